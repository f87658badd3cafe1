/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-name.h"

/* What a screen reader would call a widget, as GTK computes it: what labels it, its label, its contents where the role
 * takes its name from these, its tooltip. */

static const GtkAccessibleRole named_by_contents[] = {
  GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON, GTK_ACCESSIBLE_ROLE_CHECKBOX,
  GTK_ACCESSIBLE_ROLE_RADIO, GTK_ACCESSIBLE_ROLE_LINK, GTK_ACCESSIBLE_ROLE_TAB, GTK_ACCESSIBLE_ROLE_OPTION,
  GTK_ACCESSIBLE_ROLE_MENU_ITEM, GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX, GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO,
  GTK_ACCESSIBLE_ROLE_SWITCH, GTK_ACCESSIBLE_ROLE_HEADING, GTK_ACCESSIBLE_ROLE_ROW, GTK_ACCESSIBLE_ROLE_GRID_CELL,
};

static const GtkAccessibleRole controls[] = {
  GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON, GTK_ACCESSIBLE_ROLE_CHECKBOX,
  GTK_ACCESSIBLE_ROLE_RADIO, GTK_ACCESSIBLE_ROLE_LINK, GTK_ACCESSIBLE_ROLE_TAB, GTK_ACCESSIBLE_ROLE_OPTION,
  GTK_ACCESSIBLE_ROLE_MENU_ITEM, GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX, GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO,
  GTK_ACCESSIBLE_ROLE_SWITCH, GTK_ACCESSIBLE_ROLE_COMBO_BOX, GTK_ACCESSIBLE_ROLE_TEXT_BOX,
  GTK_ACCESSIBLE_ROLE_SEARCH_BOX, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, GTK_ACCESSIBLE_ROLE_SLIDER,
};

/* What is no control, and yet means nothing to who cannot see it. */
static const GtkAccessibleRole shown[] = {
  GTK_ACCESSIBLE_ROLE_METER, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR, GTK_ACCESSIBLE_ROLE_IMG,
};

static gboolean
is_among (GtkWidget               *widget,
          const GtkAccessibleRole *roles,
          gsize                    n_roles)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  for (gsize i = 0; i < n_roles; i++)
    if (roles[i] == role)
      return TRUE;
  return FALSE;
}

static gboolean
is_text (const char *text)
{
  g_autofree char *bare = g_strstrip (g_strdup (text == NULL ? "" : text));

  return bare[0] != '\0';
}

static gboolean
has_label (GtkWidget *widget)
{
  g_autofree char *differs = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  differs = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  return differs != NULL;
}

static gboolean
says_something (GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;
  /* A label tells its text as its name, be it blank. */
  if (GTK_IS_LABEL (widget))
    return is_text (gtk_label_get_text (GTK_LABEL (widget)));
  if (has_label (widget))
    return TRUE;
  if (GTK_IS_INSCRIPTION (widget) && is_text (gtk_inscription_get_text (GTK_INSCRIPTION (widget))))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child) && says_something (child))
      return TRUE;
  return is_text (gtk_widget_get_tooltip_text (widget));
}

/* The button inside a menu button goes by the name of the whole. */
static GtkWidget *
get_whole (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  while (parent != NULL && (GTK_IS_MENU_BUTTON (parent) || GTK_IS_DROP_DOWN (parent) || ADW_IS_SPLIT_BUTTON (parent)))
    {
      widget = parent;
      parent = gtk_widget_get_parent (parent);
    }
  return widget;
}

/**
 * hk_access_is_named:
 * @widget: a widget
 *
 * Returns: whether a screen reader has something to call it
 */
gboolean
hk_access_is_named (GtkWidget *widget)
{
  GtkWidget *whole = get_whole (widget);
  const gboolean label_is_empty = GTK_IS_BUTTON (whole) && gtk_button_get_label (GTK_BUTTON (whole)) != NULL
                                  && !is_text (gtk_button_get_label (GTK_BUTTON (whole)));

  if (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (whole), GTK_ACCESSIBLE_RELATION_LABELLED_BY) && !label_is_empty)
    return TRUE;
  if (has_label (whole) || is_text (gtk_widget_get_tooltip_text (whole)))
    return TRUE;
  if (whole == widget && !is_among (widget, named_by_contents, G_N_ELEMENTS (named_by_contents)))
    return FALSE;
  return says_something (whole);
}

