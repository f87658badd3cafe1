/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/state/hk-daz-content.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-player-card.h"
#include "ui/games/dark-age-z/board/hk-daz-marks.h"
#include "ui/table/hk-turn-frame.h"
#include "ui/widgets/hk-number.h"

/* A kingdom at a glance: points, tokens, cards, relics, technology and mission, as far as they are kept. What the player keeps from
 * the others shows only while its button is down. */
struct _HkDazPlayerCard
{
  HkView        parent_instance;

  HkDazKingdom *kingdom;

  HkPlayerMark *mark;
  GtkLabel     *state;
  GtkWidget    *hand;
  GtkLabel     *secret;
  GtkWidget    *tiles;
  GtkWidget    *points;
  GtkWidget    *tokens;
  GtkLabel     *cards;
  GtkLabel     *relics;
  GtkWidget    *technology;
};

HK_DEFINE_TEMPLATE_TYPE (HkDazPlayerCard, hk_daz_player_card, HK_TYPE_VIEW)

enum
{
  PROP_KINGDOM = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* A number was set by hand. */
static void
set_by_hand (HkView     *view,
             const char *property,
             int         value)
{
  g_autofree char *path = g_strdup_printf ("kingdoms/%d/%s", hk_view_get_index (view), property);

  hk_view_play (view, hk_move_build ("set", "s:path", path, "i:value", value, NULL));
}

static void
points_set_cb (HkView *view,
               int     value)
{
  set_by_hand (view, "victory-points", value);
}

static void
tokens_set_cb (HkView *view,
               int     value)
{
  set_by_hand (view, "command-tokens", value);
}

static void
technology_set_cb (HkView *view,
                   int     value)
{
  set_by_hand (view, "technology", value);
}

static const char *
find_state (HkDazTable   *table,
            HkDazKingdom *kingdom,
            int           number)
{
  /* The name of the Barbarian King says all of him. */
  if (kingdom->barbarian || hk_table_goes_by_hand (HK_TABLE (table)))
    return "";
  if (number == table->current_player)
    return _("on turn");
  if (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING && kingdom->passed)
    return _("passed");
  if (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_RALLYING && kingdom->rallied)
    return _("rallied");
  return number == table->starting_player ? _("starts") : "";
}

/* What stays as it is. */
static void
fill (HkDazPlayerCard *self,
      HkDazTable      *table)
{
  const int number = hk_view_get_index (HK_VIEW (self));
  const struct
  {
    GtkWidget  *number;
    const char *what;
  } numbers[] = {
    { self->points, _("Victory Points") },
    { self->tokens, _("Command Tokens") },
    { self->technology, _("Military Technology Level") },
  };
  g_autofree char *hand = NULL;

  self->kingdom = g_object_ref (hk_daz_table_get_kingdom (table, number));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KINGDOM]);
  hk_daz_mark_show (self->mark, table, number);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      /* Translators: the name of a player, then what a number is */
      g_autofree char *label = g_strdup_printf (_("%s: %s"), self->kingdom->name, numbers[i].what);

      g_object_set (numbers[i].number, "label", label, NULL);
    }
  hand = g_strdup_printf (_("%s’s hand, relics and mission"), self->kingdom->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hand), GTK_ACCESSIBLE_PROPERTY_LABEL, hand, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->kingdom->name, -1);
}

/* Each tile as long as what it shows is kept. */
static void
show_parts (HkDazPlayerCard *self,
            HkTable         *table)
{
  const gboolean tokens = hk_table_keeps (table, "tokens");
  const gboolean hands = hk_table_keeps (table, "hands");
  GtkWidget * const of_tokens[] = { self->points, self->tokens, self->technology };
  GtkWidget * const of_hands[] = { GTK_WIDGET (self->cards), GTK_WIDGET (self->relics) };

  for (guint i = 0; i < G_N_ELEMENTS (of_tokens); i++)
    gtk_widget_set_visible (gtk_widget_get_parent (of_tokens[i]), tokens);
  for (guint i = 0; i < G_N_ELEMENTS (of_hands); i++)
    gtk_widget_set_visible (gtk_widget_get_parent (of_hands[i]), hands);
  gtk_widget_set_visible (self->tiles, !self->kingdom->barbarian && (tokens || hands));
  gtk_widget_set_visible (self->hand, !self->kingdom->barbarian && (hands || hk_table_keeps (table, "missions")));
}

