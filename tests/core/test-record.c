/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-dry-run.h"
#include "core/record/hk-error.h"
#include "core/record/hk-record-changes.h"
#include "core/record/hk-record-define.h"
#include "hk-tally-game.h"

static HkTable *
new_table (void)
{
  HkTable *table = hk_table_new (hk_tally_get_spec (), 1);
  g_autoptr (JsonObject) setup = hk_tally_make_setup (2);
  g_autoptr (HkMove) move = hk_move_new ("setup", setup);

  g_assert_true (hk_table_setup (table, move, NULL));
  return table;
}

static void
count_cb (GObject    *object,
          GParamSpec *pspec,
          guint      *count)
{
  (*count)++;
}

/* A record with an enum. */
typedef enum
{
  LAMP_NONE = -1,
  LAMP_OFF,
  LAMP_ON,
} Lamp;

#define TYPE_PORCH (porch_get_type ())
G_DECLARE_FINAL_TYPE (Porch, porch, TEST, PORCH, HkRecord)

struct _Porch
{
  HkRecord parent_instance;

  Lamp     lamp;
};

static const char * const lamps[] = { "off", "on", NULL };

static const HkField porch_fields[] = { HK_ENUM_FIELD (Porch, lamp, "lamp", lamps, "lamp", .least = 1) };

HK_DEFINE_RECORD (Porch, porch, porch_fields)

static void
test_enums (void)
{
  g_autoptr (Porch) porch = g_object_new (TYPE_PORCH, NULL);
  g_autoptr (Porch) copy = NULL;
  HkRecordChanges *changes;
  guint count = 0;

  g_assert_cmpint (porch->lamp, ==, LAMP_NONE);
  g_signal_connect (porch, "notify::lamp", G_CALLBACK (count_cb), &count);
  hk_record_set_enum (porch, &porch->lamp, LAMP_ON);
  g_object_set (porch, "lamp", LAMP_ON, NULL);
  g_assert_cmpuint (count, ==, 1);
  copy = hk_record_copy (porch);
  g_assert_cmpint (copy->lamp, ==, LAMP_ON);
  changes = hk_record_changes_begin ();
  hk_record_set_enum (porch, &porch->lamp, LAMP_OFF);
  g_assert_false (hk_record_equal (porch, copy));
  hk_record_changes_cancel (changes);
  g_assert_true (hk_record_equal (porch, copy));
  hk_record_reset (porch, "lamp", NULL);
  g_assert_cmpint (porch->lamp, ==, LAMP_NONE);
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*hk_record_set_enum*");
  hk_record_set_enum (porch, &porch->lamp, LAMP_ON + 1);
  g_test_assert_expected_messages ();
}

/* Files say an enum as they said the text that it was. */
static void
test_enums_in_files (void)
{
  static const struct
  {
    const char *file;
    int         lamp; /* −2 refused */
  } cases[] = {
    { "{\"lamp\":\"off\"}", LAMP_OFF },
    { "{\"lamp\":\"on\"}", LAMP_ON },
    { "{\"lamp\":null}", LAMP_NONE },
    { "{}", LAMP_NONE },
    { "{\"lamp\":\"dim\"}", -2 },
    { "{\"lamp\":\"\"}", -2 },
    { "{\"lamp\":1}", -2 },
    { "{\"lamp\":[]}", -2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Porch) porch = g_object_new (TYPE_PORCH, "lamp", LAMP_ON, NULL);
      g_autoptr (JsonNode) node = json_from_string (cases[i].file, NULL);
      g_autoptr (GError) error = NULL;
      const gboolean ok = hk_record_restore (porch, node, &error);
      g_autoptr (JsonNode) full = hk_record_save (porch);
      g_autoptr (JsonNode) compact = hk_record_save_compact (porch);
      g_autofree char *full_text = json_to_string (full, FALSE);
      g_autofree char *compact_text = json_to_string (compact, FALSE);

      g_assert_cmpint (ok, ==, cases[i].lamp >= -1);
      if (!ok)
        {
          g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
          g_assert_true (g_str_has_prefix (error->message, "“lamp” cannot be "));
          continue;
        }
      g_assert_cmpint (porch->lamp, ==, cases[i].lamp);
      g_assert_cmpstr (full_text, ==, cases[i].lamp == LAMP_NONE ? "{\"lamp\":null}" : cases[i].file);
      g_assert_cmpstr (compact_text, ==, cases[i].lamp == LAMP_NONE ? "{}" : cases[i].file);
    }
}

