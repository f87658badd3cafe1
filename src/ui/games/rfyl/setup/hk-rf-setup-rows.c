/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-setup-rows.h"
#include "ui/new-game/hk-choice-row.h"
#include "ui/new-game/hk-spin-row.h"
#include "ui/widgets/hk-tooltip.h"

#define USUAL_DISTANCE 30
#define USUAL_AMMO 3
#define USUAL_GROUP 3
#define MOST_PLAYERS 8

/* What a group agrees on before a game of RFYL. Each choice says in a sentence what it means. */
struct _HkRfSetupRows
{
  AdwBin     parent_instance;

  GtkWidget *distance;
  GtkWidget *ammo;
  GtkWidget *victory;
  GtkWidget *group_size;
  GtkWidget *unrevealed;
  GtkWidget *structure;
  GtkWidget *draw_order;
  GtkWidget *unarmed;
  GtkWidget *notes;
  int        wanted;        /* how many make a group when there are enough players */
  int        n_players;
};

G_DEFINE_FINAL_TYPE (HkRfSetupRows, hk_rf_setup_rows, ADW_TYPE_BIN)

typedef struct
{
  const char *id;
  const char *title;
  const char *about;
} Choice;

static const Choice victories[] = {
  { "first", N_("First One"), N_("Whoever is first at the victory space wins, and the game is over.") },
  { "group", N_("A Group"), N_("The first so many players who get out win together.") },
  { "last", N_("Everybody"), N_("The run goes on until nobody is left on the track; all who got out win.") },
};

static const Choice structures[] = {
  { "simple", N_("Simple"), N_("Players move one by one, and each shoots during their own movement.") },
  { "intermediate", N_("Middle"), N_("As the simple game; the book says no more of it than its name, Intermediate.") },
  { "advanced", N_("Advanced"), N_("All move at once: the fastest decides first, and goes on when a slower player clears the way.") },
  { "expert", N_("Expert"), N_("As the advanced game, for groups with heroic conditions.") },
};

static const Choice orders[] = {
  { "clockwise", N_("Clockwise"), N_("From whoever draws first, around the table.") },
  { "speed", N_("By Speed"), N_("The highest movement card moves first.") },
};

/* The options that these rows ask for. */
static const char * const options[] = {
  "distance", "victory", "group-size", "allow-unrevealed", "ammo", "structure", "draw-order", "unarmed", "notes", NULL
};

static GtkWidget *
make_choice (const char   *title,
             const Choice *choices,
             gsize         n)
{
  GtkWidget *row = hk_choice_row_new (title, _(choices[0].about));

  for (gsize i = 0; i < n; i++)
    hk_choice_row_add (HK_CHOICE_ROW (row), choices[i].id, _(choices[i].title));
  return row;
}

static void
explain (GtkWidget    *row,
         const Choice *choices,
         gsize         n)
{
  for (gsize i = 0; i < n; i++)
    if (g_strcmp0 (choices[i].id, hk_choice_row_get_selected (HK_CHOICE_ROW (row))) == 0)
      g_object_set (row, "subtitle", _(choices[i].about), NULL);
}

/* What is chosen is explained, and what it makes needless is not asked for. */
static void
update (HkRfSetupRows *self)
{
  const char *structure = hk_choice_row_get_selected (HK_CHOICE_ROW (self->structure));

  explain (self->victory, victories, G_N_ELEMENTS (victories));
  explain (self->structure, structures, G_N_ELEMENTS (structures));
  explain (self->draw_order, orders, G_N_ELEMENTS (orders));
  gtk_widget_set_visible (self->group_size, g_strcmp0 (hk_choice_row_get_selected (HK_CHOICE_ROW (self->victory)), "group") == 0);
  gtk_widget_set_visible (self->draw_order, g_strcmp0 (structure, "simple") == 0 || g_strcmp0 (structure, "intermediate") == 0);
}

static GtkWidget *
make_switch (const char *title,
             const char *subtitle)
{
  GtkWidget *row = adw_switch_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return row;
}

static GtkWidget *
make_group (const char  *title,
            GtkWidget  **rows,
            gsize        n)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  for (gsize i = 0; i < n; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), rows[i]);
  return group;
}

static void
size_changed_cb (HkRfSetupRows *self)
{
  const int size = (int) adw_spin_row_get_value (ADW_SPIN_ROW (self->group_size));

  /* Fewer because there are not more of them is not what was wanted. */
  if (size < self->n_players || size > self->wanted)
    self->wanted = size;
}

static void
hk_rf_setup_rows_class_init (HkRfSetupRowsClass *klass)
{
}

