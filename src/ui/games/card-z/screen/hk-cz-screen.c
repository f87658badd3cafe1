/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-screen.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/state/hk-cz-horde.h"
#include "games/card-z/state/hk-cz-location.h"
#include "games/card-z/state/hk-cz-survivor.h"
#include "games/card-z/state/hk-cz-weather.h"
#include "hk-cz-screen-survivor.h"
#include "ui/games/card-z/battle/hk-cz-battle-words.h"
#include "ui/games/card-z/day/hk-cz-phases.h"
#include "ui/games/card-z/day/hk-cz-weather-words.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/neighborhood/hk-cz-neighborhood.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/table/hk-part.h"
#include "ui/widgets/hk-widgets.h"

/* More survivors than these stand closer together. */
#define MANY 6

/* The day over the map, with its fires, its hordes and the ways that are open, and the survivors beside it. While there is a battle it
 * takes the place of the day: its round, who acts, and who is left of the others. */
struct _HkCzScreen
{
  HkView     parent_instance;

  GtkWidget *beside;
  GtkWidget *day_box;
  GtkWidget *phases[HK_CZ_N_PHASES];
  GtkWidget *battle;
  GtkLabel  *round;
  GtkLabel  *side;
  GtkLabel  *enemies;
  GtkLabel  *weather;
  GtkLabel  *effect;
  GtkWidget *hordes_box;
  GtkLabel  *hordes;
  GtkWidget *fires_box;
  GtkLabel  *fires;
  GtkBox    *survivors;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzScreen, hk_cz_screen, HK_TYPE_VIEW)

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

  for (int i = 0; hk_table_keeps (HK_TABLE (table), "neighborhood") && i < hk_cz_table_get_n_locations (table); i++)
    fires += hk_cz_table_get_location (table, i)->fire;
  for (guint i = 0; hk_table_keeps (HK_TABLE (table), "hordes") && i < g_list_model_get_n_items (G_LIST_MODEL (table->hordes)); i++)
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

/* How many hexes it is to the closest survivor; 0 nobody knows. */
static int
find_distance (HkCzTable     *table,
               HkCzEncounter *encounter)
{
  int nearest = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);
      const int distance = survivor->on_field && hk_cz_survivor_is_alive (survivor) ? hk_cz_encounter_get_distance (encounter, table, i) : 0;

      if (distance > 0 && (nearest == 0 || distance < nearest))
        nearest = distance;
    }
  return nearest;
}

/* Whether it is against the group and turned up, and of the same kind. */
static gboolean
is_like (HkCzEncounter *encounter,
         const char    *type)
{
  return encounter->revealed && !encounter->locked && hk_cz_encounter_is_enemy (encounter) && (type == NULL || g_strcmp0 (encounter->type, type) == 0);
}

static void
add_kind (GString      *text,
          HkCzTable    *table,
          HkCzLocation *field,
          const char   *type)
{
  int n = 0;
  int nearest = 0;

  for (int i = 0; i < hk_cz_location_get_n_encounters (field); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (field, i);
      const int distance = is_like (encounter, type) ? find_distance (table, encounter) : 0;

      n += is_like (encounter, type);
      if (distance > 0 && (nearest == 0 || distance < nearest))
        nearest = distance;
    }
  if (text->len > 0)
    g_string_append_c (text, '\n');
  if (nearest == 0)
    /* Translators: how many of a kind of Encounter are left */
    g_string_append_printf (text, _("%d × %s"), n, hk_cz_type_get_title (type));
  else
    /* Translators: how many of a kind of Encounter are left, and how far the closest one is from a survivor */
    g_string_append_printf (text, ngettext ("%d × %s, the closest %d hex away", "%d × %s, the closest %d hexes away", (gulong) nearest), n,
                            hk_cz_type_get_title (type), nearest);
}

/* Those who are left, a line for each kind; what lies face down is only counted. */
static char *
describe_enemies (HkCzTable    *table,
                  HkCzLocation *field)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();
  int hidden = 0;

  for (int i = 0; i < hk_cz_location_get_n_encounters (field); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (field, i);

      hidden += !encounter->revealed && !encounter->locked;
      if (!is_like (encounter, NULL) || encounter->type == NULL || g_ptr_array_find_with_equal_func (kinds, encounter->type, g_str_equal, NULL))
        continue;
      g_ptr_array_add (kinds, encounter->type);
      add_kind (text, table, field, encounter->type);
    }
  if (hidden > 0)
    {
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("%d face down", "%d face down", (gulong) hidden), hidden);
    }
  return g_string_free_and_steal (text);
}

