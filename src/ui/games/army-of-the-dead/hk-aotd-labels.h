/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/army-of-the-dead/spawn/hk-aotd-odds-spawn.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

const char *hk_aotd_label_specialty_icon (const char *specialty);
const char *hk_aotd_label_free_action    (const char *kind);
const char *hk_aotd_label_seat           (HkAotdSeat seat);
char       *hk_aotd_label_rule           (const char *rule);
char       *hk_aotd_label_item           (HkAotdItem *item);
char       *hk_aotd_label_slot           (HkAotdSurvivor *survivor, HkAotdSlot slot);
char       *hk_aotd_label_chance         (double chance);
char       *hk_aotd_label_shortage       (const HkAotdSpawnOdds *odds, const char *type);
GtkWidget  *hk_aotd_label_new_skill      (const char *skill, gboolean used);
GtkWidget  *hk_aotd_label_new_item       (HkAotdItem *item);
GtkWidget  *hk_aotd_key_new              (const char *text);
GtkWidget  *hk_aotd_figure_new           (const char *value, const char *caption, const char *style);
GtkWidget  *hk_aotd_note_new             (const char *text, const char *icon);
void        hk_aotd_name_whose           (GtkWidget *button, const char *whose);

G_END_DECLS
