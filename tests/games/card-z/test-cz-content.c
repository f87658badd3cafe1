/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"
#include "core/packs/hk-pack.h"

/* What ships with Card-Z: the stand-in values make a whole box, hang together, and agree with all that the
 * rulebook prints. */

#define GAME "card-z"

static HkPack *
open_stand_in (void)
{
  g_autoptr (GError) error = NULL;
  const HkGameSpec *game = hk_games_lookup (GAME, &error);
  HkPack *pack;

  g_assert_no_error (error);
  pack = hk_pack_new_stand_in (game, &error);
  g_assert_no_error (error);
  return pack;
}

static int
number (JsonObject *component,
        const char *member)
{
  return (int) json_object_get_int_member_with_default (component, member, 0);
}

static const char *
text (JsonObject *component,
      const char *member)
{
  return json_object_get_string_member_with_default (component, member, "");
}

static JsonObject *
nth (GPtrArray *list,
     guint      position)
{
  return g_ptr_array_index (list, position);
}

/* Copies in a deck of Loot. */
static int
count_copies (HkPack     *pack,
              const char *deck)
{
  GPtrArray *list = hk_pack_list (pack, "loot");
  int n = 0;

  for (guint i = 0; i < list->len; i++)
    if (g_str_equal (text (nth (list, i), "deck"), deck))
      n += (int) json_object_get_int_member_with_default (nth (list, i), "copies", 1);
  return n;
}

/* Page 1: as many of each kind of card as the box holds. */
static void
test_counts (void)
{
  static const struct
  {
    const char *kind;
    guint       count;
  } kinds[] = {
    { "weather", 9 }, { "encounter", 85 }, { "location", 19 }, { "character", 18 }, { "heroic-action", 18 }, { "loot", 144 },
    { "sick", 6 }, { "human-enemy", 3 }, { "mission", 0 },
  };
  g_autoptr (HkPack) pack = open_stand_in ();

  g_assert_cmpuint (json_array_get_length (hk_pack_list_kinds (pack)), ==, G_N_ELEMENTS (kinds));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      GPtrArray *list = hk_pack_list (pack, kinds[i].kind);

      g_assert_cmpuint (hk_pack_get_expected (pack, kinds[i].kind), ==, kinds[i].count);
      g_assert_cmpuint (hk_pack_count (pack, kinds[i].kind), ==, kinds[i].count);
      for (guint j = 0; j < list->len; j++)
        g_assert_cmpstr (text (nth (list, j), "source"), ==, "stand-in");
    }
  g_assert_cmpint (count_copies (pack, "residential"), ==, 102);
  g_assert_cmpint (count_copies (pack, "commercial"), ==, 30);
  g_assert_cmpint (count_copies (pack, "fresh"), ==, 12);
  g_assert_cmpint (count_copies (pack, "human"), ==, 0);
  g_assert_cmpint (count_copies (pack, "start"), ==, 0);
}

/* Page 7: each phase has its effects; rain is what keeps fires from spreading, so some days have none. */
static void
test_weather (void)
{
  static const char * const phases[] = { "dawn", "day", "night" };
  static const char * const attacks[] = { "melee", "close", "medium", "long" };
  g_autoptr (HkPack) pack = open_stand_in ();
  GPtrArray *list = hk_pack_list (pack, "weather");
  int rainy = 0;
  gboolean example = FALSE;

  for (guint i = 0; i < list->len; i++)
    {
      gboolean rains = FALSE;

      for (guint j = 0; j < G_N_ELEMENTS (phases); j++)
        {
          g_autofree char *rain = g_strconcat (phases[j], "-rain", NULL);

          for (guint k = 0; k < G_N_ELEMENTS (attacks); k++)
            {
              g_autofree char *member = g_strjoin ("-", phases[j], attacks[k], NULL);

              g_assert_cmpint (number (nth (list, i), member), >=, -3);
              g_assert_cmpint (number (nth (list, i), member), <=, 1);
            }
          rains = rains || number (nth (list, i), rain) != 0;
        }
      rainy += rains;
      /* Page 12: hard rain at dawn, 1 less at close range. */
      example = example || (number (nth (list, i), "dawn-rain") != 0 && number (nth (list, i), "dawn-close") == -1);
    }
  g_assert_cmpint (rainy, >=, 3);
  g_assert_cmpint (rainy, <, 9);
  g_assert_true (example);
}

