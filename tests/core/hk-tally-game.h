/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-table.h"
#include "core/record/hk-deck.h"

G_BEGIN_DECLS

/* A game that is just large enough to try the house with: players with a score, one deck. */
typedef struct
{
  HkRecord parent_instance;
  char    *name;
  int      score;
} HkTallyPlayer;

typedef struct
{
  HkTable     parent_instance;
  HkRecordList *players;
  HkDeck     *deck;
  int         round;
  gboolean    over;
  GStrv       house_rules;
} HkTallyTable;

GType             hk_tally_player_get_type (void);
GType             hk_tally_table_get_type  (void);
const HkGameSpec *hk_tally_get_spec        (void);
JsonObject       *hk_tally_make_setup      (guint n_players);
HkTallyPlayer    *hk_tally_get_player      (HkTable *table, guint n);

G_END_DECLS
