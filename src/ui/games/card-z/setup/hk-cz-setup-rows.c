/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/content/hk-cz-scenario.h"
#include "hk-cz-setup-characters.h"
#include "hk-cz-setup-rows.h"
#include "hk-cz-setup-scenario.h"
#include "ui/games/card-z/neighborhood/hk-cz-pattern-preview.h"
#include "ui/new-game/hk-choice-row.h"
#include "ui/new-game/hk-setup-rows.h"
#include "ui/new-game/hk-spin-row.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-widgets.h"

#define N_MODES 3
#define N_PATTERNS 4
#define MOST_PLAYERS 4

/* What a group decides before a game of Card-Z. All of it has a default that fits the scenario and the players. */
struct _HkCzSetupRows
{
  AdwBin      parent_instance;

  GtkWidget  *scenario;
  GtkWidget  *mode;                 /* AdwToggleGroup */
  AdwToggle  *modes[N_MODES];
  GtkWidget  *pattern;              /* AdwToggleGroup */
  AdwToggle  *patterns[N_PATTERNS];
  GtkWidget  *each;
  GtkWidget  *characters;
  GtkWidget  *bases;
  GtkWidget  *base[MOST_PLAYERS];   /* HkChoiceRow */
  GtkWidget  *horde;
  GtkWidget  *goal;
  GtkWidget  *goal_text;
  GtkWidget  *skulls;
  guint       n_players;
};

G_DEFINE_FINAL_TYPE (HkCzSetupRows, hk_cz_setup_rows, ADW_TYPE_BIN)

static const char * const mode_titles[N_MODES] = { N_("Solo"), N_("Co-op"), N_("Competitive") };
static const char * const pattern_ids[N_PATTERNS] = { "a", "b", "c", "own" };
static const char * const pattern_titles[N_PATTERNS] = { N_("A"), N_("B"), N_("C"), N_("Own") };
static const char * const base_ids[2] = { "alpha", "bravo" };

/* The options that these rows ask for. */
static const char * const options[] = {
  "scenario", "mode", "pattern", "characters-per-player", "characters", "bases", "locations", "horde", "goal", "goal-text", "alarm-skulls", NULL
};

static const HkCzScenario *
get_scenario (HkCzSetupRows *self)
{
  return hk_cz_scenario_lookup (hk_cz_setup_scenario_get_selected (HK_CZ_SETUP_SCENARIO (self->scenario)));
}

static gboolean
has_mode (HkCzSetupRows *self,
          HkCzMode       mode)
{
  return hk_cz_scenario_get_difficulty (get_scenario (self), mode) != NULL
         && (self->n_players == 0 || (mode == HK_CZ_MODE_SOLO) == (self->n_players == 1));
}

/* Only what the scenario allows can be chosen; what is chosen gives way where it is not. */
static void
update_modes (HkCzSetupRows *self)
{
  gsize first = N_MODES;
  gboolean kept = FALSE;
  const char *active = adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (self->mode));

  for (gsize i = 0; i < N_MODES; i++)
    {
      const gboolean fits = has_mode (self, (HkCzMode) i);

      adw_toggle_set_enabled (self->modes[i], fits);
      if (fits && first == N_MODES)
        first = i;
      kept |= fits && g_strcmp0 (active, hk_cz_modes[i]) == 0;
    }
  if (!kept && first < N_MODES)
    adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (self->mode), hk_cz_modes[first]);
}

static void
update_patterns (HkCzSetupRows *self)
{
  const HkCzScenario *scenario = get_scenario (self);
  const char *active = adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (self->pattern));
  gsize first = N_PATTERNS;
  gboolean kept = FALSE;

  for (gsize i = 0; i < N_PATTERNS; i++)
    {
      const gboolean fits = hk_cz_scenario_has_pattern (scenario, pattern_ids[i]);

      adw_toggle_set_enabled (self->patterns[i], fits);
      if (fits && first == N_PATTERNS)
        first = i;
      kept |= fits && g_strcmp0 (active, pattern_ids[i]) == 0;
    }
  if (!kept && first < N_PATTERNS)
    adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (self->pattern), pattern_ids[first]);
}

