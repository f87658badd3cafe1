/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* @HK_OUTCOME_PLAIN: one of several
 * @HK_OUTCOME_BEST: the best of them, or what is advised
 * @HK_OUTCOME_FAINT: what does not count */
typedef enum
{
  HK_OUTCOME_PLAIN,
  HK_OUTCOME_BEST,
  HK_OUTCOME_FAINT,
} HkToolOutcomeMark;

/* A part of a result, side by side with the others: a title, a large value, and a note. */
#define HK_TYPE_TOOL_OUTCOME (hk_tool_outcome_get_type ())
G_DECLARE_FINAL_TYPE (HkToolOutcome, hk_tool_outcome, HK, TOOL_OUTCOME, AdwBin)

void       hk_tool_outcome_add        (AdwWrapBox *to, HkToolOutcomeMark mark, const char *title, const char *value, const char *note);
void       hk_tool_outcome_add_chance (AdwWrapBox *to, HkToolOutcomeMark mark, const char *title, double chance, const char *note);
void       hk_tool_outcome_add_int    (AdwWrapBox *to, HkToolOutcomeMark mark, const char *title, int value, const char *note);

G_END_DECLS
