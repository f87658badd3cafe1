/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_SETUP_CHARACTERS (hk_cz_setup_characters_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSetupCharacters, hk_cz_setup_characters, HK, CZ_SETUP_CHARACTERS, AdwBin)

GtkWidget *hk_cz_setup_characters_new         (void);
void       hk_cz_setup_characters_set_players (HkCzSetupCharacters *self, const char * const *names);
void       hk_cz_setup_characters_set_each    (HkCzSetupCharacters *self, int each);
void       hk_cz_setup_characters_set_values (HkCzSetupCharacters *self, const char *components);
void       hk_cz_setup_characters_fill        (HkCzSetupCharacters *self, JsonArray *characters);
JsonArray *hk_cz_setup_characters_read        (HkCzSetupCharacters *self);

G_END_DECLS
