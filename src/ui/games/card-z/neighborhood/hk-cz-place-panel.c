/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "hk-cz-place-panel.h"
#include "ui/games/card-z/attack/hk-cz-odds.h"
#include "ui/games/card-z/board/hk-cz-options.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/widgets/hk-cz-marks.h"
#include "ui/games/card-z/widgets/hk-cz-tags.h"
#include "ui/games/card-z/widgets/hk-cz-zones.h"
#include "ui/widgets/hk-widgets.h"

/* The Location that is looked at: what can be done there now, who stands and what lies there, its zones, and how
 * many Encounters a scout move has to expect. */
struct _HkCzPlacePanel
{
  HkView       parent_instance;

  GtkBox      *box;
  GtkLabel    *name;
  GtkWidget   *side;
  GtkWidget   *arrange;
  GtkWidget   *arranging;
  HkCzOptions *options;
  GtkWidget   *people;
  GtkWidget   *marks;
  HkCzZones   *zones;
  GtkWidget   *roll;
  HkCzOdds    *odds;
  GtkWidget   *reward;
  GtkWidget   *reverse;
  GtkWidget   *loot;
};

enum
{
  PROP_ARRANGING = 1,
};

G_DEFINE_FINAL_TYPE (HkCzPlacePanel, hk_cz_place_panel, HK_TYPE_VIEW)

static void
set_text (GtkWidget  *label,
          const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text == NULL ? "" : text);
  gtk_widget_set_visible (label, text != NULL);
}

/* Who stands there, by their names. */
static void
show_people (HkCzPlacePanel *self,
             HkCzTable      *table)
{
  HkCzTags tags;

  hk_cz_tags_begin (&tags, self->people);
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);
      HkCzPlayer *player = hk_cz_table_get_player (table, survivor->player);

      if (survivor->place == hk_view_get_index (HK_VIEW (self)) && player != NULL && hk_cz_survivor_is_alive (survivor))
        hk_cz_tags_add_player (&tags, player->name, player->colour, survivor->name, "cz-mark");
    }
  hk_cz_tags_end (&tags);
}

static void
show_marks (HkCzPlacePanel *self,
            HkCzTable      *table)
{
  HkCzMark marks[HK_CZ_MAX_MARKS];
  const guint n = hk_cz_marks_list (table, hk_view_get_index (HK_VIEW (self)), marks);
  HkCzTags tags;

  hk_cz_tags_begin (&tags, self->marks);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = hk_cz_mark_describe (&marks[i]);

      hk_cz_tags_add_symbol (&tags, marks[i].kind, text, "cz-mark", NULL);
    }
  hk_cz_tags_end (&tags);
}

/* The scout roll, in a sentence and as bars. */
static void
show_roll (HkCzPlacePanel *self,
             HkCzLocation   *location)
{
  g_autoptr (HkDistribution) distribution = NULL;
  g_autofree char *text = NULL;
  HkCzRoll roll;
  const gboolean horde = hk_cz_place_find_horde (hk_cz_view_get_table (self), location->q, location->r) >= 0;

  if (location->encounter_roll != NULL && hk_cz_roll_parse (location->encounter_roll, &roll, NULL))
    distribution = hk_cz_roll_get_distribution (&roll);
  if (location->rolled >= 0 && location->encounter_roll == NULL)
    text = g_strdup_printf (ngettext ("Rolled today: %d Encounter", "Rolled today: %d Encounters", (gulong) location->rolled), location->rolled);
  else if (location->rolled >= 0)
    text = g_strdup_printf (ngettext ("%1$s rolled today: %2$d Encounter", "%1$s rolled today: %2$d Encounters", (gulong) location->rolled),
                            location->encounter_roll, location->rolled);
  else if (location->fire)
    text = g_strdup (_("It burns: nobody can stay here."));
  else if (horde)
    text = g_strdup (_("A horde is here: a scout move rolls for no other Encounters."));
  else if (location->safe)
    text = g_strdup (_("It is safe: a scout move rolls for no Encounters here."));
  else if (distribution == NULL)
    text = g_strdup (_("The number of its Encounters is not known."));
  else if (hk_distribution_get_highest (distribution) == 0)
    text = g_strdup (_("A scout move meets no Encounter here."));
  else if (hk_distribution_get_lowest (distribution) > 0)
    /* Translators: a roll such as 2d6, and the mean */
    text = g_strdup_printf (_("A scout move rolls %1$s: about %2$.1f Encounters."), location->encounter_roll, hk_distribution_get_mean (distribution));
  else
    /* Translators: a roll such as 2d6-2, the mean, and the chance to meet nobody */
    text = g_strdup_printf (_("A scout move rolls %1$s: about %2$.1f Encounters, none in %3$.0f%%."), location->encounter_roll,
                            hk_distribution_get_mean (distribution), 100 * hk_distribution_get_at_most (distribution, 0));
  set_text (self->roll, text);
  hk_cz_odds_set (self->odds,
                  distribution == NULL || location->rolled >= 0 || location->safe || location->fire || horde
                  || hk_distribution_get_highest (distribution) == 0 ? NULL : distribution);
}

