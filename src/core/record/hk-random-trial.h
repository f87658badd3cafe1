/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-random-log.h"

G_BEGIN_DECLS

/* Decides in a trial in place of chance. Returns a number from 0 to @below − 1. */
typedef guint32 (*HkRandomChoose) (guint32  below,
                                   gpointer user_data);

HkRandomLog *hk_random_log_new_trial (HkRandom *random, HkRandomChoose choose, gpointer user_data);
gboolean     hk_random_log_is_trial  (HkRandomLog *self);

G_END_DECLS
