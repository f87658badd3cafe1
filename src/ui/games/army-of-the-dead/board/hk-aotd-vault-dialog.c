/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-advice.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-attempt.h"
#include "hk-aotd-vault-dialog.h"
#include "ui/app/hk-application.h"
#include "ui/display/hk-template.h"
#include "ui/games/army-of-the-dead/dice/hk-aotd-dice-entry.h"
#include "ui/games/army-of-the-dead/dice/hk-aotd-dice-row.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-odds-shown.h"
#include "ui/widgets/hk-widgets.h"

#define MOST_CHOICES 5

/* The Challenge of the Vault from its card to its door: the dice that lie there, what to set aside and what that is
 * worth, and one large button for what comes next. */
struct _HkAotdVaultDialog
{
  AdwDialog          parent_instance;

  HkSession         *session;
  HkAotdVaultState   state;
  HkAotdVaultAdvice *advice; /* NULL when nothing can be advised */

  GtkWidget         *said;
  GtkWidget         *status;
  GtkWidget         *near_list;
  GtkWidget         *near; /* whether the bonus of the card is granted */
  GtkWidget         *forecast;
  GtkWidget         *chance;
  GtkWidget         *counsel;
  GtkWidget         *attempt;
  GtkWidget         *reserve;
  GtkWidget         *reserve_title;
  GtkWidget         *rolled;
  GtkWidget         *rolled_title;
  GtkWidget         *picked_chance;
  GtkWidget         *entry;  /* of dice rolled by hand */
  GtkWidget         *choices_group;
  GtkWidget         *choices;
  GtkWidget         *breakdown;
  GtkWidget         *bonus;
  GtkWidget         *bonus_label;
  GtkWidget         *give_up;
  GtkWidget         *next;
};

G_DEFINE_FINAL_TYPE (HkAotdVaultDialog, hk_aotd_vault_dialog, ADW_TYPE_DIALOG)

static HkAotdTable *
get_table (HkAotdVaultDialog *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static HkAotdVault *
get_vault (HkAotdVaultDialog *self)
{
  return get_table (self)->vault;
}

static gboolean
is_by_hand (HkAotdVaultDialog *self)
{
  return get_table (self)->dice_by == HK_BY_HAND;
}

/* Moves */

/* Makes a move and tells what came of it. */
static gboolean
play (HkAotdVaultDialog *self,
      HkMove            *taken)
{
  g_autoptr (HkMove) move = taken;
  const guint before = hk_session_get_position (self->session);
  g_autoptr (HkLogEntry) entry = NULL;

  if (!hk_table_play (GTK_WIDGET (self), self->session, move) || hk_session_get_position (self->session) <= before)
    return FALSE;
  entry = g_list_model_get_item (hk_session_get_log (self->session), before);
  gtk_label_set_text (GTK_LABEL (self->said), hk_log_entry_get_text (entry));
  gtk_widget_set_visible (self->said, TRUE);
  return TRUE;
}

static void
roll (HkAotdVaultDialog *self)
{
  g_autofree char *picked = hk_aotd_dice_row_get_picked (HK_AOTD_DICE_ROW (self->rolled));
  g_autofree char *faces = g_strdup (hk_aotd_dice_entry_get_faces (HK_AOTD_DICE_ENTRY (self->entry)));
  HkMove *move = hk_move_build ("vault-roll", NULL);

  if (is_by_hand (self))
    {
      JsonArray *dice = json_array_new ();

      for (const char *face = faces; *face != '\0'; face++)
        json_array_add_int_element (dice, *face - '0');
      json_object_set_array_member (hk_move_get_params (move), "dice", dice);
    }
  if (*picked != '\0')
    json_object_set_string_member (hk_move_get_params (move), "reserve", picked);
  if (play (self, move))
    gtk_widget_child_focus (self->entry, GTK_DIR_TAB_FORWARD);
}

/* Whoever resolves the Challenge is in the Trap Zone; only the group sees who else is near. */
static void
begin_attempt (HkAotdVaultDialog *self)
{
  HkMove *move = hk_move_build ("vault-challenge", NULL);
  JsonArray *near = json_array_new ();

  if (adw_switch_row_get_active (ADW_SWITCH_ROW (self->near)))
    json_array_add_string_element (near, get_vault (self)->specialty);
  json_object_set_array_member (hk_move_get_params (move), "near", near);
  if (play (self, move))
    gtk_widget_child_focus (self->entry, GTK_DIR_TAB_FORWARD);
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkAotdVaultDialog *self = HK_AOTD_VAULT_DIALOG (widget);
  HkAotdVault *vault = get_vault (self);

  if (vault->survivor >= 0)
    roll (self);
  else if (vault->solved)
    play (self, hk_move_build ("vault-open", NULL));
  else if (vault->revealed)
    begin_attempt (self);
  else
    play (self, hk_move_build ("vault-reveal", NULL));
}

static void
bonus_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HkAotdVaultDialog *self = HK_AOTD_VAULT_DIALOG (widget);
  const HkAotdVaultChange *changes = self->advice == NULL ? NULL : self->advice->changes;

  if (self->state.bonus == HK_AOTD_VAULT_EXTRA_ROLL || self->state.bonus == HK_AOTD_VAULT_EXTRA_DIE)
    play (self, hk_move_build ("vault-bonus", NULL));
  else if (changes == NULL || self->advice->n_changes == 0)
    hk_aotd_ask (widget, self->session, "vault-bonus");
  else if (self->advice->n_changes == 2)
    play (self, hk_move_build ("vault-bonus", "i:die", changes[0].from, "i:down", changes[1].from, NULL));
  else
    play (self, hk_move_build ("vault-bonus", "i:die", changes[0].from, "i:face", changes[0].to, NULL));
}

