/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-zombie-phase.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-wound-picker.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-widgets.h"

/* What the Zombies do now, step by step: Attacks with the Wounds that they deal, Moves, and extra Activations that
 * wait. It is only seen when there is something of that kind to do. */
struct _HkAotdZombiePhase
{
  HkView     parent_instance;

  GtkWidget *title;
  GtkWidget *who;
  GtkWidget *reminders;
  GtkWidget *queue;
  GtkWidget *wounds;      /* the part for attacks */
  GtkWidget *picker;
  GtkWidget *total;
  GtkWidget *give;
  GtkWidget *more;
  GtkWidget *nobody;
  GtkWidget *moved;
  GtkWidget *sleepers; /* while some lie on the board it is told how many woke, which ends the step (pages 14 and 18) */
  GtkWidget *woke;
};

/* More than these are told on the page of the big button. */
#define MOST_KEYS 10

G_DEFINE_FINAL_TYPE (HkAotdZombiePhase, hk_aotd_zombie_phase, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdZombiePhase *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static gboolean
is_extra (HkAotdTable *table)
{
  return table->extra_activations != NULL && table->extra_activations[0] != NULL;
}

static gboolean
is_attack (HkAotdTable *table)
{
  return table->phase == HK_AOTD_PHASE_ZOMBIE && table->zombie_step == HK_AOTD_STEP_ATTACK;
}

/* Returns whether the Zombies have something to do: Attacks, Moves, Wounds that wait, or an extra Activation. */
gboolean
hk_aotd_zombie_phase_is_due (HkAotdTable *table)
{
  return table->outcome == HK_AOTD_ENDING_NONE && (table->phase == HK_AOTD_PHASE_ZOMBIE || is_extra (table) || table->wounds_to_split > 0);
}

/* What the checklist reminds of at its current step. */
static char *
list_reminders (HkAotdZombiePhase *self)
{
  GListModel *steps = hk_session_get_steps (hk_view_get_session (HK_VIEW (self)));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (HkStep) step = g_list_model_get_item (steps, i);
      const char * const *reminders = hk_step_get_reminders (step);

      for (guint j = 0; hk_step_get_state (step) == HK_STEP_CURRENT && reminders != NULL && reminders[j] != NULL; j++)
        g_string_append_printf (text, text->len == 0 ? "%s" : "\n%s", reminders[j]);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static GtkWidget *
make_activation (gpointer texts,
                 guint    number)
{
  return hk_label_new (((const char * const *) texts)[number], number == 0 ? "heading" : "dimmed");
}

static void
update_queue (HkAotdZombiePhase *self,
              HkAotdTable       *table)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;

  for (guint i = 0; table->extra_activations != NULL && table->extra_activations[i] != NULL; i++)
    {
      g_autofree char *what = hk_aotd_describe_activation (table->extra_activations[i]);

      g_strv_builder_take (builder, g_strdup_printf ("%u. %s", i + 1, what));
    }
  texts = g_strv_builder_end (builder);
  hk_kept_show (self->queue, (const char * const *) texts, make_activation, texts);
}

static void
update_total (HkAotdZombiePhase *self)
{
  HkAotdTable *table = get_table (self);
  const int given = hk_aotd_wound_picker_get_total (HK_AOTD_WOUND_PICKER (self->picker));
  const int most = table->wounds_to_split > 0 ? table->wounds_to_split : hk_aotd_zombies_get_most_wounds (table);
  const gboolean waiting = table->wounds_to_split > 0;
  g_autofree char *text = NULL;

  if (waiting)
    text = g_strdup_printf (ngettext ("%d of %d Wound given out", "%d of %d Wounds given out", (gulong) most), given, most);
  else
    text = g_strdup_printf (ngettext ("%d Wound given out; at most %d can be dealt now",
                                      "%d Wounds given out; at most %d can be dealt now", (gulong) given), given, most);
  gtk_label_set_text (GTK_LABEL (self->total), text);
  gtk_widget_set_sensitive (self->give, given > 0);
  gtk_widget_set_sensitive (self->more, given > 0);
  gtk_widget_set_visible (self->more, !waiting && !is_extra (table));
  gtk_widget_set_visible (self->nobody, !waiting && given == 0 && !is_extra (table));
}

static char *
describe_title (HkAotdTable *table)
{
  if (table->wounds_to_split > 0)
    return g_strdup_printf (ngettext ("Give Out %d Wound", "Give Out %d Wounds", (gulong) table->wounds_to_split), table->wounds_to_split);
  if (is_extra (table))
    return g_strdup (_("Extra Activation"));
  return g_strdup_printf (is_attack (table) ? _("Zombies Attack · Action %d") : _("Zombies Move · Action %d"), MAX (1, table->activation));
}

static void
update (HkView *view)
{
  HkAotdZombiePhase *self = HK_AOTD_ZOMBIE_PHASE (view);
  HkAotdTable *table = get_table (self);
  const gboolean extra = is_extra (table);
  const gboolean waiting = table->wounds_to_split > 0;
  const gboolean attack = waiting || extra || is_attack (table);
  const gboolean visible = hk_aotd_zombie_phase_is_due (table);
  g_autofree char *title = NULL;
  g_autofree char *who = NULL;
  g_autofree char *reminders = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), visible);
  if (!visible)
    return;
  title = describe_title (table);
  who = extra || waiting ? g_strdup ("") : hk_aotd_zombies_list (table, MAX (1, table->activation));
  /* In the midst of a Turn the current step is that of the Survivor. */
  reminders = table->phase == HK_AOTD_PHASE_ZOMBIE ? list_reminders (self) : g_strdup ("");
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->who), who);
  gtk_widget_set_visible (self->who, who[0] != '\0');
  gtk_label_set_text (GTK_LABEL (self->reminders), reminders);
  gtk_widget_set_visible (self->reminders, reminders[0] != '\0');
  gtk_widget_set_visible (self->wounds, attack);
  gtk_widget_set_visible (self->moved, !attack && table->sleepers == 0);
  gtk_widget_set_visible (self->sleepers, table->sleepers > 0 && !waiting && (extra || !attack));
  g_object_set (self->woke, "title",
                extra ? _("It is over: how many Sleeper tokens did they wake?") : _("They have moved: how many Sleeper tokens did they wake?"), NULL);
  hk_key_row_show_numbers (HK_KEY_ROW (self->woke), table->sleepers);
  gtk_widget_set_visible (self->queue, extra);
  update_queue (self, table);
  /* Out of sight it is told here. */
  hk_view_update (HK_VIEW (self->picker));
  update_total (self);
}

