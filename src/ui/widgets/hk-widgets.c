/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-tooltip.h"
#include "hk-widgets.h"

/* Small widgets that the views of every game are made of. */

#define TARGET 44

/* Adds or takes away a class.
 * @style: a class of the style sheet
 * @on: whether the widget shall have it */
void
hk_widget_set_class (GtkWidget  *widget,
                     const char *style,
                     gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, style);
  else
    gtk_widget_remove_css_class (widget, style);
}

/* Gives a widget these classes and no others. One that has them is not styled anew.
 * @classes: of the style sheet, each once */
void
hk_widget_set_classes (GtkWidget          *widget,
                       const char * const *classes)
{
  g_auto (GStrv) there = gtk_widget_get_css_classes (widget);
  gboolean is_same = g_strv_length (there) == g_strv_length ((GStrv) classes);

  for (guint i = 0; is_same && there[i] != NULL; i++)
    is_same = g_strv_contains (classes, there[i]);
  if (!is_same)
    gtk_widget_set_css_classes (widget, (const char **) classes);
}

/* Says what a widget is, where the label in it is too short for that. The label would be read out otherwise,
 * whatever the widget is called.
 * @widget: a widget, such as a button with a label
 * @text: (nullable): what a screen reader says */
void
hk_widget_set_spoken (GtkWidget  *widget,
                      const char *text)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text == NULL ? "" : text, -1);
}

/* Shows a symbol on a button; the one that is there is not read again. */
void
hk_button_set_icon (GtkButton  *button,
                    const char *icon)
{
  if (g_strcmp0 (gtk_button_get_icon_name (button), icon) != 0)
    gtk_button_set_icon_name (button, icon);
}

/* Shows a symbol; the one that is there is not read again. */
void
hk_image_set_icon (GtkImage   *image,
                   const char *icon)
{
  if (g_strcmp0 (gtk_image_get_icon_name (image), icon) != 0)
    gtk_image_set_from_icon_name (image, icon);
}

static GtkSizeRequestMode
get_width_first (GtkWidget *bin)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width_first (GtkWidget      *bin,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (bin)), orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size,
                      minimum, natural, minimum_baseline, natural_baseline);
}

static void
allocate_width_first (GtkWidget *bin,
                      int        width,
                      int        height,
                      int        baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (bin)), width, height, baseline, NULL);
}

/* Lets a bin be as wide as it is whatever its height is. A box asks what stands in its row how wide it is at the height of the row, and a
 * label of several lines is laid out a dozen times to find that.
 * @bin: holds such a label, which it does not hide */
void
hk_bin_size_by_width (AdwBin *bin)
{
  g_return_if_fail (ADW_IS_BIN (bin));

  gtk_widget_set_layout_manager (GTK_WIDGET (bin), gtk_custom_layout_new (get_width_first, measure_width_first, allocate_width_first));
}

/* Lets the words of a button go on in the next line where they have no room.
 * @button: a button with a label */
void
hk_button_wrap (GtkWidget *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

/* Sets all four margins.
 * @sides: at the start and at the end, in pixels */
void
hk_widget_set_margins (GtkWidget *widget,
                       int        top,
                       int        sides,
                       int        bottom)
{
  gtk_widget_set_margin_top (widget, top);
  gtk_widget_set_margin_start (widget, sides);
  gtk_widget_set_margin_end (widget, sides);
  gtk_widget_set_margin_bottom (widget, bottom);
}

/* Returns (transfer floating): a wrap box without children.
 * @spacing: between the children and between the lines, in pixels */
GtkWidget *
hk_wrap_box_new (int spacing)
{
  GtkWidget *box = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), spacing);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), spacing);
  return box;
}

/* Takes all children out. */
void
hk_wrap_box_clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    adw_wrap_box_remove (ADW_WRAP_BOX (box), child);
}

/* Returns (transfer floating): a list with rounded corners whose rows cannot be selected.
 * @label: what it lists, for a screen reader */
GtkWidget *
hk_boxed_list_new (const char *label)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return list;
}

/* Returns (transfer floating): an image beside words that say the same; a screen reader passes over it.
 * @icon: the name of an icon */
GtkWidget *
hk_ornament_new (const char *icon)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/* Returns (transfer floating): a label at the start of its line.
 * @text: (nullable): a heading */
GtkWidget *
hk_heading_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  return label;
}

/* Returns (transfer floating): a flat button as big as a thumb.
 * @icon: the name of an icon
 * @tooltip: what the button does
 * @whose: (nullable): to whom or to what, where several such buttons stand below each other */
GtkWidget *
hk_icon_button_new (const char *icon,
                    const char *tooltip,
                    const char *whose)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  /* Translators: what a button does, then to whom or to what */
  g_autofree char *spoken = whose == NULL ? g_strdup (tooltip) : g_strdup_printf (_("%s: %s"), tooltip, whose);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_size_request (button, TARGET, TARGET);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  hk_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return button;
}

