/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-deck.h"
#include "core/record/hk-record-private.h"
#include "hk-describe.h"

/* What a viewer may see of a table and do on it, in words that a person reads. What the records hold is read from the table as
 * it is saved for the viewer, so that what is concealed there is not told here. */

typedef struct
{
  HkTable *table;
  int      viewer;
} Look;

static void describe_record (const Look *look, HkRecord *record, JsonObject *seen, const char *path, JsonObject *out);

/* What stands in front of the value: the title of the field, which begins within a sentence, as the beginning of one. */
static char *
dup_title (const HkField *field)
{
  const char *title = _(field->plural != NULL ? field->plural : field->title);
  char first[8] = "";

  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (title)), first);
  return g_strconcat (first, g_utf8_next_char (title), NULL);
}

/* @seen: (nullable): what the viewer may see of @record, which may not be its name; %NULL where everybody knows that */
static char *
name_record (HkRecord      *record,
             const HkField *list,
             guint          position,
             JsonObject    *seen)
{
  const gboolean hidden = seen != NULL && hk_record_find_field (record, "name") != NULL && !json_object_has_member (seen, "name");
  char *name = hidden ? NULL : hk_record_dup_name (record, list, position);

  if (name != NULL)
    return name;
  /* Translators: one of several things on the table, such as “Frontier 2” */
  return g_strdup_printf (C_("thing", "%s %u"), list->title == NULL ? "" : _(list->title), position + 1);
}

/* Returns (transfer full) (nullable): what a person calls one of the records of a list of the table; %NULL where there is none.
 * @list: the name of a field of the table
 * @position: from 0 */
char *
hk_table_name_item (HkTable    *self,
                    const char *list,
                    int         position)
{
  const HkField *field;
  HkRecord *record;

  g_return_val_if_fail (HK_IS_TABLE (self), NULL);

  field = hk_record_find_field (HK_RECORD (self), list);
  g_return_val_if_fail (field != NULL && field->kind == HK_FIELD_LIST, NULL);
  record = hk_record_list_get (G_STRUCT_MEMBER (HkRecordList *, self, field->offset), position);
  return record == NULL ? NULL : name_record (record, field, (guint) position, NULL);
}

static void
add (JsonObject *out,
     const char *member,
     JsonObject *element)
{
  if (!json_object_has_member (out, member))
    json_object_set_array_member (out, member, json_array_new ());
  json_array_add_object_element (json_object_get_array_member (out, member), element);
}

static void
add_fact (JsonObject    *out,
          const HkField *field,
          const char    *text)
{
  JsonObject *fact = json_object_new ();
  g_autofree char *title = dup_title (field);

  json_object_set_string_member (fact, "field", field->name);
  json_object_set_string_member (fact, "title", title);
  json_object_set_string_member (fact, "text", text);
  add (out, "facts", fact);
}

/* What a person reads for a value of the field. */
static char *
say_value (const Look    *look,
           const HkField *field,
           const char    *value)
{
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (look->table);
  char *said = funcs->say_value == NULL ? NULL : funcs->say_value (look->table, field->name, value);

  return said != NULL ? said : g_strdup (value);
}

static char *
say_number (int number)
{
  /* Translators: a number below 0 */
  return number < 0 ? g_strdup_printf (_("−%d"), -number) : g_strdup_printf ("%d", number);
}

/* A value that the group may set by hand. */
static void
add_number (JsonObject    *out,
            const HkField *field,
            const char    *path,
            JsonNode      *value)
{
  JsonObject *number = json_object_new ();
  g_autofree char *title = dup_title (field);
  g_autofree char *text = json_node_get_value_type (value) != G_TYPE_BOOLEAN ? say_number ((int) json_node_get_int (value))
                                                                              : g_strdup (json_node_get_boolean (value) ? _("yes") : _("no"));

  json_object_set_string_member (number, "title", title);
  json_object_set_string_member (number, "path", path);
  json_object_set_member (number, "value", json_node_copy (value));
  json_object_set_string_member (number, "text", text);
  json_object_set_int_member (number, "minimum", field->minimum);
  json_object_set_int_member (number, "maximum", field->maximum);
  add (out, "numbers", number);
}

