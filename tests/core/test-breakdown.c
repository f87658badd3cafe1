/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-score-sheet.h"
#include "core/odds/hk-breakdown.h"

static void
test_tree (void)
{
  HkBreakdown *breakdown = hk_breakdown_new ("Total", "game/total");
  HkBreakdown *term = hk_breakdown_add_int (breakdown, "Sword", 7, "game/sword");
  HkBreakdown *bow = hk_breakdown_new ("Bow", NULL);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (JsonNode) expected = json_from_string (
      "{\"label\":\"Total\",\"value\":\"−3\",\"rule\":\"game/total\",\"mark\":\"result\",\"terms\":["
      "{\"label\":\"Sword\",\"value\":\"7\",\"rule\":\"game/sword\",\"terms\":[{\"label\":\"why\",\"mark\":\"stand-in\"}]},"
      "{\"label\":\"Bow\",\"value\":\"3\"}]}", NULL);

  hk_breakdown_set_int (breakdown, -3);
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  hk_breakdown_set_mark (hk_breakdown_add (term, "why", NULL), HK_BREAKDOWN_STAND_IN);
  hk_breakdown_append (breakdown, bow);
  g_assert_cmpuint (hk_breakdown_get_n_terms (breakdown), ==, 2);
  g_assert_true (hk_breakdown_get_next (hk_breakdown_get_first (breakdown)) == bow);
  hk_breakdown_set_chance (bow, 0.5);
  g_assert_cmpstr (hk_breakdown_get_value (bow), ==, "50.0 %");
  hk_breakdown_set_int (bow, 3);
  text = hk_breakdown_to_text (breakdown);
  g_assert_cmpstr (text, ==, "Total: −3\n  Sword: 7\n    why\n  Bow: 3\n");
  node = hk_breakdown_to_json (breakdown);
  g_assert_true (json_node_equal (node, expected));
  hk_breakdown_unref (breakdown);
  /* It has outlived what it was below. */
  g_assert_cmpstr (hk_breakdown_get_label (bow), ==, "Bow");
  hk_breakdown_unref (bow);
}

static void
test_score_sheet (void)
{
  static const char * const columns[] = { "Player", "VP", NULL };
  static const char * const ann[] = { "Ann, \"the\" first", "12", NULL };
  static const char * const bo[] = { "Bo | b\\o", "−3", NULL };
  HkScoreSheet *sheet = hk_score_sheet_new ("Friday", columns);
  g_autofree char *csv = NULL;
  g_autofree char *markdown = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (JsonNode) expected = json_from_string (
      "{\"title\":\"Friday\",\"columns\":[\"Player\",\"VP\"],\"rows\":[[\"Ann, \\\"the\\\" first\",\"12\"],"
      "[\"Bo | b\\\\o\",\"−3\"]],\"outcome\":\"Ann won.\"}", NULL);

  hk_score_sheet_add_row (sheet, ann);
  hk_score_sheet_add_row (sheet, bo);
  hk_score_sheet_set_outcome (sheet, "Ann won.");
  csv = hk_score_sheet_to_csv (sheet);
  g_assert_cmpstr (csv, ==, "Player,VP\r\n\"Ann, \"\"the\"\" first\",12\r\nBo | b\\o,−3\r\n");
  markdown = hk_score_sheet_to_markdown (sheet);
  g_assert_cmpstr (markdown, ==,
                   "# Friday\n\n| Player | VP |\n| --- | ---: |\n| Ann, \"the\" first | 12 |\n"
                   "| Bo \\| b\\\\o | −3 |\n\nAnn won.\n");
  node = hk_score_sheet_to_json (sheet);
  g_assert_true (json_node_equal (node, expected));
  g_assert_finalize_object (sheet);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/working/tree", test_tree);
  g_test_add_func ("/score-sheet/forms", test_score_sheet);
  return g_test_run ();
}
