/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-spawn-list.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-widgets.h"

/* The Spawn Zones clockwise from the Starting Spawn Zone: which are open, and what spawned there. */
struct _HkAotdSpawnList
{
  HkView     parent_instance;

  GtkWidget *list;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdSpawnList, hk_aotd_spawn_list, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdSpawnList *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
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
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hk_view_play (HK_VIEW (widget), hk_move_build ("open-spawn", "i:zone", g_variant_get_int32 (parameter), NULL));
}

/* What of its row stays. */
static GtkWidget *
make_row (gpointer data,
          guint    number)
{
  HkAotdSpawn *spawn = hk_aotd_table_get_spawn (get_table (data), (int) number);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-spawn-row.ui");
  GtkWidget *row = GTK_WIDGET (gtk_builder_get_object (builder, "row"));
  GtkWidget *open = GTK_WIDGET (gtk_builder_get_object (builder, "open"));
  GtkWidget *order = GTK_WIDGET (gtk_builder_get_object (builder, "order"));
  g_autofree char *style = g_strdup_printf ("spawn-%s", spawn->kind == NULL ? "red" : spawn->kind);
  /* Translators: the name of a Spawn Zone */
  g_autofree char *spoken = g_strdup_printf (_("Open %s"), spawn->name);
  g_autofree char *order_text = g_strdup_printf ("%u", number + 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), spawn->name == NULL ? "" : spawn->name);
  gtk_label_set_text (GTK_LABEL (order), order_text);
  gtk_widget_add_css_class (order, style);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (open), "i", (int) number);
  hk_widget_set_spoken (open, spoken);
  g_object_set_data (G_OBJECT (row), "done", gtk_builder_get_object (builder, "done"));
  g_object_set_data (G_OBJECT (row), "open", open);
  return g_object_ref (row);
}

static void
show_row (HkAotdTable *table,
          HkAotdSpawn *spawn,
          GtkWidget   *row)
{
  g_autofree char *text = describe (table, spawn);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "done"), spawn->open && spawn->done);
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "open"), !spawn->open);
  hk_widget_set_class (row, "aotd-asleep", !spawn->open);
}

static void
update (HkView *view)
{
  HkAotdSpawnList *self = HK_AOTD_SPAWN_LIST (view);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;
  GtkWidget *row;
  HkAotdSpawn *spawn;

  for (int i = 0; (spawn = hk_aotd_table_get_spawn (get_table (self), i)) != NULL; i++)
    g_strv_builder_take (builder, g_strdup_printf ("%d\t%s\t%s", i, spawn->name, spawn->kind));
  keys = g_strv_builder_end (builder);
  hk_kept_show (self->list, (const char * const *) keys, make_row, self);
  row = gtk_widget_get_first_child (self->list);
  for (int i = 0; row != NULL; row = gtk_widget_get_next_sibling (row), i++)
    show_row (get_table (self), hk_aotd_table_get_spawn (get_table (self), i), row);
}

static void
hk_aotd_spawn_list_class_init (HkAotdSpawnListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-spawn-list");
  gtk_widget_class_bind_template_child (widget_class, HkAotdSpawnList, list);
  gtk_widget_class_install_action (widget_class, "spawns.open", "i", open_action);
}
