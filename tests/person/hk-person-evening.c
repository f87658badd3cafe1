/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-person-evening.h"
#include "hk-person-private.h"

#include <locale.h>

/**
 * hk_person_press_button:
 * @person: a person
 * @name: of a button
 *
 * Presses the button.
 */
void
hk_person_press_button (HkPerson   *person,
                        const char *name)
{
  hk_person_press (person, ATSPI_ROLE_BUTTON, name);
}

typedef struct
{
  AtspiRole   role;
  const char *group;
  const char *name;
  HkSeen     *seen;
} Within;

/* What is just being laid out takes no press yet. */
static gboolean
is_pressed_within (HkPerson *person,
                   gpointer  data)
{
  Within *within = data;
  HkSeen *group;

  hk_person_look (person);
  group = hk_person_glimpse_in (person, NULL, within->role, within->group);
  /* The place of a button in a grid is called as the button is. */
  within->seen = group == NULL ? NULL : hk_person_glimpse_in (person, group, ATSPI_ROLE_BUTTON, within->name);
  if (group != NULL && within->seen == NULL)
    within->seen = hk_person_glimpse_in (person, group, HK_ANY_ROLE, within->name);
  return within->seen != NULL && hk_seen_is (within->seen, ATSPI_STATE_SENSITIVE) && hk_seen_try_press (within->seen);
}

/**
 * hk_person_press_in:
 * @person: a person
 * @role: what holds it, such as a group or a dialog
 * @group: the name of that
 * @name: of something in it
 *
 * Presses what is so called in there, as soon as it can be pressed.
 */
void
hk_person_press_in (HkPerson   *person,
                    AtspiRole   role,
                    const char *group,
                    const char *name)
{
  Within within = { role, group, name, NULL };

  hk_person_wait (person, name, is_pressed_within, &within);
}

/**
 * hk_person_press_key:
 * @person: a person who is asked
 * @question: what the question is called
 * @key: what the key says
 *
 * Presses a key of a question.
 */
void
hk_person_press_key (HkPerson   *person,
                     const char *question,
                     const char *key)
{
  g_autofree char *group = g_strconcat ("=", question, NULL);
  g_autofree char *name = g_strconcat ("=", key, NULL);

  hk_person_press_in (person, ATSPI_ROLE_GROUPING, group, name);
}

static gboolean
has_menu (HkPerson *person,
          gpointer  data)
{
  HkSeen *seen;

  hk_person_look (person);
  seen = hk_person_glimpse_focus (person);
  return seen != NULL && seen->role == ATSPI_ROLE_MENU_ITEM;
}

/**
 * hk_person_choose_item:
 * @person: a person
 * @menu: the name of the button that opens a menu
 * @place: of the item in it, from 0
 *
 * Opens the menu and takes an item by the keyboard.
 */
void
hk_person_choose_item (HkPerson   *person,
                       const char *menu,
                       guint       place)
{
  hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, menu);
  hk_person_wait (person, "the menu", has_menu, NULL);
  for (guint i = 0; i < place; i++)
    hk_person_key (person, "Down");
  hk_person_key (person, "Return");
}

/**
 * hk_person_count_moves:
 * @person: a person at a table
 *
 * Returns: at how many moves the journal stands
 */
guint
hk_person_count_moves (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);

  return hk_session_get_position (session);
}

typedef struct
{
  const char *name;
  int         number;
} Numbered;

static gboolean
has_number (HkPerson *person,
            gpointer  data)
{
  Numbered *numbered = data;
  HkSeen *seen = hk_person_glimpse (person, ATSPI_ROLE_SPIN_BUTTON, numbered->name);
  double value = -1;

  return seen != NULL && hk_seen_get_value (seen, &value) && (int) value == numbered->number;
}

/**
 * hk_person_set_number:
 * @person: a person
 * @name: of a field for a number
 * @number: what is to stand in it
 *
 * Types the number. A digit counts when the field is left.
 */
void
hk_person_set_number (HkPerson   *person,
                      const char *name,
                      int         number)
{
  Numbered numbered = { name, number };
  g_autofree char *text = g_strdup_printf ("%d", number);
  const guint n_taps = person->n_taps;

  hk_person_focus (person, ATSPI_ROLE_SPIN_BUTTON, name);
  hk_person_key (person, "<Control>a");
  hk_person_type (person, text);
  hk_person_key (person, "Tab");
  /* What is written is one fact. */
  person->n_taps = n_taps + 1;
  hk_person_wait (person, name, has_number, &numbered);
}

static gboolean
has_seats (HkPerson *person,
           gpointer  data)
{
  const guint n = GPOINTER_TO_UINT (data);
  g_autofree char *last = g_strdup_printf ("=Player %u", n);
  g_autofree char *next = g_strdup_printf ("=Player %u", n + 1);

  hk_person_look (person);
  return hk_person_glimpse (person, ATSPI_ROLE_TEXT, last) != NULL && hk_person_glimpse (person, ATSPI_ROLE_TEXT, next) == NULL;
}

