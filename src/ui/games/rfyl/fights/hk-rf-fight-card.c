/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-odds.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-chance.h"
#include "hk-rf-fight-card.h"
#include "hk-rf-pair.h"
#include "hk-rf-shots.h"
#include "hk-rf-together.h"
#include "hk-rf-weapon-chips.h"
#include "ui/games/rfyl/cards/hk-rf-draw-entry.h"
#include "ui/games/rfyl/players/hk-rf-who.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* A human against a zombie: whom a zombie player attacks, the weapons that are announced, the chance with them, a
 * shot before or after, and the cards, drawn by the app or told with one tap each. Once it is fought only the result
 * is left, and the shot after it. */
struct _HkRfFightCard
{
  AdwBin     parent_instance;

  HkSession *session;
  int        fight;

  GtkWidget *pair;
  GtkWidget *targets_box;
  GtkWidget *targets_label;
  GtkWidget *targets;
  GtkWidget *open;         /* what shows only until it is fought */
  GtkWidget *weapons_label;
  GtkWidget *weapons;
  GtkWidget *chance;
  GtkWidget *also;
  GtkWidget *button;
  GtkWidget *by_hand;
  GtkWidget *entry;
  GtkWidget *together;
  GtkWidget *together_fold;
  GtkWidget *shots;
  GtkWidget *outcome;
};

