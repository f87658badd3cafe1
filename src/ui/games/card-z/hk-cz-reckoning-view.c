/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "card-z/hk-cz-reckoning.h"
#include "card-z/hk-cz-survivors.h"
#include "card-z/hk-cz-table.h"
#include "hk-cz-meal-row.h"
#include "hk-cz-reckoning-view.h"
#include "table/hk-fold.h"
#include "table/hk-table-play.h"
#include "table/hk-widgets.h"
#include "table/hk-working-view.h"

/**
 * HkCzReckoningView:
 *
 * The reckoning as one page: what becomes of chips and Encounters, who eats what, who sleeps where, and what will be
 * true tomorrow. Everything is worked out beforehand; the big button of the house makes it happen.
 */
struct _HkCzReckoningView
{
  AdwBin     parent_instance;

  HkSession *session;

  GtkWidget *title;
  GtkWidget *chips;
  GtkWidget *encounters;
  GtkWidget *meals;
  GtkWidget *sleepers;
  GtkWidget *sleep;
  GtkWidget *tomorrow;
  GtkWidget *working;
  GtkWidget *shared;
  char      *shown; /* who has rows */
};

G_DEFINE_FINAL_TYPE (HkCzReckoningView, hk_cz_reckoning_view, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzReckoningView *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static gboolean
is_present (HkCzSurvivor *survivor)
{
  return hk_cz_survivor_is_alive (survivor) && survivor->player >= 0;
}

/* What happens to the chips and to the Encounters */

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
                          : g_strdup_printf (_("Come off: %s\nStay: %s"), off->str, stay->str);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->chips), text);
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
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->encounters), text->str);
}

/* Who sleeps where */

static void
shelter_cb (HkCzReckoningView *self,
            GParamSpec        *pspec,
            GtkWidget         *row)
{
  const int survivor = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "survivor"));
  const gboolean inside = adw_switch_row_get_active (ADW_SWITCH_ROW (row));
  g_autoptr (HkMove) move = NULL;

  if (inside == hk_cz_table_sleeps_inside (get_table (self), survivor))
    return;
  move = hk_move_build ("shelter", "i:survivor", survivor, "b:inside", inside, NULL);
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static GtkWidget *
make_sleeper (HkCzReckoningView *self,
              HkCzTable         *table,
              int                number)
{
  GtkWidget *row = adw_switch_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), hk_cz_table_get_survivor_name (table, number));
  g_object_set_data (G_OBJECT (row), "survivor", GINT_TO_POINTER (number));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), hk_cz_table_sleeps_inside (table, number));
  g_signal_connect_object (row, "notify::active", G_CALLBACK (shelter_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
show_sleepers (HkCzReckoningView *self,
               HkCzTable         *table)
{
  int outside = 0;

  for (int i = 0;; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->sleepers), i);
      HkCzSurvivor *survivor;
      gboolean inside;
      int number;
      g_autofree char *text = NULL;

      if (row == NULL)
        break;
      number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "survivor"));
      survivor = hk_cz_table_get_survivor (table, number);
      inside = hk_cz_table_sleeps_inside (table, number);
      outside += !inside;
      text = g_strdup_printf (inside ? _("%s · inside") : _("%s · outside: sleep deprived, and dawn patrol comes first"),
                              hk_cz_table_get_location_name (table, survivor->place));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
      adw_switch_row_set_active (ADW_SWITCH_ROW (row), inside);
    }
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->sleep),
                                         outside == 0 ? _("Everybody sleeps inside.")
                                                      : _("Whoever sleeps outside rolls at −1 tomorrow and meets Encounters first."));
}

/* Tomorrow */

static gboolean
eats (HkCzTable *table,
      int        survivor)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->diets)); i++)
    {
      g_autoptr (HkCzDiet) diet = g_list_model_get_item (G_LIST_MODEL (table->diets), i);

      if (diet->survivor == survivor)
        return diet->food != NULL;
    }
  return FALSE;
}

static void
add_line (GString    *text,
          const char *names,
          const char *what)
{
  if (*names == '\0')
    return;
  g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", what, names);
}

static void
show_tomorrow (HkCzReckoningView *self,
               HkCzTable         *table)
{
  g_autoptr (GString) dead = g_string_new (NULL);
  g_autoptr (GString) starving = g_string_new (NULL);
  g_autoptr (GString) tired = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (!is_present (survivor))
        continue;
      if (!eats (table, i))
        add_name (survivor->starving ? dead : starving, survivor->name);
      if (!hk_cz_table_sleeps_inside (table, i))
        add_name (tired, survivor->name);
    }
  add_line (text, dead->str, _("Dead of hunger"));
  add_line (text, starving->str, _("Starving, −1 to rolls and to carry"));
  add_line (text, tired->str, _("Sleep deprived, −1 to rolls"));
  if (text->len == 0)
    g_string_append (text, _("Nobody starves, and nobody is tired."));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->tomorrow), text->str);
  hk_widget_set_class (self->tomorrow, "error", dead->len > 0);
}

static void
show_plan (HkCzReckoningView *self,
           HkCzTable         *table)
{
  g_autoptr (HkWorking) working = NULL;
  g_autoptr (HkCzPlan) plan = hk_cz_plan_reckoning (table, &working);
  g_autoptr (GString) text = g_string_new (NULL);

  if (plan == NULL)
    return;
  g_string_append_printf (text, ngettext ("Best plan: %d meal", "Best plan: %d meals", (gulong) plan->supply), plan->supply);
  if (plan->deaths > 0)
    g_string_append_printf (text, ngettext (" · %d dies", " · %d die", (gulong) plan->deaths), plan->deaths);
  if (plan->starving > 0)
    g_string_append_printf (text, ngettext (" · %d starves", " · %d starve", (gulong) plan->starving), plan->starving);
  /* Translators: the expected number of sick survivors */
  g_string_append_printf (text, _(" · %.1f sick expected"), plan->faces / 10.0);
  gtk_label_set_text (GTK_LABEL (self->shared), text->str);
  hk_working_view_set_working (HK_WORKING_VIEW (self->working), working);
}

