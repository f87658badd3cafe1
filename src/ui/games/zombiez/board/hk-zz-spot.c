/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-worth.h"
#include "hk-zz-face.h"
#include "hk-zz-ink.h"
#include "hk-zz-spot.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* A card of a row. It glows while a tap does what the turn asks for: a Barricade is laid on it, or a player takes it
 * from the end. Any other time a tap tells what it is and lets the group take it away. */
struct _HkZzSpot
{
  GtkButton  parent_instance;

  HkSession *session;
  int        row;
  int        position;
  GtkWidget *face;
  GtkWidget *badge;
  HkMove    *move;  /* what a tap does; NULL it only tells */
};

G_DEFINE_FINAL_TYPE (HkZzSpot, hk_zz_spot, GTK_TYPE_BUTTON)

static HkZzTable *
get_table (HkZzSpot *self)
{
  return HK_ZZ_TABLE (hk_session_get_table (self->session));
}

static void
remove_cb (GtkWidget *popover)
{
  HkZzSpot *self = HK_ZZ_SPOT (gtk_widget_get_parent (popover));
  g_autoptr (HkSession) session = g_object_ref (self->session);
  g_autoptr (HkMove) move = hk_move_build ("remove-card", "i:row", self->row, "i:position", self->position, NULL);
  GtkWidget *from = GTK_WIDGET (gtk_widget_get_root (popover));

  gtk_popover_popdown (GTK_POPOVER (popover));
  hk_table_play (from, session, move);
}

static void
closed_cb (GtkWidget *popover)
{
  gtk_widget_unparent (popover);
}

static void
tell (HkZzSpot *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *name = hk_zz_ink_speak_card (get_table (self), hk_zz_face_get_card (HK_ZZ_FACE (self->face)));
  GtkWidget *button = gtk_button_new_with_label (_("Take It Out of the Row"));

  hk_widget_set_margins (box, 6, 6, 6);
  hk_box_add_words (box, name, "heading");
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), popover, G_CONNECT_SWAPPED);
  hk_move_option_dress (button, NULL);
  gtk_box_append (GTK_BOX (box), button);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
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
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (GTK_IS_POPOVER (child))
        gtk_widget_unparent (child);
      child = next;
    }
  g_clear_object (&self->session);
  g_clear_object (&self->move);
  G_OBJECT_CLASS (hk_zz_spot_parent_class)->dispose (object);
}

static void
hk_zz_spot_class_init (HkZzSpotClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_spot_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = hk_zz_spot_clicked;
}

static void
hk_zz_spot_init (HkZzSpot *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "zz-spot");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
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
  GtkWidget *overlay = gtk_overlay_new ();

  self->session = g_object_ref (session);
  self->row = row;
  self->position = position;
  self->face = hk_zz_face_new (get_table (self), hk_zz_row_get_card (hk_zz_table_get_row (get_table (self), row), position), width);
  self->badge = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->badge, "zz-badge");
  gtk_widget_set_direction (self->badge, GTK_TEXT_DIR_LTR);
  gtk_widget_set_halign (self->badge, GTK_ALIGN_END);
  gtk_widget_set_valign (self->badge, GTK_ALIGN_START);
  gtk_widget_set_can_target (self->badge, FALSE);
  gtk_widget_set_visible (self->badge, FALSE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->face);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->badge);
  gtk_button_set_child (GTK_BUTTON (self), overlay);
  hk_zz_spot_load (self, NULL);
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
 * @place: (nullable): the place on top of it for the drawn card */
void
hk_zz_spot_load (HkZzSpot        *self,
                 const HkZzPlace *place)
{
  HkZzTable *table;
  g_autofree char *spoken = NULL;
  g_autofree char *said = NULL;
  g_autofree char *worth = NULL;
  gboolean left;

  g_return_if_fail (HK_IS_ZZ_SPOT (self));

  table = get_table (self);
  g_clear_object (&self->move);
  spoken = hk_zz_ink_speak_card (table, hk_zz_face_get_card (HK_ZZ_FACE (self->face)));
  if (place != NULL)
    {
      self->move = hk_zz_place_make_move (place);
      /* Translators: a card, such as “Zombie 3 (red)” */
      said = g_strdup_printf (_("Lay the Barricade on %s"), spoken);
    }
  else if (hk_zz_table_is_phase (table, "takings") && is_end (self, &left))
    {
      const int points = hk_zz_table_get_end_worth (table, self->row, left ? HK_ZZ_LEFT : HK_ZZ_RIGHT, table->taker);

      self->move = hk_move_build ("take", "i:row", self->row, "s:side", left ? "left" : "right", NULL);
      worth = g_strdup_printf (points < 0 ? "−%d" : "+%d", ABS (points));
      /* Translators: the name of a player, a card, and a number with its sign */
      said = g_strdup_printf (_("%s takes %s, worth %s"), hk_zz_table_get_player_name (table, table->taker), spoken, worth);
    }
  gtk_label_set_text (GTK_LABEL (self->badge), worth == NULL ? "" : worth);
  gtk_widget_set_visible (self->badge, worth != NULL);
  hk_widget_set_class (GTK_WIDGET (self), "zz-glow", self->move != NULL && (place == NULL || place->fit == HK_ZZ_FITS));
  hk_tooltip_set (GTK_WIDGET (self), said == NULL ? spoken : said);
  hk_widget_set_spoken (GTK_WIDGET (self), said == NULL ? spoken : said);
}
