/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/content/hk-cz-scenario.h"
#include "hk-cz-setup-scenario.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/widgets/hk-widgets.h"

/* The scenario that is chosen, with its goal, how long it takes, how hard it is and on which maps it is played; the
 * others unfold below it. */
struct _HkCzSetupScenario
{
  AdwBin              parent_instance;

  const HkCzScenario *selected;
  guint               n_players;
  GtkWidget          *expander;
  GtkWidget          *checks[HK_CZ_N_SCENARIOS];
  GtkWidget          *rows[HK_CZ_N_SCENARIOS];
  GtkWidget          *goal;
  GtkWidget          *change;
  GtkWidget          *facts;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzSetupScenario, hk_cz_setup_scenario, ADW_TYPE_BIN)

static const char * const mode_titles[] = { N_("Solo"), N_("Co-op"), N_("Competitive") };

static char *
describe_time (const HkCzScenario *scenario)
{
  if (scenario->min_minutes == scenario->max_minutes && scenario->min_minutes % 60 == 0)
    return g_strdup_printf (ngettext ("%d hour", "%d hours", (gulong) scenario->min_minutes / 60), scenario->min_minutes / 60);
  if (scenario->min_minutes % 60 == 0 && scenario->max_minutes % 60 == 0)
    return g_strdup_printf (_("%1$d–%2$d hours"), scenario->min_minutes / 60, scenario->max_minutes / 60);
  if (scenario->min_minutes == scenario->max_minutes)
    return g_strdup_printf (ngettext ("%d minute", "%d minutes", (gulong) scenario->min_minutes), scenario->min_minutes);
  return g_strdup_printf (_("%1$d–%2$d minutes"), scenario->min_minutes, scenario->max_minutes);
}

/* A mode with how hard it is, such as “Solo: medium”. */
static char *
describe_mode (const HkCzScenario *scenario,
               HkCzMode            mode)
{
  const char *difficulty = hk_cz_scenario_get_difficulty (scenario, mode);

  if (difficulty == NULL)
    return NULL;
  if (difficulty[0] == '\0')
    return g_strdup (_(mode_titles[mode]));
  /* Translators: how a scenario is played, and how hard it is */
  return g_strdup_printf (_("%1$s: %2$s"), _(mode_titles[mode]), hk_cz_label_difficulty (difficulty));
}

static char *
describe_maps (const HkCzScenario *scenario)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  for (const char *c = scenario->patterns; *c != '\0'; c++)
    g_string_append_printf (letters, letters->len == 0 ? "%c" : ", %c", g_ascii_toupper (*c));
  /* Translators: letters of map patterns */
  return g_strdup_printf (ngettext ("Map %s", "Maps %s", strlen (scenario->patterns)), letters->str);
}

static void
add_fact (HkCzSetupScenario *self,
          const char        *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "cz-fact");
  adw_wrap_box_append (ADW_WRAP_BOX (self->facts), label);
}

static void
update (HkCzSetupScenario *self)
{
  g_autofree char *duration = describe_time (self->selected);
  g_autofree char *maps = describe_maps (self->selected);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->expander), _(self->selected->title));
  gtk_label_set_text (GTK_LABEL (self->goal), _(self->selected->goal));
  gtk_label_set_text (GTK_LABEL (self->change), self->selected->setup == NULL ? "" : _(self->selected->setup));
  gtk_widget_set_visible (self->change, self->selected->setup != NULL);
  hk_wrap_box_clear (self->facts);
  add_fact (self, duration);
  for (gsize i = 0; i < G_N_ELEMENTS (mode_titles); i++)
    {
      g_autofree char *mode = describe_mode (self->selected, i);

      if (mode != NULL)
        add_fact (self, mode);
    }
  add_fact (self, maps);
}

/* Whether the scenario can be played by so many. */
static gboolean
fits (HkCzSetupScenario  *self,
      const HkCzScenario *scenario)
{
  if (self->n_players == 1)
    return scenario->solo != NULL;
  return self->n_players == 0 || scenario->co_op != NULL || scenario->competitive != NULL;
}

