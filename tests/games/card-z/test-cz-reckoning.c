/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-camp.h"

#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-sickness.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* The reckoning (book, Reckoning Phase). */

static void
add_encounter (HkCzTable  *table,
               int         location,
               const char *id,
               const char *type,
               int         zone)
{
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "id", id, "type", type, "zone", zone, "revealed", TRUE, NULL);
  g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, "id", id, "type", type, NULL);

  hk_record_list_append (camp_location (table, location)->encounters, encounter);
  hk_record_list_append (table->cards, card);
}

static void
make_decks (HkCzTable *table)
{
  static const char * const two[] = { "e1", "e2", NULL };
  static const char * const sick[] = { "Fever", "Food Poisoning", "Cough", NULL };
  g_autoptr (HkDeck) encounters = hk_deck_new ("the Encounter Deck", TRUE);
  g_autoptr (HkDeck) illnesses = hk_deck_new ("the Sick Deck", TRUE);

  hk_deck_fill (encounters, two);
  hk_deck_fill (illnesses, sick);
  hk_record_set_record (table, &table->encounter_deck, encounters);
  hk_record_set_record (table, &table->sick_deck, illnesses);
  for (guint i = 0; sick[i] != NULL; i++)
    {
      g_autoptr (HkCzIllness) illness = g_object_new (HK_TYPE_CZ_ILLNESS, "name", sick[i], "rolls", -1, "carry", -1, NULL);

      hk_record_list_append (table->illnesses, illness);
    }
}

/* Safe-chips come off but where survivors are inside; Encounters are gathered and shuffled in (page 7). */
static void
test_chips_and_gather (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");

  make_decks (table);
  camp_location (table, HOUSE)->safe = TRUE;
  camp_location (table, FIELD)->safe = TRUE;
  camp_survivor (table, GIRL)->place = FIELD;
  add_encounter (table, PUB, "e3", "zombie", 1);
  add_encounter (table, PUB, "e4", "slow", 2);
  camp_location (table, PUB)->scouted = TRUE;
  camp_location (table, PUB)->rolled = 2;
  hk_deck_discard (table->encounter_deck, "e5");
  camp_reckon (table);
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_RECKONING);
  camp_play (table, "{\"move\":\"reckon-step\"}");
  g_assert_true (camp_location (table, ALPHA)->safe);
  g_assert_false (camp_location (table, HOUSE)->safe);
  g_assert_false (camp_location (table, FIELD)->safe);
  g_assert_cmpint (table->reckoning_step, ==, HK_CZ_RECKONING_GATHER);
  camp_play (table, "{\"move\":\"reckon-step\"}");
  g_assert_cmpint (hk_cz_location_get_n_encounters (camp_location (table, PUB)), ==, 0);
  g_assert_false (camp_location (table, PUB)->scouted);
  g_assert_cmpint (camp_location (table, PUB)->rolled, ==, -1);
  g_assert_cmpuint (hk_deck_get_n_left (table->encounter_deck), ==, 5);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->encounter_deck), ==, 0);
}

/* Who camps out keeps the Encounters where they are (page 8). */
static void
test_camping (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");

  make_decks (table);
  add_encounter (table, HOUSE, "e3", "zombie", 3);
  add_encounter (table, PUB, "e4", "zombie", 2);
  camp_location (table, HOUSE)->blockaded = TRUE;
  camp_location (table, PUB)->blockaded = TRUE;
  camp_survivor (table, DAD)->place = HOUSE;
  camp_survivor (table, GIRL)->place = PUB;
  /* Behind the second wall of the Ranch House: the first floor is theirs. Behind the wall of the Pub: only the yard. */
  g_assert_true (hk_cz_table_sleeps_inside (table, DAD));
  g_assert_false (hk_cz_table_sleeps_inside (table, GIRL));
  camp_survivor (table, GIRL)->place = HOUSE;
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_cmpint (hk_cz_location_get_n_encounters (camp_location (table, HOUSE)), ==, 1);
  g_assert_true (camp_location (table, HOUSE)->blockaded);
  g_assert_cmpint (hk_cz_location_get_n_encounters (camp_location (table, PUB)), ==, 0);
  g_assert_false (camp_location (table, PUB)->blockaded);
  g_assert_cmpint (table->day, ==, 2);
}

