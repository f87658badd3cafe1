/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-move-option.h"
#include "core/record/hk-deck.h"
#include "core/story/hk-what-if.h"
#include "hk-play.h"
#include "hk-short.h"

/* What is tried on a table of each game: nothing happens to the table, and nothing is told that depends on how the cards of its
 * decks lie and what its dice will show. */

/* How many of its moves are tried after how many moves of a script, and with how many cases at the most. */
#define EVERY  29
#define N_TRIES 60

static guint n_calls;
static guint n_certain;
static guint n_chances;

static void
add_outcomes (GString *out,
              GArray  *outcomes)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < outcomes->len; i++)
    {
      const HkWhatIfOutcome *outcome = &g_array_index (outcomes, HkWhatIfOutcome, i);

      g_ptr_array_add (lines, g_strdup_printf ("%s %.6f", outcome->text, outcome->share));
    }
  g_ptr_array_sort_values (lines, (GCompareFunc) g_strcmp0);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (out, "  %s\n", (char *) g_ptr_array_index (lines, i));
}

static int
compare_changes (gconstpointer a,
                 gconstpointer b)
{
  const HkWhatIfChange *first = a;
  const HkWhatIfChange *second = b;
  const int order = g_strcmp0 (first->where, second->where);

  return order != 0 ? order : g_strcmp0 (first->title, second->title);
}

/* (transfer full) (nullable): all that is told of the move; NULL where that takes too many cases. */
static char *
tell (HkTable *table,
      HkMove  *move)
{
  g_autoptr (HkWhatIf) what_if = hk_what_if_new (table, move, 5);
  GPtrArray *changes = hk_what_if_get_changes (what_if);
  GString *out = g_string_new (NULL);

  if (!hk_what_if_advance (what_if, N_TRIES))
    {
      g_string_free (out, TRUE);
      return NULL;
    }
  n_certain += hk_what_if_get_kind (what_if) == HK_WHAT_IF_CERTAIN;
  n_chances += hk_what_if_get_kind (what_if) == HK_WHAT_IF_EXACT;
  g_string_append_printf (out, "%d %s\n", hk_what_if_get_kind (what_if), hk_what_if_get_refusal (what_if));
  add_outcomes (out, hk_what_if_get_sentences (what_if));
  g_ptr_array_sort_values (changes, compare_changes);
  for (guint i = 0; i < changes->len; i++)
    {
      const HkWhatIfChange *change = g_ptr_array_index (changes, i);

      g_string_append_printf (out, "%s %s %s\n", change->where, change->title, change->before);
      add_outcomes (out, change->outcomes);
    }
  return g_string_free_and_steal (out);
}

/* (transfer full): the same table to all who sit at it, with other cards to come and other dice. */
static HkTable *
make_other (HkTable *table)
{
  HkTable *other = hk_table_copy (table);
  HkRecordClass *klass = HK_RECORD_GET_CLASS (other);
  g_autoptr (HkRandom) random = hk_random_new (77);
  g_autoptr (HkRandomLog) luck = hk_random_log_new (random);
  g_autofree char *state = hk_random_save (random);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      gpointer member = klass->fields[i].kind == HK_FIELD_RECORD ? G_STRUCT_MEMBER (gpointer, other, klass->fields[i].offset) : NULL;

      if (member != NULL && HK_IS_DECK (member))
        hk_deck_shuffle (member, luck);
    }
  hk_record_set_string (other, &other->random, state);
  return other;
}

/* Whether it can be tried as it is; dice and cards that may be told need not be. */
static gboolean
is_complete (HkTable      *table,
             HkMoveOption *option)
{
  const char *name = hk_move_get_name (hk_move_option_get_move (option));
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (table), name, NULL);

  for (guint i = 0; i < spec->n_params; i++)
    if (spec->params[i].required && g_strv_contains (hk_move_option_get_missing (option), spec->params[i].name))
      return FALSE;
  return hk_move_option_is_legal (option);
}

/* HkPlayDescribe */
static void
try_all (GString *out,
         HkTable *table)
{
  g_autoptr (GPtrArray) options = NULL;
  g_autoptr (HkTable) before = NULL;
  g_autoptr (HkTable) other = NULL;

  if (n_calls++ % hk_short (EVERY, EVERY * 12) != 0)
    return;
  options = hk_table_list_options (table, HK_VIEWER_NOBODY);
  before = hk_table_copy (table);
  other = make_other (table);
  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);
      g_autofree char *told = NULL;
      g_autofree char *told_otherwise = NULL;

      if (!is_complete (table, option))
        continue;
      told = tell (table, hk_move_option_get_move (option));
      told_otherwise = tell (other, hk_move_option_get_move (option));
      g_test_message ("%s", hk_move_option_get_title (option));
      g_assert_cmpstr (told, ==, told_otherwise);
    }
  g_assert_true (hk_record_equal (table, before));
}

