/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "hk-daz-combat-dialog.h"
#include "ui/display/hk-template.h"
#include "ui/new-game/hk-spin-row.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-odds-shown.h"
#include "ui/widgets/hk-widgets.h"

/* Keys for numbers that the invasion card would tell. */
#define MOST_ZOMBIES 30
#define MOST_POINTS  12

enum
{
  ZOMBIES,
  HP,
  DAMAGE,
  N_TOLD,
};

/* The invasion of one frontier, worked out before anybody commits it; with power added to a zone, what would be; and
 * the button that makes it happen. Where the days are not kept it asks what the invasion card shows. */
struct _HkDazCombatDialog
{
  HkDialogView         parent_instance;

  GtkWidget           *outcome;
  GtkWidget           *advice;
  GtkWidget           *breakdown;
  AdwPreferencesGroup *horde;
  GtkWidget           *told[N_TOLD];       /* %NULL where it is known */
  AdwPreferencesGroup *what_if;
  GtkWidget           *zone;
  GtkWidget           *added;
  GtkWidget           *rewards;
  GtkWidget           *pickers[HK_DAZ_COMBAT_ZONES];  /* for the zones that have one on either side */
  GtkWidget           *hint;
};

G_DEFINE_FINAL_TYPE (HkDazCombatDialog, hk_daz_combat_dialog, HK_TYPE_DIALOG_VIEW)

static HkDazTable *
get_table (HkDazCombatDialog *self)
{
  return HK_DAZ_TABLE (hk_dialog_view_get_table (HK_DIALOG_VIEW (self)));
}

static int
get_frontier (HkDazCombatDialog *self)
{
  return hk_dialog_view_get_index (HK_DIALOG_VIEW (self));
}

static char *
advise (const HkDazCombat *combat)
{
  HkDazCombatResult changed;
  g_autofree char *then = NULL;
  int zone;
  int added;

  if (!hk_daz_combat_smallest_power (combat, 0, &zone, &added, &changed))
    return g_strdup (_("No added power changes the outcome."));
  then = hk_daz_combat_summarise (combat, &changed);
  return g_strdup_printf (_("%d more power in Zone %d changes it: %s."), added, zone, then);
}

/* What is only tried cannot happen, nor what is not on turn; the line above the button says so. */
static void
update_button (HkDazCombatDialog *self,
               int                added)
{
  HkDazTable *table = get_table (self);
  const gboolean by_hand = hk_table_goes_by_hand (HK_TABLE (table));
  const int next = by_hand ? get_frontier (self) : hk_daz_table_get_phase (table) == HK_DAZ_PHASE_COMBAT ? hk_daz_find_next_invasion (table) : -1;
  g_autofree char *first = next < 0 ? NULL : hk_daz_table_get_frontier_name (table, next);
  g_autofree char *hint = NULL;

  if (hk_daz_table_get_frontier (table, get_frontier (self))->fought)
    hint = g_strdup (_("Today’s combat here is over."));
  else if (next < 0)
    hint = g_strdup (_("The combat comes in Phase 3."));
  else if (next != get_frontier (self))
    hint = g_strdup_printf (_("The frontier of %s fights first."), first);
  else if (added > 0)
    hint = g_strdup (_("This is only tried: take the added power back to let the combat happen."));
  gtk_label_set_text (GTK_LABEL (self->hint), hint);
  gtk_widget_set_visible (self->hint, hint != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "combat.happen", hint == NULL);
}

/* Whom the group gives the supporting fire reward of each zone to. */
static void
get_supporters (HkDazCombatDialog *self,
                int               *supporters)
{
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    {
      const guint picked = self->pickers[i] == NULL ? 0 : adw_combo_row_get_selected (ADW_COMBO_ROW (self->pickers[i]));

      supporters[i] = picked == 1 ? i + 2 : picked == 2 ? i : 0;
    }
}

