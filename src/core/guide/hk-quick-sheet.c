/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "hk-quick-sheet.h"

/* A game, or one of its phases, on a page: the steps, what to mind in each, and the rules that they follow. It is made of the same
 * phases.json and rules.json that the table shows. */

typedef struct
{
  HkRulebook *rulebook;
  const char *game;
  GPtrArray  *lines;
  GHashTable *rules;  /* those that were cited, const char * */
  GPtrArray  *cited;  /* HkRule, in the order in which they were */
} Sheet;

static void
line_free (gpointer data)
{
  HkQuickLine *line = data;

  g_free (line->name);
  g_free (line->text);
  g_free (line->citation);
  g_free (line);
}

/* (transfer full) (nullable): where the book has the rule; which book that is stands at the top. */
static char *
make_citation (HkRule *rule)
{
  const gboolean is_ours = hk_rule_id_is_ruling (hk_rule_get_id (rule));
  const guint page = hk_rule_get_page (rule);

  if (page == 0)
    return is_ours ? g_strdup (_("our ruling")) : NULL;
  /* Translators: of a rulebook */
  return is_ours ? g_strdup_printf (_("our ruling on page %u"), page) : g_strdup_printf (_("page %u"), page);
}

/* @rule: (nullable): the local id of the rule that is followed */
static void
add_line (Sheet       *sheet,
          HkQuickKind  kind,
          const char  *text,
          const char  *rule)
{
  HkQuickLine *line = g_new0 (HkQuickLine, 1);
  g_autofree char *id = rule == NULL ? NULL : g_strconcat (sheet->game, "/", rule, NULL);
  HkRule *found = id == NULL ? NULL : hk_rulebook_lookup (sheet->rulebook, id);

  line->kind = kind;
  line->text = g_strdup (text);
  if (found != NULL)
    {
      line->citation = make_citation (found);
      if (g_hash_table_add (sheet->rules, (gpointer) hk_rule_get_id (found)))
        g_ptr_array_add (sheet->cited, found);
    }
  g_ptr_array_add (sheet->lines, line);
}

static const char *
get_text (JsonObject *object,
          const char *member)
{
  return json_object_get_string_member_with_default (object, member, NULL);
}

static JsonArray *
get_list (JsonObject *object,
          const char *member)
{
  return json_object_has_member (object, member) ? json_object_get_array_member (object, member) : NULL;
}

static guint
count (JsonArray *array)
{
  return array == NULL ? 0 : json_array_get_length (array);
}

static JsonArray *
get_phases (const char *game)
{
  return hk_content_has (game, "phases") ? json_object_get_array_member (hk_content_get (game, "phases"), "phases") : NULL;
}

/* @whole: with what to mind in each step */
static void
add_phase (Sheet      *sheet,
           JsonObject *phase,
           gboolean    whole)
{
  JsonArray *steps = get_list (phase, "steps");

  if (get_text (phase, "summary") != NULL)
    add_line (sheet, HK_QUICK_TEXT, get_text (phase, "summary"), get_text (phase, "rule"));
  for (guint i = 0; i < count (steps); i++)
    {
      JsonObject *step = json_array_get_object_element (steps, i);
      JsonArray *reminders = get_list (step, "reminders");

      add_line (sheet, HK_QUICK_STEP, get_text (step, "title"), get_text (step, "rule"));
      for (guint j = 0; whole && j < count (reminders); j++)
        {
          JsonObject *reminder = json_array_get_object_element (reminders, j);

          add_line (sheet, HK_QUICK_REMINDER, get_text (reminder, "text"), get_text (reminder, "rule"));
        }
    }
}

/* The text of a rule without its links. */
static char *
make_text (HkRule *rule)
{
  guint n_spans;
  const HkRuleSpan *spans = hk_rule_get_spans (rule, &n_spans);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_spans; i++)
    g_string_append (text, spans[i].text);
  return g_string_free_and_steal (text);
}

