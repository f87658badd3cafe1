/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/record/hk-deck.h"
#include "core/session/hk-session-seen.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "games/rfyl/state/hk-rf-table.h"
#include "games/zombiez/state/hk-zz-table.h"
#include "hk-script-fixture.h"
#include "screen/hk-letters.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-attack-dialog.h"
#include "ui/games/card-z/team/hk-cz-loot-dialog.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-combat-dialog.h"
#include "ui/games/rfyl/blood/hk-rf-blood-dialog.h"
#include "ui/games/zombiez/players/hk-zz-set-dialog.h"
#include "ui/screen/hk-screen-window.h"

/* Each game is played move by move, in its window and with its dialogs open, and what only some may see is marked: nothing that the
 * table screen says, shows or draws, and nothing in the table that it draws from, has the mark. In what order cards lie in a deck makes no
 * difference there. */

/* Letters that no text has, and that no font joins: what is a secret now, and what was one in a deck. */
#define MARK "QJX"
#define NAMED "QJZ"

/* So many moves lie between two looks at marked secrets, and so many of those between two dialogs; what is told is read after each move. */
#define STRIDE 9
#define DIALOGS 2

/* @path: texts that not everybody sees, with "*" for every item of a list
 * @unless: (nullable): of the same record, with "|" between: truth values of which one makes it no secret */
static const struct
{
  const char *game;
  const char *path;
  const char *unless;
} secrets[] = {
  { HK_DAZ_GAME, "kingdoms/*/hand/*/card", NULL },
  { HK_DAZ_GAME, "kingdoms/*/relics", NULL },
  { HK_DAZ_GAME, "kingdoms/*/mission", "mission-shown" },
  { HK_RF_GAME, "players/*/bloods/*/card", "revealed" },
  { HK_CZ_GAME, "locations/*/encounters/*/name", "revealed|seen" },
};

typedef struct
{
  const char *game;
  const char *script;
  const char *kinds;                                            /* of the pack, with "|" between: their names are marked, too */
  void      (*open_dialog) (GtkWidget *page, HkSession *session);
} Play;

static gboolean
is_shown (HkTable    *table,
          const char *path,
          const char *unless)
{
  g_autofree char *record = g_path_get_dirname (path);
  g_auto (GStrv) flags = g_strsplit (unless == NULL ? "" : unless, "|", -1);

  for (guint i = 0; flags[i] != NULL; i++)
    {
      g_autofree char *flag = g_strdup_printf ("%s/%s", record, flags[i]);
      g_autoptr (JsonNode) value = hk_record_get_by_path (table, flag, NULL);

      if (value == NULL || json_node_get_boolean (value))
        return TRUE;
    }
  return FALSE;
}

/* Returns how many secrets were marked. */
static guint
mark (HkTable    *table,
      const char *path,
      const char *unless)
{
  const char *star = strchr (path, '*');
  g_autofree char *list = star == NULL ? NULL : g_strndup (path, (gsize) (star - path) - 1);
  g_autoptr (JsonNode) old = hk_record_get_by_path (table, star == NULL ? path : list, NULL);
  g_autoptr (JsonNode) value = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  for (guint i = 0; star != NULL && i < json_array_get_length (json_node_get_array (old)); i++)
    {
      g_autofree char *inside = g_strdup_printf ("%s/%u%s", list, i, star + 1);

      n += mark (table, inside, unless);
    }
  if (star != NULL || is_shown (table, path, unless))
    return n;
  if (JSON_NODE_HOLDS_ARRAY (old))
    {
      g_autoptr (JsonArray) array = json_array_new ();

      json_array_add_string_element (array, MARK);
      value = json_node_init_array (json_node_alloc (), array);
    }
  else
    value = json_node_init_string (json_node_alloc (), MARK);
  g_assert_true (hk_record_set_by_path (table, path, value, NULL, &error));
  return 1;
}

/* Returns (transfer full): what everybody sees of the table, without what a game is told of each kind of card. */
static char *
write_seen (HkSession *seen)
{
  HkTable *table = hk_session_get_table (seen);
  HkRecordClass *klass = HK_RECORD_GET_CLASS (table);
  g_autoptr (JsonNode) node = hk_record_save (table);

  for (guint i = 0; i < klass->n_fields; i++)
    if (klass->fields[i].seen_by == HK_SEEN_BY_APP)
      json_object_remove_member (json_node_get_object (node), klass->fields[i].name);
  return json_to_string (node, FALSE);
}

