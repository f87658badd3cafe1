/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-fight.h"

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "hk-cz-evening.h"

/* A battle of Card-Z as a person fights it at the window. */

/* Where the persons say that an Encounter stands which they have just laid out, in hexes. */
#define FAR 5

/* A battle that takes longer does not end. */
#define MOST_TAPS 100

static HkCzEncounter *
get_encounter (HkCzTable *table,
               int        number)
{
  return hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), number);
}

static int
find_unmeasured (HkCzTable *table)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = get_encounter (table, i)) != NULL; i++)
    if (hk_cz_encounter_is_dangerous (encounter) && encounter->distance == 0 && !encounter->locked)
      return i;
  return -1;
}

static int
find_actor (HkCzTable *table)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->on_field && !survivor->acted && hk_cz_survivor_is_alive (survivor) && survivor->place == table->battle->place
          && survivor->kind != HK_CZ_SURVIVOR_DEPENDANT)
        return i;
    }
  return -1;
}

/* How far away an Encounter stands is told by one tap. */
static void
tell_distance (HkPerson  *person,
               HkCzTable *table,
               int        number)
{
  g_autofree char *name = hk_cz_encounter_describe (get_encounter (table, number));
  g_autofree char *button = g_strdup_printf ("=%d hexes away: %s", FAR, name);
  const guint before = hk_person_count_moves (person);

  hk_person_press_button (person, button);
  hk_person_wait_moves (person, before + 1);
}

static char *
describe_chance (double chance)
{
  const double percent = 100 * chance;

  return percent > 0 && percent < 99.95 && percent - (int) (percent + 0.05) > 0.05 ? g_strdup_printf ("=%.1f %%", percent)
                                                                                   : g_strdup_printf ("=%.0f %%", percent);
}

/* Whether the sheet shows the chance of the best way to attack somebody of the name that it shows. */
static gboolean
shows_chance (HkPerson  *person,
              HkSeen    *dialog,
              HkCzTable *table,
              int        survivor)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = get_encounter (table, i)) != NULL; i++)
    {
      g_autofree char *name = hk_cz_encounter_describe (encounter);
      g_autofree char *label = g_strconcat ("=", name, NULL);
      g_autoptr (GPtrArray) ways = NULL;
      g_autofree char *chance = NULL;

      if (!hk_cz_encounter_is_dangerous (encounter) || hk_person_glimpse_in (person, dialog, ATSPI_ROLE_LABEL, label) == NULL)
        continue;
      ways = hk_cz_list_attacks (table, survivor, i);
      chance = ways->len == 0 ? NULL : describe_chance (((HkCzWay *) g_ptr_array_index (ways, 0))->result.chance);
      if (chance != NULL && hk_person_glimpse_in (person, dialog, ATSPI_ROLE_LABEL, chance) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Whether anybody can be attacked by anything. */
static gboolean
can_attack (HkCzTable *table,
            int        survivor)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = get_encounter (table, i)) != NULL; i++)
    {
      g_autoptr (GPtrArray) ways = hk_cz_encounter_is_dangerous (encounter) ? hk_cz_list_attacks (table, survivor, i) : NULL;

      for (guint k = 0; ways != NULL && k < ways->len; k++)
        if (((HkCzWay *) g_ptr_array_index (ways, k))->reason == NULL)
          return TRUE;
    }
  return FALSE;
}

static gboolean
shows_attack (HkPerson *person,
              gpointer  title)
{
  HkSeen *dialog;

  hk_person_look (person);
  dialog = hk_person_glimpse_in (person, NULL, ATSPI_ROLE_DIALOG, title);
  return dialog != NULL
         && (hk_person_glimpse_in (person, dialog, ATSPI_ROLE_BUTTON, "=Eradicate It") != NULL
             || hk_person_glimpse_in (person, dialog, ATSPI_ROLE_BUTTON, "9: ") != NULL);
}

/* The survivor attacks whoever is most pressing with what is best, or passes where nobody can be attacked. The app rolls the first die
 * of the battle, the others have been rolled at the table, and were nines. Returns whether it attacked. */
