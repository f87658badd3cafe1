/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "hk-cz-attack-roll.h"
#include "hk-cz-attack-sheet.h"
#include "hk-cz-modifiers.h"
#include "hk-cz-target-entry.h"
#include "hk-cz-way-list.h"
#include "ui/games/card-z/battle/hk-cz-battle-words.h"
#include "ui/games/card-z/battle/hk-cz-prey-row.h"
#include "ui/games/card-z/team/hk-cz-survivor-picker.h"
#include "ui/games/card-z/widgets/hk-cz-chance.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/table/hk-refusal.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

#define TOKEN 44

/* An attack on an Encounter: who attacks and with what, how likely it succeeds and why, and the roll. It opens with
 * the best weapon of the best placed survivor, so that one more tap rolls. */
#define HK_TYPE_CZ_ATTACK_SHEET (hk_cz_attack_sheet_get_type ())
G_DECLARE_FINAL_TYPE (HkCzAttackSheet, hk_cz_attack_sheet, HK, CZ_ATTACK_SHEET, AdwDialog)

struct _HkCzAttackSheet
{
  AdwDialog  parent_instance;

  HkSession *session;
  int        survivor;
  int        encounter;
  guint      n_encounters; /* when the sheet was opened: with another number it means another */
  gboolean   is_playing;

  GtkWidget *token;
  GtkWidget *title;
  GtkWidget *threat;
  GtkWidget *picker;
  GtkWidget *chance;
  GtkWidget *ways;
  GtkWidget *nothing;
  GtkWidget *how;
  GtkWidget *modifiers;
  GtkWidget *prey;
  GtkWidget *target;
  GtkWidget *breakdown;
  GtkWidget *roll;
  GtkWidget *refusal;
};

G_DEFINE_FINAL_TYPE (HkCzAttackSheet, hk_cz_attack_sheet, ADW_TYPE_DIALOG)

static HkCzTable *
get_table (HkCzAttackSheet *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
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

/* What the roll depends on, with what the person has told. */
static void
read_input (HkCzAttackSheet *self,
            const HkCzWay   *way,
            HkCzToHit       *input)
{
  const int target = hk_cz_target_entry_get (HK_CZ_TARGET_ENTRY (self->target));

  *input = (HkCzToHit) { .how = way->how };
  hk_cz_modifiers_apply (HK_CZ_MODIFIERS (self->modifiers), input);
  hk_cz_fill_to_hit (get_table (self), self->survivor, get_encounter (self), get_gear (self, way), input);
  hk_cz_modifiers_apply (HK_CZ_MODIFIERS (self->modifiers), input);
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

/* Nobody has told yet whether the weapon is loud. */
static gboolean
asks_noise (HkCzAttackSheet *self,
            const HkCzWay   *way)
{
  HkCzGear *gear = get_gear (self, way);

  return gear == NULL ? get_loot (self, way) != NULL : gear->loud_unknown;
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
    .by_hand = g_strcmp0 (get_table (self)->dice_by, "hand") == 0,
  };

  hk_cz_attack_roll_set_plan (HK_CZ_ATTACK_ROLL (self->roll), &plan);
}

static void
show_chance (HkCzAttackSheet       *self,
             const HkCzWay         *way,
             const HkCzToHitResult *result)
{
  const HkCzFire fire = read_fire (self, way, result);

  hk_cz_chance_show (HK_CZ_CHANCE (self->chance), result, &fire, hk_cz_attack_roll_get_shots (HK_CZ_ATTACK_ROLL (self->roll)));
}

/* Anything that the roll depends on has changed. */
static void
update_odds (HkCzAttackSheet *self)
{
  const HkCzWay *way = hk_cz_way_list_get (HK_CZ_WAY_LIST (self->ways));
  g_autoptr (HkBreakdown) breakdown = NULL;
  HkCzToHitResult result;
  gboolean known;
  HkCzToHit input;

  gtk_widget_set_visible (self->chance, way != NULL);
  gtk_widget_set_visible (self->modifiers, way != NULL);
  gtk_widget_set_visible (self->roll, way != NULL);
  gtk_widget_set_visible (self->nothing, way == NULL);
  gtk_widget_set_visible (self->how, way != NULL);
  gtk_widget_set_visible (self->refusal, FALSE);
  if (way == NULL || get_encounter (self) == NULL)
    {
      gtk_widget_set_visible (self->target, FALSE);
      hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (self->breakdown), NULL);
      return;
    }
  read_input (self, way, &input);
  hk_cz_to_hit_resolve (&input, &result);
  known = input.target > 0 || result.automatic;
  breakdown = known ? hk_cz_to_hit_explain (&input, &result) : NULL;
  hk_cz_modifiers_show (HK_CZ_MODIFIERS (self->modifiers), &input, breakdown);
  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (self->breakdown), breakdown);
  hk_cz_target_entry_show (HK_CZ_TARGET_ENTRY (self->target), !known || input.by_hand, asks_noise (self, way));
  gtk_widget_set_visible (self->roll, known);
  if (!known)
    {
      hk_cz_chance_show_unknown (HK_CZ_CHANCE (self->chance));
      return;
    }
  show_roll (self, way, &result);
  show_chance (self, way, &result);
}

