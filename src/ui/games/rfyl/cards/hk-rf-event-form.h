/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define HK_TYPE_RF_EVENT_FORM (hk_rf_event_form_get_type ())
G_DECLARE_FINAL_TYPE (HkRfEventForm, hk_rf_event_form, HK, RF_EVENT_FORM, AdwBin)

/* What is printed on an Event card that is not known yet. */
void        hk_rf_event_form_set_name (HkRfEventForm *self, const char *name);
gboolean    hk_rf_event_form_ask      (HkRfEventForm *self);
JsonObject *hk_rf_event_form_read     (HkRfEventForm *self);

G_END_DECLS
