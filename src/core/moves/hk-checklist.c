/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-words.h"
#include "hk-checklist.h"

/* How the checklists of games that go from phase to phase are made. */

/* Adds a line. What lies before @here is done unless it was skipped, what lies behind it is to do, and what is
 * ticked by hand is done. Returns the line.
 * @steps: (element-type HkStep): a checklist
 * @table: the table that it is of
 * @phases: the ids of the phases one after the other, with %NULL at the end; what is none of them comes before the first
 * @here: the number of the phase that the table is in
 * @taken_step: (transfer full): a line with its state in its own phase */
HkStep *
hk_checklist_add (GPtrArray          *steps,
                  HkTable            *table,
                  const char * const *phases,
                  int                 here,
                  HkStep             *taken_step)
{
  const int place = hk_words_find (phases, hk_step_get_phase (taken_step));

  if (here > place && hk_step_get_state (taken_step) != HK_STEP_SKIPPED)
    hk_step_set_state (taken_step, HK_STEP_DONE);
  else if (here < place)
    hk_step_set_state (taken_step, HK_STEP_TODO);
  hk_checklist_add_by_hand (steps, table, taken_step);
  return taken_step;
}

/* Adds a line whatever the phase; it is done when it is ticked by hand.
 * @steps: (element-type HkStep): a checklist
 * @table: the table that it is of
 * @taken_step: (transfer full): a line */
void
hk_checklist_add_by_hand (GPtrArray *steps,
                          HkTable   *table,
                          HkStep    *taken_step)
{
  if (hk_table_is_ticked (table, hk_step_get_id (taken_step)))
    hk_step_set_state (taken_step, HK_STEP_DONE);
  g_ptr_array_add (steps, taken_step);
}
