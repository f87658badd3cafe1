/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-day-strip.h"
#include "hk-cz-phases.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The day at a glance: its number, its Weather, who has had a turn, and the four parts of it with what the Weather
 * does in each. */
struct _HkCzDayStrip
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *day;
  GtkWidget *turns;
  GtkWidget *weather;         /* a menu button */
  GtkWidget *weather_name;
  GtkWidget *numbers;         /* a grid in its popover */
  GtkWidget *phases[HK_CZ_N_PHASES];
  GtkWidget *effects[HK_CZ_N_PHASES];
  GtkWidget *rain[HK_CZ_N_PHASES];
};

G_DEFINE_FINAL_TYPE (HkCzDayStrip, hk_cz_day_strip, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzDayStrip *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static int
get_effect (HkCzWeather *weather,
            gsize        phase,
            gsize        range)
{
  g_autofree char *property = g_strdup_printf ("%s-%s", hk_cz_phases[phase].id, hk_cz_ranges[range].id);
  int value = 0;

  g_object_get (weather, property, &value, NULL);
  return value;
}

static gboolean
is_raining (HkCzWeather *weather,
            gsize        phase)
{
  g_autofree char *property = g_strdup_printf ("%s-rain", hk_cz_phases[phase].id);
  gboolean value = FALSE;

  g_object_get (weather, property, &value, NULL);
  return value;
}

/* With a minus that is as wide as a digit. */
static char *
format_signed (int value)
{
  return value < 0 ? g_strdup_printf ("−%d", -value) : value > 0 ? g_strdup_printf ("+%d", value) : g_strdup ("0");
}

static char *
describe_shots (HkCzWeather *weather,
                gsize        phase)
{
  const int near_by = get_effect (weather, phase, 1);
  const int middle = get_effect (weather, phase, 2);
  const int far = get_effect (weather, phase, 3);
  g_autofree char *first = format_signed (near_by);
  g_autofree char *second = format_signed (middle);
  g_autofree char *third = format_signed (far);

  if (near_by == middle && middle == far)
    /* Translators: what the Weather adds to shots at any range */
    return near_by == 0 ? NULL : g_strdup_printf (_("Shots %s"), first);
  /* Translators: what the Weather adds to shots at close, medium and long range */
  return g_strdup_printf (_("Shots %1$s/%2$s/%3$s"), first, second, third);
}

/* What the Weather does in a part of the day, in a line or two. */
static char *
describe_effect (HkCzWeather *weather,
                 gsize        phase)
{
  const int melee = get_effect (weather, phase, 0);
  g_autofree char *shots = describe_shots (weather, phase);
  g_autofree char *number = format_signed (melee);
  g_autofree char *text = NULL;

  if (melee == 0)
    return shots == NULL ? g_strdup (_("No effect")) : g_steal_pointer (&shots);
  /* Translators: what the Weather adds to melee attacks */
  text = g_strdup_printf (_("Melee %s"), number);
  return shots == NULL ? g_steal_pointer (&text) : g_strdup_printf ("%s\n%s", text, shots);
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
update_phase (HkCzDayStrip *self,
              gsize         phase,
              gsize         current)
{
  HkCzTable *table = get_table (self);
  HkCzWeather *weather = table->weather;
  const gboolean reckoning = phase == HK_CZ_N_PHASES - 1;
  const int n = count_survivors (table);
  g_autofree char *effect = reckoning ? g_strdup_printf (ngettext ("%d to feed", "%d to feed", (gulong) n), n)
                            : weather == NULL ? g_strdup ("?") : describe_effect (weather, phase);
  const char *now = phase == current ? _("now") : phase < current ? _("over") : _("to come");
  const gboolean rain = !reckoning && weather != NULL && is_raining (weather, phase);
  /* Translators: a part of the day, whether it is now, and what the Weather does in it */
  g_autofree char *spoken = g_strdup_printf (_("%1$s, %2$s: %3$s"), hk_cz_symbol_get_word (hk_cz_phases[phase].symbol), now, effect);

  hk_widget_set_class (self->phases[phase], "cz-now", phase == current);
  hk_widget_set_class (self->phases[phase], "cz-over", phase < current);
  gtk_label_set_text (GTK_LABEL (self->effects[phase]), effect);
  gtk_widget_set_visible (self->rain[phase], rain);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->phases[phase]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
add_cell (HkCzDayStrip *self,
          const char   *text,
          const char   *style,
          int           column,
          int           row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_add_css_class (label, style);
  gtk_grid_attach (GTK_GRID (self->numbers), label, column, row, 1, 1);
}

/* All the numbers of the Weather card. */
static void
update_numbers (HkCzDayStrip *self,
                HkCzWeather  *weather)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->numbers)) != NULL)
    gtk_grid_remove (GTK_GRID (self->numbers), child);
  gtk_widget_set_visible (self->numbers, weather != NULL);
  if (weather == NULL)
    return;
  for (gsize phase = 0; phase + 1 < HK_CZ_N_PHASES; phase++)
    {
      add_cell (self, hk_cz_symbol_get_word (hk_cz_phases[phase].symbol), "heading", (int) phase + 1, 0);
      add_cell (self, is_raining (weather, phase) ? _("rain") : _("dry"), "numeric", (int) phase + 1, HK_CZ_N_RANGES + 1);
      for (gsize range = 0; range < HK_CZ_N_RANGES; range++)
        {
          g_autofree char *number = format_signed (get_effect (weather, phase, range));

          add_cell (self, number, "numeric", (int) phase + 1, (int) range + 1);
        }
    }
  for (gsize range = 0; range < HK_CZ_N_RANGES; range++)
    add_cell (self, _(hk_cz_ranges[range].title), "dimmed", 0, (int) range + 1);
  add_cell (self, _("Rain"), "dimmed", 0, HK_CZ_N_RANGES + 1);
}

