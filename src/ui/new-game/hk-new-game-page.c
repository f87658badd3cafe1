/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-new-game-page.h"

#include <glib/gi18n.h>

#include "core/describe/hk-player-marks.h"
#include "core/record/hk-error.h"
#include "hk-keep-rows.h"
#include "hk-new-game-rows.h"
#include "hk-new-game-start.h"
#include "hk-player-row.h"
#include "hk-setup-habits.h"
#include "ui/display/hk-template.h"
#include "ui/missions/hk-setup-missions.h"
#include "hk-setup-options.h"
#include "hk-setup-rows.h"
#include "hk-setup-values.h"
#include "ui/app/hk-remembered-names.h"
#include "ui/games/hk-game-views.h"
#include "ui/guide/hk-guide-actions.h"
#include "ui/guide/hk-setup-ticks.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"

/* Who plays, in which seats, and which game of the possible ones. Everything has a default: one tap starts. */
struct _HkNewGamePage
{
  AdwNavigationPage    parent_instance;

  AdwBanner           *folder_banner;
  AdwPreferencesGroup *groups_group;
  GtkListBox          *players;
  AdwWrapBox          *names_box;
  GtkWidget           *first_group;
  AdwComboRow         *first_player;
  AdwPreferencesGroup *keep_group;
  HkKeepRows          *keep;         /* (nullable) */
  HkSetupValues       *values;
  HkSetupMissions     *missions;
  HkSetupOptions      *options;
  AdwBin              *own_rows;
  AdwEntryRow         *title_row;
  GtkLabel            *problem;
  GtkWidget           *add_row;

  const HkGameSpec    *game;
  HkApplication       *application;
  GStrv               *groups;   /* remembered, latest first; NULL at the end */
  const HkSetupViews  *own;      /* what the game asks in rows of its own */
};

/* How many sit down to a game that one could play alone. */
#define USUAL_PLAYERS 3

enum
{
  STARTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkNewGamePage, hk_new_game_page, ADW_TYPE_NAVIGATION_PAGE)

static guint
count_players (HkNewGamePage *self)
{
  guint n = 0;

  while (HK_IS_PLAYER_ROW (gtk_list_box_get_row_at_index (self->players, (int) n)))
    n++;
  return n;
}

static HkPlayerRow *
get_player (HkNewGamePage *self,
            guint          n)
{
  return HK_PLAYER_ROW (gtk_list_box_get_row_at_index (self->players, (int) n));
}

static char *
dup_name (HkNewGamePage *self,
          guint          n)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (get_player (self, n)))));

  /* Translators: stands for the name of a player who has not given one */
  return *name != '\0' ? g_steal_pointer (&name) : g_strdup_printf (_("Player %u"), n + 1);
}

static void
show_problem (HkNewGamePage *self,
              const char    *text)
{
  gtk_label_set_label (self->problem, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), text != NULL);
  if (text != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
update_name_buttons (HkNewGamePage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) remembered = hk_list_names (hk_application_get_settings (self->application), hk_application_get_people (self->application));
  g_auto (GStrv) names = hk_new_game_page_get_names (self);
  GtkWidget *child;
  guint n_shown = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->names_box))) != NULL)
    adw_wrap_box_remove (self->names_box, child);
  for (guint i = 0; remembered[i] != NULL && n_shown < 12; i++)
    {
      g_autofree char *tooltip = NULL;

      if (g_strv_contains ((const char * const *) names, remembered[i]))
        continue;
      child = gtk_button_new_with_label (remembered[i]);
      /* Translators: the name of a player */
      tooltip = g_strdup_printf (_("%s Plays Too"), remembered[i]);
      hk_tooltip_set (child, tooltip);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (child), "s", remembered[i]);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (child), "setup.add-name");
      adw_wrap_box_append (self->names_box, child);
      n_shown++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->names_box), n_shown > 0);
}

static void
update (HkNewGamePage *self)
{
  const guint n = count_players (self);
  const guint first = adw_combo_row_get_selected (self->first_player);
  g_auto (GStrv) names = hk_new_game_page_get_names (self);
  g_auto (GStrv) taken = hk_game_views_list_letters (self->game->id);
  g_auto (GStrv) marks = hk_player_marks_make ((const char * const *) names, (const char * const *) taken);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("By Chance"));
  for (guint i = 0; i < n; i++)
    {
      HkPlayerRow *row = get_player (self, i);
      g_autofree char *title = g_strdup_printf (_("Player %u"), i + 1);

      gtk_string_list_append (list, names[i]);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      g_object_set (row, "mark", marks[i], "removable", (int) n > self->game->min_players, NULL);
    }
  adw_combo_row_set_model (self->first_player, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->first_player, first != GTK_INVALID_LIST_POSITION && first <= n ? first : 0);
  gtk_widget_set_visible (self->add_row, (int) n < self->game->max_players);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.add-player", (int) n < self->game->max_players);
  show_problem (self, NULL);
  update_name_buttons (self);
  if (self->own != NULL)
    self->own->set_players (adw_bin_get_child (self->own_rows), (const char * const *) names);
  hk_house_rules_show_group (hk_setup_options_get_house_rules (self->options), (const char * const *) names);
  if (self->keep != NULL)
    hk_setup_show_kept (self->keep, self->application, self->game, (const char * const *) names);
}