static void
update_rewards (HkDazCombatDialog       *self,
                const HkDazCombatResult *result)
{
  gboolean any = FALSE;

  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    if (self->pickers[i] != NULL)
      {
        gtk_widget_set_visible (self->pickers[i], result->zones[i].rivals);
        any |= result->zones[i].rivals;
      }
  gtk_widget_set_visible (self->rewards, any);
}

/* How many zombies would come to the gate, for everybody to see. */
static void
tell_forecast (HkDazCombatDialog *self,
               int                at_gate)
{
  g_autofree char *number = g_strdup_printf ("%d", at_gate);
  /* Translators: %s: the kings between whom a frontier lies */
  g_autofree char *what = g_strdup_printf (_("at the gate: %s"), adw_dialog_get_title (ADW_DIALOG (self)));

  hk_odds_shown_tell (self->outcome, number, what);
}

/* The move, with what has been told of the horde. */
static HkMove *
make_move (HkDazCombatDialog *self)
{
  static const char * const params[N_TOLD] = { "zombies", "hp", "damage" };
  HkMove *move = hk_move_build ("invade", "i:frontier", get_frontier (self), NULL);

  for (guint i = 0; i < N_TOLD; i++)
    if (self->told[i] != NULL && hk_key_row_get_selected (HK_KEY_ROW (self->told[i])) >= 0)
      json_object_set_int_member (hk_move_get_params (move), params[i], hk_key_row_get_number (HK_KEY_ROW (self->told[i])));
  return move;
}

/* Works the combat out with what is to be tried. */
static void
update (HkDialogView *view)
{
  HkDazCombatDialog *self = HK_DAZ_COMBAT_DIALOG (view);
  const int at = (int) adw_combo_row_get_selected (ADW_COMBO_ROW (self->zone));
  const int added = (int) adw_spin_row_get_value (ADW_SPIN_ROW (self->added));
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *summary = NULL;
  g_autofree char *advice = NULL;
  g_autoptr (HkMove) move = make_move (self);
  /* What is only told does not count yet. */
  g_autoptr (HkTable) told = hk_table_copy (HK_TABLE (get_table (self)));
  HkDazCombat combat;
  HkDazCombatResult result;
  int supporters[HK_DAZ_COMBAT_ZONES];
  gboolean built;

  get_supporters (self, supporters);
  built = hk_daz_tell_zombies (HK_DAZ_TABLE (told), move, get_frontier (self), &error)
          && hk_daz_build_combat (HK_DAZ_TABLE (told), get_frontier (self), supporters, &combat, &error);
  gtk_widget_set_visible (GTK_WIDGET (self->what_if), built);
  if (!built)
    {
      const gboolean fought = hk_daz_table_get_frontier (get_table (self), get_frontier (self))->fought;

      gtk_label_set_text (GTK_LABEL (self->outcome), fought ? _("Today’s combat here is over.") : error->message);
      gtk_widget_set_visible (self->rewards, FALSE);
      gtk_widget_set_visible (self->hint, FALSE);
      hk_odds_shown_tell (self->outcome, NULL, NULL);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "combat.happen", FALSE);
      return;
    }
  advice = advise (&combat);
  combat.zones[CLAMP (at, 0, 4)].attack += added;
  hk_daz_combat_resolve (&combat, &result);
  breakdown = hk_daz_combat_explain (&combat, &result);
  summary = hk_daz_combat_summarise (&combat, &result);
  gtk_label_set_text (GTK_LABEL (self->outcome), summary);
  gtk_label_set_text (GTK_LABEL (self->advice), advice);
  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (self->breakdown), breakdown);
  tell_forecast (self, result.at_gate);
  update_rewards (self, &result);
  hk_widget_set_class (self->outcome, "accent", added > 0);
  update_button (self, added);
}

