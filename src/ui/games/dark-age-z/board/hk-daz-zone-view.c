/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/guide/hk-daz-legal.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-marks.h"
#include "hk-daz-offers.h"
#include "hk-daz-symbol.h"
#include "hk-daz-zone-view.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-tooltip.h"

/* A war zone: its card, turned to the side of the kingdom that it is loyal to, and the reward icons of both sides. A
 * tap offers what can be done there. */
struct _HkDazZoneView
{
  AdwBin     parent_instance;

  HkSession *session;
  int        frontier;
  int        zone;

  GtkWidget *button;
  char      *shown;     /* all that the button shows */
};

G_DEFINE_FINAL_TYPE (HkDazZoneView, hk_daz_zone_view, ADW_TYPE_BIN)

static HkDazTable *
get_table (HkDazZoneView *self)
{
  return HK_DAZ_TABLE (hk_session_get_table (self->session));
}

static void
clicked_cb (HkDazZoneView *self)
{
  HkDazTable *table = get_table (self);
  g_autoptr (GPtrArray) offers = hk_daz_list_zone_moves (table, (guint) self->frontier, (guint) self->zone);
  g_autofree char *name = hk_daz_table_get_frontier_name (table, self->frontier);
  g_autofree char *title = g_strdup_printf (_("%s, Zone %d"), name, self->zone);

  hk_daz_offers_open (GTK_WIDGET (self), self->session, offers, title);
}

static GtkWidget *
make_label (const char *text,
            const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

/* The reward icon of one side, crossed out where a card covers it; its room where there is none. */
static GtkWidget *
make_reward (HkDazFrontier *frontier,
             int            zone,
             int            kingdom)
{
  const char *reward = hk_daz_frontier_get_reward (frontier, zone, kingdom);
  const gboolean covered = hk_daz_frontier_is_covered (frontier, zone, kingdom);
  HkDazSymbolKind kind = HK_DAZ_SYMBOL_COMMAND;
  const char *name = NULL;
  GtkWidget *symbol;

  if (g_strcmp0 (reward, "command") == 0)
    {
      kind = HK_DAZ_SYMBOL_COMMAND;
      name = covered ? _("Command Icon, covered") : _("Command Icon");
    }
  else if (g_strcmp0 (reward, "army") == 0)
    {
      kind = HK_DAZ_SYMBOL_ARMY;
      name = covered ? _("Army Icon, covered") : _("Army Icon");
    }
  else if (g_strcmp0 (reward, "gate") == 0)
    {
      kind = HK_DAZ_SYMBOL_GATE;
      name = covered ? _("Gate Protection, covered") : _("Gate Protection");
    }
  symbol = hk_daz_symbol_new (kind, covered);
  gtk_widget_add_css_class (symbol, "hk-reward");
  if (covered)
    gtk_widget_add_css_class (symbol, "hk-covered");
  if (name == NULL)
    gtk_widget_set_opacity (symbol, 0);
  hk_tooltip_set (symbol, name);
  return symbol;
}

static int
count_attack (HkDazZone *zone)
{
  int attack = zone->army->attack;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (zone->reinforcements)); i++)
    {
      g_autoptr (HkDazReinforcement) reinforcement = g_list_model_get_item (G_LIST_MODEL (zone->reinforcements), i);

      attack += reinforcement->bonus;
    }
  return attack;
}

/* What lies in the zone, in words. */
static char *
describe (HkDazZoneView *self,
          HkDazZone     *zone)
{
  HkDazTable *table = get_table (self);
  const HkDazCommander *commander = zone->commander == NULL ? NULL : hk_daz_content_find_commander (zone->commander);
  g_autofree char *army = NULL;
  g_autofree char *text = NULL;

  if (zone->army == NULL)
    return g_strdup_printf (_("Zone %d: empty"), zone->number);
  army = hk_daz_army_describe (zone->army);
  if (zone->defeated)
    /* Translators: %d: a Zone; %s: an army; %s: a player. */
    text = g_strdup_printf (_("Zone %d: %s, defeated, loyal to %s"), zone->number, army, hk_daz_table_get_name_of (table, zone->loyalty));
  else
    /* Translators: %d: a Zone; %s: an army; %d: its attack; %s: a player. */
    text = g_strdup_printf (_("Zone %d: %s, attack %d, loyal to %s"), zone->number, army, count_attack (zone),
                            hk_daz_table_get_name_of (table, zone->loyalty));
  if (commander == NULL)
    return g_steal_pointer (&text);
  /* Translators: %s: what lies in a Zone; %s: a commander; %d: the commander’s attack. */
  return g_strdup_printf (_("%s; %s commands with %d"), text, commander->name, commander->attack);
}

