/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/moves/hk-dry-run.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "hk-cz-church-dialog.h"
#include "hk-cz-loot-row.h"
#include "hk-cz-survivor-picker.h"
#include "hk-cz-weight-bar.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/widgets/hk-cz-sign.h"
#include "ui/table/hk-refusal.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* How many trades a visit allows (book, The Church). */
#define TRADES 3

/* What is given when it is a disc. */
#define DISC -2

/* The Church: what it offers, what the survivor gives for it, and how many trades are left. Whether the trade can be
 * made is said before it is made. */
struct _HkCzChurchDialog
{
  AdwDialog  parent_instance;

  HkSession *session;
  int        survivor;
  int        give;      /* the number of the Loot; DISC a purple disc; −1 nothing yet */
  int        get;       /* −1 nothing yet */

  GtkWidget *company;
  GtkWidget *trades;
  GtkWidget *pips;
  GtkWidget *bar;
  GtkWidget *offered;
  GtkWidget *given;
  GtkWidget *offered_group;
  GtkWidget *given_group;
  GtkWidget *draw;
  GtkWidget *trade;
  GtkWidget *why;
  GtkWidget *refusal;
};

G_DEFINE_FINAL_TYPE (HkCzChurchDialog, hk_cz_church_dialog, ADW_TYPE_DIALOG)

static void update (HkCzChurchDialog *self);

static HkCzTable *
get_table (HkCzChurchDialog *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static HkCzPlayer *
get_player (HkCzChurchDialog *self)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (get_table (self), self->survivor);

  return record == NULL ? NULL : hk_cz_table_get_player (get_table (self), record->player);
}

static HkCzLocation *
get_church (HkCzChurchDialog *self)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (get_table (self), self->survivor);

  return record == NULL ? NULL : hk_cz_table_get_location (get_table (self), record->place);
}

/* Moves */

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

static void
trade_action (GtkWidget  *widget,
              const char *name,
              GVariant   *target)
{
  HkCzChurchDialog *self = HK_CZ_CHURCH_DIALOG (widget);
  g_autoptr (HkMove) move = make_trade (self);
  const int give = self->give;
  const int get = self->get;

  /* What is chosen is gone once it is traded. */
  self->give = -1;
  self->get = -1;
  if (hk_refusal_play (HK_REFUSAL (self->refusal), self->session, move))
    return;
  self->give = give;
  self->get = get;
  update (self);
}

static void
overruled_cb (HkCzChurchDialog *self)
{
  self->give = -1;
  self->get = -1;
  update (self);
}

static void
draw_cb (HkCzChurchDialog *self)
{
  HkCzTable *table = get_table (self);
  g_autoptr (HkMove) move = hk_move_build ("church-draw", NULL);
  const char * const missing[] = { "loot", NULL };

  if (g_strcmp0 (table->cards_by, "hand") == 0)
    hk_cz_ask_move (GTK_WIDGET (self), self->session, move, missing);
  else
    hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
company_cb (HkCzChurchDialog *self,
            int               survivor)
{
  self->survivor = survivor;
  self->give = -1;
  update (self);
}

static void
picked_cb (HkCzChurchDialog *self,
           GtkListBoxRow    *row,
           GtkWidget        *list)
{
  const int number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "number"));
  int *chosen = list == self->offered ? &self->get : &self->give;

  *chosen = *chosen == number ? -1 : number;
  gtk_widget_set_visible (self->refusal, FALSE);
  update (self);
}

/* What is shown */

static GtkWidget *
make_row (HkCzChurchDialog *self,
          int               number,
          gboolean          chosen,
          GtkWidget        *face,
          const char       *note,
          gboolean          enough)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *tick = hk_ornament_new ("object-select-symbolic");

  gtk_widget_set_hexpand (face, TRUE);
  gtk_widget_set_can_target (face, FALSE);
  gtk_widget_set_can_focus (face, FALSE);
  gtk_box_append (GTK_BOX (line), face);
  if (note != NULL)
    {
      GtkWidget *label = gtk_label_new (note);

      gtk_widget_add_css_class (label, "cz-tag");
      gtk_widget_add_css_class (label, enough ? "cz-trade" : "cz-warn");
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (line), label);
    }
  gtk_widget_set_opacity (tick, chosen ? 1 : 0);
  gtk_box_append (GTK_BOX (line), tick);
  hk_widget_set_margins (line, 2, 6, 2);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  hk_widget_set_class (row, "cz-chosen", chosen);
  g_object_set_data (G_OBJECT (row), "number", GINT_TO_POINTER (number));
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, chosen, -1);
  return row;
}

