/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-ui-fixture.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-vault-dialog.h"
#include "ui/games/army-of-the-dead/dice/hk-aotd-dice-entry.h"
#include "ui/games/army-of-the-dead/dice/hk-aotd-dice-row.h"

/* The Challenge of the Vault, played by the buttons of its dialog. */

static const char setup_text[] =
  "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\",\"colour\":\"blue\"}],\"first-player\":0,"
  "\"personal-objectives\":0,\"vault\":true,\"components\":\"stand-in\",\"cards-by\":\"app\",\"dice-by\":\"%s\","
  "\"survivors\":[{\"id\":\"guzman\",\"player\":0},{\"id\":\"dieter\",\"player\":0},{\"id\":\"cruz\",\"player\":0},"
  "{\"id\":\"scott\",\"player\":1},{\"id\":\"peters\",\"player\":1},{\"id\":\"vanderohe\",\"player\":1}]}";

typedef struct
{
  HkFixture  base;
  GtkWidget *dialog;
} Fixture;

static HkAotdVault *
get_vault (Fixture *fixture)
{
  return HK_AOTD_TABLE (hk_session_get_table (fixture->base.session))->vault;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *setup = g_strdup_printf (setup_text, (const char *) data);

  hk_fixture_open (&fixture->base, 800, 900, HK_AOTD_GAME, setup, 3);
  hk_aotd_vault_dialog_present (GTK_WIDGET (fixture->base.window), fixture->base.session);
  hk_fixture_settle ();
  fixture->dialog = hk_fixture_get_dialog (fixture->base.window);
  g_assert_true (HK_IS_AOTD_VAULT_DIALOG (fixture->dialog));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hk_fixture_close (&fixture->base, data);
}

static void
begin (Fixture    *fixture,
       const char *bonus)
{
  g_autofree char *text = g_strdup_printf ("{\"move\":\"vault-challenge\",\"survivor\":0,\"card\":\"Gears and Bolts\",\"specialty\":\"mechanic\","
                                           "\"bonus\":\"%s\",\"near\":[\"mechanic\"],\"free\":true}", bonus);

  hk_fixture_play (fixture->base.session, text);
  g_assert_cmpint (get_vault (fixture)->survivor, ==, 0);
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->dialog, action, NULL));
  hk_fixture_settle ();
}

static gboolean
can_be_picked (GtkWidget     *row,
               gconstpointer  data)
{
  return gtk_widget_get_can_target (gtk_widget_get_first_child (gtk_widget_get_first_child (row)));
}

static HkAotdDiceRow *
get_pickable (Fixture *fixture)
{
  return HK_AOTD_DICE_ROW (hk_fixture_find_where (fixture->dialog, HK_TYPE_AOTD_DICE_ROW, can_be_picked, NULL));
}

static void
assert_picked (Fixture    *fixture,
               const char *digits)
{
  g_autofree char *picked = hk_aotd_dice_row_get_picked (get_pickable (fixture));

  g_assert_cmpstr (picked, ==, digits);
}

static void
type_faces (Fixture    *fixture,
            const char *faces)
{
  GtkWidget *entry = hk_fixture_find (fixture->dialog, HK_TYPE_AOTD_DICE_ENTRY, NULL);

  g_assert_nonnull (entry);
  for (const char *face = faces; *face != '\0'; face++)
    g_assert_true (gtk_widget_activate_action (entry, "dice.face", "i", *face - '0'));
  hk_fixture_settle ();
}

/* The book's example, told by hand: three dice set aside, two rolled, and the bonus for the last. */
static void
test_by_hand (Fixture       *fixture,
              gconstpointer  data)
{
  HkAotdVault *vault = get_vault (fixture);

  begin (fixture, "one-up-or-down");
  /* Nothing is rolled before all five faces are told. */
  type_faces (fixture, "3346");
  gtk_widget_activate_action (fixture->dialog, "vault.next", NULL);
  g_assert_cmpint (vault->rolls, ==, 0);
  type_faces (fixture, "6");
  activate (fixture, "vault.next");
  g_assert_cmpint (vault->rolls, ==, 1);
  g_assert_cmpstr (vault->free, ==, "33466");
  hk_aotd_dice_row_pick (get_pickable (fixture), "346");
  assert_picked (fixture, "346");
  type_faces (fixture, "51");
  activate (fixture, "vault.next");
  g_assert_cmpstr (vault->reserve, ==, "346");
  g_assert_cmpstr (vault->free, ==, "51");
  g_assert_nonnull (hk_fixture_find (fixture->dialog, GTK_TYPE_LABEL, "Turn a 1 to a 2"));
  activate (fixture, "vault.bonus");
  g_assert_true (vault->solved);
  g_assert_cmpstr (vault->reserve, ==, "23456");
}

