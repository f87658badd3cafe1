/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-luck.h"

struct _HkLuck
{
  GObject    parent_instance;

  HkRandom  *random;
  JsonArray *noted;    /* what to give again; NULL when the move is made for the first time */
  guint      position; /* of the next number in noted */
  JsonArray *given;
};

G_DEFINE_FINAL_TYPE (HkLuck, hk_luck, G_TYPE_OBJECT)

static void
hk_luck_finalize (GObject *object)
{
  HkLuck *self = HK_LUCK (object);

  g_clear_object (&self->random);
  g_clear_pointer (&self->noted, json_array_unref);
  json_array_unref (self->given);
  G_OBJECT_CLASS (hk_luck_parent_class)->finalize (object);
}

static void
hk_luck_class_init (HkLuckClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_luck_finalize;
}

static void
hk_luck_init (HkLuck *self)
{
  self->given = json_array_new ();
}

/**
 * hk_luck_new:
 * @random: the generator of the table
 *
 * Returns: (transfer full): luck that takes every number from @random
 */
HkLuck *
hk_luck_new (HkRandom *random)
{
  HkLuck *self = g_object_new (HK_TYPE_LUCK, NULL);

  self->random = g_object_ref (random);
  return self;
}

/**
 * hk_luck_new_noted:
 * @random: the generator of the table, which goes on as it did the first time
 * @noted: the numbers of the first time
 *
 * Returns: (transfer full): luck that gives the numbers of @noted again
 */
HkLuck *
hk_luck_new_noted (HkRandom  *random,
                   JsonArray *noted)
{
  HkLuck *self = hk_luck_new (random);

  self->noted = json_array_ref (noted);
  return self;
}

/**
 * hk_luck_pick:
 * @self: luck
 * @below: a number above 0
 *
 * Returns: a number from 0 to @below − 1, all equally likely
 */
guint32
hk_luck_pick (HkLuck  *self,
              guint32  below)
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
  json_array_add_int_element (self->given, number);
  return number;
}

/**
 * hk_luck_shuffle:
 * @self: luck
 * @items: the items to put in random order, all orders equally likely
 */
void
hk_luck_shuffle (HkLuck    *self,
                 GPtrArray *items)
{
  for (guint i = items->len; i > 1; i--)
    {
      const guint j = hk_luck_pick (self, i);
      gpointer item = items->pdata[i - 1];

      items->pdata[i - 1] = items->pdata[j];
      items->pdata[j] = item;
    }
}

/**
 * hk_luck_to_json:
 * @self: luck
 *
 * Returns: (transfer full) (nullable): the numbers given so far, %NULL when there are none
 */
JsonNode *
hk_luck_to_json (HkLuck *self)
{
  if (json_array_get_length (self->given) == 0)
    return NULL;
  return json_node_init_array (json_node_alloc (), self->given);
}
