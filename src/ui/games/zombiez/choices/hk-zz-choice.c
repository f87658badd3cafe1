/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-choice.h"
#include "ui/display/hk-template.h"
#include "ui/games/zombiez/board/hk-zz-face.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-widgets.h"

#define FACE_WIDTH 34

/* A button for what can be placed or taken, with the card on it and what it is worth. */
struct _HkZzChoice
{
  GtkButton     parent_instance;

  GtkBox       *line;
  GtkLabel     *title;
  GtkLabel     *hint;
  HkMoveOption *offer;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzChoice, hk_zz_choice, GTK_TYPE_BUTTON)

/* The card that would be taken. */
static HkZzCard *
find_card (HkZzTable *table,
           HkMove    *move)
{
  HkZzRow *row = hk_zz_table_get_row (table, hk_move_get_int (move, "row", -1));

  if (row == NULL || !g_str_equal (hk_move_get_name (move), "take"))
    return NULL;
  return hk_zz_row_get_card (row, g_strcmp0 (hk_move_get_string (move, "side"), "right") == 0 ? hk_zz_row_get_n_cards (row) - 1 : 0);
}

static void
hk_zz_choice_dispose (GObject *object)
{
  /* The button has to know that its child goes. */
  gtk_button_set_child (GTK_BUTTON (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_ZZ_CHOICE);
  g_clear_object (&HK_ZZ_CHOICE (object)->offer);
  G_OBJECT_CLASS (hk_zz_choice_parent_class)->dispose (object);
}

static void
hk_zz_choice_class_init (HkZzChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_zz_choice_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-zz-choice.ui");
  HK_BIND_CHILDREN (widget_class, HkZzChoice, line, title, hint);
}

/* Returns (transfer floating): a button.
 * @offer: what can be done */
GtkWidget *
hk_zz_choice_new (HkZzTable    *table,
                  HkMoveOption *offer)
{
  HkZzChoice *self = g_object_new (HK_TYPE_ZZ_CHOICE, NULL);
  HkMove *move = hk_move_option_get_move (offer);
  HkZzCard *card = find_card (table, move);
  g_autofree char *name = card == NULL ? g_strdup (hk_move_option_get_title (offer)) : hk_zz_table_name_card (table, hk_zz_card_get_lowest (card));
  g_autofree char *hint = card == NULL ? g_strdup (hk_move_option_get_hint (offer))
                          /* Translators: the number of a row, then what a card of it is worth */
                          : g_strdup_printf (_("row %d, %s"), hk_move_get_int (move, "row", 0) + 1, hk_move_option_get_hint (offer));

  self->offer = g_object_ref (offer);
  if (card != NULL)
    gtk_box_prepend (self->line, hk_zz_face_new (table, card, FACE_WIDTH));
  gtk_label_set_text (self->title, name);
  gtk_label_set_text (self->hint, hint == NULL ? "" : hint);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), hint != NULL);
  hk_move_option_dress (GTK_WIDGET (self), hk_move_option_is_legal (offer) ? NULL : hk_move_option_get_reason (offer));
  hk_widget_set_spoken (GTK_WIDGET (self), hk_move_option_get_title (offer));
  return GTK_WIDGET (self);
}

/* Returns (transfer full): all that a button of the option shows and does. */
char *
hk_zz_choice_dup_key (HkZzTable    *table,
                      HkMoveOption *offer)
{
  HkZzCard *card = find_card (table, hk_move_option_get_move (offer));
  g_autofree char *key = hk_move_option_button_dup_key (offer);
  g_autofree char *name = card == NULL ? NULL : hk_zz_table_name_card (table, hk_zz_card_get_lowest (card));

  return g_strdup_printf ("%s\t%s", key, name);
}

/* Returns what it offers. */
HkMoveOption *
hk_zz_choice_get_offer (HkZzChoice *self)
{
  g_return_val_if_fail (HK_IS_ZZ_CHOICE (self), NULL);

  return self->offer;
}