static void
toggled_cb (HkCzSetupScenario *self,
            GtkWidget         *check)
{
  const char *id = g_object_get_data (G_OBJECT (check), "id");

  if (!gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
    return;
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->expander), FALSE);
  if (g_str_equal (self->selected->id, id))
    return;
  self->selected = hk_cz_scenario_lookup (id);
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_scenario (HkCzSetupScenario  *self,
              const HkCzScenario *scenario,
              guint               number)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *duration = describe_time (scenario);
  GtkWidget *label = gtk_label_new (duration);

  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), number == 0 ? NULL : GTK_CHECK_BUTTON (self->checks[0]));
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (check), "id", (gpointer) scenario->id);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(scenario->title));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(scenario->goal));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expander), row);
  self->checks[number] = check;
  self->rows[number] = row;
}

/* What the chosen scenario is about. */
static GtkWidget *
make_about (HkCzSetupScenario *self)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->goal = hk_label_new (NULL, NULL);
  self->change = hk_label_new (NULL, "dimmed");
  self->facts = hk_wrap_box_new (6);
  hk_widget_set_margins (box, 12, 12, 12);
  gtk_box_append (GTK_BOX (box), self->goal);
  gtk_box_append (GTK_BOX (box), self->change);
  gtk_box_append (GTK_BOX (box), self->facts);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
hk_cz_setup_scenario_class_init (HkCzSetupScenarioClass *klass)
{
  /**
   * HkCzSetupScenario::changed:
   * @self: a choice
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_cz_setup_scenario_init (HkCzSetupScenario *self)
{
  GtkWidget *group = adw_preferences_group_new ();
  guint n;
  const HkCzScenario *scenarios = hk_cz_scenario_list (&n);

  self->selected = hk_cz_scenario_lookup ("survive");
  self->expander = adw_expander_row_new ();
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->expander), _("Tap to choose another"));
  for (guint i = 0; i < n; i++)
    add_scenario (self, &scenarios[i], i);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Scenario"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->expander);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_about (self));
  adw_bin_set_child (ADW_BIN (self), group);
  hk_cz_setup_scenario_set_selected (self, "survive");
  update (self);
}

/* Returns (transfer floating): the choice of the scenario. */
GtkWidget *
hk_cz_setup_scenario_new (void)
{
  return g_object_new (HK_TYPE_CZ_SETUP_SCENARIO, NULL);
}

/* Returns the id of the scenario. */
const char *
hk_cz_setup_scenario_get_selected (HkCzSetupScenario *self)
{
  g_return_val_if_fail (HK_IS_CZ_SETUP_SCENARIO (self), NULL);

  return self->selected->id;
}

/* Chooses a scenario.
 * @id: the id of a scenario; nothing happens when there is none */
void
hk_cz_setup_scenario_set_selected (HkCzSetupScenario *self,
                                   const char        *id)
{
  g_return_if_fail (HK_IS_CZ_SETUP_SCENARIO (self));

  for (guint i = 0; i < HK_CZ_N_SCENARIOS; i++)
    if (g_strcmp0 (g_object_get_data (G_OBJECT (self->checks[i]), "id"), id) == 0)
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->checks[i]), TRUE);
}

/* Leaves out the scenarios that cannot be played by so many; the chosen one gives way to one that can.
 * @n_players: how many play; 0 not known yet */
void
hk_cz_setup_scenario_set_players (HkCzSetupScenario *self,
                                  guint              n_players)
{
  guint n;
  const HkCzScenario *scenarios = hk_cz_scenario_list (&n);

  g_return_if_fail (HK_IS_CZ_SETUP_SCENARIO (self));

  self->n_players = n_players;
  for (guint i = 0; i < n; i++)
    gtk_widget_set_visible (self->rows[i], fits (self, &scenarios[i]));
  if (!fits (self, self->selected))
    hk_cz_setup_scenario_set_selected (self, "survive");
}