static void
way_cb (HkCzAttackSheet *self)
{
  hk_cz_target_entry_set (HK_CZ_TARGET_ENTRY (self->target), 0);
  hk_cz_modifiers_begin (HK_CZ_MODIFIERS (self->modifiers), self->survivor, self->encounter, hk_cz_way_list_get (HK_CZ_WAY_LIST (self->ways)));
  update_odds (self);
}

static void
shots_cb (HkCzAttackSheet *self)
{
  const HkCzWay *way = hk_cz_way_list_get (HK_CZ_WAY_LIST (self->ways));
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
  HkCzThreat level;

  hk_cz_forecast_encounter (table, self->encounter, &forecast);
  threat = hk_cz_describe_threat (table, encounter, &forecast);
  level = hk_cz_threat_of (&forecast);
  hk_cz_token_set (HK_CZ_TOKEN (self->token), encounter->type, encounter->helmet, encounter->pushed || encounter->locked);
  gtk_label_set_text (GTK_LABEL (self->title), name);
  gtk_label_set_text (GTK_LABEL (self->threat), threat);
  for (int i = HK_CZ_THREAT_NONE; i <= HK_CZ_THREAT_NOW; i++)
    hk_widget_set_class (self->threat, hk_cz_threat_get_style ((HkCzThreat) i), level == (HkCzThreat) i);
}

/* Another survivor, another table. */
static void
update (HkCzAttackSheet *self)
{
  g_autofree char *title = g_strdup_printf (_("%s Attacks"), hk_cz_table_get_survivor_name (get_table (self), self->survivor));

  adw_dialog_set_title (ADW_DIALOG (self), title);
  hk_cz_way_list_load (HK_CZ_WAY_LIST (self->ways), get_table (self), self->survivor, self->encounter);
  hk_cz_prey_row_load (HK_CZ_PREY_ROW (self->prey), self->encounter);
  update_head (self);
  way_cb (self);
}

static void
survivor_cb (HkCzAttackSheet *self,
             int              survivor)
{
  self->survivor = survivor;
  update (self);
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
  hk_cz_modifiers_add_to (HK_CZ_MODIFIERS (self->modifiers), params);
  hk_cz_target_entry_add_to (HK_CZ_TARGET_ENTRY (self->target), params);
  hk_cz_attack_roll_add_to (HK_CZ_ATTACK_ROLL (self->roll), params);
  return hk_move_new ("attack", params);
}

static void
ready_cb (HkCzAttackSheet *self)
{
  const HkCzWay *way = hk_cz_way_list_get (HK_CZ_WAY_LIST (self->ways));
  g_autoptr (HkMove) move = NULL;
  gboolean done;

  if (way == NULL)
    return;
  move = make_move (self, way);
  self->is_playing = TRUE;
  done = hk_refusal_play (HK_REFUSAL (self->refusal), self->session, move);
  self->is_playing = FALSE;
  if (done)
    adw_dialog_close (ADW_DIALOG (self));
  else if (hk_cz_attack_roll_is_zero (HK_CZ_ATTACK_ROLL (self->roll)) && has_others (self))
    hk_cz_attack_roll_ask_affects (HK_CZ_ATTACK_ROLL (self->roll));
  else
    hk_cz_attack_roll_clear (HK_CZ_ATTACK_ROLL (self->roll));
}

static void
overruled_cb (HkCzAttackSheet *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

/* A distance or a mark was corrected; when the Encounter is gone so is the sheet. */
static void
moved_cb (HkCzAttackSheet *self)
{
  HkCzTable *table = get_table (self);
  HkCzLocation *field = table->battle == NULL ? NULL : hk_cz_table_get_battlefield (table);

  if (self->is_playing)
    return;
  if (field == NULL || (guint) hk_cz_location_get_n_encounters (field) != self->n_encounters)
    adw_dialog_close (ADW_DIALOG (self));
  else
    update (self);
}

static void
hk_cz_attack_sheet_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_ATTACK_SHEET (object)->session);
  G_OBJECT_CLASS (hk_cz_attack_sheet_parent_class)->dispose (object);
}

