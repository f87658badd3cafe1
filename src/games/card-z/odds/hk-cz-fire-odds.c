/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hk-cz-tohit.h"

/* Rapid-fire and jams (book, Ranged Attack), as exact chances: shot after shot, with what has been hit so far. */

#define RULE(id) "card-z/" id
#define MOST_SHOTS 50

/* Ammo that @shots shots take: one for the first, two for each further one. */
int
hk_cz_fire_get_ammo (int shots)
{
  return shots <= 0 ? 0 : 1 + 2 * (shots - 1);
}

/* Returns how many shots the ammo allows in one action; 7 ammo are 4 shots (Rapid-fire).
 * @self: a firearm with its ammo */
int
hk_cz_fire_count_shots (const HkCzFire *self)
{
  if (self->ammo <= 0)
    return 0;
  return self->rapid ? MIN (MOST_SHOTS, 1 + (self->ammo - 1) / 2) : 1;
}

/* The states before a shot: how likely it is that so many hits have been made and the firearm still fires. */
typedef struct
{
  int    n_shots;
  double hits[MOST_SHOTS + 1];   /* at the end */
  double shots[MOST_SHOTS + 1];  /* at the end */
  double jammed;
} Count;

static void
finish (Count *count,
        int    n_hits,
        int    n_shots,
        double chance)
{
  count->hits[n_hits] += chance;
  count->shots[n_shots] += chance;
}

static void
run (const HkCzFire *self,
     Count          *count)
{
  const double jam = self->jam < 0 ? 0 : 0.1 * (self->jam + 1) / 10.0;
  const double miss = MAX (0, 1 - jam - self->chance);
  double open[MOST_SHOTS + 2] = { 1 };

  if (count->n_shots == 0)
    {
      finish (count, 0, 0, 1);
      return;
    }
  for (int shot = 1; shot <= count->n_shots; shot++)
    {
      double next[MOST_SHOTS + 2] = { 0 };

      for (int hits = 0; hits < shot; hits++)
        {
          const gboolean enough = self->wanted > 0 && hits + 1 >= self->wanted;

          if (open[hits] <= 0)
            continue;
          finish (count, hits, shot, open[hits] * jam);
          count->jammed += open[hits] * jam;
          if (enough || shot == count->n_shots)
            finish (count, hits + 1, shot, open[hits] * self->chance);
          else
            next[hits + 1] += open[hits] * self->chance;
          if (shot == count->n_shots)
            finish (count, hits, shot, open[hits] * miss);
          else
            next[hits] += open[hits] * miss;
        }
      memcpy (open, next, sizeof open);
    }
}

/* Works out what firing comes to: after a natural zero a second die jams the firearm when it shows the jam rating or
 * less, and no further shot is fired then (Jams). Returns (transfer full): the odds.
 * @self: a firearm with its ammo; its chance is at most 0.9, as a natural zero misses */
HkCzFireOdds *
hk_cz_fire_get_odds (const HkCzFire *self)
{
  HkCzFireOdds *odds = g_new0 (HkCzFireOdds, 1);
  Count count = { 0 };
  double ammo[2 * MOST_SHOTS + 1] = { 0 };

  g_return_val_if_fail (self->chance >= 0 && self->chance <= 0.9 + 1e-9, odds);

  count.n_shots = hk_cz_fire_count_shots (self);
  run (self, &count);
  odds->shots = count.n_shots;
  odds->any = 1 - count.hits[0];
  odds->jammed = count.jammed;
  odds->hits = hk_distribution_new_weighted (0, count.hits, (guint) count.n_shots + 1);
  for (int i = 0; i <= count.n_shots; i++)
    ammo[hk_cz_fire_get_ammo (i)] += count.shots[i];
  odds->ammo = hk_distribution_new_weighted (0, ammo, (guint) hk_cz_fire_get_ammo (count.n_shots) + 1);
  return odds;
}

/* Frees odds; %NULL does nothing. */
void
hk_cz_fire_odds_free (HkCzFireOdds *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->hits, hk_distribution_unref);
  g_clear_pointer (&self->ammo, hk_distribution_unref);
  g_free (self);
}

static void
add_mean (HkBreakdown    *breakdown,
          const char     *label,
          HkDistribution *distribution,
          const char     *rule)
{
  g_autofree char *text = g_strdup_printf ("%.2f", hk_distribution_get_mean (distribution));
  HkBreakdown *term = hk_breakdown_add (breakdown, label, rule);

  hk_breakdown_set_value (term, text);
  hk_breakdown_set_mark (term, HK_BREAKDOWN_RESULT);
}

static void
add_hits (HkBreakdown        *breakdown,
          const HkCzFireOdds *odds)
{
  HkBreakdown *hits = hk_breakdown_add (breakdown, _("Hits"), RULE ("action.rapid"));

  for (int i = hk_distribution_get_lowest (odds->hits); i <= hk_distribution_get_highest (odds->hits); i++)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("%d hit", "%d hits", (gulong) i), i);

      hk_breakdown_add_outcome (hits, label, hk_distribution_get_exactly (odds->hits, i), RULE ("action.rapid"));
    }
}

/* Returns (transfer full): what goes into them, and what they are.
 * @self: a firearm with its ammo
 * @odds: its odds, from hk_cz_fire_get_odds() */
HkBreakdown *
hk_cz_fire_explain (const HkCzFire     *self,
                    const HkCzFireOdds *odds)
{
  HkBreakdown *breakdown = hk_breakdown_new (_("What firing comes to"), RULE ("action.ranged"));

  hk_breakdown_add_int (breakdown, _("Ammo"), self->ammo, RULE ("supply.clip"));
  hk_breakdown_add_int (breakdown, self->rapid ? _("Shots: the first for 1 ammo, each further one for 2") : _("Shots"),
                        odds->shots,
                        self->rapid ? RULE ("action.rapid") : RULE ("action.ranged"));
  hk_breakdown_add_outcome (breakdown, _("Chance that one shot hits"), self->chance, RULE ("to-hit.roll"));
  if (self->wanted > 0)
    hk_breakdown_add_int (breakdown, _("Firing stops after so many hits"), self->wanted, RULE ("action.rapid"));
  if (self->jam >= 0)
    {
      hk_breakdown_add_int (breakdown, _("Jam rating: after a natural zero, a second die of so much or less jams it"),
                            self->jam,
                            RULE ("action.jam"));
      hk_breakdown_add_outcome (breakdown, _("Chance that it is jammed at the end"), odds->jammed, RULE ("action.jam"));
    }
  hk_breakdown_add_outcome (breakdown, _("Chance of at least one hit"), odds->any, RULE ("to-hit.roll"));
  if (odds->shots > 1)
    add_hits (breakdown, odds);
  add_mean (breakdown, _("Hits on average"), odds->hits, RULE ("action.ranged"));
  add_mean (breakdown, _("Ammo spent on average"), odds->ammo, RULE ("action.rapid"));
  return breakdown;
}