static void
play_wounds (HkAotdZombiePhase *self,
             gboolean           more)
{
  HkAotdTable *table = get_table (self);
  const gboolean waiting = table->wounds_to_split > 0;
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (HkMove) move = NULL;

  hk_aotd_wound_picker_add_to (HK_AOTD_WOUND_PICKER (self->picker), params);
  if (more)
    json_object_set_boolean_member (params, "more", TRUE);
  if (!waiting)
    json_object_set_int_member (params, "wounds", hk_aotd_wound_picker_get_total (HK_AOTD_WOUND_PICKER (self->picker)));
  move = hk_move_new (waiting ? "split-wounds" : "zombie-attacks", params);
  hk_table_play (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), move);
}

static void
give_cb (HkAotdZombiePhase *self)
{
  play_wounds (self, FALSE);
}

static void
more_cb (HkAotdZombiePhase *self)
{
  play_wounds (self, TRUE);
}

static void
none_cb (HkAotdZombiePhase *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("zombie-attacks", "i:wounds", 0, NULL));
}

static void
moved_cb (HkAotdZombiePhase *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("zombies-moved", NULL));
}

/* No key stays pressed: what the tokens show is asked for, and that question can be closed again. */
static void
woke_cb (HkAotdZombiePhase *self)
{
  const int tokens = hk_key_row_get_selected (HK_KEY_ROW (self->woke));

  if (tokens < 0)
    return;
  hk_key_row_set_selected (HK_KEY_ROW (self->woke), -1);
  hk_view_play (HK_VIEW (self), hk_move_build (is_extra (get_table (self)) ? "activation-done" : "zombies-moved", "i:sleepers", tokens, NULL));
}

static void
hk_aotd_zombie_phase_class_init (HkAotdZombiePhaseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  g_type_ensure (HK_TYPE_AOTD_WOUND_PICKER);
  g_type_ensure (HK_TYPE_KEY_ROW);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-zombie-phase");
  HK_BIND_CHILDREN (widget_class, HkAotdZombiePhase, title, who, reminders, queue, wounds, picker, total, give, more, nobody, moved,
                    sleepers, woke);
  HK_BIND_CALLBACKS (widget_class, update_total, give_cb, more_cb, none_cb, moved_cb, woke_cb);
}

static void
hk_aotd_zombie_phase_init (HkAotdZombiePhase *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_key_row_append_numbers (HK_KEY_ROW (self->woke), 0, MOST_KEYS);
}
