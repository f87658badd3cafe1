/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/state/hk-rf-table.h"
#include <glib/gi18n.h>

#include "hk-rf-phase-strip.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The turn at a glance: its number, how it is won, and its five phases with the one that is now. A tap goes to a
 * phase: to the next one when this one is done, to any other as a house rule; so does a button to the next turn. */
struct _HkRfPhaseStrip
{
  HkView     parent_instance;

  GtkLabel  *turn;
  GtkLabel  *goal;
  GtkWidget *next;
  GtkWidget *strip;  /* a button for each phase, by its name */
};

HK_DEFINE_TEMPLATE_TYPE (HkRfPhaseStrip, hk_rf_phase_strip, HK_TYPE_VIEW)

static void
phase_cb (HkRfPhaseStrip *self,
          GtkWidget      *phase)
{
  const char *id = gtk_widget_get_name (phase);
  const int now = (int) hk_rf_table_get_phase (hk_rf_view_get_table (self));
  const gboolean next = now + 1 < HK_RF_PHASE_OVER && g_str_equal (hk_rf_phases[now + 1], id);

  hk_view_play (HK_VIEW (self), next ? hk_move_build ("next-phase", NULL) : hk_move_build ("go-to-phase", "s:phase", id, NULL));
}

static void
next_turn_cb (HkRfPhaseStrip *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("next-turn", NULL));
}

static void
update_phase (GtkWidget *phase,
              int        number,
              int        now)
{
  const char *title = hk_rf_get_phase_title (hk_rf_phases[number]);
  /* Translators: the phase of a turn that is now */
  g_autofree char *spoken = number == now ? g_strdup_printf (_("%s, now"), title) : g_strdup (title);

  hk_widget_set_class (phase, "rf-now", number == now);
  hk_widget_set_class (phase, "rf-over", number < now);
  hk_tooltip_set (phase, title);
  gtk_widget_set_sensitive (phase, now < HK_RF_PHASE_OVER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (phase), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
update (HkView *view)
{
  HkRfPhaseStrip *self = HK_RF_PHASE_STRIP (view);
  HkRfTable *table = hk_rf_view_get_table (self);
  const int now = (int) hk_rf_table_get_phase (table);
  g_autofree char *turn = g_strdup_printf (_("Turn %d"), table->turn);
  g_autofree char *victory = hk_rf_label_victory (table);
  /* Translators: who wins, and how the group moves, such as “The first one out · Simple” */
  g_autofree char *goal = g_strdup_printf (_("%s · %s"), victory, hk_rf_label_structure (table->structure));
  GtkWidget *phase = gtk_widget_get_first_child (self->strip);

  gtk_label_set_text (self->turn, turn);
  gtk_label_set_text (self->goal, goal);
  gtk_widget_set_sensitive (self->next, now < HK_RF_PHASE_OVER);
  for (int i = 0; i < HK_RF_PHASE_OVER; i++, phase = gtk_widget_get_next_sibling (phase))
    update_phase (phase, i, now);
}

static void
hk_rf_phase_strip_class_init (HkRfPhaseStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-phase-strip");
  HK_BIND_CHILDREN (widget_class, HkRfPhaseStrip, turn, goal, next, strip);
  HK_BIND_CALLBACKS (widget_class, phase_cb, next_turn_cb);
}
