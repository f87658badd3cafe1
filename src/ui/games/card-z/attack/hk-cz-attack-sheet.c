/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-attack-roll.h"
#include "hk-cz-attack-sheet.h"
#include "hk-cz-modifiers.h"
#include "hk-cz-target-entry.h"
#include "hk-cz-way-list.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "ui/games/card-z/battle/hk-cz-battle-words.h"
#include "ui/games/card-z/battle/hk-cz-prey-row.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/team/hk-cz-survivor-picker.h"
#include "ui/games/card-z/widgets/hk-cz-chance.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/table/hk-dialog-view.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

#define TOKEN 44

/* An attack on an Encounter: who attacks and with what, how likely it succeeds and why, and the roll. It opens with
 * the best weapon of the best placed survivor, so that one more tap rolls. */
#define HK_TYPE_CZ_ATTACK_SHEET (hk_cz_attack_sheet_get_type ())
G_DECLARE_FINAL_TYPE (HkCzAttackSheet, hk_cz_attack_sheet, HK, CZ_ATTACK_SHEET, HkDialogView)

struct _HkCzAttackSheet
{
  HkDialogView        parent_instance;

  int                 survivor;
  int                 encounter;
  guint               n_encounters; /* when the sheet was opened: with another number it means another */
  gboolean            is_playing;

  HkCzToken          *token;
  GtkLabel           *title;
  GtkWidget          *threat;
  HkCzSurvivorPicker *picker;
  HkCzChance         *chance;
  HkCzWayList        *ways;
  GtkLabel           *nothing;
  GtkWidget          *unlisted;
  GtkWidget          *instead;
  GtkWidget          *move;
  GtkWidget          *how;
  HkCzModifiers      *modifiers;
  HkCzPreyRow        *prey;
  HkCzTargetEntry    *target;
  HkBreakdownView    *breakdown;
  HkCzAttackRoll     *roll;
  GtkWidget          *refusal;
};

G_DEFINE_FINAL_TYPE (HkCzAttackSheet, hk_cz_attack_sheet, HK_TYPE_DIALOG_VIEW)

static HkCzTable *
get_table (HkCzAttackSheet *self)
{
  return HK_CZ_TABLE (hk_dialog_view_get_table (HK_DIALOG_VIEW (self)));
}

static HkCzEncounter *
get_encounter (HkCzAttackSheet *self)
{
  HkCzTable *table = get_table (self);
  HkCzLocation *field = table->battle == NULL ? NULL : hk_cz_table_get_battlefield (table);

  return field == NULL ? NULL : hk_cz_location_get_encounter (field, self->encounter);
}

static HkCzLoot *
get_loot (HkCzAttackSheet *self,
          const HkCzWay   *way)
{
  return way->loot < 0 ? NULL : hk_cz_survivor_get_loot (hk_cz_table_get_survivor (get_table (self), self->survivor), way->loot);
}

static HkCzGear *
get_gear (HkCzAttackSheet *self,
          const HkCzWay   *way)
{
  HkCzLoot *loot = get_loot (self, way);

  return loot == NULL ? NULL : hk_cz_table_find_gear (get_table (self), loot->kind);
}

/* What the roll depends on, with what the person has set. */
static void
read_input (HkCzAttackSheet *self,
            const HkCzWay   *way,
            HkCzToHit       *input)
{
  const int target = hk_cz_target_entry_get (self->target);

  *input = (HkCzToHit) { .how = way->how };
  hk_cz_modifiers_apply (self->modifiers, input);
  hk_cz_fill_to_hit (get_table (self), self->survivor, get_encounter (self), get_gear (self, way), input);
  hk_cz_modifiers_apply (self->modifiers, input);
  input->weapon = way->name;
  if (target > 0)
    {
      input->target = target;
      input->by_hand = TRUE;
    }
}

/* What is shown */

static gboolean
is_firing (HkCzAttackSheet *self,
           const HkCzWay   *way)
{
  HkCzGear *gear = get_gear (self, way);

  return way->how == HK_CZ_HOW_SHOOT || (way->how == HK_CZ_HOW_KILL && gear != NULL && g_strcmp0 (gear->type, "pistol") == 0);
}

