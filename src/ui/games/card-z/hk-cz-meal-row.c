/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "card-z/hk-cz-inventory.h"
#include "card-z/hk-cz-reckoning.h"
#include "card-z/hk-cz-sickness.h"
#include "card-z/hk-cz-table.h"
#include "hk-cz-battle-words.h"
#include "hk-cz-d10-keys.h"
#include "hk-cz-labels.h"
#include "hk-cz-meal-row.h"
#include "hk-player-mark.h"
#include "table/hk-table-play.h"
#include "table/hk-widgets.h"

/**
 * HkCzMealRow:
 *
 * What one survivor eats at the reckoning, with the chance to fall sick of it. A tap changes the Food; the die may be
 * told when the group rolls its own.
 */
struct _HkCzMealRow
{
  AdwActionRow parent_instance;

  HkSession *session;
  int        survivor;

  GtkWidget *chance;
  GtkWidget *food;
  GtkWidget *die;
  GtkWidget *keys;
};

G_DEFINE_FINAL_TYPE (HkCzMealRow, hk_cz_meal_row, ADW_TYPE_ACTION_ROW)

static HkCzTable *
get_table (HkCzMealRow *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static HkCzDiet *
get_diet (HkCzMealRow *self)
{
  HkCzTable *table = get_table (self);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->diets)); i++)
    {
      g_autoptr (HkCzDiet) diet = g_list_model_get_item (G_LIST_MODEL (table->diets), i);

      if (diet->survivor == self->survivor)
        return diet;
    }
  return NULL;
}

/* The Food that the diet takes, as a card. */
static HkCzLoot *
find_meal (HkCzTable *table,
           HkCzDiet  *diet)
{
  HkCzSurvivor *holder = diet == NULL ? NULL : hk_cz_table_get_survivor (table, diet->holder);

  return holder == NULL || diet->food == NULL ? NULL : hk_cz_survivor_get_loot (holder, hk_cz_survivor_find_loot (holder, diet->food));
}

static void
food_cb (HkCzMealRow *self,
         GtkWidget   *button)
{
  const char *food = g_object_get_data (G_OBJECT (button), "food");
  const int holder = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "holder"));
  g_autoptr (HkMove) move = hk_move_build ("plan-food", "i:survivor", self->survivor, NULL);

  if (food != NULL)
    {
      json_object_set_string_member (hk_move_get_params (move), "food", food);
      json_object_set_int_member (hk_move_get_params (move), "holder", holder);
    }
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->food));
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
rolled_cb (HkCzMealRow *self,
           int          face)
{
  g_autoptr (HkMove) move = hk_move_build ("sick-roll", "i:survivor", self->survivor, "i:die", face, NULL);

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->die));
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
add_choice (HkCzMealRow *self,
            GtkWidget   *box,
            const char  *label,
            const char  *hint,
            const char  *food,
            int          holder)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new (label);
  GtkWidget *side = gtk_label_new (hint);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (side, "caption");
  gtk_widget_add_css_class (side, "dimmed");
  gtk_box_append (GTK_BOX (face), name);
  gtk_box_append (GTK_BOX (face), side);
  gtk_button_set_child (GTK_BUTTON (button), face);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_size_request (button, 240, 44);
  g_object_set_data_full (G_OBJECT (button), "food", g_strdup (food), g_free);
  g_object_set_data (G_OBJECT (button), "holder", GINT_TO_POINTER (holder));
  g_signal_connect_object (button, "clicked", G_CALLBACK (food_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

/* Every kind of Food that somebody can share, once a holder. */
static void
fill_choices (HkCzMealRow *self)
{
  HkCzTable *table = get_table (self);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *holder = hk_cz_table_get_survivor (table, i);
      HkCzLoot *loot;

      if (!hk_cz_can_share_food (table, self->survivor, i))
        continue;
      for (int j = 0; (loot = hk_cz_survivor_get_loot (holder, j)) != NULL; j++)
        {
          const char *food = hk_cz_loot_get_food (table, loot);
          g_autofree char *supply = NULL;
          g_autofree char *hint = NULL;

          if (food == NULL || hk_cz_loot_get_supply (table, loot) == 0 || hk_cz_survivor_find_loot (holder, loot->kind) != j)
            continue;
          supply = hk_cz_label_supply (table, loot);
          hint = g_strdup_printf ("%s · %s", hk_cz_label_food (food), holder->name);
          add_choice (self, box, loot->kind, hint, loot->kind, i);
        }
    }
  add_choice (self, box, _("Nothing"), _("starves"), NULL, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->food), popover);
}

