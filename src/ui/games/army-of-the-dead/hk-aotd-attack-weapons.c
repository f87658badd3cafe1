/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "army-of-the-dead/hk-aotd-words.h"
#include "hk-aotd-attack-weapons.h"
#include "hk-aotd-weapon-card.h"
#include "hk-aotd-weapon-numbers.h"
#include "table/hk-working-view.h"

/* A way to use the chosen weapon: on the whole Zone, or concentrated on a type. */
typedef struct
{
  char             *target;   /* NULL for the whole Zone */
  HkAotdAttackPlan *plan;
  HkAotdOdds       *odds;
  GtkWidget        *row;
  GtkWidget        *check;
} Mode;

/* A weapon, used on the whole Zone. */
typedef struct
{
  HkAotdArm        *arm;      /* in the list of arms */
  HkAotdAttackPlan *plan;
  HkAotdOdds       *odds;
  GtkWidget        *card;
} Choice;

/**
 * HkAotdAttackWeapons:
 *
 * A card for each weapon that a Survivor can use, with the odds of an attack on the Zone, and below it
 * the ways to use the chosen one with theirs.
 */
struct _HkAotdAttackWeapons
{
  AdwBin      parent_instance;

  HkSession  *session;
  int         survivor;
  gboolean    is_setting;
  GPtrArray  *arms;      /* HkAotdArm */
  GPtrArray  *choices;   /* Choice */
  GPtrArray  *modes;     /* Mode */
  guint       selected;
  char       *target;    /* of the chosen way */
  char       *problem;

  GtkWidget  *cards;
  GtkWidget  *nothing;
  GtkWidget  *numbers;
  GtkWidget  *modes_group;
  GtkWidget  *modes_list;
  GtkWidget  *trapped;
  GtkWidget  *how;
  GtkWidget  *working;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdAttackWeapons, hk_aotd_attack_weapons, ADW_TYPE_BIN)

static HkAotdTable *
get_table (HkAotdAttackWeapons *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_clear_pointer (&choice->plan, hk_aotd_attack_plan_free);
  g_clear_pointer (&choice->odds, hk_aotd_odds_free);
  g_free (choice);
}

static void
mode_free (gpointer data)
{
  Mode *mode = data;

  g_clear_pointer (&mode->plan, hk_aotd_attack_plan_free);
  g_clear_pointer (&mode->odds, hk_aotd_odds_free);
  g_free (mode->target);
  g_free (mode);
}

static Choice *
get_choice (HkAotdAttackWeapons *self)
{
  return self->selected < self->choices->len ? g_ptr_array_index (self->choices, self->selected) : NULL;
}

static Mode *
get_mode (HkAotdAttackWeapons *self)
{
  for (guint i = 0; i < self->modes->len; i++)
    {
      Mode *mode = g_ptr_array_index (self->modes, i);

      if (g_strcmp0 (mode->target, self->target) == 0)
        return mode;
    }
  return NULL;
}

