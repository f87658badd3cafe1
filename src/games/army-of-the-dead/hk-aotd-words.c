/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-content.h"
#include "hk-aotd-horde.h"
#include "hk-aotd-words.h"

/* What cards, zombies and specialties are called: one place to ask for views. */

/**
 * hk_aotd_card_get_title:
 * @id: the id of an Equipment card, or of a weapon of the Taco Truck
 *
 * Returns: (transfer none): its name; the id itself when there is no such card
 */
const char *
hk_aotd_card_get_title (const char *id)
{
  if (g_strcmp0 (id, "taco-truck-attack") == 0)
    return _("Taco Truck");
  if (g_strcmp0 (id, "taco-truck-gun") == 0)
    return _("Machine Gun of the Taco Truck");
  return hk_aotd_content_find_card (id) == NULL ? id : hk_aotd_content_get_card_name (id);
}

/**
 * hk_aotd_zombie_get_title:
 * @type: "shambler", "alpha", "abomination", "valentine", "queen" or "zeus"
 *
 * Returns: (transfer none): what a zombie of the type is called
 */
const char *
hk_aotd_zombie_get_title (const char *type)
{
  return g_strcmp0 (type, "abomination") == 0 ? _("Abomination") : hk_aotd_name_type (type);
}

/**
 * hk_aotd_zombie_count:
 * @type: a type of zombie
 * @count: how many
 *
 * Returns: (transfer full): such as "3 Shamblers"; of Valentine, the Queen and Zeus the name alone
 */
char *
hk_aotd_zombie_count (const char *type,
                      int         count)
{
  if (g_strcmp0 (type, "abomination") == 0)
    return g_strdup_printf (ngettext ("%d Abomination", "%d Abominations", (gulong) count), count);
  return hk_aotd_count_type (type, count);
}

/**
 * hk_aotd_specialty_get_title:
 * @specialty: the id of a specialty
 *
 * Returns: (transfer none): its name
 */
const char *
hk_aotd_specialty_get_title (const char *specialty)
{
  return hk_aotd_content_get_specialty_name (specialty);
}