/* The rows of all who live, made anew when others live. */
static void
fill_rows (HkCzReckoningView *self,
           HkCzTable         *table)
{
  GtkWidget *list = g_object_get_data (G_OBJECT (self->meals), "list");
  g_autoptr (GString) key = g_string_new (NULL);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (is_present (hk_cz_table_get_survivor (table, i)))
      g_string_append_printf (key, "%d ", i);
  if (g_strcmp0 (key->str, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_strdup (key->str);
  gtk_list_box_remove_all (GTK_LIST_BOX (list));
  gtk_list_box_remove_all (GTK_LIST_BOX (self->sleepers));
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      if (!is_present (hk_cz_table_get_survivor (table, i)))
        continue;
      gtk_list_box_append (GTK_LIST_BOX (list), hk_cz_meal_row_new (self->session, i));
      gtk_list_box_append (GTK_LIST_BOX (self->sleepers), make_sleeper (self, table, i));
    }
}

static void
update (HkCzReckoningView *self)
{
  HkCzTable *table = get_table (self);
  g_autofree char *title = g_strdup_printf (_("Reckoning of Day %d"), table->day);

  if (!hk_cz_table_is_phase (table, "reckoning"))
    return;
  gtk_label_set_text (GTK_LABEL (self->title), title);
  fill_rows (self, table);
  show_chips (self, table);
  show_encounters (self, table);
  show_sleepers (self, table);
  show_tomorrow (self, table);
  show_plan (self, table);
}

static void
best_cb (HkCzReckoningView *self)
{
  g_autoptr (HkMove) move = hk_move_build ("plan-food", NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
step_cb (HkCzReckoningView *self)
{
  g_autoptr (HkMove) move = hk_move_build ("reckon-step", NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_cz_reckoning_view_dispose (GObject *object)
{
  HkCzReckoningView *self = HK_CZ_RECKONING_VIEW (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (hk_cz_reckoning_view_parent_class)->dispose (object);
}

static void
hk_cz_reckoning_view_class_init (HkCzReckoningViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_reckoning_view_dispose;
}

static void
hk_cz_reckoning_view_init (HkCzReckoningView *self)
{
}

static GtkWidget *
add_group (GtkWidget  *box,
           const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (box), group);
  return group;
}

static GtkWidget *
add_fact (GtkWidget  *group,
          const char *title)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

/* The plan with the button that makes it anew, and its working folded away. */
static void
fill_meals (HkCzReckoningView *self,
            GtkWidget         *box)
{
  GtkWidget *list = hk_boxed_list_new (_("Who eats what"));
  GtkWidget *best = gtk_button_new_with_label (_("Best Plan"));
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->meals = add_group (box, _("Food"));
  gtk_widget_set_valign (best, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (best, "flat");
  gtk_widget_set_tooltip_text (best, _("Plan anew: fewest deaths, fewest starving, least sickness, least Food"));
  g_signal_connect_object (best, "clicked", G_CALLBACK (best_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self->meals), best);
  g_object_set_data (G_OBJECT (self->meals), "list", list);
  self->shared = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->shared), 0);
  gtk_label_set_wrap (GTK_LABEL (self->shared), TRUE);
  gtk_widget_add_css_class (self->shared, "dimmed");
  self->working = hk_working_view_new ();
  hk_widget_set_margins (foot, 8, 0, 0);
  gtk_box_append (GTK_BOX (foot), self->shared);
  gtk_box_append (GTK_BOX (foot), hk_fold_new (_("Why This Is the Best Plan"), self->working));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->meals), list);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->meals), foot);
}

static void
fill (HkCzReckoningView *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *step = gtk_button_new_with_label (_("One Step at a Time"));
  GtkWidget *group;

  self->title = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->title, "title-2");
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_box_append (GTK_BOX (box), self->title);
  fill_meals (self, box);
  self->sleep = add_group (box, _("Sleep"));
  self->sleepers = hk_boxed_list_new (_("Who sleeps inside"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->sleep), self->sleepers);
  group = add_group (box, _("The Neighborhood"));
  self->chips = add_fact (group, _("Safe-Chips"));
  self->encounters = add_fact (group, _("Encounters"));
  group = add_group (box, _("Tomorrow"));
  self->tomorrow = add_fact (group, _("If it happens like this"));
  gtk_widget_set_halign (step, GTK_ALIGN_START);
  gtk_widget_set_size_request (step, -1, 44);
  gtk_widget_set_tooltip_text (step, _("Make only the next step of the reckoning"));
  g_signal_connect_object (step, "clicked", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), step);
  hk_widget_set_margins (box, 12, 12, 18);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 640);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_bin_set_child (ADW_BIN (self), clamp);
}

/**
 * hk_cz_reckoning_view_new:
 * @session: a session of Card-Z
 *
 * Returns: (transfer floating): the page of the reckoning
 */
GtkWidget *
hk_cz_reckoning_view_new (HkSession *session)
{
  HkCzReckoningView *self = g_object_new (HK_TYPE_CZ_RECKONING_VIEW, NULL);

  self->session = g_object_ref (session);
  fill (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
