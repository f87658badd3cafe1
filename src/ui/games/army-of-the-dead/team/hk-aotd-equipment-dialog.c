/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-inventory.h"
#include "hk-aotd-equipment-dialog.h"
#include "hk-aotd-search-page.h"
#include "hk-aotd-trade-page.h"
#include "ui/display/hk-template.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* What a Survivor carries. Cards change between the Hands and the Backpack until the player likes the order; then
 * one move tells it, as an Action or for free. A discard needs no order and happens at once. Pages for a trade and
 * for a Search lie behind. */
struct _HkAotdEquipmentDialog
{
  AdwDialog  parent_instance;

  HkSession *session;
  int        survivor;

  GtkWidget *navigation;
  GtkWidget *page;
  GtkWidget *hands;
  GtkWidget *backpack;
  GtkWidget *hands_count;
  GtkWidget *backpack_count;
  GtkWidget *apply;
  GPtrArray *cards;    /* ids in the order of the Survivor's items */
  GArray    *in_hand;  /* gboolean, where each shall be */
};

G_DEFINE_FINAL_TYPE (HkAotdEquipmentDialog, hk_aotd_equipment_dialog, ADW_TYPE_DIALOG)

static HkAotdSurvivor *
get_survivor (HkAotdEquipmentDialog *self)
{
  return hk_aotd_find_survivor (HK_AOTD_TABLE (hk_session_get_table (self->session)), self->survivor, NULL);
}

static void show_items (HkAotdEquipmentDialog *self);

static void
change_cb (HkAotdEquipmentDialog *self,
           GtkWidget             *button)
{
  const guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  g_array_index (self->in_hand, gboolean, index) = !g_array_index (self->in_hand, gboolean, index);
  show_items (self);
}

static void
discard_cb (HkAotdEquipmentDialog *self,
            GtkWidget             *button)
{
  const guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));
  g_autoptr (HkMove) move = hk_move_build ("discard-card", "i:survivor", self->survivor, "s:card", g_ptr_array_index (self->cards, index), NULL);

  hk_table_play (self->navigation, self->session, move);
}

static GtkWidget *
make_row_button (HkAotdEquipmentDialog *self,
                 guint                  index,
                 const char            *icon,
                 const char            *tooltip,
                 const char            *card,
                 GCallback              callback)
{
  GtkWidget *button = hk_icon_button_new (icon, tooltip, card);

  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_row (HkAotdEquipmentDialog *self,
          HkAotdItem            *item,
          guint                  index)
{
  const gboolean in_hand = g_array_index (self->in_hand, gboolean, index);
  const char *name = hk_aotd_card_get_title (item->card);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  if (item->empty)
    {
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), hk_ornament_new ("dialog-warning-symbolic"));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("out of ammo"));
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             make_row_button (self, index, in_hand ? "go-down-symbolic" : "go-up-symbolic",
                                              in_hand ? _("To the Backpack") : _("To a Hand"), name, G_CALLBACK (change_cb)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_row_button (self, index, "user-trash-symbolic", _("Discard"), name, G_CALLBACK (discard_cb)));
  return row;
}

static void
add_empty (GtkWidget *list)
{
  GtkWidget *row;

  if (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0) != NULL)
    return;
  row = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Nothing"));
  gtk_widget_set_sensitive (row, FALSE);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

static void
show_items (HkAotdEquipmentDialog *self)
{
  HkAotdSurvivor *survivor = get_survivor (self);
  guint n_hands = 0;
  gboolean changed = FALSE;
  g_autofree char *hands = NULL;
  g_autofree char *backpack = NULL;

  gtk_list_box_remove_all (GTK_LIST_BOX (self->hands));
  gtk_list_box_remove_all (GTK_LIST_BOX (self->backpack));
  for (guint i = 0; i < self->cards->len; i++)
    {
      g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), i);
      const gboolean in_hand = g_array_index (self->in_hand, gboolean, i);

      gtk_list_box_append (GTK_LIST_BOX (in_hand ? self->hands : self->backpack), make_row (self, item, i));
      n_hands += in_hand ? 1 : 0;
      changed |= in_hand != (item->slot == HK_AOTD_SLOT_HAND);
    }
  add_empty (self->hands);
  add_empty (self->backpack);
  /* Translators: how many cards there are, and how many there is room for */
  hands = g_strdup_printf (_("%u of %u"), n_hands, (guint) HK_AOTD_HAND_SLOTS);
  /* Translators: how many cards there are, and how many there is room for */
  backpack = g_strdup_printf (_("%u of %u"), self->cards->len - n_hands, (guint) HK_AOTD_BACKPACK_SLOTS);
  hk_widget_set_class (self->hands_count, "error", n_hands > HK_AOTD_HAND_SLOTS);
  hk_widget_set_class (self->backpack_count, "error", self->cards->len - n_hands > HK_AOTD_BACKPACK_SLOTS);
  gtk_label_set_text (GTK_LABEL (self->hands_count), hands);
  gtk_label_set_text (GTK_LABEL (self->backpack_count), backpack);
  gtk_widget_set_visible (self->apply, changed);
}

