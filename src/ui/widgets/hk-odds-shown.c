/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-odds-shown.h"

/* Which odds are in sight, for whoever shows them to others as well. A widget tells them when it works them out, and they count as
 * long as it is on the screen. What is told is for everybody: nothing in it may come from what one person sees alone. */
struct _HkOddsShown
{
  GObject    parent_instance;

  GPtrArray *widgets;  /* not owned: they go by themselves; in the order in which they came */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkOddsShown, hk_odds_shown, G_TYPE_OBJECT)

#define NUMBER "hk-odds-number"
#define WHAT   "hk-odds-what"

static void
hk_odds_shown_finalize (GObject *object)
{
  g_ptr_array_unref (HK_ODDS_SHOWN (object)->widgets);
  G_OBJECT_CLASS (hk_odds_shown_parent_class)->finalize (object);
}

static void
hk_odds_shown_class_init (HkOddsShownClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_odds_shown_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_odds_shown_init (HkOddsShown *self)
{
  self->widgets = g_ptr_array_new ();
}

/* Returns (transfer none): what there is of it. */
HkOddsShown *
hk_odds_shown_get_default (void)
{
  static HkOddsShown *shown;

  if (shown == NULL)
    shown = g_object_new (HK_TYPE_ODDS_SHOWN, NULL);
  return shown;
}

static void
tell_changed (void)
{
  g_signal_emit (hk_odds_shown_get_default (), signals[CHANGED], 0);
}

static void
gone_cb (gpointer  data,
         GObject  *widget)
{
  g_ptr_array_remove (hk_odds_shown_get_default ()->widgets, widget);
  tell_changed ();
}

/* Tells the odds that a widget shows now.
 * @number: (nullable): the chance, as a person reads it; %NULL none
 * @what: (nullable): what it is the chance of */
void
hk_odds_shown_tell (GtkWidget  *widget,
                    const char *number,
                    const char *what)
{
  GPtrArray *widgets = hk_odds_shown_get_default ()->widgets;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (!g_ptr_array_find (widgets, widget, NULL))
    {
      g_ptr_array_add (widgets, widget);
      g_object_weak_ref (G_OBJECT (widget), gone_cb, NULL);
      g_signal_connect_after (widget, "map", G_CALLBACK (tell_changed), NULL);
      g_signal_connect_after (widget, "unmap", G_CALLBACK (tell_changed), NULL);
    }
  g_object_set_data_full (G_OBJECT (widget), NUMBER, g_strdup (number), g_free);
  g_object_set_data_full (G_OBJECT (widget), WHAT, g_strdup (what), g_free);
  tell_changed ();
}

static gboolean
is_in_sight (GtkWidget *widget,
             GtkWidget *window)
{
  return g_object_get_data (G_OBJECT (widget), NUMBER) != NULL && gtk_widget_get_mapped (widget)
         && GTK_WIDGET (gtk_widget_get_root (widget)) == window;
}

/* Returns (transfer container) (element-type GtkWidget): what shows odds in a window now, in the order in which it came; where a
 * dialog does, what is in that dialog. */
GPtrArray *
hk_odds_shown_list (HkOddsShown *self,
                    GtkWidget   *window)
{
  GPtrArray *all = g_ptr_array_new ();
  GtkWidget *dialog = NULL;

  g_return_val_if_fail (HK_IS_ODDS_SHOWN (self), all);

  for (guint i = 0; i < self->widgets->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (self->widgets, i);
      GtkWidget *inside = gtk_widget_get_ancestor (widget, ADW_TYPE_DIALOG);

      if (!is_in_sight (widget, window) || (inside == NULL && dialog != NULL))
        continue;
      if (inside != dialog)
        g_ptr_array_set_size (all, 0);
      dialog = inside;
      g_ptr_array_add (all, widget);
    }
  return all;
}

/* Returns (transfer none): the chance that a widget shows, as a person reads it.
 * @widget: of hk_odds_shown_list()
 * @what: (out) (optional) (transfer none) (nullable): what it is the chance of */
const char *
hk_odds_shown_read (GtkWidget   *widget,
                    const char **what)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  if (what != NULL)
    *what = g_object_get_data (G_OBJECT (widget), WHAT);
  return g_object_get_data (G_OBJECT (widget), NUMBER);
}