static gboolean
has_others (HkCzAttackSheet *self)
{
  HkCzEncounter *encounter = get_encounter (self);

  for (int i = 0; i < hk_cz_table_get_n_survivors (get_table (self)); i++)
    if (i != self->survivor && hk_cz_encounter_is_engaged_by (encounter, i))
      return TRUE;
  return FALSE;
}

/* Nobody has entered yet whether the weapon is loud. */
static gboolean
asks_noise (HkCzAttackSheet *self,
            const HkCzWay   *way)
{
  HkCzGear *gear = get_gear (self, way);

  return gear == NULL ? get_loot (self, way) != NULL : gear->loud_unknown;
}

static HkCzFire
read_fire (HkCzAttackSheet       *self,
           const HkCzWay         *way,
           const HkCzToHitResult *result)
{
  HkCzGear *gear = get_gear (self, way);
  HkCzLoot *loot = get_loot (self, way);
  HkCzFire fire = { .chance = result->chance, .jam = -1, .ammo = 1, .wanted = 1 };

  if (gear == NULL || !is_firing (self, way))
    return fire;
  fire.jam = gear->jam;
  fire.rapid = gear->rapid;
  fire.ammo = loot != NULL && loot->supply >= 0 ? loot->supply : MAX (1, gear->supply);
  return fire;
}

static void
show_roll (HkCzAttackSheet       *self,
           const HkCzWay         *way,
           const HkCzToHitResult *result)
{
  HkCzFire fire = read_fire (self, way, result);
  const HkCzRollPlan plan = {
    .needed = result->needed,
    .needed_push = result->needed_push,
    .jam = has_others (self) ? -1 : fire.jam,
    .most_shots = fire.rapid ? hk_cz_fire_count_shots (&fire) : 1,
    .automatic = result->automatic,
    .by_hand = get_table (self)->dice_by == HK_BY_HAND,
  };

  hk_cz_attack_roll_set_plan (self->roll, &plan);
}

static void
show_chance (HkCzAttackSheet       *self,
             const HkCzWay         *way,
             const HkCzToHitResult *result)
{
  const HkCzFire fire = read_fire (self, way, result);

  hk_cz_chance_show (self->chance, result, &fire, hk_cz_attack_roll_get_shots (self->roll));
}

/* What there is to do where nothing that is known can be done to the Encounter. Whoever has nothing that the app knows of has it on the
 * real table. */
static void
show_nothing (HkCzAttackSheet *self,
              gboolean         nothing)
{
  HkCzTable *table = get_table (self);
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, self->survivor);
  const gboolean open = survivor != NULL && hk_cz_survivor_get_loot (survivor, 0) == NULL && hk_cz_table_draws_by_hand (table);

  gtk_widget_set_visible (GTK_WIDGET (self->nothing), nothing);
  gtk_widget_set_visible (self->instead, nothing);
  gtk_widget_set_visible (self->unlisted, hk_cz_table_draws_by_hand (table));
  gtk_label_set_text (self->nothing, open ? _("Nobody has named yet what this survivor has on hand.")
                                          : _("Nothing that this survivor has on hand can do anything to it from here."));
  hk_widget_set_class (self->unlisted, "suggested-action", nothing && open);
  hk_widget_set_class (self->move, "suggested-action", nothing && !open);
}

