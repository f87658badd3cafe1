/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/guide/hk-zz-legal.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-choice-panel.h"
#include "hk-zz-face.h"
#include "ui/games/zombiez/hk-zz-params.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-widgets.h"

#define FACE_WIDTH 34
#define WORDS 20

/* What can be placed or taken, as buttons with the cards on them and what they are worth; beside the rows, only who
 * chooses. */
struct _HkZzChoicePanel
{
  AdwBin     parent_instance;

  HkSession *session;
  gboolean   in_rows;  /* whether it only says who chooses */
  GtkWidget *title;
  GtkWidget *order;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (HkZzChoicePanel, hk_zz_choice_panel, ADW_TYPE_BIN)

static HkZzTable *
get_table (HkZzChoicePanel *self)
{
  return HK_ZZ_TABLE (hk_session_get_table (self->session));
}

/* The offer is kept: playing it renews the buttons. */
static void
clicked_cb (HkZzChoicePanel *self,
            GtkWidget       *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (g_object_get_data (G_OBJECT (button), "offer"));

  hk_zz_play_offer (GTK_WIDGET (self), self->session, offer);
}

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

static GtkWidget *
make_button (HkZzChoicePanel *self,
             HkMoveOption    *offer)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  HkZzCard *card = find_card (get_table (self), hk_move_option_get_move (offer));
  g_autofree char *name = card == NULL ? NULL : hk_zz_table_name_card (get_table (self), hk_zz_card_get_lowest (card));
  GtkWidget *title = hk_heading_new (name == NULL ? hk_move_option_get_title (offer) : name);
  g_autofree char *below = card == NULL ? g_strdup (hk_move_option_get_hint (offer))
                           /* Translators: the number of a row, then what a card of it is worth */
                           : g_strdup_printf (_("row %d, %s"), hk_move_get_int (hk_move_option_get_move (offer), "row",
                                                                                0) + 1, hk_move_option_get_hint (offer));

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (title), WORDS);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), title);
  if (below != NULL)
    {
      GtkWidget *hint = gtk_label_new (below);

      gtk_label_set_xalign (GTK_LABEL (hint), 0);
      gtk_widget_add_css_class (hint, "caption");
      gtk_box_append (GTK_BOX (words), hint);
    }
  if (card != NULL)
    gtk_box_append (GTK_BOX (box), hk_zz_face_new (get_table (self), card, FACE_WIDTH));
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (button), box);
  hk_move_option_dress (button, hk_move_option_is_legal (offer) ? NULL : hk_move_option_get_reason (offer));
  gtk_widget_add_css_class (button, "zz-choice");
  gtk_widget_set_hexpand (button, TRUE);
  hk_widget_set_spoken (button, hk_move_option_get_title (offer));
  g_object_set_data_full (G_OBJECT (button), "offer", g_object_ref (offer), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static const char *
find_move (HkZzTable *table)
{
  if (hk_zz_table_is_phase (table, "place"))
    return "place";
  if (hk_zz_table_is_phase (table, "reward"))
    return "reward";
  return hk_zz_table_is_phase (table, "takings") ? "take" : NULL;
}

static char *
make_title (HkZzTable *table)
{
  if (hk_zz_table_is_phase (table, "takings"))
    return g_strdup_printf (_("%s takes a card"), hk_zz_table_get_player_name (table, table->taker));
  if (hk_zz_table_is_phase (table, "reward"))
    return g_strdup_printf (_("%s takes a row"), hk_zz_table_get_player_name (table, table->current_player));
  if (table->drawn != NULL)
    {
      g_autofree char *name = hk_zz_table_name_card (table, table->drawn);

      return g_strdup_printf (_("Where to put %s?"), name);
    }
  return g_strdup ("");
}

/* Who is next, as long as somebody is. */
static char *
make_order (HkZzTable *table)
{
  const int n = hk_zz_table_get_n_players (table);
  GString *text = g_string_new (NULL);

  for (int i = (table->taker + 1) % MAX (n, 1); hk_zz_table_is_phase (table, "takings") && i != table->current_player; i = (i + 1) % n)
    g_string_append_printf (text, text->len == 0 ? "%s" : ", %s", hk_zz_table_get_player_name (table, i));
  if (text->len > 0)
    g_string_prepend (text, _("Then: "));
  if (hk_zz_table_is_phase (table, "reward"))
    g_string_append (text, _("The best one by the big button, another one where it lies."));
  return g_string_free_and_steal (text);
}

static void
update (HkZzChoicePanel *self)
{
  HkZzTable *table = get_table (self);
  const char *name = find_move (table);
  g_autoptr (GPtrArray) offers = name == NULL || self->in_rows ? NULL : hk_zz_list_moves (table);
  g_autofree char *title = make_title (table);
  g_autofree char *order = make_order (table);

  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->order), order);
  gtk_widget_set_visible (self->order, order[0] != '\0');
  hk_wrap_box_clear (self->buttons);
  for (guint i = 0; offers != NULL && i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);

      if (g_str_equal (hk_move_get_name (hk_move_option_get_move (offer)), name))
        adw_wrap_box_append (ADW_WRAP_BOX (self->buttons), make_button (self, offer));
    }
}

static void
hk_zz_choice_panel_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_CHOICE_PANEL (object)->session);
  G_OBJECT_CLASS (hk_zz_choice_panel_parent_class)->dispose (object);
}

static void
hk_zz_choice_panel_class_init (HkZzChoicePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_choice_panel_dispose;
}

static void
hk_zz_choice_panel_init (HkZzChoicePanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->title = hk_heading_new (NULL);
  self->order = gtk_label_new (NULL);
  self->buttons = hk_wrap_box_new (6);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->order), 0);
  gtk_label_set_wrap (GTK_LABEL (self->order), TRUE);
  gtk_widget_add_css_class (self->order, "dimmed");
  adw_wrap_box_set_justify (ADW_WRAP_BOX (self->buttons), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (self->buttons), TRUE);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->buttons);
  gtk_box_append (GTK_BOX (box), self->order);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): what there is to choose from.
 * @session: a session of Zombiez
 * @in_rows: whether the rows are in sight, where a tap makes the choice */
GtkWidget *
hk_zz_choice_panel_new (HkSession *session,
                        gboolean   in_rows)
{
  HkZzChoicePanel *self = g_object_new (HK_TYPE_ZZ_CHOICE_PANEL, NULL);

  self->session = g_object_ref (session);
  self->in_rows = in_rows;
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
