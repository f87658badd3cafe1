/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-course-spec.h"

/* What the games have named to be followed: const char * to const HkCourseSpec *. */
static GHashTable *specs;

/* Names what of a game is followed, before any course of it is read.
 * @game: the id of the game; kept, as is @spec */
void
hk_course_spec_register (const char         *game,
                         const HkCourseSpec *spec)
{
  if (specs == NULL)
    specs = g_hash_table_new (g_str_hash, g_str_equal);
  g_hash_table_insert (specs, (gpointer) game, (gpointer) spec);
}

/* (transfer none): what is followed; nothing for a game that has named nothing. */
const HkCourseSpec *
hk_course_spec_lookup (const char *game)
{
  static const HkCourseSpec nothing = { 0 };
  const HkCourseSpec *spec = specs == NULL ? NULL : g_hash_table_lookup (specs, game);

  return spec == NULL ? &nothing : spec;
}
