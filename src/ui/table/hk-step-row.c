/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-step-row.h"

#include <glib/gi18n.h>

#include "ui/display/hk-template.h"
#include "ui/widgets/hk-ink.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* A line of the checklist: a phase with how far it is, or a step of the one that is open. The step that is on is a
 * card with what to keep in mind. */
struct _HkStepRow
{
  GtkListBoxRow parent_instance;

  GtkLabel     *face;
  GtkLabel     *title;
  GtkBox       *reminders;
  GtkLabel     *about;
  GtkButton    *tick_button;

  HkStep       *step;         /* of a phase, its first */
  gboolean      is_phase;
  gboolean      is_odd;       /* how it was drawn; nothing draws it while nothing in it changes */
};

/* More than these are not read. */
#define MAX_REMINDERS 3

HK_DEFINE_TEMPLATE_TYPE (HkStepRow, hk_step_row, GTK_TYPE_LIST_BOX_ROW)

static const char *
describe_state (HkStepState state)
{
  switch (state)
    {
    case HK_STEP_TODO:
      return _("to do");
    case HK_STEP_CURRENT:
      return _("now");
    case HK_STEP_DONE:
      return _("done");
    case HK_STEP_SKIPPED:
      return _("left out");
    }
  g_assert_not_reached ();
}

static void
set_face (HkStepRow   *self,
          HkStepState  state)
{
  static const char * const faces[] = { "○", "●", "✓", "–" };

  gtk_label_set_text (self->face, faces[state]);
  hk_widget_set_class (GTK_WIDGET (self->face), "dimmed", state == HK_STEP_TODO || state == HK_STEP_SKIPPED);
  hk_widget_set_class (GTK_WIDGET (self->face), "accent", state == HK_STEP_CURRENT);
  hk_widget_set_class (GTK_WIDGET (self->face), "success", state == HK_STEP_DONE);
}

