/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define HK_TYPE_RANDOM (hk_random_get_type ())
G_DECLARE_FINAL_TYPE (HkRandom, hk_random, HK, RANDOM, GObject)

HkRandom *hk_random_new              (guint64 seed);
HkRandom *hk_random_new_from_entropy (void);
guint32   hk_random_below            (HkRandom *self, guint32 n);
char     *hk_random_save             (HkRandom *self);
gboolean  hk_random_restore          (HkRandom *self, const char *text, GError **error);

G_END_DECLS