static void
tell (HkAotdAttackWeapons *self)
{
  if (!self->is_setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Odds */

/* The attack of @arm as a move, with the parameters that are known. */
static HkMove *
make_move (HkAotdAttackWeapons *self,
           HkAotdArm           *arm,
           const char          *target,
           JsonObject          *params)
{
  g_autoptr (JsonObject) all = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, params);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    json_object_set_member (all, name, json_node_copy (value));
  if (arm->gear == NULL)
    json_object_set_member (all, "weapon", hk_aotd_weapon_numbers_read (HK_AOTD_WEAPON_NUMBERS (self->numbers), arm->card));
  else
    json_object_set_string_member (all, "weapon", arm->weapon);
  if (target != NULL)
    {
      json_object_set_boolean_member (all, "concentrated", TRUE);
      json_object_set_string_member (all, "target", target);
      if (gtk_widget_get_visible (self->trapped) && g_strcmp0 (target, self->target) == 0)
        json_object_set_boolean_member (all, "trapped", adw_switch_row_get_active (ADW_SWITCH_ROW (self->trapped)));
    }
  return hk_move_new (arm->move, all);
}

static void
update_choice (HkAotdAttackWeapons *self,
               guint                at,
               JsonObject          *params)
{
  Choice *choice = g_ptr_array_index (self->choices, at);
  g_autoptr (HkMove) move = make_move (self, choice->arm, NULL, params);
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

/* The ways to use the chosen weapon */

static void
mode_toggled_cb (HkAotdAttackWeapons *self,
                 GtkCheckButton      *check)
{
  if (self->is_setting || !gtk_check_button_get_active (check))
    return;
  for (guint i = 0; i < self->modes->len; i++)
    {
      Mode *mode = g_ptr_array_index (self->modes, i);

      if (mode->check == GTK_WIDGET (check))
        g_set_str (&self->target, mode->target);
    }
  tell (self);
}

static void
add_mode (HkAotdAttackWeapons *self,
          const char          *target)
{
  Mode *mode = g_new0 (Mode, 1);
  Mode *first = self->modes->len > 0 ? g_ptr_array_index (self->modes, 0) : NULL;
  /* Translators: a type of Zombie, or the name of an Abomination */
  g_autofree char *title = target == NULL ? g_strdup (_("On the whole Zone"))
                                          : g_strdup_printf (_("Concentrated: %s"), hk_aotd_zombie_get_title (target));

  mode->target = g_strdup (target);
  mode->row = adw_action_row_new ();
  mode->check = gtk_check_button_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (mode->row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (mode->row), title);
  gtk_widget_set_valign (mode->check, GTK_ALIGN_CENTER);
  if (first != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (mode->check), GTK_CHECK_BUTTON (first->check));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (mode->check), g_strcmp0 (target, self->target) == 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (mode->check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect_object (mode->check, "toggled", G_CALLBACK (mode_toggled_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (ADW_ACTION_ROW (mode->row), mode->check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (mode->row), mode->check);
  gtk_list_box_append (GTK_LIST_BOX (self->modes_list), mode->row);
  g_ptr_array_add (self->modes, mode);
}

static gboolean
has_modes (HkAotdAttackWeapons *self,
           const char * const  *targets)
{
  if (self->modes->len != g_strv_length ((char **) targets) + 1)
    return FALSE;
  for (guint i = 0; targets[i] != NULL; i++)
    if (g_strcmp0 (((Mode *) g_ptr_array_index (self->modes, i + 1))->target, targets[i]) != 0)
      return FALSE;
  return TRUE;
}

/* The rows stay while the same targets are there, and with them the keyboard. */
static void
arrange_modes (HkAotdAttackWeapons *self)
{
  Choice *choice = get_choice (self);
  const char * const none[] = { NULL };
  g_auto (GStrv) found = choice == NULL || choice->plan == NULL ? NULL : hk_aotd_attack_list_targets (&choice->plan->attack);
  const char * const *targets = found == NULL ? none : (const char * const *) found;

  if (self->target != NULL && !g_strv_contains (targets, self->target))
    g_clear_pointer (&self->target, g_free);
  if (!has_modes (self, targets))
    {
      self->is_setting = TRUE;
      g_ptr_array_set_size (self->modes, 0);
      gtk_list_box_remove_all (GTK_LIST_BOX (self->modes_list));
      add_mode (self, NULL);
      for (guint i = 0; targets[i] != NULL; i++)
        add_mode (self, targets[i]);
      self->is_setting = FALSE;
    }
  gtk_widget_set_visible (self->modes_group, targets[0] != NULL);
}

static char *
describe_mode (Mode *mode)
{
  g_autofree char *chance = NULL;
  g_autofree char *odds = NULL;

  if (mode->odds == NULL)
    return g_strdup ("");
  chance = hk_aotd_chance_to_text (hk_aotd_attack_is_bola (&mode->plan->attack) ? mode->odds->trapped
                                   : mode->target == NULL ? mode->odds->cleared : mode->odds->target_dead);
  if (hk_aotd_attack_is_bola (&mode->plan->attack))
    odds = g_strdup_printf (_("Traps: %s"), chance);
  else if (mode->target == NULL)
    odds = g_strdup_printf (_("Everybody is dead: %s. Adrenaline expected: %.2f."), chance, hk_distribution_get_mean (mode->odds->adrenaline));
  else
    odds = g_strdup_printf (_("The target is dead: %s. Adrenaline expected: %.2f."), chance, hk_distribution_get_mean (mode->odds->adrenaline));
  if (mode->plan->refusal != NULL)
    return g_strdup_printf ("%s\n%s", odds, mode->plan->refusal);
  return g_steal_pointer (&odds);
}

static void
update_modes (HkAotdAttackWeapons *self,
              JsonObject          *params)
{
  Choice *choice = get_choice (self);

  for (guint i = 0; i < self->modes->len; i++)
    {
      Mode *mode = g_ptr_array_index (self->modes, i);
      g_autofree char *text = NULL;

      g_clear_pointer (&mode->plan, hk_aotd_attack_plan_free);
      g_clear_pointer (&mode->odds, hk_aotd_odds_free);
      if (choice != NULL && choice->plan != NULL)
        {
          g_autoptr (HkMove) move = make_move (self, choice->arm, mode->target, params);

          mode->plan = hk_aotd_attack_plan_new (get_table (self), move, NULL);
        }
      if (mode->plan != NULL)
        mode->odds = hk_aotd_attack_get_odds (&mode->plan->attack);
      text = describe_mode (mode);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (mode->row), text);
    }
}

static int
count_trapped (HkAotdAttackWeapons *self)
{
  if (g_strcmp0 (self->target, "shambler") == 0)
    return get_table (self)->trapped_shamblers;
  return g_strcmp0 (self->target, "alpha") == 0 ? get_table (self)->trapped_alphas : 0;
}

/**
 * hk_aotd_attack_weapons_update:
 * @self: the weapons
 * @params: what is known of the attack besides: targets, range, and so on
 *
 * Finds the odds of every weapon and of every way to use the chosen one.
 */
void
hk_aotd_attack_weapons_update (HkAotdAttackWeapons *self,
                               JsonObject          *params)
{
  Mode *mode;

  g_return_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self));

  g_clear_pointer (&self->problem, g_free);
  for (guint i = 0; i < self->choices->len; i++)
    update_choice (self, i, params);
  show_choices (self);
  arrange_modes (self);
  gtk_widget_set_visible (self->trapped, count_trapped (self) > 0);
  update_modes (self, params);
  mode = get_mode (self);
  gtk_widget_set_visible (self->how, mode != NULL && mode->odds != NULL);
  if (mode != NULL && mode->odds != NULL)
    {
      g_autoptr (HkWorking) working = hk_aotd_odds_explain (mode->odds, &mode->plan->attack);

      hk_working_view_set_working (HK_WORKING_VIEW (self->working), working);
    }
}

/* The list of weapons */

static void
select_at (HkAotdAttackWeapons *self,
           guint                at)
{
  Choice *choice;

  self->selected = at;
  choice = get_choice (self);
  gtk_widget_set_visible (self->numbers, choice != NULL && choice->arm->gear == NULL);
  if (choice != NULL && choice->arm->gear == NULL)
    hk_aotd_weapon_numbers_clear (HK_AOTD_WEAPON_NUMBERS (self->numbers), hk_aotd_card_get_title (choice->arm->card));
}

static void
card_toggled_cb (HkAotdAttackWeapons *self,
                 GtkToggleButton     *card)
{
  if (self->is_setting || !gtk_toggle_button_get_active (card))
    return;
  for (guint i = 0; i < self->choices->len; i++)
    if (((Choice *) g_ptr_array_index (self->choices, i))->card == GTK_WIDGET (card))
      select_at (self, i);
  tell (self);
}

/**
 * hk_aotd_attack_weapons_reload:
 * @self: the weapons
 *
 * Looks anew at what the Survivor carries, and keeps the choice when that weapon is still there.
 */
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
  self->arms = hk_aotd_list_arms (get_table (self), self->survivor);
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
  gtk_widget_set_visible (self->nothing, self->arms->len == 0);
  self->is_setting = FALSE;
  hk_aotd_attack_weapons_select (self, weapon);
}

/**
 * hk_aotd_attack_weapons_select:
 * @self: the weapons
 * @weapon: (nullable): the id of a weapon; the first one when it is not carried
 *
 * Chooses a weapon. "changed" is not emitted.
 */
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

/**
 * hk_aotd_attack_weapons_add_to:
 * @self: the weapons
 * @params: the parameters of the attack, which receive "weapon", and "concentrated", "target" and "trapped"
 *   where they matter
 */
void
hk_aotd_attack_weapons_add_to (HkAotdAttackWeapons *self,
                               JsonObject          *params)
{
  g_autoptr (JsonObject) nothing = json_object_new ();
  Choice *choice;

  g_return_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self));

  choice = get_choice (self);
  if (choice != NULL)
    {
      g_autoptr (HkMove) move = make_move (self, choice->arm, self->target, nothing);
      JsonObjectIter iter;
      const char *name;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, hk_move_get_params (move));
      while (json_object_iter_next_ordered (&iter, &name, &value))
        json_object_set_member (params, name, json_node_copy (value));
    }
}

