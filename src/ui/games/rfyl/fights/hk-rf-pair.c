/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <glib/gi18n.h>

#include "hk-rf-pair.h"
#include "ui/display/hk-template.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

/* A human and a zombie face to face, and between them the cards that they have drawn. */
struct _HkRfPair
{
  AdwBin     parent_instance;

  GtkWidget *mark;
  GtkWidget *human;
  GtkWidget *human_facts;
  GtkWidget *human_card;
  GtkWidget *human_bonus;
  GtkWidget *versus;
  GtkWidget *zombie_card;
  GtkWidget *zombie;
  GtkWidget *zombie_facts;
  GtkWidget *skull;
  GtkWidget *ties;
};

G_DEFINE_FINAL_TYPE (HkRfPair, hk_rf_pair, ADW_TYPE_BIN)

static void
hk_rf_pair_class_init (HkRfPairClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_RF_SYMBOL);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-pair.ui");
  HK_BIND_CHILDREN (widget_class, HkRfPair, mark, human, human_facts, human_card, human_bonus, versus, zombie_card, zombie, zombie_facts,
                    skull, ties);
}

static void
hk_rf_pair_init (HkRfPair *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The sign stands before the number, whichever way people read. */
  gtk_widget_set_direction (self->human_bonus, GTK_TEXT_DIR_LTR);
}

/* Returns (transfer full): what the human fights against. */
char *
hk_rf_pair_name_zombie (HkRfTable *table,
                        HkRfFight *fight)
{
  g_return_val_if_fail (HK_IS_RF_FIGHT (fight), NULL);

  if (fight->zombie_player >= 0)
    return g_strdup (hk_rf_table_get_player_name (table, fight->zombie_player));
  return g_strdup (_("Zombie"));
}

static char *
describe_zombie (HkRfTable *table,
                 HkRfFight *fight)
{
  HkRfZombie *zombie = hk_rf_table_find_zombie (table, fight->zombie);

  if (fight->zombie_player >= 0)
    return g_strdup (_("zombie player"));
  if (fight->encounter)
    return g_strdup (_("of the Event card"));
  if (fight->leader >= 0)
    return g_strdup_printf (_("horde of %s"), hk_rf_table_get_player_name (table, fight->leader));
  if (zombie != NULL && zombie->bullets > 1)
    return g_strdup_printf (ngettext ("takes %d bullet", "takes %d bullets", (gulong) zombie->bullets), zombie->bullets);
  return g_strdup (fight->killed ? _("killed") : _("on its own"));
}

static char *
describe_human (HkRfTable *table,
                HkRfFight *fight)
{
  HkRfPlayer *player = hk_rf_table_get_player (table, fight->player);
  const guint n = fight->helpers == NULL ? 0 : g_strv_length (fight->helpers);

  if (n > 1)
    return g_strdup_printf (ngettext ("and %u more", "and %u more", n - 1), n - 1);
  if (player == NULL)
    return g_strdup ("");
  return hk_rf_label_bullets (player->bullets);
}

/* A duel that was tied before it was decided. */
static char *
describe_ties (HkRfFight *fight)
{
  const guint n = fight->human_cards == NULL ? 0 : g_strv_length (fight->human_cards);
  GString *text = g_string_new (NULL);

  if (fight->helpers != NULL && fight->helpers[0] != NULL)
    {
      g_autofree char *humans = n == 0 ? NULL : g_strjoinv (", ", fight->human_cards);
      g_autofree char *zombies = fight->zombie_cards == NULL ? NULL : g_strjoinv (", ", fight->zombie_cards);

      if (humans != NULL && zombies != NULL)
        /* Translators: cards of the humans, then cards of the zombie */
        g_string_append_printf (text, _("They drew %s, the zombie %s."), humans, zombies);
      return g_string_free_and_steal (text);
    }
  for (guint i = 0; i + 1 < n && fight->zombie_cards[i] != NULL; i++)
    g_string_append_printf (text, i == 0 ? "%s : %s" : " · %s : %s", fight->human_cards[i], fight->zombie_cards[i]);
  if (text->len > 0)
    g_string_append_printf (text, " – %s", ngettext ("tied first", "tied first", n - 1));
  return g_string_free_and_steal (text);
}

