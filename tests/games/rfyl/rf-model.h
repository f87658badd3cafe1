/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

#define RF_MODEL_MOST 32

typedef struct
{
  char name[16];
  char kind;
  int  uses;
  int  bonus;
  int  kills;
} RfModelItem;

typedef struct
{
  int      drops;
  gboolean revealed;
  gboolean due;
  gboolean infected;
} RfModelBlood;

typedef struct
{
  gboolean     zombie;
  gboolean     safe;
  gboolean     moved;
  gboolean     blocked;
  int          space;
  int          from;
  int          bullets;
  int          blood_due;
  int          speed;
  int          cleared_by;
  int          skips;
  int          move_bonus;
  int          out_turn;
  int          turned_turn;
  int          turned_phase;
  int          n_ties;
  int          ties[RF_MODEL_MOST];
  int          n_items;
  RfModelItem  items[RF_MODEL_MOST];
  int          n_bloods;
  RfModelBlood bloods[RF_MODEL_MOST];
} RfModelPlayer;

typedef struct
{
  int      id;
  int      space;
  int      leader;
  int      bullets;
  int      order;
  gboolean joined;
} RfModelZombie;

typedef struct
{
  int         space;
  int         bullets;
  int         n_items;
  RfModelItem items[RF_MODEL_MOST];
} RfModelPile;

/* @state: the first letter of it */
typedef struct
{
  int      space;
  int      player;
  int      zombie;
  int      zombie_player;
  int      leader;
  gboolean encounter;
  gboolean killed;
  char     state;
  int      bonus;
} RfModelFight;

/* A table of RFYL once more, in plain numbers, for a second statement of its rules. What is drawn from decks is not in it.
 * @phase: the first letter of it; f for combat
 * @outcome: the first letter of it; 0 while the game goes on */
typedef struct
{
  char          phase;
  int           turn;
  gboolean      counted;
  gboolean      zombies_moved;
  int           zombie_card;
  int           next_zombie;
  int           next_order;
  char          outcome;
  int           distance;
  int           first_player;
  int           group_size;
  char          victory;
  gboolean      strategic;
  gboolean      by_speed;
  gboolean      allow_unrevealed;
  GStrv         rules;
  int           winners;  /* a bit for each */
  int           n_players;
  RfModelPlayer players[8];
  int           n_zombies;
  RfModelZombie zombies[RF_MODEL_MOST];
  int           n_piles;
  RfModelPile   piles[RF_MODEL_MOST];
  int           n_fights;
  RfModelFight  fights[RF_MODEL_MOST];
  int           n_draws;
  char          draws[RF_MODEL_MOST];
} RfModel;

void     rf_model_read         (RfModel *model, HkRfTable *table);
void     rf_model_assert_equal (RfModel *model, HkRfTable *table, const char *after);

/* What the rules say, once more. */
gboolean rf_model_has_rule      (RfModel *model, const char *id);
gboolean rf_model_is_human      (const RfModelPlayer *player);
int      rf_model_compare       (RfModel *model, int a, int b);
int      rf_model_list_clockwise (RfModel *model, int *list);
int      rf_model_list_slowest  (RfModel *model, int space, int *list);
int      rf_model_list_hunted   (RfModel *model, int *spaces);
int      rf_model_count_horde   (RfModel *model, int player);
void     rf_model_shift         (RfModel *model, RfModelZombie *zombie, int space);
void     rf_model_add_zombies   (RfModel *model, int space, int count);
void     rf_model_remove_zombie (RfModel *model, int id);
void     rf_model_strike_down   (RfModel *model, int player);
void     rf_model_turn          (RfModel *model, int player, gboolean infected);
void     rf_model_check_out     (RfModel *model, int player);
void     rf_model_check_end     (RfModel *model);

G_END_DECLS
