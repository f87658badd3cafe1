/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-place-panel.h"
#include "hk-cz-zones.h"
#include "ui/games/card-z/attack/hk-cz-odds.h"
#include "ui/games/card-z/board/hk-cz-offers.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/widgets/hk-cz-marks.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* The Location that is looked at: what can be done there now, who stands and what lies there, its zones, and how
 * many Encounters a scout move has to expect. */
struct _HkCzPlacePanel
{
  AdwBin     parent_instance;

  HkSession *session;
  int        location;

  GtkWidget *name;
  GtkWidget *side;
  GtkWidget *tell;
  GtkWidget *arrange;
  GtkWidget *arranging;
  GtkWidget *offers;
  GtkWidget *people;
  GtkWidget *marks;
  GtkWidget *zones;
  GtkWidget *roll;
  GtkWidget *odds;
  GtkWidget *reward;
  GtkWidget *reverse;
  GtkWidget *loot;
};

typedef enum
{
  PROP_ARRANGING = 1,
} HkCzPlacePanelProps;

static GParamSpec *props[PROP_ARRANGING + 1];

G_DEFINE_FINAL_TYPE (HkCzPlacePanel, hk_cz_place_panel, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzPlacePanel *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static void
set_text (GtkWidget  *label,
          const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text == NULL ? "" : text);
  gtk_widget_set_visible (label, text != NULL);
}

/* A chip: a picture and the words for it. */
static void
add_chip (GtkWidget  *box,
          GtkWidget  *picture,
          const char *text)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (chip, "cz-mark");
  gtk_box_append (GTK_BOX (chip), picture);
  gtk_box_append (GTK_BOX (chip), label);
  adw_wrap_box_append (ADW_WRAP_BOX (box), chip);
}

/* Who stands there, by their names. */
static void
update_people (HkCzPlacePanel *self)
{
  HkCzTable *table = get_table (self);
  guint n = 0;

  hk_wrap_box_clear (self->people);
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);
      HkCzPlayer *player = hk_cz_table_get_player (table, survivor->player);

      if (survivor->place != self->location || player == NULL || !hk_cz_survivor_is_alive (survivor))
        continue;
      add_chip (self->people, hk_player_mark_new (player->name, player->colour), survivor->name);
      n++;
    }
  gtk_widget_set_visible (self->people, n > 0);
}

static void
update_marks (HkCzPlacePanel *self)
{
  HkCzMark marks[HK_CZ_MAX_MARKS];
  const guint n = hk_cz_marks_list (get_table (self), self->location, marks);

  hk_wrap_box_clear (self->marks);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = hk_cz_mark_describe (&marks[i]);

      add_chip (self->marks, hk_cz_symbol_new (marks[i].kind, 24), text);
    }
  gtk_widget_set_visible (self->marks, n > 0);
}

/* The scout roll, in a sentence and as bars. */
static void
update_roll (HkCzPlacePanel *self,
             HkCzLocation   *location)
{
  g_autoptr (HkDistribution) distribution = NULL;
  g_autofree char *text = NULL;
  HkCzRoll roll;
  const gboolean horde = hk_cz_place_find_horde (get_table (self), location->q, location->r) >= 0;

  if (location->encounter_roll != NULL && hk_cz_roll_parse (location->encounter_roll, &roll, NULL))
    distribution = hk_cz_roll_get_distribution (&roll);
  if (location->rolled >= 0)
    text = g_strdup_printf (ngettext ("%1$s rolled today: %2$d Encounter", "%1$s rolled today: %2$d Encounters", (gulong) location->rolled),
                            location->encounter_roll == NULL ? "?" : location->encounter_roll, location->rolled);
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
  hk_cz_odds_set (HK_CZ_ODDS (self->odds),
                  distribution == NULL || location->rolled >= 0 || location->safe || location->fire || horde
                  || hk_distribution_get_highest (distribution) == 0 ? NULL : distribution);
}

static void
update_reward (HkCzPlacePanel *self,
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
update_loot (HkCzPlacePanel *self,
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
list_offers (HkCzPlacePanel *self)
{
  g_autoptr (GPtrArray) all = hk_cz_list_location_moves (get_table (self), self->location);
  GPtrArray *offers = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < all->len; i++)
    {
      const char *name = hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (all, i)));

      if (!g_str_equal (name, "tell-location") && !g_str_equal (name, "move-location"))
        g_ptr_array_add (offers, g_object_ref (g_ptr_array_index (all, i)));
    }
  return offers;
}

static void
update (HkCzPlacePanel *self)
{
  HkCzLocation *location = hk_cz_table_get_location (get_table (self), self->location);
  g_autoptr (GPtrArray) offers = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), location != NULL);
  if (location == NULL)
    return;
  gtk_label_set_text (GTK_LABEL (self->name), hk_cz_table_get_location_name (get_table (self), self->location));
  gtk_label_set_text (GTK_LABEL (self->side), location->unknown ? _("? · Not named yet") : location->side_unknown ? _("? · Cache or Terrain")
                                              : location->cache ? _("C · Cache") : _("T · Terrain"));
  hk_widget_set_class (self->side, "cz-cache", location->cache && !location->side_unknown);
  hk_widget_set_class (self->side, "cz-terrain", !location->cache && !location->side_unknown);
  update_people (self);
  update_marks (self);
  hk_cz_zones_set (HK_CZ_ZONES (self->zones), location);
  update_roll (self, location);
  update_reward (self, location);
  update_loot (self, location);
  offers = list_offers (self);
  hk_cz_offers_set (HK_CZ_OFFERS (self->offers), offers);
}