static void
give_up_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  play (HK_AOTD_VAULT_DIALOG (widget), hk_move_build ("vault-give-up", NULL));
}

static void
pick (HkAotdVaultDialog     *self,
      const HkAotdVaultHold *hold)
{
  g_autofree char *digits = hk_aotd_vault_dice_to_digits (&hold->added);

  hk_aotd_dice_row_pick (HK_AOTD_DICE_ROW (self->rolled), digits);
}

static void
follow_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HkAotdVaultDialog *self = HK_AOTD_VAULT_DIALOG (widget);

  if (self->advice != NULL && self->advice->n_holds > 0 && self->advice->holds[0].n_changes == 0)
    pick (self, &self->advice->holds[0]);
}

static void
choice_cb (HkAotdVaultDialog *self,
           GtkListBoxRow     *row)
{
  const guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "hold"));

  if (self->advice != NULL && at < self->advice->n_holds)
    pick (self, &self->advice->holds[at]);
}

/* What shows */

/* A roll by hand waits for all its faces. */
static void
update_next (HkAotdVaultDialog *self)
{
  g_autofree char *picked = hk_aotd_dice_row_get_picked (HK_AOTD_DICE_ROW (self->rolled));
  const int dice = hk_aotd_vault_count_next_roll (get_vault (self), &self->state, picked);
  const int typed = (int) strlen (hk_aotd_dice_entry_get_faces (HK_AOTD_DICE_ENTRY (self->entry)));

  if (get_vault (self)->survivor >= 0)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "vault.next", hk_aotd_vault_can_roll (get_vault (self)) && dice > 0 && (!is_by_hand (self) || typed == dice));
}

