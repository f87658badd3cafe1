/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-share-player.h"
#include "ui/app/hk-application.h"
#include "ui/display/hk-template.h"
#include "ui/stats/hk-avatar.h"

/* A player with place and points, on the picture of a game. */
struct _HkSharePlayer
{
  AdwBin     parent_instance;

  GtkLabel  *place;
  AdwAvatar *avatar;
  GtkLabel  *name;
  GtkLabel  *won;
  GtkLabel  *points;
};

HK_DEFINE_TEMPLATE_TYPE (HkSharePlayer, hk_share_player, ADW_TYPE_BIN)

static void
hk_share_player_class_init (HkSharePlayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-share-player.ui");
  HK_BIND_CHILDREN (widget_class, HkSharePlayer, place, name, avatar, won, points);
}

/* Returns (transfer floating): a row for the player. */
GtkWidget *
hk_share_player_new (const HkSummaryPlayer *player)
{
  HkSharePlayer *self = g_object_new (HK_TYPE_SHARE_PLAYER, NULL);
  g_autofree char *place = g_strdup_printf ("%d", player->result.place);
  g_autofree char *points = g_strdup_printf ("%d", player->result.points);

  gtk_label_set_text (self->place, player->result.place == 0 ? "•" : place);
  hk_avatar_show (self->avatar, hk_application_get_people (hk_application_get_default ()), player->name);
  gtk_label_set_text (self->name, player->name);
  gtk_label_set_text (self->points, player->result.has_points ? points : "");
  gtk_widget_set_visible (GTK_WIDGET (self->points), player->result.has_points);
  gtk_widget_set_visible (GTK_WIDGET (self->won), player->result.won);
  return GTK_WIDGET (self);
}
