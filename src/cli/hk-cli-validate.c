/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cli.h"
#include "hk-content-check.h"

/**
 * hk_cli_validate:
 * @argc: the number of words
 * @argv: the words, the first of them the command
 *
 * Checks files of content, packs and journals, and all files in folders.
 *
 * Returns: what to leave the program with
 */
int
hk_cli_validate (int    argc,
                 char **argv)
{
  int status;
  guint n_checked = 0;
  guint n_wrong = 0;

  if (!hk_cli_parse (&argc, &argv, NULL, "PATH…", -1, &status))
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
