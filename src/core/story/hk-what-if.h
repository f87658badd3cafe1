/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-table.h"

G_BEGIN_DECLS

/* What would come of a move, tried on a copy of the table that knows no more than everybody at the real one: the cards of a deck
 * can lie in any order, and the dice can show anything. Nothing is recorded. */
#define HK_TYPE_WHAT_IF (hk_what_if_get_type ())
G_DECLARE_FINAL_TYPE (HkWhatIf, hk_what_if, HK, WHAT_IF, GObject)

/* @HK_WHAT_IF_CERTAIN: there is no chance in it
 * @HK_WHAT_IF_EXACT: all that chance can do was gone through
 * @HK_WHAT_IF_SAMPLED: there is too much of that; a number of cases was tried
 * @HK_WHAT_IF_HIDDEN: it turns up what lies face down, and what that is nobody knows
 * @HK_WHAT_IF_REFUSED: it cannot be made */
typedef enum
{
  HK_WHAT_IF_CERTAIN,
  HK_WHAT_IF_EXACT,
  HK_WHAT_IF_SAMPLED,
  HK_WHAT_IF_HIDDEN,
  HK_WHAT_IF_REFUSED,
} HkWhatIfKind;

/* @text: (nullable): what would be told; %NULL when it would not be there
 * @share: how likely that is, up to 1 */
typedef struct
{
  char  *text;
  double share;
} HkWhatIfOutcome;

/* @where: what it is a fact of, such as a player; empty for the table itself
 * @title: what is told; empty for a card that comes or goes
 * @before: (nullable): what is told now; %NULL when it is not there
 * @outcomes: (element-type HkWhatIfOutcome): the likeliest first */
typedef struct
{
  char   *where;
  char   *title;
  char   *before;
  GArray *outcomes;
} HkWhatIfChange;

HkWhatIf           *hk_what_if_new           (HkTable *table, HkMove *move, guint64 seed);
gboolean            hk_what_if_advance       (HkWhatIf *self, guint n_tries);
HkWhatIfKind        hk_what_if_get_kind      (HkWhatIf *self);
const char         *hk_what_if_get_refusal   (HkWhatIf *self);
const char * const *hk_what_if_get_asked     (HkWhatIf *self);
guint               hk_what_if_get_n_tries   (HkWhatIf *self);
GArray             *hk_what_if_get_sentences (HkWhatIf *self);
GPtrArray          *hk_what_if_get_changes   (HkWhatIf *self);
HkBreakdown        *hk_what_if_get_breakdown (HkWhatIf *self);

G_END_DECLS
