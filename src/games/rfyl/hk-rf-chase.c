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

/**
 * hk_rf_chase_find_target:
 * @humans: (array length=n_humans): the spaces of the humans
 * @n_humans: how many
 * @space: where the zombie is
 *
 * The nearest human, forward or back; of two at the same distance the one closer to the victory space.
 *
 * Returns: the space of the human; −1 when there is nobody
 */
int
hk_rf_chase_find_target (const int *humans,
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

/**
 * hk_rf_chase_move:
 * @chasers: (array length=n_chasers): the zombies without a leader; sorted into the order in which they move
 * @n_chasers: how many
 * @humans: (array length=n_humans): the spaces of the humans
 * @n_humans: how many
 * @hunters: (array length=n_hunters): the spaces of the zombie players
 * @n_hunters: how many
 * @value: the Determination card
 *
 * Moves all of them, those closest to the victory space first, zombies on one space together. They stop at a human, at a
 * zombie player, whose horde they join, and at other zombies, which they cannot pass (Zombie Movement).
 */
void
hk_rf_chase_move (HkRfChaser *chasers,
                  guint       n_chasers,
                  const int  *humans,
                  guint       n_humans,
                  const int  *hunters,
                  guint       n_hunters,
                  int         value)
{
  guint end;

  g_sort_array (chasers, n_chasers, sizeof (HkRfChaser), compare, NULL);
  for (guint first = 0; first < n_chasers; first = end)
    {
      const int start = chasers[first].space;
      const int target = hk_rf_chase_find_target (humans, n_humans, start);
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

/**
 * hk_rf_chase_explain:
 * @chasers: (array length=n_chasers): zombies that hk_rf_chase_move() has moved
 * @n_chasers: how many
 * @value: the Determination card
 *
 * Returns: (transfer full): group by group where they went and why
 */
HkWorking *
hk_rf_chase_explain (const HkRfChaser *chasers,
                     guint             n_chasers,
                     int               value)
{
  HkWorking *working = hk_working_new (_("The movement of the zombies"), "rfyl/zombies.movement");
  guint end;

  hk_working_add_int (working, _("Determination card"), value, "rfyl/zombies.movement");
  for (guint first = 0; first < n_chasers; first = end)
    {
      const HkRfChaser *chaser = &chasers[first];
      g_autofree char *label = NULL;
      g_autofree char *way = NULL;
      HkWorking *term;

      for (end = first; end < n_chasers && chasers[end].space == chaser->space; end++)
        ;
      label = describe (chaser, (int) (end - first));
      way = g_strdup_printf (_("%d → %d"), chaser->space, chaser->to);
      term = hk_working_add (working, label, chaser->joins ? "rfyl/zombies.joining" : chaser->held ? "rfyl/zombies.no-passing" : "rfyl/zombies.pursuit");
      hk_working_set_value (term, way);
      hk_working_set_mark (term, HK_WORKING_RESULT);
    }
  return working;
}
