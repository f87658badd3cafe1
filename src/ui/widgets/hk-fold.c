/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-fold.h"
#include "hk-widgets.h"

/* A title that unfolds what stands below it. Properties: title, content (a widget). */
struct _HkFold
{
  AdwBin     parent_instance;

  GtkWidget *button;
  GtkWidget *arrow;
  GtkWidget *label;
  GtkWidget *revealer;
};

enum
{
  PROP_TITLE = 1,
  PROP_CONTENT,
};

G_DEFINE_FINAL_TYPE (HkFold, hk_fold, ADW_TYPE_BIN)

static void
toggled_cb (HkFold *self)
{
  const gboolean open = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button));

  if (open)
    gtk_widget_set_visible (self->revealer, TRUE);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), open);
  hk_image_set_icon (GTK_IMAGE (self->arrow), open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

/* What is folded away is hidden: it needs no room, and none is measured. */
static void
revealed_cb (HkFold *self)
{
  gtk_widget_set_visible (self->revealer, gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer))
                                            || gtk_revealer_get_child_revealed (GTK_REVEALER (self->revealer)));
}

static void
hk_fold_set_property (GObject      *object,
                      guint         id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  HkFold *self = HK_FOLD (object);

  if (id == PROP_CONTENT)
    {
      gtk_revealer_set_child (GTK_REVEALER (self->revealer), g_value_get_object (value));
      return;
    }
  gtk_label_set_text (GTK_LABEL (self->label), g_value_get_string (value));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, g_value_get_string (value), -1);
}

static void
hk_fold_class_init (HkFoldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = hk_fold_set_property;
  g_object_class_install_property (object_class, PROP_TITLE,
                                   g_param_spec_string ("title", NULL, NULL, "", G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_CONTENT,
                                   g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
hk_fold_init (HkFold *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->button = gtk_toggle_button_new ();
  self->arrow = gtk_image_new ();
  self->label = hk_label_new (NULL, NULL);
  self->revealer = gtk_revealer_new ();
  gtk_box_append (GTK_BOX (face), self->arrow);
  /* Only where the line is too short. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->label), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (face), self->label);
  gtk_button_set_child (GTK_BUTTON (self->button), face);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_halign (self->button, GTK_ALIGN_START);
  gtk_widget_set_size_request (self->button, -1, 44);
  gtk_box_append (GTK_BOX (box), self->button);
  gtk_box_append (GTK_BOX (box), self->revealer);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (revealed_cb), self, G_CONNECT_SWAPPED);
  toggled_cb (self);
  revealed_cb (self);
}

/* Returns (transfer floating): the title with the rest folded away.
 * @child: what is shown once it is unfolded */
GtkWidget *
hk_fold_new (const char *title,
             GtkWidget  *child)
{
  return g_object_new (HK_TYPE_FOLD, "title", title, "content", child, NULL);
}
