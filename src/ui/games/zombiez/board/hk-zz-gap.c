/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-zz-gap.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44

/* A place for the drawn card: one that fits glows; one that does not says in two words why, and when it is tapped in
 * a sentence, with the house rule. */
struct _HkZzGap
{
  GtkButton  parent_instance;

  HkSession *session;
  HkMove    *move;
};

G_DEFINE_FINAL_TYPE (HkZzGap, hk_zz_gap, GTK_TYPE_BUTTON)

static const char *
get_word (const HkZzPlace *place)
{
  switch (place->fit)
    {
    case HK_ZZ_TOO_HIGH:
      return _("Too high");
    case HK_ZZ_TOO_LOW:
      return _("Too low");
    case HK_ZZ_SAME_VALUE:
      return _("Same value");
    case HK_ZZ_SAME_COLOUR:
      return _("Same colour");
    case HK_ZZ_SECOND_COPY:
      return _("Second copy");
    case HK_ZZ_NEEDS_CARD:
    case HK_ZZ_NOT_COVERED:
    case HK_ZZ_NOT_ON_TOP:
      return _("No card");
    case HK_ZZ_FITS:
    default:
      return place->is_new ? _("New row") : place->side == HK_ZZ_LEFT ? _("Left") : _("Right");
    }
}

static void
hk_zz_gap_clicked (GtkButton *button)
{
  HkZzGap *self = HK_ZZ_GAP (button);
  g_autoptr (HkSession) session = g_object_ref (self->session);
  g_autoptr (HkMove) move = hk_move_copy (self->move);

  /* The button is gone once the card lies there. */
  hk_table_play (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), session, move);
}

static void
hk_zz_gap_dispose (GObject *object)
{
  HkZzGap *self = HK_ZZ_GAP (object);

  g_clear_object (&self->session);
  g_clear_object (&self->move);
  G_OBJECT_CLASS (hk_zz_gap_parent_class)->dispose (object);
}

static void
hk_zz_gap_class_init (HkZzGapClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_gap_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = hk_zz_gap_clicked;
}

static void
hk_zz_gap_init (HkZzGap *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "zz-gap");
  gtk_widget_set_size_request (GTK_WIDGET (self), TARGET, TARGET);
}

/* Returns (transfer floating): a button that puts the card there.
 * @session: a session of Zombiez
 * @place: a place of the drawn card */
GtkWidget *
hk_zz_gap_new (HkSession       *session,
               const HkZzPlace *place)
{
  HkZzGap *self = g_object_new (HK_TYPE_ZZ_GAP, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *sign = gtk_image_new_from_icon_name (place->fit == HK_ZZ_FITS ? "list-add-symbolic" : "window-close-symbolic");
  GtkWidget *word = gtk_label_new (get_word (place));
  g_autofree char *spoken = hk_zz_place_describe (place);

  self->session = g_object_ref (session);
  self->move = hk_zz_place_make_move (place);
  gtk_label_set_wrap (GTK_LABEL (word), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (word), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (word), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (word), place->is_new ? 8 : 5);
  gtk_label_set_max_width_chars (GTK_LABEL (word), place->is_new ? 8 : 5);
  gtk_widget_add_css_class (word, "caption");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), word);
  gtk_button_set_child (GTK_BUTTON (self), box);
  hk_widget_set_class (GTK_WIDGET (self), "zz-fits", place->fit == HK_ZZ_FITS);
  hk_tooltip_set (GTK_WIDGET (self), place->reason == NULL ? spoken : place->reason);
  hk_widget_set_spoken (GTK_WIDGET (self), spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place->reason == NULL ? "" : place->reason, -1);
  return GTK_WIDGET (self);
}
