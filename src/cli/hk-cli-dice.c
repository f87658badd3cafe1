/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/odds/hk-dice-pool.h"
#include "core/record/hk-error.h"
#include "hk-cli.h"

#define MOST_FACES 1000

/* Dice such as "3d6", 1 to 6, or "2d0-9", 0 to 9, are added to the others. */
static gboolean
add_dice (GPtrArray  *dice,
          const char *text,
          GError    **error)
{
  g_autoptr (GRegex) form = g_regex_new ("^([0-9]{0,3})d([0-9]{1,4})(?:-([0-9]{1,4}))?$", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *number = NULL;
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;
  gint64 n;
  int lowest, highest;

  if (!g_regex_match (form, text, 0, &match))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is no dice: write 3d6 for three dice from 1 to 6, 2d0-9 for two from 0 to 9."), text);
  number = g_match_info_fetch (match, 1);
  first = g_match_info_fetch (match, 2);
  last = g_match_info_fetch (match, 3);
  n = number[0] == '\0' ? 1 : g_ascii_strtoll (number, NULL, 10);
  lowest = last == NULL || last[0] == '\0' ? 1 : (int) g_ascii_strtoll (first, NULL, 10);
  highest = (int) g_ascii_strtoll (last == NULL || last[0] == '\0' ? first : last, NULL, 10);
  if (highest < lowest || highest - lowest >= MOST_FACES || n < 1 || n + dice->len > HK_DICE_POOL_MOST_SUM)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” are too many dice or faces."), text);
  for (gint64 i = 0; i < n; i++)
    g_ptr_array_add (dice, hk_distribution_new_uniform (lowest, highest));
  return TRUE;
}

static void
print_chances (HkDistribution *result,
               HkBreakdown    *breakdown)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = json_node_alloc ();
  JsonArray *chances = json_array_new ();

  for (int i = hk_distribution_get_lowest (result); i <= hk_distribution_get_highest (result); i++)
    json_array_add_double_element (chances, hk_distribution_get_exactly (result, i));
  json_object_set_int_member (object, "lowest", hk_distribution_get_lowest (result));
  json_object_set_array_member (object, "chances", chances);
  json_object_set_double_member (object, "mean", hk_distribution_get_mean (result));
  json_object_set_member (object, "working", hk_breakdown_to_json (breakdown));
  json_node_init_object (node, object);
  hk_cli_print_json (node);
}

static void
print_lines (HkDistribution *result,
             HkBreakdown    *breakdown)
{
  g_autofree char *lines = hk_breakdown_to_text (breakdown);

  g_print ("%s", lines);
  for (int i = hk_distribution_get_lowest (result); i <= hk_distribution_get_highest (result); i++)
    /* Translators: a result of dice, how likely it is, and how likely it or more is */
    g_print (_("%4d  %5.1f %%  or more %5.1f %%\n"), i, 100 * hk_distribution_get_exactly (result, i), 100 * hk_distribution_get_at_least (result, i));
}

/* Works out what dice come to. Returns what to leave the program with. */
int
hk_cli_dice (int    argc,
             char **argv)
{
  HkDicePool pool;
  gboolean text = FALSE;
  int reroll = -1, explode = -1, best = 0, worst = 0, reach = -1, until = -1;
  g_autoptr (GPtrArray) dice = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_distribution_unref);
  g_autoptr (HkDistribution) result = NULL;
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (GError) error = NULL;
  int status;
  int depth = 3;
  const GOptionEntry entries[] = {
    { "reroll", 0, 0, G_OPTION_ARG_INT, &reroll, N_("Throw a die again once where it shows so much or less"), N_("NUMBER") },
    { "reroll-until", 0, 0, G_OPTION_ARG_INT, &until, N_("Throw a die again as long as it shows so much or less"), N_("NUMBER") },
    { "explode", 0, 0, G_OPTION_ARG_INT, &explode, N_("Throw a die once more, and add, where it shows so much or more"), N_("NUMBER") },
    { "depth", 0, 0, G_OPTION_ARG_INT, &depth, N_("So often in a row at most; 3 when left out"), N_("NUMBER") },
    { "best", 0, 0, G_OPTION_ARG_INT, &best, N_("Keep so many of the highest"), N_("NUMBER") },
    { "worst", 0, 0, G_OPTION_ARG_INT, &worst, N_("Keep so many of the lowest"), N_("NUMBER") },
    { "reach", 0, 0, G_OPTION_ARG_INT, &reach, N_("Count the dice that show so much or more, instead of their sum"), N_("NUMBER") },
    { "text", 0, 0, G_OPTION_ARG_NONE, &text, N_("Print lines"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!hk_cli_parse (&argc, &argv, entries, "DICE…", -1, &status))
    return status;
  hk_dice_pool_init (&pool);
  pool.again_until = until >= 0;
  pool.reroll = until >= 0 ? until : reroll >= 0 ? reroll : pool.reroll;
  pool.explode = explode >= 0 ? explode : pool.explode;
  pool.depth = depth;
  pool.keep = worst > 0 ? worst : MAX (best, 0);
  pool.worst = worst > 0;
  pool.count = reach >= 0 ? HK_POOL_REACH : HK_POOL_SUM;
  pool.reach = reach;
  for (int i = 1; i < argc; i++)
    if (!add_dice (dice, argv[i], &error))
      return hk_cli_refuse (error, NULL);
  result = hk_dice_pool_work_out (&pool, (HkDistribution **) dice->pdata, dice->len, &breakdown, &error);
  if (result == NULL)
    return hk_cli_refuse (error, NULL);
  if (text)
    print_lines (result, breakdown);
  else
    print_chances (result, breakdown);
  return HK_CLI_DONE;
}
