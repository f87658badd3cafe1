/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-odds.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-chance.h"
#include "hk-rf-fight-card.h"
#include "hk-rf-pair.h"
#include "hk-rf-together.h"
#include "hk-rf-weapon-chips.h"
#include "ui/display/hk-in-sight.h"
#include "ui/games/rfyl/board/hk-rf-option-box.h"
#include "ui/games/rfyl/cards/hk-rf-draw-entry.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/games/rfyl/players/hk-rf-player-chips.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

/* A human against a zombie: whom a zombie player attacks, the weapons that are announced, the chance with them, a
 * shot before or after, and the cards, drawn by the app or entered with one tap each. Once it is fought only the result
 * is left, and the shot after it. */
struct _HkRfFightCard
{
  HkView           parent_instance;

  HkRfPair        *pair;
  GtkWidget       *outcome;
  GtkWidget       *targets;
  GtkLabel        *targets_words;
  HkRfPlayerChips *targets_chips;
  GtkBox          *open;           /* what shows only until it is fought */
  HkRfWeaponChips *weapons;
  HkRfChance      *chance;
  GtkWidget       *also;
  GtkWidget       *line;
  GtkLabel        *fight_words;
  GtkToggleButton *manual;
  HkRfDrawEntry   *entry;
  HkRfOptionBox   *shots;

  HkRfTogether    *together;
  GtkWidget       *together_fold;
};

G_DEFINE_FINAL_TYPE (HkRfFightCard, hk_rf_fight_card, HK_TYPE_VIEW)

static int
get_number (HkRfFightCard *self)
{
  return hk_view_get_index (HK_VIEW (self));
}

static HkRfFight *
get_fight (HkRfFightCard *self)
{
  return hk_rf_table_get_fight (hk_rf_view_get_table (self), get_number (self));
}

/* Other open fights of the same human whose zombies the announced weapons kill as well. */
static JsonArray *
list_also (HkRfFightCard *self)
{
  const int kills = hk_rf_table_has_house_rule (hk_rf_view_get_table (self), "one-kill") ? 1 : hk_rf_weapon_chips_get_kills (self->weapons);
  JsonArray *also = json_array_new ();

  for (int i = 0; i < hk_rf_table_get_n_fights (hk_rf_view_get_table (self)); i++)
    {
      HkRfFight *other = hk_rf_table_get_fight (hk_rf_view_get_table (self), i);

      if (i != get_number (self) && other->player == get_fight (self)->player && other->state == HK_RF_FIGHT_OPEN
          && (int) json_array_get_length (also) < kills - 1)
        json_array_add_int_element (also, i);
    }
  return also;
}

static HkMove *
make_move (HkRfFightCard *self)
{
  HkMove *move = hk_move_build ("fight", "i:fight", get_number (self), NULL);
  JsonArray *weapons = hk_rf_weapon_chips_to_names (self->weapons);
  JsonArray *also = list_also (self);

  if (json_array_get_length (weapons) > 0)
    json_object_set_array_member (hk_move_get_params (move), "weapons", g_steal_pointer (&weapons));
  if (json_array_get_length (also) > 0)
    json_object_set_array_member (hk_move_get_params (move), "also", g_steal_pointer (&also));
  g_clear_pointer (&weapons, json_array_unref);
  g_clear_pointer (&also, json_array_unref);
  return move;
}

/* What a defeat would bring, as far as the decks are known. */
static char *
describe_stakes (HkRfFightCard       *self,
                 const HkRfFightOdds *odds)
{
  g_autofree char *tie = odds == NULL ? NULL : hk_rf_chance_to_text (odds->tie);
  g_autofree char *risk = NULL;
  HkRfPlayer *player = hk_rf_table_get_player (hk_rf_view_get_table (self), get_fight (self)->player);
  double chance;

  if (hk_rf_table_get_infection_odds (hk_rf_view_get_table (self), get_fight (self)->player, player->blood_due + 1, &chance))
    risk = hk_rf_chance_to_text (chance);
  if (tie != NULL && risk != NULL)
    /* Translators: two chances in per cent */
    return g_strdup_printf (_("A tie at first: %s. With one Blood card more, infected: %s."), tie, risk);
  if (tie != NULL)
    return g_strdup_printf (_("A tie at first: %s. Else a Blood card is drawn."), tie);
  if (risk != NULL)
    return g_strdup_printf (_("With one Blood card more, infected: %s."), risk);
  return g_strdup (_("Else a Blood card is drawn, and nobody can say what it says."));
}

