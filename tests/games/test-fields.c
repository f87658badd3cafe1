/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/describe/hk-describe.h"
#include "core/record/hk-deck.h"
#include "games/army-of-the-dead/state/hk-aotd-gear.h"
#include "games/army-of-the-dead/state/hk-aotd-spawn-card.h"
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-vault.h"
#include "games/card-z/state/hk-cz-card.h"
#include "games/card-z/state/hk-cz-gear.h"
#include "games/card-z/state/hk-cz-illness.h"
#include "games/card-z/state/hk-cz-location.h"
#include "games/card-z/state/hk-cz-survivor.h"
#include "games/card-z/state/hk-cz-weather.h"
#include "games/dark-age-z/state/hk-daz-army.h"
#include "games/dark-age-z/state/hk-daz-invasion.h"
#include "games/rfyl/state/hk-rf-blood.h"
#include "games/rfyl/state/hk-rf-event.h"
#include "games/rfyl/state/hk-rf-item.h"
#include "hk-play.h"

/* Each fact is declared once: what an owner may enter of a component finds room in the record that it becomes on a table, under the same
 * name; and what a table tells a viewer is just what its fields have titles for. */

/* --- components -------------------------------------------------------------------------------------------------------------- */

/* @kind: of pack-schema.json
 * @type: the record that it becomes
 * @aside: with spaces between: fields of the kind that the record keeps under another name or not at all */
typedef struct
{
  const char *game;
  const char *kind;
  GType     (*type) (void);
  const char *aside;
} Component;

static const Component components[] = {
  { "army-of-the-dead", "zombie-card", hk_aotd_spawn_card_get_type, "id" },
  { "army-of-the-dead", "zeus-order", hk_aotd_spawn_card_get_type, "id" },
  { "army-of-the-dead", "vault-card", hk_aotd_vault_get_type, "name" },
  { "army-of-the-dead", "survivor", hk_aotd_survivor_get_type, "specialty specialty-2 pack-1 pack-2" },
  { "army-of-the-dead", "weapon", hk_aotd_gear_get_type, "id" },
  { "card-z", "weather", hk_cz_weather_get_type, "" },
  { "card-z", "encounter", hk_cz_card_get_type, "" },
  { "card-z", "location", hk_cz_location_get_type, "encounters reward reverse-encounters" },
  { "card-z", "character", hk_cz_survivor_get_type, "loot-1 loot-2 loot-3" },
  { "card-z", "loot", hk_cz_gear_get_type, "copies close medium long" },
  { "card-z", "sick", hk_cz_illness_get_type, "" },
  { "dark-age-z", "invasion-card", hk_daz_invasion_get_type, "" },
  { "dark-age-z", "army-card", hk_daz_army_get_type, "id copies" },
  { "rfyl", "blood", hk_rf_blood_get_type, "id copies" },
  { "rfyl", "event", hk_rf_event_get_type, "" },
  { "rfyl", "item", hk_rf_item_get_type, "" },
};

static const HkField *
find_field (HkRecordClass *klass,
            const char    *name)
{
  for (guint i = 0; i < klass->n_fields; i++)
    if (g_str_equal (klass->fields[i].name, name))
      return &klass->fields[i];
  return NULL;
}

static JsonObject *
find_kind (const char *game,
           const char *id)
{
  JsonArray *kinds = json_object_get_array_member (hk_content_get (game, "pack-schema"), "kinds");

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    if (g_str_equal (json_object_get_string_member (json_array_get_object_element (kinds, i), "id"), id))
      return json_array_get_object_element (kinds, i);
  g_error ("%s has no %s", game, id);
}

/* A number that may be entered finds room on the table. */
static void
check_range (const Component *self,
             const HkField   *field,
             JsonObject      *entered)
{
  const gint64 least = json_object_get_int_member (entered, "min");
  const gint64 most = json_object_get_int_member (entered, "max");
  const gboolean is_truth = field->kind == HK_FIELD_BOOLEAN && least >= -1 && most == 1;

  if (!is_truth && (field->kind != HK_FIELD_INT || least < field->minimum || most > field->maximum))
    {
      g_printerr ("%s/%s/%s: %d to %d may be entered, the table holds %d to %d\n", self->game, self->kind, field->name, (int) least, (int) most,
                  field->minimum, field->maximum);
      g_test_fail ();
    }
}

/* What may be chosen is what the record may say, where it names that. */
static void
check_choices (const Component *self,
               const HkField   *field,
               JsonObject      *entered)
{
  JsonArray *values = json_object_get_array_member (entered, "values");
  g_auto (GStrv) names = field->words != NULL ? g_strdupv ((GStrv) field->words) : field->names == NULL ? NULL : g_strsplit (field->names, "|", -1);

  g_assert_true (field->kind == HK_FIELD_STRING || field->kind == HK_FIELD_ENUM || field->kind == HK_FIELD_INT);
  for (guint i = 0; field->kind != HK_FIELD_INT && names != NULL && values != NULL && i < json_array_get_length (values); i++)
    if (!g_strv_contains ((const char * const *) names, json_array_get_string_element (values, i)))
      g_error ("%s/%s/%s: the table does not know “%s”", self->game, self->kind, field->name, json_array_get_string_element (values, i));
}