static void
describe_int (const Look    *look,
              const HkField *field,
              const char    *path,
              JsonNode      *value,
              JsonObject    *out)
{
  const int number = (int) json_node_get_int (value);
  g_autofree char *text = NULL;

  if (field->names != NULL)
    text = hk_table_name_item (look->table, field->names, number);
  else if (field->settable)
    add_number (out, field, path, value);
  /* What has not changed yet is worth no words; −1 stands for none. */
  else if (number != field->initial && (number >= 0 || field->minimum < -1))
    {
      g_autofree char *plain = g_strdup_printf ("%d", number);
      const HkTableFuncs *funcs = HK_TABLE_FUNCS (look->table);

      text = funcs->say_value == NULL ? NULL : funcs->say_value (look->table, field->name, plain);
      text = text != NULL ? text : say_number (number);
    }
  if (text != NULL)
    add_fact (out, field, text);
}

static void
describe_string (const Look    *look,
                 const HkField *field,
                 const char    *text,
                 JsonObject    *out)
{
  g_autofree char *said = NULL;

  /* A record is called by its name. */
  if (text == NULL || text[0] == '\0' || g_str_equal (field->name, "name"))
    return;
  if (g_str_equal (field->name, "phase"))
    said = hk_table_dup_phase_title (look->table);
  if (said == NULL)
    said = say_value (look, field, text);
  add_fact (out, field, said);
}

static void
describe_texts (const Look    *look,
                const HkField *field,
                GStrv          texts,
                JsonObject    *out)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_autofree char *all = NULL;

  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      const int number = (int) g_ascii_strtoll (texts[i], NULL, 10);
      char *name = field->names == NULL ? NULL : hk_table_name_item (look->table, field->names, number);

      if (name != NULL)
        g_strv_builder_take (builder, name);
      else if (texts[i][0] != '\0')
        g_strv_builder_take (builder, say_value (look, field, texts[i]));
    }
  words = g_strv_builder_end (builder);
  all = g_strjoinv (", ", words);
  if (words[0] != NULL)
    add_fact (out, field, all);
}

static void
describe_deck (const Look    *look,
               const HkField *field,
               HkDeck        *deck,
               JsonObject    *out)
{
  const guint n = hk_deck_get_n_left (deck);
  const guint discarded = hk_deck_get_n_discarded (deck);
  g_autofree char *left = g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
  g_autofree char *text = NULL;

  /* Where the group goes by hand it has the cards itself. */
  if (n + discarded == 0 && hk_table_goes_by_hand (look->table))
    return;
  /* Translators: %s: “12 cards”; %u: how many cards have been discarded. */
  text = discarded == 0 ? g_strdup (left) : g_strdup_printf (_("%s, %u discarded"), left, discarded);
  add_fact (out, field, text);
}

/* One record as a card, within the group of its field. */
static void
add_card (const Look    *look,
          HkRecord      *record,
          JsonObject    *seen,
          const char    *path,
          const char    *title,
          JsonObject    *group)
{
  JsonObject *card = json_object_new ();

  json_object_set_string_member (card, "title", title);
  describe_record (look, record, seen, path, card);
  add (group, "cards", card);
}

static void
describe_list (const Look    *look,
               const HkField *field,
               GListModel    *list,
               JsonArray     *seen,
               const char    *path,
               JsonObject    *out)
{
  JsonObject *group = json_object_new ();
  g_autofree char *title = dup_title (field);

  json_object_set_string_member (group, "field", field->name);
  json_object_set_string_member (group, "title", title);
  if (list == hk_table_get_seats (look->table))
    json_object_set_boolean_member (group, "seats", TRUE);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (HkRecord) record = g_list_model_get_item (list, i);
      g_autofree char *name = name_record (record, field, i, json_array_get_object_element (seen, i));
      g_autofree char *inside = g_strdup_printf ("%s/%u", path, i);

      add_card (look, record, json_array_get_object_element (seen, i), inside, name, group);
    }
  add (out, "groups", group);
}

/* How much there is of what the viewer does not see. */
static void
describe_hidden (const HkField *field,
                 gpointer       member,
                 JsonObject    *out)
{
  guint n = 0;
  g_autofree char *text = NULL;

  if (field->kind == HK_FIELD_STRV)
    n = *(GStrv *) member == NULL ? 0 : g_strv_length (*(GStrv *) member);
  else if (field->kind == HK_FIELD_LIST)
    n = g_list_model_get_n_items (*(GListModel **) member);
  if (n == 0)
    return;
  text = g_strdup_printf (ngettext ("%u, not to be seen", "%u, not to be seen", n), n);
  add_fact (out, field, text);
}

