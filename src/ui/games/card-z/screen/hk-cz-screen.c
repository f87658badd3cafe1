/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-screen.h"

#include "games/card-z/state/hk-cz-horde.h"
#include "games/card-z/state/hk-cz-location.h"
#include "games/card-z/state/hk-cz-survivor.h"
#include "games/card-z/state/hk-cz-weather.h"
#include "hk-cz-screen-survivor.h"
#include "ui/games/card-z/day/hk-cz-phases.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/neighborhood/hk-cz-neighborhood.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/widgets/hk-widgets.h"

/* The day over the map, with its fires, its hordes and the ways that are open, and the survivors beside it. */
struct _HkCzScreen
{
  HkView     parent_instance;

  GtkWidget *phases[HK_CZ_N_PHASES];
  GtkLabel  *weather;
  GtkWidget *hordes_box;
  GtkLabel  *hordes;
  GtkWidget *fires_box;
  GtkLabel  *fires;
  GtkBox    *survivors;
};

G_DEFINE_FINAL_TYPE (HkCzScreen, hk_cz_screen, HK_TYPE_VIEW)

static void
show_count (GtkWidget *box,
            GtkLabel  *label,
            int        count)
{
  g_autofree char *text = g_strdup_printf ("%d", count);

  gtk_label_set_text (label, text);
  gtk_widget_set_visible (box, count > 0);
}

static void
update_counts (HkCzScreen *self,
               HkCzTable  *table)
{
  int fires = 0;
  int hordes = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    fires += hk_cz_table_get_location (table, i)->fire;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->hordes)); i++)
    {
      g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), i);

      hordes += !horde->gone;
    }
  show_count (self->fires_box, self->fires, fires);
  show_count (self->hordes_box, self->hordes, hordes);
}

/* Whoever is led by a player and lives. */
static GArray *
list_survivors (HkCzTable *table)
{
  GArray *survivors = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->player >= 0 && hk_cz_survivor_is_alive (survivor))
        g_array_append_val (survivors, i);
    }
  return survivors;
}

static void
update (HkView *view)
{
  HkCzScreen *self = HK_CZ_SCREEN (view);
  HkCzTable *table = hk_cz_view_get_table (view);
  g_autoptr (GArray) survivors = list_survivors (table);

  for (gsize i = 0; i < HK_CZ_N_PHASES; i++)
    hk_widget_set_class (self->phases[i], "cz-now", hk_cz_table_is_phase (table, hk_cz_phases[i].id));
  gtk_label_set_text (self->weather, table->weather == NULL || table->weather->name == NULL ? "" : table->weather->name);
  update_counts (self, table);
  hk_view_show_list (self->survivors, HK_TYPE_CZ_SCREEN_SURVIVOR, hk_view_get_session (view), survivors);
}

static void
hk_cz_screen_class_init (HkCzScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_CZ_NEIGHBORHOOD);
  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-screen");
  for (gsize i = 0; i < HK_CZ_N_PHASES; i++)
    gtk_widget_class_bind_template_child_full (widget_class, hk_cz_phases[i].id, FALSE,
                                               G_STRUCT_OFFSET (HkCzScreen, phases) + (gssize) (i * sizeof (GtkWidget *)));
  gtk_widget_class_bind_template_child (widget_class, HkCzScreen, weather);
  gtk_widget_class_bind_template_child (widget_class, HkCzScreen, hordes_box);
  gtk_widget_class_bind_template_child (widget_class, HkCzScreen, hordes);
  gtk_widget_class_bind_template_child (widget_class, HkCzScreen, fires_box);
  gtk_widget_class_bind_template_child (widget_class, HkCzScreen, fires);
  gtk_widget_class_bind_template_child (widget_class, HkCzScreen, survivors);
}

static void
hk_cz_screen_init (HkCzScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns (transfer floating): the picture of the table screen.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_screen_new (HkSession *session)
{
  return g_object_new (HK_TYPE_CZ_SCREEN, "session", session, NULL);
}
