/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-cell.h"
#include "core/packs/hk-pack-paste.h"
#include "core/packs/hk-pack-table.h"
#include "core/record/hk-error.h"
#include "../games/hk-short.h"

#define TITLES "Name\tZombies (basic)\tHP (basic)\tZombies (Power Up)\tHP (Power Up)\tDamage Value\tSpeed\n"

static HkPack *
open_pack (const char *game)
{
  g_autoptr (GError) error = NULL;
  HkPack *pack = hk_pack_open (hk_games_lookup (game, NULL), NULL, &error);

  g_assert_no_error (error);
  return pack;
}

static HkPackPaste *
paste (HkPack     *pack,
       const char *kind,
       const char *text)
{
  g_autoptr (GError) error = NULL;
  HkPackPaste *table = hk_pack_paste_new (pack, kind, text, &error);

  g_assert_no_error (error);
  return table;
}

static char *
describe_row (HkPackPaste *table,
              guint        position)
{
  g_autoptr (HkPackRow) row = g_list_model_get_item (G_LIST_MODEL (table), position);

  return hk_pack_row_describe (row);
}

static void
assert_says (HkPackPaste *table,
             guint        position,
             const char  *part)
{
  g_autofree char *sentence = describe_row (table, position);

  if (sentence == NULL || strstr (sentence, part) == NULL)
    g_error ("Row %u says “%s”, not “%s”", position, sentence == NULL ? "" : sentence, part);
}

/* What spreadsheets make of the same two rows. */
static void
test_forms (void)
{
  static const char * const tables[] = {
    "name\tzombies\nGrey\t3\nRotten \"old\" ones\t4\n",
    "name,zombies\r\nGrey,3\r\n\"Rotten \"\"old\"\" ones\",4\r\n",
    "name;zombies\nGrey;3\nRotten \"old\" ones;4",
    "\357\273\277name;zombies\n\"Grey\";3,0\n\n;\nRotten \"old\" ones;4.00\n;;\n",
    "sep=;\r\nname;zombies\r\nGrey;+3\r\nRotten \"old\" ones;\"4\"\r\n",
    "Zombies (basic)\tNAME\n3\tGrey\n4\tRotten \"old\" ones\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (HkPack) pack = open_pack ("dark-age-z");
      g_autoptr (JsonObject) component = json_object_new ();
      g_autoptr (HkPackPaste) table = NULL;
      g_autoptr (GError) error = NULL;
      static const char * const others[] = { "hp", "power-up-zombies", "power-up-hp", "damage", "speed" };

      for (gsize j = 0; j < 2; j++)
        {
          json_object_set_string_member (component, "name", j == 0 ? "Grey" : "Rotten \"old\" ones");
          json_object_set_int_member (component, "zombies", 1);
          for (gsize k = 0; k < G_N_ELEMENTS (others); k++)
            json_object_set_int_member (component, others[k], 2);
          g_assert_true (hk_pack_put (pack, "invasion-card", component, &error));
          g_clear_pointer (&component, json_object_unref);
          component = json_object_new ();
        }
      table = paste (pack, "invasion-card", tables[i]);
      g_assert_cmpuint (hk_pack_paste_get_n_columns (table), ==, 2);
      g_assert_cmpuint (hk_pack_paste_count (table, HK_PACK_ROW_DIFFERENT), ==, 2);
      g_assert_true (hk_pack_paste_apply (table, &error));
      g_assert_no_error (error);
      g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (pack, "invasion-card", "Grey"), "zombies"), ==, 3);
      g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (pack, "invasion-card", "Rotten \"old\" ones"), "zombies"), ==, 4);
      g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (pack, "invasion-card", "Grey"), "speed"), ==, 2);
      g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, 2);
      g_assert_true (hk_pack_undo (pack, &error));
      g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (pack, "invasion-card", "Grey"), "zombies"), ==, 1);
    }
}

