/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/hk-aotd-evening.h"
#include "hk-person-private.h"
#include "hk-taps.h"

/* A group with its own box plays on what New Game proposes: the values asked, cards and dice by hand, nothing entered
 * before. A mission of Army of the Dead by taps alone, which are counted for docs/taps.md: two rounds, an Objective, the result. */

static HkAotdTable *
get_table (HkSession *session)
{
  return hk_heist_get_table (session);
}

static void
begin (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;

  hk_person_press_button (person, "=Army of the Dead: A Zombicide Game");
  hk_person_miss (person, ATSPI_ROLE_LABEL, "Zombie Night Starts Here");
  for (gsize i = 0; hk_heist_team[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat ("=", hk_heist_team[i], NULL);

      hk_person_press (person, ATSPI_ROLE_CHECK_BOX, name);
    }
  hk_person_find (person, ATSPI_ROLE_LABEL, "6 of 6 picked");
  hk_person_focus (person, HK_ANY_ROLE, "=Vault");
  hk_person_key (person, "space");
  hk_person_press_button (person, "=Start");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Undo");
  session = hk_person_read_journal (person);
  g_assert_cmpint (get_table (session)->components, ==, HK_VALUES_UNKNOWN);
  g_assert_cmpint (get_table (session)->cards_by, ==, HK_BY_HAND);
  g_assert_cmpint (get_table (session)->dice_by, ==, HK_BY_HAND);
  g_assert_nonnull (get_table (session)->vault);
  /* The group draws its Personal Objectives itself: the app deals none. */
  g_assert_null (hk_aotd_table_get_objective (get_table (session), 0));
}

/* The next one of the player on turn, unless somebody is. */
static void
activate (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autofree char *name = get_table (session)->current_survivor >= 0 ? NULL : hk_heist_find_ready (person);

  if (name == NULL)
    return;
  hk_taps_begin (person, "Activate a Survivor", 1);
  hk_heist_activate (person, name);
  hk_taps_end (person);
}

/* One after the other: a key that is still going down does not feel the next tap. */
static void
tap_faces (HkPerson   *person,
           const char *faces)
{
  g_autoptr (GString) tapped = g_string_new (NULL);

  for (int i = 0; faces[i] != '\0'; i++)
    {
      const char name[] = { '=', faces[i], '\0' };
      g_autofree char *said = NULL;

      g_string_append_printf (tapped, i == 0 ? "%c" : " %c", faces[i]);
      said = g_strdup_printf ("%s: %d of ", tapped->str, i + 1);
      hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Faces of the Dice", name);
      hk_person_find (person, ATSPI_ROLE_LABEL, said);
    }
}

/* The Katana, of which the rulebook prints all but the Accuracy. */
static void
attack_with_unknown (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "An attack with a weapon that nobody has entered: 3, its name, its printed number, the Zombies, three dice", 9);
  hk_person_press_button (person, "=Attack");
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Shamblers", "=2");
  hk_person_press_button (person, "=Katana");
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Accuracy: a die hits from", "=4");
  tap_faces (person, "461");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "Attacks", "=Attack");
  hk_person_wait_moves (person, before + 1);
  hk_person_press_button (person, "=Done");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "Attacks");
  hk_taps_end (person);
}

static void
attack_with_known (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "An attack with a known weapon: 3, the Zombies, three dice", 7);
  hk_person_press_button (person, "=Attack");
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Shamblers", "=1");
  tap_faces (person, "512");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "Attacks", "=Attack");
  hk_person_wait_moves (person, before + 1);
  hk_person_press_button (person, "=Done");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "Attacks");
  hk_taps_end (person);
}

/* A row of a list feels a tap of a finger, which is one, but a screen reader goes there by the keyboard. */
static void
tap_row (HkPerson   *person,
         AtspiRole   role,
         const char *row)
{
  const guint n_taps = person->n_taps;

  hk_person_press (person, role, row);
  if (!hk_person_uses_keys (person))
    person->n_taps = n_taps + 1;
}

static void
search (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "A Search: 2, its card, and a look at the Equipment that is closed again", 4);
  hk_person_press_button (person, "=Search 1 Action");
  tap_row (person, ATSPI_ROLE_LIST_ITEM, "=Ammo Clip");
  hk_person_press_button (person, "=Found These");
  hk_person_wait_moves (person, before + 1);
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "Equipment of ", "=Close");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "Equipment of ");
  hk_taps_end (person);
}

/* The card is read out, five dice are told, and the best of them are set aside with one more tap. */
static void
try_vault (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);
  g_autoptr (HkSession) session = NULL;

  hk_taps_begin (person, "The card of the Vault: 4, its Specialty and its bonus", 6);
  hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, "=More");
  hk_person_press_button (person, "=Vault");
  hk_person_press_button (person, "=Turn the Card Up");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Turn the Vault Card Up");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Turn the Vault Card Up", "=Pilot");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Turn the Vault Card Up", "=One die to any face");
  hk_person_press_button (person, "=Turn the Vault Card Up");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  hk_taps_begin (person, "The Challenge of the Vault begins", 1);
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=The Vault", "=Resolve the Challenge");
  hk_person_wait_moves (person, before + 2);
  hk_taps_end (person);
  hk_taps_begin (person, "A roll of five dice at the Vault: 1 and their faces", 6);
  tap_faces (person, "13466");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=The Vault", "=Roll 5 Dice");
  hk_person_wait_moves (person, before + 3);
  hk_taps_end (person);
  hk_taps_begin (person, "The advised dice are set aside and the rest is rolled: 1 and the faces", 4);
  tap_faces (person, "251");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=The Vault", "=Set Aside 3, 4 and Roll 3");
  hk_person_wait_moves (person, before + 4);
  hk_taps_end (person);
  session = hk_person_read_journal (person);
  g_assert_true (get_table (session)->vault->solved);
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=The Vault");
}

