/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-offers.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-move-option-play.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

/* Moves that can be made now as big buttons, side by side where there is room. What is seldom done, and what cannot
 * be done now with the reason, is folded away below. */
struct _HkCzOffers
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *buttons;
  GtkWidget *fold;
  GtkWidget *rest;
  gboolean   is_split;
  GStrv      rare;       /* names of moves; NULL those that are so everywhere */
};

G_DEFINE_FINAL_TYPE (HkCzOffers, hk_cz_offers, ADW_TYPE_BIN)

/* The offer is kept: playing it renews the buttons. */
static void
clicked_cb (HkCzOffers *self,
            GtkWidget  *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_move_option_play (GTK_WIDGET (self), self->session, offer, hk_cz_ask_move);
}

static void
details_cb (HkCzOffers *self,
            GtkWidget  *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_move_option_ask (GTK_WIDGET (self), self->session, offer, hk_cz_ask_move);
}

/* The usual case in one tap, and a second button for what may be told besides. */
static GtkWidget *
make_button (HkCzOffers   *self,
             HkMoveOption *offer)
{
  GtkWidget *main = hk_move_option_button_new (offer);
  GtkWidget *details;

  g_signal_connect_object (main, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  if (!hk_move_option_has_details (offer) || !hk_move_option_is_complete (offer, self->session))
    return main;
  details = hk_move_option_button_new_more (offer);
  g_signal_connect_object (details, "clicked", G_CALLBACK (details_cb), self, G_CONNECT_SWAPPED);
  return hk_move_option_button_join (main, details);
}

static void
add_button (HkCzOffers   *self,
            HkMoveOption *offer)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  /* The keyboard goes from button to button. */
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), make_button (self, offer));
  gtk_flow_box_append (GTK_FLOW_BOX (self->buttons), child);
}

/* What most groups hardly ever do makes room for the rest. */
static gboolean
is_rare (HkCzOffers   *self,
         HkMoveOption *offer)
{
  static const char * const rare[] = { "lay", "reveal", "defer", "attack-player", "horde-size", "next-phase", "finish", "adopt", NULL };

  return g_strv_contains (self->rare != NULL ? (const char * const *) self->rare : rare,
                          hk_move_get_name (hk_move_option_get_move (offer)));
}

static void
add_row (HkCzOffers   *self,
         HkMoveOption *offer)
{
  GtkWidget *row = hk_move_option_button_new_row (offer);

  g_signal_connect_object (row, "clicked", G_CALLBACK (hk_move_option_has_details (offer) ? details_cb : clicked_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->rest), row);
}

static void
hk_cz_offers_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_OFFERS (object)->session);
  g_clear_pointer (&HK_CZ_OFFERS (object)->rare, g_strfreev);
  G_OBJECT_CLASS (hk_cz_offers_parent_class)->dispose (object);
}

static void
hk_cz_offers_class_init (HkCzOffersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_offers_dispose;
}

static void
hk_cz_offers_init (HkCzOffers *self)
{
}

/* Returns (transfer floating): buttons for moves, none yet.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_offers_new (HkSession *session)
{
  HkCzOffers *self = g_object_new (HK_TYPE_CZ_OFFERS, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->session = g_object_ref (session);
  self->buttons = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->buttons), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->buttons), TRUE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->buttons), 1);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->buttons), 4);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (self->buttons), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (self->buttons), 6);
  gtk_widget_add_css_class (self->buttons, "cz-offers");
  self->rest = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->fold = hk_fold_new (_("More"), self->rest);
  gtk_box_append (GTK_BOX (box), self->buttons);
  gtk_box_append (GTK_BOX (box), self->fold);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  return GTK_WIDGET (self);
}

/* Shows other moves; the widget hides itself when there are none.
 * @self: buttons for moves
 * @offers: (nullable) (element-type HkMoveOption): what can be done, and what cannot */
void
hk_cz_offers_set (HkCzOffers *self,
                  GPtrArray  *offers)
{
  GtkWidget *child;
  guint n_shown = 0;

  g_return_if_fail (HK_IS_CZ_OFFERS (self));

  gtk_flow_box_remove_all (GTK_FLOW_BOX (self->buttons));
  while ((child = gtk_widget_get_first_child (self->rest)) != NULL)
    gtk_box_remove (GTK_BOX (self->rest), child);
  for (guint i = 0; offers != NULL && i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);

      if (hk_move_option_is_legal (offer) && !is_rare (self, offer))
        {
          add_button (self, offer);
          n_shown++;
        }
      else
        add_row (self, offer);
    }
  gtk_widget_set_visible (self->buttons, n_shown > 0);
  gtk_widget_set_visible (self->fold, offers != NULL && offers->len > n_shown);
  gtk_widget_set_visible (GTK_WIDGET (self), n_shown > 0 || (!self->is_split && offers != NULL && offers->len > 0));
}

/* Says what is folded away although it can be done, from the next time on that moves are set.
 * @self: buttons for moves
 * @moves: (nullable): names of moves that are seldom made here; %NULL those that are seldom made anywhere */
void
hk_cz_offers_set_rare (HkCzOffers         *self,
                       const char * const *moves)
{
  g_return_if_fail (HK_IS_CZ_OFFERS (self));

  g_strfreev (self->rare);
  self->rare = g_strdupv ((GStrv) moves);
}

/* Puts what is folded away at the end of a box, and no longer below the buttons.
 * @self: buttons for moves */
void
hk_cz_offers_move_fold (HkCzOffers *self,
                        GtkWidget  *to)
{
  g_autoptr (GtkWidget) fold = NULL;

  g_return_if_fail (HK_IS_CZ_OFFERS (self));
  g_return_if_fail (GTK_IS_BOX (to));

  fold = g_object_ref (self->fold);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (fold)), fold);
  gtk_box_append (GTK_BOX (to), fold);
  self->is_split = TRUE;
}
