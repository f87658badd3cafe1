/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-reckoning-steps.h"
#include "hk-cz-reckoning-tally.h"
#include "hk-cz-reckoning-view.h"
#include "ui/games/card-z/attack/hk-cz-pair.h"
#include "ui/games/card-z/team/hk-cz-meal-row.h"
#include "ui/games/card-z/widgets/hk-cz-sign.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/widgets/hk-widgets.h"

/* From which width on there are two columns, and the part of it, in percent, that the first has. */
#define WIDE 700
#define SHARE 60

/* The reckoning as one page: who eats what and sleeps where, what becomes of chips and Encounters, and what will be
 * true tomorrow. Everything is worked out beforehand; the big button of the house makes it happen. */
struct _HkCzReckoningView
{
  AdwBreakpointBin parent_instance;

  HkSession *session;

  GtkWidget *clamp;
  GtkWidget *meals;
  GtkWidget *chips;
  GtkWidget *encounters;
  GtkWidget *tomorrow;
  char      *shown; /* who has rows */
};

G_DEFINE_FINAL_TYPE (HkCzReckoningView, hk_cz_reckoning_view, ADW_TYPE_BREAKPOINT_BIN)

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
                          /* Translators: %s: names of cards; %s: names of cards. */
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

/* Tomorrow */

static GtkWidget *
make_fact (GtkWidget  *sign,
           const char *title,
           const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle == NULL ? "" : subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), sign);
  return row;
}

static void
add_fact (HkCzReckoningView *self,
          HkCzSignKind       kind,
          const char        *style,
          const char        *title,
          const char        *names)
{
  GtkWidget *sign;

  if (*names == '\0')
    return;
  sign = hk_cz_sign_new (kind, 20);
  gtk_widget_add_css_class (sign, style);
  gtk_list_box_append (GTK_LIST_BOX (self->tomorrow), make_fact (sign, title, names));
}

static void
show_tomorrow (HkCzReckoningView *self,
               HkCzTable         *table)
{
  const gboolean open = hk_cz_get_reckoning_step (table) <= 2;
  g_autoptr (GString) dead = g_string_new (NULL);
  g_autoptr (GString) starving = g_string_new (NULL);
  g_autoptr (GString) tired = g_string_new (NULL);

  gtk_list_box_remove_all (GTK_LIST_BOX (self->tomorrow));
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
  add_fact (self, HK_CZ_SIGN_DEAD, "error", _("Dead of Hunger"), dead->str);
  add_fact (self, HK_CZ_SIGN_STARVING, "warning", _("Starving: −1 to rolls and to carry"), starving->str);
  add_fact (self, HK_CZ_SIGN_TIRED, "warning", _("Sleep deprived: −1 to rolls, and dawn patrol comes first"), tired->str);
  if (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->tomorrow), 0) == NULL)
    add_fact (self, HK_CZ_SIGN_ROOF, "success", _("Well"), _("Nobody starves, and everybody sleeps inside."));
}

/* The rows of all who live, made anew when others live. */
static void
fill_rows (HkCzReckoningView *self,
           HkCzTable         *table)
{
  g_autoptr (GString) key = g_string_new (NULL);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (is_present (hk_cz_table_get_survivor (table, i)))
      g_string_append_printf (key, "%d ", i);
  if (g_strcmp0 (key->str, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_strdup (key->str);
  gtk_list_box_remove_all (GTK_LIST_BOX (self->meals));
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (is_present (hk_cz_table_get_survivor (table, i)))
      gtk_list_box_append (GTK_LIST_BOX (self->meals), hk_cz_meal_row_new (self->session, i));
}

static void
update (HkCzReckoningView *self)
{
  HkCzTable *table = get_table (self);

  if (!hk_cz_table_is_phase (table, "reckoning"))
    return;
  fill_rows (self, table);
  show_chips (self, table);
  show_encounters (self, table);
  show_tomorrow (self, table);
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

/* Who eats and sleeps, and what that comes to. */
static GtkWidget *
make_survivors (HkCzReckoningView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *group = add_group (box, _("Food and Sleep"));

  self->meals = hk_boxed_list_new (_("Who eats what, and sleeps where"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->meals);
  gtk_box_prepend (GTK_BOX (box), hk_cz_reckoning_tally_new (self->session));
  return box;
}

static GtkWidget *
make_rest (HkCzReckoningView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *group = add_group (box, _("Tomorrow"));

  self->tomorrow = hk_boxed_list_new (_("What will be true tomorrow"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->tomorrow);
  group = add_group (box, _("The Neighborhood"));
  self->chips = make_fact (hk_cz_symbol_new (HK_CZ_SYMBOL_SAFE, 22), _("Safe-Chips"), NULL);
  self->encounters = make_fact (hk_cz_symbol_new (HK_CZ_SYMBOL_ENCOUNTERS, 22), _("Encounters"), NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->chips);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->encounters);
  return box;
}

/* Wide enough for both columns where there is room for them. */
static void
add_breakpoint (HkCzReckoningView *self)
{
  AdwBreakpoint *breakpoint = adw_breakpoint_new (adw_breakpoint_condition_parse ("min-width: 860sp"));
  GValue width = G_VALUE_INIT;

  g_value_init (&width, G_TYPE_INT);
  g_value_set_int (&width, 1280);
  adw_breakpoint_add_setter (breakpoint, G_OBJECT (self->clamp), "maximum-size", &width);
  adw_breakpoint_bin_add_breakpoint (ADW_BREAKPOINT_BIN (self), breakpoint);
  g_value_unset (&width);
}

static void
fill (HkCzReckoningView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  self->clamp = adw_clamp_new ();
  gtk_box_append (GTK_BOX (box), hk_cz_reckoning_steps_new (self->session));
  gtk_box_append (GTK_BOX (box), hk_cz_pair_new (make_survivors (self), make_rest (self), WIDE, SHARE, 18));
  hk_widget_set_margins (box, 8, 12, 18);
  adw_clamp_set_maximum_size (ADW_CLAMP (self->clamp), 640);
  adw_clamp_set_child (ADW_CLAMP (self->clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->clamp);
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (self), scroller);
  add_breakpoint (self);
}

/* Returns (transfer floating): the page of the reckoning, which scrolls.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_reckoning_view_new (HkSession *session)
{
  HkCzReckoningView *self = g_object_new (HK_TYPE_CZ_RECKONING_VIEW, "width-request", 300, "height-request", 150, NULL);

  self->session = g_object_ref (session);
  fill (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