/* Returns (transfer floating): the button at the foot of a dialog that does what the dialog is for.
 * @label: what the button does, with a mnemonic
 * @action: the name of an action */
GtkWidget *
hk_pill_new (const char *label,
             const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  hk_button_wrap (button);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* Returns (transfer floating): a button of a page, which shares its line with others.
 * @title: what the button does
 * @clicked: what is called with @self when it is clicked
 * @self: the object whose button it is */
GtkWidget *
hk_page_button_new (const char *title,
                    GCallback   clicked,
                    gpointer    self)
{
  GtkWidget *button = gtk_button_new_with_label (title);

  hk_button_wrap (button);
  gtk_widget_set_size_request (button, -1, TARGET);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

/* Returns (transfer floating): a label that begins where the line begins, in as many lines as it needs.
 * @text: (nullable): what it says at first
 * @style: (nullable): a CSS class */
GtkWidget *
hk_label_new (const char *text,
              const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* Adds a label as hk_label_new() makes it. Returns the label.
 * @text: (nullable): what it says at first
 * @style: (nullable): a CSS class */
GtkWidget *
hk_box_add_label (GtkWidget  *box,
                  const char *text,
                  const char *style)
{
  GtkWidget *label = hk_label_new (text, style);

  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Adds a text in the middle of the line, which goes on in the next one where it is too long. Returns the label.
 * @text: (nullable): a text
 * @style: (nullable): a class of the style sheet */
GtkWidget *
hk_box_add_words (GtkWidget  *box,
                  const char *text,
                  const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Returns (transfer floating): a popover that is no bigger than its rows.
 * @box: rows, one below the other
 * @most: how high they may be before they scroll, in pixels */
GtkWidget *
hk_list_popover_new (GtkWidget *box,
                     int        most)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), most);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  return popover;
}

static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/* Opens a popover that lives as long as it is open, and no longer than @from.
 * @popover: (transfer floating): a popover
 * @from: what it points to */
void
hk_popover_open_once (GtkWidget *popover,
                      GtkWidget *from)
{
  gtk_widget_set_parent (popover, from);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  g_signal_connect_object (from, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Returns (transfer floating): a page of a dialog with a header bar, its content in a scroller.
 * @content: what the page shows
 * @bottom: (nullable): what stays at its foot */
GtkWidget *
hk_page_new (GtkWidget *content,
             GtkWidget *bottom)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scroller);
  if (bottom != NULL)
    {
      adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (view), bottom);
      adw_toolbar_view_set_bottom_bar_style (ADW_TOOLBAR_VIEW (view), ADW_TOOLBAR_RAISED);
    }
  return view;
}

static GtkLabel *
find_label (GtkWidget *widget)
{
  GtkLabel *label = GTK_IS_LABEL (widget) ? GTK_LABEL (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && label == NULL; child = gtk_widget_get_next_sibling (child))
    label = find_label (child);
  return label;
}

/* Adds the buttons in @widget that can be pressed and say something. */
static void
list_buttons (GtkWidget *widget,
              GPtrArray *buttons)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget) && find_label (widget) != NULL)
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_buttons (child, buttons);
}

static gboolean
digit_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   data)
{
  const char *digit = data;
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  gboolean has_zero = FALSE;
  gboolean is_begun = FALSE;
  GtkWidget *found = NULL;
  GtkWidget *ten = NULL;

  list_buttons (widget, buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (buttons, i);
      const char *number = gtk_label_get_text (find_label (button));

      if (g_str_equal (number, digit))
        found = button;
      else if (g_str_equal (number, "10"))
        ten = button;
      else if (g_str_has_prefix (number, digit) && g_ascii_isdigit (number[1]))
        is_begun = TRUE;
      has_zero |= g_str_equal (number, "0");
    }
  if (ten != NULL && !has_zero && *digit == '0')
    found = ten;
  if (found == NULL || is_begun || (ten != NULL && has_zero && *digit == '1'))
    return FALSE;
  g_signal_emit_by_name (found, "clicked");
  return TRUE;
}

/* Lets the digits of the keyboard press the buttons in @widget that say these numbers; 0 is 10 where there is no 0. A digit with which a
 * longer number there begins is left alone: nobody could type that one.
 * @scope: from where: while the keyboard is in it, or anywhere in its window or dialog */
void
hk_widget_press_by_digits (GtkWidget       *widget,
                           GtkShortcutScope scope)
{
  static const char * const digits[] = { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9" };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), scope);
  for (guint i = 0; i < G_N_ELEMENTS (digits); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_0 + i, 0),
                                                                                         gtk_keyval_trigger_new (GDK_KEY_KP_0 + i, 0)),
                                                            gtk_callback_action_new (digit_cb, (gpointer) digits[i], NULL)));
  gtk_widget_add_controller (widget, controller);
}
