/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-content.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-setup-rows.h"
#include "hk-aotd-setup-team.h"
#include "ui/display/hk-template.h"
#include "ui/new-game/hk-choice-row.h"
#include "ui/new-game/hk-setup-list.h"
#include "ui/widgets/hk-key-row.h"

/* What a group reads out of the file of its mission before it plays. All of it has a default. */
struct _HkAotdSetupRows
{
  AdwBin     parent_instance;

  GtkWidget *box;
  GtkWidget *mission;
  GtkWidget *zeus;
  GtkWidget *numbers[4];
  GtkWidget *personal_objectives;
  GtkWidget *switches[3];
  GtkWidget *noise;
  GtkWidget *specialties;      /* one toggle button each */
  GtkWidget *warning;
  GtkWidget *abominations[3];
  GtkWidget *spawns;
  GtkWidget *objectives;
  GtkWidget *companions;
  GtkWidget *team;
};

G_DEFINE_FINAL_TYPE (HkAotdSetupRows, hk_aotd_setup_rows, ADW_TYPE_BIN)

#define USUAL_PERSONAL 2

/* The numbers, the switches and the Abominations of the setup, as the template calls their rows. */
static const struct
{
  const char *name;
  const char *row;
  int         initial;
} numbers[] = {
  { "time-limit", "time_limit", 0 },
  { "sleepers", "sleepers", 0 },
  { "shamblers", "shamblers", 0 },
  { "alphas", "alphas", 0 },
};

static const struct
{
  const char *name;
  const char *row;
  gboolean    initial;
} switches[] = {
  { "time-ends", "time_ends", TRUE },
  { "vault", "vault", FALSE },
  { "truck", "truck", FALSE },
};

static const char * const specialties[] = { "bruiser", "vault-expert", "mechanic", "stealthy", "pilot" };
static const char * const abominations[] = { "valentine", "queen", "zeus" };
static const char * const abomination_rows[] = { "valentine", "queen", "zeus_on_board" };

static const char * const spawn_kinds[] = {
  "start", N_("Starting Zone"), "red", N_("Red Zone"), "blue", N_("Blue Zone"), "green", N_("Green Zone"), "zeus", N_("Zeus Zone"), NULL
};
static const char * const spawn_open[] = { "", N_("As usual"), "open", N_("From the start"), "asleep", N_("After an event"), NULL };

static const HkSetupField spawn_fields[] = {
  { "name", N_("Where it lies"), HK_SETUP_TEXT, 0, 0, NULL },
  { "kind", N_("Kind"), HK_SETUP_CHOICE, 0, 0, spawn_kinds, "start" },
  { "spawns", N_("Spawns"), HK_SETUP_CHOICE, 0, 0, spawn_open },
};

static const char * const colours[] = {
  "red", N_("Red token"), "blue", N_("Blue token"), "green", N_("Green token"), "yellow", N_("Yellow token"),
  "purple", N_("Purple token"), "black", N_("Black token"), "", N_("No token"), NULL
};
static const char * const opened[] = { "", N_("Opens no Spawn Zone"), "blue", N_("Opens the Blue Zones"), "green", N_("Opens the Green Zones"), NULL };
static const char * const kills[] = {
  "", N_("Counts no kills"), "shambler", N_("Counts Shamblers"), "alpha", N_("Counts Alphas"), "abomination", N_("Counts Abominations"), NULL
};

static const HkSetupField objective_fields[] = {
  { "name", N_("What has to be done"), HK_SETUP_TEXT, 0, 0, NULL },
  { "colour", N_("Token"), HK_SETUP_CHOICE, 0, 0, colours },
  { "needed", N_("How often"), HK_SETUP_NUMBER, 1, 99, NULL },
  { "adrenaline", N_("Adrenaline"), HK_SETUP_NUMBER, 0, 43, NULL },
  { "opens", N_("Spawn Zones"), HK_SETUP_CHOICE, 0, 0, opened },
  { "kill-type", N_("Kill count"), HK_SETUP_CHOICE, 0, 0, kills },
  { "effect", N_("What else it does"), HK_SETUP_TEXT, 0, 0, NULL },
  { "optional", N_("Not needed to win"), HK_SETUP_SWITCH, 0, 0, NULL },
};

/* The options that these rows ask for. */
static const char * const options[] = {
  "mission", "zeus", "zeus-spawn", "time-limit", "time-ends", "personal-objectives", "personal", "sleepers", "shamblers", "alphas",
  "abominations", "vault", "truck", "noise", "required", "spawns", "objectives", "companions", "survivors", NULL
};