/* The large button and what the dice picked are worth. */
static void
update_picked (HkAotdVaultDialog *self)
{
  g_autofree char *picked = hk_aotd_dice_row_get_picked (HK_AOTD_DICE_ROW (self->rolled));
  const int dice = hk_aotd_vault_count_next_roll (get_vault (self), &self->state, picked);
  g_autofree char *label = NULL;
  g_autofree char *worth = NULL;

  if (*picked == '\0')
    label = g_strdup_printf (ngettext ("_Roll %d Die", "_Roll %d Dice", (gulong) dice), dice);
  else
    {
      g_autoptr (GString) faces = g_string_new (NULL);

      for (const char *face = picked; *face != '\0'; face++)
        g_string_append_printf (faces, faces->len > 0 ? ", %c" : "%c", *face);
      /* Translators: %s: the faces of dice; %d: how many dice are rolled. */
      label = g_strdup_printf (_("_Set Aside %s and Roll %d"), faces->str, dice);
    }
  gtk_button_set_label (GTK_BUTTON (self->next), label);
  hk_aotd_dice_entry_set_wanted (HK_AOTD_DICE_ENTRY (self->entry), MAX (0, dice));
  update_next (self);
  gtk_widget_set_visible (self->picked_chance, self->state.is_rolled && self->advice != NULL && self->advice->deed == HK_AOTD_VAULT_HOLD);
  if (gtk_widget_get_visible (self->picked_chance))
    {
      g_autofree char *share = hk_aotd_vault_chance_to_text (hk_aotd_vault_get_chance_of (&self->state, picked));

      worth = *picked == '\0' ? g_strdup_printf (_("With none of them set aside: %s"), share)
                              : g_strdup_printf (_("With these set aside: %s"), share);
      gtk_label_set_text (GTK_LABEL (self->picked_chance), worth);
    }
}

static void
picked_cb (HkAotdVaultDialog *self)
{
  hk_aotd_dice_entry_clear (HK_AOTD_DICE_ENTRY (self->entry));
  update_picked (self);
}

static void
update_choices (HkAotdVaultDialog *self)
{
  const guint n = self->advice == NULL ? 0 : MIN (self->advice->n_holds, MOST_CHOICES);

  gtk_list_box_remove_all (GTK_LIST_BOX (self->choices));
  gtk_widget_set_visible (self->choices_group, n > 0);
  for (guint i = 0; i < n; i++)
    {
      const HkAotdVaultHold *hold = &self->advice->holds[i];
      g_autofree char *title = hk_aotd_vault_hold_to_text (hold, &self->state);
      g_autofree char *chance = hk_aotd_vault_chance_to_text (hold->chance);
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *share = hk_label_new (chance, "numeric");

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      gtk_widget_add_css_class (share, i == 0 ? "heading" : "dimmed");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), share);
      /* What turns dice first is the bonus button's. */
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), hold->n_changes == 0);
      g_object_set_data (G_OBJECT (row), "hold", GUINT_TO_POINTER (i));
      gtk_list_box_append (GTK_LIST_BOX (self->choices), row);
    }
}

/* The chance, the advice and how they come about. Before an attempt the chance without the bonus stands beside. */
static void
update_forecast (HkAotdVaultDialog *self)
{
  HkAotdVault *vault = get_vault (self);
  const gboolean shown = g_settings_get_boolean (hk_application_get_settings (hk_application_get_default ()), "show-forecast");
  g_autoptr (GError) error = NULL;
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autofree char *chance = NULL;
  g_autofree char *text = NULL;

  g_clear_pointer (&self->advice, hk_aotd_vault_advice_free);
  if (hk_aotd_vault_get_state (get_table (self), &self->state, &error))
    self->advice = hk_aotd_vault_advise (&self->state, &error);
  gtk_widget_set_visible (self->forecast, shown && !vault->solved && (self->advice == NULL || vault->revealed));
  gtk_widget_set_visible (self->chance, self->advice != NULL);
  gtk_widget_set_visible (self->breakdown, self->advice != NULL);
  if (self->advice == NULL)
    {
      gtk_label_set_text (GTK_LABEL (self->counsel), error->message);
      hk_odds_shown_tell (self->forecast, NULL, NULL);
      return;
    }
  chance = hk_aotd_vault_chance_to_text (self->advice->chance);
  breakdown = hk_aotd_vault_explain (&self->state, self->advice);
  if (vault->survivor >= 0)
    text = hk_aotd_vault_advice_to_text (self->advice, &self->state);
  else
    {
      g_autofree char *share = hk_aotd_vault_chance_to_text (hk_aotd_vault_get_chance_without_bonus (&self->state));

      text = g_strdup_printf (_("That is the chance with the bonus; without it: %s"), share);
    }
  gtk_label_set_text (GTK_LABEL (self->chance), chance);
  hk_odds_shown_tell (self->forecast, chance, _("that the Challenge is resolved"));
  gtk_label_set_text (GTK_LABEL (self->counsel), text);
  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (self->breakdown), breakdown);
  if (!shown)
    g_clear_pointer (&self->advice, hk_aotd_vault_advice_free);
}

