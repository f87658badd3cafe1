/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/moves/hk-move-option.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-loot-dialog.h"
#include "hk-cz-loot-item.h"
#include "hk-cz-survivor-picker.h"
#include "hk-cz-weight-bar.h"
#include "ui/games/card-z/board/hk-cz-options.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/widgets/hk-fold.h"

/* All that a survivor can do with Loot: what is on hand and in the Backpack, each with its moves, and what lies
 * about. The weight is always in sight; what cannot be done says why before anybody tries. Index: the survivor at first. */
struct _HkCzLootDialog
{
  HkDialogView        parent_instance;

  int                 survivor;
  HkCzLoot           *open;      /* what is unfolded; NULL nothing */

  HkCzSurvivorPicker *company;
  HkCzWeightBar      *bar;
  GtkWidget          *unknown;
  GtkWidget          *hand;
  GtkWidget          *hand_group;
  GtkWidget          *pack;
  GtkWidget          *pack_group;
  GtkWidget          *left;
  GtkWidget          *left_group;
  HkCzOptions        *others;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzLootDialog, hk_cz_loot_dialog, HK_TYPE_DIALOG_VIEW)

static HkCzTable *
get_table (HkCzLootDialog *self)
{
  return HK_CZ_TABLE (hk_dialog_view_get_table (HK_DIALOG_VIEW (self)));
}

static void
company_cb (HkCzLootDialog *self,
            int             survivor)
{
  self->survivor = survivor;
  g_clear_object (&self->open);
  HK_DIALOG_VIEW_GET_CLASS (self)->update (HK_DIALOG_VIEW (self));
}

static void
opened_cb (HkCzLootDialog *self,
           HkCzLootItem   *item)
{
  HkCzLoot *loot = hk_cz_loot_item_get_loot (item);
  HkCzLoot *open = self->open == loot ? NULL : loot;

  g_set_object (&self->open, open);
  HK_DIALOG_VIEW_GET_CLASS (self)->update (HK_DIALOG_VIEW (self));
}

static void
draw_cb (HkCzLootDialog *self)
{
  const char * const missing[] = { get_table (self)->cards_by == HK_BY_HAND ? "names" : "deck", NULL };
  g_autoptr (HkMove) move = hk_move_build ("draw-loot", "i:survivor", self->survivor, NULL);

  hk_cz_ask_move (GTK_WIDGET (self), hk_dialog_view_get_session (HK_DIALOG_VIEW (self)), move, missing);
}

static void
enter_cb (HkCzLootDialog *self)
{
  static const char * const missing[] = { "name", "hexes", "push", "carry", "skills", "heroic", NULL };
  g_autoptr (HkMove) move = hk_move_build ("learn-survivor", "i:survivor", self->survivor, NULL);

  hk_cz_ask_move (GTK_WIDGET (self), hk_dialog_view_get_session (HK_DIALOG_VIEW (self)), move, missing);
}

static void
lose_cb (HkCzLootDialog *self)
{
  const char * const missing[] = { "how", NULL };
  g_autoptr (HkMove) move = hk_move_build ("lose", "i:survivor", self->survivor, NULL);

  hk_cz_ask_move (GTK_WIDGET (self), hk_dialog_view_get_session (HK_DIALOG_VIEW (self)), move, missing);
}

/* Which options belong where */

static gboolean
is_about (HkMoveOption *option,
          const char   *name,
          int           loot)
{
  HkMove *move = hk_move_option_get_move (option);

  if (!hk_move_has (move, "loot") || hk_move_get_int (move, "loot", -1) != loot)
    return FALSE;
  return g_str_equal (hk_move_get_name (move), "take") == (name != NULL);
}

/* What the move does, in few words: the name of the Loot stands above it. */
static HkMoveOption *
shorten (HkCzTable    *table,
         HkMoveOption *option)
{
  HkMove *move = hk_move_option_get_move (option);
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
    return g_object_ref (option);
  return hk_move_option_new (title, hk_move_option_get_hint (option), move, hk_move_option_get_missing (option),
                             hk_move_option_get_reason (option));
}

/* Loot that is carried can also be counted anew. */
static GPtrArray *
pick (HkCzLootDialog *self,
      GPtrArray      *options,
      const char     *name,
      int             loot)
{
  const char * const missing[] = { "by", NULL };
  GPtrArray *picked = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < options->len; i++)
    if (is_about (g_ptr_array_index (options, i), name, loot))
      g_ptr_array_add (picked, shorten (get_table (self), g_ptr_array_index (options, i)));
  if (name == NULL)
    {
      g_autoptr (HkMove) move = hk_move_build ("supply", "i:survivor", self->survivor, "i:loot", loot, NULL);

      g_ptr_array_add (picked, hk_move_option_new (_("Change the Supply…"), NULL, move, missing, NULL));
    }
  return picked;
}

