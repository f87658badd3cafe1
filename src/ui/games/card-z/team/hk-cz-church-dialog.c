/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/moves/hk-dry-run.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "hk-cz-church-dialog.h"
#include "hk-cz-loot-row.h"
#include "hk-cz-survivor-picker.h"
#include "hk-cz-weight-bar.h"
#include "ui/display/hk-template.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/table/hk-dialog-view.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* How many trades a visit allows (book, The Church). */
#define TRADES 3

/* What is given when it is a disc. */
#define DISC (-2)

/* Loot or a purple disc that can be traded. */
#define HK_TYPE_CZ_TRADE_ROW (hk_cz_trade_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzTradeRow, hk_cz_trade_row, HK, CZ_TRADE_ROW, GtkListBoxRow)

struct _HkCzTradeRow
{
  GtkListBoxRow  parent_instance;

  int            number;
  HkCzLootRow   *loot;
  GtkWidget     *disc;
  GtkWidget     *note;
  GtkWidget     *tick;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzTradeRow, hk_cz_trade_row, GTK_TYPE_LIST_BOX_ROW)

/* The Church: what it offers, what the survivor gives for it, and how many trades are left. Whether the trade can be
 * made is said before it is made. Index: the survivor who visits first. */
#define HK_TYPE_CZ_CHURCH_DIALOG (hk_cz_church_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkCzChurchDialog, hk_cz_church_dialog, HK, CZ_CHURCH_DIALOG, HkDialogView)

struct _HkCzChurchDialog
{
  HkDialogView        parent_instance;

  int                 survivor;
  int                 give;      /* the number of the Loot; DISC a purple disc; −1 nothing yet */
  int                 get;       /* −1 nothing yet */

  HkCzSurvivorPicker *company;
  GtkLabel           *trades;
  GtkLabel           *pips;
  HkCzWeightBar      *bar;
  GtkListBox         *offered;
  GtkListBox         *given;
  GtkWidget          *offered_group;
  GtkWidget          *given_group;
  GtkWidget          *draw;
  GtkWidget          *bottom;
  GtkButton          *trade;
  GtkWidget          *why;
  GtkWidget          *refusal;
};

G_DEFINE_FINAL_TYPE (HkCzChurchDialog, hk_cz_church_dialog, HK_TYPE_DIALOG_VIEW)

static HkCzTable *
get_table (HkCzChurchDialog *self)
{
  return HK_CZ_TABLE (hk_dialog_view_get_table (HK_DIALOG_VIEW (self)));
}

