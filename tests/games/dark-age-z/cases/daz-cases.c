/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-chance.h"
#include "daz-cases.h"

/* A value as JSON where it is one, else as a text. */
static JsonNode *
read_value (const char *text)
{
  JsonNode *node = json_from_string (text, NULL);

  return node != NULL ? node : json_node_init_string (json_node_alloc (), text);
}

static void
give_hand (HkDazTable *table,
           int         kingdom,
           const char *cards)
{
  g_auto (GStrv) ids = g_strsplit (cards, ",", -1);

  daz_empty_hand (table, kingdom);
  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], "unseen"))
      {
        g_autoptr (HkDazArmy) unseen = hk_daz_army_new_unknown ();

        hk_record_list_append (hk_daz_table_get_kingdom (table, kingdom)->hand, unseen);
      }
    else
      {
        daz_give (table, kingdom, ids[i]);
        hk_daz_kingdom_get_card (hk_daz_table_get_kingdom (table, kingdom), i)->known = TRUE;
      }
}

static void
give (HkDazTable *table,
      const char *path,
      const char *value)
{
  g_auto (GStrv) parts = g_strsplit (path, "/", -1);
  g_auto (GStrv) values = g_strsplit (value, ":", -1);
  g_autoptr (GError) error = NULL;

  if (g_str_equal (parts[0], "hand"))
    give_hand (table, atoi (parts[1]), value);
  else if (g_str_equal (parts[0], "at"))
    daz_place (table, atoi (parts[1]), atoi (parts[2]), values[0], atoi (values[1]), values[2] != NULL);
  else if (g_str_equal (parts[0], "lead"))
    {
      HkDazZone *zone = hk_daz_table_get_zone (table, atoi (parts[1]), atoi (parts[2]));

      hk_record_set_string (zone, &zone->commander, values[0]);
      hk_record_set_int (zone, &zone->recruiter, atoi (values[1]));
    }
  else
    {
      g_autoptr (JsonNode) node = read_value (value);

      hk_record_set_by_path (table, path, node, NULL, &error);
      g_assert_no_error (error);
    }
}

/* Changes the table as the "given" of a case says. */
void
daz_cases_give (HkDazTable *table,
                const char *given)
{
  g_auto (GStrv) words = g_strsplit (given, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      if (words[i][0] != '\0')
        give (table, pair[0], pair[1]);
    }
}

static HkMove *
make_move (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (GError) error = NULL;
  HkMove *move;

  json_object_set_string_member (object, "move", words[0]);
  for (guint i = 1; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      json_object_set_member (object, pair[0], read_value (pair[1]));
    }
  move = hk_move_new_from_json (object, &error);
  g_assert_no_error (error);
  return move;
}

/* A card in a word or two: its id, or its rank and attack value. */
static char *
name_card (JsonObject *card)
{
  const char *id = json_object_get_string_member_with_default (card, "card", NULL);

  if (json_object_has_member (card, "slot"))
    return g_strdup_printf ("%s/%" G_GINT64_FORMAT " in %" G_GINT64_FORMAT " +%" G_GINT64_FORMAT, id == NULL ? "" : id,
                            json_object_get_int_member (card, "rank"), json_object_get_int_member (card, "slot"),
                            json_object_get_int_member (card, "bonus"));
  if (id != NULL)
    return g_strdup (id);
  if (json_object_has_member (card, "power-up-hp"))
    return g_strdup_printf ("%" G_GINT64_FORMAT "+%" G_GINT64_FORMAT " of %" G_GINT64_FORMAT "+%" G_GINT64_FORMAT, json_object_get_int_member (card, "zombies"),
                            json_object_get_int_member (card, "power-up-zombies"), json_object_get_int_member (card, "hp"),
                            json_object_get_int_member (card, "power-up-hp"));
  if (!json_object_get_boolean_member_with_default (card, "known", TRUE))
    return g_strdup ("unseen");
  return g_strdup_printf ("%" G_GINT64_FORMAT "/%" G_GINT64_FORMAT "/%" G_GINT64_FORMAT "+%" G_GINT64_FORMAT "+%" G_GINT64_FORMAT "+%" G_GINT64_FORMAT "%s",
                          json_object_get_int_member (card, "rank"), json_object_get_int_member (card, "attack"),
                          json_object_get_int_member (card, "zombification"), json_object_get_int_member (card, "bronze-bonus"),
                          json_object_get_int_member (card, "silver-bonus"), json_object_get_int_member (card, "gold-bonus"),
                          json_object_get_boolean_member (card, "slots-unknown") ? "?" : "");
}