static void
put_in_seat (HkNewGamePage *self,
             HkPlayerRow   *row,
             int            seat)
{
  g_autofree char *said = NULL;

  g_object_ref (row);
  gtk_list_box_remove (self->players, GTK_WIDGET (row));
  gtk_list_box_insert (self->players, GTK_WIDGET (row), seat);
  g_object_unref (row);
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (row));
  /* Translators: said by a screen reader when a player changes seats */
  said = g_strdup_printf (_("Seat %d"), seat + 1);
  gtk_accessible_announce (GTK_ACCESSIBLE (row), said, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
row_move_cb (HkPlayerRow   *row,
             int            by,
             HkNewGamePage *self)
{
  const int seat = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + by;

  if (seat >= 0 && seat < (int) count_players (self))
    put_in_seat (self, row, seat);
}

static void
row_drop_cb (HkPlayerRow   *row,
             HkPlayerRow   *dropped,
             HkNewGamePage *self)
{
  if (gtk_widget_get_parent (GTK_WIDGET (dropped)) == GTK_WIDGET (self->players))
    put_in_seat (self, dropped, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
}

static void
row_remove_cb (HkPlayerRow   *row,
               HkNewGamePage *self)
{
  if ((int) count_players (self) <= self->game->min_players)
    return;
  gtk_list_box_remove (self->players, GTK_WIDGET (row));
  update (self);
}

static HkPlayerRow *
add_player (HkNewGamePage *self,
            const char    *name,
            const char    *colour)
{
  GtkWidget *row = hk_player_row_new ();

  hk_player_row_set_colour (HK_PLAYER_ROW (row), colour != NULL ? colour : hk_new_game_find_free_colour (self->players));
  gtk_editable_set_text (GTK_EDITABLE (row), name != NULL ? name : "");
  gtk_list_box_insert (self->players, row, (int) count_players (self));
  if (colour == NULL)
    hk_new_game_claim_colour (self->players, HK_PLAYER_ROW (row));
  g_signal_connect_object (row, "move", G_CALLBACK (row_move_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (row, "drop", G_CALLBACK (row_drop_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (row, "remove", G_CALLBACK (row_remove_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (row, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return HK_PLAYER_ROW (row);
}

static void
clear_players (HkNewGamePage *self)
{
  while (count_players (self) > 0)
    gtk_list_box_remove (self->players, GTK_WIDGET (get_player (self, 0)));
}

static void
fill_up_seats (HkNewGamePage *self,
               int            n)
{
  while ((int) count_players (self) < n)
    add_player (self, NULL, NULL);
  update (self);
}

static void
add_player_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  HkNewGamePage *self = HK_NEW_GAME_PAGE (widget);
  HkPlayerRow *row = add_player (self, NULL, NULL);

  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
add_name_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  HkNewGamePage *self = HK_NEW_GAME_PAGE (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  const guint n = count_players (self);

  for (guint i = 0; i < n; i++)
    if (*gtk_editable_get_text (GTK_EDITABLE (get_player (self, i))) == '\0')
      {
        gtk_editable_set_text (GTK_EDITABLE (get_player (self, i)), name);
        hk_new_game_claim_colour (self->players, get_player (self, i));
        return;
      }
  if ((int) n < self->game->max_players)
    {
      add_player (self, name, NULL);
      update (self);
    }
  else
    show_problem (self, _("Every seat is taken; remove a player first."));
}

static void
shuffle_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  HkNewGamePage *self = HK_NEW_GAME_PAGE (widget);

  for (guint i = count_players (self); i > 1; i--)
    {
      GtkWidget *row = GTK_WIDGET (get_player (self, (guint) g_random_int_range (0, (gint32) i)));

      g_object_ref (row);
      gtk_list_box_remove (self->players, row);
      gtk_list_box_insert (self->players, row, (int) count_players (self));
      g_object_unref (row);
    }
  update (self);
}

static void
use_group_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  HkNewGamePage *self = HK_NEW_GAME_PAGE (widget);

  hk_new_game_page_set_names (self, (const char * const *) self->groups[g_variant_get_uint32 (parameter)]);
}

static void
start_group_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  use_group_cb (widget, action, parameter);
  gtk_widget_activate_action (widget, "setup.start", NULL);
}

static void
start_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  HkNewGamePage *self = HK_NEW_GAME_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) setup = hk_new_game_page_get_setup (self, &error);
  g_auto (GStrv) names = hk_new_game_page_get_names (self);
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title_row))));
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autoptr (HkSession) session = NULL;
  gboolean asks_instead = FALSE;

  if (setup != NULL)
    asks_instead = hk_setup_ask_for_empty_box (self->application, self->game, setup);
  if (setup != NULL)
    session = hk_new_game_start (widget, self->game, setup, *title != '\0' ? title : self->game->title, &error);
  if (session == NULL)
    {
      show_problem (self, error->message);
      return;
    }
  hk_setup_remember_way (self->application, self->game, json_object_get_string_member_with_default (setup, "components", NULL));
  if (self->keep != NULL)
    hk_setup_remember_kept (self->keep, self->application, self->game, (const char * const *) names);
  hk_house_rules_remember_group (hk_setup_options_get_house_rules (self->options), (const char * const *) names);
  hk_remember_group (hk_application_get_settings (self->application), (const char * const *) names);
  hk_setup_ticks_start (self->game, session);
  g_signal_emit (self, signals[STARTED], 0, session);
  if (asks_instead)
    hk_table_complain (root, _("Nothing of your box has been entered yet, so the app asks as you go."));
}