static void
hk_cz_trade_row_class_init (HkCzTradeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  g_type_ensure (HK_TYPE_CZ_LOOT_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-trade-row.ui");
  HK_BIND_CHILDREN (widget_class, HkCzTradeRow, loot, disc, note, tick);
}

static HkMove *
make_trade (HkCzChurchDialog *self)
{
  HkMove *move = hk_move_build ("church-trade", "i:survivor", self->survivor, "i:get", self->get, NULL);

  if (self->give == DISC)
    json_object_set_boolean_member (hk_move_get_params (move), "disc", TRUE);
  else
    json_object_set_int_member (hk_move_get_params (move), "give", self->give);
  return move;
}

/* What is chosen is gone once it is traded; the table has been shown before the dialog hears of it. */
static void
done (HkDialogView *view)
{
  HkCzChurchDialog *self = HK_CZ_CHURCH_DIALOG (view);

  self->give = -1;
  self->get = -1;
  HK_DIALOG_VIEW_GET_CLASS (view)->update (view);
}

static void
trade_action (GtkWidget  *widget,
              const char *name,
              GVariant   *target)
{
  if (!hk_dialog_view_play (HK_DIALOG_VIEW (widget), make_trade (HK_CZ_CHURCH_DIALOG (widget))))
    HK_DIALOG_VIEW_GET_CLASS (widget)->update (HK_DIALOG_VIEW (widget));
}

static void
draw_cb (HkCzChurchDialog *self)
{
  HkSession *session = hk_dialog_view_get_session (HK_DIALOG_VIEW (self));
  g_autoptr (HkMove) move = hk_move_build ("church-draw", NULL);
  const char * const missing[] = { "loot", NULL };

  if (get_table (self)->cards_by == HK_BY_HAND)
    hk_cz_ask_move (GTK_WIDGET (self), session, move, missing);
  else
    hk_table_play (GTK_WIDGET (self), session, move);
}

static void
company_cb (HkCzChurchDialog *self,
            int               survivor)
{
  self->survivor = survivor;
  self->give = -1;
  HK_DIALOG_VIEW_GET_CLASS (self)->update (HK_DIALOG_VIEW (self));
}

static void
picked_cb (HkCzChurchDialog *self,
           HkCzTradeRow     *row,
           GtkListBox       *list)
{
  int *chosen = list == self->offered ? &self->get : &self->give;

  *chosen = *chosen == row->number ? -1 : row->number;
  gtk_widget_set_visible (self->refusal, FALSE);
  HK_DIALOG_VIEW_GET_CLASS (self)->update (HK_DIALOG_VIEW (self));
}

static HkCzTradeRow *
add_row (GtkListBox *list,
         int         number,
         gboolean    chosen,
         const char *title,
         const char *note,
         gboolean    enough)
{
  HkCzTradeRow *row = g_object_new (HK_TYPE_CZ_TRADE_ROW, NULL);

  row->number = number;
  gtk_widget_set_visible (GTK_WIDGET (row->loot), number != DISC);
  gtk_widget_set_visible (row->disc, number == DISC);
  gtk_label_set_text (GTK_LABEL (row->note), note == NULL ? "" : note);
  gtk_widget_set_visible (row->note, note != NULL);
  gtk_widget_add_css_class (row->note, enough ? "cz-trade" : "cz-warn");
  gtk_widget_set_opacity (row->tick, chosen ? 1 : 0);
  hk_widget_set_class (GTK_WIDGET (row), "cz-chosen", chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, chosen, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_list_box_append (list, GTK_WIDGET (row));
  return row;
}

static void
add_loot (HkCzChurchDialog *self,
          HkCzLoot         *loot,
          int               number,
          gboolean          given)
{
  HkCzTable *table = get_table (self);
  HkCzGear *gear = hk_cz_table_find_gear (table, loot->kind);
  const gboolean enough = gear == NULL || gear->trade == 0 || loot->supply < 0 || loot->supply >= gear->trade;
  g_autofree char *note = NULL;
  HkCzTradeRow *row;

  if (given && gear != NULL && gear->trade > 0)
    /* Translators: the least supply of Loot that the Church takes */
    note = g_strdup_printf (_("from %d"), gear->trade);
  row = add_row (given ? self->given : self->offered, number, number == (given ? self->give : self->get), loot->kind, note, enough);
  hk_cz_loot_row_set_spends (row->loot, FALSE);
  hk_cz_loot_row_load (row->loot, table, loot, _("The Church"));
}

static void
show_offered (HkCzChurchDialog *self,
              HkCzLocation     *church)
{
  gtk_list_box_remove_all (self->offered);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (church->stock)); i++)
    {
      g_autoptr (HkCzLoot) loot = g_list_model_get_item (G_LIST_MODEL (church->stock), i);

      add_loot (self, loot, (int) i, FALSE);
    }
  gtk_widget_set_visible (self->offered_group, church->stocked);
  gtk_widget_set_visible (self->draw, !church->stocked);
}

static void
show_given (HkCzChurchDialog *self,
            HkCzSurvivor     *record,
            HkCzPlayer       *player)
{
  g_autofree char *title = g_strdup_printf (_("%s Gives"), record->name);
  HkCzLoot *loot;

  gtk_list_box_remove_all (self->given);
  if (player->discs > 0 || hk_cz_table_is_scenario (get_table (self), "mission-from-god"))
    {
      g_autofree char *left = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) player->discs), player->discs);
      HkCzTradeRow *row = add_row (self->given, DISC, self->give == DISC, _("Purple Disc"), left, player->discs > 0);

      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, left, -1);
    }
  for (int i = 0; (loot = hk_cz_survivor_get_loot (record, i)) != NULL; i++)
    add_loot (self, loot, i, TRUE);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->given_group), title);
}

static void
show_trades (HkCzChurchDialog *self,
             HkCzPlayer       *player)
{
  const int left = MAX (0, TRADES - player->trades);
  g_autofree char *text = g_strdup_printf (ngettext ("%d trade left on this visit", "%d trades left on this visit", (gulong) left), left);
  g_autoptr (GString) pips = g_string_new (NULL);

  for (int i = 0; i < TRADES; i++)
    g_string_append (pips, i < left ? "●" : "○");
  gtk_label_set_text (self->trades, text);
  gtk_label_set_text (self->pips, pips->str);
}