static char *
describe_gain (HkRfFightCard *self)
{
  const guint n = hk_rf_weapon_chips_count (self->weapons);
  const int kills = hk_rf_weapon_chips_get_kills (self->weapons);
  const char *name = hk_rf_table_get_player_name (hk_rf_view_get_table (self), get_fight (self)->player);

  if (n > 0 && kills > 0)
    return g_strdup_printf (_("that %s draws higher and kills the zombie"), name);
  return g_strdup_printf (_("that %s draws higher and gets away for this turn"), name);
}

static void
update_chance (HkRfFightCard *self)
{
  const int bonus = hk_rf_weapon_chips_get_bonus (self->weapons);
  g_autofree char *gain = describe_gain (self);
  g_autofree char *stakes = NULL;
  HkRfFightOdds odds;
  double least;
  double most;
  const gboolean known = hk_rf_table_get_fight_odds (hk_rf_view_get_table (self), bonus, &odds);

  /* Both draw from the same deck: something is known of it even when its cards are not. */
  hk_rf_table_get_fight_bounds (hk_rf_view_get_table (self), bonus, &least, &most);
  stakes = describe_stakes (self, known ? &odds : NULL);
  hk_rf_chance_show (self->chance, least, most, TRUE, gain, stakes);
}

static void
update_open (HkRfFightCard *self)
{
  HkRfTable *table = hk_view_get_session (HK_VIEW (self)) == NULL ? NULL : hk_rf_view_get_table (self);
  HkRfFight *fight = table == NULL ? NULL : get_fight (self);
  HkRfPlayer *player = fight == NULL ? NULL : hk_rf_table_get_player (table, fight->player);
  const gboolean manual = table != NULL && !hk_rf_table_app_draws (table, table->determination_deck);
  g_autoptr (GArray) humans = NULL;
  g_autoptr (HkMove) move = NULL;
  g_autofree char *text = NULL;
  g_autofree char *label = NULL;
  guint n;

  if (player == NULL)
    return;
  humans = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_append_val (humans, fight->player);
  move = make_move (self);
  n = hk_move_get_array (move, "also") == NULL ? 0 : json_array_get_length (hk_move_get_array (move, "also"));
  text = g_strdup_printf (ngettext ("A win also kills %u more zombie that fights %s.", "A win also kills %u more zombies that fight %s.", n), n, player->name);
  /* Translators: what the button does: the human whose name it is fights */
  label = g_strdup_printf (_("%s Fights"), player->name);
  gtk_label_set_text (GTK_LABEL (self->also), text);
  gtk_widget_set_visible (self->also, n > 0);
  gtk_label_set_text (self->fight_words, label);
  gtk_widget_set_visible (self->line, !manual);
  hk_rf_draw_entry_begin (self->entry, move, humans);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), manual || gtk_toggle_button_get_active (self->manual));
  update_chance (self);
}

static void
fight_cb (HkRfFightCard *self)
{
  hk_view_play (HK_VIEW (self), make_move (self));
}

static void
drawn_cb (HkRfFightCard *self,
          HkMove        *move)
{
  hk_view_play (HK_VIEW (self), g_object_ref (move));
}

static void
target_cb (HkRfFightCard *self)
{
  g_autoptr (GArray) chosen = hk_rf_player_chips_get (self->targets_chips);

  if (chosen->len == 1 && g_array_index (chosen, int, 0) != get_fight (self)->player)
    hk_view_play (HK_VIEW (self), hk_move_build ("target", "i:fight", get_number (self), "i:player", g_array_index (chosen, int, 0), NULL));
}

/* Zombie players choose for themselves and their hordes, where there is a choice. */
static void
update_targets (HkRfFightCard *self,
                HkRfFight     *fight,
                gboolean       open)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (GArray) there = hk_rf_list_on_space (table, fight->space);
  g_autoptr (GArray) chosen = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->targets, open && fight->leader >= 0 && there->len > 1);
  if (!gtk_widget_get_visible (self->targets))
    return;
  text = g_strdup_printf (_("%s chooses who is attacked"), hk_rf_table_get_player_name (table, fight->leader));
  gtk_label_set_text (self->targets_words, text);
  chosen = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_append_val (chosen, fight->player);
  hk_rf_player_chips_show (self->targets_chips, table, there, chosen);
}

static void
add_shot (HkRfFightCard *self,
          HkRfFight     *fight,
          int            player)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  HkRfPlayer *record = hk_rf_table_get_player (table, player);
  HkRfZombie *zombie = hk_rf_table_find_zombie (table, fight->zombie);
  const int cost = zombie == NULL ? 1 : zombie->bullets;
  g_autofree char *title = g_strdup_printf (fight->state == HK_RF_FIGHT_OPEN ? _("%s Shoots First") : _("%s Shoots Now"), record->name);
  g_autofree char *hint = hk_rf_label_bullets (cost);
  g_autofree char *reason = record->bullets >= cost ? NULL
                            : g_strdup_printf (ngettext ("%s has only %d bullet.", "%s has only %d bullets.", (gulong) record->bullets), record->name, record->bullets);
  g_autoptr (HkMove) move = hk_move_build ("shoot", "i:player", player, "i:fight", get_number (self), NULL);
  g_autoptr (HkMoveOption) option = hk_move_option_new (title, hint, move, NULL, reason);

  hk_rf_option_box_add (self->shots, option, FALSE);
}