static void
scenario_changed_cb (HkCzSetupRows *self)
{
  const HkCzScenario *scenario = get_scenario (self);

  update_modes (self);
  update_patterns (self);
  hk_key_row_keep_number (HK_KEY_ROW (self->each), scenario->characters);
  gtk_widget_set_visible (self->goal, g_str_equal (scenario->id, "rescue-911"));
  gtk_widget_set_visible (self->goal_text, g_str_equal (scenario->id, "own"));
  hk_setup_row_set_wanted (self->horde, !g_str_equal (scenario->id, "home-run") && !g_str_equal (scenario->id, "raging-fire")
                                       && !g_str_equal (scenario->id, "horde-annihilation"));
}

static void
each_changed_cb (HkCzSetupRows *self)
{
  hk_cz_setup_characters_set_each (HK_CZ_SETUP_CHARACTERS (self->characters), hk_key_row_get_number (HK_KEY_ROW (self->each)));
}

/* A row with toggles below its title. */
static GtkWidget *
make_toggle_row (const char  *title,
                 GtkWidget  **toggles)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *label = gtk_label_new (title);

  *toggles = adw_toggle_group_new ();
  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (*toggles), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  hk_widget_set_margins (box, 12, 12, 12);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), *toggles);
  gtk_accessible_update_property (GTK_ACCESSIBLE (*toggles), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static GtkWidget *
make_mode_row (HkCzSetupRows *self)
{
  GtkWidget *row = make_toggle_row (_("How It Is Played"), &self->mode);

  /* In a narrow window the longest word needs more room than the others. */
  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (self->mode), FALSE);
  for (gsize i = 0; i < N_MODES; i++)
    {
      self->modes[i] = adw_toggle_new ();
      adw_toggle_set_name (self->modes[i], hk_cz_modes[i]);
      adw_toggle_set_label (self->modes[i], _(mode_titles[i]));
      adw_toggle_set_tooltip (self->modes[i], _(mode_titles[i]));
      adw_toggle_group_add (ADW_TOGGLE_GROUP (self->mode), self->modes[i]);
    }
  return row;
}

/* The patterns in small, with their letters below. */
static GtkWidget *
make_pattern_row (HkCzSetupRows *self)
{
  GtkWidget *row = make_toggle_row (_("Map"), &self->pattern);

  gtk_widget_set_name (row, "pattern");
  gtk_widget_add_css_class (self->pattern, "cz-patterns");
  for (gsize i = 0; i < N_PATTERNS; i++)
    {
      GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
      GtkWidget *letter = gtk_label_new (_(pattern_titles[i]));
      g_autofree char *spoken = g_strdup_printf (C_("map", "Map %s"), _(pattern_titles[i]));

      gtk_box_append (GTK_BOX (face), hk_cz_pattern_preview_new (pattern_ids[i]));
      gtk_box_append (GTK_BOX (face), letter);
      hk_widget_set_margins (face, 6, 0, 4);
      self->patterns[i] = adw_toggle_new ();
      adw_toggle_set_name (self->patterns[i], pattern_ids[i]);
      adw_toggle_set_child (self->patterns[i], face);
      adw_toggle_set_label (self->patterns[i], spoken);
      adw_toggle_set_tooltip (self->patterns[i], spoken);
      adw_toggle_group_add (ADW_TOGGLE_GROUP (self->pattern), self->patterns[i]);
    }
  return row;
}

static GtkWidget *
make_bases (HkCzSetupRows *self)
{
  self->bases = adw_expander_row_new ();
  gtk_widget_set_name (self->bases, "bases");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->bases), _("Home Bases"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->bases), _("Alpha and Bravo in turn"));
  for (gsize i = 0; i < MOST_PLAYERS; i++)
    {
      self->base[i] = hk_choice_row_new ("", NULL);
      hk_choice_row_add (HK_CHOICE_ROW (self->base[i]), "alpha", _("Alpha Base"));
      hk_choice_row_add (HK_CHOICE_ROW (self->base[i]), "bravo", _("Bravo Base"));
      hk_choice_row_set_selected (HK_CHOICE_ROW (self->base[i]), base_ids[i % 2]);
      gtk_widget_set_visible (self->base[i], FALSE);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->bases), self->base[i]);
    }
  return self->bases;
}

