/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-sickness.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-meal-menu.h"
#include "hk-cz-meal-row.h"
#include "ui/games/card-z/battle/hk-cz-battle-words.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/widgets/hk-cz-die.h"
#include "ui/games/card-z/widgets/hk-cz-tags.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The steps of the reckoning that the row is about. */

/* The reckoning of one survivor: what is eaten and how likely it makes sick, where the night is spent, and what that
 * means tomorrow. A tap changes each; the die may be entered when the group rolls its own. */
struct _HkCzMealRow
{
  HkView      parent_instance;

  GtkWidget  *mark;
  GtkLabel   *name;
  GtkLabel   *where;
  GtkWidget  *outcome;
  GtkWidget  *food;
  HkCzSymbol *food_symbol;
  GtkLabel   *food_name;
  GtkLabel   *food_note;
  GtkWidget  *kinds;  /* a key for each kind of Food, where the group says what is eaten */
  GtkWidget  *die;
  HkCzDie    *keys;
  GtkWidget  *bed;
  HkCzSymbol *bed_symbol;
  GtkLabel   *bed_name;
};

G_DEFINE_FINAL_TYPE (HkCzMealRow, hk_cz_meal_row, HK_TYPE_VIEW)

static int
get_survivor (HkCzMealRow *self)
{
  return hk_view_get_index (HK_VIEW (self));
}

/* Returns (nullable): what the survivor is to eat. */
HkCzDiet *
hk_cz_find_diet (HkCzTable *table,
                 int        survivor)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->diets)); i++)
    {
      g_autoptr (HkCzDiet) diet = g_list_model_get_item (G_LIST_MODEL (table->diets), i);

      if (diet->survivor == survivor)
        return diet;
    }
  return NULL;
}

/* Returns how many of the ten faces of the die make sick.
 * @diet: (nullable): what somebody is to eat */
int
hk_cz_diet_get_faces (HkCzTable *table,
                      HkCzDiet  *diet)
{
  const char *food = hk_cz_diet_get_food (table, diet);

  return food == NULL ? 0 : hk_cz_table_get_sick_faces (table, diet->survivor, food, NULL);
}

static void
rolled_cb (HkCzMealRow *self,
           int          face)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->die));
  hk_view_play (HK_VIEW (self), hk_move_build ("sick-roll", "i:survivor", get_survivor (self), "i:die", face, NULL));
}

static void
kind_action (GtkWidget  *widget,
             const char *name,
             GVariant   *food)
{
  hk_view_play (HK_VIEW (widget), hk_move_build ("plan-food", "i:survivor", get_survivor (HK_CZ_MEAL_ROW (widget)),
                                                 "s:food", g_variant_get_string (food, NULL), NULL));
}

static void
bed_cb (HkCzMealRow *self)
{
  const gboolean inside = hk_cz_table_sleeps_inside (hk_cz_view_get_table (self), get_survivor (self));

  hk_view_play (HK_VIEW (self), hk_move_build ("shelter", "i:survivor", get_survivor (self), "b:inside", !inside, NULL));
}

/* What there is to eat is listed when it is asked for. */
static void
open_cb (GtkMenuButton *button,
         gpointer       data)
{
  gtk_menu_button_set_popover (button, hk_cz_meal_menu_new (hk_view_get_session (data), hk_view_get_index (data)));
}

static void
show_die (HkCzMealRow *self,
          HkCzDiet    *diet,
          int          faces,
          gboolean     open)
{
  HkCzFate fates[HK_CZ_D10_FACES];
  const gboolean is_entered = diet != NULL && diet->roll >= 0;
  const gboolean by_hand = hk_cz_view_get_table (self)->dice_by == HK_BY_HAND;
  const gboolean sick = is_entered && diet->roll < faces;
  g_autofree char *label = !is_entered ? g_strdup (_("d10")) : g_strdup_printf (sick ? "%d ✗" : "%d ✓", diet->roll);

  for (int i = 0; i < HK_CZ_D10_FACES; i++)
    fates[i] = i < faces ? HK_CZ_FATE_MISS : HK_CZ_FATE_HIT;
  gtk_widget_set_visible (self->die, is_entered || (by_hand && diet != NULL && diet->food != NULL && faces > 0));
  gtk_widget_set_sensitive (self->die, open);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->die), label);
  hk_widget_set_class (self->die, "error", sick);
  hk_widget_set_class (self->die, "success", is_entered && !sick);
  hk_cz_die_set_fates (self->keys, fates);
  hk_cz_die_set_face (self->keys, is_entered ? diet->roll : -1);
}

