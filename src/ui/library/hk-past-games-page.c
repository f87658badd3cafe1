/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/moves/hk-game.h"
#include "hk-past-games-page.h"
#include "ui/app/hk-session-actions.h"
#include "hk-session-row.h"
#include "ui/display/hk-template.h"
#include "ui/share/hk-share-many.h"
#include "ui/stats/hk-past-games-reader.h"
#include "ui/stats/hk-stats-page.h"

/* All games of the library, the one that was played last first, those with the words that are typed. Rows are made for so
 * many as a person looks through; journals are read a few at a time. */
#define N_MORE 50

/* In the order of the drop-down. Won or lost is what the player that is chosen has, or else those who win or lose together. */
typedef enum
{
  STATE_ANY,
  STATE_OVER,
  STATE_WON,
  STATE_LOST,
  STATE_GOING_ON,
} State;

/* In the order of the drop-down. */
typedef enum
{
  PERIOD_ANY,
  PERIOD_WEEK,
  PERIOD_MONTH,
  PERIOD_YEAR,
  PERIOD_BEFORE,
} Period;

struct _HkPastGamesPage
{
  AdwNavigationPage   parent_instance;

  GtkSearchEntry     *search;
  GtkDropDown        *game;
  GtkDropDown        *player;
  GtkDropDown        *period;
  GtkDropDown        *state;
  GtkStack           *stack;
  GtkLabel           *count;
  GtkListBox         *list;
  GtkWidget          *more;

  HkPastGames        *past;
  HkPeople           *people;
  guint               reader;  /* of what came of the games */
  gboolean            shows_people; /* in the rows, where there is room */
  gboolean            is_read;
  GtkFilter          *filter;
  GtkFilterListModel *found;
  GtkSliceListModel  *shown;
};

typedef enum
{
  PROP_SHOWS_PEOPLE = 1,
} HkPastGamesPageProps;

static GParamSpec *props[PROP_SHOWS_PEOPLE + 1];

G_DEFINE_FINAL_TYPE (HkPastGamesPage, hk_past_games_page, ADW_TYPE_NAVIGATION_PAGE)

/* (nullable): what the cache knows of it; NULL while it is read, and for a game that cannot be followed. Its journal is asked then, which
 * takes longer. */
static const HkPastGame *
find_past (HkPastGamesPage *self,
           HkSessionInfo   *info)
{
  return self->is_read ? hk_past_games_find (self->past, hk_session_info_get_path (info)) : NULL;
}

static const char *
or_nothing (const char *text)
{
  return text == NULL ? "" : text;
}

/* (transfer full): those of the journal. */
static GStrv
list_players (HkPastGamesPage *self,
              HkSessionInfo   *info)
{
  const HkPastGame *past = find_past (self, info);
  g_autoptr (GStrvBuilder) names = NULL;

  if (past == NULL)
    return g_strsplit (or_nothing (hk_session_info_get_players (info)), ", ", -1);
  names = g_strv_builder_new ();
  for (guint i = 0; i < past->players->len; i++)
    g_strv_builder_add (names, g_array_index (past->players, HkPastPlayer, i).name);
  return g_strv_builder_end (names);
}

static const char *
get_game_id (HkPastGamesPage *self,
             HkSessionInfo   *info)
{
  const HkPastGame *past = find_past (self, info);

  return past == NULL ? hk_session_info_get_game_id (info) : past->game;
}

static gboolean
is_over (HkPastGamesPage *self,
         HkSessionInfo   *info)
{
  const HkPastGame *past = find_past (self, info);

  return past == NULL ? hk_session_info_get_outcome (info) != NULL : past->is_over;
}

