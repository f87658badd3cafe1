/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/attack/hk-aotd-kill.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-horde.h"

/* The zombies on the board and in the box. Where they stand is not kept, only how many. */

static const char * const types[] = { "shambler", "alpha", "valentine", "queen", "zeus", NULL };

/* The member with the number on the board of @type; NULL for an Abomination. */
static int *
on_board (HkAotdTable *self,
          const char  *type)
{
  if (g_strcmp0 (type, "shambler") == 0)
    return &self->shamblers;
  return g_strcmp0 (type, "alpha") == 0 ? &self->alphas : NULL;
}

static int *
trapped (HkAotdTable *self,
         const char  *type)
{
  return g_strcmp0 (type, "shambler") == 0 ? &self->trapped_shamblers : &self->trapped_alphas;
}

/* Returns whether it is Valentine, the Queen or Zeus.
 * @type: (nullable): a type of zombies */
gboolean
hk_aotd_is_abomination (const char *type)
{
  return g_strcmp0 (type, "valentine") == 0 || g_strcmp0 (type, "queen") == 0 || g_strcmp0 (type, "zeus") == 0;
}

/* Returns how many miniatures of it there are: as the book prints it (page 2), or as the owner has counted them. */
int
hk_aotd_table_get_limit (HkAotdTable *self,
                         const char  *type)
{
  if (g_strcmp0 (type, "shambler") == 0)
    return self->own_shamblers;
  return g_strcmp0 (type, "alpha") == 0 ? self->own_alphas : 1;
}

/* Returns how many of it are on the board, the trapped ones counted in. */
int
hk_aotd_table_get_on_board (HkAotdTable *self,
                            const char  *type)
{
  const int *count = on_board (self, type);
  HkAotdAbomination *abomination;

  if (count != NULL)
    return *count;
  abomination = hk_aotd_table_get_abomination (self, type);
  return abomination != NULL && abomination->place == HK_AOTD_PLACE_BOARD;
}

/* Returns how many of it on the board are held by a Bola. */
int
hk_aotd_table_get_trapped (HkAotdTable *self,
                           const char  *type)
{
  if (on_board (self, type) != NULL)
    return *trapped (self, type);
  return hk_aotd_table_get_on_board (self, type) > 0 && hk_aotd_table_get_abomination (self, type)->trapped;
}

/* Returns how many of it can still be placed: neither on the board nor held on a Personal Objective nor, for an
 * Abomination, on the board before. */
int
hk_aotd_table_get_pool (HkAotdTable *self,
                        const char  *type)
{
  const int *count = on_board (self, type);
  HkAotdAbomination *abomination;

  if (count != NULL)
    return MAX (0, hk_aotd_table_get_limit (self, type) - *count - hk_aotd_table_get_held (self, type));
  abomination = hk_aotd_table_get_abomination (self, type);
  return abomination != NULL && abomination->place == HK_AOTD_PLACE_BOX;
}

/* Returns how many Actions it has in an Activation. */
int
hk_aotd_table_get_actions (HkAotdTable *self,
                           const char  *type)
{
  HkAotdAbomination *abomination;

  if (g_strcmp0 (type, "alpha") == 0)
    return 2;
  if (g_strcmp0 (type, "valentine") == 0)
    return 3;
  abomination = hk_aotd_table_get_abomination (self, type);
  return abomination != NULL && abomination->form == HK_AOTD_ZEUS_MOUNTED ? 2 : 1;
}

/* Returns how many Wounds one of it deals with an Attack. */
int
hk_aotd_get_wounds_dealt (const char *type)
{
  return g_strcmp0 (type, "queen") == 0 || g_strcmp0 (type, "zeus") == 0 ? 2 : 1;
}

/* Whether an extra Activation of @type would move anybody. */
static gboolean
has_actors (HkAotdTable *self,
            HkMove      *move,
            const char  *type)
{
  if (!g_str_equal (type, "all"))
    {
      const int there = hk_aotd_table_get_on_board (self, type);

      return there > hk_aotd_table_get_trapped (self, type) || (there > 0 && hk_aotd_decide (self, move, "trapped-extra"));
    }
  for (guint i = 0; types[i] != NULL; i++)
    if (has_actors (self, move, types[i]))
      return TRUE;
  return FALSE;
}

