/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-rf-chase.h"

/* How the zombies without a leader move: all by one card, each toward the nearest human (Zombie Movement). */

static gboolean
holds (const int *spaces,
       guint      n_spaces,
       int        space)
{
  for (guint i = 0; i < n_spaces; i++)
    if (spaces[i] == space)
      return TRUE;
  return FALSE;
}

/* The nearest human, forward or back; of two at the same distance the one closer to the victory space. Returns the
 * space of the human; −1 when there is nobody.
 * @humans: (array length=n_humans): the spaces of the humans
 * @space: where the zombie is */
static int
find_target (const int *humans,
             guint      n_humans,
             int        space)
{
  int best = -1;

  for (guint i = 0; i < n_humans; i++)
    {
      const int further = best < 0 ? -1 : ABS (humans[i] - space) - ABS (best - space);

      if (further < 0 || (further == 0 && humans[i] < best))
        best = humans[i];
    }
  return best;
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      data)
{
  const HkRfChaser *left = a;
  const HkRfChaser *right = b;

  if (left->space != right->space)
    return left->space - right->space;
  return left->order != right->order ? left->order - right->order : left->id - right->id;
}

/* Whether a zombie of another group stands on @space at this moment: those before @first have moved, those from @end on have not. */
static gboolean
is_held (const HkRfChaser *chasers,
         guint             n_chasers,
         guint             first,
         guint             end,
         int               space)
{
  for (guint i = 0; i < n_chasers; i++)
    if ((i < first && chasers[i].to == space) || (i >= end && chasers[i].space == space))
      return TRUE;
  return FALSE;
}

/* Moves all of them, those closest to the victory space first, zombies on one space together. They stop at a human,
 * at a zombie player, whose horde they join, and at other zombies, which they cannot pass (Zombie Movement).
 * @chasers: (array length=n_chasers): the zombies without a leader; sorted into the order in which they move
 * @humans: (array length=n_humans): the spaces of the humans
 * @hunters: (array length=n_hunters): the spaces of the zombie players
 * @behind: whether zombies stop one space behind other zombies, and not with them (ruling.stopped-zombies) */
void
hk_rf_chase_move (HkRfChaser *chasers,
                  guint       n_chasers,
                  const int  *humans,
                  guint       n_humans,
                  const int  *hunters,
                  guint       n_hunters,
                  int         value,
                  gboolean    behind)
{
  guint end;

  g_sort_array (chasers, n_chasers, sizeof (HkRfChaser), compare, NULL);
  for (guint first = 0; first < n_chasers; first = end)
    {
      const int start = chasers[first].space;
      const int target = find_target (humans, n_humans, start);
      const int step = target < start ? -1 : 1;
      gboolean joins = FALSE;
      gboolean held = FALSE;
      int to = start;

      for (end = first; end < n_chasers && chasers[end].space == start; end++)
        ;
      for (int i = 0; target >= 0 && i < value && to != target && !joins && !held; i++)
        {
          to += step;
          joins = holds (hunters, n_hunters, to);
          held = !joins && to != target && is_held (chasers, n_chasers, first, end, to);
        }
      if (held && behind)
        to -= step;
      for (guint i = first; i < end; i++)
        {
          chasers[i].to = to;
          chasers[i].target = target;
          chasers[i].joins = joins;
          chasers[i].held = held;
        }
    }
}

static char *
describe (const HkRfChaser *chaser,
          int               count)
{
  if (chaser->target < 0)
    return g_strdup (_("There is nobody to pursue."));
  if (chaser->joins)
    return g_strdup_printf (ngettext ("%d zombie joins the zombie player on space %d", "%d zombies join the zombie player on space %d", (gulong) count), count,
                            chaser->to);
  if (chaser->held)
    return g_strdup_printf (ngettext ("%d zombie stops behind other zombies on space %d", "%d zombies stop behind other zombies on space %d", (gulong) count),
                            count, chaser->to);
  if (chaser->to == chaser->target)
    return g_strdup_printf (ngettext ("%d zombie reaches the human on space %d", "%d zombies reach the human on space %d", (gulong) count), count, chaser->to);
  return g_strdup_printf (ngettext ("%d zombie pursues the human on space %d", "%d zombies pursue the human on space %d", (gulong) count), count, chaser->target);
}

/* Returns (transfer full): group by group where they went and why.
 * @chasers: (array length=n_chasers): zombies that hk_rf_chase_move() has moved */
HkBreakdown *
hk_rf_chase_explain (const HkRfChaser *chasers,
                     guint             n_chasers,
                     int               value)
{
  HkBreakdown *breakdown = hk_breakdown_new (_("The movement of the zombies"), "rfyl/zombies.movement");
  guint end;

  hk_breakdown_add_int (breakdown, _("Determination card"), value, "rfyl/zombies.movement");
  for (guint first = 0; first < n_chasers; first = end)
    {
      const HkRfChaser *chaser = &chasers[first];
      g_autofree char *label = NULL;
      g_autofree char *way = NULL;
      HkBreakdown *term;

      for (end = first; end < n_chasers && chasers[end].space == chaser->space; end++)
        ;
      label = describe (chaser, (int) (end - first));
      way = g_strdup_printf (_("%d → %d"), chaser->space, chaser->to);
      term = hk_breakdown_add (breakdown, label,
                               chaser->joins ? "rfyl/zombies.joining" : chaser->held ? "rfyl/ruling.stopped-zombies" : "rfyl/zombies.pursuit");
      hk_breakdown_set_value (term, way);
      hk_breakdown_set_mark (term, HK_BREAKDOWN_RESULT);
    }
  return breakdown;
}
