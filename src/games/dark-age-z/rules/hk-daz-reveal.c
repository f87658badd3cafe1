/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/dark-age-z/content/hk-daz-pack.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-cards.h"
#include "hk-daz-reveal.h"
#include "hk-daz-supply.h"

/* What a new day shows: the invasion card or the boss with its hordes, and the commanders. */

/* What an invasion card prints beside its name. */
static const char * const printed[] = { "zombies", "hp", "power-up-zombies", "power-up-hp", "damage", "speed" };

/* How many of the values on a card the group has read off it. */
static guint
count_values (HkMove *move)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (printed); i++)
    n += hk_move_has (move, printed[i]);
  return n;
}

/* Makes a card of what the group has read off it, and tells the pack of it where it has a name. */
static HkDazInvasion *
from_values (HkDazTable *self,
             HkMove     *move)
{
  const char *told = hk_move_get_string (move, "name");
  const char *name = told != NULL && told[0] != '\0' ? told : NULL;
  g_autofree char *card = name == NULL ? NULL : hk_daz_pack_make_id (name);
  g_autoptr (JsonObject) component = NULL;
  HkDazInvasion *invasion = g_object_new (HK_TYPE_DAZ_INVASION,
                                          "card", card,
                                          "name", name,
                                          "zombies", hk_move_get_int (move, "zombies", 0),
                                          "hp", hk_move_get_int (move, "hp", 0),
                                          "power-up-zombies", hk_move_get_int (move, "power-up-zombies", 0),
                                          "power-up-hp", hk_move_get_int (move, "power-up-hp", 0),
                                          "damage", hk_move_get_int (move, "damage", 0),
                                          "speed", hk_move_get_int (move, "speed", 0),
                                          "source", "by-hand",
                                          NULL);

  if (name != NULL)
    {
      component = hk_daz_pack_from_invasion (invasion);
      hk_move_learn (move, "invasion-card", component);
    }
  return invasion;
}

static HkDazInvasion *
copy_known (HkDazTable *self,
            const char *card,
            GError    **error)
{
  HkDazInvasion *listed = hk_daz_table_find_invasion (self, card);

  if (listed != NULL)
    return hk_record_copy (listed);
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("The app does not know the values of the invasion card “%s”."), card);
  return NULL;
}

/* Takes a card that the group names out of the deck where the app has put it there; where the app
 * guessed the order otherwise, another card has to leave so that the deck keeps its number.
 * @card: (nullable): the id of a card, NULL for one without a name */
static void
take_from_deck (HkDazTable *self,
                HkMove     *move,
                const char *card)
{
  if (card != NULL && hk_deck_count (self->invasion_deck, card) > 0)
    hk_deck_take (self->invasion_deck, card, NULL);
  else if (hk_deck_can_draw (self->invasion_deck, 1))
    g_free (hk_deck_draw (self->invasion_deck, hk_move_get_random_log (move), NULL));
}

/* Whether the steps from the place of the card's speed to the end of the track are known; where the speed is
 * not known, whether any are. */
static gboolean
knows_steps (HkDazTable *self,
             HkMove     *move)
{
  if (move != NULL && hk_move_has (move, "speed"))
    return hk_daz_table_get_steps (self, hk_move_get_int (move, "speed", 0)) >= 0;
  return self->movement_steps != NULL;
}

/* The same for the boss, whose speed is printed; where it is not known which it is, for any of them. */
static gboolean
knows_steps_of_boss (HkDazTable *self,
                     HkMove     *move)
{
  const char *id = move != NULL && hk_move_has (move, "boss") ? hk_move_get_string (move, "boss") : self->boss;
  guint n;
  const HkDazBoss *bosses = hk_daz_content_list_bosses (&n);

  for (guint i = 0; i < n; i++)
    if ((id == NULL || g_str_equal (bosses[i].id, id)) && hk_daz_table_get_steps (self, bosses[i].speed) < 0)
      return FALSE;
  return TRUE;
}

/* Adds what of a card and of the way of its zombies is not told yet. */
static void
list_values (HkDazTable   *self,
             HkMove       *move,
             GStrvBuilder *builder)
{
  for (guint i = 0; i < G_N_ELEMENTS (printed); i++)
    if (move == NULL || !hk_move_has (move, printed[i]))
      g_strv_builder_add (builder, printed[i]);
  if ((move == NULL || !hk_move_has (move, "steps")) && !knows_steps (self, move))
    g_strv_builder_add (builder, "steps");
}

