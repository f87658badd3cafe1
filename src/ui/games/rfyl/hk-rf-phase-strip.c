/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-labels.h"
#include "hk-rf-phase-strip.h"
#include "rfyl/hk-rf-steps.h"
#include "table/hk-table-play.h"
#include "table/hk-widgets.h"

#define N_PHASES 5

/**
 * HkRfPhaseStrip:
 *
 * The turn at a glance: its number, how it is won, and its five phases with the one that is now. A tap goes to a phase: to
 * the next one when this one is done, to any other as a house rule.
 */
struct _HkRfPhaseStrip
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *turn;
  GtkWidget *goal;
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

  gtk_label_set_text (GTK_LABEL (self->turn), turn);
  gtk_label_set_text (GTK_LABEL (self->goal), goal);
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
  g_clear_object (&HK_RF_PHASE_STRIP (object)->session);
  G_OBJECT_CLASS (hk_rf_phase_strip_parent_class)->dispose (object);
}

static void
hk_rf_phase_strip_class_init (HkRfPhaseStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_phase_strip_dispose;
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
  gtk_widget_set_tooltip_text (box, hk_rf_get_phase_title (id));
  return box;
}

static void
hk_rf_phase_strip_init (HkRfPhaseStrip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *facts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *strip = g_object_new (GTK_TYPE_BOX, "spacing", 4, "homogeneous", TRUE, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  self->turn = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->turn, "rf-turn");
  gtk_widget_add_css_class (self->turn, "numeric");
  self->goal = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->goal, "dimmed");
  gtk_label_set_wrap (GTK_LABEL (self->goal), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->goal), 1);
  gtk_label_set_justify (GTK_LABEL (self->goal), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (facts, TRUE);
  gtk_widget_set_valign (facts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (facts), self->goal);
  gtk_box_append (GTK_BOX (head), self->turn);
  gtk_box_append (GTK_BOX (head), facts);
  for (int i = 0; i < N_PHASES; i++)
    {
      self->phases[i] = make_phase (self, ids[i]);
      gtk_box_append (GTK_BOX (strip), self->phases[i]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (strip), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The phases of the turn"), -1);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), strip);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "rf-panel");
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * hk_rf_phase_strip_new:
 * @session: a session of RFYL
 *
 * Returns: (transfer floating): the turn and its phases
 */
GtkWidget *
hk_rf_phase_strip_new (HkSession *session)
{
  HkRfPhaseStrip *self = g_object_new (HK_TYPE_RF_PHASE_STRIP, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