static void
describe_field (const Look    *look,
                HkRecord      *record,
                const HkField *field,
                JsonNode      *seen,
                const char    *path,
                JsonObject    *out)
{
  gpointer member = (char *) record + field->offset;
  g_autofree char *title = NULL;

  switch (field->kind)
    {
    case HK_FIELD_INT:
      describe_int (look, field, path, seen, out);
      break;
    case HK_FIELD_BOOLEAN:
      if (field->settable)
        add_number (out, field, path, seen);
      else if (*(gboolean *) member)
        add_fact (out, field, _("yes"));
      break;
    case HK_FIELD_ENUM:
    case HK_FIELD_STRING:
      describe_string (look, field, hk_record_peek_text (record, field), out);
      break;
    case HK_FIELD_STRV:
      describe_texts (look, field, *(GStrv *) member, out);
      break;
    case HK_FIELD_RECORD:
      if (*(gpointer *) member == NULL)
        break;
      if (HK_IS_DECK (*(gpointer *) member))
        {
          describe_deck (look, field, *(gpointer *) member, out);
          break;
        }
      title = dup_title (field);
      {
        JsonObject *group = json_object_new ();

        json_object_set_string_member (group, "field", field->name);
        json_object_set_string_member (group, "title", title);
        add_card (look, *(gpointer *) member, json_node_get_object (seen), path, title, group);
        add (out, "groups", group);
      }
      break;
    case HK_FIELD_LIST:
      if (g_list_model_get_n_items (*(GListModel **) member) > 0)
        describe_list (look, field, *(GListModel **) member, json_node_get_array (seen), path, out);
      break;
    }
}

/* @seen: what the viewer may see of @record; a field that it lacks is not to be seen */
static void
describe_record (const Look *look,
                 HkRecord   *record,
                 JsonObject *seen,
                 const char *path,
                 JsonObject *out)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      g_autofree char *inside = path == NULL ? g_strdup (field->name) : g_strdup_printf ("%s/%s", path, field->name);

      if (field->seen_by == HK_SEEN_BY_APP || field->title == NULL || !hk_table_keeps_field (look->table, inside))
        continue;
      if (json_object_has_member (seen, field->name))
        describe_field (look, record, field, json_object_get_member (seen, field->name), inside, out);
      else
        describe_hidden (field, (char *) record + field->offset, out);
    }
}

static void
add_text (JsonObject *out,
          const char *member,
          const char *text)
{
  if (text != NULL && text[0] != '\0')
    json_object_set_string_member (out, member, text);
}

static JsonArray *
describe_steps (HkTable *self)
{
  static const char * const states[] = { "todo", "current", "done", "skipped" };
  g_autoptr (GPtrArray) steps = hk_table_list_steps (self);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < steps->len; i++)
    {
      HkStep *step = g_ptr_array_index (steps, i);
      JsonObject *object = json_object_new ();

      add_text (object, "title", hk_step_get_title (step));
      add_text (object, "phase", hk_step_get_phase_title (step));
      json_object_set_string_member (object, "state", states[hk_step_get_state (step)]);
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonObject *
move_to_json (HkMove *move)
{
  g_autoptr (HkMove) plain = hk_move_copy (move);

  return hk_move_to_json (plain);
}

static JsonObject *
make_choice (const char *title)
{
  JsonObject *choice = json_object_new ();

  json_object_set_string_member (choice, "title", title);
  return choice;
}

/* What there is to choose from for @param. */
static void
add_choices (JsonObject        *ask,
             HkTable           *self,
             const HkParamSpec *param)
{
  for (int i = 0; param->list != NULL; i++)
    {
      g_autofree char *name = hk_table_name_item (self, param->list, i);
      JsonObject *choice;

      if (name == NULL)
        break;
      choice = make_choice (name);
      json_object_set_int_member (choice, "value", i);
      add (ask, "choices", choice);
    }
  for (guint i = 0; param->choices != NULL && param->choices[i] != NULL; i++)
    {
      JsonObject *choice = make_choice (param->choices[i]);

      json_object_set_string_member (choice, "value", param->choices[i]);
      add (ask, "choices", choice);
    }
}

/* What of the move a person still has to say, as "asks", and what else may be said of it, as "takes". */
static void
add_asks (JsonObject         *out,
          HkTable            *self,
          HkMove             *move,
          const char * const *missing)
{
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (self), hk_move_get_name (move), NULL);

  for (guint i = 0; spec != NULL && i < spec->n_params; i++)
    {
      const HkParamSpec *param = &spec->params[i];
      const gboolean asked = param->required || g_strv_contains (missing, param->name);
      JsonObject *ask;

      if (hk_move_has (move, param->name) || !hk_table_keeps_move (self, spec->name, param->name) || !(asked || param->title != NULL))
        continue;
      ask = hk_param_describe (param);
      add_text (ask, "title", hk_param_get_title (param));
      json_object_remove_member (ask, "choices");
      add_choices (ask, self, param);
      add (out, asked ? "asks" : "takes", ask);
    }
}