static GtkWidget *
make_loot (HkCzChurchDialog *self,
           HkCzLoot         *loot,
           int               number,
           gboolean          given)
{
  HkCzTable *table = get_table (self);
  HkCzGear *gear = hk_cz_table_find_gear (table, loot->kind);
  GtkWidget *face = hk_cz_loot_row_new ();
  const gboolean enough = gear == NULL || gear->trade == 0 || loot->supply < 0 || loot->supply >= gear->trade;
  g_autofree char *note = NULL;
  GtkWidget *row;

  hk_cz_loot_row_set_spends (HK_CZ_LOOT_ROW (face), FALSE);
  hk_cz_loot_row_load (HK_CZ_LOOT_ROW (face), table, loot, _("The Church"));
  if (given && gear != NULL && gear->trade > 0)
    /* Translators: the least supply of Loot that the Church takes */
    note = g_strdup_printf (_("from %d"), gear->trade);
  row = make_row (self, number, number == (given ? self->give : self->get), face, note, enough);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, loot->kind, -1);
  return row;
}

static void
show_offered (HkCzChurchDialog *self,
              HkCzLocation     *church)
{
  gtk_list_box_remove_all (GTK_LIST_BOX (self->offered));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (church->stock)); i++)
    {
      g_autoptr (HkCzLoot) loot = g_list_model_get_item (G_LIST_MODEL (church->stock), i);

      gtk_list_box_append (GTK_LIST_BOX (self->offered), make_loot (self, loot, (int) i, FALSE));
    }
  gtk_widget_set_visible (self->offered_group, church->stocked);
  gtk_widget_set_visible (self->draw, !church->stocked);
}

static void
show_given (HkCzChurchDialog *self,
            HkCzSurvivor     *record,
            HkCzPlayer       *player)
{
  HkCzTable *table = get_table (self);
  g_autofree char *title = g_strdup_printf (_("%s Gives"), record->name);
  HkCzLoot *loot;

  gtk_list_box_remove_all (GTK_LIST_BOX (self->given));
  if (player->discs > 0 || hk_cz_table_is_scenario (table, "mission-from-god"))
    {
      g_autofree char *left = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) player->discs), player->discs);
      GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      GtkWidget *disc = gtk_label_new (NULL);
      GtkWidget *row;

      gtk_widget_add_css_class (disc, "cz-disc");
      gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (face), disc);
      gtk_box_append (GTK_BOX (face), gtk_label_new (_("Purple Disc")));
      gtk_widget_set_size_request (face, -1, 44);
      gtk_widget_set_margin_start (face, 4);
      row = make_row (self, DISC, self->give == DISC, face, left, player->discs > 0);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Purple Disc"),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, left, -1);
      gtk_list_box_append (GTK_LIST_BOX (self->given), row);
    }
  for (int i = 0; (loot = hk_cz_survivor_get_loot (record, i)) != NULL; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->given), make_loot (self, loot, i, TRUE));
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
  gtk_label_set_text (GTK_LABEL (self->trades), text);
  gtk_label_set_text (GTK_LABEL (self->pips), pips->str);
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
  gtk_button_set_label (GTK_BUTTON (self->trade), title == NULL ? _("Choose What Is Given and Got") : title);
  gtk_label_set_text (GTK_LABEL (self->why), error == NULL ? "" : error->message);
  gtk_widget_set_visible (self->why, error != NULL && !gtk_widget_get_visible (self->refusal));
  gtk_widget_set_visible (gtk_widget_get_parent (self->trade), church->stocked);
}

static void
update (HkCzChurchDialog *self)
{
  HkCzTable *table = get_table (self);
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, self->survivor);
  HkCzLocation *church = get_church (self);
  HkCzPlayer *player = get_player (self);

  if (church == NULL || player == NULL || !hk_cz_table_is_church (table, record->place))
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }
  if (self->get >= (int) g_list_model_get_n_items (G_LIST_MODEL (church->stock)))
    self->get = -1;
  if (self->give >= (int) g_list_model_get_n_items (G_LIST_MODEL (record->loot)))
    self->give = -1;
  hk_cz_survivor_picker_load_company (HK_CZ_SURVIVOR_PICKER (self->company), table, self->survivor, TRUE);
  hk_cz_weight_bar_load (HK_CZ_WEIGHT_BAR (self->bar), table, self->survivor);
  show_trades (self, player);
  show_offered (self, church);
  show_given (self, record, player);
  show_trade (self, record, church);
}

