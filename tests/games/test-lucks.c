/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/story/hk-luck.h"
#include "hk-play.h"

/* What counts as luck in each game: whole games are gone through, and no die or card of theirs is left out but for a reason. */

/* How many draws of a kind a game has, for all players together. */
typedef struct
{
  const char *title;
  guint       n;
} Kind;

/* A move in which chance decides something that is neither good nor bad for anybody. */
typedef struct
{
  const char *game;
  const char *move;
  const char *why;
} Exception;

static const Exception exceptions[] = {
  { "army-of-the-dead", "vault-roll", "a face is good or bad by what the Straight still lacks" },
  { "card-z", "next-phase", "where hordes walk, and what the Weather is" },
  { "card-z", "reckon", "where hordes walk" },
  { "dark-age-z", "cleanup-step", "which commanders gather for everybody" },
};

static gboolean
is_excepted (const char *game,
             const char *move)
{
  for (gsize i = 0; i < G_N_ELEMENTS (exceptions); i++)
    if (g_str_equal (exceptions[i].game, game) && g_str_equal (exceptions[i].move, move))
      return TRUE;
  return FALSE;
}

/* What does not count is said. */
static void
test_not_counted (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (exceptions); i++)
    g_assert_nonnull (hk_course_spec_lookup (exceptions[i].game)->not_counted);
}

/* Whether the app has rolled or drawn anything in the move. */
static gboolean
is_chance (HkMove *move)
{
  g_autoptr (JsonObject) line = hk_move_to_json (move);

  return json_object_has_member (line, "luck");
}

/* Every move in which chance decides tells what it decided. */
static void
check_told (const char *game,
            HkCourse   *course)
{
  GListModel *log = hk_session_get_log (hk_course_get_session (course));
  GArray *positions = hk_course_get_chance_positions (course);
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  gboolean complete = TRUE;

  for (guint i = 0; i < positions->len; i++)
    g_hash_table_add (told, GUINT_TO_POINTER (g_array_index (positions, guint, i)));
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (log, i);
      HkMove *move = hk_log_entry_get_move (entry);

      if (!is_chance (move) || g_hash_table_contains (told, GUINT_TO_POINTER (i + 1)) || is_excepted (game, hk_move_get_name (move)))
        continue;
      g_test_message ("%s, move %u: nothing is told of %s", game, i + 1, hk_move_get_name (move));
      complete = FALSE;
    }
  g_assert_true (complete);
}

static void
play (const char *game,
      const char *script,
      const Kind *kinds,
      gsize       n_kinds)
{
  g_autoptr (HkSession) session = hk_play_open_script (game, script);
  g_autoptr (HkCourse) course = hk_course_new (session);
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *chances = hk_course_get_chances (course);
  GHashTableIter iter;
  gpointer title;
  gpointer n;

  hk_course_finish (course);
  for (guint i = 0; i < chances->len; i++)
    {
      const HkChance *chance = g_ptr_array_index (chances, i);

      g_assert_cmpfloat (hk_distribution_get_exactly (chance->expected, chance->value), >, 0);
      n = g_hash_table_lookup (counts, chance->title);
      g_hash_table_insert (counts, (gpointer) chance->title, GUINT_TO_POINTER (GPOINTER_TO_UINT (n) + 1));
    }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &title, &n))
    g_test_message ("%s, %s: { \"%s\", %u },", game, script, (char *) title, GPOINTER_TO_UINT (n));
  for (gsize i = 0; i < n_kinds; i++)
    g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, kinds[i].title)), ==, kinds[i].n);
  g_assert_cmpuint (g_hash_table_size (counts), ==, n_kinds);
  check_told (game, course);
}

static void
test_army_of_the_dead (void)
{
  static const Kind won[] = {
    { "Pips of the attack dice", 11 },
    { "Zombies on spawn cards", 35 },
    { "Zombies under the Sleeper tokens", 8 },
  };
  static const Kind lost[] = {
    { "Pips of the attack dice", 17 },
    { "Zombies on spawn cards", 26 },
  };

  play ("army-of-the-dead", "won", won, G_N_ELEMENTS (won));
  play ("army-of-the-dead", "lost", lost, G_N_ELEMENTS (lost));
}

