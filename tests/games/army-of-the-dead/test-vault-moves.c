/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"

static void
set_card (HkAotdTable *table,
          const char  *specialty,
          const char  *bonus)
{
  g_object_set (table->vault, "card", "Gears and Bolts", "specialty", specialty, "bonus", bonus, "revealed", TRUE, NULL);
}

/* Page 12: the example: Guzman reserves three dice and then a fourth, and Cruz’s bonus turns the last one. */
static void
test_example (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdVault *vault = table->vault;

  aotd_play (table, "{\"move\":\"vault-challenge\",\"card\":\"Gears and Bolts\",\"specialty\":\"mechanic\",\"bonus\":\"one-up-or-down\",\"near\":[\"mechanic\",\"vault-expert\"]}");
  g_assert_cmpint (aotd_survivor (table, 0)->actions, ==, 1);
  g_assert_true (vault->revealed);
  g_assert_true (vault->bonus_there);
  aotd_refuse (table, "{\"move\":\"vault-reserve\",\"dice\":\"1\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"vault-roll\",\"dice\":[1,2,3]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,2,3,3,6]}");
  aotd_refuse (table, "{\"move\":\"vault-reserve\",\"dice\":\"12344\"}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"vault-reserve\",\"dice\":\"123\"}");
  g_assert_cmpstr (vault->reserve, ==, "123");
  g_assert_cmpstr (vault->free, ==, "36");
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[4,6]}");
  aotd_play (table, "{\"move\":\"vault-reserve\",\"dice\":\"4\"}");
  aotd_refuse (table, "{\"move\":\"vault-bonus\",\"die\":6,\"face\":4}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"vault-bonus\",\"die\":6,\"face\":1}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"vault-open\",\"survivor\":1}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"vault-bonus\",\"die\":6,\"face\":5}");
  g_assert_true (vault->solved);
  g_assert_cmpstr (vault->reserve, ==, "12345");
  g_assert_cmpint (vault->survivor, ==, -1);
  aotd_refuse (table, "{\"move\":\"vault-open\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"end-turn\"}");
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":1}");
  aotd_play (table, "{\"move\":\"vault-open\"}");
  g_assert_true (vault->opened);
  g_assert_cmpint (aotd_survivor (table, 1)->actions, ==, 2);
  aotd_refuse (table, "{\"move\":\"vault-open\"}", HK_ERROR_IMPOSSIBLE);
}

/* Page 12: both Straights, and three rolls at most; the card stays turned up. */
static void
test_rolls (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdVault *vault = table->vault;

  set_card (table, "pilot", "any-face");
  aotd_play (table, "{\"move\":\"vault-challenge\"}");
  g_assert_false (vault->bonus_there);
  aotd_refuse (table, "{\"move\":\"vault-bonus\",\"die\":1,\"face\":2}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,1,1,1,1]}");
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,1,1,1,1]}");
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,1,1,1,1]}");
  g_assert_cmpint (vault->survivor, ==, -1);
  g_assert_false (vault->solved);
  g_assert_true (vault->revealed);
  aotd_refuse (table, "{\"move\":\"vault-roll\",\"dice\":[1,1,1,1,1]}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"vault-challenge\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"vault-challenge\",\"free\":true}");
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[6,5,4,3,2]}");
  g_assert_true (vault->solved);
}

static void
test_give_up (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  set_card (table, "pilot", "any-face");
  aotd_refuse (table, "{\"move\":\"vault-give-up\"}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"vault-challenge\"}");
  aotd_refuse (table, "{\"move\":\"vault-challenge\",\"free\":true}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"vault-roll\"}");
  aotd_play (table, "{\"move\":\"vault-give-up\"}");
  g_assert_cmpint (table->vault->survivor, ==, -1);
  aotd_house (table, "vault-keeps-reserve");
  aotd_play (table, "{\"move\":\"vault-challenge\",\"free\":true}");
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,2,3,3,3]}");
  aotd_play (table, "{\"move\":\"vault-reserve\",\"dice\":\"123\"}");
  aotd_play (table, "{\"move\":\"vault-give-up\"}");
  aotd_play (table, "{\"move\":\"vault-challenge\",\"free\":true}");
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[5,4]}");
  g_assert_true (table->vault->solved);
}

