/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-zz-gap.h"
#include "ui/display/hk-template.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* A place for the drawn card: one that fits glows; one that does not says in two words why, and when it is tapped in
 * a sentence, with the house rule. */
struct _HkZzGap
{
  GtkButton  parent_instance;

  GtkImage  *sign;
  GtkLabel  *word;
  HkSession *session;
  HkMove    *move;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzGap, hk_zz_gap, GTK_TYPE_BUTTON)

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

  /* The button is out of sight once the card lies there. */
  hk_table_play (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), session, move);
}

static void
hk_zz_gap_dispose (GObject *object)
{
  HkZzGap *self = HK_ZZ_GAP (object);

  /* The button has to know that its child goes. */
  gtk_button_set_child (GTK_BUTTON (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_ZZ_GAP);
  g_clear_object (&self->session);
  g_clear_object (&self->move);
  G_OBJECT_CLASS (hk_zz_gap_parent_class)->dispose (object);
}

static void
hk_zz_gap_class_init (HkZzGapClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_gap_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = hk_zz_gap_clicked;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), RESOURCE_PREFIX "/ui/hk-zz-gap.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkZzGap, sign);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkZzGap, word);
}

/* Puts the drawn card there when it is clicked, and is seen only while there is such a place.
 * @session: a session of Zombiez
 * @place: (nullable): a place of the drawn card */
void
hk_zz_gap_load (HkZzGap         *self,
                HkSession       *session,
                const HkZzPlace *place)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (HK_IS_ZZ_GAP (self));

  gtk_widget_set_visible (GTK_WIDGET (self), place != NULL);
  if (place == NULL)
    return;
  g_set_object (&self->session, session);
  g_clear_object (&self->move);
  self->move = hk_zz_place_make_move (place);
  spoken = hk_zz_place_describe (place);
  hk_image_set_icon (self->sign, place->fit == HK_ZZ_FITS ? "list-add-symbolic" : "window-close-symbolic");
  gtk_label_set_text (self->word, get_word (place));
  gtk_label_set_width_chars (self->word, place->is_new ? 8 : 5);
  gtk_label_set_max_width_chars (self->word, place->is_new ? 8 : 5);
  hk_widget_set_class (GTK_WIDGET (self), "zz-fits", place->fit == HK_ZZ_FITS);
  hk_tooltip_set (GTK_WIDGET (self), place->reason == NULL ? spoken : place->reason);
  hk_widget_set_spoken (GTK_WIDGET (self), spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place->reason == NULL ? "" : place->reason, -1);
}

/* Returns whether the drawn card fits there. */
gboolean
hk_zz_gap_fits (HkZzGap *self)
{
  g_return_val_if_fail (HK_IS_ZZ_GAP (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_has_css_class (GTK_WIDGET (self), "zz-fits");
}