static void
test_card_z (void)
{
  static const Kind survive_co_op[] = {
    { "Attack dice", 13 },
    { "Dice for the size of hordes", 1 },
    { "Dice of Rigored Zombies", 6 },
    { "Dice of the zombies’ bites", 13 },
    { "Meals that make nobody sick", 3 },
    { "Rolls for Encounters", 5 },
    { "Rolls for rewards", 1 },
  };
  static const Kind home_run_won[] = {
    { "Attack dice", 2 },
    { "Dice of the zombies’ bites", 1 },
    { "Meals that make nobody sick", 1 },
    { "Rolls for Encounters", 7 },
    { "Rolls for rewards", 1 },
  };
  static const Kind civic_duty_lost[] = {
    { "Attack dice", 11 },
    { "Dice of the zombies’ bites", 9 },
    { "Meals that make nobody sick", 2 },
    { "Rolls for Encounters", 4 },
  };

  play ("card-z", "survive-co-op", survive_co_op, G_N_ELEMENTS (survive_co_op));
  play ("card-z", "home-run-won", home_run_won, G_N_ELEMENTS (home_run_won));
  play ("card-z", "civic-duty-lost", civic_duty_lost, G_N_ELEMENTS (civic_duty_lost));
}

static void
test_dark_age_z (void)
{
  static const Kind two_players[] = {
    { "Attack of the Barbarian King’s cards", 20 },
    { "Attack of the army cards drawn", 35 },
    { "Zombies on invasion cards", 2 },
  };
  static const Kind cooperative[] = {
    { "Attack of the army cards drawn", 46 },
    { "Zombies on invasion cards", 1 },
  };

  play ("dark-age-z", "two-players", two_players, G_N_ELEMENTS (two_players));
  play ("dark-age-z", "cooperative", cooperative, G_N_ELEMENTS (cooperative));
}

static void
test_rfyl (void)
{
  static const Kind won[] = {
    { "Determination cards for speed", 47 },
    { "Determination cards in fights", 29 },
    { "Determination cards of the zombies", 37 },
    { "Drops of Blood cards", 14 },
  };
  static const Kind lost[] = {
    { "Determination cards for speed", 64 },
    { "Determination cards in fights", 31 },
    { "Determination cards of the zombies", 25 },
    { "Drops of Blood cards", 12 },
  };

  play ("rfyl", "won", won, G_N_ELEMENTS (won));
  play ("rfyl", "lost", lost, G_N_ELEMENTS (lost));
}

static void
test_zombiez (void)
{
  static const Kind two[] = {
    { "Cards that have a place", 83 },
  };
  static const Kind four_by_hand[] = {
    { "Cards that have a place", 138 },
  };

  play ("zombiez", "two", two, G_N_ELEMENTS (two));
  play ("zombiez", "four-by-hand", four_by_hand, G_N_ELEMENTS (four_by_hand));
}

/* (transfer full): what a move tells of its luck. */
static char *
tell (HkTable *table,
      HkMove  *move)
{
  g_autoptr (HkTable) copy = hk_table_copy (table);
  g_autoptr (GError) error = NULL;
  GPtrArray *chances;
  GString *out = g_string_new (NULL);

  hk_move_collect_chances (move);
  hk_table_apply (copy, move, &error);
  g_assert_no_error (error);
  chances = hk_move_get_chances (move);
  for (guint i = 0; i < chances->len; i++)
    {
      const HkChance *chance = g_ptr_array_index (chances, i);

      g_string_append_printf (out, "%d %s %d %.6f\n", chance->player, chance->title, chance->value, hk_distribution_get_mean (chance->expected));
    }
  return g_string_free_and_steal (out);
}

/* What a group rolls or draws itself counts as what the app does, once it is told. */
static void
test_told (void)
{
  g_autoptr (HkTable) table = hk_play_new ("rfyl", "{\"components\":\"stand-in\",\"cards-by\":\"app\","
                                           "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]}", 3);
  g_autoptr (HkMove) by_app = hk_move_build ("draw-speed", NULL);
  g_autoptr (HkMove) by_hand = hk_move_build ("draw-speed", NULL);
  g_autofree char *first = tell (table, by_app);
  g_autofree char *second = NULL;
  GPtrArray *chances = hk_move_get_chances (by_app);
  JsonArray *values = json_array_new ();

  g_assert_cmpuint (chances->len, ==, 3);
  for (guint i = 0; i < chances->len; i++)
    json_array_add_int_element (values, ((HkChance *) g_ptr_array_index (chances, i))->value);
  json_object_set_array_member (hk_move_get_params (by_hand), "values", values);
  second = tell (table, by_hand);
  g_assert_cmpstr (first, ==, second);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/lucks/army-of-the-dead", test_army_of_the_dead);
  g_test_add_func ("/lucks/card-z", test_card_z);
  g_test_add_func ("/lucks/dark-age-z", test_dark_age_z);
  g_test_add_func ("/lucks/rfyl", test_rfyl);
  g_test_add_func ("/lucks/zombiez", test_zombiez);
  g_test_add_func ("/lucks/told", test_told);
  g_test_add_func ("/lucks/not-counted", test_not_counted);

  return g_test_run ();
}
