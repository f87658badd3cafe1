/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-step-list.h"
#include "hk-step-row.h"
#include "ui/display/hk-pane.h"

/* The checklist: the phases, a line each. One of them is open with its steps: the one that is on, or another that
 * was tapped. */
struct _HkStepList
{
  GtkWidget   parent_instance;

  GtkWidget  *pane;
  GtkWidget  *list;
  GListModel *steps;
  GStrv       reminders;
  char       *now;       /* the phase that is on */
  char       *open;      /* the phase whose steps show; NULL for none */
  GPtrArray  *lines;     /* Line, as the rows show them */
};

/* What a row shows. */
typedef struct
{
  HkStep  *step;         /* of a phase, its first */
  gboolean is_phase;
  gboolean is_now;       /* of a phase: whether it is on */
  gboolean is_open;
  guint    n_done;
  guint    n_steps;
  GStrv    reminders;    /* (nullable): of the table, behind the step that is on */
} Line;

enum
{
  SHOW_RULE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkStepList, hk_step_list, GTK_TYPE_WIDGET)

static guint
count_steps (HkStepList *self)
{
  return self->steps == NULL ? 0 : g_list_model_get_n_items (self->steps);
}

static HkStep *
get_step (HkStepList *self,
          guint       number)
{
  g_autoptr (HkStep) step = g_list_model_get_item (self->steps, number);

  return step;
}

static gboolean
is_phase (HkStepList *self,
          guint       number,
          const char *phase)
{
  return number < count_steps (self) && g_strcmp0 (hk_step_get_phase (get_step (self, number)), phase) == 0;
}

/* The phase of the step that is on; where none is, of the first that is to do after the set-up, or of the last. */
static const char *
find_now (HkStepList *self)
{
  const guint n = count_steps (self);
  HkStep *todo = NULL;

  for (guint i = 0; i < n; i++)
    {
      HkStep *step = get_step (self, i);

      if (hk_step_get_state (step) == HK_STEP_CURRENT)
        return hk_step_get_phase (step);
      if (todo == NULL && hk_step_get_state (step) == HK_STEP_TODO && !g_str_equal (hk_step_get_phase (step), "setup"))
        todo = step;
    }
  return n == 0 ? NULL : hk_step_get_phase (todo != NULL ? todo : get_step (self, n - 1));
}

static void
line_free (gpointer data)
{
  Line *line = data;

  g_object_unref (line->step);
  g_strfreev (line->reminders);
  g_free (line);
}

static gboolean
lines_are_equal (const Line *a,
                 const Line *b)
{
  if (a->is_phase != b->is_phase)
    return FALSE;
  if (a->is_phase)
    return a->is_now == b->is_now && a->is_open == b->is_open && a->n_done == b->n_done && a->n_steps == b->n_steps
           && g_str_equal (hk_step_get_phase (a->step), hk_step_get_phase (b->step))
           && g_str_equal (hk_step_get_phase_title (a->step), hk_step_get_phase_title (b->step));
  if (a->reminders == NULL || b->reminders == NULL)
    return a->reminders == b->reminders && hk_step_equal (a->step, b->step);
  return g_strv_equal ((const char * const *) a->reminders, (const char * const *) b->reminders) && hk_step_equal (a->step, b->step);
}

static Line *
add_line (GPtrArray *lines,
          HkStep    *step)
{
  Line *line = g_new0 (Line, 1);

  line->step = g_object_ref (step);
  g_ptr_array_add (lines, line);
  return line;
}

/* Adds the phase that begins with the step @first. Returns the first step of the next one. */
static guint
add_phase (HkStepList *self,
           GPtrArray  *lines,
           guint       first)
{
  HkStep *step = get_step (self, first);
  const char *phase = hk_step_get_phase (step);
  Line *line = add_line (lines, step);
  guint end;

  line->is_phase = TRUE;
  line->is_now = g_strcmp0 (phase, self->now) == 0;
  line->is_open = g_strcmp0 (phase, self->open) == 0;
  for (end = first; is_phase (self, end, phase); end++)
    {
      const HkStepState state = hk_step_get_state (get_step (self, end));

      line->n_done += state == HK_STEP_DONE || state == HK_STEP_SKIPPED;
    }
  line->n_steps = end - first;
  for (guint i = first; line->is_open && i < end; i++)
    {
      Line *below = add_line (lines, get_step (self, i));

      if (hk_step_get_state (below->step) == HK_STEP_CURRENT)
        below->reminders = g_strdupv (self->reminders);
    }
  return end;
}

static void
show_line (GtkListBoxRow *row,
           const Line    *line)
{
  if (line->is_phase)
    hk_step_row_show_phase (HK_STEP_ROW (row), line->step, line->n_done, line->n_steps, line->is_now, line->is_open);
  else
    hk_step_row_show (HK_STEP_ROW (row), line->step, (const char * const *) line->reminders);
}

