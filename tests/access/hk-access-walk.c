/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-name.h"
#include "hk-access-walk.h"
#include "ui/table/hk-move-option-button.h"

#define TARGET 44

/* A fault is told once, wherever else the same widget stands. */
static void
blame (const char *page,
       GtkWidget  *widget,
       const char *fault)
{
  static GHashTable *told;
  g_autofree char *where = hk_access_describe (widget);
  char *line = g_strdup_printf ("%s: %s", fault, where);

  if (told == NULL)
    told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_test_fail ();
  if (g_hash_table_add (told, line))
    g_printerr ("%s: %s\n", page, line);
}

/* The borders count, the margins do not. A pixel may be lost to a width that is divided. */
static void
check_size (GtkWidget  *widget,
            const char *page)
{
  graphene_rect_t bounds;
  g_autofree char *fault = NULL;

  if (!gtk_widget_compute_bounds (widget, widget, &bounds))
    return;
  if (bounds.size.width >= TARGET - 0.5f && bounds.size.height >= TARGET - 0.5f)
    return;
  fault = g_strdup_printf ("%d × %d pixels", (int) bounds.size.width, (int) bounds.size.height);
  blame (page, widget, fault);
}

static void
check (GtkWidget  *widget,
       const char *page)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (!hk_access_is_part (widget))
    {
      if (hk_access_needs_name (widget) && !hk_access_is_named (widget))
        blame (page, widget, "no name");
      if (hk_access_is_target (widget))
        check_size (widget, page);
    }
  if (ADW_IS_NAVIGATION_PAGE (widget) && adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (widget))[0] == '\0')
    blame (page, widget, "no title");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check (child, page);
}

/* Whose action it is where widgets of one class have one each, such as the rows of a list; NULL for one of a group. */
static GtkWidget *
find_owner (GtkWidget  *widget,
            const char *action)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const GVariantType *parameter_type;
      const char *property;
      const char *name;
      GType owner;

      for (guint i = 0; gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (widget), i, &owner, &name, &parameter_type, &property); i++)
        if (g_str_equal (name, action))
          return widget;
    }
  return NULL;
}

/* What a button does whose action and target say it; NULL for any other, and for one that looks up a rule, which is cited wherever it
 * is followed. */
static char *
describe_action (GtkWidget *widget)
{
  const char *name = GTK_IS_BUTTON (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;
  GVariant *target = name == NULL ? NULL : gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
  g_autofree char *text = target == NULL ? NULL : g_variant_print (target, FALSE);

  return name == NULL || g_str_equal (name, "win.show-rule") ? NULL : g_strdup_printf ("%s %s (%p)", name, text == NULL ? "" : text, (void *) find_owner (widget, name));
}

/* What a button does and still asks; NULL for any of which that is not known, and for the small one that asks for details besides. */
static char *
describe_option (GtkWidget *widget)
{
  HkMoveOption *option;
  g_autoptr (HkMove) move = NULL;
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *text = NULL;
  g_autofree char *missing = NULL;
  const char * const *names;

  if (!HK_IS_MOVE_OPTION_BUTTON (widget))
    return describe_action (widget);
  if (gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
    return NULL;
  option = hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (widget));
  move = hk_move_option_make_move (option);
  json_node_take_object (node, hk_move_to_json (move));
  text = json_to_string (node, FALSE);
  names = hk_move_option_get_missing (option);
  missing = names == NULL ? NULL : g_strjoinv (" ", (char **) names);
  return g_strdup_printf ("%s %s", text, missing == NULL ? "" : missing);
}

static void
list_twice (GtkWidget  *widget,
            GHashTable *options,
            GPtrArray  *twice)
{
  g_autofree char *option = NULL;

  if (!gtk_widget_get_mapped (widget))
    return;
  option = gtk_widget_is_sensitive (widget) ? describe_option (widget) : NULL;
  if (option != NULL && !g_hash_table_add (options, g_strdup (option)))
    g_ptr_array_add (twice, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_twice (child, options, twice);
}

/**
 * hk_access_list_twice:
 * @root: a widget on the screen
 *
 * Returns: (transfer container) (element-type GtkWidget): each button in sight that can be pressed and does what another one does that
 *   stands before it
 */
GPtrArray *
hk_access_list_twice (GtkWidget *root)
{
  g_autoptr (GHashTable) options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *twice = g_ptr_array_new ();

  list_twice (root, options, twice);
  return twice;
}

/* The same action is not twice in sight. */
static void
check_options (GtkWidget  *root,
               const char *page)
{
  g_autoptr (GPtrArray) twice = hk_access_list_twice (root);

  for (guint i = 0; i < twice->len; i++)
    {
      g_autofree char *option = describe_option (g_ptr_array_index (twice, i));
      g_autofree char *fault = g_strdup_printf ("the same action twice, %s", option);

      blame (page, g_ptr_array_index (twice, i), fault);
    }
}

static void
list_menu_buttons (GtkWidget *widget,
                   GPtrArray *buttons)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_is_sensitive (widget))
    g_ptr_array_add (buttons, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_menu_buttons (child, buttons);
}

/* Menus of one kind look alike: each kind is opened once at each width. */
static void
walk_menus (GtkWidget  *root,
            const char *page)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new_with_free_func (g_object_unref);
  const int width = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (root)));
  static GHashTable *kinds;

  if (kinds == NULL)
    kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  list_menu_buttons (root, buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (buttons, i);
      GtkPopover *popover;
      g_autofree char *inside = NULL;
      g_autofree char *kind = hk_access_describe (button);

      if (!g_hash_table_add (kinds, g_strdup_printf ("%d %s", width, kind)) || !gtk_widget_get_mapped (button))
        continue;
      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      hk_fixture_settle ();
      popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
      inside = g_strdup_printf ("%s (menu)", page);
      if (popover != NULL)
        check (GTK_WIDGET (popover), inside);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
      hk_fixture_settle ();
    }
}

/**
 * hk_access_walk:
 * @window: a window on the screen
 * @page: what is in sight, for the list of faults
 *
 * Looks at every widget in sight, in the dialog where there is one, and in the menus. The test has failed where a control
 * has no name or is too small for a thumb, and where two buttons do the same; each such widget is listed.
 */
void
hk_access_walk (HkWindow   *window,
                const char *page)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  GtkWidget *root = dialog != NULL ? GTK_WIDGET (dialog) : GTK_WIDGET (window);
  g_autofree char *where = g_strdup_printf ("%s at %d", page, gtk_widget_get_width (GTK_WIDGET (window)));

  hk_fixture_settle ();
  if (dialog != NULL && adw_dialog_get_title (dialog)[0] == '\0' && !ADW_IS_ALERT_DIALOG (dialog))
    blame (where, GTK_WIDGET (dialog), "no title");
  check (root, where);
  check_options (root, where);
  walk_menus (root, where);
}