G_DEFINE_FINAL_TYPE (HkRfFightCard, hk_rf_fight_card, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfFightCard *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static HkRfFight *
get_fight (HkRfFightCard *self)
{
  return hk_rf_table_get_fight (get_table (self), self->fight);
}

static gboolean
is_by_hand (HkRfFightCard *self)
{
  return !hk_rf_table_app_draws (get_table (self), get_table (self)->determination_deck);
}

/* Other open fights of the same human whose zombies the announced weapons kill as well. */
static JsonArray *
list_also (HkRfFightCard *self)
{
  const int kills = hk_rf_table_has_house_rule (get_table (self), "one-kill") ? 1 : hk_rf_weapon_chips_get_kills (HK_RF_WEAPON_CHIPS (self->weapons));
  JsonArray *also = json_array_new ();

  for (int i = 0; i < hk_rf_table_get_n_fights (get_table (self)); i++)
    {
      HkRfFight *other = hk_rf_table_get_fight (get_table (self), i);

      if (i != self->fight && other->player == get_fight (self)->player && g_strcmp0 (other->state, "open") == 0
          && (int) json_array_get_length (also) < kills - 1)
        json_array_add_int_element (also, i);
    }
  return also;
}

static HkMove *
make_move (HkRfFightCard *self)
{
  HkMove *move = hk_move_build ("fight", "i:fight", self->fight, NULL);
  JsonArray *weapons = hk_rf_weapon_chips_to_names (HK_RF_WEAPON_CHIPS (self->weapons));
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
tell_stakes (HkRfFightCard        *self,
             const HkRfFightOdds *odds)
{
  g_autofree char *tie = odds == NULL ? NULL : hk_rf_chance_to_text (odds->tie);
  g_autofree char *risk = NULL;
  HkRfPlayer *player = hk_rf_table_get_player (get_table (self), get_fight (self)->player);
  double chance;

  if (hk_rf_table_get_infection_odds (get_table (self), get_fight (self)->player, player->blood_due + 1, &chance))
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
tell_gain (HkRfFightCard *self)
{
  const guint n = hk_rf_weapon_chips_count (HK_RF_WEAPON_CHIPS (self->weapons));
  const int kills = hk_rf_weapon_chips_get_kills (HK_RF_WEAPON_CHIPS (self->weapons));
  const char *name = hk_rf_table_get_player_name (get_table (self), get_fight (self)->player);

  if (n > 0 && kills > 0)
    return g_strdup_printf (_("that %s draws higher and kills the zombie"), name);
  return g_strdup_printf (_("that %s draws higher and gets away for this turn"), name);
}

static void
update_chance (HkRfFightCard *self)
{
  const int bonus = hk_rf_weapon_chips_get_bonus (HK_RF_WEAPON_CHIPS (self->weapons));
  g_autofree char *gain = tell_gain (self);
  g_autofree char *stakes = NULL;
  HkRfFightOdds odds;
  double least;
  double most;
  const gboolean known = hk_rf_table_get_fight_odds (get_table (self), bonus, &odds);

  /* Both draw from the same deck: something is known of it even when its cards are not. */
  hk_rf_table_get_fight_bounds (get_table (self), bonus, &least, &most);
  stakes = tell_stakes (self, known ? &odds : NULL);
  hk_rf_chance_show (HK_RF_CHANCE (self->chance), least, most, TRUE, gain, stakes);
}

static void
update_open (HkRfFightCard *self)
{
  HkRfPlayer *player = hk_rf_table_get_player (get_table (self), get_fight (self)->player);
  g_autoptr (JsonArray) also = list_also (self);
  g_autoptr (HkMove) move = make_move (self);
  g_autoptr (GArray) humans = g_array_new (FALSE, FALSE, sizeof (int));
  const gboolean by_hand = is_by_hand (self);
  const guint n = json_array_get_length (also);
  g_autofree char *text = g_strdup_printf (ngettext ("A win also kills %u more zombie that fights %s.", "A win also kills %u more zombies that fight %s.", n),
                                           n, player->name);
  /* Translators: what the button does: the human whose name it is fights */
  g_autofree char *label = g_strdup_printf (_("%s Fights"), player->name);

  g_array_append_val (humans, get_fight (self)->player);
  gtk_label_set_text (GTK_LABEL (self->also), text);
  gtk_widget_set_visible (self->also, n > 0);
  gtk_button_set_label (GTK_BUTTON (self->button), label);
  gtk_widget_set_visible (gtk_widget_get_parent (self->button), !by_hand);
  hk_rf_draw_entry_begin (HK_RF_DRAW_ENTRY (self->entry), move, humans);
  gtk_widget_set_visible (self->entry, by_hand || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->by_hand)));
  update_chance (self);
}

static void
button_cb (HkRfFightCard *self)
{
  g_autoptr (HkMove) move = make_move (self);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
drawn_cb (HkRfFightCard *self,
          HkMove        *move)
{
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
target_cb (HkRfFightCard *self)
{
  g_autoptr (GArray) chosen = hk_rf_who_get (HK_RF_WHO (self->targets));
  g_autoptr (HkMove) move = NULL;

  if (chosen->len != 1 || g_array_index (chosen, int, 0) == get_fight (self)->player)
    return;
  move = hk_move_build ("target", "i:fight", self->fight, "i:player", g_array_index (chosen, int, 0), NULL);
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_rf_fight_card_dispose (GObject *object)
{
  g_clear_object (&HK_RF_FIGHT_CARD (object)->session);
  G_OBJECT_CLASS (hk_rf_fight_card_parent_class)->dispose (object);
}

static void
hk_rf_fight_card_class_init (HkRfFightCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_fight_card_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_rf_fight_card_init (HkRfFightCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "rf-fight");
}

static GtkWidget *
make_caption (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption-heading");
  return label;
}

static GtkWidget *
make_targets (HkRfFightCard *self)
{
  self->targets_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->targets_label = make_caption (NULL);
  self->targets = hk_rf_who_new (_("Who is attacked"), FALSE);
  gtk_box_append (GTK_BOX (self->targets_box), self->targets_label);
  gtk_box_append (GTK_BOX (self->targets_box), self->targets);
  g_signal_connect_object (self->targets, "chosen", G_CALLBACK (target_cb), self, G_CONNECT_SWAPPED);
  return self->targets_box;
}

/* The button, and a small one for cards that were drawn at the table. */
static GtkWidget *
make_line (HkRfFightCard *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->button = hk_page_button_new ("", G_CALLBACK (button_cb), self);
  gtk_widget_add_css_class (self->button, "suggested-action");
  self->by_hand = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->by_hand), "input-dialpad-symbolic");
  gtk_widget_set_size_request (self->by_hand, 44, 44);
  hk_tooltip_set (self->by_hand, _("We Drew It Ourselves"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->by_hand), GTK_ACCESSIBLE_PROPERTY_LABEL, _("We Drew It Ourselves"), -1);
  gtk_box_append (GTK_BOX (line), self->button);
  gtk_box_append (GTK_BOX (line), self->by_hand);
  g_signal_connect_object (self->by_hand, "toggled", G_CALLBACK (update_open), self, G_CONNECT_SWAPPED);
  return line;
}

static GtkWidget *
make_open (HkRfFightCard *self)
{
  self->open = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->weapons_label = make_caption (_("Weapons, announced before the cards are drawn"));
  self->weapons = hk_rf_weapon_chips_new ();
  self->chance = hk_rf_chance_new ();
  self->also = make_caption (NULL);
  self->entry = hk_rf_draw_entry_new (self->session);
  self->together = hk_rf_together_new (self->session, self->fight);
  self->together_fold = hk_fold_new (_("Fight Together, Without Weapons"), self->together);
  gtk_box_append (GTK_BOX (self->open), self->weapons_label);
  gtk_box_append (GTK_BOX (self->open), self->weapons);
  gtk_box_append (GTK_BOX (self->open), self->chance);
  gtk_box_append (GTK_BOX (self->open), self->also);
  gtk_box_append (GTK_BOX (self->open), make_line (self));
  gtk_box_append (GTK_BOX (self->open), self->entry);
  gtk_box_append (GTK_BOX (self->open), self->together_fold);
  g_signal_connect_object (self->weapons, "changed", G_CALLBACK (update_open), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "drawn", G_CALLBACK (drawn_cb), self, G_CONNECT_SWAPPED);
  return self->open;
}

/* Returns (transfer floating): its card.
 * @session: a session of RFYL
 * @fight: the number of a fight */
GtkWidget *
hk_rf_fight_card_new (HkSession *session,
                      int        fight)
{
  HkRfFightCard *self = g_object_new (HK_TYPE_RF_FIGHT_CARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->session = g_object_ref (session);
  self->fight = fight;
  self->pair = hk_rf_pair_new ();
  self->shots = hk_rf_shots_new (session, fight);
  gtk_box_append (GTK_BOX (box), self->pair);
  self->outcome = hk_box_add_words (box, NULL, "rf-outcome");
  gtk_box_append (GTK_BOX (box), make_targets (self));
  gtk_box_append (GTK_BOX (box), make_open (self));
  gtk_box_append (GTK_BOX (box), self->shots);
  adw_bin_set_child (ADW_BIN (self), box);
  hk_rf_fight_card_load (self);
  return GTK_WIDGET (self);
}

/* Zombie players choose for themselves and their hordes, where there is a choice. */
static void
load_targets (HkRfFightCard *self,
              HkRfFight     *fight,
              gboolean       open)
{
  g_autoptr (GArray) there = hk_rf_list_on_space (get_table (self), fight->space);
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->targets_box, open && fight->leader >= 0 && there->len > 1);
  if (!gtk_widget_get_visible (self->targets_box))
    return;
  text = g_strdup_printf (_("%s chooses who is attacked"), hk_rf_table_get_player_name (get_table (self), fight->leader));
  gtk_label_set_text (GTK_LABEL (self->targets_label), text);
  g_array_append_val (chosen, fight->player);
  hk_rf_who_load (HK_RF_WHO (self->targets), get_table (self), there, chosen);
}

/* Shows how the fight stands now. */
void
hk_rf_fight_card_load (HkRfFightCard *self)
{
  HkRfFight *fight;
  HkRfPlayer *player;
  g_autofree char *outcome = NULL;
  g_autofree char *zombie = NULL;
  g_autofree char *spoken = NULL;
  gboolean open;
  gboolean next;

  g_return_if_fail (HK_IS_RF_FIGHT_CARD (self));

  fight = get_fight (self);
  player = fight == NULL ? NULL : hk_rf_table_get_player (get_table (self), fight->player);
  gtk_widget_set_visible (GTK_WIDGET (self), player != NULL);
  if (player == NULL)
    return;
  open = g_strcmp0 (fight->state, "open") == 0;
  next = open && hk_rf_find_open_fight (get_table (self), -1) == self->fight;
  outcome = hk_rf_pair_tell_outcome (get_table (self), fight);
  zombie = hk_rf_pair_name_zombie (get_table (self), fight);
  /* Translators: a human, then what the human fights against */
  spoken = g_strdup_printf (_("%s against %s"), player->name, zombie);
  hk_rf_pair_load (HK_RF_PAIR (self->pair), get_table (self), fight);
  gtk_label_set_text (GTK_LABEL (self->outcome), outcome);
  gtk_widget_set_visible (self->outcome, !open);
  gtk_widget_set_visible (self->open, open);
  hk_widget_set_class (GTK_WIDGET (self), "rf-won", g_strcmp0 (fight->state, "won") == 0 || g_strcmp0 (fight->state, "shot") == 0);
  hk_widget_set_class (GTK_WIDGET (self), "rf-lost", g_strcmp0 (fight->state, "lost") == 0);
  hk_widget_set_class (GTK_WIDGET (self), "rf-next", next);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, outcome, -1);
  load_targets (self, fight, open);
  hk_rf_shots_load (HK_RF_SHOTS (self->shots));
  if (!open)
    return;
  hk_rf_weapon_chips_load (HK_RF_WEAPON_CHIPS (self->weapons), player, hk_rf_table_has_house_rule (get_table (self), "best-weapon"));
  gtk_widget_set_visible (self->weapons_label, gtk_widget_get_visible (self->weapons));
  gtk_widget_set_visible (self->together_fold, hk_rf_together_load (HK_RF_TOGETHER (self->together)) && next);
  update_open (self);
}

/* Fights with the weapons that are announced, or brings the keyboard to the keys for the cards. */
void
hk_rf_fight_card_fight (HkRfFightCard *self)
{
  g_return_if_fail (HK_IS_RF_FIGHT_CARD (self));

  if (gtk_widget_get_visible (self->entry))
    hk_rf_draw_entry_focus (HK_RF_DRAW_ENTRY (self->entry));
  else
    button_cb (self);
}

/* Returns the number of the fight. */
int
hk_rf_fight_card_get_fight (HkRfFightCard *self)
{
  g_return_val_if_fail (HK_IS_RF_FIGHT_CARD (self), -1);

  return self->fight;
}
