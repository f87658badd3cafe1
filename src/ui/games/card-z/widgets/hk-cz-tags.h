/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-cz-symbol.h"

G_BEGIN_DECLS

/* Short facts side by side, each on a ground of its own. They are shown one after the other between hk_cz_tags_begin() and
 * hk_cz_tags_end(); those that are there already are used again. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *next;
} HkCzTags;

void hk_cz_tags_begin      (HkCzTags *tags, GtkWidget *box);
void hk_cz_tags_add        (HkCzTags *tags, const char *text, const char *style);
void hk_cz_tags_add_symbol (HkCzTags *tags, HkCzSymbolKind kind, const char *text, const char *style, const char *tooltip);
void hk_cz_tags_add_player (HkCzTags *tags, const char *player, const char *colour, const char *text, const char *style);
void hk_cz_tags_end        (HkCzTags *tags);

G_END_DECLS
