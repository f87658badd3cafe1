/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-evening.h"

/**
 * hk_session_dialogs_get_table:
 * @session: a session of Dark Age Z
 *
 * Returns: (transfer none): its table
 */
HkDazTable *
hk_session_dialogs_get_table (HkSession *session)
{
  return HK_DAZ_TABLE (hk_session_get_table (session));
}

typedef struct
{
  const char *group;
  const char *label;
} Inside;

static gboolean
has_label (HkPerson *person,
           gpointer  data)
{
  Inside *inside = data;
  HkSeen *group = hk_person_glimpse (person, ATSPI_ROLE_GROUPING, inside->group);

  return group != NULL && hk_person_glimpse_in (person, group, ATSPI_ROLE_LABEL, inside->label) != NULL;
}

static void
wait_for_cards (HkPerson   *person,
                const char *name,
                const char *cards)
{
  g_autofree char *group = g_strconcat ("=", name, NULL);
  Inside inside = { group, cards };

  hk_person_wait (person, "the cards of a player", has_label, &inside);
}

/**
 * hk_session_dialogs_check_table:
 * @person: a person who looks at a table
 *
 * Compares every number of every player, and the headline, with the journal.
 */
void
hk_session_dialogs_check_table (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkDazTable *table = hk_session_dialogs_get_table (session);
  g_autofree char *headline = hk_table_get_headline (HK_TABLE (table));

  hk_person_find (person, ATSPI_ROLE_LABEL, headline);
  for (guint i = 0; i < hk_daz_table_get_n_players (table); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, (int) i);
      g_autofree char *points = g_strdup_printf ("=%s: Victory Points: %d", kingdom->name, kingdom->victory_points);
      g_autofree char *tokens = g_strdup_printf ("=%s: Command Tokens: %d", kingdom->name, kingdom->command_tokens);
      g_autofree char *cards = g_strdup_printf ("=%u", hk_daz_kingdom_get_hand_size (kingdom));

      hk_person_find (person, ATSPI_ROLE_BUTTON, points);
      hk_person_find (person, ATSPI_ROLE_BUTTON, tokens);
      wait_for_cards (person, kingdom->name, cards);
    }
}

/**
 * hk_session_dialogs_begin:
 * @person: a person whose app has just started for the first time
 *
 * Sets up a game for Ann, Bo and Cy in which the app draws.
 */
void
hk_session_dialogs_begin (HkPerson *person)
{
  static const char * const players[] = { "Ann", "Bo", "Cy", NULL };

  hk_person_choose_game (person, "=Dark Age Z", players);
  hk_person_begin_game (person);
}