static void
update (HkView *view)
{
  HkDazPlayerCard *self = HK_DAZ_PLAYER_CARD (view);
  HkDazTable *table = HK_DAZ_TABLE (hk_view_get_table (view));
  g_autofree char *cards = NULL;
  g_autofree char *relics = NULL;

  if (hk_daz_table_get_kingdom (table, hk_view_get_index (view)) == NULL)
    return;
  if (self->kingdom == NULL)
    fill (self, table);
  cards = g_strdup_printf ("%u", hk_daz_kingdom_get_hand_size (self->kingdom));
  relics = g_strdup_printf ("%u", hk_daz_kingdom_get_n_relics (self->kingdom));
  gtk_label_set_text (self->state, find_state (table, self->kingdom, hk_view_get_index (view)));
  gtk_label_set_text (self->cards, cards);
  gtk_label_set_text (self->relics, relics);
  hk_turn_frame_show (ADW_BIN (self), hk_view_get_index (view) == hk_daz_table_get_on_turn (table));
  show_parts (self, HK_TABLE (table));
}

static void
add_line (GString    *text,
          const char *line)
{
  g_string_append_printf (text, text->len == 0 ? "%s" : "\n%s", line);
}

/* What only the player should see. */
static char *
tell_secret (HkDazPlayerCard *self)
{
  HkDazKingdom *kingdom = self->kingdom;
  HkTable *table = hk_view_get_table (HK_VIEW (self));
  const gboolean hands = hk_table_keeps (table, "hands");
  const HkDazMission *mission = kingdom->mission == NULL || !hk_table_keeps (table, "missions") ? NULL : hk_daz_content_find_mission (kingdom->mission);
  GString *text = g_string_new (NULL);
  guint n_unknown = 0;

  for (guint i = 0; hands && i < hk_daz_kingdom_get_hand_size (kingdom); i++)
    {
      HkDazArmy *army = hk_daz_kingdom_get_card (kingdom, i);
      g_autofree char *line = army->known ? hk_daz_army_describe (army) : NULL;

      if (line != NULL)
        add_line (text, line);
      else
        n_unknown++;
    }
  if (n_unknown > 0)
    {
      g_autofree char *line = g_strdup_printf (ngettext ("%u card that only the player knows", "%u cards that only the player knows", n_unknown), n_unknown);

      add_line (text, line);
    }
  for (guint i = 0; hands && kingdom->relics != NULL && kingdom->relics[i] != NULL; i++)
    {
      const HkDazRelic *relic = hk_daz_content_find_relic (kingdom->relics[i]);
      g_autofree char *line = g_strdup_printf (_("Relic: %s"), relic == NULL ? _("unknown") : relic->name);

      add_line (text, line);
    }
  if (mission != NULL)
    {
      g_autofree char *line = g_strdup_printf (_("Mission: %s"), mission->title);

      add_line (text, line);
    }
  if (text->len == 0)
    g_string_append (text, hands ? _("Nothing in hand.") : _("The mission is not known."));
  return g_string_free_and_steal (text);
}

static void
secret_shown_cb (HkDazPlayerCard *self)
{
  g_autofree char *text = tell_secret (self);

  gtk_label_set_text (self->secret, text);
}

/* Nothing of it stays in the tree of what a screen reader sees. */
static void
secret_closed_cb (HkDazPlayerCard *self)
{
  gtk_label_set_text (self->secret, "");
}

static void
hk_daz_player_card_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  if (id == PROP_KINGDOM)
    g_value_set_object (value, HK_DAZ_PLAYER_CARD (object)->kingdom);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
hk_daz_player_card_dispose (GObject *object)
{
  g_clear_object (&HK_DAZ_PLAYER_CARD (object)->kingdom);
  G_OBJECT_CLASS (hk_daz_player_card_parent_class)->dispose (object);
}

static void
hk_daz_player_card_class_init (HkDazPlayerCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hk_daz_player_card_get_property;
  object_class->dispose = hk_daz_player_card_dispose;
  HK_VIEW_CLASS (klass)->update = update;

  /**
   * HkDazPlayerCard:kingdom: (nullable)
   *
   * What is shown.
   */
  properties[PROP_KINGDOM] = g_param_spec_object ("kingdom", NULL, NULL, HK_TYPE_DAZ_KINGDOM, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (HK_TYPE_NUMBER);
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-daz-player-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  HK_BIND_CHILDREN (widget_class, HkDazPlayerCard, mark, state, hand, secret, tiles, points, tokens, cards, relics, technology);
  HK_BIND_CALLBACKS (widget_class, points_set_cb, tokens_set_cb, technology_set_cb, secret_shown_cb, secret_closed_cb);
}
