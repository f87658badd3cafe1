/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"

#define TRUCK "\"weapon\":{\"id\":\"taco-truck-attack\",\"kind\":\"ranged\",\"minimum-range\":0,\"maximum-range\":0,\"dice\":2,\"ammo-dice\":0,\"accuracy\":3,\"damage\":1,\"noisy\":true,\"explosive\":false,\"backpack\":false}"
#define GUN "\"weapon\":{\"id\":\"taco-truck-gun\",\"kind\":\"ranged\",\"minimum-range\":1,\"maximum-range\":3,\"dice\":3,\"ammo-dice\":0,\"accuracy\":4,\"damage\":2,\"noisy\":true,\"explosive\":false,\"backpack\":false}"

/* Page 27: seats; nobody gets in among Zombies, everybody gets out; each costs an Action. */
static void
test_seats (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_refuse (table, "{\"move\":\"truck-seat\",\"seat\":\"out\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"truck-seat\",\"seat\":\"driver\",\"zombies\":1}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"truck-seat\",\"seat\":\"roof\"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"truck-seat\",\"seat\":\"driver\"}");
  g_assert_cmpint (guzman->seat, ==, HK_AOTD_SEAT_DRIVER);
  g_assert_cmpint (guzman->actions, ==, 2);
  aotd_refuse (table, "{\"move\":\"truck-seat\",\"seat\":\"driver\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"move\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"truck-seat\",\"seat\":\"gunner\",\"zombies\":4}");
  aotd_play (table, "{\"move\":\"truck-seat\",\"seat\":\"out\",\"zombies\":4}");
  g_assert_cmpint (guzman->seat, ==, HK_AOTD_SEAT_NONE);
  g_assert_cmpint (guzman->actions, ==, 0);
  hk_record_set_boolean (table, &table->truck, FALSE);
  aotd_refuse (table, "{\"move\":\"truck-seat\",\"seat\":\"driver\",\"free\":true}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"drive\",\"free\":true}", HK_ERROR_IMPOSSIBLE);
}

/* Page 27: one Driver, one Gunner, two Passengers, and Companions are Passengers. */
static void
test_room (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdCompanion) companion = g_object_new (HK_TYPE_AOTD_COMPANION, "id", "lilly", "name", "Lilly", "leader", 1, NULL);

  hk_record_list_append (table->companions, companion);
  g_object_set (aotd_survivor (table, 1), "seat", HK_AOTD_SEAT_DRIVER, NULL);
  aotd_refuse (table, "{\"move\":\"truck-seat\",\"seat\":\"driver\"}", HK_ERROR_REFUSED);
  g_object_set (aotd_survivor (table, 2), "seat", HK_AOTD_SEAT_PASSENGER, NULL);
  aotd_refuse (table, "{\"move\":\"truck-seat\",\"seat\":\"passenger\"}", HK_ERROR_REFUSED);
  hk_record_set_int (companion, &companion->leader, 0);
  aotd_refuse (table, "{\"move\":\"truck-seat\",\"seat\":\"passenger\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"truck-seat\",\"seat\":\"gunner\"}");
}

/* Page 28: Peters drives into 3 Shamblers and 1 Alpha, and two hits eliminate 2 Shamblers; then Cruz
 * cannot fire the Machine Gun into the Zone of the Truck, but at the 2 Alphas next to it. */
static void
test_example (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (5);
  HkAotdSurvivor *peters = aotd_survivor (table, 5);
  HkAotdSurvivor *cruz = aotd_survivor (table, 2);

  g_object_set (peters, "seat", HK_AOTD_SEAT_DRIVER, "actions", 1, "blue", "plus-die:combat", NULL);
  g_object_set (cruz, "seat", HK_AOTD_SEAT_GUNNER, NULL);
  aotd_horde (table, 3, 3);
  aotd_refuse (table, "{\"move\":\"drive\",\"targets\":{\"shamblers\":3,\"alphas\":1},\"dice\":[4,5]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"drive\"," TRUCK ",\"targets\":{\"shamblers\":3,\"alphas\":1},\"dice\":[4,5]}");
  g_assert_cmpint (table->shamblers, ==, 1);
  g_assert_cmpint (table->alphas, ==, 3);
  g_assert_cmpint (peters->adrenaline, ==, 2);
  g_assert_cmpint (peters->actions, ==, 0);
  aotd_refuse (table, "{\"move\":\"drive\",\"targets\":{\"shamblers\":1},\"dice\":[4,5]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"end-turn\"}");
  hk_record_set_int (table, &table->current_player, 0);
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":2}");
  aotd_refuse (table, "{\"move\":\"attack\"," GUN ",\"range\":0,\"targets\":{\"shamblers\":1,\"alphas\":1},\"dice\":[4,5,1]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"attack\"," GUN ",\"range\":1,\"targets\":{\"alphas\":2},\"dice\":[4,5,1]}");
  g_assert_cmpint (table->alphas, ==, 1);
  g_assert_cmpint (cruz->adrenaline, ==, 4);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"truck-attack\",\"targets\":{\"alphas\":1}}", HK_ERROR_PARAMETER);
  hk_record_set_enum (cruz, &cruz->seat, HK_AOTD_SEAT_NONE);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"truck-gun\",\"targets\":{\"alphas\":1},\"dice\":[4,5,1]}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"drive\"}", HK_ERROR_REFUSED);
}

/* Page 28: driving on among nobody is no attack; misses hit Survivors out of the vehicle. */
static void
test_drive (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (5);

  g_object_set (aotd_survivor (table, 5), "seat", HK_AOTD_SEAT_DRIVER, NULL);
  aotd_horde (table, 1, 0);
  aotd_play (table, "{\"move\":\"drive\"}");
  aotd_play (table, "{\"move\":\"drive\"," TRUCK ",\"targets\":{\"shamblers\":1},\"friends\":[4],\"dice\":[1,5]}");
  g_assert_cmpint (aotd_survivor (table, 4)->wounds, ==, 1);
  g_assert_cmpint (aotd_survivor (table, 5)->actions, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/truck/page-27-seats", test_seats);
  g_test_add_func ("/aotd/truck/page-27-room", test_room);
  g_test_add_func ("/aotd/truck/page-28-example", test_example);
  g_test_add_func ("/aotd/truck/page-28-drive", test_drive);
  return g_test_run ();
}
