/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

GStrv hk_player_marks_make (const char * const *names, const char * const *taken);

G_END_DECLS
