/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/team/hk-cz-count.h"
#include "hk-cz-day-parts.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

/* A big number with what it counts, and a bar where there is a number to reach; or a sentence. */
#define HK_TYPE_CZ_FACT (hk_cz_fact_get_type ())
G_DECLARE_FINAL_TYPE (HkCzFact, hk_cz_fact, HK, CZ_FACT, AdwBin)

struct _HkCzFact
{
  AdwBin     parent_instance;

  GtkWidget *line;
  GtkWidget *mark;
  GtkLabel  *number;
  GtkLabel  *caption;
  GtkWidget *bar;
  GtkLabel  *text;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzFact, hk_cz_fact, ADW_TYPE_BIN)

/* How far the group has come in its scenario. */
struct _HkCzProgress
{
  HkView     parent_instance;

  GtkBox    *box;
  GtkWidget *next;   /* the fact that is shown next, while the view is updated */
};

HK_DEFINE_TEMPLATE_TYPE (HkCzProgress, hk_cz_progress, HK_TYPE_VIEW)

static void
hk_cz_fact_class_init (HkCzFactClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-fact.ui");
  HK_BIND_CHILDREN (widget_class, HkCzFact, line, mark, number, caption, bar, text);
}

/* Facts that are there already are used again, and nothing of them that stays as it is is touched.
 * @is_text: whether it is a sentence */
static HkCzFact *
add_fact (HkCzProgress *self,
          gboolean      is_text)
{
  HkCzFact *fact;

  if (self->next == NULL)
    {
      self->next = g_object_new (HK_TYPE_CZ_FACT, NULL);
      gtk_box_append (self->box, self->next);
    }
  fact = HK_CZ_FACT (self->next);
  self->next = gtk_widget_get_next_sibling (self->next);
  gtk_widget_set_visible (fact->line, !is_text);
  gtk_widget_set_visible (GTK_WIDGET (fact->text), is_text);
  return fact;
}

/* A number and what it counts; a bar below them when @goal is above 0.
 * @player: (nullable): whose it is */
static void
add_number (HkCzProgress *self,
            HkCzPlayer   *player,
            const char   *number,
            const char   *caption,
            int           reached,
            int           goal)
{
  HkCzFact *fact = add_fact (self, FALSE);
  const double fraction = goal > 0 ? CLAMP ((double) reached / goal, 0, 1) : 0;

  gtk_label_set_text (fact->number, number);
  gtk_label_set_text (fact->caption, caption);
  gtk_widget_set_visible (fact->mark, player != NULL);
  if (player != NULL)
    g_object_set (fact->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_widget_set_visible (fact->bar, goal > 0);
  hk_widget_set_class (fact->bar, "cz-reached", goal > 0 && reached >= goal);
  if (gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (fact->bar)) != fraction)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (fact->bar), fraction);
}

static void
add_part (HkCzProgress *self,
          int           reached,
          int           goal,
          const char   *caption)
{
  /* Translators: how many of how many */
  g_autofree char *number = g_strdup_printf (_("%d of %d"), reached, goal);

  add_number (self, NULL, number, caption, reached, MAX (goal, 1));
}

static void
add_plain (HkCzProgress *self,
           int           number,
           const char   *caption)
{
  g_autofree char *text = hk_word_number (number);

  add_number (self, NULL, text, caption, 0, 0);
}

static void
add_grade (HkCzProgress *self,
           HkCzTable    *table)
{
  const int points = hk_cz_table_get_points (table);
  g_autofree char *grade = g_strdup (hk_cz_grade_for_points (points));
  g_autofree char *caption = g_strdup_printf (points < 0 ? ngettext ("grade so far, with −%d point", "grade so far, with −%d points", (gulong) ABS (points))
                                                         : ngettext ("grade so far, with %d point", "grade so far, with %d points", (gulong) ABS (points)),
                                              ABS (points));

  add_number (self, NULL, grade, caption, 0, 0);
}

static void
add_text (HkCzProgress *self,
          const char   *text)
{
  HkCzFact *fact = add_fact (self, TRUE);

  gtk_label_set_text (fact->text, text);
  gtk_widget_set_visible (fact->mark, FALSE);
  gtk_widget_set_visible (fact->bar, FALSE);
}

/* A number for each player, with the player’s mark. */
static void
add_players (HkCzProgress *self,
             HkCzTable    *table,
             int           goal)
{
  for (int i = 0; i < hk_cz_table_get_n_players (table); i++)
    {
      HkCzPlayer *player = hk_cz_table_get_player (table, i);
      const int score = hk_cz_table_get_score (table, i);
      g_autofree char *number = goal > 0 ? g_strdup_printf (_("%d of %d"), score, goal) : hk_word_number (score);

      add_number (self, player, number, player->name, score, goal);
    }
}

static int
find_base (HkCzTable  *table,
           const char *base)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    if (g_strcmp0 (hk_cz_table_get_location (table, i)->base, base) == 0)
      return i;
  return -1;
}

/* How many Locations lie between the survivor and home, the last step with it. */
static void
load_home_run (HkCzProgress *self,
               HkCzTable    *table)
{
  HkCzLocation *home = hk_cz_table_get_location (table, find_base (table, "alpha"));

  for (int i = 0; home != NULL && i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);
      HkCzLocation *here = hk_cz_table_get_location (table, survivor->place);
      int steps;

      if (here == NULL || survivor->kind != HK_CZ_SURVIVOR_CHARACTER || !hk_cz_survivor_is_alive (survivor))
        continue;
      steps = (ABS (here->q - home->q) + ABS (here->r - home->r) + ABS (here->q + here->r - home->q - home->r)) / 2;
      add_plain (self, steps, ngettext ("Location to Alpha Base", "Locations to Alpha Base", (gulong) steps));
      return;
    }
}

