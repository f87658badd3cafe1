/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-component.h"
#include "core/record/hk-error.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-pack-kinds.h"
#include "hk-cz-pack.h"

/* Locations and Characters of a pack. */

static const HkComponentField location_fields[] = {
  { "name", "name", HK_COMPONENT_OPTION, 0, 0 },
  { "cache", "cache", HK_COMPONENT_FLAG, 0, 1 },
  { "base", "base", HK_COMPONENT_OPTION, 0, 0 },
  { "layout", "layout", HK_COMPONENT_OPTION, 0, 0 },
  { "encounters", "encounter-roll", HK_COMPONENT_OPTION, 0, 0 },
  { "reward", "reward-roll", HK_COMPONENT_OPTION, 0, 0 },
  { "reward-deck", "reward-deck", HK_COMPONENT_OPTION, 0, 0 },
  { "garden", "garden", HK_COMPONENT_FLAG, 0, 1 },
  { "resource", "resource", HK_COMPONENT_OPTION, 0, 0 },
  { "reverse", "reverse", HK_COMPONENT_OPTION, 0, 0 },
  { "reverse-layout", "reverse-layout", HK_COMPONENT_OPTION, 0, 0 },
  { "reverse-encounters", "reverse-roll", HK_COMPONENT_OPTION, 0, 0 },
  { "reverse-resource", "reverse-resource", HK_COMPONENT_OPTION, 0, 0 },
};

static const HkComponentField character_fields[] = {
  { "name", "name", HK_COMPONENT_OPTION, 0, 0 },
  { "move", "move", HK_COMPONENT_NUMBER, 0, 9 },
  { "push", "push", HK_COMPONENT_NUMBER, 0, 10 },
  { "carry", "carry", HK_COMPONENT_NUMBER, 0, 9 },
  { "heroic", "heroic", HK_COMPONENT_OPTION, 0, 0 },
};

static const char * const loot_members[] = { "loot-1", "loot-2", "loot-3" };

/* What the book prints of Locations; all else of them is not known without a pack. */
static const struct
{
  const char *name;
  const char *base;
  gboolean    cache;
  const char *layout;
  const char *roll;
  const char *reverse;
  const char *reverse_layout;
  const char *resource;
  gboolean    garden;
} printed[] = {
  { "Alpha Base", "alpha", FALSE, NULL, NULL, NULL, NULL },
  { "Bravo Base", "bravo", FALSE, NULL, NULL, NULL, NULL },
  { "Bridge", NULL, FALSE, NULL, NULL, NULL, NULL },
  { "Church", NULL, FALSE, NULL, NULL, NULL, NULL },
  { "Pub", NULL, TRUE, "o|ii", NULL, "Looted Pub", NULL },
  { "Gas Station", NULL, TRUE, NULL, "3d6", NULL, NULL },
  { "Garage", NULL, TRUE, NULL, "d6", "Looted Street", "ooo|" },
  { "Trailer Home", NULL, TRUE, "oo|i", "d6-1", NULL, NULL },
  { "Ranch House", NULL, TRUE, "o|i|i", NULL, NULL, NULL },
  { "Fenced House", NULL, TRUE, ":o|i|i", NULL, NULL, NULL },
  { "Nice House", NULL, TRUE, "o|i|i", NULL, NULL, NULL, NULL, TRUE },
  { "S-Mart", NULL, FALSE, NULL, NULL, NULL, NULL },
  { "Field", NULL, FALSE, NULL, NULL, NULL, NULL, "hunting" },
  { "Graveyard", NULL, FALSE, NULL, NULL, NULL, NULL, "hunting" },
  { "Stream", NULL, FALSE, NULL, NULL, NULL, NULL },
};

/* A text that cannot be read is asked for at the table as if it were not known. */
static gboolean
settle_location (gpointer    record,
                 JsonObject *component,
                 GError    **error)
{
  HkCzLocation *location = record;
  char **layouts[] = { &location->layout, &location->reverse_layout };
  char **rolls[] = { &location->encounter_roll, &location->reverse_roll, &location->reward_roll };
  HkCzRoll parsed;

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    if (*layouts[i] != NULL && !hk_cz_layout_check (*layouts[i], NULL))
      hk_record_set_string (location, layouts[i], NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    if (*rolls[i] != NULL && !hk_cz_roll_parse (*rolls[i], &parsed, NULL))
      hk_record_set_string (location, rolls[i], NULL);
  return TRUE;
}

const HkCzPackKind hk_cz_location_kind = {
  .kind = "location", .what = N_("A Location"), .type = hk_cz_location_get_type, .key = "name", .fields = location_fields,
  .n_fields = G_N_ELEMENTS (location_fields), .settle = settle_location,
};

/* Returns (transfer full): the names of the Locations that the book tells of. */
GStrv
hk_cz_pack_list_printed (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (printed); i++)
    g_strv_builder_add (builder, printed[i].name);
  return g_strv_builder_end (builder);
}

