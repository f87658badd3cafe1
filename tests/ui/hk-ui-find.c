/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/screen/hk-screen.h"
#include "ui/widgets/hk-tooltip.h"

#include <glib/gi18n.h>

static const char *
get_text (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
    return gtk_button_get_label (GTK_BUTTON (widget));
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_label (GTK_LABEL (widget));
  if (ADW_IS_PREFERENCES_ROW (widget))
    return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget));
  if (GTK_IS_ACTIONABLE (widget) && gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) != NULL)
    return gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
  return hk_tooltip_get (widget);
}

static GtkWidget *
seek (GtkWidget          *root,
      gboolean            hidden,
      GType               type,
      HkFixtureMatchFunc  matches,
      gconstpointer       data)
{
  if (!hidden && !gtk_widget_get_visible (root))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && (matches == NULL || matches (root, data)))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = seek (child, hidden, type, matches, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/**
 * hk_fixture_find_where:
 * @root: where to begin
 * @type: what is sought
 * @matches: says whether a widget of @type is the one
 * @data: for @matches
 *
 * Returns: (transfer none) (nullable): the first such widget, in sight or hidden
 */
GtkWidget *
hk_fixture_find_where (GtkWidget          *root,
                       GType               type,
                       HkFixtureMatchFunc  matches,
                       gconstpointer       data)
{
  return seek (root, TRUE, type, matches, data);
}

/* Whether @found is @text, in English or in the language of the window. */
static gboolean
is_text (const char *found,
         const char *text)
{
  return g_strcmp0 (found, text) == 0 || g_strcmp0 (found, g_dgettext (GETTEXT_PACKAGE, text)) == 0;
}

static gboolean
has_text (GtkWidget     *widget,
          gconstpointer  text)
{
  return is_text (get_text (widget), text);
}

/**
 * hk_fixture_find:
 * @root: where to begin
 * @type: what is sought
 * @text: (nullable): its label, title, action or tooltip, in English; %NULL for any
 *
 * Returns: (transfer none) (nullable): the first such widget in sight
 */
GtkWidget *
hk_fixture_find (GtkWidget  *root,
                 GType       type,
                 const char *text)
{
  return seek (root, FALSE, type, text == NULL ? NULL : has_text, text);
}

/**
 * hk_fixture_says:
 * @root: where to look
 * @text: the whole text of a label
 *
 * Returns: whether a label in sight says just that
 */
gboolean
hk_fixture_says (GtkWidget  *root,
                 const char *text)
{
  return hk_fixture_find (root, GTK_TYPE_LABEL, text) != NULL;
}

/**
 * hk_fixture_mentions:
 * @root: where to look
 * @part: some of the text of a label
 *
 * Returns: whether a label on the screen says that, among other things
 */
gboolean
hk_fixture_mentions (GtkWidget  *root,
                     const char *part)
{
  if (!gtk_widget_get_mapped (root))
    return FALSE;
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), part) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (hk_fixture_mentions (child, part))
      return TRUE;
  return FALSE;
}

static gboolean
is_called (GtkWidget     *button,
           gconstpointer  text)
{
  return is_text (gtk_button_get_label (GTK_BUTTON (button)), text)
         || is_text (hk_tooltip_get (button), text);
}

static gboolean
holds (GtkWidget     *button,
       gconstpointer  text)
{
  return hk_fixture_says (button, text);
}

/**
 * hk_fixture_find_button:
 * @root: where to begin
 * @text: its label, its tooltip, or what a label inside says, in English
 *
 * Returns: (transfer none) (nullable): the first such button in sight; one that is called so comes before one that only
 *   holds such a label
 */
GtkWidget *
hk_fixture_find_button (GtkWidget  *root,
                        const char *text)
{
  GtkWidget *button = seek (root, FALSE, GTK_TYPE_BUTTON, is_called, text);

  return button != NULL ? button : seek (root, FALSE, GTK_TYPE_BUTTON, holds, text);
}

/**
 * hk_fixture_get_controller:
 * @widget: a widget
 * @type: a kind of #GtkEventController
 *
 * Returns: (transfer none) (type GtkEventController): the first such controller of the widget, and there must be one
 */
gpointer
hk_fixture_get_controller (GtkWidget *widget,
                           GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  g_assert_not_reached ();
}

/**
 * hk_fixture_type_digit:
 * @keys: what hk_widget_press_by_digits() was asked for
 * @digit: 0 to 9
 *
 * Types the digit, and lets happen what it does.
 *
 * Returns: whether it does anything
 */
gboolean
hk_fixture_type_digit (GtkWidget *keys,
                       guint      digit)
{
  g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (hk_fixture_get_controller (keys, GTK_TYPE_SHORTCUT_CONTROLLER), digit);
  const gboolean done = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, keys, NULL);

  hk_fixture_settle ();
  return done;
}

/**
 * hk_fixture_press:
 * @button: a button, which must be sensitive
 *
 * Clicks it, and lets happen what it does.
 */
void
hk_fixture_press (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  hk_fixture_settle ();
}

/**
 * hk_fixture_click:
 * @root: where to begin
 * @text: as for hk_fixture_find_button()
 *
 * Clicks the button of that name, which must be there and sensitive.
 */