/* Anything that the roll depends on has changed. */
static void
update_odds (HkCzAttackSheet *self)
{
  const HkCzWay *way = hk_cz_way_list_get (self->ways);
  g_autoptr (HkBreakdown) breakdown = NULL;
  HkCzToHitResult result;
  gboolean known;
  HkCzToHit input;

  gtk_widget_set_visible (GTK_WIDGET (self->chance), way != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->modifiers), way != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->roll), way != NULL);
  show_nothing (self, way == NULL);
  gtk_widget_set_visible (self->how, way != NULL);
  gtk_widget_set_visible (self->refusal, FALSE);
  if (way == NULL || get_encounter (self) == NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->target), FALSE);
      hk_breakdown_view_set_breakdown (self->breakdown, NULL);
      return;
    }
  read_input (self, way, &input);
  hk_cz_to_hit_resolve (&input, &result);
  known = input.target > 0 || result.automatic;
  breakdown = known ? hk_cz_to_hit_explain (&input, &result) : NULL;
  hk_cz_modifiers_show (self->modifiers, &input, breakdown);
  hk_breakdown_view_set_breakdown (self->breakdown, breakdown);
  hk_cz_target_entry_show (self->target, !known || input.by_hand, asks_noise (self, way));
  gtk_widget_set_visible (GTK_WIDGET (self->roll), known);
  if (!known)
    {
      g_autofree char *what = g_strdup_printf ("%s · %s", way->name, hk_cz_way_describe (way));

      hk_cz_chance_show_unknown (self->chance, what);
      return;
    }
  show_roll (self, way, &result);
  show_chance (self, way, &result);
}

static void
way_cb (HkCzAttackSheet *self)
{
  hk_cz_target_entry_set (self->target, 0);
  hk_cz_modifiers_begin (self->modifiers, self->survivor, self->encounter, hk_cz_way_list_get (self->ways));
  update_odds (self);
}

static void
shots_cb (HkCzAttackSheet *self)
{
  const HkCzWay *way = hk_cz_way_list_get (self->ways);
  HkCzToHitResult result;
  HkCzToHit input;

  if (way == NULL || get_encounter (self) == NULL)
    return;
  read_input (self, way, &input);
  hk_cz_to_hit_resolve (&input, &result);
  show_chance (self, way, &result);
}

static void
update_head (HkCzAttackSheet *self)
{
  HkCzTable *table = get_table (self);
  HkCzEncounter *encounter = get_encounter (self);
  g_autofree char *name = hk_cz_encounter_describe (encounter);
  g_autofree char *threat = NULL;
  HkCzForecast forecast;

  hk_cz_forecast_encounter (table, self->encounter, &forecast);
  threat = hk_cz_describe_threat (table, encounter, &forecast);
  hk_cz_token_set (self->token, encounter->type, encounter->helmet, encounter->pushed || encounter->locked);
  gtk_label_set_text (self->title, name);
  gtk_label_set_text (GTK_LABEL (self->threat), threat);
  hk_cz_threat_set_style (self->threat, hk_cz_threat_of (&forecast));
}

/* Another survivor, another table. */
static void
show (HkCzAttackSheet *self)
{
  g_autofree char *title = g_strdup_printf (_("%s Attacks"), hk_cz_table_get_survivor_name (get_table (self), self->survivor));

  adw_dialog_set_title (ADW_DIALOG (self), title);
  hk_cz_way_list_load (self->ways, get_table (self), self->survivor, self->encounter);
  g_object_set (self->prey, "index", self->encounter, NULL);
  update_head (self);
  way_cb (self);
}

static void
survivor_cb (HkCzAttackSheet *self,
             int              survivor)
{
  self->survivor = survivor;
  show (self);
}

/* The attack */

static HkMove *
make_move (HkCzAttackSheet *self,
           const HkCzWay   *way)
{
  g_autoptr (JsonObject) params = json_object_new ();

  json_object_set_int_member (params, "survivor", self->survivor);
  json_object_set_int_member (params, "encounter", self->encounter);
  if (way->loot >= 0)
    json_object_set_int_member (params, "loot", way->loot);
  json_object_set_string_member (params, "how", hk_cz_how_get_id (way->how));
  hk_cz_modifiers_add_to (self->modifiers, params);
  hk_cz_target_entry_add_to (self->target, params);
  hk_cz_attack_roll_add_to (self->roll, params);
  return hk_move_new ("attack", params);
}

static void
ready_cb (HkCzAttackSheet *self)
{
  const HkCzWay *way = hk_cz_way_list_get (self->ways);
  gboolean done;

  if (way == NULL)
    return;
  self->is_playing = TRUE;
  done = hk_dialog_view_play (HK_DIALOG_VIEW (self), make_move (self, way));
  self->is_playing = FALSE;
  if (done)
    return;
  if (hk_cz_attack_roll_is_zero (self->roll) && has_others (self))
    hk_cz_attack_roll_ask_affects (self->roll);
  else
    hk_cz_attack_roll_clear (self->roll);
}

