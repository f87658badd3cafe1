/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-evening.h"

#include "games/zombiez/rules/hk-zz-odds.h"
#include "games/zombiez/state/hk-zz-words.h"

/**
 * hk_night_get_table:
 * @session: a session of Zombiez
 *
 * Returns: (transfer none): its table
 */
HkZzTable *
hk_night_get_table (HkSession *session)
{
  return HK_ZZ_TABLE (hk_session_get_table (session));
}

/**
 * hk_night_make_move:
 * @person: a person at a table
 * @name: of a button
 *
 * Presses a button that makes a move, and looks whether the table shows what became of it.
 */
void
hk_night_make_move (HkPerson   *person,
                    const char *name)
{
  hk_person_make_move (person, name, hk_night_check_table);
}

/**
 * hk_night_make_next:
 * @person: a person at a table
 *
 * Presses the one big button, which makes a move, and looks whether the table shows what became of it.
 */
void
hk_night_make_next (HkPerson *person)
{
  hk_person_make_next (person, hk_night_check_table);
}

/* --- the comparison -------------------------------------------------------------------------------- */

/* Every card that lies there, beneath a Barricade too. */
static gboolean
shows_row (HkPersonCheck *check,
           int            number)
{
  HkZzTable *table = HK_ZZ_TABLE (check->table);
  HkZzRow *row = hk_zz_table_get_row (table, number);
  g_autofree char *group = g_strdup_printf ("=Row %d", number + 1);
  HkSeen *seen = hk_person_glimpse_in (check->person, NULL, ATSPI_ROLE_GROUPING, group);

  if (seen == NULL)
    return hk_person_check_has (check, NULL, ATSPI_ROLE_GROUPING, group);
  for (int i = 0; i < hk_zz_row_get_n_cards (row); i++)
    {
      HkZzCard *card = hk_zz_row_get_card (row, i);
      g_autofree char *name = hk_zz_table_name_card (table, hk_zz_card_get_lowest (card));
      g_autofree char *covered = g_strdup_printf ("Barricade on %s", name);

      if (!hk_person_check_has (check, seen, ATSPI_ROLE_BUTTON, card->covered == NULL ? name : covered))
        return FALSE;
    }
  return hk_zz_row_get_n_cards (row) > 0 || hk_zz_table_get_phase (table) == HK_ZZ_PHASE_PLACE || hk_person_check_has (check, seen, ATSPI_ROLE_LABEL, "=Not begun yet");
}

static gboolean
shows_player (HkPersonCheck *check,
              int            number)
{
  HkZzTable *table = HK_ZZ_TABLE (check->table);
  HkZzPlayer *player = hk_zz_table_get_player (table, number);
  const int points = hk_zz_player_get_points (player);
  g_autofree char *group = g_strdup_printf (points == 1 ? "=%s, %d point" : "=%s, %d points", player->name, points);
  HkSeen *card = hk_person_glimpse_in (check->person, NULL, ATSPI_ROLE_GROUPING, group);
  g_autoptr (GString) cards = g_string_new ("=");

  if (card == NULL)
    return hk_person_check_has (check, NULL, ATSPI_ROLE_GROUPING, group);
  for (int i = 0; i < hk_zz_player_get_n_cards (player); i++)
    {
      g_autofree char *name = hk_zz_table_name_card (table, hk_zz_player_get_card (player, i));

      g_string_append_printf (cards, i == 0 ? "%s" : ", %s", name);
    }
  if (cards->len == 1)
    g_string_append (cards, "No cards");
  return hk_person_check_has (check, card, HK_ANY_ROLE, cards->str);
}

/* The chance is that of the engine. */
static gboolean
shows_odds (HkPersonCheck *check)
{
  g_autofree char *name = NULL;
  HkZzOdds odds;

  if (!hk_zz_table_get_bust_odds (HK_ZZ_TABLE (check->table), &odds))
    return TRUE;
  name = g_strdup_printf ("%d of %d do not fit", odds.unplaceable, odds.left);
  return hk_person_check_has (check, NULL, ATSPI_ROLE_BUTTON, name);
}

static gboolean
shows_table (HkPersonCheck *check)
{
  HkZzTable *table = HK_ZZ_TABLE (check->table);
  const gboolean ended = hk_zz_table_get_phase (table) == HK_ZZ_PHASE_SCORING || hk_zz_table_get_phase (table) == HK_ZZ_PHASE_OVER;

  for (int i = 0; !ended && i < HK_ZZ_N_ROWS; i++)
    if (!shows_row (check, i))
      return FALSE;
  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    if (!shows_player (check, i))
      return FALSE;
  if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_CHOOSE && !shows_odds (check))
    return FALSE;
  return TRUE;
}

/**
 * hk_night_check_table:
 * @person: a person who looks at a table
 *
 * Compares the rows, the collections and the chance to go bust with the journal.
 */
void
hk_night_check_table (HkPerson *person)
{
  hk_person_check_table (person, shows_table);
}

/**
 * hk_night_begin:
 * @person: a person whose app has just started for the first time
 *
 * Sets up a game for Ann and Bo in which the app draws.
 */
void
hk_night_begin (HkPerson *person)
{
  static const char * const players[] = { "Ann", "Bo", NULL };

  hk_person_choose_game (person, "=Zombiez", players);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "The App Keeps", "The Whole Game");
  hk_person_begin_game (person);
}
