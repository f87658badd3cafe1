/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-generic-card.h"
#include "ui/display/hk-template.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-card-grid.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

#define COLUMNS 3
#define SPACING 12

/* A record of a table as hk_table_describe() has it: its name, what is known of it, its numbers, and what lies in it. */
struct _HkGenericCard
{
  GtkBox     parent_instance;

  GtkLabel  *title;
  GtkLabel  *facts;
  GtkBox    *numbers;

  HkSession *session;
};

HK_DEFINE_TEMPLATE_TYPE (HkGenericCard, hk_generic_card, GTK_TYPE_BOX)

static void
hk_generic_card_dispose (GObject *object)
{
  HkGenericCard *self = HK_GENERIC_CARD (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_GENERIC_CARD);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_generic_card_parent_class)->dispose (object);
}

static void
hk_generic_card_class_init (HkGenericCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_generic_card_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-generic-card.ui");
  HK_BIND_CHILDREN (widget_class, HkGenericCard, title, facts, numbers);
}

static void
set (HkGenericCard *self,
     GtkWidget     *from,
     JsonNode      *value)
{
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", gtk_widget_get_name (from), NULL);

  json_object_set_member (hk_move_get_params (move), "value", value);
  hk_table_play (from, self->session, move);
}

static void
number_set_cb (HkGenericCard *self,
               int            value,
               GtkWidget     *number)
{
  set (self, number, json_node_init_int (json_node_alloc (), value));
}

static void
switch_set_cb (HkGenericCard *self,
               GParamSpec    *pspec,
               GtkWidget     *check)
{
  set (self, check, json_node_init_boolean (json_node_alloc (), gtk_check_button_get_active (GTK_CHECK_BUTTON (check))));
}

/* What is changed by a tap; the widget is named by the path of the value. */
static GtkWidget *
make_value (HkGenericCard *self,
            JsonObject    *number,
            const char    *whose)
{
  const char *title = json_object_get_string_member (number, "title");
  JsonNode *value = json_object_get_member (number, "value");
  GtkWidget *widget;

  if (json_node_get_value_type (value) == G_TYPE_BOOLEAN)
    {
      widget = gtk_check_button_new ();
      gtk_check_button_set_active (GTK_CHECK_BUTTON (widget), json_node_get_boolean (value));
      gtk_widget_set_size_request (widget, 44, 44);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
      g_signal_connect_object (widget, "notify::active", G_CALLBACK (switch_set_cb), self, G_CONNECT_SWAPPED);
    }
  else
    {
      /* Translators: the name of a player, then what a number is */
      g_autofree char *label = g_strdup_printf (_("%s: %s"), whose, title);

      widget = hk_number_new (label, (int) json_object_get_int_member (number, "minimum"),
                              (int) json_object_get_int_member (number, "maximum"));
      /* −1 stands for none where nothing lower can be. */
      g_object_set (widget, "value", (int) json_node_get_int (value),
                    "unknown", json_node_get_int (value) == -1 && json_object_get_int_member (number, "minimum") == -1, NULL);
      g_signal_connect_object (widget, "set", G_CALLBACK (number_set_cb), self, G_CONNECT_SWAPPED);
    }
  gtk_widget_set_name (widget, json_object_get_string_member (number, "path"));
  return widget;
}

static void
add_numbers (HkGenericCard *self,
             JsonArray     *numbers,
             const char    *whose)
{
  for (guint i = 0; i < json_array_get_length (numbers); i++)
    {
      JsonObject *number = json_array_get_object_element (numbers, i);
      GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
      GtkWidget *label = hk_box_add_label (line, json_object_get_string_member (number, "title"), NULL);

      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (line), make_value (self, number, whose));
      gtk_box_append (self->numbers, line);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->numbers), json_array_get_length (numbers) > 0);
}

static void
show_facts (HkGenericCard *self,
            JsonArray     *facts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (facts); i++)
    {
      JsonObject *fact = json_array_get_object_element (facts, i);

      if (i > 0)
        g_string_append (text, " · ");
      /* Translators: what a value is, and the value */
      g_string_append_printf (text, _("%s: %s"), json_object_get_string_member (fact, "title"),
                              json_object_get_string_member (fact, "text"));
    }
  gtk_label_set_text (self->facts, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->facts), text->len > 0);
}

/* Returns (transfer floating): the card.
 * @card: as hk_table_describe() has it
 * @depth: 0 for a card that lies on the table, more for one within another */
GtkWidget *
hk_generic_card_new (HkSession  *session,
                     JsonObject *card,
                     guint       depth)
{
  HkGenericCard *self = g_object_new (HK_TYPE_GENERIC_CARD, NULL);
  const char *title = json_object_get_string_member (card, "title");
  JsonArray *groups = json_object_has_member (card, "groups") ? json_object_get_array_member (card, "groups") : NULL;

  self->session = g_object_ref (session);
  gtk_label_set_text (self->title, title);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), depth == 0 ? "heading" : "caption-heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  if (depth == 0)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "card");
      gtk_widget_add_css_class (GTK_WIDGET (self), "hk-generic-card");
    }
  if (json_object_has_member (card, "facts"))
    show_facts (self, json_object_get_array_member (card, "facts"));
  if (json_object_has_member (card, "numbers"))
    add_numbers (self, json_object_get_array_member (card, "numbers"), title);
  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    gtk_box_append (GTK_BOX (self), hk_generic_group_new (session, json_array_get_object_element (groups, i), depth + 1));
  return GTK_WIDGET (self);
}

/* Returns (transfer floating): the cards below their heading.
 * @group: as hk_table_describe() has it
 * @depth: 0 for cards that lie on the table, more for those within another */
GtkWidget *
hk_generic_group_new (HkSession  *session,
                      JsonObject *group,
                      guint       depth)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING / 2);
  GtkWidget *grid = depth == 0 ? hk_card_grid_new (COLUMNS, SPACING) : gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING / 2);
  JsonArray *cards = json_object_get_array_member (group, "cards");

  hk_box_add_label (box, json_object_get_string_member (group, "title"), depth == 0 ? "title-4" : "dimmed");
  for (guint i = 0; i < json_array_get_length (cards); i++)
    {
      GtkWidget *card = hk_generic_card_new (session, json_array_get_object_element (cards, i), depth);

      if (depth == 0)
        hk_card_grid_append (HK_CARD_GRID (grid), card);
      else
        gtk_box_append (GTK_BOX (grid), card);
    }
  gtk_box_append (GTK_BOX (box), grid);
  return box;
}
