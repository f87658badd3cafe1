/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack-setup.h"
#include "games/army-of-the-dead/attack/hk-aotd-strike.h"
#include "hk-aotd-allot-picker.h"
#include "hk-aotd-attack-dialog.h"
#include "hk-aotd-attack-extras.h"
#include "hk-aotd-attack-memory.h"
#include "hk-aotd-attack-result.h"
#include "hk-aotd-attack-targets.h"
#include "hk-aotd-attack-weapons.h"
#include "hk-aotd-miss-picker.h"
#include "ui/display/hk-speech.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-missing-button.h"
#include "ui/games/army-of-the-dead/dice/hk-aotd-roll-entry.h"
#include "ui/table/hk-table-play.h"

/* An attack from its targets to its result: who stands in the Zone, the weapons with their odds, the roll, and what
 * has come of it. */
struct _HkAotdAttackDialog
{
  AdwDialog   parent_instance;

  HkSession  *session;
  int         survivor;
  gboolean    is_playing;
  guint       position;     /* of the session after the attack whose result shows; 0 none */
  JsonObject *told;         /* the targets of that attack */

  GtkWidget  *overlay;
  GtkWidget  *pages;
  GtkWidget  *targets;
  GtkWidget  *hint;
  GtkWidget  *missing;
  GtkWidget  *weapons;
  GtkWidget  *extras;
  GtkWidget  *roll;
  GtkWidget  *misses;
  GtkWidget  *problem;
  GtkWidget  *house;
  GtkWidget  *go;
  GtkWidget  *result;
  GtkWidget  *bottoms;
  GtkWidget  *done;
};

G_DEFINE_FINAL_TYPE (HkAotdAttackDialog, hk_aotd_attack_dialog, ADW_TYPE_DIALOG)

