/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/team/hk-cz-count.h"
#include "hk-cz-phases.h"
#include "hk-cz-weather-dialog.h"
#include "ui/display/hk-template.h"
#include "ui/table/hk-dialog-view.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-words.h"

/* The Weather has no part in the reckoning, the last of them. */
#define N_PHASES (HK_CZ_N_PHASES - 1)

/* What a card is taken to add at the least and at the most. */
#define LEAST (-4)
#define MOST  4

/* The Weather card of the day as it lies on the table: three parts of the day by four ranges, and the rain. A card
 * that has been entered before is one tap. */
#define HK_TYPE_CZ_WEATHER_DIALOG (hk_cz_weather_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkCzWeatherDialog, hk_cz_weather_dialog, HK, CZ_WEATHER_DIALOG, HkDialogView)

struct _HkCzWeatherDialog
{
  HkDialogView parent_instance;

  HkMove      *partial;

  GtkWidget   *known_box;
  AdwWrapBox  *known;
  GtkGrid     *grid;
  GtkEditable *card_name;
  GtkWidget   *left_row;
  GtkWidget   *left;

  GtkWidget   *cells[N_PHASES][HK_CZ_N_RANGES];
  GtkWidget   *rain[N_PHASES];
  int          values[N_PHASES][HK_CZ_N_RANGES];
  int          n_left; /* −1 one less than before */
};

G_DEFINE_FINAL_TYPE (HkCzWeatherDialog, hk_cz_weather_dialog, HK_TYPE_DIALOG_VIEW)

static HkCzTable *
get_table (HkCzWeatherDialog *self)
{
  return HK_CZ_TABLE (hk_dialog_view_get_table (HK_DIALOG_VIEW (self)));
}

static void
play (HkCzWeatherDialog *self,
      HkMove            *move)
{
  if (self->n_left >= 0)
    json_object_set_int_member (hk_move_get_params (move), "left", self->n_left);
  hk_dialog_view_play (HK_DIALOG_VIEW (self), move);
}

/* The move with the name of the card, where it has one. */
static HkMove *
build (HkCzWeatherDialog *self)
{
  HkMove *move = hk_move_copy (self->partial);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->card_name)));

  if (name[0] != '\0')
    json_object_set_string_member (hk_move_get_params (move), "card", name);
  return move;
}

static void
calm_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkCzWeatherDialog *self = HK_CZ_WEATHER_DIALOG (widget);
  HkMove *move = build (self);

  json_object_set_boolean_member (hk_move_get_params (move), "calm", TRUE);
  play (self, move);
}

static void
set_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HkCzWeatherDialog *self = HK_CZ_WEATHER_DIALOG (widget);
  HkMove *move = build (self);
  JsonObject *params = hk_move_get_params (move);

  for (int i = 0; i < N_PHASES; i++)
    {
      g_autofree char *rain = g_strdup_printf ("%s-rain", hk_cz_phases[i]);

      for (int j = 0; j < HK_CZ_N_RANGES; j++)
        {
          g_autofree char *member = g_strdup_printf ("%s-%s", hk_cz_phases[i], hk_cz_ranges[j].id);

          if (self->values[i][j] != 0)
            json_object_set_int_member (params, member, self->values[i][j]);
        }
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->rain[i])))
        json_object_set_boolean_member (params, rain, TRUE);
    }
  /* Nothing set is a card without an effect, unless the card is known by its name. */
  if (json_object_get_size (params) == json_object_get_size (hk_move_get_params (self->partial)))
    json_object_set_boolean_member (params, "calm", TRUE);
  play (self, move);
}

static void
known_cb (HkCzWeatherDialog *self,
          GtkWidget         *button)
{
  HkMove *move = hk_move_copy (self->partial);

  json_object_set_string_member (hk_move_get_params (move), "card", g_object_get_data (G_OBJECT (button), "card"));
  play (self, move);
}

/* Cards that lie in the discards of a deck that the app knows are offered all the same: the group may have shuffled. */
static void
add_known (HkCzWeatherDialog *self)
{
  GListModel *weathers = G_LIST_MODEL (get_table (self)->weathers);

  for (guint i = 0; i < g_list_model_get_n_items (weathers); i++)
    {
      g_autoptr (HkCzWeather) weather = g_list_model_get_item (weathers, i);
      GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "label", weather->name != NULL ? weather->name : weather->id, "height-request", 44, NULL);

      g_object_set_data_full (G_OBJECT (button), "card", g_strdup (weather->id), g_free);
      g_signal_connect_object (button, "clicked", G_CALLBACK (known_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (self->known, button);
    }
  gtk_widget_set_visible (self->known_box, g_list_model_get_n_items (weathers) > 0);
}

static void
show_number (GtkWidget *button,
             int        value)
{
  g_autofree char *text = hk_word_sign (value);

  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), text);
}

static void
cell_cb (HkCzWeatherDialog *self,
         GParamSpec        *pspec,
         GtkWidget         *keys)
{
  const int cell = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (keys), "cell"));
  const int selected = hk_key_row_get_selected (HK_KEY_ROW (keys));
  int *value = &self->values[cell / HK_CZ_N_RANGES][cell % HK_CZ_N_RANGES];
  GtkWidget *button = self->cells[cell / HK_CZ_N_RANGES][cell % HK_CZ_N_RANGES];

  if (selected < 0)
    return;
  *value = LEAST + selected;
  show_number (button, *value);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
}

