/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "dark-age-z/hk-daz-content.h"
#include "hk-daz-param-row.h"

static const char * const track_ids[] = { "draw-army", "choose-relic", "reactivate", "refresh" };

/* What a person calls a parameter. */
static const struct
{
  const char *name;
  const char *title;
} titles[] = {
  { "frontier", N_("Frontier") },
  { "frontier2", N_("Second frontier") },
  { "zone", N_("Zone") },
  { "zone2", N_("Second zone") },
  { "loyalty", N_("Loyal to") },
  { "loyalty2", N_("Second army loyal to") },
  { "player", N_("Player") },
  { "target", N_("Player concerned") },
  { "target2", N_("Second player") },
  { "hand", N_("Card from the hand") },
  { "card", N_("Card") },
  { "cards", N_("Cards drawn by hand") },
  { "drawn", N_("New cards drawn by hand") },
  { "relic", N_("Relic") },
  { "keep", N_("Relic to keep") },
  { "found-relic", N_("Relic that Terric finds") },
  { "effect", N_("Effect") },
  { "commander", N_("Commander") },
  { "commanders", N_("Commanders revealed") },
  { "slot", N_("Slot") },
  { "bonus", N_("Slot adds") },
  { "cost", N_("Cost on the track") },
  { "steps", N_("Steps to the end of the movement track") },
  { "count", N_("How many") },
  { "what", N_("Who becomes zombies") },
  { "pioneer", N_("Take a pioneer token") },
  { "side", N_("Side") },
  { "rank", N_("Rank") },
  { "attack", N_("Attack value") },
  { "zombification", N_("Zombification icons") },
  { "bronze-bonus", N_("Bronze slot adds") },
  { "silver-bonus", N_("Silver slot adds") },
  { "gold-bonus", N_("Gold slot adds") },
  { "mission", N_("Mission") },
  { "boss", N_("Boss") },
  { "invasion", N_("Invasion card") },
  { "name", N_("Name of the card") },
  { "zombies", N_("Zombies (Basic Column)") },
  { "hp", N_("Hit Points (Basic Column)") },
  { "power-up-zombies", N_("Zombies (Power Up Column)") },
  { "power-up-hp", N_("Hit Points (Power Up Column)") },
  { "damage", N_("Damage") },
  { "speed", N_("Speed") },
  { "initial", N_("Initial Power Up card") },
  { "restoration", N_("Daily Restoration Rate") },
  { "counts", N_("What each player gets") },
  { "at-random", N_("Discard by chance") },
  { "skip", N_("Reactivate no army") },
  { "step", N_("Step") },
};

static const char *
title_of (const HkParamSpec *spec)
{
  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].name, spec->name))
      return _(titles[i].title);
  return spec->name;
}

static JsonNode *
int_node (int value)
{
  return json_node_init_int (json_node_alloc (), value);
}

static JsonNode *
text_node (const char *text)
{
  return json_node_init_string (json_node_alloc (), text);
}

/* The choices of a parameter, side by side: what to show and what it means. */
typedef struct
{
  GtkStringList *labels;
  GPtrArray     *values;
} Choices;

static void
add_choice (Choices    *choices,
            const char *label,
            JsonNode   *value)
{
  gtk_string_list_append (choices->labels, label);
  g_ptr_array_add (choices->values, value);
}

static void
add_kingdoms (Choices    *choices,
              HkDazTable *table,
              guint       n)
{
  for (guint i = 0; i < n; i++)
    add_choice (choices, hk_daz_table_get_name_of (table, (int) i), int_node ((int) i));
}

static void
add_hand (Choices    *choices,
          HkDazTable *table,
          int         player)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, player);

  for (guint i = 0; kingdom != NULL && i < hk_daz_kingdom_get_hand_size (kingdom); i++)
    {
      HkDazArmy *army = hk_daz_kingdom_get_card (kingdom, i);
      g_autofree char *label = army->known ? hk_daz_army_describe (army) : g_strdup (_("A card that only its player knows"));

      add_choice (choices, label, int_node ((int) i));
    }
}

static void
add_catalogue (Choices    *choices,
               HkDazTable *table)
{
  GListModel *catalogue = G_LIST_MODEL (table->catalogue);

  for (guint i = 0; i < g_list_model_get_n_items (catalogue); i++)
    {
      g_autoptr (HkDazArmy) army = g_list_model_get_item (catalogue, i);
      g_autofree char *label = hk_daz_army_describe (army);

      add_choice (choices, label, text_node (army->card));
    }
}

static void
add_relics (Choices            *choices,
            const char * const *ids)
{
  guint n;
  const HkDazRelic *all = hk_daz_content_list_relics (&n);

  for (guint i = 0; i < n; i++)
    if (ids == NULL || g_strv_contains (ids, all[i].id))
      add_choice (choices, all[i].name, text_node (all[i].id));
}