static gboolean
is_zombie (const char *type)
{
  static const char * const zombies[] = { "zombie", "fast", "slow", "rigored", NULL };

  return g_strv_contains (zombies, type);
}

/* Page 5: one Human Enemies! and one Fire!; helmets, Loot and distraction belong to zombies, ratings to friends. */
static void
test_encounters (void)
{
  static const struct
  {
    const char *type;
    int         minimum;
    int         maximum;
  } types[] = {
    { "zombie", 12, 40 }, { "fast", 8, 20 }, { "slow", 8, 20 }, { "rigored", 4, 12 }, { "dog", 3, 10 },
    { "human-enemies", 1, 1 }, { "ally", 3, 10 }, { "dependant", 3, 10 }, { "fire", 1, 1 },
  };
  g_autoptr (HkPack) pack = open_stand_in ();
  GPtrArray *list = hk_pack_list (pack, "encounter");
  int counts[G_N_ELEMENTS (types)] = { 0 };
  int zones[4] = { 0 };
  int signs[3] = { 0 };
  int infants = 0;

  for (guint i = 0; i < list->len; i++)
    {
      JsonObject *card = nth (list, i);
      const char *type = text (card, "type");
      const char *hex = text (card, "hex");
      const gboolean friendly = g_str_equal (type, "ally") || g_str_equal (type, "dependant");

      for (guint j = 0; j < G_N_ELEMENTS (types); j++)
        counts[j] += g_str_equal (type, types[j].type);
      g_assert_cmpint (number (card, "zone"), >=, 1);
      g_assert_cmpint (number (card, "zone"), <=, 3);
      zones[number (card, "zone")]++;
      g_assert_cmpuint (strlen (hex), ==, 1);
      g_assert_true (g_ascii_isupper (hex[0]));
      signs[0] += number (card, "helmet");
      signs[1] += number (card, "distracted");
      signs[2] += number (card, "loot");
      if (!is_zombie (type))
        g_assert_cmpint (number (card, "helmet") + number (card, "distracted") + number (card, "loot"), ==, 0);
      g_assert_cmpint (friendly, ==, json_object_has_member (card, "name"));
      if (!friendly)
        g_assert_false (json_object_has_member (card, "carry") || json_object_has_member (card, "infant"));
      else if (number (card, "infant"))
        g_assert_cmpint (number (card, "carry"), ==, 0);
      else
        g_assert_cmpint (number (card, "carry"), >, 0);
      g_assert_cmpint (g_str_equal (type, "ally"), ==, number (card, "push") > 0);
      infants += number (card, "infant");
    }
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_assert_cmpint (counts[i], >=, types[i].minimum);
      g_assert_cmpint (counts[i], <=, types[i].maximum);
    }
  for (int zone = 1; zone <= 3; zone++)
    g_assert_cmpint (zones[zone], >=, 25);
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    g_assert_cmpint (signs[i], >, 0);
  g_assert_cmpint (infants, >, 0);
}

/* Three zones, with at most one divider before, between and after them. */
static void
check_layout (const char *name,
              const char *layout)
{
  int zones = 0;
  int inside = 0;

  for (const char *c = layout; *c != '\0'; c++)
    {
      if (*c == 'o' || *c == 'i')
        zones++;
      else
        g_assert_true ((*c == '|' || *c == ':') && c[1] != '|' && c[1] != ':');
      /* What is inside has a wall between it and the outside. */
      if (*c == 'i')
        g_assert_true (c > layout && (c[-1] == '|' || c[-1] == 'i'));
      inside += *c == 'i';
    }
  if (zones != 3)
    g_error ("%s has %d zones", name, zones);
  g_assert_cmpint (inside, <, 3);
}

