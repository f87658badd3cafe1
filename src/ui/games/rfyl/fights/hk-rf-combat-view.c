/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-odds.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-chance.h"
#include "hk-rf-combat-view.h"
#include "hk-rf-fight-card.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/widgets/hk-card-grid.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-widgets.h"

#define CARD_WIDTH 276

/* The fights as pairs, those of a space together, the closest to the victory space first. The card of a fight stays
 * where it is when the fight is over. */
struct _HkRfCombatView
{
  HkView     parent_instance;

  GtkLabel  *title;
  GtkLabel  *progress;
  GtkWidget *together;  /* what all fights of each runner come to */
  GtkWidget *groups;

  GPtrArray *cards;     /* of HkRfFightCard, by the numbers of the fights */
  char      *shown;     /* which fights have a card */
};

G_DEFINE_FINAL_TYPE (HkRfCombatView, hk_rf_combat_view, HK_TYPE_VIEW)

static void
clear_box (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/* The fights of one space, side by side where there is room. */
static GtkWidget *
add_group (HkRfCombatView *self,
           int             space)
{
  g_autofree char *text = space == 0 ? g_strdup (_("On the victory space")) : g_strdup_printf (_("Space %d"), space);
  GtkWidget *cards = hk_card_grid_new (HK_RF_MOST_FIGHTS, 8);

  if (hk_table_keeps (hk_view_get_table (HK_VIEW (self)), "track"))
    hk_box_add_label (self->groups, text, "caption-heading");
  gtk_box_append (GTK_BOX (self->groups), cards);
  return cards;
}

static void
build (HkRfCombatView *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  GtkWidget *group = NULL;
  int space = -1;

  clear_box (self->groups);
  g_ptr_array_set_size (self->cards, 0);
  for (int i = 0; i < hk_rf_table_get_n_fights (table); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (table, i);
      GtkWidget *card = g_object_new (HK_TYPE_RF_FIGHT_CARD, "index", i, "width-request", CARD_WIDTH, NULL);

      if (group == NULL || fight->space != space)
        group = add_group (self, fight->space);
      space = fight->space;
      /* Once it is made, so that what is in it has the session too when it is shown. */
      g_object_set (card, "session", hk_view_get_session (HK_VIEW (self)), NULL);
      hk_card_grid_append (HK_CARD_GRID (group), card);
      g_ptr_array_add (self->cards, card);
    }
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
  HkRfTable *table = hk_rf_view_get_table (self);
  const int n = hk_rf_table_get_n_fights (table);
  const gboolean encounter = n > 0 && hk_rf_table_get_fight (table, 0)->encounter;
  int n_open = 0;
  g_autofree char *progress = NULL;

  for (int i = 0; i < n; i++)
    n_open += hk_rf_table_get_fight (table, i)->state == HK_RF_FIGHT_OPEN;
  if (n > 0 && n_open == 0)
    progress = g_strdup (_("All are fought"));
  else if (n > 0)
    progress = g_strdup_printf (ngettext ("%d fight to go", "%d fights to go", (gulong) n_open), n_open);
  gtk_label_set_text (self->title, encounter ? _("Zombie encounter") : n == 0 ? _("Nobody has to fight.") : _("Combat"));
  gtk_label_set_text (self->progress, progress == NULL ? "" : progress);
}

static char *
describe_together (HkRfPlayer           *player,
                   const HkRfRunnerOdds *odds)
{
  g_autofree char *none = hk_rf_chance_range_to_text (odds->none_least, odds->none_most);
  g_autofree char *infected = hk_rf_chance_range_to_text (odds->infected_least, odds->infected_most);

  if (odds->infected_least <= 0 && odds->infected_most >= 1)
    /* Translators: a runner, how many fights, a chance in per cent */
    return g_strdup_printf (_("%s, all %d fights together: %s to lose none. Whether a Blood card infects, nobody can say."), player->name, odds->n_fights, none);
  /* Translators: a runner, how many fights, and two chances in per cent */
  return g_strdup_printf (_("%s, all %d fights together: %s to lose none, %s infected in the end."), player->name, odds->n_fights, none, infected);
}

static GtkWidget *
make_together (gpointer texts,
               guint    number)
{
  GtkWidget *label = gtk_label_new (((char **) texts)[number]);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "rf-together-odds");
  return label;
}

/* One fight says for itself how it stands. */
static void
update_together (HkRfCombatView *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;

  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfRunnerOdds odds;

      if (hk_rf_table_get_runner_odds (table, i, &odds) && odds.n_fights > 1)
        g_strv_builder_take (builder, describe_together (hk_rf_table_get_player (table, i), &odds));
    }
  texts = g_strv_builder_end (builder);
  hk_kept_show (self->together, (const char * const *) texts, make_together, texts);
  gtk_widget_set_visible (self->together, texts[0] != NULL);
}

static void
update (HkView *view)
{
  HkRfCombatView *self = HK_RF_COMBAT_VIEW (view);
  g_autofree char *key = make_key (hk_rf_view_get_table (self));

  if (g_set_str (&self->shown, key))
    build (self);
  update_head (self);
  update_together (self);
}

static void
hk_rf_combat_view_finalize (GObject *object)
{
  g_ptr_array_unref (HK_RF_COMBAT_VIEW (object)->cards);
  g_free (HK_RF_COMBAT_VIEW (object)->shown);
  G_OBJECT_CLASS (hk_rf_combat_view_parent_class)->finalize (object);
}

/* Where the group goes through the phases by hand, while there is anybody to fight. */
static gboolean
is_needed (HkView *view)
{
  return !hk_table_goes_by_hand (hk_view_get_table (view)) || hk_rf_table_get_n_fights (hk_rf_view_get_table (view)) > 0;
}

static void
hk_rf_combat_view_class_init (HkRfCombatViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_rf_combat_view_finalize;
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-combat-view");
  HK_BIND_CHILDREN (widget_class, HkRfCombatView, title, progress, together, groups);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_rf_combat_view_init (HkRfCombatView *self)
{
  self->cards = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Fights the next fight as its card has it, or brings the keyboard to the keys for its cards. Returns whether there is one. */
gboolean
hk_rf_combat_view_fight (HkRfCombatView *self)
{
  int next;

  g_return_val_if_fail (HK_IS_RF_COMBAT_VIEW (self), FALSE);

  next = hk_rf_find_open_fight (hk_rf_view_get_table (self), -1);
  if (next < 0 || next >= (int) self->cards->len)
    return FALSE;
  hk_rf_fight_card_fight (g_ptr_array_index (self->cards, next));
  return TRUE;
}