/* Junk makes sick on 0 to 3, Normal on 0 and 1, Fresh never; Dependants never roll (page 7). */
static void
test_sickness (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "co-op");
  const int child = camp_join (table, "Child", HK_CZ_SURVIVOR_DEPENDANT, 0);

  make_decks (table);
  camp_give (table, DAD, "Junk Food");
  camp_give (table, GIRL, "Old Bread");
  camp_give (table, MAX_, "Fresh Food");
  camp_reckon (table);
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":0}");
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":1}");
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":2}");
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":3,\"food\":\"Junk Food\"}");
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":0,\"food\":\"Junk Food\"}");
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":1,\"food\":\"Old Bread\"}");
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":2,\"food\":\"Fresh Food\"}");
  camp_refuse (table, "{\"move\":\"plan-food\",\"survivor\":2,\"food\":\"Junk Food\"}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"plan-food\",\"survivor\":2,\"food\":\"Ka-Bar\"}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"reckon\",\"rolls\":[3]}", HK_ERROR_PARAMETER);
  camp_play (table, "{\"move\":\"reckon\",\"rolls\":[3,2],\"sick\":[\"Cough\"]}");
  g_assert_cmpstr (camp_survivor (table, DAD)->sick, ==, "Cough");
  g_assert_null (camp_survivor (table, GIRL)->sick);
  g_assert_null (camp_survivor (table, MAX_)->sick);
  g_assert_null (camp_survivor (table, child)->sick);
  g_assert_cmpint (camp_count_loot (table, DAD), ==, 0);
  g_assert_cmpint (camp_count_loot (table, GIRL), ==, 0);
  g_assert_cmpuint (hk_deck_get_n_left (table->sick_deck), ==, 2);
  g_assert_cmpint (table->day, ==, 2);
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_DAWN);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->diets)), ==, 0);
}

/* Every face of the die against the book (page 7). */
static void
test_faces (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  static const char * const skills[] = { "sickness:2", NULL };

  g_assert_cmpint (hk_cz_table_get_sick_faces (table, DAD, "junk", NULL), ==, 4);
  g_assert_cmpint (hk_cz_table_get_sick_faces (table, DAD, "normal", NULL), ==, 2);
  g_assert_cmpint (hk_cz_table_get_sick_faces (table, DAD, "fresh", NULL), ==, 0);
  camp_survivor (table, DAD)->sleep_deprived = TRUE;
  g_assert_cmpint (hk_cz_table_get_sick_faces (table, DAD, "junk", NULL), ==, 5);
  /* Who eats is no longer starving. */
  camp_survivor (table, DAD)->starving = TRUE;
  g_assert_cmpint (hk_cz_table_get_sick_faces (table, DAD, "junk", NULL), ==, 5);
  /* A natural zero is never good. */
  hk_record_set_strv (camp_survivor (table, DAD), &camp_survivor (table, DAD)->skills, skills);
  g_assert_cmpint (hk_cz_table_get_sick_faces (table, DAD, "junk", NULL), ==, 3);
  g_assert_cmpint (hk_cz_table_get_sick_faces (table, DAD, "normal", NULL), ==, 1);
}

/* Who is sick already rolls again; Food Poisoning is never kept (page 7). */
static void
test_sick_again (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "co-op");
  const int bob = camp_join (table, "Bob", HK_CZ_SURVIVOR_ALLY, 0);

  make_decks (table);
  for (int i = 0; i < 4; i++)
    camp_give (table, i, "Old Bread");
  hk_record_set_string (camp_survivor (table, DAD), &camp_survivor (table, DAD)->sick, "Fever");
  hk_record_set_string (camp_survivor (table, GIRL), &camp_survivor (table, GIRL)->sick, "Food Poisoning");
  hk_record_set_string (camp_survivor (table, MAX_), &camp_survivor (table, MAX_)->sick, "Flu");
  hk_deck_take (table->sick_deck, "Fever", NULL);
  hk_deck_take (table->sick_deck, "Food Poisoning", NULL);
  camp_reckon (table);
  /* The illness takes 1 off the rolls: sick on 0 to 2. */
  camp_play (table, "{\"move\":\"reckon\",\"rolls\":[2,2,2,9],\"sick\":[\"Cough\"]}");
  g_assert_cmpstr (camp_survivor (table, DAD)->sick, ==, "Fever");
  g_assert_cmpstr (camp_survivor (table, GIRL)->sick, ==, "Cough");
  g_assert_null (camp_survivor (table, MAX_)->sick);
  g_assert_null (camp_survivor (table, bob)->sick);
  g_assert_cmpuint (hk_deck_count (table->sick_deck, "Food Poisoning"), ==, 1);
  g_assert_cmpuint (hk_deck_count (table->sick_deck, "Cough"), ==, 0);
}