/* Notes an extra Activation that the group has to resolve at once. Nothing is noted when nobody could act.
 * @type: a type of zombies, or "all"
 * @zone: (nullable): only those in this Zone
 * @placed_only: only those who have just been placed in @zone */
void
hk_aotd_table_queue_activation (HkAotdTable *self,
                                HkMove      *move,
                                const char  *type,
                                const char  *zone,
                                gboolean     placed_only)
{
  g_autofree char *activation = g_strconcat (type, zone == NULL ? "" : placed_only ? "+@" : "@", zone, NULL);
  const guint n = self->extra_activations == NULL ? 0 : g_strv_length (self->extra_activations);
  g_autofree const char **all = g_new0 (const char *, n + 2);
  g_autofree char *text = NULL;

  if (self->outcome != HK_AOTD_ENDING_NONE || !has_actors (self, move, type))
    return;
  for (guint i = 0; i < n; i++)
    all[i] = self->extra_activations[i];
  all[n] = activation;
  hk_record_set_strv (self, &self->extra_activations, all);
  text = hk_aotd_describe_activation (activation);
  hk_move_log (move, "%s", text);
}

/* Returns (transfer full): a sentence that says who acts.
 * @activation: an element of extra-activations */
char *
hk_aotd_describe_activation (const char *activation)
{
  const char *at = strchr (activation, '@');
  const gboolean placed = at != NULL && at > activation && at[-1] == '+';
  g_autofree char *type = at == NULL ? g_strdup (activation) : g_strndup (activation, (gsize) (at - activation - placed));
  const char *zone = at == NULL ? NULL : at + 1;

  if (placed)
    return g_strdup_printf (_("Those just placed at %s activate at once."), zone);
  if (g_str_equal (type, "all"))
    return zone == NULL ? g_strdup (_("All Zombies activate once more.")) : g_strdup_printf (_("All Zombies at %s activate once more."), zone);
  if (g_str_equal (type, "shambler"))
    return zone == NULL ? g_strdup (_("All Shamblers activate once more.")) : g_strdup_printf (_("All Shamblers at %s activate once more."), zone);
  if (g_str_equal (type, "alpha"))
    return zone == NULL ? g_strdup (_("All Alphas activate once more.")) : g_strdup_printf (_("All Alphas at %s activate once more."), zone);
  if (g_str_equal (type, "valentine"))
    return g_strdup (_("Valentine activates once more."));
  return g_str_equal (type, "queen") ? g_strdup (_("The Queen activates once more.")) : g_strdup (_("Zeus activates once more."));
}

/* The Abomination comes onto the board, once in a mission. */
static int
place_abomination (HkAotdTable *self,
                   HkMove      *move,
                   const char  *type)
{
  HkAotdAbomination *abomination = hk_aotd_table_get_abomination (self, type);

  if (abomination == NULL || abomination->place != HK_AOTD_PLACE_BOX)
    return 0;
  if (g_str_equal (type, "zeus"))
    return hk_aotd_table_place_zeus (self, move);
  hk_record_set_enum (abomination, &abomination->place, HK_AOTD_PLACE_BOARD);
  return 1;
}

/* Places as many as the box holds. When Shamblers or Alphas are missing, all of the type activate once more (book,
 * page 23). An Abomination that has been on the board does not come again. Returns how many were placed. */
int
hk_aotd_table_place (HkAotdTable *self,
                     HkMove      *move,
                     const char  *type,
                     int          count)
{
  int *board = on_board (self, type);
  int placed;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), 0);

  if (count <= 0)
    return 0;
  if (board == NULL)
    return place_abomination (self, move, type);
  placed = MIN (count, hk_aotd_table_get_pool (self, type));
  hk_record_set_int (self, board, *board + placed);
  if (placed < count)
    {
      /* That none is left, and how many should come, is said by the caller. */
      if (placed > 0 && g_str_equal (type, "shambler"))
        hk_move_log (move, ngettext ("%d Shambler is missing.", "%d Shamblers are missing.", count - placed),
                     count - placed);
      else if (placed > 0)
        hk_move_log (move, ngettext ("%d Alpha is missing.", "%d Alphas are missing.", count - placed), count - placed);
      hk_aotd_table_queue_activation (self, move, type, NULL, FALSE);
    }
  return placed;
}

