/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dark-age-z/hk-daz-table.h"
#include "hk-error.h"

G_BEGIN_DECLS

/* Games of Dark Age Z for tests. */
HkDazTable *daz_new      (const char *setup, guint64 seed);
void        daz_play     (HkDazTable *table, const char *line);
char       *daz_say      (HkDazTable *table, const char *line);
void        daz_refuse   (HkDazTable *table, const char *line, HkError code);
void        daz_give     (HkDazTable *table, int kingdom, const char *card);
void        daz_place    (HkDazTable *table, int frontier, int zone, const char *card, int loyalty, gboolean defeated);
void        daz_empty_hand (HkDazTable *table, int kingdom);

G_END_DECLS
