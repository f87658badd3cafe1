/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/moves/hk-game.h"
#include "core/stats/hk-stats-words.h"
#include "ui/display/hk-template.h"
#include "hk-past-games-reader.h"
#include "hk-people-page.h"
#include "hk-person-dialog.h"
#include "hk-stats-page.h"
#include "hk-stats-rows.h"
#include "hk-year-page.h"

/* More groups than this are found by a player. */
#define MAX_GROUPS 40

/* What all games of the library come to. */
struct _HkStatsPage
{
  AdwNavigationPage parent_instance;

  GtkWidget        *filters;
  GtkDropDown      *game;
  GtkDropDown      *year;
  GtkDropDown      *group;
  GtkDropDown      *player;
  GtkStack         *stack;
  AdwStatusPage    *wait;
  GtkLabel         *n_games;
  GtkLabel         *n_games_caption;
  GtkLabel         *hours;
  GtkLabel         *days;
  GtkLabel         *days_caption;
  GtkLabel         *percent;
  GtkWidget        *together;
  GtkListBox       *facts;
  GtkListBox       *games;
  GtkListBox       *players;
  GtkWidget        *groups_group;
  GtkListBox       *groups;
  GtkButton        *review;
  GtkListBox       *times;

  HkPastGames      *past;
  HkPeople         *people;
  GStrv             group_keys;    /* (nullable): of those that are offered */
  char             *wanted_game;   /* (nullable): until the games are read */
  char             *wanted_person; /* (nullable) */
  guint             reader;
  gboolean          is_filling;    /* the choices change by themselves */
};

HK_DEFINE_TEMPLATE_TYPE (HkStatsPage, hk_stats_page, ADW_TYPE_NAVIGATION_PAGE)

/* What is chosen; %NULL for the first, which is all. */
static const char *
get_choice (GtkDropDown *choice)
{
  const guint selected = gtk_drop_down_get_selected (choice);

  if (selected == 0 || selected == GTK_INVALID_LIST_POSITION)
    return NULL;
  return gtk_string_list_get_string (GTK_STRING_LIST (gtk_drop_down_get_model (choice)), selected);
}

static HkStatsFilter
get_filter (HkStatsPage *self)
{
  const guint game = gtk_drop_down_get_selected (self->game);
  const guint group = gtk_drop_down_get_selected (self->group);
  const char *year = get_choice (self->year);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  return (HkStatsFilter) {
    .game = game > 0 && game <= n_games ? games[game - 1]->id : NULL,
    .person = get_choice (self->player),
    .year = year == NULL ? 0 : (int) g_ascii_strtoll (year, NULL, 10),
    .group = self->group_keys == NULL || group == 0 || group > g_strv_length (self->group_keys) ? NULL : self->group_keys[group - 1],
  };
}

static void
set_number (GtkLabel *label,
            guint     number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_label_set_text (label, text);
}

static void
show_tiles (HkStatsPage   *self,
            const HkStats *stats)
{
  /* Translators: hours, at the table. */
  g_autofree char *hours = g_strdup_printf (_("%.1f h"), (double) stats->sum.time / G_TIME_SPAN_HOUR);
  g_autofree char *percent = g_strdup_printf (_("%d %%"), hk_stats_get_percent (stats->sum.n_together_won, stats->sum.n_together));

  set_number (self->n_games, stats->sum.n_games);
  /* Translators: below the number. */
  gtk_label_set_text (self->n_games_caption, ngettext ("game", "games", stats->sum.n_games));
  gtk_label_set_text (self->hours, hours);
  set_number (self->days, stats->n_days);
  /* Translators: below the number. */
  gtk_label_set_text (self->days_caption, ngettext ("day", "days", stats->n_days));
  gtk_label_set_text (self->percent, percent);
  gtk_widget_set_visible (self->together, stats->sum.n_together > 0);
}

/* The year that is chosen, or else the last one. */
static int
get_year (HkStatsPage *self)
{
  g_autoptr (GArray) years = hk_stats_list_years (hk_past_games_get_list (self->past));
  const int year = get_filter (self).year;

  return year != 0 || years->len == 0 ? year : g_array_index (years, int, 0);
}

static HkStats *
make_before (HkStatsPage         *self,
             const HkStatsFilter *filter)
{
  HkStatsFilter before = *filter;

  before.year--;
  return filter->year == 0 ? NULL : hk_stats_new (hk_past_games_get_list (self->past), self->people, &before);
}

