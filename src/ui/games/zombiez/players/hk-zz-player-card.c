/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-player-card.h"
#include "hk-zz-sets-box.h"
#include "ui/games/zombiez/board/hk-zz-columns.h"
#include "ui/games/zombiez/board/hk-zz-face.h"
#include "ui/games/zombiez/hk-zz-params.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/widgets/hk-widgets.h"

#define BACK_WIDTH 22
#define MOST_BACKS 7

/* A player at a glance: the points, the collection in its columns, the horde sets as cards that lie face down, and
 * those that can be made now. */
struct _HkZzPlayerCard
{
  AdwBin     parent_instance;

  HkSession *session;
  int        player;
  GtkWidget *state;
  GtkWidget *points;
  GtkWidget *columns;
  GtkWidget *kept;
  GtkWidget *backs;
  GtkWidget *kept_label;
  GtkWidget *loose;
};

G_DEFINE_FINAL_TYPE (HkZzPlayerCard, hk_zz_player_card, ADW_TYPE_BIN)

static HkZzTable *
get_table (HkZzPlayerCard *self)
{
  return HK_ZZ_TABLE (hk_session_get_table (self->session));
}

static const char *
find_state (HkZzTable *table,
            int        player)
{
  g_autofree char *number = g_strdup_printf ("%d", player);

  if (hk_zz_table_is_phase (table, "over"))
    return table->winners != NULL && g_strv_contains ((const char * const *) table->winners, number) ? _("winner") : NULL;
  if (hk_zz_table_get_n_actions (table) > 0 && hk_zz_table_get_action (table, 0)->player == player)
    return _("plays");
  if (hk_zz_table_is_phase (table, "takings") && table->taker == player)
    return _("takes");
  return !hk_zz_table_is_phase (table, "scoring") && table->current_player == player ? _("on turn") : NULL;
}

static void
update_kept (HkZzPlayerCard *self,
             HkZzPlayer     *player)
{
  g_autofree char *sets = g_strdup_printf (ngettext ("%d horde set, %d points", "%d horde sets, %d points", (gulong) player->sets),
                                           player->sets, player->sets * HK_ZZ_SET_POINTS);
  g_autofree char *loose = g_strdup_printf (hk_zz_table_is_scorekeeper (get_table (self))
                                            ? ngettext ("%d other card", "%d other cards", (gulong) player->loose)
                                            : ngettext ("and %d card that is only counted", "and %d cards that are only counted", (gulong) player->loose),
                                            player->loose);

  hk_wrap_box_clear (self->backs);
  for (int i = 0; i < MIN (player->sets, MOST_BACKS); i++)
    adw_wrap_box_append (ADW_WRAP_BOX (self->backs), hk_zz_face_new (get_table (self), NULL, BACK_WIDTH));
  gtk_label_set_text (GTK_LABEL (self->kept_label), sets);
  gtk_widget_set_visible (self->kept, player->sets > 0);
  gtk_label_set_text (GTK_LABEL (self->loose), loose);
  gtk_widget_set_visible (self->loose, player->loose > 0);
}

static void
update (HkZzPlayerCard *self)
{
  HkZzTable *table = get_table (self);
  HkZzPlayer *player = hk_zz_table_get_player (table, self->player);
  const char *state;
  g_autofree char *points = NULL;
  g_autofree char *spoken = NULL;

  if (player == NULL)
    return;
  state = find_state (table, self->player);
  points = g_strdup_printf ("%d", hk_zz_player_get_points (player));
  spoken = g_strdup_printf (ngettext ("%s, %s point", "%s, %s points", (gulong) hk_zz_player_get_points (player)), player->name, points);
  gtk_label_set_text (GTK_LABEL (self->state), state == NULL ? "" : state);
  gtk_widget_set_visible (self->state, state != NULL);
  gtk_label_set_text (GTK_LABEL (self->points), points);
  gtk_widget_set_visible (self->columns, !hk_zz_table_is_scorekeeper (table));
  hk_widget_set_class (GTK_WIDGET (self), "zz-now", state != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  update_kept (self, player);
}

static void
hk_zz_player_card_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_PLAYER_CARD (object)->session);
  G_OBJECT_CLASS (hk_zz_player_card_parent_class)->dispose (object);
}

static void
hk_zz_player_card_class_init (HkZzPlayerCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_player_card_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_zz_player_card_init (HkZzPlayerCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "zz-player");
}

static GtkWidget *
make_menu (HkZzPlayerCard *self,
           HkZzPlayer     *player)
{
  g_autofree char *spoken = g_strdup_printf (_("More for %s"), player->name);
  GtkWidget *menu = hk_move_option_menu_new (self->session, NULL, spoken, hk_zz_play_offer);

  gtk_widget_set_valign (menu, GTK_ALIGN_CENTER);
  hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), _("Gets a Card…"), _("By hand, where the real table says so"),
                           hk_move_build ("gain-card", "i:player", self->player, NULL), "card");
  hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), _("Discards a Card…"), NULL, hk_move_build ("lose-card",
                                                                                                   "i:player", self->player, NULL), "value");
  hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), _("Sets the Numbers…"),
                           _("Horde sets and cards as they lie on the table"),
                           hk_move_build ("score", "i:player", self->player, NULL), "sets");
  return menu;
}

static GtkWidget *
make_head (HkZzPlayerCard *self,
           HkZzPlayer     *player)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = hk_heading_new (player->name);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  self->state = gtk_label_new (NULL);
  gtk_widget_set_valign (self->state, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->state, "zz-state");
  self->points = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->points, "title-1");
  gtk_widget_add_css_class (self->points, "numeric");
  gtk_widget_set_tooltip_text (self->points, _("Victory points so far"));
  gtk_box_append (GTK_BOX (head), hk_player_mark_new (player->name, player->colour));
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), self->state);
  gtk_box_append (GTK_BOX (head), self->points);
  gtk_box_append (GTK_BOX (head), make_menu (self, player));
  return head;
}

static GtkWidget *
make_kept (HkZzPlayerCard *self)
{
  self->kept = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->backs = hk_wrap_box_new (3);
  self->kept_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->kept_label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->kept_label), 0);
  gtk_widget_add_css_class (self->kept_label, "caption-heading");
  gtk_widget_set_hexpand (self->kept_label, TRUE);
  gtk_box_append (GTK_BOX (self->kept), self->backs);
  gtk_box_append (GTK_BOX (self->kept), self->kept_label);
  return self->kept;
}

/* Returns (transfer floating): the card of that player.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_player_card_new (HkSession *session,
                       int        player)
{
  HkZzPlayerCard *self = g_object_new (HK_TYPE_ZZ_PLAYER_CARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  HkZzPlayer *record;

  self->session = g_object_ref (session);
  self->player = player;
  record = hk_zz_table_get_player (get_table (self), player);
  self->columns = hk_zz_columns_new (session, player);
  self->loose = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->loose), 0);
  gtk_widget_add_css_class (self->loose, "caption");
  gtk_box_append (GTK_BOX (box), make_head (self, record));
  gtk_box_append (GTK_BOX (box), self->columns);
  gtk_box_append (GTK_BOX (box), self->loose);
  gtk_box_append (GTK_BOX (box), make_kept (self));
  gtk_box_append (GTK_BOX (box), hk_zz_sets_box_new (session, player));
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
