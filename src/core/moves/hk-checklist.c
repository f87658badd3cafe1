/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-checklist.h"

/* How the checklists of games that go from phase to phase are made. */

/* Returns where it lies among them, from 0; 0 too for any other.
 * @phases: the ids of the phases one after the other, with %NULL at the end
 * @phase: (nullable): the id of one */
int
hk_checklist_find_phase (const char * const *phases,
                         const char         *phase)
{
  for (int i = 0; phases[i] != NULL; i++)
    if (g_strcmp0 (phases[i], phase) == 0)
      return i;
  return 0;
}

/* Adds a line. What lies before @here is done unless it was skipped, what lies behind it is to do, and what is
 * ticked by hand is done. Returns the line.
 * @steps: (element-type HkStep): a checklist
 * @table: the table that it is of
 * @phases: the ids of the phases one after the other, with %NULL at the end
 * @here: (nullable): the id of the phase that the table is in
 * @taken_step: (transfer full): a line with its state in its own phase */
HkStep *
hk_checklist_add (GPtrArray          *steps,
                  HkTable            *table,
                  const char * const *phases,
                  const char         *here,
                  HkStep             *taken_step)
{
  const int now = hk_checklist_find_phase (phases, here);
  const int place = hk_checklist_find_phase (phases, hk_step_get_phase (taken_step));

  if (now > place && hk_step_get_state (taken_step) != HK_STEP_SKIPPED)
    hk_step_set_state (taken_step, HK_STEP_DONE);
  else if (now < place)
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
