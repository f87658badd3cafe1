/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-worth.h"
#include "hk-zz-explain.h"
#include "hk-zz-fan.h"
#include "hk-zz-gap.h"
#include "hk-zz-ink.h"
#include "hk-zz-row-view.h"
#include "hk-zz-spot.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define USUAL_WIDTH 54
#define TARGET 44

/* A row of the playing area: its number and what it is worth to whoever is on turn, its cards, and while a card
 * waits to be placed, its two ends. */
struct _HkZzRowView
{
  AdwBin     parent_instance;

  HkSession *session;
  int        row;
  int        width;   /* of a card */
  char      *shown;   /* the cards that are shown */

  GtkWidget *worth;
  GtkWidget *worth_label;
  GtkWidget *line;
  GtkWidget *left;    /* AdwBin */
  GtkWidget *fan;
  GtkWidget *right;   /* AdwBin */
  GtkWidget *empty;
  GtkWidget *take;
};

G_DEFINE_FINAL_TYPE (HkZzRowView, hk_zz_row_view, ADW_TYPE_BIN)

static HkZzTable *
get_table (HkZzRowView *self)
{
  return HK_ZZ_TABLE (hk_session_get_table (self->session));
}

static void
worth_cb (HkZzRowView *self)
{
  HkZzTable *table = get_table (self);
  g_autoptr (HkBreakdown) breakdown = hk_zz_table_explain_worth (table, self->row, table->current_player);
  g_autofree char *title = g_strdup_printf (_("Row %d"), self->row + 1);

  if (breakdown != NULL)
    hk_zz_explain (GTK_WIDGET (self), title, breakdown);
}

static void
take_cb (HkZzRowView *self)
{
  g_autoptr (HkMove) move = hk_move_build ("reward", "i:row", self->row, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

/* What lies there, to see whether it is still what is shown. */
static char *
describe (HkZzRow *row)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < hk_zz_row_get_n_cards (row); i++)
    for (HkZzCard *card = hk_zz_row_get_card (row, i); card != NULL; card = card->covered)
      {
        g_autofree char *id = hk_zz_card_make_id (card);

        g_string_append_printf (text, "%s%s", id, card->covered == NULL ? " " : ">");
      }
  return g_string_free_and_steal (text);
}

static void
load_cards (HkZzRowView *self,
            HkZzRow     *row)
{
  g_autofree char *cards = describe (row);

  if (g_strcmp0 (cards, self->shown) == 0)
    return;
  g_set_str (&self->shown, cards);
  hk_zz_fan_clear (HK_ZZ_FAN (self->fan));
  for (int i = 0; i < hk_zz_row_get_n_cards (row); i++)
    hk_zz_fan_append (HK_ZZ_FAN (self->fan), hk_zz_spot_new (self->session, self->row, i, self->width));
}

static const HkZzPlace *
find_place (GPtrArray *places,
            int        row,
            HkZzSide   side,
            int        position)
{
  for (guint i = 0; i < places->len; i++)
    {
      const HkZzPlace *place = g_ptr_array_index (places, i);

      if (place->row == row && place->side == side && (side != HK_ZZ_ON_TOP || place->position == position))
        return place;
    }
  return NULL;
}

static void
load_gap (HkZzRowView     *self,
          GtkWidget       *bin,
          const HkZzPlace *place)
{
  adw_bin_set_child (ADW_BIN (bin), place == NULL ? NULL : hk_zz_gap_new (self->session, place));
  gtk_widget_set_visible (bin, place != NULL);
}

static void
load_places (HkZzRowView *self)
{
  g_autoptr (GPtrArray) places = hk_zz_list_places (get_table (self));
  int i = 0;

  load_gap (self, self->left, find_place (places, self->row, HK_ZZ_LEFT, 0));
  load_gap (self, self->right, find_place (places, self->row, HK_ZZ_RIGHT, 0));
  for (GtkWidget *spot = gtk_widget_get_first_child (self->fan); spot != NULL; spot = gtk_widget_get_next_sibling (spot), i++)
    hk_zz_spot_load (HK_ZZ_SPOT (spot), find_place (places, self->row, HK_ZZ_ON_TOP, i));
}

