/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-random-log.h"
#include "hk-random-trial.h"

struct _HkRandomLog
{
  GObject         parent_instance;

  HkRandom       *random;
  JsonArray      *noted;    /* what to give again; NULL when the move is made for the first time */
  guint           position; /* of the next number in noted */
  HkRandomChoose  choose;   /* what decides in a trial; NULL when it is none */
  gpointer        user_data;
  JsonArray      *given;    /* NULL while there is none */
};

G_DEFINE_FINAL_TYPE (HkRandomLog, hk_random_log, G_TYPE_OBJECT)

static void
hk_random_log_finalize (GObject *object)
{
  HkRandomLog *self = HK_RANDOM_LOG (object);

  g_clear_object (&self->random);
  g_clear_pointer (&self->noted, json_array_unref);
  g_clear_pointer (&self->given, json_array_unref);
  G_OBJECT_CLASS (hk_random_log_parent_class)->finalize (object);
}

static void
hk_random_log_class_init (HkRandomLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_random_log_finalize;
}

static void
hk_random_log_init (HkRandomLog *self)
{
}

/* Returns (transfer full): luck that takes every number from @random.
 * @random: the generator of the table */
HkRandomLog *
hk_random_log_new (HkRandom *random)
{
  HkRandomLog *self = g_object_new (HK_TYPE_RANDOM_LOG, NULL);

  self->random = g_object_ref (random);
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
  if (self->given == NULL)
    self->given = json_array_new ();
  json_array_add_int_element (self->given, number);
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
  return self->given == NULL ? NULL : json_node_init_array (json_node_alloc (), self->given);
}