/* A player's mark with the state of the turn: a ring for who is on turn, a check for who has had one, and the roll of
 * initiative. */
static void
add_turn (HkCzDayStrip *self,
          int           number)
{
  HkCzTable *table = get_table (self);
  HkCzPlayer *player = hk_cz_table_get_player (table, number);
  const gboolean on_turn = table->current_player == number;
  GtkWidget *overlay = g_object_new (GTK_TYPE_OVERLAY, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *mark = hk_player_mark_new (player->name, player->colour);
  GtkWidget *badge = NULL;
  g_autofree char *tooltip = on_turn ? g_strdup_printf (_("%s is on turn"), player->name)
                             : player->done ? g_strdup_printf (_("%s has had a turn"), player->name)
                             : g_strdup_printf (_("%s waits"), player->name);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), mark);
  if (player->done)
    badge = hk_ornament_new ("object-select-symbolic");
  else if (player->initiative >= 0)
    {
      g_autofree char *roll = g_strdup_printf ("%d", player->initiative);

      badge = gtk_label_new (roll);
    }
  if (badge != NULL)
    {
      gtk_widget_add_css_class (badge, "cz-badge");
      gtk_widget_set_halign (badge, GTK_ALIGN_END);
      gtk_widget_set_valign (badge, GTK_ALIGN_END);
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), badge);
    }
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (overlay, "cz-seat");
  hk_widget_set_class (overlay, "cz-on-turn", on_turn);
  hk_widget_set_class (mark, "dimmed", player->done && !on_turn);
  hk_tooltip_set (overlay, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (overlay), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  gtk_box_append (GTK_BOX (self->turns), overlay);
}

static void
update (HkCzDayStrip *self)
{
  HkCzTable *table = get_table (self);
  HkCzWeather *weather = table->weather;
  g_autofree char *day = g_strdup_printf (_("Day %d"), table->day);
  const char *name = weather == NULL ? _("No Weather Yet") : weather->name != NULL ? weather->name : weather->id;
  gsize current = 0;
  GtkWidget *child;

  while (current < HK_CZ_N_PHASES && !hk_cz_table_is_phase (table, hk_cz_phases[current].id))
    current++;
  gtk_label_set_text (GTK_LABEL (self->day), day);
  gtk_label_set_text (GTK_LABEL (self->weather_name), name == NULL ? "" : name);
  for (gsize i = 0; i < HK_CZ_N_PHASES; i++)
    update_phase (self, i, current);
  update_numbers (self, weather);
  while ((child = gtk_widget_get_first_child (self->turns)) != NULL)
    gtk_box_remove (GTK_BOX (self->turns), child);
  for (int i = 0; current + 1 < HK_CZ_N_PHASES && i < hk_cz_table_get_n_players (table); i++)
    add_turn (self, i);
}

static void
tell_cb (HkCzDayStrip *self)
{
  g_autoptr (HkMove) move = hk_move_build ("weather", NULL);

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->weather));
  hk_cz_ask_move (GTK_WIDGET (self), self->session, move, NULL);
}