static void
load_worth (HkZzRowView *self,
            int          n)
{
  HkZzTable *table = get_table (self);
  const int worth = hk_zz_table_get_row_worth (table, self->row, table->current_player);
  const gboolean by_hand = hk_table_goes_by_hand (HK_TABLE (table));
  const gboolean shown = n > 0 && !by_hand && !hk_zz_table_is_phase (table, "takings") && !hk_zz_table_is_phase (table, "scoring")
                         && !hk_zz_table_is_phase (table, "over");
  const gboolean best = shown && hk_zz_table_find_best_row (table, table->current_player) == self->row;
  g_autofree char *text = g_strdup_printf (worth < 0 ? "−%d" : "+%d", ABS (worth));
  g_autofree char *spoken = g_strdup_printf (_("Row %d is worth %s to %s"), self->row + 1, text, hk_zz_table_get_player_name (table, table->current_player));

  gtk_label_set_text (GTK_LABEL (self->worth_label), shown ? text : "");
  gtk_widget_set_visible (self->worth_label, shown);
  gtk_widget_set_sensitive (self->worth, shown);
  hk_widget_set_class (self->worth, "zz-best", best);
  hk_tooltip_set (self->worth, shown ? spoken : NULL);
  if (!shown)
    g_set_str (&spoken, "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->worth), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  /* The row that is worth most is taken by the big button. */
  gtk_widget_set_visible (self->take, !by_hand && hk_zz_table_is_phase (table, "reward") && n > 0 && !best);
}

static void
update (HkZzRowView *self)
{
  HkZzRow *row = hk_zz_table_get_row (get_table (self), self->row);
  const int n = row == NULL ? 0 : hk_zz_row_get_n_cards (row);

  if (row == NULL)
    return;
  load_cards (self, row);
  load_places (self);
  load_worth (self, n);
  gtk_widget_set_visible (self->fan, n > 0);
  gtk_widget_set_visible (self->empty, n == 0 && !gtk_widget_get_visible (self->left));
  hk_widget_set_class (GTK_WIDGET (self), "zz-empty", n == 0);
}

static void
hk_zz_row_view_dispose (GObject *object)
{
  HkZzRowView *self = HK_ZZ_ROW_VIEW (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (hk_zz_row_view_parent_class)->dispose (object);
}

static void
hk_zz_row_view_class_init (HkZzRowViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_row_view_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_zz_row_view_init (HkZzRowView *self)
{
  self->width = USUAL_WIDTH;
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "zz-row");
}

static GtkWidget *
make_worth (HkZzRowView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *number = g_strdup_printf ("%d", self->row + 1);
  g_autofree char *spoken = g_strdup_printf (_("What row %d is worth"), self->row + 1);
  GtkWidget *label = gtk_label_new (number);

  self->worth = gtk_button_new ();
  self->worth_label = gtk_label_new (NULL);
  gtk_widget_add_css_class (label, "zz-row-number");
  gtk_widget_add_css_class (self->worth_label, "zz-worth");
  gtk_widget_add_css_class (self->worth_label, "numeric");
  /* The sign stands before the number, whichever way people read. */
  gtk_widget_set_direction (self->worth_label, GTK_TEXT_DIR_LTR);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), self->worth_label);
  gtk_button_set_child (GTK_BUTTON (self->worth), box);
  gtk_widget_set_size_request (self->worth, TARGET, TARGET);
  gtk_widget_add_css_class (self->worth, "flat");
  gtk_widget_add_css_class (self->worth, "zz-row-head");
  hk_widget_set_spoken (self->worth, spoken);
  g_signal_connect_object (self->worth, "clicked", G_CALLBACK (worth_cb), self, G_CONNECT_SWAPPED);
  return self->worth;
}

