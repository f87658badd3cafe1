/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-tooltip.h"

#define PENDING "hk-tooltip"

/* A tooltip that is set once the frame has been drawn. */
typedef struct
{
  char *text;
  guint source;
} Pending;

static void
pending_free (gpointer data)
{
  Pending *pending = data;

  g_clear_handle_id (&pending->source, g_source_remove);
  g_free (pending->text);
  g_free (pending);
}

static gboolean
pending_cb (gpointer data)
{
  GtkWidget *widget = data;
  Pending *pending = g_object_steal_data (G_OBJECT (widget), PENDING);

  pending->source = 0;
  gtk_widget_set_tooltip_text (widget, pending->text);
  pending_free (pending);
  return G_SOURCE_REMOVE;
}

/* Sets the tooltip where it differs. GTK asks the display server for the pointer each time that one is set on a widget that is
 * visible, and waits for its answers. So a widget that stands nowhere yet is hidden meanwhile, and any other gets its tooltip when
 * the frame has been drawn.
 * @text: (nullable): a text without markup; %NULL for no tooltip */
void
hk_tooltip_set (GtkWidget  *widget,
                const char *text)
{
  Pending *pending;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), PENDING, NULL);
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;
  if (gtk_widget_get_parent (widget) == NULL && !GTK_IS_NATIVE (widget) && gtk_widget_get_visible (widget))
    {
      gtk_widget_set_visible (widget, FALSE);
      gtk_widget_set_tooltip_text (widget, text);
      gtk_widget_set_visible (widget, TRUE);
      return;
    }
  pending = g_new (Pending, 1);
  pending->text = g_strdup (text);
  pending->source = g_idle_add (pending_cb, widget);
  g_object_set_data_full (G_OBJECT (widget), PENDING, pending, pending_free);
}

/* Returns (transfer none) (nullable): the tooltip, also one that hk_tooltip_set() has yet to set. */
const char *
hk_tooltip_get (GtkWidget *widget)
{
  Pending *pending;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  pending = g_object_get_data (G_OBJECT (widget), PENDING);
  return pending != NULL ? pending->text : gtk_widget_get_tooltip_text (widget);
}