/* Turns the deck over, so that another card is the next. Returns whether that makes a difference. */
static gboolean
turn_over (HkTable       *table,
           const HkField *field)
{
  g_autofree char *path = g_strconcat (field->name, "/draw-pile", NULL);
  g_autoptr (JsonNode) pile = NULL;
  g_autoptr (JsonNode) turned = json_node_new (JSON_NODE_ARRAY);
  g_autoptr (JsonArray) array = json_array_new ();
  g_autoptr (GError) error = NULL;
  gpointer deck = G_STRUCT_MEMBER (gpointer, table, field->offset);

  if (field->kind != HK_FIELD_RECORD || !g_type_is_a (field->item_type (), HK_TYPE_DECK) || deck == NULL)
    return FALSE;
  pile = hk_record_get_by_path (table, path, NULL);
  for (guint i = json_array_get_length (json_node_get_array (pile)); i > 0; i--)
    json_array_add_string_element (array, json_array_get_string_element (json_node_get_array (pile), i - 1));
  json_node_set_array (turned, array);
  g_assert_true (hk_record_set_by_path (table, path, turned, NULL, &error));
  return !json_node_equal (pile, turned);
}

/* Turns all decks over: the screen says the same as before. Returns how many. */
static guint
look_at_decks (HkSession      *session,
               HkScreenWindow *screen)
{
  HkTable *table = hk_session_get_table (session);
  HkRecordClass *klass = HK_RECORD_GET_CLASS (table);
  GtkWidget *page = hk_screen_window_get_page (screen);
  g_autofree char *before = hk_letters_read (page);
  g_autofree char *seen_before = write_seen (hk_screen_window_get_seen (screen));
  g_autofree char *after = NULL;
  g_autofree char *seen_after = NULL;
  guint n = 0;

  for (guint i = 0; i < klass->n_fields; i++)
    n += turn_over (table, &klass->fields[i]);
  g_signal_emit_by_name (session, "moved");
  hk_fixture_settle ();
  after = hk_letters_read (page);
  seen_after = write_seen (hk_screen_window_get_seen (screen));
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (seen_before, ==, seen_after);
  return n;
}

/* Marks the names of cards, which lie in decks at first; each goes with its card to wherever that is played. */
static void
mark_pack (JsonObject *setup,
           const char *kinds)
{
  JsonObject *pack = json_object_get_object_member (setup, "pack");
  g_auto (GStrv) list = g_strsplit (kinds, "|", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      JsonArray *cards = json_object_get_array_member (pack, list[i]);

      for (guint j = 0; j < json_array_get_length (cards); j++)
        {
          JsonObject *card = json_array_get_object_element (cards, j);
          const char *member = json_object_has_member (card, "name") ? "name" : json_object_has_member (card, "text") ? "text" : "id";
          g_autofree char *name = g_strconcat (NAMED, " ", json_object_get_string_member (card, member), NULL);

          json_object_set_string_member (card, member, name);
        }
    }
}

/* Returns (transfer full): the script with the names of its pack marked. */
static char *
write_marked (const Play *play)
{
  g_autofree char *name = g_strconcat (play->script, ".jsonl", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", play->game, "scripts", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) setup = NULL;
  g_autofree char *first = NULL;
  g_autofree char *marked = NULL;
  g_autoptr (GError) error = NULL;
  char *rest;
  char *copy;
  int file;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  rest = strchr (text, '\n');
  *rest = '\0';
  setup = hk_fixture_parse (text);
  if (play->kinds != NULL)
    mark_pack (json_node_get_object (setup), play->kinds);
  first = json_to_string (setup, FALSE);
  marked = g_strconcat (first, "\n", rest + 1, NULL);
  file = g_file_open_tmp ("hordekeeper-XXXXXX.jsonl", &copy, &error);
  g_assert_no_error (error);
  g_close (file, NULL);
  g_file_set_contents (copy, marked, -1, &error);
  g_assert_no_error (error);
  return copy;
}

/* A marked name that is told has to lie open, or have lain open before the move. */
static void
check_names (const char *shown,
             const char *seen,
             const char *before)
{
  g_auto (GStrv) parts = g_strsplit (shown, NAMED " ", -1);

  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    {
      g_autofree char *name = g_strndup (parts[i], strcspn (parts[i], ".,;:!?()\n\""));

      if (strstr (seen, name) == NULL && (before == NULL || strstr (before, name) == NULL))
        g_error ("“%s” is told before it lies open: %s", name, shown);
    }
}

/* Reads all that there is to be read on the screen, and what is drawn on it. */
static void
check (HkSession      *session,
       HkScreenWindow *screen,
       const char     *before,
       gboolean        is_drawn)
{
  GtkWidget *page = hk_screen_window_get_page (screen);
  g_autofree char *seen = write_seen (hk_screen_window_get_seen (screen));
  g_autofree char *shown = hk_letters_read (page);
  g_autofree char *happening = hk_session_dup_happening (session);

  if (strstr (seen, MARK) != NULL || strstr (shown, MARK) != NULL || (is_drawn && hk_letters_spell (page, MARK)) ||
      (happening != NULL && strstr (happening, MARK) != NULL))
    g_error ("A secret is told: %s\n%s", shown, seen);
  g_assert_cmpuint (strlen (shown), >, 100);
  check_names (shown, seen, before);
}

/* Marks what is a secret now, with the window and a dialog of it open, and takes the marks away again. Returns how many there were. */
static guint
look (const Play     *play,
      HkWindow       *window,
      HkSession      *session,
      HkScreenWindow *screen,
      gboolean        with_dialog,
      const char     *before)
{
  HkTable *table = hk_session_get_table (session);
  g_autoptr (HkTable) copy = hk_table_copy (table);
  guint n = hk_table_is_over (table) ? 0 : look_at_decks (session, screen);

  for (gsize i = 0; i < G_N_ELEMENTS (secrets); i++)
    if (g_str_equal (secrets[i].game, play->game) && !hk_table_is_over (table))
      n += mark (table, secrets[i].path, secrets[i].unless);
  g_signal_emit_by_name (session, "moved");
  if (with_dialog)
    play->open_dialog (GTK_WIDGET (hk_fixture_get_page (window)), session);
  hk_fixture_settle ();
  check (session, screen, before, TRUE);
  /* A dialog may have asked something in another one. */
  while (hk_fixture_has_dialog (window))
    {
      adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (window)));
      hk_fixture_settle ();
    }
  hk_record_assign (table, copy);
  g_signal_emit_by_name (session, "moved");
  hk_fixture_settle ();
  return n;
}

