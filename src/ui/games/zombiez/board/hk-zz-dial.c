/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-odds.h"
#include "hk-zz-arc.h"
#include "hk-zz-dial.h"
#include "hk-zz-explain.h"
#include "ui/widgets/hk-widgets.h"

/* From here on pushing on is a gamble, and from there on foolish. */
#define RISKY 0.2
#define BAD 0.45

/* The chance that the next card has no place, to be read from across the table. A tap shows how it comes about. */
struct _HkZzDial
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *button;
  GtkWidget *arc;
  GtkWidget *percent;
  GtkWidget *cards;
};

G_DEFINE_FINAL_TYPE (HkZzDial, hk_zz_dial, ADW_TYPE_BIN)

static HkZzTable *
get_table (HkZzDial *self)
{
  return HK_ZZ_TABLE (hk_session_get_table (self->session));
}

static void
clicked_cb (HkZzDial *self)
{
  g_autoptr (HkBreakdown) breakdown = hk_zz_table_explain_odds (get_table (self));

  if (breakdown != NULL)
    hk_zz_explain (GTK_WIDGET (self), _("Chance to Go Bust"), breakdown);
}

static void
set_level (HkZzDial *self,
           double    chance)
{
  hk_widget_set_class (GTK_WIDGET (self), "zz-safe", chance >= 0 && chance < RISKY);
  hk_widget_set_class (GTK_WIDGET (self), "zz-risky", chance >= RISKY && chance < BAD);
  hk_widget_set_class (GTK_WIDGET (self), "zz-bad", chance >= BAD);
}

static void
update (HkZzDial *self)
{
  g_autofree char *percent = NULL;
  g_autofree char *cards = NULL;
  g_autofree char *spoken = NULL;
  HkZzOdds odds;
  const gboolean known = hk_zz_table_get_bust_odds (get_table (self), &odds);

  percent = odds.left > 0 ? hk_zz_odds_to_text (&odds) : g_strdup ("–");
  /* Translators: so many cards without a place, of so many in the deck; or so many kinds of cards, of so many */
  cards = g_strdup_printf (known || odds.left == 0 ? _("%d of %d do not fit") : _("%d of %d kinds do not fit"),
                           known ? odds.unplaceable : odds.bad_kinds, known ? odds.left : odds.kinds);
  spoken = g_strdup_printf (_("Chance to go bust: %s, %s"), percent, cards);
  gtk_label_set_text (GTK_LABEL (self->percent), percent);
  gtk_label_set_text (GTK_LABEL (self->cards), cards);
  hk_zz_arc_set_chance (HK_ZZ_ARC (self->arc), known ? odds.chance : -1);
  hk_widget_set_class (self->percent, "zz-bounds", !known);
  gtk_widget_set_sensitive (self->button, odds.left > 0);
  hk_widget_set_spoken (self->button, spoken);
  set_level (self, known ? odds.chance : -1);
}

static void
hk_zz_dial_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_DIAL (object)->session);
  G_OBJECT_CLASS (hk_zz_dial_parent_class)->dispose (object);
}

static void
hk_zz_dial_class_init (HkZzDialClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_dial_dispose;
}

static void
hk_zz_dial_init (HkZzDial *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *caption = gtk_label_new (_("Bust"));

  self->arc = hk_zz_arc_new ();
  self->percent = gtk_label_new (NULL);
  self->cards = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->percent, "zz-percent");
  gtk_widget_add_css_class (self->percent, "numeric");
  gtk_widget_set_valign (self->percent, GTK_ALIGN_END);
  gtk_widget_add_css_class (caption, "caption-heading");
  gtk_label_set_wrap (GTK_LABEL (self->cards), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->cards), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->cards, "caption");
  gtk_widget_add_css_class (self->cards, "dimmed");
  gtk_widget_add_css_class (self->cards, "numeric");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->arc);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->percent);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), self->cards);
  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), box);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (self->button, "zz-dial");
  gtk_widget_set_tooltip_text (self->button, _("How Likely It Is That the Next Card Has No Place"));
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), self->button);
}

/* Returns (transfer floating): the chance to go bust.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_dial_new (HkSession *session)
{
  HkZzDial *self = g_object_new (HK_TYPE_ZZ_DIAL, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