static void
test_encodings (void)
{
  static const struct
  {
    const char *encoding;
    const char *mark;
    gsize       mark_length;
  } forms[] = {
    { "UTF-8", "", 0 }, { "UTF-8", "\357\273\277", 3 }, { "UTF-16LE", "\377\376", 2 }, { "UTF-16BE", "\376\377", 2 },
    { "UTF-16LE", "", 0 }, { "UTF-16BE", "", 0 }, { "CP1250", "", 0 },
  };
  static const char text[] = "name;text\nSprint;\"Běží přes ulici,\nkřičí\"\n";

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (HkPack) pack = open_pack ("card-z");
      g_autoptr (HkPackPaste) table = NULL;
      g_autoptr (GError) error = NULL;
      gsize length;
      g_autofree char *body = g_convert (text, -1, forms[i].encoding, "UTF-8", NULL, &length, NULL);
      g_autoptr (GByteArray) bytes = g_byte_array_new ();
      g_autofree char *decoded = NULL;

      g_byte_array_append (bytes, (const guint8 *) forms[i].mark, (guint) forms[i].mark_length);
      g_byte_array_append (bytes, (const guint8 *) body, (guint) length);
      decoded = hk_pack_table_decode ((const char *) bytes->data, bytes->len, &error);
      g_assert_no_error (error);
      table = paste (pack, "heroic-action", decoded);
      g_assert_true (hk_pack_paste_apply (table, &error));
      g_assert_cmpstr (json_object_get_string_member (hk_pack_lookup (pack, "heroic-action", "Sprint"), "text"), ==, "Běží přes ulici,\nkřičí");
    }
  {
    static const char binary[] = "PK\003\004\000\001\000\002\377\000\000\000";
    g_autoptr (GError) error = NULL;

    g_assert_null (hk_pack_table_decode (binary, sizeof binary, &error));
    g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
  }
}

/* Each fault has a sentence where it stands, and the good rows go in. */
static void
test_faults (void)
{
  g_autoptr (HkPack) pack = open_pack ("dark-age-z");
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPackPaste) table = paste (pack, "invasion-card", TITLES
                                         "Good\t3\t2\t1\t0\t1\t2\n"
                                         "Half\t3,5\t2\t1\t0\t1\t2\n"
                                         "Many\t300\t2\t1\t0\t1\t2\n"
                                         "Word\tthree\t2\t1\t0\t1\t2\n"
                                         "Short\t3\t2\n"
                                         "Long\t3\t2\t1\t0\t1\t2\t\tnote\n"
                                         "Good\t4\t2\t1\t0\t1\t2\n"
                                         "\t4\t2\t1\t0\t1\t2\n"
                                         "Date\t1.2.2026\t2\t1\t0\t1\t2\n");

  g_assert_true (hk_pack_paste_get_has_titles (table));
  g_assert_cmpuint (hk_pack_paste_count (table, HK_PACK_ROW_NEW), ==, 1);
  g_assert_cmpuint (hk_pack_paste_count (table, HK_PACK_ROW_WRONG), ==, 8);
  g_assert_null (describe_row (table, 0));
  assert_says (table, 1, "3,5");
  assert_says (table, 2, "20");
  assert_says (table, 3, "three");
  assert_says (table, 4, "Speed");
  assert_says (table, 5, "note");
  assert_says (table, 6, "row 2");
  assert_says (table, 7, "Name");
  assert_says (table, 8, "1.2.2026");
  g_assert_true (hk_pack_paste_apply (table, &error));
  g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (pack, "invasion-card", "Good"), "zombies"), ==, 3);
}

