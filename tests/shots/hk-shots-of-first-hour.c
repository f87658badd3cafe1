/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"

/* The first hour of each game, with what New Game proposes: an own box of which nothing has been entered, cards and dice
 * by hand. Each game has three pictures: New Game, the first question, and the table after the first moves. */

#define THREE "'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' } ]"
#define BY_HAND "'components': 'none', 'cards-by': 'hand'"
#define DICE    ", 'dice-by': 'hand'"

static void
show_new_game (HkWindow   *window,
               const char *game)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", game);
}

/* What the big button asks first. */
static void
show_question (HkWindow   *window,
               const char *game,
               const char *setup)
{
  hk_fixture_show (window, hk_fixture_make_game (game, setup, 7));
  hk_fixture_settle ();
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "table.next", NULL);
}

static void
show_table (HkWindow           *window,
            const char         *game,
            const char         *setup,
            const char * const *lines)
{
  HkSession *session = hk_fixture_make_game (game, setup, 7);

  for (; *lines != NULL; lines++)
    hk_fixture_make_move (session, *lines);
  hk_fixture_show (window, session);
}

#define FIRST_HOUR(function, game, setup, ...)                                                        \
  static void show_##function##_new (HkApplication *application, HkWindow *window)                    \
  {                                                                                                   \
    show_new_game (window, game);                                                                     \
  }                                                                                                   \
  static void show_##function##_question (HkApplication *application, HkWindow *window)               \
  {                                                                                                   \
    show_question (window, game, setup);                                                              \
  }                                                                                                   \
  static void show_##function##_table (HkApplication *application, HkWindow *window)                  \
  {                                                                                                   \
    static const char * const lines[] = { __VA_ARGS__, NULL };                                        \
                                                                                                      \
    show_table (window, game, setup, lines);                                                          \
  }

FIRST_HOUR (aotd, "army-of-the-dead",
            "{ " THREE ", " BY_HAND DICE ", 'first-player': 0 }",
            "{ 'move': 'activate', 'survivor': 0 }",
            "{ 'move': 'move' }",
            "{ 'move': 'make-noise' }",
            "{ 'move': 'place-zombies', 'type': 'shambler', 'count': 3 }",
            "{ 'move': 'end-turn' }")

FIRST_HOUR (cz, "card-z",
            "{ " THREE ", " BY_HAND DICE ", 'scenario': 'survive', 'pattern': 'a', 'mode': 'co-op' }",
            "{ 'move': 'deal', 'name': 'Trailer Home' }",
            "{ 'move': 'deal', 'name': 'Garage' }",
            "{ 'move': 'deal', 'name': 'Alpha Base' }",
            "{ 'move': 'deal', 'name': 'Bravo Base' }",
            "{ 'move': 'leave-open' }",
            "{ 'move': 'weather', 'calm': true }")

FIRST_HOUR (daz, "dark-age-z",
            "{ " THREE ", " BY_HAND DICE ", 'first-player': 0 }",
            "{ 'move': 'reveal-invasion', 'name': 'Moaners', 'zombies': 3, 'hp': 3, 'power-up-zombies': 2, 'power-up-hp': 0,"
            " 'damage': 2, 'speed': 1, 'steps': 12 }",
            "{ 'move': 'reveal-commanders', 'commanders': [ 'lilith', 'erina' ] }",
            "{ 'move': 'play-army', 'frontier': 0, 'rank': 1, 'attack': 7 }",
            "{ 'move': 'draw-army', 'cost': 1 }",
            "{ 'move': 'play-army', 'frontier': 2, 'rank': 2, 'attack': 3 }",
            "{ 'move': 'pass' }",
            "{ 'move': 'take-token' }")

FIRST_HOUR (rf, "rfyl",
            "{ " THREE ", " BY_HAND ", 'distance': 30 }",
            "{ 'move': 'draw-speed', 'values': [ 5, 6, 7 ] }",
            "{ 'move': 'go-to-phase', 'phase': 'events', 'house': true }",
            "{ 'move': 'add-zombies', 'space': 28, 'count': 2 }",
            "{ 'move': 'gain-item', 'player': 1, 'name': 'Axe', 'kind': 'weapon', 'bonus': 2 }",
            "{ 'move': 'go-to-phase', 'phase': 'zombies', 'house': true }")

FIRST_HOUR (zz, "zombiez",
            "{ " THREE ", " BY_HAND " }",
            "{ 'move': 'colours', 'names': [ 'red', 'green', 'blue' ] }",
            "{ 'move': 'draw', 'card': 'zombie-2-1' }",
            "{ 'move': 'place', 'row': 0, 'side': 'right' }",
            "{ 'move': 'draw', 'card': 'zombie-4-2' }",
            "{ 'move': 'place', 'row': 0, 'side': 'right' }",
            "{ 'move': 'draw', 'card': 'axe-1' }",
            "{ 'move': 'place', 'row': 1 }",
            "{ 'move': 'stop' }",
            "{ 'move': 'reward', 'row': 0 }")

#define SHOTS(function)                                            \
  { "first-hour-" #function "-new", show_##function##_new, 0 },    \
  { "first-hour-" #function "-question", show_##function##_question, 0 }, \
  { "first-hour-" #function "-table", show_##function##_table, 0 }

const HkShot hk_shots_of_first_hour[] = {
  SHOTS (aotd), SHOTS (cz), SHOTS (daz), SHOTS (rf), SHOTS (zz), { NULL, NULL, 0 },
};
