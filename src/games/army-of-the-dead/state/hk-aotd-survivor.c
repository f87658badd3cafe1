/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-private.h"
#include "hk-aotd-survivor.h"

typedef enum
{
  PROP_LEVEL = 1,
  PROP_ALIVE,
} HkAotdSurvivorProps;

static GParamSpec *props[PROP_ALIVE + 1];

const char * const hk_aotd_seats[] = { "driver", "gunner", "passenger", NULL };

G_DEFINE_FINAL_TYPE (HkAotdSurvivor, hk_aotd_survivor, HK_TYPE_RECORD)

static guint
get_level (int adrenaline)
{
  return adrenaline >= 43 ? 3 : adrenaline >= 19 ? 2 : adrenaline >= 7 ? 1 : 0;
}

static void
hk_aotd_survivor_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  HkAotdSurvivor *self = HK_AOTD_SURVIVOR (object);

  if (property_id >= HK_RECORD_FIRST_FIELD)
    {
      G_OBJECT_CLASS (hk_aotd_survivor_parent_class)->get_property (object, property_id, value, pspec);
      return;
    }
  switch ((HkAotdSurvivorProps) property_id)
    {
    case PROP_LEVEL:
      g_value_set_uint (value, get_level (self->adrenaline));
      break;
    case PROP_ALIVE:
      g_value_set_boolean (value, !self->eliminated);
      break;
    }
}

static void
hk_aotd_survivor_changed (HkRecord      *record,
                          const HkField *field)
{
  if (field->offset == G_STRUCT_OFFSET (HkAotdSurvivor, adrenaline))
    g_object_notify_by_pspec (G_OBJECT (record), props[PROP_LEVEL]);
  else if (field->offset == G_STRUCT_OFFSET (HkAotdSurvivor, eliminated))
    g_object_notify_by_pspec (G_OBJECT (record), props[PROP_ALIVE]);
}

static void
hk_aotd_survivor_class_init (HkAotdSurvivorClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkAotdSurvivor, id, "id"),
    HK_STRING_FIELD (HkAotdSurvivor, name, "name"),
    HK_INT_FIELD (HkAotdSurvivor, player, "player", 0, 5, 0, N_("player"), .names = "players", .least = 1),
    HK_STRV_FIELD (HkAotdSurvivor, specialties, "specialties", N_("Specialties")),
    HK_INT_FIELD (HkAotdSurvivor, health, "health", 1, 9, 3, N_("Health"), .settable = TRUE),
    HK_INT_FIELD (HkAotdSurvivor, wounds, "wounds", 0, 9, 0, N_("Wounds"), .settable = TRUE),
    HK_INT_FIELD (HkAotdSurvivor, adrenaline, "adrenaline", 0, 43, 0, N_("Adrenaline Points"), .settable = TRUE),
    HK_STRING_FIELD (HkAotdSurvivor, blue, "blue", N_("Blue Skill")),
    HK_STRING_FIELD (HkAotdSurvivor, yellow, "yellow", N_("Yellow Skill")),
    HK_STRING_FIELD (HkAotdSurvivor, orange_1, "orange-1", N_("first Orange Skill")),
    HK_STRING_FIELD (HkAotdSurvivor, orange_2, "orange-2", N_("second Orange Skill")),
    HK_STRING_FIELD (HkAotdSurvivor, red_1, "red-1", N_("first Red Skill")),
    HK_STRING_FIELD (HkAotdSurvivor, red_2, "red-2", N_("second Red Skill")),
    HK_STRING_FIELD (HkAotdSurvivor, red_3, "red-3", N_("third Red Skill")),
    HK_INT_FIELD (HkAotdSurvivor, orange_choice, "orange-choice", 0, 2, 0, N_("Orange Skill chosen")),
    HK_INT_FIELD (HkAotdSurvivor, red_choice, "red-choice", 0, 3, 0, N_("Red Skill chosen")),
    HK_LIST_FIELD (HkAotdSurvivor, items, "items", hk_aotd_item_get_type, N_("Equipment"), .plural = N_("Equipment")),
    HK_INT_FIELD (HkAotdSurvivor, actions, "actions", 0, 20, 0, N_("Actions left"), .settable = TRUE),
    HK_STRV_FIELD (HkAotdSurvivor, free_actions, "free-actions", N_("free Actions")),
    HK_STRV_FIELD (HkAotdSurvivor, used, "used", N_("used this Turn")),
    HK_BOOLEAN_FIELD (HkAotdSurvivor, activated, "activated", N_("Turn over")),
    HK_INT_FIELD (HkAotdSurvivor, escalation, "escalation", 0, 20, 0, N_("Combat Actions in a row")),
    HK_INT_FIELD (HkAotdSurvivor, escalation_melee, "escalation-melee", 0, 20, 0, N_("Melee Actions in a row")),
    HK_INT_FIELD (HkAotdSurvivor, escalation_ranged, "escalation-ranged", 0, 20, 0, N_("Ranged Actions in a row")),
    HK_ENUM_FIELD (HkAotdSurvivor, seat, "seat", hk_aotd_seats, N_("seat in the Taco Truck")),
    HK_INT_FIELD (HkAotdSurvivor, shamblers_killed, "shamblers-killed", 0, 999, 0, N_("Shamblers eliminated"), .settable = TRUE),
    HK_INT_FIELD (HkAotdSurvivor, alphas_killed, "alphas-killed", 0, 999, 0, N_("Alphas eliminated"), .settable = TRUE),
    HK_INT_FIELD (HkAotdSurvivor, abominations_killed, "abominations-killed", 0, 9, 0, N_("Abominations eliminated"), .settable = TRUE),
    HK_BOOLEAN_FIELD (HkAotdSurvivor, hurt, "hurt", N_("wounded this round")),
    HK_BOOLEAN_FIELD (HkAotdSurvivor, eliminated, "eliminated", N_("eliminated"), .settable = TRUE),
    HK_STRING_FIELD (HkAotdSurvivor, source, "source"),
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = hk_aotd_survivor_get_property;
  HK_RECORD_CLASS (klass)->changed = hk_aotd_survivor_changed;
  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));

  props[PROP_LEVEL] = g_param_spec_uint ("level", NULL, NULL, 0, 3, 0, flags);
  props[PROP_ALIVE] = g_param_spec_boolean ("alive", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
hk_aotd_survivor_init (HkAotdSurvivor *self)
{
}

/* Gives a free Action.
 * @kind: "any", "combat", "melee", "move", "ranged", "search" or "explosive" */
void
hk_aotd_survivor_add_free (HkAotdSurvivor *self,
                           const char     *kind)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (self->free_actions != NULL)
    g_strv_builder_addv (builder, (const char **) self->free_actions);
  g_strv_builder_add (builder, kind);
  all = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->free_actions, (const char * const *) all);
}

/* Forgets the consecutive Actions. */
void
hk_aotd_survivor_end_escalation (HkAotdSurvivor *self)
{
  hk_record_set_int (self, &self->escalation, 0);
  hk_record_set_int (self, &self->escalation_melee, 0);
  hk_record_set_int (self, &self->escalation_ranged, 0);
}

/* Returns whether the Survivor has it (book, page 27). */
gboolean
hk_aotd_survivor_is (HkAotdSurvivor *self,
                     const char     *specialty)
{
  g_return_val_if_fail (HK_IS_AOTD_SURVIVOR (self), FALSE);

  return self->specialties != NULL && g_strv_contains ((const char * const *) self->specialties, specialty);
}