/* Before an attempt the dialog asks for the one thing that only the group sees: whether the bonus is granted. */
static void
test_near (Fixture       *fixture,
           gconstpointer  data)
{
  HkAotdVault *vault = get_vault (fixture);
  GtkWidget *near;

  hk_fixture_play (fixture->base.session, "{\"move\":\"activate\",\"survivor\":0}");
  hk_fixture_play (fixture->base.session, "{\"move\":\"vault-reveal\",\"card\":\"Gears\",\"specialty\":\"mechanic\",\"bonus\":\"any-face\"}");
  near = hk_fixture_find (fixture->dialog, ADW_TYPE_SWITCH_ROW, "At Range 0–1: Mechanic");
  g_assert_nonnull (near);
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (near)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (near), TRUE);
  activate (fixture, "vault.next");
  g_assert_cmpint (vault->survivor, ==, 0);
  g_assert_true (vault->bonus_there);
  g_assert_false (gtk_widget_get_mapped (near));
  /* The dice are next, and there is none yet for the bonus to turn; what ends the attempt has no focus. */
  g_assert_null (hk_fixture_find_button (fixture->dialog, "Use the bonus: One die to any face"));
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->base.window)), HK_TYPE_AOTD_DICE_ENTRY));
}

/* The sixth die is rolled once the bonus is used, not before. */
static void
test_extra_die (Fixture       *fixture,
                gconstpointer  data)
{
  HkAotdVault *vault = get_vault (fixture);

  begin (fixture, "extra-die");
  g_assert_nonnull (hk_fixture_find (fixture->dialog, GTK_TYPE_LABEL, "Roll 5 dice and tap what they show"));
  activate (fixture, "vault.bonus");
  g_assert_true (vault->bonus_used);
  g_assert_nonnull (hk_fixture_find (fixture->dialog, GTK_TYPE_LABEL, "Roll 6 dice and tap what they show"));
  type_faces (fixture, "112266");
  activate (fixture, "vault.next");
  g_assert_cmpstr (vault->free, ==, "112266");
  activate (fixture, "vault.follow");
  activate (fixture, "vault.give-up");
  g_assert_cmpint (vault->survivor, ==, -1);
}

/* The extra roll comes when no other is left; without the forecast all goes on. */
static void
test_extra_roll (Fixture       *fixture,
                 gconstpointer  data)
{
  GSettings *settings = hk_application_get_settings (fixture->base.application);
  HkAotdVault *vault = get_vault (fixture);

  begin (fixture, "extra-roll");
  for (int roll = 0; roll < 3; roll++)
    {
      type_faces (fixture, "11666");
      activate (fixture, "vault.next");
    }
  g_assert_cmpint (vault->rolls, ==, 3);
  g_assert_cmpint (vault->survivor, ==, 0);
  g_settings_set_boolean (settings, "show-forecast", FALSE);
  hk_fixture_settle ();
  activate (fixture, "vault.bonus");
  g_assert_cmpint (vault->rolls_allowed, ==, 4);
  type_faces (fixture, "12345");
  activate (fixture, "vault.next");
  g_assert_true (vault->solved);
  g_settings_reset (settings, "show-forecast");
}

/* The advice picks the dice, and the app rolls the others. */
static void
test_follow (Fixture       *fixture,
             gconstpointer  data)
{
  HkAotdVault *vault = get_vault (fixture);

  begin (fixture, "any-face");
  hk_fixture_play (fixture->base.session, "{\"move\":\"vault-roll\",\"dice\":[1,2,2,2,2]}");
  hk_fixture_settle ();
  /* The best dice are raised already, and the button names them. */
  assert_picked (fixture, "2");
  g_assert_nonnull (hk_fixture_find (fixture->dialog, GTK_TYPE_BUTTON, "_Set Aside 2 and Roll 4"));
  hk_aotd_dice_row_pick (get_pickable (fixture), "");
  activate (fixture, "vault.follow");
  assert_picked (fixture, "2");
  activate (fixture, "vault.next");
  g_assert_cmpint (vault->rolls, ==, 2);
  if (vault->survivor >= 0)
    g_assert_cmpstr (vault->reserve, ==, "2");
  /* Undo from outside: the dialog follows. */
  g_assert_true (hk_session_undo (fixture->base.session, 1, NULL));
  hk_fixture_settle ();
  assert_picked (fixture, "2");
  g_assert_cmpstr (vault->free, ==, "12222");
  activate (fixture, "vault.give-up");
  g_assert_cmpint (vault->survivor, ==, -1);
  g_assert_false (vault->solved);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/aotd/vault/by-hand", Fixture, "hand", set_up, test_by_hand, tear_down);
  g_test_add ("/aotd/vault/near", Fixture, "hand", set_up, test_near, tear_down);
  g_test_add ("/aotd/vault/extra-die", Fixture, "hand", set_up, test_extra_die, tear_down);
  g_test_add ("/aotd/vault/extra-roll", Fixture, "hand", set_up, test_extra_roll, tear_down);
  g_test_add ("/aotd/vault/follow", Fixture, "app", set_up, test_follow, tear_down);
  return g_test_run ();
}
