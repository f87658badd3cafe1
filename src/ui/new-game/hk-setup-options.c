/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-setup-options.h"

#include <glib/gi18n.h>

#include "hk-choice-row.h"
#include "hk-house-rules-dialog.h"
#include "hk-setup-rows.h"
#include "hk-setup-values.h"
#include "hk-spin-row.h"
#include "ui/app/hk-application.h"
#include "ui/games/hk-game-views.h"

/* The options of a game, one row each, made of what the game says of them. */
struct _HkSetupOptions
{
  AdwPreferencesGroup parent_instance;

  const HkGameSpec   *game;
  GPtrArray          *rows; /* one an option; NULL where the option is not for this group */
  const HkSetupViews *own;  /* what the game asks in rows of its own */
  HkHouseRules       *house_rules;
  GtkWidget          *house_row;
  GtkLabel           *house_count;
  GtkWidget          *without_row; /* plays without the house rules of the last time */
};

G_DEFINE_FINAL_TYPE (HkSetupOptions, hk_setup_options, ADW_TYPE_PREFERENCES_GROUP)

typedef struct
{
  const char *name;
  const char *text;
} Text;

static const Text titles[] = {
  { "difficulty", N_("Difficulty") },
  { "missions", N_("Missions") },
  { "mode", N_("Way of playing") },
};

static const Text subtitles[] = {
  { "difficulty", "" },
  { "mode", "" },
};

static const Text choices[] = {
  { "choose", N_("Chosen") },
  { "competitive", N_("Competitive") },
  { "cooperative", N_("Cooperative") },
  { "deal", N_("Dealt") },
  { "easy", N_("Easy") },
  { "hard", N_("Hard") },
  { "none", N_("None") },
  { "solo", N_("Solo") },
};

/* An option that only means something when another one is so. */
static const struct
{
  const char *option;
  const char *on;
  const char *choice;
} conditions[] = {
  { "difficulty", "mode", "cooperative" },
};

static const char *
find_text (const Text *texts,
           gsize       n_texts,
           const char *name,
           const char *fallback)
{
  for (gsize i = 0; i < n_texts; i++)
    if (g_str_equal (texts[i].name, name))
      return *texts[i].text == '\0' ? "" : _(texts[i].text);
  return fallback;
}

static char *
make_readable (const char *name)
{
  char *text = g_strdelimit (g_strdup (name), "-", ' ');

  text[0] = g_ascii_toupper (text[0]);
  return text;
}

static GtkWidget *
find_row (HkSetupOptions *self,
          const char     *name)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal (self->game->options[i].name, name))
      return g_ptr_array_index (self->rows, i);
  return NULL;
}

static void
update_conditions (HkSetupOptions *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (conditions); i++)
    {
      GtkWidget *row = find_row (self, conditions[i].option);
      GtkWidget *on = find_row (self, conditions[i].on);

      if (row != NULL && HK_IS_CHOICE_ROW (on))
        hk_setup_row_set_wanted (row, g_strcmp0 (hk_choice_row_get_selected (HK_CHOICE_ROW (on)), conditions[i].choice) == 0);
    }
}

static GtkWidget *
make_choice_row (HkSetupOptions    *self,
                 const HkParamSpec *option,
                 const char        *title,
                 const char        *subtitle)
{
  GtkWidget *row = hk_choice_row_new (title, subtitle);

  for (guint i = 0; option->choices[i] != NULL; i++)
    {
      g_autofree char *readable = make_readable (option->choices[i]);

      hk_choice_row_add (HK_CHOICE_ROW (row), option->choices[i],
                         find_text (choices, G_N_ELEMENTS (choices), option->choices[i], readable));
    }
  hk_choice_row_set_selected (HK_CHOICE_ROW (row), option->choices[0]);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (update_conditions), self, G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
make_row (HkSetupOptions    *self,
          const HkParamSpec *option)
{
  g_autofree char *readable = make_readable (option->name);
  const char *title = find_text (titles, G_N_ELEMENTS (titles), option->name, readable);
  const char *subtitle = find_text (subtitles, G_N_ELEMENTS (subtitles), option->name, _(option->summary));
  GtkWidget *row = NULL;

  /* Seats and values are above these rows, on the page. */
  if (g_str_equal (option->name, "first-player") || hk_setup_values_has (option->name)
      || (self->own != NULL && g_strv_contains (self->own->options, option->name)))
    return NULL;
  if (option->type == HK_PARAM_STRING && option->choices != NULL)
    return make_choice_row (self, option, title, subtitle);
  if (option->type == HK_PARAM_BOOLEAN)
    row = adw_switch_row_new ();
  else if (option->type == HK_PARAM_INT)
    row = hk_spin_row_new (option->minimum, MAX (option->maximum, option->minimum + 1));
  else
    return NULL;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return row;
}

static void
update_house_rules (HkSetupOptions *self)
{
  const guint n = hk_house_rules_count (self->house_rules);
  /* Translators: how many house rules are switched on */
  g_autofree char *text = n == 0 ? g_strdup ("") : g_strdup_printf (ngettext ("%u on", "%u on", n), n);

  g_autofree char *group = hk_house_rules_say_group (self->house_rules);

  gtk_label_set_text (self->house_count, text);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->house_row),
                               group == NULL ? _("Where the rulebook is silent and you play it otherwise") : group);
  gtk_widget_set_visible (self->without_row, group != NULL);
}

static void
without_cb (HkSetupOptions *self)
{
  const char * const none[] = { NULL };

  hk_house_rules_choose (self->house_rules, none);
  gtk_widget_grab_focus (self->house_row);
}