/* What the mission shows is laid out on the board, and counted. */
static void
lay_out_sleepers (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Lay out Sleeper tokens: 2, and how many", 3);
  hk_person_press_button (person, "=Lay Out…");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Lay Out Sleeper Tokens");
  hk_person_write (person, ATSPI_ROLE_TEXT, "=Tokens", "4");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Lay Out Sleeper Tokens", "=Lay Out Sleeper Tokens");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* Which Sleepers hear it only the group sees (pages 14 and 18): how many wake is asked, and what the token shows. */
static void
make_noise (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Make Noise that wakes Sleepers: 2, how many, and what the token shows", 4);
  hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, "=More");
  hk_person_press_button (person, "=Make Noise");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "=Make Noise");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Make Noise", "=1");
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Token 1", "=2");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  session = hk_person_read_journal (person);
  g_assert_cmpint (get_table (session)->sleepers, ==, 3);
}

/* Whether the app has heard of what the Survivor on turn carries. */
static gboolean
is_armed (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (get_table (session), get_table (session)->current_survivor);

  return g_list_model_get_n_items (G_LIST_MODEL (survivor->items)) > 0;
}

static void
end_turn (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "End a Turn", 1);
  hk_person_press_next (person);
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

static void
play_zombies (HkPerson *person)
{
  while (hk_heist_is_in (person, HK_AOTD_PHASE_ZOMBIE, HK_AOTD_STEP_NONE))
    {
      const guint before = hk_person_count_moves (person);
      g_autoptr (HkSession) session = hk_person_read_journal (person);

      if (get_table (session)->zombie_step == HK_AOTD_STEP_ATTACK)
        {
          hk_taps_begin (person, "Nobody is attacked", 1);
          hk_person_press_button (person, "=Nobody Is Attacked");
        }
      else if (get_table (session)->sleepers > 0)
        {
          hk_taps_begin (person, "The Zombies have moved, with Sleepers on the board: how many woke", 1);
          hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=They have moved: how many Sleeper tokens did they wake?", "=0");
        }
      else
        {
          hk_taps_begin (person, "The Zombies have moved", 1);
          hk_person_press_next (person);
        }
      hk_person_wait_moves (person, before + 1);
      hk_taps_end (person);
    }
}

/* A card for each Spawn Zone: a key is the type and the number. */
static void
spawn (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "A spawn card drawn by hand: 2 and its number", 3);
  hk_person_press_next (person);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Shamblers", "=3");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Cards Drawn by Hand", "Place → ");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  hk_taps_begin (person, "The card of the next Spawn Zone: 1 and its number", 2);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Alphas", "=2");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Cards Drawn by Hand", "=Place");
  hk_person_wait_moves (person, before + 2);
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Cards Drawn by Hand");
  hk_taps_end (person);
}

static void
end_round (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "End of a round", 1);
  hk_person_press_next (person);
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

/* What the mission asks for is told when somebody gets there; the last Objective wins. */
static void
win (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "An Objective that nobody has entered: 2 and its name", 3);
  tap_row (person, ATSPI_ROLE_BUTTON, "=Add an Objective…");
  hk_person_write (person, ATSPI_ROLE_TEXT, "=What has to be done", "Out by the roof");
  hk_person_press_in (person, ATSPI_ROLE_DIALOG, "=Add an Objective", "=Add an Objective");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  hk_taps_begin (person, "The last Objective is taken with Sleepers on the board: 1, and how many woke", 2);
  hk_person_press_button (person, "=Take: Out by the roof");
  hk_person_press_key (person, "Sleeper tokens", "0");
  hk_person_wait_moves (person, before + 2);
  hk_taps_end (person);
  hk_taps_begin (person, "The group says that the mission is won", 2);
  hk_person_press_next (person);
  hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, "=Yes, the mission is won");
  hk_person_wait_moves (person, before + 3);
  hk_taps_end (person);
  hk_person_read_result (person);
}

static void
live (HkPerson *person)
{
  hk_person_start (person);
  begin (person);
  for (int round = 0; round < 2; round++)
    {
      if (round == 1)
        lay_out_sleepers (person);
      for (int turn = 0; hk_heist_is_in (person, HK_AOTD_PHASE_PLAYER, HK_AOTD_STEP_NONE); turn++)
        {
          activate (person);
          if (turn == 0 && round == 0)
            {
              attack_with_unknown (person);
              attack_with_known (person);
              search (person);
            }
          else if (turn == 1 && round == 0)
            try_vault (person);
          else if (round > 0 && is_armed (person))
            {
              attack_with_known (person);
              make_noise (person);
            }
          end_turn (person);
        }
      play_zombies (person);
      spawn (person);
      end_round (person);
    }
  activate (person);
  win (person);
  hk_person_quit (person);
  hk_taps_publish ("Army of the Dead");
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/heist-by-hand", live);
}
