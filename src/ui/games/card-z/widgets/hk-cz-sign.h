/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What ails a survivor, each of a shape of its own. */
typedef enum
{
  HK_CZ_SIGN_WOUND,
  HK_CZ_SIGN_BITE,
  HK_CZ_SIGN_SICK,
  HK_CZ_SIGN_STARVING,
  HK_CZ_SIGN_TIRED,
  HK_CZ_SIGN_PAPER,
  HK_CZ_SIGN_LOAD,
  HK_CZ_SIGN_DEAD,
  HK_CZ_SIGN_BACKPACK,
  HK_CZ_SIGN_STAR,
  HK_CZ_SIGN_HOLLOW_STAR,
  HK_CZ_SIGN_ROOF,
  HK_CZ_SIGN_TENT,
  HK_CZ_SIGN_MEAL,
  HK_CZ_N_SIGNS,
} HkCzSignKind;

#define HK_TYPE_CZ_SIGN (hk_cz_sign_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSign, hk_cz_sign, HK, CZ_SIGN, GtkWidget)

GtkWidget *hk_cz_sign_new (HkCzSignKind kind, int size);
void       hk_cz_sign_set (HkCzSign *self, HkCzSignKind kind);

G_END_DECLS
