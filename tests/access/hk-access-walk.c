/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-name.h"
#include "hk-access-walk.h"

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
 * has no name or is too small for a thumb; each such widget is listed.
 */
void
hk_access_walk (HkWindow   *window,
                const char *page)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  g_autofree char *where = g_strdup_printf ("%s at %d", page, gtk_widget_get_width (GTK_WIDGET (window)));

  hk_fixture_settle ();
  if (dialog != NULL && adw_dialog_get_title (dialog)[0] == '\0' && !ADW_IS_ALERT_DIALOG (dialog))
    blame (where, GTK_WIDGET (dialog), "no title");
  check (dialog != NULL ? GTK_WIDGET (dialog) : GTK_WIDGET (window), where);
  walk_menus (dialog != NULL ? GTK_WIDGET (dialog) : GTK_WIDGET (window), where);
}