static void
show (HkStatsPage *self)
{
  GPtrArray *games = hk_past_games_get_list (self->past);
  const HkStatsFilter filter = get_filter (self);
  g_autoptr (HkStats) stats = hk_stats_new (games, self->people, &filter);
  g_autoptr (HkStats) before = make_before (self, &filter);
  const gboolean is_narrowed = filter.game != NULL || filter.person != NULL || filter.year != 0 || filter.group != NULL;
  /* Translators: a year. */
  g_autofree char *review = g_strdup_printf (_("%d in Review"), get_year (self));

  gtk_widget_set_visible (self->filters, games->len > 0);
  if (stats->sum.n_games == 0)
    {
      gtk_stack_set_visible_child_name (self->stack, is_narrowed ? "no-match" : "none");
      return;
    }
  gtk_button_set_label (self->review, review);
  show_tiles (self, stats);
  hk_stats_fill_facts (self->facts, stats, before, is_narrowed ? 0 : hk_past_games_get_n_unreadable (self->past));
  hk_stats_fill_games (self->games, stats);
  hk_stats_fill_players (self->players, stats, self->people);
  hk_stats_fill_groups (self->groups, stats);
  gtk_widget_set_visible (self->groups_group, stats->groups->len > 0);
  hk_stats_fill_times (self->times, stats);
  gtk_stack_set_visible_child_name (self->stack, "figures");
}

/* Offers @names after "all", and chooses the one that was.
 * @chosen: (nullable) */
static void
offer (GtkDropDown        *choice,
       const char         *all,
       const char * const *names,
       const char         *chosen)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint selected = 0;

  gtk_string_list_append (list, all);
  for (guint i = 0; names[i] != NULL; i++)
    {
      gtk_string_list_append (list, names[i]);
      if (g_strcmp0 (names[i], chosen) == 0)
        selected = i + 1;
    }
  gtk_drop_down_set_model (choice, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (choice, selected);
}

static void
offer_games (HkStatsPage *self)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);
  const char *chosen = NULL;

  for (guint i = 0; i < n_games; i++)
    {
      g_ptr_array_add (titles, (gpointer) games[i]->title);
      if (g_strcmp0 (games[i]->id, self->wanted_game) == 0)
        chosen = games[i]->title;
    }
  g_ptr_array_add (titles, NULL);
  offer (self->game, _("All Games"), (const char * const *) titles->pdata, chosen);
}

static void
offer_years (HkStatsPage *self)
{
  g_autoptr (GArray) years = hk_stats_list_years (hk_past_games_get_list (self->past));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < years->len; i++)
    g_strv_builder_take (builder, g_strdup_printf ("%d", g_array_index (years, int, i)));
  names = g_strv_builder_end (builder);
  offer (self->year, _("All Years"), (const char * const *) names, NULL);
}

/* @chosen: (nullable): of these */
static void
offer_players (HkStatsPage *self,
               const char  *chosen)
{
  g_auto (GStrv) names = hk_stats_list_people (hk_past_games_get_list (self->past), self->people);

  offer (self->player, _("All Players"), (const char * const *) names, chosen);
}

/* Of many groups those that play most; the one that was chosen stays chosen. */
static void
offer_groups (HkStatsPage *self)
{
  const HkStatsFilter all = { 0 };
  g_autoptr (HkStats) stats = hk_stats_new (hk_past_games_get_list (self->past), self->people, &all);
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  const char *before = get_filter (self).group;
  const char *chosen = NULL;

  for (guint i = 0; i < MIN (stats->groups->len, MAX_GROUPS); i++)
    {
      const HkStatsGroup *group = g_ptr_array_index (stats->groups, i);

      g_strv_builder_add (titles, group->title);
      g_strv_builder_add (keys, group->key);
      if (g_strcmp0 (group->key, before) == 0)
        chosen = group->title;
    }
  names = g_strv_builder_end (titles);
  g_strfreev (self->group_keys);
  self->group_keys = g_strv_builder_end (keys);
  offer (self->group, _("All Groups"), (const char * const *) names, chosen);
  gtk_widget_set_visible (GTK_WIDGET (self->group), names[0] != NULL);
}

