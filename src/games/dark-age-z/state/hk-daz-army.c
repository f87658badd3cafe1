/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-daz-army.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkDazArmy, card, "card", N_("card")),
  HK_BOOLEAN_FIELD (HkDazArmy, known, "known"),
  HK_INT_FIELD (HkDazArmy, rank, "rank", 0, 3, 1, N_("rank"), .settable = TRUE),
  HK_INT_FIELD (HkDazArmy, attack, "attack", 0, 99, 0, N_("attack value"), .settable = TRUE),
  HK_INT_FIELD (HkDazArmy, zombification, "zombification", 0, 9, 0, N_("Zombification Icons"), .settable = TRUE),
  HK_INT_FIELD (HkDazArmy, bronze_bonus, "bronze-bonus", 0, 99, 0, N_("what the bronze slot adds"), .settable = TRUE),
  HK_INT_FIELD (HkDazArmy, silver_bonus, "silver-bonus", 0, 99, 0, N_("what the silver slot adds"), .settable = TRUE),
  HK_INT_FIELD (HkDazArmy, gold_bonus, "gold-bonus", 0, 99, 0, N_("what the gold slot adds"), .settable = TRUE),
  HK_BOOLEAN_FIELD (HkDazArmy, slots_unknown, "slots-unknown", N_("slots not known")),
  HK_INT_FIELD (HkDazArmy, copies, "copies", 0, 99, 1),
  HK_STRING_FIELD (HkDazArmy, source, "source"),
};

HK_DEFINE_RECORD (HkDazArmy, hk_daz_army, fields)

/* Returns (transfer full): a card that the app knows, without reinforcement slots.
 * @card: (nullable): its id in the catalogue
 * @rank: 0 weakened to 3 gold
 * @attack: 0 to 99
 * @zombification: 0 to 9
 * @source: where the values come from */
HkDazArmy *
hk_daz_army_new (const char *card,
                 int         rank,
                 int         attack,
                 int         zombification,
                 const char *source)
{
  return g_object_new (HK_TYPE_DAZ_ARMY,
                       "card", card,
                       "known", TRUE,
                       "rank", rank,
                       "attack", attack,
                       "zombification", zombification,
                       "source", source,
                       NULL);
}

/* Returns (transfer full): a card of which the app only knows that it is there. */
HkDazArmy *
hk_daz_army_new_unknown (void)
{
  return g_object_new (HK_TYPE_DAZ_ARMY, NULL);
}

/* Returns (transfer full): a Weakened Army: no attack, two zombies when it falls. */
HkDazArmy *
hk_daz_army_new_weakened (void)
{
  return hk_daz_army_new (HK_DAZ_WEAKENED, HK_DAZ_RANK_WEAKENED, 0, 2, "rulebook");
}

/* Returns what the reinforcement slot adds to the attack; 0 where the card has no such slot.
 * @slot: 1 bronze, 2 silver, 3 gold */
int
hk_daz_army_get_bonus (HkDazArmy *self,
                       int        slot)
{
  g_return_val_if_fail (HK_IS_DAZ_ARMY (self), 0);

  return slot < HK_DAZ_RANK_BRONZE || slot > HK_DAZ_RANK_GOLD ? 0
         : slot == HK_DAZ_RANK_BRONZE ? self->bronze_bonus : slot == HK_DAZ_RANK_SILVER ? self->silver_bonus : self->gold_bonus;
}

/* Returns what the unit is called. */
const char *
hk_daz_army_get_name (HkDazArmy *self)
{
  g_return_val_if_fail (HK_IS_DAZ_ARMY (self), NULL);

  return self->known ? hk_daz_rank_get_unit (self->rank) : _("Army card");
}

/* Returns (transfer full): its name and attack, such as "Archer (3)". */
char *
hk_daz_army_describe (HkDazArmy *self)
{
  g_return_val_if_fail (HK_IS_DAZ_ARMY (self), NULL);

  if (!self->known)
    return g_strdup (_("unseen Army card"));
  return g_strdup_printf (C_("army card", "%s (%d)"), hk_daz_army_get_name (self), self->attack);
}

/* Returns (transfer full): the same for the middle of a sentence, such as "an Archer (3)". */
char *
hk_daz_army_describe_one (HkDazArmy *self)
{
  g_return_val_if_fail (HK_IS_DAZ_ARMY (self), NULL);

  if (!self->known)
    return g_strdup (_("an unseen Army card"));
  switch (self->rank)
    {
    case HK_DAZ_RANK_BRONZE:
      return g_strdup_printf (_("a Swordsman (%d)"), self->attack);
    case HK_DAZ_RANK_SILVER:
      return g_strdup_printf (_("an Archer (%d)"), self->attack);
    case HK_DAZ_RANK_GOLD:
      return g_strdup_printf (_("Cavalry (%d)"), self->attack);
    default:
      return g_strdup_printf (_("a Weakened Army (%d)"), self->attack);
    }
}

/* Returns what a unit of the rank is called.
 * @rank: 0 weakened to 3 gold */
const char *
hk_daz_rank_get_unit (int rank)
{
  static const char * const units[] = { N_("Weakened Army"), N_("Swordsman"), N_("Archer"), N_("Cavalry") };

  return _(units[CLAMP (rank, HK_DAZ_RANK_WEAKENED, HK_DAZ_RANK_GOLD)]);
}

/* Returns how many zombies come of a defeated army of the rank when its card does not say otherwise (page 8).
 * @rank: 0 weakened to 3 gold */
int
hk_daz_rank_get_icons (int rank)
{
  static const int icons[] = { 2, 2, 1, 0 };

  return icons[CLAMP (rank, HK_DAZ_RANK_WEAKENED, HK_DAZ_RANK_GOLD)];
}

/* Returns what the rank is called.
 * @rank: 0 weakened to 3 gold */
const char *
hk_daz_rank_get_name (int rank)
{
  switch (rank)
    {
    case HK_DAZ_RANK_BRONZE:
      return _("bronze");
    case HK_DAZ_RANK_SILVER:
      return _("silver");
    case HK_DAZ_RANK_GOLD:
      return _("gold");
    default:
      return _("black");
    }
}
