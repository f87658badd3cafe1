/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-day-parts.h"
#include "hk-cz-phases.h"
#include "hk-cz-weather-words.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-card-grid.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

/* Between the parts of the day, in pixels. */
#define SPACING 4

/* A part of the day with what the Weather does in it. */
#define HK_TYPE_CZ_PHASE (hk_cz_phase_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPhaseCell, hk_cz_phase, HK, CZ_PHASE, AdwBin)

struct _HkCzPhaseCell
{
  AdwBin     parent_instance;

  GtkWidget *box;
  GtkWidget *symbol;
  GtkWidget *rain;
  GtkLabel  *title;
  GtkLabel  *effect;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzPhaseCell, hk_cz_phase, ADW_TYPE_BIN)

/* A player's mark with the state of the turn: a ring for who is on turn, a check for who has had one, and the roll of
 * initiative. Index: the player. */
#define HK_TYPE_CZ_SEAT (hk_cz_seat_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSeat, hk_cz_seat, HK, CZ_SEAT, HkView)

struct _HkCzSeat
{
  HkView     parent_instance;

  GtkWidget *overlay;
  GtkWidget *mark;
  GtkWidget *check;
  GtkWidget *roll;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzSeat, hk_cz_seat, HK_TYPE_VIEW)

/* The day at a glance: its number, its Weather, who has had a turn, and the four parts of it with what the Weather
 * does in each. */
struct _HkCzDayStrip
{
  HkView         parent_instance;

  GtkWidget     *when;
  GtkLabel      *day;
  GtkBox        *turns;
  GtkWidget     *weather;
  GtkLabel      *weather_name;
  GtkWidget     *numbers;
  AdwBin        *segments;
  HkCzPhaseCell *phases[HK_CZ_N_PHASES];
};

G_DEFINE_FINAL_TYPE (HkCzDayStrip, hk_cz_day_strip, HK_TYPE_VIEW)

static void
hk_cz_phase_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_CZ_PHASE);
  G_OBJECT_CLASS (hk_cz_phase_parent_class)->dispose (object);
}

static void
hk_cz_phase_class_init (HkCzPhaseCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_phase_dispose;
  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-phase.ui");
  HK_BIND_CHILDREN (widget_class, HkCzPhaseCell, box, symbol, rain, title, effect);
}

static void
hk_cz_seat_update (HkView *view)
{
  HkCzSeat *self = HK_CZ_SEAT (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzPlayer *player = hk_cz_table_get_player (table, hk_view_get_index (view));
  const gboolean on_turn = table->current_player == hk_view_get_index (view);
  g_autofree char *roll = NULL;
  g_autofree char *state = NULL;

  if (player == NULL)
    return;
  roll = g_strdup_printf ("%d", player->initiative);
  state = g_strdup_printf (on_turn ? _("%s is on turn") : player->done ? _("%s has had a turn") : _("%s waits"), player->name);
  g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (GTK_LABEL (self->roll), roll);
  gtk_widget_set_visible (self->check, player->done);
  gtk_widget_set_visible (self->roll, !player->done && player->initiative >= 0);
  hk_widget_set_class (self->overlay, "cz-on-turn", on_turn);
  hk_widget_set_class (self->mark, "dimmed", player->done && !on_turn);
  hk_tooltip_set (self->overlay, state);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->overlay), GTK_ACCESSIBLE_PROPERTY_LABEL, state, -1);
}

static void
hk_cz_seat_class_init (HkCzSeatClass *klass)
{
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  HK_VIEW_CLASS (klass)->update = hk_cz_seat_update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-seat");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkCzSeat, overlay, mark, check, roll);
}

static int
count_survivors (HkCzTable *table)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    n += hk_cz_survivor_is_alive (hk_cz_table_get_survivor (table, i)) && hk_cz_table_get_survivor (table, i)->player >= 0;
  return n;
}