/* Dice, zones and letters that no game could be played with are said where they stand, too. */
static void
test_form_faults (void)
{
  g_autoptr (HkPack) pack = open_pack ("card-z");
  g_autoptr (GError) error = NULL;
  g_autofree char *empty = hk_pack_paste_empty_table (pack, "location");
  g_autoptr (HkPackPaste) places = paste (pack, "location", "Name\tZones and dividers\tEncounter roll\tReward roll\n"
                                          "Shed\toutside, outside, wall, inside\t2d6-1\t\n"
                                          "Barn\toutside, outside, wall, inside\tlots\t\n"
                                          "Hut\toutside, inside\td6\t\n"
                                          "Den\toutside, inside, inside\td6\td8\n"
                                          "Mill\tooo\tD6 + 2\t4\n");
  g_autoptr (HkPackPaste) cards = paste (pack, "encounter", "Kind\tZone\tLetter of the hex\nzombie\t1\tn\nzombie\t1\t7\n");
  g_autoptr (HkPackPaste) people = paste (pack, "character", "Name\tMove\tPush\tCarry\tSkills\nAnn\t3\t5\t2\tpistol 12\nBo\t3\t5\t2\tpistol 1, My Axe 2\n");

  g_assert_cmpuint (hk_pack_paste_count (places, HK_PACK_ROW_NEW), ==, 2);
  assert_says (places, 1, "“lots” is not of the form that “Encounter roll” has: d6, d6-1, 2d6-2, 3d6 or a number.");
  assert_says (places, 2, "three zones");
  assert_says (places, 3, "d8");
  g_assert_true (strstr (empty, "(d6, d6-1, 2d6-2, 3d6 or a number)") != NULL);
  assert_says (cards, 1, "a letter from A to Z");
  g_assert_true (hk_pack_paste_apply (cards, &error));
  g_assert_cmpstr (json_object_get_string_member (hk_pack_lookup (pack, "encounter", "1"), "hex"), ==, "N");
  assert_says (people, 0, "pistol:12");
  g_assert_cmpuint (hk_pack_paste_count (people, HK_PACK_ROW_NEW), ==, 1);
}

/* Cards that their owner numbers need no numbers in the table. */
static void
test_numbers (void)
{
  g_autoptr (HkPack) pack = open_pack ("card-z");
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPackPaste) first = paste (pack, "encounter", "Kind\tZone\tLetter of the hex\nzombie\t1\tA\nfast\t2\tB\n");
  g_autoptr (HkPackPaste) second = NULL;
  g_autoptr (HkPackPaste) printed = NULL;
  g_autoptr (HkPackRow) row = NULL;
  g_autoptr (HkPack) other = open_pack ("army-of-the-dead");

  g_assert_cmpuint (hk_pack_paste_count (first, HK_PACK_ROW_NEW), ==, 2);
  g_assert_true (hk_pack_paste_apply (first, &error));
  g_assert_cmpstr (json_object_get_string_member (hk_pack_lookup (pack, "encounter", "2"), "type"), ==, "fast");
  second = paste (pack, "encounter", "Number of your own\tKind\tZone\tLetter of the hex\n\tdog\t3\tC\n7\tslow\t3\tD\n\tfast\t1\tE\n2\tfast\t2\tB\n");
  hk_pack_paste_set_fills_down (second, TRUE);
  g_assert_cmpuint (hk_pack_paste_count (second, HK_PACK_ROW_NEW), ==, 3);
  g_assert_cmpuint (hk_pack_paste_count (second, HK_PACK_ROW_EQUAL), ==, 1);
  row = g_list_model_get_item (G_LIST_MODEL (second), 0);
  g_assert_cmpstr (hk_pack_row_get_text (row, 0), ==, "8");
  g_assert_true (hk_pack_paste_apply (second, &error));
  g_assert_cmpstr (json_object_get_string_member (hk_pack_lookup (pack, "encounter", "9"), "hex"), ==, "E");

  /* A number that is printed on the card is nobody's to make up. */
  printed = paste (other, "zombie-card", "Type\tBlue Level\tYellow Level\tOrange Level\tRed Level\nShambler\t1\t2\t3\t4\n");
  assert_says (printed, 0, "Number");
}

static void
test_states (void)
{
  g_autoptr (HkPack) pack = open_pack ("dark-age-z");
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPackPaste) first = paste (pack, "invasion-card", TITLES "A\t3\t2\t1\t0\t1\t2\nB\t3\t2\t1\t0\t1\t2\n");
  g_autoptr (HkPackPaste) second = NULL;
  g_autoptr (HkPackRow) row = NULL;
  g_autofree char *summary = NULL;

  g_assert_true (hk_pack_paste_apply (first, &error));
  second = paste (pack, "invasion-card", TITLES "A\t3\t2\t1\t0\t1\t2\nB\t4\t\t\t\t\t\nC\t3\t2\t1\t0\t1\t2\n");
  summary = hk_pack_paste_describe (second);
  g_assert_cmpstr (summary, ==, "1 new · 1 different · 1 equal");
  row = g_list_model_get_item (G_LIST_MODEL (second), 1);
  g_assert_cmpstr (hk_pack_row_get_old_text (row, 1), ==, "3");
  g_assert_null (hk_pack_row_get_old_text (row, 2));
  g_assert_true (hk_pack_paste_apply (second, &error));
  g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (pack, "invasion-card", "B"), "hp"), ==, 2);
  g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, 3);
  g_assert_true (hk_pack_undo (pack, &error));
  g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, 2);
  g_assert_true (hk_pack_undo (pack, &error));
  g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, 0);
  g_assert_false (hk_pack_undo (pack, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE);
}