static void
add_detail (GtkWidget  *card,
            const char *text,
            gboolean    left)
{
  GtkWidget *label = make_label (text, "caption");

  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_label_set_xalign (GTK_LABEL (label), left ? 0 : 1);
  gtk_box_append (GTK_BOX (card), label);
}

/* Below the number: what the army is, and what it has. */
static void
add_details (GtkWidget            *card,
             HkDazZone            *zone,
             const HkDazCommander *commander,
             int                   reinforced,
             gboolean              left)
{
  g_autofree char *name = reinforced > 0 ? g_strdup_printf (_("%s with +%d"), hk_daz_army_get_name (zone->army), reinforced)
                                         : g_strdup (hk_daz_army_get_name (zone->army));
  g_autofree char *leader = commander == NULL ? NULL : g_strdup_printf ("★ %s %d", commander->name, commander->attack);

  add_detail (card, zone->defeated ? _("defeated") : name, left);
  if (leader != NULL)
    add_detail (card, leader, left);
  if (zone->ranged)
    add_detail (card, _("ranged today"), left);
  if (zone->skipped)
    add_detail (card, _("ignored today"), left);
}

static GtkWidget *
make_card (HkDazZoneView *self,
           HkDazFrontier *frontier,
           HkDazZone     *zone)
{
  static const char * const ranks[] = { "hk-weakened", "hk-bronze", "hk-silver", "hk-gold" };
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (get_table (self), zone->loyalty);
  const HkDazCommander *commander = zone->commander == NULL ? NULL : hk_daz_content_find_commander (zone->commander);
  const int reinforced = count_attack (zone) - zone->army->attack;
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *attack;
  g_autofree char *number = g_strdup_printf ("%d", count_attack (zone));

  gtk_widget_set_direction (line, GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (card, "hk-army");
  gtk_widget_add_css_class (card, ranks[CLAMP (zone->army->rank, 0, 3)]);
  gtk_widget_set_hexpand (card, TRUE);
  if (kingdom != NULL && zone->loyalty == frontier->left)
    gtk_box_append (GTK_BOX (line), hk_daz_mark_new (get_table (self), zone->loyalty));
  gtk_box_append (GTK_BOX (line), hk_daz_symbol_new (HK_DAZ_SYMBOL_WEAKENED + CLAMP (zone->army->rank, 0, 3), FALSE));
  attack = make_label (zone->defeated ? "0" : number, "numeric");
  gtk_widget_add_css_class (attack, "title-3");
  gtk_widget_set_hexpand (attack, TRUE);
  gtk_widget_set_direction (attack, GTK_TEXT_DIR_LTR);
  gtk_label_set_xalign (GTK_LABEL (attack), 1);
  gtk_label_set_ellipsize (GTK_LABEL (attack), PANGO_ELLIPSIZE_NONE);
  gtk_box_append (GTK_BOX (line), attack);
  if (kingdom != NULL && zone->loyalty != frontier->left)
    gtk_box_append (GTK_BOX (line), hk_daz_mark_new (get_table (self), zone->loyalty));
  gtk_box_append (GTK_BOX (card), line);
  add_details (card, zone, commander, reinforced, zone->loyalty == frontier->left);
  if (zone->defeated)
    gtk_widget_add_css_class (card, "hk-defeated");
  return card;
}

static void
add_reward_key (GString       *key,
                HkDazFrontier *frontier,
                int            zone,
                int            kingdom)
{
  g_string_append_printf (key, "\t%s\t%d", hk_daz_frontier_get_reward (frontier, zone, kingdom), hk_daz_frontier_is_covered (frontier, zone, kingdom));
}

/* All that the button shows: as long as it is the same the button is. */
static char *
dup_key (HkDazZoneView *self,
         HkDazFrontier *frontier,
         HkDazZone     *zone,
         const char    *spoken)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (get_table (self), zone->loyalty);
  GString *key = g_string_new (spoken);

  add_reward_key (key, frontier, self->zone, frontier->left);
  add_reward_key (key, frontier, self->zone, frontier->right);
  g_string_append_printf (key, "\t%d\t%d\t%d\t%d\t%s", zone->loyalty, zone->ranged, zone->skipped, zone->defeated, zone->commander);
  if (zone->army != NULL)
    g_string_append_printf (key, "\t%d\t%d\t%d\t%s", count_attack (zone), zone->army->attack, zone->army->rank, hk_daz_army_get_name (zone->army));
  if (kingdom != NULL)
    g_string_append_printf (key, "\t%s\t%s", kingdom->name, kingdom->colour);
  return g_string_free_and_steal (key);
}

