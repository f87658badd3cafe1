/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "hk-aotd-spawn-result.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-widgets.h"

/* What to place on the board after a spawn, zone by zone. */

static GtkWidget *
make_text (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* What the card says besides its number of Zombies. */
static void
add_orders (GtkWidget       *words,
            HkAotdSpawnCard *card)
{
  const char *activates = card == NULL ? NULL : hk_aotd_name_activates (card->activates);

  if (activates != NULL)
    gtk_box_append (GTK_BOX (words), make_text (activates, "accent"));
  if (card != NULL && card->text != NULL && card->text[0] != '\0')
    gtk_box_append (GTK_BOX (words), make_text (card->text, NULL));
}

static void
add_shortage (GtkWidget       *words,
              HkAotdSpawn     *spawn,
              HkAotdSpawnCard *card)
{
  g_autofree char *missing = NULL;
  GtkWidget *label;

  if (spawn->missing == 0)
    return;
  if (card != NULL)
    missing = g_strdup_printf (ngettext ("%d miniature is missing: all %s activate once more.",
                                         "%d miniatures are missing: all %s activate once more.", (gulong) spawn->missing),
                               spawn->missing, hk_aotd_name_zombies (card->type));
  else
    missing = g_strdup_printf (ngettext ("%d miniature is missing: all of that type activate once more.",
                                         "%d miniatures are missing: all of that type activate once more.", (gulong) spawn->missing),
                               spawn->missing);
  label = make_text (missing, "warning");
  gtk_box_append (GTK_BOX (words), label);
}

static GtkWidget *
make_row (HkAotdTable *table,
          HkAotdSpawn *spawn,
          guint        order)
{
  HkAotdSpawnCard *card = hk_aotd_spawn_get_card (table, spawn);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *number;
  g_autofree char *order_text = g_strdup_printf ("%u", order + 1);
  g_autofree char *what = hk_aotd_name_placed (table, spawn);
  g_autofree char *card_name = hk_aotd_name_card (spawn);
  g_autofree char *style = g_strdup_printf ("spawn-%s", spawn->kind == NULL ? "red" : spawn->kind);
  g_autofree char *where = card_name == NULL ? g_strdup (spawn->name) : g_strdup_printf ("%s · %s", spawn->name, card_name);

  number = gtk_label_new (order_text);
  gtk_widget_add_css_class (number, "aotd-order");
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_add_css_class (number, style);
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), make_text (what, "title-2"));
  gtk_box_append (GTK_BOX (words), make_text (where, "dimmed"));
  add_shortage (words, spawn, card);
  add_orders (words, card);
  hk_widget_set_margins (box, 9, 12, 9);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  return row;
}

static GtkWidget *
make_list (HkAotdTable *table,
           guint        zones)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->spawns)); i++)
    {
      g_autoptr (HkAotdSpawn) spawn = g_list_model_get_item (G_LIST_MODEL (table->spawns), i);

      if (spawn->done && (zones & (1u << i)) != 0)
        gtk_list_box_append (GTK_LIST_BOX (list), make_row (table, spawn, i));
    }
  return list;
}

static void
add_activations (GtkWidget   *box,
                 HkAotdTable *table)
{
  if (table->extra_activations == NULL || table->extra_activations[0] == NULL)
    return;
  gtk_box_append (GTK_BOX (box), make_text (_("Then, at once"), "heading"));
  for (guint i = 0; table->extra_activations[i] != NULL; i++)
    {
      g_autofree char *what = hk_aotd_describe_activation (table->extra_activations[i]);
      g_autofree char *text = g_strdup_printf ("%u. %s", i + 1, what);

      gtk_box_append (GTK_BOX (box), make_text (text, NULL));
    }
}

/* Returns the Spawn Zones that have spawned in this round, a bit each.
 * @session: a session of Army of the Dead */
guint
hk_aotd_spawn_result_get_done (HkSession *session)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (session));
  guint zones = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->spawns)); i++)
    if (hk_aotd_table_get_spawn (table, (int) i)->done)
      zones |= 1u << i;
  return zones;
}

/* Lists zone by zone what the spawn places on the board.
 * @from: a widget of the table page
 * @session: a session of Army of the Dead
 * @zones: the Spawn Zones that it is about, a bit each */
void
hk_aotd_spawn_result_present (GtkWidget *from,
                              HkSession *session,
                              guint      zones)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (session));
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *close = gtk_button_new_with_mnemonic (_("_Placed"));
  GtkWidget *level;

  adw_dialog_set_title (dialog, _("Place These Zombies"));
  adw_dialog_set_content_width (dialog, 480);
  adw_dialog_set_follows_content_size (dialog, FALSE);
  adw_dialog_set_content_height (dialog, 560);
  level = make_text (hk_aotd_level_get_title (hk_aotd_table_get_level (table)), "dimmed");
  gtk_widget_add_css_class (box, "aotd");
  hk_widget_set_margins (box, 6, 12, 12);
  gtk_box_append (GTK_BOX (box), level);
  gtk_box_append (GTK_BOX (box), make_list (table, zones));
  add_activations (box, table);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_add_css_class (close, "pill");
  gtk_widget_add_css_class (close, "suggested-action");
  gtk_widget_set_halign (close, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (close, 6);
  gtk_widget_set_margin_bottom (close, 12);
  g_signal_connect_object (close, "clicked", G_CALLBACK (adw_dialog_close), dialog, G_CONNECT_SWAPPED);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (view), close);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scroller);
  adw_dialog_set_child (dialog, view);
  adw_dialog_set_default_widget (dialog, close);
  adw_dialog_set_focus (dialog, close);
  adw_dialog_present (dialog, from);
}
