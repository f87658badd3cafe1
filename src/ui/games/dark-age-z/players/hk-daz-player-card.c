/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/state/hk-daz-content.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-player-card.h"
#include "ui/games/dark-age-z/board/hk-daz-marks.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"

/* A kingdom at a glance: points, tokens, cards, relics, technology and mission. What the player keeps from the
 * others shows only while its button is down. */
struct _HkDazPlayerCard
{
  AdwBin     parent_instance;

  HkSession *session;
  int        kingdom;

  GtkWidget *state;
  GtkWidget *points;
  GtkWidget *tokens;
  GtkWidget *cards;
  GtkWidget *relics;
  GtkWidget *technology;
  GtkWidget *secret;
};

G_DEFINE_FINAL_TYPE (HkDazPlayerCard, hk_daz_player_card, ADW_TYPE_BIN)

static HkDazTable *
get_table (HkDazPlayerCard *self)
{
  return HK_DAZ_TABLE (hk_session_get_table (self->session));
}

static HkDazKingdom *
get_kingdom (HkDazPlayerCard *self)
{
  return hk_daz_table_get_kingdom (get_table (self), self->kingdom);
}

/* A number was set by hand. */
static void
set_by_hand (HkDazPlayerCard *self,
             const char      *property,
             int              value)
{
  g_autofree char *path = g_strdup_printf ("kingdoms/%d/%s", self->kingdom, property);
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", path, "i:value", value, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
points_set_cb (HkDazPlayerCard *self,
               int              value)
{
  set_by_hand (self, "victory-points", value);
}

static void
tokens_set_cb (HkDazPlayerCard *self,
               int              value)
{
  set_by_hand (self, "command-tokens", value);
}

static void
technology_set_cb (HkDazPlayerCard *self,
                   int              value)
{
  set_by_hand (self, "technology", value);
}

static void
update (HkDazPlayerCard *self)
{
  HkDazTable *table = get_table (self);
  HkDazKingdom *kingdom = get_kingdom (self);
  const char *state = NULL;

  if (kingdom == NULL)
    return;
  if (kingdom->barbarian)
    state = _("Barbarian King");
  else if (self->kingdom == table->current_player)
    state = _("on turn");
  else if (hk_daz_table_is_phase (table, "planning") && kingdom->passed)
    state = _("passed");
  else if (hk_daz_table_is_phase (table, "rallying") && kingdom->rallied)
    state = _("rallied");
  else if (self->kingdom == table->starting_player)
    state = _("starts");
  gtk_label_set_text (GTK_LABEL (self->state), state == NULL ? "" : state);
  if (self->kingdom == table->current_player)
    gtk_widget_add_css_class (GTK_WIDGET (self), "hk-on-turn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "hk-on-turn");
  g_object_set (self->points, "value", kingdom->victory_points, NULL);
  g_object_set (self->tokens, "value", kingdom->command_tokens, NULL);
  g_object_set (self->technology, "value", kingdom->technology, NULL);
  g_autofree char *cards = g_strdup_printf ("%u", hk_daz_kingdom_get_hand_size (kingdom));
  g_autofree char *relics = g_strdup_printf ("%u", hk_daz_kingdom_get_n_relics (kingdom));
  gtk_label_set_text (GTK_LABEL (self->cards), cards);
  gtk_label_set_text (GTK_LABEL (self->relics), relics);
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
  HkDazKingdom *kingdom = get_kingdom (self);
  const HkDazMission *mission = kingdom->mission == NULL ? NULL : hk_daz_content_find_mission (kingdom->mission);
  GString *text = g_string_new (NULL);
  guint n_unknown = 0;

  for (guint i = 0; i < hk_daz_kingdom_get_hand_size (kingdom); i++)
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
  for (guint i = 0; kingdom->relics != NULL && kingdom->relics[i] != NULL; i++)
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
    g_string_append (text, _("Nothing in hand."));
  return g_string_free_and_steal (text);
}

static void
secret_shown_cb (GtkWidget       *popover,
                 HkDazPlayerCard *self)
{
  g_autofree char *text = tell_secret (self);

  gtk_label_set_text (GTK_LABEL (self->secret), text);
}

/* Nothing of it stays in the tree of what a screen reader sees. */
static void
secret_closed_cb (GtkWidget       *popover,
                  HkDazPlayerCard *self)
{
  gtk_label_set_text (GTK_LABEL (self->secret), "");
}

static GtkWidget *
make_tile (const char *title,
           GtkWidget  *value)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  /* All the height but that of the title: then numbers and titles stand on one line in every tile. */
  gtk_widget_set_size_request (value, -1, 40);
  gtk_widget_set_vexpand (value, TRUE);
  gtk_box_append (GTK_BOX (box), value);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_vexpand (box, FALSE);
  return box;
}

static GtkWidget *
make_number (HkDazPlayerCard *self,
             const char      *name,
             const char      *what,
             int              maximum,
             GCallback        callback)
{
  GtkWidget *number = hk_number_new_of (name, what, maximum);

  g_signal_connect_object (number, "set", callback, self, G_CONNECT_SWAPPED);
  return number;
}

static GtkWidget *
make_count (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "title-2");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
make_secret (HkDazPlayerCard *self,
             const char      *name)
{
  g_autofree char *label = g_strdup_printf (_("%s’s hand, relics and mission"), name);
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();

  self->secret = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->secret), 0);
  gtk_popover_set_child (GTK_POPOVER (popover), self->secret);
  g_signal_connect_object (popover, "show", G_CALLBACK (secret_shown_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (popover, "closed", G_CALLBACK (secret_closed_cb), self, G_CONNECT_DEFAULT);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-reveal-symbolic");
  gtk_widget_add_css_class (button, "flat");
  hk_tooltip_set (button, _("Show the Hand"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return button;
}

static void
hk_daz_player_card_dispose (GObject *object)
{
  g_clear_object (&HK_DAZ_PLAYER_CARD (object)->session);
  G_OBJECT_CLASS (hk_daz_player_card_parent_class)->dispose (object);
}

static void
hk_daz_player_card_class_init (HkDazPlayerCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_daz_player_card_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_daz_player_card_init (HkDazPlayerCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "hk-player-card");
}

/* Returns (transfer floating): its card.
 * @session: a session of Dark Age Z
 * @kingdom: the number of a kingdom */
GtkWidget *
hk_daz_player_card_new (HkSession *session,
                        int        kingdom)
{
  HkDazPlayerCard *self = g_object_new (HK_TYPE_DAZ_PLAYER_CARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *tiles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  HkDazKingdom *record;
  GtkWidget *name;

  self->session = g_object_ref (session);
  self->kingdom = kingdom;
  record = get_kingdom (self);
  name = gtk_label_new (record->name);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "heading");
  self->state = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->state, "caption");
  gtk_widget_add_css_class (self->state, "accent");
  gtk_box_append (GTK_BOX (head), hk_daz_mark_new (get_table (self), kingdom));
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), self->state);
  self->points = make_number (self, record->name, _("Victory Points"), 999, G_CALLBACK (points_set_cb));
  self->tokens = make_number (self, record->name, _("Command Tokens"), 99, G_CALLBACK (tokens_set_cb));
  self->technology = make_number (self, record->name, _("Military Technology Level"), 3, G_CALLBACK (technology_set_cb));
  self->cards = make_count ();
  self->relics = make_count ();
  gtk_box_append (GTK_BOX (tiles), make_tile (_("VP"), self->points));
  gtk_box_append (GTK_BOX (tiles), make_tile (_("Tokens"), self->tokens));
  gtk_box_append (GTK_BOX (tiles), make_tile (_("Cards"), self->cards));
  gtk_box_append (GTK_BOX (tiles), make_tile (_("Relics"), self->relics));
  gtk_box_append (GTK_BOX (tiles), make_tile (_("Tech"), self->technology));
  if (!record->barbarian)
    gtk_box_append (GTK_BOX (head), make_secret (self, record->name));
  gtk_box_set_homogeneous (GTK_BOX (tiles), TRUE);
  gtk_widget_set_visible (tiles, !record->barbarian);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), tiles);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, record->name, -1);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
