/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-item-chips.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-params.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/widgets/hk-widgets.h"

#define SIZE 16
#define NAME_CHARS 22

/* The weapons, items and abilities of a runner, each with its uses; a tap opens what can be done with it. */
struct _HkRfItemChips
{
  AdwBin     parent_instance;

  HkSession *session;
  int        player;
  GtkWidget *box;
  char      *shown;  /* what has a chip */
};

G_DEFINE_FINAL_TYPE (HkRfItemChips, hk_rf_item_chips, ADW_TYPE_BIN)

static void
hk_rf_item_chips_dispose (GObject *object)
{
  HkRfItemChips *self = HK_RF_ITEM_CHIPS (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (hk_rf_item_chips_parent_class)->dispose (object);
}

static void
hk_rf_item_chips_class_init (HkRfItemChipsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_item_chips_dispose;
}

static void
hk_rf_item_chips_init (HkRfItemChips *self)
{
  self->box = hk_wrap_box_new (6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Items"), -1);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Returns (transfer floating): no chips yet.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_item_chips_new (HkSession *session,
                      int        player)
{
  HkRfItemChips *self = g_object_new (HK_TYPE_RF_ITEM_CHIPS, NULL);

  self->session = g_object_ref (session);
  self->player = player;
  return GTK_WIDGET (self);
}

/* Returns (transfer full): what it adds and how often it can be used, in a few words; an empty text when there is
 * nothing to say.
 * @item: a weapon, an item or an ability */
char *
hk_rf_item_describe (HkRfItem *item)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (HK_IS_RF_ITEM (item), NULL);

  if (item->bonus > 0)
    g_strv_builder_take (builder, g_strdup_printf ("+%d", item->bonus));
  else if (item->bonus < 0)
    g_strv_builder_take (builder, g_strdup_printf ("−%d", -item->bonus));
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
hk_rf_item_face_new (HkRfItem *item)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (item->name);
  g_autofree char *facts = hk_rf_item_describe (item);
  const HkRfSymbolKind kind = g_strcmp0 (item->kind, "weapon") == 0 ? HK_RF_SYMBOL_MELEE
                              : g_strcmp0 (item->kind, "ability") == 0 ? HK_RF_SYMBOL_ABILITY : HK_RF_SYMBOL_ITEM;

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_box_append (GTK_BOX (face), hk_rf_symbol_new (kind, SIZE));
  gtk_box_append (GTK_BOX (face), name);
  if (facts[0] != '\0')
    {
      GtkWidget *label = gtk_label_new (facts);

      gtk_widget_add_css_class (label, "rf-facts");
      gtk_box_append (GTK_BOX (face), label);
    }
  return face;
}

static HkMove *
make_uses (HkRfItemChips *self,
           guint          number,
           int            uses)
{
  g_autofree char *path = g_strdup_printf ("players/%d/items/%u/uses", self->player, number);

  return hk_move_build ("set", "s:path", path, "i:value", uses, NULL);
}

static void
add_chip (HkRfItemChips *self,
          HkRfItem      *item,
          guint          number)
{
  g_autofree char *facts = hk_rf_item_describe (item);
  /* Translators: an item, what kind of thing it is, and its numbers, such as “Fire Axe, Weapon: +2” */
  g_autofree char *spoken = g_strdup_printf (_("%s, %s: %s"), item->name, hk_rf_label_item_kind (item->kind), facts[0] == '\0' ? _("without numbers") : facts);
  GtkWidget *menu = hk_move_option_menu_new (self->session, hk_rf_item_face_new (item), spoken, hk_rf_play_offer);

  gtk_widget_add_css_class (menu, "rf-thing");
  if (item->text != NULL && item->text[0] != '\0')
    hk_move_option_menu_add_text (HK_MOVE_OPTION_MENU (menu), item->text);
  if (g_strcmp0 (item->kind, "weapon") == 0)
    hk_move_option_menu_add_text (HK_MOVE_OPTION_MENU (menu), _("Announced in a fight, before the cards are drawn."));
  else
    hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), _("Use It"), item->uses > 0 ? facts : NULL,
                             hk_move_build ("use-item", "i:player", self->player, "s:item", item->name, NULL), NULL);
  hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), _("Leave It Here"), NULL, hk_move_build ("drop", "i:player",
                                                                                                self->player, "s:what", item->name, NULL), NULL);
  if (item->uses >= 0)
    {
      hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), _("One Use More"), NULL, make_uses (self, number,
                                                                                               item->uses + 1), NULL);
      if (item->uses > 1)
        hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), _("One Use Less"), NULL, make_uses (self, number,
                                                                                                 item->uses - 1), NULL);
    }
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), menu);
}

/* Shows what the runner carries now. */
void
hk_rf_item_chips_load (HkRfItemChips *self)
{
  HkRfPlayer *player;
  g_autoptr (GString) key = g_string_new (NULL);
  guint n;

  g_return_if_fail (HK_IS_RF_ITEM_CHIPS (self));

  player = hk_rf_table_get_player (HK_RF_TABLE (hk_session_get_table (self->session)), self->player);
  n = player == NULL || player->items == NULL ? 0 : g_list_model_get_n_items (G_LIST_MODEL (player->items));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkRfItem) item = g_list_model_get_item (G_LIST_MODEL (player->items), i);
      g_autofree char *facts = hk_rf_item_describe (item);

      g_string_append_printf (key, "%s/%s/%s/%s\n", item->name, item->kind, facts, item->text == NULL ? "" : item->text);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  if (g_strcmp0 (self->shown, key->str) == 0)
    return;
  g_set_str (&self->shown, key->str);
  hk_wrap_box_clear (self->box);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkRfItem) item = g_list_model_get_item (G_LIST_MODEL (player->items), i);

      add_chip (self, item, i);
    }
}