static void
filter_cb (HkStatsPage *self)
{
  if (self->past != NULL && !self->is_filling && self->reader == 0)
    show (self);
}

static void
show_all_cb (HkStatsPage *self)
{
  self->is_filling = TRUE;
  gtk_drop_down_set_selected (self->game, 0);
  gtk_drop_down_set_selected (self->year, 0);
  gtk_drop_down_set_selected (self->player, 0);
  gtk_drop_down_set_selected (self->group, 0);
  self->is_filling = FALSE;
  show (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->game));
}

/* Somebody is called otherwise. */
static void
people_cb (HkStatsPage *self)
{
  const char *before = get_choice (self->player);
  g_autofree char *chosen = before == NULL ? NULL : g_strdup (hk_people_find (self->people, before));

  if (self->reader != 0)
    return;
  self->is_filling = TRUE;
  offer_players (self, chosen);
  offer_groups (self);
  self->is_filling = FALSE;
  show (self);
}

static void
read_cb (guint    n_waiting,
         gpointer user_data)
{
  HkStatsPage *self = user_data;
  g_autofree char *text = NULL;

  if (n_waiting > 0)
    {
      text = g_strdup_printf (ngettext ("%u game is still to be read.", "%u games are still to be read.", n_waiting), n_waiting);
      adw_status_page_set_description (self->wait, text);
      return;
    }
  self->reader = 0;
  self->is_filling = TRUE;
  offer_games (self);
  offer_years (self);
  offer_players (self, self->wanted_person);
  offer_groups (self);
  self->is_filling = FALSE;
  show (self);
}

static void
person_action (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  HkStatsPage *self = HK_STATS_PAGE (widget);

  hk_person_dialog_present (widget, self->past, self->people, g_variant_get_string (parameter, NULL));
}

static void
review_action (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  HkStatsPage *self = HK_STATS_PAGE (widget);
  GtkWidget *pages = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages), hk_year_page_new (self->past, self->people, get_year (self)));
}

static void
hk_stats_page_dispose (GObject *object)
{
  HkStatsPage *self = HK_STATS_PAGE (object);

  g_clear_handle_id (&self->reader, g_source_remove);
  g_clear_object (&self->past);
  g_clear_object (&self->people);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_STATS_PAGE);
  G_OBJECT_CLASS (hk_stats_page_parent_class)->dispose (object);
}

static void
hk_stats_page_finalize (GObject *object)
{
  HkStatsPage *self = HK_STATS_PAGE (object);

  g_strfreev (self->group_keys);
  g_free (self->wanted_game);
  g_free (self->wanted_person);
  G_OBJECT_CLASS (hk_stats_page_parent_class)->finalize (object);
}

static void
hk_stats_page_class_init (HkStatsPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hk_stats_page_dispose;
  object_class->finalize = hk_stats_page_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-stats-page.ui");
  HK_BIND_CHILDREN (widget_class, HkStatsPage, filters, game, year, player, group, groups_group, groups, review, stack, wait, n_games,
                    n_games_caption, hours, days, days_caption, percent, together, facts, games, players, times);
  HK_BIND_CALLBACKS (widget_class, filter_cb, show_all_cb);
  gtk_widget_class_install_action (widget_class, "statistics.person", "s", person_action);
  gtk_widget_class_install_action (widget_class, "statistics.review", NULL, review_action);
  hk_people_page_install (widget_class);
}

/* Returns (transfer floating): the page; it reads what has not been read.
 * @game: (nullable): the id of the game that is chosen at first
 * @person: (nullable): who is chosen at first */
AdwNavigationPage *
hk_stats_page_new (HkPastGames *games,
                   HkPeople    *people,
                   const char  *game,
                   const char  *person)
{
  HkStatsPage *self;

  g_return_val_if_fail (HK_IS_PAST_GAMES (games) && HK_IS_PEOPLE (people), NULL);

  self = g_object_new (HK_TYPE_STATS_PAGE, NULL);
  self->past = g_object_ref (games);
  self->people = g_object_ref (people);
  self->wanted_game = g_strdup (game);
  self->wanted_person = g_strdup (person);
  g_signal_connect_object (people, "changed", G_CALLBACK (people_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->filters, FALSE);
  self->reader = hk_past_games_read (games, read_cb, self);
  return ADW_NAVIGATION_PAGE (self);
}
