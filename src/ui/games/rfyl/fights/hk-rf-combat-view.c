/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-odds.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-chance.h"
#include "hk-rf-combat-view.h"
#include "hk-rf-fight-card.h"
#include "ui/games/rfyl/board/hk-rf-columns.h"
#include "ui/widgets/hk-widgets.h"

#define CARD_WIDTH 276

/* The fights as pairs, those of a space together, the closest to the victory space first. The card of a fight stays
 * where it is when the fight is over. */
struct _HkRfCombatView
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *title;
  GtkWidget *progress;
  GtkWidget *together;  /* what all fights of each runner come to */
  GtkWidget *groups;
  char      *shown;    /* which fights have a card */
};

G_DEFINE_FINAL_TYPE (HkRfCombatView, hk_rf_combat_view, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfCombatView *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static void
hk_rf_combat_view_dispose (GObject *object)
{
  HkRfCombatView *self = HK_RF_COMBAT_VIEW (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (hk_rf_combat_view_parent_class)->dispose (object);
}

static void
hk_rf_combat_view_class_init (HkRfCombatViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_combat_view_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_rf_combat_view_init (HkRfCombatView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->title = hk_heading_new (NULL);
  gtk_widget_set_hexpand (self->title, TRUE);
  self->progress = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->progress, "numeric");
  self->together = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), self->progress);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->together);
  gtk_box_append (GTK_BOX (box), self->groups);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Fights"), -1);
}

/* The fights of one space, side by side where there is room. */
static GtkWidget *
add_group (HkRfCombatView *self,
           int             space)
{
  g_autofree char *text = space == 0 ? g_strdup (_("On the victory space")) : g_strdup_printf (_("Space %d"), space);
  GtkWidget *heading = gtk_label_new (text);
  GtkWidget *cards = hk_rf_columns_new (CARD_WIDTH);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_box_append (GTK_BOX (self->groups), heading);
  gtk_box_append (GTK_BOX (self->groups), cards);
  return cards;
}

static void
build (HkRfCombatView *self)
{
  GtkWidget *child;
  GtkWidget *cards = NULL;
  int space = -1;

  while ((child = gtk_widget_get_first_child (self->groups)) != NULL)
    gtk_box_remove (GTK_BOX (self->groups), child);
  for (int i = 0; i < hk_rf_table_get_n_fights (get_table (self)); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (get_table (self), i);
      GtkWidget *card = hk_rf_fight_card_new (self->session, i);

      if (cards == NULL || fight->space != space)
        cards = add_group (self, fight->space);
      space = fight->space;
      hk_rf_columns_append (HK_RF_COLUMNS (cards), card);
    }
}

static void
load_cards (GtkWidget *root)
{
  if (HK_IS_RF_FIGHT_CARD (root))
    {
      hk_rf_fight_card_load (HK_RF_FIGHT_CARD (root));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    load_cards (child);
}

static char *
make_key (HkRfTable *table)
{
  GString *key = g_string_new (NULL);

  for (int i = 0; i < hk_rf_table_get_n_fights (table); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (table, i);

      g_string_append_printf (key, "%d/%d/%d/%d ", table->turn, fight->space, fight->zombie, fight->zombie_player);
    }
  return g_string_free_and_steal (key);
}

static void
update_head (HkRfCombatView *self)
{
  HkRfTable *table = get_table (self);
  const int n = hk_rf_table_get_n_fights (table);
  const gboolean encounter = n > 0 && hk_rf_table_get_fight (table, 0)->encounter;
  int n_open = 0;
  g_autofree char *progress = NULL;

  for (int i = 0; i < n; i++)
    n_open += g_strcmp0 (hk_rf_table_get_fight (table, i)->state, "open") == 0;
  if (n > 0 && n_open == 0)
    progress = g_strdup (_("All are fought"));
  else if (n > 0)
    progress = g_strdup_printf (ngettext ("%d fight to go", "%d fights to go", (gulong) n_open), n_open);
  gtk_label_set_text (GTK_LABEL (self->title), encounter ? _("Zombie encounter") : n == 0 ? _("Nobody has to fight.") : _("Combat"));
  gtk_label_set_text (GTK_LABEL (self->progress), progress == NULL ? "" : progress);
}

static void
add_together (HkRfCombatView       *self,
              HkRfPlayer           *player,
              const HkRfRunnerOdds *odds)
{
  g_autofree char *none = hk_rf_chance_range_to_text (odds->none_least, odds->none_most);
  g_autofree char *infected = hk_rf_chance_range_to_text (odds->infected_least, odds->infected_most);
  g_autofree char *text = NULL;

  if (odds->infected_least <= 0 && odds->infected_most >= 1)
    /* Translators: a runner, how many fights, a chance in per cent */
    text = g_strdup_printf (_("%s, all %d fights together: %s to lose none. Whether a Blood card infects, nobody can say."), player->name, odds->n_fights, none);
  else
    /* Translators: a runner, how many fights, and two chances in per cent */
    text = g_strdup_printf (_("%s, all %d fights together: %s to lose none, %s infected in the end."), player->name, odds->n_fights, none, infected);
  hk_box_add_words (self->together, text, "rf-together-odds");
}

/* One fight says for itself how it stands. */
static void
update_together (HkRfCombatView *self)
{
  HkRfTable *table = get_table (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->together)) != NULL)
    gtk_box_remove (GTK_BOX (self->together), child);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfRunnerOdds odds;

      if (hk_rf_table_get_runner_odds (table, i, &odds) && odds.n_fights > 1)
        add_together (self, hk_rf_table_get_player (table, i), &odds);
    }
  gtk_widget_set_visible (self->together, gtk_widget_get_first_child (self->together) != NULL);
}

static void
update (HkRfCombatView *self)
{
  g_autofree char *key = make_key (get_table (self));

  if (g_strcmp0 (key, self->shown) != 0)
    {
      g_set_str (&self->shown, key);
      build (self);
    }
  else
    load_cards (self->groups);
  update_head (self);
  update_together (self);
}

/* Returns (transfer floating): the fights of this phase.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_combat_view_new (HkSession *session)
{
  HkRfCombatView *self = g_object_new (HK_TYPE_RF_COMBAT_VIEW, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

static HkRfFightCard *
find_card (GtkWidget *root,
           int        fight)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (HK_IS_RF_FIGHT_CARD (root) && hk_rf_fight_card_get_fight (HK_RF_FIGHT_CARD (root)) == fight)
    return HK_RF_FIGHT_CARD (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      HkRfFightCard *found = find_card (child, fight);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static HkRfCombatView *
find_view (GtkWidget *root)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (HK_IS_RF_COMBAT_VIEW (root))
    return HK_RF_COMBAT_VIEW (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      HkRfCombatView *found = find_view (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Fights the next fight as its card has it, or brings the keyboard to the keys for its cards. Returns whether the
 * fights are on the screen.
 * @from: a widget of the window */
gboolean
hk_rf_combat_view_fight (GtkWidget *from)
{
  GtkRoot *root = gtk_widget_get_root (from);
  HkRfCombatView *view = root == NULL ? NULL : find_view (GTK_WIDGET (root));
  HkRfFightCard *card = view == NULL ? NULL : find_card (GTK_WIDGET (view), hk_rf_find_open_fight (get_table (view), -1));

  if (card == NULL)
    return FALSE;
  hk_rf_fight_card_fight (card);
  return TRUE;
}
