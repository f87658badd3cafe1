/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/neighborhood/hk-cz-forecast.h"
#include "hk-cz-prey-row.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/team/hk-cz-survivor-picker.h"

/* Whom an Encounter goes for: the closest survivor, or who stands next to it. A tap on another enters that.
 * Hidden when only one survivor fights. */
struct _HkCzPreyRow
{
  HkView              parent_instance;

  GtkWidget          *box;
  HkCzSurvivorPicker *picker;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzPreyRow, hk_cz_prey_row, HK_TYPE_VIEW)

static HkMove *
make_move (HkCzPreyRow *self,
           int          survivor)
{
  const int number = hk_view_get_index (HK_VIEW (self));
  HkCzEncounter *encounter = hk_cz_location_get_encounter (hk_cz_view_get_field (self), number);
  g_autoptr (JsonObject) params = json_object_new ();
  JsonArray *survivors;

  json_object_set_int_member (params, "encounter", number);
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
  hk_view_play (HK_VIEW (self), make_move (self, survivor));
}

static void
update (HkView *view)
{
  HkCzPreyRow *self = HK_CZ_PREY_ROW (view);
  HkCzLocation *field = hk_cz_view_get_field (view);
  HkCzForecast forecast;

  if (field == NULL || hk_cz_location_get_encounter (field, hk_view_get_index (view)) == NULL)
    return;
  hk_cz_forecast_encounter (hk_cz_view_get_table (view), hk_view_get_index (view), &forecast);
  hk_cz_survivor_picker_load (self->picker, hk_cz_view_get_table (view), forecast.survivor);
  gtk_widget_set_visible (self->box, gtk_widget_get_visible (GTK_WIDGET (self->picker)));
}

static void
hk_cz_prey_row_class_init (HkCzPreyRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_SURVIVOR_PICKER);
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-prey-row");
  HK_BIND_CHILDREN (widget_class, HkCzPreyRow, box, picker);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}
