/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

JsonObject *hk_aotd_printed_find     (const char *card);
int         hk_aotd_printed_get_page (const char *card);
gboolean    hk_aotd_printed_has      (const char *card, const char *member);
gboolean    hk_aotd_printed_may_be   (const char *card, const char *kind);
gboolean    hk_aotd_printed_is_explosive (const char *card);
void        hk_aotd_printed_complete (JsonObject *component);
gboolean hk_aotd_card_is_weapon (const char *card);

G_END_DECLS
