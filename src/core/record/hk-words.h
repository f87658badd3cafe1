/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean hk_words_have (const char *words, char separator, const char *word);

G_END_DECLS
