/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/attack/hk-aotd-printed.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-attack-modes.h"
#include "hk-aotd-attack-weapons.h"
#include "hk-aotd-weapon-card.h"
#include "hk-aotd-weapon-numbers.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/widgets/hk-animation.h"
#include "ui/widgets/hk-odds-shown.h"
#include "ui/widgets/hk-widgets.h"

/* A weapon, used on the whole Zone. */
typedef struct
{
  HkAotdArm        *arm;      /* in the list of arms */
  HkAotdAttackPlan *plan;
  HkAotdOdds       *odds;
  GtkWidget        *card;
} Choice;

/* A card for each weapon that a Survivor can use, with the odds of an attack on the Zone, and below it the ways to
 * use the chosen one with theirs. */
struct _HkAotdAttackWeapons
{
  AdwBin      parent_instance;

  HkSession  *session;
  int         survivor;
  gboolean    is_setting;
  GPtrArray  *arms;      /* HkAotdArm */
  GPtrArray  *choices;   /* Choice */
  guint       selected;
  char       *problem;
  char       *other;     /* a card that the app has not heard of, when one is named */

  GtkWidget  *cards;
  GtkWidget  *others;
  GtkWidget  *others_row;
  GtkWidget  *numbers;
  GtkWidget  *modes;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdAttackWeapons, hk_aotd_attack_weapons, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdAttackWeapons *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_clear_pointer (&choice->plan, hk_aotd_attack_plan_free);
  g_clear_pointer (&choice->odds, hk_aotd_odds_free);
  g_free (choice);
}

static Choice *
get_choice (HkAotdAttackWeapons *self)
{
  return self->selected < self->choices->len ? g_ptr_array_index (self->choices, self->selected) : NULL;
}

static void
report (HkAotdAttackWeapons *self)
{
  if (!self->is_setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Odds */

static void
add_weapon (HkAotdAttackWeapons *self,
            HkAotdArm           *arm,
            JsonObject          *params)
{
  if (arm->gear == NULL)
    json_object_set_member (params, "weapon", hk_aotd_weapon_numbers_read (HK_AOTD_WEAPON_NUMBERS (self->numbers), arm->card));
  else
    json_object_set_string_member (params, "weapon", arm->weapon);
}

/* The attack of @arm as a move, with the parameters that are known. */
static HkMove *
make_move (HkAotdAttackWeapons *self,
           HkAotdArm           *arm,
           JsonObject          *params)
{
  g_autoptr (HkMove) situation = hk_move_new (arm->move, params);
  HkMove *move = hk_move_copy (situation);

  add_weapon (self, arm, hk_move_get_params (move));
  return move;
}

static void
update_choice (HkAotdAttackWeapons *self,
               guint                at,
               JsonObject          *params)
{
  Choice *choice = g_ptr_array_index (self->choices, at);
  g_autoptr (HkMove) move = make_move (self, choice->arm, params);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&choice->plan, hk_aotd_attack_plan_free);
  g_clear_pointer (&choice->odds, hk_aotd_odds_free);
  if (choice->arm->gear == NULL && at != self->selected)
    return;
  choice->plan = hk_aotd_attack_plan_new (get_table (self), move, &error);
  if (choice->plan != NULL)
    choice->odds = hk_aotd_attack_get_odds (&choice->plan->attack);
  else if (at == self->selected)
    g_set_str (&self->problem, error->message);
}

/* Which weapon is the best by @aim among those that may be used; −1 when there is nothing to choose. */
static int
find_best (HkAotdAttackWeapons *self,
           HkAotdAim            aim)
{
  double best = 0;
  int at = -1;
  int n = 0;

  for (guint i = 0; i < self->choices->len; i++)
    {
      Choice *choice = g_ptr_array_index (self->choices, i);
      double worth;

      if (choice->odds == NULL || choice->plan->refusal != NULL)
        continue;
      n++;
      worth = aim == HK_AOTD_AIM_CLEAR ? choice->odds->cleared : hk_distribution_get_mean (choice->odds->adrenaline);
      if (worth > best + 1e-9)
        {
          best = worth;
          at = (int) i;
        }
    }
  return n > 1 ? at : -1;
}

static void
show_choices (HkAotdAttackWeapons *self)
{
  const int clear = find_best (self, HK_AOTD_AIM_CLEAR);
  const int points = find_best (self, HK_AOTD_AIM_ADRENALINE);

  for (int i = 0; i < (int) self->choices->len; i++)
    {
      Choice *choice = g_ptr_array_index (self->choices, i);
      const char *praise = i == clear && i == points ? _("Best chance to clear, and most Adrenaline")
                           : i == clear ? _("Best chance to clear") : i == points ? _("Most Adrenaline") : NULL;

      hk_aotd_weapon_card_show (HK_AOTD_WEAPON_CARD (choice->card), choice->plan, choice->odds, praise,
                                choice->arm->gear == NULL && choice->odds == NULL ? _("The app does not know its numbers yet.") : NULL);
    }
}

/* What everybody may see of the attack with the chosen weapon. */
static void
tell_odds (HkAotdAttackWeapons *self,
           const Choice        *choice)
{
  g_autofree char *chance = NULL;
  gboolean traps;

  if (choice == NULL || choice->odds == NULL)
    {
      hk_odds_shown_tell (GTK_WIDGET (self), NULL, NULL);
      return;
    }
  traps = hk_aotd_attack_is_bola (&choice->plan->attack);
  chance = hk_aotd_chance_to_text (traps ? choice->odds->trapped : choice->odds->cleared);
  hk_odds_shown_tell (GTK_WIDGET (self), chance, traps ? _("traps") : _("everybody is dead"));
}

/* Finds the odds of every weapon and of every way to use the chosen one.
 * @params: what is known of the attack besides: targets, range, and so on */
void
hk_aotd_attack_weapons_update (HkAotdAttackWeapons *self,
                               JsonObject          *params)
{
  g_autoptr (HkMove) move = NULL;
  Choice *choice;

  g_return_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self));

  g_clear_pointer (&self->problem, g_free);
  for (guint i = 0; i < self->choices->len; i++)
    update_choice (self, i, params);
  show_choices (self);
  choice = get_choice (self);
  tell_odds (self, choice);
  if (choice != NULL)
    move = make_move (self, choice->arm, params);
  hk_aotd_attack_modes_update (HK_AOTD_ATTACK_MODES (self->modes), move,
                               choice == NULL || choice->plan == NULL ? NULL : &choice->plan->attack);
}