static gboolean
is_card (JsonNode *node)
{
  return JSON_NODE_HOLDS_OBJECT (node) && json_object_has_member (json_node_get_object (node), "card");
}

/* What stands there, on one line: of a long list how much. */
static char *
print_value (JsonNode *node)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  JsonArray *array;

  if (is_card (node))
    return name_card (json_node_get_object (node));
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return strlen (json_node_get_string (node)) > 60 ? g_strdup ("…") : g_strdup (json_node_get_string (node));
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return json_to_string (node, FALSE);
  array = json_node_get_array (node);
  if (json_array_get_length (array) > 12)
    return g_strdup_printf ("%u", json_array_get_length (array));
  for (guint i = 0; i < json_array_get_length (array); i++)
    g_ptr_array_add (words, print_value (json_array_get_element (array, i)));
  g_ptr_array_add (words, NULL);
  {
    g_autofree char *joined = g_strjoinv (" ", (char **) words->pdata);

    return g_strdup_printf ("(%s)", joined);
  }
}

static void compare (JsonNode *before, JsonNode *after, const char *path, GString *out);

static void
compare_objects (JsonObject *before,
                 JsonObject *after,
                 const char *path,
                 GString    *out)
{
  g_autoptr (GList) names = json_object_get_members (after);

  for (GList *name = names; name != NULL; name = name->next)
    {
      g_autofree char *below = path[0] == '\0' ? g_strdup (name->data) : g_strdup_printf ("%s/%s", path, (char *) name->data);

      /* The chance to come, and what only tells the app how a relic is cancelled. */
      if (!g_strv_contains ((const char * const[]) { "random", "before-relic", "after-relic", NULL }, below))
        compare (json_object_get_member (before, name->data), json_object_get_member (after, name->data), below, out);
    }
}

static void
compare (JsonNode   *before,
         JsonNode   *after,
         const char *path,
         GString    *out)
{
  g_autofree char *was = NULL;
  g_autofree char *is = NULL;

  if (json_node_equal (before, after))
    return;
  if (JSON_NODE_HOLDS_OBJECT (before) && JSON_NODE_HOLDS_OBJECT (after) && !is_card (after))
    {
      compare_objects (json_node_get_object (before), json_node_get_object (after), path, out);
      return;
    }
  if (JSON_NODE_HOLDS_ARRAY (before) && JSON_NODE_HOLDS_ARRAY (after))
    {
      JsonArray *old = json_node_get_array (before);
      JsonArray *new = json_node_get_array (after);

      if (json_array_get_length (old) == json_array_get_length (new) && json_array_get_length (new) > 0 &&
          JSON_NODE_HOLDS_OBJECT (json_array_get_element (new, 0)) && !is_card (json_array_get_element (new, 0)))
        {
          for (guint i = 0; i < json_array_get_length (new); i++)
            {
              g_autofree char *below = g_strdup_printf ("%s/%u", path, i);

              compare (json_array_get_element (old, i), json_array_get_element (new, i), below, out);
            }
          return;
        }
    }
  was = print_value (before);
  is = print_value (after);
  g_string_append_printf (out, "%s%s %s > %s", out->len > 0 ? "; " : "", path, was, is);
}

/* What the move tells besides. */
static void
add_asides (HkMove  *move,
            GString *out)
{
  JsonObject *cited = hk_move_get_cited (move);
  GPtrArray *learned = hk_move_get_learned (move);
  GPtrArray *chances = hk_move_get_chances (move);

  if (cited != NULL)
    {
      g_autoptr (GList) rules = json_object_get_members (cited);

      for (GList *rule = rules; rule != NULL; rule = rule->next)
        g_string_append_printf (out, "; cites %s", strrchr (rule->data, '/') + 1);
    }
  for (guint i = 0; learned != NULL && i < learned->len; i++)
    {
      const HkLearned *item = learned->pdata[i];
      g_autoptr (GList) names = json_object_get_members (item->component);

      g_string_append_printf (out, "; learns %s", item->kind);
      for (GList *name = names; name != NULL; name = name->next)
        {
          g_autofree char *value = print_value (json_object_get_member (item->component, name->data));

          g_string_append_printf (out, " %s=%s", (char *) name->data, value);
        }
    }
  for (guint i = 0; chances != NULL && i < chances->len; i++)
    {
      HkChance *chance = chances->pdata[i];

      g_string_append_printf (out, "; luck of %d: %d where %.2f is usual", chance->player, chance->value, hk_distribution_get_mean (chance->expected));
    }
}

