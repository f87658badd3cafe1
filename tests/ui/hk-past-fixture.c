/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-past-fixture.h"

#define MALL  ",\"keep\":\"phases\",\"mission\":\"The Mall\""
#define DOCKS ",\"keep\":\"phases\",\"mission\":\"The Docks\""
#define SUMS  ",\"keep\":[\"sums\"]"
#define WON   "{\"outcome\":\"won\"}"
#define LOST  "{\"outcome\":\"lost\"}"

/* Each took twelve minutes.
 * @players: as journals have them, without brackets
 * @setup: what else the setup has
 * @end: (nullable): how it ended */
static const struct
{
  const char *title;
  const char *game;
  const char *players;
  const char *setup;
  const char *day;
  const char *end;
} games[] = {
  { "Friday night", "army-of-the-dead", "{\"name\":\"Ann\"},{\"name\":\"Bo\"}", MALL, "2025-03-07", LOST },
  { "Saturday night", "army-of-the-dead", "{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}", MALL, "2025-03-08", WON },
  { "All Saints", "army-of-the-dead", "{\"name\":\"Ann\"},{\"name\":\"Bo\"}", DOCKS, "2025-11-01", WON },
  { "Rain", "zombiez", "{\"name\":\"Ann\"},{\"name\":\"Bo\"}", SUMS, "2025-11-01", "{\"scores\":[40,25]}" },
  { "Snow", "zombiez", "{\"name\":\"Cy\"},{\"name\":\"Ann\"}", SUMS, "2026-01-10", "{\"scores\":[31,18]}" },
  { "Valentine", "zombiez", "{\"name\":\"Ann\"},{\"name\":\"Bo\"}", SUMS, "2026-02-14", "{\"scores\":[22,22]}" },
  { "Spring", "zombiez", "{\"name\":\"Dee\"},{\"name\":\"Ann\"}", SUMS, "2026-03-21", "{\"scores\":[50,18]}" },
  { "May", "army-of-the-dead", "{\"name\":\"Bo\"},{\"name\":\"Cy\"}", DOCKS, "2026-05-05", NULL },
};

static void
write_game (const char *folder,
            guint       number)
{
  g_autofree char *name = g_strdup_printf ("past-%u.hordekeeper", number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *last = games[number].end == NULL ? g_strdup ("{\"move\":\"note\",\"with\":{\"text\":\"Pizza\"}")
                                                    : g_strdup_printf ("{\"move\":\"end-game\",\"with\":%s,\"over\":\"Over.\"", games[number].end);
  g_autofree char *text = NULL;

  text = g_strdup_printf ("{\"hordekeeper\":1,\"game\":\"%s\",\"id\":\"past-%u\",\"title\":\"%s\",\"seed\":\"1\",\"setup\":{\"players\":[%s]%s},"
                          "\"created\":\"%sT12:00:00Z\"}\n%s,\"at\":\"%sT12:12:00Z\"}\n",
                          games[number].game, number, games[number].title, games[number].players, games[number].setup, games[number].day,
                          last, games[number].day);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

void
hk_fixture_fill_past (HkApplication *application)
{
  HkSessionStore *store = hk_application_get_sessions (application);

  g_assert_true (hk_session_store_check (store, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    write_game (hk_session_store_get_directory (store), i);
  hk_session_store_refresh (store);
}
