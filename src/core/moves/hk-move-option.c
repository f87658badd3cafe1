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

typedef enum
{
  PROP_TITLE = 1,
  PROP_HINT,
  PROP_NAME,
  PROP_MISSING,
  PROP_REASON,
  PROP_LEGAL,
} HkMoveOptionProps;

static GParamSpec *props[PROP_LEGAL + 1];

G_DEFINE_FINAL_TYPE (HkMoveOption, hk_move_option, G_TYPE_OBJECT)

static void
hk_move_option_get_property (GObject    *object,
                             guint       property_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  HkMoveOption *self = HK_MOVE_OPTION (object);

  switch ((HkMoveOptionProps) property_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_HINT:
      g_value_set_string (value, self->hint);
      break;
    case PROP_NAME:
      g_value_set_string (value, hk_move_get_name (self->move));
      break;
    case PROP_MISSING:
      g_value_set_boxed (value, self->missing);
      break;
    case PROP_REASON:
      g_value_set_string (value, self->reason);
      break;
    case PROP_LEGAL:
      g_value_set_boolean (value, self->reason == NULL);
      break;
    }
}

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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = hk_move_option_get_property;
  object_class->finalize = hk_move_option_finalize;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_HINT] = g_param_spec_string ("hint", NULL, NULL, NULL, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_MISSING] = g_param_spec_boxed ("missing", NULL, NULL, G_TYPE_STRV, flags);
  props[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, NULL, flags);
  props[PROP_LEGAL] = g_param_spec_boolean ("legal", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
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