/* The list of weapons */

static gboolean
has_arm (HkAotdAttackWeapons *self,
         const char          *card)
{
  for (guint i = 0; i < self->arms->len; i++)
    if (g_strcmp0 (((HkAotdArm *) g_ptr_array_index (self->arms, i))->card, card) == 0)
      return TRUE;
  return FALSE;
}

/* The weapons of the box that a Hand may hold without the app knowing it. */
static void
update_others (HkAotdAttackWeapons *self)
{
  HkAotdTable *table = get_table (self);
  const HkAotdCard *cards;
  guint n;

  hk_wrap_box_clear (self->others);
  cards = hk_aotd_cards_list (&n);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *button;

      if (!hk_aotd_card_is_weapon (cards[i].id) || has_arm (self, cards[i].id) || hk_deck_count (table->equipment_deck, cards[i].id) == 0)
        continue;
      button = hk_aotd_key_new (_(cards[i].name));
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", cards[i].id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "weapons.other");
      adw_wrap_box_append (ADW_WRAP_BOX (self->others), button);
    }
  gtk_widget_set_visible (self->others_row, hk_aotd_may_hold_untold (table, hk_view_get_index (HK_VIEW (self))));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->others_row), self->arms->len == 0);
}

static void
select_at (HkAotdAttackWeapons *self,
           guint                at)
{
  Choice *choice;

  self->selected = at;
  choice = get_choice (self);
  gtk_widget_set_visible (self->numbers, choice != NULL && choice->arm->gear == NULL);
  if (choice != NULL && choice->arm->gear == NULL)
    hk_aotd_weapon_numbers_clear (HK_AOTD_WEAPON_NUMBERS (self->numbers), choice->arm->card);
}