static HkAotdTable *
get_table (HkAotdAttackDialog *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static HkAotdAllotPicker *
get_allot (HkAotdAttackDialog *self)
{
  return hk_aotd_attack_result_get_allot (HK_AOTD_ATTACK_RESULT (self->result));
}

static void
remember (HkAotdAttackDialog *self)
{
  const HkAotdArm *arm = hk_aotd_attack_weapons_get_arm (HK_AOTD_ATTACK_WEAPONS (self->weapons));
  g_autoptr (JsonObject) told = json_object_new ();

  hk_aotd_attack_targets_add_to (HK_AOTD_ATTACK_TARGETS (self->targets), told);
  hk_aotd_attack_memory_keep (self->session, self->survivor, told, arm == NULL ? NULL : arm->weapon);
}

static void
recall (HkAotdAttackDialog *self)
{
  JsonObject *told = hk_aotd_attack_memory_get_told (self->session, self->survivor);

  hk_aotd_roll_entry_set_by_app (HK_AOTD_ROLL_ENTRY (self->roll), hk_aotd_attack_memory_is_by_app (self->session));
  hk_aotd_attack_targets_load (HK_AOTD_ATTACK_TARGETS (self->targets), told);
  hk_aotd_attack_extras_clear (HK_AOTD_ATTACK_EXTRAS (self->extras));
  hk_aotd_attack_weapons_reload (HK_AOTD_ATTACK_WEAPONS (self->weapons));
  if (told == NULL)
    return;
  hk_aotd_attack_weapons_select (HK_AOTD_ATTACK_WEAPONS (self->weapons), hk_aotd_attack_memory_get_weapon (self->session, self->survivor));
}

/* The attack as it is told */

/* Everything but the weapon and the roll. */
static JsonObject *
read_situation (HkAotdAttackDialog *self)
{
  JsonObject *params = json_object_new ();

  json_object_set_int_member (params, "survivor", self->survivor);
  hk_aotd_attack_targets_add_to (HK_AOTD_ATTACK_TARGETS (self->targets), params);
  hk_aotd_attack_extras_add_to (HK_AOTD_ATTACK_EXTRAS (self->extras), params);
  return params;
}

static HkMove *
make_move (HkAotdAttackDialog *self,
           gboolean            house)
{
  const HkAotdArm *arm = hk_aotd_attack_weapons_get_arm (HK_AOTD_ATTACK_WEAPONS (self->weapons));
  g_autoptr (JsonObject) params = read_situation (self);

  hk_aotd_attack_weapons_add_to (HK_AOTD_ATTACK_WEAPONS (self->weapons), params);
  hk_aotd_roll_entry_add_to (HK_AOTD_ROLL_ENTRY (self->roll), params);
  hk_aotd_miss_picker_add_to (HK_AOTD_MISS_PICKER (self->misses), params);
  if (house)
    json_object_set_boolean_member (params, "house", TRUE);
  return hk_move_new (arm->move, params);
}

static void
set_problem (HkAotdAttackDialog *self,
             const char         *text,
             gboolean            house)
{
  gtk_label_set_text (GTK_LABEL (self->problem), text == NULL ? "" : text);
  gtk_widget_set_visible (self->problem, text != NULL);
  gtk_widget_set_visible (self->house, house);
  if (text != NULL)
    hk_speech_announce (GTK_WIDGET (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static gboolean
is_complete (HkAotdAttackDialog *self)
{
  return hk_aotd_attack_weapons_get_plan (HK_AOTD_ATTACK_WEAPONS (self->weapons)) != NULL
         && hk_aotd_roll_entry_is_complete (HK_AOTD_ROLL_ENTRY (self->roll)) && hk_aotd_miss_picker_is_complete (HK_AOTD_MISS_PICKER (self->misses));
}

/* Returns (nullable): what asks for what the attack lacks. */
static GtkWidget *
find_asked (HkAotdAttackDialog *self)
{
  GtkWidget *number = hk_aotd_attack_weapons_find_asked (HK_AOTD_ATTACK_WEAPONS (self->weapons));

  if (hk_aotd_attack_weapons_get_plan (HK_AOTD_ATTACK_WEAPONS (self->weapons)) == NULL)
    return number;
  if (!hk_aotd_roll_entry_is_complete (HK_AOTD_ROLL_ENTRY (self->roll)))
    return hk_aotd_roll_entry_find_asked (HK_AOTD_ROLL_ENTRY (self->roll));
  return hk_aotd_miss_picker_is_complete (HK_AOTD_MISS_PICKER (self->misses)) ? NULL : self->misses;
}

static void
update_go (HkAotdAttackDialog *self)
{
  const HkAotdAttackPlan *plan = hk_aotd_attack_weapons_get_plan (HK_AOTD_ATTACK_WEAPONS (self->weapons));
  const gboolean thrown = plan != NULL && plan->attack.weapon.kind == HK_AOTD_WEAPON_THROWN;
  const gboolean by_app = hk_aotd_roll_entry_is_by_app (HK_AOTD_ROLL_ENTRY (self->roll));

  gtk_button_set_label (GTK_BUTTON (self->go), thrown ? _("_Throw") : by_app ? _("_Roll") : _("_Attack"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "attack.go", is_complete (self) || find_asked (self) != NULL);
}

/* Anything else than the dice has changed. */
static void
update (HkAotdAttackDialog *self)
{
  HkAotdAttackWeapons *weapons = HK_AOTD_ATTACK_WEAPONS (self->weapons);
  g_autoptr (JsonObject) params = NULL;
  const HkAotdAttackPlan *plan;
  const char *problem;

  hk_aotd_attack_targets_ask_range (HK_AOTD_ATTACK_TARGETS (self->targets), hk_aotd_attack_weapons_reach (weapons));
  params = read_situation (self);
  hk_aotd_attack_weapons_update (weapons, params);
  plan = hk_aotd_attack_weapons_get_plan (weapons);
  problem = hk_aotd_attack_weapons_get_problem (weapons);
  hk_aotd_roll_entry_set_attack (HK_AOTD_ROLL_ENTRY (self->roll), plan == NULL ? NULL : &plan->attack);
  hk_aotd_miss_picker_ask (HK_AOTD_MISS_PICKER (self->misses), params, 0);
  gtk_label_set_text (GTK_LABEL (self->hint), problem == NULL ? "" : problem);
  gtk_widget_set_visible (self->hint, problem != NULL);
  hk_aotd_missing_button_update (HK_AOTD_MISSING_BUTTON (self->missing), params);
  set_problem (self, NULL, FALSE);
  update_go (self);
}

/* Who is hit by misses is asked anew for other dice. After the last face Enter makes the attack. */
static void
dice_cb (HkAotdAttackDialog *self)
{
  g_autoptr (JsonObject) params = read_situation (self);

  hk_aotd_miss_picker_ask (HK_AOTD_MISS_PICKER (self->misses), params, 0);
  hk_aotd_attack_memory_set_by_app (self->session, hk_aotd_roll_entry_is_by_app (HK_AOTD_ROLL_ENTRY (self->roll)));
  set_problem (self, NULL, FALSE);
  update_go (self);
  if (is_complete (self) && !hk_aotd_roll_entry_is_by_app (HK_AOTD_ROLL_ENTRY (self->roll)))
    gtk_widget_grab_focus (self->go);
}

/* What comes of it */

static void
show_plan (HkAotdAttackDialog *self)
{
  self->position = 0;
  gtk_stack_set_visible_child_name (GTK_STACK (self->pages), "plan");
  gtk_stack_set_visible_child_name (GTK_STACK (self->bottoms), "plan");
  adw_dialog_set_default_widget (ADW_DIALOG (self), self->go);
  hk_aotd_attack_weapons_reload (HK_AOTD_ATTACK_WEAPONS (self->weapons));
  update (self);
}

/* The dead stand in the Zone no more. */
static void
take_off_dead (HkAotdAttackDialog *self)
{
  static const char * const members[] = { "shamblers", "alphas" };
  static const char * const types[] = { "shambler", "alpha" };
  g_autoptr (JsonObject) left = json_object_new ();
  JsonObject *targets;

  hk_aotd_attack_targets_add_to (HK_AOTD_ATTACK_TARGETS (self->targets), left);
  targets = json_object_get_object_member (left, "targets");
  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    json_object_set_int_member (targets, members[i], MAX (0, json_object_get_int_member (targets, members[i])
                                                             - hk_aotd_attack_result_get_killed (HK_AOTD_ATTACK_RESULT (self->result), types[i])));
  hk_aotd_attack_targets_load (HK_AOTD_ATTACK_TARGETS (self->targets), left);
}

static void
show_result (HkAotdAttackDialog *self,
             guint               number)
{
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (self->session), number);

  self->position = number + 1;
  g_clear_pointer (&self->told, json_object_unref);
  self->told = json_object_new ();
  hk_aotd_attack_targets_add_to (HK_AOTD_ATTACK_TARGETS (self->targets), self->told);
  take_off_dead (self);
  remember (self);
  hk_aotd_roll_entry_clear (HK_AOTD_ROLL_ENTRY (self->roll));
  hk_aotd_attack_extras_clear (HK_AOTD_ATTACK_EXTRAS (self->extras));
  hk_aotd_attack_result_show (HK_AOTD_ATTACK_RESULT (self->result), entry);
  hk_aotd_allot_picker_ask (get_allot (self), hk_aotd_strike_get_choice (hk_log_entry_get_move (entry)));
  gtk_stack_set_visible_child_name (GTK_STACK (self->pages), "result");
  gtk_stack_set_visible_child_name (GTK_STACK (self->bottoms), "result");
  adw_dialog_set_default_widget (ADW_DIALOG (self), self->done);
  gtk_widget_grab_focus (self->done);
}

static void
attack (HkAotdAttackDialog *self,
        gboolean            house)
{
  const guint before = hk_session_get_position (self->session);
  g_autoptr (HkMove) move = make_move (self, house);
  g_autoptr (GError) error = NULL;
  const int misses = hk_aotd_attack_count_due_misses (get_table (self), move);
  gboolean done;

  if (misses > 0)
    {
      set_problem (self, NULL, house);
      hk_aotd_miss_picker_ask (HK_AOTD_MISS_PICKER (self->misses), hk_move_get_params (move), misses);
      gtk_widget_child_focus (self->misses, GTK_DIR_TAB_FORWARD);
      update_go (self);
      return;
    }
  hk_aotd_attack_result_remember (HK_AOTD_ATTACK_RESULT (self->result));
  self->is_playing = TRUE;
  done = hk_table_make (GTK_WIDGET (self), self->session, move, &error);
  self->is_playing = FALSE;
  if (done)
    show_result (self, before);
  else
    {
      if (hk_move_get_asked (move)[0] != NULL)
        hk_aotd_attack_extras_ask (HK_AOTD_ATTACK_EXTRAS (self->extras), hk_move_get_asked (move)[0]);
      set_problem (self, error->message, g_error_matches (error, HK_ERROR, HK_ERROR_REFUSED));
    }
}

/* The same attack made anew: the same dice fall after it has been undone, and its hits go elsewhere. */
static void
allot_cb (HkAotdAttackDialog *self)
{
  const guint number = self->position - 1;
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (self->session), number);
  g_autoptr (HkMove) move = hk_move_copy (hk_log_entry_get_move (entry));
  g_autoptr (GError) error = NULL;
  gboolean done;

  hk_aotd_allot_picker_add_to (get_allot (self), hk_move_get_params (move));
  self->is_playing = TRUE;
  done = hk_session_undo (self->session, 1, &error);
  if (done && !hk_table_make (GTK_WIDGET (self), self->session, move, &error))
    {
      hk_session_redo (self->session, 1, NULL);
      done = FALSE;
    }
  self->is_playing = FALSE;
  if (!done)
    {
      hk_table_complain (self->overlay, error->message);
      return;
    }
  hk_aotd_attack_targets_load (HK_AOTD_ATTACK_TARGETS (self->targets), self->told);
  show_result (self, number);
}

static void
go_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  HkAotdAttackDialog *self = HK_AOTD_ATTACK_DIALOG (widget);
  GtkWidget *asked = is_complete (self) ? NULL : find_asked (self);

  if (asked == NULL)
    attack (self, FALSE);
  else if (gtk_widget_grab_focus (asked) || gtk_widget_child_focus (asked, GTK_DIR_TAB_FORWARD))
    gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (widget)), TRUE);
}

