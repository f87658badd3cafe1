/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-focus-memory.h"

#include <adwaita.h>

/* Remembers where in a window the focus of the keyboard is. When the control that has it goes away, because it is
 * made anew, hidden or can no longer be used, the focus goes to what has come in its place, or else to what is
 * nearest. The toolkit would leave it nowhere, or begin again at the top of the window. */
struct _HkFocusMemory
{
  GObject       parent_instance;

  GtkWindow    *window;    /* not owned; it outlives this */
  GSignalGroup *control;   /* that has the focus */
  GPtrArray    *way;       /* Step: from the control outwards */
  GPtrArray    *beneath;   /* the same of the page while a dialog has the focus; NULL while none has */
  gboolean      is_astray; /* whether the focus came back from a dialog to the top of the page */
  guint         search;    /* of the main context, 0 for none */
};

/* A widget on the way, and which of its parent's children it was. */
typedef struct
{
  GWeakRef widget;
  guint    index;
} Step;

G_DEFINE_FINAL_TYPE (HkFocusMemory, hk_focus_memory, G_TYPE_OBJECT)

static void
step_free (gpointer data)
{
  Step *self = data;

  g_weak_ref_clear (&self->widget);
  g_free (self);
}

static guint
count_before (GtkWidget *widget)
{
  guint n = 0;

  while ((widget = gtk_widget_get_prev_sibling (widget)) != NULL)
    n++;
  return n;
}

static void
remember (HkFocusMemory *self,
          GtkWidget     *focus)
{
  g_ptr_array_set_size (self->way, 0);
  for (GtkWidget *widget = focus; widget != NULL && widget != GTK_WIDGET (self->window); widget = gtk_widget_get_parent (widget))
    {
      Step *step = g_new0 (Step, 1);

      g_weak_ref_init (&step->widget, widget);
      step->index = count_before (widget);
      g_ptr_array_add (self->way, step);
    }
}

static gboolean
is_usable (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget) && gtk_widget_get_can_focus (widget);
}

static gboolean
enter (GtkWidget        *widget,
       GtkDirectionType  direction)
{
  return is_usable (widget) && gtk_widget_child_focus (widget, direction);
}

/* The child at that place, else one after it, else one before it. */
static gboolean
enter_near (GtkWidget *parent,
            guint      index)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);
  GtkWidget *before = NULL;

  for (guint i = 0; i < index && child != NULL; i++)
    {
      before = child;
      child = gtk_widget_get_next_sibling (child);
    }
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (enter (child, GTK_DIR_TAB_FORWARD))
      return TRUE;
  for (; before != NULL; before = gtk_widget_get_prev_sibling (before))
    if (enter (before, GTK_DIR_TAB_BACKWARD))
      return TRUE;
  return FALSE;
}