static void
show_meal (HkCzMealRow  *self,
           HkCzSurvivor *record,
           HkCzDiet     *diet,
           int           faces,
           gboolean      open)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  const gboolean eats = diet != NULL && diet->food != NULL;
  const gboolean is_entered = eats && diet->holder < 0;
  const char *meal = is_entered ? hk_cz_label_food (hk_cz_diet_get_food (table, diet)) : eats ? diet->food : diet == NULL ? _("Not Told Yet") : _("Nothing");
  g_autoptr (GString) note = g_string_new (NULL);
  g_autofree char *spoken = NULL;

  if (diet == NULL)
    g_string_append (note, _("pick the meal"));
  else if (!eats)
    g_string_append (note, record->starving && open ? _("dies of hunger") : _("starves"));
  else
    {
      if (faces > 0 && diet->roll < 0 && open)
        {
          g_autofree char *chance = hk_cz_chance_to_text (faces / 10.0);

          g_string_append_printf (note, _("sick %s"), chance);
        }
      else if (faces == 0 && open)
        g_string_append (note, _("safe"));
      if (!is_entered && diet->holder != get_survivor (self))
        {
          g_string_append (note, note->len > 0 ? " · " : "");
          g_string_append_printf (note, _("from %s"), hk_cz_table_get_survivor_name (table, diet->holder));
        }
    }
  gtk_label_set_text (self->food_name, meal);
  gtk_label_set_text (self->food_note, note->str);
  gtk_widget_set_visible (GTK_WIDGET (self->food_note), note->len > 0);
  hk_cz_symbol_set_kind (self->food_symbol, eats ? HK_CZ_SYMBOL_MEAL : HK_CZ_SYMBOL_STARVING);
  hk_widget_set_class (self->food, "cz-hungry", diet != NULL && !eats && !(record->starving && open));
  hk_widget_set_class (self->food, "cz-dying", diet != NULL && !eats && record->starving && open);
  /* Translators: who eats, what, and what is to be said of it */
  spoken = g_strdup_printf (_("%s eats: %s, %s"), record->name, meal, note->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->food), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_sensitive (self->food, open);
}