static void
check_dice (const char *name,
            const char *dice)
{
  if (!g_regex_match_simple ("^(0|[1-9]?d6([+-][1-9])?)$", dice, 0, 0))
    g_error ("%s is rolled for with %s", name, dice);
}

/* Page 4 and page 13: what the patterns fix is there; both sides of a card are whole. */
static void
test_locations (void)
{
  static const char * const needed[] = { "Alpha Base", "Bravo Base", "Bridge", "Church", "Gas Station", "Pub", "S-Mart" };
  g_autoptr (HkPack) pack = open_stand_in ();
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *list = hk_pack_list (pack, "location");
  guint bases[2] = { 0 };
  guint gardens = 0;
  guint resources = 0;

  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    g_assert_nonnull (hk_pack_lookup (pack, "location", needed[i]));
  for (guint i = 0; i < list->len; i++)
    {
      JsonObject *card = nth (list, i);
      const char *name = text (card, "name");
      const char *reverse = text (card, "reverse");
      const gboolean s_mart = g_str_equal (name, "S-Mart");

      g_assert_true (g_hash_table_add (names, (gpointer) name));
      check_layout (name, text (card, "layout"));
      check_dice (name, text (card, "encounters"));
      /* A Cache has a reward and another side; the S-Mart is the only one that starts as Terrain. */
      g_assert_cmpint (number (card, "cache") || s_mart, ==, text (card, "reward")[0] != '\0');
      g_assert_cmpint (number (card, "cache") || s_mart, ==, reverse[0] != '\0');
      g_assert_cmpint (text (card, "reward")[0] != '\0', ==, text (card, "reward-deck")[0] != '\0');
      if (text (card, "reward")[0] != '\0')
        check_dice (name, text (card, "reward"));
      if (reverse[0] != '\0')
        {
          g_assert_true (g_hash_table_add (names, (gpointer) reverse));
          check_layout (reverse, text (card, "reverse-layout"));
          check_dice (reverse, text (card, "reverse-encounters"));
        }
      else
        g_assert_false (json_object_has_member (card, "reverse-layout") || json_object_has_member (card, "reverse-encounters"));
      bases[0] += g_str_equal (text (card, "base"), "alpha");
      bases[1] += g_str_equal (text (card, "base"), "bravo");
      gardens += (guint) number (card, "garden");
      resources += !g_str_equal (text (card, "resource"), "none") || !g_strv_contains ((const char * const []) { "", "none", NULL }, text (card, "reverse-resource"));
    }
  g_assert_cmpuint (bases[0], ==, 1);
  g_assert_cmpuint (bases[1], ==, 1);
  g_assert_cmpuint (gardens, >, 0);
  g_assert_cmpuint (resources, >=, 4);
}

static void
check_skills (HkPack     *pack,
              const char *skills)
{
  static const char * const types[] = {
    "blade", "club", "stake", "pistol", "rifle", "shotgun", "bow", "hunting", "fishing", "trapping", "initiative", NULL
  };
  g_auto (GStrv) parts = g_strsplit (skills, ", ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) halves = g_strsplit (parts[i], ":", -1);

      g_assert_cmpuint (g_strv_length (halves), ==, 2);
      g_assert_true (g_strv_contains (types, halves[0]) || hk_pack_lookup (pack, "loot", halves[0]) != NULL);
      g_assert_cmpint (g_ascii_strtoll (halves[1], NULL, 10), >, 0);
    }
}