/* Logs that Zombies should come of whom the box holds none.
 * @where: (nullable): the Zone, in the words of the group */
void
hk_aotd_table_log_none_left (HkMove     *move,
                             const char *where,
                             const char *type,
                             int         count)
{
  g_autofree char *due = hk_aotd_zombie_count (type, count);

  if (where == NULL || where[0] == '\0')
    /* Translators: %s: Zombies that are due. */
    hk_move_log (move, _("%s should come, and none is left in the box."), due);
  else
    /* Translators: %s: a Zone; %s: Zombies that are due. */
    hk_move_log (move, _("%s: %s should come, and none is left in the box."), where, due);
}

/* Takes miniatures off the board, those that nothing holds first. Returns how many there were to take.
 * @type: "shambler" or "alpha" */
int
hk_aotd_table_remove (HkAotdTable *self,
                      const char  *type,
                      int          count)
{
  int *board = on_board (self, type);
  const int taken = board == NULL ? 0 : CLAMP (count, 0, *board);

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), 0);

  if (board == NULL)
    return 0;
  hk_record_set_int (self, board, *board - taken);
  if (*trapped (self, type) > *board)
    hk_record_set_int (self, trapped (self, type), *board);
  return taken;
}

/* Takes every card of @type out of the game. */
static void
remove_cards (HkAotdTable *self,
              HkDeck      *deck,
              const char  *type)
{
  for (int i = 0; i < hk_record_list_get_length (self->spawn_cards); i++)
    {
      HkAotdSpawnCard *card = hk_record_list_get (self->spawn_cards, i);

      if (g_strcmp0 (card->deck, "zombie") == 0 && g_strcmp0 (card->type, type) == 0
          && (hk_deck_take (deck, card->card, NULL) || hk_deck_take_discard (deck, card->card, NULL)))
        hk_deck_remove (deck, card->card);
    }
}

/* Takes a killed Abomination with its Zombie card out of the game (book, page 17).
 * @type: "valentine", "queen" or "zeus" */
void
hk_aotd_table_kill_abomination (HkAotdTable *self,
                                const char  *type)
{
  HkAotdAbomination *abomination = hk_aotd_table_get_abomination (self, type);

  g_return_if_fail (abomination != NULL);

  hk_record_set_enum (abomination, &abomination->place, HK_AOTD_PLACE_DEAD);
  hk_record_set_boolean (abomination, &abomination->trapped, FALSE);
  if (self->zombie_deck != NULL)
    remove_cards (self, self->zombie_deck, type);
}

/* Puts Zeus on the board, in place of the Zeus Spawn token when that is still there. Returns whether he came; he
 * comes only once. */
gboolean
hk_aotd_table_place_zeus (HkAotdTable *self,
                          HkMove      *move)
{
  HkAotdAbomination *zeus = hk_aotd_table_get_abomination (self, "zeus");
  gboolean token = FALSE;

  g_return_val_if_fail (zeus != NULL, FALSE);

  if (zeus->place != HK_AOTD_PLACE_BOX)
    return FALSE;
  for (int i = 0; i < hk_record_list_get_length (self->spawns); i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (self, i);

      if (g_strcmp0 (spawn->kind, "zeus") != 0)
        continue;
      token |= spawn->open;
      hk_record_set_boolean (spawn, &spawn->open, FALSE);
    }
  hk_record_set_enum (zeus, &zeus->place, HK_AOTD_PLACE_BOARD);
  if (token)
    hk_move_log (move, _("Zeus takes the place of his Spawn token; no more orders come from there."));
  else
    hk_move_log (move, _("Zeus is on the board."));
  if (!g_str_equal (hk_move_get_name (move), "setup") && hk_aotd_decide (self, move, "zeus-acts"))
    hk_aotd_table_queue_activation (self, move, "zeus", NULL, FALSE);
  return TRUE;
}

/* Returns the round from which a Spawn Zone that opens now spawns.
 * @self: a table; where the group goes through the phases by hand, it is this one
 * @now: whether it spawns in this round even when its Zombie Phase has begun */