/* In the second frame what is asked for has its place: all of it comes into sight, not only the row that has the keyboard. */
static gboolean
tick_cb (GtkWidget     *numbers,
         GdkFrameClock *clock,
         gpointer       data)
{
  int *frames = data;
  GtkWidget *viewport = gtk_widget_get_ancestor (numbers, GTK_TYPE_VIEWPORT);
  GtkWidget *row = hk_aotd_weapon_numbers_find (HK_AOTD_WEAPON_NUMBERS (numbers));

  if (++*frames < 2)
    return G_SOURCE_CONTINUE;
  if (viewport == NULL || row == NULL || !gtk_widget_get_mapped (numbers))
    return G_SOURCE_REMOVE;
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  gtk_widget_grab_focus (row);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
  hk_animation_scroll_to (GTK_VIEWPORT (viewport), numbers);
  return G_SOURCE_REMOVE;
}

/* What is asked of a weapon comes into sight when somebody chooses it. */
static void
choose_at (HkAotdAttackWeapons *self,
           guint                at)
{
  select_at (self, at);
  gtk_widget_add_tick_callback (self->numbers, tick_cb, g_new0 (int, 1), g_free);
}

static void
card_toggled_cb (HkAotdAttackWeapons *self,
                 GtkToggleButton     *card)
{
  if (self->is_setting || !gtk_toggle_button_get_active (card))
    return;
  for (guint i = 0; i < self->choices->len; i++)
    if (((Choice *) g_ptr_array_index (self->choices, i))->card == GTK_WIDGET (card))
      choose_at (self, i);
  report (self);
}

/* Looks anew at what the Survivor carries, and keeps the choice when that weapon is still there. */
void
hk_aotd_attack_weapons_reload (HkAotdAttackWeapons *self)
{
  const HkAotdArm *arm = hk_aotd_attack_weapons_get_arm (self);
  g_autofree char *weapon = arm == NULL ? NULL : g_strdup (arm->weapon);
  GtkWidget *child;

  self->is_setting = TRUE;
  while ((child = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_box_remove (GTK_BOX (self->cards), child);
  g_ptr_array_set_size (self->choices, 0);
  g_clear_pointer (&self->arms, g_ptr_array_unref);
  self->arms = hk_aotd_list_arms (get_table (self), hk_view_get_index (HK_VIEW (self)));
  if (self->other != NULL && !has_arm (self, self->other))
    g_ptr_array_add (self->arms, hk_aotd_arm_new (get_table (self), self->other));
  for (guint i = 0; i < self->arms->len; i++)
    {
      Choice *choice = g_new0 (Choice, 1);

      choice->arm = g_ptr_array_index (self->arms, i);
      choice->card = hk_aotd_weapon_card_new (choice->arm);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (choice->card), GTK_TOGGLE_BUTTON (((Choice *) g_ptr_array_index (self->choices, 0))->card));
      g_signal_connect_object (choice->card, "toggled", G_CALLBACK (card_toggled_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->cards), choice->card);
      g_ptr_array_add (self->choices, choice);
    }
  gtk_widget_set_visible (self->cards, self->choices->len > 0);
  update_others (self);
  self->is_setting = FALSE;
  hk_aotd_attack_weapons_select (self, weapon);
}

/* Chooses a weapon. "changed" is not emitted.
 * @weapon: (nullable): the id of a weapon; the first one when it is not carried */
void
hk_aotd_attack_weapons_select (HkAotdAttackWeapons *self,
                               const char          *weapon)
{
  guint at = 0;

  g_return_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self));

  for (guint i = self->arms->len; i > 0; i--)
    if (g_strcmp0 (((HkAotdArm *) g_ptr_array_index (self->arms, i - 1))->weapon, weapon) == 0)
      at = i - 1;
  self->is_setting = TRUE;
  if (at < self->choices->len)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (((Choice *) g_ptr_array_index (self->choices, at))->card), TRUE);
  self->is_setting = FALSE;
  select_at (self, at);
}

/* @params: the parameters of the attack, which receive "weapon", and "concentrated", "target" and "trapped" where
 *   they matter */
