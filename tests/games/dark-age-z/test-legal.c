/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "daz-game.h"
#include "games/dark-age-z/guide/hk-daz-legal.h"

static HkMoveOption *
find (GPtrArray  *offers,
      const char *name)
{
  for (guint i = 0; i < offers->len; i++)
    if (g_str_equal (hk_move_get_name (hk_move_option_get_move (offers->pdata[i])), name))
      return offers->pdata[i];
  return NULL;
}

/* What is offered at a zone is what the rules allow there, and looking changes nothing. */
static void
test_zone (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  g_autoptr (HkTable) before = NULL;
  g_autoptr (GPtrArray) first = NULL;
  g_autoptr (GPtrArray) second = NULL;
  g_autoptr (GPtrArray) far = NULL;
  g_autoptr (GPtrArray) fallen = NULL;

  daz_place (table, 3, 1, "bronze-4", 0, TRUE);
  hk_daz_kingdom_add_relic (hk_daz_table_get_kingdom (table, 0), "angels-kiss");
  before = hk_table_copy (HK_TABLE (table));
  first = hk_daz_list_zone_moves (table, 0, 1);
  second = hk_daz_list_zone_moves (table, 0, 2);
  far = hk_daz_list_zone_moves (table, 1, 1);
  fallen = hk_daz_list_zone_moves (table, 3, 1);
  g_assert_true (hk_move_option_is_legal (find (first, "play-army")));
  g_assert_true (g_strv_contains (hk_move_option_get_missing (find (first, "play-army")), "hand"));
  g_assert_null (find (second, "play-army"));
  g_assert_false (hk_move_option_is_legal (find (far, "play-army")));
  g_assert_nonnull (hk_move_option_get_reason (find (far, "play-army")));
  g_assert_true (hk_move_option_is_legal (find (fallen, "reactivate")));
  g_assert_true (hk_move_option_is_legal (find (fallen, "play-relic")));
  g_assert_false (hk_move_option_is_legal (find (second, "play-relic")));
  g_assert_true (hk_record_equal (before, table));
}

/* Page 12: in Phase 2 an active army can be reinforced, a defeated one cannot. */
static void
test_rallying (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  g_autoptr (GPtrArray) active = NULL;
  g_autoptr (GPtrArray) defeated = NULL;

  daz_place (table, 0, 1, "bronze-7", 0, FALSE);
  daz_place (table, 0, 2, "bronze-7", 0, TRUE);
  daz_play (table, "{\"move\":\"end-planning\",\"house\":true}");
  active = hk_daz_list_zone_moves (table, 0, 1);
  defeated = hk_daz_list_zone_moves (table, 0, 2);
  g_assert_nonnull (find (active, "reinforce"));
  g_assert_true (g_strv_contains (hk_move_option_get_missing (find (active, "reinforce")), "hand"));
  g_assert_null (find (defeated, "reinforce"));
}

static void
test_kingdom (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  g_autoptr (GPtrArray) own = hk_daz_list_kingdom_moves (table, 0);
  g_autoptr (GPtrArray) other = hk_daz_list_kingdom_moves (table, 1);
  g_autoptr (GPtrArray) answers = NULL;
  g_autoptr (HkMove) move = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_move_option_is_legal (find (own, "take-token")));
  g_assert_true (hk_move_option_is_legal (find (own, "refresh")));
  g_assert_null (find (other, "take-token"));
  move = hk_move_option_make_move (find (own, "choose-relic"));
  hk_table_apply (HK_TABLE (table), move, &error);
  g_assert_no_error (error);
  answers = hk_daz_list_kingdom_moves (table, 0);
  g_assert_cmpuint (answers->len, ==, 2);
  g_assert_true (hk_move_option_is_legal (find (answers, "keep-relic")));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/daz/legal/zone", test_zone);
  g_test_add_func ("/daz/legal/rallying", test_rallying);
  g_test_add_func ("/daz/legal/kingdom", test_kingdom);
  return g_test_run ();
}
