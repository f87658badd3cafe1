/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-step.h"

struct _HkStep
{
  GObject      parent_instance;

  char        *id;
  char        *phase;
  char        *phase_title;
  char        *title;
  char        *rule;
  HkStepState  state;
  GPtrArray   *reminders; /* NULL-terminated texts */
};

G_DEFINE_FINAL_TYPE (HkStep, hk_step, G_TYPE_OBJECT)

static void
hk_step_finalize (GObject *object)
{
  HkStep *self = HK_STEP (object);

  g_free (self->id);
  g_free (self->phase);
  g_free (self->phase_title);
  g_free (self->title);
  g_free (self->rule);
  g_ptr_array_unref (self->reminders);
  G_OBJECT_CLASS (hk_step_parent_class)->finalize (object);
}

static void
hk_step_class_init (HkStepClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_step_finalize;
}

static void
hk_step_init (HkStep *self)
{
  self->reminders = g_ptr_array_new_null_terminated (0, g_free, TRUE);
}

/* Returns (transfer full): a line of the checklist.
 * @id: what tells it apart from every other line of the checklist
 * @phase: the id of its phase
 * @phase_title: the name of its phase
 * @title: what is to be done
 * @rule: (nullable): the id of its rule, with the game's id in front
 * @state: how far it has come */
HkStep *
hk_step_new (const char *id,
             const char *phase,
             const char *phase_title,
             const char *title,
             const char *rule,
             HkStepState state)
{
  HkStep *self = g_object_new (HK_TYPE_STEP, NULL);

  self->id = g_strdup (id);
  self->phase = g_strdup (phase);
  self->phase_title = g_strdup (phase_title);
  self->title = g_strdup (title);
  self->rule = g_strdup (rule);
  self->state = state;
  return self;
}

/* (transfer none): the id. */
const char *
hk_step_get_id (HkStep *self)
{
  return self->id;
}

/* (transfer none): the id of the phase. */
const char *
hk_step_get_phase (HkStep *self)
{
  return self->phase;
}

/* (transfer none): the name of the phase. */
const char *
hk_step_get_phase_title (HkStep *self)
{
  return self->phase_title;
}

/* (transfer none): what is to be done. */
const char *
hk_step_get_title (HkStep *self)
{
  return self->title;
}

/* (transfer none) (nullable): the id of the rule. */
const char *
hk_step_get_rule (HkStep *self)
{
  return self->rule;
}

/* How far it has come. */
HkStepState
hk_step_get_state (HkStep *self)
{
  return self->state;
}

/* Says how far it has come, before anyone else sees it. */
void
hk_step_set_state (HkStep     *self,
                   HkStepState state)
{
  self->state = state;
}

/* (transfer none): what to remember at this step. */
const char * const *
hk_step_get_reminders (HkStep *self)
{
  static const char * const none[] = { NULL };

  return self->reminders->len == 0 ? none : (const char * const *) self->reminders->pdata;
}

/* Adds something to remember at this step, before anyone else sees it. */
void
hk_step_add_reminder (HkStep     *self,
                      const char *reminder)
{
  g_ptr_array_add (self->reminders, g_strdup (reminder));
}

/* Returns whether both say the same.
 * @a: a line of a checklist
 * @b: a line of a checklist */
gboolean
hk_step_equal (HkStep *a,
               HkStep *b)
{
  return a->state == b->state && g_str_equal (a->id, b->id) && g_strcmp0 (a->title, b->title) == 0
         && g_strcmp0 (a->phase_title, b->phase_title) == 0
         && g_strv_equal (hk_step_get_reminders (a), hk_step_get_reminders (b));
}