static gboolean
attack (HkPerson  *person,
        HkSession *session,
        int        survivor,
        gboolean   rolls)
{
  HkCzTable *table = hk_day_get_table (session);
  const char *name = hk_cz_table_get_survivor_name (table, survivor);
  g_autofree char *card = g_strconcat ("=", name, NULL);
  g_autofree char *title = g_strdup_printf ("=%s Attacks", name);
  const gboolean can = can_attack (table, survivor);
  HkSeen *dialog;
  HkSeen *key;

  hk_person_press_in (person, ATSPI_ROLE_GROUPING, card, "Attack ");
  if (can)
    hk_person_wait (person, "the keys of the die", shows_attack, title);
  dialog = hk_person_find (person, ATSPI_ROLE_DIALOG, title);
  if (!can)
    {
      /* Nothing can be done from there: what the sheet offers would be refused. */
      hk_person_key (person, "Escape");
      hk_person_miss (person, ATSPI_ROLE_DIALOG, title);
      hk_person_press_in (person, ATSPI_ROLE_GROUPING, card, "=Pass");
    }
  else
    {
      key = hk_person_glimpse_in (person, dialog, ATSPI_ROLE_BUTTON, "=Eradicate It");
      g_assert_true (key != NULL || shows_chance (person, dialog, table, survivor));
      if (key == NULL)
        key = hk_person_glimpse_in (person, dialog, ATSPI_ROLE_BUTTON, rolls ? "=Roll the d10" : "9: ");
      g_assert_nonnull (key);
      g_assert_true (hk_seen_try_press (key));
      hk_person_miss (person, ATSPI_ROLE_DIALOG, title);
    }
  hk_person_wait_moves (person, hk_session_get_position (session) + 1);
  hk_day_check_table (person);
  return can;
}

/* What was done last stands above the cards, in the words of the log. */
static void
check_news (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (session), hk_session_get_position (session) - 1);

  g_assert_cmpstr (hk_log_entry_get_name (entry), ==, "attack");
  if (hk_day_get_table (session)->battle != NULL)
    hk_person_find (person, ATSPI_ROLE_LABEL, hk_log_entry_get_text (entry));
}

/**
 * hk_day_undo_and_redo:
 * @person: a person at a table
 *
 * Takes the last move back, and makes it again.
 */
void
hk_day_undo_and_redo (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_person_key (person, "<Control>z");
  hk_person_wait_moves (person, before - 1);
  hk_day_check_table (person);
  hk_person_key (person, "<Control><Shift>z");
  hk_person_wait_moves (person, before);
  hk_day_check_table (person);
}

/* Nobody is left who could do harm, but somebody lies face down farther inside. */
static void
go_on (HkPerson  *person,
       HkCzTable *table)
{
  g_autofree char *button = g_strdup_printf (" to Zone %d", table->battle->zone + 1);

  hk_day_make_move (person, button);
}

typedef struct
{
  guint n_attacks;
  guint n_rounds;
} Fight;

/* One tap of the group that fights; returns whether the battle goes on. */
static gboolean
fight_on (HkPerson *person,
          Fight    *fight)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkCzTable *table = hk_day_get_table (session);
  const int unmeasured = table->battle == NULL ? -1 : find_unmeasured (table);
  const int actor = table->battle == NULL ? -1 : find_actor (table);

  if (table->battle == NULL || hk_cz_battle_is_clear (table))
    return FALSE;
  if (table->battle->noise_pending)
    hk_day_make_move (person, "=No Skull");
  else if (hk_cz_battle_is_calm (table))
    go_on (person, table);
  else if (unmeasured >= 0)
    tell_distance (person, table, unmeasured);
  else if (actor >= 0)
    {
      if (!attack (person, session, actor, fight->n_attacks == 0) || fight->n_attacks++ > 0)
        return TRUE;
      check_news (person);
      hk_day_undo_and_redo (person);
    }
  else
    {
      hk_day_make_move (person, "=They Act");
      fight->n_rounds++;
    }
  return TRUE;
}

/**
 * hk_day_fight:
 * @person: a person whose group has begun a battle
 *
 * Fights until nobody is left.
 *
 * Returns: whether the group has won
 */
gboolean
hk_day_fight (HkPerson *person)
{
  Fight count = { 0, 0 };
  g_autoptr (HkSession) session = NULL;

  for (guint i = 0; i < MOST_TAPS && fight_on (person, &count); i++)
    g_assert_cmpuint (i + 1, <, MOST_TAPS);
  session = hk_person_read_journal (person);
  return hk_day_get_table (session)->battle != NULL;
}