/* Only those rows change that show something else. */
static void
show_lines (HkStepList *self,
            GPtrArray  *taken)
{
  g_autoptr (GPtrArray) old = self->lines;
  GtkListBox *list = GTK_LIST_BOX (self->list);
  guint head = 0;
  guint tail = 0;

  self->lines = taken;
  while (head < MIN (old->len, taken->len) && lines_are_equal (old->pdata[head], taken->pdata[head]))
    head++;
  while (head + tail < MIN (old->len, taken->len)
         && lines_are_equal (old->pdata[old->len - 1 - tail], taken->pdata[taken->len - 1 - tail]))
    tail++;
  for (guint i = taken->len; i < old->len; i++)
    gtk_list_box_remove (list, GTK_WIDGET (gtk_list_box_get_row_at_index (list, (int) (taken->len - tail))));
  for (guint i = old->len; i < taken->len; i++)
    gtk_list_box_insert (list, hk_step_row_new (), (int) (old->len - tail));
  for (guint i = head; i < taken->len - tail; i++)
    show_line (gtk_list_box_get_row_at_index (list, (int) i), taken->pdata[i]);
}

static void
update (HkStepList *self)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);

  if (g_set_str (&self->now, find_now (self)))
    g_set_str (&self->open, self->now);
  for (guint i = 0; i < count_steps (self);)
    i = add_phase (self, lines, i);
  show_lines (self, lines);
}

static GtkWidget *
find_row (HkStepList *self,
          const char *phase,
          gboolean    is_now)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++)
    {
      HkStep *step = hk_step_row_get_step (HK_STEP_ROW (row));

      if (is_now ? !hk_step_row_is_phase (HK_STEP_ROW (row)) && hk_step_get_state (step) == HK_STEP_CURRENT
                 : hk_step_row_is_phase (HK_STEP_ROW (row)) && g_strcmp0 (hk_step_get_phase (step), phase) == 0)
        return GTK_WIDGET (row);
    }
  return NULL;
}

static void
toggle_phase (HkStepList *self,
              const char *phase)
{
  g_autofree char *wanted = g_strdup (phase);

  g_set_str (&self->open, g_strcmp0 (wanted, self->open) == 0 ? NULL : wanted);
  update (self);
  gtk_widget_grab_focus (find_row (self, wanted, FALSE));
}

/* What a row leads to never changes the game. */
static void
row_activated_cb (HkStepList *self,
                  HkStepRow  *row)
{
  HkStep *step = hk_step_row_get_step (row);

  if (hk_step_row_is_phase (row))
    toggle_phase (self, hk_step_get_phase (step));
  else if (hk_step_get_state (step) != HK_STEP_CURRENT)
    hk_step_row_offer (row);
  else if (hk_step_get_rule (step) != NULL)
    g_signal_emit (self, signals[SHOW_RULE], 0, hk_step_get_rule (step));
}

static void
show_rule_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  g_signal_emit (widget, signals[SHOW_RULE], 0, g_variant_get_string (parameter, NULL));
}

static void
hk_step_list_dispose (GObject *object)
{
  HkStepList *self = HK_STEP_LIST (object);

  hk_step_list_set_model (self, NULL);
  g_clear_pointer (&self->pane, gtk_widget_unparent);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_pointer (&self->reminders, g_strfreev);
  g_clear_pointer (&self->now, g_free);
  g_clear_pointer (&self->open, g_free);
  G_OBJECT_CLASS (hk_step_list_parent_class)->dispose (object);
}

static void
hk_step_list_class_init (HkStepListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_step_list_dispose;

  signals[SHOW_RULE] = g_signal_new ("show-rule", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "steps.show-rule", "s", show_rule_action);
}

static void
hk_step_list_init (HkStepList *self)
{
  self->lines = g_ptr_array_new_with_free_func (line_free);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (self->list, "navigation-sidebar");
  gtk_widget_add_css_class (self->list, "hk-steps");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Steps"), -1);
  self->pane = g_object_new (HK_TYPE_PANE, "child", self->list, NULL);
  gtk_widget_set_parent (self->pane, GTK_WIDGET (self));
}

/* @steps: (nullable): a list of #HkStep */
void
hk_step_list_set_model (HkStepList *self,
                        GListModel *steps)
{
  if (self->steps == steps)
    return;
  if (self->steps != NULL)
    g_signal_handlers_disconnect_by_func (self->steps, update, self);
  g_set_object (&self->steps, steps);
  if (self->steps != NULL)
    g_signal_connect_object (self->steps, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* Shows @reminders after those of the step that is on, as far as there is room.
 * @reminders: (nullable): what to keep in mind at the table as it is; %NULL at the end */
void
hk_step_list_set_reminders (HkStepList         *self,
                            const char * const *reminders)
{
  static const char * const none[] = { NULL };

  if (reminders == NULL)
    reminders = none;
  if (self->reminders != NULL && g_strv_equal ((const char * const *) self->reminders, reminders))
    return;
  g_strfreev (self->reminders);
  self->reminders = g_strdupv ((GStrv) reminders);
  update (self);
}

/* Moves the focus to the step that is now, which also brings it into view; without one, to the phase that is. */
void
hk_step_list_focus_current (HkStepList *self)
{
  GtkWidget *row;

  if (g_strcmp0 (self->open, self->now) != 0)
    {
      g_set_str (&self->open, self->now);
      update (self);
    }
  row = find_row (self, NULL, TRUE);
  if (row == NULL)
    row = find_row (self, self->now, FALSE);
  if (row != NULL)
    gtk_widget_grab_focus (row);
}
