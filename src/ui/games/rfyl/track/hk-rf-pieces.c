/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "hk-rf-pieces.h"
#include "hk-rf-reach.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-ink.h"

/* The tokens on the track: who is where, and where there is room to draw them. */

/* Humans on one space stand on each other's shoulders, zombies side by side. */
#define ROWS_ABOVE 2
#define ROWS_BELOW 1
#define GAP 2

/* A stretch that is shorter would hardly show where it lies. */
#define LEAST_ACTION 12

/* Returns whether it stands above the track, as humans do. */
gboolean
hk_rf_piece_is_above (const HkRfPiece *self)
{
  return self->kind == HK_RF_PIECE_HUMAN || self->kind == HK_RF_PIECE_SAFE;
}

static void
add_player (GArray    *pieces,
            HkRfTable *table,
            int        number)
{
  HkRfPlayer *player = hk_rf_table_get_player (table, number);
  g_autofree char *initials = hk_player_mark_dup_text (player->name);
  HkRfPiece piece = {
    .kind = player->safe ? HK_RF_PIECE_SAFE : player->zombie ? HK_RF_PIECE_HUNTER : HK_RF_PIECE_HUMAN,
    .player = number,
    .zombie = -1,
    .space = player->safe ? 0 : player->space,
    .count = player->zombie ? hk_rf_table_get_horde_size (table, number) : 0,
    .blood = hk_rf_player_is_human (player) && hk_rf_player_count_hidden (player) > 0,
    .on_turn = hk_rf_reach_find_turn (table) == number,
    .colour = hk_ink_find_colour (player->colour),
  };

  g_strlcpy (piece.initials, initials, sizeof (piece.initials));
  g_array_append_val (pieces, piece);
}

/* Joins the zombie with others of its space; the lead zombie gives its id. */
static void
add_zombie (GArray     *pieces,
            HkRfTable  *table,
            HkRfZombie *zombie)
{
  HkRfPiece piece = { .kind = HK_RF_PIECE_ZOMBIES, .player = -1, .zombie = zombie->id, .space = zombie->space, .count = 1 };

  for (guint i = 0; i < pieces->len; i++)
    {
      HkRfPiece *other = &g_array_index (pieces, HkRfPiece, i);

      if (other->kind != HK_RF_PIECE_ZOMBIES || other->space != zombie->space)
        continue;
      other->count++;
      if (zombie->order < hk_rf_table_find_zombie (table, other->zombie)->order)
        other->zombie = zombie->id;
      return;
    }
  g_array_append_val (pieces, piece);
}

/* From the start to the victory space, and on a space as they stand around the table. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const HkRfPiece *left = a;
  const HkRfPiece *right = b;

  if (hk_rf_piece_is_above (left) != hk_rf_piece_is_above (right))
    return hk_rf_piece_is_above (left) ? -1 : 1;
  if (left->space != right->space)
    return right->space - left->space;
  return left->player - right->player;
}

/* Returns (transfer full) (element-type HkRfPiece): all pieces, not laid out; those above the track first, and then
 * from the start to the victory space. */
GArray *
hk_rf_pieces_list (HkRfTable *table)
{
  GArray *pieces = g_array_new (FALSE, TRUE, sizeof (HkRfPiece));

  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    add_player (pieces, table, i);
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (table, i);

      if (zombie->leader < 0)
        add_zombie (pieces, table, zombie);
    }
  g_array_sort (pieces, compare);
  return pieces;
}

/* A count needs room beside the token. */
static float
get_width (const HkRfPiece *piece,
           float            side)
{
  if (piece->kind == HK_RF_PIECE_HUNTER)
    return piece->count > 0 ? side * (piece->count > 9 ? 2.7f : 2.45f) : side;
  return piece->kind == HK_RF_PIECE_ZOMBIES && piece->count > 1 ? side * (piece->count > 9 ? 1.85f : 1.6f) : side;
}

/* The pieces from @first on that stand on one space on one side of the track. */
static guint
find_end (GArray *pieces,
          guint   first)
{
  const HkRfPiece *piece = &g_array_index (pieces, HkRfPiece, first);
  guint end = first + 1;

  while (end < pieces->len && g_array_index (pieces, HkRfPiece, end).space == piece->space
         && hk_rf_piece_is_above (&g_array_index (pieces, HkRfPiece, end)) == hk_rf_piece_is_above (piece))
    end++;
  return end;
}

