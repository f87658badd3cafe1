/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-doubts.h"
#include "hk-aotd-end.h"

/* The mission is lost when its Objectives can no longer be fulfilled (book, page 8). Only the group can
 * judge that; it is asked when the last one with a Specialty falls whom the mission needs. */

/* Whether the mission asks for @specialty, or a closed Vault does (page 12). */
static gboolean
is_needed (HkAotdTable *self,
           const char  *specialty)
{
  const gboolean opened = self->vault != NULL && self->vault->opened;

  if (g_str_equal (specialty, "vault-expert") && (self->vault != NULL))
    return !opened;
  return self->required != NULL && g_strv_contains ((const char * const *) self->required, specialty);
}

static gboolean
has_anybody (HkAotdTable *self,
             const char  *specialty)
{
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);

      if (!survivor->eliminated && hk_aotd_survivor_is (survivor, specialty))
        return TRUE;
    }
  return FALSE;
}

/* Notes that the group has to judge whether the mission can still be fulfilled, when nobody is left with a Specialty
 * that it needs.
 * @fallen: a Survivor who has just been eliminated */
void
hk_aotd_table_doubt (HkAotdTable    *self,
                     HkMove         *move,
                     HkAotdSurvivor *fallen)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) doubts = NULL;

  g_return_if_fail (HK_IS_AOTD_TABLE (self));

  if (self->outcome != HK_AOTD_ENDING_NONE)
    return;
  if (self->doubts != NULL)
    g_strv_builder_addv (builder, (const char **) self->doubts);
  for (guint i = 0; fallen->specialties != NULL && fallen->specialties[i] != NULL; i++)
    {
      const char *specialty = fallen->specialties[i];

      if (!is_needed (self, specialty) || has_anybody (self, specialty))
        continue;
      g_strv_builder_add (builder, specialty);
      /* Translators: %s: a Specialty. */
      hk_move_log (move, _("Nobody with this Specialty is left: %s. Can the Objectives still be fulfilled?"),
                   hk_aotd_specialty_get_title (specialty));
    }
  doubts = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->doubts, doubts[0] == NULL ? NULL : (const char * const *) doubts);
}

/* Returns (transfer full) (nullable): which Specialties nobody has any more; %NULL when the group has nothing to
 * judge. */
char *
hk_aotd_table_describe_doubts (HkAotdTable *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) titles = NULL;
  g_autofree char *list = NULL;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  if (self->doubts == NULL || self->doubts[0] == NULL)
    return NULL;
  for (guint i = 0; self->doubts[i] != NULL; i++)
    g_strv_builder_add (builder, hk_aotd_specialty_get_title (self->doubts[i]));
  titles = g_strv_builder_end (builder);
  list = g_strjoinv (", ", titles);
  /* Translators: %s: Specialties. */
  return g_strdup_printf (_("Nobody is left who is: %s"), list);
}

static gboolean
apply_judge (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const gboolean possible = g_str_equal (hk_move_get_string (move, "objectives"), "possible");

  if (self->outcome != HK_AOTD_ENDING_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The mission is over already."));
  hk_record_set_strv (self, &self->doubts, NULL);
  if (possible)
    hk_move_log (move, _("The group goes on: the Objectives can still be fulfilled."));
  else
    hk_aotd_table_lose (self, move, _("The mission can no longer be fulfilled."));
  return TRUE;
}

static const char * const answers[] = { "possible", "impossible", NULL };

static const HkParamSpec judge_params[] = {
  { "objectives", HK_PARAM_STRING, TRUE, 0, 0, answers, N_("Whether the Objectives can still be fulfilled"), N_("The Objectives") },
};

const HkMoveSpec hk_aotd_doubts_moves[] = {
  { "judge", N_("Judge the Mission"), "army-of-the-dead/mission.losing", judge_params, G_N_ELEMENTS (judge_params), apply_judge },
};

const guint hk_aotd_n_doubts_moves = G_N_ELEMENTS (hk_aotd_doubts_moves);
