/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "daz-try.h"

#define N_TABLES 200

static const char * const rules[] = {
  "negative-points", "gate-losses-at-once", "higher-insignia-for-technology", "pioneers-pile-up", "most-alone", "protected-gate-is-harmed",
  "tokens-run-out", "any-insignia-for-technology", "pass-takes-pioneer", "daily-mission-each-time", "cards-share-slot", "lancelot-falls",
  "protection-brings-points", "icons-mission-last-day", "clockwise-for-start", "strategy-marker-waits",
  "second-command-kept", "commander-marches",
};

static const char * const cards[] = { "bronze-4", "bronze-5", "bronze-6", "bronze-7", "silver-2", "silver-3", "silver-4", "gold-6", "gold-7" };


int
daz_try_pick (DazTry *self,
              int     n)
{
  return g_rand_int_range (self->rand, 0, n);
}

gboolean
daz_try_chance (DazTry *self,
                int     one_in)
{
  return daz_try_pick (self, one_in) == 0;
}

gboolean
daz_try_has_rule (DazTry     *self,
                  const char *id)
{
  return self->table->house_rules != NULL && g_strv_contains ((const char * const *) self->table->house_rules, id);
}

HkDazKingdom *
daz_try_kingdom (DazTry *self,
                 int     number)
{
  return hk_daz_table_get_kingdom (self->table, number);
}

HkDazFrontier *
daz_try_frontier (DazTry *self,
                  int     number)
{
  return hk_daz_table_get_frontier (self->table, number);
}

HkDazZone *
daz_try_zone (DazTry *self,
              int     number,
              int     at)
{
  return hk_daz_table_get_zone (self->table, number, at);
}

int
daz_try_count_kingdoms (DazTry *self)
{
  return (int) hk_daz_table_get_n_kingdoms (self->table);
}

static void
fill_zone (DazTry    *self,
           int        number,
           HkDazZone *place)
{
  static const char * const rewards[] = { "command", "army", "gate", "none" };
  static const char * const commanders[] = { "lilith", "erina", "lancelot" };
  HkDazFrontier *board = daz_try_frontier (self, number);

  if (daz_try_chance (self, 2))
    hk_record_set_string (place, &place->reward_left, rewards[daz_try_pick (self, 4)]);
  if (daz_try_chance (self, 2))
    hk_record_set_string (place, &place->reward_right, rewards[daz_try_pick (self, 4)]);
  if (daz_try_chance (self, 3))
    return;
  daz_place (self->table, number, place->number, cards[daz_try_pick (self, G_N_ELEMENTS (cards))], daz_try_chance (self, 2) ? board->left : board->right, daz_try_chance (self, 4));
  if (daz_try_chance (self, 3))
    {
      hk_record_set_string (place, &place->commander, commanders[daz_try_pick (self, G_N_ELEMENTS (commanders))]);
      hk_record_set_int (place, &place->recruiter, daz_try_pick (self, self->n));
    }
}

/* A table of two to five with anything on it. */
static void
lay_out (DazTry *self,
         int     least)
{
  g_autoptr (GString) players = g_string_new ("{\"name\":\"A\"}");
  g_autoptr (GString) house = g_string_new (NULL);
  g_autofree char *setup = NULL;

  self->n = least + daz_try_pick (self, 6 - least);
  for (int i = 1; i < self->n; i++)
    g_string_append_printf (players, ",{\"name\":\"%c\"}", 'A' + i);
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    g_string_append_printf (house, "%s\"%s\":%s", i == 0 ? "" : ",", rules[i], daz_try_chance (self, 4) ? "true" : "false");
  setup = g_strconcat ("{\"players\":[", players->str, "],\"first-player\":0,\"missions\":\"none\",", DAZ_PACK, ",\"house\":{", house->str, "}}", NULL);
  self->table = daz_new (setup, 1);
  hk_record_set_int (self->table, &self->table->starting_player, daz_try_pick (self, self->n));
  hk_record_set_int (self->table, &self->table->day, 1 + daz_try_pick (self, self->table->last_day));
  for (int i = 0; i < self->n; i++)
    {
      HkDazKingdom *record = daz_try_kingdom (self, i);

      daz_empty_hand (self->table, i);
      for (int j = daz_try_pick (self, 4); j > 0; j--)
        daz_give (self->table, i, cards[daz_try_pick (self, G_N_ELEMENTS (cards))]);
      hk_record_set_int (record, &record->victory_points, daz_try_pick (self, 5));
      hk_record_set_int (record, &record->technology, daz_try_pick (self, 4));
      hk_record_set_int (record, &record->command_tokens, daz_try_pick (self, 16));
      hk_record_set_int (record, &record->kills, daz_try_pick (self, 4));
      hk_record_set_int (record, &record->relics_played, daz_try_pick (self, 5));
      hk_record_set_int (record, &record->pass_order, daz_try_pick (self, 3));
      if (daz_try_chance (self, 4))
        hk_record_add_text (record, &record->turned, daz_try_chance (self, 2) ? "lilith" : "erina");
      for (int j = daz_try_pick (self, 3); j > 0; j--)
        hk_daz_kingdom_add_relic (record, "");
    }
  for (int i = 0; i < daz_try_count_kingdoms (self); i++)
    {
      HkDazFrontier *board = daz_try_frontier (self, i);

      for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
        fill_zone (self, i, daz_try_zone (self, i, j));
      hk_record_set_int (board, &board->horde, daz_try_pick (self, 30));
      hk_record_set_int (board, &board->at_gate, daz_try_pick (self, 4));
      hk_record_set_int (board, &board->shield_left, daz_try_pick (self, 3));
      hk_record_set_int (board, &board->shield_right, daz_try_pick (self, 3));
      hk_record_set_int (board, &board->points_left, daz_try_pick (self, 6));
      hk_record_set_int (board, &board->points_right, daz_try_pick (self, 6));
      hk_record_set_int (board, &board->reached_zone, daz_try_pick (self, 7));
    }
}

void
daz_try_repeat (int  least,
                void (*play) (DazTry *self))
{
  for (guint i = 0; i < N_TABLES; i++)
    {
      DazTry self = { .rand = g_rand_new_with_seed (i), .line = g_string_new (NULL) };

      lay_out (&self, least);
      play (&self);
      g_object_unref (self.table);
      g_rand_free (self.rand);
      g_string_free (self.line, TRUE);
    }
}

/* Plays the line; gives what is said of it, or NULL where it is refused. */
static char *
try_line (DazTry *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_content_parse (self->line->str, -1, "test", &error);
  g_autoptr (HkMove) move = NULL;

  g_assert_no_error (error);
  move = hk_move_new_from_json (json_node_get_object (node), &error);
  g_assert_no_error (error);
  return hk_table_apply (HK_TABLE (self->table), move, &error) ? g_strdup (hk_move_get_logged (move)) : NULL;
}

void
daz_try_compare (DazTry  *self,
                 gboolean expected)
{
  g_autofree char *said = try_line (self);

  if ((said != NULL) != expected)
    g_error ("%s is %s", self->line->str, said == NULL ? "refused" : said);
}