/* Starving twice in a row removes a survivor; a meal in between starts afresh (page 7). */
static void
test_starving (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "co-op");
  g_autofree char *said = NULL;

  camp_give (table, GIRL, "Ka-Bar");
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_true (camp_survivor (table, GIRL)->starving);
  g_assert_false (camp_survivor (table, GIRL)->dead);
  camp_give (table, DAD, "Canned Food");
  camp_reckon (table);
  for (int i = 2; i >= 0; i--)
    {
      g_autofree char *none = g_strdup_printf ("{\"move\":\"plan-food\",\"survivor\":%d}", i);

      camp_play (table, none);
    }
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":0,\"food\":\"Canned Food\"}");
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":1,\"food\":\"Canned Food\"}");
  said = camp_say (table, "{\"move\":\"reckon\",\"rolls\":[9,9]}");
  g_assert_nonnull (strstr (said, "Max starves to death"));
  g_assert_true (camp_survivor (table, MAX_)->dead);
  g_assert_cmpstr (camp_survivor (table, MAX_)->lost_how, ==, "starved");
  g_assert_false (camp_survivor (table, GIRL)->starving);
  g_assert_cmpint (camp_player (table, 1)->lost, ==, 1);
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_true (camp_survivor (table, GIRL)->starving);
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_true (camp_survivor (table, GIRL)->dead);
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_LOST);
  /* What she carried lies where she was. */
  g_assert_cmpstr (hk_cz_location_get_loot (camp_location (table, ALPHA), 0)->kind, ==, "Ka-Bar");
}

/* Sleeping outside: sleep deprived for a day, and dawn patrol (page 7). */
static void
test_outside (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");

  camp_survivor (table, GIRL)->place = FIELD;
  camp_survivor (table, DAD)->sleep_deprived = TRUE;
  camp_survivor (table, DAD)->toilet_paper = TRUE;
  camp_location (table, FIELD)->safe = TRUE;
  camp_give (table, DAD, "Fresh Food");
  camp_give (table, GIRL, "Fresh Food");
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_false (camp_survivor (table, DAD)->sleep_deprived);
  g_assert_false (camp_survivor (table, DAD)->toilet_paper);
  g_assert_true (camp_survivor (table, GIRL)->sleep_deprived);
  g_assert_true (camp_location (table, FIELD)->dawn_patrol);
  g_assert_false (camp_location (table, ALPHA)->dawn_patrol);
  g_assert_cmpint (hk_cz_table_get_roll_change (table, GIRL), ==, -1);
  /* The group may know better. */
  camp_give (table, DAD, "Fresh Food");
  camp_give (table, GIRL, "Fresh Food");
  camp_location (table, FIELD)->safe = TRUE;
  camp_play (table, "{\"move\":\"shelter\",\"survivor\":1}");
  camp_play (table, "{\"move\":\"shelter\",\"survivor\":0,\"inside\":false}");
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_true (camp_survivor (table, DAD)->sleep_deprived);
  g_assert_false (camp_survivor (table, GIRL)->sleep_deprived);
  g_assert_true (camp_location (table, FIELD)->safe);
  g_assert_false (camp_location (table, ALPHA)->safe);
  g_assert_cmpint (camp_survivor (table, GIRL)->shelter, ==, HK_CZ_SHELTER_NONE);
}

/* What is planned has to be there; the plan can be made anew, and the group may go hungry (Reckoning Phase, page 7). */
static void
test_plan (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");

  camp_give (table, DAD, "Canned Food");
  camp_refuse (table, "{\"move\":\"plan-food\"}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"reckon\"}", HK_ERROR_REFUSED);
  camp_reckon (table);
  camp_survivor (table, GIRL)->place = HOUSE;
  camp_refuse (table, "{\"move\":\"reckon\",\"rolls\":[9,9]}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"plan-food\"}");
  camp_refuse (table, "{\"move\":\"plan-food\",\"survivor\":1,\"food\":\"Canned Food\",\"holder\":0}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"reckon\",\"rolls\":[9]}");
  g_assert_true (camp_survivor (table, GIRL)->starving);
  g_assert_cmpint (hk_cz_survivor_get_loot (camp_survivor (table, DAD), 0)->supply, ==, 1);
  /* Where all dice are rolled by hand they are asked for. */
  hk_record_set_enum (table, &table->dice_by, HK_BY_HAND);
  camp_reckon (table);
  camp_refuse (table, "{\"move\":\"reckon\"}", HK_ERROR_PARAMETER);
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":0}");
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_true (camp_survivor (table, DAD)->starving);
}

