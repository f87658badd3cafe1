/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/packs/hk-content-check.h"
#include "core/session/hk-journal.h"
#include "core/session/hk-session.h"
#include "hk-cli.h"

/* Writes the good part of a damaged journal into a new file beside it. */
static gboolean
repair (const char *path,
        GError    **error)
{
  /* Nobody else may be writing to it. */
  g_autoptr (HkJournal) lock = hk_journal_open (path, TRUE, error);
  g_autoptr (HkSession) session = lock == NULL ? NULL : hk_session_open_good (path, error);
  g_autofree char *copy = session == NULL ? NULL : hk_session_save_good (session, NULL, error);
  const guint n = session == NULL ? 0 : hk_session_get_position (session);

  if (copy == NULL)
    return FALSE;
  g_print (ngettext ("%u move is good and written to %s; %s is as it was.\n",
                     "%u moves are good and written to %s; %s is as it was.\n", n), n, copy, path);
  return TRUE;
}

/* Checks files of content, packs and journals, and all files in folders. With --repair the good part of each damaged
 * journal is written to a new file. Returns what to leave the program with. */
int
hk_cli_validate (int    argc,
                 char **argv)
{
  gboolean repairs = FALSE;
  const GOptionEntry entries[] = {
    { "repair", 0, 0, G_OPTION_ARG_NONE, &repairs, N_("Write the good part of a damaged session to a new file"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  guint n_checked = 0;
  guint n_wrong = 0;

  if (!hk_cli_parse (&argc, &argv, entries, "[--repair] PATH…", -1, &status))
    return status;
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GPtrArray) paths = hk_content_check_list_files (argv[i]);

      for (guint j = 0; j < paths->len; j++)
        {
          g_autoptr (GError) error = NULL;

          n_checked++;
          if (!hk_content_check_file (g_ptr_array_index (paths, j), &error))
            {
              n_wrong++;
              hk_cli_refuse (error, "%s", (char *) g_ptr_array_index (paths, j));
              g_clear_error (&error);
              if (repairs && g_str_has_suffix (g_ptr_array_index (paths, j), ".hordekeeper")
                  && !repair (g_ptr_array_index (paths, j), &error))
                hk_cli_refuse (error, "%s", (char *) g_ptr_array_index (paths, j));
            }
        }
    }
  if (n_checked == 0)
    return hk_cli_usage (_("there is nothing to check"));
  if (n_wrong > 0)
    return HK_CLI_REFUSED;
  g_print (ngettext ("%u file is in order.\n", "%u files are in order.\n", n_checked), n_checked);
  return HK_CLI_DONE;
}
