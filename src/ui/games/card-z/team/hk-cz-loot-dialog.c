/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-loot-dialog.h"
#include "hk-cz-loot-item.h"
#include "hk-cz-survivor-picker.h"
#include "hk-cz-weight-bar.h"
#include "ui/games/card-z/board/hk-cz-offers.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/widgets/hk-cz-sign.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

/* All that a survivor can do with Loot: what is on hand and in the Backpack, each with its moves, and what lies
 * about. The weight is always in sight; what cannot be done says why before anybody tries. */
struct _HkCzLootDialog
{
  AdwDialog  parent_instance;

  HkSession *session;
  int        survivor;
  HkCzLoot  *open;      /* what is unfolded; NULL nothing */

  GtkWidget *company;
  GtkWidget *bar;
  GtkWidget *unknown;
  GtkWidget *hand;
  GtkWidget *hand_group;
  GtkWidget *pack;
  GtkWidget *pack_group;
  GtkWidget *left;
  GtkWidget *left_group;
  GtkWidget *others;
};

G_DEFINE_FINAL_TYPE (HkCzLootDialog, hk_cz_loot_dialog, ADW_TYPE_DIALOG)

static void update (HkCzLootDialog *self);

static HkCzTable *
get_table (HkCzLootDialog *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static void
company_cb (HkCzLootDialog *self,
            int             survivor)
{
  self->survivor = survivor;
  g_clear_object (&self->open);
  update (self);
}

static void
opened_cb (HkCzLootDialog *self,
           HkCzLootItem   *item)
{
  HkCzLoot *loot = hk_cz_loot_item_get_loot (item);
  HkCzLoot *open = self->open == loot ? NULL : loot;

  g_set_object (&self->open, open);
  update (self);
}

static void
draw_cb (HkCzLootDialog *self)
{
  const char * const missing[] = { g_strcmp0 (get_table (self)->cards_by, "hand") == 0 ? "names" : "deck", NULL };
  g_autoptr (HkMove) move = hk_move_build ("draw-loot", "i:survivor", self->survivor, NULL);

  hk_cz_ask_move (GTK_WIDGET (self), self->session, move, missing);
}

static void
tell_cb (HkCzLootDialog *self)
{
  const char * const missing[] = { "hexes", "push", "carry", "skills", "heroic", NULL };
  g_autoptr (HkMove) move = hk_move_build ("learn-survivor", "i:survivor", self->survivor, NULL);

  hk_cz_ask_move (GTK_WIDGET (self), self->session, move, missing);
}

static void
lose_cb (HkCzLootDialog *self)
{
  const char * const missing[] = { "how", NULL };
  g_autoptr (HkMove) move = hk_move_build ("lose", "i:survivor", self->survivor, NULL);

  hk_cz_ask_move (GTK_WIDGET (self), self->session, move, missing);
}

/* Which offers belong where */

static gboolean
is_about (HkMoveOption *offer,
          const char   *name,
          int           loot)
{
  HkMove *move = hk_move_option_get_move (offer);

  if (!hk_move_has (move, "loot") || hk_move_get_int (move, "loot", -1) != loot)
    return FALSE;
  return g_str_equal (hk_move_get_name (move), "take") == (name != NULL);
}

/* What the move does, in few words: the name of the Loot stands above it. */
static HkMoveOption *
shorten (HkCzTable    *table,
         HkMoveOption *offer)
{
  HkMove *move = hk_move_option_get_move (offer);
  const char *name = hk_move_get_name (move);
  g_autofree char *title = NULL;

  if (g_str_equal (name, "give"))
    title = g_strdup_printf (_("Give to %s"), hk_cz_table_get_survivor_name (table, hk_move_get_int (move, "to", -1)));
  else if (g_str_equal (name, "leave"))
    title = g_strdup (_("Leave Behind"));
  else if (g_str_equal (name, "pack"))
    title = g_strdup (hk_move_get_boolean (move, "packed", FALSE) ? _("Into the Backpack") : _("Out of the Backpack"));
  else if (g_str_equal (name, "use"))
    title = g_strdup (_("Use"));
  else
    return g_object_ref (offer);
  return hk_move_option_new (title, hk_move_option_get_hint (offer), move, hk_move_option_get_missing (offer),
                             hk_move_option_get_reason (offer));
}

/* Loot that is carried can also be counted anew. */
static GPtrArray *
pick (HkCzLootDialog *self,
      GPtrArray      *offers,
      const char     *name,
      int             loot)
{
  const char * const missing[] = { "by", NULL };
  GPtrArray *picked = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < offers->len; i++)
    if (is_about (g_ptr_array_index (offers, i), name, loot))
      g_ptr_array_add (picked, shorten (get_table (self), g_ptr_array_index (offers, i)));
  if (name == NULL)
    {
      g_autoptr (HkMove) move = hk_move_build ("supply", "i:survivor", self->survivor, "i:loot", loot, NULL);

      g_ptr_array_add (picked, hk_move_option_new (_("Change the Supply…"), NULL, move, missing, NULL));
    }
  return picked;
}