int
hk_aotd_table_get_first_round (HkAotdTable *self,
                               HkMove      *move,
                               gboolean     now)
{
  if (now || hk_table_goes_by_hand (HK_TABLE (self)))
    return self->round;
  return hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_PLAYER && !hk_aotd_decide (self, move, "spawns-wait") ? self->round : self->round + 1;
}

/* Opens Spawn Zones that slept. They spawn from the next Zombie Phase on (book, page 23).
 * @colour: the kind of the Spawn Zones, such as "blue"
 * @now: whether they spawn in this round even when its Zombie Phase has begun */
void
hk_aotd_table_open_spawns (HkAotdTable *self,
                           HkMove      *move,
                           const char  *colour,
                           gboolean     now)
{
  const int from = hk_aotd_table_get_first_round (self, move, now);

  for (int i = 0; i < hk_record_list_get_length (self->spawns); i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (self, i);

      if (spawn->open || g_strcmp0 (spawn->kind, colour) != 0)
        continue;
      hk_record_set_boolean (spawn, &spawn->open, TRUE);
      hk_record_set_int (spawn, &spawn->from_round, from);
      hk_move_log (move, _("The Spawn Zone %s opens; Zombies come from round %d on."), spawn->name, from);
    }
}

#define MOST_ZONES 6

/* Remembers the Zone, to be offered first when the next is asked for.
 * @zone: (nullable): a Zone in the words of the group */
void
hk_aotd_table_name_zone (HkAotdTable *self,
                         const char  *zone)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) zones = NULL;
  int n = 1;

  if (zone == NULL || zone[0] == '\0')
    return;
  g_strv_builder_add (builder, zone);
  for (guint i = 0; self->zones != NULL && self->zones[i] != NULL && n < MOST_ZONES; i++)
    if (!g_str_equal (self->zones[i], zone))
      {
        g_strv_builder_add (builder, self->zones[i]);
        n++;
      }
  zones = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->zones, (const char * const *) zones);
}

static void
add_zone (GPtrArray  *zones,
          const char *zone)
{
  if (zone != NULL && zone[0] != '\0' && !g_ptr_array_find_with_equal_func (zones, zone, g_str_equal, NULL))
    g_ptr_array_add (zones, g_strdup (zone));
}

/* Returns (transfer full): the Zones in play that have a name, each once: those that the group has named, the last one first,
 * where the Noise token is, the Spawn Zones, and those of the Vault tile. */
GStrv
hk_aotd_table_list_zones (HkAotdTable *self)
{
  GPtrArray *zones = g_ptr_array_new ();

  for (guint i = 0; self->zones != NULL && self->zones[i] != NULL; i++)
    add_zone (zones, self->zones[i]);
  add_zone (zones, self->noise);
  for (int i = 0; hk_aotd_table_get_spawn (self, i) != NULL; i++)
    add_zone (zones, hk_aotd_table_get_spawn (self, i)->name);
  if (self->vault != NULL)
    {
      add_zone (zones, _("Trap Zone"));
      add_zone (zones, _("Vault"));
    }
  g_ptr_array_add (zones, NULL);
  return (GStrv) g_ptr_array_free (zones, FALSE);
}

/* Moves the Noise token. The Sleepers there and in adjacent Zones wake up: which they are the group tells with
 * hk_aotd_table_wake().
 * @where: (nullable): where the Noise token goes, in words */
void
hk_aotd_table_make_noise (HkAotdTable *self,
                          HkMove      *move,
                          const char  *where)
{
  g_return_if_fail (HK_IS_AOTD_TABLE (self));

  if (where == NULL || where[0] == '\0')
    return;
  hk_record_set_string (self, &self->noise, where);
  if (self->sleepers > 0)
    hk_move_log (move, _("Noise at %s: Sleepers there and in adjacent Zones wake up."), where);
  else
    hk_move_log (move, _("Noise at %s."), where);
}

/* Returns how many miniatures lie on Personal Objective cards and so are missing in the box (book, page 28).
 * @type: "shambler" or "alpha" */
int
hk_aotd_table_get_held (HkAotdTable *self,
                        const char  *type)
{
  int held = 0;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), 0);

  for (int i = 0; i < hk_record_list_get_length (self->objectives); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (self, i);

      if (g_strcmp0 (objective->kill_type, type) == 0)
        held += objective->held;
    }
  return held;
}