/* What has to do with no Loot in particular: the Backpack of somebody else, Wounds, the Heroic Action. */
static GPtrArray *
pick_others (GPtrArray *options)
{
  static const char * const names[] = { "wear-backpack", "heal", "toilet-paper", "fear", "trade", NULL };
  GPtrArray *picked = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);

      if (hk_move_option_is_legal (option) && g_strv_contains (names,
                                                              hk_move_get_name (hk_move_option_get_move (option))))
        g_ptr_array_add (picked, g_object_ref (option));
    }
  return picked;
}

/* A row for each Loot of the list; rows that are there are kept, and the focus with them. */
static GtkWidget *
show_item (HkCzLootDialog *self,
           GtkWidget      *list,
           int             position,
           HkCzLoot       *loot,
           GPtrArray      *options)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), position);

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (hk_cz_loot_item_new (hk_dialog_view_get_session (HK_DIALOG_VIEW (self))));
      g_signal_connect_object (row, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (row));
    }
  hk_cz_loot_item_load (HK_CZ_LOOT_ITEM (row), self->survivor, loot, options, self->open == loot);
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
              GPtrArray      *options)
{
  HkCzBurden burden;
  HkCzLoot *loot;
  g_autofree char *title = NULL;
  int n_hand = 0;
  int n_pack = 0;

  for (int i = 0; (loot = hk_cz_survivor_get_loot (record, i)) != NULL; i++)
    {
      g_autoptr (GPtrArray) own = pick (self, options, NULL, i);

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
           GPtrArray      *options)
{
  HkCzTable *table = get_table (self);
  HkCzLocation *location = hk_cz_table_get_location (table, record->place);
  g_autofree char *title = location == NULL ? NULL : g_strdup_printf (_("Lies at %s"), location->name);
  HkCzLoot *loot;
  int n = 0;

  for (int i = 0; location != NULL && (loot = hk_cz_location_get_loot (location, i)) != NULL; i++)
    {
      g_autoptr (GPtrArray) take = pick (self, options, "take", i);

      show_item (self, self->left, n++, loot, take);
    }
  cut (self->left, n);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->left_group), title == NULL ? "" : title);
  gtk_widget_set_visible (self->left_group, n > 0);
}

static void
update (HkDialogView *view)
{
  HkCzLootDialog *self = HK_CZ_LOOT_DIALOG (view);
  HkCzTable *table = get_table (self);
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, self->survivor);
  g_autoptr (GPtrArray) options = NULL;
  g_autoptr (GPtrArray) others = NULL;

  if (record == NULL || !hk_cz_survivor_is_alive (record))
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }
  options = hk_cz_list_survivor_moves (table, self->survivor);
  others = pick_others (options);
  adw_dialog_set_title (ADW_DIALOG (self), record->name);
  hk_cz_survivor_picker_load_company (self->company, table, self->survivor, FALSE);
  hk_cz_weight_bar_load (self->bar, table, self->survivor);
  show_carried (self, record, options);
  show_left (self, record, options);
  hk_cz_options_set (self->others, others);
}

static void
load (HkDialogView *view)
{
  HK_CZ_LOOT_DIALOG (view)->survivor = hk_dialog_view_get_index (view);
}

static void
hk_cz_loot_dialog_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_LOOT_DIALOG (object)->open);
  G_OBJECT_CLASS (hk_cz_loot_dialog_parent_class)->dispose (object);
}

static void
hk_cz_loot_dialog_class_init (HkCzLootDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_SURVIVOR_PICKER);
  g_type_ensure (HK_TYPE_CZ_WEIGHT_BAR);
  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  g_type_ensure (HK_TYPE_CZ_OPTIONS);
  g_type_ensure (HK_TYPE_FOLD);
  G_OBJECT_CLASS (klass)->dispose = hk_cz_loot_dialog_dispose;
  HK_DIALOG_VIEW_CLASS (klass)->load = load;
  HK_DIALOG_VIEW_CLASS (klass)->update = update;
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-cz-loot-dialog");
  HK_BIND_CHILDREN (widget_class, HkCzLootDialog, company, bar, unknown, hand, hand_group, pack, pack_group, left, left_group, others);
  HK_BIND_CALLBACKS (widget_class, company_cb, draw_cb, enter_cb, lose_cb);
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
  self = g_object_new (HK_TYPE_CZ_LOOT_DIALOG, "session", session, "index", survivor, NULL);
  g_set_object (&self->open, hk_cz_survivor_get_loot (record, loot));
  HK_DIALOG_VIEW_GET_CLASS (self)->update (HK_DIALOG_VIEW (self));
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
