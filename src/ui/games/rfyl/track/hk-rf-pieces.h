/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "hk-rf-gauge.h"
#include "hk-rf-reach.h"

G_BEGIN_DECLS

/* @HK_RF_PIECE_HUMAN: a player on the run
 * @HK_RF_PIECE_SAFE: a player who is out
 * @HK_RF_PIECE_HUNTER: a zombie player, with the horde
 * @HK_RF_PIECE_ZOMBIES: the zombies of a space that nobody leads */
typedef enum
{
  HK_RF_PIECE_HUMAN,
  HK_RF_PIECE_SAFE,
  HK_RF_PIECE_HUNTER,
  HK_RF_PIECE_ZOMBIES,
} HkRfPieceKind;

/* A token on the track, or a pile of them.
 * @player: whose token it is; −1 of nobody
 * @zombie: the id of the lead zombie; −1 none
 * @space: counted from the victory space
 * @count: how many zombies it stands for: of the space, or of the horde
 * @blood: whether hidden Blood cards lie before the player
 * @on_turn: whether it is the player's turn
 * @rect: where it stands
 * @from: where it was drawn when it began to move there */
typedef struct
{
  HkRfPieceKind   kind;
  int             player;
  int             zombie;
  int             space;
  int             count;
  gboolean        blood;
  gboolean        on_turn;
  char            initials[16];
  const GdkRGBA  *colour;
  graphene_rect_t rect;
  graphene_rect_t from;
} HkRfPiece;

GArray    *hk_rf_pieces_list       (HkRfTable *table);
float      hk_rf_pieces_fit        (GArray *pieces, const HkRfGauge *gauge, float most, float least);
float      hk_rf_pieces_find_side  (float height);
float      hk_rf_pieces_get_height (float side, gboolean above);
void       hk_rf_pieces_lay_out    (GArray *pieces, const HkRfGauge *gauge, float side, float top, float bottom);
HkRfPiece *hk_rf_pieces_find       (GArray *pieces, float x, float y);
void       hk_rf_pieces_find_action (GArray *pieces, const HkRfReach *reach, int *first, int *last);
gboolean   hk_rf_piece_is_above    (const HkRfPiece *self);
gboolean   hk_rf_pieces_follow     (GArray *pieces, GArray *before, double progress);
HkRfPiece  hk_rf_piece_get_drawn   (const HkRfPiece *self, double progress);

G_END_DECLS