static void
show_die (HkCzMealRow *self,
          HkCzDiet    *diet,
          int          faces)
{
  HkCzFate fates[HK_CZ_D10_FACES];
  g_autofree char *label = diet == NULL || diet->roll < 0 ? g_strdup (_("d10")) : g_strdup_printf ("%d", diet->roll);

  for (int i = 0; i < HK_CZ_D10_FACES; i++)
    fates[i] = i < faces ? HK_CZ_FATE_MISS : HK_CZ_FATE_HIT;
  gtk_widget_set_visible (self->die, faces > 0 && diet != NULL);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->die), label);
  hk_cz_d10_keys_set_fates (HK_CZ_D10_KEYS (self->keys), fates);
  hk_cz_d10_keys_set_face (HK_CZ_D10_KEYS (self->keys), diet == NULL ? -1 : diet->roll);
}

static void
update (HkCzMealRow *self)
{
  HkCzTable *table = get_table (self);
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, self->survivor);
  HkCzDiet *diet = get_diet (self);
  HkCzLoot *meal = find_meal (table, diet);
  const char *food = meal == NULL ? NULL : hk_cz_loot_get_food (table, meal);
  int faces;
  g_autofree char *chance = NULL;
  g_autoptr (GString) state = g_string_new (NULL);

  if (survivor == NULL || !hk_cz_table_is_phase (table, "reckoning"))
    return;
  faces = food == NULL ? 0 : hk_cz_table_get_sick_faces (table, self->survivor, food, NULL);
  if (survivor->starving)
    g_string_append (state, _("starving already"));
  if (survivor->sick != NULL)
    g_string_append_printf (state, "%s%s", state->len > 0 ? " · " : "", survivor->sick);
  if (meal == NULL)
    g_string_append_printf (state, "%s%s", state->len > 0 ? " · " : "", survivor->starving ? _("dies without a meal") : _("starves tomorrow"));
  else if (diet->holder != self->survivor)
    g_string_append_printf (state, "%s%s %s", state->len > 0 ? " · " : "", _("shared by"), hk_cz_table_get_survivor_name (table, diet->holder));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), survivor->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), state->str);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->food), meal == NULL ? _("Nothing") : meal->kind);
  hk_widget_set_class (GTK_WIDGET (self), "cz-hungry", meal == NULL);
  hk_widget_set_class (self->food, meal == NULL && survivor->starving ? "error" : "warning", meal == NULL);
  if (faces > 0)
    chance = hk_cz_chance_to_text (faces / 10.0);
  if (chance != NULL)
    {
      g_autofree char *text = g_strdup_printf (_("sick %s"), chance);

      gtk_label_set_text (GTK_LABEL (self->chance), text);
    }
  gtk_widget_set_visible (self->chance, chance != NULL);
  show_die (self, diet, faces);
}

static void
hk_cz_meal_row_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_MEAL_ROW (object)->session);
  G_OBJECT_CLASS (hk_cz_meal_row_parent_class)->dispose (object);
}

static void
hk_cz_meal_row_class_init (HkCzMealRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_meal_row_dispose;
}

static void
hk_cz_meal_row_init (HkCzMealRow *self)
{
}

static void
make_die (HkCzMealRow *self)
{
  GtkWidget *popover = gtk_popover_new ();

  self->keys = hk_cz_d10_keys_new (_("The d10 against sickness"));
  gtk_popover_set_child (GTK_POPOVER (popover), self->keys);
  self->die = gtk_menu_button_new ();
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->die), popover);
  gtk_widget_set_tooltip_text (self->die, _("Tell the die that was rolled"));
  gtk_widget_set_valign (self->die, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (self->die, 44, 44);
  gtk_widget_add_css_class (self->die, "numeric");
  g_signal_connect_object (self->keys, "rolled", G_CALLBACK (rolled_cb), self, G_CONNECT_SWAPPED);
}

static void
fill (HkCzMealRow *self)
{
  HkCzTable *table = get_table (self);
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, self->survivor);
  HkCzPlayer *player = survivor == NULL ? NULL : hk_cz_table_get_player (table, survivor->player);
  g_autofree char *eats = g_strdup_printf (_("What %s eats"), survivor == NULL ? "" : survivor->name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  if (player != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (self), hk_player_mark_new (player->name, player->colour));
  self->chance = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->chance, "numeric");
  gtk_widget_add_css_class (self->chance, "dimmed");
  self->food = gtk_menu_button_new ();
  gtk_widget_set_valign (self->food, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (self->food, -1, 44);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->food), TRUE);
  gtk_widget_set_tooltip_text (self->food, eats);
  make_die (self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->chance);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->die);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->food);
  fill_choices (self);
}

/**
 * hk_cz_meal_row_new:
 * @session: a session of Card-Z
 * @survivor: the number of a living survivor
 *
 * Returns: (transfer floating): a row that follows the plan of the reckoning
 */
GtkWidget *
hk_cz_meal_row_new (HkSession *session,
                    int        survivor)
{
  HkCzMealRow *self = g_object_new (HK_TYPE_CZ_MEAL_ROW, NULL);

  self->session = g_object_ref (session);
  self->survivor = survivor;
  fill (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
