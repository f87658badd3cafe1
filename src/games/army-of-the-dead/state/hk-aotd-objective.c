/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-aotd-objective.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkAotdObjective, name, "name"),
  HK_STRING_FIELD (HkAotdObjective, colour, "colour", N_("token")),
  HK_INT_FIELD (HkAotdObjective, survivor, "survivor", -1, 5, -1, N_("Personal Objective of"), .names = "survivors"),
  HK_INT_FIELD (HkAotdObjective, needed, "needed", 1, 99, 1, N_("needed")),
  HK_INT_FIELD (HkAotdObjective, count, "count", 0, 99, 0, N_("count")),
  HK_STRING_FIELD (HkAotdObjective, kill_type, "kill-type", N_("to eliminate")),
  HK_INT_FIELD (HkAotdObjective, held, "held", 0, 99, 0, N_("miniatures kept")),
  HK_INT_FIELD (HkAotdObjective, adrenaline, "adrenaline", 0, 43, 0, N_("Adrenaline Points for it")),
  HK_STRING_FIELD (HkAotdObjective, opens, "opens", N_("opens the Spawn Zones")),
  HK_STRING_FIELD (HkAotdObjective, effect, "effect", N_("effect")),
  HK_BOOLEAN_FIELD (HkAotdObjective, optional, "optional", N_("optional")),
  HK_BOOLEAN_FIELD (HkAotdObjective, so_far, "so-far"),
  HK_BOOLEAN_FIELD (HkAotdObjective, done, "done", N_("accomplished")),
  HK_INT_FIELD (HkAotdObjective, holder, "holder", -1, 5, -1, N_("taken by"), .names = "survivors"),
};

HK_DEFINE_RECORD (HkAotdObjective, hk_aotd_objective, fields)

/* Returns (transfer full): its name without the full stop at the end, as a sentence quotes it. */
char *
hk_aotd_objective_dup_title (HkAotdObjective *self)
{
  gsize length;

  g_return_val_if_fail (HK_IS_AOTD_OBJECTIVE (self), NULL);

  length = self->name == NULL ? 0 : strlen (self->name);
  if (length > 1 && self->name[length - 1] == '.' && self->name[length - 2] != '.')
    length--;
  return g_strndup (self->name == NULL ? "" : self->name, length);
}
