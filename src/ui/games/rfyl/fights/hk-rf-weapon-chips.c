/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-weapon-chips.h"
#include "ui/games/rfyl/cards/hk-rf-item-chips.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44

/* A toggle for each weapon that a human carries: those that are down are announced before the cards are drawn. They
 * stay down until the weapons are others. */
struct _HkRfWeaponChips
{
  AdwBin     parent_instance;

  GtkWidget *box;
  gboolean   only_best;
  char      *shown;  /* the weapons that have a chip */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkRfWeaponChips, hk_rf_weapon_chips, ADW_TYPE_BIN)

static void
toggled_cb (HkRfWeaponChips *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
hk_rf_weapon_chips_dispose (GObject *object)
{
  g_clear_pointer (&HK_RF_WEAPON_CHIPS (object)->shown, g_free);
  G_OBJECT_CLASS (hk_rf_weapon_chips_parent_class)->dispose (object);
}

static void
hk_rf_weapon_chips_class_init (HkRfWeaponChipsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_weapon_chips_dispose;

  /**
   * HkRfWeaponChips::changed:
   * @self: chips
   *
   * Other weapons are announced than before.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_rf_weapon_chips_init (HkRfWeaponChips *self)
{
  self->box = hk_wrap_box_new (6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Weapons announced"), -1);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

static void
add_chip (HkRfWeaponChips *self,
          HkRfItem        *item)
{
  GtkWidget *chip = gtk_toggle_button_new ();
  g_autofree char *facts = hk_rf_item_describe (item);
  /* Translators: a weapon, then its numbers, such as “Fire Axe: +2” */
  g_autofree char *spoken = facts[0] == '\0' ? g_strdup (item->name) : g_strdup_printf (_("%s: %s"), item->name, facts);

  gtk_button_set_child (GTK_BUTTON (chip), hk_rf_item_chip_new (item));
  gtk_widget_add_css_class (chip, "rf-pick");
  gtk_widget_set_size_request (chip, -1, TARGET);
  hk_widget_set_spoken (chip, spoken);
  g_object_set_data_full (G_OBJECT (chip), "item", g_object_ref (item), g_object_unref);
  g_signal_connect_object (chip, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), chip);
}

/* Shows the weapons of that human.
 * @only_best: whether only the best of those that are announced adds */
void
hk_rf_weapon_chips_show (HkRfWeaponChips *self,
                         HkRfPlayer      *player,
                         gboolean         only_best)
{
  g_autoptr (GString) key = g_string_new (player->name);
  g_autoptr (GPtrArray) weapons = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (HK_IS_RF_WEAPON_CHIPS (self));

  self->only_best = only_best;
  for (guint i = 0; player->items != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (player->items)); i++)
    {
      g_autoptr (HkRfItem) item = g_list_model_get_item (G_LIST_MODEL (player->items), i);
      g_autofree char *facts = hk_rf_item_describe (item);

      if (g_strcmp0 (item->kind, "weapon") != 0)
        continue;
      g_string_append_printf (key, "\n%s/%s/%p", item->name, facts, (void *) item);
      g_ptr_array_add (weapons, g_object_ref (item));
    }
  gtk_widget_set_visible (GTK_WIDGET (self), weapons->len > 0);
  if (g_strcmp0 (self->shown, key->str) == 0)
    return;
  g_set_str (&self->shown, key->str);
  hk_wrap_box_clear (self->box);
  for (guint i = 0; i < weapons->len; i++)
    add_chip (self, g_ptr_array_index (weapons, i));
}

static HkRfItem *
get_picked (GtkWidget *chip)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)) ? g_object_get_data (G_OBJECT (chip), "item") : NULL;
}

static int
sum (HkRfWeaponChips *self,
     gboolean         kills)
{
  gboolean first = TRUE;
  int all = 0;

  for (GtkWidget *chip = gtk_widget_get_first_child (self->box); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      HkRfItem *item = get_picked (chip);

      if (item == NULL)
        continue;
      all = kills ? all + item->kills : self->only_best && !first ? MAX (all, item->bonus) : all + item->bonus;
      first = FALSE;
    }
  return all;
}

/* Returns what the announced weapons add. */
int
hk_rf_weapon_chips_get_bonus (HkRfWeaponChips *self)
{
  g_return_val_if_fail (HK_IS_RF_WEAPON_CHIPS (self), 0);

  return sum (self, FALSE);
}

/* Returns how many zombies they kill in a fight that is won. */
int
hk_rf_weapon_chips_get_kills (HkRfWeaponChips *self)
{
  g_return_val_if_fail (HK_IS_RF_WEAPON_CHIPS (self), 0);

  return sum (self, TRUE);
}

/* Returns how many weapons are announced. */
guint
hk_rf_weapon_chips_count (HkRfWeaponChips *self)
{
  g_autoptr (JsonArray) names = hk_rf_weapon_chips_to_names (self);

  return json_array_get_length (names);
}

/* Returns (transfer full): the names of the announced weapons. */
JsonArray *
hk_rf_weapon_chips_to_names (HkRfWeaponChips *self)
{
  JsonArray *names = json_array_new ();

  g_return_val_if_fail (HK_IS_RF_WEAPON_CHIPS (self), names);

  for (GtkWidget *chip = gtk_widget_get_first_child (self->box); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      HkRfItem *item = get_picked (chip);

      if (item != NULL)
        json_array_add_string_element (names, item->name);
    }
  return names;
}
