/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/team/hk-cz-count.h"
#include "hk-cz-day-parts.h"
#include "ui/games/card-z/board/hk-cz-options.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

/* What the group is here for: the scenario, its goal, how far they have come, how they end it where that is up to them, and, folded
 * away, how it is counted. */
struct _HkCzScenarioCard
{
  HkView           parent_instance;

  GtkLabel        *eyebrow;
  GtkLabel        *title;
  GtkLabel        *goal;
  GtkWidget       *outcome;
  GtkWidget       *progress;
  HkCzOptions     *endings;
  GtkWidget       *fold;
  HkBreakdownView *breakdown;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzScenarioCard, hk_cz_scenario_card, HK_TYPE_VIEW)

static void
show_titles (HkCzScenarioCard   *self,
             HkCzTable          *table,
             const HkCzScenario *scenario)
{
  const char *difficulty = hk_cz_label_difficulty (hk_cz_scenario_get_difficulty (scenario, table->mode));
  g_autofree char *eyebrow = g_strdup_printf (*difficulty == '\0' ? "%s" : "%s · %s", hk_cz_label_mode (table->mode), difficulty);

  gtk_label_set_text (self->eyebrow, eyebrow);
  gtk_label_set_text (self->title, _(scenario->title));
  gtk_label_set_text (self->goal, table->goal_text == NULL ? _(scenario->goal) : table->goal_text);
}

static void
show_outcome (HkCzScenarioCard *self,
              HkCzTable        *table)
{
  g_autofree char *outcome = hk_table_get_outcome (HK_TABLE (table));

  gtk_widget_set_visible (self->outcome, outcome != NULL);
  gtk_label_set_text (GTK_LABEL (self->outcome), outcome == NULL ? "" : outcome);
  hk_widget_set_class (self->outcome, "cz-won", table->outcome == HK_CZ_OUTCOME_WON);
  hk_widget_set_class (self->outcome, "cz-lost", table->outcome == HK_CZ_OUTCOME_LOST);
}

/* The breakdown of the group, or of whoever is on turn where each plays alone. */
static void
show_breakdown (HkCzScenarioCard *self,
                HkCzTable        *table)
{
  const gboolean each = hk_cz_table_is_competitive (table) || hk_cz_table_get_n_players (table) == 1;
  g_autoptr (HkBreakdown) breakdown = hk_cz_table_explain_score (table, each ? MAX (0, table->current_player) : -1);

  gtk_widget_set_visible (self->fold, breakdown != NULL && !hk_table_goes_by_hand (HK_TABLE (table)));
  if (breakdown != NULL)
    hk_breakdown_view_set_breakdown (self->breakdown, breakdown);
}

static gboolean
is_needed (HkView *view)
{
  return hk_cz_scenario_lookup (hk_cz_view_get_table (view)->scenario) != NULL;
}

static void
update (HkView *view)
{
  HkCzScenarioCard *self = HK_CZ_SCENARIO_CARD (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  g_autoptr (GPtrArray) endings = hk_cz_list_endings (table);

  show_titles (self, table, hk_cz_scenario_lookup (table->scenario));
  show_outcome (self, table);
  /* What is counted may lie in a part that is not kept; then the group ends the game itself. */
  gtk_widget_set_visible (self->progress, !hk_table_goes_by_hand (HK_TABLE (table)));
  hk_cz_options_set (self->endings, hk_table_goes_by_hand (HK_TABLE (table)) ? NULL : endings);
  show_breakdown (self, table);
}

static void
hk_cz_scenario_card_class_init (HkCzScenarioCardClass *klass)
{
  g_type_ensure (HK_TYPE_CZ_PROGRESS);
  g_type_ensure (HK_TYPE_CZ_OPTIONS);
  g_type_ensure (HK_TYPE_FOLD);
  g_type_ensure (HK_TYPE_BREAKDOWN_VIEW);
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-scenario-card");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkCzScenarioCard, eyebrow, title, goal, outcome, progress, endings, fold, breakdown);
}
