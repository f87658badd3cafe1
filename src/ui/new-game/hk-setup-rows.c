/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-setup-rows.h"

#define UNWANTED "hk-unwanted"
#define LEFT_OUT "hk-left-out"
#define GAME     "hk-game"

static void
set_flag (GtkWidget  *row,
          const char *flag,
          gboolean    is_set)
{
  g_object_set_data (G_OBJECT (row), flag, GINT_TO_POINTER (is_set));
  gtk_widget_set_visible (row, g_object_get_data (G_OBJECT (row), UNWANTED) == NULL && g_object_get_data (G_OBJECT (row), LEFT_OUT) == NULL);
}

/* Shows the row of an option, unless its part is left out.
 * @wanted: whether what else is chosen leaves anything to ask */
void
hk_setup_row_set_wanted (GtkWidget *row,
                         gboolean   wanted)
{
  g_return_if_fail (GTK_IS_WIDGET (row));

  set_flag (row, UNWANTED, !wanted);
}

static gboolean
is_asked (const HkKeepSpec   *spec,
          const char * const *parts,
          const char         *options)
{
  g_auto (GStrv) names = g_strsplit (options, " ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    if (hk_keep_asks_for (spec, parts, names[i]))
      return TRUE;
  return FALSE;
}

/* Shows the rows of the options that are asked for where these parts are kept, and hides the others. */
static void
show_kept (GtkWidget          *rows,
           const HkKeepSpec   *spec,
           const char * const *parts)
{
  const gboolean asked = is_asked (spec, parts, gtk_widget_get_name (rows));

  if (!asked || g_object_get_data (G_OBJECT (rows), LEFT_OUT) != NULL)
    set_flag (rows, LEFT_OUT, !asked);
  for (GtkWidget *child = gtk_widget_get_first_child (rows); child != NULL; child = gtk_widget_get_next_sibling (child))
    show_kept (child, spec, parts);
}

static void
kept_cb (HkKeepRows *keep,
         GtkWidget  *rows)
{
  const HkGameSpec *game = g_object_get_data (G_OBJECT (rows), GAME);
  g_auto (GStrv) parts = hk_keep_rows_dup_parts (keep);

  show_kept (rows, game->keep, (const char * const *) parts);
}

/* Lets the rows of options show themselves by the parts that are kept.
 * @rows: a widget with such rows in it
 * @game: a game that can be kept in part */
void
hk_setup_rows_follow (GtkWidget        *rows,
                      HkKeepRows       *keep,
                      const HkGameSpec *game)
{
  g_return_if_fail (GTK_IS_WIDGET (rows) && HK_IS_KEEP_ROWS (keep) && game->keep != NULL);

  g_object_set_data (G_OBJECT (rows), GAME, (gpointer) game);
  g_signal_connect_object (keep, "changed", G_CALLBACK (kept_cb), rows, G_CONNECT_DEFAULT);
}