/* Lists what hk_daz_reveal_invasion() would have to be told.
 * @move: (nullable): a move that may tell some of it
 * @day: the day that the card is for
 * @builder: the parameters that only the group can tell are added to it */
void
hk_daz_list_unknown_of_invasion (HkDazTable   *self,
                                 HkMove       *move,
                                 int           day,
                                 GStrvBuilder *builder)
{
  g_return_if_fail (HK_IS_DAZ_TABLE (self));

  if (day >= self->last_day)
    {
      if (self->boss == NULL && (move == NULL || !hk_move_has (move, "boss")))
        g_strv_builder_add (builder, "boss");
      if ((move == NULL || !hk_move_has (move, "steps")) && !knows_steps_of_boss (self, move))
        g_strv_builder_add (builder, "steps");
      return;
    }
  if (hk_daz_knows_next_invasion (self) || (move != NULL && hk_move_has (move, "invasion")))
    return;
  list_values (self, move, builder);
}

/* Returns (nullable): the boss whose values and ability hold; a house rule exchanges those of two. */
const HkDazBoss *
hk_daz_get_boss (HkDazTable *self)
{
  static const char * const pair[] = { "the-evil-twins", "the-dark-trainer" };
  const char *id = self->boss;

  for (guint i = 0; i < G_N_ELEMENTS (pair); i++)
    if (g_strcmp0 (self->boss, pair[i]) == 0 && hk_daz_table_has_house_rule (self, "exchange-twins-and-trainer"))
      id = pair[1 - i];
  return id == NULL ? NULL : hk_daz_content_find_boss (id);
}

static void
ask_for_card (HkDazTable *self,
              HkMove     *move,
              GError    **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) unknown = NULL;

  list_values (self, move, builder);
  unknown = g_strv_builder_end (builder);
  for (guint i = 0; unknown[i] != NULL; i++)
    hk_move_ask_also (move, unknown[i]);
  hk_move_ask (move, unknown[0], error, _("What does the invasion card show?"));
}

/* Fewer zombies are luckier. */
static int
read_zombies (const char *id,
              gpointer    table)
{
  HkDazInvasion *card = hk_daz_table_find_invasion (table, id);

  return card == NULL ? 0 : -card->zombies;
}

/* What the card of the day brings, of a deck whose other cards are all known. */
static void
note_luck (HkDazTable    *self,
           HkMove        *move,
           HkDazInvasion *invasion)
{
  const guint n = self->invasion_deck == NULL ? 0 : hk_deck_get_n_left (self->invasion_deck);

  for (guint i = 0; i < n; i++)
    if (hk_daz_table_find_invasion (self, hk_deck_peek (self->invasion_deck, i)) == NULL)
      return;
  if (n > 0 && invasion->card != NULL && hk_daz_table_find_invasion (self, invasion->card) != NULL)
    hk_move_add_drawn (move, -1, N_("Zombies on invasion cards"), self->invasion_deck, invasion->card, read_zombies, self);
}

static HkDazInvasion *
find_card (HkDazTable *self,
           HkMove     *move,
           GError    **error)
{
  const char *told = hk_move_get_string (move, "invasion");
  g_autofree char *drawn = NULL;

  if (told != NULL)
    {
      HkDazInvasion *card = copy_known (self, told, error);

      if (card != NULL)
        take_from_deck (self, move, told);
      return card;
    }
  if (count_values (move) == G_N_ELEMENTS (printed))
    {
      HkDazInvasion *card = from_values (self, move);

      take_from_deck (self, move, card->card);
      return card;
    }
  /* A card half told is a card of the group's: the app does not draw another in its place. */
  if (count_values (move) == 0 && self->cards_by != HK_BY_HAND && hk_deck_can_draw (self->invasion_deck, 1))
    {
      drawn = hk_deck_draw (self->invasion_deck, hk_move_get_random_log (move), error);
      return drawn == NULL ? NULL : copy_known (self, drawn, error);
    }
  ask_for_card (self, move, error);
  return NULL;
}

/* Returns whether hk_daz_reveal_invasion() needs to be told nothing.
 * @self: a table before its last day */
gboolean
hk_daz_knows_next_invasion (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  return self->cards_by != HK_BY_HAND && hk_deck_can_draw (self->invasion_deck, 1);
}

/* Puts the movement marker on the place of the card's speed.
 * @self: a table with a card revealed
 * @move: the move that is being applied; its "steps" tells what the app does not know */
