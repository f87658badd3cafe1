/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-spawn-list.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The Spawn Zones clockwise from the Starting Spawn Zone: which are open, and what spawned there. */
struct _HkAotdSpawnList
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (HkAotdSpawnList, hk_aotd_spawn_list, ADW_TYPE_BIN)

static HkAotdTable *
get_table (HkAotdSpawnList *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static char *
describe (HkAotdTable *table,
          HkAotdSpawn *spawn)
{
  g_autofree char *spawned = hk_aotd_name_spawned (table, spawn);
  g_autofree char *card = hk_aotd_name_card (spawn);
  const char *kind = hk_aotd_name_spawn_kind (spawn->kind);

  if (!spawn->open)
    return g_strdup_printf (_("%s · asleep until it is opened"), kind);
  if (spawn->from_round > table->round)
    return g_strdup_printf (_("%s · spawns from round %d on"), kind, spawn->from_round);
  if (spawned == NULL)
    return g_strdup (kind);
  if (card == NULL)
    /* Translators: %s: a kind of Spawn Zone; %s: what came last. */
    return g_strdup_printf (_("%s · last: %s"), kind, spawned);
  /* Translators: %s: a kind of Spawn Zone; %s: a card; %s: what came last. */
  return g_strdup_printf (_("%s · last: %s, %s"), kind, card, spawned);
}

static void
open_cb (GtkWidget       *button,
         HkAotdSpawnList *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  g_autoptr (HkMove) move = hk_move_build ("open-spawn", "i:zone", gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)), NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
update_row (HkAotdSpawnList *self,
            GtkWidget       *row)
{
  HkAotdTable *table = get_table (self);
  HkAotdSpawn *spawn = g_object_get_data (G_OBJECT (row), "spawn");
  GtkWidget *number = g_object_get_data (G_OBJECT (row), "number");
  GtkWidget *done = g_object_get_data (G_OBJECT (row), "done");
  GtkWidget *open = g_object_get_data (G_OBJECT (row), "open");
  g_autofree char *text = describe (table, spawn);
  /* Translators: the name of a Spawn Zone */
  g_autofree char *spoken = g_strdup_printf (_("Open %s"), spawn->name);
  g_autofree char *order = g_strdup_printf ("%d", gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), spawn->name == NULL ? "" : spawn->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_label_set_text (GTK_LABEL (number), order);
  gtk_widget_set_visible (done, spawn->open && spawn->done);
  gtk_widget_set_visible (open, !spawn->open);
  hk_widget_set_spoken (open, spoken);
  if (spawn->open)
    gtk_widget_remove_css_class (row, "aotd-asleep");
  else
    gtk_widget_add_css_class (row, "aotd-asleep");
}

static GtkWidget *
make_row (gpointer item,
          gpointer user_data)
{
  HkAotdSpawnList *self = user_data;
  HkAotdSpawn *spawn = item;
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *number = gtk_label_new (NULL);
  GtkWidget *done = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *open = gtk_button_new_with_label (_("Open"));
  g_autofree char *style = g_strdup_printf ("spawn-%s", spawn->kind == NULL ? "red" : spawn->kind);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_add_css_class (number, "aotd-order");
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_add_css_class (number, style);
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  hk_tooltip_set (done, _("Has spawned in this step"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (done), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Has spawned in this step"), -1);
  gtk_widget_set_valign (open, GTK_ALIGN_CENTER);
  hk_tooltip_set (open, _("From the next Zombie Phase on, Zombies spawn here"));
  g_signal_connect_object (open, "clicked", G_CALLBACK (open_cb), self, G_CONNECT_DEFAULT);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), number);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), done);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), open);
  g_object_set_data_full (G_OBJECT (row), "spawn", g_object_ref (spawn), g_object_unref);
  g_object_set_data (G_OBJECT (row), "number", number);
  g_object_set_data (G_OBJECT (row), "done", done);
  g_object_set_data (G_OBJECT (row), "open", open);
  return row;
}

static void
update (HkAotdSpawnList *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++)
    update_row (self, GTK_WIDGET (row));
}

static void
hk_aotd_spawn_list_dispose (GObject *object)
{
  HkAotdSpawnList *self = HK_AOTD_SPAWN_LIST (object);

  if (self->list != NULL)
    gtk_list_box_bind_model (GTK_LIST_BOX (self->list), NULL, NULL, NULL, NULL);
  self->list = NULL;
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_aotd_spawn_list_parent_class)->dispose (object);
}

static void
hk_aotd_spawn_list_class_init (HkAotdSpawnListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_spawn_list_dispose;
}

static void
hk_aotd_spawn_list_init (HkAotdSpawnList *self)
{
  self->list = hk_boxed_list_new (_("Spawn Zones"));
  adw_bin_set_child (ADW_BIN (self), self->list);
}

/* Returns (transfer floating): the Spawn Zones in the order in which they spawn.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_spawn_list_new (HkSession *session)
{
  HkAotdSpawnList *self = g_object_new (HK_TYPE_AOTD_SPAWN_LIST, NULL);

  self->session = g_object_ref (session);
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), G_LIST_MODEL (get_table (self)->spawns), make_row, self, NULL);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
