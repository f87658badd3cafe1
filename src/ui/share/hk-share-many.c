/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/export/hk-summary-reader.h"
#include "core/session/hk-session-store.h"
#include "hk-share-many.h"
#include "hk-share-save.h"
#include "ui/app/hk-application.h"
#include "ui/app/hk-opening-mark.h"

/* Many games in one file. A few at a time are read between two frames of the window, as their journals have to be followed. */

/* So many are read at a time, several of them at once. */
#define N_GAMES 8

typedef struct
{
  GtkWidget *from;
  GPtrArray *infos;      /* HkSessionInfo */
  guint      next;
  GPtrArray *summaries;  /* HkSummary */
  char      *ending;
  GtkLabel  *progress;
  char      *before;     /* what the label said */
} Many;

static void
many_free (gpointer data)
{
  Many *many = data;

  g_object_unref (many->from);
  g_ptr_array_unref (many->infos);
  g_ptr_array_unref (many->summaries);
  g_free (many->ending);
  g_object_unref (many->progress);
  g_free (many->before);
  g_free (many);
}

static char *
make_text (Many *many)
{
  const HkSummary * const *summaries = (const HkSummary * const *) many->summaries->pdata;

  if (g_str_equal (many->ending, "csv"))
    return hk_summaries_to_csv (summaries, many->summaries->len);
  if (g_str_equal (many->ending, "md"))
    return hk_summaries_to_markdown (summaries, many->summaries->len);
  return g_str_equal (many->ending, "json") ? hk_summaries_to_json (summaries, many->summaries->len)
                                            : hk_summaries_to_bgstats (summaries, many->summaries->len);
}

/* Puts the game that has been followed first into its place, the number of which is @first more. Returns: whether there was one. */
static gboolean
take_next (Many            *many,
           HkSummaryReader *reader,
           HkSummary      **games,
           guint            first)
{
  HkSummary *summary;
  HkSummary **game = hk_summary_reader_pop (reader, &summary);

  if (game == NULL)
    return FALSE;
  *game = summary;
  hk_opening_mark_clear (hk_session_info_get_path (g_ptr_array_index (many->infos, first + (guint) (game - games))));
  return TRUE;
}

/* Journals that cannot be followed, or have ended the app before, are left out; their rows say what is wrong with them. */
static void
read_next (Many *many)
{
  HkPeople *people = hk_application_get_people (hk_application_get_default ());
  g_autoptr (HkSummaryReader) reader = hk_summary_reader_new ();
  HkSummary *games[N_GAMES] = { NULL };
  const guint first = many->next;

  for (; many->next < first + N_GAMES && many->next < many->infos->len; many->next++)
    {
      HkSessionInfo *info = g_ptr_array_index (many->infos, many->next);
      const char *path = hk_session_info_get_path (info);

      if (hk_summary_reader_is_full (reader))
        take_next (many, reader, games, first);
      if (hk_session_info_get_problem (info) == NULL && hk_opening_mark_try (path))
        hk_summary_reader_push (reader, path, &games[many->next - first]);
    }
  while (take_next (many, reader, games, first))
    ;
  for (guint i = 0; i < N_GAMES; i++)
    {
      /* BG Stats keeps games that are over. */
      if (games[i] != NULL && !games[i]->is_over && g_str_equal (many->ending, "bgsplay"))
        g_clear_pointer (&games[i], hk_summary_free);
      if (games[i] == NULL)
        continue;
      hk_summary_name (games[i], people);
      g_ptr_array_add (many->summaries, games[i]);
    }
}

static gboolean
read_cb (gpointer data)
{
  Many *many = data;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = NULL;

  /* The page is left. */
  if (gtk_widget_get_root (many->from) == NULL)
    return G_SOURCE_REMOVE;
  if (many->next < many->infos->len)
    {
      read_next (many);
      /* Translators: how many games have been read, and of how many. */
      text = g_strdup_printf (_("Reading game %u of %u…"), many->next, many->infos->len);
      gtk_label_set_text (many->progress, text);
      return G_SOURCE_CONTINUE;
    }
  gtk_label_set_text (many->progress, many->before);
  text = make_text (many);
  bytes = g_bytes_new (text, strlen (text));
  name = g_strdup_printf ("%s.%s", _("Past Games"), many->ending);
  hk_share_save (many->from, bytes, _("Save for Others"), name);
  return G_SOURCE_REMOVE;
}

/* Reads the games, and asks for a place for them.
 * @from: a page in an #HkWindow
 * @infos: (element-type HkSessionInfo): the games
 * @ending: "csv", "md", "json" or "bgsplay"
 * @progress: says how far it is */
void
hk_share_many (GtkWidget  *from,
               GListModel *infos,
               const char *ending,
               GtkLabel   *progress)
{
  Many *many = g_new0 (Many, 1);

  many->from = g_object_ref (from);
  many->infos = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (infos); i++)
    g_ptr_array_add (many->infos, g_list_model_get_item (infos, i));
  many->summaries = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_summary_free);
  many->ending = g_strdup (ending);
  many->progress = g_object_ref (progress);
  many->before = g_strdup (gtk_label_get_text (progress));
  g_idle_add_full (G_PRIORITY_LOW, read_cb, many, many_free);
}
