/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-inventory.h"
#include "hk-aotd-printed.h"
#include "hk-aotd-strike.h"

/* Explosives set each other off (book, page 26): what those in the Zone carry goes off as well. */

/* An Explosive that somebody in the Zone carries. */
typedef struct
{
  HkAotdSurvivor *owner;
  HkAotdItem     *item;
  HkAotdGear     *gear;   /* NULL: nobody has told its numbers */
} Carried;

static gboolean
is_explosive (HkAotdTable *self,
              HkAotdItem  *item)
{
  HkAotdGear *gear = hk_aotd_table_find_gear (self, item->card);

  return gear == NULL ? hk_aotd_printed_is_explosive (item->card) : gear->explosive;
}

static void
add_carried (HkAotdStrike *strike,
             HkAotdTable  *self,
             int           number,
             GArray       *all)
{
  HkAotdSurvivor *owner = hk_aotd_table_get_survivor (self, number);

  for (int i = 0; owner != NULL && i < hk_record_list_get_length (owner->items); i++)
    {
      HkAotdItem *item = hk_record_list_get (owner->items, i);
      const Carried carried = { owner, item, hk_aotd_table_find_gear (self, item->card) };

      if (item != strike->item && is_explosive (self, item)
          && (item->slot == HK_AOTD_SLOT_HAND || !hk_aotd_table_has_house_rule (self, "chain-hands")))
        g_array_append_val (all, carried);
    }
}

/* The Explosives of the others in the Zone, and of the attacker who is said to stand there too. */
static GArray *
list_carried (HkAotdStrike *strike,
              HkAotdTable  *self,
              HkMove       *move)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Carried));
  JsonArray *friends = hk_move_get_array (move, "friends");

  if (!strike->gear->explosive || strike->truck)
    return all;
  for (guint i = 0; friends != NULL && i < json_array_get_length (friends); i++)
    add_carried (strike, self, (int) json_array_get_int_element (friends, i), all);
  if (hk_move_get_int (move, "range", -1) == 0)
    add_carried (strike, self, strike->survivor, all);
  return all;
}

static gboolean
ask_damage (HkMove        *move,
            const Carried *carried,
            GError       **error)
{
  return hk_move_ask (move, "explosives", error,
                      /* Translators: %s: a card; %s: a Survivor. */
                      _("%s of %s goes off too: which Damage does each such card print?"), hk_aotd_card_get_title (carried->item->card), carried->owner->name);
}

/* Reads the Damage of the other Explosives in the Zone: as it is told, else that of the cards which those in the
 * Zone are known to carry. Returns whether all of it is known.
 * @strike: a strike whose friends are read
 * @move: a move with %HK_AOTD_STRIKE_PARAMS */
gboolean
hk_aotd_strike_read_chain (HkAotdStrike *strike,
                           HkAotdTable  *self,
                           HkMove       *move,
                           GError      **error)
{
  JsonArray *told = hk_move_get_array (move, "explosives");
  const guint n_told = told == NULL ? 0 : json_array_get_length (told);
  g_autoptr (GArray) carried = list_carried (strike, self, move);

  for (guint i = 0; i < n_told && i < HK_AOTD_ATTACK_CHAIN; i++)
    strike->attack.chain[strike->attack.n_chain++] = (int) json_array_get_int_element (told, i);
  if (told != NULL)
    {
      const Carried *left = n_told < carried->len ? &g_array_index (carried, Carried, n_told) : NULL;

      return left == NULL
             || hk_move_require_rule (move, "army-of-the-dead/ruling.chain", error,
                                      /* Translators: %s: a card; %s: a Survivor. */
                                      _("%s of %s is in the Zone and goes off as well; that is not optional."),
                                      hk_aotd_card_get_title (left->item->card), left->owner->name);
    }
  for (guint i = 0; i < carried->len && i < HK_AOTD_ATTACK_CHAIN; i++)
    {
      const Carried *one = &g_array_index (carried, Carried, i);

      if (one->gear == NULL)
        return ask_damage (move, one, error);
      strike->attack.chain[strike->attack.n_chain++] = one->gear->damage;
    }
  return TRUE;
}

/* Discards the Explosives that have gone off with the attack.
 * @strike: a strike whose outcome is known
 * @move: a move with %HK_AOTD_STRIKE_PARAMS */
void
hk_aotd_strike_use_chain (HkAotdStrike *strike,
                          HkAotdTable  *self,
                          HkMove       *move)
{
  const int n = strike->attack.n_chain;
  g_autoptr (GArray) carried = NULL;

  if (!strike->outcome.blast || n == 0)
    return;
  carried = list_carried (strike, self, move);
  for (int i = 0; i < n && i < (int) carried->len; i++)
    {
      const Carried *one = &g_array_index (carried, Carried, (guint) i);

      /* Translators: %s: a card; %s: a Survivor. */
      hk_move_log (move, _("%s of %s goes off with it and is discarded."), hk_aotd_card_get_title (one->item->card),
                   one->owner->name);
      hk_aotd_discard_item (self, one->owner, one->item);
    }
  if (n > (int) carried->len)
    hk_move_log (move, ngettext ("%d other Explosive goes off with it: discard its card.",
                                 "%d other Explosives go off with it: discard their cards.",
                                 (gulong) n - carried->len), n - (int) carried->len);
}
