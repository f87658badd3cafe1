/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "hk-person-evening.h"
#include "hk-person-private.h"
#include "hk-taps.h"

/* Each game as far as two of the ways to keep it go, on what New Game proposes otherwise: cards and dice by the group, nothing
 * entered. From New Game to the result by taps, which are counted for docs/taps.md. */

#define MOST_KEYS 7
#define GO_ON     ""

/* What happens at the table.
 * @happening: (nullable): as docs/taps.md calls it; %NULL goes on with the one before
 * @taps: how many taps it may take
 * @button: (nullable): what is pressed first; %NULL for the one big button, GO_ON for none, in the dialog that is open
 * @keys: each question and the key that answers it; what is written has a # before its title, what is ticked a [, what is pressed in a
 *   group or in a dialog an @ or a ! before the name of that, or a * for anything in sight; a ^ stands before the name of a dialog that a key
 *   of the keyboard closes
 * @confirm: (nullable): what makes the move in the dialog, where the last key does not
 * @n_moves: how many moves it makes */
typedef struct
{
  const char *happening;
  guint       taps;
  const char *button;
  const char *keys[2 * MOST_KEYS + 1];
  const char *confirm;
  guint       n_moves;
} Step;

#define PHASE        { "The end of a phase", 1, NULL, { NULL }, NULL, 1 }
#define PHASE_AFTER  { NULL, 0, NULL, { NULL }, NULL, 1 }

static const Step zombiez_phases[] = {
  { "Count a player’s cards: 3, the horde sets and the other cards", 5, "=Count a Player’s Cards",
    { "Player", "Ann", "#Horde Sets", "2", "#Other Cards", "3" }, "=Count a Player’s Cards", 1 },
  PHASE, PHASE, PHASE,
  { "Count a player’s cards: 3, the horde sets and the other cards", 5, "=Count a Player’s Cards",
    { "Player", "Bo", "#Horde Sets", "1", "#Other Cards", "4" }, "=Count a Player’s Cards", 1 },
  { "The end of the game", 1, "=End the Game", { NULL }, NULL, 1 },
};

static const Step zombiez_arithmetic[] = {
  { "Count a player’s cards: 3, the horde sets and the other cards", 5, "=Count a Player’s Cards",
    { "Player", "Bo", "#Horde Sets", "2", "#Other Cards", "5" }, "=Count a Player’s Cards", 1 },
  PHASE,
  { "The end of the game", 1, "=End the Game", { NULL }, NULL, 1 },
};

static const Step rfyl_phases[] = {
  PHASE, PHASE, PHASE, PHASE, PHASE,
  { "The end of the game: 2, and who has won", 3, "=End the Game", { "[Winners", "Ann" }, "=End the Game", 1 },
};

static const Step rfyl_arithmetic[] = {
  { "A Blood card: 3, and its drops", 4, "=Draw a Blood Card", { "Player", "Ann", "Blood Drops", "2" }, "=Draw a Blood Card", 1 },
  PHASE,
  { "The end of the game: 2, and who has won", 3, "=End the Game", { "[Winners", "Bo" }, "=End the Game", 1 },
};

/* A card for each of the two Spawn Zones. */
#define AOTD_ROUND \
  { "A whole round of four players, with a card for each of two Spawn Zones", 10, NULL, { NULL }, NULL, 1 }, PHASE_AFTER, \
  { NULL, 0, "=We Drew Cards Ourselves…", { "Shamblers", "2" }, "Place", 1 }, { NULL, 0, GO_ON, { "Alphas", "1" }, "Place", 1 }, \
  PHASE_AFTER, PHASE_AFTER

static const Step aotd_phases[] = {
  AOTD_ROUND, AOTD_ROUND,
  { "The end of the mission: how it ends", 2, "=End the Game", { "Outcome", "Won" }, NULL, 1 },
};

static const Step aotd_arithmetic[] = {
  { "A Zombie is eliminated", 1, ": Eliminate a Shambler", { NULL }, NULL, 1 },
  { "A Wound", 1, "Suffer a Wound", { NULL }, NULL, 1 },
  PHASE,
  { "The end of the mission: how it ends", 2, "=End the Game", { "Outcome", "Lost" }, NULL, 1 },
};

static const Step daz_phases[] = {
  { "Get a Command Token: who", 2, "=Get a Command Token", { "Player", "Ann" }, NULL, 1 },
  PHASE, PHASE, PHASE, PHASE,
  { "The end of the game", 1, "=End the Game", { NULL }, NULL, 1 },
};

