/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-zombie-phase.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-wound-picker.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* What the Zombies do now, step by step: Attacks with the Wounds that they deal, Moves, and extra Activations that
 * wait. It is only seen when there is something of that kind to do. */
struct _HkAotdZombiePhase
{
  AdwBin     parent_instance;

  HkSession *session;
  guint      shown;       /* the position of the session for which the hearts were laid out */

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *who;
  GtkWidget *reminders;
  GtkWidget *queue;
  GtkWidget *wounds;      /* the part for attacks */
  GtkWidget *picker;
  GtkWidget *total;
  GtkWidget *give;
  GtkWidget *more;
  GtkWidget *none;
  GtkWidget *moved;
  GtkWidget *done;
  GtkWidget *woke;
};

G_DEFINE_FINAL_TYPE (HkAotdZombiePhase, hk_aotd_zombie_phase, ADW_TYPE_BIN)

static HkAotdTable *
get_table (HkAotdZombiePhase *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static gboolean
is_extra (HkAotdTable *table)
{
  return table->extra_activations != NULL && table->extra_activations[0] != NULL;
}

static gboolean
is_attack (HkAotdTable *table)
{
  return g_strcmp0 (table->phase, "zombie") == 0 && g_strcmp0 (table->zombie_step, "attack") == 0;
}

/* What the checklist reminds of at its current step. */
static char *
list_reminders (HkAotdZombiePhase *self)
{
  GListModel *steps = hk_session_get_steps (self->session);
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

static void
update_queue (HkAotdZombiePhase *self,
              HkAotdTable       *table)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->queue)) != NULL)
    gtk_box_remove (GTK_BOX (self->queue), child);
  for (guint i = 0; table->extra_activations != NULL && table->extra_activations[i] != NULL; i++)
    {
      g_autofree char *what = hk_aotd_describe_activation (table->extra_activations[i]);
      g_autofree char *text = g_strdup_printf ("%u. %s", i + 1, what);
      GtkWidget *label = gtk_label_new (text);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_add_css_class (label, i == 0 ? "heading" : "dimmed");
      gtk_box_append (GTK_BOX (self->queue), label);
    }
}