void
hk_aotd_attack_weapons_add_to (HkAotdAttackWeapons *self,
                               JsonObject          *params)
{
  Choice *choice;

  g_return_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self));

  choice = get_choice (self);
  if (choice == NULL)
    return;
  add_weapon (self, choice->arm, params);
  hk_aotd_attack_modes_add_to (HK_AOTD_ATTACK_MODES (self->modes), params);
}

/* Returns whether any of them reaches beyond the own Zone, or may do so. */
gboolean
hk_aotd_attack_weapons_reach (HkAotdAttackWeapons *self)
{
  g_return_val_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self), FALSE);

  for (guint i = 0; i < self->arms->len; i++)
    {
      const HkAotdArm *arm = g_ptr_array_index (self->arms, i);

      if (arm->gear == NULL ? hk_aotd_printed_may_be (arm->card, "ranged") || hk_aotd_printed_may_be (arm->card, "thrown")
                            : arm->gear->maximum_range > 0 && g_strcmp0 (arm->gear->kind, "melee") != 0)
        return TRUE;
    }
  return FALSE;
}

/* Returns (nullable): the chosen weapon. */
const HkAotdArm *
hk_aotd_attack_weapons_get_arm (HkAotdAttackWeapons *self)
{
  Choice *choice;

  g_return_val_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self), NULL);

  choice = get_choice (self);
  return choice == NULL ? NULL : choice->arm;
}

/* Returns (nullable): the attack as it is chosen, until the next update. */
const HkAotdAttackPlan *
hk_aotd_attack_weapons_get_plan (HkAotdAttackWeapons *self)
{
  g_return_val_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self), NULL);

  return hk_aotd_attack_modes_get_plan (HK_AOTD_ATTACK_MODES (self->modes));
}

/* Returns (nullable): why there can be no attack with the chosen weapon as it is told. */
const char *
hk_aotd_attack_weapons_get_problem (HkAotdAttackWeapons *self)
{
  g_return_val_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self), NULL);

  return self->problem;
}

/* Returns (transfer none) (nullable): the first row that asks for what is printed on the chosen weapon and is not answered. */
GtkWidget *
hk_aotd_attack_weapons_find_asked (HkAotdAttackWeapons *self)
{
  g_return_val_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self), NULL);

  return gtk_widget_get_visible (self->numbers) ? hk_aotd_weapon_numbers_find (HK_AOTD_WEAPON_NUMBERS (self->numbers)) : NULL;
}

static void
other_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HkAotdAttackWeapons *self = HK_AOTD_ATTACK_WEAPONS (widget);
  g_autofree char *card = g_variant_dup_string (parameter, NULL);

  g_set_str (&self->other, card);
  hk_aotd_attack_weapons_reload (self);
  hk_aotd_attack_weapons_select (self, card);
  choose_at (self, self->selected);
  report (self);
}

static void
hk_aotd_attack_weapons_dispose (GObject *object)
{
  HK_AOTD_ATTACK_WEAPONS (object)->is_setting = TRUE;
  G_OBJECT_CLASS (hk_aotd_attack_weapons_parent_class)->dispose (object);
}

static void
hk_aotd_attack_weapons_finalize (GObject *object)
{
  HkAotdAttackWeapons *self = HK_AOTD_ATTACK_WEAPONS (object);

  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_pointer (&self->arms, g_ptr_array_unref);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->other, g_free);
  G_OBJECT_CLASS (hk_aotd_attack_weapons_parent_class)->finalize (object);
}

static void
hk_aotd_attack_weapons_class_init (HkAotdAttackWeaponsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_attack_weapons_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_aotd_attack_weapons_finalize;
  g_type_ensure (HK_TYPE_AOTD_ATTACK_MODES);
  g_type_ensure (HK_TYPE_AOTD_WEAPON_NUMBERS);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-attack-weapons");
  HK_BIND_CHILDREN (widget_class, HkAotdAttackWeapons, cards, others, others_row, numbers, modes);
  gtk_widget_class_bind_template_callback (widget_class, report);
  gtk_widget_class_install_action (widget_class, "weapons.other", "s", other_action);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_aotd_attack_weapons_init (HkAotdAttackWeapons *self)
{
  self->arms = g_ptr_array_new ();
  self->choices = g_ptr_array_new_with_free_func (choice_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}