static void
update (HkDazZoneView *self)
{
  HkDazTable *table = get_table (self);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, self->frontier);
  HkDazZone *zone = hk_daz_table_get_zone (table, self->frontier, self->zone);
  g_autofree char *number = g_strdup_printf ("%d", self->zone);
  g_autofree char *spoken = describe (self, zone);
  g_autofree char *key = dup_key (self, frontier, zone, spoken);
  GtkWidget *box;

  if (!g_set_str (&self->shown, key))
    return;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* What is left and right on the board is so here, whichever way people read. */
  gtk_widget_set_direction (box, GTK_TEXT_DIR_LTR);
  gtk_box_append (GTK_BOX (box), make_reward (frontier, self->zone, frontier->left));
  if (zone->army == NULL)
    {
      GtkWidget *empty = make_label (_("empty"), "dimmed");

      gtk_widget_set_hexpand (empty, TRUE);
      gtk_box_append (GTK_BOX (box), make_label (number, "hk-zone-number"));
      gtk_box_append (GTK_BOX (box), empty);
    }
  else
    {
      gtk_box_append (GTK_BOX (box), make_label (number, "hk-zone-number"));
      gtk_box_append (GTK_BOX (box), make_card (self, frontier, zone));
    }
  gtk_box_append (GTK_BOX (box), make_reward (frontier, self->zone, frontier->right));
  gtk_button_set_child (GTK_BUTTON (self->button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  hk_tooltip_set (self->button, spoken);
  /* An army that has come or was defeated is seen across the table. */
  if (hk_changed_tell (self->button, spoken))
    hk_changed_move_in (box);
}

static void
hk_daz_zone_view_dispose (GObject *object)
{
  g_clear_object (&HK_DAZ_ZONE_VIEW (object)->session);
  g_clear_pointer (&HK_DAZ_ZONE_VIEW (object)->shown, g_free);
  G_OBJECT_CLASS (hk_daz_zone_view_parent_class)->dispose (object);
}

static void
hk_daz_zone_view_class_init (HkDazZoneViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_daz_zone_view_dispose;
}

static void
hk_daz_zone_view_init (HkDazZoneView *self)
{
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "hk-zone");
  gtk_widget_set_size_request (self->button, -1, 56);
  adw_bin_set_child (ADW_BIN (self), self->button);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
}

/* Returns (transfer floating): a view of the zone.
 * @session: a session of Dark Age Z
 * @frontier: the number of a frontier
 * @zone: 1 to 5 */
GtkWidget *
hk_daz_zone_view_new (HkSession *session,
                      int        frontier,
                      int        zone)
{
  HkDazZoneView *self = g_object_new (HK_TYPE_DAZ_ZONE_VIEW, NULL);

  self->session = g_object_ref (session);
  self->frontier = frontier;
  self->zone = zone;
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