static GStrv
list_required (HkAotdSetupRows *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  GtkWidget *child = gtk_widget_get_first_child (self->specialties);

  for (gsize i = 0; i < G_N_ELEMENTS (specialties) && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (child)))
      g_strv_builder_add (builder, specialties[i]);
  return g_strv_builder_end (builder);
}

/* A mission can be hopeless without those whom it asks for. */
static void
update_warning (HkAotdSetupRows *self)
{
  g_auto (GStrv) required = list_required (self);
  g_auto (GStrv) unmet = hk_aotd_setup_team_list_unmet (HK_AOTD_SETUP_TEAM (self->team), (const char * const *) required);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; unmet != NULL && unmet[i] != NULL; i++)
    g_string_append_printf (names, i == 0 ? "%s" : ", %s", hk_aotd_specialty_get_title (unmet[i]));
  text = g_strdup_printf (_("Nobody in the team is known to be: %s."), names->str);
  gtk_label_set_text (GTK_LABEL (self->warning), text);
  gtk_widget_set_visible (self->warning, names->len > 0);
}

/* Everybody who is not in the team may come along. */
static void
add_companions (HkAotdSetupRows *self)
{
  const HkAotdSurvivorFacts *facts;
  guint n;

  facts = hk_aotd_content_list_survivors (&n);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = adw_switch_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), facts[i].full_name);
      g_object_set_data (G_OBJECT (self->companions), facts[i].id, row);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->companions), row);
    }
}

static void
add_default_spawns (HkAotdSetupRows *self)
{
  static const char * const kinds[] = { "start", "red" };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (JsonObject) spawn = json_object_new ();

      json_object_set_string_member (spawn, "kind", kinds[i]);
      hk_setup_list_add (HK_SETUP_LIST (self->spawns), spawn);
    }
}

static void
hk_aotd_setup_rows_class_init (HkAotdSetupRowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  g_type_ensure (HK_TYPE_AOTD_SETUP_TEAM);
  g_type_ensure (HK_TYPE_CHOICE_ROW);
  g_type_ensure (HK_TYPE_KEY_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-setup-rows.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdSetupRows, mission, zeus, noise, specialties, warning, companions, team);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    gtk_widget_class_bind_template_child_full (widget_class, numbers[i].row, FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, HkAotdSetupRows, personal_objectives);
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    gtk_widget_class_bind_template_child_full (widget_class, switches[i].row, FALSE, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (abominations); i++)
    gtk_widget_class_bind_template_child_full (widget_class, abomination_rows[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, update_warning);
}

static GtkWidget *
get_row (HkAotdSetupRows *self,
         const char      *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), HK_TYPE_AOTD_SETUP_ROWS, name));
}

static void
hk_aotd_setup_rows_init (HkAotdSetupRows *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->box = adw_bin_get_child (ADW_BIN (self));
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    self->numbers[i] = get_row (self, numbers[i].row);
  hk_key_row_append_numbers (HK_KEY_ROW (self->personal_objectives), 0, 6);
  hk_key_row_set_subtitle (HK_KEY_ROW (self->personal_objectives), _("Drawn by the app; those of your own cards are added on the table"));
  hk_key_row_keep_number (HK_KEY_ROW (self->personal_objectives), USUAL_PERSONAL);
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    self->switches[i] = get_row (self, switches[i].row);
  for (gsize i = 0; i < G_N_ELEMENTS (abominations); i++)
    {
      self->abominations[i] = get_row (self, abomination_rows[i]);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->abominations[i]), hk_aotd_zombie_get_title (abominations[i]));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (specialties); i++)
    {
      GtkWidget *toggle = gtk_toggle_button_new_with_label (hk_aotd_specialty_get_title (specialties[i]));

      g_signal_connect_object (toggle, "toggled", G_CALLBACK (update_warning), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (self->specialties), toggle);
    }
  hk_choice_row_add (HK_CHOICE_ROW (self->zeus), "regular", _("Regular"));
  hk_choice_row_add (HK_CHOICE_ROW (self->zeus), "helmeted", _("Helmeted"));
  hk_choice_row_add (HK_CHOICE_ROW (self->zeus), "mounted", _("Mounted"));
  hk_choice_row_set_selected (HK_CHOICE_ROW (self->zeus), "regular");
  self->spawns = hk_setup_list_new (_("Spawn Zones"), _("Add a Spawn Zone"), spawn_fields, G_N_ELEMENTS (spawn_fields), 12);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->spawns), _("Clockwise from the starting one"));
  gtk_widget_set_name (self->spawns, "spawns");
  add_default_spawns (self);
  self->objectives = hk_setup_list_new (_("Objectives"), _("Add an Objective"), objective_fields, G_N_ELEMENTS (objective_fields), 20);
  gtk_widget_set_name (self->objectives, "objectives");
  gtk_box_insert_child_after (GTK_BOX (self->box), self->spawns, self->team);
  gtk_box_insert_child_after (GTK_BOX (self->box), self->objectives, self->spawns);
  add_companions (self);
}