static void
hk_cz_attack_sheet_class_init (HkCzAttackSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_attack_sheet_dispose;
}

static void
hk_cz_attack_sheet_init (HkCzAttackSheet *self)
{
}

/* How it is built */

static GtkWidget *
make_head (HkCzAttackSheet *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->token = hk_cz_token_new (TOKEN);
  self->title = hk_label_new (NULL, "title-3");
  self->threat = hk_label_new (NULL, "cz-threat");
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (text), self->title);
  gtk_box_append (GTK_BOX (text), self->threat);
  gtk_box_append (GTK_BOX (box), self->token);
  gtk_box_append (GTK_BOX (box), text);
  return box;
}

static void
pass_cb (HkCzAttackSheet *self)
{
  g_autoptr (HkMove) move = hk_move_build ("pass-round", "i:survivor", self->survivor, NULL);

  if (hk_refusal_play (HK_REFUSAL (self->refusal), self->session, move))
    adw_dialog_close (ADW_DIALOG (self));
}

/* What is left to do where nothing can be done to the Encounter: the field is below the sheet, and a hex of it is tapped. */
static GtkWidget *
make_nothing (HkCzAttackSheet *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *move = hk_page_button_new (_("Move on the Field"), G_CALLBACK (adw_dialog_close), self);

  gtk_widget_add_css_class (move, "suggested-action");
  gtk_box_append (GTK_BOX (box), hk_label_new (_("Nothing that this survivor has on hand can do anything to it from here."), "dimmed"));
  gtk_box_append (GTK_BOX (box), move);
  gtk_box_append (GTK_BOX (box), hk_page_button_new (_("Pass"), G_CALLBACK (pass_cb), self));
  return box;
}

static GtkWidget *
make_content (HkCzAttackSheet *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  hk_widget_set_margins (box, 6, 12, 18);
  self->picker = hk_cz_survivor_picker_new ();
  self->chance = hk_cz_chance_new ();
  self->ways = hk_cz_way_list_new ();
  self->nothing = make_nothing (self);
  self->modifiers = hk_cz_modifiers_new (self->session);
  self->prey = hk_cz_prey_row_new (self->session);
  self->target = hk_cz_target_entry_new ();
  self->breakdown = hk_breakdown_view_new ();
  gtk_box_append (GTK_BOX (box), make_head (self));
  gtk_box_append (GTK_BOX (box), self->picker);
  gtk_box_append (GTK_BOX (box), self->chance);
  gtk_box_append (GTK_BOX (box), self->target);
  gtk_box_append (GTK_BOX (box), self->nothing);
  gtk_box_append (GTK_BOX (box), self->ways);
  gtk_box_append (GTK_BOX (box), self->modifiers);
  gtk_box_append (GTK_BOX (box), self->prey);
  self->how = hk_fold_new (_("How this number comes about"), self->breakdown);
  gtk_box_append (GTK_BOX (box), self->how);
  return box;
}

static void
build (HkCzAttackSheet *self)
{
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *bottom = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *content = make_content (self);

  self->roll = hk_cz_attack_roll_new ();
  self->refusal = hk_refusal_new ();
  hk_widget_set_margins (bottom, 9, 12, 12);
  gtk_box_append (GTK_BOX (bottom), self->refusal);
  gtk_box_append (GTK_BOX (bottom), self->roll);
  gtk_widget_add_css_class (GTK_WIDGET (self), "cz");
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), hk_page_new (content, bottom));
  adw_dialog_set_child (ADW_DIALOG (self), overlay);
  adw_dialog_set_content_width (ADW_DIALOG (self), 520);
  adw_dialog_set_content_height (ADW_DIALOG (self), 860);
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
  self = g_object_new (HK_TYPE_CZ_ATTACK_SHEET, NULL);
  self->session = g_object_ref (session);
  self->survivor = survivor;
  self->encounter = encounter;
  self->n_encounters = (guint) hk_cz_location_get_n_encounters (hk_cz_table_get_battlefield (table));
  build (self);
  hk_cz_survivor_picker_load (HK_CZ_SURVIVOR_PICKER (self->picker), table, survivor);
  update (self);
  g_signal_connect_object (self->picker, "chosen", G_CALLBACK (survivor_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ways, "changed", G_CALLBACK (way_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->modifiers, "changed", G_CALLBACK (update_odds), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->target, "changed", G_CALLBACK (update_odds), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->roll, "changed", G_CALLBACK (shots_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->roll, "ready", G_CALLBACK (ready_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->refusal, "overruled", G_CALLBACK (overruled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (self), from);
}