/**
 * hk_aotd_attack_weapons_reach:
 * @self: the weapons
 *
 * Returns: whether any of them reaches beyond the own Zone, or may do so
 */
gboolean
hk_aotd_attack_weapons_reach (HkAotdAttackWeapons *self)
{
  g_return_val_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self), FALSE);

  for (guint i = 0; i < self->arms->len; i++)
    {
      HkAotdGear *gear = ((HkAotdArm *) g_ptr_array_index (self->arms, i))->gear;

      if (gear == NULL || (gear->maximum_range > 0 && g_strcmp0 (gear->kind, "melee") != 0))
        return TRUE;
    }
  return FALSE;
}

/**
 * hk_aotd_attack_weapons_get_arm:
 * @self: the weapons
 *
 * Returns: (transfer none) (nullable): the chosen weapon
 */
const HkAotdArm *
hk_aotd_attack_weapons_get_arm (HkAotdAttackWeapons *self)
{
  Choice *choice;

  g_return_val_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self), NULL);

  choice = get_choice (self);
  return choice == NULL ? NULL : choice->arm;
}

/**
 * hk_aotd_attack_weapons_get_plan:
 * @self: the weapons
 *
 * Returns: (transfer none) (nullable): the attack as it is chosen, until the next update
 */
const HkAotdAttackPlan *
hk_aotd_attack_weapons_get_plan (HkAotdAttackWeapons *self)
{
  Mode *mode;

  g_return_val_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self), NULL);

  mode = get_mode (self);
  return mode == NULL ? NULL : mode->plan;
}

