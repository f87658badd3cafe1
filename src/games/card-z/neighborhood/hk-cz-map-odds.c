/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-map-odds.h"

/* Exact odds of what walks and what burns: sums over all dice, never samples. */

#define FIRE_FACES 10.0

static int
find_spot (const HkCzSpot *spots,
           guint           n_spots,
           int             q,
           int             r)
{
  for (guint i = 0; i < n_spots; i++)
    if (spots[i].q == q && spots[i].r == r)
      return (int) i;
  return -1;
}

/* Frees them. */
void
hk_cz_fires_free (HkCzFires *self)
{
  g_array_unref (self->chances);
  g_array_unref (self->new_fires);
  g_free (self);
}

typedef struct
{
  const HkCzSpot *spots;
  guint           n_spots;
  const gboolean *burning;
  GArray         *sources;   /* int */
  gboolean       *caught;
  GArray         *new_fires; /* double */
  GArray         *chances;   /* double, by the numbers of the hexes */
  guint           n_chips;   /* that are left */
} Spread;

/* Goes through all directions of the fires from @next on; @p is how likely those before came so. */
static void
spread (Spread *self,
        guint   next,
        guint   n_caught,
        double  p)
{
  double nothing = 1.0;
  const HkCzSpot *from;

  if (next == self->sources->len || n_caught == self->n_chips)
    {
      g_array_index (self->new_fires, double, n_caught) += p;
      return;
    }
  from = &self->spots[g_array_index (self->sources, int, next)];
  for (int die = 1; die <= HK_CZ_N_DIRECTIONS; die++)
    {
      int q = from->q;
      int r = from->r;
      int to;

      hk_cz_map_step (die, &q, &r);
      to = find_spot (self->spots, self->n_spots, q, r);
      if (to < 0 || self->burning[to] || self->caught[to])
        continue;
      nothing -= 1 / FIRE_FACES;
      g_array_index (self->chances, double, to) += p / FIRE_FACES;
      self->caught[to] = TRUE;
      spread (self, next + 1, n_caught + 1, p / FIRE_FACES);
      self->caught[to] = FALSE;
    }
  spread (self, next + 1, n_caught, p * nothing);
}

/* Each fire rolls a d10 at dawn, in the order of the hexes: 1 to 6 spreads it to the next Location in that
 * direction, anything else does not (Raging Fire). There are five fire-chips, and no Location burns without one
 * (page 1, ruling.fire-chips). Returns (transfer full): the odds.
 * @spots: (array length=n_spots): the hexes of the map
 * @burning: (array length=n_spots): which of them burn, five at most */
HkCzFires *
hk_cz_fires_work_out (const HkCzSpot *spots,
                      guint           n_spots,
                      const gboolean *burning)
{
  HkCzFires *self = g_new0 (HkCzFires, 1);
  g_autoptr (GArray) sources = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree gboolean *caught = g_new0 (gboolean, n_spots);
  Spread search = { spots, n_spots, burning, sources, caught, NULL, NULL, 0 };

  self->chances = g_array_sized_new (FALSE, TRUE, sizeof (double), n_spots);
  g_array_set_size (self->chances, n_spots);
  self->new_fires = g_array_new (FALSE, TRUE, sizeof (double));
  for (int i = 0; i < (int) n_spots; i++)
    if (burning[i])
      g_array_append_val (sources, i);
  g_array_set_size (self->new_fires, sources->len + 1);
  search.new_fires = self->new_fires;
  search.chances = self->chances;
  search.n_chips = HK_CZ_N_FIRES - MIN (sources->len, HK_CZ_N_FIRES);
  spread (&search, 0, 0, 1.0);
  for (guint i = 0; i < self->new_fires->len; i++)
    {
      self->mean += i * g_array_index (self->new_fires, double, i);
      if (sources->len + i >= HK_CZ_N_FIRES)
        self->all += g_array_index (self->new_fires, double, i);
    }
  return self;
}

typedef struct
{
  int    q;
  int    r;
  double p;
  double unseen; /* of it, without having been at the watched hex */
} Cell;

static Cell *
get_cell (GArray *cells,
          int     q,
          int     r)
{
  Cell cell = { q, r, 0, 0 };

  for (guint i = 0; i < cells->len; i++)
    if (g_array_index (cells, Cell, i).q == q && g_array_index (cells, Cell, i).r == r)
      return &g_array_index (cells, Cell, i);
  g_array_append_val (cells, cell);
  return &g_array_index (cells, Cell, cells->len - 1);
}

static int
get_distance_off (const HkCzSpot *spots,
                  guint           n_spots,
                  int             q,
                  int             r)
{
  int nearest = G_MAXINT;

  for (guint i = 0; i < n_spots; i++)
    nearest = MIN (nearest, hk_cz_map_get_distance (q, r, spots[i].q, spots[i].r));
  return nearest;
}

/* A horde goes by a d6; one hex off the map it may come back, two hexes off it is gone (The Horde). Boomboxes are
 * not reckoned with. Returns (transfer full) (element-type double): how likely it is gone after each phase.
 * @spots: (array length=n_spots): the hexes of the map
 * @q: column of the hex where the horde is
 * @twice_gone: whether a second step beside the map takes it away as well, as by a house rule (ruling.off-map)
 * @phases: ends of phases to look ahead
 * @watched: a hex of the map; −1 none
 * @visit: (out) (optional): how likely the horde comes to @watched within them */
GArray *
hk_cz_horde_work_out (const HkCzSpot *spots,
                      guint           n_spots,
                      int             q,
                      int             r,
                      gboolean        twice_gone,
                      guint           phases,
                      int             watched,
                      double         *visit)
{
  GArray *gone = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  Cell *start = get_cell (cells, q, r);
  double left = 0;
  double seen = 0;

  start->p = 1;
  start->unseen = 1;
  for (guint phase = 0; phase < phases; phase++)
    {
      g_autoptr (GArray) after = g_array_new (FALSE, FALSE, sizeof (Cell));

      for (guint i = 0; i < cells->len; i++)
        for (int die = 1; die <= HK_CZ_N_DIRECTIONS; die++)
          {
            const Cell *from = &g_array_index (cells, Cell, i);
            const double p = from->p / HK_CZ_N_DIRECTIONS;
            const double unseen = from->unseen / HK_CZ_N_DIRECTIONS;
            int to_q = from->q;
            int to_r = from->r;
            int off;
            Cell *to;

            hk_cz_map_step (die, &to_q, &to_r);
            off = get_distance_off (spots, n_spots, to_q, to_r);
            if (off > 1 || (off == 1 && twice_gone && find_spot (spots, n_spots, from->q, from->r) < 0))
              {
                left += p;
                continue;
              }
            to = get_cell (after, to_q, to_r);
            to->p += p;
            if (watched >= 0 && spots[watched].q == to_q && spots[watched].r == to_r)
              seen += unseen;
            else
              to->unseen += unseen;
          }
      g_array_append_val (gone, left);
      g_array_unref (g_steal_pointer (&cells));
      cells = g_steal_pointer (&after);
    }
  if (visit != NULL)
    *visit = seen;
  return gone;
}
