/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"

/* Sessions of the small game, and their journals. */

char *hk_tally_new_path (void);
HkSession *hk_tally_new_session (const char *path);
gboolean hk_tally_try_score (HkSession *session, int points, GError **error);
void hk_tally_score (HkSession *session, int points);
int hk_tally_get_score (HkSession *session);
char *hk_tally_read_text (const char *path, gsize *length);
char *hk_tally_make_journal (guint n_moves, gsize *length);
char **hk_tally_split_lines (const char *text);
char *hk_tally_put (const char *text, gsize length);
void hk_tally_end (HkSession *session);