/* Dice can be told one by one beforehand; a changed plan forgets them. Who is starving may carry too much (Reckoning Phase, page 7). */
static void
test_told_rolls (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "co-op");
  g_autofree char *said = NULL;

  make_decks (table);
  camp_give (table, DAD, "Canned Food");
  camp_give (table, MAX_, "Carbine");
  camp_give (table, MAX_, "Ka-Bar");
  camp_refuse (table, "{\"move\":\"sick-roll\",\"survivor\":0,\"die\":1}", HK_ERROR_REFUSED);
  camp_reckon (table);
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":2}");
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":0,\"food\":\"Canned Food\"}");
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":1,\"food\":\"Canned Food\"}");
  camp_refuse (table, "{\"move\":\"sick-roll\",\"survivor\":2,\"die\":1}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"sick-roll\",\"survivor\":1,\"die\":0}");
  camp_play (table, "{\"move\":\"plan-food\",\"survivor\":1,\"food\":\"Canned Food\"}");
  camp_play (table, "{\"move\":\"sick-roll\",\"survivor\":0,\"die\":1}");
  camp_refuse (table, "{\"move\":\"reckon\",\"rolls\":[9,9]}", HK_ERROR_PARAMETER);
  said = camp_say (table, "{\"move\":\"reckon\",\"rolls\":[9]}");
  g_assert_nonnull (camp_survivor (table, DAD)->sick);
  g_assert_null (camp_survivor (table, GIRL)->sick);
  g_assert_true (camp_survivor (table, MAX_)->starving);
  g_assert_nonnull (strstr (said, "Max now carries too much"));
}

/* At once or step by step, it comes to the same (Reckoning Phase, page 7). */
static void
test_steps (void)
{
  g_autoptr (HkCzTable) one = camp_new ("own", "co-op");
  g_autoptr (HkCzTable) other = camp_new ("own", "co-op");
  HkCzTable *tables[] = { one, other };

  for (int i = 0; i < 2; i++)
    {
      make_decks (tables[i]);
      camp_give (tables[i], DAD, "Canned Food");
      camp_survivor (tables[i], MAX_)->place = FIELD;
      camp_reckon (tables[i]);
    }
  camp_play (one, "{\"move\":\"reckon\",\"rolls\":[0,5],\"sick\":[\"Fever\"]}");
  camp_play (other, "{\"move\":\"reckon-step\"}");
  camp_play (other, "{\"move\":\"reckon-step\"}");
  camp_play (other, "{\"move\":\"reckon-step\",\"rolls\":[0,5],\"sick\":[\"Fever\"]}");
  for (int i = 0; i < 3; i++)
    camp_play (other, "{\"move\":\"reckon-step\"}");
  camp_refuse (other, "{\"move\":\"reckon-step\"}", HK_ERROR_REFUSED);
  for (int i = 0; i < 3; i++)
    g_assert_true (hk_record_equal (camp_survivor (one, i), camp_survivor (other, i)));
  g_assert_cmpint (one->phase, ==, other->phase);
  g_assert_cmpint (one->day, ==, other->day);
}

/* The horde walks at the end of the reckoning too (page 12). */
static void
test_horde (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  g_autoptr (HkCzHorde) horde = g_object_new (HK_TYPE_CZ_HORDE, "q", 2, "r", 0, "size", -1, NULL);

  hk_record_list_append (table->hordes, horde);
  camp_give (table, DAD, "Fresh Food");
  camp_give (table, GIRL, "Fresh Food");
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon\",\"horde-rolls\":[2]}");
  g_assert_cmpint (horde->q, ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/reckoning/chips-and-gather", test_chips_and_gather);
  g_test_add_func ("/card-z/reckoning/camping", test_camping);
  g_test_add_func ("/card-z/reckoning/sickness", test_sickness);
  g_test_add_func ("/card-z/reckoning/faces", test_faces);
  g_test_add_func ("/card-z/reckoning/sick-again", test_sick_again);
  g_test_add_func ("/card-z/reckoning/starving", test_starving);
  g_test_add_func ("/card-z/reckoning/outside", test_outside);
  g_test_add_func ("/card-z/reckoning/plan", test_plan);
  g_test_add_func ("/card-z/reckoning/told-rolls", test_told_rolls);
  g_test_add_func ("/card-z/reckoning/steps", test_steps);
  g_test_add_func ("/card-z/reckoning/horde", test_horde);
  return g_test_run ();
}