static void
add_rules (Sheet *sheet)
{
  if (sheet->cited->len == 0)
    return;
  add_line (sheet, HK_QUICK_HEADING, _("The Rules"), NULL);
  for (guint i = 0; i < sheet->cited->len; i++)
    {
      HkRule *rule = g_ptr_array_index (sheet->cited, i);
      HkQuickLine *line = g_new0 (HkQuickLine, 1);

      line->kind = HK_QUICK_RULE;
      line->name = g_strdup (hk_rule_get_title (rule));
      line->text = make_text (rule);
      line->citation = make_citation (rule);
      g_ptr_array_add (sheet->lines, line);
    }
}

/* What the app does for the game, which is the part of its help that is about the game. */
static void
add_help (Sheet *sheet)
{
  JsonArray *sections = hk_content_has (sheet->game, "help") ? get_list (hk_content_get (sheet->game, "help"), "sections") : NULL;

  for (guint i = 0; i < count (sections); i++)
    {
      JsonObject *section = json_array_get_object_element (sections, i);
      JsonArray *lines = get_list (section, "lines");

      if (g_strcmp0 (get_text (section, "id"), "does") != 0)
        continue;
      add_line (sheet, HK_QUICK_HEADING, get_text (section, "title"), NULL);
      for (guint j = 0; j < count (lines); j++)
        {
          JsonObject *line = json_array_get_object_element (lines, j);
          g_autofree char *text = g_strdup_printf ("%s: %s", get_text (line, "title"), get_text (line, "text"));

          add_line (sheet, HK_QUICK_REMINDER, text, NULL);
        }
    }
}

/* Returns (transfer container) (element-type HkQuickLine): the lines, the title first; none where there is no such phase.
 * @game: the id of a game
 * @phase: (nullable): the id of one of its phases, as hk_quick_sheet_list_phases() has it; NULL is the whole game */
GPtrArray *
hk_quick_sheet_list (HkRulebook *rulebook,
                     const char *game,
                     const char *phase)
{
  g_autoptr (GHashTable) rules = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) cited = g_ptr_array_new ();
  Sheet sheet = { rulebook, game, NULL, rules, cited };
  JsonArray *phases;

  g_return_val_if_fail (HK_IS_RULEBOOK (rulebook), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  sheet.lines = g_ptr_array_new_with_free_func (line_free);
  phases = get_phases (game);
  if (phase == NULL && phases != NULL)
    add_line (&sheet, HK_QUICK_TITLE, hk_rulebook_get_game_title (rulebook, game), NULL);
  for (guint i = 0; i < count (phases); i++)
    {
      JsonObject *entry = json_array_get_object_element (phases, i);

      if (phase != NULL && g_strcmp0 (get_text (entry, "id"), phase) != 0)
        continue;
      if (phase != NULL)
        {
          /* Translators: a game, then one of its phases */
          g_autofree char *title = g_strdup_printf (_("%s · %s"), hk_rulebook_get_game_title (rulebook, game), get_text (entry, "title"));

          add_line (&sheet, HK_QUICK_TITLE, title, NULL);
        }
      else
        add_line (&sheet, HK_QUICK_HEADING, get_text (entry, "title"), NULL);
      add_phase (&sheet, entry, phase != NULL);
    }
  if (cited->len > 0)
    ((HkQuickLine *) g_ptr_array_index (sheet.lines, 0))->citation = g_strdup (hk_rule_get_book (g_ptr_array_index (cited, 0)));
  if (phase != NULL)
    add_rules (&sheet);
  else
    add_help (&sheet);
  return sheet.lines;
}

/* Returns (transfer full): the ids of the phases of a game that a sheet can be about. */
GStrv
hk_quick_sheet_list_phases (const char *game)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  JsonArray *phases;

  g_return_val_if_fail (game != NULL, NULL);

  phases = get_phases (game);
  for (guint i = 0; i < count (phases); i++)
    g_strv_builder_add (ids, get_text (json_array_get_object_element (phases, i), "id"));
  return g_strv_builder_end (ids);
}