/* Columns that have no name, or another, are matched by hand. */
static void
test_by_hand (void)
{
  g_autoptr (HkPack) pack = open_pack ("army-of-the-dead");
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPackPaste) table = paste (pack, "vault-card", "Gears\tMechanic\tany face\nWheels\tpilot\tExtra die\n");
  g_autoptr (HkPackPaste) other = NULL;

  g_assert_false (hk_pack_paste_get_has_titles (table));
  g_assert_cmpuint (hk_pack_paste_count (table, HK_PACK_ROW_NEW), ==, 2);
  hk_pack_paste_set_field (table, 0, "specialty");
  g_assert_null (hk_pack_paste_get_field (table, 1));
  g_assert_cmpuint (hk_pack_paste_count (table, HK_PACK_ROW_WRONG), ==, 2);

  other = paste (pack, "vault-card", "Card\tSpecialty\tWhat one gets\nGears\tMechanic\tany-face\n");
  g_assert_true (hk_pack_paste_get_has_titles (other));
  g_assert_null (hk_pack_paste_get_field (other, 0));
  assert_says (other, 0, "filled in");
  hk_pack_paste_set_field (other, 0, "name");
  hk_pack_paste_set_field (other, 2, "bonus");
  g_assert_cmpuint (hk_pack_paste_count (other, HK_PACK_ROW_NEW), ==, 1);
  g_assert_true (hk_pack_paste_apply (other, &error));
  g_assert_cmpstr (json_object_get_string_member (hk_pack_lookup (pack, "vault-card", "Gears"), "bonus"), ==, "any-face");
}

static void
test_merged_cells (void)
{
  g_autoptr (HkPack) pack = open_pack ("army-of-the-dead");
  g_autoptr (HkPackPaste) table = paste (pack, "vault-card", "Name\tSpecialty\tBonus\nGears\tMechanic\tany-face\nBolts\t\textra-die\nCogs\t\textra-roll\n");

  g_assert_cmpuint (hk_pack_paste_count (table, HK_PACK_ROW_WRONG), ==, 2);
  assert_says (table, 1, "Specialty");
  hk_pack_paste_set_fills_down (table, TRUE);
  g_assert_cmpuint (hk_pack_paste_count (table, HK_PACK_ROW_NEW), ==, 3);
}