static const Step daz_arithmetic[] = {
  { "Play an army: 2, its rank and attack", 4, GO_ON,
    { "@=Bo and Ann", "=Zone 1: empty", "*", "=Ann Plays an Army Card Here", "Rank", "Bronze, Swordsman", "Attack value", "7" }, NULL, 1 },
  { "Upgrade Military Technology: who", 2, "=Upgrade Military Technology", { "Player", "Ann" }, NULL, 1 },
  PHASE,
  { "Reinforce an army: 2, the Insignia and what the slot adds", 4, GO_ON,
    { "@=Bo and Ann", "Zone 1: Swordsman", "*", "=Reinforce This Army", "Rank", "Bronze", "Slot adds", "3" }, NULL, 1 },
  PHASE,
  { "Look at the first combat of a day and let it happen: 2, the zombies, their Hit Points and their damage", 5, GO_ON,
    { "@=Bo and Ann", "Power by zone: 10", "Zombies", "5", "Hit Points of a zombie", "3", "Damage of a zombie", "2" }, "=It Happens", 1 },
  { "Look at another combat and let it happen: 2, the zombies", 3, GO_ON,
    { "@=Cy and Bo", "No army attacks here yet", "Zombies", "4" }, "=It Happens", 1 },
  { "Score all frontiers", 1, "=Score the Frontiers", { NULL }, NULL, 1 },
  { "The end of the game", 1, "=End the Game", { NULL }, NULL, 1 },
};

static const Step cz_phases[] = {
  PHASE, PHASE, PHASE, PHASE,
  { "The end of the game: how it ends", 2, "=End the Game", { "Outcome", "Won" }, NULL, 1 },
};

static const Step cz_arithmetic[] = {
  PHASE,
  { "Begin a battle: who", 2, "=Begin the Battle", { "Player", "Ann" }, NULL, 1 },
  { "Lay out an Encounter: what it is; the page is closed", 3, "=Lay Out Encounters…",
    { "!=Lay Out Encounters", "=Zombie", "^=Lay Out Encounters", "Escape" }, NULL, 1 },
  { "Place an Encounter on the battlefield", 1, "Zone 1, row 2, hex 3", { NULL }, NULL, 1 },
  { "Step onto the battlefield", 1, "Zone 1, row 1, hex 3", { NULL }, NULL, 1 },
  { "Loot that a survivor has: 4, and its name; the page is closed", 6, GO_ON,
    { "@=The survivors", "=More of Character 1", "@=The survivors", "=Loot…", "!=Character 1", "=Draw Loot…",
      "#Cards drawn by hand", "Baseball Bat", "!=Draw Loot", "=Draw Loot", "^=Draw Loot", "", "^=Character 1", "Escape" }, NULL, 1 },
  { "Attack with a new weapon: the number on its card, how loud it is, and the die", 4, GO_ON,
    { "@=Character 1", "Attack ", "!=Character 1 Attacks", "=3", "!=Character 1 Attacks", "=Quiet", "!=Character 1 Attacks", "8: " }, NULL, 1 },
  { "The battle is over", 1, "End the Battle", { NULL }, NULL, 1 },
  PHASE, PHASE,
  { "What somebody eats", 1, "=Character 1 eats: Fresh", { NULL }, NULL, 1 },
  { "What somebody eats", 1, "=Character 2 eats: Fresh", { NULL }, NULL, 1 },
  { "What somebody eats", 1, "=Character 3 eats: Fresh", { NULL }, NULL, 1 },
  { "What somebody eats", 1, "=Character 4 eats: Fresh", { NULL }, NULL, 1 },
  { "The reckoning: 1, and the die of the horde", 2, "=Make the Reckoning", { "@The horde ", "=2" }, NULL, 1 },
  { "The end of the game: how it ends", 2, "=End the Game", { "Outcome", "Lost" }, NULL, 1 },
};

/* @gone: what is not kept, and so not to be seen */
typedef struct
{
  const char *path;
  const char *game;
  const char *title;
  const char *way;
  guint       n_players;
  const Step *steps;
  guint       n_steps;
  const char *gone;
} Evening;

#define STEPS(steps) steps, G_N_ELEMENTS (steps)