static char *
describe (HkAotdVaultDialog *self)
{
  HkAotdVault *vault = get_vault (self);
  HkAotdVaultBonus bonus;

  if (vault->opened)
    return g_strdup (_("The Vault Door is open."));
  if (vault->solved)
    return g_strdup (_("The traps are gone. A Vault Expert can open the Vault Door with 1 Action."));
  if (!vault->revealed)
    return g_strdup (_("The Vault card is facedown. Turn it up when the first Survivor enters the Trap Zone."));
  if (vault->survivor >= 0)
    return g_strdup_printf (_("%s resolves the Challenge: %d of %d rolls made."), hk_aotd_table_get_survivor_name (get_table (self), vault->survivor),
                            vault->rolls, vault->rolls_allowed);
  if (vault->specialty == NULL || !hk_aotd_vault_bonus_from_id (vault->bonus, &bonus))
    return g_strdup (_("The traps are set."));
  /* Translators: %s: a Specialty; %s: a bonus. */
  return g_strdup_printf (_("The traps are set. Bonus of somebody at Range 0–1 with the Specialty %s: %s."),
                          hk_aotd_specialty_get_title (vault->specialty), hk_aotd_vault_bonus_to_title (bonus));
}

/* Asked before an attempt; whoever stands in the Trap Zone grants the bonus without being asked for. */
static void
update_near (HkAotdVaultDialog *self)
{
  HkAotdVault *vault = get_vault (self);
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (get_table (self), get_table (self)->current_survivor);
  const gboolean asks = vault->revealed && !vault->solved && vault->survivor < 0 && vault->specialty != NULL;
  g_autofree char *title = asks ? g_strdup_printf (_("At Range 0–1: %s"), hk_aotd_specialty_get_title (vault->specialty)) : NULL;

  gtk_widget_set_visible (self->near_list, asks);
  if (!asks)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->near), title);
  adw_switch_row_set_active (ADW_SWITCH_ROW (self->near), survivor != NULL && hk_aotd_survivor_is (survivor, vault->specialty));
}

static void
update_bonus (HkAotdVaultDialog *self)
{
  const gboolean turns = self->state.bonus != HK_AOTD_VAULT_EXTRA_ROLL && self->state.bonus != HK_AOTD_VAULT_EXTRA_DIE;
  const gboolean any = self->state.is_rolled || hk_aotd_vault_dice_count (&self->state.reserve) > 0;
  /* Before the first roll there is no die to turn. */
  const gboolean can = hk_aotd_vault_can_bonus (get_vault (self)) && (any || !turns);
  const gboolean wanted = can && self->advice != NULL && self->advice->use_bonus;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->bonus, can);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "vault.bonus", can);
  if (wanted && self->advice->n_changes > 0)
    label = hk_aotd_vault_changes_to_text (self->advice->changes, self->advice->n_changes);
  else
    label = g_strdup_printf (_("Use the bonus: %s"), hk_aotd_vault_bonus_to_title (self->state.bonus));
  gtk_label_set_text (GTK_LABEL (self->bonus_label), label);
  /* One button is the one to press. */
  hk_widget_set_class (self->next, "suggested-action", !wanted);
  hk_widget_set_class (self->bonus, "suggested-action", wanted);
}

