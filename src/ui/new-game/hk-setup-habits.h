/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-keep-rows.h"
#include "ui/app/hk-application.h"

G_BEGIN_DECLS

guint    hk_setup_count_pack   (HkApplication *application, const HkGameSpec *game);
char    *hk_setup_dup_way      (HkApplication *application, const HkGameSpec *game);
void     hk_setup_remember_way (HkApplication *application, const HkGameSpec *game, const char *way);
gboolean hk_setup_add_pack     (HkApplication *application, const HkGameSpec *game, JsonObject *setup, GError **error);
gboolean hk_setup_ask_for_empty_box (HkApplication *application, const HkGameSpec *game, JsonObject *setup);

HkKeepRows *hk_setup_add_keep_rows (AdwPreferencesGroup *group, const HkGameSpec *game);
void     hk_setup_show_kept     (HkKeepRows *rows, HkApplication *application, const HkGameSpec *game, const char * const *names);
void     hk_setup_remember_kept (HkKeepRows *rows, HkApplication *application, const HkGameSpec *game, const char * const *names);
void     hk_setup_fill_kept     (HkKeepRows *rows, const HkGameSpec *game, JsonObject *setup);
void     hk_setup_add_kept      (HkKeepRows *rows, const HkGameSpec *game, JsonObject *setup);

GStrv    hk_setup_list_house     (GSettings *settings, const HkGameSpec *game, const char * const *names);
void     hk_setup_forget_group   (GSettings *settings, const char * const *names);
void     hk_setup_remember_house (GSettings *settings, const HkGameSpec *game, const char * const *names, const char * const *ids);

G_END_DECLS
