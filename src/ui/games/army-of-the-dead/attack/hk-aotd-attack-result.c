/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/guide/hk-aotd-legal.h"
#include "hk-aotd-attack-result.h"
#include "hk-aotd-wound-picker.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-skill-dialog.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

/* What is compared before and after. */
typedef struct
{
  int         adrenaline;
  HkAotdLevel level;
  int         shamblers;
  int         alphas;
  int         abominations;
  int         empty;
} Record;

/* How an attack has ended: hits, dead and adrenaline to be read from afar, and what has to be settled. */
struct _HkAotdAttackResult
{
  HkView     parent_instance;

  Record     before;
  char      *skill_level; /* whose Skill has to be chosen */

  GtkWidget *title;
  GtkWidget *numbers;
  GtkWidget *notes;
  GtkWidget *skill;
  GtkWidget *wounds;
  GtkWidget *wounds_title;
  GtkWidget *picker;
  GtkWidget *allot;
  GtkWidget *said;
  GtkWidget *breakdown;
};

enum
{
  ALLOT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

HK_DEFINE_TEMPLATE_TYPE (HkAotdAttackResult, hk_aotd_attack_result, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdAttackResult *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static Record
read_record (HkAotdAttackResult *self)
{
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (get_table (self), hk_view_get_index (HK_VIEW (self)));
  Record record = {
    .adrenaline = survivor->adrenaline,
    .level = hk_aotd_survivor_get_level (survivor),
    .shamblers = survivor->shamblers_killed,
    .alphas = survivor->alphas_killed,
    .abominations = survivor->abominations_killed,
  };

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (survivor->items)); i++)
    {
      g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), i);

      record.empty += item->empty;
    }
  return record;
}

/* Looks at the Survivor before the attack. */
void
hk_aotd_attack_result_remember (HkAotdAttackResult *self)
{
  g_return_if_fail (HK_IS_AOTD_ATTACK_RESULT (self));

  self->before = read_record (self);
}

/* Returns how many of them the Survivor has killed since hk_aotd_attack_result_remember().
 * @type: "shambler", "alpha" or "abomination" */
int
hk_aotd_attack_result_get_killed (HkAotdAttackResult *self,
                                  const char         *type)
{
  Record now;

  g_return_val_if_fail (HK_IS_AOTD_ATTACK_RESULT (self), 0);

  now = read_record (self);
  if (g_str_equal (type, "shambler"))
    return now.shamblers - self->before.shamblers;
  if (g_str_equal (type, "alpha"))
    return now.alphas - self->before.alphas;
  return now.abominations - self->before.abominations;
}

static void
add_number (HkAotdAttackResult *self,
            int                 value,
            const char         *caption,
            gboolean            gain)
{
  g_autofree char *text = gain ? hk_word_sign (value) : hk_word_number (value);

  adw_wrap_box_append (ADW_WRAP_BOX (self->numbers), hk_aotd_figure_new (text, caption, "aotd-result"));
}

static void
add_note (HkAotdAttackResult *self,
          const char         *text,
          const char         *icon,
          const char         *style)
{
  GtkWidget *note = hk_aotd_note_new (text, icon);

  gtk_widget_add_css_class (note, style);
  adw_wrap_box_append (ADW_WRAP_BOX (self->notes), note);
}

/* The level of which the Survivor has yet to choose a Skill; NULL when none. */
static char *
find_choice (HkAotdAttackResult *self)
{
  g_autoptr (GPtrArray) offers = hk_aotd_list_survivor_moves (get_table (self), hk_view_get_index (HK_VIEW (self)));

  for (guint i = 0; i < offers->len; i++)
    {
      HkMove *move = hk_move_option_get_move (g_ptr_array_index (offers, i));

      if (g_str_equal (hk_move_get_name (move), "choose-skill"))
        return g_strdup (hk_move_get_string (move, "level"));
    }
  return NULL;
}

/* Looks anew at what has to be settled: Wounds to give out, and a Skill to choose. */
void
hk_aotd_attack_result_refresh (HkAotdAttackResult *self)
{
  const int wounds = get_table (self)->wounds_to_split;
  g_autofree char *text = NULL;

  g_return_if_fail (HK_IS_AOTD_ATTACK_RESULT (self));

  g_free (self->skill_level);
  self->skill_level = find_choice (self);
  gtk_widget_set_visible (self->skill, self->skill_level != NULL);
  gtk_widget_set_visible (self->wounds, wounds > 0);
  if (wounds == 0)
    return;
  text = g_strdup_printf (ngettext ("Friendly Fire: give out %d Wound", "Friendly Fire: give out %d Wounds", (gulong) wounds), wounds);
  gtk_label_set_text (GTK_LABEL (self->wounds_title), text);
  hk_aotd_wound_picker_clear (HK_AOTD_WOUND_PICKER (self->picker));
}

