/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-score-row.h"
#include "hk-zz-sets-box.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

/* What the player of its index has: horde sets and other cards, each a number that a tap changes, and the points that they make. */
struct _HkZzScoreRow
{
  HkView        parent_instance;

  HkPlayerMark *mark;
  GtkLabel     *name;
  GtkLabel     *points;
  HkNumber     *sets;
  GtkWidget    *fewer_sets;
  GtkWidget    *more_sets;
  GtkLabel     *sets_caption;
  HkNumber     *cards;
  GtkWidget    *fewer_cards;
  GtkWidget    *more_cards;
  GtkLabel     *cards_caption;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzScoreRow, hk_zz_score_row, HK_TYPE_VIEW)

static void
sets_cb (HkView *view,
         int     value)
{
  hk_view_play (view, hk_move_build ("score", "i:player", hk_view_get_index (view), "i:sets", value, NULL));
}

static void
cards_cb (HkView *view,
          int     value)
{
  hk_view_play (view, hk_move_build ("score", "i:player", hk_view_get_index (view), "i:cards", value, NULL));
}

static void
step (HkNumber *number,
      int       by)
{
  hk_number_step (number, by);
  hk_number_settle (number);
}

static void
fewer_sets_cb (HkZzScoreRow *self)
{
  step (self->sets, -1);
}

static void
more_sets_cb (HkZzScoreRow *self)
{
  step (self->sets, 1);
}

static void
fewer_cards_cb (HkZzScoreRow *self)
{
  step (self->cards, -1);
}

static void
more_cards_cb (HkZzScoreRow *self)
{
  step (self->cards, 1);
}

static void
name_counter (HkZzPlayer *player,
              GtkLabel   *caption,
              HkNumber   *number,
              GtkWidget  *fewer,
              GtkWidget  *more)
{
  /* Translators: the name of a player, then what a number is */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), player->name, gtk_label_get_text (caption));
  g_autofree char *one_less = g_strdup_printf (_("%s: %s"), _("One Less"), label);
  g_autofree char *one_more = g_strdup_printf (_("%s: %s"), _("One More"), label);

  g_object_set (number, "label", label, NULL);
  hk_widget_set_spoken (fewer, one_less);
  hk_widget_set_spoken (more, one_more);
}

static void
update (HkView *view)
{
  HkZzScoreRow *self = HK_ZZ_SCORE_ROW (view);
  HkZzTable *table = HK_ZZ_TABLE (hk_view_get_table (view));
  HkZzPlayer *player = hk_zz_table_get_player (table, hk_view_get_index (view));
  g_autofree char *number = g_strdup_printf ("%d", hk_view_get_index (view));
  g_autofree char *points = NULL;

  if (player == NULL)
    return;
  points = g_strdup_printf ("%d", hk_zz_player_get_points (player));
  g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (self->name, player->name);
  gtk_label_set_text (self->points, points);
  g_object_set (self->sets, "value", player->sets, NULL);
  g_object_set (self->cards, "value", hk_zz_player_count_loose (player), NULL);
  name_counter (player, self->sets_caption, self->sets, self->fewer_sets, self->more_sets);
  name_counter (player, self->cards_caption, self->cards, self->fewer_cards, self->more_cards);
  hk_widget_set_class (GTK_WIDGET (self), "zz-won", table->winners != NULL && g_strv_contains ((const char * const *) table->winners, number));
}

static void
hk_zz_score_row_class_init (HkZzScoreRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_NUMBER);
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_ZZ_SETS_BOX);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-score-row");
  HK_BIND_CHILDREN (widget_class, HkZzScoreRow, mark, name, points, sets, fewer_sets, more_sets, sets_caption, cards, fewer_cards,
                    more_cards, cards_caption);
  HK_BIND_CALLBACKS (widget_class, sets_cb, cards_cb, fewer_sets_cb, more_sets_cb, fewer_cards_cb, more_cards_cb);
}