static void
show_bed (HkCzMealRow  *self,
          HkCzSurvivor *record,
          gboolean      inside,
          gboolean      open)
{
  g_autofree char *spoken = g_strdup_printf (inside ? _("%s sleeps inside") : _("%s sleeps outside"), record->name);

  gtk_label_set_text (self->bed_name, inside ? _("Inside") : _("Outside"));
  hk_cz_symbol_set_kind (self->bed_symbol, inside ? HK_CZ_SYMBOL_ROOF : HK_CZ_SYMBOL_TENT);
  hk_widget_set_class (self->bed, "cz-hungry", !inside);
  hk_tooltip_set (self->bed, inside ? _("Sleeps inside; a tap says outside")
                                                 : _("Sleeps outside: rolls at −1 tomorrow and scouts the place first; a tap says inside"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bed), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_sensitive (self->bed, open);
}

/* What will be true tomorrow, as far as it is certain. */
static void
show_outcome (HkCzMealRow  *self,
              HkCzSurvivor *record,
              HkCzDiet     *diet,
              int           faces,
              gboolean      inside,
              gboolean      open)
{
  const gboolean eats = diet != NULL && diet->food != NULL;
  const gboolean sick = eats && open && diet->roll >= 0 && diet->roll < faces;
  HkCzTags tags;

  hk_cz_tags_begin (&tags, self->outcome);
  if (diet == NULL)
    hk_cz_tags_add_symbol (&tags, HK_CZ_SYMBOL_MEAL, _("Eats what?"), "cz-warn", NULL);
  else if (!eats && record->starving && open)
    hk_cz_tags_add_symbol (&tags, HK_CZ_SYMBOL_DEAD, _("Dies"), "cz-bad", NULL);
  else if (!eats)
    hk_cz_tags_add_symbol (&tags, HK_CZ_SYMBOL_STARVING, _("Starving −1"), "cz-warn", NULL);
  if (sick)
    hk_cz_tags_add_symbol (&tags, HK_CZ_SYMBOL_SICK, _("Sick"), "cz-bad", NULL);
  if (!inside)
    hk_cz_tags_add_symbol (&tags, HK_CZ_SYMBOL_TIRED, _("Sleep deprived −1"), "cz-warn", NULL);
  hk_cz_tags_end (&tags);
}

static void
show_who (HkCzMealRow  *self,
          HkCzTable    *table,
          HkCzSurvivor *record,
          int           step)
{
  HkCzPlayer *player = hk_cz_table_get_player (table, record->player);
  g_autoptr (GString) where = g_string_new (hk_cz_table_get_location_name (table, record->place));
  g_autofree char *eats = g_strdup_printf (_("What %s eats"), record->name);

  if (record->starving && step <= HK_CZ_RECKONING_EAT)
    g_string_append_printf (where, " · %s", _("starving"));
  if (record->sick != NULL)
    g_string_append_printf (where, " · %s", record->sick);
  gtk_widget_set_visible (self->mark, player != NULL);
  if (player != NULL)
    g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (self->name, record->name);
  gtk_label_set_text (self->where, where->str);
  hk_tooltip_set (self->food, eats);
  for (GtkWidget *key = gtk_widget_get_first_child (self->kinds); key != NULL; key = gtk_widget_get_next_sibling (key))
    {
      /* Translators: who eats, and what */
      g_autofree char *spoken = g_strdup_printf (_("%1$s eats: %2$s"), record->name, gtk_button_get_label (GTK_BUTTON (key)));

      hk_tooltip_set (key, spoken);
      hk_widget_set_spoken (key, spoken);
    }
}

static void
update (HkView *view)
{
  HkCzMealRow *self = HK_CZ_MEAL_ROW (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, get_survivor (self));
  HkCzDiet *diet = hk_cz_find_diet (table, get_survivor (self));
  const int faces = hk_cz_diet_get_faces (table, diet);
  const HkCzReckoning step = hk_cz_table_get_reckoning_step (table);
  gboolean inside;

  if (record == NULL || hk_cz_table_get_phase (table) != HK_CZ_PHASE_RECKONING)
    return;
  inside = hk_cz_table_sleeps_inside (table, get_survivor (self));
  show_who (self, table, record, step);
  gtk_widget_set_visible (self->kinds, step <= HK_CZ_RECKONING_EAT && diet == NULL);
  show_meal (self, record, diet, faces, step <= HK_CZ_RECKONING_EAT);
  show_die (self, diet, faces, step <= HK_CZ_RECKONING_EAT);
  show_bed (self, record, inside, step <= HK_CZ_RECKONING_SLEEP);
  show_outcome (self, record, diet, faces, inside, step <= HK_CZ_RECKONING_EAT);
}

static void
hk_cz_meal_row_class_init (HkCzMealRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  g_type_ensure (HK_TYPE_CZ_DIE);
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-meal-row");
  HK_BIND_CHILDREN (widget_class, HkCzMealRow, mark, name, where, outcome, food, food_symbol, food_name, food_note, kinds, die, keys, bed,
                    bed_symbol, bed_name);
  HK_BIND_CALLBACKS (widget_class, rolled_cb, bed_cb);
  gtk_widget_class_install_action (widget_class, "meal.kind", "s", kind_action);
}

static void
hk_cz_meal_row_init (HkCzMealRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->food), open_cb, self, NULL);
}
