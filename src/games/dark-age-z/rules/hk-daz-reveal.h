/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-content.h"
#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_daz_reveal_moves[];
extern const guint      hk_daz_n_reveal_moves;

/* Parameters that tell an invasion card and where the marker starts for it. */
#define HK_DAZ_INVASION_PARAMS \
  { "invasion", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The invasion card that was revealed, when its values are known"), \
    N_("Invasion card") }, \
  { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name on the invasion card"), N_("Name of the card") }, \
  { "zombies", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Basic column: how many zombies"), N_("Zombies (Basic Column)") }, \
  { "hp", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Basic column: their hit points"), N_("Hit Points (Basic Column)") }, \
  { "power-up-zombies", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Power Up column: how many zombies more"), \
    N_("Zombies (Power Up Column)") }, \
  { "power-up-hp", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Power Up column: hit points more"), \
    N_("Hit Points (Power Up Column)") }, \
  { "damage", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The damage of each zombie at a City Gate"), N_("Damage") }, \
  { "speed", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The speed of the zombies"), N_("Speed") }, \
  { "steps", HK_PARAM_INT, FALSE, 1, 99, NULL, N_("Steps from the place of that speed to the end of the Zombie Movement Track"), \
    N_("Steps to the end of the movement track") }, \
  { "boss", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The boss that was revealed, on the last day"), \
    N_("Boss") }

const HkDazBoss *hk_daz_get_boss  (HkDazTable *self);
gboolean hk_daz_reveal_card       (HkDazTable *self, HkMove *move, int day, GError **error);
void     hk_daz_form_hordes       (HkDazTable *self, HkMove *move);
gboolean hk_daz_reveal_invasion   (HkDazTable *self, HkMove *move, int day, GError **error);
gboolean hk_daz_knows_next_invasion (HkDazTable *self);
gboolean hk_daz_reveal_commanders (HkDazTable *self, HkMove *move, const char *param, GError **error);
void     hk_daz_place_marker      (HkDazTable *self, HkMove *move);
void     hk_daz_list_unknown_of_invasion (HkDazTable *self, HkMove *move, int day, GStrvBuilder *builder);

G_END_DECLS
