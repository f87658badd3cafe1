/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"

/* The neighborhood as it lies on the table, told hex by hex by a group that deals the cards (Tabletop Setup). */

/* Returns the first hex whose card nobody has named yet; −1 none. */
int
hk_cz_table_find_open (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), -1);

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    if (hk_cz_table_get_location (self, i)->unknown)
      return i;
  return -1;
}

/* Returns how many hexes there are whose card nobody has named yet. */
int
hk_cz_table_count_open (HkCzTable *self)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    n += hk_cz_table_get_location (self, i)->unknown;
  return n;
}

static int
find_undealt (HkCzTable  *self,
              const char *name)
{
  for (int i = 0; i < hk_record_list_get_length (self->undealt); i++)
    {
      HkCzLocation *card = hk_record_list_get (self->undealt, i);

      if (g_strcmp0 (card->name, name) == 0)
        return i;
    }
  return -1;
}

/* Whether a card of that name lies on the neighborhood. */
static gboolean
is_dealt (HkCzTable  *self,
          const char *name,
          int         except)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      if (i != except && !location->unknown && (g_strcmp0 (location->name, name) == 0 || g_strcmp0 (location->reverse, name) == 0))
        return TRUE;
    }
  return FALSE;
}

/* Returns (transfer full): the names of the cards of the box and of the book that do not lie on the neighborhood,
 * the home bases first. */
GStrv
hk_cz_table_list_undealt (HkCzTable *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) printed = hk_cz_pack_list_printed ();

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  for (guint i = 0; printed[i] != NULL; i++)
    if (!is_dealt (self, printed[i], -1) && find_undealt (self, printed[i]) < 0)
      g_strv_builder_add (builder, printed[i]);
  for (int i = 0; i < hk_record_list_get_length (self->undealt); i++)
    {
      HkCzLocation *card = hk_record_list_get (self->undealt, i);

      g_strv_builder_add (builder, card->name);
    }
  return g_strv_builder_end (builder);
}

/* Takes the card out of those that nobody has laid yet, or makes one of which only the book is known. Returns
 * (transfer full): the card.
 * @name: the name of a Location */
HkCzLocation *
hk_cz_table_make_location (HkCzTable  *self,
                           const char *name)
{
  const int position = find_undealt (self, name);
  HkCzLocation *location;

  if (position >= 0)
    {
      location = g_list_model_get_item (G_LIST_MODEL (self->undealt), (guint) position);
      hk_record_list_remove_at (self->undealt, (guint) position);
      return location;
    }
  location = g_object_new (HK_TYPE_CZ_LOCATION, "name", name, NULL);
  hk_cz_pack_fill_printed (location, self->edition >= HK_CZ_EDITION_PRINTED);
  hk_record_set_boolean (location, &location->side_unknown, !hk_cz_pack_is_printed (name));
  return location;
}

/* The card on a hex becomes @card; what lies on it stays. */
static void
replace_card (HkCzLocation *location,
              HkCzLocation *card)
{
  const struct
  {
    char      **member;
    const char *text;
  } texts[] = {
    { &location->name, card->name }, { &location->layout, card->layout }, { &location->encounter_roll, card->encounter_roll },
    { &location->reward_roll, card->reward_roll }, { &location->reward_deck, card->reward_deck }, { &location->resource, card->resource },
    { &location->base, card->base }, { &location->reverse, card->reverse }, { &location->reverse_layout, card->reverse_layout },
    { &location->reverse_roll, card->reverse_roll }, { &location->reverse_resource, card->reverse_resource },
    { &location->source, card->source },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    hk_record_set_string (location, texts[i].member, texts[i].text);
  hk_record_set_boolean (location, &location->cache, card->cache);
  hk_record_set_boolean (location, &location->side_unknown, card->side_unknown);
  hk_record_set_boolean (location, &location->garden, card->garden);
  hk_record_set_boolean (location, &location->unknown, FALSE);
}

/* Returns the first player whose home base nobody has shown yet; −1 none. */
int
hk_cz_table_find_homeless (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), -1);

  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    if (hk_cz_table_get_player (self, i)->base < 0)
      return i;
  return -1;
}

/* The player and those whom the player leads start at @place, and it is safe. */
static void
start_at (HkCzTable *self,
          int        player,
          int        place)
{
  HkCzPlayer *item = hk_cz_table_get_player (self, player);
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  hk_record_set_int (item, &item->base, place);
  hk_record_set_boolean (location, &location->safe, TRUE);
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->player == player && survivor->place < 0)
        hk_record_set_int (survivor, &survivor->place, place);
    }
}

/* Those whose home base it is start there. */
static void
settle_home (HkCzTable *self,
             int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      HkCzPlayer *player = hk_cz_table_get_player (self, i);

      if (player->base < 0 && player->home != NULL
          && (g_strcmp0 (player->home, location->base) == 0 || g_strcmp0 (player->home, location->name) == 0))
        start_at (self, i, place);
    }
}