static void
load_rescue (HkCzProgress *self,
             HkCzTable    *table)
{
  const int alpha = find_base (table, "alpha");
  int living = 0;
  int home = 0;
  int lost = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->kind != HK_CZ_SURVIVOR_DEPENDANT)
        continue;
      lost += !hk_cz_survivor_is_alive (survivor);
      living += hk_cz_survivor_is_alive (survivor);
      home += hk_cz_survivor_is_alive (survivor) && survivor->player >= 0 && survivor->place == alpha;
    }
  add_part (self, home, living, ngettext ("Dependant at Alpha Base", "Dependants at Alpha Base", (gulong) living));
  if (lost > 0)
    add_plain (self, lost, ngettext ("Dependant lost", "Dependants lost", (gulong) lost));
}

static void
load_survive (HkCzProgress *self,
              HkCzTable    *table)
{
  const int left = hk_cz_table_count_weathers (table);

  if (hk_cz_table_is_competitive (table))
    add_players (self, table, MAX (1, 2 * left));
  else
    add_part (self, hk_cz_table_count_food (table, -1, TRUE), MAX (1, 2 * left), _("meals inside, where the group is"));
  add_plain (self, left, ngettext ("Weather card left", "Weather cards left", (gulong) left));
}

static void
load_mission (HkCzProgress *self,
              HkCzTable    *table)
{
  int discs = 0;

  for (int i = 0; i < hk_cz_table_get_n_players (table); i++)
    discs += hk_cz_table_get_player (table, i)->discs;
  if (hk_cz_table_is_competitive (table))
    add_players (self, table, 0);
  else
    add_plain (self, hk_cz_table_get_score (table, -1), _("Loot got for purple discs"));
  add_plain (self, discs, ngettext ("purple disc to trade", "purple discs to trade", (gulong) discs));
}

static void
load_horde (HkCzProgress *self,
            HkCzTable    *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->hordes)); i++)
    {
      g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), i);
      const int place = hk_cz_table_find_location_at (table, horde->q, horde->r);
      g_autofree char *caption = place < 0 ? g_strdup (_("Encounters in the horde"))
                                           : g_strdup_printf (_("Encounters in the horde at %s"), hk_cz_table_get_location_name (table, place));

      if (horde->eradicated)
        add_text (self, _("The horde is eradicated."));
      else if (horde->gone)
        add_text (self, _("The horde has wandered off."));
      else if (horde->size <= 0)
        add_number (self, NULL, "?", caption, 0, 0);
      else
        add_plain (self, horde->size, caption);
    }
}

static void
load_pub (HkCzProgress *self,
          HkCzTable    *table)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (table, i);
      g_autofree char *text = NULL;

      if (g_strcmp0 (location->name, "Looted Pub") != 0 && g_strcmp0 (location->name, "Pub") != 0)
        continue;
      if (location->cleared_by < 0)
        add_text (self, _("Nobody has cleared the Pub yet."));
      else
        {
          text = g_strdup_printf (_("Cleared by %s, who has to hold it until the reckoning."), hk_cz_table_get_player_name (table, location->cleared_by));
          add_text (self, text);
        }
      return;
    }
}

static void
load_caches (HkCzProgress *self,
             HkCzTable    *table)
{
  const int caches = hk_cz_table_count_caches (table);

  add_plain (self, caches, ngettext ("Cache to clear", "Caches to clear", (gulong) caches));
  add_grade (self, table);
}

static void
load_fires (HkCzProgress *self,
            HkCzTable    *table)
{
  add_part (self, hk_cz_table_count_fires (table), HK_CZ_N_FIRES, _("fires burn"));
  add_grade (self, table);
}

static void
load_day (HkCzProgress *self,
          HkCzTable    *table)
{
  add_players (self, table, 0);
}

static void
update (HkView *view)
{
  static const struct
  {
    const char *scenario;
    void      (*load) (HkCzProgress *self, HkCzTable *table);
  } loads[] = {
    { "home-run", load_home_run },
    { "rescue-911", load_rescue },
    { "survive", load_survive },
    { "civic-duty", load_caches },
    { "raging-fire", load_fires },
    { "mission-from-god", load_mission },
    { "horde-annihilation", load_horde },
    { "pub-run", load_pub },
    { "zombie-count", load_day },
    { "loot-count", load_day },
  };
  HkCzProgress *self = HK_CZ_PROGRESS (view);
  HkCzTable *table = hk_cz_view_get_table (self);

  self->next = gtk_widget_get_first_child (GTK_WIDGET (self->box));
  for (gsize i = 0; i < G_N_ELEMENTS (loads); i++)
    if (hk_cz_table_is_scenario (table, loads[i].scenario))
      loads[i].load (self, table);
  while (self->next != NULL)
    {
      GtkWidget *fact = self->next;

      self->next = gtk_widget_get_next_sibling (fact);
      gtk_box_remove (self->box, fact);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->box), gtk_widget_get_first_child (GTK_WIDGET (self->box)) != NULL);
}

static void
hk_cz_progress_class_init (HkCzProgressClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-progress");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkCzProgress, box);
}
