/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-card-dialog.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-combat-dialog.h"
#include "ui/games/dark-age-z/hk-daz-params.h"
#include "ui/widgets/hk-number.h"

/* An evening as the kept script has it, with a colour for everybody, after so many moves. */
static HkSession *
play_script (HkApplication *application,
             const char    *script,
             guint          n_moves)
{
  static const char * const colours[] = { "red", "blue", "green", "yellow" };
  g_autofree char *path = g_build_filename (HK_SCRIPTS, script, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (HkSession) session = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0' && i <= n_moves; i++)
    {
      g_autoptr (JsonNode) node = json_from_string (lines[i], NULL);
      JsonObject *line = json_node_get_object (node);

      if (i == 0)
        {
          JsonArray *players = json_object_get_array_member (line, "players");
          const HkGameSpec *game = hk_games_lookup (json_object_get_string_member (line, "game"), NULL);
          g_autofree char *journal = hk_session_store_new_path (hk_application_get_sessions (application), game);
          const gint64 seed = json_object_get_int_member_with_default (line, "seed", 0);

          for (guint j = 0; j < json_array_get_length (players); j++)
            json_object_set_string_member (json_array_get_object_element (players, j), "colour", colours[j % 4]);
          json_object_remove_member (line, "game");
          json_object_remove_member (line, "seed");
          json_object_remove_member (line, "title");
          session = hk_session_new (game, line, "Friday night", (guint64) seed, journal, &error);
        }
      else
        {
          g_autoptr (HkMove) move = hk_move_new_from_json (line, &error);

          hk_session_play (session, move, &error);
        }
      g_assert_no_error (error);
    }
  return g_steal_pointer (&session);
}

/* Puts an evening on the table of the window. */
static HkSession *
take (HkApplication *application,
      HkWindow      *window,
      const char    *script,
      guint          n_moves)
{
  g_autoptr (HkSession) session = play_script (application, script, n_moves);

  hk_window_take_session (window, session);
  return hk_window_get_session (window);
}

static void
show_planning (HkApplication *application,
               HkWindow      *window)
{
  take (application, window, "four-players.jsonl", 60);
}

static void
show_late (HkApplication *application,
           HkWindow      *window)
{
  take (application, window, "four-players.jsonl", 150);
}

static void
show_two_players (HkApplication *application,
                  HkWindow      *window)
{
  take (application, window, "two-players.jsonl", 45);
}

static void
show_combat (HkApplication *application,
             HkWindow      *window)
{
  hk_daz_combat_dialog_present (GTK_WIDGET (window), take (application, window, "four-players.jsonl", 60), 0);
}

static void
show_ask (HkApplication *application,
          HkWindow      *window)
{
  HkSession *session = take (application, window, "four-players.jsonl", 60);
  g_autoptr (HkMove) move = hk_move_build ("play-army", "i:frontier", 0, NULL);

  hk_daz_ask_move (GTK_WIDGET (window), session, move, NULL);
}

static gboolean
has_popover (gpointer number)
{
  return gtk_widget_get_mapped (number);
}

static void
show_number (HkApplication *application,
             HkWindow      *window)
{
  GtkWidget *number;

  take (application, window, "four-players.jsonl", 60);
  hk_fixture_settle ();
  number = hk_fixture_find (GTK_WIDGET (window), HK_TYPE_NUMBER, NULL);
  if (number != NULL && hk_fixture_wait (has_popover, number))
    gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_first_child (number)));
}

static void
show_invasion (HkApplication *application,
               HkWindow      *window)
{
  HkSession *session = take (application, window, "four-players.jsonl", 60);
  g_autoptr (HkMove) move = hk_move_build ("reveal-invasion", NULL);

  hk_daz_ask_move (GTK_WIDGET (window), session, move, NULL);
}

/* What is asked of a group with its own box in Phase 4. */
static void
show_cleanup (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = take (application, window, "four-players.jsonl", 60);

  hk_fixture_play (session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  hk_fixture_play (session, "{ 'move': 'go-to-phase', 'phase': 'cleanup', 'house': true }");
  hk_daz_card_dialog_present_cleanup (GTK_WIDGET (window), session);
}

static void
show_mission (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = take (application, window, "four-players.jsonl", 60);
  g_autoptr (HkMove) move = hk_move_build ("mission", "i:player", 0, NULL);

  hk_daz_card_dialog_present_mission (GTK_WIDGET (window), session, move);
}

/* What a middling window keeps behind its buttons; elsewhere the keys lead to the same. */
static void
show_side (HkApplication *application,
           HkWindow      *window)
{
  take (application, window, "four-players.jsonl", 60);
  hk_fixture_settle ();
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "table.players", NULL);
}

static void
show_steps (HkApplication *application,
            HkWindow      *window)
{
  take (application, window, "four-players.jsonl", 60);
  hk_fixture_settle ();
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "table.steps", NULL);
}

static void
show_result (HkApplication *application,
             HkWindow      *window)
{
  take (application, window, "four-players.jsonl", G_MAXUINT);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "table.result", NULL);
}

const HkShot hk_shots_of_table[] = {
  { "game-planning", show_planning, 900 },
  { "game-late", show_late, 900 },
  { "game-two-players", show_two_players, 900 },
  { "game-combat", show_combat, 900 },
  { "game-ask", show_ask, 0 },
  { "game-invasion", show_invasion, 0 },
  { "game-cleanup", show_cleanup, 0 },
  { "game-mission", show_mission, 0 },
  { "game-number", show_number, 0 },
  { "game-side", show_side, 0 },
  { "game-steps", show_steps, 0 },
  { "game-result", show_result, 0 },
  { NULL }
};