/* Page 3: a Heroic Action each, and three Loot that the Residential Loot deck holds often enough for everybody. */
static void
test_characters (void)
{
  static const char * const members[] = { "loot-1", "loot-2", "loot-3" };
  g_autoptr (HkPack) pack = open_stand_in ();
  g_autoptr (GHashTable) actions = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) used = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *list = hk_pack_list (pack, "character");

  for (guint i = 0; i < list->len; i++)
    {
      JsonObject *card = nth (list, i);
      int weight = 0;

      g_assert_nonnull (hk_pack_lookup (pack, "heroic-action", text (card, "heroic")));
      g_assert_true (g_hash_table_add (actions, (gpointer) text (card, "heroic")));
      check_skills (pack, text (card, "skills"));
      g_assert_cmpint (number (card, "move"), >=, 3);
      g_assert_cmpint (number (card, "push"), >, 0);
      for (guint j = 0; j < G_N_ELEMENTS (members); j++)
        {
          const char *name = text (card, members[j]);
          JsonObject *loot = hk_pack_lookup (pack, "loot", name);
          const int n = GPOINTER_TO_INT (g_hash_table_lookup (used, name)) + 1;

          g_assert_nonnull (loot);
          g_assert_cmpstr (text (loot, "deck"), ==, "residential");
          g_assert_cmpint (n, <=, number (loot, "copies"));
          g_hash_table_insert (used, (gpointer) name, GINT_TO_POINTER (n));
          weight += number (loot, "weight");
        }
      /* With the backpack, which weighs 1, all of it can be carried on hand. */
      g_assert_cmpint (weight, <=, number (card, "carry") + 1);
    }
}

static gboolean
is_one_of (const char *type,
           const char *types)
{
  g_auto (GStrv) all = g_strsplit (types, " ", -1);

  return g_strv_contains ((const char * const *) all, type);
}

/* Pages 9 and 10: what each type of Loot can do. */
static void
test_loot (void)
{
  g_autoptr (HkPack) pack = open_stand_in ();
  g_autoptr (GHashTable) ammo = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *list = hk_pack_list (pack, "loot");

  for (guint i = 0; i < list->len; i++)
    if (g_str_equal (text (nth (list, i), "type"), "ammo"))
      g_hash_table_add (ammo, (gpointer) text (nth (list, i), "supply-type"));
  for (guint i = 0; i < list->len; i++)
    {
      JsonObject *card = nth (list, i);
      const char *type = text (card, "type");
      const gboolean shot = is_one_of (type, "pistol rifle shotgun bow");
      const gboolean firearm = is_one_of (type, "pistol rifle shotgun");

      g_test_message ("%s", text (card, "name"));
      g_assert_cmpint (shot, ==, number (card, "close") > 0);
      g_assert_cmpint (number (card, "supply") > 0, ==, text (card, "supply-type")[0] != '\0');
      g_assert_cmpint (number (card, "trade"), <=, number (card, "supply"));
      if (shot)
        g_assert_true (g_hash_table_contains (ammo, text (card, "supply-type")));
      if (firearm)
        g_assert_cmpint (number (card, "loud"), ==, 1);
      g_assert_cmpint (number (card, "semi"), ==, json_object_get_int_member_with_default (card, "jam", -1) >= 0);
      if (number (card, "rapid"))
        g_assert_cmpint (number (card, "semi"), ==, 1);
      if (g_str_equal (type, "blade"))
        g_assert_cmpint (number (card, "kill"), >, 0);
      if (g_str_equal (type, "club"))
        g_assert_true (number (card, "kill") > 0 && number (card, "push") > 0);
      if (g_str_equal (type, "stake"))
        g_assert_true (number (card, "impale") > 0 && number (card, "stake") == 1);
      g_assert_cmpint (g_str_equal (type, "armour"), ==, number (card, "armour") > 0);
      g_assert_cmpint (g_str_equal (type, "food"), ==, json_object_has_member (card, "food"));
      g_assert_cmpint (g_str_equal (text (card, "deck"), "fresh"), ==, g_str_equal (text (card, "food"), "fresh"));
    }
}