/* A row with a key for each number, of which one is pressed. */
static GtkWidget *
make_keys (const char *title,
           const char *subtitle,
           int         minimum,
           int         maximum,
           int         initial)
{
  GtkWidget *row = hk_key_row_new_numbers (title, minimum, maximum);

  hk_key_row_set_subtitle (HK_KEY_ROW (row), subtitle);
  hk_key_row_keep_number (HK_KEY_ROW (row), initial);
  return row;
}

static void
fill_keys (GtkWidget  *row,
           JsonObject *setup,
           const char *member)
{
  if (json_object_has_member (setup, member))
    hk_key_row_keep_number (HK_KEY_ROW (row), (int) json_object_get_int_member (setup, member));
}

static GtkWidget *
make_table_group (HkCzSetupRows *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->each = make_keys (_("Characters for Each Player"), _("As the scenario has it"), 1, 4, 2);
  self->goal = hk_spin_row_new_to_fill (_("Dependants to Rescue"), _("0 to take those that the cards tell"), 0, 20, 0);
  self->goal_text = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->goal_text), _("What Wins, in Your Words"));
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->goal_text), 1000);
  self->horde = adw_switch_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->horde), _("A Horde Starts on the Pub"));
  adw_switch_row_set_active (ADW_SWITCH_ROW (self->horde), TRUE);
  self->skulls = make_keys (_("Skulls on the Alarm Die"), _("Count the faces of the red die that show one"), 0, 6, 1);
  gtk_widget_set_name (self->horde, "horde");
  gtk_widget_set_name (self->skulls, "alarm-skulls");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->each);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->goal_text);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->goal);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->horde);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->skulls);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_bases (self));
  return group;
}

static void
hk_cz_setup_rows_class_init (HkCzSetupRowsClass *klass)
{
}

static void
hk_cz_setup_rows_init (HkCzSetupRows *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *group = adw_preferences_group_new ();

  self->scenario = hk_cz_setup_scenario_new ();
  self->characters = hk_cz_setup_characters_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_mode_row (self));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_pattern_row (self));
  gtk_box_append (GTK_BOX (box), self->scenario);
  gtk_box_append (GTK_BOX (box), group);
  gtk_box_append (GTK_BOX (box), make_table_group (self));
  gtk_box_append (GTK_BOX (box), self->characters);
  g_signal_connect_object (self->scenario, "changed", G_CALLBACK (scenario_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->each, "notify::selected", G_CALLBACK (each_changed_cb), self, G_CONNECT_SWAPPED);
  scenario_changed_cb (self);
  adw_bin_set_child (ADW_BIN (self), box);
}

static GtkWidget *
new_rows (void)
{
  return g_object_new (HK_TYPE_CZ_SETUP_ROWS, NULL);
}

static void
set_players (GtkWidget          *rows,
             const char * const *names)
{
  HkCzSetupRows *self = HK_CZ_SETUP_ROWS (rows);

  self->n_players = g_strv_length ((GStrv) names);
  hk_cz_setup_characters_set_players (HK_CZ_SETUP_CHARACTERS (self->characters), names);
  hk_cz_setup_scenario_set_players (HK_CZ_SETUP_SCENARIO (self->scenario), self->n_players);
  update_modes (self);
  for (guint i = 0; i < MOST_PLAYERS; i++)
    {
      gtk_widget_set_visible (self->base[i], i < self->n_players);
      if (i < self->n_players)
        adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->base[i]), names[i]);
    }
}

static void
fill_toggle (GtkWidget  *toggles,
             JsonObject *setup,
             const char *member)
{
  const char *name = json_object_get_string_member_with_default (setup, member, NULL);

  if (name != NULL)
    adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (toggles), name);
}