static void
update_total (HkAotdZombiePhase *self)
{
  HkAotdTable *table = get_table (self);
  const int given = self->picker == NULL ? 0 : hk_aotd_wound_picker_get_total (HK_AOTD_WOUND_PICKER (self->picker));
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
  gtk_widget_set_visible (self->none, !waiting && given == 0 && !is_extra (table));
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

/* The hearts are laid out anew after every move. */
static void
update_picker (HkAotdZombiePhase *self)
{
  const guint now = hk_session_get_position (self->session);

  if (self->shown == now)
    return;
  self->shown = now;
  hk_aotd_wound_picker_clear (HK_AOTD_WOUND_PICKER (self->picker));
}

static void
update (HkAotdZombiePhase *self)
{
  HkAotdTable *table = get_table (self);
  const gboolean extra = is_extra (table);
  const gboolean waiting = table->wounds_to_split > 0;
  const gboolean attack = waiting || extra || is_attack (table);
  const gboolean visible = table->outcome == NULL && (g_strcmp0 (table->phase, "zombie") == 0 || extra || waiting);
  g_autofree char *title = NULL;
  g_autofree char *who = NULL;
  g_autofree char *reminders = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), visible);
  if (!visible)
    return;
  title = describe_title (table);
  who = extra || waiting ? g_strdup ("") : hk_aotd_zombies_list (table, MAX (1, table->activation));
  reminders = list_reminders (self);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->who), who);
  gtk_widget_set_visible (self->who, who[0] != '\0');
  gtk_label_set_text (GTK_LABEL (self->reminders), reminders);
  gtk_widget_set_visible (self->reminders, reminders[0] != '\0');
  gtk_widget_set_visible (self->wounds, attack);
  gtk_widget_set_visible (self->moved, !attack);
  gtk_widget_set_visible (self->done, extra && !waiting);
  gtk_widget_set_visible (self->woke, table->sleepers > 0 && !waiting && (extra || !attack));
  gtk_widget_set_visible (self->queue, extra);
  update_queue (self, table);
  update_picker (self);
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
  hk_table_play (GTK_WIDGET (self), self->session, move);
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
  g_autoptr (HkMove) move = hk_move_build ("zombie-attacks", "i:wounds", 0, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
moved_cb (HkAotdZombiePhase *self)
{
  g_autoptr (HkMove) move = hk_move_build ("zombies-moved", NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
woke_cb (HkAotdZombiePhase *self)
{
  hk_aotd_ask (GTK_WIDGET (self), self->session, is_extra (get_table (self)) ? "activation-done" : "zombies-moved");
}

static void
done_cb (HkAotdZombiePhase *self)
{
  g_autoptr (HkMove) move = hk_move_build ("activation-done", NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_aotd_zombie_phase_dispose (GObject *object)
{
  HkAotdZombiePhase *self = HK_AOTD_ZOMBIE_PHASE (object);

  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_aotd_zombie_phase_parent_class)->dispose (object);
}

static void
hk_aotd_zombie_phase_class_init (HkAotdZombiePhaseClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_zombie_phase_dispose;
}

static GtkWidget *
make_button (HkAotdZombiePhase *self,
             const char        *label,
             GCallback          callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), GTK_JUSTIFY_CENTER);
  gtk_widget_set_size_request (button, -1, 44);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_wounds (HkAotdZombiePhase *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *buttons = hk_wrap_box_new (6);
  GtkWidget *hint = hk_label_new (NULL, "dimmed");

  gtk_label_set_text (GTK_LABEL (hint), _("A tap on a Survivor is one Wound."));
  self->picker = hk_aotd_wound_picker_new (self->session);
  g_signal_connect_object (self->picker, "changed", G_CALLBACK (update_total), self, G_CONNECT_SWAPPED);
  self->total = hk_label_new (NULL, "numeric");
  self->give = make_button (self, _("Give Out These Wounds"), G_CALLBACK (give_cb));
  gtk_widget_add_css_class (self->give, "suggested-action");
  self->more = make_button (self, _("These, and More Zones Follow"), G_CALLBACK (more_cb));
  self->none = make_button (self, _("Nobody Is Attacked"), G_CALLBACK (none_cb));
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), self->give);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), self->more);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), self->none);
  gtk_box_append (GTK_BOX (box), hint);
  gtk_box_append (GTK_BOX (box), self->picker);
  gtk_box_append (GTK_BOX (box), self->total);
  gtk_box_append (GTK_BOX (box), buttons);
  return box;
}

static void
fill (HkAotdZombiePhase *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "aotd-zombies");
  self->title = hk_label_new (NULL, "title-3");
  self->who = hk_label_new (NULL, "numeric");
  self->reminders = hk_label_new (NULL, "dimmed");
  self->queue = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->wounds = make_wounds (self);
  self->moved = make_button (self, _("The Zombies Have Moved"), G_CALLBACK (moved_cb));
  self->done = make_button (self, _("Done: the Extra Activation Is Over"), G_CALLBACK (done_cb));
  self->woke = make_button (self, _("They Moved and Woke Sleepers…"), G_CALLBACK (woke_cb));
  gtk_widget_set_halign (self->woke, GTK_ALIGN_START);
  gtk_widget_set_halign (self->moved, GTK_ALIGN_START);
  gtk_widget_set_halign (self->done, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->box), self->title);
  gtk_box_append (GTK_BOX (self->box), self->who);
  gtk_box_append (GTK_BOX (self->box), self->queue);
  gtk_box_append (GTK_BOX (self->box), self->reminders);
  gtk_box_append (GTK_BOX (self->box), self->wounds);
  gtk_box_append (GTK_BOX (self->box), self->moved);
  gtk_box_append (GTK_BOX (self->box), self->done);
  gtk_box_append (GTK_BOX (self->box), self->woke);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

static void
hk_aotd_zombie_phase_init (HkAotdZombiePhase *self)
{
}

/* Returns (transfer floating): what the Zombies do now.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_zombie_phase_new (HkSession *session)
{
  HkAotdZombiePhase *self = g_object_new (HK_TYPE_AOTD_ZOMBIE_PHASE, NULL);

  self->session = g_object_ref (session);
  fill (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