void
hk_daz_place_marker (HkDazTable *self,
                     HkMove     *move)
{
  HkDazInvasion *invasion = hk_daz_table_get_invasion (self);
  int steps = hk_move_get_int (move, "steps", -1);

  if (invasion != NULL && steps >= 0)
    {
      g_autofree char *text = g_strdup_printf ("%d", steps);
      g_autoptr (JsonObject) component = NULL;

      hk_record_put_text (self, &self->movement_steps, (guint) invasion->speed, text);
      hk_record_set_string (self, &self->movement_source, "by-hand");
      component = hk_daz_pack_from_movement (self);
      hk_move_learn (move, "movement-track", component);
    }
  else if (invasion != NULL)
    steps = hk_daz_table_get_steps (self, invasion->speed);
  hk_record_set_int (self, &self->steps_left, CLAMP (steps, -1, 99));
}

/* Puts as many zombies before Zone 1 of every frontier as the cards that lie open add up to.
 * @self: a table with a card revealed */
void
hk_daz_form_hordes (HkDazTable *self,
                    HkMove     *move)
{
  HkDazInvasion *invasion = hk_daz_table_get_invasion (self);
  const int zombies = hk_daz_table_get_zombies (self);

  const guint n = hk_daz_table_get_n_kingdoms (self);

  for (guint i = 0; i < n; i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      hk_record_set_int (frontier, &frontier->horde, 0);
    }
  for (guint i = 0; i < n; i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) ((self->starting_player + i) % n));

      hk_record_set_int (frontier, &frontier->horde, hk_daz_supply_take_zombies (self, move, zombies));
    }
  if (invasion->name != NULL)
    hk_move_log (move, ngettext ("%s come: %d zombie of %d HP before every frontier.",
                                 "%s come: %d zombies of %d HP before every frontier.", zombies),
                 invasion->name, zombies, hk_daz_table_get_zombie_hp (self));
  else
    hk_move_log (move, ngettext ("%d zombie of %d HP comes before every frontier.",
                                 "%d zombies of %d HP come before every frontier.", zombies),
                 zombies, hk_daz_table_get_zombie_hp (self));
}

/* Reveals the next invasion card, or the boss for the last day, whose values count alone. Returns whether it worked.
 * @move: the move that is being applied, with %HK_DAZ_INVASION_PARAMS
 * @day: the day that the card is for */
gboolean
hk_daz_reveal_card (HkDazTable *self,
                    HkMove     *move,
                    int         day,
                    GError    **error)
{
  g_autoptr (HkDazInvasion) invasion = NULL;

  if (day >= self->last_day)
    {
      const char *id = hk_move_has (move, "boss") ? hk_move_get_string (move, "boss") : self->boss;
      const HkDazBoss *boss = id == NULL ? NULL : hk_daz_content_find_boss (id);

      if (boss == NULL)
        {
          hk_move_ask (move, "boss", error, _("Which boss does the Boss Invasion Card show?"));
          return FALSE;
        }
      hk_record_set_string (self, &self->boss, boss->id);
      invasion = hk_daz_pack_boss_to_invasion (boss, hk_daz_get_boss (self));
      hk_record_set_boolean (self, &self->boss_previewed, TRUE);
      hk_record_set_boolean (self, &self->boss_active, TRUE);
      hk_record_list_remove_all (self->invasions);
    }
  else
    invasion = find_card (self, move, error);
  if (invasion == NULL)
    return FALSE;
  note_luck (self, move, invasion);
  hk_record_list_append (self->invasions, invasion);
  return TRUE;
}

/* Reveals the next invasion card as hk_daz_reveal_card() does, forms the hordes and places the movement marker.
 * Returns whether it worked.
 * @move: the move that is being applied, with %HK_DAZ_INVASION_PARAMS
 * @day: the day that the card is for */
gboolean
hk_daz_reveal_invasion (HkDazTable *self,
                        HkMove     *move,
                        int         day,
                        GError    **error)
{
  if (!hk_daz_reveal_card (self, move, day, error))
    return FALSE;
  hk_daz_place_marker (self, move);
  hk_daz_form_hordes (self, move);
  return TRUE;
}

/* Reveals one commander fewer than there are players. When the group draws and has not told them, the gathering
 * stays empty. Returns whether it worked.
 * @self: a table without a gathering
 * @param: the parameter that tells the commanders when they are drawn by hand */
