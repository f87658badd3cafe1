/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-item-chips.h"
#include "ui/games/rfyl/board/hk-rf-ask.h"
#include "ui/games/rfyl/board/hk-rf-chip.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

#define SIZE 16

/* The weapons, items and abilities of the runner of the index, each with its uses; a tap opens what can be done with it. */
struct _HkRfItemChips
{
  HkView     parent_instance;

  GtkWidget *box;
  char      *shown;  /* what has a chip: a menu stays open while that stays */
};

G_DEFINE_FINAL_TYPE (HkRfItemChips, hk_rf_item_chips, HK_TYPE_VIEW)

/* Returns (transfer full): what it adds and how often it can be used, in a few words; an empty text when there is
 * nothing to say.
 * @item: a weapon, an item or an ability */
char *
hk_rf_item_describe (HkRfItem *item)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (HK_IS_RF_ITEM (item), NULL);

  if (item->bonus != 0)
    g_strv_builder_take (builder, hk_word_sign (item->bonus));
  if (item->kills > 1)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("kills %d", "kills %d", (gulong) item->kills), item->kills));
  if (item->uses >= 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%d use", "%d uses", (gulong) item->uses), item->uses));
  parts = g_strv_builder_end (builder);
  return g_strjoinv (" · ", parts);
}

/* Returns (transfer floating): its picture, its name and its numbers, for a button.
 * @item: a weapon, an item or an ability */
GtkWidget *
hk_rf_item_chip_new (HkRfItem *item)
{
  g_autofree char *facts = hk_rf_item_describe (item);
  const char *picture = g_strcmp0 (item->kind, "weapon") == 0 ? "melee" : item->kind;
  GtkWidget *chip = hk_rf_chip_new (hk_rf_symbol_new (picture, SIZE), item->name, NULL);

  hk_rf_chip_set_facts (HK_RF_CHIP (chip), facts);
  return chip;
}

static HkMove *
make_uses (int   player,
           guint number,
           int   uses)
{
  g_autofree char *path = g_strdup_printf ("players/%d/items/%u/uses", player, number);

  return hk_move_build ("set", "s:path", path, "i:value", uses, NULL);
}

/* Returns whether a player can hand something to another one: a human on the same space. */
gboolean
hk_rf_can_give (HkRfTable *table,
                int        player,
                int        to)
{
  HkRfPlayer *other = hk_rf_table_get_player (table, to);

  return to != player && hk_rf_player_is_human (other) && other->space == hk_rf_table_get_player (table, player)->space;
}

static void
add_chip (HkRfItemChips *self,
          HkRfItem      *item,
          guint          number)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  const int player = hk_view_get_index (HK_VIEW (self));
  g_autofree char *facts = hk_rf_item_describe (item);
  /* Translators: an item, what kind of thing it is, and its numbers, such as “Fire Axe, Weapon: +2” */
  g_autofree char *spoken = g_strdup_printf (_("%s, %s: %s"), item->name, hk_rf_label_item_kind (item->kind), facts[0] == '\0' ? _("without numbers") : facts);
  GtkWidget *chip = hk_move_option_menu_new (hk_view_get_session (HK_VIEW (self)), hk_rf_item_chip_new (item), spoken, hk_rf_play_option);
  HkMoveOptionMenu *menu = HK_MOVE_OPTION_MENU (chip);

  gtk_widget_add_css_class (chip, "rf-thing");
  if (item->text != NULL && item->text[0] != '\0')
    hk_move_option_menu_add_text (menu, item->text);
  if (g_strcmp0 (item->kind, "weapon") == 0)
    hk_move_option_menu_add_text (menu, _("Announced in a fight, before the cards are drawn."));
  else
    hk_move_option_menu_add (menu, _("Use It"), item->uses > 0 ? facts : NULL, hk_move_build ("use-item", "i:player", player, "s:item", item->name, NULL), NULL);
  hk_move_option_menu_add (menu, _("Leave It Here"), NULL, hk_move_build ("drop", "i:player", player, "s:what", item->name, NULL), NULL);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      g_autofree char *give = g_strdup_printf (_("Give It to %s"), hk_rf_table_get_player_name (table, i));

      if (hk_rf_can_give (table, player, i))
        hk_move_option_menu_add (menu, give, NULL, hk_move_build ("drop", "i:player", player, "s:what", item->name, "i:to", i, NULL), NULL);
    }
  if (item->uses >= 0)
    hk_move_option_menu_add (menu, _("One Use More"), NULL, make_uses (player, number, item->uses + 1), NULL);
  if (item->uses > 1)
    hk_move_option_menu_add (menu, _("One Use Less"), NULL, make_uses (player, number, item->uses - 1), NULL);
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), chip);
}

static void
update (HkView *view)
{
  HkRfItemChips *self = HK_RF_ITEM_CHIPS (view);
  HkRfPlayer *player = hk_rf_table_get_player (hk_rf_view_get_table (self), hk_view_get_index (view));
  const guint n = player == NULL ? 0 : g_list_model_get_n_items (G_LIST_MODEL (player->items));
  g_autoptr (GString) key = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkRfItem) item = g_list_model_get_item (G_LIST_MODEL (player->items), i);

      g_string_append_printf (key, "%s/%s/%d/%d/%d/%s\n", item->name, item->kind, item->uses, item->bonus, item->kills,
                              item->text == NULL ? "" : item->text);
    }
  for (int i = 0; n > 0 && i < hk_rf_table_get_n_players (hk_rf_view_get_table (self)); i++)
    g_string_append_printf (key, "%d ", hk_rf_can_give (hk_rf_view_get_table (self), hk_view_get_index (view), i));
  if (!g_set_str (&self->shown, key->str))
    return;
  hk_wrap_box_clear (self->box);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkRfItem) item = g_list_model_get_item (G_LIST_MODEL (player->items), i);

      add_chip (self, item, i);
    }
}

static void
hk_rf_item_chips_finalize (GObject *object)
{
  g_free (HK_RF_ITEM_CHIPS (object)->shown);
  G_OBJECT_CLASS (hk_rf_item_chips_parent_class)->finalize (object);
}

static void
hk_rf_item_chips_class_init (HkRfItemChipsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_rf_item_chips_finalize;
  HK_VIEW_CLASS (klass)->update = update;
}

static void
hk_rf_item_chips_init (HkRfItemChips *self)
{
  self->box = hk_wrap_box_new (6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Items"), -1);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
