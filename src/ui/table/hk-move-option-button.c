/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-move-option-button.h"
#include "ui/widgets/hk-tooltip.h"

#define TARGET 44
#define TITLE_CHARS 12
#define LEAST_CHARS 5
#define REASON_CHARS 36
#define ROW_WIDTH 240

/* A button for something that can be done now, with what it costs; when it cannot be done the button says why. */
struct _HkMoveOptionButton
{
  GtkButton     parent_instance;

  HkMoveOption *offer;
};

G_DEFINE_FINAL_TYPE (HkMoveOptionButton, hk_move_option_button, GTK_TYPE_BUTTON)

static void
hk_move_option_button_dispose (GObject *object)
{
  g_clear_object (&HK_MOVE_OPTION_BUTTON (object)->offer);
  G_OBJECT_CLASS (hk_move_option_button_parent_class)->dispose (object);
}

/* At once: GtkButton shows itself pressed for a moment first, and forgets the press where the view renews the button meanwhile. */
static void
activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
hk_move_option_button_class_init (HkMoveOptionButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_move_option_button_dispose;
  GTK_BUTTON_CLASS (klass)->activate = activate;
}

static void
hk_move_option_button_init (HkMoveOptionButton *self)
{
}

static void
take_offer (HkMoveOptionButton *self,
            HkMoveOption       *offer)
{
  g_set_object (&self->offer, offer);
  hk_move_option_dress (GTK_WIDGET (self), hk_move_option_is_legal (offer) ? NULL : hk_move_option_get_reason (offer));
  gtk_widget_set_sensitive (GTK_WIDGET (self), hk_move_option_is_legal (offer));
}

static GtkWidget *
create (HkMoveOption *offer)
{
  HkMoveOptionButton *self = g_object_new (HK_TYPE_MOVE_OPTION_BUTTON, NULL);

  take_offer (self, offer);
  return GTK_WIDGET (self);
}

/* Returns (transfer floating): a button with the title and what it costs; why it cannot be done is its tooltip.
 * @offer: what can be done */
GtkWidget *
hk_move_option_button_new (HkMoveOption *offer)
{
  GtkWidget *button = create (offer);

  gtk_button_set_child (GTK_BUTTON (button), hk_move_option_face_new (hk_move_option_get_title (offer),
                                                                      hk_move_option_get_hint (offer)));
  return button;
}

/* Without a least width it would be measured letter by letter; a short one is narrower than any. */
static void
set_title (GtkLabel   *label,
           const char *title)
{
  gtk_label_set_text (label, title);
  gtk_label_set_width_chars (label, g_utf8_strlen (title, -1) > 2 * LEAST_CHARS ? LEAST_CHARS : -1);
}

/* Lets a button that hk_move_option_button_new() has returned offer something else. Returns whether it can: there is a line for a hint where
 * either has one.
 * @offer: what can be done now */
gboolean
hk_move_option_button_change (HkMoveOptionButton *self,
                              HkMoveOption       *offer)
{
  GtkWidget *title, *hint;

  g_return_val_if_fail (HK_IS_MOVE_OPTION_BUTTON (self), FALSE);
  g_return_val_if_fail (HK_IS_MOVE_OPTION (offer), FALSE);

  title = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (self)));
  hint = gtk_widget_get_next_sibling (title);
  if ((hint == NULL) != (hk_move_option_get_hint (offer) == NULL))
    return FALSE;
  set_title (GTK_LABEL (title), hk_move_option_get_title (offer));
  if (hint != NULL)
    gtk_label_set_text (GTK_LABEL (hint), hk_move_option_get_hint (offer));
  take_offer (self, offer);
  return TRUE;
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

/* Returns (transfer floating): a flat button for a list in a popover, where why it cannot be done stands below the
 * title.
 * @offer: what can be done */
GtkWidget *
hk_move_option_button_new_row (HkMoveOption *offer)
{
  GtkWidget *button = create (offer);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const char *below = hk_move_option_is_legal (offer) ? hk_move_option_get_hint (offer) : hk_move_option_get_reason (offer);

  gtk_box_append (GTK_BOX (box), make_line (hk_move_option_get_title (offer), NULL));
  if (below != NULL)
    gtk_box_append (GTK_BOX (box), make_line (below, "caption"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_size_request (button, ROW_WIDTH, TARGET);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  hk_move_option_get_title (offer), -1);
  return button;
}

/* Returns (transfer floating): a small button beside the one of @offer, for what may be told besides.
 * @offer: what can be done */
GtkWidget *
hk_move_option_button_new_more (HkMoveOption *offer)
{
  GtkWidget *button = create (offer);
  /* Translators: what can be done, such as “Move” */
  g_autofree char *spoken = g_strdup_printf (_("%s, with details"), hk_move_option_get_title (offer));

  gtk_button_set_icon_name (GTK_BUTTON (button), "view-more-symbolic");
  if (hk_move_option_is_legal (offer))
    hk_tooltip_set (button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return button;
}

/* Returns (transfer floating): both beside each other.
 * @button: (transfer floating): the usual case, in one tap
 * @more: (transfer floating): the small button for what may be told besides */
GtkWidget *
hk_move_option_button_join (GtkWidget *button,
                            GtkWidget *more)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), more);
  return box;
}

/* Returns what it offers. */
HkMoveOption *
hk_move_option_button_get_offer (HkMoveOptionButton *self)
{
  g_return_val_if_fail (HK_IS_MOVE_OPTION_BUTTON (self), NULL);

  return self->offer;
}

/* Returns (transfer floating): what a button shows, for buttons that are no #HkMoveOptionButton.
 * @title: what can be done
 * @hint: (nullable): what it costs */
GtkWidget *
hk_move_option_face_new (const char *title,
                         const char *hint)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (NULL);

  set_title (GTK_LABEL (label), title);
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
      gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (caption), GTK_NATURAL_WRAP_NONE);
      gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
      gtk_box_append (GTK_BOX (box), caption);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* Makes a button as big as a thumb, and lets it say why it is not sensitive.
 * @reason: (nullable): a sentence that says why it cannot be done; %NULL when it can */
void
hk_move_option_dress (GtkWidget  *button,
                      const char *reason)
{
  gtk_widget_add_css_class (button, "hk-offer");
  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_widget_set_sensitive (button, reason == NULL);
  if (g_strcmp0 (hk_tooltip_get (button), reason) == 0)
    return;
  hk_tooltip_set (button, reason);
  if (reason == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
}

/* Returns (transfer full): all that a button of the option says and does; as long as it is the same the button can stay. */
char *
hk_move_option_button_dup_key (HkMoveOption *offer)
{
  const char * const *missing = hk_move_option_get_missing (offer);
  HkMove *move = hk_move_option_get_move (offer);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), hk_move_get_params (move));
  g_autofree char *params = json_to_string (node, FALSE);
  g_autofree char *asked = missing == NULL ? NULL : g_strjoinv (" ", (GStrv) missing);

  return g_strdup_printf ("%s\t%s\t%d\t%s\t%s\t%s\t%s", hk_move_option_get_title (offer), hk_move_option_get_hint (offer),
                          hk_move_option_is_legal (offer), hk_move_option_get_reason (offer), hk_move_get_name (move), params, asked);
}