static const Evening evenings[] = {
  { "/person/part/army-of-the-dead/arithmetic", "=Army of the Dead: A Zombicide Game", "Army of the Dead", "The Arithmetic", 4, STEPS (aotd_arithmetic), "Spawn Zones" },
  { "/person/part/army-of-the-dead/phases", "=Army of the Dead: A Zombicide Game", "Army of the Dead", "Phases and Score", 4, STEPS (aotd_phases), "Wounds" },
  { "/person/part/card-z/arithmetic", "=Card-Z", "Card-Z", "The Arithmetic", 2, STEPS (cz_arithmetic), "Weather deck" },
  { "/person/part/card-z/phases", "=Card-Z", "Card-Z", "Phases and Score", 2, STEPS (cz_phases), "Wounds" },
  { "/person/part/dark-age-z/arithmetic", "=Dark Age Z", "Dark Age Z", "The Arithmetic", 3, STEPS (daz_arithmetic), "Zombie Invasion Deck" },
  { "/person/part/dark-age-z/phases", "=Dark Age Z", "Dark Age Z", "Phases and Score", 3, STEPS (daz_phases), "Frontiers" },
  { "/person/part/rfyl/arithmetic", "=RFYL (Relict Games)", "RFYL", "The Arithmetic", 2, STEPS (rfyl_arithmetic), "Spaces to go" },
  { "/person/part/rfyl/phases", "=RFYL (Relict Games)", "RFYL", "Phases and Score", 2, STEPS (rfyl_phases), "Bullets" },
  { "/person/part/zombiez/arithmetic", "=Zombiez", "Zombiez", "The Arithmetic", 2, STEPS (zombiez_arithmetic), "Row 1" },
  { "/person/part/zombiez/phases", "=Zombiez", "Zombiez", "Phases and Score", 2, STEPS (zombiez_phases), "Row 1" },
};

/* A row with a box feels a tap of a finger, which is one, but a screen reader goes there by the keyboard. */
static void
tick (HkPerson   *person,
      const char *name)
{
  const guint n_taps = person->n_taps;

  hk_person_press (person, ATSPI_ROLE_CHECK_BOX, name);
  person->n_taps = n_taps + 1;
}

/* @key: a key that closes it; "" it closes by itself */
static void
close_dialog (HkPerson   *person,
              const char *name,
              const char *key)
{
  if (key[0] != '\0')
    hk_person_key (person, key);
  hk_person_miss (person, ATSPI_ROLE_DIALOG, name);
}

static void
take (HkPerson   *person,
      const Step *step)
{
  const guint before = hk_person_count_moves (person);

  if (step->button == NULL)
    hk_person_press_next (person);
  else if (!g_str_equal (step->button, GO_ON))
    hk_person_press_button (person, step->button);
  for (guint i = 0; step->keys[i] != NULL; i += 2)
    if (step->keys[i][0] == '@')
      hk_person_press_in (person, ATSPI_ROLE_GROUPING, step->keys[i] + 1, step->keys[i + 1]);
    else if (step->keys[i][0] == '!')
      hk_person_press_in (person, ATSPI_ROLE_DIALOG, step->keys[i] + 1, step->keys[i + 1]);
    else if (step->keys[i][0] == '*')
      hk_person_press (person, HK_ANY_ROLE, step->keys[i + 1]);
    else if (step->keys[i][0] == '^')
      {
        /* A button that is pressed over the bus acts a quarter of a second later. */
        if (step->keys[i + 1][0] != '\0')
          hk_person_wait_moves (person, before + step->n_moves);
        close_dialog (person, step->keys[i] + 1, step->keys[i + 1]);
      }
    else if (step->keys[i][0] == '#')
      hk_person_write (person, ATSPI_ROLE_TEXT, step->keys[i] + 1, step->keys[i + 1]);
    else if (step->keys[i][0] == '[')
      tick (person, step->keys[i + 1]);
    else
      hk_person_press_key (person, step->keys[i], step->keys[i + 1]);
  if (step->confirm != NULL)
    hk_person_press_in (person, ATSPI_ROLE_DIALOG, "", step->confirm);
  hk_person_wait_moves (person, before + step->n_moves);
}

static gboolean
shows_nothing_else (HkPersonCheck *check)
{
  return TRUE;
}

static void
live (HkPerson      *person,
      const Evening *evening)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Di" };
  const char *players[G_N_ELEMENTS (names) + 1] = { NULL };
  g_autofree char *section = g_strdup_printf ("%s: %s", evening->title, evening->way);

  for (guint i = 0; i < evening->n_players; i++)
    players[i] = names[i];
  hk_person_start (person);
  hk_person_seat_players (person, evening->game, players);
  hk_person_choose_way (person, evening->way);
  hk_person_begin_game (person);
  hk_person_check_table (person, shows_nothing_else);
  hk_person_miss (person, ATSPI_ROLE_LABEL, evening->gone);
  for (guint i = 0; i < evening->n_steps; i++)
    {
      const Step *step = &evening->steps[i];

      if (step->happening != NULL)
        hk_taps_begin (person, step->happening, step->taps);
      take (person, step);
      if (i + 1 == evening->n_steps || evening->steps[i + 1].happening != NULL)
        hk_taps_end (person);
    }
  hk_person_read_result (person);
  hk_person_quit (person);
  hk_taps_publish (section);
}

static void
test_evening (gconstpointer data)
{
  g_autofree char *home = g_dir_make_tmp ("hordekeeper-person-XXXXXX", NULL);
  g_autoptr (HkPerson) person = hk_person_new (home);

  live (person, data);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (evenings); i++)
    g_test_add_data_func (evenings[i].path, &evenings[i], test_evening);
  return g_test_run ();
}
