/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/rulebook/hk-rulebook.h"

G_BEGIN_DECLS

/* What a line of a quick sheet is. */
typedef enum
{
  HK_QUICK_TITLE,    /* of the sheet; the first line, and the only one */
  HK_QUICK_HEADING,  /* of a part of it */
  HK_QUICK_TEXT,
  HK_QUICK_STEP,     /* what is done, in its order */
  HK_QUICK_REMINDER, /* of the step before */
  HK_QUICK_RULE,     /* in full; where the sheet is too long these go first, the last one first */
} HkQuickKind;

/* @text: what it says
 * @name: (nullable): of the rule that it is
 * @citation: (nullable): where the book says so */
typedef struct
{
  HkQuickKind  kind;
  char        *name;
  char        *text;
  char        *citation;
} HkQuickLine;

GPtrArray *hk_quick_sheet_list        (HkRulebook *rulebook, const char *game, const char *phase);
GStrv      hk_quick_sheet_list_phases (const char *game);

G_END_DECLS
