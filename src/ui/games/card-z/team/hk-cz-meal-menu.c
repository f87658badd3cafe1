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

/* Something that a survivor can eat. */
#define HK_TYPE_CZ_MEAL_KEY (hk_cz_meal_key_get_type ())
G_DECLARE_FINAL_TYPE (HkCzMealKey, hk_cz_meal_key, HK, CZ_MEAL_KEY, GtkButton)

struct _HkCzMealKey
{
  GtkButton  parent_instance;

  char      *food;    /* (nullable): nothing */
  int        holder;  /* −1 nobody */
  GtkLabel  *name;
  GtkLabel  *hint;
  GtkWidget *tick;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzMealKey, hk_cz_meal_key, GTK_TYPE_BUTTON)

/* All that a survivor can be given to eat at the reckoning, each with what is left of it and how likely it makes
 * sick. */
#define HK_TYPE_CZ_MEAL_MENU (hk_cz_meal_menu_get_type ())
G_DECLARE_FINAL_TYPE (HkCzMealMenu, hk_cz_meal_menu, HK, CZ_MEAL_MENU, GtkPopover)

struct _HkCzMealMenu
{
  GtkPopover parent_instance;

  HkSession *session;
  int        survivor;
  GtkBox    *meals;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzMealMenu, hk_cz_meal_menu, GTK_TYPE_POPOVER)

static void
hk_cz_meal_key_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_CZ_MEAL_KEY);
  g_clear_pointer (&HK_CZ_MEAL_KEY (object)->food, g_free);
  G_OBJECT_CLASS (hk_cz_meal_key_parent_class)->dispose (object);
}

static void
hk_cz_meal_key_class_init (HkCzMealKeyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_meal_key_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-meal-key.ui");
  HK_BIND_CHILDREN (widget_class, HkCzMealKey, name, hint, tick);
}

static HkCzTable *
get_table (HkCzMealMenu *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static void
food_cb (HkCzMealMenu *self,
         HkCzMealKey     *meal)
{
  g_autoptr (HkMove) move = hk_move_build ("plan-food", "i:survivor", self->survivor, "s:food", meal->food == NULL ? "nothing" : meal->food, NULL);

  if (meal->holder >= 0)
    json_object_set_int_member (hk_move_get_params (move), "holder", meal->holder);
  gtk_popover_popdown (GTK_POPOVER (self));
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_cz_meal_menu_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_CZ_MEAL_MENU);
  g_clear_object (&HK_CZ_MEAL_MENU (object)->session);
  G_OBJECT_CLASS (hk_cz_meal_menu_parent_class)->dispose (object);
}

static void
hk_cz_meal_menu_class_init (HkCzMealMenuClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_meal_menu_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-meal-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, HkCzMealMenu, meals);
}

static void
add_choice (HkCzMealMenu *self,
            const char   *label,
            const char   *hint,
            const char   *food,
            int           holder)
{
  HkCzDiet *diet = hk_cz_find_diet (get_table (self), self->survivor);
  const gboolean chosen = food == NULL ? diet != NULL && diet->food == NULL
                                       : diet != NULL && diet->holder == holder && g_strcmp0 (diet->food, food) == 0;
  HkCzMealKey *meal = g_object_new (HK_TYPE_CZ_MEAL_KEY, NULL);

  meal->food = g_strdup (food);
  meal->holder = holder;
  gtk_label_set_text (meal->name, label);
  gtk_label_set_text (meal->hint, hint);
  gtk_widget_set_opacity (meal->tick, chosen ? 1 : 0);
  g_signal_connect_object (meal, "clicked", G_CALLBACK (food_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->meals, GTK_WIDGET (meal));
}

static void
add_food (HkCzMealMenu *self,
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
  add_choice (self, loot->kind, hint, loot->kind, number);
}

/* Every kind of Food that somebody can share, once a holder. */
static void
fill (HkCzMealMenu *self)
{
  static const char * const kinds[] = { "Junk Food", "Normal Food", "Fresh Food" };
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
          add_food (self, holder, i, loot);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (hk_cz_table_get_told_food (table, kinds[i]) != NULL)
      add_choice (self, hk_cz_label_food (hk_cz_table_get_told_food (table, kinds[i])), _("off the table"), kinds[i], -1);
  add_choice (self, _("Nothing"), eater != NULL && eater->starving ? _("dies of hunger") : _("starves tomorrow"), NULL, -1);
}

/* Returns (transfer floating): a menu of what there is to eat now.
 * @session: a session of Card-Z at the reckoning */
GtkWidget *
hk_cz_meal_menu_new (HkSession *session,
                     int        survivor)
{
  HkCzMealMenu *self = g_object_new (HK_TYPE_CZ_MEAL_MENU, NULL);

  self->session = g_object_ref (session);
  self->survivor = survivor;
  fill (self);
  return GTK_WIDGET (self);
}