static GtkWidget *
make_popover (HkCzDayStrip *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *about = gtk_label_new (_("What the Weather adds to rolls to hit in outside zones"));
  GtkWidget *button = hk_page_button_new (_("Tell the Weather…"), G_CALLBACK (tell_cb), self);

  self->numbers = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->numbers), 18);
  gtk_grid_set_row_spacing (GTK_GRID (self->numbers), 6);
  gtk_label_set_wrap (GTK_LABEL (about), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (about), 30);
  gtk_label_set_xalign (GTK_LABEL (about), 0);
  gtk_widget_add_css_class (about, "caption");
  hk_widget_set_margins (box, 6, 6, 6);
  gtk_box_append (GTK_BOX (box), about);
  gtk_box_append (GTK_BOX (box), self->numbers);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

static GtkWidget *
make_weather (HkCzDayStrip *self)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  self->weather_name = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->weather_name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->weather_name, "heading");
  gtk_label_set_xalign (GTK_LABEL (self->weather_name), 1);
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (face), self->weather_name);
  self->weather = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->weather), face);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->weather), TRUE);
  gtk_menu_button_set_can_shrink (GTK_MENU_BUTTON (self->weather), TRUE);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->weather), make_popover (self));
  gtk_widget_add_css_class (self->weather, "flat");
  gtk_widget_set_size_request (self->weather, -1, 44);
  gtk_widget_set_hexpand (self->weather, TRUE);
  gtk_widget_set_halign (self->weather, GTK_ALIGN_END);
  hk_tooltip_set (self->weather, _("Weather"));
  return self->weather;
}

static GtkWidget *
make_phase (HkCzDayStrip *self,
            gsize         phase)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 1,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *symbols = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *title = gtk_label_new (hk_cz_symbol_get_word (hk_cz_phases[phase].symbol));
  GtkWidget *effect = gtk_label_new (NULL);

  self->rain[phase] = hk_cz_symbol_new (HK_CZ_SYMBOL_RAIN, 16);
  hk_tooltip_set (self->rain[phase], _("Rain"));
  gtk_box_append (GTK_BOX (symbols), hk_cz_symbol_new (hk_cz_phases[phase].symbol, 20));
  gtk_box_append (GTK_BOX (symbols), self->rain[phase]);
  gtk_widget_set_halign (symbols, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (title), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (title, "caption-heading");
  gtk_label_set_wrap (GTK_LABEL (effect), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (effect), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (effect), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (effect, "caption");
  gtk_widget_add_css_class (effect, "cz-phase-effect");
  gtk_widget_add_css_class (box, "cz-phase");
  gtk_widget_add_css_class (box, hk_cz_phases[phase].style);
  gtk_box_append (GTK_BOX (box), symbols);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), effect);
  self->phases[phase] = box;
  self->effects[phase] = effect;
  return box;
}

static void
hk_cz_day_strip_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_DAY_STRIP (object)->session);
  G_OBJECT_CLASS (hk_cz_day_strip_parent_class)->dispose (object);
}

static void
hk_cz_day_strip_class_init (HkCzDayStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_day_strip_dispose;
}

static void
hk_cz_day_strip_init (HkCzDayStrip *self)
{
}

/* Returns (transfer floating): the day at a glance.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_day_strip_new (HkSession *session)
{
  HkCzDayStrip *self = g_object_new (HK_TYPE_CZ_DAY_STRIP, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *head = hk_wrap_box_new (10);
  GtkWidget *now = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *segments = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->session = g_object_ref (session);
  self->day = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->day, "cz-day-number");
  gtk_widget_add_css_class (self->day, "numeric");
  self->turns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  gtk_widget_set_valign (self->turns, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (now), self->day);
  gtk_box_append (GTK_BOX (now), self->turns);
  adw_wrap_box_append (ADW_WRAP_BOX (head), now);
  adw_wrap_box_append (ADW_WRAP_BOX (head), make_weather (self));
  adw_wrap_box_set_justify (ADW_WRAP_BOX (head), ADW_JUSTIFY_SPREAD);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (head), TRUE);
  gtk_box_set_homogeneous (GTK_BOX (segments), TRUE);
  for (gsize i = 0; i < HK_CZ_N_PHASES; i++)
    gtk_box_append (GTK_BOX (segments), make_phase (self, i));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), segments);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "cz-day");
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