static void
hk_cz_church_dialog_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_CHURCH_DIALOG (object)->session);
  G_OBJECT_CLASS (hk_cz_church_dialog_parent_class)->dispose (object);
}

static void
hk_cz_church_dialog_class_init (HkCzChurchDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_church_dialog_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "church.trade", NULL, trade_action);
}

static void
hk_cz_church_dialog_init (HkCzChurchDialog *self)
{
  self->give = -1;
  self->get = -1;
}

/* How it is built */

static GtkWidget *
make_head (HkCzChurchDialog *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *weight = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->company = hk_cz_survivor_picker_new ();
  g_signal_connect_object (self->company, "chosen", G_CALLBACK (company_cb), self, G_CONNECT_SWAPPED);
  self->pips = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->pips, "cz-trades");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->pips), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  self->trades = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->trades, "heading");
  gtk_box_append (GTK_BOX (line), self->pips);
  gtk_box_append (GTK_BOX (line), self->trades);
  self->bar = hk_cz_weight_bar_new ();
  gtk_widget_set_hexpand (self->bar, TRUE);
  gtk_box_append (GTK_BOX (weight), hk_cz_sign_new (HK_CZ_SIGN_LOAD, 20));
  gtk_box_append (GTK_BOX (weight), self->bar);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), self->company);
  gtk_box_append (GTK_BOX (box), weight);
  hk_widget_set_margins (box, 0, 12, 8);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  return clamp;
}

static GtkWidget *
add_list (HkCzChurchDialog *self,
          GtkWidget        *box,
          const char       *title,
          GtkWidget       **list)
{
  GtkWidget *group = adw_preferences_group_new ();

  *list = hk_boxed_list_new (title);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), *list);
  g_signal_connect_object (*list, "row-activated", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), group);
  return group;
}

static GtkWidget *
make_foot (HkCzChurchDialog *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->why = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->why), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->why), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->why, "warning");
  self->refusal = hk_refusal_new ();
  g_signal_connect_object (self->refusal, "overruled", G_CALLBACK (overruled_cb), self, G_CONNECT_SWAPPED);
  self->trade = hk_pill_new (_("Choose What Is Given and Got"), "church.trade");
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->trade))), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->trade))), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->trade))), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (foot), self->why);
  gtk_box_append (GTK_BOX (foot), self->refusal);
  gtk_box_append (GTK_BOX (foot), self->trade);
  hk_widget_set_margins (foot, 8, 12, 12);
  return foot;
}

static void
fill (HkCzChurchDialog *self)
{
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *page;

  self->draw = gtk_button_new_with_label (_("Draw the Nine Loot"));
  gtk_widget_add_css_class (self->draw, "pill");
  gtk_widget_add_css_class (self->draw, "suggested-action");
  gtk_widget_set_halign (self->draw, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->draw, "clicked", G_CALLBACK (draw_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->draw);
  self->given_group = add_list (self, box, _("Given"), &self->given);
  self->offered_group = add_list (self, box, _("The Church Offers"), &self->offered);
  hk_widget_set_margins (box, 12, 12, 24);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  page = hk_page_new (clamp, make_foot (self));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (page), make_head (self));
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), page);
  adw_dialog_set_child (ADW_DIALOG (self), overlay);
  adw_dialog_set_title (ADW_DIALOG (self), _("The Church"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 520);
  adw_dialog_set_content_height (ADW_DIALOG (self), 720);
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
  HkCzChurchDialog *self;
  int visitor;

  g_return_if_fail (HK_IS_SESSION (session));

  visitor = find_visitor (HK_CZ_TABLE (hk_session_get_table (session)));
  if (visitor < 0)
    {
      hk_table_complain (from, _("None of those who are on turn is at the Church."));
      return;
    }
  self = g_object_new (HK_TYPE_CZ_CHURCH_DIALOG, NULL);
  self->session = g_object_ref (session);
  self->survivor = visitor;
  fill (self);
  update (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (self), from);
}
