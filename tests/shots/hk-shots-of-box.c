/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"
#include "ui/components/hk-component-grid-page.h"
#include "ui/components/hk-components-dialog.h"

/* The components of the own box: tables that are pasted, the grid, packs that are joined. */

static HkComponentsDialog *
open_box (HkWindow   *window,
          const char *game)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.components", "s", game);
  hk_fixture_settle ();
  return HK_COMPONENTS_DIALOG (hk_fixture_get_dialog (window));
}

static void
put_vault (HkPack     *pack,
           const char *name,
           const char *bonus)
{
  g_autoptr (JsonObject) card = json_object_new ();

  json_object_set_string_member (card, "name", name);
  json_object_set_string_member (card, "specialty", "mechanic");
  json_object_set_string_member (card, "bonus", bonus);
  hk_pack_put (pack, "vault-card", card, NULL);
}

static void
show_paste (HkApplication *application,
            HkWindow      *window)
{
  HkComponentsDialog *dialog = open_box (window, "army-of-the-dead");

  put_vault (hk_components_dialog_get_pack (dialog), "Gears", "any-face");
  put_vault (hk_components_dialog_get_pack (dialog), "Wheels", "extra-die");
  hk_components_dialog_show_table (dialog, "vault-card",
                                   "Name\tSpecialty\tBonus\nGears\tmechanic\textra die\nWheels\tmechanic\textra die\n"
                                   "Bolts\tpilot\tany face\nLevers\tcook\tany face\nCogs\t\textra roll\n");
}

static void
show_paste_by_hand (HkApplication *application,
                    HkWindow      *window)
{
  hk_components_dialog_show_table (open_box (window, "army-of-the-dead"), "vault-card", "Card\tSpecialty\tWhat one gets\nGears\tmechanic\tany face\n");
}

static void
show_grid (HkApplication *application,
           HkWindow      *window)
{
  HkComponentsDialog *dialog = open_box (window, "card-z");
  AdwNavigationView *view = ADW_NAVIGATION_VIEW (hk_fixture_find (GTK_WIDGET (dialog), ADW_TYPE_NAVIGATION_VIEW, NULL));
  HkPack *pack = hk_components_dialog_get_pack (dialog);
  g_autoptr (HkPack) invented = hk_pack_new_stand_in (hk_games_lookup ("card-z", NULL), NULL);

  for (guint i = 0; i < 14; i++)
    hk_pack_put (pack, "encounter", g_ptr_array_index (hk_pack_list (invented, "encounter"), i), NULL);
  adw_navigation_view_push (view, hk_component_grid_page_new (pack, "encounter"));
}

static void
show_merge (HkApplication *application,
            HkWindow      *window)
{
  HkComponentsDialog *dialog = open_box (window, "army-of-the-dead");
  HkPack *pack = hk_components_dialog_get_pack (dialog);

  hk_pack_set_about (pack, HK_PACK_LANGUAGE, "English", NULL);
  put_vault (pack, "Gears", "any-face");
  hk_components_dialog_show_pack (dialog,
                                  "{\"game\":\"army-of-the-dead\",\"about\":{\"language\":\"Czech\",\"by\":\"Ann\"},\"components\":{\"vault-card\":["
                                  "{\"name\":\"Gears\",\"specialty\":\"pilot\",\"bonus\":\"extra-die\"},"
                                  "{\"name\":\"Bolts\",\"specialty\":\"pilot\",\"bonus\":\"extra-die\"}]}}");
}

static void
show_counts (HkApplication *application,
             HkWindow      *window)
{
  open_box (window, "zombiez");
}

const HkShot hk_shots_of_box[] = {
  { "box-paste", show_paste, 0, TRUE },
  { "box-paste-by-hand", show_paste_by_hand, 0, FALSE },
  { "box-grid", show_grid, 0, TRUE },
  { "box-merge", show_merge, 0, TRUE },
  { "box-counts", show_counts, 0, FALSE },
  { NULL, NULL, 0, FALSE },
};
