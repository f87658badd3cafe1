/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-battle-parts.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-widgets.h"

/* What has just happened in the battle: the die, what came of it and how the number came about. */
struct _HkCzBattleNews
{
  HkView           parent_instance;

  int              eradicated; /* before the last move */
  int              harm;       /* -1 not known yet */
  guint            position;   /* in the log */
  GtkWidget       *box;
  GtkLabel        *die;
  GtkLabel        *text;
  GtkWidget       *why;
  HkBreakdownView *breakdown;
};

G_DEFINE_FINAL_TYPE (HkCzBattleNews, hk_cz_battle_news, HK_TYPE_VIEW)

/* All that survivors have suffered, as a number that only grows. */
static int
count_harm (HkCzTable *table)
{
  int harm = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      harm += survivor->wounds + (survivor->infected > 0 ? 3 : 0) + (survivor->dead ? 9 : 0);
    }
  return harm;
}

/* The die that decided, as the breakdown has it. */
static const char *
find_die (HkBreakdown *breakdown)
{
  const char *found = NULL;

  for (HkBreakdown *term = breakdown == NULL ? NULL : hk_breakdown_get_first (breakdown); term != NULL; term = hk_breakdown_get_next (term))
    {
      const char *rule = hk_breakdown_get_rule (term);

      if (g_strcmp0 (rule, "card-z/dice.blue") == 0 || g_strcmp0 (rule, "card-z/dice.green") == 0)
        found = hk_breakdown_get_value (term);
    }
  return found;
}

/* A distance stands where it was entered. */
static gboolean
is_news (HkLogEntry *entry)
{
  static const char * const quiet[] = { "distance", "engage", "set", "tick", NULL };

  return hk_log_entry_get_text (entry) != NULL && hk_log_entry_get_name (entry) != NULL && !g_strv_contains (quiet, hk_log_entry_get_name (entry));
}

/* Returns (transfer full) (nullable): the last that is news. It stays until there is other news, so that nothing below it moves. */
static HkLogEntry *
find_news (HkView *view)
{
  HkSession *session = hk_view_get_session (view);

  for (guint i = hk_session_get_position (session); i > 0; i--)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (session), i - 1);

      if (is_news (entry))
        return g_steal_pointer (&entry);
    }
  return NULL;
}

static gboolean
is_needed (HkView *view)
{
  HkCzTable *table = hk_cz_view_get_table (view);
  g_autoptr (HkLogEntry) entry = table->battle != NULL && table->battle->started ? find_news (view) : NULL;

  return entry != NULL;
}

static void
update (HkView *view)
{
  HkCzBattleNews *self = HK_CZ_BATTLE_NEWS (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  const int eradicated = table->battle->eradicated;
  const int harm = count_harm (table);
  const guint position = hk_session_get_position (hk_view_get_session (view));
  const gboolean is_harmed = self->harm >= 0 && harm > self->harm;
  g_autoptr (HkLogEntry) entry = find_news (view);
  HkMove *move = hk_log_entry_get_move (entry);
  HkBreakdown *breakdown = move == NULL ? NULL : hk_move_get_breakdown (move);
  const char *die = find_die (breakdown);

  hk_widget_set_class (self->box, "cz-fine", self->harm >= 0 && eradicated > self->eradicated && !is_harmed);
  hk_widget_set_class (self->box, "cz-bad", is_harmed);
  /* A kill is seen across the table. */
  if (position != self->position && eradicated > self->eradicated)
    hk_changed_move_in (self->box);
  self->eradicated = eradicated;
  self->harm = harm;
  gtk_label_set_text (self->text, hk_log_entry_get_text (entry));
  /* The same face is another roll after another move. */
  if (position != self->position)
    gtk_label_set_text (self->die, "");
  self->position = position;
  hk_changed_show (self->die, die == NULL ? "" : die);
  gtk_widget_set_visible (GTK_WIDGET (self->die), die != NULL);
  gtk_widget_set_visible (self->why, breakdown != NULL);
  hk_breakdown_view_set_breakdown (self->breakdown, breakdown);
}

static void
hk_cz_battle_news_class_init (HkCzBattleNewsClass *klass)
{
  g_type_ensure (HK_TYPE_BREAKDOWN_VIEW);
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-battle-news");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkCzBattleNews, box, die, text, why, breakdown);
}

static void
hk_cz_battle_news_init (HkCzBattleNews *self)
{
  self->harm = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}
