/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-offer-button.h"

#define TARGET 44
#define TITLE_CHARS 12
#define REASON_CHARS 36
#define ROW_WIDTH 240

/**
 * HkOfferButton:
 *
 * A button for something that can be done now, with what it costs; when it cannot be done the button
 * says why.
 */
struct _HkOfferButton
{
  GtkButton  parent_instance;

  HkOffer   *offer;
};

G_DEFINE_FINAL_TYPE (HkOfferButton, hk_offer_button, GTK_TYPE_BUTTON)

static void
hk_offer_button_dispose (GObject *object)
{
  g_clear_object (&HK_OFFER_BUTTON (object)->offer);
  G_OBJECT_CLASS (hk_offer_button_parent_class)->dispose (object);
}

static void
hk_offer_button_class_init (HkOfferButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_offer_button_dispose;
}

static void
hk_offer_button_init (HkOfferButton *self)
{
}

static GtkWidget *
create (HkOffer *offer)
{
  HkOfferButton *self = g_object_new (HK_TYPE_OFFER_BUTTON, NULL);

  self->offer = g_object_ref (offer);
  hk_offer_dress (GTK_WIDGET (self), hk_offer_is_legal (offer) ? NULL : hk_offer_get_reason (offer));
  gtk_widget_set_sensitive (GTK_WIDGET (self), hk_offer_is_legal (offer));
  return GTK_WIDGET (self);
}

/**
 * hk_offer_button_new:
 * @offer: what can be done
 *
 * Returns: (transfer floating): a button with the title and what it costs; why it cannot be done is
 *   its tooltip
 */
GtkWidget *
hk_offer_button_new (HkOffer *offer)
{
  GtkWidget *button = create (offer);

  gtk_button_set_child (GTK_BUTTON (button), hk_offer_face_new (hk_offer_get_title (offer), hk_offer_get_hint (offer)));
  return button;
}

static GtkWidget *
make_line (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), REASON_CHARS);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/**
 * hk_offer_button_new_row:
 * @offer: what can be done
 *
 * Returns: (transfer floating): a flat button for a list in a popover, where why it cannot be done
 *   stands below the title
 */
GtkWidget *
hk_offer_button_new_row (HkOffer *offer)
{
  GtkWidget *button = create (offer);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const char *below = hk_offer_is_legal (offer) ? hk_offer_get_hint (offer) : hk_offer_get_reason (offer);

  gtk_box_append (GTK_BOX (box), make_line (hk_offer_get_title (offer), NULL));
  if (below != NULL)
    gtk_box_append (GTK_BOX (box), make_line (below, "caption"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_size_request (button, ROW_WIDTH, TARGET);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, hk_offer_get_title (offer), -1);
  return button;
}

/**
 * hk_offer_button_new_more:
 * @offer: what can be done
 *
 * Returns: (transfer floating): a small button beside the one of @offer, for what may be told besides
 */
GtkWidget *
hk_offer_button_new_more (HkOffer *offer)
{
  GtkWidget *button = create (offer);
  /* Translators: what can be done, such as “Move” */
  g_autofree char *spoken = g_strdup_printf (_("%s, with details"), hk_offer_get_title (offer));

  gtk_button_set_icon_name (GTK_BUTTON (button), "view-more-symbolic");
  if (hk_offer_is_legal (offer))
    gtk_widget_set_tooltip_text (button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return button;
}

/**
 * hk_offer_button_join:
 * @button: (transfer floating): the usual case, in one tap
 * @more: (transfer floating): the small button for what may be told besides
 *
 * Returns: (transfer floating): both beside each other
 */
GtkWidget *
hk_offer_button_join (GtkWidget *button,
                      GtkWidget *more)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), more);
  return box;
}

/**
 * hk_offer_button_get_offer:
 * @self: a button
 *
 * Returns: (transfer none): what it offers
 */
HkOffer *
hk_offer_button_get_offer (HkOfferButton *self)
{
  g_return_val_if_fail (HK_IS_OFFER_BUTTON (self), NULL);

  return self->offer;
}

/**
 * hk_offer_face_new:
 * @title: what can be done
 * @hint: (nullable): what it costs
 *
 * Returns: (transfer floating): what a button shows, for buttons that are no #HkOfferButton
 */
GtkWidget *
hk_offer_face_new (const char *title,
                   const char *hint)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (title);

  /* A word is broken only where it is wider than the button can be. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_WORD);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  if (hint != NULL)
    {
      GtkWidget *caption = gtk_label_new (hint);

      gtk_widget_add_css_class (caption, "caption");
      gtk_widget_add_css_class (caption, "dimmed");
      gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (box), caption);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/**
 * hk_offer_dress:
 * @button: a button
 * @reason: (nullable): a sentence that says why it cannot be done; %NULL when it can
 *
 * Makes a button as big as a thumb, and lets it say why it is not sensitive.
 */
void
hk_offer_dress (GtkWidget  *button,
                const char *reason)
{
  gtk_widget_add_css_class (button, "hk-offer");
  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_widget_set_sensitive (button, reason == NULL);
  if (reason == NULL)
    return;
  gtk_widget_set_tooltip_text (button, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
}