static guint
count_rows (GArray *pieces,
            guint   first)
{
  return hk_rf_piece_is_above (&g_array_index (pieces, HkRfPiece, first)) ? ROWS_ABOVE : ROWS_BELOW;
}

/* How wide the column of a group is that begins with @first. */
static float
get_column_width (GArray *pieces,
                  guint   first,
                  guint   end,
                  float   side)
{
  float width = 0;

  for (guint i = first; i < MIN (end, first + count_rows (pieces, first)); i++)
    width = MAX (width, get_width (&g_array_index (pieces, HkRfPiece, i), side));
  return width + GAP;
}

static float
get_group_width (GArray *pieces,
                 guint   first,
                 guint   end,
                 float   side)
{
  float width = 0;

  for (guint i = first; i < end; i += count_rows (pieces, first))
    width += get_column_width (pieces, i, end, side);
  return width;
}

/* Returns the size with which all of them fit beside each other.
 * @pieces: (element-type HkRfPiece): pieces
 * @most: how big a piece should be, in pixels
 * @least: how small it may be */
float
hk_rf_pieces_fit (GArray          *pieces,
                  const HkRfGauge *gauge,
                  float            most,
                  float            least)
{
  float totals[2] = { 0, 0 };
  float total;

  for (guint first = 0; first < pieces->len; first = find_end (pieces, first))
    totals[hk_rf_piece_is_above (&g_array_index (pieces, HkRfPiece, first)) ? 0 : 1] += get_group_width (pieces, first, find_end (pieces, first), most);
  total = MAX (totals[0], totals[1]);
  return total <= gauge->width ? most : MAX (least, floorf (most * gauge->width / total));
}

/* Column by column, the first of each next to the track. */
static void
place_group (GArray *pieces,
             guint   first,
             guint   end,
             float   side,
             float   left,
             float   edge)
{
  const gboolean above = hk_rf_piece_is_above (&g_array_index (pieces, HkRfPiece, first));

  for (guint column = first; column < end; column += count_rows (pieces, first))
    {
      const float width = get_column_width (pieces, column, end, side);

      for (guint i = column; i < MIN (end, column + count_rows (pieces, first)); i++)
        {
          HkRfPiece *piece = &g_array_index (pieces, HkRfPiece, i);
          const float own = get_width (piece, side);
          const float step = (float) (i - column) * (side + GAP);

          graphene_rect_init (&piece->rect, left + (width - own) / 2, above ? edge - side - step : edge + step, own, side);
        }
      left += width;
    }
}

static void
lay_out_side (GArray          *pieces,
              guint            from,
              guint            to,
              const HkRfGauge *gauge,
              float            side,
              float            edge)
{
  g_autofree float *centres = g_new (float, to - from + 1);
  g_autofree float *widths = g_new (float, to - from + 1);
  g_autofree guint *firsts = g_new (guint, to - from + 1);
  guint n = 0;

  for (guint first = from; first < to; first = find_end (pieces, first))
    {
      centres[n] = hk_rf_gauge_get_x (gauge, g_array_index (pieces, HkRfPiece, first).space);
      widths[n] = get_group_width (pieces, first, find_end (pieces, first), side);
      if (gauge->rtl)
        centres[n] = gauge->width - centres[n];
      firsts[n++] = first;
    }
  hk_rf_gauge_spread (centres, widths, n, 0, gauge->width);
  for (guint i = 0; i < n; i++)
    place_group (pieces, firsts[i], find_end (pieces, firsts[i]), side,
                 (gauge->rtl ? gauge->width - centres[i] : centres[i]) - widths[i] / 2, edge);
}

/* Returns how much room the pieces on that side of the track need, in pixels.
 * @side: how high a piece is, in pixels
 * @above: whether above the track */
float
hk_rf_pieces_get_height (float    side,
                         gboolean above)
{
  return (float) (above ? ROWS_ABOVE : ROWS_BELOW) * (side + GAP);
}

/* Returns how high pieces can be there, in pixels.
 * @height: room on both sides of the track together, in pixels */