/* Pages 5 and 11: an enemy has an attack and leaves Loot that is in no deck; only one sickness is Food Poisoning. */
static void
test_humans_and_sick (void)
{
  static const char * const members[] = { "armed", "loot" };
  g_autoptr (HkPack) pack = open_stand_in ();
  GPtrArray *humans = hk_pack_list (pack, "human-enemy");
  GPtrArray *sick = hk_pack_list (pack, "sick");

  for (guint i = 0; i < humans->len; i++)
    {
      g_assert_cmpint (number (nth (humans, i), "kill") + number (nth (humans, i), "close"), >, 0);
      g_assert_cmpint (number (nth (humans, i), "move"), >, 0);
      g_assert_cmpstr (text (nth (humans, i), "text"), !=, "");
      for (guint j = 0; j < G_N_ELEMENTS (members); j++)
        {
          JsonObject *loot = hk_pack_lookup (pack, "loot", text (nth (humans, i), members[j]));

          g_assert_nonnull (loot);
          g_assert_cmpstr (text (loot, "deck"), ==, "human");
        }
    }
  g_assert_nonnull (hk_pack_lookup (pack, "sick", "Food Poisoning"));
  for (guint i = 0; i < sick->len; i++)
    g_assert_cmpint (number (nth (sick, i), "rolls") + number (nth (sick, i), "carry") + number (nth (sick, i), "move"), <, 0);
}

static JsonArray *
list_printed (const char *member)
{
  JsonObject *components = hk_content_get (GAME, "components");

  g_assert_nonnull (components);
  return json_object_get_array_member (components, member);
}

/* The side of a Location that bears the name; the members of the other side have "reverse-" in front. */
static JsonObject *
find_side (HkPack      *pack,
           const char  *name,
           const char **prefix)
{
  GPtrArray *list = hk_pack_list (pack, "location");

  for (guint i = 0; i < list->len; i++)
    {
      *prefix = g_str_equal (text (nth (list, i), "name"), name) ? "" : "reverse-";
      if ((*prefix)[0] == '\0' || g_str_equal (text (nth (list, i), "reverse"), name))
        return nth (list, i);
    }
  return NULL;
}

/* Pages 2 to 14: what the rulebook names is there, and as it prints it. */
static void
test_printed_names (void)
{
  static const char * const members[] = { "layout", "encounters", "resource" };
  static const char * const kinds[] = { "loot", "character" };
  static const char * const lists[] = { "loot", "characters" };
  g_autoptr (HkPack) pack = open_stand_in ();
  JsonArray *locations = list_printed ("locations");

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint j = 0; j < json_array_get_length (list_printed (lists[i])); j++)
      {
        JsonObject *fact = json_array_get_object_element (list_printed (lists[i]), j);
        JsonObject *card = hk_pack_lookup (pack, kinds[i], text (fact, "name"));
        JsonObject *printed = json_object_has_member (fact, "printed") ? json_object_get_object_member (fact, "printed") : NULL;

        g_test_message ("%s", text (fact, "name"));
        g_assert_nonnull (card);
        if (printed == NULL)
          continue;
        for (guint k = 0; k < 2; k++)
          {
            const char *member = k == 0 ? "type" : "food";

            if (json_object_has_member (printed, member))
              g_assert_cmpstr (text (card, member), ==, text (printed, member));
          }
        for (guint k = 0; k < 3; k++)
          {
            const char *member = k == 0 ? "weight" : k == 1 ? "loud" : "scouting";

            if (json_object_has_member (printed, member))
              g_assert_cmpint (number (card, member), ==, number (printed, member));
          }
      }
  for (guint i = 0; i < json_array_get_length (locations); i++)
    {
      JsonObject *fact = json_array_get_object_element (locations, i);
      JsonObject *printed = json_object_has_member (fact, "printed") ? json_object_get_object_member (fact, "printed") : NULL;
      const char *prefix = "";
      JsonObject *card = find_side (pack, text (fact, "name"), &prefix);

      g_test_message ("%s", text (fact, "name"));
      g_assert_nonnull (card);
      for (guint j = 0; printed != NULL && j < G_N_ELEMENTS (members); j++)
        {
          g_autofree char *member = g_strconcat (prefix, members[j], NULL);

          if (json_object_has_member (printed, members[j]))
            g_assert_cmpstr (text (card, member), ==, text (printed, members[j]));
        }
      if (printed != NULL && json_object_has_member (printed, "base"))
        g_assert_cmpstr (text (card, "base"), ==, text (printed, "base"));
      if (printed != NULL && json_object_has_member (printed, "reverse"))
        g_assert_cmpstr (text (card, "reverse"), ==, text (printed, "reverse"));
      if (printed != NULL && json_object_has_member (printed, "garden"))
        g_assert_cmpint (number (card, "garden"), ==, number (printed, "garden"));
      if (printed != NULL && json_object_has_member (printed, "cache"))
        g_assert_cmpint (number (card, "cache"), ==, number (printed, "cache"));
    }
}