static void
tell_cb (HkCzPlacePanel *self)
{
  g_autoptr (HkMove) move = hk_move_build ("tell-location", "i:place", self->location, NULL);

  hk_cz_ask_move (GTK_WIDGET (self), self->session, move, NULL);
}

static void
arranged_cb (HkCzPlacePanel *self)
{
  const gboolean on = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->arrange));

  set_text (self->arranging, on ? _("Tap a Location, then the free hex that it moves to.") : NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ARRANGING]);
}

static GtkWidget *
make_head (HkCzPlacePanel *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->name = hk_label_new (NULL, "title-3");
  self->side = hk_label_new (NULL, "caption");
  gtk_widget_add_css_class (self->side, "cz-side");
  gtk_label_set_wrap (GTK_LABEL (self->side), FALSE);
  gtk_widget_set_halign (self->side, GTK_ALIGN_START);
  self->reverse = hk_label_new (NULL, NULL);
  gtk_widget_add_css_class (self->reverse, "dimmed");
  self->tell = hk_icon_button_new ("document-edit-symbolic", _("Tell What the Card Says"), NULL);
  g_signal_connect_object (self->tell, "clicked", G_CALLBACK (tell_cb), self, G_CONNECT_SWAPPED);
  self->arrange = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "icon-name", "hk-move-symbolic", "tooltip-text", _("Move Locations on the Map"),
                                "valign", GTK_ALIGN_CENTER, "width-request", 44, "height-request", 44, NULL);
  gtk_widget_add_css_class (self->arrange, "flat");
  g_signal_connect_object (self->arrange, "toggled", G_CALLBACK (arranged_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (titles), self->name);
  gtk_box_append (GTK_BOX (titles), self->side);
  gtk_widget_set_hexpand (titles, TRUE);
  gtk_box_append (GTK_BOX (head), titles);
  gtk_box_append (GTK_BOX (head), self->arrange);
  gtk_box_append (GTK_BOX (head), self->tell);
  return head;
}

static void
hk_cz_place_panel_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch ((HkCzPlacePanelProps) prop_id)
    {
    case PROP_ARRANGING:
      g_value_set_boolean (value, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (HK_CZ_PLACE_PANEL (object)->arrange)));
      break;
    }
}

static void
hk_cz_place_panel_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch ((HkCzPlacePanelProps) prop_id)
    {
    case PROP_ARRANGING:
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (HK_CZ_PLACE_PANEL (object)->arrange), g_value_get_boolean (value));
      break;
    }
}

static void
hk_cz_place_panel_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_PLACE_PANEL (object)->session);
  G_OBJECT_CLASS (hk_cz_place_panel_parent_class)->dispose (object);
}

static void
hk_cz_place_panel_class_init (HkCzPlacePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = hk_cz_place_panel_get_property;
  object_class->set_property = hk_cz_place_panel_set_property;
  object_class->dispose = hk_cz_place_panel_dispose;
  props[PROP_ARRANGING] = g_param_spec_boolean ("arranging", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
hk_cz_place_panel_init (HkCzPlacePanel *self)
{
  self->location = -1;
}

/* Returns (transfer floating): a panel that tells of no Location yet.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_place_panel_new (HkSession *session)
{
  HkCzPlacePanel *self = g_object_new (HK_TYPE_CZ_PLACE_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->session = g_object_ref (session);
  self->offers = hk_cz_offers_new (session);
  self->people = hk_wrap_box_new (6);
  self->marks = hk_wrap_box_new (6);
  self->zones = hk_cz_zones_new ();
  self->roll = hk_label_new (NULL, NULL);
  self->odds = hk_cz_odds_new ();
  self->reward = hk_label_new (NULL, NULL);
  self->loot = hk_label_new (NULL, NULL);
  gtk_box_append (GTK_BOX (box), make_head (self));
  self->arranging = hk_label_new (NULL, "accent");
  gtk_widget_set_visible (self->arranging, FALSE);
  gtk_box_append (GTK_BOX (box), self->arranging);
  gtk_box_append (GTK_BOX (box), self->people);
  gtk_box_append (GTK_BOX (box), self->marks);
  gtk_box_append (GTK_BOX (box), self->offers);
  gtk_box_append (GTK_BOX (box), self->zones);
  gtk_box_append (GTK_BOX (box), self->roll);
  gtk_box_append (GTK_BOX (box), self->odds);
  gtk_box_append (GTK_BOX (box), self->reward);
  gtk_box_append (GTK_BOX (box), self->loot);
  gtk_box_append (GTK_BOX (box), self->reverse);
  hk_cz_offers_move_fold (HK_CZ_OFFERS (self->offers), box);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "cz-place");
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* Tells of another Location.
 * @location: the number of a Location; −1 none, which hides the panel */
void
hk_cz_place_panel_set_location (HkCzPlacePanel *self,
                                int             location)
{
  g_return_if_fail (HK_IS_CZ_PLACE_PANEL (self));

  if (self->location == location)
    return;
  self->location = location;
  update (self);
}
