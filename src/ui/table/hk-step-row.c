/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-step-row.h"

#include <glib/gi18n.h>

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
};

/* More than these are not read. */
#define MAX_REMINDERS 3

G_DEFINE_FINAL_TYPE (HkStepRow, hk_step_row, GTK_TYPE_LIST_BOX_ROW)

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
  static const char * const classes[] = { "dimmed", "accent", "success", "dimmed" };

  gtk_label_set_text (self->face, faces[state]);
  gtk_widget_add_css_class (GTK_WIDGET (self->face), classes[state]);
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
hk_step_row_class_init (HkStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_step_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-step-row.ui");
  gtk_widget_class_bind_template_child (widget_class, HkStepRow, face);
  gtk_widget_class_bind_template_child (widget_class, HkStepRow, title);
  gtk_widget_class_bind_template_child (widget_class, HkStepRow, reminders);
  gtk_widget_class_bind_template_child (widget_class, HkStepRow, about);
  gtk_widget_class_bind_template_child (widget_class, HkStepRow, tick_button);
}

static void
hk_step_row_init (HkStepRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_reminder (HkStepRow  *self,
              const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (self->reminders, label);
  gtk_widget_set_visible (GTK_WIDGET (self->reminders), TRUE);
}

/* @reminders are of the whole table; those of the step come first. */
static void
become_card (HkStepRow          *self,
             const char * const *reminders)
{
  const char * const *own = hk_step_get_reminders (self->step);
  guint n = 0;

  gtk_widget_add_css_class (GTK_WIDGET (self), "hk-step-now");
  gtk_widget_set_valign (GTK_WIDGET (self->face), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  gtk_label_set_lines (self->title, -1);
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_NONE);
  for (guint i = 0; own[i] != NULL && n < MAX_REMINDERS; i++, n++)
    add_reminder (self, own[i]);
  for (guint i = 0; reminders != NULL && reminders[i] != NULL && n < MAX_REMINDERS; i++)
    if (!g_strv_contains (own, reminders[i]))
      {
        add_reminder (self, reminders[i]);
        n++;
      }
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->tick_button), "s", hk_step_get_id (self->step));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->tick_button), "table.tick");
  gtk_widget_set_visible (GTK_WIDGET (self->tick_button), TRUE);
  if (hk_step_get_rule (self->step) != NULL)
    hk_tooltip_set (GTK_WIDGET (self->title), _("Show the Rule"));
}

/* Returns (transfer floating): a line for it, or a card while it is on.
 * @reminders: (nullable): what else to keep in mind while the step is on; %NULL at the end */
GtkWidget *
hk_step_row_new (HkStep             *step,
                 const char * const *reminders)
{
  HkStepRow *self = g_object_new (HK_TYPE_STEP_ROW, NULL);
  const HkStepState state = hk_step_get_state (step);

  self->step = g_object_ref (step);
  set_face (self, state);
  set_words (self, hk_step_get_title (step), describe_state (state));
  if (state == HK_STEP_CURRENT)
    {
      become_card (self, reminders);
      return GTK_WIDGET (self);
    }
  if (state != HK_STEP_TODO)
    gtk_widget_add_css_class (GTK_WIDGET (self->title), "dimmed");
  hk_tooltip_set (GTK_WIDGET (self), hk_step_get_title (step));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE, -1);
  return GTK_WIDGET (self);
}

/* Returns (transfer floating): a line that says how far the phase is.
 * @step: the first step of a phase
 * @n_done: how many of its steps are done
 * @n_steps: how many it has
 * @is_now: whether it is the phase that is on
 * @is_open: whether its steps follow in the list */
GtkWidget *
hk_step_row_new_for_phase (HkStep  *step,
                           guint    n_done,
                           guint    n_steps,
                           gboolean is_now,
                           gboolean is_open)
{
  HkStepRow *self = g_object_new (HK_TYPE_STEP_ROW, NULL);
  g_autofree char *about = NULL;

  self->step = g_object_ref (step);
  self->is_phase = TRUE;
  if (n_done == n_steps)
    about = g_strdup (_("done"));
  else if (n_done == 0 && !is_now)
    about = g_strdup (_("to do"));
  else
    /* Translators: how many steps of a phase are done, of how many */
    about = g_strdup_printf (_("%u of %u"), n_done, n_steps);
  set_face (self, n_done == n_steps ? HK_STEP_DONE : is_now ? HK_STEP_CURRENT : HK_STEP_TODO);
  set_words (self, hk_step_get_phase_title (step), about);
  gtk_label_set_text (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->about), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "hk-phase");
  if (is_open)
    gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, is_open, -1);
  return GTK_WIDGET (self);
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
