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
  HkView        parent_instance;

  HkPlayerMark *mark;
  GtkLabel     *name;
  GtkLabel     *state;
  GtkLabel     *points;
  AdwBin       *menu;
  int           offered;    /* what the menu is about */
  AdwBin       *columns;
  GtkLabel     *loose;
  GtkWidget    *kept;
  GtkWidget    *backs;
  GtkLabel     *kept_label;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzPlayerCard, hk_zz_player_card, HK_TYPE_VIEW)

static HkZzTable *
get_table (HkZzPlayerCard *self)
{
  return HK_ZZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static const char *
find_state (HkZzTable *table,
            int        player)
{
  g_autofree char *number = g_strdup_printf ("%d", player);

  if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_OVER)
    return table->winners != NULL && g_strv_contains ((const char * const *) table->winners, number) ? _("winner") : NULL;
  if (hk_zz_table_find_actor (HK_TABLE (table)) != player)
    return NULL;
  if (hk_zz_table_get_n_actions (table) > 0)
    return _("plays");
  return hk_zz_table_get_phase (table) == HK_ZZ_PHASE_TAKINGS ? _("takes") : _("on turn");
}

static void
update_kept (HkZzPlayerCard *self,
             HkZzPlayer     *player)
{
  g_autofree char *sets = g_strdup_printf (ngettext ("%d horde set, %d points", "%d horde sets, %d points", (gulong) player->sets),
                                           player->sets, player->sets * HK_ZZ_SET_POINTS);
  g_autofree char *loose = g_strdup_printf (hk_zz_table_is_scorekeeper (get_table (self)) || !hk_table_keeps (HK_TABLE (get_table (self)), "collections")
                                            ? ngettext ("%d other card", "%d other cards", (gulong) player->loose)
                                            : ngettext ("and %d card that is only counted", "and %d cards that are only counted", (gulong) player->loose),
                                            player->loose);
  const gboolean sums = hk_table_keeps (HK_TABLE (get_table (self)), "sums");
  const int n = MIN (player->sets, MOST_BACKS);
  int n_backs = 0;
  GtkWidget *child;

  for (child = gtk_widget_get_first_child (self->backs); child != NULL; child = gtk_widget_get_next_sibling (child))
    n_backs++;
  while (n < n_backs && (child = gtk_widget_get_last_child (self->backs)) != NULL)
    {
      adw_wrap_box_remove (ADW_WRAP_BOX (self->backs), child);
      n_backs--;
    }
  for (; n_backs < n; n_backs++)
    adw_wrap_box_append (ADW_WRAP_BOX (self->backs), hk_zz_face_new (get_table (self), NULL, BACK_WIDTH));
  gtk_label_set_text (self->kept_label, sets);
  gtk_widget_set_visible (self->kept, sums && player->sets > 0);
  gtk_label_set_text (self->loose, loose);
  gtk_widget_set_visible (GTK_WIDGET (self->loose), sums && player->loose > 0);
}

/* What the menu offers belongs to these parts. */
static int
list_offered (HkZzPlayerCard *self)
{
  HkTable *table = HK_TABLE (get_table (self));

  return (hk_table_keeps (table, "collections") ? 1 : 0) + (hk_table_keeps (table, "sums") ? 2 : 0);
}

static GtkWidget *
make_menu (HkZzPlayerCard *self,
           HkZzPlayer     *player)
{
  const int number = hk_view_get_index (HK_VIEW (self));
  g_autofree char *spoken = g_strdup_printf (_("More for %s"), player->name);
  GtkWidget *widget = hk_move_option_menu_new (hk_view_get_session (HK_VIEW (self)), NULL, spoken, hk_zz_play_offer);
  HkMoveOptionMenu *menu = HK_MOVE_OPTION_MENU (widget);

  hk_move_option_menu_add (menu, _("Gets a Card…"), _("By hand, where the real table says so"),
                           hk_move_build ("gain-card", "i:player", number, NULL), "card");
  hk_move_option_menu_add (menu, _("Discards a Card…"), NULL, hk_move_build ("lose-card", "i:player", number, NULL), "value");
  hk_move_option_menu_add (menu, _("Sets the Numbers…"), _("Horde sets and cards as they lie on the table"),
                           hk_move_build ("score", "i:player", number, NULL), "sets");
  return widget;
}

/* What stays as it is. */
static void
fill (HkZzPlayerCard *self,
      HkZzPlayer     *player)
{
  g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (self->name, player->name);
  adw_bin_set_child (self->columns, hk_zz_columns_new (hk_view_get_session (HK_VIEW (self)), hk_view_get_index (HK_VIEW (self))));
}

static void
update (HkView *view)
{
  HkZzPlayerCard *self = HK_ZZ_PLAYER_CARD (view);
  HkZzTable *table = get_table (self);
  HkZzPlayer *player = hk_zz_table_get_player (table, hk_view_get_index (view));
  const gboolean sums = hk_table_keeps (HK_TABLE (table), "sums");
  const char *state;
  g_autofree char *points = NULL;
  g_autofree char *spoken = NULL;

  if (player == NULL)
    return;
  if (adw_bin_get_child (self->columns) == NULL)
    fill (self, player);
  if (self->offered != list_offered (self))
    {
      self->offered = list_offered (self);
      adw_bin_set_child (self->menu, self->offered == 0 ? NULL : make_menu (self, player));
    }
  state = find_state (table, hk_view_get_index (view));
  points = g_strdup_printf ("%d", hk_zz_player_get_points (player));
  spoken = !sums ? g_strdup (player->name)
                 : g_strdup_printf (ngettext ("%s, %s point", "%s, %s points", (gulong) hk_zz_player_get_points (player)), player->name, points);
  gtk_label_set_text (self->state, state == NULL ? "" : state);
  gtk_widget_set_visible (GTK_WIDGET (self->state), state != NULL);
  gtk_label_set_text (self->points, points);
  gtk_widget_set_visible (GTK_WIDGET (self->points), sums);
  gtk_widget_set_visible (GTK_WIDGET (self->columns), hk_table_keeps (HK_TABLE (table), "collections") && !hk_zz_table_is_scorekeeper (table));
  hk_widget_set_class (GTK_WIDGET (self), "hk-on-turn", state != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  update_kept (self, player);
}

static void
hk_zz_player_card_class_init (HkZzPlayerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_ZZ_SETS_BOX);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-player-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  HK_BIND_CHILDREN (widget_class, HkZzPlayerCard, mark, name, state, points, menu, columns, loose, kept, backs, kept_label);
}
