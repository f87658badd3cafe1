/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-places.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-dial.h"
#include "hk-zz-face.h"
#include "hk-zz-turn-panel.h"
#include "ui/games/zombiez/hk-zz-ask.h"
#include "ui/games/zombiez/setup/hk-zz-colour-keys.h"
#include "ui/games/zombiez/setup/hk-zz-keys.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

#define DRAWN_WIDTH 84
#define BUTTON_HEIGHT 60

/* The turn until the player stops: draw, with the chance to go bust beside it, and the card that was drawn. Where
 * the group draws, the card is told with one tap; where there is no room for so many keys, in a sheet. */
struct _HkZzTurnPanel
{
  AdwBin     parent_instance;

  HkSession *session;
  gboolean   wide;       /* whether there is room for the keys */
  GtkWidget *stack;
  GtkWidget *choice;
  GtkWidget *line;
  GtkWidget *hint;
  GtkWidget *told;       /* the keys and their title */
  GtkWidget *colours;    /* the question for them, as long as nobody has told */
  GtkWidget *keys;
  GtkWidget *keys_title;
  GtkWidget *draw;
  GtkWidget *drawn;      /* AdwBin */
  GtkWidget *drawn_name;
  GtkWidget *drawn_hint;
  GtkWidget *discard;
  GtkWidget *discard_label;
};

G_DEFINE_FINAL_TYPE (HkZzTurnPanel, hk_zz_turn_panel, ADW_TYPE_BIN)

static HkZzTable *
get_table (HkZzTurnPanel *self)
{
  return HK_ZZ_TABLE (hk_session_get_table (self->session));
}

static void
play (HkZzTurnPanel *self,
      const char    *name)
{
  g_autoptr (HkMove) move = hk_move_build (name, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
draw_cb (HkZzTurnPanel *self)
{
  if (hk_zz_table_app_draws (get_table (self)))
    play (self, "draw");
  else
    hk_zz_ask_present (GTK_WIDGET (self), self->session, "draw");
}

static void
discard_cb (HkZzTurnPanel *self)
{
  play (self, "bust");
}

static void
picked_cb (HkZzTurnPanel *self,
           const char    *id)
{
  g_autoptr (HkMove) move = hk_move_build ("draw", "s:card", id, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
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
  g_autofree char *name = hk_zz_table_name_card (table, table->drawn);
  g_autofree char *hint = NULL;

  if (n > 0)
    hint = g_strdup_printf (ngettext ("It fits in %u place: tap it in the rows.", "It fits in %u places: tap one in the rows.", n), n);
  else if (hk_zz_table_is_spare (table, table->drawn))
    hint = g_strdup (_("It has no card to lie on: it is put aside, and the turn goes on."));
  else
    hint = g_strdup (_("It fits nowhere: no reward this turn."));
  adw_bin_set_child (ADW_BIN (self->drawn), hk_zz_face_new (table, table->drawn, DRAWN_WIDTH));
  gtk_label_set_text (GTK_LABEL (self->drawn_name), name);
  gtk_label_set_text (GTK_LABEL (self->drawn_hint), hint);
  gtk_widget_set_visible (self->discard, n == 0);
  gtk_label_set_text (GTK_LABEL (self->discard_label), hk_zz_table_is_spare (table, table->drawn) ? _("Put It Aside") : _("Discard It"));
  hk_widget_set_class (self->drawn_hint, "error", n == 0);
}

static void
update_choice (HkZzTurnPanel *self,
               HkZzTable     *table)
{
  const gboolean first = hk_zz_table_is_phase (table, "draw");
  const gboolean keys = self->wide && !hk_zz_table_app_draws (table);
  const gboolean asks = keys && hk_zz_table_get_n_colours (table) == 0;
  const int left = hk_zz_table_get_n_left (table);

  gtk_widget_set_sensitive (self->draw, left > 0);
  gtk_widget_set_sensitive (self->keys, left > 0);
  gtk_widget_set_tooltip_text (self->draw, left > 0 ? NULL : _("The draw deck is empty."));
  /* The first card is drawn by the big button, as is the stop. */
  gtk_widget_set_visible (self->draw, !keys && !first);
  gtk_widget_set_visible (self->told, keys);
  gtk_widget_set_visible (self->line, !asks);
  gtk_widget_set_visible (self->colours, asks);
  gtk_widget_set_visible (self->keys, !asks);
  gtk_widget_set_visible (self->keys_title, !asks);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->choice), keys ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->line), keys ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_text (GTK_LABEL (self->keys_title), first ? _("Which card was drawn?") : _("Drawn again? Which card?"));
  gtk_label_set_text (GTK_LABEL (self->hint), first ? _("One card at least has to be drawn.") : _("Stop with the big button, or draw again."));
}

static void
update (HkZzTurnPanel *self)
{
  HkZzTable *table = get_table (self);

  if (table->drawn != NULL)
    update_drawn (self, table);
  update_choice (self, table);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), table->drawn != NULL ? "drawn" : "choice");
}

