/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/neighborhood/hk-cz-forecast.h"
#include "hk-cz-prey-row.h"
#include "ui/games/card-z/team/hk-cz-survivor-picker.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* Whom an Encounter goes for: the closest survivor, or who stands next to it. A tap on another tells the table so.
 * Unseen when only one survivor fights. */
struct _HkCzPreyRow
{
  AdwBin     parent_instance;

  HkSession *session;
  int        encounter;
  GtkWidget *picker;
};

G_DEFINE_FINAL_TYPE (HkCzPreyRow, hk_cz_prey_row, ADW_TYPE_BIN)

static HkMove *
make_move (HkCzPreyRow *self,
           int          survivor)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (self->session));
  HkCzEncounter *encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), self->encounter);
  g_autoptr (JsonObject) params = json_object_new ();
  JsonArray *survivors;

  json_object_set_int_member (params, "encounter", self->encounter);
  if (encounter->distance == 1)
    {
      survivors = json_array_new ();
      json_array_add_int_element (survivors, survivor);
      json_object_set_array_member (params, "survivors", survivors);
      return hk_move_new ("engage", params);
    }
  json_object_set_int_member (params, "hexes", encounter->distance);
  json_object_set_int_member (params, "nearest", survivor);
  return hk_move_new ("distance", params);
}

static void
chosen_cb (HkCzPreyRow *self,
           int          survivor)
{
  g_autoptr (HkMove) move = make_move (self, survivor);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_cz_prey_row_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_PREY_ROW (object)->session);
  G_OBJECT_CLASS (hk_cz_prey_row_parent_class)->dispose (object);
}

static void
hk_cz_prey_row_class_init (HkCzPreyRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_prey_row_dispose;
}

static void
hk_cz_prey_row_init (HkCzPreyRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->picker = hk_cz_survivor_picker_new ();
  gtk_box_append (GTK_BOX (box), hk_heading_new (_("It goes for")));
  gtk_box_append (GTK_BOX (box), self->picker);
  g_signal_connect_object (self->picker, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): whom no Encounter yet goes for.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_prey_row_new (HkSession *session)
{
  HkCzPreyRow *self = g_object_new (HK_TYPE_CZ_PREY_ROW, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

/* Shows whom an Encounter goes for as the table has it.
 * @encounter: a number at the Location of the battle */
void
hk_cz_prey_row_load (HkCzPreyRow *self,
                     int          encounter)
{
  HkCzTable *table;
  HkCzForecast forecast;

  g_return_if_fail (HK_IS_CZ_PREY_ROW (self));

  table = HK_CZ_TABLE (hk_session_get_table (self->session));
  self->encounter = encounter;
  hk_cz_forecast_encounter (table, encounter, &forecast);
  hk_cz_survivor_picker_load (HK_CZ_SURVIVOR_PICKER (self->picker), table, forecast.survivor);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_visible (self->picker));
}
