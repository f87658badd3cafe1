/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-screen-board.h"

#include "core/describe/hk-describe.h"
#include "ui/widgets/hk-tile.h"
#include "ui/widgets/hk-widgets.h"

/* The picture of a game without one of its own: what a description of the table says in numbers, the players' below. */
struct _HkScreenBoard
{
  HkView     parent_instance;

  GtkWidget *tiles;
  GtkWidget *players;
};

HK_DEFINE_TEMPLATE_TYPE (HkScreenBoard, hk_screen_board, HK_TYPE_VIEW)

static void
add_numbers (GtkWidget  *box,
             JsonObject *card)
{
  JsonArray *numbers = json_object_has_member (card, "numbers") ? json_object_get_array_member (card, "numbers") : NULL;

  for (guint i = 0; numbers != NULL && i < json_array_get_length (numbers); i++)
    {
      JsonObject *number = json_array_get_object_element (numbers, i);
      g_autofree char *text = NULL;

      if (json_node_get_value_type (json_object_get_member (number, "value")) != G_TYPE_INT64)
        continue;
      /* −1 stands for none where nothing lower can be. */
      if (json_object_get_int_member (number, "value") == -1 && json_object_get_int_member (number, "minimum") == -1)
        continue;
      text = g_strdup_printf ("%d", (int) json_object_get_int_member (number, "value"));
      adw_wrap_box_append (ADW_WRAP_BOX (box), hk_tile_new (json_object_get_string_member (number, "title"), text));
    }
}

static void
add_players (HkScreenBoard *self,
             JsonObject    *group)
{
  JsonArray *cards = json_object_get_array_member (group, "cards");

  for (guint i = 0; i < json_array_get_length (cards); i++)
    {
      JsonObject *card = json_array_get_object_element (cards, i);
      GtkWidget *tiles = hk_wrap_box_new (12);

      adw_wrap_box_append (ADW_WRAP_BOX (tiles), hk_label_new (json_object_get_string_member (card, "title"), "hk-screen-name"));
      add_numbers (tiles, card);
      gtk_box_append (GTK_BOX (self->players), tiles);
    }
}

static void
update (HkView *view)
{
  HkScreenBoard *self = HK_SCREEN_BOARD (view);
  g_autoptr (JsonNode) node = hk_table_describe_records (hk_view_get_table (view), HK_VIEWER_NOBODY);
  JsonObject *table = json_node_get_object (node);
  JsonArray *groups = json_object_has_member (table, "groups") ? json_object_get_array_member (table, "groups") : NULL;
  GtkWidget *child;

  hk_wrap_box_clear (self->tiles);
  while ((child = gtk_widget_get_first_child (self->players)) != NULL)
    gtk_box_remove (GTK_BOX (self->players), child);
  add_numbers (self->tiles, table);
  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    {
      JsonObject *group = json_array_get_object_element (groups, i);

      if (json_object_get_boolean_member_with_default (group, "seats", FALSE))
        add_players (self, group);
    }
}

static void
hk_screen_board_class_init (HkScreenBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-screen-board");
  HK_BIND_CHILDREN (widget_class, HkScreenBoard, tiles, players);
}

/* Returns (transfer floating): the picture.
 * @session: a session of any game */
GtkWidget *
hk_screen_board_new (HkSession *session)
{
  return g_object_new (HK_TYPE_SCREEN_BOARD, "session", session, NULL);
}