static void
house_rules_cb (HkSetupOptions *self)
{
  HkRulebook *rulebook = hk_application_get_rulebook (hk_application_get_default ());

  adw_dialog_present (hk_house_rules_dialog_new (rulebook, self->house_rules), GTK_WIDGET (self));
}

/* Where the group plays a ruling otherwise, on a page of their own: there are many, and most groups want none. */
static void
add_house_rules (HkSetupOptions *self)
{
  GtkWidget *row = adw_action_row_new ();

  self->house_row = row;
  self->without_row = adw_button_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->without_row), _("Play Without These House Rules"));
  self->house_count = GTK_LABEL (gtk_label_new (NULL));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("House Rules"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->house_count));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (house_rules_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->without_row, "activated", G_CALLBACK (without_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->house_rules, "changed", G_CALLBACK (update_house_rules), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->without_row);
  update_house_rules (self);
}

static void
hk_setup_options_finalize (GObject *object)
{
  g_ptr_array_unref (HK_SETUP_OPTIONS (object)->rows);
  g_clear_object (&HK_SETUP_OPTIONS (object)->house_rules);

  G_OBJECT_CLASS (hk_setup_options_parent_class)->finalize (object);
}

static void
hk_setup_options_class_init (HkSetupOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_setup_options_finalize;
}

static void
hk_setup_options_init (HkSetupOptions *self)
{
  self->rows = g_ptr_array_new ();
}

/* @game: the game whose options it shows; given once */
void
hk_setup_options_set_game (HkSetupOptions   *self,
                           const HkGameSpec *game)
{
  g_return_if_fail (HK_IS_SETUP_OPTIONS (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (self->game == NULL);

  self->game = game;
  self->house_rules = hk_house_rules_new (game);
  self->own = hk_game_views_lookup (game->id) == NULL ? NULL : hk_game_views_lookup (game->id)->setup;
  for (guint i = 0; i < game->n_options; i++)
    {
      GtkWidget *row = make_row (self, &game->options[i]);

      g_ptr_array_add (self->rows, row);
      if (row == NULL)
        continue;
      gtk_widget_set_name (row, game->options[i].name);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
    }
  if (game->n_house_rules > 0)
    add_house_rules (self);
  update_conditions (self);
}

static void
fill_house_rules (HkSetupOptions *self,
                  JsonObject     *house)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;

  for (guint i = 0; i < self->game->n_house_rules; i++)
    if (json_object_get_boolean_member_with_default (house, self->game->house_rules[i].id, FALSE))
      g_strv_builder_add (builder, self->game->house_rules[i].id);
  ids = g_strv_builder_end (builder);
  hk_house_rules_choose (self->house_rules, (const char * const *) ids);
}

static void
add_house_rules_to (HkSetupOptions *self,
                    JsonObject     *setup)
{
  JsonObject *house;

  if (self->game->n_house_rules == 0)
    return;
  house = json_object_new ();
  for (guint i = 0; i < self->game->n_house_rules; i++)
    json_object_set_boolean_member (house, self->game->house_rules[i].id,
                                    hk_house_rules_is_on (self->house_rules, self->game->house_rules[i].id));
  json_object_set_object_member (setup, "house", house);
}

/* Returns (transfer none): by which house rules the group plays. */
HkHouseRules *
hk_setup_options_get_house_rules (HkSetupOptions *self)
{
  g_return_val_if_fail (HK_IS_SETUP_OPTIONS (self), NULL);

  return self->house_rules;
}

/* Sets the rows after an earlier setup.
 * @setup: a setup object; what it does not say is left as it is */
void
hk_setup_options_fill (HkSetupOptions *self,
                       JsonObject     *setup)
{
  g_return_if_fail (HK_IS_SETUP_OPTIONS (self));
  g_return_if_fail (setup != NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      const char *name = self->game->options[i].name;
      JsonNode *value = json_object_get_member (setup, name);

      if (value != NULL && JSON_NODE_HOLDS_OBJECT (value) && g_str_equal (name, "house"))
        fill_house_rules (self, json_node_get_object (value));
      if (row == NULL || value == NULL || !JSON_NODE_HOLDS_VALUE (value))
        continue;
      if (HK_IS_CHOICE_ROW (row))
        hk_choice_row_set_selected (HK_CHOICE_ROW (row), json_node_get_string (value));
      else if (ADW_IS_SWITCH_ROW (row))
        adw_switch_row_set_active (ADW_SWITCH_ROW (row), json_node_get_boolean (value));
      else
        adw_spin_row_set_value (ADW_SPIN_ROW (row), (double) json_node_get_int (value));
    }
}

/* @setup: a setup object, which receives what the rows say */
void
hk_setup_options_add_to (HkSetupOptions *self,
                         JsonObject     *setup)
{
  g_return_if_fail (HK_IS_SETUP_OPTIONS (self));
  g_return_if_fail (setup != NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      const char *name = self->game->options[i].name;

      if (row == NULL || !gtk_widget_get_visible (row))
        continue;
      if (HK_IS_CHOICE_ROW (row))
        json_object_set_string_member (setup, name, hk_choice_row_get_selected (HK_CHOICE_ROW (row)));
      else if (ADW_IS_SWITCH_ROW (row))
        json_object_set_boolean_member (setup, name, adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
      else
        json_object_set_int_member (setup, name, (gint64) adw_spin_row_get_value (ADW_SPIN_ROW (row)));
    }
  add_house_rules_to (self, setup);
}