static void
test_component (gconstpointer data)
{
  const Component *self = data;
  g_auto (GStrv) aside = g_strsplit (self->aside, " ", -1);
  HkRecordClass *klass = g_type_class_ref (self->type ());
  JsonArray *fields = json_object_get_array_member (find_kind (self->game, self->kind), "fields");

  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *entered = json_array_get_object_element (fields, i);
      const char *id = json_object_get_string_member (entered, "id");
      const char *type = json_object_get_string_member (entered, "type");
      const HkField *field = find_field (klass, id);

      if (g_strv_contains ((const char * const *) aside, id))
        continue;
      if (field == NULL)
        g_error ("%s/%s: the table has no place for “%s”", self->game, self->kind, id);
      if (g_str_equal (type, "int"))
        check_range (self, field, entered);
      else if (g_str_equal (type, "enum"))
        check_choices (self, field, entered);
      else if (field->kind != HK_FIELD_STRING && field->kind != HK_FIELD_STRV)
        g_error ("%s/%s: “%s” is no text on the table", self->game, self->kind, id);
    }
  g_type_class_unref (klass);
}

/* --- what is told ------------------------------------------------------------------------------------------------------------ */

static JsonObject *
find_told (JsonObject *told,
           const char *member,
           const char *field)
{
  JsonArray *all = json_object_has_member (told, member) ? json_object_get_array_member (told, member) : NULL;

  for (guint i = 0; all != NULL && i < json_array_get_length (all); i++)
    {
      JsonObject *one = json_array_get_object_element (all, i);
      g_autofree char *name = json_object_has_member (one, "field") ? g_strdup (json_object_get_string_member (one, "field"))
                              : g_path_get_basename (json_object_get_string_member (one, "path"));

      if (g_str_equal (name, field))
        return one;
    }
  return NULL;
}

/* Whether there is anything that has to be told: what is none or has not changed yet is worth no words. */
static gboolean
has_value (HkRecord      *record,
           const HkField *field)
{
  const gpointer member = (char *) record + field->offset;

  switch (field->kind)
    {
    case HK_FIELD_INT:
      return field->settable || (field->names == NULL && *(int *) member != field->initial && *(int *) member >= 0);
    case HK_FIELD_ENUM:
      return *(int *) member >= 0;
    case HK_FIELD_BOOLEAN:
      return field->settable || *(gboolean *) member;
    case HK_FIELD_STRING:
      return *(char **) member != NULL && (*(char **) member)[0] != '\0' && !g_str_equal (field->name, "name");
    case HK_FIELD_STRV:
      return *(GStrv *) member != NULL && (*(GStrv *) member)[0] != NULL && (*(GStrv *) member)[0][0] != '\0';
    case HK_FIELD_RECORD:
      return *(gpointer *) member != NULL;
    case HK_FIELD_LIST:
      return g_list_model_get_n_items (*(GListModel **) member) > 0;
    default:
      g_assert_not_reached ();
    }
}

static void compare (HkRecord *record, JsonObject *told);

static void
compare_inside (HkRecord      *record,
                const HkField *field,
                JsonObject    *group)
{
  JsonArray *cards = json_object_get_array_member (group, "cards");
  const gpointer member = (char *) record + field->offset;

  if (field->kind == HK_FIELD_RECORD)
    compare (*(gpointer *) member, json_array_get_object_element (cards, 0));
  for (guint i = 0; field->kind == HK_FIELD_LIST && i < json_array_get_length (cards); i++)
    {
      g_autoptr (HkRecord) item = g_list_model_get_item (*(GListModel **) member, i);

      compare (item, json_array_get_object_element (cards, i));
    }
}

static void
compare (HkRecord   *record,
         JsonObject *told)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      JsonObject *group = find_told (told, "groups", field->name);
      const gboolean is_told = group != NULL || find_told (told, "facts", field->name) != NULL || find_told (told, "numbers", field->name) != NULL;
      const gboolean is_public = field->title != NULL && field->seen_by != HK_SEEN_BY_APP;

      if (is_told && !is_public)
        g_error ("%s: “%s” is told and has no title", G_OBJECT_TYPE_NAME (record), field->name);
      if (is_public && !is_told && has_value (record, field))
        g_error ("%s: “%s” has a title and is not told", G_OBJECT_TYPE_NAME (record), field->name);
      if (group != NULL)
        compare_inside (record, field, group);
    }
}

/* So many moves lie between two looks. */
#define STRIDE 40

static void
look_back (const char * const *script,
           void (*look) (HkTable *table))
{
  g_autoptr (HkSession) session = hk_play_open_script (script[0], script[1]);

  for (gint64 i = hk_session_get_n_moves (session); i >= 0; i -= STRIDE)
    {
      g_assert_true (hk_session_jump (session, (guint) i, NULL));
      look (hk_session_get_table (session));
    }
}

