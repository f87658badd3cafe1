/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_TOKEN (hk_cz_token_get_type ())
G_DECLARE_FINAL_TYPE (HkCzToken, hk_cz_token, HK, CZ_TOKEN, GtkWidget)

/* Property: size, of its square, in pixels. */
void hk_cz_token_set (HkCzToken *self, const char *type, gboolean helmet, gboolean sideways);

void hk_cz_token_add_letters (GStrvBuilder *builder);

G_END_DECLS
