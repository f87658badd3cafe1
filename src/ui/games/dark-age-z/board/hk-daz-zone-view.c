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
#include "ui/widgets/hk-widgets.h"

/* A war zone: its card, turned to the side of the kingdom that it is loyal to, and the reward icons of both sides. A
 * tap offers what can be done there. */
struct _HkDazZoneView
{
  HkView        parent_instance;

  GtkWidget    *button;
  GtkWidget    *face;
  GtkWidget    *left_reward;
  GtkLabel     *number;
  GtkWidget    *empty;
  GtkWidget    *card;
  GtkWidget    *line;
  HkPlayerMark *left_mark;
  HkDazSymbol  *rank;
  GtkLabel     *attack;
  HkPlayerMark *right_mark;
  GtkLabel     *name;
  GtkLabel     *leader;
  GtkLabel     *ranged;
  GtkLabel     *skipped;
  GtkWidget    *right_reward;
};

G_DEFINE_FINAL_TYPE (HkDazZoneView, hk_daz_zone_view, HK_TYPE_VIEW)

static HkDazTable *
get_table (HkDazZoneView *self)
{
  return HK_DAZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static int
get_frontier (HkDazZoneView *self)
{
  return hk_view_get_index (HK_VIEW (self)) / HK_DAZ_N_ZONES;
}

/* From 1. */
static int
get_zone (HkDazZoneView *self)
{
  return hk_view_get_index (HK_VIEW (self)) % HK_DAZ_N_ZONES + 1;
}

static void
clicked_cb (HkDazZoneView *self)
{
  g_autoptr (GPtrArray) offers = hk_daz_list_zone_moves (get_table (self), (guint) get_frontier (self), (guint) get_zone (self));
  g_autofree char *name = hk_daz_table_get_frontier_name (get_table (self), get_frontier (self));
  g_autofree char *title = g_strdup_printf (_("%s, Zone %d"), name, get_zone (self));

  hk_daz_offers_open (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), offers, title);
}

/* The reward icon of one side, crossed out where a card covers it; its room where there is none. Returns (nullable): what it is. */
static const char *
show_reward (GtkWidget     *symbol,
             HkDazFrontier *frontier,
             int            zone,
             int            kingdom)
{
  static const struct
  {
    const char      *reward;
    HkDazSymbolKind  kind;
    const char      *name;
    const char      *covered;
  } rewards[] = {
    { "command", HK_DAZ_SYMBOL_COMMAND, N_("Command Icon"), N_("Command Icon, covered") },
    { "army", HK_DAZ_SYMBOL_ARMY, N_("Army Icon"), N_("Army Icon, covered") },
    { "gate", HK_DAZ_SYMBOL_GATE, N_("Gate Protection"), N_("Gate Protection, covered") },
  };
  const char *reward = hk_daz_frontier_get_reward (frontier, zone, kingdom);
  const gboolean covered = hk_daz_frontier_is_covered (frontier, zone, kingdom);
  const char *name = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (rewards); i++)
    if (g_strcmp0 (reward, rewards[i].reward) == 0)
      {
        name = covered ? _(rewards[i].covered) : _(rewards[i].name);
        hk_daz_symbol_show (HK_DAZ_SYMBOL (symbol), rewards[i].kind, covered);
      }
  hk_widget_set_class (symbol, "hk-covered", covered);
  gtk_widget_set_opacity (symbol, name == NULL ? 0 : 1);
  hk_tooltip_set (symbol, name);
  return name;
}