static void
hk_zz_turn_panel_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_TURN_PANEL (object)->session);
  G_OBJECT_CLASS (hk_zz_turn_panel_parent_class)->dispose (object);
}

static void
hk_zz_turn_panel_class_init (HkZzTurnPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_turn_panel_dispose;
}

static void
hk_zz_turn_panel_init (HkZzTurnPanel *self)
{
}

static GtkWidget *
make_button (HkZzTurnPanel  *self,
             const char     *title,
             GtkWidget     **label,
             GCallback       clicked)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *words = hk_box_add_words (box, title, "zz-big");

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (label != NULL)
    *label = words;
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_size_request (button, -1, BUTTON_HEIGHT);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "zz-decision");
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_choice (HkZzTurnPanel *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->choice = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  self->told = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->draw = make_button (self, _("Draw Again"), NULL, G_CALLBACK (draw_cb));
  gtk_box_append (GTK_BOX (column), self->draw);
  self->hint = hk_box_add_words (column, NULL, "caption");
  gtk_widget_add_css_class (self->hint, "dimmed");
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->line), hk_zz_dial_new (self->session));
  gtk_box_append (GTK_BOX (self->line), column);
  self->keys_title = hk_heading_new (NULL);
  self->keys = hk_zz_keys_new (self->session);
  g_signal_connect_object (self->keys, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  self->colours = hk_zz_colour_keys_new (self->session);
  gtk_box_append (GTK_BOX (self->told), self->colours);
  gtk_box_append (GTK_BOX (self->told), self->keys_title);
  gtk_box_append (GTK_BOX (self->told), self->keys);
  gtk_widget_set_hexpand (self->told, TRUE);
  gtk_box_append (GTK_BOX (self->choice), self->line);
  gtk_box_append (GTK_BOX (self->choice), self->told);
  return self->choice;
}

static GtkWidget *
make_drawn (HkZzTurnPanel *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->drawn = adw_bin_new ();
  self->drawn_name = hk_heading_new (NULL);
  self->drawn_hint = gtk_label_new (NULL);
  self->discard = make_button (self, _("Discard It"), &self->discard_label, G_CALLBACK (discard_cb));
  gtk_widget_add_css_class (self->drawn_name, "title-3");
  gtk_widget_add_css_class (self->discard, "destructive-action");
  gtk_label_set_wrap (GTK_LABEL (self->drawn_name), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->drawn_hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->drawn_hint), 0);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), self->drawn_name);
  gtk_box_append (GTK_BOX (words), self->drawn_hint);
  gtk_box_append (GTK_BOX (words), self->discard);
  gtk_box_append (GTK_BOX (line), self->drawn);
  gtk_box_append (GTK_BOX (line), words);
  return line;
}

/* Returns (transfer floating): what the turn asks for.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_turn_panel_new (HkSession *session)
{
  HkZzTurnPanel *self = g_object_new (HK_TYPE_ZZ_TURN_PANEL, NULL);

  self->session = g_object_ref (session);
  self->stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_add_named (GTK_STACK (self->stack), make_choice (self), "choice");
  gtk_stack_add_named (GTK_STACK (self->stack), make_drawn (self), "drawn");
  adw_bin_set_child (ADW_BIN (self), self->stack);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* @wide: whether there is room for a key for every card beside the chance */
void
hk_zz_turn_panel_set_wide (HkZzTurnPanel *self,
                           gboolean       wide)
{
  g_return_if_fail (HK_IS_ZZ_TURN_PANEL (self));

  self->wide = wide;
  update (self);
}