static void
show_phase (HkCzDayStrip *self,
            gsize         phase,
            gsize         current)
{
  HkCzPhaseCell *cell = self->phases[phase];
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzWeather *weather = table->weather;
  const gboolean by_hand = hk_table_goes_by_hand (HK_TABLE (table));
  const gboolean reckoning = phase == HK_CZ_N_PHASES - 1;
  const int n = count_survivors (table);
  g_autofree char *effect = reckoning && by_hand ? g_strdup ("") : reckoning ? g_strdup_printf (ngettext ("%d to feed", "%d to feed", (gulong) n), n)
                            : weather == NULL ? g_strdup ("?") : hk_cz_weather_describe (weather, phase);
  const char *now = phase == current ? _("now") : phase < current ? _("over") : _("to come");
  /* Translators: a part of the day, whether it is now, and what the Weather does in it */
  g_autofree char *spoken = g_strdup_printf (_("%1$s, %2$s: %3$s"), hk_cz_symbol_get_word (hk_cz_phase_looks[phase].symbol), now, effect);

  hk_widget_set_class (cell->box, "cz-now", phase == current);
  hk_widget_set_class (cell->box, "cz-over", phase < current);
  gtk_label_set_text (cell->effect, effect);
  gtk_widget_set_visible (cell->rain, !reckoning && weather != NULL && hk_cz_weather_is_raining (weather, phase));
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell->box), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
update (HkView *view)
{
  HkCzDayStrip *self = HK_CZ_DAY_STRIP (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzWeather *weather = table->weather;
  g_autofree char *day = g_strdup_printf (_("Day %d"), table->day);
  const char *name = weather == NULL ? _("No Weather Yet") : weather->name != NULL ? weather->name : weather->id;
  g_autoptr (GArray) seats = g_array_new (FALSE, FALSE, sizeof (int));
  const gboolean by_hand = hk_table_goes_by_hand (HK_TABLE (table));
  const HkCzPhase phase = hk_cz_table_get_phase (table);
  const gsize current = phase == HK_CZ_PHASE_NONE ? HK_CZ_N_PHASES : (gsize) phase;

  gtk_label_set_text (self->day, day);
  gtk_widget_set_sensitive (self->when, table->outcome == HK_CZ_OUTCOME_NONE);
  /* The group goes on by the big button then, which says where to. */
  gtk_widget_set_visible (self->when, !by_hand);
  gtk_label_set_text (self->weather_name, name == NULL ? "" : name);
  for (gsize i = 0; i < HK_CZ_N_PHASES; i++)
    show_phase (self, i, current);
  for (int i = 0; current + 1 < HK_CZ_N_PHASES && !by_hand && i < hk_cz_table_get_n_players (table); i++)
    g_array_append_val (seats, i);
  hk_view_show_list (self->turns, HK_TYPE_CZ_SEAT, hk_view_get_session (view), seats);
}

static void
enter_cb (HkCzDayStrip *self)
{
  g_autoptr (HkMove) move = hk_move_build ("weather", NULL);

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->weather));
  hk_cz_ask_move (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), move, NULL);
}

static void
show_number (HkCzDayStrip *self,
             gsize         phase,
             int           row,
             const char   *text)
{
  gtk_label_set_text (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (self->numbers), (int) phase + 1, row)), text);
}

/* All the numbers of the Weather card, as they are looked at. */
static void
shown_cb (HkCzDayStrip *self)
{
  HkCzWeather *weather = hk_cz_view_get_table (self)->weather;

  gtk_widget_set_visible (self->numbers, weather != NULL);
  for (gsize phase = 0; weather != NULL && phase + 1 < HK_CZ_N_PHASES; phase++)
    {
      for (gsize range = 0; range < HK_CZ_N_RANGES; range++)
        {
          g_autofree char *number = hk_word_sign (hk_cz_weather_get_effect (weather, phase, range));

          show_number (self, phase, (int) range + 1, number);
        }
      show_number (self, phase, HK_CZ_N_RANGES + 1, hk_cz_weather_is_raining (weather, phase) ? _("rain") : _("dry"));
    }
}

static void
go_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  hk_view_play (HK_VIEW (widget), hk_move_build ("set-phase", "s:phase", g_variant_get_string (parameter, NULL), NULL));
}

static void
another_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  hk_cz_ask (widget, hk_view_get_session (HK_VIEW (widget)), "set-phase");
}

static void
end_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  hk_cz_ask (widget, hk_view_get_session (HK_VIEW (widget)), "finish");
}

static void
hk_cz_day_strip_class_init (HkCzDayStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-day-strip");
  HK_BIND_CHILDREN (widget_class, HkCzDayStrip, when, day, turns, weather, weather_name, numbers, segments);
  HK_BIND_CALLBACKS (widget_class, enter_cb, shown_cb);
  gtk_widget_class_install_action (widget_class, "day.go", "s", go_action);
  gtk_widget_class_install_action (widget_class, "day.another", NULL, another_action);
  gtk_widget_class_install_action (widget_class, "day.end", NULL, end_action);
}

static void
hk_cz_day_strip_init (HkCzDayStrip *self)
{
  GtkWidget *halves = hk_card_grid_new (2, SPACING);
  GtkWidget *half = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  adw_bin_set_child (self->segments, halves);
  for (gsize i = 0; i < HK_CZ_N_PHASES; i++)
    {
      HkCzPhaseCell *cell = g_object_new (HK_TYPE_CZ_PHASE, NULL);

      g_object_set (cell->symbol, "kind", hk_cz_phase_looks[i].symbol, NULL);
      gtk_label_set_text (cell->title, hk_cz_symbol_get_word (hk_cz_phase_looks[i].symbol));
      gtk_widget_add_css_class (cell->box, hk_cz_phase_looks[i].style);
      self->phases[i] = cell;
      if (i % 2 == 0)
        {
          half = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
          gtk_box_set_homogeneous (GTK_BOX (half), TRUE);
          hk_card_grid_append (HK_CARD_GRID (halves), half);
        }
      gtk_box_append (GTK_BOX (half), GTK_WIDGET (cell));
    }
}