static void
left_cb (HkCzWeatherDialog *self,
         GParamSpec        *pspec,
         GtkWidget         *keys)
{
  g_autofree char *text = NULL;

  self->n_left = hk_key_row_get_selected (HK_KEY_ROW (keys));
  if (self->n_left < 0)
    return;
  text = g_strdup_printf ("%d", self->n_left);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->left), text);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->left));
}

/* A button that opens a key for each number. */
static void
add_keys (HkCzWeatherDialog *self,
          GtkWidget         *button,
          const char        *title,
          int                minimum,
          int                maximum,
          GCallback          selected)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *keys = hk_key_row_new_numbers (title, minimum, maximum);

  gtk_widget_set_size_request (keys, 270, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), keys);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  g_signal_connect_object (keys, "notify::selected", selected, self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
  hk_tooltip_set (button, title);
  g_object_set_data (G_OBJECT (button), "keys", keys);
}

static void
add_cell (HkCzWeatherDialog *self,
          int                phase,
          int                range)
{
  GtkWidget *button = gtk_menu_button_new ();
  /* Translators: a range and a part of the day, such as “Melee, Dawn” */
  g_autofree char *title = g_strdup_printf (_("%1$s, %2$s"), _(hk_cz_ranges[range].title), hk_cz_symbol_get_word (hk_cz_phase_looks[phase].symbol));

  add_keys (self, button, title, LEAST, MOST, G_CALLBACK (cell_cb));
  g_object_set_data (g_object_get_data (G_OBJECT (button), "keys"), "cell", GINT_TO_POINTER (phase * HK_CZ_N_RANGES + range));
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_size_request (button, 60, 44);
  gtk_widget_add_css_class (button, "numeric");
  show_number (button, 0);
  self->cells[phase][range] = button;
  gtk_grid_attach (self->grid, button, phase + 1, range + 1, 1, 1);
}

static void
add_rain (HkCzWeatherDialog *self,
          int                phase)
{
  GtkWidget *button = gtk_toggle_button_new ();
  /* Translators: a part of the day in which it rains */
  g_autofree char *title = g_strdup_printf (_("Rain, %s"), hk_cz_symbol_get_word (hk_cz_phase_looks[phase].symbol));

  gtk_button_set_child (GTK_BUTTON (button), g_object_new (HK_TYPE_CZ_SYMBOL, "kind", HK_CZ_SYMBOL_RAIN, "size", 18, NULL));
  gtk_widget_set_size_request (button, 60, 44);
  hk_tooltip_set (button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  self->rain[phase] = button;
  gtk_grid_attach (self->grid, button, phase + 1, HK_CZ_N_RANGES + 1, 1, 1);
}

static void
fill_grid (HkCzWeatherDialog *self)
{
  for (int i = 0; i < N_PHASES; i++)
    {
      for (int j = 0; j < HK_CZ_N_RANGES; j++)
        add_cell (self, i, j);
      add_rain (self, i);
    }
}

static void
hk_cz_weather_dialog_dispose (GObject *object)
{
  HkCzWeatherDialog *self = HK_CZ_WEATHER_DIALOG (object);

  g_clear_object (&self->partial);
  G_OBJECT_CLASS (hk_cz_weather_dialog_parent_class)->dispose (object);
}

static void
hk_cz_weather_dialog_class_init (HkCzWeatherDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_weather_dialog_dispose;

  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-cz-weather-dialog");
  HK_BIND_CHILDREN (widget_class, HkCzWeatherDialog, known_box, known, grid, card_name, left_row, left);
  gtk_widget_class_install_action (widget_class, "weather.calm", NULL, calm_action);
  gtk_widget_class_install_action (widget_class, "weather.set", NULL, set_action);
}

static void
hk_cz_weather_dialog_init (HkCzWeatherDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->n_left = -1;
  fill_grid (self);
}

/* Asks for the Weather card of the day and sets it.
 * @from: the widget that a person used
 * @session: a session of Card-Z
 * @partial: the move “weather” with what is known of it */
void
hk_cz_weather_dialog_present (GtkWidget *from,
                              HkSession *session,
                              HkMove    *partial)
{
  HkCzWeatherDialog *self = g_object_new (HK_TYPE_CZ_WEATHER_DIALOG, "session", session, NULL);
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  g_autofree char *title = g_strdup_printf (_("Weather of Day %d"), table->day);
  g_autofree char *left = g_strdup_printf ("%d", MAX (0, hk_cz_table_count_weathers (table) - (table->weather == NULL)));

  self->partial = hk_move_copy (partial);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  add_known (self);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->left), left);
  add_keys (self, self->left, _("Weather Cards Left Then"), 0, HK_CZ_N_WEATHERS, G_CALLBACK (left_cb));
  gtk_widget_set_visible (self->left_row, hk_cz_table_is_scenario (table, "survive") && table->cards_by == HK_BY_HAND);
  adw_dialog_present (ADW_DIALOG (self), from);
}
