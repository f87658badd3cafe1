/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-session-index.h"

#include "core/content/hk-file.h"

/* The first line; a file with another one is made anew. Each line after it is a journal: when it was written, its size, its inode,
 * when it was played, whether it can be gone on with, its name. */
#define VERSION "hordekeeper-library 1"

struct _HkSessionIndex
{
  char       *text;
  GHashTable *facts; /* names in @text to HkSessionFacts */
};

/* Returns whether the line is one. @text becomes what stands behind the number. */
static gboolean
read_number (char  **text,
             gint64 *number)
{
  char *end;

  *number = g_ascii_strtoll (*text, &end, 10);
  if (end == *text || *end != ' ')
    return FALSE;
  *text = end + 1;
  return TRUE;
}

static void
read_line (HkSessionIndex *self,
           char           *line)
{
  HkSessionFacts facts = { 0 };
  gint64 size, inode, standing;

  if (!read_number (&line, &facts.modified) || !read_number (&line, &size) || !read_number (&line, &inode)
      || !read_number (&line, &facts.played) || !read_number (&line, &standing)
      || standing < HK_SESSION_STANDING_UNKNOWN || standing > HK_SESSION_STANDING_CLOSED)
    return;
  facts.size = size;
  facts.inode = (guint64) inode;
  facts.standing = (HkSessionStanding) standing;
  g_hash_table_insert (self->facts, line, g_memdup2 (&facts, sizeof facts));
}

/* (transfer full): what was written last; nothing where there is no such file.
 * @path: (nullable): a file in the cache folder */
HkSessionIndex *
hk_session_index_read (const char *path)
{
  HkSessionIndex *self = g_new0 (HkSessionIndex, 1);
  gsize size;
  char *line;
  char *next;

  self->facts = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  self->text = path == NULL ? NULL : hk_file_read (path, HK_FILE_LIMIT, &size, NULL);
  if (self->text == NULL || !g_str_has_prefix (self->text, VERSION "\n"))
    return self;
  for (line = self->text + strlen (VERSION "\n"); (next = strchr (line, '\n')) != NULL; line = next + 1)
    {
      *next = '\0';
      read_line (self, line);
    }
  return self;
}

/* @self: (transfer full): an index */
void
hk_session_index_free (HkSessionIndex *self)
{
  g_hash_table_unref (self->facts);
  g_free (self->text);
  g_free (self);
}

/* (nullable): what was known of the file of that name. */
const HkSessionFacts *
hk_session_index_find (HkSessionIndex *self,
                       const char     *name)
{
  return g_hash_table_lookup (self->facts, name);
}

/* Keeps what is known of these journals, as far as the disk allows.
 * @path: a file in the cache folder; its folder is made where it is lacking
 * @infos: (element-type HkSessionInfo): all of the folder */
void
hk_session_index_write (const char *path,
                        GPtrArray  *infos)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GString) text = g_string_new (VERSION "\n");

  for (guint i = 0; i < infos->len; i++)
    {
      HkSessionInfo *info = g_ptr_array_index (infos, i);
      const HkSessionFacts *facts = hk_session_info_get_facts (info);
      g_autofree char *name = g_path_get_basename (hk_session_info_get_path (info));

      if (strchr (name, '\n') == NULL)
        g_string_append_printf (text, "%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %d %s\n",
                                facts->modified, (gint64) facts->size, (gint64) facts->inode, facts->played, (int) facts->standing, name);
    }
  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_file_set_contents_full (path, text->str, (gssize) text->len, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}