static guint
count_seats (HkPerson *person)
{
  guint n = 0;

  hk_person_look (person);
  for (;; n++)
    {
      g_autofree char *seat = g_strdup_printf ("=Player %u", n + 1);

      if (hk_person_glimpse (person, ATSPI_ROLE_TEXT, seat) == NULL)
        return n;
    }
}

/**
 * hk_person_seat_players:
 * @person: a person whose app has just started for the first time
 * @game: what the game is called
 * @players: their names; %NULL at the end
 *
 * Opens the page of a new game and says who plays. The rest stays as the page proposes it: everything is asked for as the game
 * goes, and the group draws the cards and rolls the dice.
 */
void
hk_person_seat_players (HkPerson           *person,
                        const char         *game,
                        const char * const *players)
{
  const guint n = g_strv_length ((GStrv) players);
  guint seats;

  hk_person_find (person, ATSPI_ROLE_LABEL, "Zombie Night Starts Here");
  g_assert_null (hk_person_glimpse (person, ATSPI_ROLE_BUTTON, "Continue"));
  hk_person_press_button (person, game);
  hk_person_miss (person, ATSPI_ROLE_LABEL, "Zombie Night Starts Here");
  hk_person_find (person, ATSPI_ROLE_TEXT, "=Player 1");
  for (seats = count_seats (person); seats > n; seats--)
    {
      hk_person_press_button (person, "Remove This Player");
      hk_person_wait (person, "the seats of the players", has_seats, GUINT_TO_POINTER (seats - 1));
    }
  for (; seats < n; seats++)
    {
      g_autofree char *added = g_strdup_printf ("Player %u", seats + 1);

      hk_person_press_button (person, "Add a Player");
      hk_person_await_focus (person, added);
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *seat = g_strdup_printf ("Player %u", i + 1);

      hk_person_write (person, ATSPI_ROLE_TEXT, seat, players[i]);
    }
}

/**
 * hk_person_choose_values:
 * @person: a person at the page of a new game
 * @way: "Ask as We Go", "Our Box" or "Invented Values, to Try It Out"
 *
 * Says where the values come from that the rulebook does not print. With invented ones the app draws and rolls; else the
 * group does.
 */
void
hk_person_choose_values (HkPerson   *person,
                         const char *way)
{
  g_autofree char *name = g_strconcat ("=", way, NULL);

  hk_person_press (person, ATSPI_ROLE_RADIO_BUTTON, name);
}

/**
 * hk_person_choose_hands:
 * @person: a person at the page of a new game
 * @cards: (nullable): "Us" or "The App", who draws the cards; %NULL for whoever it would be
 * @dice: (nullable): "Us" or "The App", who rolls the dice; %NULL for whoever it would be
 *
 * Unfolds who draws and rolls, and chooses.
 */
void
hk_person_choose_hands (HkPerson   *person,
                        const char *cards,
                        const char *dice)
{
  hk_person_press (person, HK_ANY_ROLE, "Cards and Dice");
  if (cards != NULL)
    hk_person_press_in (person, ATSPI_ROLE_GROUPING, "Cards Drawn By", cards);
  if (dice != NULL)
    hk_person_press_in (person, ATSPI_ROLE_GROUPING, "Dice and Chance By", dice);
}

/**
 * hk_person_choose_way:
 * @person: a person at the page of a new game
 * @way: "The Arithmetic" or "Phases and Score"
 *
 * Unfolds how much of the game the app is to keep, and chooses.
 */
void
hk_person_choose_way (HkPerson   *person,
                      const char *way)
{
  g_autofree char *name = g_strconcat ("=", way, NULL);

  hk_person_press (person, HK_ANY_ROLE, "How Much to Keep");
  hk_person_press (person, ATSPI_ROLE_LIST_ITEM, name);
}

/**
 * hk_person_choose_game:
 * @person: a person whose app has just started for the first time
 * @game: what the game is called
 * @players: their names; %NULL at the end
 *
 * Opens the page of a new game and says who plays, with invented values, so that the app draws and rolls.
 */
void
hk_person_choose_game (HkPerson           *person,
                       const char         *game,
                       const char * const *players)
{
  hk_person_seat_players (person, game, players);
  hk_person_choose_values (person, "Invented Values, to Try It Out");
}

/**
 * hk_person_begin_game:
 * @person: a person at the page of a new game
 *
 * Begins the game.
 */
void
hk_person_begin_game (HkPerson *person)
{
  hk_person_press_button (person, "=Start");
  hk_person_miss (person, ATSPI_ROLE_TEXT, "Player 1");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Undo");
}

/**
 * hk_person_open_last:
 * @person: a person whose app has just started again
 *
 * Goes on with the last game.
 */
void
hk_person_open_last (HkPerson *person)
{
  hk_person_press_button (person, "Continue");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Undo");
}

/* The file holds one move more than @before, and the window shows it. */
static void
expect_move (HkPerson     *person,
             guint         before,
             HkPersonFunc  check)
{
  hk_person_wait_moves (person, before + 1);
  check (person);
}

/**
 * hk_person_make_move:
 * @person: a person at a table
 * @name: of a button
 * @check: looks whether the window shows the table as it is
 *
 * Presses a button that makes a move, and looks whether the table shows what became of it.
 */