/* The trade is tried on a copy, so that the button tells the truth. */
static void
show_trade (HkCzChurchDialog *self,
            HkCzSurvivor     *record,
            HkCzLocation     *church)
{
  HkCzTable *table = get_table (self);
  const gboolean complete = self->give != -1 && self->get != -1;
  g_autoptr (HkCzLoot) got = self->get < 0 ? NULL : g_list_model_get_item (G_LIST_MODEL (church->stock), (guint) self->get);
  HkCzLoot *given = self->give < 0 ? NULL : hk_cz_survivor_get_loot (record, self->give);
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;

  if (complete && got != NULL)
    {
      HkDryRun trial = { .table = HK_TABLE (table) };
      g_autoptr (HkMove) move = make_trade (self);

      hk_dry_run_apply (&trial, move, &error);
      /* Translators: %s: a card; %s: a card. */
      title = g_strdup_printf (_("Give %s for %s"), given == NULL ? _("a purple disc") : given->kind, got->kind);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "church.trade", complete);
  gtk_button_set_label (self->trade, title == NULL ? _("Choose What Is Given and Got") : title);
  hk_button_wrap (GTK_WIDGET (self->trade));
  gtk_label_set_text (GTK_LABEL (self->why), error == NULL ? "" : error->message);
  gtk_widget_set_visible (self->why, error != NULL && !gtk_widget_get_visible (self->refusal));
  gtk_widget_set_visible (self->bottom, church->stocked);
}

static void
update (HkDialogView *view)
{
  HkCzChurchDialog *self = HK_CZ_CHURCH_DIALOG (view);
  HkCzTable *table = get_table (self);
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, self->survivor);
  HkCzLocation *church = record == NULL ? NULL : hk_cz_table_get_location (table, record->place);
  HkCzPlayer *player = record == NULL ? NULL : hk_cz_table_get_player (table, record->player);

  if (church == NULL || player == NULL || !hk_cz_table_is_church (table, record->place))
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }
  if (self->get >= (int) g_list_model_get_n_items (G_LIST_MODEL (church->stock)))
    self->get = -1;
  if (self->give >= (int) g_list_model_get_n_items (G_LIST_MODEL (record->loot)))
    self->give = -1;
  hk_cz_survivor_picker_load_company (self->company, table, self->survivor, TRUE);
  hk_cz_weight_bar_load (self->bar, table, self->survivor);
  show_trades (self, player);
  show_offered (self, church);
  show_given (self, record, player);
  show_trade (self, record, church);
}

static void
load (HkDialogView *view)
{
  HK_CZ_CHURCH_DIALOG (view)->survivor = hk_dialog_view_get_index (view);
}

static void
hk_cz_church_dialog_class_init (HkCzChurchDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_SURVIVOR_PICKER);
  g_type_ensure (HK_TYPE_CZ_WEIGHT_BAR);
  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  HK_DIALOG_VIEW_CLASS (klass)->load = load;
  HK_DIALOG_VIEW_CLASS (klass)->update = update;
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-cz-church-dialog");
  HK_BIND_CHILDREN (widget_class, HkCzChurchDialog, company, trades, pips, bar, offered, given, offered_group, given_group, draw, bottom,
                    trade, why);
  HK_BIND_CALLBACKS (widget_class, company_cb, picked_cb, draw_cb);
  HK_DIALOG_VIEW_CLASS (klass)->done = done;
  gtk_widget_class_install_action (widget_class, "church.trade", NULL, trade_action);
}

static void
hk_cz_church_dialog_init (HkCzChurchDialog *self)
{
  self->give = -1;
  self->get = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->refusal = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), HK_TYPE_CZ_CHURCH_DIALOG, "refusal"));
}

/* The first of whoever is on turn who is at the Church. */
static int
find_visitor (HkCzTable *table)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *record = hk_cz_table_get_survivor (table, i);

      if (hk_cz_survivor_is_alive (record) && record->player == table->current_player && !record->infant
          && hk_cz_table_is_church (table, record->place))
        return i;
    }
  return -1;
}

/* Shows what can be traded at the Church while survivors of whoever is on turn are there. It follows the session
 * until it is closed.
 * @from: the widget that a person used
 * @session: a session of Card-Z */
void
hk_cz_church_dialog_present (GtkWidget *from,
                             HkSession *session)
{
  int visitor;

  g_return_if_fail (HK_IS_SESSION (session));

  visitor = find_visitor (HK_CZ_TABLE (hk_session_get_table (session)));
  if (visitor < 0)
    {
      hk_table_complain (from, _("None of those who are on turn is at the Church."));
      return;
    }
  hk_dialog_view_present (HK_TYPE_CZ_CHURCH_DIALOG, from, session, visitor);
}
