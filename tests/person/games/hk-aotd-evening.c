/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-evening.h"

#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"

const char * const hk_heist_team[] = { "Scott Ward", "Maria Cruz", "Mikey Guzman", "Marianne Peters", "Lilly", "Ludwig Dieter", NULL };

/**
 * hk_heist_get_table:
 * @session: a session of Army of the Dead
 *
 * Returns: (transfer none): its table
 */
HkAotdTable *
hk_heist_get_table (HkSession *session)
{
  return HK_AOTD_TABLE (hk_session_get_table (session));
}

/* Whether the journal has the round in @phase; @step is that of the Zombies, and none is any. */
gboolean
hk_heist_is_in (HkPerson        *person,
                HkAotdPhase      phase,
                HkAotdZombieStep step)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkAotdTable *table = hk_heist_get_table (session);

  return hk_aotd_table_get_phase (table) == phase && (step == HK_AOTD_STEP_NONE || table->zombie_step == step);
}

/* (transfer full) (nullable): the name of somebody who can be activated now. */
char *
hk_heist_find_ready (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkAotdTable *table = hk_heist_get_table (session);

  for (int i = 0; i < (int) hk_aotd_table_get_n_survivors (table); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, i);

      if (survivor->player == table->current_player && !survivor->activated && !survivor->eliminated)
        return g_strdup (survivor->name);
    }
  return NULL;
}

/* By the button on the card. */
void
hk_heist_activate (HkPerson   *person,
                   const char *name)
{
  const guint before = hk_person_count_moves (person);
  g_autofree char *card = g_strconcat ("=", name, NULL);

  hk_person_press_in (person, ATSPI_ROLE_GROUPING, card, "=Activate");
  hk_person_wait_moves (person, before + 1);
}

/* --- the comparison -------------------------------------------------------------------------------- */

static gboolean
has_killed (HkPersonCheck *check,
            HkSeen        *card,
            const char    *survivor,
            const char    *what,
            int            killed)
{
  g_autofree char *name = g_strdup_printf ("=%s: Eliminate %s", survivor, what);
  g_autofree char *count = g_strdup_printf ("%d eliminated so far", killed);
  HkSeen *button = hk_person_glimpse_in (check->person, card, ATSPI_ROLE_BUTTON, name);

  if (button != NULL && g_str_equal (button->description, count))
    return TRUE;
  return hk_person_check_fail (check, "%s: %s", name, count);
}

/* The Danger Bar in figures and in words. */
static gboolean
has_adrenaline (HkPersonCheck  *check,
                HkSeen         *card,
                HkAotdSurvivor *survivor)
{
  HkSeen *bar = hk_person_glimpse_in (check->person, card, ATSPI_ROLE_LEVEL_BAR, "=Danger Bar");
  g_autofree char *wanted = g_strdup_printf ("%d, %s", survivor->adrenaline, hk_aotd_level_get_title (hk_aotd_survivor_get_level (survivor)));
  g_autofree char *spoken = bar == NULL ? NULL : hk_seen_read_value (bar);
  double value = -1;

  if (bar != NULL && hk_seen_get_value (bar, &value) && (int) value == survivor->adrenaline && g_strcmp0 (spoken, wanted) == 0)
    return TRUE;
  return hk_person_check_fail (check, "%s: %s, not %s, %f", survivor->name, wanted, spoken, value);
}

static gboolean
has_items (HkPersonCheck  *check,
           HkSeen         *card,
           HkAotdSurvivor *survivor)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (survivor->items)); i++)
    {
      g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), i);

      if (!hk_person_check_has (check, card, ATSPI_ROLE_LABEL, hk_aotd_card_get_title (item->card)))
        return FALSE;
    }
  return TRUE;
}

/* What only the card of the Survivor on turn unfolds by itself. */
static gboolean
has_details (HkPersonCheck  *check,
             HkSeen         *card,
             HkAotdSurvivor *survivor)
{
  return has_killed (check, card, survivor->name, "a Shambler", survivor->shamblers_killed)
         && has_killed (check, card, survivor->name, "an Alpha", survivor->alphas_killed)
         && has_killed (check, card, survivor->name, "an Abomination", survivor->abominations_killed)
         && has_items (check, card, survivor);
}

static gboolean
shows_survivor (HkPersonCheck  *check,
                HkAotdSurvivor *survivor,
                gboolean        on_turn)
{
  g_autofree char *group = g_strconcat ("=", survivor->name, NULL);
  g_autofree char *health = g_strdup_printf ("=Health %d of %d", MAX (survivor->health - survivor->wounds, 0), survivor->health);
  g_autofree char *actions = g_strdup_printf (survivor->actions == 1 ? "=%d Action left; spend one" : "=%d Actions left; spend one",
                                              survivor->actions);
  HkSeen *card = hk_person_glimpse_in (check->person, NULL, ATSPI_ROLE_GROUPING, group);

  if (card == NULL)
    return hk_person_check_has (check, NULL, ATSPI_ROLE_GROUPING, group);
  return hk_person_check_has (check, card, ATSPI_ROLE_LABEL, health)
         && has_adrenaline (check, card, survivor)
         && (!on_turn || (has_details (check, card, survivor) && hk_person_check_has (check, card, ATSPI_ROLE_BUTTON, actions)));
}

static gboolean
shows_number (HkPersonCheck *check,
              const char    *what,
              int            number)
{
  g_autofree char *name = g_strdup_printf ("=%s: %d", what, number);

  return hk_person_check_has (check, NULL, ATSPI_ROLE_BUTTON, name);
}

