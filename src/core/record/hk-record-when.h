/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "hk-record.h"

G_BEGIN_DECLS

int      hk_record_count_value (JsonNode *value);
gboolean hk_record_fits        (gpointer    self,
                                JsonObject *object);

G_END_DECLS