static void
hk_new_game_page_dispose (GObject *object)
{
  HkNewGamePage *self = HK_NEW_GAME_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_NEW_GAME_PAGE);
  g_clear_object (&self->application);

  G_OBJECT_CLASS (hk_new_game_page_parent_class)->dispose (object);
}

static void
hk_new_game_page_finalize (GObject *object)
{
  HkNewGamePage *self = HK_NEW_GAME_PAGE (object);

  hk_groups_free (self->groups);

  G_OBJECT_CLASS (hk_new_game_page_parent_class)->finalize (object);
}

static void
hk_new_game_page_class_init (HkNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_new_game_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_new_game_page_finalize;

  signals[STARTED] = g_signal_new ("started", HK_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, HK_TYPE_SESSION);

  g_type_ensure (HK_TYPE_SETUP_MISSIONS);
  g_type_ensure (HK_TYPE_SETUP_OPTIONS);
  g_type_ensure (HK_TYPE_SETUP_VALUES);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-new-game-page.ui");
  HK_BIND_CHILDREN (widget_class, HkNewGamePage, folder_banner, groups_group, players, names_box, first_group, first_player, keep_group,
                    values, missions, options, own_rows, title_row, problem);
  gtk_widget_class_install_action (widget_class, "setup.start", NULL, start_cb);
  gtk_widget_class_install_action (widget_class, "setup.add-player", NULL, add_player_cb);
  gtk_widget_class_install_action (widget_class, "setup.add-name", "s", add_name_cb);
  gtk_widget_class_install_action (widget_class, "setup.shuffle", NULL, shuffle_cb);
  gtk_widget_class_install_action (widget_class, "setup.use-group", "u", use_group_cb);
  gtk_widget_class_install_action (widget_class, "setup.start-group", "u", start_group_cb);
  hk_guide_actions_install_for_new_game (widget_class);
}

static void
hk_new_game_page_init (HkNewGamePage *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: the name of a new game, as g_date_time_format() takes it: "Friday night" */
  g_autofree char *title = g_date_time_format (now, _("%A night"));

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_editable_set_text (GTK_EDITABLE (self->title_row), title);
  self->add_row = hk_new_game_make_add_row ();
  gtk_list_box_append (self->players, self->add_row);
}

/* The rows of the game follow where the values come from. */
static void
values_cb (HkNewGamePage *self)
{
  if (self->own != NULL && self->own->set_values != NULL)
    self->own->set_values (adw_bin_get_child (self->own_rows), hk_setup_values_get_way (self->values));
}

/* Returns (transfer floating): the page, with the group that played last in its seats.
 * @game: the game to set up
 * @application: the application, whose settings and packs are used */