/* Puts a card that was laid by mistake back among those that may lie anywhere. */
static void
take_back (HkCzTable    *self,
           HkCzLocation *location)
{
  g_autoptr (HkCzLocation) card = NULL;

  if (location->unknown || g_strcmp0 (location->source, "rulebook") == 0 || location->source == NULL)
    return;
  card = hk_record_copy (location);
  hk_record_list_append (self->undealt, card);
}

/* Lays the card that the group names on a hex. Of a card that neither the box nor the book knows the group tells
 * which side is up: Caches start blue side up (Tabletop Setup, page 2). Returns whether the card is known.
 * @move: the move that is being applied, with the parameters of HK_CZ_CARD_PARAMS
 * @place: the number of a hex */
gboolean
hk_cz_table_deal (HkCzTable *self,
                  HkMove    *move,
                  int        place,
                  GError   **error)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  g_auto (GStrv) names = hk_cz_table_list_undealt (self);
  const char *name = hk_move_get_string (move, "name");
  g_autoptr (HkCzLocation) card = NULL;

  /* Nobody has to know how the app spells a name. */
  for (guint i = 0; name != NULL && names[i] != NULL; i++)
    if (g_ascii_strcasecmp (names[i], name) == 0)
      name = names[i];
  if (name == NULL || name[0] == '\0')
    return hk_move_ask (move, "name", error, _("Which Location lies there?"));
  if (is_dealt (self, name, place)
      && !hk_move_require_rule (move, "card-z/setup.neighborhood", error, _("%s lies on another hex already."), name))
    return FALSE;
  if (find_undealt (self, name) < 0 && !hk_cz_pack_is_printed (name) && !hk_move_has (move, "cache"))
    return hk_move_ask (move, "cache", error, _("Is %s a Cache, with its blue side up, or Terrain?"), name);
  take_back (self, location);
  card = hk_cz_table_make_location (self, name);
  replace_card (location, card);
  if (hk_move_has (move, "cache"))
    {
      hk_record_set_boolean (location, &location->cache, hk_move_get_boolean (move, "cache", FALSE));
      hk_record_set_boolean (location, &location->side_unknown, FALSE);
      if (location->source == NULL)
        {
          hk_record_set_string (location, &location->source, "told");
          hk_cz_pack_learn (move, "location", location);
        }
    }
  settle_home (self, place);
  return TRUE;
}

static gboolean
apply_deal (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int place = hk_move_get_int (move, "place", hk_cz_table_find_open (self));
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  int left;

  if (self->outcome != HK_CZ_OUTCOME_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if (location == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Every Location has been named."));
  if ((location->scouted || hk_cz_location_get_n_encounters (location) > 0) && !location->unknown
      && !hk_move_require_rule (move, "card-z/setup.neighborhood", error, _("%s has been scouted already."),
                                location->name))
    return FALSE;
  if (!hk_cz_table_deal (self, move, place, error))
    return FALSE;
  left = hk_cz_table_count_open (self);
  hk_move_log (move, _("The group lays %s."), location->name);
  if (left == 0)
    hk_move_log (move, _("The neighborhood is complete."));
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static gboolean
apply_leave_open (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int left = hk_cz_table_count_open (self);

  if (left == 0 || self->dealt || (!hk_table_keeps_field (table, "locations") && !hk_move_is_replay (move)))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No hex is waiting to be named."));
  hk_record_set_boolean (self, &self->dealt, TRUE);
  hk_move_log (move, ngettext ("%d Location is named when somebody gets there.",
                               "%d Locations are named when somebody gets there.", (gulong) left), left);
  return TRUE;
}

static gboolean
apply_start_at (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int player = hk_move_get_int (move, "player", hk_cz_table_find_homeless (self));
  const int place = hk_move_get_int (move, "place", -1);

  if (hk_cz_table_get_player (self, player) == NULL || hk_cz_table_get_player (self, player)->base >= 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Everybody has a home base."));
  if (hk_cz_table_get_location (self, place) == NULL)
    return hk_move_ask (move, "place", error, _("Where does %s start?"), hk_cz_table_get_player_name (self, player));
  start_at (self, player, place);
  /* Translators: %s: a player; %s: a Location. */
  hk_move_log (move, _("%s starts at %s."), hk_cz_table_get_player_name (self, player),
               hk_cz_table_get_location_name (self, place));
  return TRUE;
}

static const HkParamSpec start_params[] = {
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Who starts there; the first who has no home base when left out"), N_("Player"), "players" },
  { "place", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Which Location"), N_("Home base"), "locations" },
};

static const HkParamSpec deal_params[] = {
  { "place", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Which hex; the first that is open when left out"), N_("Hex") },
  HK_CZ_CARD_PARAMS,
};

const HkMoveSpec hk_cz_deal_moves[] = {
  { "deal", N_("Lay a Location"), "card-z/setup.neighborhood", deal_params, G_N_ELEMENTS (deal_params), apply_deal },
  { "start-at", N_("Show a Home Base"), "card-z/setup.base", start_params, G_N_ELEMENTS (start_params), apply_start_at },
  { "leave-open", N_("Name the Others on the Way"), "card-z/setup.neighborhood", NULL, 0, apply_leave_open },
};

const guint hk_cz_n_deal_moves = G_N_ELEMENTS (hk_cz_deal_moves);