static void
fill (GtkWidget  *rows,
      JsonObject *setup)
{
  HkCzSetupRows *self = HK_CZ_SETUP_ROWS (rows);
  JsonNode *characters = json_object_get_member (setup, "characters");
  JsonNode *bases = json_object_get_member (setup, "bases");

  hk_cz_setup_scenario_set_selected (HK_CZ_SETUP_SCENARIO (self->scenario),
                                     json_object_get_string_member_with_default (setup, "scenario", "survive"));
  fill_toggle (self->mode, setup, "mode");
  fill_toggle (self->pattern, setup, "pattern");
  fill_keys (self->each, setup, "characters-per-player");
  hk_spin_row_fill (self->goal, setup, "goal");
  gtk_editable_set_text (GTK_EDITABLE (self->goal_text), json_object_get_string_member_with_default (setup, "goal-text", ""));
  fill_keys (self->skulls, setup, "alarm-skulls");
  adw_switch_row_set_active (ADW_SWITCH_ROW (self->horde), json_object_get_boolean_member_with_default (setup, "horde", TRUE));
  hk_cz_setup_characters_fill (HK_CZ_SETUP_CHARACTERS (self->characters),
                               characters != NULL && JSON_NODE_HOLDS_ARRAY (characters) ? json_node_get_array (characters) : NULL);
  for (guint i = 0; i < MOST_PLAYERS && bases != NULL && JSON_NODE_HOLDS_ARRAY (bases) && i < json_array_get_length (json_node_get_array (bases)); i++)
    hk_choice_row_set_selected (HK_CHOICE_ROW (self->base[i]), json_array_get_string_element (json_node_get_array (bases), i));
}

/* The home bases, where they are not Alpha and Bravo in turn. */
static void
add_bases (HkCzSetupRows *self,
           JsonObject    *setup)
{
  const guint n = json_array_get_length (json_object_get_array_member (setup, "players"));
  JsonArray *array = json_array_new ();
  gboolean usual = TRUE;

  for (guint i = 0; i < MIN (n, MOST_PLAYERS); i++)
    {
      const char *selected = hk_choice_row_get_selected (HK_CHOICE_ROW (self->base[i]));

      usual &= g_str_equal (selected, base_ids[i % 2]);
      json_array_add_string_element (array, selected);
    }
  if (usual)
    json_array_unref (array);
  else
    json_object_set_array_member (setup, "bases", array);
}

static void
add_to (GtkWidget  *rows,
        JsonObject *setup)
{
  HkCzSetupRows *self = HK_CZ_SETUP_ROWS (rows);
  JsonArray *characters = hk_cz_setup_characters_read (HK_CZ_SETUP_CHARACTERS (self->characters));
  const int goal = (int) adw_spin_row_get_value (ADW_SPIN_ROW (self->goal));
  g_autofree char *goal_text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->goal_text))));

  json_object_set_string_member (setup, "scenario", hk_cz_setup_scenario_get_selected (HK_CZ_SETUP_SCENARIO (self->scenario)));
  json_object_set_string_member (setup, "mode", adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (self->mode)));
  json_object_set_string_member (setup, "pattern", adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (self->pattern)));
  json_object_set_int_member (setup, "characters-per-player", hk_key_row_get_number (HK_KEY_ROW (self->each)));
  json_object_set_int_member (setup, "alarm-skulls", hk_key_row_get_number (HK_KEY_ROW (self->skulls)));
  if (gtk_widget_get_visible (self->horde))
    json_object_set_boolean_member (setup, "horde", adw_switch_row_get_active (ADW_SWITCH_ROW (self->horde)));
  if (gtk_widget_get_visible (self->goal_text) && *goal_text != '\0')
    json_object_set_string_member (setup, "goal-text", goal_text);
  if (gtk_widget_get_visible (self->goal) && goal > 0)
    json_object_set_int_member (setup, "goal", goal);
  if (characters != NULL)
    json_object_set_array_member (setup, "characters", characters);
  add_bases (self, setup);
}

static void
set_values (GtkWidget  *rows,
            const char *components)
{
  hk_cz_setup_characters_set_values (HK_CZ_SETUP_CHARACTERS (HK_CZ_SETUP_ROWS (rows)->characters), components);
}

const HkSetupViews hk_cz_setup_views = { options, new_rows, set_players, fill, add_to, set_values };
