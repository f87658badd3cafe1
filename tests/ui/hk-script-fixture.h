/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-ui-fixture.h"

G_BEGIN_DECLS

/* A game that is written down, to be played in a window: the first line of the file lays it out, each other one is a move. */
HkSession *hk_script_open   (const char *game, const char *path);
guint      hk_script_count  (const char *path);
void       hk_script_play   (HkSession *session, const char *path, guint from, guint to);

G_END_DECLS
