/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-companions.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The Companions with their leaders; a tap gives one to another leader. */
struct _HkAotdCompanions
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (HkAotdCompanions, hk_aotd_companions, ADW_TYPE_BIN)

static HkAotdTable *
get_table (HkAotdCompanions *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static char *
describe (HkAotdTable     *table,
          HkAotdCompanion *companion)
{
  g_autofree char *skill = companion->skill == NULL ? NULL : hk_aotd_skill_get_title (companion->skill);
  g_autofree char *who = NULL;

  if (companion->eliminated)
    return g_strdup (_("eliminated"));
  who = companion->leader < 0 ? g_strdup (_("waits for a leader"))
                              : g_strdup_printf (_("led by %s"), hk_aotd_table_get_survivor_name (table, companion->leader));
  return skill == NULL ? g_steal_pointer (&who) : g_strdup_printf ("%s · %s", who, skill);
}

static void
update (HkAotdCompanions *self)
{
  HkAotdTable *table = get_table (self);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++)
    {
      HkAotdCompanion *companion = g_object_get_data (G_OBJECT (row), "companion");
      g_autofree char *text = describe (table, companion);
      /* Translators: the name of a Companion */
      g_autofree char *spoken = g_strdup_printf (_("Leader of %s"), companion->name);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), companion->name == NULL ? "" : companion->name);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
      gtk_widget_set_sensitive (g_object_get_data (G_OBJECT (row), "menu"), !companion->eliminated);
      gtk_accessible_update_property (GTK_ACCESSIBLE (g_object_get_data (G_OBJECT (row), "menu")),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), g_list_model_get_n_items (G_LIST_MODEL (table->companions)) > 0);
}

static void
play (HkAotdCompanions *self,
      GtkWidget        *button,
      HkMove           *taken)
{
  g_autoptr (HkMove) move = taken;

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static int
get_companion (GtkWidget *button)
{
  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW)));
}

static void
lead_cb (GtkWidget        *button,
         HkAotdCompanions *self)
{
  const int leader = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "leader"));

  play (self, button, hk_move_build ("lead", "i:companion", get_companion (button), "i:survivor", leader, NULL));
}

static void
lose_cb (GtkWidget        *button,
         HkAotdCompanions *self)
{
  play (self, button, hk_move_build ("lose-companion", "i:companion", get_companion (button), NULL));
}

static GtkWidget *
make_choice (const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_size_request (button, 160, 44);
  return button;
}

static void
fill_popover (GtkMenuButton *menu,
              gpointer       user_data)
{
  HkAotdCompanions *self = user_data;
  HkAotdTable *table = get_table (self);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *lose = make_choice (_("Eliminated"));

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, (int) i);
      GtkWidget *button;

      if (survivor->eliminated)
        continue;
      button = make_choice (survivor->name);
      g_object_set_data (G_OBJECT (button), "leader", GINT_TO_POINTER ((int) i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (lead_cb), self, G_CONNECT_DEFAULT);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_widget_add_css_class (lose, "destructive-action");
  g_signal_connect_object (lose, "clicked", G_CALLBACK (lose_cb), self, G_CONNECT_DEFAULT);
  gtk_box_append (GTK_BOX (box), lose);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (menu, popover);
}

static GtkWidget *
make_row (gpointer item,
          gpointer user_data)
{
  HkAotdCompanions *self = user_data;
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *menu = gtk_menu_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (menu), _("Leader"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (menu), fill_popover, self, NULL);
  gtk_widget_set_valign (menu, GTK_ALIGN_CENTER);
  hk_tooltip_set (menu, _("Who leads the Companion"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), menu);
  g_object_set_data_full (G_OBJECT (row), "companion", g_object_ref (item), g_object_unref);
  g_object_set_data (G_OBJECT (row), "menu", menu);
  return row;
}

static void
hk_aotd_companions_dispose (GObject *object)
{
  HkAotdCompanions *self = HK_AOTD_COMPANIONS (object);

  if (self->list != NULL)
    gtk_list_box_bind_model (GTK_LIST_BOX (self->list), NULL, NULL, NULL, NULL);
  self->list = NULL;
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_aotd_companions_parent_class)->dispose (object);
}

static void
hk_aotd_companions_class_init (HkAotdCompanionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_companions_dispose;
}

static void
hk_aotd_companions_init (HkAotdCompanions *self)
{
  self->list = hk_boxed_list_new (_("Companions"));
  adw_bin_set_child (ADW_BIN (self), self->list);
}

/* Returns (transfer floating): the Companions; not seen in missions without any.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_companions_new (HkSession *session)
{
  HkAotdCompanions *self = g_object_new (HK_TYPE_AOTD_COMPANIONS, NULL);

  self->session = g_object_ref (session);
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), G_LIST_MODEL (get_table (self)->companions), make_row, self, NULL);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