/* What has to do with no Loot in particular: the Backpack of somebody else, Wounds, the Heroic Action. */
static GPtrArray *
pick_others (GPtrArray *offers)
{
  static const char * const names[] = { "wear-backpack", "heal", "toilet-paper", "fear", NULL };
  GPtrArray *picked = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);

      if (hk_move_option_is_legal (offer) && g_strv_contains (names,
                                                              hk_move_get_name (hk_move_option_get_move (offer))))
        g_ptr_array_add (picked, g_object_ref (offer));
    }
  return picked;
}

/* A row for each Loot of the list; rows that are there are kept, and the focus with them. */
static GtkWidget *
show_item (HkCzLootDialog *self,
           GtkWidget      *list,
           int             position,
           HkCzLoot       *loot,
           GPtrArray      *offers)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), position);

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (hk_cz_loot_item_new (self->session));
      g_signal_connect_object (row, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (row));
    }
  hk_cz_loot_item_load (HK_CZ_LOOT_ITEM (row), self->survivor, loot, offers, self->open == loot);
  return GTK_WIDGET (row);
}

static void
cut (GtkWidget *list,
     int        n)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), n)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (list), GTK_WIDGET (row));
}

static void
show_carried (HkCzLootDialog *self,
              HkCzSurvivor   *record,
              GPtrArray      *offers)
{
  HkCzBurden burden;
  HkCzLoot *loot;
  g_autofree char *title = NULL;
  int n_hand = 0;
  int n_pack = 0;

  for (int i = 0; (loot = hk_cz_survivor_get_loot (record, i)) != NULL; i++)
    {
      g_autoptr (GPtrArray) own = pick (self, offers, NULL, i);

      show_item (self, loot->packed ? self->pack : self->hand, loot->packed ? n_pack++ : n_hand++, loot, own);
    }
  cut (self->hand, n_hand);
  cut (self->pack, n_pack);
  hk_cz_table_weigh (get_table (self), self->survivor, &burden);
  title = g_strdup_printf (_("Backpack: %d of %d"), burden.packed, burden.places);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->pack_group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->pack_group), n_pack == 0 ? _("Empty. Loot of weight 0 or 1 fits in.") : NULL);
  gtk_widget_set_visible (self->pack, n_pack > 0);
  gtk_widget_set_visible (self->pack_group, record->backpack);
  gtk_widget_set_visible (self->hand, n_hand > 0);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->hand_group), n_hand == 0 ? _("Nothing.") : NULL);
  gtk_widget_set_visible (self->unknown, burden.unknown > 0);
}

static void
show_left (HkCzLootDialog *self,
           HkCzSurvivor   *record,
           GPtrArray      *offers)
{
  HkCzTable *table = get_table (self);
  HkCzLocation *location = hk_cz_table_get_location (table, record->place);
  g_autofree char *title = location == NULL ? NULL : g_strdup_printf (_("Lies at %s"), location->name);
  HkCzLoot *loot;
  int n = 0;

  for (int i = 0; location != NULL && (loot = hk_cz_location_get_loot (location, i)) != NULL; i++)
    {
      g_autoptr (GPtrArray) take = pick (self, offers, "take", i);

      show_item (self, self->left, n++, loot, take);
    }
  cut (self->left, n);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->left_group), title == NULL ? "" : title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->left_group), n == 0 ? _("No Loot lies here.") : NULL);
  gtk_widget_set_visible (self->left, n > 0);
  gtk_widget_set_visible (self->left_group, location != NULL);
}

static void
update (HkCzLootDialog *self)
{
  HkCzTable *table = get_table (self);
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, self->survivor);
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (GPtrArray) others = NULL;

  if (record == NULL || !hk_cz_survivor_is_alive (record))
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }
  offers = hk_cz_list_survivor_moves (table, self->survivor);
  others = pick_others (offers);
  adw_dialog_set_title (ADW_DIALOG (self), record->name);
  hk_cz_survivor_picker_load_company (HK_CZ_SURVIVOR_PICKER (self->company), table, self->survivor, FALSE);
  hk_cz_weight_bar_load (HK_CZ_WEIGHT_BAR (self->bar), table, self->survivor);
  show_carried (self, record, offers);
  show_left (self, record, offers);
  hk_cz_offers_set (HK_CZ_OFFERS (self->others), others);
}

