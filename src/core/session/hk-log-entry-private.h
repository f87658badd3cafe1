/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-session.h"

G_BEGIN_DECLS

HkLogEntry *hk_log_entry_new_made (guint number, HkMove *move);
HkLogEntry *hk_log_entry_new_read (guint number, GBytes *text, gsize offset, gsize length);
void        hk_log_entry_set_undone (HkLogEntry *self, gboolean undone);

G_END_DECLS
