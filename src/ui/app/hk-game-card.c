/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-game-card.h"

#include <glib/gi18n.h>

#include "hk-late-menu.h"
#include "ui/display/hk-template.h"
#include "ui/library/hk-session-row.h"
#include "ui/widgets/hk-tooltip.h"

/* A game: its mark, what it is about, for how many and how long. A tap starts it. */
struct _HkGameCard
{
  AdwBin         parent_instance;

  GtkButton     *play_button;
  GtkMenuButton *menu_button;
  GtkImage      *mark;
  GtkLabel      *title;
  GtkLabel      *tagline;
  GtkLabel      *facts;
};

HK_DEFINE_TEMPLATE_TYPE (HkGameCard, hk_game_card, ADW_TYPE_BIN)

static void
set_game (HkGameCard       *self,
          const HkGameSpec *game)
{
  g_autofree char *players = NULL;
  g_autofree char *facts = NULL;
  g_autofree char *css_class = g_strconcat ("game-", game->id, NULL);
  g_autofree char *more = NULL;
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuItem) help = g_menu_item_new (_("_Help"), NULL);
  g_autoptr (GMenuItem) tools = g_menu_item_new (_("_Tools"), NULL);
  g_autoptr (GMenuItem) components = g_menu_item_new (_("_Components of Your Box…"), NULL);

  if (game->min_players == game->max_players)
    players = g_strdup_printf (ngettext ("%d player", "%d players", (gulong) game->max_players), game->max_players);
  else
    /* Translators: from the fewest to the most players, such as "2–5 players" */
    players = g_strdup_printf (_("%d–%d players"), game->min_players, game->max_players);
  facts = g_strdup_printf ("%s · %s", players, _(game->duration));

  gtk_image_set_from_icon_name (self->mark, hk_game_get_icon_name (game->id));
  gtk_label_set_label (self->title, game->title);
  gtk_label_set_label (self->tagline, _(game->tagline));
  gtk_label_set_label (self->facts, facts);
  gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play_button), "s", game->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->play_button), "win.new-game");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, game->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, facts, -1);

  g_menu_item_set_action_and_target (help, "win.help", "s", game->id);
  g_menu_append_item (menu, help);
  g_menu_item_set_action_and_target (tools, "win.tools", "s", game->id);
  g_menu_append_item (menu, tools);
  g_menu_item_set_action_and_target (components, "win.components", "s", game->id);
  g_menu_append_item (menu, components);
  hk_late_menu_set (self->menu_button, G_MENU_MODEL (menu));
  /* Translators: the title of a game */
  more = g_strdup_printf (_("More About %s"), game->title);
  hk_tooltip_set (GTK_WIDGET (self->menu_button), more);
}

static void
hk_game_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_GAME_CARD);

  G_OBJECT_CLASS (hk_game_card_parent_class)->dispose (object);
}

static void
hk_game_card_class_init (HkGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_game_card_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-game-card.ui");
  HK_BIND_CHILDREN (widget_class, HkGameCard, play_button, menu_button, mark, title, tagline, facts);
}

/* Returns a card for it, which activates "win.new-game". */
GtkWidget *
hk_game_card_new (const HkGameSpec *game)
{
  HkGameCard *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (HK_TYPE_GAME_CARD, NULL);
  set_game (self, game);
  return GTK_WIDGET (self);
}
