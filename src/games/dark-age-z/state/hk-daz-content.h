/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the rulebook prints of the cards, read from the game's content once and kept. */

typedef struct
{
  const char *id;
  const char *name;
  int         attack;
  const char *type;      /* "melee", "ranged" or "cavalry" */
  guint       zones;     /* bit 1 for Zone 1 to bit 5 for Zone 5 */
  const char *rule;      /* global id */
} HkDazCommander;

typedef struct
{
  const char *id;
  const char *name;
  gboolean    planning;  /* whether it can be played in Phase 1 */
  gboolean    rallying;  /* whether it can be played in Phase 2 */
  gboolean    any_time;
  int         copies;
  const char *effect_a;  /* in a few words */
  const char *effect_b;
  const char *rule;      /* global id */
} HkDazRelic;

typedef struct
{
  const char *id;
  const char *name;
  int         zombies;
  int         hp;
  int         damage;
  int         speed;
  const char *ability;   /* "ranged-immune", "melee-immune", "reset-technology" or "weaken-zones" */
  const char *rule;      /* global id */
} HkDazBoss;

typedef struct
{
  const char *id;
  const char *title;
  int         set;       /* 1 to 5 */
  const char *type;      /* "all-time", "daily" or "end-game" */
  const char *rule;      /* global id */
  int         points;    /* what it gives each time */
  int         tokens;
  int         cards;     /* Army Cards */
  int         relics;
  int         reactivations;
  int         most;      /* how often it gives that in a day; 0 as often as it is earned */
} HkDazMission;

const HkDazCommander *hk_daz_content_list_commanders (guint *n);
const HkDazCommander *hk_daz_content_find_commander  (const char *id);
const HkDazRelic     *hk_daz_content_list_relics     (guint *n);
const HkDazRelic     *hk_daz_content_find_relic      (const char *id);
const HkDazBoss      *hk_daz_content_list_bosses     (guint *n);
const HkDazBoss      *hk_daz_content_find_boss       (const char *id);
const HkDazMission   *hk_daz_content_list_missions   (guint *n);
const HkDazMission   *hk_daz_content_find_mission    (const char *id);
gboolean              hk_daz_commander_fits          (const HkDazCommander *commander, int zone);

G_END_DECLS