static void
test_initial_values (void)
{
  HkTallyPlayer *player = g_object_new (hk_tally_player_get_type (), NULL);

  g_assert_cmpint (player->score, ==, 5);
  g_assert_null (player->name);
  g_assert_finalize_object (player);
}

static void
test_notifies_only_changes (void)
{
  HkTallyPlayer *player = g_object_new (hk_tally_player_get_type (), NULL);
  guint count = 0;

  g_signal_connect (player, "notify::score", G_CALLBACK (count_cb), &count);
  hk_record_set_int (player, &player->score, 5);
  g_assert_cmpuint (count, ==, 0);
  hk_record_set_int (player, &player->score, 6);
  g_object_set (player, "score", 7, NULL);
  g_object_set (player, "score", 7, NULL);
  g_assert_cmpuint (count, ==, 2);
  g_assert_cmpint (player->score, ==, 7);
  g_assert_finalize_object (player);
}

static void
test_refuses_out_of_range (void)
{
  HkTallyPlayer *player = g_object_new (hk_tally_player_get_type (), NULL);

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*hk_record_set_int*");
  hk_record_set_int (player, &player->score, 1001);
  g_test_assert_expected_messages ();
  g_assert_cmpint (player->score, ==, 5);
  g_object_unref (player);
}

static void
test_save_restore (void)
{
  g_autoptr (HkTable) table = new_table ();
  g_autoptr (HkTable) other = hk_table_new (hk_tally_get_spec (), 2);
  g_autoptr (JsonNode) full = hk_record_save (table);
  g_autoptr (JsonNode) compact = hk_record_save_compact (table);
  g_autoptr (GError) error = NULL;

  g_assert_false (hk_record_equal (table, other));
  g_assert_true (hk_record_restore (other, compact, &error));
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (table, other));
  hk_record_set_int (other, &((HkTallyTable *) other)->round, 77);
  g_assert_false (hk_record_equal (table, other));
  g_assert_true (hk_record_restore (other, full, &error));
  g_assert_true (hk_record_equal (table, other));
}

static void
test_restore_reuses_items (void)
{
  g_autoptr (HkTable) table = new_table ();
  g_autoptr (JsonNode) node = hk_record_save (table);
  HkTallyPlayer *first = hk_tally_get_player (table, 0);
  guint count = 0;

  hk_record_set_int (first, &first->score, 50);
  g_signal_connect (first, "notify::score", G_CALLBACK (count_cb), &count);
  hk_record_list_remove_at (((HkTallyTable *) table)->players, 1);
  g_assert_true (hk_record_restore (table, node, NULL));
  g_assert_true (hk_tally_get_player (table, 0) == first);
  g_assert_cmpint (first->score, ==, 5);
  g_assert_cmpuint (count, ==, 1);
  g_assert_cmpstr (hk_tally_get_player (table, 1)->name, ==, "Bo");
}