static void
hk_rf_setup_rows_init (HkRfSetupRows *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  self->wanted = USUAL_GROUP;
  self->n_players = MOST_PLAYERS;
  self->distance = hk_spin_row_new_to_fill (_("Distance"), _("Spaces from the start to the victory space: the farther, the harder"), 1, 999, USUAL_DISTANCE);
  self->ammo = hk_spin_row_new_to_fill (_("Bullets for Each at the Start"), _("The fewer, the harder"), 0, 99, USUAL_AMMO);
  self->victory = make_choice (_("Who Wins"), victories, G_N_ELEMENTS (victories));
  self->group_size = hk_spin_row_new_to_fill (_("Size of the Group"), NULL, 1, MOST_PLAYERS, USUAL_GROUP);
  self->unrevealed = make_switch (_("Out With Covered Blood Cards"), _("Otherwise they wait on the victory space until the cards are turned up"));
  self->structure = make_choice (_("Movement"), structures, G_N_ELEMENTS (structures));
  self->draw_order = make_choice (_("Who Moves First"), orders, G_N_ELEMENTS (orders));
  self->unarmed = make_switch (_("Unarmed Together"), _("Three players without weapons can kill a zombie"));
  self->notes = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->notes), _("Heroic conditions and other agreements"));
  hk_tooltip_set (self->notes, _("Heroic conditions and other agreements"));
  gtk_box_append (GTK_BOX (box), make_group (_("The Goal"), (GtkWidget *[]) { self->distance, self->victory, self->group_size, self->unrevealed }, 4));
  gtk_box_append (GTK_BOX (box), make_group (_("The Run"), (GtkWidget *[]) { self->ammo, self->structure, self->draw_order, self->unarmed, self->notes }, 5));
  gtk_widget_add_css_class (box, "rf-setup");
  g_signal_connect_object (self->group_size, "notify::value", G_CALLBACK (size_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->victory, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->structure, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draw_order, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), box);
  update (self);
}

static GtkWidget *
new_rows (void)
{
  return g_object_new (HK_TYPE_RF_SETUP_ROWS, NULL);
}

/* A group is made of those who play. */
static void
set_players (GtkWidget          *rows,
             const char * const *names)
{
  HkRfSetupRows *self = HK_RF_SETUP_ROWS (rows);

  self->n_players = CLAMP ((int) g_strv_length ((GStrv) names), 1, MOST_PLAYERS);
  gtk_adjustment_set_upper (adw_spin_row_get_adjustment (ADW_SPIN_ROW (self->group_size)), self->n_players);
  adw_spin_row_set_value (ADW_SPIN_ROW (self->group_size), MIN (self->wanted, self->n_players));
}

static void
fill_choice (GtkWidget  *row,
             JsonObject *setup,
             const char *member)
{
  const char *name = json_object_get_string_member_with_default (setup, member, NULL);

  if (name != NULL)
    hk_choice_row_set_selected (HK_CHOICE_ROW (row), name);
}

static void
fill (GtkWidget  *rows,
      JsonObject *setup)
{
  HkRfSetupRows *self = HK_RF_SETUP_ROWS (rows);

  hk_spin_row_fill (self->distance, setup, "distance");
  hk_spin_row_fill (self->ammo, setup, "ammo");
  hk_spin_row_fill (self->group_size, setup, "group-size");
  fill_choice (self->victory, setup, "victory");
  fill_choice (self->structure, setup, "structure");
  fill_choice (self->draw_order, setup, "draw-order");
  adw_switch_row_set_active (ADW_SWITCH_ROW (self->unrevealed), json_object_get_boolean_member_with_default (setup, "allow-unrevealed", FALSE));
  adw_switch_row_set_active (ADW_SWITCH_ROW (self->unarmed), json_object_get_boolean_member_with_default (setup, "unarmed", FALSE));
  gtk_editable_set_text (GTK_EDITABLE (self->notes), json_object_get_string_member_with_default (setup, "notes", ""));
}

static void
add_number (JsonObject *setup,
            const char *member,
            GtkWidget  *row)
{
  json_object_set_int_member (setup, member, (gint64) adw_spin_row_get_value (ADW_SPIN_ROW (row)));
}

static void
add_to (GtkWidget  *rows,
        JsonObject *setup)
{
  HkRfSetupRows *self = HK_RF_SETUP_ROWS (rows);
  g_autofree char *notes = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->notes))));

  add_number (setup, "distance", self->distance);
  add_number (setup, "ammo", self->ammo);
  json_object_set_string_member (setup, "victory", hk_choice_row_get_selected (HK_CHOICE_ROW (self->victory)));
  if (gtk_widget_get_visible (self->group_size))
    add_number (setup, "group-size", self->group_size);
  json_object_set_boolean_member (setup, "allow-unrevealed", adw_switch_row_get_active (ADW_SWITCH_ROW (self->unrevealed)));
  json_object_set_string_member (setup, "structure", hk_choice_row_get_selected (HK_CHOICE_ROW (self->structure)));
  if (gtk_widget_get_visible (self->draw_order))
    json_object_set_string_member (setup, "draw-order", hk_choice_row_get_selected (HK_CHOICE_ROW (self->draw_order)));
  json_object_set_boolean_member (setup, "unarmed", adw_switch_row_get_active (ADW_SWITCH_ROW (self->unarmed)));
  if (notes[0] != '\0')
    json_object_set_string_member (setup, "notes", notes);
}

const HkSetupViews hk_rf_setup_views = { options, new_rows, set_players, fill, add_to };