static void
test_secrets (gconstpointer data)
{
  const Play *play = data;
  g_autofree char *path = write_marked (play);
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1000, 700);
  HkSession *session = hk_fixture_show (window, hk_script_open (play->game, path));
  HkScreenWindow *screen = HK_SCREEN_WINDOW (hk_fixture_open_screen (window));
  const guint n = hk_script_count (path);
  guint n_marks = 0;

  /* Marks are words, too, and break where others do not. */
  hk_fixture_set_resizing (TRUE);
  /* No desktop is there to be told that the time of a game has run out. */
  g_settings_set_boolean (hk_application_get_settings (application), "turn-chime", FALSE);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *before = write_seen (hk_screen_window_get_seen (screen));

      hk_script_play (session, path, i, i + 1);
      hk_fixture_settle ();
      if (i % STRIDE == 0)
        n_marks += look (play, window, session, screen, i % (STRIDE * DIALOGS) == 0, before);
      else
        check (session, screen, before, FALSE);
    }
  g_test_message ("%u moves, %u marks", n, n_marks);
  g_settings_reset (hk_application_get_settings (application), "turn-chime");
  hk_fixture_set_resizing (FALSE);
  g_assert_cmpuint (n_marks, >, 0);
  hk_fixture_end (application);
  g_unlink (path);
}

/* --- dialogs ---------------------------------------------------------------------------------------------------------------- */

static void
open_daz (GtkWidget *page,
          HkSession *session)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));

  if (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_COMBAT && hk_daz_find_next_invasion (table) >= 0)
    hk_daz_combat_dialog_present (page, session, hk_daz_find_next_invasion (table));
}

static void
open_aotd (GtkWidget *page,
           HkSession *session)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (session));

  if (hk_aotd_table_get_survivor (table, table->current_survivor) != NULL)
    hk_aotd_attack_dialog_present (page, session, table->current_survivor);
}

/* The only dialog that shows a Blood card that lies face down. */
static void
open_rf (GtkWidget *page,
         HkSession *session)
{
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (session));

  for (int i = 0; i < (int) hk_rf_table_get_n_players (table); i++)
    if (g_list_model_get_n_items (G_LIST_MODEL (hk_rf_table_get_player (table, i)->bloods)) > 0)
      {
        hk_rf_blood_dialog_present (page, session, i, 0);
        return;
      }
}

static void
open_cz (GtkWidget *page,
         HkSession *session)
{
  hk_cz_loot_dialog_present (page, session, 0);
}

static void
open_zz (GtkWidget *page,
         HkSession *session)
{
  hk_zz_set_dialog_present (page, session, 0);
}

int
main (int    argc,
      char **argv)
{
  static const Play plays[] = {
    { HK_DAZ_GAME, "four-players", NULL, open_daz },
    { HK_RF_GAME, "won", "blood", open_rf },
    { HK_CZ_GAME, "survive-co-op", "human-enemy", open_cz },
    { HK_CZ_GAME, "zombie-count", "human-enemy", open_cz },
    { HK_AOTD_GAME, "lost", "vault-card|personal-objective", open_aotd },
    { HK_ZZ_GAME, "two", NULL, open_zz },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (plays); i++)
    {
      g_autofree char *path = g_strdup_printf ("/screen-secrets/%s/%s", plays[i].game, plays[i].script);

      g_test_add_data_func (path, &plays[i], test_secrets);
    }
  return g_test_run ();
}
