/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/zombiez/content/hk-zz-pack.h"
#include "hk-zz-census.h"
#include "hk-zz-colours.h"

/* What the deck has, once a group that draws real cards has told every one of them. */

static void
count (HkZzCensus *census,
       HkZzCard   *card)
{
  for (; card != NULL; card = card->covered)
    {
      const HkZzKind kind = card->kind;

      if (kind == HK_ZZ_NO_KIND || (kind != HK_ZZ_BARRICADE && card->colour == 0) || (kind == HK_ZZ_ZOMBIE && card->value == 0))
        continue;
      if (kind == HK_ZZ_ZOMBIE)
        census->zombies[card->value - 1][card->colour - 1]++;
      else if (kind == HK_ZZ_BARRICADE)
        census->barricades[card->colour]++;
      else
        census->actions[kind][card->colour - 1]++;
      census->total++;
    }
}

static void
count_id (HkZzCensus *census,
          const char *id)
{
  g_autoptr (HkZzCard) card = hk_zz_card_new_from_id (id, NULL);

  count (census, card);
}

static void
count_list (HkZzCensus *census,
            HkRecordList *cards)
{
  for (int i = 0; i < hk_record_list_get_length (cards); i++)
    count (census, hk_record_list_get (cards, i));
}

/* Counts the cards that have been seen, wherever they lie; those of the draw deck that are known count too.
 * @census: (out): how many there are of each */
void
hk_zz_census_take (HkZzCensus *census,
                   HkZzTable  *self)
{
  const char * const *discards = self->deck == NULL ? NULL : hk_deck_get_discards (self->deck);

  *census = (HkZzCensus) { 0 };
  for (guint i = 0; discards != NULL && discards[i] != NULL; i++)
    count_id (census, discards[i]);
  for (int i = 0; i < hk_zz_table_get_n_left (self); i++)
    count_id (census, hk_deck_peek (self->deck, (guint) i));
  for (int i = 0; i < hk_record_list_get_length (self->rows); i++)
    count_list (census, hk_zz_table_get_row (self, i)->cards);
  for (int i = 0; i < hk_zz_table_get_n_players (self); i++)
    {
      count_list (census, hk_zz_table_get_player (self, i)->cards);
      count_list (census, hk_zz_table_get_player (self, i)->kept);
    }
  for (int i = 0; i < hk_zz_table_get_n_actions (self); i++)
    count (census, hk_zz_table_get_action (self, i)->card);
  count_list (census, self->gained);
  count (census, self->drawn);
}

/* Returns the highest colour of all cards that have been seen; 0 none has one. */
int
hk_zz_count_colours (HkZzTable *self)
{
  HkZzCensus census;

  hk_zz_census_take (&census, self);
  for (int colour = HK_ZZ_MAX_COLOURS; colour > 0; colour--)
    {
      int n = census.barricades[colour];

      for (int i = 0; i < HK_ZZ_N_VALUES; i++)
        n += census.zombies[i][colour - 1];
      for (int i = 0; i < HK_ZZ_N_KINDS; i++)
        n += census.actions[i][colour - 1];
      if (n > 0)
        return colour;
    }
  return 0;
}

static void
learn (HkMove     *move,
       const char *kind,
       JsonObject *taken_component)
{
  json_object_set_string_member (taken_component, "source", "owner");
  hk_move_learn (move, kind, taken_component);
  json_object_unref (taken_component);
}

static void
set_copies (JsonObject *component,
            const int  *copies,
            int         n_colours)
{
  for (int i = 0; i < n_colours; i++)
    json_object_set_int_member (component, hk_zz_colour_fields[i], copies[i]);
}

static void
learn_all (const HkZzCensus *census,
           int               n_colours,
           HkMove           *move)
{
  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    {
      JsonObject *component = json_object_new ();

      json_object_set_int_member (component, "value", i + 1);
      set_copies (component, census->zombies[i], n_colours);
      learn (move, "zombie", component);
    }
  for (int i = 0; i < HK_ZZ_N_KINDS; i++)
    if (hk_zz_kind_is_action ((HkZzKind) i))
      {
        JsonObject *component = json_object_new ();

        json_object_set_string_member (component, "action", hk_zz_kinds[(HkZzKind) i]);
        set_copies (component, census->actions[i], n_colours);
        learn (move, "action", component);
      }
  for (int i = 0; i <= HK_ZZ_MAX_COLOURS; i++)
    if (census->barricades[i] > 0)
      {
        JsonObject *component = json_object_new ();

        json_object_set_int_member (component, "colour", i);
        json_object_set_int_member (component, "cards", census->barricades[i]);
        learn (move, "barricade", component);
      }
}

/* The first time that a deck of which nothing was known has run out, every card of it has been told: what it has
 * goes to the owner’s pack, unless the cards do not add up to those of the box.
 * @self: a table whose deck has just run out
 * @move: the move that drew its last card */
void
hk_zz_census_learn (HkZzTable *self,
                    HkMove    *move)
{
  HkZzCensus census;

  if (self->components != HK_VALUES_UNKNOWN || self->deck == NULL || self->last_turn
      || self->shuffles_left != hk_zz_count_shuffles (hk_zz_table_get_n_players (self)))
    return;
  hk_zz_census_take (&census, self);
  if (census.total != HK_ZZ_N_CARDS)
    return;
  learn_all (&census, MAX (hk_zz_table_get_n_colours (self), hk_zz_count_colours (self)), move);
  hk_zz_learn_colours (self, move);
  hk_move_log (move, _("All cards of the deck have been seen: how many there are of each is noted for the next game."));
}
