/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-step.h"

struct _HkPrimaryAction
{
  GObject parent_instance;

  char   *label;
  char   *hint;
  char   *asks;
  HkMove *move;
};

G_DEFINE_FINAL_TYPE (HkPrimaryAction, hk_primary_action, G_TYPE_OBJECT)

static void
hk_primary_action_finalize (GObject *object)
{
  HkPrimaryAction *self = HK_PRIMARY_ACTION (object);

  g_free (self->label);
  g_free (self->hint);
  g_free (self->asks);
  g_clear_object (&self->move);
  G_OBJECT_CLASS (hk_primary_action_parent_class)->finalize (object);
}

static void
hk_primary_action_class_init (HkPrimaryActionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_primary_action_finalize;
}

static void
hk_primary_action_init (HkPrimaryAction *self)
{
}

/* Returns (transfer full): what the primary button does now.
 * @label: the text of the button
 * @move: (transfer full): what it does */
HkPrimaryAction *
hk_primary_action_new (const char *label,
                       HkMove     *move)
{
  HkPrimaryAction *self = g_object_new (HK_TYPE_PRIMARY_ACTION, NULL);

  self->label = g_strdup (label);
  self->move = move;
  return self;
}

/* Returns (transfer full): what the primary button does now.
 * @label: the text of the button
 * @asks: the name of the move whose parameters the view asks for */
HkPrimaryAction *
hk_primary_action_new_ask (const char *label,
                           const char *asks)
{
  HkPrimaryAction *self = hk_primary_action_new (label, NULL);

  self->asks = g_strdup (asks);
  return self;
}

/* Returns (transfer full): what the primary button does now.
 * @label: the text of the button
 * @move: (transfer full): what it does
 * @hint: (nullable): a line beside the button */
HkPrimaryAction *
hk_primary_action_new_with_hint (const char *label,
                                 HkMove     *move,
                                 const char *hint)
{
  HkPrimaryAction *self = hk_primary_action_new (label, move);

  hk_primary_action_set_hint (self, hint);
  return self;
}

/* Returns (transfer full): what the primary button does now.
 * @label: the text of the button
 * @asks: the name of the move whose parameters the view asks for
 * @hint: (nullable): a line beside the button */
HkPrimaryAction *
hk_primary_action_new_ask_with_hint (const char *label,
                                     const char *asks,
                                     const char *hint)
{
  HkPrimaryAction *self = hk_primary_action_new_ask (label, asks);

  hk_primary_action_set_hint (self, hint);
  return self;
}

/* Adds a line beside the button, before anyone else sees it; there may be none. */
void
hk_primary_action_set_hint (HkPrimaryAction *self,
                            const char      *hint)
{
  g_set_str (&self->hint, hint);
}

/* (transfer none): the text of the button. */
const char *
hk_primary_action_get_label (HkPrimaryAction *self)
{
  return self->label;
}

/* (transfer none) (nullable): the line beside the button. */
const char *
hk_primary_action_get_hint (HkPrimaryAction *self)
{
  return self->hint;
}

/* (transfer none) (nullable): what the button does; to be copied by hk_move_new() before it is played. */
HkMove *
hk_primary_action_get_move (HkPrimaryAction *self)
{
  return self->move;
}

/* (transfer none) (nullable): the name of the move whose parameters the view asks for. */
const char *
hk_primary_action_get_asks (HkPrimaryAction *self)
{
  return self->asks;
}
