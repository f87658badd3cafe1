/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-fold.h"
#include "hk-widgets.h"

/* A title that unfolds what stands below it. */
struct _HkFold
{
  AdwBin     parent_instance;

  GtkWidget *button;
  GtkWidget *arrow;
  GtkWidget *revealer;
};

G_DEFINE_FINAL_TYPE (HkFold, hk_fold, ADW_TYPE_BIN)

static void
toggled_cb (HkFold *self)
{
  const gboolean open = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button));

  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), open);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow), open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

static void
hk_fold_class_init (HkFoldClass *klass)
{
}

static void
hk_fold_init (HkFold *self)
{
}

/* Returns (transfer floating): the title with the rest folded away.
 * @child: what is shown once it is unfolded */
GtkWidget *
hk_fold_new (const char *title,
             GtkWidget  *child)
{
  HkFold *self = g_object_new (HK_TYPE_FOLD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = hk_label_new (title, NULL);

  self->button = gtk_toggle_button_new ();
  self->arrow = gtk_image_new ();
  self->revealer = gtk_revealer_new ();
  gtk_box_append (GTK_BOX (face), self->arrow);
  /* Only where the line is too short. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (face), label);
  gtk_button_set_child (GTK_BUTTON (self->button), face);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_halign (self->button, GTK_ALIGN_START);
  gtk_widget_set_size_request (self->button, -1, 44);
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), child);
  gtk_box_append (GTK_BOX (box), self->button);
  gtk_box_append (GTK_BOX (box), self->revealer);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  toggled_cb (self);
  return GTK_WIDGET (self);
}
