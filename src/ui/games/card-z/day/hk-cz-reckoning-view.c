/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-day-parts.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/team/hk-cz-meal-row.h"
#include "ui/games/card-z/widgets/hk-cz-pair.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"

/* The reckoning as one page: who eats what and sleeps where, what becomes of chips and Encounters, and what will be
 * true tomorrow. Everything is worked out beforehand; the primary action makes it happen. */
struct _HkCzReckoningView
{
  HkView        parent_instance;

  GtkListBox   *meals;
  AdwActionRow *chips;
  AdwActionRow *encounters;
  AdwActionRow *dead;
  AdwActionRow *starving;
  AdwActionRow *tired;
  GtkWidget    *well;
  char         *shown; /* who has rows */
};

HK_DEFINE_TEMPLATE_TYPE (HkCzReckoningView, hk_cz_reckoning_view, HK_TYPE_VIEW)

static gboolean
is_present (HkCzSurvivor *survivor)
{
  return hk_cz_survivor_is_alive (survivor) && survivor->player >= 0;
}

static void
add_name (GString    *list,
          const char *name)
{
  g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", name);
}

static gboolean
has_sheltered (HkCzTable *table,
               int        place)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (is_present (survivor) && survivor->place == place && hk_cz_table_sleeps_inside (table, i))
        return TRUE;
    }
  return FALSE;
}

static void
show_chips (HkCzReckoningView *self,
            HkCzTable         *table)
{
  g_autoptr (GString) off = g_string_new (NULL);
  g_autoptr (GString) stay = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (table, i);

      if (location->safe)
        add_name (has_sheltered (table, i) ? stay : off, location->name);
    }
  if (off->len == 0)
    text = stay->len == 0 ? g_strdup (_("There are none.")) : g_strdup_printf (_("Stay: %s"), stay->str);
  else
    text = stay->len == 0 ? g_strdup_printf (_("Come off: %s"), off->str)
                          /* Translators: %s: names of cards; %s: names of cards. */
                          : g_strdup_printf (_("Come off: %s\nStay: %s"), off->str, stay->str);
  adw_action_row_set_subtitle (self->chips, text);
}

static void
show_encounters (HkCzReckoningView *self,
                 HkCzTable         *table)
{
  g_autoptr (GString) stay = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (table, i);

      if (location->blockaded)
        add_name (stay, location->name);
      else
        n += hk_cz_location_get_n_encounters (location);
    }
  if (n == 0)
    g_string_append (text, _("None goes back into the deck."));
  else
    g_string_append_printf (text, ngettext ("%d goes back into the Encounter Deck, which is shuffled.",
                                            "%d go back into the Encounter Deck, which is shuffled.", (gulong) n), n);
  if (stay->len > 0)
    /* Translators: names of Locations with blockaded Encounters */
    g_string_append_printf (text, _("\nBlockaded ones stay: %s"), stay->str);
  adw_action_row_set_subtitle (self->encounters, text->str);
}

static void
show_names (AdwActionRow *row,
            const char   *names)
{
  adw_action_row_set_subtitle (row, names);
  gtk_widget_set_visible (GTK_WIDGET (row), *names != '\0');
}

static void
show_tomorrow (HkCzReckoningView *self,
               HkCzTable         *table)
{
  const gboolean open = hk_cz_table_get_reckoning_step (table) <= HK_CZ_RECKONING_EAT;
  g_autoptr (GString) dead = g_string_new (NULL);
  g_autoptr (GString) starving = g_string_new (NULL);
  g_autoptr (GString) tired = g_string_new (NULL);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);
      HkCzDiet *diet = hk_cz_find_diet (table, i);

      if (!is_present (survivor))
        continue;
      if (diet != NULL && diet->food == NULL)
        add_name (survivor->starving && open ? dead : starving, survivor->name);
      if (!hk_cz_table_sleeps_inside (table, i))
        add_name (tired, survivor->name);
    }
  show_names (self->dead, dead->str);
  show_names (self->starving, starving->str);
  show_names (self->tired, tired->str);
  gtk_widget_set_visible (self->well, dead->len + starving->len + tired->len == 0);
}

/* The rows of all who live, made anew when others live. */
static void
show_rows (HkCzReckoningView *self,
           HkCzTable         *table)
{
  g_autoptr (GString) key = g_string_new (NULL);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (is_present (hk_cz_table_get_survivor (table, i)))
      g_string_append_printf (key, "%d ", i);
  if (!g_set_str (&self->shown, key->str))
    return;
  gtk_list_box_remove_all (self->meals);
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (is_present (hk_cz_table_get_survivor (table, i)))
      {
        GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE, "focusable", FALSE, NULL);

        gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), g_object_new (HK_TYPE_CZ_MEAL_ROW, "session", hk_view_get_session (HK_VIEW (self)),
                                                                          "index", i, NULL));
        gtk_list_box_append (self->meals, row);
      }
}

static void
update (HkView *view)
{
  HkCzReckoningView *self = HK_CZ_RECKONING_VIEW (view);
  HkCzTable *table = hk_cz_view_get_table (self);

  if (hk_cz_table_get_phase (table) != HK_CZ_PHASE_RECKONING)
    return;
  show_rows (self, table);
  show_chips (self, table);
  show_encounters (self, table);
  show_tomorrow (self, table);
}

static void
hk_cz_reckoning_view_finalize (GObject *object)
{
  g_free (HK_CZ_RECKONING_VIEW (object)->shown);
  G_OBJECT_CLASS (hk_cz_reckoning_view_parent_class)->finalize (object);
}

/* Where the group goes through the day by hand, at the reckoning. */
static gboolean
is_needed (HkView *view)
{
  return !hk_table_goes_by_hand (hk_view_get_table (view)) || hk_cz_table_get_phase (hk_cz_view_get_table (view)) == HK_CZ_PHASE_RECKONING;
}

static void
hk_cz_reckoning_view_class_init (HkCzReckoningViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_cz_reckoning_view_finalize;
  g_type_ensure (HK_TYPE_CZ_RECKONING_STEPS);
  g_type_ensure (HK_TYPE_CZ_RECKONING_TALLY);
  g_type_ensure (HK_TYPE_CZ_PAIR);
  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-reckoning-view");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkCzReckoningView, meals, chips, encounters, dead, starving, tired, well);
}
