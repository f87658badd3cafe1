/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-hunt.h"
#include "hk-rf-forecast.h"
#include "ui/games/rfyl/hk-rf-labels.h"

/* Where the zombies without a leader would go by a card, in the order in which they move. */

/* Returns (transfer full) (element-type HkRfFlock): where the zombies without a leader would go, in the order in
 * which they move. */
GArray *
hk_rf_forecast_list (HkRfTable *table,
                     int        value)
{
  GArray *flocks = g_array_new (FALSE, FALSE, sizeof (HkRfFlock));
  g_autofree HkRfChaser *chasers = g_new0 (HkRfChaser, HK_RF_CHASE_MAX);
  const guint n = hk_rf_gather_chasers (table, chasers);

  hk_rf_move_chasers (table, chasers, n, value);
  for (guint i = 0; i < n; i++)
    {
      const HkRfChaser *chaser = &chasers[i];
      const HkRfFlock flock = { chaser->space, chaser->to, chaser->target, 1, chaser->joins, chaser->held };

      if (flocks->len > 0 && g_array_index (flocks, HkRfFlock, flocks->len - 1).from == chaser->space)
        g_array_index (flocks, HkRfFlock, flocks->len - 1).count++;
      else
        g_array_append_val (flocks, flock);
    }
  return flocks;
}

/* Returns (transfer full): from where to where, such as "3 zombies: 20 → 16". */
char *
hk_rf_flock_title (const HkRfFlock *flock)
{
  g_autofree char *zombies = hk_rf_label_zombies (flock->count);

  if (flock->from == flock->to)
    /* Translators: so many zombies stay on a space */
    return g_strdup_printf (_("%1$s: stay on %2$d"), zombies, flock->to);
  /* Translators: so many zombies go from a space to another */
  return g_strdup_printf (_("%1$s: %2$d → %3$d"), zombies, flock->from, flock->to);
}

/* Returns (transfer full): whom they pursue, and what stops them. */
char *
hk_rf_flock_describe (HkRfTable       *table,
                      const HkRfFlock *flock)
{
  g_autoptr (GArray) prey = flock->target < 0 ? NULL : hk_rf_list_on_space (table, flock->target);
  g_autofree char *names = prey == NULL ? NULL : hk_rf_label_names (table, prey);

  if (prey == NULL)
    return g_strdup (_("There is nobody to pursue"));
  if (flock->joins)
    return g_strdup_printf (_("After %s; stop at a zombie player and join the horde"), names);
  if (flock->held)
    return g_strdup_printf (_("After %s; stop behind other zombies"), names);
  if (flock->to == flock->target)
    return g_strdup_printf (_("Reach %s: combat"), names);
  return g_strdup_printf (ngettext ("After %s, %d space short", "After %s, %d spaces short", (gulong) ABS (flock->target - flock->to)), names,
                          ABS (flock->target - flock->to));
}