static gboolean
has_words (HkPastGamesPage *self,
           HkSessionInfo   *info,
           const char      *words)
{
  const HkPastGame *past = find_past (self, info);
  const char *id = get_game_id (self, info);
  const HkGameSpec *game = id == NULL ? NULL : hk_games_lookup (id, NULL);
  g_autofree char *date = hk_session_row_dup_date (hk_session_info_get_played (info));
  g_auto (GStrv) players = list_players (self, info);
  g_autofree char *names = g_strjoinv (" ", players);
  g_autofree char *text = NULL;

  if (past != NULL)
    text = g_strjoin (" ", past->title, game == NULL ? "" : game->title, date, names, past->outcome, NULL);
  else
    text = g_strjoin (" ", hk_session_info_get_title (info), game == NULL ? "" : game->title, date, names,
                      or_nothing (hk_session_info_get_outcome (info)), or_nothing (hk_session_info_get_headline (info)), NULL);
  return g_str_match_string (words, text, TRUE);
}

static gboolean
is_in_period (GDateTime *played,
              Period     period)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) local = g_date_time_to_local (played);
  const GTimeSpan age = g_date_time_difference (now, local);

  switch (period)
    {
    case PERIOD_WEEK:
      return age <= 7 * G_TIME_SPAN_DAY;
    case PERIOD_MONTH:
      return age <= 30 * G_TIME_SPAN_DAY;
    case PERIOD_YEAR:
      return g_date_time_get_year (local) == g_date_time_get_year (now);
    case PERIOD_BEFORE:
      return g_date_time_get_year (local) < g_date_time_get_year (now);
    case PERIOD_ANY:
    default:
      return TRUE;
    }
}

/* Who is chosen; %NULL for all. */
static const char *
get_person (HkPastGamesPage *self)
{
  const guint selected = gtk_drop_down_get_selected (self->player);

  if (selected == 0 || selected == GTK_INVALID_LIST_POSITION)
    return NULL;
  return gtk_string_list_get_string (GTK_STRING_LIST (gtk_drop_down_get_model (self->player)), selected);
}

static gboolean
has_player (HkPastGamesPage *self,
            HkSessionInfo   *info,
            const char      *person)
{
  g_auto (GStrv) players = person == NULL ? NULL : list_players (self, info);

  for (guint i = 0; players != NULL && players[i] != NULL; i++)
    if (hk_people_is_same (hk_people_find (self->people, players[i]), person))
      return TRUE;
  return person == NULL;
}

static gboolean
has_state (HkPastGamesPage *self,
           HkSessionInfo   *info,
           State            state)
{
  const char *person = get_person (self);
  const HkPastGame *game;
  gboolean won;

  if (state == STATE_ANY)
    return TRUE;
  if (state == STATE_OVER || state == STATE_GOING_ON)
    return is_over (self, info) == (state == STATE_OVER);
  game = find_past (self, info);
  if (game == NULL || !game->is_over)
    return FALSE;
  if (person != NULL)
    return hk_stats_has_person (game, self->people, person, &won) && won == (state == STATE_WON);
  return game->is_together && game->is_won == (state == STATE_WON);
}

static gboolean
matches (gpointer item,
         gpointer user_data)
{
  HkPastGamesPage *self = user_data;
  HkSessionInfo *info = item;
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));
  const guint game = gtk_drop_down_get_selected (self->game);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  if (game > 0 && game <= n_games && g_strcmp0 (get_game_id (self, info), games[game - 1]->id) != 0)
    return FALSE;
  if (!is_in_period (hk_session_info_get_played (info), gtk_drop_down_get_selected (self->period))
      || !has_player (self, info, get_person (self)) || !has_state (self, info, gtk_drop_down_get_selected (self->state)))
    return FALSE;
  return *words == '\0' || has_words (self, info, words);
}

/* How many there are, and whether more can be shown than are. */
static void
count (HkPastGamesPage *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  const gboolean busy = gtk_filter_list_model_get_pending (self->found) > 0 || self->reader != 0;
  g_autofree char *text = g_strdup_printf (ngettext ("%u game", "%u games", n), n);

  gtk_label_set_text (self->count, text);
  gtk_widget_set_visible (self->more, n > gtk_slice_list_model_get_size (self->shown));
  gtk_stack_set_visible_child_name (self->stack, n > 0 || busy ? "list" : "none");
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(const char * const *) a, *(const char * const *) b);
}