static void
happen_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HkDazCombatDialog *self = HK_DAZ_COMBAT_DIALOG (widget);
  HkMove *move = make_move (self);
  int supporters[HK_DAZ_COMBAT_ZONES];
  JsonArray *picked = json_array_new ();
  gboolean any = FALSE;

  get_supporters (self, supporters);
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    {
      json_array_add_int_element (picked, supporters[i]);
      any |= supporters[i] != 0;
    }
  if (any)
    json_object_set_array_member (hk_move_get_params (move), "supporters", picked);
  else
    json_array_unref (picked);
  hk_dialog_view_play (HK_DIALOG_VIEW (self), move);
}

static void
add_told (HkDazCombatDialog *self,
          int                which,
          const char        *title,
          int                minimum,
          int                maximum)
{
  self->told[which] = hk_key_row_new_numbers (title, minimum, maximum);
  adw_preferences_group_add (self->horde, self->told[which]);
  g_signal_connect_object (self->told[which], "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/* What the invasion card of today shows, where the days are not kept and nobody has told it yet. */
static void
ask_for_horde (HkDazCombatDialog *self)
{
  HkDazTable *table = get_table (self);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, get_frontier (self));

  if (hk_table_keeps (HK_TABLE (table), "days") || frontier->fought)
    return;
  if (frontier->horde == 0)
    add_told (self, ZOMBIES, _("Zombies"), 0, MOST_ZOMBIES);
  if (hk_daz_table_get_invasion (table) == NULL)
    {
      add_told (self, HP, _("Hit Points of a zombie"), 1, MOST_POINTS);
      add_told (self, DAMAGE, _("Damage of a zombie"), 0, MOST_POINTS);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->horde), self->told[ZOMBIES] != NULL || self->told[HP] != NULL);
}

/* Left and right as on the board, and as the numbers of the outcome are. */
static void
load (HkDialogView *view)
{
  g_autofree char *name = hk_daz_table_get_frontier_name (get_table (HK_DAZ_COMBAT_DIALOG (view)), hk_dialog_view_get_index (view));

  adw_dialog_set_title (ADW_DIALOG (view), name);
  ask_for_horde (HK_DAZ_COMBAT_DIALOG (view));
}

static void
hk_daz_combat_dialog_class_init (HkDazCombatDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_DIALOG_VIEW_CLASS (klass)->load = load;
  HK_DIALOG_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_BREAKDOWN_VIEW);
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-daz-combat-dialog");
  HK_BIND_CHILDREN (widget_class, HkDazCombatDialog, outcome, advice, horde, rewards, what_if, zone, breakdown, hint);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_install_action (widget_class, "combat.happen", NULL, happen_action);
}

/* A row for each zone that can be shot into from both sides; it shows when two kingdoms do. */
static void
add_pickers (HkDazCombatDialog *self)
{
  for (int i = 1; i < HK_DAZ_COMBAT_ZONES - 1; i++)
    {
      g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);
      g_autofree char *title = g_strdup_printf (_("Zone %d rewards"), i + 1);
      g_autofree char *behind = g_strdup_printf (_("Zone %d"), i + 2);
      g_autofree char *before = g_strdup_printf (_("Zone %d"), i);

      gtk_string_list_append (choices, _("As our ruling has it"));
      gtk_string_list_append (choices, behind);
      gtk_string_list_append (choices, before);
      self->pickers[i] = g_object_new (ADW_TYPE_COMBO_ROW, "title", title, "model", choices, NULL);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->rewards), self->pickers[i]);
      g_signal_connect_object (self->pickers[i], "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
}

static void
hk_daz_combat_dialog_init (HkDazCombatDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_pickers (self);
  self->added = hk_spin_row_new (0, 99);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->added), _("Added Power"));
  adw_preferences_group_add (self->what_if, self->added);
  g_signal_connect_object (self->added, "notify::value", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/* Shows how the invasion of that frontier would go.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 * @frontier: the number of a frontier */
void
hk_daz_combat_dialog_present (GtkWidget *from,
                              HkSession *session,
                              int        frontier)
{
  adw_dialog_present (g_object_new (HK_TYPE_DAZ_COMBAT_DIALOG, "session", session, "index", frontier, NULL), from);
}
