/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-deck-panel.h"
#include "ui/display/hk-speech.h"
#include "ui/display/hk-template.h"

struct _HkDeckPanel
{
  AdwBin      parent_instance;

  GtkLabel   *top;
  GtkLabel   *about;
  GtkWidget  *drawn_group;
  GtkListBox *drawn;
  GtkWidget  *left_group;
  GtkListBox *left;
  GtkWidget  *discards_group;
  GtkListBox *discards;

  HkDiceBox  *box;
  guint       deck;
};

HK_DEFINE_TEMPLATE_TYPE (HkDeckPanel, hk_deck_panel, ADW_TYPE_BIN)

static GtkWidget *
add_line (GtkListBox *list,
          const char *title)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, NULL);

  gtk_list_box_append (list, row);
  return row;
}

static void
discard_cb (GtkButton  *button,
            HkDeckPanel *self)
{
  hk_dice_box_discard (self->box, self->deck, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "at")));
}

static void
show_drawn (HkDeckPanel *self)
{
  const char * const *drawn = hk_dice_box_list_drawn (self->box, self->deck);

  gtk_list_box_remove_all (self->drawn);
  gtk_widget_set_visible (self->drawn_group, drawn[0] != NULL);
  for (guint i = 0; drawn[i] != NULL; i++)
    {
      GtkWidget *row = add_line (self->drawn, drawn[i]);
      GtkWidget *button = gtk_button_new_with_label (_("Discard"));

      gtk_widget_set_size_request (button, -1, 44);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (button), "at", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (discard_cb), self, G_CONNECT_DEFAULT);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
    }
}

static void
show_left (HkDeckPanel *self)
{
  g_autoptr (GPtrArray) names = hk_dice_box_list_left (self->box, self->deck);
  const guint n = hk_dice_box_get_n_left (self->box, self->deck);

  gtk_list_box_remove_all (self->left);
  gtk_widget_set_visible (self->left_group, names->len > 0);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      const guint count = hk_dice_box_count_left (self->box, self->deck, name);
      /* Translators: how many cards of a kind are left, and the chance that one of them is next */
      g_autofree char *text = g_strdup_printf (_("%u · %.1f %%"), count, 100.0 * count / n);
      GtkWidget *label = gtk_label_new (text);

      gtk_widget_add_css_class (label, "numeric");
      adw_action_row_add_suffix (ADW_ACTION_ROW (add_line (self->left, name)), label);
    }
}

static void
show_discards (HkDeckPanel *self)
{
  const char * const *discards = hk_dice_box_list_discards (self->box, self->deck);

  gtk_list_box_remove_all (self->discards);
  gtk_widget_set_visible (self->discards_group, discards != NULL && discards[0] != NULL);
  for (guint i = 0; discards != NULL && discards[i] != NULL; i++)
    add_line (self->discards, discards[i]);
}

static void
update (HkDeckPanel *self)
{
  const char * const *drawn;
  const char * const *discards;
  g_autofree char *left = NULL;
  g_autofree char *about = NULL;
  guint n;

  /* It has been put away. */
  if (self->deck >= hk_dice_box_get_n_decks (self->box))
    return;
  drawn = hk_dice_box_list_drawn (self->box, self->deck);
  discards = hk_dice_box_list_discards (self->box, self->deck);
  n = hk_dice_box_get_n_left (self->box, self->deck);
  left = g_strdup_printf (ngettext ("%u card left", "%u cards left", n), n);
  about = g_strdup_printf ("%s · %s", hk_dice_box_get_deck_name (self->box, self->deck), left);
  gtk_label_set_label (self->top, drawn[0] != NULL ? drawn[0] : _("Ready to be drawn"));
  gtk_label_set_label (self->about, about);
  show_drawn (self);
  show_left (self);
  show_discards (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.draw", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.peek", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.reshuffle", discards != NULL && discards[0] != NULL);
}

static void
draw_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkDeckPanel *self = HK_DECK_PANEL (widget);

  if (hk_dice_box_draw (self->box, self->deck, NULL))
    hk_speech_announce (GTK_WIDGET (self), hk_dice_box_list_drawn (self->box, self->deck)[0], GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* What lies on top is shown until something else happens. */
static void
peek_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkDeckPanel *self = HK_DECK_PANEL (widget);
  g_autofree char *text = g_strdup_printf (_("On top: %s"), hk_dice_box_peek (self->box, self->deck));

  gtk_label_set_label (self->top, text);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
reshuffle_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  hk_dice_box_reshuffle (HK_DECK_PANEL (widget)->box, HK_DECK_PANEL (widget)->deck);
}

static void
put_away_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  HkDeckPanel *self = HK_DECK_PANEL (widget);

  hk_dice_box_put_deck_away (self->box, self->deck);
}

static void
hk_deck_panel_dispose (GObject *object)
{
  HkDeckPanel *self = HK_DECK_PANEL (object);

  g_clear_object (&self->box);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_DECK_PANEL);
  G_OBJECT_CLASS (hk_deck_panel_parent_class)->dispose (object);
}

static void
hk_deck_panel_class_init (HkDeckPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_deck_panel_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-deck-panel.ui");
  HK_BIND_CHILDREN (widget_class, HkDeckPanel, top, about, drawn_group, drawn, left_group, left, discards_group, discards);
  gtk_widget_class_install_action (widget_class, "deck.draw", NULL, draw_cb);
  gtk_widget_class_install_action (widget_class, "deck.peek", NULL, peek_cb);
  gtk_widget_class_install_action (widget_class, "deck.reshuffle", NULL, reshuffle_cb);
  gtk_widget_class_install_action (widget_class, "deck.put-away", NULL, put_away_cb);
}

/* Returns (transfer floating): the deck of that number. */
GtkWidget *
hk_deck_panel_new (HkDiceBox *box,
                   guint      deck)
{
  HkDeckPanel *self = g_object_new (HK_TYPE_DECK_PANEL, NULL);

  self->box = g_object_ref (box);
  self->deck = deck;
  g_signal_connect_object (box, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