void
hk_person_make_move (HkPerson     *person,
                     const char   *name,
                     HkPersonFunc  check)
{
  const guint before = hk_person_count_moves (person);

  hk_person_press_button (person, name);
  expect_move (person, before, check);
}

/**
 * hk_person_make_next:
 * @person: a person at a table
 * @check: looks whether the window shows the table as it is
 *
 * Presses the one big button, which makes a move, and looks whether the table shows what became of it.
 */
void
hk_person_make_next (HkPerson     *person,
                     HkPersonFunc  check)
{
  const guint before = hk_person_count_moves (person);

  hk_person_press_next (person);
  expect_move (person, before, check);
}

/**
 * hk_person_go_on:
 * @person: a person whose app has just started again
 * @n_moves: at how many moves the journal stood
 * @check: looks whether the window shows the table as it is
 *
 * Goes on with the last game, of which nothing is lost.
 */
void
hk_person_go_on (HkPerson     *person,
                 guint         n_moves,
                 HkPersonFunc  check)
{
  hk_person_open_last (person);
  hk_person_wait_moves (person, n_moves);
  check (person);
}

/**
 * hk_person_read_result:
 * @person: a person at a table where the game has just ended
 *
 * Reads how it ended, and leaves the dialog that says so.
 */
void
hk_person_read_result (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autofree char *outcome = hk_table_get_outcome (hk_session_get_table (session));

  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Result");
  hk_person_find (person, ATSPI_ROLE_LABEL, outcome);
  hk_person_find (person, ATSPI_ROLE_BUTTON, "Play Again");
  g_test_message ("%s", outcome);
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Result");
}

typedef struct
{
  HkPersonFunc live;
} Life;

static void
test_life (gconstpointer data)
{
  const Life *life = data;
  g_autofree char *home = g_dir_make_tmp ("hordekeeper-person-XXXXXX", NULL);
  g_autoptr (HkPerson) person = hk_person_new (home);

  life->live (person);
}

/**
 * hk_person_test:
 * @argc: how many arguments the program has
 * @argv: (array length=argc): its arguments
 * @path: of the test
 * @live: what a person does, from the first start of the app on
 *
 * Is a program whose one test is what a person with a home of their own does.
 *
 * Returns: what the program is to return
 */
int
hk_person_test (int           argc,
                char         *argv[],
                const char   *path,
                HkPersonFunc  live)
{
  const Life life = { live };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func (path, &life, test_life);
  return g_test_run ();
}

/**
 * hk_person_check_has:
 * @check: a comparison
 * @in: (nullable): where it has to be; %NULL anywhere
 * @role: what it is
 * @name: what it is called
 *
 * Returns: whether it is to be seen; if not, @check knows
 */
gboolean
hk_person_check_has (HkPersonCheck *check,
                     HkSeen        *in,
                     AtspiRole      role,
                     const char    *name)
{
  if (hk_person_glimpse_in (check->person, in, role, name) != NULL)
    return TRUE;
  g_set_str (&check->missing, name);
  return FALSE;
}

/**
 * hk_person_check_fail:
 * @check: a comparison
 * @format: what is not as it should be, as for printf()
 * @...: its parameters
 *
 * Returns: %FALSE; @check knows why
 */
gboolean
hk_person_check_fail (HkPersonCheck *check,
                      const char    *format,
                      ...)
{
  va_list args;

  g_free (check->missing);
  va_start (args, format);
  check->missing = g_strdup_vprintf (format, args);
  va_end (args);
  return FALSE;
}

typedef struct
{
  HkPersonCheck      check;
  HkPersonCheckFunc  shows;
  char              *headline;
} Comparison;

static gboolean
shows_table (HkPerson   *person,
             Comparison *self)
{
  hk_person_look (person);
  if (!hk_person_check_has (&self->check, NULL, ATSPI_ROLE_LABEL, self->headline) || !self->shows (&self->check))
    return FALSE;
  g_clear_pointer (&self->check.missing, g_free);
  return TRUE;
}

/* Says what is not as it should be when the time is up. */
static gboolean
shows_table_in_time (HkPerson *person,
                     gpointer  data)
{
  Comparison *self = data;
  g_autofree char *before = g_strdup (self->check.missing);

  if (shows_table (person, self))
    return TRUE;
  if (g_strcmp0 (before, self->check.missing) != 0)
    g_test_message ("not yet: %s", self->check.missing);
  return FALSE;
}

/**
 * hk_person_check_table:
 * @person: a person who looks at a table
 * @shows: compares what shows with the table
 *
 * Compares the headline, and all that @shows looks at, with the journal. Whoever plays by the keyboard looks for the focus too.
 */
void
hk_person_check_table (HkPerson          *person,
                       HkPersonCheckFunc  shows)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkTable *table = hk_session_get_table (session);
  g_autofree char *headline = hk_table_get_headline (table);
  Comparison comparison = { { person, table, NULL }, shows, headline };

  hk_person_wait (person, "the table as the journal has it", shows_table_in_time, &comparison);
  if (hk_person_uses_keys (person))
    hk_person_check_focus (person);
  g_free (comparison.check.missing);
}
