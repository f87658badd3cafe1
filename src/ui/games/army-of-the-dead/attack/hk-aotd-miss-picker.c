/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-miss-picker.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/widgets/hk-widgets.h"

/* Those who stand in the Zone: a tap on a name lets one miss hit there. */
struct _HkAotdMissPicker
{
  HkView     parent_instance;

  int        misses;
  GPtrArray *hit;        /* the buttons tapped, in order */
  GtkWidget *title;
  GtkWidget *names;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdMissPicker, hk_aotd_miss_picker, HK_TYPE_VIEW)

static void
update (HkAotdMissPicker *self)
{
  const int given = (int) self->hit->len;
  g_autofree char *all = g_strdup_printf (ngettext ("%d miss hits somebody in the Zone: tap whom.",
                                                    "%d misses hit somebody in the Zone: tap whom, once for each.", (gulong) self->misses),
                                          self->misses);
  g_autofree char *text = given == 0 ? g_strdup (all) : g_strdup_printf (_("%s %d of %d given out"), all, given, self->misses);

  gtk_label_set_text (GTK_LABEL (self->title), text);
  for (GtkWidget *button = gtk_widget_get_first_child (self->names); button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      const char *name = g_object_get_data (G_OBJECT (button), "name");
      g_autofree char *label = NULL;
      int hits = 0;

      for (guint i = 0; i < self->hit->len; i++)
        hits += g_ptr_array_index (self->hit, i) == button;
      /* Translators: a name, and how many misses hit there */
      label = hits == 0 ? g_strdup (name) : g_strdup_printf (_("%s × %d"), name, hits);
      gtk_button_set_label (GTK_BUTTON (button), label);
      gtk_widget_set_sensitive (button, given < self->misses);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "miss.back", given > 0);
}

static void
hit_cb (HkAotdMissPicker *self,
        GtkWidget        *button)
{
  if ((int) self->hit->len < self->misses)
    g_ptr_array_add (self->hit, button);
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkAotdMissPicker *self = HK_AOTD_MISS_PICKER (widget);

  if (self->hit->len > 0)
    g_ptr_array_set_size (self->hit, (int) self->hit->len - 1);
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_names (HkAotdMissPicker *self,
           JsonObject       *params,
           const char       *member)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
  JsonArray *array = json_object_has_member (params, member) ? json_object_get_array_member (params, member) : NULL;
  const gboolean companion = g_str_equal (member, "companions");

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      const int number = (int) json_array_get_int_element (array, i);
      const char *name = companion ? hk_aotd_table_get_companion (table, number)->name : hk_aotd_table_get_survivor_name (table, number);
      GtkWidget *button = hk_aotd_key_new (name);

      gtk_widget_set_size_request (button, 96, 48);
      g_object_set_data_full (G_OBJECT (button), "name", g_strdup (name), g_free);
      g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER (number));
      g_object_set_data (G_OBJECT (button), "companion", GINT_TO_POINTER (companion));
      g_signal_connect_object (button, "clicked", G_CALLBACK (hit_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (self->names), button);
    }
}

/* Asks whom the misses hit.
 * @params: the parameters of the attack, with "friends" and "companions"
 * @misses: how many misses hit somebody; 0 to ask nothing */
void
hk_aotd_miss_picker_ask (HkAotdMissPicker *self,
                         JsonObject       *params,
                         int               misses)
{
  g_return_if_fail (HK_IS_AOTD_MISS_PICKER (self) && misses >= 0);

  g_ptr_array_set_size (self->hit, 0);
  hk_wrap_box_clear (self->names);
  self->misses = misses;
  if (misses > 0)
    {
      add_names (self, params, "friends");
      add_names (self, params, "companions");
    }
  gtk_widget_set_visible (GTK_WIDGET (self), misses > 0);
  update (self);
}

/* Returns whether every miss has been given to somebody. */
gboolean
hk_aotd_miss_picker_is_complete (HkAotdMissPicker *self)
{
  g_return_val_if_fail (HK_IS_AOTD_MISS_PICKER (self), TRUE);

  return (int) self->hit->len == self->misses;
}

/* @params: the parameters of an attack, which receive "wounds-to" and "companions-hit" where somebody is hit */
void
hk_aotd_miss_picker_add_to (HkAotdMissPicker *self,
                            JsonObject       *params)
{
  g_autoptr (JsonArray) wounds = json_array_new ();
  g_autoptr (JsonArray) companions = json_array_new ();

  g_return_if_fail (HK_IS_AOTD_MISS_PICKER (self));

  for (guint i = 0; i < self->hit->len; i++)
    {
      GObject *button = g_ptr_array_index (self->hit, i);
      const gboolean companion = GPOINTER_TO_INT (g_object_get_data (button, "companion"));

      json_array_add_int_element (companion ? companions : wounds, GPOINTER_TO_INT (g_object_get_data (button, "number")));
    }
  if (json_array_get_length (wounds) > 0)
    json_object_set_array_member (params, "wounds-to", json_array_ref (wounds));
  if (json_array_get_length (companions) > 0)
    json_object_set_array_member (params, "companions-hit", json_array_ref (companions));
}

static void
hk_aotd_miss_picker_finalize (GObject *object)
{
  g_ptr_array_unref (HK_AOTD_MISS_PICKER (object)->hit);
  G_OBJECT_CLASS (hk_aotd_miss_picker_parent_class)->finalize (object);
}

static void
hk_aotd_miss_picker_class_init (HkAotdMissPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_aotd_miss_picker_finalize;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-miss-picker");
  gtk_widget_class_bind_template_child (widget_class, HkAotdMissPicker, title);
  gtk_widget_class_bind_template_child (widget_class, HkAotdMissPicker, names);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "miss.back", NULL, back_action);
}

static void
hk_aotd_miss_picker_init (HkAotdMissPicker *self)
{
  self->hit = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