/* The last pair of cards decides. Three who fight together have no such pair. */
static void
load_cards (HkRfPair  *self,
            HkRfFight *fight)
{
  const guint n = fight->human_cards == NULL ? 0 : g_strv_length (fight->human_cards);
  const guint n_zombie = fight->zombie_cards == NULL ? 0 : g_strv_length (fight->zombie_cards);
  const gboolean together = fight->helpers != NULL && fight->helpers[0] != NULL;
  const gboolean drawn = n > 0 && n_zombie > 0 && !together;
  g_autofree char *bonus = hk_word_sign (fight->bonus);
  g_autofree char *ties = describe_ties (fight);

  gtk_widget_set_visible (self->human_card, drawn);
  gtk_widget_set_visible (self->zombie_card, drawn);
  gtk_widget_set_visible (self->human_bonus, drawn && fight->bonus != 0);
  gtk_label_set_text (GTK_LABEL (self->human_bonus), bonus);
  gtk_label_set_text (GTK_LABEL (self->ties), ties);
  gtk_widget_set_visible (self->ties, ties[0] != '\0');
  if (drawn)
    {
      const int difference = atoi (fight->human_cards[n - 1]) + fight->bonus - atoi (fight->zombie_cards[n_zombie - 1]);

      hk_changed_show (GTK_LABEL (self->human_card), fight->human_cards[n - 1]);
      hk_changed_show (GTK_LABEL (self->zombie_card), fight->zombie_cards[n_zombie - 1]);
      gtk_label_set_text (GTK_LABEL (self->versus), difference > 0 ? ">" : difference < 0 ? "<" : "=");
      hk_widget_set_class (self->human_card, "rf-higher", difference > 0);
      hk_widget_set_class (self->zombie_card, "rf-higher", difference < 0);
    }
  else
    /* Translators: between two who fight each other */
    gtk_label_set_text (GTK_LABEL (self->versus), _("vs"));
}

/* Shows who fights whom, and with which cards. */
void
hk_rf_pair_show (HkRfPair  *self,
                 HkRfTable *table,
                 HkRfFight *fight)
{
  HkRfPlayer *player = hk_rf_table_get_player (table, fight->player);
  g_autofree char *zombie = hk_rf_pair_name_zombie (table, fight);
  g_autofree char *zombie_facts = describe_zombie (table, fight);
  g_autofree char *human_facts = describe_human (table, fight);

  g_return_if_fail (HK_IS_RF_PAIR (self));

  if (player != NULL)
    g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (GTK_LABEL (self->human), hk_rf_table_get_player_name (table, fight->player));
  gtk_label_set_text (GTK_LABEL (self->human_facts), human_facts);
  gtk_label_set_text (GTK_LABEL (self->zombie), zombie);
  gtk_label_set_text (GTK_LABEL (self->zombie_facts), zombie_facts);
  hk_widget_set_class (self->skull, "rf-killed", fight->killed);
  load_cards (self, fight);
}

/* Returns (transfer full): how the fight ended, in a sentence; what it comes to while it goes on. */
char *
hk_rf_pair_describe_outcome (HkRfTable *table,
                             HkRfFight *fight)
{
  const char *name = hk_rf_table_get_player_name (table, fight->player);

  g_return_val_if_fail (HK_IS_RF_FIGHT (fight), NULL);

  if (fight->state == HK_RF_FIGHT_WON)
    return g_strdup_printf (fight->killed ? _("%s wins and kills the zombie.") : _("%s wins and eludes the zombie for this turn."), name);
  if (fight->state == HK_RF_FIGHT_LOST)
    return g_strdup_printf (fight->killed ? _("%s loses: a Blood card, though the zombie is dead.") : _("%s loses: a Blood card."), name);
  if (fight->state == HK_RF_FIGHT_SHOT)
    return g_strdup (_("The zombie is shot before it can bite."));
  if (fight->state == HK_RF_FIGHT_GONE)
    return g_strdup (_("There is nobody left to fight."));
  return g_strdup_printf (_("%s has not fought yet."), name);
}
