/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-setup-rows.h"
#include "ui/display/hk-template.h"
#include "ui/new-game/hk-choice-row.h"
#include "ui/new-game/hk-setup-rows.h"
#include "ui/new-game/hk-spin-row.h"
#include "ui/widgets/hk-key-row.h"

#define USUAL_GROUP 3
#define MOST_PLAYERS 8

/* What a group agrees on before a game of RFYL. Each choice says in a sentence what it means. */
struct _HkRfSetupRows
{
  AdwBin        parent_instance;

  GtkEditable  *map;
  GtkWidget    *distance;
  GtkWidget    *ammo;
  HkChoiceRow  *victory;
  GtkWidget    *group_size;
  AdwSwitchRow *unrevealed;
  HkChoiceRow  *structure;
  HkChoiceRow  *draw_order;
  AdwSwitchRow *unarmed;
  GtkEditable  *notes;

  int           wanted;        /* how many make a group when there are enough players */
  int           n_players;
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
  { "intermediate", N_("Intermediate"), N_("As the simple game; the book says no more of it than its name.") },
  { "advanced", N_("Advanced"), N_("All move at once: the fastest decides first, and goes on when a slower player clears the way.") },
  { "expert", N_("Expert"), N_("As the advanced game, for groups with heroic conditions.") },
};

static const Choice orders[] = {
  { "clockwise", N_("Clockwise"), N_("From whoever draws first, around the table.") },
  { "speed", N_("By Speed"), N_("The highest movement card moves first.") },
};

/* The options that these rows ask for. */
static const char * const options[] = {
  "map", "distance", "victory", "group-size", "allow-unrevealed", "ammo", "structure", "draw-order", "unarmed", "notes", NULL
};

static void
add_choices (HkChoiceRow  *row,
             const Choice *choices,
             gsize         n)
{
  for (gsize i = 0; i < n; i++)
    hk_choice_row_add (row, choices[i].id, _(choices[i].title));
}

static void
explain (HkChoiceRow  *row,
         const Choice *choices,
         gsize         n)
{
  for (gsize i = 0; i < n; i++)
    if (g_strcmp0 (choices[i].id, hk_choice_row_get_selected (row)) == 0)
      g_object_set (row, "subtitle", _(choices[i].about), NULL);
}

/* What is chosen is explained, and what it makes needless is not asked for. */
static void
update (HkRfSetupRows *self)
{
  const char *structure;

  if (self->draw_order == NULL)
    return;
  structure = hk_choice_row_get_selected (self->structure);

  explain (self->victory, victories, G_N_ELEMENTS (victories));
  explain (self->structure, structures, G_N_ELEMENTS (structures));
  explain (self->draw_order, orders, G_N_ELEMENTS (orders));
  gtk_widget_set_visible (self->group_size, g_strcmp0 (hk_choice_row_get_selected (self->victory), "group") == 0);
  hk_setup_row_set_wanted (GTK_WIDGET (self->draw_order), g_strcmp0 (structure, "simple") == 0 || g_strcmp0 (structure, "intermediate") == 0);
}

static void
size_changed_cb (HkRfSetupRows *self)
{
  const int size = hk_key_row_get_number (HK_KEY_ROW (self->group_size));

  /* Fewer because there are not more of them is not what was wanted. */
  if (size < self->n_players || size > self->wanted)
    self->wanted = size;
}

static void
hk_rf_setup_rows_class_init (HkRfSetupRowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  g_type_ensure (HK_TYPE_CHOICE_ROW);
  g_type_ensure (HK_TYPE_KEY_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-setup-rows.ui");
  HK_BIND_CHILDREN (widget_class, HkRfSetupRows, map, distance, ammo, victory, group_size, unrevealed, structure, draw_order, unarmed,
                    notes);
  HK_BIND_CALLBACKS (widget_class, update, size_changed_cb);
}

static void
hk_rf_setup_rows_init (HkRfSetupRows *self)
{
  self->wanted = USUAL_GROUP;
  self->n_players = MOST_PLAYERS;
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_key_row_append_numbers (HK_KEY_ROW (self->group_size), 1, MOST_PLAYERS);
  hk_key_row_keep_number (HK_KEY_ROW (self->group_size), USUAL_GROUP);
  add_choices (self->victory, victories, G_N_ELEMENTS (victories));
  add_choices (self->structure, structures, G_N_ELEMENTS (structures));
  add_choices (self->draw_order, orders, G_N_ELEMENTS (orders));
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
  hk_key_row_show_numbers (HK_KEY_ROW (self->group_size), self->n_players);
  hk_key_row_keep_number (HK_KEY_ROW (self->group_size), MIN (self->wanted, self->n_players));
}

static void
fill_choice (HkChoiceRow *row,
             JsonObject  *setup,
             const char  *member)
{
  const char *name = json_object_get_string_member_with_default (setup, member, NULL);

  if (name != NULL)
    hk_choice_row_set_selected (row, name);
}

static void
fill (GtkWidget  *rows,
      JsonObject *setup)
{
  HkRfSetupRows *self = HK_RF_SETUP_ROWS (rows);

  gtk_editable_set_text (self->map, json_object_get_string_member_with_default (setup, "map", ""));
  hk_spin_row_fill (self->distance, setup, "distance");
  hk_spin_row_fill (self->ammo, setup, "ammo");
  if (json_object_has_member (setup, "group-size"))
    hk_key_row_keep_number (HK_KEY_ROW (self->group_size), (int) json_object_get_int_member (setup, "group-size"));
  fill_choice (self->victory, setup, "victory");
  fill_choice (self->structure, setup, "structure");
  fill_choice (self->draw_order, setup, "draw-order");
  adw_switch_row_set_active (self->unrevealed, json_object_get_boolean_member_with_default (setup, "allow-unrevealed", FALSE));
  adw_switch_row_set_active (self->unarmed, json_object_get_boolean_member_with_default (setup, "unarmed", FALSE));
  gtk_editable_set_text (self->notes, json_object_get_string_member_with_default (setup, "notes", ""));
}

static void
add_number (JsonObject *setup,
            const char *member,
            GtkWidget  *row)
{
  json_object_set_int_member (setup, member, (gint64) adw_spin_row_get_value (ADW_SPIN_ROW (row)));
}

static void
add_text (JsonObject  *setup,
          const char  *member,
          GtkEditable *row)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (row)));

  if (*text != '\0')
    json_object_set_string_member (setup, member, text);
}

static void
add_to (GtkWidget  *rows,
        JsonObject *setup)
{
  HkRfSetupRows *self = HK_RF_SETUP_ROWS (rows);

  add_text (setup, "map", self->map);
  add_number (setup, "distance", self->distance);
  add_number (setup, "ammo", self->ammo);
  json_object_set_string_member (setup, "victory", hk_choice_row_get_selected (self->victory));
  if (gtk_widget_get_visible (self->group_size))
    json_object_set_int_member (setup, "group-size", hk_key_row_get_number (HK_KEY_ROW (self->group_size)));
  json_object_set_boolean_member (setup, "allow-unrevealed", adw_switch_row_get_active (self->unrevealed));
  json_object_set_string_member (setup, "structure", hk_choice_row_get_selected (self->structure));
  if (gtk_widget_get_visible (GTK_WIDGET (self->draw_order)))
    json_object_set_string_member (setup, "draw-order", hk_choice_row_get_selected (self->draw_order));
  json_object_set_boolean_member (setup, "unarmed", adw_switch_row_get_active (self->unarmed));
  add_text (setup, "notes", self->notes);
}

const HkSetupViews hk_rf_setup_views = { options, new_rows, set_players, fill, add_to };
