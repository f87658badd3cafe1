/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-mission.h"
#include "hk-aotd-objectives.h"
#include "hk-aotd-vault-dialog.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-companions.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"
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
};

G_DEFINE_FINAL_TYPE (HkAotdMission, hk_aotd_mission, HK_TYPE_VIEW)

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
             const char  *seat,
             GtkWidget   *row)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, (int) i);

      if (g_strcmp0 (survivor->seat, seat) == 0)
        g_string_append_printf (names, names->len == 0 ? "%s" : ", %s", survivor->name);
    }
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), names->len == 0 ? _("empty") : names->str);
}

static void
ask_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  hk_aotd_ask (widget, hk_view_get_session (HK_VIEW (widget)), g_variant_get_string (parameter, NULL));
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
  update_seat (table, "driver", self->driver);
  update_seat (table, "gunner", self->gunner);
  update_seat (table, "passenger", self->passenger);
  gtk_widget_set_visible (self->companions, g_list_model_get_n_items (G_LIST_MODEL (table->companions)) > 0);
  update_counters (self);
}

static void
hk_aotd_mission_class_init (HkAotdMissionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  g_type_ensure (HK_TYPE_AOTD_COMPANIONS);
  g_type_ensure (HK_TYPE_AOTD_OBJECTIVES);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-mission");
  gtk_widget_class_bind_template_child (widget_class, HkAotdMission, required);
  gtk_widget_class_bind_template_child (widget_class, HkAotdMission, counters);
  gtk_widget_class_bind_template_child (widget_class, HkAotdMission, vault);
  gtk_widget_class_bind_template_child (widget_class, HkAotdMission, vault_row);
  gtk_widget_class_bind_template_child (widget_class, HkAotdMission, truck);
  gtk_widget_class_bind_template_child (widget_class, HkAotdMission, driver);
  gtk_widget_class_bind_template_child (widget_class, HkAotdMission, gunner);
  gtk_widget_class_bind_template_child (widget_class, HkAotdMission, passenger);
  gtk_widget_class_bind_template_child (widget_class, HkAotdMission, companions);
  gtk_widget_class_bind_template_callback (widget_class, vault_cb);
  gtk_widget_class_install_action (widget_class, "mission.ask", "s", ask_action);
}

static void
hk_aotd_mission_init (HkAotdMission *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

<<<<<<< HEAD
/* Returns (transfer floating): what the mission asks for. */
=======
static GtkWidget *
make_ask_row (HkAotdMission *self,
              const char    *title,
              const char    *icon,
              const char    *move)
{
  GtkWidget *row = adw_button_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  hk_tooltip_set (row, title);
  adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (row), icon);
  g_object_set_data (G_OBJECT (row), "move", (gpointer) move);
  g_signal_connect_object (row, "activated", G_CALLBACK (ask_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
make_group (const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  if (title != NULL)
    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  return group;
}

static GtkWidget *
make_vault (HkAotdMission *self)
{
  self->vault = make_group (_("The Vault"));
  self->vault_row = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->vault_row), _("Vault Door"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->vault_row), hk_ornament_new ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->vault_row), TRUE);
  g_signal_connect_object (self->vault_row, "activated", G_CALLBACK (vault_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->vault), self->vault_row);
  return self->vault;
}

static GtkWidget *
make_truck (HkAotdMission *self)
{
  self->truck = make_group (_("Taco Truck"));
  for (gsize i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      self->seats[i] = adw_action_row_new ();
      gtk_widget_add_css_class (self->seats[i], "property");
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->seats[i]), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->seats[i]), _(seats[i].title));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->truck), self->seats[i]);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->truck), make_ask_row (self, _("Get In, Out or Change Seats…"), "document-edit-symbolic", "truck-seat"));
  return self->truck;
}

static GtkWidget *
make_counters (HkAotdMission *self)
{
  GtkWidget *group = make_group (_("Doors and Other Counts"));

  self->counters = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->counters), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->counters, "boxed-list");
  gtk_widget_set_margin_bottom (self->counters, 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->counters), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Counters"), -1);
  gtk_list_box_bind_model (GTK_LIST_BOX (self->counters), G_LIST_MODEL (get_table (self)->counters), make_counter, self, NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->counters);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_ask_row (self, _("Count Something…"), "list-add-symbolic", "add-counter"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_ask_row (self, _("Declare the End…"), "object-select-symbolic", "finish"));
  return group;
}

static void
fill (HkAotdMission *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *objectives = make_group (_("Objectives"));
  GtkWidget *more = make_group (NULL);
  GtkWidget *companions = make_group (_("Companions"));

  gtk_widget_add_css_class (box, "aotd");
  hk_widget_set_margins (box, 8, 8, 12);
  self->required = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->required), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->required), 0);
  hk_tooltip_set (self->required, _("Specialties that the mission asks for"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (objectives), hk_aotd_objectives_new (self->session));
  self->companions = hk_aotd_companions_new (self->session);
  self->companions_group = companions;
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (companions), self->companions);
  gtk_box_append (GTK_BOX (box), self->required);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (more), make_ask_row (self, _("Add an Objective…"), "list-add-symbolic", "add-objective"));
  gtk_box_append (GTK_BOX (box), objectives);
  gtk_box_append (GTK_BOX (box), more);
  gtk_box_append (GTK_BOX (box), make_vault (self));
  gtk_box_append (GTK_BOX (box), make_truck (self));
  gtk_box_append (GTK_BOX (box), companions);
  gtk_box_append (GTK_BOX (box), make_counters (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

/* Returns (transfer floating): what the mission asks for.
 * @session: a session of Army of the Dead */
>>>>>>> origin/main
GtkWidget *
hk_aotd_mission_new (HkSession *session)
{
  return g_object_new (HK_TYPE_AOTD_MISSION, "session", session, NULL);
}