/* A distance or a mark was corrected; when the Encounter is gone so is the sheet. */
static void
update (HkDialogView *view)
{
  HkCzAttackSheet *self = HK_CZ_ATTACK_SHEET (view);
  HkCzTable *table = get_table (self);
  HkCzLocation *field = table->battle == NULL ? NULL : hk_cz_table_get_battlefield (table);

  if (self->is_playing || self->survivor < 0)
    return;
  if (field == NULL || (guint) hk_cz_location_get_n_encounters (field) != self->n_encounters)
    adw_dialog_close (ADW_DIALOG (self));
  else
    show (self);
}

/* What is left to do where nothing can be done to the Encounter: the field is below the sheet, and a hex of it is tapped. */
static void
pass_cb (HkCzAttackSheet *self)
{
  hk_dialog_view_play (HK_DIALOG_VIEW (self), hk_move_build ("pass-round", "i:survivor", self->survivor, NULL));
}

/* A group that draws its own cards has more on hand than it has told. */
static void
unlisted_cb (HkCzAttackSheet *self)
{
  g_autoptr (HkMove) move = hk_move_build ("draw-loot", "i:survivor", self->survivor, NULL);

  hk_cz_ask_move (GTK_WIDGET (self), hk_dialog_view_get_session (HK_DIALOG_VIEW (self)), move, NULL);
}

static void
hk_cz_attack_sheet_class_init (HkCzAttackSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_TOKEN);
  g_type_ensure (HK_TYPE_CZ_SURVIVOR_PICKER);
  g_type_ensure (HK_TYPE_CZ_CHANCE);
  g_type_ensure (HK_TYPE_CZ_TARGET_ENTRY);
  g_type_ensure (HK_TYPE_CZ_WAY_LIST);
  g_type_ensure (HK_TYPE_CZ_MODIFIERS);
  g_type_ensure (HK_TYPE_CZ_PREY_ROW);
  g_type_ensure (HK_TYPE_CZ_ATTACK_ROLL);
  g_type_ensure (HK_TYPE_BREAKDOWN_VIEW);
  g_type_ensure (HK_TYPE_FOLD);
  HK_DIALOG_VIEW_CLASS (klass)->update = update;
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-cz-attack-sheet");
  HK_BIND_CHILDREN (widget_class, HkCzAttackSheet, token, title, threat, picker, chance, ways, nothing, unlisted, instead, move, how, modifiers, prey,
                    target, breakdown, roll);
  HK_BIND_CALLBACKS (widget_class, survivor_cb, way_cb, update_odds, shots_cb, ready_cb, pass_cb, unlisted_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "close_cb", G_CALLBACK (adw_dialog_close));
}

static void
hk_cz_attack_sheet_init (HkCzAttackSheet *self)
{
  self->survivor = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->refusal = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), HK_TYPE_CZ_ATTACK_SHEET, "refusal"));
}

/* Shows how an attack would end, and makes it.
 * @from: the widget that a person used
 * @session: a session of Card-Z with a battle
 * @survivor: who attacks; −1 whoever is best placed
 * @encounter: whom, a number at the Location of the battle */
void
hk_cz_attack_sheet_present (GtkWidget *from,
                            HkSession *session,
                            int        survivor,
                            int        encounter)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  HkCzAttackSheet *self;

  g_return_if_fail (HK_IS_SESSION (session));

  if (table->battle == NULL || hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), encounter) == NULL)
    return;
  if (survivor < 0)
    survivor = hk_cz_find_attacker (table, encounter);
  if (survivor < 0)
    return;
  self = g_object_new (HK_TYPE_CZ_ATTACK_SHEET, "session", session, NULL);
  self->survivor = survivor;
  self->encounter = encounter;
  self->n_encounters = (guint) hk_cz_location_get_n_encounters (hk_cz_table_get_battlefield (table));
  hk_cz_survivor_picker_load (self->picker, table, survivor);
  show (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}