/* Shows what the attack has done. */
void
hk_aotd_attack_result_show (HkAotdAttackResult *self,
                            HkLogEntry         *entry)
{
  HkBreakdown *breakdown = hk_move_get_breakdown (hk_log_entry_get_move (entry));
  const Record now = read_record (self);
  const int killed[] = { now.shamblers - self->before.shamblers, now.alphas - self->before.alphas, now.abominations - self->before.abominations };

  g_return_if_fail (HK_IS_AOTD_ATTACK_RESULT (self) && HK_IS_LOG_ENTRY (entry));

  gtk_label_set_text (GTK_LABEL (self->title), breakdown == NULL ? "" : hk_breakdown_get_value (breakdown));
  gtk_widget_set_visible (self->title, breakdown != NULL);
  hk_wrap_box_clear (self->numbers);
  hk_wrap_box_clear (self->notes);
  if (killed[0] > 0)
    add_number (self, killed[0], ngettext ("Shambler dead", "Shamblers dead", (gulong) killed[0]), FALSE);
  if (killed[1] > 0)
    add_number (self, killed[1], ngettext ("Alpha dead", "Alphas dead", (gulong) killed[1]), FALSE);
  if (killed[2] > 0)
    add_number (self, killed[2], ngettext ("Abomination dead", "Abominations dead", (gulong) killed[2]), FALSE);
  add_number (self, now.adrenaline - self->before.adrenaline, _("Adrenaline"), TRUE);
  if (now.level > self->before.level)
    {
      /* Translators: the name of a Danger Level */
      g_autofree char *text = g_strdup_printf (_("New Danger Level: %s"), hk_aotd_level_get_title (now.level));

      add_note (self, text, "go-up-symbolic", "aotd-objective");
    }
  if (now.empty > self->before.empty)
    add_note (self, _("Out of Ammo"), "dialog-warning-symbolic", "aotd-out");
  gtk_widget_set_visible (self->notes, gtk_widget_get_first_child (self->notes) != NULL);
  gtk_label_set_text (GTK_LABEL (self->said), hk_log_entry_get_text (entry));
  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (self->breakdown), breakdown);
  gtk_widget_set_visible (self->breakdown, breakdown != NULL);
  hk_aotd_attack_result_refresh (self);
}

static void
choose_skill_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  HkAotdAttackResult *self = HK_AOTD_ATTACK_RESULT (widget);

  if (self->skill_level != NULL)
    hk_aotd_skill_dialog_present (widget, hk_view_get_session (HK_VIEW (self)), hk_view_get_index (HK_VIEW (self)), self->skill_level);
}

static void
give_out_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  HkAotdAttackResult *self = HK_AOTD_ATTACK_RESULT (widget);
  g_autoptr (HkMove) move = hk_move_build ("split-wounds", NULL);

  hk_aotd_wound_picker_add_to (HK_AOTD_WOUND_PICKER (self->picker), hk_move_get_params (move));
  hk_table_play (widget, hk_view_get_session (HK_VIEW (self)), move);
}

static void
picked_cb (HkAotdAttackResult *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "result.give-out",
                                 hk_view_get_session (HK_VIEW (self)) != NULL
                                 && hk_aotd_wound_picker_get_total (HK_AOTD_WOUND_PICKER (self->picker)) == get_table (self)->wounds_to_split);
}

static void
allot_cb (HkAotdAttackResult *self)
{
  g_signal_emit (self, signals[ALLOT], 0);
}

static void
hk_aotd_attack_result_finalize (GObject *object)
{
  g_free (HK_AOTD_ATTACK_RESULT (object)->skill_level);
  G_OBJECT_CLASS (hk_aotd_attack_result_parent_class)->finalize (object);
}

static void
hk_aotd_attack_result_class_init (HkAotdAttackResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_aotd_attack_result_finalize;
  g_type_ensure (HK_TYPE_AOTD_ALLOT_PICKER);
  g_type_ensure (HK_TYPE_AOTD_WOUND_PICKER);
  g_type_ensure (HK_TYPE_BREAKDOWN_VIEW);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-attack-result");
  HK_BIND_CHILDREN (widget_class, HkAotdAttackResult, title, numbers, notes, skill, wounds, wounds_title, picker, allot, said, breakdown);
  HK_BIND_CALLBACKS (widget_class, picked_cb, allot_cb);
  gtk_widget_class_install_action (widget_class, "result.choose-skill", NULL, choose_skill_action);
  gtk_widget_class_install_action (widget_class, "result.give-out", NULL, give_out_action);

  /**
   * HkAotdAttackResult::allot:
   * @self: a result
   *
   * A person wants the hits elsewhere.
   */
  signals[ALLOT] = g_signal_new ("allot", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Returns where the hits went. */
HkAotdAllotPicker *
hk_aotd_attack_result_get_allot (HkAotdAttackResult *self)
{
  g_return_val_if_fail (HK_IS_AOTD_ATTACK_RESULT (self), NULL);

  return HK_AOTD_ALLOT_PICKER (self->allot);
}
