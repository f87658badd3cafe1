/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/rules/hk-rf-steps.h"
#include "hk-rf-phase-strip.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define N_PHASES 5

/* The turn at a glance: its number, how it is won, and its five phases with the one that is now. A tap goes to a
 * phase: to the next one when this one is done, to any other as a house rule; so does a button to the next turn. */
struct _HkRfPhaseStrip
{
  AdwBin     parent_instance;

  HkSession *session;

  GtkLabel  *turn;
  GtkLabel  *goal;
  GtkWidget *next;
  GtkBox    *strip;
  GtkWidget *phases[N_PHASES];
};

G_DEFINE_FINAL_TYPE (HkRfPhaseStrip, hk_rf_phase_strip, ADW_TYPE_BIN)

static const char * const ids[N_PHASES] = { "countdown", "movement", "events", "zombies", "combat" };

static int
find_phase (HkRfTable *table)
{
  for (int i = 0; i < N_PHASES; i++)
    if (hk_rf_table_is_phase (table, ids[i]))
      return i;
  return N_PHASES;
}

static void
pressed_cb (HkRfPhaseStrip *self,
            GtkWidget      *phase)
{
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (self->session));
  const char *id = g_object_get_data (G_OBJECT (phase), "phase");
  const int now = find_phase (table);
  const gboolean next = now + 1 < N_PHASES && g_str_equal (ids[now + 1], id);
  g_autoptr (HkMove) move = next ? hk_move_build ("next-phase", NULL) : hk_move_build ("go-to-phase", "s:phase", id, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
next_turn_cb (HkRfPhaseStrip *self)
{
  g_autoptr (HkMove) move = hk_move_build ("next-turn", NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
say_phase (GtkWidget  *phase,
           const char *id,
           gboolean    now)
{
  const char *title = hk_rf_get_phase_title (id);
  /* Translators: the phase of a turn that is now */
  g_autofree char *text = now ? g_strdup_printf (_("%s, now"), title) : g_strdup (title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (phase), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
update (HkRfPhaseStrip *self)
{
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (self->session));
  const int now = find_phase (table);
  g_autofree char *turn = g_strdup_printf (_("Turn %d"), table->turn);
  g_autofree char *victory = hk_rf_label_victory (table);
  /* Translators: who wins, and how the group moves, such as “The first one out · Simple” */
  g_autofree char *goal = g_strdup_printf (_("%s · %s"), victory, hk_rf_label_structure (table->structure));

  gtk_label_set_text (self->turn, turn);
  gtk_label_set_text (self->goal, goal);
  gtk_widget_set_sensitive (self->next, now < N_PHASES);
  for (int i = 0; i < N_PHASES; i++)
    {
      hk_widget_set_class (self->phases[i], "rf-now", i == now);
      hk_widget_set_class (self->phases[i], "rf-over", i < now);
      gtk_widget_set_sensitive (self->phases[i], now < N_PHASES);
      say_phase (self->phases[i], ids[i], i == now);
    }
}

static void
hk_rf_phase_strip_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_RF_PHASE_STRIP);
  g_clear_object (&HK_RF_PHASE_STRIP (object)->session);
  G_OBJECT_CLASS (hk_rf_phase_strip_parent_class)->dispose (object);
}

static void
hk_rf_phase_strip_class_init (HkRfPhaseStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rf_phase_strip_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-phase-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRfPhaseStrip, turn);
  gtk_widget_class_bind_template_child (widget_class, HkRfPhaseStrip, goal);
  gtk_widget_class_bind_template_child (widget_class, HkRfPhaseStrip, next);
  gtk_widget_class_bind_template_child (widget_class, HkRfPhaseStrip, strip);
  gtk_widget_class_bind_template_callback (widget_class, next_turn_cb);
}

static GtkWidget *
make_phase (HkRfPhaseStrip *self,
            const char     *id)
{
  GtkWidget *box = gtk_button_new ();
  GtkWidget *word = gtk_label_new (hk_rf_label_phase (id));

  gtk_widget_add_css_class (word, "caption-heading");
  gtk_label_set_ellipsize (GTK_LABEL (word), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (box), word);
  gtk_widget_add_css_class (box, "flat");
  gtk_widget_set_size_request (box, -1, 44);
  g_object_set_data (G_OBJECT (box), "phase", (gpointer) id);
  g_signal_connect_object (box, "clicked", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (box, "rf-phase");
  gtk_widget_set_hexpand (box, TRUE);
  hk_tooltip_set (box, hk_rf_get_phase_title (id));
  return box;
}

static void
hk_rf_phase_strip_init (HkRfPhaseStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < N_PHASES; i++)
    {
      self->phases[i] = make_phase (self, ids[i]);
      gtk_box_append (self->strip, self->phases[i]);
    }
}

/* Returns (transfer floating): the turn and its phases.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_phase_strip_new (HkSession *session)
{
  HkRfPhaseStrip *self = g_object_new (HK_TYPE_RF_PHASE_STRIP, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