static gboolean
shows_spawn (HkPersonCheck *check,
             HkAotdSpawn   *spawn)
{
  HkAotdSpawnCard *card = hk_aotd_spawn_get_card (HK_AOTD_TABLE (check->table), spawn);
  HkSeen *row = hk_person_glimpse_in (check->person, hk_person_glimpse_in (check->person, NULL, ATSPI_ROLE_LIST, "=Spawn Zones"),
                                      ATSPI_ROLE_LIST_ITEM, spawn->name);
  g_autofree char *placed = card == NULL ? NULL : hk_aotd_zombie_count (card->type, spawn->placed);

  if (row == NULL)
    return hk_person_check_has (check, NULL, ATSPI_ROLE_LIST_ITEM, spawn->name);
  if (!spawn->open)
    return hk_person_check_has (check, row, ATSPI_ROLE_LABEL, "asleep until it is opened");
  if (!spawn->done || spawn->card == NULL)
    return TRUE;
  return hk_person_check_has (check, row, ATSPI_ROLE_LABEL, spawn->placed == 0 ? "nobody comes" : placed);
}

static gboolean
shows_objective (HkPersonCheck   *check,
                 HkAotdObjective *objective)
{
  return shows_number (check, objective->name, objective->count);
}

/* A place stands there with a capital, whatever the log calls it. */
static gboolean
shows_table (HkPersonCheck *check)
{
  HkAotdTable *table = HK_AOTD_TABLE (check->table);
  g_autofree char *banner = g_strconcat ("Highest Danger Level: ", hk_aotd_level_get_title (hk_aotd_table_get_level (table)), NULL);

  if (!hk_person_check_has (check, NULL, ATSPI_ROLE_LABEL, hk_aotd_level_get_title (hk_aotd_table_get_level (table)))
      || !hk_person_check_has (check, NULL, ATSPI_ROLE_GROUPING, banner)
      || !hk_person_check_has (check, NULL, ATSPI_ROLE_LABEL, g_utf8_next_char (table->noise))
      || !shows_number (check, "Shamblers on the board", table->shamblers)
      || !shows_number (check, "Alphas on the board", table->alphas)
      || !shows_number (check, "Sleeper tokens on the board", table->sleepers))
    return FALSE;
  for (int i = 0; i < (int) hk_aotd_table_get_n_survivors (table); i++)
    if (!shows_survivor (check, hk_aotd_table_get_survivor (table, i), i == table->current_survivor))
      return FALSE;
  for (int i = 0; hk_aotd_table_get_spawn (table, i) != NULL; i++)
    if (!shows_spawn (check, hk_aotd_table_get_spawn (table, i)))
      return FALSE;
  for (int i = 0; hk_aotd_table_get_objective (table, i) != NULL; i++)
    if (!shows_objective (check, hk_aotd_table_get_objective (table, i)))
      return FALSE;
  return TRUE;
}

/**
 * hk_heist_check_table:
 * @person: a person who looks at a table
 *
 * Compares every number of every Survivor, of the horde and of the mission with the journal.
 */
void
hk_heist_check_table (HkPerson *person)
{
  hk_person_check_table (person, shows_table);
}

/* --- the setup ------------------------------------------------------------------------------------- */

/* By the keyboard: Tab leads to a box, Space ticks it. */
static void
pick_team (HkPerson *person)
{
  for (gsize i = 0; hk_heist_team[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat ("=", hk_heist_team[i], NULL);

      hk_person_focus (person, ATSPI_ROLE_CHECK_BOX, name);
      hk_person_key (person, "space");
    }
  hk_person_find (person, ATSPI_ROLE_LABEL, "6 of 6 picked");
}

/* The new row opens, and the others stay closed. */
static void
add_to_list (HkPerson   *person,
             const char *button,
             const char *field,
             const char *name)
{
  g_autofree char *title = g_strconcat (". ", name, NULL);

  hk_person_press_button (person, button);
  hk_person_write (person, ATSPI_ROLE_TEXT, field, name);
  hk_person_find (person, ATSPI_ROLE_LIST_ITEM, title);
}

static void
enter_mission (HkPerson *person)
{
  hk_person_write (person, ATSPI_ROLE_TEXT, "=Name of the Mission", "The Count Room");
  pick_team (person);
  add_to_list (person, "=Add a Spawn Zone", "=Where it lies", "Roof");
  hk_person_press (person, ATSPI_ROLE_COMBO_BOX, "=Kind");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Zeus Zone");
  hk_person_key (person, "Home");
  hk_person_key (person, "Down");
  hk_person_key (person, "Down");
  hk_person_key (person, "Return");
  hk_person_miss (person, ATSPI_ROLE_LABEL, "=Zeus Zone");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Blue Zone");
  add_to_list (person, "=Add an Objective", "=What has to be done", "Drill the safe");
  hk_person_set_number (person, "Sleeper Tokens", 5);
  hk_person_set_number (person, "Shamblers", 6);
  hk_person_set_number (person, "Alphas", 3);
  hk_person_write (person, ATSPI_ROLE_TEXT, "=Zone of the Noise Token", "Casino");
}

/**
 * hk_heist_begin:
 * @person: a person whose app has just started for the first time
 *
 * Sets up a mission by hand, for Ann and Bo, in which the app draws and rolls.
 */
void
hk_heist_begin (HkPerson *person)
{
  static const char * const players[] = { "Ann", "Bo", NULL };

  hk_person_choose_game (person, "=Army of the Dead: A Zombicide Game", players);
  enter_mission (person);
  hk_person_begin_game (person);
}
