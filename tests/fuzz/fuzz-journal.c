/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/session/hk-session.h"
#include "hk-fuzz.h"

/* The bytes of a journal: it opens and every position of it can be reached, or it is refused with a sentence. */

/* Long games take long to follow, and show nothing that short ones do not. */
#define MOST_POSITIONS 16

int
LLVMFuzzerTestOneInput (const guint8 *bytes,
                        gsize         n_bytes)
{
  const char *path;
  g_autoptr (HkSession) session = NULL;
  g_autofree char *story = NULL;
  g_autoptr (GError) error = NULL;

  hk_fuzz_start ();
  path = hk_fuzz_to_file (bytes, n_bytes);
  session = hk_session_open_at (path, G_MAXUINT, &error);
  if (session == NULL)
    {
      hk_fuzz_check_error (error);
      return 0;
    }
  g_assert_no_error (error);
  for (guint i = 0; i <= MIN (hk_session_get_n_moves (session), MOST_POSITIONS); i++)
    {
      g_autoptr (GError) local = NULL;
      g_autoptr (HkTable) table = hk_session_get_table_at (session, i, &local);

      if (table == NULL)
        hk_fuzz_check_error (local);
    }
  story = hk_session_to_story (session);
  hk_fuzz_look_at (hk_session_get_table (session));
  return 0;
}