static void
show_reward (HkCzPlacePanel *self,
               HkCzLocation   *location)
{
  g_autofree char *text = NULL;
  g_autofree char *reverse = NULL;

  if (location->reward_roll != NULL && location->cache)
    text = g_strdup_printf (g_strcmp0 (location->reward_deck, "commercial") == 0 ? _("Reward: %s Commercial Loot")
                            : g_strcmp0 (location->reward_deck, "residential") == 0 ? _("Reward: %s Residential Loot")
                            : _("Reward: %s Loot"), location->reward_roll);
  if (location->reverse != NULL)
    /* Translators: the name of the other side of the Location */
    reverse = g_strdup_printf (_("Other side: %s"), location->reverse);
  set_text (self->reward, text);
  set_text (self->reverse, reverse);
}

static void
show_loot (HkCzPlacePanel *self,
             HkCzLocation   *location)
{
  GListModel *left = G_LIST_MODEL (location->left);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (left); i++)
    {
      g_autoptr (HkCzLoot) loot = g_list_model_get_item (left, i);

      g_string_append_printf (text, i == 0 ? "%s" : ", %s", loot->kind);
    }
  if (text->len > 0)
    {
      /* Translators: names of Loot cards */
      g_autofree char *sentence = g_strdup_printf (_("Lying here: %s"), text->str);

      set_text (self->loot, sentence);
    }
  else
    set_text (self->loot, NULL);
}

/* Without those that have a button of their own in the head of the panel. */
static GPtrArray *
list_options (HkCzPlacePanel *self)
{
  g_autoptr (GPtrArray) all = hk_cz_list_location_moves (hk_cz_view_get_table (self), hk_view_get_index (HK_VIEW (self)));
  GPtrArray *options = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < all->len; i++)
    {
      const char *name = hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (all, i)));

      if (!g_str_equal (name, "tell-location") && !g_str_equal (name, "move-location"))
        g_ptr_array_add (options, g_object_ref (g_ptr_array_index (all, i)));
    }
  return options;
}

static gboolean
is_needed (HkView *view)
{
  return hk_cz_table_get_location (hk_cz_view_get_table (view), hk_view_get_index (view)) != NULL;
}

static void
update (HkView *view)
{
  HkCzPlacePanel *self = HK_CZ_PLACE_PANEL (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzLocation *location = hk_cz_table_get_location (table, hk_view_get_index (view));
  g_autoptr (GPtrArray) options = list_options (self);

  gtk_label_set_text (self->name, hk_cz_table_get_location_name (table, hk_view_get_index (view)));
  gtk_label_set_text (GTK_LABEL (self->side), location->unknown ? _("? · Not named yet") : location->side_unknown ? _("? · Cache or Terrain")
                                              : location->cache ? _("C · Cache") : _("T · Terrain"));
  hk_widget_set_class (self->side, "cz-cache", location->cache && !location->side_unknown);
  hk_widget_set_class (self->side, "cz-terrain", !location->cache && !location->side_unknown);
  show_people (self, table);
  show_marks (self, table);
  hk_cz_zones_set_location (self->zones, location);
  show_roll (self, location);
  show_reward (self, location);
  show_loot (self, location);
  hk_cz_options_set (self->options, options);
}

static void
enter_cb (HkCzPlacePanel *self)
{
  g_autoptr (HkMove) move = hk_move_build ("tell-location", "i:place", hk_view_get_index (HK_VIEW (self)), NULL);

  hk_cz_ask_move (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), move, NULL);
}

static void
arranged_cb (HkCzPlacePanel *self)
{
  gtk_widget_set_visible (self->arranging, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->arrange)));
  g_object_notify (G_OBJECT (self), "arranging");
}

static void
hk_cz_place_panel_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  g_value_set_boolean (value, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (HK_CZ_PLACE_PANEL (object)->arrange)));
}

static void
hk_cz_place_panel_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (HK_CZ_PLACE_PANEL (object)->arrange), g_value_get_boolean (value));
}

static void
hk_cz_place_panel_class_init (HkCzPlacePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_OPTIONS);
  g_type_ensure (HK_TYPE_CZ_ZONES);
  g_type_ensure (HK_TYPE_CZ_ODDS);
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-place-panel");
  HK_BIND_CHILDREN (widget_class, HkCzPlacePanel, box, name, side, arrange, arranging, options, people, marks, zones, roll, odds, reward,
                    reverse, loot);
  HK_BIND_CALLBACKS (widget_class, enter_cb, arranged_cb);
  G_OBJECT_CLASS (klass)->get_property = hk_cz_place_panel_get_property;
  G_OBJECT_CLASS (klass)->set_property = hk_cz_place_panel_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_ARRANGING,
                                   g_param_spec_boolean ("arranging", NULL, NULL, FALSE,
                                                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
hk_cz_place_panel_init (HkCzPlacePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_cz_options_move_fold (self->options, self->box);
}
