/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-pack-private.h"

/* What a pack says of itself: of which edition and in which language the box is, and who enters it. */

#define MAX_LENGTH 200

static const char * const members[] = { HK_PACK_EDITION, HK_PACK_LANGUAGE, HK_PACK_BY, NULL };

/* (transfer full) (nullable): what a file of a pack says of itself; whatever is no short text is left out. */
JsonObject *
hk_pack_read_about (JsonObject *file)
{
  JsonNode *node = json_object_get_member (file, "about");
  JsonObject *about;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;
  about = json_object_new ();
  for (guint i = 0; members[i] != NULL; i++)
    {
      const char *text = json_object_get_string_member_with_default (json_node_get_object (node), members[i], "");

      if (text != NULL && *text != '\0' && strlen (text) <= MAX_LENGTH)
        json_object_set_string_member (about, members[i], text);
    }
  return about;
}

/* Returns what the pack says of itself; "" when it does not say.
 * @member: %HK_PACK_EDITION, %HK_PACK_LANGUAGE or %HK_PACK_BY */
const char *
hk_pack_get_about (HkPack     *self,
                   const char *member)
{
  return self->about == NULL ? "" : json_object_get_string_member_with_default (self->about, member, "");
}

static gboolean
set_about (HkPack  *self,
           gpointer data,
           GError **error)
{
  const char * const *pair = data;
  JsonObject *about = json_object_new ();

  for (guint i = 0; members[i] != NULL; i++)
    {
      const char *text = g_str_equal (members[i], pair[0]) ? pair[1] : hk_pack_get_about (self, members[i]);

      if (*text != '\0')
        json_object_set_string_member (about, members[i], text);
    }
  g_clear_pointer (&self->about, json_object_unref);
  self->about = about;
  return TRUE;
}

/* Has the pack say it of itself. Returns whether it worked.
 * @member: %HK_PACK_EDITION, %HK_PACK_LANGUAGE or %HK_PACK_BY, who enters what is entered from now on
 * @text: "" for nothing */
gboolean
hk_pack_set_about (HkPack     *self,
                   const char *member,
                   const char *text,
                   GError    **error)
{
  const char *pair[] = { member, text };

  if (g_str_equal (hk_pack_get_about (self, member), text))
    return TRUE;
  if (strlen (text) > MAX_LENGTH)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("This is too long."));
  return hk_pack_commit (self, set_about, pair, error);
}

/* (transfer full): the component with the name of who enters it. */
JsonObject *
hk_pack_sign (HkPack     *self,
              JsonObject *component)
{
  const char *by = hk_pack_get_about (self, HK_PACK_BY);
  JsonObject *copy;

  if (*by == '\0')
    return json_object_ref (component);
  copy = hk_pack_copy_component (component);
  json_object_set_string_member (copy, HK_PACK_BY, by);
  return copy;
}

/* Takes over of which edition and in which language the box is, where the pack does not say. Who enters it stays: that is somebody here.
 * @other: what another pack says of itself */
void
hk_pack_fill_about (HkPack     *self,
                    JsonObject *other)
{
  static const char * const boxes[] = { HK_PACK_EDITION, HK_PACK_LANGUAGE };

  for (gsize i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      const char *pair[] = { boxes[i], json_object_get_string_member_with_default (other, boxes[i], "") };

      if (*hk_pack_get_about (self, boxes[i]) == '\0' && *pair[1] != '\0')
        set_about (self, pair, NULL);
    }
}