static gboolean
is_same (gconstpointer a,
         gconstpointer b)
{
  return hk_people_is_same (a, b);
}

/* (transfer full): the players of the games that were played last, as long as the others have not been read. */
static GStrv
list_latest_people (HkPastGamesPage *self)
{
  GListModel *store = gtk_filter_list_model_get_model (self->found);
  g_autoptr (GPtrArray) found = g_ptr_array_new_null_terminated (0, g_free, TRUE);

  for (guint i = 0; i < MIN (g_list_model_get_n_items (store), N_MORE); i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (store, i);
      g_auto (GStrv) players = list_players (self, info);

      for (guint j = 0; players[j] != NULL; j++)
        {
          const char *person = hk_people_find (self->people, players[j]);

          if (!g_ptr_array_find_with_equal_func (found, person, is_same, NULL))
            g_ptr_array_add (found, g_strdup (person));
        }
    }
  g_ptr_array_sort (found, compare_names);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&found), FALSE);
}

/* Offers everybody who has ever played. Whoever is chosen stays chosen. */
static void
offer_players (HkPastGamesPage *self)
{
  g_auto (GStrv) people = self->is_read ? hk_stats_list_people (hk_past_games_get_list (self->past), self->people)
                                        : list_latest_people (self);
  const char *before = get_person (self);
  const char *chosen = before == NULL ? NULL : hk_people_find (self->people, before);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  gtk_string_list_append (names, _("All Players"));
  for (guint i = 0; people[i] != NULL; i++)
    {
      gtk_string_list_append (names, people[i]);
      if (g_strcmp0 (people[i], chosen) == 0)
        selected = i + 1;
    }
  gtk_drop_down_set_model (self->player, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->player, selected);
}

static void
read_cb (guint    n_waiting,
         gpointer user_data)
{
  HkPastGamesPage *self = user_data;

  if (n_waiting > 0)
    return;
  self->reader = 0;
  self->is_read = TRUE;
  offer_players (self);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  count (self);
}

/* Reads what came of the games, which takes a moment only where the cache has not got them yet. */
static void
read_results (HkPastGamesPage *self)
{
  if (!self->is_read && self->reader == 0)
    self->reader = hk_past_games_read (self->past, read_cb, self);
}

/* What came of the games may be another thing now. */
static void
store_cb (HkPastGamesPage *self)
{
  g_clear_handle_id (&self->reader, g_source_remove);
  self->is_read = FALSE;
  read_results (self);
}

static void
update_cb (HkPastGamesPage *self)
{
  /* While the template is built. */
  if (self->filter == NULL)
    return;
  gtk_slice_list_model_set_size (self->shown, N_MORE);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
more_cb (HkPastGamesPage *self)
{
  gtk_slice_list_model_set_size (self->shown, gtk_slice_list_model_get_size (self->shown) + N_MORE);
  count (self);
}

/* Somebody types while the focus is elsewhere on the page. */
static void
started_cb (HkPastGamesPage *self)
{
  gtk_text_grab_focus_without_selecting (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->search))));
}

static void
show_all_cb (HkPastGamesPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_drop_down_set_selected (self->game, 0);
  gtk_drop_down_set_selected (self->player, 0);
  gtk_drop_down_set_selected (self->period, PERIOD_ANY);
  gtk_drop_down_set_selected (self->state, STATE_ANY);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
save_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  HkPastGamesPage *self = HK_PAST_GAMES_PAGE (widget);

  hk_share_many (widget, G_LIST_MODEL (self->found), g_variant_get_string (parameter, NULL), self->count);
}

/* The choice of a game and of a player goes along. */
static void
statistics_action (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  HkPastGamesPage *self = HK_PAST_GAMES_PAGE (widget);
  GtkWidget *pages = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);
  const guint game = gtk_drop_down_get_selected (self->game);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages),
                            hk_stats_page_new (self->past, self->people, game > 0 && game <= n_games ? games[game - 1]->id : NULL,
                                               get_person (self)));
}

