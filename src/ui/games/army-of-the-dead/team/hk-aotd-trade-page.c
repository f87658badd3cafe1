/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-trade-page.h"
#include "ui/display/hk-template.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/table/hk-table-play.h"

/* What two Survivors in the same Zone exchange: a switch for each card, Companion and token of a Personal Objective. */
struct _HkAotdTradePage
{
  AdwNavigationPage parent_instance;

  HkSession *session;
  int        survivor;

  GtkWidget *partner;
  GArray    *partners;
  GtkWidget *ours;
  GtkWidget *ours_title;
  GtkWidget *theirs;
  GtkWidget *theirs_title;
};

typedef enum
{
  SIGNAL_DONE,
} HkAotdTradePageSignals;

static guint signals[SIGNAL_DONE + 1];

G_DEFINE_FINAL_TYPE (HkAotdTradePage, hk_aotd_trade_page, ADW_TYPE_NAVIGATION_PAGE)

static HkAotdTable *
get_table (HkAotdTradePage *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static int
get_partner (HkAotdTradePage *self)
{
  const guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self->partner));

  return selected < self->partners->len ? g_array_index (self->partners, int, selected) : -1;
}

static GtkWidget *
add_row (GtkWidget  *list,
         const char *title,
         const char *subtitle)
{
  GtkWidget *row = adw_switch_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  return row;
}

static void
add_number_row (GtkWidget  *list,
                const char *title,
                const char *subtitle,
                const char *kind,
                guint       number)
{
  GtkWidget *row = add_row (list, title, subtitle);

  g_object_set_data (G_OBJECT (row), "kind", (gpointer) kind);
  g_object_set_data (G_OBJECT (row), "number", GUINT_TO_POINTER (number));
}

static void
add_items (GtkWidget      *list,
           HkAotdSurvivor *record)
{
  for (guint i = 0; record != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (record->items)); i++)
    {
      g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (record->items), i);
      g_autofree char *name = hk_aotd_label_item (item);

      g_object_set_data_full (G_OBJECT (add_row (list, name, NULL)), "card", g_strdup (item->card), g_free);
    }
}

/* The Companions and the tokens of Personal Objectives are traded like cards (book, pages 19 and 27). */
static void
add_others (GtkWidget   *list,
            HkAotdTable *table,
            int          survivor)
{
  HkAotdCompanion *companion;
  HkAotdObjective *objective;

  for (guint i = 0; (companion = hk_aotd_table_get_companion (table, (int) i)) != NULL; i++)
    if (companion->leader == survivor && !companion->eliminated)
      add_number_row (list, companion->name, _("Companion"), "companions", i);
  for (guint i = 0; (objective = hk_aotd_table_get_objective (table, (int) i)) != NULL; i++)
    if (objective->holder == survivor && objective->survivor >= 0)
      add_number_row (list, objective->name == NULL ? "" : objective->name, _("Token of a Personal Objective"), "tokens", i);
}

static void
fill (HkAotdTradePage *self,
      GtkWidget       *list,
      int              survivor,
      const char      *nothing)
{
  gtk_list_box_remove_all (GTK_LIST_BOX (list));
  if (survivor >= 0)
    {
      add_items (list, hk_aotd_find_survivor (get_table (self), survivor, NULL));
      add_others (list, get_table (self), survivor);
    }
  if (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0) == NULL)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), nothing);
      gtk_widget_set_sensitive (row, FALSE);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
}

static void
partner_cb (HkAotdTradePage *self)
{
  if (self->session == NULL)
    return;
  fill (self, self->theirs, get_partner (self), _("Nothing to get"));
}

/* What is switched on: the cards, or the numbers of @kind under the name @member when there are any. */
static JsonArray *
collect_cards (GtkWidget *list)
{
  JsonArray *cards = json_array_new ();
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)) != NULL; i++)
    if (g_object_get_data (G_OBJECT (row), "card") != NULL && adw_switch_row_get_active (ADW_SWITCH_ROW (row)))
      json_array_add_string_element (cards, g_object_get_data (G_OBJECT (row), "card"));
  return cards;
}

