/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"
#include "games/army-of-the-dead/guide/hk-aotd-legal.h"

/* The offer of the move @name whose parameters hold @text. */
static HkMoveOption *
find (GPtrArray  *offers,
      const char *name,
      const char *text)
{
  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      HkMove *move = hk_move_option_get_move (offer);
      g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), hk_move_get_params (move));
      g_autofree char *params = json_to_string (node, FALSE);

      if (g_str_equal (hk_move_get_name (move), name) && (text == NULL || strstr (params, text) != NULL))
        return offer;
    }
  return NULL;
}

static void
test_turn (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkTable) before = NULL;
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (GPtrArray) others = NULL;
  HkMoveOption *offer;

  aotd_give (table, 0, "katana", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "heavy-machine-gun", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "ammo-clip", HK_AOTD_SLOT_BACKPACK);
  hk_record_set_boolean (hk_aotd_survivor_find_item (aotd_survivor (table, 0), "heavy-machine-gun", HK_AOTD_SLOT_NONE),
                         &hk_aotd_survivor_find_item (aotd_survivor (table, 0), "heavy-machine-gun", HK_AOTD_SLOT_NONE)->empty, TRUE);
  hk_aotd_survivor_set_used (aotd_survivor (table, 0), "search");
  before = hk_table_copy (HK_TABLE (table));
  offers = hk_aotd_list_survivor_moves (table, 0);
  g_assert_true (hk_record_equal (before, table));
  g_assert_true (hk_move_option_is_legal (find (offers, "move", NULL)));
  g_assert_cmpstr (hk_move_option_get_hint (find (offers, "move", NULL)), ==, "1 Action");
  g_assert_cmpstr (hk_move_option_get_hint (find (offers, "eliminate-sleepers", NULL)), ==, "2 Actions");
  offer = find (offers, "attack", "katana");
  g_assert_true (hk_move_option_is_legal (offer));
  g_assert_cmpstr (hk_move_option_get_title (offer), ==, "Attack with Katana");
  g_assert_cmpstr (hk_move_option_get_missing (offer)[0], ==, "targets");
  offer = find (offers, "attack", "heavy-machine-gun");
  g_assert_false (hk_move_option_is_legal (offer));
  g_assert_nonnull (strstr (hk_move_option_get_reason (offer), "out of ammo"));
  g_assert_true (hk_move_option_is_legal (find (offers, "use-card", "ammo-clip")));
  g_assert_nonnull (strstr (hk_move_option_get_reason (find (offers, "search", NULL)), "searched in this Turn"));
  g_assert_true (hk_move_option_is_legal (find (offers, "trade", NULL)));
  g_assert_true (hk_move_option_is_legal (find (offers, "take-objective", NULL)));
  g_assert_true (hk_move_option_is_legal (find (offers, "truck-seat", "driver")));
  g_assert_true (hk_move_option_is_legal (find (offers, "vault-challenge", NULL)));
  g_assert_true (hk_move_option_is_legal (find (offers, "end-turn", NULL)));
  others = hk_aotd_list_survivor_moves (table, 4);
  g_assert_false (hk_move_option_is_legal (find (others, "move", NULL)));
}

/* With no Action left only what costs none is legal, and the reason says so. */
static void
test_no_action (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (GPtrArray) offers = NULL;

  aotd_give (table, 0, "katana", HK_AOTD_SLOT_HAND);
  aotd_skill (table, 0, "shove");
  hk_record_set_int (aotd_survivor (table, 0), &aotd_survivor (table, 0)->actions, 0);
  offers = hk_aotd_list_survivor_moves (table, 0);
  g_assert_cmpuint (offers->len, >, 10);
  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      const char *hint = hk_move_option_get_hint (offer);
      const char *name = hk_move_get_name (hk_move_option_get_move (offer));

      if (hint == NULL || g_str_equal (hint, "No Action"))
        g_assert_true (hk_move_option_is_legal (offer));
      else if (!g_str_equal (name, "arrange") && !g_str_equal (name, "action"))
        g_assert_false (hk_move_option_is_legal (offer));
    }
}

/* A new level offers its Skills. */
static void
test_choose (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (GPtrArray) offers = NULL;

  g_object_set (aotd_survivor (table, 0), "adrenaline", 20, "orange-1", "lucky", "orange-2", "shove", NULL);
  offers = hk_aotd_list_survivor_moves (table, 0);
  /* Nobody has entered the ID card: the Yellow Skill is asked for first, and brings what it brings. */
  g_assert_cmpstr (hk_move_option_get_title (find (offers, "choose-skill", "yellow")), ==, "Enter the Yellow Skill");
  aotd_play (table, "{\"move\":\"choose-skill\",\"survivor\":0,\"level\":\"yellow\",\"choice\":1,\"skill\":\"action\"}");
  g_assert_cmpstr (aotd_survivor (table, 0)->yellow, ==, "action");
  g_assert_cmpint (aotd_survivor (table, 0)->actions, ==, 4);
  g_clear_pointer (&offers, g_ptr_array_unref);
  offers = hk_aotd_list_survivor_moves (table, 0);
  g_assert_null (find (offers, "choose-skill", "yellow"));
  g_assert_cmpstr (hk_move_option_get_title (find (offers, "choose-skill", "\"choice\":1")), ==,
                   "Choose the Skill “Lucky”");
  g_assert_true (hk_move_option_is_legal (find (offers, "choose-skill", "\"choice\":2")));
  g_assert_null (find (offers, "choose-skill", "red"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/legal/turn", test_turn);
  g_test_add_func ("/aotd/legal/no-action", test_no_action);
  g_test_add_func ("/aotd/legal/choose", test_choose);
  return g_test_run ();
}