static GtkWidget *
get_child (GtkWidget *parent,
           guint      index)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);

  for (guint i = 0; i < index && child != NULL && gtk_widget_get_next_sibling (child) != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Goes down from what is left of the way, as the way went, and turns aside as late as it can. */
static gboolean
go_down (HkFocusMemory *self,
         GtkWidget     *from,
         guint          n_below)
{
  const Step *step;
  GtkWidget *child;

  if (n_below == 0)
    return FALSE;
  step = g_ptr_array_index (self->way, n_below - 1);
  child = get_child (from, step->index);
  if (child != NULL && is_usable (child) && go_down (self, child, n_below - 1))
    return TRUE;
  return enter_near (from, step->index);
}

/* With the first control that takes the focus it is another way. */
static void
find_anew (HkFocusMemory *self)
{
  for (guint i = 0; i < self->way->len; i++)
    {
      Step *step = g_ptr_array_index (self->way, i);
      g_autoptr (GtkWidget) widget = g_weak_ref_get (&step->widget);

      if (widget == NULL || gtk_widget_get_root (widget) != GTK_ROOT (self->window) || !is_usable (widget))
        continue;
      if (i == 0 ? gtk_widget_grab_focus (widget) : go_down (self, widget, i))
        return;
    }
}

static gboolean
search_cb (gpointer data)
{
  HkFocusMemory *self = data;
  GtkWidget *focus = gtk_window_get_focus (self->window);
  const gboolean is_astray = self->is_astray;

  self->search = 0;
  self->is_astray = FALSE;
  if ((is_astray || focus == NULL || !is_usable (focus)) && gtk_widget_get_mapped (GTK_WIDGET (self->window)))
    find_anew (self);
  return G_SOURCE_REMOVE;
}

/* Whatever takes a control away puts others in its place, and may lead the focus somewhere itself, before anything is drawn. */
static void
lost_cb (HkFocusMemory *self)
{
  if (self->search == 0 && self->way->len > 0)
    self->search = g_idle_add_full (G_PRIORITY_HIGH_IDLE, search_cb, self, NULL);
}

static void
state_changed_cb (HkFocusMemory *self,
                  GtkStateFlags  before,
                  GtkWidget     *control)
{
  if (!gtk_widget_is_sensitive (control))
    lost_cb (self);
}

/* Whatever was around a control that is gone may still take it for the place where the Tab key goes on, and would pass over
 * all that comes before. */
static void
forget_places (HkFocusMemory *self,
               GtkWidget     *focus)
{
  for (guint i = 1; i < self->way->len; i++)
    {
      Step *step = g_ptr_array_index (self->way, i);
      g_autoptr (GtkWidget) widget = g_weak_ref_get (&step->widget);

      if (widget == NULL || gtk_widget_get_focus_child (widget) == NULL || (focus != NULL && gtk_widget_is_ancestor (focus, widget)))
        continue;
      gtk_widget_set_focus_child (widget, NULL);
    }
}

static gboolean
is_gone (GPtrArray *way)
{
  Step *step = g_ptr_array_index (way, 0);
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&step->widget);

  return widget == NULL || !is_usable (widget);
}

/* A dialog that closes gives the focus to the first control of the page when what opened it is gone.
 *
 * Returns: whether that has just happened */
static gboolean
change_layer (HkFocusMemory *self,
              GtkWidget     *focus)
{
  const gboolean is_above = gtk_widget_get_ancestor (focus, ADW_TYPE_DIALOG) != NULL;

  if (is_above && self->beneath == NULL && self->way->len > 0)
    {
      self->beneath = g_steal_pointer (&self->way);
      self->way = g_ptr_array_new_with_free_func (step_free);
    }
  else if (!is_above && self->beneath != NULL)
    {
      g_ptr_array_unref (self->way);
      self->way = g_steal_pointer (&self->beneath);
      return is_gone (self->way) && gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR) != NULL;
    }
  return FALSE;
}

static void
focus_cb (HkFocusMemory *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  forget_places (self, focus);
  g_signal_group_set_target (self->control, focus);
  if (focus != NULL && change_layer (self, focus))
    {
      self->is_astray = TRUE;
      lost_cb (self);
      return;
    }
  self->is_astray = FALSE;
  if (focus != NULL)
    remember (self, focus);
  /* A dialog that closes gives it back to what opened it, be that hidden by now. */
  if (focus == NULL || !is_usable (focus))
    lost_cb (self);
}

static void
hk_focus_memory_finalize (GObject *object)
{
  HkFocusMemory *self = HK_FOCUS_MEMORY (object);

  g_clear_handle_id (&self->search, g_source_remove);
  g_clear_object (&self->control);
  g_clear_pointer (&self->beneath, g_ptr_array_unref);
  g_ptr_array_unref (self->way);
  G_OBJECT_CLASS (hk_focus_memory_parent_class)->finalize (object);
}

static void
hk_focus_memory_class_init (HkFocusMemoryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_focus_memory_finalize;
}

static void
hk_focus_memory_init (HkFocusMemory *self)
{
  self->way = g_ptr_array_new_with_free_func (step_free);
  self->control = g_signal_group_new (GTK_TYPE_WIDGET);
  g_signal_group_connect_swapped (self->control, "unmap", G_CALLBACK (lost_cb), self);
  g_signal_group_connect_swapped (self->control, "state-flags-changed", G_CALLBACK (state_changed_cb), self);
}

/* Returns (transfer full): a memory that from now on keeps the focus in @window from being lost.
 * @window: a window, which must live as long as what is returned */
HkFocusMemory *
hk_focus_memory_new (GtkWindow *window)
{
  HkFocusMemory *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  self = g_object_new (HK_TYPE_FOCUS_MEMORY, NULL);
  self->window = window;
  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (focus_cb), self, G_CONNECT_SWAPPED);
  return self;
}