static void
play (const char *game,
      const char *script)
{
  g_autofree char *told = NULL;

  n_calls = n_certain = n_chances = 0;
  told = hk_play_whole_script (game, script, try_all);
  g_test_message ("%u certain, %u by chance, %u calls", n_certain, n_chances, n_calls);
  g_assert_cmpuint (n_certain, >, 0);
  g_assert_cmpuint (n_chances, >=, hk_short (1, 0));
}

static void
test_army_of_the_dead (void)
{
  play ("army-of-the-dead", "won");
}

static void
test_card_z (void)
{
  play ("card-z", "survive-co-op");
}

static void
test_dark_age_z (void)
{
  play ("dark-age-z", "two-players");
}

static void
test_rfyl (void)
{
  play ("rfyl", "won");
}

static void
test_zombiez (void)
{
  play ("zombiez", "two");
}

/* A mission that lies face down: what it is would be told by turning it up, and so would all that comes of it. */
static void
test_face_down (void)
{
  g_autoptr (HkTable) table = hk_play_new ("dark-age-z", "{\"components\":\"stand-in\",\"cards-by\":\"app\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}", 3);
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", "kingdoms/0/mission-shown", "b:value", TRUE, NULL);
  g_autoptr (HkWhatIf) what_if = NULL;

  hk_play (table, "{\"move\":\"set\",\"with\":{\"path\":\"kingdoms/0/mission\",\"value\":\"mission-1\"}}");
  what_if = hk_what_if_new (table, move, 5);
  g_assert_true (hk_what_if_advance (what_if, 1));
  g_assert_cmpint (hk_what_if_get_kind (what_if), ==, HK_WHAT_IF_HIDDEN);
  g_assert_cmpuint (hk_what_if_get_changes (what_if)->len, ==, 0);
  g_assert_cmpuint (hk_what_if_get_sentences (what_if)->len, ==, 0);
}

/* Where the group draws itself from a deck that the app knows, any of its cards can come. */
static void
test_cards_by_hand (void)
{
  static const struct { const char *game; const char *move; } cases[] = {
    { "zombiez", "draw" },
    { "rfyl", "draw-speed" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkTable) table = hk_play_new (cases[i].game, "{\"components\":\"stand-in\",\"cards-by\":\"hand\","
                                               "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}", 3);
      g_autoptr (HkTable) before = hk_table_copy (table);
      g_autoptr (HkMove) move = hk_move_build (cases[i].move, NULL);
      g_autoptr (HkWhatIf) what_if = hk_what_if_new (table, move, 5);

      while (!hk_what_if_advance (what_if, N_TRIES))
        ;
      g_test_message ("%s: %s", cases[i].game, hk_what_if_get_refusal (what_if));
      g_assert_null (hk_what_if_get_refusal (what_if));
      g_assert_true (hk_what_if_get_kind (what_if) == HK_WHAT_IF_EXACT || hk_what_if_get_kind (what_if) == HK_WHAT_IF_SAMPLED);
      g_assert_true (hk_record_equal (table, before));
    }
}

/* Where the app does not know the deck, it asks which card was drawn. */
static void
test_unknown_deck (void)
{
  g_autoptr (HkTable) table = hk_play_new ("zombiez", "{\"components\":\"none\",\"cards-by\":\"hand\","
                                           "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}", 3);
  g_autoptr (HkMove) move = hk_move_build ("draw", NULL);
  g_autoptr (HkWhatIf) what_if = hk_what_if_new (table, move, 5);

  g_assert_true (hk_what_if_advance (what_if, 1));
  g_assert_cmpint (hk_what_if_get_kind (what_if), ==, HK_WHAT_IF_REFUSED);
  g_assert_nonnull (hk_what_if_get_asked (what_if)[0]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/what-ifs/army-of-the-dead", test_army_of_the_dead);
  g_test_add_func ("/what-ifs/card-z", test_card_z);
  g_test_add_func ("/what-ifs/dark-age-z", test_dark_age_z);
  g_test_add_func ("/what-ifs/rfyl", test_rfyl);
  g_test_add_func ("/what-ifs/zombiez", test_zombiez);
  g_test_add_func ("/what-ifs/face-down", test_face_down);
  g_test_add_func ("/what-ifs/cards-by-hand", test_cards_by_hand);
  g_test_add_func ("/what-ifs/unknown-deck", test_unknown_deck);

  return g_test_run ();
}