static void
house_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  attack (HK_AOTD_ATTACK_DIALOG (widget), TRUE);
}

static void
again_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  show_plan (HK_AOTD_ATTACK_DIALOG (widget));
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkAotdAttackDialog *self = HK_AOTD_ATTACK_DIALOG (widget);
  const guint position = hk_session_get_position (self->session);
  g_autoptr (GError) error = NULL;

  if (self->position > 0 && position >= self->position &&
      !hk_session_undo (self->session, position - self->position + 1, &error))
    hk_table_complain (self->overlay, error->message);
}

/* The table has changed: undone, or by another hand. */
static void
moved_cb (HkAotdAttackDialog *self)
{
  if (self->is_playing)
    return;
  if (self->position > 0 && hk_session_get_position (self->session) >= self->position)
    {
      hk_aotd_attack_result_refresh (HK_AOTD_ATTACK_RESULT (self->result));
      if (hk_session_get_position (self->session) > self->position)
        hk_aotd_allot_picker_ask (get_allot (self), NULL);
      return;
    }
  if (self->position > 0)
    hk_aotd_attack_targets_load (HK_AOTD_ATTACK_TARGETS (self->targets), self->told);
  else
    hk_aotd_attack_targets_refresh (HK_AOTD_ATTACK_TARGETS (self->targets));
  remember (self);
  show_plan (self);
}