/* Who can shoot the zombie, before the fight or after it: each human on the space who has bullets, whoever fights first. */
static void
update_shots (HkRfFightCard *self,
              HkRfFight     *fight)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (GArray) there = hk_rf_list_on_space (table, fight->space);

  hk_rf_option_box_begin (self->shots);
  for (int pass = 0; !fight->killed && fight->state != HK_RF_FIGHT_GONE && pass < 2; pass++)
    for (guint i = 0; i < there->len; i++)
      {
        const int player = g_array_index (there, int, i);

        if ((player == fight->player) == (pass == 0) && hk_rf_table_get_player (table, player)->bullets > 0)
          add_shot (self, fight, player);
      }
  hk_rf_option_box_end (self->shots);
}

static void
update (HkView *view)
{
  HkRfFightCard *self = HK_RF_FIGHT_CARD (view);
  HkRfTable *table = hk_rf_view_get_table (self);
  HkRfFight *fight = get_fight (self);
  HkRfPlayer *player = fight == NULL ? NULL : hk_rf_table_get_player (table, fight->player);
  g_autofree char *outcome = NULL;
  g_autofree char *zombie = NULL;
  g_autofree char *spoken = NULL;
  gboolean open;
  gboolean next;

  if (player == NULL)
    return;
  open = fight->state == HK_RF_FIGHT_OPEN;
  next = open && hk_rf_find_open_fight (table, -1) == get_number (self);
  outcome = hk_rf_pair_describe_outcome (table, fight);
  zombie = hk_rf_pair_name_zombie (table, fight);
  /* Translators: a human, then what the human fights against */
  spoken = g_strdup_printf (_("%s against %s"), player->name, zombie);
  hk_rf_pair_show (self->pair, table, fight);
  gtk_label_set_text (GTK_LABEL (self->outcome), outcome);
  gtk_widget_set_visible (self->outcome, !open);
  gtk_widget_set_visible (GTK_WIDGET (self->open), open);
  hk_widget_set_class (GTK_WIDGET (self), "rf-won", fight->state == HK_RF_FIGHT_WON || fight->state == HK_RF_FIGHT_SHOT);
  hk_widget_set_class (GTK_WIDGET (self), "rf-lost", fight->state == HK_RF_FIGHT_LOST);
  hk_widget_set_class (GTK_WIDGET (self), "rf-next", next);
  hk_in_sight_set_here (GTK_WIDGET (self), next);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, outcome, -1);
  update_targets (self, fight, open);
  update_shots (self, fight);
  if (!open)
    return;
  hk_rf_weapon_chips_show (self->weapons, player, hk_rf_table_has_house_rule (table, "best-weapon"));
  gtk_widget_set_visible (self->together_fold, next && hk_rf_together_show (self->together));
  update_open (self);
}

static void
hk_rf_fight_card_class_init (HkRfFightCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_RF_PAIR);
  g_type_ensure (HK_TYPE_RF_PLAYER_CHIPS);
  g_type_ensure (HK_TYPE_RF_WEAPON_CHIPS);
  g_type_ensure (HK_TYPE_RF_CHANCE);
  g_type_ensure (HK_TYPE_RF_DRAW_ENTRY);
  g_type_ensure (HK_TYPE_RF_OPTION_BOX);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-fight-card");
  HK_BIND_CHILDREN (widget_class, HkRfFightCard, pair, outcome, targets, targets_words, targets_chips, open, weapons, chance, also, line,
                    fight_words, manual, entry, shots);
  HK_BIND_CALLBACKS (widget_class, target_cb, update_open, fight_cb, drawn_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_rf_fight_card_init (HkRfFightCard *self)
{
  self->together = g_object_new (HK_TYPE_RF_TOGETHER, NULL);
  self->together_fold = hk_fold_new (_("Fight Together, Without Weapons"), GTK_WIDGET (self->together));
  g_object_bind_property (self, "session", self->together, "session", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self, "index", self->together, "index", G_BINDING_SYNC_CREATE);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_box_append (self->open, self->together_fold);
}

/* Fights with the weapons that are announced, or brings the keyboard to the keys for the cards. */
void
hk_rf_fight_card_fight (HkRfFightCard *self)
{
  g_return_if_fail (HK_IS_RF_FIGHT_CARD (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self->entry)))
    hk_rf_draw_entry_focus (self->entry);
  else
    fight_cb (self);
}
