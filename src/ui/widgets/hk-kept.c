/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-kept.h"

/* Children that are made anew only where they would show something else: making one, and giving it its style and its room, takes
 * far longer than telling that it would be the same. */

#define KEY "hk-kept"

static gboolean
is_same (GtkWidget  *child,
         const char *key)
{
  return g_strcmp0 (g_object_get_data (G_OBJECT (child), KEY), key) == 0;
}

static void
set_key (GtkWidget  *child,
         const char *key)
{
  g_object_set_data_full (G_OBJECT (child), KEY, g_strdup (key), g_free);
}

static void
insert (GtkWidget *box,
        GtkWidget *child,
        GtkWidget *previous,
        guint      number)
{
  if (GTK_IS_LIST_BOX (box))
    gtk_list_box_insert (GTK_LIST_BOX (box), child, (int) number);
  else if (ADW_IS_WRAP_BOX (box))
    adw_wrap_box_insert_child_after (ADW_WRAP_BOX (box), child, previous);
  else
    gtk_widget_insert_after (child, box, previous);
}

static void
take_out (GtkWidget *box,
          GtkWidget *child)
{
  if (GTK_IS_LIST_BOX (box))
    gtk_list_box_remove (GTK_LIST_BOX (box), child);
  else if (ADW_IS_WRAP_BOX (box))
    adw_wrap_box_remove (ADW_WRAP_BOX (box), child);
  else
    gtk_widget_unparent (child);
}

/* Puts a child in the place of @old, which may be NULL; the keyboard stays where it was. */
static GtkWidget *
replace (GtkWidget  *box,
         GtkWidget  *old,
         GtkWidget  *previous,
         guint       number,
         const char *key,
         GtkWidget  *made)
{
  g_autoptr (GtkWidget) child = g_object_take_ref (made);
  const gboolean has_focus = old != NULL && gtk_widget_get_focus_child (box) == old;

  set_key (child, key);
  insert (box, child, previous, number);
  if (has_focus)
    gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD);
  if (old != NULL)
    take_out (box, old);
  return child;
}

/* Shows a child for each of several things, and keeps those that would be the same.
 * @box: a GtkListBox, an AdwWrapBox, or a GtkBox or a widget of ours that holds nothing else
 * @keys: for each thing all that its child shows and does, with its number where that matters
 * @make: makes the child of one of them; a GtkListBoxRow for a list box */
void
hk_kept_show (GtkWidget          *box,
              const char * const *keys,
              HkKeptMake          make,
              gpointer            self)
{
  hk_kept_show_change (box, keys, make, NULL, self);
}

/* As hk_kept_show(), where a child may also show another thing than before.
 * @change: (nullable): lets a child show one of them; returns whether it can, or else one is made anew */
void
hk_kept_show_change (GtkWidget          *box,
                     const char * const *keys,
                     HkKeptMake          make,
                     HkKeptChange        change,
                     gpointer            self)
{
  const guint n = g_strv_length ((GStrv) keys);
  g_autoptr (GPtrArray) old = g_ptr_array_new ();
  GtkWidget *previous = NULL;
  guint tail = 0;

  g_return_if_fail (GTK_IS_WIDGET (box));

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    g_ptr_array_add (old, child);
  while (tail < MIN (n, old->len) && is_same (old->pdata[old->len - 1 - tail], keys[n - 1 - tail]))
    tail++;
  for (guint i = 0; i < n - tail; i++)
    {
      GtkWidget *there = i < old->len - tail ? old->pdata[i] : NULL;

      if (there != NULL && !is_same (there, keys[i]) && change != NULL && change (self, there, i))
        set_key (there, keys[i]);
      previous = there != NULL && is_same (there, keys[i]) ? there : replace (box, there, previous, i, keys[i], make (self, i));
    }
  for (guint i = n - tail; i < old->len - tail; i++)
    take_out (box, old->pdata[i]);
}