static GtkWidget *
new_rows (void)
{
  return g_object_new (HK_TYPE_AOTD_SETUP_ROWS, NULL);
}

static void
set_players (GtkWidget          *rows,
             const char * const *names)
{
  hk_aotd_setup_team_set_players (HK_AOTD_SETUP_TEAM (HK_AOTD_SETUP_ROWS (rows)->team), names);
}

static void
fill_spawns (HkAotdSetupRows *self,
             JsonArray       *spawns)
{
  g_autoptr (JsonArray) shown = json_array_new ();

  for (guint i = 0; i < json_array_get_length (spawns); i++)
    {
      JsonObject *spawn = json_array_get_object_element (spawns, i);
      JsonObject *row = json_object_new ();

      json_object_set_string_member (row, "name", json_object_get_string_member_with_default (spawn, "name", ""));
      json_object_set_string_member (row, "kind", json_object_get_string_member_with_default (spawn, "kind", i == 0 ? "start" : "red"));
      if (json_object_has_member (spawn, "open"))
        json_object_set_string_member (row, "spawns", json_object_get_boolean_member (spawn, "open") ? "open" : "asleep");
      json_array_add_object_element (shown, row);
    }
  hk_setup_list_fill (HK_SETUP_LIST (self->spawns), shown);
}

static void
fill_flags (HkAotdSetupRows *self,
            JsonArray       *ids)
{
  for (guint i = 0; i < json_array_get_length (ids); i++)
    {
      const char *id = json_array_get_string_element (ids, i);
      GtkWidget *child = gtk_widget_get_first_child (self->specialties);

      for (gsize j = 0; j < G_N_ELEMENTS (abominations); j++)
        if (g_strcmp0 (abominations[j], id) == 0)
          adw_switch_row_set_active (ADW_SWITCH_ROW (self->abominations[j]), TRUE);
      for (gsize j = 0; j < G_N_ELEMENTS (specialties) && child != NULL; j++, child = gtk_widget_get_next_sibling (child))
        if (g_strcmp0 (specialties[j], id) == 0)
          gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), TRUE);
    }
}

static void
fill_companions (HkAotdSetupRows *self,
                 JsonArray       *companions)
{
  for (guint i = 0; i < json_array_get_length (companions); i++)
    {
      JsonObject *companion = json_array_get_object_element (companions, i);
      const char *id = companion == NULL ? NULL : json_object_get_string_member_with_default (companion, "id", NULL);
      GtkWidget *row = id == NULL ? NULL : g_object_get_data (G_OBJECT (self->companions), id);

      if (row != NULL)
        adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
    }
}

static JsonArray *
get_array (JsonObject *setup,
           const char *name)
{
  JsonNode *node = json_object_get_member (setup, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static void
fill (GtkWidget  *rows,
      JsonObject *setup)
{
  HkAotdSetupRows *self = HK_AOTD_SETUP_ROWS (rows);

  gtk_editable_set_text (GTK_EDITABLE (self->mission), json_object_get_string_member_with_default (setup, "mission", ""));
  gtk_editable_set_text (GTK_EDITABLE (self->noise), json_object_get_string_member_with_default (setup, "noise", ""));
  hk_choice_row_set_selected (HK_CHOICE_ROW (self->zeus), json_object_get_string_member_with_default (setup, "zeus", "regular"));
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    adw_spin_row_set_value (ADW_SPIN_ROW (self->numbers[i]),
                            (double) json_object_get_int_member_with_default (setup, numbers[i].name, numbers[i].initial));
  hk_key_row_keep_number (HK_KEY_ROW (self->personal_objectives),
                          (int) json_object_get_int_member_with_default (setup, "personal-objectives", USUAL_PERSONAL));
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    adw_switch_row_set_active (ADW_SWITCH_ROW (self->switches[i]),
                               json_object_get_boolean_member_with_default (setup, switches[i].name, switches[i].initial));
  if (get_array (setup, "required") != NULL)
    fill_flags (self, get_array (setup, "required"));
  if (get_array (setup, "abominations") != NULL)
    fill_flags (self, get_array (setup, "abominations"));
  if (get_array (setup, "spawns") != NULL)
    fill_spawns (self, get_array (setup, "spawns"));
  if (get_array (setup, "objectives") != NULL)
    hk_setup_list_fill (HK_SETUP_LIST (self->objectives), get_array (setup, "objectives"));
  if (get_array (setup, "companions") != NULL)
    fill_companions (self, get_array (setup, "companions"));
  if (get_array (setup, "survivors") != NULL)
    hk_aotd_setup_team_fill (HK_AOTD_SETUP_TEAM (self->team), get_array (setup, "survivors"));
}

static void
add_text (GtkWidget  *row,
          JsonObject *setup,
          const char *name)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));

  if (text[0] != '\0')
    json_object_set_string_member (setup, name, text);
}

