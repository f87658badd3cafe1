/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"

/* Every ruling of ours that changes a result has a switch among the house rules; every other says why it needs none. */

static gboolean
has_switch (const HkGameSpec *game,
            const char       *ruling)
{
  g_autofree char *id = g_strconcat (game->id, "/", ruling, NULL);

  for (guint i = 0; i < game->n_house_rules; i++)
    if (g_str_equal (game->house_rules[i].rule, id))
      return TRUE;
  return FALSE;
}

static void
test_accounted_for (gconstpointer data)
{
  static const char * const reasons[] = { "asked", "reading", "app", NULL };
  const HkGameSpec *game = data;
  JsonArray *entries = json_object_get_array_member (hk_content_get (game->id, "rules"), "entries");
  guint open = 0;

  for (guint i = 0; i < json_array_get_length (entries); i++)
    {
      JsonObject *entry = json_array_get_object_element (entries, i);
      const char *id = json_object_get_string_member (entry, "id");
      const char *reason = json_object_get_string_member_with_default (entry, "settled", NULL);
      const gboolean is_ruling = g_str_equal (json_object_get_string_member (entry, "kind"), "ruling");

      if (!is_ruling || has_switch (game, id))
        {
          if (reason != NULL)
            g_error ("%s/%s has a switch, or is no ruling, and is “settled” as well", game->id, id);
        }
      else if (reason == NULL || !g_strv_contains (reasons, reason))
        {
          g_test_message ("%s/%s has neither a switch nor a reason for none", game->id, id);
          open++;
        }
      /* Who reads that the group may rule otherwise must find the switch, or be asked. */
      if (g_strcmp0 (reason, "reading") == 0 && strstr (json_object_get_string_member (entry, "text"), "The group may rule otherwise") != NULL)
        {
          g_test_message ("%s/%s is no more than a reading, and says that the group may rule otherwise", game->id, id);
          open++;
        }
    }
  g_assert_cmpuint (open, ==, 0);
}

/* Every switch sets aside a rule that stands in the rulebook, and no two have one name. */
static void
test_switches (gconstpointer data)
{
  const HkGameSpec *game = data;
  g_autoptr (GHashTable) rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  JsonArray *entries = json_object_get_array_member (hk_content_get (game->id, "rules"), "entries");

  for (guint i = 0; i < json_array_get_length (entries); i++)
    {
      JsonObject *entry = json_array_get_object_element (entries, i);

      g_hash_table_add (rules, g_strconcat (game->id, "/", json_object_get_string_member (entry, "id"), NULL));
    }
  for (guint i = 0; i < game->n_house_rules; i++)
    {
      if (!g_hash_table_contains (rules, game->house_rules[i].rule))
        g_error ("There is no rule %s", game->house_rules[i].rule);
      g_assert_true (g_hash_table_add (ids, (gpointer) game->house_rules[i].id));
    }
}

int
main (int   argc,
      char *argv[])
{
  guint n_games;
  const HkGameSpec * const *games;

  g_test_init (&argc, &argv, NULL);
  games = hk_games_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *rulings = g_strdup_printf ("/rulings/%s/accounted-for", games[i]->id);
      g_autofree char *switches = g_strdup_printf ("/rulings/%s/switches", games[i]->id);

      g_test_add_data_func (rulings, games[i], test_accounted_for);
      g_test_add_data_func (switches, games[i], test_switches);
    }
  return g_test_run ();
}
