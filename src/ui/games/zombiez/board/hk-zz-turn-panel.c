/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-places.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-face.h"
#include "hk-zz-odds-gauge.h"
#include "hk-zz-turn-panel.h"
#include "ui/games/zombiez/hk-zz-ask.h"
#include "ui/games/zombiez/setup/hk-zz-colour-keys.h"
#include "ui/games/zombiez/setup/hk-zz-keys.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/table/hk-lead.h"
#include "ui/widgets/hk-widgets.h"

#define DRAWN_WIDTH 84

/* The turn until the player stops: draw, with the chance to go bust beside it, and the card that was drawn. Where
 * the group draws, the card is told with one tap; where there is no room for so many keys, in a sheet. */
struct _HkZzTurnPanel
{
  HkView     parent_instance;

  gboolean   wide;       /* whether there is room for the keys */

  GtkStack  *stack;
  GtkWidget *choice;
  GtkWidget *line;
  GtkLabel  *hint;
  GtkWidget *told;       /* the keys and their title */
  GtkWidget *colours;    /* the question for them, as long as nobody has told */
  GtkWidget *keys;
  GtkLabel  *keys_title;
  GtkWidget *draw;
  AdwBin    *drawn;
  GtkLabel  *drawn_name;
  GtkLabel  *drawn_hint;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzTurnPanel, hk_zz_turn_panel, HK_TYPE_VIEW)

static HkZzTable *
get_table (HkZzTurnPanel *self)
{
  return HK_ZZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
draw_cb (HkZzTurnPanel *self)
{
  if (hk_zz_table_app_draws (get_table (self)))
    hk_view_play (HK_VIEW (self), hk_move_build ("draw", NULL));
  else
    hk_zz_ask_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), "draw");
}

static void
picked_cb (HkZzTurnPanel *self,
           const char    *id)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("draw", "s:card", id, NULL));
}

static guint
count_fitting (HkZzTable *table)
{
  g_autoptr (GPtrArray) places = hk_zz_list_places (table);
  guint n = 0;

  for (guint i = 0; i < places->len; i++)
    n += ((HkZzPlace *) g_ptr_array_index (places, i))->fit == HK_ZZ_FITS;
  return n;
}

static void
update_drawn (HkZzTurnPanel *self,
              HkZzTable     *table)
{
  const guint n = count_fitting (table);
  HkZzFace *before = HK_ZZ_FACE (adw_bin_get_child (self->drawn));
  g_autofree char *name = hk_zz_table_name_card (table, table->drawn);
  g_autofree char *hint = NULL;

  if (n > 0)
    hint = g_strdup_printf (ngettext ("It fits in %u place: tap it in the rows.", "It fits in %u places: tap one in the rows.", n), n);
  else if (hk_zz_table_is_spare (table, table->drawn))
    hint = g_strdup (_("It has no card to lie on: it is put aside, and the turn goes on."));
  else
    hint = g_strdup (_("It fits nowhere: no reward this turn."));
  if (before == NULL || !hk_record_equal (hk_zz_face_get_card (before), table->drawn))
    {
      /* A copy tells another card from this one, whatever becomes of it. */
      g_autoptr (HkZzCard) card = hk_record_copy (table->drawn);

      adw_bin_set_child (self->drawn, hk_zz_face_new (table, card, DRAWN_WIDTH));
      hk_changed_move_in (adw_bin_get_child (self->drawn));
    }
  gtk_label_set_text (self->drawn_name, name);
  gtk_label_set_text (self->drawn_hint, hint);
  hk_widget_set_class (GTK_WIDGET (self->drawn_hint), "error", n == 0);
}

static void
update_choice (HkZzTurnPanel *self,
               HkZzTable     *table)
{
  const gboolean first = hk_zz_table_get_phase (table) == HK_ZZ_PHASE_DRAW;
  const gboolean draws = hk_zz_table_get_n_left (table) > 0;
  const gboolean keys = draws && self->wide && !hk_zz_table_app_draws (table);
  const gboolean asks = keys && hk_zz_table_get_n_colours (table) == 0;

  /* The first card is drawn by the big button, as is the stop. */
  gtk_widget_set_visible (self->draw, draws && !keys && !first);
  gtk_widget_set_visible (self->told, keys);
  gtk_widget_set_visible (self->line, !asks);
  gtk_widget_set_visible (self->colours, asks);
  gtk_widget_set_visible (self->keys, !asks);
  gtk_widget_set_visible (GTK_WIDGET (self->keys_title), !asks);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->choice), keys ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->line), keys ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_text (self->keys_title, first ? _("Which card was drawn?") : _("Drawn again? Which card?"));
  gtk_label_set_text (self->hint, !draws ? _("The draw deck is empty.") : first ? _("One card at least has to be drawn.")
                                                                        : _("Stop with the big button, or draw again."));
}

static void
update (HkView *view)
{
  HkZzTurnPanel *self = HK_ZZ_TURN_PANEL (view);
  HkZzTable *table = get_table (self);

  if (table->drawn != NULL)
    update_drawn (self, table);
  update_choice (self, table);
  gtk_stack_set_visible_child_name (self->stack, table->drawn != NULL ? "drawn" : "choice");
}

static void
hk_zz_turn_panel_class_init (HkZzTurnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_ZZ_COLOUR_KEYS);
  g_type_ensure (HK_TYPE_ZZ_KEYS);
  g_type_ensure (HK_TYPE_ZZ_ODDS_GAUGE);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-turn-panel");
  HK_BIND_CHILDREN (widget_class, HkZzTurnPanel, stack, choice, line, hint, told, colours, keys, keys_title, draw, drawn, drawn_name,
                    drawn_hint);
  HK_BIND_CALLBACKS (widget_class, draw_cb, picked_cb);
}

/* @wide: whether there is room for a key for every card beside the chance */
void
hk_zz_turn_panel_set_wide (HkZzTurnPanel *self,
                           gboolean       wide)
{
  g_return_if_fail (HK_IS_ZZ_TURN_PANEL (self));

  self->wide = wide;
  hk_view_update (HK_VIEW (self));
}

/* Brings the keyboard to the keys; colours that are chosen are all that is asked. Returns FALSE where there are no keys. */
gboolean
hk_zz_turn_panel_lead (HkZzTurnPanel *self)
{
  g_return_val_if_fail (HK_IS_ZZ_TURN_PANEL (self), FALSE);

  if (!gtk_widget_get_mapped (self->told))
    return FALSE;
  if (gtk_widget_get_mapped (self->colours) && hk_zz_colour_keys_finish (HK_ZZ_COLOUR_KEYS (self->colours)))
    return TRUE;
  gtk_widget_child_focus (self->told, GTK_DIR_TAB_FORWARD);
  hk_lead_show (self->told);
  return TRUE;
}
