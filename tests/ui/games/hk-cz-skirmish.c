/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-skirmish.h"

/* Old Skool Dad and the Night Nurse at the Trailer Home in the rain. */
static const char setup_text[] =
  "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"}],\"mode\":\"solo\",\"scenario\":\"own\",\"pattern\":\"b\",\"horde\":false,"
  "\"cards-by\":\"hand\",\"dice-by\":\"%s\",\"components\":\"%s\",\"characters\":[\"Old Skool Dad\",\"Night Nurse\"],\"bases\":[\"alpha\"],"
  "\"locations\":[\"Trailer Home\",\"Church\",\"S-Mart\",\"\",\"\",\"\",\"\",\"Garage\",\"Gas Station\",\"\",\"\",\"\",\"\",\"Nice House\",\"Fenced House\"]}";

/* Opens the window at a Location where three Encounters have been laid out.
 * @data: an HkCzSkirmish */
void
hk_cz_skirmish_set_up (HkFixture     *fixture,
                       gconstpointer  data)
{
  const HkCzSkirmish *test = data;
  g_autofree char *setup = g_strdup_printf (setup_text, test->dice, test->components);

  hk_fixture_open (fixture, test->width, 800, HK_CZ_GAME, setup, 3);
  hk_fixture_play (fixture->session, g_str_equal (test->components, "none") ? "{\"move\":\"weather\",\"card\":\"clear\",\"calm\":true}" : "{\"move\":\"weather\",\"card\":\"2\"}");
  if (HK_CZ_TABLE (hk_session_get_table (fixture->session))->current_player < 0)
    hk_fixture_play (fixture->session, "{\"move\":\"take-turn\",\"player\":0}");
  hk_fixture_play (fixture->session, g_str_equal (test->components, "none") ? "{\"move\":\"scout\",\"place\":0,\"roll\":4}" : "{\"move\":\"scout\",\"place\":0,\"roll\":[5]}");
  hk_fixture_play (fixture->session, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1,\"hex\":\"E\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"lay\",\"type\":\"fast\",\"zone\":1,\"hex\":\"N\",\"helmet\":true}");
  hk_fixture_play (fixture->session, "{\"move\":\"lay\",\"type\":\"slow\",\"zone\":2,\"hex\":\"K\"}");
}

/* Begins the battle, with a distance for each Encounter. */
void
hk_cz_skirmish_begin (HkFixture *fixture)
{
  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"distance\",\"encounter\":0,\"hexes\":5,\"nearest\":0}");
  hk_fixture_play (fixture->session, "{\"move\":\"distance\",\"encounter\":1,\"hexes\":2,\"nearest\":1}");
  hk_fixture_play (fixture->session, "{\"move\":\"distance\",\"encounter\":2,\"hexes\":7,\"nearest\":0}");
}