/**
 * hk_access_is_part:
 * @widget: a widget
 *
 * Returns: whether it is a part of a widget of the toolkit that is judged as a whole, or that nobody but the toolkit can
 *   change: the controls of a window or of a dialog, what an entry, a spin button or a drop-down is made of, an arrow that is
 *   drawn beside a label, the switch of a row, the frames of libadwaita's dialogs and folding rows, and what the dialog about
 *   the application shows
 */
gboolean
hk_access_is_part (GtkWidget *widget)
{
  static const char * const own[] = { "AdwGizmo", "GtkBuiltinIcon" };
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), own[i]))
      return TRUE;
  if (parent != NULL && g_str_equal (G_OBJECT_TYPE_NAME (parent), "AdwSheetControls"))
    return TRUE;
  if (GTK_IS_LIST_BOX (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_EXPANDER_ROW) != NULL)
    return TRUE;
  if (!GTK_IS_TOGGLE_BUTTON (widget) && !GTK_IS_DROP_DOWN (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL)
    return TRUE;
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL || GTK_IS_SCROLLBAR (widget)
      || gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLBAR) != NULL
      || gtk_widget_get_ancestor (widget, ADW_TYPE_ABOUT_DIALOG) != NULL)
    return TRUE;
  if (GTK_IS_EDITABLE (widget) ? GTK_IS_TEXT (widget) : gtk_widget_get_ancestor (widget, GTK_TYPE_EDITABLE) != NULL)
    return TRUE;
  return row != NULL && row != widget && ADW_IS_ACTION_ROW (row)
         && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget;
}

static gboolean
is_drawn (GtkWidget *widget)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Hk") && gtk_widget_get_first_child (widget) == NULL
         && g_type_parent (G_OBJECT_TYPE (widget)) == GTK_TYPE_WIDGET;
}

static gboolean
is_inside_control (GtkWidget *widget)
{
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL; parent = gtk_widget_get_parent (parent))
    if (is_among (parent, controls, G_N_ELEMENTS (controls)) || GTK_IS_LIST_BOX_ROW (parent))
      return hk_access_is_named (parent);
  return FALSE;
}

/**
 * hk_access_needs_name:
 * @widget: a widget
 *
 * Returns: whether a person who hears the window must be told what it is: a control, a meter, a row that can be chosen,
 *   whatever the keys lead to; an image or a drawing outside of a control, unless it is marked as an ornament
 */
gboolean
hk_access_needs_name (GtkWidget *widget)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_widget_get_focusable (widget) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  if (is_among (widget, controls, G_N_ELEMENTS (controls)))
    return TRUE;
  if (is_among (widget, shown, G_N_ELEMENTS (shown)) || GTK_IS_DRAWING_AREA (widget) || is_drawn (widget))
    return role != GTK_ACCESSIBLE_ROLE_PRESENTATION && role != GTK_ACCESSIBLE_ROLE_NONE && !is_inside_control (widget)
           && !ADW_IS_STATUS_PAGE (gtk_widget_get_ancestor (widget, ADW_TYPE_STATUS_PAGE));
  return gtk_widget_get_focusable (widget)
         && (role == GTK_ACCESSIBLE_ROLE_GENERIC || role == GTK_ACCESSIBLE_ROLE_NONE)
         && !GTK_IS_SCROLLED_WINDOW (widget) && !GTK_IS_LABEL (widget) && !GTK_IS_ROOT (widget);
}

/**
 * hk_access_is_target:
 * @widget: a widget
 *
 * Returns: whether a thumb aims at it. The spaces of a track are as wide as its length leaves them: whoever misses one
 *   takes the closer view, the arrow keys or the number.
 */
gboolean
hk_access_is_target (GtkWidget *widget)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "HkRfSpace"))
    return FALSE;
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  return is_among (widget, controls, G_N_ELEMENTS (controls))
         && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) != GTK_ACCESSIBLE_ROLE_LINK
         && !GTK_IS_MENU_BUTTON (widget);
}

/**
 * hk_access_describe:
 * @widget: a widget
 *
 * Returns: (transfer full): its type and classes, and what it is in, up to four steps
 */
char *
hk_access_describe (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < 5 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *style = g_strjoinv (".", classes);

      g_string_append_printf (text, "%s%s%s%s", i == 0 ? "" : " < ", G_OBJECT_TYPE_NAME (widget), style[0] == '\0' ? "" : ".", style);
    }
  return g_string_free_and_steal (text);
}
