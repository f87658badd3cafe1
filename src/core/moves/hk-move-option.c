/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-move-option.h"

struct _HkMoveOption
{
  GObject parent_instance;

  char   *title;
  char   *hint;
  HkMove *move;
  GStrv   missing;
  char   *reason;
};

G_DEFINE_FINAL_TYPE (HkMoveOption, hk_move_option, G_TYPE_OBJECT)

static void
hk_move_option_finalize (GObject *object)
{
  HkMoveOption *self = HK_MOVE_OPTION (object);

  g_free (self->title);
  g_free (self->hint);
  g_clear_object (&self->move);
  g_strfreev (self->missing);
  g_free (self->reason);
  G_OBJECT_CLASS (hk_move_option_parent_class)->finalize (object);
}

static void
hk_move_option_class_init (HkMoveOptionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_move_option_finalize;
}

static void
hk_move_option_init (HkMoveOption *self)
{
}

/* Returns (transfer full): an offer.
 * @title: what the button says
 * @hint: (nullable): what it costs
 * @move: the move, with the parameters that are known
 * @missing: (nullable): the names of the parameters that are not
 * @reason: (nullable): why it is not legal */
HkMoveOption *
hk_move_option_new (const char         *title,
                    const char         *hint,
                    HkMove             *move,
                    const char * const *missing,
                    const char         *reason)
{
  HkMoveOption *self = g_object_new (HK_TYPE_MOVE_OPTION, NULL);

  self->title = g_strdup (title);
  self->hint = g_strdup (hint);
  self->move = g_object_ref (move);
  self->missing = missing == NULL ? g_new0 (char *, 1) : g_strdupv ((GStrv) missing);
  self->reason = g_strdup (reason);
  return self;
}

/* (transfer none): what the button says. */
const char *
hk_move_option_get_title (HkMoveOption *self)
{
  g_return_val_if_fail (HK_IS_MOVE_OPTION (self), NULL);

  return self->title;
}

/* (transfer none) (nullable): what it costs. */
const char *
hk_move_option_get_hint (HkMoveOption *self)
{
  g_return_val_if_fail (HK_IS_MOVE_OPTION (self), NULL);

  return self->hint;
}

/* Returns the move; see hk_move_option_make_move() for one to be played. */
HkMove *
hk_move_option_get_move (HkMoveOption *self)
{
  g_return_val_if_fail (HK_IS_MOVE_OPTION (self), NULL);

  return self->move;
}

/* Returns (transfer full): a new move of the same parameters, to be completed and played. */
HkMove *
hk_move_option_make_move (HkMoveOption *self)
{
  g_return_val_if_fail (HK_IS_MOVE_OPTION (self), NULL);

  return hk_move_copy (self->move);
}

/* (transfer none): the parameters that the person still has to give. */
const char * const *
hk_move_option_get_missing (HkMoveOption *self)
{
  g_return_val_if_fail (HK_IS_MOVE_OPTION (self), NULL);

  return (const char * const *) self->missing;
}

/* (transfer none) (nullable): why it is not legal. */
const char *
hk_move_option_get_reason (HkMoveOption *self)
{
  g_return_val_if_fail (HK_IS_MOVE_OPTION (self), NULL);

  return self->reason;
}

/* Whether it can be played, as far as can be said before the missing parameters are given. */
gboolean
hk_move_option_is_legal (HkMoveOption *self)
{
  g_return_val_if_fail (HK_IS_MOVE_OPTION (self), FALSE);

  return self->reason == NULL;
}
