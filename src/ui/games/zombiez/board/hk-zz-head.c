/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-head.h"
#include "ui/games/zombiez/hk-zz-params.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/widgets/hk-tile.h"
#include "ui/widgets/hk-widgets.h"

/* Who does what now, and how long the deck lasts. */
struct _HkZzHead
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *mark;   /* HkPlayerMark */
  GtkWidget *name;
  GtkWidget *doing;
  GtkWidget *left;
  GtkWidget *after;
  GtkWidget *menu;
};

G_DEFINE_FINAL_TYPE (HkZzHead, hk_zz_head, ADW_TYPE_BIN)

/* Whoever has to do something; −1 nobody in particular. */
static int
find_actor (HkZzTable *table)
{
  if (hk_zz_table_get_n_actions (table) > 0)
    return hk_zz_table_get_action (table, 0)->player;
  if (hk_zz_table_is_phase (table, "takings"))
    return table->taker;
  return hk_zz_table_is_phase (table, "scoring") || hk_zz_table_is_phase (table, "over") ? -1 : table->current_player;
}

static char *
describe_after (HkZzTable *table)
{
  if (table->last_turn)
    return g_strdup (_("last turn"));
  if (table->shuffles_left == 0)
    return g_strdup (_("then the end"));
  return g_strdup_printf (ngettext ("then %d shuffle", "then %d shuffles", (gulong) table->shuffles_left), table->shuffles_left);
}

static void
update (HkZzHead *self)
{
  HkZzTable *table = HK_ZZ_TABLE (hk_session_get_table (self->session));
  const int actor = find_actor (table);
  HkZzPlayer *player = hk_zz_table_get_player (table, actor);
  const char *doing = hk_zz_table_is_phase (table, "takings") ? _("Take a card") : hk_zz_phase_get_title (table->phase);
  g_autofree char *left = g_strdup_printf ("%d", hk_zz_table_get_n_left (table));
  g_autofree char *after = describe_after (table);

  gtk_widget_set_visible (self->mark, player != NULL);
  if (player != NULL)
    g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (GTK_LABEL (self->name), player == NULL ? _("Zombiez") : player->name);
  gtk_label_set_text (GTK_LABEL (self->doing), doing);
  hk_tile_set_value (HK_TILE (self->left), left);
  gtk_label_set_text (GTK_LABEL (self->after), after);
  gtk_widget_set_visible (self->menu, !hk_zz_table_is_phase (table, "over"));
  hk_widget_set_class (self->after, "zz-last", table->last_turn);
}

static void
hk_zz_head_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_HEAD (object)->session);
  G_OBJECT_CLASS (hk_zz_head_parent_class)->dispose (object);
}

static void
hk_zz_head_class_init (HkZzHeadClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_head_dispose;
}

static void
hk_zz_head_init (HkZzHead *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "zz-head");
}

static GtkWidget *
make_who (HkZzHead *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->name = hk_heading_new (NULL);
  self->doing = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->doing), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (self->doing), TRUE);
  gtk_widget_add_css_class (self->name, "title-4");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), self->name);
  gtk_box_append (GTK_BOX (words), self->doing);
  return words;
}

static GtkWidget *
make_deck (HkZzHead *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->left = hk_tile_new (_("cards left"), "");
  self->after = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->after, "caption");
  gtk_box_append (GTK_BOX (box), self->left);
  gtk_box_append (GTK_BOX (box), self->after);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
make_menu (HkZzHead *self)
{
  HkMoveOptionMenu *menu;

  self->menu = hk_move_option_menu_new (self->session, NULL, _("More for This Table"), hk_zz_play_offer);
  menu = HK_MOVE_OPTION_MENU (self->menu);
  gtk_widget_set_valign (self->menu, GTK_ALIGN_CENTER);
  hk_move_option_menu_add (menu, _("Put a Card Into a Row…"), _("Where the real table has another one"),
                           hk_move_build ("put-card", NULL), "card");
  hk_move_option_menu_add (menu, _("The Real Deck Is Empty"), NULL, hk_move_build ("deck-out", NULL), NULL);
  hk_move_option_menu_add (menu, _("Take Nothing"), _("Neither a row nor a card"), hk_move_build ("pass", NULL), NULL);
  hk_move_option_menu_add (menu, _("Name the Colours…"), _("What your cards are called"), hk_move_build ("colours",
                                                                                                         NULL), "names");
  hk_move_option_menu_add (menu, _("Go On to the Next Turn"), _("Whatever this one leaves open"),
                           hk_move_build ("next-turn", NULL), NULL);
  hk_move_option_menu_add (menu, _("Somebody Else’s Turn…"), _("Out of the order around the table"),
                           hk_move_build ("next-turn", NULL), "player");
  hk_move_option_menu_add (menu, _("End the Game Here…"), NULL, hk_move_build ("finish", NULL), "reason");
  return self->menu;
}

/* Returns (transfer floating): the head of the board.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_head_new (HkSession *session)
{
  HkZzHead *self = g_object_new (HK_TYPE_ZZ_HEAD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->session = g_object_ref (session);
  self->mark = hk_player_mark_new ("", NULL);
  gtk_widget_add_css_class (self->mark, "zz-mark");
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->mark);
  gtk_box_append (GTK_BOX (box), make_who (self));
  gtk_box_append (GTK_BOX (box), make_deck (self));
  gtk_box_append (GTK_BOX (box), make_menu (self));
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
