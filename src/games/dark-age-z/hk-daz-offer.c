/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-offer.h"

struct _HkDazOffer
{
  GObject parent_instance;

  char   *label;
  HkMove *move;
  GStrv   missing;
  char   *reason;
};

typedef enum
{
  PROP_LABEL = 1,
  PROP_NAME,
  PROP_MISSING,
  PROP_REASON,
  PROP_LEGAL,
} HkDazOfferProps;

static GParamSpec *props[PROP_LEGAL + 1];

G_DEFINE_FINAL_TYPE (HkDazOffer, hk_daz_offer, G_TYPE_OBJECT)

static void
hk_daz_offer_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  HkDazOffer *self = HK_DAZ_OFFER (object);

  switch ((HkDazOfferProps) property_id)
    {
    case PROP_LABEL:
      g_value_set_string (value, self->label);
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
hk_daz_offer_finalize (GObject *object)
{
  HkDazOffer *self = HK_DAZ_OFFER (object);

  g_free (self->label);
  g_clear_object (&self->move);
  g_strfreev (self->missing);
  g_free (self->reason);
  G_OBJECT_CLASS (hk_daz_offer_parent_class)->finalize (object);
}

static void
hk_daz_offer_class_init (HkDazOfferClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = hk_daz_offer_get_property;
  object_class->finalize = hk_daz_offer_finalize;
  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_MISSING] = g_param_spec_boxed ("missing", NULL, NULL, G_TYPE_STRV, flags);
  props[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, NULL, flags);
  props[PROP_LEGAL] = g_param_spec_boolean ("legal", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
hk_daz_offer_init (HkDazOffer *self)
{
}

/**
 * hk_daz_offer_new:
 * @label: what the button says
 * @move: the move, with the parameters that are known
 * @missing: (nullable): the names of the parameters that are not
 * @reason: (nullable): why it is not legal
 *
 * Returns: (transfer full): an offer
 */
HkDazOffer *
hk_daz_offer_new (const char         *label,
                  HkMove             *move,
                  const char * const *missing,
                  const char         *reason)
{
  HkDazOffer *self = g_object_new (HK_TYPE_DAZ_OFFER, NULL);

  self->label = g_strdup (label);
  self->move = g_object_ref (move);
  self->missing = missing == NULL ? g_new0 (char *, 1) : g_strdupv ((GStrv) missing);
  self->reason = g_strdup (reason);
  return self;
}

/* (transfer none): what the button says. */
const char *
hk_daz_offer_get_label (HkDazOffer *self)
{
  g_return_val_if_fail (HK_IS_DAZ_OFFER (self), NULL);

  return self->label;
}

/**
 * hk_daz_offer_get_move:
 * @self: an offer
 *
 * Returns: (transfer none): the move; see hk_daz_offer_make_move() for one to be played
 */
HkMove *
hk_daz_offer_get_move (HkDazOffer *self)
{
  g_return_val_if_fail (HK_IS_DAZ_OFFER (self), NULL);

  return self->move;
}

/**
 * hk_daz_offer_make_move:
 * @self: an offer
 *
 * Returns: (transfer full): a new move of the same parameters, to be completed and played
 */
HkMove *
hk_daz_offer_make_move (HkDazOffer *self)
{
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;
  HkMove *move;

  g_return_val_if_fail (HK_IS_DAZ_OFFER (self), NULL);

  move = hk_move_new (hk_move_get_name (self->move), NULL);
  json_object_iter_init_ordered (&iter, hk_move_get_params (self->move));
  while (json_object_iter_next_ordered (&iter, &member, &value))
    json_object_set_member (hk_move_get_params (move), member, json_node_copy (value));
  return move;
}

/* (transfer none): the parameters that the person still has to give. */
const char * const *
hk_daz_offer_get_missing (HkDazOffer *self)
{
  g_return_val_if_fail (HK_IS_DAZ_OFFER (self), NULL);

  return (const char * const *) self->missing;
}

/* (transfer none) (nullable): why it is not legal. */
const char *
hk_daz_offer_get_reason (HkDazOffer *self)
{
  g_return_val_if_fail (HK_IS_DAZ_OFFER (self), NULL);

  return self->reason;
}

/* Whether it can be played, as far as can be said before the missing parameters are given. */
gboolean
hk_daz_offer_is_legal (HkDazOffer *self)
{
  g_return_val_if_fail (HK_IS_DAZ_OFFER (self), FALSE);

  return self->reason == NULL;
}
