/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "hk-aotd-spawn-result.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-animation.h"
#include "ui/widgets/hk-widgets.h"

/* What to place on the board after a spawn, zone by zone. */

/* What the card says besides its number of Zombies. */
static void
add_orders (GtkWidget       *words,
            HkAotdSpawnCard *card)
{
  const char *activates = card == NULL ? NULL : hk_aotd_name_activates (card->activates);

  if (activates != NULL)
    hk_box_add_label (words, activates, "accent");
  if (card != NULL && card->text != NULL && card->text[0] != '\0')
    hk_box_add_label (words, card->text, NULL);
}

static void
add_shortage (GtkWidget       *words,
              HkAotdSpawn     *spawn,
              HkAotdSpawnCard *card)
{
  g_autofree char *missing = NULL;

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
  hk_box_add_label (words, missing, "warning");
}

static void
add_row (GtkListBox  *list,
         HkAotdTable *table,
         HkAotdSpawn *spawn,
         guint        order)
{
  HkAotdSpawnCard *card = hk_aotd_spawn_get_card (table, spawn);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-spawned-row.ui");
  GtkWidget *words = GTK_WIDGET (gtk_builder_get_object (builder, "words"));
  GtkWidget *number = GTK_WIDGET (gtk_builder_get_object (builder, "order"));
  g_autofree char *order_text = g_strdup_printf ("%u", order + 1);
  g_autofree char *what = hk_aotd_name_placed (spawn);
  g_autofree char *card_name = hk_aotd_name_card (spawn);
  g_autofree char *style = g_strdup_printf ("spawn-%s", spawn->kind == NULL ? "red" : spawn->kind);
  g_autofree char *where = card_name == NULL ? g_strdup (spawn->name) : g_strdup_printf ("%s · %s", spawn->name, card_name);

  gtk_label_set_text (GTK_LABEL (number), order_text);
  gtk_widget_add_css_class (number, style);
  hk_box_add_label (words, what, "title-2");
  hk_box_add_label (words, where, "dimmed");
  add_shortage (words, spawn, card);
  add_orders (words, card);
  gtk_list_box_append (list, GTK_WIDGET (gtk_builder_get_object (builder, "row")));
}

static void
add_activations (GtkWidget   *box,
                 HkAotdTable *table)
{
  if (table->extra_activations == NULL || table->extra_activations[0] == NULL)
    return;
  hk_box_add_label (box, _("Then, at once"), "heading");
  for (guint i = 0; table->extra_activations[i] != NULL; i++)
    {
      g_autofree char *what = hk_aotd_describe_activation (table->extra_activations[i]);
      g_autofree char *text = g_strdup_printf ("%u. %s", i + 1, what);

      hk_box_add_label (box, text, NULL);
    }
}

/* Returns the Spawn Zones that have spawned in this round, a bit each. */
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

/* The level by which they spawned; empty where the levels are not kept and nobody has told it. */
static const char *
name_level (HkAotdTable *table)
{
  if (hk_table_keeps (HK_TABLE (table), "danger"))
    return hk_aotd_level_get_title (hk_aotd_table_get_level (table));
  return table->spawn_level < 0 ? "" : hk_aotd_level_get_title ((HkAotdLevel) table->spawn_level);
}

/* Lists zone by zone what the spawn places on the board.
 * @from: a widget of the table page
 * @zones: the Spawn Zones that it is about, a bit each */
void
hk_aotd_spawn_result_present (GtkWidget *from,
                              HkSession *session,
                              guint      zones)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (session));
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-spawn-result.ui");
  AdwDialog *dialog = ADW_DIALOG (gtk_builder_get_object (builder, "dialog"));
  GtkWidget *close = GTK_WIDGET (gtk_builder_get_object (builder, "placed"));

  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "level")), name_level (table));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->spawns)); i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (table, (int) i);

      if (spawn->done && (zones & (1u << i)) != 0)
        add_row (GTK_LIST_BOX (gtk_builder_get_object (builder, "list")), table, spawn, i);
    }
  add_activations (GTK_WIDGET (gtk_builder_get_object (builder, "box")), table);
  g_signal_connect_object (close, "clicked", G_CALLBACK (adw_dialog_close), dialog, G_CONNECT_SWAPPED);
  adw_dialog_set_focus (dialog, close);
  hk_animation_present_at_once (dialog, from);
}
