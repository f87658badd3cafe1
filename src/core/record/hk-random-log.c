/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-random-log.h"
#include "hk-random-trial.h"

struct _HkRandomLog
{
  HkRandom       *random;
  JsonArray      *noted;    /* what to give again; NULL when the move is made for the first time */
  guint           position; /* of the next number in noted */
  HkRandomChoose  choose;   /* what decides in a trial; NULL when it is none */
  gpointer        user_data;
  GArray         *given;    /* (element-type guint32) */
};

/* Returns (transfer full): luck that takes every number from @random.
 * @random: the generator of the table */
HkRandomLog *
hk_random_log_new (HkRandom *random)
{
  HkRandomLog *self = g_new (HkRandomLog, 1);

  *self = (HkRandomLog) { .random = hk_random_ref (random), .given = g_array_new (FALSE, FALSE, sizeof (guint32)) };
  return self;
}

/* Returns (transfer full): luck that gives the numbers of @noted again.
 * @random: the generator of the table, which goes on as it did the first time
 * @noted: the numbers of the first time */
HkRandomLog *
hk_random_log_new_recorded (HkRandom  *random,
                            JsonArray *noted)
{
  HkRandomLog *self = hk_random_log_new (random);

  self->noted = json_array_ref (noted);
  return self;
}

/* Returns (transfer full): luck for a trial, in which the order of no deck is known.
 * @random: the generator of the table, which goes on all the same
 * @choose: decides each number
 * @user_data: for @choose, which has to last as long as the luck */
HkRandomLog *
hk_random_log_new_trial (HkRandom       *random,
                         HkRandomChoose  choose,
                         gpointer        user_data)
{
  HkRandomLog *self = hk_random_log_new (random);

  self->choose = choose;
  self->user_data = user_data;
  return self;
}

/* Whether it belongs to a trial: then a card that is drawn is any of its deck, however the cards lie. */
gboolean
hk_random_log_is_trial (HkRandomLog *self)
{
  return self->choose != NULL;
}

/* Returns a number from 0 to @below − 1, all equally likely.
 * @below: a number above 0 */
guint32
hk_random_log_pick (HkRandomLog *self,
                    guint32      below)
{
  guint32 number;

  g_return_val_if_fail (below > 0, 0);

  number = hk_random_below (self->random, below);
  if (self->noted != NULL && self->position < json_array_get_length (self->noted))
    {
      const gint64 noted = json_array_get_int_element (self->noted, self->position++);

      if (noted >= 0 && noted < below)
        number = (guint32) noted;
    }
  if (self->choose != NULL)
    number = self->choose (below, self->user_data);
  g_array_append_val (self->given, number);
  return number;
}

/* @items: the items to put in random order, all orders equally likely */
void
hk_random_log_shuffle (HkRandomLog *self,
                       GPtrArray   *items)
{
  for (guint i = items->len; i > 1; i--)
    {
      const guint j = hk_random_log_pick (self, i);
      gpointer item = items->pdata[i - 1];

      items->pdata[i - 1] = items->pdata[j];
      items->pdata[j] = item;
    }
}

/* Returns (transfer full) (nullable): the numbers given so far, %NULL when there are none. */
JsonNode *
hk_random_log_to_json (HkRandomLog *self)
{
  JsonArray *array;
  JsonNode *node;

  if (self->given->len == 0)
    return NULL;
  array = json_array_sized_new (self->given->len);
  for (guint i = 0; i < self->given->len; i++)
    json_array_add_int_element (array, g_array_index (self->given, guint32, i));
  node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, array);
  return node;
}

void
hk_random_log_free (HkRandomLog *self)
{
  hk_random_unref (self->random);
  g_clear_pointer (&self->noted, json_array_unref);
  g_array_unref (self->given);
  g_free (self);
}
