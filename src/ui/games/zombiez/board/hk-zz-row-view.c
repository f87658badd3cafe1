/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-worth.h"
#include "hk-zz-fan.h"
#include "hk-zz-gap.h"
#include "hk-zz-ink.h"
#include "hk-zz-row-view.h"
#include "hk-zz-spot.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

#define USUAL_WIDTH 54

/* A row of the playing area: its number and what it is worth to whoever is on turn, its cards, and while a card
 * waits to be placed, its two ends. */
struct _HkZzRowView
{
  HkView     parent_instance;

  int        width;   /* of a card */
  gboolean   filled;

  GtkWidget *worth;
  GtkLabel  *number;
  GtkLabel  *worth_label;
  GtkWidget *line;
  HkZzGap   *left;
  GtkWidget *fan;
  HkZzGap   *right;
  GtkWidget *empty;
  GtkWidget *take;
};

G_DEFINE_FINAL_TYPE (HkZzRowView, hk_zz_row_view, HK_TYPE_VIEW)

static HkZzTable *
get_table (HkZzRowView *self)
{
  return HK_ZZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

/* 0 to 2. */
static int
get_row (HkZzRowView *self)
{
  return hk_view_get_index (HK_VIEW (self));
}

static void
worth_cb (HkZzRowView *self)
{
  HkZzTable *table = get_table (self);
  g_autoptr (HkBreakdown) breakdown = hk_zz_table_explain_worth (table, get_row (self), table->current_player);
  g_autofree char *title = g_strdup_printf (_("Row %d"), get_row (self) + 1);

  if (breakdown != NULL)
    hk_breakdown_view_present (GTK_WIDGET (self), title, 440, breakdown);
}

static void
take_cb (HkView *view)
{
  hk_view_play (view, hk_move_build ("reward", "i:row", hk_view_get_index (view), NULL));
}

/* A card with what it covers, to see whether it is still what is shown. */
static char *
describe (HkZzCard *card)
{
  GString *text = g_string_new (NULL);

  for (; card != NULL; card = card->covered)
    {
      g_autofree char *id = hk_zz_card_make_id (card);

      g_string_append_printf (text, "%s>", id);
    }
  return g_string_free_and_steal (text);
}

static GtkWidget *
make_spot (gpointer self,
           guint    number)
{
  return hk_zz_spot_new (hk_view_get_session (self), get_row (self), (int) number, HK_ZZ_ROW_VIEW (self)->width);
}

static void
load_cards (HkZzRowView *self,
            HkZzRow     *row)
{
  g_autoptr (GStrvBuilder) cards = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  for (int i = 0; i < hk_zz_row_get_n_cards (row); i++)
    g_strv_builder_take (cards, describe (hk_zz_row_get_card (row, i)));
  keys = g_strv_builder_end (cards);
  hk_kept_show (self->fan, (const char * const *) keys, make_spot, self);
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
load_places (HkZzRowView *self)
{
  HkSession *session = hk_view_get_session (HK_VIEW (self));
  g_autoptr (GPtrArray) places = hk_zz_list_places (get_table (self));
  int i = 0;

  hk_zz_gap_load (self->left, session, find_place (places, get_row (self), HK_ZZ_LEFT, 0));
  hk_zz_gap_load (self->right, session, find_place (places, get_row (self), HK_ZZ_RIGHT, 0));
  for (GtkWidget *spot = gtk_widget_get_first_child (self->fan); spot != NULL; spot = gtk_widget_get_next_sibling (spot), i++)
    hk_zz_spot_load (HK_ZZ_SPOT (spot), i, find_place (places, get_row (self), HK_ZZ_ON_TOP, i));
}

static void
load_worth (HkZzRowView *self,
            int          n)
{
  HkZzTable *table = get_table (self);
  const int worth = hk_zz_table_get_row_worth (table, get_row (self), table->current_player);
  const gboolean by_hand = hk_table_goes_by_hand (HK_TABLE (table));
  const gboolean shown = n > 0 && !by_hand && hk_zz_table_get_phase (table) != HK_ZZ_PHASE_TAKINGS && hk_zz_table_get_phase (table) != HK_ZZ_PHASE_SCORING
                         && hk_zz_table_get_phase (table) != HK_ZZ_PHASE_OVER;
  const gboolean best = shown && hk_zz_table_find_best_row (table, table->current_player) == get_row (self);
  g_autofree char *text = hk_word_sign (worth);
  g_autofree char *spoken = g_strdup_printf (_("Row %d is worth %s to %s"), get_row (self) + 1, text, hk_zz_table_get_player_name (table, table->current_player));

  gtk_label_set_text (self->worth_label, shown ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->worth_label), shown);
  gtk_widget_set_sensitive (self->worth, shown);
  hk_widget_set_class (self->worth, "zz-best", best);
  hk_tooltip_set (self->worth, shown ? spoken : NULL);
  if (!shown)
    g_set_str (&spoken, "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->worth), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  /* The row that is worth most is taken by the big button. */
  gtk_widget_set_visible (self->take, !by_hand && hk_zz_table_get_phase (table) == HK_ZZ_PHASE_REWARD && n > 0 && !best);
}

/* What stays as it is. */
static void
fill (HkZzRowView *self)
{
  g_autofree char *number = g_strdup_printf ("%d", get_row (self) + 1);
  g_autofree char *spoken = g_strdup_printf (_("Row %d"), get_row (self) + 1);
  g_autofree char *worth = g_strdup_printf (_("What row %d is worth"), get_row (self) + 1);
  g_autofree char *take = g_strdup_printf (_("Take row %d"), get_row (self) + 1);

  gtk_label_set_text (self->number, number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  hk_widget_set_spoken (self->worth, worth);
  hk_tooltip_set (self->take, take);
  hk_widget_set_spoken (self->take, take);
  self->filled = TRUE;
}

static void
update (HkView *view)
{
  HkZzRowView *self = HK_ZZ_ROW_VIEW (view);
  HkZzRow *row = hk_zz_table_get_row (get_table (self), get_row (self));
  const int n = row == NULL ? 0 : hk_zz_row_get_n_cards (row);

  if (row == NULL)
    return;
  if (!self->filled)
    fill (self);
  load_cards (self, row);
  load_places (self);
  load_worth (self, n);
  gtk_widget_set_visible (self->fan, n > 0);
  gtk_widget_set_visible (self->empty, n == 0 && !gtk_widget_get_visible (GTK_WIDGET (self->left)));
  hk_widget_set_class (GTK_WIDGET (self), "zz-empty", n == 0);
}

static void
hk_zz_row_view_class_init (HkZzRowViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_ZZ_FAN);
  g_type_ensure (HK_TYPE_ZZ_GAP);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-row-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  HK_BIND_CHILDREN (widget_class, HkZzRowView, worth, number, worth_label, line, left, fan, right, empty, take);
  HK_BIND_CALLBACKS (widget_class, worth_cb, take_cb);
}

static void
hk_zz_row_view_init (HkZzRowView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Cards lie from left to right, and the sign stands before the number, whichever way people read. */
  gtk_widget_set_direction (self->line, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->worth_label), GTK_TEXT_DIR_LTR);
  hk_zz_row_view_set_card_width (self, USUAL_WIDTH);
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

/* Leads the keyboard to the first place of the row where the drawn card fits. Returns whether there is one. */
gboolean
hk_zz_row_view_focus_place (HkZzRowView *self)
{
  g_return_val_if_fail (HK_IS_ZZ_ROW_VIEW (self), FALSE);

  if (hk_zz_gap_fits (self->left))
    return gtk_widget_grab_focus (GTK_WIDGET (self->left));
  if (hk_zz_gap_fits (self->right))
    return gtk_widget_grab_focus (GTK_WIDGET (self->right));
  for (GtkWidget *spot = gtk_widget_get_first_child (self->fan); spot != NULL; spot = gtk_widget_get_next_sibling (spot))
    if (gtk_widget_has_css_class (spot, "zz-glow"))
      return gtk_widget_grab_focus (spot);
  return FALSE;
}
