/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-horde.h"
#include "hk-aotd-zombies.h"

/* Who acts with each Action of the Zombies, and what they can deal. */

static const char * const types[] = { "shambler", "alpha", "valentine", "queen", "zeus" };

static gboolean
is_extra (HkAotdTable *self)
{
  return self->extra_activations != NULL && self->extra_activations[0] != NULL;
}

/* How many of @type have an Action of that number. The Bola takes the Actions of the next Zombie Phase (page 26), and with
 * us those of an extra Activation before it, too (ruling.none-on-board). */
static int
count_acting (HkAotdTable *self,
              int          activation,
              const char  *type)
{
  const gboolean trapped_act = is_extra (self) && hk_aotd_table_has_house_rule (self, "trapped-extra");

  if (activation > hk_aotd_table_get_actions (self, type))
    return 0;
  return hk_aotd_table_get_on_board (self, type) - (trapped_act ? 0 : hk_aotd_table_get_trapped (self, type));
}

/* Whether Valentine’s third Action comes with the second. */
static gboolean
joins_second (HkAotdTable *self)
{
  return hk_aotd_table_has_house_rule (self, "valentine-second");
}

/* Returns how many of it spend that Action: those on the board that have so many and are not trapped.
 * @activation: the number of the Action, 1 to 3 */
int
hk_aotd_zombies_get_count (HkAotdTable *self,
                           int          activation,
                           const char  *type)
{
  return activation == HK_AOTD_N_ACTIVATIONS && joins_second (self) ? 0 : count_acting (self, activation, type);
}

/* Returns whether anybody spends that Action.
 * @activation: the number of the Action, 1 to 3 */
gboolean
hk_aotd_zombies_can_act (HkAotdTable *self,
                         int          activation)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (hk_aotd_zombies_get_count (self, activation, types[i]) > 0)
      return TRUE;
  return FALSE;
}

/* Returns (transfer full): who spends that Action, such as "5 Shamblers, 2 Alphas, the Queen".
 * @activation: the number of the Action, 1 to 3 */
char *
hk_aotd_zombies_list (HkAotdTable *self,
                      int          activation)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      const int count = hk_aotd_zombies_get_count (self, activation, types[i]);

      if (count > 0)
        g_strv_builder_take (builder, hk_aotd_zombie_count (types[i], count));
    }
  parts = g_strv_builder_end (builder);
  return g_strjoinv (", ", parts);
}

/* The wounds that all of @type deal when every one of them attacks once. */
static int
count_wounds (HkAotdTable *self,
              int          activation,
              const char  *type)
{
  return count_acting (self, activation, type) * hk_aotd_get_wounds_dealt (type);
}

/* The Wounds that all of @type can deal now. */
static int
count_dealt_by (HkAotdTable *self,
                const char  *type)
{
  const gboolean extra = is_extra (self);
  int wounds = 0;

  for (int activation = 1; activation <= HK_AOTD_N_ACTIVATIONS; activation++)
    if (extra || activation == self->activation || (activation == self->activation + 1 && activation == HK_AOTD_N_ACTIVATIONS && joins_second (self)))
      wounds += count_wounds (self, activation, type);
  return wounds;
}

/* Returns the Wounds that those who deal @each with an Attack can deal now, whomever an extra Activation is about.
 * @each: Wounds of one Attack, 1 or 2 */
int
hk_aotd_zombies_count_dealt (HkAotdTable *self,
                             int          each)
{
  int wounds = 0;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (hk_aotd_get_wounds_dealt (types[i]) == each)
      wounds += count_dealt_by (self, types[i]);
  return wounds;
}

/* Whether those of @type are among whom the extra Activation is about that is resolved now; with none of it everybody is. */
static gboolean
is_meant (HkAotdTable *self,
          const char  *type)
{
  const char *activation = is_extra (self) ? self->extra_activations[0] : "all";
  const gsize length = strcspn (activation, "+@");

  return strncmp (activation, "all", length) == 0 || (length == strlen (type) && strncmp (activation, type, length) == 0);
}

/* Returns the Wounds that would be dealt now if every Zombie that acts stood by a Survivor; while an extra Activation is resolved those of
 * all Actions of whom it is about. */
int
hk_aotd_zombies_get_most_wounds (HkAotdTable *self)
{
  int wounds = 0;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (is_meant (self, types[i]))
      wounds += count_dealt_by (self, types[i]);
  return wounds;
}

/* Returns whether somebody who deals 2 Wounds with an Attack acts now: the Queen or Zeus. */
gboolean
hk_aotd_zombies_has_double (HkAotdTable *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (is_meant (self, types[i]) && hk_aotd_get_wounds_dealt (types[i]) == 2 && count_dealt_by (self, types[i]) > 0)
      return TRUE;
  return FALSE;
}