static GtkWidget *
make_take (HkZzRowView *self)
{
  g_autofree char *spoken = g_strdup_printf (_("Take row %d"), self->row + 1);

  self->take = gtk_button_new_with_label (_("Take"));
  gtk_widget_set_size_request (self->take, TARGET, TARGET);
  gtk_widget_set_valign (self->take, GTK_ALIGN_CENTER);
  hk_tooltip_set (self->take, spoken);
  hk_widget_set_spoken (self->take, spoken);
  g_signal_connect_object (self->take, "clicked", G_CALLBACK (take_cb), self, G_CONNECT_SWAPPED);
  return self->take;
}

static GtkWidget *
make_line (HkZzRowView *self)
{
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->left = adw_bin_new ();
  self->right = adw_bin_new ();
  self->fan = hk_zz_fan_new ();
  self->empty = gtk_label_new (_("Not begun yet"));
  gtk_widget_add_css_class (self->empty, "dimmed");
  gtk_box_append (GTK_BOX (self->line), self->left);
  gtk_box_append (GTK_BOX (self->line), self->fan);
  gtk_box_append (GTK_BOX (self->line), self->right);
  gtk_box_append (GTK_BOX (self->line), self->empty);
  /* Cards lie from left to right, whichever way people read. */
  gtk_widget_set_direction (self->line, GTK_TEXT_DIR_LTR);
  gtk_widget_set_halign (self->line, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->line, TRUE);
  return self->line;
}

/* Returns (transfer floating): the row.
 * @session: a session of Zombiez
 * @row: 0 to 2 */
GtkWidget *
hk_zz_row_view_new (HkSession *session,
                    int        row)
{
  HkZzRowView *self = g_object_new (HK_TYPE_ZZ_ROW_VIEW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *spoken = g_strdup_printf (_("Row %d"), row + 1);

  self->session = g_object_ref (session);
  self->row = row;
  gtk_box_append (GTK_BOX (box), make_worth (self));
  gtk_box_append (GTK_BOX (box), make_line (self));
  gtk_box_append (GTK_BOX (box), make_take (self));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  hk_zz_row_view_set_card_width (self, self->width);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* Makes the cards larger or smaller. The row is as high as a card, even without cards.
 * @width: of its cards, in pixels */
void
hk_zz_row_view_set_card_width (HkZzRowView *self,
                               int          width)
{
  g_return_if_fail (HK_IS_ZZ_ROW_VIEW (self));

  self->width = width;
  gtk_widget_set_size_request (self->line, -1, (int) ((float) width * HK_ZZ_CARD_SHAPE) + 8);
  for (GtkWidget *spot = gtk_widget_get_first_child (self->fan); spot != NULL; spot = gtk_widget_get_next_sibling (spot))
    hk_zz_spot_set_width (HK_ZZ_SPOT (spot), width);
}

/* Returns its number, 0 to 2. */
int
hk_zz_row_view_get_row (HkZzRowView *self)
{
  g_return_val_if_fail (HK_IS_ZZ_ROW_VIEW (self), -1);

  return self->row;
}

static gboolean
fits (GtkWidget *bin)
{
  GtkWidget *gap = adw_bin_get_child (ADW_BIN (bin));

  return gap != NULL && gtk_widget_has_css_class (gap, "zz-fits");
}

/* Leads the keyboard to the first place of the row where the drawn card fits. Returns whether there is one. */
gboolean
hk_zz_row_view_focus_place (HkZzRowView *self)
{
  g_return_val_if_fail (HK_IS_ZZ_ROW_VIEW (self), FALSE);

  if (fits (self->left))
    return gtk_widget_grab_focus (adw_bin_get_child (ADW_BIN (self->left)));
  if (fits (self->right))
    return gtk_widget_grab_focus (adw_bin_get_child (ADW_BIN (self->right)));
  for (GtkWidget *spot = gtk_widget_get_first_child (self->fan); spot != NULL; spot = gtk_widget_get_next_sibling (spot))
    if (gtk_widget_has_css_class (spot, "zz-glow"))
      return gtk_widget_grab_focus (spot);
  return FALSE;
}