static void
hk_cz_loot_dialog_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_LOOT_DIALOG (object)->session);
  g_clear_object (&HK_CZ_LOOT_DIALOG (object)->open);
  G_OBJECT_CLASS (hk_cz_loot_dialog_parent_class)->dispose (object);
}

static void
hk_cz_loot_dialog_class_init (HkCzLootDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_loot_dialog_dispose;
}

static void
hk_cz_loot_dialog_init (HkCzLootDialog *self)
{
}

static GtkWidget *
add_group (GtkWidget  *box,
           const char *title,
           GtkWidget **list)
{
  GtkWidget *group = adw_preferences_group_new ();

  *list = hk_boxed_list_new (title);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), *list);
  gtk_box_append (GTK_BOX (box), group);
  return group;
}

static GtkWidget *
make_weight (HkCzLootDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->bar = hk_cz_weight_bar_new ();
  gtk_widget_set_hexpand (self->bar, TRUE);
  gtk_box_append (GTK_BOX (line), hk_cz_sign_new (HK_CZ_SIGN_LOAD, 20));
  gtk_box_append (GTK_BOX (line), self->bar);
  self->unknown = gtk_label_new (_("Loot whose weight is not known counts nothing."));
  gtk_label_set_xalign (GTK_LABEL (self->unknown), 0);
  gtk_label_set_wrap (GTK_LABEL (self->unknown), TRUE);
  gtk_widget_add_css_class (self->unknown, "caption");
  gtk_widget_add_css_class (self->unknown, "dimmed");
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), self->unknown);
  gtk_widget_add_css_class (box, "cz-weight-line");
  return box;
}

/* Who, and how much there is on hand, stay while the rest scrolls. */
static GtkWidget *
make_top (HkCzLootDialog *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->company = hk_cz_survivor_picker_new ();
  g_signal_connect_object (self->company, "chosen", G_CALLBACK (company_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->company);
  gtk_box_append (GTK_BOX (box), make_weight (self));
  hk_widget_set_margins (box, 0, 12, 8);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  return clamp;
}

static void
fill (HkCzLootDialog *self)
{
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *by_hand = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *page;

  self->hand_group = add_group (box, _("On Hand"), &self->hand);
  self->pack_group = add_group (box, _("Backpack"), &self->pack);
  self->left_group = add_group (box, _("Lies Here"), &self->left);
  gtk_box_append (GTK_BOX (box), hk_page_button_new (_("Draw Loot…"), G_CALLBACK (draw_cb), self));
  self->others = hk_cz_offers_new (self->session);
  gtk_box_append (GTK_BOX (box), self->others);
  gtk_box_append (GTK_BOX (by_hand), hk_page_button_new (_("Tell the Ratings…"), G_CALLBACK (tell_cb), self));
  gtk_box_append (GTK_BOX (by_hand), hk_page_button_new (_("The Survivor Is Lost…"), G_CALLBACK (lose_cb), self));
  gtk_box_append (GTK_BOX (box), hk_fold_new (_("By Hand"), by_hand));
  hk_widget_set_margins (box, 12, 12, 24);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  page = hk_page_new (clamp, NULL);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (page), make_top (self));
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), page);
  adw_dialog_set_child (ADW_DIALOG (self), overlay);
  adw_dialog_set_content_width (ADW_DIALOG (self), 520);
  adw_dialog_set_content_height (ADW_DIALOG (self), 680);
}

/* Shows what the survivor can do with Loot. It follows the session until it is closed.
 * @from: the widget that a person used
 * @session: a session of Card-Z
 * @survivor: the number of a living survivor
 * @loot: the number of the Loot whose moves are shown; −1 none */
void
hk_cz_loot_dialog_present_loot (GtkWidget *from,
                                HkSession *session,
                                int        survivor,
                                int        loot)
{
  HkCzLootDialog *self;
  HkCzSurvivor *record;

  g_return_if_fail (HK_IS_SESSION (session));

  record = hk_cz_table_get_survivor (HK_CZ_TABLE (hk_session_get_table (session)), survivor);
  if (record == NULL || !hk_cz_survivor_is_alive (record))
    return;
  self = g_object_new (HK_TYPE_CZ_LOOT_DIALOG, NULL);
  self->session = g_object_ref (session);
  self->survivor = survivor;
  g_set_object (&self->open, hk_cz_survivor_get_loot (record, loot));
  fill (self);
  update (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* Shows what the survivor can do with Loot. It follows the session until it is closed.
 * @from: the widget that a person used
 * @session: a session of Card-Z
 * @survivor: the number of a living survivor */
void
hk_cz_loot_dialog_present (GtkWidget *from,
                           HkSession *session,
                           int        survivor)
{
  hk_cz_loot_dialog_present_loot (from, session, survivor, -1);
}