/* Whether a Zone spawns from the start is told where it is not as usual. */
static void
add_spawns (HkAotdSetupRows *self,
            JsonObject      *setup)
{
  JsonArray *spawns = hk_setup_list_read (HK_SETUP_LIST (self->spawns));

  for (guint i = 0; i < json_array_get_length (spawns); i++)
    {
      JsonObject *spawn = json_array_get_object_element (spawns, i);
      g_autofree char *told = g_strdup (json_object_get_string_member_with_default (spawn, "spawns", NULL));

      json_object_remove_member (spawn, "spawns");
      if (told != NULL)
        json_object_set_boolean_member (spawn, "open", g_str_equal (told, "open"));
    }
  json_object_set_array_member (setup, "spawns", spawns);
}

static void
add_lists (HkAotdSetupRows *self,
           JsonObject      *setup)
{
  g_auto (GStrv) required = list_required (self);
  JsonArray *required_array = json_array_new ();
  JsonArray *on_board = json_array_new ();
  JsonArray *companions = json_array_new ();
  const HkAotdSurvivorFacts *facts;
  guint n;

  for (guint i = 0; required[i] != NULL; i++)
    json_array_add_string_element (required_array, required[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (abominations); i++)
    if (adw_switch_row_get_active (ADW_SWITCH_ROW (self->abominations[i])))
      json_array_add_string_element (on_board, abominations[i]);
  facts = hk_aotd_content_list_survivors (&n);
  for (guint i = 0; i < n; i++)
    if (adw_switch_row_get_active (g_object_get_data (G_OBJECT (self->companions), facts[i].id)))
      {
        JsonObject *companion = json_object_new ();

        json_object_set_string_member (companion, "id", facts[i].id);
        json_array_add_object_element (companions, companion);
      }
  json_object_set_array_member (setup, "required", required_array);
  json_object_set_array_member (setup, "abominations", on_board);
  json_object_set_array_member (setup, "companions", companions);
}

static void
add_to (GtkWidget  *rows,
        JsonObject *setup)
{
  HkAotdSetupRows *self = HK_AOTD_SETUP_ROWS (rows);
  JsonArray *survivors = hk_aotd_setup_team_read (HK_AOTD_SETUP_TEAM (self->team));

  add_text (self->mission, setup, "mission");
  add_text (self->noise, setup, "noise");
  json_object_set_string_member (setup, "zeus", hk_choice_row_get_selected (HK_CHOICE_ROW (self->zeus)));
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    json_object_set_int_member (setup, numbers[i].name, (gint64) adw_spin_row_get_value (ADW_SPIN_ROW (self->numbers[i])));
  /* A group with real cards draws its Personal Objectives itself, and adds them. */
  json_object_set_int_member (setup, "personal-objectives",
                              g_strcmp0 (json_object_get_string_member_with_default (setup, "cards-by", NULL), "hand") == 0 ? 0
                              : hk_key_row_get_number (HK_KEY_ROW (self->personal_objectives)));
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    json_object_set_boolean_member (setup, switches[i].name, adw_switch_row_get_active (ADW_SWITCH_ROW (self->switches[i])));
  if (hk_setup_list_get_n_items (HK_SETUP_LIST (self->spawns)) > 0)
    add_spawns (self, setup);
  if (hk_setup_list_get_n_items (HK_SETUP_LIST (self->objectives)) > 0)
    json_object_set_array_member (setup, "objectives", hk_setup_list_read (HK_SETUP_LIST (self->objectives)));
  if (survivors != NULL)
    json_object_set_array_member (setup, "survivors", survivors);
  add_lists (self, setup);
}

const HkSetupViews hk_aotd_setup_views = { options, new_rows, set_players, fill, add_to };
