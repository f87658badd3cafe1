/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-set-dialog.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-key-row.h"

/* A horde set of one card of each value: which colour goes where there are several to choose from, and which of the
 * five cards lies face down. */
struct _HkZzSetDialog
{
  HkDialogView  parent_instance;

  GtkListBox   *rows;

  GtkWidget    *colour_keys[HK_ZZ_N_VALUES];  /* (nullable): where there is nothing to choose */
  GArray       *colours[HK_ZZ_N_VALUES];      /* int: what the keys stand for */
  GtkWidget    *kept;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzSetDialog, hk_zz_set_dialog, HK_TYPE_DIALOG_VIEW)

static HkMove *
build (HkZzSetDialog *self)
{
  HkMove *move = hk_move_build ("horde-set", "i:player", hk_dialog_view_get_index (HK_DIALOG_VIEW (self)), "s:kind", "run", NULL);
  JsonArray *colours = json_array_new ();
  const int kept = hk_key_row_get_selected (HK_KEY_ROW (self->kept));

  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    {
      const int key = self->colour_keys[i] == NULL ? -1 : hk_key_row_get_selected (HK_KEY_ROW (self->colour_keys[i]));

      json_array_add_int_element (colours, key < 0 ? 0 : g_array_index (self->colours[i], int, key));
    }
  json_object_set_array_member (hk_move_get_params (move), "colours", colours);
  if (kept >= 0)
    json_object_set_int_member (hk_move_get_params (move), "kept", kept + 1);
  return move;
}

static void
make_cb (HkZzSetDialog *self)
{
  hk_dialog_view_play (HK_DIALOG_VIEW (self), build (self));
}

static void
hk_zz_set_dialog_dispose (GObject *object)
{
  HkZzSetDialog *self = HK_ZZ_SET_DIALOG (object);

  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    g_clear_pointer (&self->colours[i], g_array_unref);
  G_OBJECT_CLASS (hk_zz_set_dialog_parent_class)->dispose (object);
}

/* The different colours that the player has of a value, the first card first. */
static GArray *
list_colours (HkZzPlayer *player,
              int         value)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < hk_zz_player_get_n_cards (player); i++)
    {
      const HkZzCard *card = hk_zz_player_get_card (player, i);
      gboolean listed = card->value != value || card->colour == 0;

      for (guint j = 0; j < list->len; j++)
        listed = listed || g_array_index (list, int, j) == card->colour;
      if (!listed)
        g_array_append_val (list, card->colour);
    }
  return list;
}

static void
load (HkDialogView *view)
{
  HkZzSetDialog *self = HK_ZZ_SET_DIALOG (view);
  HkZzTable *table = HK_ZZ_TABLE (hk_dialog_view_get_table (view));
  HkZzPlayer *player = hk_zz_table_get_player (table, hk_dialog_view_get_index (view));

  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    {
      g_autofree char *title = g_strdup_printf (_("Which card of value %d goes?"), i + 1);

      self->colours[i] = list_colours (player, i + 1);
      if (self->colours[i]->len < 2)
        continue;
      self->colour_keys[i] = hk_key_row_new (title);
      for (guint j = 0; j < self->colours[i]->len; j++)
        {
          g_autofree char *name = hk_zz_table_name_colour (table, g_array_index (self->colours[i], int, j));

          hk_key_row_append (HK_KEY_ROW (self->colour_keys[i]), name);
        }
      hk_key_row_set_selected (HK_KEY_ROW (self->colour_keys[i]), 0);
      gtk_list_box_append (self->rows, self->colour_keys[i]);
    }
  self->kept = hk_key_row_new_numbers (_("Which card lies face down?"), 1, HK_ZZ_N_VALUES);
  hk_key_row_set_selected (HK_KEY_ROW (self->kept), HK_ZZ_N_VALUES - 1);
  gtk_list_box_append (self->rows, self->kept);
}

static void
hk_zz_set_dialog_class_init (HkZzSetDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_zz_set_dialog_dispose;
  HK_DIALOG_VIEW_CLASS (klass)->load = load;

  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-zz-set-dialog");
  gtk_widget_class_bind_template_child (widget_class, HkZzSetDialog, rows);
  gtk_widget_class_bind_template_callback (widget_class, make_cb);
}

/* Asks which cards make the horde set.
 * @from: the widget that a person used
 * @session: a session of Zombiez
 * @player: the seat of a player who has a card of each value */
void
hk_zz_set_dialog_present (GtkWidget *from,
                          HkSession *session,
                          int        player)
{
  hk_dialog_view_present (HK_TYPE_ZZ_SET_DIALOG, from, session, player);
}