static void
set_words (HkStepRow  *self,
           const char *title,
           const char *state)
{
  g_autofree char *spoken = g_strdup_printf ("%s: %s", title, state);

  gtk_label_set_text (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
hk_step_row_dispose (GObject *object)
{
  HkStepRow *self = HK_STEP_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_STEP_ROW);
  g_clear_object (&self->step);
  G_OBJECT_CLASS (hk_step_row_parent_class)->dispose (object);
}

static void
hk_step_row_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  HkStepRow *self = HK_STEP_ROW (widget);

  self->is_odd = !self->is_odd;
  hk_ink_push_piece (snapshot, widget, self->is_odd);
  GTK_WIDGET_CLASS (hk_step_row_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
hk_step_row_class_init (HkStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_step_row_dispose;
  widget_class->snapshot = hk_step_row_snapshot;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-step-row.ui");
  HK_BIND_CHILDREN (widget_class, HkStepRow, face, title, reminders, about, tick_button);
}

static GtkWidget *
make_reminder (gpointer texts,
               guint    number)
{
  GtkWidget *label = gtk_label_new (((char **) texts)[number]);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

/* @reminders are of the whole table; those of the step come first. */
static void
show_reminders (HkStepRow          *self,
                const char * const *reminders)
{
  const char * const *own = hk_step_get_reminders (self->step);
  const char *shown[MAX_REMINDERS + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; reminders != NULL && own[i] != NULL && n < MAX_REMINDERS; i++)
    shown[n++] = own[i];
  for (guint i = 0; reminders != NULL && reminders[i] != NULL && n < MAX_REMINDERS; i++)
    if (!g_strv_contains (own, reminders[i]))
      shown[n++] = reminders[i];
  hk_kept_show (GTK_WIDGET (self->reminders), shown, make_reminder, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->reminders), n > 0);
}

/* What lines, cards and phases have otherwise. A row may become any of them. */
static void
dress (HkStepRow *self,
       HkStep    *step,
       gboolean   is_phase,
       gboolean   is_card,
       gboolean   is_heading,
       gboolean   is_dimmed)
{
  g_set_object (&self->step, step);
  self->is_phase = is_phase;
  hk_widget_set_class (GTK_WIDGET (self), "hk-step-now", is_card);
  hk_widget_set_class (GTK_WIDGET (self->title), "heading", is_heading);
  hk_widget_set_class (GTK_WIDGET (self->title), "dimmed", is_dimmed);
  gtk_widget_set_valign (GTK_WIDGET (self->face), is_card ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_label_set_lines (self->title, is_card ? -1 : 2);
  gtk_label_set_ellipsize (self->title, is_card ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (GTK_WIDGET (self->about), is_phase);
  gtk_widget_set_visible (GTK_WIDGET (self->tick_button), is_card);
}

/* Returns (transfer floating): a row that shows nothing yet. */
GtkWidget *
hk_step_row_new (void)
{
  return g_object_new (HK_TYPE_STEP_ROW, NULL);
}

/* Becomes a line for a step, or a card while it is on.
 * @reminders: (nullable): what else to keep in mind while the step is on; %NULL at the end */
void
hk_step_row_show (HkStepRow          *self,
                  HkStep             *step,
                  const char * const *reminders)
{
  static const char * const none[] = { NULL };
  const HkStepState state = hk_step_get_state (step);
  const gboolean is_card = state == HK_STEP_CURRENT;

  g_return_if_fail (HK_IS_STEP_ROW (self));

  dress (self, step, FALSE, is_card, is_card, state == HK_STEP_DONE || state == HK_STEP_SKIPPED);
  set_face (self, state);
  set_words (self, hk_step_get_title (step), describe_state (state));
  show_reminders (self, !is_card ? NULL : reminders == NULL ? none : reminders);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->tick_button), "s", hk_step_get_id (step));
  hk_tooltip_set (GTK_WIDGET (self->title), is_card && hk_step_get_rule (step) != NULL ? _("Show the Rule") : NULL);
  hk_tooltip_set (GTK_WIDGET (self), is_card ? NULL : hk_step_get_title (step));
  gtk_accessible_reset_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, !is_card, -1);
}

/* Becomes a line that says how far the phase is.
 * @step: the first step of a phase
 * @n_done: how many of its steps are done
 * @n_steps: how many it has
 * @is_now: whether it is the phase that is on
 * @is_open: whether its steps follow in the list */
void
hk_step_row_show_phase (HkStepRow *self,
                        HkStep    *step,
                        guint      n_done,
                        guint      n_steps,
                        gboolean   is_now,
                        gboolean   is_open)
{
  g_autofree char *about = NULL;

  g_return_if_fail (HK_IS_STEP_ROW (self));

  if (n_done == n_steps)
    about = g_strdup (_("done"));
  else if (n_done == 0 && !is_now)
    about = g_strdup (_("to do"));
  else
    /* Translators: how many steps of a phase are done, of how many */
    about = g_strdup_printf (_("%u of %u"), n_done, n_steps);
  dress (self, step, TRUE, FALSE, is_open, FALSE);
  set_face (self, n_done == n_steps ? HK_STEP_DONE : is_now ? HK_STEP_CURRENT : HK_STEP_TODO);
  set_words (self, hk_step_get_phase_title (step), about);
  show_reminders (self, NULL);
  gtk_label_set_text (self->about, about);
  hk_tooltip_set (GTK_WIDGET (self->title), NULL);
  hk_tooltip_set (GTK_WIDGET (self), NULL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, is_open, -1);
}

/* Returns its step; of a phase, the first one. */
HkStep *
hk_step_row_get_step (HkStepRow *self)
{
  g_return_val_if_fail (HK_IS_STEP_ROW (self), NULL);
  return self->step;
}

/* Returns whether it stands for a phase. */
gboolean
hk_step_row_is_phase (HkStepRow *self)
{
  g_return_val_if_fail (HK_IS_STEP_ROW (self), FALSE);
  return self->is_phase;
}

/* Opens a menu with what can be done with the step: a stray tap ticks nothing.
 * @self: the row of a step */
void
hk_step_row_offer (HkStepRow *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuItem) tick = NULL;

  g_return_if_fail (HK_IS_STEP_ROW (self));

  tick = g_menu_item_new (hk_step_get_state (self->step) == HK_STEP_DONE ? _("Mark as to Do") : _("Mark as Done"), NULL);
  g_menu_item_set_action_and_target (tick, "table.tick", "s", hk_step_get_id (self->step));
  g_menu_append_item (menu, tick);
  if (hk_step_get_rule (self->step) != NULL)
    {
      g_autoptr (GMenuItem) rule = g_menu_item_new (_("Show the Rule"), NULL);

      g_menu_item_set_action_and_target (rule, "steps.show-rule", "s", hk_step_get_rule (self->step));
      g_menu_append_item (menu, rule);
    }
  hk_popover_open_once (gtk_popover_menu_new_from_model (G_MENU_MODEL (menu)), GTK_WIDGET (self));
}
