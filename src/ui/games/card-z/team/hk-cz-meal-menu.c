/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-sickness.h"
#include "hk-cz-meal-menu.h"
#include "hk-cz-meal-row.h"
#include "ui/games/card-z/battle/hk-cz-battle-words.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/table/hk-table-play.h"

/* All that a survivor can be given to eat at the reckoning, each with what is left of it and how likely it makes
 * sick. */
struct _HkCzMealMenu
{
  GtkPopover parent_instance;

  HkSession *session;
  int        survivor;
};

G_DEFINE_FINAL_TYPE (HkCzMealMenu, hk_cz_meal_menu, GTK_TYPE_POPOVER)

static HkCzTable *
get_table (HkCzMealMenu *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static void
food_cb (HkCzMealMenu *self,
         GtkWidget    *button)
{
  const char *food = g_object_get_data (G_OBJECT (button), "food");
  const int holder = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "holder"));
  g_autoptr (HkMove) move = hk_move_build ("plan-food", "i:survivor", self->survivor, NULL);

  json_object_set_string_member (hk_move_get_params (move), "food", food == NULL ? "nothing" : food);
  if (holder >= 0)
    json_object_set_int_member (hk_move_get_params (move), "holder", holder);
  gtk_popover_popdown (GTK_POPOVER (self));
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_cz_meal_menu_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_MEAL_MENU (object)->session);
  G_OBJECT_CLASS (hk_cz_meal_menu_parent_class)->dispose (object);
}

static void
hk_cz_meal_menu_class_init (HkCzMealMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_meal_menu_dispose;
}

static void
hk_cz_meal_menu_init (HkCzMealMenu *self)
{
}

static void
add_choice (HkCzMealMenu *self,
            GtkWidget    *box,
            const char   *label,
            const char   *hint,
            const char   *food,
            int           holder)
{
  HkCzDiet *diet = hk_cz_find_diet (get_table (self), self->survivor);
  const gboolean chosen = food == NULL ? diet != NULL && diet->food == NULL
                                       : diet != NULL && diet->holder == holder && g_strcmp0 (diet->food, food) == 0;
  GtkWidget *button = gtk_button_new ();
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (label);
  GtkWidget *side = gtk_label_new (hint);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (side), 0);
  gtk_label_set_wrap (GTK_LABEL (side), TRUE);
  gtk_widget_add_css_class (side, "caption");
  gtk_widget_add_css_class (side, "cz-quiet");
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), side);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_opacity (tick, chosen ? 1 : 0);
  gtk_box_append (GTK_BOX (face), words);
  gtk_box_append (GTK_BOX (face), tick);
  gtk_button_set_child (GTK_BUTTON (button), face);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_size_request (button, 260, 44);
  g_object_set_data_full (G_OBJECT (button), "food", g_strdup (food), g_free);
  g_object_set_data (G_OBJECT (button), "holder", GINT_TO_POINTER (holder));
  g_signal_connect_object (button, "clicked", G_CALLBACK (food_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static void
add_food (HkCzMealMenu *self,
          GtkWidget    *box,
          HkCzSurvivor *holder,
          int           number,
          HkCzLoot     *loot)
{
  HkCzTable *table = get_table (self);
  const char *food = hk_cz_loot_get_food (table, loot);
  const int faces = hk_cz_table_get_sick_faces (table, self->survivor, food, NULL);
  g_autofree char *supply = hk_cz_label_supply (table, loot);
  g_autofree char *chance = faces == 0 ? g_strdup (_("never makes sick")) : NULL;
  g_autofree char *hint = NULL;

  if (faces > 0)
    {
      g_autofree char *share = hk_cz_chance_to_text (faces / 10.0);

      chance = g_strdup_printf (_("sick %s"), share);
    }
  hint = g_strdup_printf ("%s · %s · %s", number == self->survivor ? hk_cz_label_food (food) : holder->name, supply == NULL ? "" : supply, chance);
  add_choice (self, box, loot->kind, hint, loot->kind, number);
}

/* Every kind of Food that somebody can share, once a holder. */
static void
fill (HkCzMealMenu *self,
      GtkWidget    *box)
{
  static const char * const told[] = { "Junk Food", "Normal Food", "Fresh Food" };
  HkCzTable *table = get_table (self);
  HkCzSurvivor *eater = hk_cz_table_get_survivor (table, self->survivor);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *holder = hk_cz_table_get_survivor (table, i);
      HkCzLoot *loot;

      if (!hk_cz_can_share_food (table, self->survivor, i))
        continue;
      for (int j = 0; (loot = hk_cz_survivor_get_loot (holder, j)) != NULL; j++)
        if (hk_cz_loot_get_food (table, loot) != NULL && hk_cz_loot_get_supply (table, loot) != 0
            && hk_cz_survivor_find_loot (holder, loot->kind) == j)
          add_food (self, box, holder, i, loot);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    if (hk_cz_table_get_told_food (table, told[i]) != NULL)
      add_choice (self, box, hk_cz_label_food (hk_cz_table_get_told_food (table, told[i])), _("off the table"), told[i], -1);
  add_choice (self, box, _("Nothing"), eater != NULL && eater->starving ? _("dies of hunger") : _("starves tomorrow"), NULL, -1);
}

/* Returns (transfer floating): a menu of what there is to eat now.
 * @session: a session of Card-Z at the reckoning */
GtkWidget *
hk_cz_meal_menu_new (HkSession *session,
                     int        survivor)
{
  HkCzMealMenu *self = g_object_new (HK_TYPE_CZ_MEAL_MENU, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->session = g_object_ref (session);
  self->survivor = survivor;
  fill (self, box);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  return GTK_WIDGET (self);
}