float
hk_rf_pieces_find_side (float height)
{
  return floorf (height / (ROWS_ABOVE + ROWS_BELOW) - GAP);
}

/* Finds room for all pieces, as close to their spaces as can be.
 * @pieces: (element-type HkRfPiece): pieces, of which the rectangles are set
 * @side: how high a piece is, in pixels
 * @top: the edge above which humans stand
 * @bottom: the edge below which zombies stand */
void
hk_rf_pieces_lay_out (GArray          *pieces,
                      const HkRfGauge *gauge,
                      float            side,
                      float            top,
                      float            bottom)
{
  guint n_above = 0;

  while (n_above < pieces->len && hk_rf_piece_is_above (&g_array_index (pieces, HkRfPiece, n_above)))
    n_above++;
  lay_out_side (pieces, 0, n_above, gauge, side, top);
  lay_out_side (pieces, n_above, pieces->len, gauge, side, bottom);
}

/* Returns (nullable): the piece there.
 * @pieces: (element-type HkRfPiece): pieces that are laid out */
HkRfPiece *
hk_rf_pieces_find (GArray *pieces,
                   float   x,
                   float   y)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      HkRfPiece *piece = &g_array_index (pieces, HkRfPiece, i);

      if (graphene_rect_contains_point (&piece->rect, &GRAPHENE_POINT_INIT (x, y)))
        return piece;
    }
  return NULL;
}

/* Returns the piece as it is drawn on its way.
 * @progress: from 0, where it begins, to 1, where it stands */
HkRfPiece
hk_rf_piece_get_drawn (const HkRfPiece *self,
                       double           progress)
{
  HkRfPiece drawn = *self;

  if (self->from.size.width > 0)
    graphene_rect_interpolate (&self->from, &self->rect, progress, &drawn.rect);
  return drawn;
}

/* The zombies of a space that nobody leads have one among them that leads; a horde joins others by losing its own. */
static const HkRfPiece *
find_before (GArray          *before,
             const HkRfPiece *piece)
{
  for (guint i = 0; i < before->len; i++)
    {
      const HkRfPiece *other = &g_array_index (before, HkRfPiece, i);

      if (piece->player >= 0 ? other->player == piece->player : other->player < 0 && other->zombie == piece->zombie)
        return other;
    }
  return NULL;
}

/* Lets pieces go on from where they are drawn.
 * @pieces: (element-type HkRfPiece): pieces, not yet laid out
 * @before: (element-type HkRfPiece): pieces as they were, laid out
 * @progress: how far those had come on their way
 *
 * Returns whether any stands on another space now. */
gboolean
hk_rf_pieces_follow (GArray *pieces,
                     GArray *before,
                     double  progress)
{
  gboolean moved = FALSE;

  for (guint i = 0; i < pieces->len; i++)
    {
      HkRfPiece *piece = &g_array_index (pieces, HkRfPiece, i);
      const HkRfPiece *old = find_before (before, piece);

      if (old == NULL)
        continue;
      piece->from = piece->rect = hk_rf_piece_get_drawn (old, progress).rect;
      moved = moved || old->space != piece->space;
    }
  return moved;
}

/* Finds the stretch from the rearmost piece to the foremost, with as much as the player on turn may add to it.
 * @pieces: (element-type HkRfPiece): pieces
 * @reach: where the player on turn can go
 * @first: (inout): the furthest space of the track; the furthest one where something happens
 * @last: (out): the closest one where something happens */
void
hk_rf_pieces_find_action (GArray          *pieces,
                          const HkRfReach *reach,
                          int             *first,
                          int             *last)
{
  const int end = *first;
  int far = reach->player >= 0 ? reach->back : 0;
  int near_by = reach->player >= 0 ? reach->front : end;

  for (guint i = 0; i < pieces->len; i++)
    {
      const HkRfPiece *piece = &g_array_index (pieces, HkRfPiece, i);

      if (piece->kind == HK_RF_PIECE_SAFE)
        continue;
      far = MAX (far, piece->space);
      near_by = MIN (near_by, piece->space);
    }
  far = MIN (far + 1, end);
  near_by = MAX (0, MIN (near_by - 1, far - LEAST_ACTION));
  *first = MIN (MAX (far, near_by + LEAST_ACTION), end);
  *last = near_by <= 3 ? 0 : near_by;
}