gboolean
hk_daz_reveal_commanders (HkDazTable *self,
                          HkMove     *move,
                          const char *param,
                          GError    **error)
{
  JsonArray *told = hk_move_get_array (move, param);
  const guint n = self->day > 1 || hk_daz_table_get_phase (self) == HK_DAZ_PHASE_CLEANUP ? (guint) hk_daz_table_count_refill (self) - 1
                                                                         : hk_daz_table_get_n_players (self) - 1;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) gathering = NULL;
  guint i;

  if (told != NULL && json_array_get_length (told) > n)
    return hk_error_fail (error, HK_ERROR_PARAMETER, ngettext ("%u commander gathers.", "%u commanders gather.", n), n);
  for (i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      const char *id = json_array_get_string_element (told, i);

      if (!hk_daz_take_commander (self, id, error))
        return FALSE;
      g_strv_builder_add (builder, id);
    }
  for (i = 0; told == NULL && self->cards_by != HK_BY_HAND && i < n && hk_deck_can_draw (self->commander_deck, 1); i++)
    {
      char *id = hk_deck_draw (self->commander_deck, hk_move_get_random_log (move), error);

      if (id == NULL)
        return FALSE;
      g_strv_builder_take (builder, id);
    }
  gathering = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->gathering, (const char * const *) gathering);
  return TRUE;
}

static gboolean
apply_reveal_invasion (HkTable *table,
                       HkMove  *move,
                       GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int due = self->boss_active ? self->last_day : self->day;
  const int n = hk_record_list_get_length (self->invasions);

  if (hk_move_get_boolean (move, "initial", FALSE))
    {
      g_autoptr (HkDazInvasion) card = NULL;

      if (!hk_daz_table_is_cooperative (self) || self->initial_power_up != NULL)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No Initial Power Up Card is missing."));
      card = g_object_new (HK_TYPE_DAZ_INVASION,
                           "name", hk_move_get_string (move, "name"),
                           "power-up-zombies", hk_move_get_int (move, "power-up-zombies", 0),
                           "power-up-hp", hk_move_get_int (move, "power-up-hp", 0),
                           "source", "by-hand",
                           NULL);
      hk_record_set_record (self, &self->initial_power_up, card);
      hk_move_log (move,
                   ngettext ("The Initial Power Up Card adds %d zombie and %d HP every day.", "The Initial Power Up Card adds %d zombies and %d HP every day.",
                             (gulong) card->power_up_zombies),
                   card->power_up_zombies, card->power_up_hp);
      if (n > 0)
        hk_daz_form_hordes (self, move);
      return TRUE;
    }
  if (self->boss_active || n >= self->day)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The invasion card of today lies open already."));
  return hk_daz_reveal_invasion (self, move, due, error);
}

static gboolean
apply_reveal_commanders (HkTable *table,
                         HkMove  *move,
                         GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  if (self->gathering != NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The commanders of today have gathered already."));
  if (hk_table_goes_by_hand (table))
    hk_deck_shuffle (self->commander_deck, hk_move_get_random_log (move));
  if (!hk_daz_reveal_commanders (self, move, "commanders", error))
    return FALSE;
  if (self->gathering == NULL)
    {
      hk_move_ask (move, "commanders", error, _("Which commanders gather?"));
      return FALSE;
    }
  hk_move_log (move, ngettext ("%u commander gathers.", "%u commanders gather.", g_strv_length (self->gathering)),
               g_strv_length (self->gathering));
  return TRUE;
}

static const HkParamSpec invasion_params[] = {
  HK_DAZ_INVASION_PARAMS,
  { "initial", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it is the Initial Power Up Card of the cooperative game"),
    N_("Initial Power Up card") },
};

static const HkParamSpec commanders_params[] = {
  { "commanders", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The commanders that were revealed by hand"),
    N_("Commanders revealed") },
};

const HkMoveSpec hk_daz_reveal_moves[] = {
  { "reveal-invasion", N_("Reveal the Invasion Card"), "dark-age-z/cleanup.next-invasion",
    invasion_params, G_N_ELEMENTS (invasion_params), apply_reveal_invasion },
  { "reveal-commanders", N_("Reveal the Commanders"), "dark-age-z/setup.commander-gathering",
    commanders_params, G_N_ELEMENTS (commanders_params), apply_reveal_commanders },
};

const guint hk_daz_n_reveal_moves = G_N_ELEMENTS (hk_daz_reveal_moves);
