/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* The dice of a roll on the sheet of the Vault adviser. They are tapped to set them aside, those of the best choice already are,
 * and the chance of the choice stands beside the best one. */
#define HK_TYPE_AOTD_SET_ASIDE (hk_aotd_set_aside_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSetAside, hk_aotd_set_aside, HK, AOTD_SET_ASIDE, AdwBin)

GtkWidget *hk_aotd_set_aside_new (JsonObject *result, JsonObject *params);

G_END_DECLS