/* Whether the book tells of a Location of that name, and so which side is up at first. */
gboolean
hk_cz_pack_is_printed (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (printed); i++)
    if (g_strcmp0 (printed[i].name, name) == 0)
      return TRUE;
  return FALSE;
}

/* Tells it what the book prints of the card of that name, where it does not know better.
 * @location: a Location with a name
 * @resources: whether its resource and its garden, too */
void
hk_cz_pack_fill_printed (HkCzLocation *location,
                         gboolean      resources)
{
  for (guint i = 0; i < G_N_ELEMENTS (printed); i++)
    {
      const struct
      {
        char      **member;
        const char *text;
      } texts[] = {
        { &location->base, printed[i].base }, { &location->layout, printed[i].layout }, { &location->encounter_roll, printed[i].roll },
        { &location->reverse, printed[i].reverse }, { &location->reverse_layout, printed[i].reverse_layout },
        { &location->resource, resources ? printed[i].resource : NULL },
      };

      if (g_strcmp0 (printed[i].name, location->name) != 0)
        continue;
      hk_record_set_boolean (location, &location->cache, printed[i].cache);
      for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
        if (*texts[j].member == NULL)
          hk_record_set_string (location, texts[j].member, texts[j].text);
      if (resources && printed[i].garden)
        hk_record_set_boolean (location, &location->garden, TRUE);
      if (location->source == NULL)
        hk_record_set_string (location, &location->source, "rulebook");
    }
}

/* The skills of a Character: "pistol:1, hunting:2". */
static gboolean
read_skills (HkCzSurvivor *survivor,
             const char   *text,
             GError      **error)
{
  g_auto (GStrv) parts = g_strsplit (text == NULL ? "" : text, ",", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) skills = NULL;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      char *part = g_strstrip (parts[i]);

      if (part[0] == '\0')
        continue;
      if (!g_regex_match_simple ("^[^:]+:\\s*[+-]?[0-9]$", part, 0, 0))
        return hk_error_fail (error, HK_ERROR_FORMAT, _("“%s” is no skill such as pistol:1."), part);
      g_strv_builder_add (builder, part);
    }
  skills = g_strv_builder_end (builder);
  hk_record_set_strv (survivor, &survivor->skills, skills[0] == NULL ? NULL : (const char * const *) skills);
  return TRUE;
}

static void
prepare_character (gpointer record)
{
  g_object_set (record, "kind", HK_CZ_SURVIVOR_CHARACTER, "move", -1, "carry", -1, NULL);
}

static gboolean
settle_character (gpointer    record,
                  JsonObject *component,
                  GError    **error)
{
  HkCzSurvivor *survivor = record;

  hk_record_set_string (survivor, &survivor->id, survivor->name);
  return read_skills (survivor, hk_component_get_option (component, "skills"), error);
}

static void
tell_skills (gpointer    record,
             JsonObject *component)
{
  HkCzSurvivor *survivor = record;
  g_autofree char *skills = survivor->skills == NULL ? NULL : g_strjoinv (", ", survivor->skills);

  if (skills != NULL)
    json_object_set_string_member (component, "skills", skills);
}

const HkCzPackKind hk_cz_character_kind = {
  .kind = "character", .what = N_("A Character"), .type = hk_cz_survivor_get_type, .key = "name", .fields = character_fields,
  .n_fields = G_N_ELEMENTS (character_fields), .prepare = prepare_character, .settle = settle_character, .tell = tell_skills,
};

/* Returns (transfer full): the names of its starting Loot.
 * @component: (nullable): a component of kind "character" */
GStrv
hk_cz_pack_list_loot (JsonObject *component)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; component != NULL && i < G_N_ELEMENTS (loot_members); i++)
    if (hk_component_get_option (component, loot_members[i]) != NULL)
      g_strv_builder_add (builder, hk_component_get_option (component, loot_members[i]));
  return g_strv_builder_end (builder);
}
