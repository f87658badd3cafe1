/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-battle-news.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define TEXT_WIDTH 22 /* in letters: from there on the sentence needs another line */

/* What has just happened in the battle: the die, what came of it and how the number came about, with a button that
 * takes it back. */
struct _HkCzBattleNews
{
  AdwBin     parent_instance;

  HkSession *session;
  int        eradicated; /* as it was before the last move */
  int        harm;
  GtkWidget *box;
  GtkWidget *die;
  GtkWidget *text;
  GtkWidget *why;
  GtkWidget *undo;
  GtkWidget *breakdown;
};

G_DEFINE_FINAL_TYPE (HkCzBattleNews, hk_cz_battle_news, ADW_TYPE_BIN)

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
  GListModel *terms = breakdown == NULL ? NULL : hk_breakdown_get_children (breakdown);

  for (guint i = terms == NULL ? 0 : g_list_model_get_n_items (terms); i-- > 0;)
    {
      g_autoptr (HkBreakdown) term = g_list_model_get_item (terms, i);
      const char *rule = hk_breakdown_get_rule (term);

      if (g_strcmp0 (rule, "card-z/dice.blue") == 0 || g_strcmp0 (rule, "card-z/dice.green") == 0)
        return hk_breakdown_get_value (term);
    }
  return NULL;
}

static void
show_breakdown (HkCzBattleNews *self,
                HkBreakdown    *breakdown)
{
  const char *die = find_die (breakdown);

  gtk_label_set_text (GTK_LABEL (self->die), die == NULL ? "" : die);
  gtk_widget_set_visible (self->die, die != NULL);
  gtk_widget_set_visible (self->why, breakdown != NULL);
  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (self->breakdown), breakdown);
}

/* A distance that was told stands where it was told. */
static gboolean
is_news (HkLogEntry *entry)
{
  static const char * const quiet[] = { "distance", "engage", "set", "tick", "battle", NULL };

  return hk_log_entry_get_text (entry) != NULL && hk_log_entry_get_name (entry) != NULL && !g_strv_contains (quiet, hk_log_entry_get_name (entry));
}

static void
update (HkCzBattleNews *self)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (self->session));
  const guint position = hk_session_get_position (self->session);
  const gboolean fresh = table->battle != NULL && table->battle->started && position > 0;
  const int eradicated = table->battle == NULL ? 0 : table->battle->eradicated;
  const int harm = count_harm (table);
  g_autoptr (HkLogEntry) entry = fresh ? g_list_model_get_item (hk_session_get_log (self->session), position - 1) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), entry != NULL && is_news (entry));
  hk_widget_set_class (self->box, "cz-fine", eradicated > self->eradicated && harm <= self->harm);
  hk_widget_set_class (self->box, "cz-bad", harm > self->harm);
  self->eradicated = eradicated;
  self->harm = harm;
  if (entry == NULL)
    return;
  gtk_label_set_text (GTK_LABEL (self->text), hk_log_entry_get_text (entry));
  show_breakdown (self,
                  hk_log_entry_get_move (entry) == NULL ? NULL : hk_move_get_breakdown (hk_log_entry_get_move (entry)));
}

static void
hk_cz_battle_news_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_BATTLE_NEWS (object)->session);
  G_OBJECT_CLASS (hk_cz_battle_news_parent_class)->dispose (object);
}

static void
hk_cz_battle_news_class_init (HkCzBattleNewsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_battle_news_dispose;
}

static GtkWidget *
make_why (HkCzBattleNews *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->breakdown = hk_breakdown_view_new ();
  self->why = gtk_menu_button_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 420);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->breakdown);
  gtk_widget_set_size_request (scroller, 300, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->why), popover);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->why), _("Why"));
  gtk_widget_add_css_class (self->why, "flat");
  gtk_widget_set_size_request (self->why, TARGET, TARGET);
  gtk_widget_set_valign (self->why, GTK_ALIGN_CENTER);
  return self->why;
}

static void
hk_cz_battle_news_init (HkCzBattleNews *self)
{
  GtkWidget *words = hk_wrap_box_new (0);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  self->die = gtk_label_new (NULL);
  self->text = gtk_label_new (NULL);
  self->undo = hk_icon_button_new ("edit-undo-symbolic", _("Undo"), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->undo), "table.undo");
  gtk_widget_add_css_class (self->die, "cz-die");
  gtk_widget_add_css_class (self->die, "numeric");
  gtk_widget_set_valign (self->die, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (self->text), 0);
  gtk_label_set_wrap (GTK_LABEL (self->text), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->text), TEXT_WIDTH);
  gtk_widget_set_hexpand (self->text, TRUE);
  /* Where it is narrow the button stands below the sentence. */
  adw_wrap_box_append (ADW_WRAP_BOX (words), self->text);
  adw_wrap_box_append (ADW_WRAP_BOX (words), make_why (self));
  adw_wrap_box_set_justify (ADW_WRAP_BOX (words), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (words), TRUE);
  gtk_widget_set_halign (self->why, GTK_ALIGN_START);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->die);
  gtk_box_append (GTK_BOX (self->box), words);
  gtk_box_append (GTK_BOX (self->box), self->undo);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "cz-news");
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Returns (transfer floating): what has just happened.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_battle_news_new (HkSession *session)
{
  HkCzBattleNews *self = g_object_new (HK_TYPE_CZ_BATTLE_NEWS, NULL);

  self->session = g_object_ref (session);
  self->harm = count_harm (HK_CZ_TABLE (hk_session_get_table (session)));
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