/* Page 12: one die up and another one down; a 6 never goes up, nor a 1 down. */
static void
test_up_and_down (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autofree char *said = NULL;

  set_card (table, "bruiser", "one-up-one-down");
  aotd_play (table, "{\"move\":\"vault-challenge\"}");
  g_assert_true (table->vault->bonus_there);
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,2,2,4,6]}");
  aotd_refuse (table, "{\"move\":\"vault-bonus\",\"die\":2}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"vault-bonus\",\"die\":6,\"down\":2}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"vault-bonus\",\"die\":2,\"down\":1}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"vault-bonus\",\"die\":2,\"down\":5}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"vault-bonus\",\"die\":2,\"down\":3}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"vault-bonus\",\"die\":4,\"down\":4}", HK_ERROR_IMPOSSIBLE);
  said = hk_play_say (HK_TABLE (table), "{\"move\":\"vault-bonus\",\"die\":2,\"down\":6}");
  g_assert_true (g_str_has_prefix (said, "The bonus turns a 2 into a 3. The bonus turns a 6 into a 5. A Straight: 12345."));
  g_assert_true (table->vault->solved);
  g_assert_cmpstr (table->vault->reserve, ==, "12345");
}

/* Page 12: a fourth roll, or a sixth die for the whole attempt. */
static void
test_more (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  set_card (table, "bruiser", "extra-roll");
  aotd_play (table, "{\"move\":\"vault-challenge\"}");
  for (int i = 0; i < 3; i++)
    aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,1,1,1,1]}");
  aotd_refuse (table, "{\"move\":\"vault-roll\",\"dice\":[1,2,3,4,5]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"vault-bonus\"}");
  aotd_refuse (table, "{\"move\":\"vault-bonus\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,2,3,4,5]}");
  g_assert_true (table->vault->solved);
}

static void
test_sixth_die (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  set_card (table, "bruiser", "extra-die");
  aotd_play (table, "{\"move\":\"vault-challenge\"}");
  aotd_play (table, "{\"move\":\"vault-bonus\"}");
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,2,3,4,5,5]}");
  g_assert_cmpstr (table->vault->reserve, ==, "12345");
  g_assert_true (table->vault->solved);
}

/* A Vault card that nobody knows has to be read out. */
static void
test_unknown_card (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  g_object_set (table->vault, "card", NULL, "specialty", NULL, "bonus", NULL, NULL);
  aotd_refuse (table, "{\"move\":\"vault-challenge\"}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"vault-reveal\",\"specialty\":\"baker\",\"bonus\":\"any-face\"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"vault-reveal\",\"card\":\"Tumblers\",\"specialty\":\"pilot\",\"bonus\":\"any-face\"}");
  g_assert_cmpstr (table->vault->specialty, ==, "pilot");
  aotd_refuse (table, "{\"move\":\"vault-reveal\",\"card\":\"Tumblers\"}", HK_ERROR_REFUSED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/vault-moves/page-12-example", test_example);
  g_test_add_func ("/aotd/vault-moves/page-12-rolls", test_rolls);
  g_test_add_func ("/aotd/vault-moves/give-up", test_give_up);
  g_test_add_func ("/aotd/vault-moves/page-12-up-and-down", test_up_and_down);
  g_test_add_func ("/aotd/vault-moves/page-12-more", test_more);
  g_test_add_func ("/aotd/vault-moves/page-12-sixth-die", test_sixth_die);
  g_test_add_func ("/aotd/vault-moves/unknown-card", test_unknown_card);
  return g_test_run ();
}
