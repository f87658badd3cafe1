/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-attack-modes.h"
#include "hk-aotd-weapon-card.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-fold.h"

/* A way to use a weapon: on the whole Zone, or concentrated on a type. */
typedef struct
{
  char             *target;   /* NULL for the whole Zone */
  HkAotdAttackPlan *plan;
  HkAotdOdds       *odds;
  GtkWidget        *row;
  GtkWidget        *check;
} Mode;

/* Where the hits of a weapon go: to the whole Zone, or all to one Zombie, each with its odds. */
struct _HkAotdAttackModes
{
  HkView     parent_instance;

  gboolean   is_setting;
  GPtrArray *modes;  /* Mode */
  char      *target; /* of the chosen one */

  GtkWidget *box;
  GtkWidget *group;
  GtkWidget *list;
  GtkWidget *trapped;
  GtkWidget *how;
  GtkWidget *breakdown;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdAttackModes, hk_aotd_attack_modes, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdAttackModes *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
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

static Mode *
get_mode (HkAotdAttackModes *self)
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
report (HkAotdAttackModes *self)
{
  if (!self->is_setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
mode_toggled_cb (HkAotdAttackModes *self,
                 GtkCheckButton    *check)
{
  if (self->is_setting || !gtk_check_button_get_active (check))
    return;
  for (guint i = 0; i < self->modes->len; i++)
    {
      Mode *mode = g_ptr_array_index (self->modes, i);

      if (mode->check == GTK_WIDGET (check))
        g_set_str (&self->target, mode->target);
    }
  report (self);
}

static void
add_mode (HkAotdAttackModes *self,
          const char        *target)
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
  gtk_list_box_append (GTK_LIST_BOX (self->list), mode->row);
  g_ptr_array_add (self->modes, mode);
}

static gboolean
has_modes (HkAotdAttackModes  *self,
           const char * const *targets)
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
arrange_modes (HkAotdAttackModes  *self,
               const HkAotdAttack *attack)
{
  const char * const none[] = { NULL };
  g_auto (GStrv) found = attack == NULL ? NULL : hk_aotd_attack_list_targets (attack);
  const char * const *targets = found == NULL ? none : (const char * const *) found;

  if (self->target != NULL && !g_strv_contains (targets, self->target))
    g_clear_pointer (&self->target, g_free);
  if (!has_modes (self, targets))
    {
      self->is_setting = TRUE;
      g_ptr_array_set_size (self->modes, 0);
      gtk_list_box_remove_all (GTK_LIST_BOX (self->list));
      add_mode (self, NULL);
      for (guint i = 0; targets[i] != NULL; i++)
        add_mode (self, targets[i]);
      self->is_setting = FALSE;
    }
  gtk_widget_set_visible (self->group, targets[0] != NULL);
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
add_target (HkAotdAttackModes *self,
            const char        *target,
            JsonObject        *params)
{
  if (target == NULL)
    return;
  json_object_set_boolean_member (params, "concentrated", TRUE);
  json_object_set_string_member (params, "target", target);
  if (gtk_widget_get_visible (self->trapped) && g_strcmp0 (target, self->target) == 0)
    json_object_set_boolean_member (params, "trapped", adw_switch_row_get_active (ADW_SWITCH_ROW (self->trapped)));
}

static void
update_mode (HkAotdAttackModes *self,
             Mode              *mode,
             HkMove            *move)
{
  g_autofree char *text = NULL;

  g_clear_pointer (&mode->plan, hk_aotd_attack_plan_free);
  g_clear_pointer (&mode->odds, hk_aotd_odds_free);
  if (move != NULL)
    {
      g_autoptr (HkMove) aimed = hk_move_copy (move);

      add_target (self, mode->target, hk_move_get_params (aimed));
      mode->plan = hk_aotd_attack_plan_new (get_table (self), aimed, NULL);
    }
  if (mode->plan != NULL)
    mode->odds = hk_aotd_attack_get_odds (&mode->plan->attack);
  text = describe_mode (mode);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (mode->row), text);
}

static int
count_trapped (HkAotdAttackModes *self)
{
  if (g_strcmp0 (self->target, "shambler") == 0)
    return get_table (self)->trapped_shamblers;
  return g_strcmp0 (self->target, "alpha") == 0 ? get_table (self)->trapped_alphas : 0;
}

/* Finds the odds of every way.
 * @move: (nullable): the move of the attack on the whole Zone
 * @attack: (nullable): the same as it is reckoned; %NULL when it cannot be made */
void
hk_aotd_attack_modes_update (HkAotdAttackModes  *self,
                             HkMove             *move,
                             const HkAotdAttack *attack)
{
  Mode *mode;

  g_return_if_fail (HK_IS_AOTD_ATTACK_MODES (self));

  arrange_modes (self, attack);
  gtk_widget_set_visible (self->trapped, count_trapped (self) > 0);
  for (guint i = 0; i < self->modes->len; i++)
    update_mode (self, g_ptr_array_index (self->modes, i), attack == NULL ? NULL : move);
  mode = get_mode (self);
  gtk_widget_set_visible (self->how, mode != NULL && mode->odds != NULL);
  if (mode != NULL && mode->odds != NULL)
    {
      g_autoptr (HkBreakdown) breakdown = hk_aotd_odds_explain (mode->odds, &mode->plan->attack);

      hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (self->breakdown), breakdown);
    }
}

/* @params: the parameters of an attack, which receive "concentrated", "target" and "trapped" where they matter */
void
hk_aotd_attack_modes_add_to (HkAotdAttackModes *self,
                             JsonObject        *params)
{
  g_return_if_fail (HK_IS_AOTD_ATTACK_MODES (self));

  add_target (self, self->target, params);
}

/* Returns (nullable): the attack in the chosen way, until the next update. */
const HkAotdAttackPlan *
hk_aotd_attack_modes_get_plan (HkAotdAttackModes *self)
{
  Mode *mode;

  g_return_val_if_fail (HK_IS_AOTD_ATTACK_MODES (self), NULL);

  mode = get_mode (self);
  return mode == NULL ? NULL : mode->plan;
}

static void
hk_aotd_attack_modes_dispose (GObject *object)
{
  HK_AOTD_ATTACK_MODES (object)->is_setting = TRUE;
  G_OBJECT_CLASS (hk_aotd_attack_modes_parent_class)->dispose (object);
}

static void
hk_aotd_attack_modes_finalize (GObject *object)
{
  HkAotdAttackModes *self = HK_AOTD_ATTACK_MODES (object);

  g_clear_pointer (&self->modes, g_ptr_array_unref);
  g_clear_pointer (&self->target, g_free);
  G_OBJECT_CLASS (hk_aotd_attack_modes_parent_class)->finalize (object);
}

static void
hk_aotd_attack_modes_class_init (HkAotdAttackModesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_attack_modes_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_aotd_attack_modes_finalize;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-attack-modes");
  HK_BIND_CHILDREN (widget_class, HkAotdAttackModes, group, list, trapped, box);
  gtk_widget_class_bind_template_callback (widget_class, report);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_aotd_attack_modes_init (HkAotdAttackModes *self)
{
  self->modes = g_ptr_array_new_with_free_func (mode_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->breakdown = hk_breakdown_view_new ();
  self->how = hk_fold_new (_("How these odds come about"), self->breakdown);
  gtk_box_append (GTK_BOX (self->box), self->how);
}
