/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/team/hk-cz-count.h"
#include "hk-cz-progress.h"
#include "hk-cz-scenario-card.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

/* What the group is here for: the scenario, its goal, how far they have come and, folded away, how that is counted. */
struct _HkCzScenarioCard
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *eyebrow;
  GtkWidget *title;
  GtkWidget *goal;
  GtkWidget *outcome;
  GtkWidget *progress;
  GtkWidget *fold;
  GtkWidget *breakdown;
};

G_DEFINE_FINAL_TYPE (HkCzScenarioCard, hk_cz_scenario_card, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzScenarioCard *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static void
show_titles (HkCzScenarioCard   *self,
             HkCzTable          *table,
             const HkCzScenario *scenario)
{
  const char *difficulty = hk_cz_label_difficulty (hk_cz_scenario_get_difficulty (scenario, table->mode));
  g_autofree char *eyebrow = g_strdup_printf (*difficulty == '\0' ? "%s" : "%s · %s", hk_cz_label_mode (table->mode), difficulty);

  gtk_label_set_text (GTK_LABEL (self->eyebrow), eyebrow);
  gtk_label_set_text (GTK_LABEL (self->title), _(scenario->title));
  gtk_label_set_text (GTK_LABEL (self->goal), _(scenario->goal));
}

static void
show_outcome (HkCzScenarioCard *self,
              HkCzTable        *table)
{
  g_autofree char *outcome = hk_table_get_outcome (HK_TABLE (table));

  gtk_widget_set_visible (self->outcome, outcome != NULL);
  gtk_label_set_text (GTK_LABEL (self->outcome), outcome == NULL ? "" : outcome);
  hk_widget_set_class (self->outcome, "cz-won", g_strcmp0 (table->outcome, "won") == 0);
  hk_widget_set_class (self->outcome, "cz-lost", g_strcmp0 (table->outcome, "lost") == 0);
}

/* The breakdown of the group, or of whoever is on turn where each plays alone. */
static void
show_breakdown (HkCzScenarioCard *self,
                HkCzTable        *table)
{
  const gboolean each = hk_cz_table_is_competitive (table) || hk_cz_table_get_n_players (table) == 1;
  g_autoptr (HkBreakdown) breakdown = hk_cz_table_explain_score (table, each ? MAX (0, table->current_player) : -1);

  gtk_widget_set_visible (self->fold, breakdown != NULL);
  if (breakdown != NULL)
    hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (self->breakdown), breakdown);
}

static void
update (HkCzScenarioCard *self)
{
  HkCzTable *table = get_table (self);
  const HkCzScenario *scenario = hk_cz_scenario_lookup (table->scenario);

  gtk_widget_set_visible (GTK_WIDGET (self), scenario != NULL);
  if (scenario == NULL)
    return;
  show_titles (self, table, scenario);
  show_outcome (self, table);
  hk_cz_progress_load (HK_CZ_PROGRESS (self->progress), table);
  show_breakdown (self, table);
}

static void
hk_cz_scenario_card_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_SCENARIO_CARD (object)->session);
  G_OBJECT_CLASS (hk_cz_scenario_card_parent_class)->dispose (object);
}

static void
hk_cz_scenario_card_class_init (HkCzScenarioCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_scenario_card_dispose;
}

static void
hk_cz_scenario_card_init (HkCzScenarioCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->eyebrow = hk_label_new (NULL, "caption-heading");
  gtk_widget_add_css_class (self->eyebrow, "cz-eyebrow");
  self->title = hk_label_new (NULL, "title-2");
  self->goal = hk_label_new (NULL, NULL);
  self->outcome = hk_label_new (NULL, "cz-outcome");
  self->progress = hk_cz_progress_new ();
  self->breakdown = hk_breakdown_view_new ();
  self->fold = hk_fold_new (_("How It Is Counted"), self->breakdown);
  gtk_box_append (GTK_BOX (titles), self->eyebrow);
  gtk_box_append (GTK_BOX (titles), self->title);
  gtk_box_append (GTK_BOX (box), titles);
  gtk_box_append (GTK_BOX (box), self->goal);
  gtk_box_append (GTK_BOX (box), self->outcome);
  gtk_box_append (GTK_BOX (box), self->progress);
  gtk_box_append (GTK_BOX (box), self->fold);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "cz-scenario");
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): the scenario and its progress.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_scenario_card_new (HkSession *session)
{
  HkCzScenarioCard *self = g_object_new (HK_TYPE_CZ_SCENARIO_CARD, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