static void
add_commanders (Choices            *choices,
                const char * const *ids)
{
  guint n;
  const HkDazCommander *all = hk_daz_content_list_commanders (&n);

  for (guint i = 0; i < n; i++)
    if (ids == NULL || g_strv_contains (ids, all[i].id))
      add_choice (choices, all[i].name, text_node (all[i].id));
}

/* Fills in the choices of @spec; none when it is not one to choose. */
static void
add_choices (Choices           *choices,
             HkDazTable        *table,
             int                player,
             const HkParamSpec *spec)
{
  static const char * const ranks[] = { N_("Bronze"), N_("Silver"), N_("Gold") };
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, player);
  const char *name = spec->name;

  if (g_str_has_prefix (name, "frontier"))
    for (guint i = 0; i < hk_daz_table_get_n_kingdoms (table); i++)
      {
        g_autofree char *label = hk_daz_table_get_frontier_name (table, (int) i);

        add_choice (choices, label, int_node ((int) i));
      }
  else if (g_str_has_prefix (name, "zone") && spec->maximum == 5)
    for (int i = 1; i <= 5; i++)
      {
        g_autofree char *label = g_strdup_printf ("%d", i);

        add_choice (choices, label, int_node (i));
      }
  else if (g_str_has_prefix (name, "loyalty"))
    add_kingdoms (choices, table, hk_daz_table_get_n_kingdoms (table));
  else if (g_str_equal (name, "player") || g_str_has_prefix (name, "target"))
    add_kingdoms (choices, table, hk_daz_table_get_n_players (table));
  else if (g_str_equal (name, "hand") && spec->type == HK_PARAM_INT)
    add_hand (choices, table, player);
  else if (g_str_equal (name, "card"))
    add_catalogue (choices, table);
  else if (g_str_equal (name, "relic") || g_str_equal (name, "keep"))
    add_relics (choices, table->question_cards != NULL ? (const char * const *) table->question_cards
                         : kingdom != NULL ? (const char * const *) kingdom->relics : NULL);
  else if (g_str_equal (name, "found-relic"))
    add_relics (choices, NULL);
  else if (g_str_equal (name, "commander"))
    add_commanders (choices, (const char * const *) table->gathering);
  else if (g_str_equal (name, "slot") || g_str_equal (name, "rank"))
    for (int i = 0; i < 3; i++)
      add_choice (choices, _(ranks[i]), int_node (i + 1));
  else if (g_str_equal (name, "boss"))
    {
      guint n;
      const HkDazBoss *bosses = hk_daz_content_list_bosses (&n);

      for (guint i = 0; i < n; i++)
        add_choice (choices, bosses[i].name, text_node (bosses[i].id));
    }
  else if (g_str_equal (name, "mission"))
    {
      guint n;
      const HkDazMission *missions = hk_daz_content_list_missions (&n);

      for (guint i = 0; i < n; i++)
        add_choice (choices, missions[i].title, text_node (missions[i].id));
    }
  else if (spec->choices != NULL)
    for (guint i = 0; spec->choices[i] != NULL; i++)
      add_choice (choices, spec->choices[i], text_node (spec->choices[i]));
}

static void
node_free (gpointer node)
{
  if (node != NULL)
    json_node_unref (node);
}

static GtkWidget *
make_combo (HkDazParamRow *self,
            Choices       *choices,
            gboolean       needed)
{
  GtkWidget *row = adw_combo_row_new ();

  if (!needed)
    {
      const char *left_out[] = { _("As it comes"), NULL };

      gtk_string_list_splice (choices->labels, 0, 0, left_out);
      g_ptr_array_insert (choices->values, 0, NULL);
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices->labels));
  self->values = g_ptr_array_ref (choices->values);
  return row;
}

/* Several of a list at once: cards of the hand, or commanders. */
static GtkWidget *
make_checks (HkDazParamRow *self,
             Choices       *choices)
{
  GtkWidget *row = adw_expander_row_new ();

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  self->values = g_ptr_array_ref (choices->values);
  self->checks = g_ptr_array_new ();
  for (guint i = 0; i < choices->values->len; i++)
    {
      GtkWidget *line = adw_action_row_new ();
      GtkWidget *check = gtk_check_button_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (line), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (line), gtk_string_list_get_string (choices->labels, i));
      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      adw_action_row_add_prefix (ADW_ACTION_ROW (line), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (line), check);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), line);
      g_ptr_array_add (self->checks, check);
    }
  return row;
}

static GtkWidget *
make_rates (HkDazParamRow *self)
{
  static const char * const names[] = { N_("Draw 2 Army Cards"), N_("Choose 1 Relic Card"), N_("Reactivate 1 War Zone"), N_("Refresh Army Cards") };
  GtkWidget *row = adw_expander_row_new ();

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  self->numbers = g_ptr_array_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (track_ids); i++)
    {
      GtkWidget *rate = adw_spin_row_new_with_range (0, 20, 1);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (rate), _(names[i]));
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), rate);
      g_ptr_array_add (self->numbers, rate);
    }
  return row;
}

