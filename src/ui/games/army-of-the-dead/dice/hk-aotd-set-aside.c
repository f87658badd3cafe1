/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-aotd-dice-row.h"
#include "hk-aotd-set-aside.h"
#include "ui/display/hk-template.h"

struct _HkAotdSetAside
{
  AdwBin         parent_instance;

  HkAotdDiceRow *dice;
  GtkLabel      *chance;
  GtkWidget     *button;

  JsonObject    *result; /* of "vault-advice" */
  JsonObject    *params;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdSetAside, hk_aotd_set_aside, ADW_TYPE_BIN)

static int
compare_digits (const void *a,
                const void *b)
{
  return *(const char *) a - *(const char *) b;
}

/* (nullable): how likely it is to open the Vault with these dice set aside, as a text. */
static char *
describe_chance (HkAotdSetAside *self,
                 const char     *picked)
{
  g_autofree char *sorted = g_strdup (picked);
  JsonArray *choices = json_object_get_array_member (self->result, "choices");

  qsort (sorted, strlen (sorted), 1, compare_digits);
  for (guint i = 0; i < json_array_get_length (choices); i++)
    {
      JsonObject *choice = json_array_get_object_element (choices, i);
      const double best = json_object_get_double_member (json_array_get_object_element (choices, 0), "chance");
      const double chance = json_object_get_double_member (choice, "chance");

      if (!g_str_equal (json_object_get_string_member (choice, "set-aside"), sorted))
        continue;
      return chance >= best - 1e-12 ? g_strdup_printf (_("This choice: %.1f %%. None is better."), 100 * chance)
                                    : g_strdup_printf (_("This choice: %.1f %%. The best one: %.1f %%."), 100 * chance, 100 * best);
    }
  return NULL;
}

static void
update (HkAotdSetAside *self)
{
  g_autofree char *picked = hk_aotd_dice_row_get_picked (self->dice);
  g_autofree char *text = describe_chance (self, picked);

  gtk_widget_set_visible (GTK_WIDGET (self->chance), text != NULL);
  gtk_widget_set_visible (self->button, text != NULL);
  if (text == NULL)
    return;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  gtk_label_set_label (self->chance, text);
}

static JsonArray *
list_faces (const char *digits)
{
  JsonArray *faces = json_array_new ();

  for (; *digits != '\0'; digits++)
    json_array_add_int_element (faces, *digits - '0');
  return faces;
}

/* The dice that are picked join those set aside before, and the sheet waits for the next roll. */
static void
set_aside_cb (HkAotdSetAside *self)
{
  g_autofree char *picked = hk_aotd_dice_row_get_picked (self->dice);
  g_autofree char *reserve = g_strconcat (json_object_get_string_member_with_default (self->params, "reserve", ""), picked, NULL);
  const gint64 left = json_object_get_int_member_with_default (self->params, "rolls-left", 2);
  g_autoptr (JsonObject) told = json_object_new ();
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), told);
  g_autofree char *text = NULL;

  json_object_set_array_member (told, "reserve", list_faces (reserve));
  json_object_set_null_member (told, "rolled");
  json_object_set_int_member (told, "rolls-left", MAX (left - 1, 0));
  text = json_to_string (node, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self), "tool.tell", "s", text);
}

static void
hk_aotd_set_aside_dispose (GObject *object)
{
  HkAotdSetAside *self = HK_AOTD_SET_ASIDE (object);

  g_clear_pointer (&self->result, json_object_unref);
  g_clear_pointer (&self->params, json_object_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_AOTD_SET_ASIDE);
  G_OBJECT_CLASS (hk_aotd_set_aside_parent_class)->dispose (object);
}

static void
hk_aotd_set_aside_class_init (HkAotdSetAsideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_set_aside_dispose;

  g_type_ensure (HK_TYPE_AOTD_DICE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-set-aside.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdSetAside, dice, chance, button);
  HK_BIND_CALLBACKS (widget_class, update, set_aside_cb);
}

/* Returns (transfer floating): the dice of the roll.
 * @result: of the calculator "vault-advice"
 * @params: its parameters, with the dice just rolled */
GtkWidget *
hk_aotd_set_aside_new (JsonObject *result,
                       JsonObject *params)
{
  HkAotdSetAside *self = g_object_new (HK_TYPE_AOTD_SET_ASIDE, NULL);

  self->result = json_object_ref (result);
  self->params = json_object_ref (params);
  hk_aotd_dice_row_set_can_pick (self->dice, json_array_get_length (json_object_get_array_member (result, "choices")) > 0);
  hk_aotd_dice_row_set_dice (self->dice, json_object_get_string_member (params, "rolled"));
  hk_aotd_dice_row_pick (self->dice, json_object_get_string_member_with_default (result, "set-aside",
                                                                                 json_object_get_string_member_with_default (result, "straight", "")));
  return GTK_WIDGET (self);
}