static void
test_limits (void)
{
  g_autoptr (HkPack) pack = open_pack ("card-z");
  g_autoptr (GError) error = NULL;
  GString *text = g_string_new ("name\ttext\n");
  g_autofree char *full = NULL;
  g_autofree char *blank = NULL;
  const gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (text, "Action %u\tGo\n", i);
  full = g_string_free_and_steal (text);
  g_assert_null (hk_pack_paste_new (pack, "heroic-action", full, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
  g_assert_nonnull (strstr (error->message, "2000"));
  g_clear_error (&error);

  /* A whole column that was copied ends with a million of empty cells. */
  text = g_string_new ("name\ttext\nGo\tGo\n");
  for (guint i = 0; i < 1000000; i++)
    g_string_append (text, "\t\n");
  blank = g_string_free_and_steal (text);
  {
    g_autoptr (HkPackPaste) table = paste (pack, "heroic-action", blank);

    g_assert_cmpuint (hk_pack_paste_count (table, HK_PACK_ROW_NEW), ==, 1);
  }
  g_assert_cmpint (g_get_monotonic_time () - start, <, hk_short (20, 1200) * G_TIME_SPAN_SECOND);

  g_assert_null (hk_pack_paste_new (pack, "heroic-action", "\n\t\n", &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
}

/* Whatever a pack holds, shown as text and pasted is the same. */
static void
test_round_trip (void)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (HkPack) from = hk_pack_new_stand_in (games[i], &error);
      g_autoptr (HkPack) to = open_pack (games[i]->id);
      JsonArray *kinds;

      if (from == NULL)
        continue;
      kinds = hk_pack_list_kinds (from);
      for (guint j = 0; j < json_array_get_length (kinds); j++)
        {
          JsonObject *kind = json_array_get_object_element (kinds, j);
          const char *id = json_object_get_string_member (kind, "id");
          JsonArray *fields = json_object_get_array_member (kind, "fields");
          GPtrArray *list = hk_pack_list (from, id);
          g_autofree char *empty = hk_pack_paste_empty_table (to, id);
          GString *text = g_string_new (empty);
          g_autofree char *all = NULL;
          g_autoptr (HkPackPaste) table = NULL;
          const guint n_fields = json_array_get_length (fields);

          for (guint k = 0; k < list->len; k++)
            for (guint f = 0; f < n_fields; f++)
              {
                JsonObject *field = json_array_get_object_element (fields, f);
                g_autofree char *cell = hk_pack_cell_show (from, field, json_object_get_member (g_ptr_array_index (list, k), hk_pack_field_get_id (field)));

                hk_pack_table_add (text, cell, f == n_fields - 1);
              }
          all = g_string_free_and_steal (text);
          if (list->len == 0)
            {
              g_assert_cmpuint (hk_pack_count (to, id), ==, 0);
              continue;
            }
          table = paste (to, id, all);
          if (hk_pack_paste_count (table, HK_PACK_ROW_WRONG) > 0)
            assert_says (table, 0, "Nothing should be wrong");
          g_assert_cmpuint (hk_pack_paste_count (table, HK_PACK_ROW_NEW), ==, list->len);
          g_assert_true (hk_pack_paste_apply (table, &error));
          for (guint k = 0; k < list->len; k++)
            for (guint f = 0; f < n_fields; f++)
              {
                const char *field = hk_pack_field_get_id (json_array_get_object_element (fields, f));
                JsonNode *old = json_object_get_member (g_ptr_array_index (list, k), field);
                JsonNode *new = json_object_get_member (g_ptr_array_index (hk_pack_list (to, id), k), field);
                const gboolean is_nothing = old == NULL || (JSON_NODE_HOLDS_VALUE (old) && json_node_get_value_type (old) == G_TYPE_STRING && json_node_get_string (old)[0] == '\0');

                if (is_nothing ? new != NULL : !json_node_equal (old, new))
                  g_error ("%s/%s/%s of row %u is not the same", games[i]->id, id, field, k);
              }
        }
    }
}

static void
test_guess_kind (void)
{
  g_autoptr (HkPack) pack = open_pack ("card-z");
  guint n;

  g_assert_cmpstr (hk_pack_paste_guess_kind (pack, "Name;Deck;Type;Weight;Kill\nA;b;c;1;2\n", &n), ==, "loot");
  g_assert_cmpuint (n, ==, 5);
  g_assert_null (hk_pack_paste_guess_kind (pack, "milk;2\nbread;1\n", &n));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/pack-paste/forms", test_forms);
  g_test_add_func ("/pack-paste/encodings", test_encodings);
  g_test_add_func ("/pack-paste/faults", test_faults);
  g_test_add_func ("/pack-paste/form-faults", test_form_faults);
  g_test_add_func ("/pack-paste/numbers", test_numbers);
  g_test_add_func ("/pack-paste/states", test_states);
  g_test_add_func ("/pack-paste/by-hand", test_by_hand);
  g_test_add_func ("/pack-paste/merged-cells", test_merged_cells);
  g_test_add_func ("/pack-paste/limits", test_limits);
  g_test_add_func ("/pack-paste/round-trip", test_round_trip);
  g_test_add_func ("/pack-paste/guess-kind", test_guess_kind);
  return g_test_run ();
}
