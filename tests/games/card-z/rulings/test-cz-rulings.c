/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-camp.h"
#include "cz-rulings.h"
#include "games/card-z/hk-cz-game.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* Every ruling of ours that changes a result is played once as we rule and once by its switch. */

static void
test_switch (gconstpointer data)
{
  const CzRuling *ruling = data;

  g_assert_cmpint (ruling->play (NULL), ==, ruling->ruled);
  g_assert_cmpint (ruling->play (ruling->house), ==, ruling->switched);
}

static gboolean
is_played (const CzRuling *rulings,
           guint           n_rulings,
           const char     *house)
{
  for (guint i = 0; i < n_rulings; i++)
    if (g_str_equal (rulings[i].house, house))
      return TRUE;
  return FALSE;
}

/* Every switch of the game is played here, or where its scenario is tested. */
static void
test_all (void)
{
  static const char * const elsewhere[] = { "fires-first-dawn", "deductions-add", "s-mart-no-roll", "shared-base-attack", "horde-full", NULL };
  const HkGameSpec *spec = hk_card_z_get_spec ();

  for (guint i = 0; i < spec->n_house_rules; i++)
    if (!g_strv_contains (elsewhere, spec->house_rules[i].id) && !is_played (cz_day_rulings, cz_n_day_rulings, spec->house_rules[i].id)
        && !is_played (cz_battle_rulings, cz_n_battle_rulings, spec->house_rules[i].id))
      g_error ("Nothing plays %s both ways", spec->house_rules[i].id);
}

static gboolean
is_cited (HkMove     *move,
          const char *rule)
{
  return hk_move_get_cited (move) != NULL && json_object_has_member (hk_move_get_cited (move), rule);
}

/* The log names the ruling by which something happened, and only where it decided. */
static void
test_cited (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  g_autoptr (HkMove) first = camp_move (table);
  g_autoptr (HkMove) sixth = camp_move (table);
  g_autoptr (HkMove) bare = camp_move (table);
  g_autoptr (HkMove) laden = camp_move (table);

  g_assert_true (hk_cz_table_set_fire (table, first, BRAVO));
  g_assert_false (is_cited (first, "card-z/ruling.fire-chips"));
  for (int i = PUB; i <= FIELD; i++)
    hk_cz_table_set_fire (table, first, i);
  g_assert_false (hk_cz_table_set_fire (table, sixth, MART));
  g_assert_true (is_cited (sixth, "card-z/ruling.fire-chips"));
  hk_record_set_boolean (camp_survivor (table, DAD), &camp_survivor (table, DAD)->backpack, FALSE);
  hk_record_list_remove_all (camp_survivor (table, DAD)->loot);
  hk_cz_table_lose (table, bare, DAD, "killed");
  g_assert_false (is_cited (bare, "card-z/ruling.lost-survivor"));
  camp_give (table, GIRL, "Ka-Bar");
  hk_cz_table_lose (table, laden, GIRL, "killed");
  g_assert_true (is_cited (laden, "card-z/ruling.lost-survivor"));
}

static void
add (const CzRuling *rulings,
     guint           n_rulings)
{
  for (guint i = 0; i < n_rulings; i++)
    {
      g_autofree char *path = g_strconcat ("/card-z/rulings/", rulings[i].house, NULL);

      g_test_add_data_func (path, &rulings[i], test_switch);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/rulings/all", test_all);
  g_test_add_func ("/card-z/rulings/cited", test_cited);
  add (cz_day_rulings, cz_n_day_rulings);
  add (cz_battle_rulings, cz_n_battle_rulings);
  return g_test_run ();
}