static void
update (HkAotdVaultDialog *self)
{
  HkAotdVault *vault = get_vault (self);
  const gboolean tried = vault != NULL && vault->survivor >= 0;
  g_autofree char *status = NULL;

  if (vault == NULL)
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }
  status = describe (self);
  gtk_label_set_text (GTK_LABEL (self->status), status);
  hk_aotd_dice_entry_clear (HK_AOTD_DICE_ENTRY (self->entry));
  update_forecast (self);
  hk_aotd_dice_row_set_dice (HK_AOTD_DICE_ROW (self->reserve), vault->reserve);
  hk_aotd_dice_row_set_dice (HK_AOTD_DICE_ROW (self->rolled), tried ? vault->free : NULL);
  gtk_widget_set_visible (self->attempt, tried || vault->solved);
  gtk_widget_set_visible (self->reserve_title, vault->reserve != NULL && *vault->reserve != '\0');
  gtk_widget_set_visible (self->rolled_title, tried && self->state.is_rolled);
  gtk_label_set_text (GTK_LABEL (self->rolled_title), hk_aotd_vault_can_roll (get_vault (self)) ? _("Just rolled: tap the dice to set aside") : _("Just rolled"));
  gtk_widget_set_visible (self->entry, tried && is_by_hand (self) && hk_aotd_vault_can_roll (get_vault (self)));
  gtk_widget_set_visible (self->give_up, tried);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "vault.give-up", tried);
  gtk_widget_set_visible (self->next, tried ? hk_aotd_vault_can_roll (get_vault (self)) : !vault->opened);
  update_choices (self);
  update_near (self);
  update_bonus (self);
  if (tried && hk_aotd_vault_can_roll (get_vault (self)) && self->advice != NULL && self->advice->n_holds > 0 && self->advice->holds[0].n_changes == 0)
    pick (self, &self->advice->holds[0]);
  update_picked (self);
  if (!tried)
    {
      gtk_button_set_label (GTK_BUTTON (self->next), vault->solved     ? _("_Open the Vault Door")
                                                     : vault->revealed ? _("_Resolve the Challenge")
                                                                       : _("_Turn the Card Up"));
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "vault.next", !vault->opened);
      gtk_widget_set_visible (self->picked_chance, FALSE);
    }
}

static void
hk_aotd_vault_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_AOTD_VAULT_DIALOG);
  g_clear_object (&HK_AOTD_VAULT_DIALOG (object)->session);
  G_OBJECT_CLASS (hk_aotd_vault_dialog_parent_class)->dispose (object);
}

static void
hk_aotd_vault_dialog_finalize (GObject *object)
{
  g_clear_pointer (&HK_AOTD_VAULT_DIALOG (object)->advice, hk_aotd_vault_advice_free);
  G_OBJECT_CLASS (hk_aotd_vault_dialog_parent_class)->finalize (object);
}

static void
hk_aotd_vault_dialog_class_init (HkAotdVaultDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_vault_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_aotd_vault_dialog_finalize;
  g_type_ensure (HK_TYPE_AOTD_DICE_ENTRY);
  g_type_ensure (HK_TYPE_AOTD_DICE_ROW);
  g_type_ensure (HK_TYPE_BREAKDOWN_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-vault-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdVaultDialog, said, status, near_list, near, forecast, chance, counsel, attempt, reserve, reserve_title, rolled,
                    rolled_title, picked_chance, entry, choices_group, choices, breakdown, bonus, bonus_label, give_up, next);
  HK_BIND_CALLBACKS (widget_class, picked_cb, update_next, choice_cb);
  gtk_widget_class_install_action (widget_class, "vault.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "vault.bonus", NULL, bonus_action);
  gtk_widget_class_install_action (widget_class, "vault.follow", NULL, follow_action);
  gtk_widget_class_install_action (widget_class, "vault.give-up", NULL, give_up_action);
}

static void
hk_aotd_vault_dialog_init (HkAotdVaultDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_aotd_dice_row_set_can_pick (HK_AOTD_DICE_ROW (self->reserve), FALSE);
}

/* Shows the Challenge of the Vault. It follows the session until it is closed.
 * @session: a session of Army of the Dead whose mission has a Vault */
void
hk_aotd_vault_dialog_present (GtkWidget *from,
                              HkSession *session)
{
  HkAotdVaultDialog *self;

  g_return_if_fail (HK_IS_SESSION (session));

  if (HK_AOTD_TABLE (hk_session_get_table (session))->vault == NULL)
    return;
  self = g_object_new (HK_TYPE_AOTD_VAULT_DIALOG, NULL);
  self->session = g_object_ref (session);
  update (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hk_application_get_settings (hk_application_get_default ()), "changed::show-forecast",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (self), from);
}