/* As the table has it. */
static void
reset (HkAotdEquipmentDialog *self)
{
  HkAotdSurvivor *survivor = get_survivor (self);

  if (survivor == NULL)
    return;
  g_ptr_array_set_size (self->cards, 0);
  g_array_set_size (self->in_hand, 0);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (survivor->items)); i++)
    {
      g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), i);
      const gboolean in_hand = item->slot == HK_AOTD_SLOT_HAND;

      g_ptr_array_add (self->cards, g_strdup (item->card));
      g_array_append_val (self->in_hand, in_hand);
    }
  show_items (self);
}

static JsonArray *
collect (HkAotdEquipmentDialog *self,
         gboolean               in_hand)
{
  JsonArray *cards = json_array_new ();

  for (guint i = 0; i < self->cards->len; i++)
    if (g_array_index (self->in_hand, gboolean, i) == in_hand)
      json_array_add_string_element (cards, g_ptr_array_index (self->cards, i));
  return cards;
}

static void
arrange (HkAotdEquipmentDialog *self,
         gboolean               as_action)
{
  g_autoptr (HkMove) move = hk_move_build ("arrange", "i:survivor", self->survivor, "b:action", as_action, NULL);

  json_object_set_array_member (hk_move_get_params (move), "hand", collect (self, TRUE));
  json_object_set_array_member (hk_move_get_params (move), "backpack", collect (self, FALSE));
  hk_table_play (self->navigation, self->session, move);
}

static void
arrange_free_cb (HkAotdEquipmentDialog *self)
{
  arrange (self, FALSE);
}

static void
arrange_action_cb (HkAotdEquipmentDialog *self)
{
  arrange (self, TRUE);
}

static void
done_cb (HkAotdEquipmentDialog *self)
{
  adw_navigation_view_pop_to_tag (ADW_NAVIGATION_VIEW (self->navigation), "items");
}

static void
trade_cb (HkAotdEquipmentDialog *self)
{
  AdwNavigationPage *page = hk_aotd_trade_page_new (self->session, self->survivor);

  g_signal_connect_object (page, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (self->navigation), page);
}

static void
search_cb (HkAotdEquipmentDialog *self)
{
  AdwNavigationPage *page = hk_aotd_search_page_new (self->session, self->survivor);

  g_signal_connect_object (page, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (self->navigation), page);
}

static void
hk_aotd_equipment_dialog_dispose (GObject *object)
{
  HkAotdEquipmentDialog *self = HK_AOTD_EQUIPMENT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_AOTD_EQUIPMENT_DIALOG);
  g_clear_object (&self->session);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_pointer (&self->in_hand, g_array_unref);
  G_OBJECT_CLASS (hk_aotd_equipment_dialog_parent_class)->dispose (object);
}

static void
hk_aotd_equipment_dialog_class_init (HkAotdEquipmentDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_equipment_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-equipment-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdEquipmentDialog, navigation, page, hands, backpack, hands_count, backpack_count, apply);
  HK_BIND_CALLBACKS (widget_class, arrange_free_cb, arrange_action_cb, trade_cb, search_cb);
}

static void
hk_aotd_equipment_dialog_init (HkAotdEquipmentDialog *self)
{
  self->cards = g_ptr_array_new_with_free_func (g_free);
  self->in_hand = g_array_new (FALSE, FALSE, sizeof (gboolean));
  gtk_widget_init_template (GTK_WIDGET (self));
}

static HkAotdEquipmentDialog *
create (HkSession *session,
        int        survivor)
{
  HkAotdEquipmentDialog *self = g_object_new (HK_TYPE_AOTD_EQUIPMENT_DIALOG, NULL);
  HkAotdSurvivor *record;
  g_autofree char *title = NULL;

  self->session = g_object_ref (session);
  self->survivor = survivor;
  record = get_survivor (self);
  title = g_strdup_printf (_("Equipment of %s"), record == NULL ? "" : record->name);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self->page), title);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  g_signal_connect_object (session, "moved", G_CALLBACK (reset), self, G_CONNECT_SWAPPED);
  reset (self);
  return self;
}

/* Shows what the Survivor carries, to arrange, trade and discard it. */
void
hk_aotd_equipment_dialog_present (GtkWidget *from,
                                  HkSession *session,
                                  int        survivor)
{
  adw_dialog_present (ADW_DIALOG (create (session, survivor)), from);
}

/* Shows the Search at once, with what the Survivor carries behind it. */
void
hk_aotd_equipment_dialog_search (GtkWidget *from,
                                 HkSession *session,
                                 int        survivor)
{
  HkAotdEquipmentDialog *self = create (session, survivor);

  search_cb (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}