static void
test_restore_refuses (void)
{
  static const char * const wrong[] = {
    "{\"score\": \"five\"}", "{\"score\": 1001}", "{\"score\": 1.5}", "{\"name\": 3}", "{\"size\": 3}", "[]", "3",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (HkRecord) player = g_object_new (hk_tally_player_get_type (), NULL);
      g_autoptr (JsonNode) node = json_from_string (wrong[i], NULL);
      g_autoptr (GError) error = NULL;

      g_assert_false (hk_record_restore (player, node, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
    }
}

/* What should be a list and is none is refused, and what is left out is an empty list. */
static void
test_restore_refuses_lists (void)
{
  static const struct
  {
    const char *text;
    gboolean    ok;
  } cases[] = { { "{\"players\": 5}", FALSE }, { "{\"players\": {}}", FALSE }, { "{\"players\": [5]}", FALSE }, { "{\"players\": []}", TRUE }, { "{}", TRUE } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkTable) table = new_table ();
      g_autoptr (JsonNode) node = json_from_string (cases[i].text, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (hk_record_restore (table, node, &error), ==, cases[i].ok);
      if (cases[i].ok)
        g_assert_null (hk_tally_get_player (table, 0));
      else
        g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
    }
}

static void
test_paths (void)
{
  static const struct
  {
    const char *path;
    const char *value;
    gboolean    ok;
  } cases[] = {
    { "round", "3", TRUE },
    { "players/1/score", "42", TRUE },
    { "players/1/name", "\"Bea\"", TRUE },
    { "deck/draw-pile", "[\"a\"]", TRUE },
    { "players/1/score", "4200", FALSE },
    { "players/1/score", "\"x\"", FALSE },
    { "players/2/score", "1", FALSE },
    { "players/x/score", "1", FALSE },
    { "players/1", "1", FALSE },
    { "players", "[{\"score\": 9999}]", FALSE },
    { "round/x", "1", FALSE },
    { "nothing", "1", FALSE },
    { "", "1", FALSE },
    { "players/18446744073709551616/score", "1", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkTable) table = new_table ();
      g_autoptr (HkTable) before = hk_table_copy (table);
      g_autoptr (JsonNode) value = json_from_string (cases[i].value, NULL);
      g_autoptr (JsonNode) old = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (hk_record_set_by_path (table, cases[i].path, value, &old, &error), ==, cases[i].ok);
      if (cases[i].ok)
        {
          g_autoptr (JsonNode) now = hk_record_get_by_path (table, cases[i].path, &error);

          g_assert_no_error (error);
          g_assert_true (json_node_equal (now, value));
          g_assert_false (json_node_equal (old, value));
        }
      else
        {
          g_assert_nonnull (error);
          g_assert_true (hk_record_equal (table, before));
        }
    }
}

static void
test_lists (void)
{
  g_autoptr (HkTable) table = new_table ();
  HkRecordList *players = ((HkTallyTable *) table)->players;
  const gsize name = G_STRUCT_OFFSET (HkTallyPlayer, name);

  g_assert_cmpint (hk_record_list_get_length (NULL), ==, 0);
  g_assert_cmpint (hk_record_list_get_length (players), ==, 2);
  g_assert_null (hk_record_list_get (NULL, 0));
  g_assert_null (hk_record_list_get (players, -1));
  g_assert_null (hk_record_list_get (players, 2));
  /* A question far behind the end says nothing wrong, and lets nothing wrong be said of those before it. */
  for (int i = 5; i >= 2; i--)
    g_assert_null (hk_record_list_get (players, i));
  g_assert_true (hk_record_list_get (players, 1) == hk_tally_get_player (table, 1));
  g_assert_cmpint (hk_record_list_find (players, name, "Bo"), ==, 1);
  g_assert_cmpint (hk_record_list_find (players, name, "Nobody"), ==, -1);
  g_assert_cmpint (hk_record_list_find (players, name, NULL), ==, -1);
  g_assert_cmpint (hk_record_list_find (NULL, name, "Bo"), ==, -1);
  g_assert_true (hk_record_list_lookup (players, name, "Bo") == hk_tally_get_player (table, 1));
  g_assert_null (hk_record_list_lookup (players, name, "Nobody"));
  hk_record_set_string (hk_tally_get_player (table, 1), &hk_tally_get_player (table, 1)->name, NULL);
  g_assert_cmpint (hk_record_list_find (players, name, NULL), ==, 1);
}

static void
sum_cb (GListModel *list,
        guint       position,
        guint       n_removed,
        guint       n_added,
        int        *sum)
{
  *sum += (int) n_added - (int) n_removed;
}

/* Who looks at a list is told of each change, and nobody else is. */
static void
test_lists_that_are_looked_at (void)
{
  g_autoptr (HkTable) table = new_table ();
  HkRecordList *players = ((HkTallyTable *) table)->players;
  g_autoptr (HkRecord) first = g_object_ref (HK_RECORD (hk_tally_get_player (table, 0)));
  int sum = 2;
  gulong handler;

  hk_record_list_remove_at (players, 0);
  handler = g_signal_connect (players, "items-changed", G_CALLBACK (sum_cb), &sum);
  hk_record_list_remove_at (players, 0);
  g_assert_cmpint (sum, ==, 1);
  hk_record_list_append (players, first);
  hk_record_list_append (players, first);
  g_assert_cmpint (sum, ==, 3);
  g_signal_handler_disconnect (players, handler);
  hk_record_list_remove_all (players);
  g_assert_cmpint (sum, ==, 3);
}

/* What is read of a list is what it holds, also when it outlives its record, and when another list lies where it lay. */
static void
test_lists_that_stay (void)
{
  HkTable *table = new_table ();
  g_autoptr (HkRecordList) players = g_object_ref (((HkTallyTable *) table)->players);

  g_assert_cmpint (hk_record_list_get_length (players), ==, 2);
  hk_record_list_remove_at (players, 0);
  g_assert_cmpint (hk_record_list_get_length (players), ==, 1);
  g_object_unref (table);
  hk_record_list_remove_at (players, 0);
  g_assert_cmpint (hk_record_list_get_length (players), ==, 0);
  g_assert_null (hk_record_list_get (players, 0));
  for (guint i = 0; i < 50; i++)
    {
      HkRecordList *list;

      table = new_table ();
      list = ((HkTallyTable *) table)->players;
      for (int j = 0; j < 2; j++)
        {
          g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (list), (guint) j);

          g_assert_true (hk_record_list_get (list, j) == (gpointer) item);
        }
      g_assert_cmpint (hk_record_list_get_length (list), ==, 2);
      g_object_unref (table);
    }
}

/* Changes a field of each kind. */
static void
change_all (HkTable *table)
{
  static const char * const rules[] = { "lenient", NULL };
  HkTallyTable *self = (HkTallyTable *) table;
  HkTallyPlayer *first = hk_tally_get_player (table, 0);
  g_autoptr (HkRecord) added = g_object_new (hk_tally_player_get_type (), "name", "Cy", NULL);
  g_autoptr (HkDeck) deck = hk_deck_new ("another deck", FALSE);

  hk_record_set_int (self, &self->round, self->round + 1);
  hk_record_set_boolean (self, &self->over, !self->over);
  hk_record_set_string (first, &first->name, "Ann's sister");
  hk_record_set_strv (self, &self->house_rules, rules);
  hk_record_set_record (self, &self->deck, deck);
  hk_record_list_append (self->players, added);
  hk_record_list_remove_at (self->players, 0);
  hk_record_list_insert (self->players, 1, first);
  g_object_set (added, "score", 9, NULL);
}

static void
test_changes_are_reverted (void)
{
  g_autoptr (HkTable) table = new_table ();
  HkTallyPlayer *first = hk_tally_get_player (table, 0);
  g_autoptr (HkTable) before = hk_table_copy (table);
  g_autoptr (HkTable) after = NULL;
  g_autoptr (HkRecordChanges) changes = hk_record_changes_begin ();
  g_autoptr (HkRecordChanges) back = NULL;

  change_all (table);
  hk_record_changes_end (changes);
  after = hk_table_copy (table);
  g_assert_false (hk_record_equal (table, before));

  back = hk_record_changes_begin ();
  hk_record_changes_revert (changes);
  hk_record_changes_end (back);
  g_assert_true (hk_record_equal (table, before));
  /* The same record, not another one that is like it. */
  g_assert_true (hk_tally_get_player (table, 0) == first);
  hk_record_changes_revert (back);
  g_assert_true (hk_record_equal (table, after));
}

/* What fails within a move is taken back alone; what does not is taken back with the move. */
static void
test_changes_nest (void)
{
  g_autoptr (HkTable) table = new_table ();
  HkTallyTable *self = (HkTallyTable *) table;
  g_autoptr (HkTable) before = hk_table_copy (table);
  g_autoptr (HkTable) between = NULL;
  g_autoptr (HkRecordChanges) outer = hk_record_changes_begin ();
  HkRecordChanges *inner;

  hk_record_set_int (self, &self->round, 3);
  inner = hk_record_changes_begin ();
  change_all (table);
  hk_record_changes_end (inner);
  hk_record_changes_free (inner);
  between = hk_table_copy (table);
  inner = hk_record_changes_begin ();
  change_all (table);
  hk_record_changes_cancel (inner);
  g_assert_true (hk_record_equal (table, between));
  hk_record_changes_end (outer);
  hk_record_changes_revert (outer);
  g_assert_true (hk_record_equal (table, before));
}

/* However often something is tried, and whatever happens in between, it is tried on the table as it is. */
static void
test_dry_runs (void)
{
  g_autoptr (HkTable) table = new_table ();
  HkRecordList *players = ((HkTallyTable *) table)->players;
  HkDryRun trial = { .table = table };
  g_autoptr (HkMove) move = hk_move_build ("score", "i:player", 2, "i:points", 5, NULL);
  g_autoptr (HkRecord) third = g_object_new (hk_tally_player_get_type (), "name", "Cy", NULL);
  g_autoptr (HkTable) before = hk_table_copy (table);

  g_assert_false (hk_dry_run_apply (&trial, move, NULL));
  g_assert_true (hk_record_equal (table, before));
  hk_record_list_append (players, third);
  for (guint i = 0; i < 3; i++)
    g_assert_true (hk_dry_run_apply (&trial, move, NULL));
  g_assert_cmpint (((HkTallyPlayer *) third)->score, ==, 5);
  hk_record_list_remove_at (players, 2);
  g_assert_false (hk_dry_run_apply (&trial, move, NULL));
  g_assert_true (hk_record_equal (table, before));
}

static void
test_nothing_leaks (void)
{
  HkTable *table = new_table ();
  HkTable *copy = hk_table_copy (table);

  g_assert_finalize_object (table);
  g_assert_finalize_object (copy);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/record/initial-values", test_initial_values);
  g_test_add_func ("/record/notifies-only-changes", test_notifies_only_changes);
  g_test_add_func ("/record/refuses-out-of-range", test_refuses_out_of_range);
  g_test_add_func ("/record/save-restore", test_save_restore);
  g_test_add_func ("/record/restore-reuses-items", test_restore_reuses_items);
  g_test_add_func ("/record/restore-refuses", test_restore_refuses);
  g_test_add_func ("/record/restore-refuses-lists", test_restore_refuses_lists);
  g_test_add_func ("/record/enums", test_enums);
  g_test_add_func ("/record/enums-in-files", test_enums_in_files);
  g_test_add_func ("/record/paths", test_paths);
  g_test_add_func ("/record/lists", test_lists);
  g_test_add_func ("/record/lists-that-stay", test_lists_that_stay);
  g_test_add_func ("/record/lists-that-are-looked-at", test_lists_that_are_looked_at);
  g_test_add_func ("/record/changes-are-reverted", test_changes_are_reverted);
  g_test_add_func ("/record/changes-nest", test_changes_nest);
  g_test_add_func ("/record/dry-runs", test_dry_runs);
  g_test_add_func ("/record/nothing-leaks", test_nothing_leaks);
  return g_test_run ();
}
