/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-evening.h"

/* Close enough for a short evening. */
#define DISTANCE 8

/**
 * hk_run_get_table:
 * @session: a session of RFYL
 *
 * Returns: (transfer none): its table
 */
HkRfTable *
hk_run_get_table (HkSession *session)
{
  return HK_RF_TABLE (hk_session_get_table (session));
}

/**
 * hk_run_make_move:
 * @person: a person at a table
 * @name: of a button
 *
 * Presses a button that makes a move, and looks whether the table shows what became of it.
 */
void
hk_run_make_move (HkPerson   *person,
                  const char *name)
{
  hk_person_make_move (person, name, hk_run_check_table);
}

/**
 * hk_run_make_next:
 * @person: a person at a table
 *
 * Presses the one big button, which makes a move, and looks whether the table shows what became of it.
 */
void
hk_run_make_next (HkPerson *person)
{
  hk_person_make_next (person, hk_run_check_table);
}

/* --- the comparison -------------------------------------------------------------------------------- */

/* The cards as they lie: what one says that is face down, nobody can read. */
static gboolean
shows_blood (HkPersonCheck *check,
             HkSeen        *card,
             HkRfPlayer    *player,
             int            number)
{
  HkRfBlood *blood = hk_rf_player_get_blood (player, number);
  g_autofree char *state = blood->revealed ? g_strdup (blood->infected ? "Turned up: infected" : "Turned up: not infected")
                           : blood->due ? g_strdup ("Counted down: to be turned up now")
                           : g_strdup_printf (blood->drops == 1 ? "Face down, %d drop to go" : "Face down, %d drops to go", blood->drops);
  g_autofree char *name = g_strdup_printf ("=Blood card %d of %s. %s", number + 1, player->name, state);

  return hk_person_check_has (check, card, ATSPI_ROLE_BUTTON, name);
}

static gboolean
shows_items (HkPersonCheck *check,
             HkSeen        *card,
             HkRfPlayer    *player)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (player->items)); i++)
    {
      g_autoptr (HkRfItem) item = g_list_model_get_item (G_LIST_MODEL (player->items), i);

      if (!hk_person_check_has (check, card, HK_ANY_ROLE, item->name))
        return FALSE;
    }
  return TRUE;
}

static gboolean
shows_runner (HkPersonCheck *check,
              int            number)
{
  HkRfPlayer *player = hk_rf_table_get_player (HK_RF_TABLE (check->table), number);
  g_autofree char *group = g_strconcat ("=", player->name, NULL);
  g_autofree char *space = g_strdup_printf ("=%s: Spaces to go: %d", player->name, player->space);
  g_autofree char *bullets = g_strdup_printf ("=%s: Bullets: %d", player->name, player->bullets);
  g_autofree char *out = g_strdup_printf ("=out in turn %d", player->out_turn);
  HkSeen *card = hk_person_glimpse_in (check->person, NULL, ATSPI_ROLE_GROUPING, group);

  if (card == NULL)
    return hk_person_check_has (check, NULL, ATSPI_ROLE_GROUPING, group);
  if (player->safe)
    return hk_person_check_has (check, card, ATSPI_ROLE_LABEL, out);
  if (!hk_person_check_has (check, card, ATSPI_ROLE_BUTTON, space) || !hk_person_check_has (check, card, ATSPI_ROLE_LABEL, player->zombie ? "=Horde" : "=Bullets")
      || (!player->zombie && !hk_person_check_has (check, card, ATSPI_ROLE_BUTTON, bullets)))
    return FALSE;
  for (int i = 0; i < hk_rf_player_get_n_bloods (player); i++)
    if (!shows_blood (check, card, player, i))
      return FALSE;
  return shows_items (check, card, player);
}

static gboolean
shows_fights (HkPersonCheck *check)
{
  HkRfTable *table = HK_RF_TABLE (check->table);

  for (int i = 0; i < hk_rf_table_get_n_fights (table); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (table, i);
      g_autofree char *name = g_strdup_printf ("=%s against %s", hk_rf_table_get_player_name (table, fight->player),
                                               fight->zombie_player < 0 ? "Zombie" : hk_rf_table_get_player_name (table, fight->zombie_player));

      if (!hk_person_check_has (check, NULL, ATSPI_ROLE_GROUPING, name))
        return FALSE;
    }
  return TRUE;
}

static gboolean
hides_secrets (HkPersonCheck *check)
{
  static const char * const secrets[] = { "=Infected", "=Not infected" };

  for (gsize i = 0; i < G_N_ELEMENTS (secrets); i++)
    if (hk_person_glimpse_in (check->person, NULL, ATSPI_ROLE_LABEL, secrets[i]) != NULL)
      return hk_person_check_fail (check, "a secret to be kept");
  return TRUE;
}

static gboolean
shows_table (HkPersonCheck *check)
{
  HkRfTable *table = HK_RF_TABLE (check->table);

  if (!hides_secrets (check))
    return FALSE;
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    if (!shows_runner (check, i))
      return FALSE;
  if (hk_rf_table_get_phase (table) == HK_RF_PHASE_COMBAT && !shows_fights (check))
    return FALSE;
  return TRUE;
}

/**
 * hk_run_check_table:
 * @person: a person who looks at a table
 *
 * Compares the runners and the fights with the journal.
 */
void
hk_run_check_table (HkPerson *person)
{
  hk_person_check_table (person, shows_table);
}

/* --- the setup ------------------------------------------------------------------------------------- */

/**
 * hk_run_begin:
 * @person: a person whose app has just started for the first time
 *
 * Sets up a short run for Ann and Bo in which the app draws, and nobody has to wait at the safe zone.
 */
void
hk_run_begin (HkPerson *person)
{
  static const char * const players[] = { "Ann", "Bo", NULL };

  hk_person_choose_game (person, "=RFYL (Relict Games)", players);
  hk_person_set_number (person, "Distance", DISTANCE);
  hk_person_press (person, ATSPI_ROLE_CHECK_BOX, "Out With Covered Blood Cards");
  hk_person_begin_game (person);
}