static JsonArray *
describe_options (HkTable *self,
                  int      viewer)
{
  g_autoptr (GPtrArray) options = hk_table_list_options (self, viewer);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);
      JsonObject *object = json_object_new ();

      add_text (object, "title", hk_move_option_get_title (option));
      add_text (object, "hint", hk_move_option_get_hint (option));
      add_text (object, "reason", hk_move_option_get_reason (option));
      json_object_set_object_member (object, "move", move_to_json (hk_move_option_get_move (option)));
      if (hk_move_option_is_further (option))
        json_object_set_boolean_member (object, "further", TRUE);
      add_asks (object, self, hk_move_option_get_move (option), hk_move_option_get_missing (option));
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonObject *
describe_primary_action (HkTable         *self,
                         HkPrimaryAction *action)
{
  static const char * const none[] = { NULL };
  JsonObject *object = json_object_new ();
  HkMove *move = hk_primary_action_get_move (action);
  const char *asks = hk_primary_action_get_asks (action);

  add_text (object, "title", hk_primary_action_get_label (action));
  add_text (object, "hint", hk_primary_action_get_hint (action));
  if (move != NULL)
    {
      json_object_set_object_member (object, "move", move_to_json (move));
      add_asks (object, self, move, none);
    }
  /* A view of the game's own is nothing to a reader. */
  if (asks != NULL && hk_game_find_move (hk_table_get_game (self), asks, NULL) != NULL)
    json_object_set_string_member (object, "asks-for", asks);
  return object;
}

/* Returns (transfer full): an object with what the viewer may see: "headline", "facts" and "groups" of cards, and once the game is
 * over the "outcome". A card has "facts", "numbers" with their value as a "text", which the move "set" may change at their "path", and "groups" again.
 * Fields without a title and those that only the app sees are left out.
 * @viewer: a player, from 0, %HK_VIEWER_NOBODY or %HK_VIEWER_ALL */
JsonNode *
hk_table_describe_records (HkTable *self,
                           int      viewer)
{
  const Look look = { self, viewer };
  g_autoptr (JsonObject) out = json_object_new ();
  g_autoptr (JsonNode) seen = hk_table_save_seen (self, viewer);
  g_autofree char *headline = hk_table_get_headline (self);
  g_autofree char *outcome = hk_table_get_outcome (self);

  g_return_val_if_fail (HK_IS_TABLE (self), NULL);

  json_object_set_string_member (out, "game", hk_table_get_game (self)->id);
  add_text (out, "headline", headline);
  add_text (out, "outcome", outcome);
  describe_record (&look, HK_RECORD (self), json_node_get_object (seen), NULL, out);
  return json_node_init_object (json_node_alloc (), out);
}

/* Returns (transfer full): hk_table_describe_records() with what the viewer may do: "steps", "reminders", "next", "options" with
 * what they still ask and what else they take, and the "score". An option is a "further" one where the game lists its own and nothing is known of this
 * one yet.
 * @viewer: a player, from 0, %HK_VIEWER_NOBODY or %HK_VIEWER_ALL */
JsonNode *
hk_table_describe (HkTable *self,
                   int      viewer)
{
  JsonNode *node = hk_table_describe_records (self, viewer);
  JsonObject *out = json_node_get_object (node);
  g_autoptr (HkScoreSheet) sheet = hk_table_get_score_sheet (self);
  g_autoptr (HkPrimaryAction) action = hk_table_get_primary_action (self);
  g_auto (GStrv) reminders = hk_table_list_reminders (self);

  json_object_set_array_member (out, "steps", describe_steps (self));
  for (guint i = 0; reminders != NULL && reminders[i] != NULL; i++)
    {
      if (i == 0)
        json_object_set_array_member (out, "reminders", json_array_new ());
      json_array_add_string_element (json_object_get_array_member (out, "reminders"), reminders[i]);
    }
  if (action != NULL)
    json_object_set_object_member (out, "next", describe_primary_action (self, action));
  json_object_set_array_member (out, "options", describe_options (self, viewer));
  json_object_set_member (out, "score", hk_score_sheet_to_json (sheet));
  return node;
}