static void
compare_told (HkTable *table)
{
  g_autoptr (JsonNode) told = hk_table_describe_records (table, HK_VIEWER_ALL);

  compare (HK_RECORD (table), json_node_get_object (told));
}

static void
test_told (gconstpointer script)
{
  look_back (script, compare_told);
}

static void check_public (HkTable *table, HkRecord *record, JsonObject *all, JsonObject *seen, const char *path);

/* @all: as it is
 * @seen: (nullable): as everybody sees it */
static void
check_public_field (HkTable       *table,
                    HkRecord      *record,
                    const HkField *field,
                    JsonNode      *all,
                    JsonNode      *seen,
                    const char    *path)
{
  const gpointer member = (char *) record + field->offset;

  if (field->kind == HK_FIELD_STRV || (field->kind == HK_FIELD_RECORD && (*(gpointer *) member == NULL || HK_IS_DECK (*(gpointer *) member))))
    return;
  if (field->kind == HK_FIELD_RECORD)
    check_public (table, *(gpointer *) member, json_node_get_object (all), seen == NULL ? NULL : json_node_get_object (seen), path);
  else if (field->kind == HK_FIELD_LIST)
    for (guint i = 0; i < g_list_model_get_n_items (*(GListModel **) member); i++)
      {
        g_autoptr (HkRecord) item = g_list_model_get_item (*(GListModel **) member, i);
        g_autofree char *inside = g_strdup_printf ("%s/%u", path, i);

        check_public (table, item, json_array_get_object_element (json_node_get_array (all), i),
                      seen == NULL ? NULL : json_array_get_object_element (json_node_get_array (seen), i), inside);
      }
  else if (hk_table_is_public (table, path) != (seen != NULL))
    g_error ("%s is %s", path, seen != NULL ? "seen and not public" : "public and not seen");
}

static void
check_public (HkTable    *table,
              HkRecord   *record,
              JsonObject *all,
              JsonObject *seen,
              const char *path)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const char *name = klass->fields[i].name;
      g_autofree char *inside = path == NULL ? g_strdup (name) : g_strdup_printf ("%s/%s", path, name);

      if (json_object_has_member (all, name))
        check_public_field (table, record, &klass->fields[i], json_object_get_member (all, name),
                            seen == NULL ? NULL : json_object_get_member (seen, name), inside);
    }
}

/* A correction of what nobody sees tells no value: whether one may is answered for each value as the table is shown to everybody. */
static void
compare_seen (HkTable *table)
{
  g_autoptr (JsonNode) all = hk_record_save (HK_RECORD (table));
  g_autoptr (JsonNode) seen = hk_table_save_seen (table, HK_VIEWER_NOBODY);

  check_public (table, HK_RECORD (table), json_node_get_object (all), json_node_get_object (seen), NULL);
}

static void
test_public (gconstpointer script)
{
  look_back (script, compare_seen);
}

/* --- parameters ------------------------------------------------------------------------------------------------------------------- */

/* What such a parameter counts through has names on every table: a board that knows nothing of the game offers these, not numbers. One
 * that also takes −1, for nobody, is a number. */
static void
test_lists (void)
{
  static const char * const titles[] = { "Player", "Players", "Zombie Player", "Survivor", "To whom", "With whom", "Frontier", "Second frontier",
                                         "Loyal to", "Location", "Spawn Zone", "Companion", "Objective", NULL };
  static const char * const games[] = { "army-of-the-dead", "card-z", "dark-age-z", "rfyl", "zombiez" };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const HkGameSpec *game = hk_games_lookup (games[i], NULL);
      g_autoptr (HkTable) table = hk_play_new (games[i], "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}", 7);

      for (guint j = 0; j < game->n_moves; j++)
        for (guint k = 0; k < game->moves[j].n_params; k++)
          {
            const HkParamSpec *param = &game->moves[j].params[k];

            if (param->list == NULL && param->type == HK_PARAM_INT && param->minimum >= 0 && param->title != NULL &&
                g_strv_contains (titles, param->title))
              g_error ("%s: %s of %s names no list", games[i], param->name, game->moves[j].name);
            if (param->list != NULL)
              g_free (hk_table_name_item (table, param->list, 0));
          }
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char * const scripts[][2] = {
    { "army-of-the-dead", "lost" }, { "card-z", "survive-co-op" }, { "dark-age-z", "four-players" }, { "rfyl", "won" },
    { "zombiez", "two" },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (components); i++)
    {
      g_autofree char *path = g_strdup_printf ("/fields/components/%s/%s", components[i].game, components[i].kind);

      g_test_add_data_func (path, &components[i], test_component);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = g_strconcat ("/fields/told/", scripts[i][0], NULL);

      g_autofree char *public = g_strconcat ("/fields/public/", scripts[i][0], NULL);

      g_test_add_data_func (path, scripts[i], test_told);
      g_test_add_data_func (public, scripts[i], test_public);
    }
  g_test_add_func ("/fields/lists", test_lists);
  return g_test_run ();
}
