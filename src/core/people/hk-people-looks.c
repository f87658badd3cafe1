/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"
#include "hk-people-private.h"

/* The colour and the picture of a person. A picture is a file of its own, called by what is in it, in the folder “people” beside the
 * file of who is who. */

#define FOLDER "people"
#define SUFFIX ".png"

/* (nullable): how the person is shown. */
static HkPeopleLook *
find_look (HkPeopleState *state,
           const char    *person)
{
  g_autofree char *key = hk_people_dup_key (person);

  return g_hash_table_lookup (state->looks, key);
}

/* Returns (transfer none) (nullable): the colour that the person plays with, as “red”; until the next change.
 * @person: as hk_people_find() gives it */
const char *
hk_people_get_colour (HkPeople   *self,
                      const char *person)
{
  const HkPeopleLook *look;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && person != NULL, NULL);

  look = find_look (self->state, person);
  return look == NULL ? NULL : look->colour;
}

static char *
dup_folder (HkPeople *self)
{
  g_autofree char *folder = self->path == NULL ? NULL : g_path_get_dirname (self->path);

  return folder == NULL ? NULL : g_build_filename (folder, FOLDER, NULL);
}

/* Returns (transfer full) (nullable): the file of the person’s picture, a PNG of at most %HK_LIMIT_PICTURE pixels a side. */
char *
hk_people_dup_picture (HkPeople   *self,
                       const char *person)
{
  const HkPeopleLook *look;
  g_autofree char *folder = NULL;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && person != NULL, NULL);

  look = find_look (self->state, person);
  folder = dup_folder (self);
  return look == NULL || look->picture == NULL || folder == NULL ? NULL : g_build_filename (folder, look->picture, NULL);
}

/* Gives the person a colour.
 * @colour: (nullable): as “red”; %NULL none
 * @error: return location for %HK_ERROR_NEWER and %HK_ERROR_STORAGE; nothing changes then
 *
 * Returns: whether it worked */
gboolean
hk_people_set_colour (HkPeople   *self,
                      const char *person,
                      const char *colour,
                      GError    **error)
{
  HkPeopleState *state;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && person != NULL, FALSE);

  state = hk_people_state_copy (self);
  g_set_str (&hk_people_state_add_look (state, person)->colour, colour);
  return hk_people_take (self, state, error);
}

static gboolean
write_picture (HkPeople   *self,
               GBytes     *picture,
               const char *name,
               GError    **error)
{
  const GFileSetContentsFlags flags = G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE;
  g_autofree char *folder = dup_folder (self);
  g_autofree char *path = folder == NULL ? NULL : g_build_filename (folder, name, NULL);
  g_autoptr (GError) local = NULL;

  if (path == NULL)
    return TRUE;
  g_mkdir_with_parents (folder, 0700);
  if (g_file_set_contents_full (path, g_bytes_get_data (picture, NULL), (gssize) g_bytes_get_size (picture), flags, 0600, &local))
    return TRUE;
  return hk_error_fail (error, HK_ERROR_STORAGE, _("The picture cannot be kept: %s"), local->message);
}

/* Gives the person a picture; the one before stays on the disk until hk_people_sweep(), so that this can be taken back.
 * @picture: (nullable): a PNG of at most %HK_LIMIT_PICTURE pixels a side; %NULL none
 * @error: return location for %HK_ERROR_PARAMETER, %HK_ERROR_NEWER and %HK_ERROR_STORAGE; nothing changes then
 *
 * Returns: whether it worked */
gboolean
hk_people_set_picture (HkPeople   *self,
                       const char *person,
                       GBytes     *picture,
                       GError    **error)
{
  g_autofree char *sum = NULL;
  g_autofree char *name = NULL;
  HkPeopleState *state;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && person != NULL, FALSE);

  if (picture != NULL)
    {
      if (g_bytes_get_size (picture) > HK_LIMIT_PICTURE_KEPT)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("The picture is too large."));
      sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, picture);
      name = g_strconcat (sum, SUFFIX, NULL);
      if (!write_picture (self, picture, name, error))
        return FALSE;
    }
  state = hk_people_state_copy (self);
  g_set_str (&hk_people_state_add_look (state, person)->picture, name);
  return hk_people_take (self, state, error);
}

static gboolean
is_used (HkPeople   *self,
         const char *picture)
{
  GHashTableIter iter;
  gpointer look;

  g_hash_table_iter_init (&iter, self->state->looks);
  while (g_hash_table_iter_next (&iter, NULL, &look))
    if (g_strcmp0 (((const HkPeopleLook *) look)->picture, picture) == 0)
      return TRUE;
  return FALSE;
}

/* Removes the pictures that nobody has any more. It is called when the app begins, as long as nothing can be taken back. */
void
hk_people_sweep (HkPeople *self)
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (HK_IS_PEOPLE (self));

  folder = dup_folder (self);
  /* Who has which is not known then. */
  if (folder == NULL || self->is_newer || self->is_damaged)
    return;
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX) && !is_used (self, name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_unlink (path);
      }
}
