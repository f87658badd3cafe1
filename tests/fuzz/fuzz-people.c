/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "core/rulebook/hk-bookmarks.h"
#include "core/people/hk-people.h"
#include "hk-fuzz.h"

/* Small files of the app itself: the first byte is 0 for who is meant by names, anything else for the rules that are marked. */

static void
read_people (const char *path)
{
  g_autoptr (HkPeople) people = hk_people_new (path);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = NULL;
  g_autofree char *saved = NULL;

  g_assert_nonnull (hk_people_find (people, "Ann"));
  names = hk_people_list_names (people, "Ann");
  if (!hk_people_rename (people, "Ann", "Bo", &error))
    {
      hk_fuzz_check_error (error);
      return;
    }
  g_assert_cmpstr (hk_people_find (people, "Ann"), ==, hk_people_find (people, "Bo"));
  saved = hk_people_save (people);
  g_assert_true (hk_people_restore (people, saved, &error));
  g_assert_no_error (error);
}

static void
read_bookmarks (const char *folder)
{
  g_autoptr (HkBookmarks) bookmarks = hk_bookmarks_new (folder);
  const gboolean marked = hk_bookmarks_has (bookmarks, "zombiez/turn.push");
  g_autoptr (GError) error = NULL;

  if (!hk_bookmarks_set (bookmarks, "zombiez/turn.push", !marked, &error))
    hk_fuzz_check_error (error);
  else
    g_assert_true (hk_bookmarks_has (bookmarks, "zombiez/turn.push") != marked);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes,
                        gsize         n_bytes)
{
  const char *folder;
  g_autofree char *path = NULL;

  if (n_bytes < 1)
    return 0;
  hk_fuzz_start ();
  folder = hk_fuzz_begin_folder ();
  path = hk_fuzz_put (folder, bytes[0] == 0 ? "people.json" : "zombiez.json", bytes + 1, n_bytes - 1);
  if (bytes[0] == 0)
    read_people (path);
  else
    read_bookmarks (folder);
  return 0;
}
