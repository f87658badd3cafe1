/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-worth.h"
#include "hk-zz-face.h"
#include "hk-zz-ink.h"
#include "hk-zz-spot.h"
#include "ui/games/zombiez/hk-zz-params.h"
#include "ui/table/hk-move-option-popup.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

/* A card of a row. It glows while a tap does what the turn asks for: a Barricade is laid on it, or a player takes it
 * from the end. Any other time a tap tells what it is and lets the group take it away. */
struct _HkZzSpot
{
  GtkButton   parent_instance;

  GtkOverlay *overlay;
  GtkLabel   *badge;

  HkSession  *session;
  int         row;
  int         position;
  GtkWidget  *face;
  HkMove     *move;  /* what a tap does; NULL it only tells */
};

G_DEFINE_FINAL_TYPE (HkZzSpot, hk_zz_spot, GTK_TYPE_BUTTON)

static HkZzTable *
get_table (HkZzSpot *self)
{
  return HK_ZZ_TABLE (hk_session_get_table (self->session));
}

static void
tell (HkZzSpot *self)
{
  g_autofree char *name = hk_zz_ink_speak_card (get_table (self), hk_zz_face_get_card (HK_ZZ_FACE (self->face)));
  g_autoptr (HkMove) move = hk_move_build ("remove-card", "i:row", self->row, "i:position", self->position, NULL);
  g_autoptr (GPtrArray) offers = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (offers, hk_move_option_new (_("Take It Out of the Row"), NULL, move, NULL, NULL));
  hk_move_option_popup (GTK_WIDGET (self), self->session, offers, name, hk_zz_play_offer);
}

static void
hk_zz_spot_clicked (GtkButton *button)
{
  HkZzSpot *self = HK_ZZ_SPOT (button);
  g_autoptr (HkSession) session = g_object_ref (self->session);
  g_autoptr (HkMove) move = self->move == NULL ? NULL : hk_move_copy (self->move);

  if (move == NULL)
    tell (self);
  else
    hk_table_play (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), session, move);
}

static void
hk_zz_spot_dispose (GObject *object)
{
  HkZzSpot *self = HK_ZZ_SPOT (object);

  /* The button has to know that its child goes. */
  gtk_button_set_child (GTK_BUTTON (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_ZZ_SPOT);
  g_clear_object (&self->session);
  g_clear_object (&self->move);
  G_OBJECT_CLASS (hk_zz_spot_parent_class)->dispose (object);
}

static void
hk_zz_spot_class_init (HkZzSpotClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_spot_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = hk_zz_spot_clicked;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), RESOURCE_PREFIX "/ui/hk-zz-spot.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkZzSpot, overlay);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkZzSpot, badge);
}

static void
hk_zz_spot_init (HkZzSpot *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The sign stands before the number, whichever way people read. */
  gtk_widget_set_direction (GTK_WIDGET (self->badge), GTK_TEXT_DIR_LTR);
}

/* Returns (transfer floating): the card that lies there now.
 * @session: a session of Zombiez
 * @row: 0 to 2
 * @position: of the card, from 0 at the left
 * @width: of the card, in pixels */
GtkWidget *
hk_zz_spot_new (HkSession *session,
                int        row,
                int        position,
                int        width)
{
  HkZzSpot *self = g_object_new (HK_TYPE_ZZ_SPOT, NULL);
  g_autoptr (HkZzCard) card = NULL;

  self->session = g_object_ref (session);
  self->row = row;
  /* A copy stays as it is shown, whatever becomes of the card. */
  card = hk_record_copy (hk_zz_row_get_card (hk_zz_table_get_row (get_table (self), row), position));
  self->face = hk_zz_face_new (get_table (self), card, width);
  gtk_overlay_set_child (self->overlay, self->face);
  hk_zz_spot_load (self, position, NULL);
  return GTK_WIDGET (self);
}

/* @self: a card of a row */
void
hk_zz_spot_set_width (HkZzSpot *self,
                      int       width)
{
  g_return_if_fail (HK_IS_ZZ_SPOT (self));

  hk_zz_face_set_width (HK_ZZ_FACE (self->face), width);
}

static gboolean
is_end (HkZzSpot *self,
        gboolean *left)
{
  const int n = hk_zz_row_get_n_cards (hk_zz_table_get_row (get_table (self), self->row));

  *left = self->position == 0;
  return self->position == 0 || self->position == n - 1;
}

/* Finds out what a tap does now.
 * @self: a card of a row
 * @position: where it lies now, from 0 at the left
 * @place: (nullable): the place on top of it for the drawn card */
void
hk_zz_spot_load (HkZzSpot        *self,
                 int              position,
                 const HkZzPlace *place)
{
  HkZzTable *table;
  g_autofree char *spoken = NULL;
  g_autofree char *said = NULL;
  g_autofree char *worth = NULL;
  gboolean left;

  g_return_if_fail (HK_IS_ZZ_SPOT (self));

  table = get_table (self);
  self->position = position;
  g_clear_object (&self->move);
  spoken = hk_zz_ink_speak_card (table, hk_zz_face_get_card (HK_ZZ_FACE (self->face)));
  if (place != NULL)
    {
      self->move = hk_zz_place_make_move (place);
      /* Translators: a card, such as “Zombie 3 (red)” */
      said = g_strdup_printf (_("Lay the Barricade on %s"), spoken);
    }
  else if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_TAKINGS && is_end (self, &left))
    {
      const int points = hk_zz_table_get_end_worth (table, self->row, left ? HK_ZZ_LEFT : HK_ZZ_RIGHT, table->taker);

      self->move = hk_move_build ("take", "i:row", self->row, "s:side", left ? "left" : "right", NULL);
      worth = hk_word_sign (points);
      /* Translators: the name of a player, a card, and a number with its sign */
      said = g_strdup_printf (_("%s takes %s, worth %s"), hk_zz_table_get_player_name (table, table->taker), spoken, worth);
    }
  gtk_label_set_text (self->badge, worth == NULL ? "" : worth);
  gtk_widget_set_visible (GTK_WIDGET (self->badge), worth != NULL);
  hk_widget_set_class (GTK_WIDGET (self), "zz-glow", self->move != NULL && (place == NULL || place->fit == HK_ZZ_FITS));
  hk_tooltip_set (GTK_WIDGET (self), said == NULL ? spoken : said);
  hk_widget_set_spoken (GTK_WIDGET (self), said == NULL ? spoken : said);
}
