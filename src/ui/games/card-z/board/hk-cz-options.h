/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_OPTIONS (hk_cz_options_get_type ())
G_DECLARE_FINAL_TYPE (HkCzOptions, hk_cz_options, HK, CZ_OPTIONS, HkView)

void hk_cz_options_set       (HkCzOptions *self, GPtrArray *options);
void hk_cz_options_set_rare  (HkCzOptions *self, const char * const *moves);
void hk_cz_options_move_fold (HkCzOptions *self, GtkBox *to);

G_END_DECLS