/**
 * hk_aotd_attack_weapons_get_problem:
 * @self: the weapons
 *
 * Returns: (nullable): why there can be no attack with the chosen weapon as it is told
 */
const char *
hk_aotd_attack_weapons_get_problem (HkAotdAttackWeapons *self)
{
  g_return_val_if_fail (HK_IS_AOTD_ATTACK_WEAPONS (self), NULL);

  return self->problem;
}

static void
hk_aotd_attack_weapons_dispose (GObject *object)
{
  HkAotdAttackWeapons *self = HK_AOTD_ATTACK_WEAPONS (object);

  self->is_setting = TRUE;
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_pointer (&self->modes, g_ptr_array_unref);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_pointer (&self->arms, g_ptr_array_unref);
  g_clear_pointer (&self->target, g_free);
  g_clear_pointer (&self->problem, g_free);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_aotd_attack_weapons_parent_class)->dispose (object);
}

static void
hk_aotd_attack_weapons_class_init (HkAotdAttackWeaponsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_attack_weapons_dispose;

  /**
   * HkAotdAttackWeapons::changed:
   * @self: the weapons
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_aotd_attack_weapons_init (HkAotdAttackWeapons *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *held = adw_preferences_group_new ();

  self->arms = g_ptr_array_new ();
  self->choices = g_ptr_array_new_with_free_func (choice_free);
  self->modes = g_ptr_array_new_with_free_func (mode_free);
  self->cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  self->nothing = gtk_label_new (_("No weapon is carried that could be used."));
  gtk_label_set_wrap (GTK_LABEL (self->nothing), TRUE);
  gtk_widget_add_css_class (self->nothing, "dimmed");
  self->numbers = hk_aotd_weapon_numbers_new ();
  gtk_widget_set_visible (self->numbers, FALSE);
  g_signal_connect_object (self->numbers, "changed", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  self->modes_group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->modes_group), _("Where the Hits Go"));
  self->modes_list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->modes_list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->modes_list, "boxed-list");
  self->trapped = adw_switch_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->trapped), _("A Bola holds the target"));
  g_signal_connect_object (self->trapped, "notify::active", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->modes_group), self->modes_list);
  gtk_widget_set_visible (self->trapped, FALSE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (held), self->trapped);
  self->how = gtk_expander_new_with_mnemonic (_("_How these odds come about"));
  self->working = hk_working_view_new ();
  gtk_expander_set_child (GTK_EXPANDER (self->how), self->working);
  gtk_box_append (GTK_BOX (box), self->nothing);
  gtk_box_append (GTK_BOX (box), self->cards);
  gtk_box_append (GTK_BOX (box), self->numbers);
  gtk_box_append (GTK_BOX (box), self->modes_group);
  gtk_box_append (GTK_BOX (box), held);
  gtk_box_append (GTK_BOX (box), self->how);
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * hk_aotd_attack_weapons_new:
 * @session: a session of Army of the Dead
 * @survivor: who attacks
 *
 * Returns: (transfer floating): the weapons without odds, the first one chosen
 */
GtkWidget *
hk_aotd_attack_weapons_new (HkSession *session,
                            int        survivor)
{
  HkAotdAttackWeapons *self = g_object_new (HK_TYPE_AOTD_ATTACK_WEAPONS, NULL);

  self->session = g_object_ref (session);
  self->survivor = survivor;
  hk_aotd_attack_weapons_reload (self);
  return GTK_WIDGET (self);
}
