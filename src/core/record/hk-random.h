/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _HkRandom HkRandom;

HkRandom *hk_random_new              (guint64 seed);
HkRandom *hk_random_new_from_entropy (void);
HkRandom *hk_random_ref              (HkRandom *self);
void      hk_random_unref            (HkRandom *self);
guint32   hk_random_below            (HkRandom *self, guint32 n);
char     *hk_random_save             (HkRandom *self);
gboolean  hk_random_restore          (HkRandom *self, const char *text, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkRandom, hk_random_unref)

G_END_DECLS
