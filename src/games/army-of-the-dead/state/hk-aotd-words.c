/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-words.h"

/* What cards, zombies and specialties are called. */

static const HkAotdCard cards[] = {
  { "aaahh", N_("Aaahh!!"), 4 },
  { "adrenaline-shot", N_("Adrenaline Shot"), 2 },
  { "ammo-clip", N_("Ammo Clip"), 8 },
  { "army-knife", N_("Army Knife"), 3 },
  { "army-sniper-rifle", N_("Army Sniper Rifle"), 1 },
  { "bola-gun", N_("Bola Gun"), 1 },
  { "booby-trap", N_("Booby Trap"), 2 },
  { "combat-shotgun", N_("Combat Shotgun"), 2 },
  { "crowbar", N_("Crowbar"), 1 },
  { "desert-eagle", N_("Desert Eagle"), 1 },
  { "first-aid-kit", N_("First Aid Kit"), 2 },
  { "golden-ak-47", N_("Golden AK-47"), 1 },
  { "grenade", N_("Grenade"), 2 },
  { "grenade-launcher", N_("Grenade Launcher"), 1 },
  { "heavy-machine-gun", N_("Heavy Machine Gun"), 1 },
  { "jerry-can", N_("Jerry Can"), 3 },
  { "katana", N_("Katana"), 1 },
  { "machete", N_("Machete"), 2 },
  { "revolver", N_("Revolver"), 2 },
  { "ring-saw", N_("Ring Saw"), 1 },
  { "rocket-launcher", N_("Rocket Launcher"), 1 },
  { "scotts-military-rifle", N_("Scott’s Military Rifle"), 1 },
  { "semi-automatic-pistol", N_("Semi-Automatic Pistol"), 2 },
  { "semi-automatic-rifle", N_("Semi-Automatic Rifle"), 4 },
  { "silencer", N_("Silencer"), 1 },
  { "spiked-baseball-bat", N_("Spiked Baseball Bat"), 2 },
  { "submachine-gun", N_("Submachine Gun"), 1 },
  { "tnt", N_("TNT"), 2 },
};

/* Returns (array length=n_cards): the 28 kinds of Equipment cards, 55 cards in all (book, page 3).
 * @n_cards: (out): how many kinds there are */
const HkAotdCard *
hk_aotd_cards_list (guint *n_cards)
{
  *n_cards = G_N_ELEMENTS (cards);
  return cards;
}

/* Returns (nullable): the card.
 * @id: (nullable): the id of an Equipment card */
const HkAotdCard *
hk_aotd_card_lookup (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    if (g_strcmp0 (cards[i].id, id) == 0)
      return &cards[i];
  return NULL;
}

/* Returns whether one use consumes it: by the book the Ammo Clip, the others by a ruling of ours.
 * @id: the id of an Equipment card */
gboolean
hk_aotd_card_is_used_up (const char *id)
{
  static const char * const used_up[] = {
    "adrenaline-shot", "ammo-clip", "booby-trap", "first-aid-kit", "grenade", "jerry-can", "tnt", NULL
  };

  return g_strv_contains (used_up, id);
}

/* Returns its name; the id itself when there is no such card.
 * @id: the id of an Equipment card, or of a weapon of the Taco Truck */
const char *
hk_aotd_card_get_title (const char *id)
{
  const HkAotdCard *card = hk_aotd_card_lookup (id);

  if (card != NULL)
    return _(card->name);
  if (g_strcmp0 (id, "taco-truck-attack") == 0)
    return _("Taco Truck");
  if (g_strcmp0 (id, "taco-truck-gun") == 0)
    return _("Machine Gun of the Taco Truck");
  return id;
}

/* Returns what a zombie of the type is called.
 * @type: "shambler", "alpha", "abomination", "valentine", "queen" or "zeus" */
const char *
hk_aotd_zombie_get_title (const char *type)
{
  if (g_strcmp0 (type, "shambler") == 0)
    return _("Shambler");
  if (g_strcmp0 (type, "alpha") == 0)
    return _("Alpha");
  if (g_strcmp0 (type, "abomination") == 0)
    return _("Abomination");
  if (g_strcmp0 (type, "valentine") == 0)
    return _("Valentine");
  if (g_strcmp0 (type, "queen") == 0)
    return _("the Queen");
  return g_strcmp0 (type, "zeus") == 0 ? _("Zeus") : type;
}

/* Returns (transfer full): such as "3 Shamblers"; of Valentine, the Queen and Zeus the name alone. */
char *
hk_aotd_zombie_count (const char *type,
                      int         count)
{
  if (g_strcmp0 (type, "shambler") == 0)
    return g_strdup_printf (ngettext ("%d Shambler", "%d Shamblers", (gulong) count), count);
  if (g_strcmp0 (type, "alpha") == 0)
    return g_strdup_printf (ngettext ("%d Alpha", "%d Alphas", (gulong) count), count);
  if (g_strcmp0 (type, "abomination") == 0)
    return g_strdup_printf (ngettext ("%d Abomination", "%d Abominations", (gulong) count), count);
  return g_strdup (hk_aotd_zombie_get_title (type));
}

/* Returns its name. */
const char *
hk_aotd_specialty_get_title (const char *specialty)
{
  if (g_strcmp0 (specialty, "bruiser") == 0)
    return _("Bruiser");
  if (g_strcmp0 (specialty, "vault-expert") == 0)
    return _("Vault Expert");
  if (g_strcmp0 (specialty, "mechanic") == 0)
    return _("Mechanic");
  if (g_strcmp0 (specialty, "stealthy") == 0)
    return _("Stealthy");
  return g_strcmp0 (specialty, "pilot") == 0 ? _("Pilot") : specialty;
}