HkNewGamePage *
hk_new_game_page_new (const HkGameSpec *game,
                      HkApplication    *application)
{
  HkNewGamePage *self;

  g_return_val_if_fail (game != NULL && HK_IS_APPLICATION (application), NULL);

  self = g_object_new (HK_TYPE_NEW_GAME_PAGE, "title", game->title, NULL);
  self->game = game;
  self->application = g_object_ref (application);
  hk_new_game_check_folder (self->folder_banner, application);
  self->keep = hk_setup_add_keep_rows (self->keep_group, game);
  hk_setup_row_set_wanted (self->first_group, hk_new_game_asks_who_starts (game));
  hk_setup_options_set_game (self->options, game);
  hk_setup_values_set_game (self->values, game, application);
  self->own = hk_game_views_lookup (game->id) == NULL ? NULL : hk_game_views_lookup (game->id)->setup;
  if (self->own != NULL)
    adw_bin_set_child (self->own_rows, self->own->new_rows ());
  hk_setup_missions_attach (self->missions, application, game);
  g_signal_connect_object (self->values, "changed", G_CALLBACK (values_cb), self, G_CONNECT_SWAPPED);
  values_cb (self);
  gtk_widget_set_visible (GTK_WIDGET (self->own_rows), self->own != NULL);
  if (self->keep != NULL)
    hk_setup_rows_follow (GTK_WIDGET (self), self->keep, game);

  self->groups = hk_list_groups (hk_application_get_settings (application), hk_application_get_people (application), game->min_players,
                                 game->max_players);
  for (guint i = 0; i < 3 && self->groups[i] != NULL; i++)
    adw_preferences_group_add (self->groups_group, hk_new_game_make_group_row (i, (const char * const *) self->groups[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->groups_group), self->groups[0] != NULL);
  if (self->groups[0] != NULL)
    hk_new_game_page_set_names (self, (const char * const *) self->groups[0]);
  else
    fill_up_seats (self, game->min_players > 1 ? game->min_players : MIN (USUAL_PLAYERS, game->max_players));
  return self;
}

const HkGameSpec *
hk_new_game_page_get_game (HkNewGamePage *self)
{
  return self->game;
}

/* Takes the players and the options of @setup.
 * @setup: the setup of an earlier session */
void
hk_new_game_page_fill (HkNewGamePage *self,
                       JsonObject    *setup)
{
  JsonArray *players;

  g_return_if_fail (HK_IS_NEW_GAME_PAGE (self) && setup != NULL);

  players = json_object_get_array_member (setup, "players");
  clear_players (self);
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      JsonObject *player = json_array_get_object_element (players, i);

      add_player (self, json_object_get_string_member (player, "name"),
                  json_object_get_string_member_with_default (player, "colour", NULL));
    }
  fill_up_seats (self, self->game->min_players);
  hk_setup_values_fill (self->values, setup);
  hk_setup_options_fill (self->options, setup);
  if (self->own != NULL)
    self->own->fill (adw_bin_get_child (self->own_rows), setup);
  if (self->keep != NULL)
    hk_setup_fill_kept (self->keep, self->game, setup);
}

/* @names: the players in seat order */
void
hk_new_game_page_set_names (HkNewGamePage      *self,
                            const char * const *names)
{
  g_return_if_fail (HK_IS_NEW_GAME_PAGE (self) && names != NULL);

  clear_players (self);
  for (guint i = 0; names[i] != NULL && (int) i < self->game->max_players; i++)
    add_player (self, names[i], NULL);
  fill_up_seats (self, self->game->min_players);
}

/* Returns (transfer full): the players in seat order; nobody is without a name. */
GStrv
hk_new_game_page_get_names (HkNewGamePage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (HK_IS_NEW_GAME_PAGE (self), NULL);

  for (guint i = 0; i < count_players (self); i++)
    g_strv_builder_take (builder, dup_name (self, i));
  return g_strv_builder_end (builder);
}

/* Returns (transfer full) (nullable): the setup object that the page describes. */
JsonObject *
hk_new_game_page_get_setup (HkNewGamePage *self,
                            GError       **error)
{
  g_autoptr (JsonObject) setup = json_object_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_auto (GStrv) names = hk_new_game_page_get_names (self);
  JsonArray *players = json_array_new ();
  const guint first = adw_combo_row_get_selected (self->first_player);

  json_object_set_array_member (setup, "players", players);
  for (guint i = 0; names[i] != NULL; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_object_set_string_member (player, "colour", hk_player_row_get_colour (get_player (self, i)));
      json_array_add_object_element (players, player);
      if (!g_hash_table_add (seen, names[i]))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER,
                       _("Two players are called %s; give one of them another name."), names[i]);
          return NULL;
        }
    }
  hk_setup_values_add_to (self->values, setup);
  hk_setup_options_add_to (self->options, setup);
  if (self->keep != NULL)
    hk_setup_add_kept (self->keep, self->game, setup);
  if (self->own != NULL)
    self->own->add_to (adw_bin_get_child (self->own_rows), setup);
  if (hk_new_game_asks_who_starts (self->game) && first > 0 && first != GTK_INVALID_LIST_POSITION)
    json_object_set_int_member (setup, "first-player", first - 1);
  if (g_strcmp0 (json_object_get_string_member_with_default (setup, "components", NULL), "owner") == 0
      && !hk_setup_add_pack (self->application, self->game, setup, error))
    return NULL;
  return g_steal_pointer (&setup);
}
