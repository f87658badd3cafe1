/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-pack.h"

/* How much of the box a pack knows. */

/**
 * hk_pack_count:
 * @self: a pack
 * @kind: the id of a kind
 *
 * Returns: how many components of that kind are known, each as often as its "copies" say
 */
guint
hk_pack_count (HkPack     *self,
               const char *kind)
{
  GPtrArray *list = hk_pack_list (self, kind);
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    n += (guint) json_object_get_int_member_with_default (g_ptr_array_index (list, i), "copies", 1);
  return n;
}

/**
 * hk_pack_get_expected:
 * @self: a pack
 * @kind: the id of a kind
 *
 * Returns: how many components of that kind the box holds
 */
guint
hk_pack_get_expected (HkPack     *self,
                      const char *kind)
{
  JsonObject *object = hk_pack_find_kind (self, kind, NULL);

  return object == NULL ? 0 : (guint) json_object_get_int_member_with_default (object, "count", 1);
}

/**
 * hk_pack_is_complete:
 * @self: a pack
 * @kind: the id of a kind
 *
 * Returns: whether all that the box holds of that kind is known
 */
gboolean
hk_pack_is_complete (HkPack     *self,
                     const char *kind)
{
  return hk_pack_count (self, kind) == hk_pack_get_expected (self, kind);
}

/**
 * hk_pack_describe_missing:
 * @self: a pack
 * @kind: the id of a kind
 *
 * Returns: (transfer full): a sentence that says what is still missing
 */
char *
hk_pack_describe_missing (HkPack     *self,
                          const char *kind)
{
  const guint n = hk_pack_count (self, kind);
  const guint all = hk_pack_get_expected (self, kind);

  if (n == all)
    return g_strdup (_("Complete."));
  if (n > all)
    return g_strdup_printf (ngettext ("%u more than the box holds.", "%u more than the box holds.", n - all), n - all);
  return g_strdup_printf (ngettext ("%u of %u; %u is still missing.", "%u of %u; %u are still missing.", all - n), n, all, all - n);
}