static void
add_reward (HkDazZoneView *self,
            GString       *text,
            int            kingdom,
            const char    *reward)
{
  if (reward == NULL)
    return;
  if (text->len > 0)
    g_string_append (text, "; ");
  /* Translators: the name of a player, then the reward icon on that player’s side */
  g_string_append_printf (text, _("%s: %s"), hk_daz_table_get_name_of (get_table (self), kingdom), reward);
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

/* Shows a text on the side to which the card is turned, or nothing. */
static void
show_detail (GtkLabel   *label,
             const char *text,
             gboolean    left)
{
  gtk_label_set_text (label, text == NULL ? "" : text);
  gtk_label_set_xalign (label, left ? 0 : 1);
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* Below the number: what the army is, and what it has. */
static void
show_details (HkDazZoneView *self,
              HkDazZone     *zone,
              gboolean       left)
{
  const HkDazCommander *commander = zone->commander == NULL ? NULL : hk_daz_content_find_commander (zone->commander);
  const int reinforced = count_attack (zone) - zone->army->attack;
  g_autofree char *name = reinforced > 0 ? g_strdup_printf (_("%s with +%d"), hk_daz_army_get_name (zone->army), reinforced)
                                         : g_strdup (hk_daz_army_get_name (zone->army));
  g_autofree char *leader = commander == NULL ? NULL : g_strdup_printf ("★ %d %s", commander->attack, commander->name);

  show_detail (self->name, zone->defeated ? _("defeated") : name, left);
  show_detail (self->leader, leader, TRUE);
  show_detail (self->ranged, zone->ranged ? _("ranged today") : NULL, left);
  show_detail (self->skipped, zone->skipped ? _("ignored today") : NULL, left);
}

static void
show_card (HkDazZoneView *self,
           HkDazFrontier *frontier,
           HkDazZone     *zone)
{
  static const char * const ranks[] = { "hk-weakened", "hk-bronze", "hk-silver", "hk-gold" };
  const int rank = CLAMP (zone->army->rank, 0, 3);
  const gboolean left = zone->loyalty == frontier->left;
  const gboolean marked = hk_daz_table_get_kingdom (get_table (self), zone->loyalty) != NULL;
  g_autofree char *attack = g_strdup_printf ("%d", zone->defeated ? 0 : count_attack (zone));

  for (int i = 0; i < (int) G_N_ELEMENTS (ranks); i++)
    hk_widget_set_class (self->card, ranks[i], i == rank);
  hk_widget_set_class (self->card, "hk-defeated", zone->defeated);
  hk_daz_mark_show (left ? self->left_mark : self->right_mark, get_table (self), zone->loyalty);
  gtk_widget_set_visible (GTK_WIDGET (self->left_mark), marked && left);
  gtk_widget_set_visible (GTK_WIDGET (self->right_mark), marked && !left);
  hk_daz_symbol_show (self->rank, HK_DAZ_SYMBOL_WEAKENED + rank, FALSE);
  gtk_label_set_text (self->attack, attack);
  show_details (self, zone, left);
}

static void
update (HkView *view)
{
  HkDazZoneView *self = HK_DAZ_ZONE_VIEW (view);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (get_table (self), get_frontier (self));
  HkDazZone *zone = hk_daz_table_get_zone (get_table (self), get_frontier (self), get_zone (self));
  g_autofree char *number = g_strdup_printf ("%d", get_zone (self));
  g_autofree char *spoken = describe (self, zone);
  g_autoptr (GString) rewards = g_string_new (NULL);

  add_reward (self, rewards, frontier->left, show_reward (self->left_reward, frontier, get_zone (self), frontier->left));
  add_reward (self, rewards, frontier->right, show_reward (self->right_reward, frontier, get_zone (self), frontier->right));
  gtk_label_set_text (self->number, number);
  gtk_widget_set_visible (self->empty, zone->army == NULL);
  gtk_widget_set_visible (self->card, zone->army != NULL);
  if (zone->army != NULL)
    show_card (self, frontier, zone);
  hk_widget_set_spoken (self->button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rewards->str, -1);
  hk_tooltip_set (self->button, spoken);
  /* An army that has come or was defeated is seen across the table. */
  if (hk_changed_tell (self->button, spoken))
    hk_changed_move_in (self->face);
}

static void
hk_daz_zone_view_class_init (HkDazZoneViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_DAZ_SYMBOL);
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-daz-zone-view");
  HK_BIND_CHILDREN (widget_class, HkDazZoneView, button, face, left_reward, number, empty, card, line, left_mark, rank, attack, right_mark,
                    name, leader, ranged, skipped, right_reward);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
hk_daz_zone_view_init (HkDazZoneView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  GtkWidget *sided[] = {
    self->face, self->line, GTK_WIDGET (self->attack), GTK_WIDGET (self->name), GTK_WIDGET (self->leader), GTK_WIDGET (self->ranged),
    GTK_WIDGET (self->skipped),
  };

  /* What is left and right on the board is so here, whichever way people read. */
  for (gsize i = 0; i < G_N_ELEMENTS (sided); i++)
    gtk_widget_set_direction (sided[i], GTK_TEXT_DIR_LTR);
}