static GtkWidget *
create_row (gpointer item,
            gpointer page)
{
  GtkWidget *row = hk_session_row_new (item);

  g_object_bind_property (page, "shows-people", row, "shows-people", G_BINDING_SYNC_CREATE);
  return row;
}

static void
hk_past_games_page_get_property (GObject    *object,
                                 guint       property_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch ((HkPastGamesPageProps) property_id)
    {
    case PROP_SHOWS_PEOPLE:
      g_value_set_boolean (value, HK_PAST_GAMES_PAGE (object)->shows_people);
      break;
    }
}

static void
hk_past_games_page_set_property (GObject      *object,
                                 guint         property_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  switch ((HkPastGamesPageProps) property_id)
    {
    case PROP_SHOWS_PEOPLE:
      HK_PAST_GAMES_PAGE (object)->shows_people = g_value_get_boolean (value);
      break;
    }
}

static void
hk_past_games_page_dispose (GObject *object)
{
  HkPastGamesPage *self = HK_PAST_GAMES_PAGE (object);

  g_clear_handle_id (&self->reader, g_source_remove);
  g_clear_object (&self->past);
  g_clear_object (&self->people);
  g_clear_object (&self->shown);
  g_clear_object (&self->found);
  g_clear_object (&self->filter);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_PAST_GAMES_PAGE);
  G_OBJECT_CLASS (hk_past_games_page_parent_class)->dispose (object);
}

static void
hk_past_games_page_class_init (HkPastGamesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_past_games_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = hk_past_games_page_get_property;
  G_OBJECT_CLASS (klass)->set_property = hk_past_games_page_set_property;

  props[PROP_SHOWS_PEOPLE] = g_param_spec_boolean ("shows-people", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), G_N_ELEMENTS (props), props);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-past-games-page.ui");
  HK_BIND_CHILDREN (widget_class, HkPastGamesPage, search, game, player, period, state, stack, count, list, more);
  HK_BIND_CALLBACKS (widget_class, update_cb, more_cb, started_cb, show_all_cb);
  gtk_widget_class_install_action (widget_class, "past-games.save", "s", save_action);
  gtk_widget_class_install_action (widget_class, "past-games.statistics", NULL, statistics_action);
  hk_session_actions_install (widget_class);
}

static void
hk_past_games_page_init (HkPastGamesPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  gtk_widget_init_template (GTK_WIDGET (self));
  /* Whoever types searches, wherever the focus is. */
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  gtk_string_list_append (names, _("All Games"));
  for (guint i = 0; i < n_games; i++)
    gtk_string_list_append (names, games[i]->title);
  gtk_drop_down_set_model (self->game, G_LIST_MODEL (names));
}

/* Somebody is called otherwise. */
static void
people_cb (HkPastGamesPage *self)
{
  offer_players (self);
  update_cb (self);
}

/* Returns (transfer floating): the page.
 * @store: the library
 * @past: what came of the games of the library
 * @people: who is meant by the names in them */
AdwNavigationPage *
hk_past_games_page_new (HkSessionStore *store,
                        HkPastGames    *past,
                        HkPeople       *people)
{
  HkPastGamesPage *self;

  g_return_val_if_fail (HK_IS_SESSION_STORE (store), NULL);

  self = g_object_new (HK_TYPE_PAST_GAMES_PAGE, NULL);
  self->past = g_object_ref (past);
  self->people = g_object_ref (people);
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  self->found = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (store)), g_object_ref (self->filter));
  gtk_filter_list_model_set_incremental (self->found, TRUE);
  self->shown = gtk_slice_list_model_new (G_LIST_MODEL (g_object_ref (self->found)), 0, N_MORE);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->shown), create_row, self, NULL);
  g_signal_connect_object (people, "changed", G_CALLBACK (people_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "items-changed", G_CALLBACK (store_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->found, "items-changed", G_CALLBACK (count), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->found, "notify::pending", G_CALLBACK (count), self, G_CONNECT_SWAPPED);
  offer_players (self);
  read_results (self);
  count (self);
  return ADW_NAVIGATION_PAGE (self);
}