static void
hk_aotd_attack_dialog_dispose (GObject *object)
{
  HkAotdAttackDialog *self = HK_AOTD_ATTACK_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_AOTD_ATTACK_DIALOG);
  g_clear_pointer (&self->told, json_object_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_aotd_attack_dialog_parent_class)->dispose (object);
}

static void
closed (AdwDialog *dialog)
{
  remember (HK_AOTD_ATTACK_DIALOG (dialog));
}

static void
hk_aotd_attack_dialog_class_init (HkAotdAttackDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_attack_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = closed;
  g_type_ensure (HK_TYPE_AOTD_ATTACK_EXTRAS);
  g_type_ensure (HK_TYPE_AOTD_ATTACK_RESULT);
  g_type_ensure (HK_TYPE_AOTD_ATTACK_TARGETS);
  g_type_ensure (HK_TYPE_AOTD_ATTACK_WEAPONS);
  g_type_ensure (HK_TYPE_AOTD_MISSING_BUTTON);
  g_type_ensure (HK_TYPE_AOTD_MISS_PICKER);
  g_type_ensure (HK_TYPE_AOTD_ROLL_ENTRY);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-attack-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdAttackDialog, pages, targets, hint, missing, weapons, extras, roll, misses, problem, house, go,
                    result, bottoms, done);
  HK_BIND_CALLBACKS (widget_class, update, update_go, dice_cb, allot_cb);
  gtk_widget_class_install_action (widget_class, "attack.go", NULL, go_action);
  gtk_widget_class_install_action (widget_class, "attack.house", NULL, house_action);
  gtk_widget_class_install_action (widget_class, "attack.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "attack.again", NULL, again_action);
}

static void
hk_aotd_attack_dialog_init (HkAotdAttackDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->overlay = adw_dialog_get_child (ADW_DIALOG (self));
}

static void
set_views (HkAotdAttackDialog *self)
{
  GtkWidget *views[] = { self->targets, self->missing, self->weapons, self->extras, self->misses, self->result };

  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    g_object_set (views[i], "session", self->session, "index", self->survivor, NULL);
}

/* Shows how an attack of the Survivor would end, and makes it. */
void
hk_aotd_attack_dialog_present (GtkWidget *from,
                               HkSession *session,
                               int        survivor)
{
  HkAotdAttackDialog *self;
  HkAotdSurvivor *record;
  g_autofree char *title = NULL;

  g_return_if_fail (HK_IS_SESSION (session));

  record = hk_aotd_table_get_survivor (HK_AOTD_TABLE (hk_session_get_table (session)), survivor);
  if (record == NULL)
    return;
  self = g_object_new (HK_TYPE_AOTD_ATTACK_DIALOG, NULL);
  self->session = g_object_ref (session);
  self->survivor = survivor;
  /* Translators: the name of a Survivor */
  title = g_strdup_printf (_("%s Attacks"), record->name);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  set_views (self);
  recall (self);
  show_plan (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (self), from);
}
