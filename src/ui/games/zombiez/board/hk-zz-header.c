/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-header.h"
#include "ui/games/zombiez/hk-zz-params.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/widgets/hk-tile.h"
#include "ui/widgets/hk-widgets.h"

/* Who does what now, and how long the deck lasts. */
struct _HkZzHeader
{
  HkView        parent_instance;

  HkPlayerMark *mark;
  GtkLabel     *name;
  GtkLabel     *doing;
  HkTile       *left;
  GtkLabel     *after;
  AdwBin       *menu;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzHeader, hk_zz_header, HK_TYPE_VIEW)

static char *
describe_after (HkZzTable *table)
{
  if (table->last_turn)
    return g_strdup (_("last turn"));
  if (table->shuffles_left == 0)
    return g_strdup (_("then the end"));
  return g_strdup_printf (ngettext ("then %d shuffle", "then %d shuffles", (gulong) table->shuffles_left), table->shuffles_left);
}

/* What is seldom done by hand. */
static GtkWidget *
make_menu (HkZzHeader *self)
{
  GtkWidget *widget = hk_move_option_menu_new (hk_view_get_session (HK_VIEW (self)), NULL, _("More for This Table"), hk_zz_play_offer);
  HkMoveOptionMenu *menu = HK_MOVE_OPTION_MENU (widget);

  hk_move_option_menu_add (menu, _("Put a Card Into a Row…"), _("Where the real table has another one"),
                           hk_move_build ("put-card", NULL), "card");
  hk_move_option_menu_add (menu, _("The Real Deck Is Empty"), NULL, hk_move_build ("deck-out", NULL), NULL);
  hk_move_option_menu_add (menu, _("Take Nothing"), _("Neither a row nor a card"), hk_move_build ("pass", NULL), NULL);
  hk_move_option_menu_add (menu, _("Name the Colours…"), _("What your cards are called"), hk_move_build ("colours", NULL), "names");
  hk_move_option_menu_add (menu, _("Go On to the Next Turn"), _("Whatever this one leaves open"),
                           hk_move_build ("next-turn", NULL), NULL);
  hk_move_option_menu_add (menu, _("Somebody Else’s Turn…"), _("Out of the order around the table"),
                           hk_move_build ("next-turn", NULL), "player");
  hk_move_option_menu_add (menu, _("End the Game Here…"), NULL, hk_move_build ("finish", NULL), "reason");
  return widget;
}

static void
update (HkView *view)
{
  HkZzHeader *self = HK_ZZ_HEADER (view);
  HkZzTable *table = HK_ZZ_TABLE (hk_view_get_table (view));
  HkZzPlayer *player = hk_zz_table_get_player (table, hk_zz_table_find_actor (HK_TABLE (table)));
  const char *doing = hk_zz_table_get_phase (table) == HK_ZZ_PHASE_TAKINGS ? _("Take a card") : hk_zz_phase_get_title (table->phase);
  g_autofree char *left = g_strdup_printf ("%d", hk_zz_table_get_n_left (table));
  g_autofree char *after = describe_after (table);

  if (adw_bin_get_child (self->menu) == NULL)
    adw_bin_set_child (self->menu, make_menu (self));
  gtk_widget_set_visible (GTK_WIDGET (self->mark), player != NULL);
  if (player != NULL)
    g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (self->name, player == NULL ? _("Zombiez") : player->name);
  gtk_label_set_text (self->doing, doing);
  hk_tile_set_value (self->left, left);
  gtk_label_set_text (self->after, after);
  gtk_widget_set_visible (GTK_WIDGET (self->menu), hk_zz_table_get_phase (table) != HK_ZZ_PHASE_OVER);
  hk_widget_set_class (GTK_WIDGET (self->after), "zz-last", table->last_turn);
}

static void
hk_zz_header_class_init (HkZzHeaderClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_TILE);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-header");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkZzHeader, mark, name, doing, left, after, menu);
}