static void
collect_numbers (GtkWidget  *list,
                 const char *kind,
                 JsonObject *params,
                 const char *member)
{
  g_autoptr (JsonArray) numbers = json_array_new ();
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)) != NULL; i++)
    if (g_strcmp0 (g_object_get_data (G_OBJECT (row), "kind"), kind) == 0 && adw_switch_row_get_active (ADW_SWITCH_ROW (row)))
      json_array_add_int_element (numbers, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "number")));
  if (json_array_get_length (numbers) > 0)
    json_object_set_array_member (params, member, g_steal_pointer (&numbers));
}

static void
trade (HkAotdTradePage *self,
       gboolean         is_free)
{
  g_autoptr (HkMove) move = hk_move_build ("trade", "i:survivor", self->survivor, "i:with", get_partner (self), NULL);

  json_object_set_array_member (hk_move_get_params (move), "give", collect_cards (self->ours));
  json_object_set_array_member (hk_move_get_params (move), "get", collect_cards (self->theirs));
  collect_numbers (self->ours, "companions", hk_move_get_params (move), "give-companions");
  collect_numbers (self->theirs, "companions", hk_move_get_params (move), "get-companions");
  collect_numbers (self->ours, "tokens", hk_move_get_params (move), "give-tokens");
  collect_numbers (self->theirs, "tokens", hk_move_get_params (move), "get-tokens");
  if (is_free)
    json_object_set_boolean_member (hk_move_get_params (move), "free", TRUE);
  if (hk_table_play (GTK_WIDGET (self), self->session, move))
    g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

static void
trade_cb (HkAotdTradePage *self)
{
  trade (self, FALSE);
}

static void
trade_free_cb (HkAotdTradePage *self)
{
  trade (self, TRUE);
}

static void
list_partners (HkAotdTradePage *self)
{
  HkAotdTable *table = get_table (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->survivors)); i++)
    {
      g_autoptr (HkAotdSurvivor) other = g_list_model_get_item (G_LIST_MODEL (table->survivors), i);
      const int number = (int) i;

      if (number == self->survivor || other->eliminated)
        continue;
      g_array_append_val (self->partners, number);
      gtk_string_list_append (names, other->name);
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (self->partner), G_LIST_MODEL (names));
}

static void
set_title (GtkWidget  *label,
           GtkWidget  *list,
           const char *title)
{
  gtk_label_set_text (GTK_LABEL (label), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static void
hk_aotd_trade_page_dispose (GObject *object)
{
  HkAotdTradePage *self = HK_AOTD_TRADE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_AOTD_TRADE_PAGE);
  g_clear_object (&self->session);
  g_clear_pointer (&self->partners, g_array_unref);
  G_OBJECT_CLASS (hk_aotd_trade_page_parent_class)->dispose (object);
}

static void
hk_aotd_trade_page_class_init (HkAotdTradePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_trade_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-trade-page.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdTradePage, partner, ours, ours_title, theirs, theirs_title);
  HK_BIND_CALLBACKS (widget_class, partner_cb, trade_cb, trade_free_cb);

  /**
   * HkAotdTradePage::done:
   * @self: a page
   *
   * The trade was made.
   */
  signals[SIGNAL_DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_aotd_trade_page_init (HkAotdTradePage *self)
{
  self->partners = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns (transfer floating): the page. */
AdwNavigationPage *
hk_aotd_trade_page_new (HkSession *session,
                        int        survivor)
{
  HkAotdTradePage *self = g_object_new (HK_TYPE_AOTD_TRADE_PAGE, NULL);
  const char *name = hk_aotd_table_get_survivor_name (HK_AOTD_TABLE (hk_session_get_table (session)), survivor);
  g_autofree char *gives = g_strdup_printf (_("%s gives"), name);
  g_autofree char *gets = g_strdup_printf (_("%s gets"), name);

  self->session = g_object_ref (session);
  self->survivor = survivor;
  set_title (self->ours_title, self->ours, gives);
  set_title (self->theirs_title, self->theirs, gets);
  list_partners (self);
  fill (self, self->ours, survivor, _("Nothing to give"));
  partner_cb (self);
  return ADW_NAVIGATION_PAGE (self);
}