/* Plays all but the last of some moves with " then " between, and returns the last. */
static const char *
play_first (HkDazTable *table,
            const char *lines)
{
  g_auto (GStrv) moves = g_strsplit (lines, " then ", -1);
  guint i;

  for (i = 0; moves[i + 1] != NULL; i++)
    {
      g_autoptr (HkMove) move = make_move (moves[i]);
      g_autoptr (GError) error = NULL;

      hk_table_apply (HK_TABLE (table), move, &error);
      g_assert_no_error (error);
    }
  return lines + strlen (lines) - strlen (moves[i]);
}

/* Every line of a breakdown below @breakdown, those below it in brackets, with its mark and the rule that it names. */
static void
add_breakdown (HkBreakdown *breakdown,
               GString     *out)
{
  for (HkBreakdown *line = hk_breakdown_get_first (breakdown); line != NULL; line = hk_breakdown_get_next (line))
    {
      const char *value = hk_breakdown_get_value (line);
      const char *rule = hk_breakdown_get_rule (line);

      g_string_append_printf (out, "%s%s", out->len == 0 || out->str[out->len - 1] == '(' ? "" : "; ", hk_breakdown_get_label (line));
      if (value != NULL)
        g_string_append_printf (out, " = %s", value);
      if (hk_breakdown_get_mark (line) != HK_BREAKDOWN_PLAIN)
        g_string_append_printf (out, " mark %d", hk_breakdown_get_mark (line));
      if (rule != NULL)
        g_string_append_printf (out, " by %s", strrchr (rule, '/') + 1);
      if (hk_breakdown_get_first (line) != NULL)
        {
          g_string_append (out, " (");
          add_breakdown (line, out);
          g_string_append_c (out, ')');
        }
    }
}

static char *
play (HkDazTable *table,
      const char *lines)
{
  const char *line = play_first (table, lines);
  const gboolean says = g_str_has_prefix (line, "say ");
  const gboolean explains = g_str_has_prefix (line, "explain ");
  g_autoptr (HkMove) move = make_move (says ? line + strlen ("say ") : explains ? line + strlen ("explain ") : line);
  g_autoptr (JsonNode) before = hk_record_save (table);
  g_autoptr (JsonNode) after = NULL;
  g_autoptr (GError) error = NULL;
  GString *out = g_string_new (NULL);

  hk_move_collect_chances (move);
  if (!hk_table_apply (HK_TABLE (table), move, &error))
    {
      g_autofree char *asked = hk_move_get_asked (move) == NULL ? NULL : g_strjoinv (" ", (char **) hk_move_get_asked (move));

      after = hk_record_save (table);
      g_assert_true (json_node_equal (before, after));
      g_assert_true (error->domain == HK_ERROR);
      if (error->code == HK_ERROR_PARAMETER && asked != NULL && asked[0] != '\0')
        g_string_append_printf (out, "asks %s", asked);
      else if (error->code == HK_ERROR_REFUSED)
        g_string_append_printf (out, "refused by %s", strrchr (hk_move_get_refused_rule (move), '/') + 1);
      else
        g_string_append (out, error->code == HK_ERROR_IMPOSSIBLE ? "impossible" : "wrong");
      return g_string_free (out, FALSE);
    }
  g_assert_no_error (error);
  if (says)
    return g_string_free_and_steal (g_string_append (out, hk_move_get_logged (move)));
  if (explains)
    {
      add_breakdown (hk_move_get_breakdown (move), out);
      return g_string_free_and_steal (out);
    }
  after = hk_record_save (table);
  compare (before, after, "", out);
  add_asides (move, out);
  return g_string_free (out, FALSE);
}

/* Hears what comes of each on a fresh table of its own.
 * @setup: of the tables, as JSON */
void
daz_cases_tell (const char    *setup,
                const DazCase *cases,
                gsize          n,
                DazCaseTell    tell)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (HkDazTable) table = daz_new (setup, 1);
      g_autofree char *then = NULL;

      daz_cases_give (table, cases[i].given == NULL ? "" : cases[i].given);
      then = tell (table, cases[i].move);
      g_test_message ("{ \"%s\", \"%s\" } comes to: %s", cases[i].given == NULL ? "" : cases[i].given, cases[i].move, then);
      if (g_strcmp0 (then, cases[i].then) == 0)
        continue;
      g_test_message ("and not to: %s", cases[i].then);
      g_test_fail ();
    }
}

/* Plays each on a fresh table of its own.
 * @setup: of the tables, as JSON */
void
daz_cases_try (const char    *setup,
               const DazCase *cases,
               gsize          n)
{
  daz_cases_tell (setup, cases, n, play);
}