void
hk_fixture_click (GtkWidget  *root,
                  const char *text)
{
  GtkWidget *button = hk_fixture_find_button (root, text);

  if (button == NULL)
    g_error ("There is no button “%s”.", text);
  hk_fixture_press (button);
}

/**
 * hk_fixture_activate:
 * @widget: where the action is sought, and above
 * @action: its name, of an action without a parameter
 *
 * Activates an action that must be there, and lets happen what it does.
 */
void
hk_fixture_activate (GtkWidget  *widget,
                     const char *action)
{
  if (!gtk_widget_activate_action (widget, action, NULL))
    g_error ("There is no action “%s”.", action);
  hk_fixture_settle ();
}

/**
 * hk_fixture_has_dialog:
 * @window: (type HkWindow): a window
 *
 * Returns: whether it shows a dialog; a condition for hk_fixture_wait()
 */
gboolean
hk_fixture_has_dialog (gpointer window)
{
  return adw_application_window_get_visible_dialog (window) != NULL;
}

/**
 * hk_fixture_has_no_dialog:
 * @window: (type HkWindow): a window
 *
 * Returns: whether it shows none; a condition for hk_fixture_wait()
 */
gboolean
hk_fixture_has_no_dialog (gpointer window)
{
  return !hk_fixture_has_dialog (window);
}

/**
 * hk_fixture_has_session:
 * @window: (type HkWindow): a window
 *
 * Returns: whether it shows a game; a condition for hk_fixture_wait()
 */
gboolean
hk_fixture_has_session (gpointer window)
{
  return hk_window_get_session (window) != NULL;
}

/**
 * hk_fixture_has_no_session:
 * @window: (type HkWindow): a window
 *
 * Returns: whether it shows no game; a condition for hk_fixture_wait()
 */
gboolean
hk_fixture_has_no_session (gpointer window)
{
  return !hk_fixture_has_session (window);
}

/**
 * hk_fixture_get_dialog:
 * @window: a window
 *
 * Returns: (transfer none): the dialog that it shows, and it must show one
 */
GtkWidget *
hk_fixture_get_dialog (HkWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  g_assert_nonnull (dialog);
  return GTK_WIDGET (dialog);
}

/**
 * hk_fixture_get_page:
 * @window: a window
 *
 * Returns: (transfer none): the page that is in sight
 */
AdwNavigationPage *
hk_fixture_get_page (HkWindow *window)
{
  GtkWidget *view = hk_fixture_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL);

  return adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view));
}

static gboolean
is_titled (GtkWidget     *row,
           gconstpointer  title)
{
  return g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0;
}

/**
 * hk_fixture_wait_for_alert:
 * @window: a window
 *
 * Returns: (transfer none): the question that it asks, once it does
 */
AdwAlertDialog *
hk_fixture_wait_for_alert (HkWindow *window)
{
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, window));
  return ADW_ALERT_DIALOG (hk_fixture_get_dialog (window));
}

/**
 * hk_fixture_answer:
 * @window: a window that asks something
 * @response: one that the question has
 *
 * Answers as a person does, and waits for what comes of it.
 */
void
hk_fixture_answer (HkWindow   *window,
                   const char *response)
{
  AdwAlertDialog *dialog = hk_fixture_wait_for_alert (window);

  g_assert_true (adw_alert_dialog_has_response (dialog, response));
  g_signal_emit_by_name (dialog, "response", response);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  hk_fixture_settle ();
}

/**
 * hk_fixture_open_screen:
 * @window: a window that shows a table
 *
 * Opens the table screen in a window of its own.
 *
 * Returns: (transfer none): that window
 */
GtkWidget *
hk_fixture_open_screen (HkWindow *window)
{
  GtkWidget *row;

  hk_fixture_activate (GTK_WIDGET (hk_fixture_get_page (window)), "table.screen");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, window));
  row = hk_fixture_find_where (hk_fixture_get_dialog (window), ADW_TYPE_ACTION_ROW, is_titled, "In a Window");
  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, window));
  hk_fixture_settle ();
  return hk_screen_find (GTK_WINDOW (window));
}

static gboolean
take_item (GtkWidget  *button,
           GMenuModel *menu,
           const char *label)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GVariant) target = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);
      g_autofree char *said = NULL;
      g_autofree char *action = NULL;

      if (section != NULL && take_item (button, section, label))
        return TRUE;
      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &said);
      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
      if (g_strcmp0 (said, label) != 0)
        continue;
      if (!gtk_widget_activate_action_variant (button, action, target))
        g_error ("The item “%s” does nothing.", label);
      return TRUE;
    }
  return FALSE;
}

/**
 * hk_fixture_take_item:
 * @root: what holds a button with a menu
 * @label: what an item of the menu says
 *
 * Takes the item as a tap does: by the action and the target that the menu has for it.
 */
void
hk_fixture_take_item (GtkWidget  *root,
                      const char *label)
{
  GtkWidget *button = hk_fixture_find (root, GTK_TYPE_MENU_BUTTON, NULL);
  GMenuModel *menu;

  /* There may be no menu before it is opened. */
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
  if (menu == NULL || !take_item (button, menu, label))
    g_error ("There is no item “%s”.", label);
  hk_fixture_settle ();
}