/* Page 12: the shots of the sample battle hit. */
static void
test_printed_shots (void)
{
  g_autoptr (HkPack) pack = open_stand_in ();
  JsonArray *examples = list_printed ("to-hit-examples");

  g_assert_cmpuint (json_array_get_length (examples), ==, 2);
  for (guint i = 0; i < json_array_get_length (examples); i++)
    {
      JsonObject *example = json_array_get_object_element (examples, i);
      JsonObject *loot = hk_pack_lookup (pack, "loot", text (example, "loot"));
      const int roll = number (example, "die") + number (example, "modifier");

      g_assert_nonnull (loot);
      if (json_object_has_member (example, "range"))
        g_assert_cmpint (roll, >=, number (loot, text (example, "range")));
      else
        g_assert_true (roll >= number (loot, "close") && roll >= number (loot, "medium") && roll >= number (loot, "long"));
    }
}

/* Page 1: where the rulebook's total is another than the sum of its list, both are told. */
static void
test_conflicts (void)
{
  JsonArray *components = list_printed ("components");
  JsonArray *conflicts = list_printed ("conflicts");
  int cards = 0;
  int dice = 0;
  int meeples = 0;

  for (guint i = 0; i < json_array_get_length (components); i++)
    {
      JsonObject *component = json_array_get_object_element (components, i);

      g_assert_cmpstr (text (component, "source"), ==, "rulebook");
      g_assert_cmpstr (text (component, "cite"), !=, "");
      g_assert_cmpint (number (component, "count"), >, 0);
      if (i < 12)
        cards += number (component, "count");
      if (g_str_has_suffix (text (component, "id"), "-die"))
        dice += number (component, "count");
      if (g_str_equal (text (component, "id"), "meeple"))
        meeples = number (component, "count");
    }
  g_assert_cmpint (meeples, ==, 34);
  g_assert_cmpint (cards, ==, 306);
  g_assert_cmpint (dice, ==, 8);
  g_assert_cmpint (number (json_array_get_object_element (conflicts, 0), "stated"), ==, 285);
  g_assert_cmpint (number (json_array_get_object_element (conflicts, 0), "listed"), ==, cards);
  g_assert_cmpint (number (json_array_get_object_element (conflicts, 1), "stated"), ==, 9);
  g_assert_cmpint (number (json_array_get_object_element (conflicts, 1), "listed"), ==, dice);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/content/page-1-counts", test_counts);
  g_test_add_func ("/card-z/content/page-7-weather", test_weather);
  g_test_add_func ("/card-z/content/page-5-encounters", test_encounters);
  g_test_add_func ("/card-z/content/page-4-locations", test_locations);
  g_test_add_func ("/card-z/content/page-3-characters", test_characters);
  g_test_add_func ("/card-z/content/page-10-loot", test_loot);
  g_test_add_func ("/card-z/content/page-5-humans-page-7-sick", test_humans_and_sick);
  g_test_add_func ("/card-z/content/printed-names", test_printed_names);
  g_test_add_func ("/card-z/content/page-12-shots", test_printed_shots);
  g_test_add_func ("/card-z/content/page-1-conflicts", test_conflicts);
  return g_test_run ();
}
