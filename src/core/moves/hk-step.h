/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "hk-move.h"

G_BEGIN_DECLS

typedef enum
{
  HK_STEP_TODO,
  HK_STEP_CURRENT,
  HK_STEP_DONE,
  HK_STEP_SKIPPED,
} HkStepState;

/* One line of the checklist. A step with the same id in two lists is the same line. */
#define HK_TYPE_STEP (hk_step_get_type ())
G_DECLARE_FINAL_TYPE (HkStep, hk_step, HK, STEP, GObject)

HkStep             *hk_step_new           (const char *id, const char *phase, const char *phase_title,
                                           const char *title, const char *rule, HkStepState state);
const char         *hk_step_get_id          (HkStep *self);
const char         *hk_step_get_phase       (HkStep *self);
const char         *hk_step_get_phase_title (HkStep *self);
const char         *hk_step_get_title       (HkStep *self);
const char         *hk_step_get_rule        (HkStep *self);
HkStepState         hk_step_get_state       (HkStep *self);
void                hk_step_set_state       (HkStep *self, HkStepState state);
const char * const *hk_step_get_reminders   (HkStep *self);
void                hk_step_add_reminder    (HkStep *self, const char *reminder);
gboolean            hk_step_equal           (HkStep *a, HkStep *b);

/* What the one big button does: a move, or asking for one. */
#define HK_TYPE_PRIMARY_ACTION (hk_primary_action_get_type ())
G_DECLARE_FINAL_TYPE (HkPrimaryAction, hk_primary_action, HK, PRIMARY_ACTION, GObject)

HkPrimaryAction *hk_primary_action_new               (const char *label, HkMove *move);
HkPrimaryAction *hk_primary_action_new_ask           (const char *label, const char *asks);
HkPrimaryAction *hk_primary_action_new_with_hint     (const char *label, HkMove *move, const char *hint);
HkPrimaryAction *hk_primary_action_new_ask_with_hint (const char *label, const char *asks, const char *hint);
void             hk_primary_action_set_hint          (HkPrimaryAction *self, const char *hint);
const char      *hk_primary_action_get_label         (HkPrimaryAction *self);
const char      *hk_primary_action_get_hint          (HkPrimaryAction *self);
HkMove          *hk_primary_action_get_move          (HkPrimaryAction *self);
const char      *hk_primary_action_get_asks          (HkPrimaryAction *self);

G_END_DECLS
