/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A voice that hears what it is given to say. */
void     hk_voice_begin        (void);
void     hk_voice_assert_heard (const char *text);
gboolean hk_voice_has_heard    (const char *text);

G_END_DECLS
