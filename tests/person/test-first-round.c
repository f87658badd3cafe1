/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/guide/hk-first-round.h"
#include "hk-person-evening.h"

/* Somebody who has never played does what the notes of a first round say, from the first page to the page of a real game. Nothing of it
 * is kept. */

/* One press.
 * @in: (nullable): the group that the button is in; with "@" before it, the dialog
 * @name: of the button; with "~" before it, it can be on; %BIG is the big button, %ENTER the key when @in has the focus */
typedef struct
{
  const char *in;
  const char *name;
} HkPersonPress;

#define BIG   "BIG"
#define ENTER "ENTER"

/* What a note has one press where that is not just the big button.
 * @note: from 1; 0 ends the list */
typedef struct
{
  guint         note;
  HkPersonPress presses[6];
} HkPersonNote;

typedef struct
{
  const char         *game;
  const HkPersonNote *notes;
} Round;

static const HkPersonNote zombiez[] = {
  { 3, { { NULL, "=Place Zombie 1 (Green)" } } },
  { 4, { { NULL, "=Draw Again" } } },
  { 5, { { NULL, "=Row 2, a new one" } } },
  { 6, { { NULL, "=Ann Stops" } } },
  { 10, { { NULL, "=Discard Barricade" } } },
  { 0, { { NULL, NULL } } },
};

static const HkPersonNote rfyl[] = {
  { 3, { { NULL, "=2 spaces, to space 18" } } },
  { 4, { { NULL, "=8 spaces, to space 12" } } },
  { 0, { { NULL, NULL } } },
};

static const HkPersonNote card_z[] = {
  { 2, { { NULL, BIG }, { "Church", ENTER } } },
  { 4, { { NULL, BIG }, { "@Plumber Attacks", "=Roll the d10" } } },
  { 0, { { NULL, NULL } } },
};

static const HkPersonNote army_of_the_dead[] = {
  { 3, { { NULL, "=Search 1 Action" }, { NULL, "=Draw for Us" }, { "@Equipment of Kate", "=Close" } } },
  { 4, { { NULL, "=Attack" }, { "=Shamblers", "=2" }, { "=Range in Zones", "=1" }, { "@Kate Attacks", "=Semi-Automatic Rifle" }, { "@Kate Attacks", "=Roll" }, { NULL, "=Done" } } },
  { 0, { { NULL, NULL } } },
};

static const HkPersonNote dark_age_z[] = {
  { 2, { { "=Bo and Ann", "=Zone 1: empty" }, { NULL, "=Play an Army Card Here" }, { NULL, "~=Archer (3)" }, { "@Play an Army Card", "=Play an Army Card" } } },
  { 3, { { NULL, "=Get a Command Token" } } },
  { 4, { { NULL, "=Pass" } } },
  { 5, { { NULL, "=Pass" } } },
  { 8, { { NULL, BIG }, { NULL, "=It Happens" } } },
  { 9, { { NULL, BIG }, { NULL, "=It Happens" } } },
  { 10, { { NULL, BIG }, { NULL, "=It Happens" } } },
  { 0, { { NULL, NULL } } },
};

static const Round rounds[] = {
  { "zombiez", zombiez },
  { "rfyl", rfyl },
  { "card-z", card_z },
  { "army-of-the-dead", army_of_the_dead },
  { "dark-age-z", dark_age_z },
};

static void
press_big (HkPerson     *person,
           HkFirstRound *round)
{
  HkPrimaryAction *next = hk_session_get_primary_action (hk_first_round_get_session (round));
  g_autofree char *name = g_strconcat ("=", hk_primary_action_get_label (next), NULL);

  hk_person_press_button (person, name);
}

static void
press (HkPerson            *person,
       HkFirstRound        *round,
       const HkPersonPress *what)
{
  if (g_str_equal (what->name, BIG))
    press_big (person, round);
  else if (g_str_equal (what->name, ENTER))
    {
      hk_person_await_focus (person, what->in);
      hk_person_key (person, "Return");
    }
  else if (what->name[0] == '~')
    hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, what->name + 1);
  else if (what->in == NULL)
    hk_person_press_button (person, what->name);
  else if (what->in[0] == '@')
    hk_person_press_in (person, ATSPI_ROLE_DIALOG, what->in + 1, what->name);
  else
    hk_person_press_in (person, ATSPI_ROLE_GROUPING, what->in, what->name);
}

/* Does what the note says, and goes on in a round of one's own, which says what the big button is called. */
static void
follow (HkPerson           *person,
        HkFirstRound       *round,
        const HkPersonNote *notes)
{
  const guint number = hk_first_round_get_note (round) + 1;
  g_autofree char *place = g_strdup_printf ("%u of %u ", number, hk_first_round_get_n_notes (round));
  g_autoptr (HkMove) move = hk_first_round_dup_move (round);

  hk_person_find (person, ATSPI_ROLE_LABEL, place);
  while (notes->note != 0 && notes->note != number)
    notes++;
  for (guint i = 0; i < G_N_ELEMENTS (notes->presses) && notes->presses[i].name != NULL; i++)
    press (person, round, &notes->presses[i]);
  if (move == NULL)
    {
      hk_person_press_button (person, "=Next");
      hk_first_round_go_on (round);
      return;
    }
  if (notes->note == 0)
    press_big (person, round);
  g_assert_true (hk_session_play (hk_first_round_get_session (round), move, NULL));
}

static void
live (HkPerson *person)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      const HkGameSpec *game = hk_games_lookup (rounds[i].game, NULL);
      g_autoptr (HkFirstRound) round = hk_first_round_new (game, NULL);
      g_autofree char *title = g_strdup_printf ("=Learn %s by Playing", game->title);

      hk_person_start (person);
      hk_person_press_button (person, title);
      while (!hk_first_round_is_over (round))
        follow (person, round, rounds[i].notes);
      hk_person_press_button (person, "=Start a Real Game");
      hk_person_find (person, ATSPI_ROLE_BUTTON, "=Set Up the Table…");
      hk_person_quit (person);
    }
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/first-round", live);
}