static void
update_battle (HkCzScreen *self,
               HkCzTable  *table)
{
  HkCzLocation *field = table->battle == NULL || !table->battle->started || !hk_table_keeps (HK_TABLE (table), "battles") ? NULL : hk_cz_table_get_battlefield (table);
  g_autofree char *round = field == NULL ? NULL : g_strdup_printf (_("Round %d"), table->battle->round);
  g_autofree char *enemies = field == NULL ? NULL : describe_enemies (table, field);

  gtk_widget_set_visible (self->battle, field != NULL);
  gtk_widget_set_visible (self->day_box, field == NULL && hk_table_keeps (HK_TABLE (table), "day"));
  if (field == NULL)
    return;
  gtk_label_set_text (self->round, round);
  gtk_label_set_text (self->side, hk_cz_describe_side (table));
  gtk_label_set_text (self->enemies, enemies);
  gtk_widget_set_visible (GTK_WIDGET (self->enemies), enemies[0] != '\0');
}

static void
update_weather (HkCzScreen *self,
                HkCzTable  *table)
{
  HkCzWeather *weather = hk_table_keeps (HK_TABLE (table), "day") ? table->weather : NULL;
  g_autofree char *effect = NULL;

  for (gsize i = 0; weather != NULL && i + 1 < HK_CZ_N_PHASES; i++)
    if (hk_cz_table_get_phase (table) == (HkCzPhase) i)
      effect = hk_cz_weather_describe (weather, i);
  gtk_label_set_text (self->weather, weather == NULL || weather->name == NULL ? "" : weather->name);
  gtk_label_set_text (self->effect, effect == NULL ? "" : g_strdelimit (effect, "\n", ' '));
}

static void
update (HkView *view)
{
  HkCzScreen *self = HK_CZ_SCREEN (view);
  HkCzTable *table = hk_cz_view_get_table (view);
  g_autoptr (GArray) survivors = list_survivors (table);
  const gboolean any = hk_table_keeps (HK_TABLE (table), "survivors") || hk_table_keeps (HK_TABLE (table), "battles")
                       || hk_table_keeps (HK_TABLE (table), "reckoning");

  gtk_widget_set_visible (GTK_WIDGET (self->survivors), any);
  /* Alone it stands in the middle. */
  gtk_widget_set_hexpand (self->beside, !hk_table_keeps (HK_TABLE (table), "neighborhood"));
  gtk_widget_set_halign (self->beside, hk_table_keeps (HK_TABLE (table), "neighborhood") ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  for (gsize i = 0; i < HK_CZ_N_PHASES; i++)
    hk_widget_set_class (self->phases[i], "cz-now", hk_cz_table_get_phase (table) == (HkCzPhase) i);
  update_weather (self, table);
  update_battle (self, table);
  update_counts (self, table);
  hk_widget_set_class (GTK_WIDGET (self->survivors), "hk-screen-many", survivors->len > MANY);
  hk_view_show_list (self->survivors, HK_TYPE_CZ_SCREEN_SURVIVOR, hk_view_get_session (view), survivors);
}

static void
hk_cz_screen_class_init (HkCzScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_CZ_NEIGHBORHOOD);
  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  g_type_ensure (HK_TYPE_PART);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-screen");
  for (gsize i = 0; i < HK_CZ_N_PHASES; i++)
    gtk_widget_class_bind_template_child_full (widget_class, hk_cz_phases[i], FALSE,
                                               G_STRUCT_OFFSET (HkCzScreen, phases) + (gssize) (i * sizeof (GtkWidget *)));
  HK_BIND_CHILDREN (widget_class, HkCzScreen, beside, day_box, battle, round, side, enemies, weather, effect, hordes_box, hordes, fires_box,
                    fires, survivors);
}

/* Returns (transfer floating): the picture of the table screen.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_screen_new (HkSession *session)
{
  return g_object_new (HK_TYPE_CZ_SCREEN, "session", session, NULL);
}
