/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-error.h"
#include "hk-random.h"

/* A small generator whose state can be written down: a linear congruential state of 64 bits whose high half picks
 * how its bits are folded into a number. */
struct _HkRandom
{
  guint64 state;
  guint64 stream; /* odd */
};

static guint32
next (HkRandom *self)
{
  const guint64 old = self->state;
  const guint32 folded = (guint32) (((old >> 18) ^ old) >> 27);
  const guint turn = (guint) (old >> 59);

  self->state = old * G_GUINT64_CONSTANT (6364136223846793005) + self->stream;
  return (folded >> turn) | (folded << ((32 - turn) & 31));
}

/* Returns (transfer full): a generator that gives the same numbers for the same seed. */
HkRandom *
hk_random_new (guint64 seed)
{
  HkRandom *self = g_atomic_rc_box_new (HkRandom);

  self->state = 0;
  self->stream = (seed << 1) | 1;
  next (self);
  self->state += seed;
  next (self);
  return self;
}

HkRandom *
hk_random_ref (HkRandom *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
hk_random_unref (HkRandom *self)
{
  g_atomic_rc_box_release (self);
}

/* Returns (transfer full): a generator that nobody can foresee. */
HkRandom *
hk_random_new_from_entropy (void)
{
  return hk_random_new (((guint64) g_random_int () << 32) | g_random_int ());
}

/* Returns a number from 0 to @n − 1, all equally likely.
 * @self: a generator
 * @n: a number above 0 */
guint32
hk_random_below (HkRandom *self,
                 guint32   n)
{
  guint32 threshold;
  guint32 number;

  g_return_val_if_fail (n > 0, 0);

  /* Numbers below 2³² mod n would be met once too often. */
  threshold = -n % n;
  do
    number = next (self);
  while (number < threshold);
  return number % n;
}

/* Returns (transfer full): its state as text.
 * @self: a generator */
char *
hk_random_save (HkRandom *self)
{
  char *text = g_malloc (33);

  for (guint i = 0; i < 32; i++)
    text[i] = "0123456789abcdef"[(i < 16 ? self->state : self->stream) >> (60 - i % 16 * 4) & 15];
  text[32] = '\0';
  return text;
}

/* Returns whether @self goes on where the text was written. Errors: %HK_ERROR_FORMAT.
 * @self: a generator
 * @text: (nullable): a text from hk_random_save() */
gboolean
hk_random_restore (HkRandom   *self,
                   const char *text,
                   GError    **error)
{
  guint64 state = 0;
  guint64 stream = 0;
  guint n = 0;

  for (; text != NULL && ((text[n] >= '0' && text[n] <= '9') || (text[n] >= 'a' && text[n] <= 'f')); n++)
    {
      state = state << 4 | stream >> 60;
      stream = stream << 4 | (guint64) (text[n] <= '9' ? text[n] - '0' : text[n] - 'a' + 10);
    }
  if (n != 32 || text[n] != '\0')
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("The state of chance is 32 hexadecimal digits."));
      return FALSE;
    }
  if ((stream & 1) == 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("The state of chance is not one that can come about."));
      return FALSE;
    }
  self->state = state;
  self->stream = stream;
  return TRUE;
}
