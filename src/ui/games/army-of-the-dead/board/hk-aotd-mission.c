/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-mission.h"
#include "hk-aotd-objectives.h"
#include "hk-aotd-vault-dialog.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-companions.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

/* What the mission asks for: Objectives, the vault, the Taco Truck, Companions, and whatever else the group counts. */
struct _HkAotdMission
{
  HkView     parent_instance;

  GtkWidget *required;
  GtkWidget *counters;
  GtkWidget *vault;
  GtkWidget *vault_row;
  GtkWidget *truck;
  GtkWidget *driver;
  GtkWidget *gunner;
  GtkWidget *passenger;
  GtkWidget *companions;
  GtkWidget *finish;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdMission, hk_aotd_mission, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdMission *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

/* Counters */

static void
count_cb (GtkWidget     *number,
          int            value,
          HkAotdMission *self)
{
  HkAotdCounter *counter = g_object_get_data (G_OBJECT (number), "counter");

  hk_view_play (HK_VIEW (self), hk_move_build ("count", "s:counter", counter->name, "i:by", value - counter->value, NULL));
}

static void
update_counters (HkAotdMission *self)
{
  GListModel *counters = G_LIST_MODEL (get_table (self)->counters);

  gtk_list_box_remove_all (GTK_LIST_BOX (self->counters));
  for (guint i = 0; i < g_list_model_get_n_items (counters); i++)
    {
      g_autoptr (HkAotdCounter) counter = g_list_model_get_item (counters, i);
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *number = hk_number_new (counter->name, 0, counter->maximum > 0 ? counter->maximum : 999);
      g_autofree char *of = counter->maximum > 0 ? g_strdup_printf (_("of %d"), counter->maximum) : g_strdup ("");

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), counter->name == NULL ? "" : counter->name);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), of);
      g_object_set (number, "value", counter->value, NULL);
      gtk_widget_add_css_class (number, "title-3");
      gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
      g_object_set_data_full (G_OBJECT (number), "counter", g_object_ref (counter), g_object_unref);
      g_signal_connect_object (number, "set", G_CALLBACK (count_cb), self, G_CONNECT_DEFAULT);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), number);
      gtk_list_box_append (GTK_LIST_BOX (self->counters), row);
    }
  gtk_widget_set_visible (self->counters, g_list_model_get_n_items (counters) > 0);
}

/* The vault */

static char *
describe_vault (HkAotdVault *vault)
{
  if (vault->opened)
    return g_strdup (_("The Vault Door is open"));
  if (vault->solved)
    return g_strdup (_("The traps are gone; the door can be opened"));
  if (vault->rolls > 0)
    return g_strdup_printf (_("Challenge: roll %d of %d"), vault->rolls, vault->rolls_allowed);
  if (!vault->revealed)
    return g_strdup (_("The Vault card is facedown"));
  return vault->specialty == NULL ? g_strdup (_("The traps are set"))
                                  : g_strdup_printf (_("The traps are set; bonus of the %s"), hk_aotd_specialty_get_title (vault->specialty));
}

static void
vault_cb (HkAotdMission *self)
{
  hk_aotd_vault_dialog_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)));
}

/* The Taco Truck */

static void
update_seat (HkAotdTable *table,
             HkAotdSeat   seat,
             GtkWidget   *row)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, (int) i);

      if (survivor->seat == seat)
        g_string_append_printf (names, names->len == 0 ? "%s" : ", %s", survivor->name);
    }
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), names->len == 0 ? _("empty") : names->str);
}

static void
ask_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  const char *asked = g_variant_get_string (parameter, NULL);
  /* Who tells an Objective during the game has not told all of them. */
  g_autoptr (HkMove) move = g_str_equal (asked, "add-objective") ? hk_move_build (asked, "b:so-far", TRUE, NULL) : hk_move_build (asked, NULL);

  hk_aotd_ask_move (widget, hk_view_get_session (HK_VIEW (widget)), move, NULL);
}

/* What the mission asks for and the team lacks. */
static void
update_required (HkAotdMission *self,
                 HkAotdTable   *table)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; table->required != NULL && table->required[i] != NULL; i++)
    {
      gboolean there = FALSE;

      for (guint j = 0; j < hk_aotd_table_get_n_survivors (table); j++)
        {
          HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, (int) j);

          there = there || (!survivor->eliminated && hk_aotd_survivor_is (survivor, table->required[i]));
        }
      g_string_append_printf (text, "%s%s %s", i == 0 ? "" : " · ", there ? "✓" : "✗", hk_aotd_specialty_get_title (table->required[i]));
    }
  gtk_label_set_text (GTK_LABEL (self->required), text->str);
  gtk_widget_set_visible (self->required, text->len > 0);
  hk_widget_set_class (self->required, "warning", strstr (text->str, "✗") != NULL);
}

static void
update (HkView *view)
{
  HkAotdMission *self = HK_AOTD_MISSION (view);
  HkAotdTable *table = get_table (self);

  update_required (self, table);
  gtk_widget_set_visible (self->vault, table->vault != NULL);
  if (table->vault != NULL)
    {
      g_autofree char *text = describe_vault (table->vault);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->vault_row), text);
    }
  gtk_widget_set_visible (self->truck, table->truck);
  update_seat (table, HK_AOTD_SEAT_DRIVER, self->driver);
  update_seat (table, HK_AOTD_SEAT_GUNNER, self->gunner);
  update_seat (table, HK_AOTD_SEAT_PASSENGER, self->passenger);
  gtk_widget_set_visible (self->companions, g_list_model_get_n_items (G_LIST_MODEL (table->companions)) > 0);
  update_counters (self);
  gtk_widget_set_visible (self->finish, hk_table_keeps_move (HK_TABLE (table), "finish", NULL));
}

static void
hk_aotd_mission_class_init (HkAotdMissionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  g_type_ensure (HK_TYPE_AOTD_COMPANIONS);
  g_type_ensure (HK_TYPE_AOTD_OBJECTIVES);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-mission");
  HK_BIND_CHILDREN (widget_class, HkAotdMission, required, counters, vault, vault_row, truck, driver, gunner, passenger, companions,
                    finish);
  gtk_widget_class_bind_template_callback (widget_class, vault_cb);
  gtk_widget_class_install_action (widget_class, "mission.ask", "s", ask_action);
}

/* Returns (transfer floating): what the mission asks for. */
GtkWidget *
hk_aotd_mission_new (HkSession *session)
{
  return g_object_new (HK_TYPE_AOTD_MISSION, "session", session, NULL);
}