/**
 * hk_daz_param_row_new:
 * @table: the table
 * @player: whose hand and relics there are to choose from
 * @spec: a parameter
 * @needed: whether it cannot be left out
 *
 * Returns: (transfer full): a row that asks for it
 */
HkDazParamRow *
hk_daz_param_row_new (HkDazTable        *table,
                      int                player,
                      const HkParamSpec *spec,
                      gboolean           needed)
{
  HkDazParamRow *self = g_new0 (HkDazParamRow, 1);
  Choices choices = { gtk_string_list_new (NULL), g_ptr_array_new_with_free_func (node_free) };

  self->spec = spec;
  if (g_str_equal (spec->name, "hand") && spec->type == HK_PARAM_INTS)
    add_hand (&choices, table, player);
  else if (g_str_equal (spec->name, "commanders"))
    add_commanders (&choices, NULL);
  else
    add_choices (&choices, table, player, spec);
  if (spec->type == HK_PARAM_BOOLEAN)
    self->widget = adw_switch_row_new ();
  else if (g_str_equal (spec->name, "restoration"))
    self->widget = make_rates (self);
  else if (choices.values->len > 0 && (spec->type == HK_PARAM_INTS || spec->type == HK_PARAM_STRINGS))
    self->widget = make_checks (self, &choices);
  else if (choices.values->len > 0)
    self->widget = make_combo (self, &choices, needed);
  else if (spec->type == HK_PARAM_INT && needed)
    self->widget = adw_spin_row_new_with_range (spec->minimum, spec->maximum, 1);
  else
    self->widget = adw_entry_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->widget), title_of (spec));
  gtk_widget_set_tooltip_text (self->widget, _(spec->summary));
  g_object_unref (choices.labels);
  g_ptr_array_unref (choices.values);
  return self;
}

static JsonNode *
read_checks (HkDazParamRow *self)
{
  g_autoptr (JsonArray) array = json_array_new ();

  for (guint i = 0; i < self->checks->len; i++)
    if (gtk_check_button_get_active (g_ptr_array_index (self->checks, i)))
      json_array_add_element (array, json_node_copy (g_ptr_array_index (self->values, i)));
  return json_array_get_length (array) == 0 ? NULL : json_node_init_array (json_node_alloc (), array);
}

static JsonNode *
read_rates (HkDazParamRow *self)
{
  g_autoptr (JsonObject) rates = json_object_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (track_ids); i++)
    json_object_set_int_member (rates, track_ids[i], (gint64) adw_spin_row_get_value (g_ptr_array_index (self->numbers, i)));
  return json_node_init_object (json_node_alloc (), rates);
}

/* What was typed: a number, a text, or several with commas between them. */
static JsonNode *
read_entry (HkDazParamRow *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->widget))));
  g_auto (GStrv) parts = NULL;
  g_autoptr (JsonArray) array = NULL;
  gint64 number;

  if (text[0] == '\0')
    return NULL;
  if (self->spec->type == HK_PARAM_INT && g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &number, NULL))
    return int_node ((int) number);
  if (self->spec->type != HK_PARAM_INTS && self->spec->type != HK_PARAM_STRINGS)
    return text_node (text);
  parts = g_strsplit (text, ",", -1);
  array = json_array_new ();
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_strstrip (parts[i]);
      if (self->spec->type == HK_PARAM_INTS && g_ascii_string_to_signed (parts[i], 10, G_MININT, G_MAXINT, &number, NULL))
        json_array_add_int_element (array, number);
      else
        json_array_add_string_element (array, parts[i]);
    }
  return json_node_init_array (json_node_alloc (), array);
}

/**
 * hk_daz_param_row_read:
 * @self: a row
 *
 * Returns: (transfer full) (nullable): what the person wants; %NULL when it is left out
 */
JsonNode *
hk_daz_param_row_read (HkDazParamRow *self)
{
  if (self->checks != NULL)
    return read_checks (self);
  if (self->numbers != NULL)
    return read_rates (self);
  if (ADW_IS_SWITCH_ROW (self->widget))
    return adw_switch_row_get_active (ADW_SWITCH_ROW (self->widget)) ? json_node_init_boolean (json_node_alloc (), TRUE) : NULL;
  if (ADW_IS_COMBO_ROW (self->widget))
    {
      const guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self->widget));
      JsonNode *value = selected < self->values->len ? g_ptr_array_index (self->values, selected) : NULL;

      return value == NULL ? NULL : json_node_copy (value);
    }
  if (ADW_IS_SPIN_ROW (self->widget))
    return int_node ((int) adw_spin_row_get_value (ADW_SPIN_ROW (self->widget)));
  return read_entry (self);
}

/**
 * hk_daz_param_row_free:
 * @self: a row; its widget stays with its parent
 */
void
hk_daz_param_row_free (HkDazParamRow *self)
{
  g_clear_pointer (&self->values, g_ptr_array_unref);
  g_clear_pointer (&self->checks, g_ptr_array_unref);
  g_clear_pointer (&self->numbers, g_ptr_array_unref);
  g_free (self);
}
