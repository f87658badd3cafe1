/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"

/* Pages 30 and 31: 29 Skills, some for several kinds of Action or Zombie. */
static void
test_ids (void)
{
  g_auto (GStrv) all = hk_aotd_list_all_skills ();

  g_assert_cmpuint (g_strv_length (all), ==, 20 + 7 * 3 + 5 + 3);
  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autofree char *title = hk_aotd_skill_get_title (all[i]);
      g_autofree char *rule = hk_aotd_skill_get_rule (all[i]);

      g_assert_true (hk_aotd_skill_check (all[i], NULL));
      g_assert_cmpstr (title, !=, all[i]);
      g_assert_true (g_str_has_prefix (rule, "army-of-the-dead/skill."));
      g_assert_null (strchr (rule, ':'));
    }
}

static void
test_wrong_ids (void)
{
  static const char * const wrong[] = {
    "", "hunt", "hunter", "hunter:melee", "plus-die", "plus-die:", "plus-die:move", "free:explosive", "sprint:melee", "action:melee", ":melee",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (hk_aotd_skill_check (wrong[i], &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
    }
}

static void
test_titles (void)
{
  static const char * const titles[][2] = {
    { "action", "+1 Action" },
    { "plus-die:melee", "+1 Die: Melee" },
    { "free:search", "+1 Free Search Action" },
    { "hunter:alpha", "Hunter: Alpha" },
    { "search-more", "Can Search More Than Once" },
    { "roll-6-damage:combat", "Roll 6: +1 Damage: Combat" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *title = hk_aotd_skill_get_title (titles[i][0]);

      g_assert_cmpstr (title, ==, titles[i][1]);
    }
}

/* A Skill for Combat counts for Melee and Ranged Actions, one for Melee for those alone. */
static void
test_fits (void)
{
  g_assert_true (hk_aotd_skill_fits ("plus-die:combat", "plus-die", "melee"));
  g_assert_true (hk_aotd_skill_fits ("plus-die:combat", "plus-die", "ranged"));
  g_assert_false (hk_aotd_skill_fits ("plus-die:combat", "plus-die", "move"));
  g_assert_true (hk_aotd_skill_fits ("plus-die:melee", "plus-die", "melee"));
  g_assert_true (hk_aotd_skill_fits ("plus-die:melee", "plus-die", NULL));
  g_assert_false (hk_aotd_skill_fits ("plus-damage:melee", "plus-damage", "ranged"));
  g_assert_true (hk_aotd_skill_fits ("lucky", "lucky", "ranged"));
  g_assert_false (hk_aotd_skill_is_named ("search-2", "search"));
  g_assert_false (hk_aotd_skill_is_named (NULL, "search"));
}

/* Page 15: Skills stack across the levels; of Orange and Red only the chosen one counts. */
static void
test_stack (void)
{
  g_autoptr (HkAotdSurvivor) survivor = g_object_new (HK_TYPE_AOTD_SURVIVOR, "blue", "sprint", "yellow", "action", "orange-1", "lucky",
                                                      "orange-2", "shove", "orange-choice", 2, "red-1", "charge", NULL);
  static const struct
  {
    int   adrenaline;
    guint skills;
  } steps[] = { { 0, 1 }, { 6, 1 }, { 7, 2 }, { 18, 2 }, { 19, 3 }, { 43, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_auto (GStrv) skills = NULL;

      hk_record_set_int (survivor, &survivor->adrenaline, steps[i].adrenaline);
      skills = hk_aotd_survivor_list_skills (survivor);
      g_assert_cmpuint (g_strv_length (skills), ==, steps[i].skills);
    }
  g_assert_true (hk_aotd_survivor_has_skill (survivor, "shove"));
  g_assert_false (hk_aotd_survivor_has_skill (survivor, "lucky"));
  g_assert_false (hk_aotd_survivor_has_skill (survivor, "charge"));
}

/* Page 27: the Leader has the Blue Skill of a Companion; page 26: and that of the weapon in use. */
static void
test_borrowed (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdCompanion) companion = g_object_new (HK_TYPE_AOTD_COMPANION, "id", "lilly", "name", "Lilly", "leader", -1, "skill", "free:move", NULL);
  g_auto (GStrv) skills = NULL;

  hk_record_list_append (table->companions, companion);
  g_assert_false (hk_aotd_table_has_skill (table, 0, "free:move"));
  aotd_play (table, "{\"move\":\"lead\",\"companion\":0,\"survivor\":0}");
  g_assert_true (hk_aotd_table_has_skill (table, 0, "free:move"));
  g_assert_cmpstr (aotd_survivor (table, 0)->free_actions[0], ==, "move");
  g_assert_false (hk_aotd_survivor_has_skill (aotd_survivor (table, 0), "free:move"));
  skills = hk_aotd_table_list_skills (table, 0, "katana");
  g_assert_true (g_strv_contains ((const char * const *) skills, "charge"));
  g_assert_false (hk_aotd_table_has_skill (table, 0, "charge"));
  aotd_refuse (table, "{\"move\":\"lead\",\"companion\":0,\"survivor\":0}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"lead\",\"companion\":1,\"survivor\":0}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"lead\",\"companion\":0,\"survivor\":-1}");
  g_assert_false (hk_aotd_table_has_skill (table, 0, "free:move"));
  aotd_play (table, "{\"move\":\"lose-companion\",\"companion\":0}");
  g_assert_true (companion->eliminated);
  aotd_refuse (table, "{\"move\":\"lose-companion\",\"companion\":0}", HK_ERROR_IMPOSSIBLE);
}

/* Page 27: a Companion brings the Skill along, but its Actions only once in a Turn. */
static void
test_lent (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdCompanion) companion = g_object_new (HK_TYPE_AOTD_COMPANION, "id", "lilly", "name", "Lilly", "leader", -1, "skill", "action", NULL);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  hk_record_list_append (table->companions, companion);
  aotd_play (table, "{\"move\":\"lead\",\"companion\":0,\"survivor\":0}");
  g_assert_cmpint (guzman->actions, ==, 4);
  aotd_play (table, "{\"move\":\"lead\",\"companion\":0,\"survivor\":4}");
  aotd_play (table, "{\"move\":\"lead\",\"companion\":0,\"survivor\":0}");
  g_assert_cmpint (guzman->actions, ==, 4);
  aotd_play (table, "{\"move\":\"trade\",\"partner\":4,\"give-companions\":[0]}");
  aotd_play (table, "{\"move\":\"trade\",\"partner\":4,\"get-companions\":[0]}");
  g_assert_cmpint (guzman->actions, ==, 2);
  /* The Turn of another: the Actions come with its beginning, and not again. */
  aotd_play (table, "{\"move\":\"trade\",\"partner\":1,\"give-companions\":[0]}");
  aotd_play (table, "{\"move\":\"end-turn\"}");
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":1}");
  g_assert_cmpint (aotd_survivor (table, 1)->actions, ==, 4);
  aotd_play (table, "{\"move\":\"lead\",\"companion\":0,\"survivor\":0}");
  aotd_play (table, "{\"move\":\"lead\",\"companion\":0,\"survivor\":1}");
  g_assert_cmpint (aotd_survivor (table, 1)->actions, ==, 4);
}

/* Page 27: a Companion got in a trade is led like any other. */
static void
test_traded (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdCompanion) companion = g_object_new (HK_TYPE_AOTD_COMPANION, "id", "lilly", "name", "Lilly", "leader", 4, "skill", "action", NULL);

  hk_record_list_append (table->companions, companion);
  aotd_play (table, "{\"move\":\"trade\",\"partner\":4,\"get-companions\":[0]}");
  g_assert_cmpint (aotd_survivor (table, 0)->actions, ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/skills/ids", test_ids);
  g_test_add_func ("/aotd/skills/wrong-ids", test_wrong_ids);
  g_test_add_func ("/aotd/skills/titles", test_titles);
  g_test_add_func ("/aotd/skills/fits", test_fits);
  g_test_add_func ("/aotd/skills/page-15-stack", test_stack);
  g_test_add_func ("/aotd/skills/page-27-borrowed", test_borrowed);
  g_test_add_func ("/aotd/skills/page-27-lent", test_lent);
  g_test_add_func ("/aotd/skills/page-27-traded", test_traded);
  return g_test_run ();
}
