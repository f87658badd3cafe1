/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-skills.h"

/* The Skills of the list on pages 30 and 31, and which of them a Survivor has. */

/* What stands behind the colon of an id. */
typedef enum
{
  OF_NOTHING,
  OF_COMBAT,  /* combat, melee or ranged */
  OF_ACTION,  /* also move and search */
  OF_ZOMBIES, /* shambler, alpha or abomination */
} Kind;

static const struct
{
  const char *name;
  const char *title; /* N_() */
  Kind        kind;
} skills[] = {
  { "action", N_("+1 Action"), OF_NOTHING },
  { "plus-damage", N_("+1 Damage"), OF_COMBAT },
  { "free", N_("+1 Free Action"), OF_ACTION },
  { "zone-per-move", N_("+1 Zone Per Move"), OF_NOTHING },
  { "plus-die", N_("+1 Die"), OF_COMBAT },
  { "bloodlust", N_("Bloodlust"), OF_COMBAT },
  { "born-leader", N_("Born Leader"), OF_NOTHING },
  { "search-more", N_("Can Search More Than Once"), OF_NOTHING },
  { "charge", N_("Charge"), OF_NOTHING },
  { "combat-reflexes", N_("Combat Reflexes"), OF_NOTHING },
  { "escalation", N_("Escalation"), OF_COMBAT },
  { "explosive-master", N_("Explosive Master"), OF_NOTHING },
  { "hit-and-run", N_("Hit & Run"), OF_NOTHING },
  { "hunter", N_("Hunter"), OF_ZOMBIES },
  { "lifesaver", N_("Lifesaver"), OF_NOTHING },
  { "lucky", N_("Lucky"), OF_NOTHING },
  { "reaper", N_("Reaper"), OF_COMBAT },
  { "regeneration", N_("Regeneration"), OF_NOTHING },
  { "roll-6-damage", N_("Roll 6: +1 Damage"), OF_COMBAT },
  { "roll-6-die", N_("Roll 6: +1 Die"), OF_COMBAT },
  { "search-2", N_("Search: 2 Cards"), OF_NOTHING },
  { "silent-killer", N_("Silent Killer"), OF_NOTHING },
  { "shove", N_("Shove"), OF_NOTHING },
  { "slippery", N_("Slippery"), OF_NOTHING },
  { "sprint", N_("Sprint"), OF_NOTHING },
  { "steady-hand", N_("Steady Hand"), OF_NOTHING },
  { "sidestep", N_("Sidestep"), OF_NOTHING },
  { "tactician", N_("Tactician"), OF_NOTHING },
  { "to-the-rescue", N_("To the Rescue"), OF_NOTHING },
};

static const struct
{
  const char *id;
  const char *title; /* N_() */
} parameters[] = {
  { "combat", NC_("a kind of Action", "Combat") },
  { "melee", NC_("a kind of Action", "Melee") },
  { "ranged", NC_("a kind of Action", "Ranged") },
  { "move", NC_("a kind of Action", "Move") },
  { "search", NC_("a kind of Action", "Search") },
  { "shambler", NC_("a kind of Action", "Shambler") },
  { "alpha", NC_("a kind of Action", "Alpha") },
  { "abomination", NC_("a kind of Action", "Abomination") },
};

/* What may stand behind the colon: so many of the parameters from the first one on. */
static gboolean
allows (Kind  kind,
        guint parameter)
{
  switch (kind)
    {
    case OF_NOTHING:
      return FALSE;
    case OF_COMBAT:
      return parameter < 3;
    case OF_ACTION:
      return parameter < 5;
    case OF_ZOMBIES:
      return parameter >= 5;
    }
  g_assert_not_reached ();
}

static gboolean
find_skill (const char *id,
            guint      *skill,
            guint      *parameter)
{
  const char *colon = strchr (id, ':');
  const gsize length = colon == NULL ? strlen (id) : (gsize) (colon - id);

  for (guint i = 0; i < G_N_ELEMENTS (skills); i++)
    {
      if (strlen (skills[i].name) != length || strncmp (skills[i].name, id, length) != 0)
        continue;
      *skill = i;
      *parameter = G_N_ELEMENTS (parameters);
      if (colon == NULL)
        return skills[i].kind == OF_NOTHING;
      for (guint j = 0; j < G_N_ELEMENTS (parameters); j++)
        if (allows (skills[i].kind, j) && g_str_equal (parameters[j].id, colon + 1))
          {
            *parameter = j;
            return TRUE;
          }
    }
  return FALSE;
}

/* Returns whether there is such a Skill; some need a kind of Action or of Zombie behind a colon. Errors:
 * %HK_ERROR_PARAMETER.
 * @id: what may be the id of a Skill */
gboolean
hk_aotd_skill_check (const char *id,
                     GError    **error)
{
  guint skill;
  guint parameter;

  if (find_skill (id, &skill, &parameter))
    return TRUE;
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("The rulebook has no Skill “%s”."), id);
}

/* Returns whether it is that Skill, of whatever kind of Action.
 * @id: (nullable): the id of a Skill
 * @name: the part of an id before the colon */
gboolean
hk_aotd_skill_is_named (const char *id,
                        const char *name)
{
  const gsize length = strlen (name);

  return id != NULL && strncmp (id, name, length) == 0 && (id[length] == '\0' || id[length] == ':');
}

/* Returns whether it is that Skill and counts for the kind of Action; one for Combat counts for Melee and Ranged
 * Actions.
 * @id: (nullable): the id of a Skill
 * @name: the part of an id before the colon
 * @action: (nullable): "melee", "ranged", "move", "search" or the type of a zombie; %NULL for any */
gboolean
hk_aotd_skill_fits (const char *id,
                    const char *name,
                    const char *action)
{
  const char *parameter;

  if (!hk_aotd_skill_is_named (id, name))
    return FALSE;
  parameter = id + strlen (name);
  if (action == NULL || parameter[0] == '\0')
    return TRUE;
  return g_str_equal (parameter + 1, action)
         || (g_str_equal (parameter + 1, "combat") && (g_str_equal (action, "melee") || g_str_equal (action, "ranged")));
}

/* Returns (transfer full): its name, such as "+1 Die: Melee"; the id itself when there is no such Skill. */
char *
hk_aotd_skill_get_title (const char *id)
{
  guint skill;
  guint parameter;

  if (!find_skill (id, &skill, &parameter))
    return g_strdup (id);
  if (parameter == G_N_ELEMENTS (parameters))
    return g_strdup (_(skills[skill].title));
  if (g_str_equal (skills[skill].name, "free"))
    return g_strdup_printf (_("+1 Free %s Action"), g_dpgettext2 (GETTEXT_PACKAGE, "a kind of Action", parameters[parameter].title));
  return g_strdup_printf (C_("a Skill and its kind of Action", "%s: %s"), _(skills[skill].title),
                          g_dpgettext2 (GETTEXT_PACKAGE, "a kind of Action", parameters[parameter].title));
}

/* Returns (transfer full): the global id of its rule. */
char *
hk_aotd_skill_get_rule (const char *id)
{
  const char *colon = strchr (id, ':');

  return g_strdup_printf ("army-of-the-dead/skill.%.*s", (int) (colon == NULL ? strlen (id) : (gsize) (colon - id)), id);
}

/* Returns (transfer full): the ids of all Skills with every kind of Action that they come with. */
GStrv
hk_aotd_list_all_skills (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (skills); i++)
    {
      if (skills[i].kind == OF_NOTHING)
        g_strv_builder_add (builder, skills[i].name);
      for (guint j = 0; j < G_N_ELEMENTS (parameters); j++)
        if (allows (skills[i].kind, j))
          g_strv_builder_take (builder, g_strconcat (skills[i].name, ":", parameters[j].id, NULL));
    }
  return g_strv_builder_end (builder);
}

static void
add_own (GStrvBuilder   *builder,
         HkAotdSurvivor *self)
{
  const char * const orange[] = { NULL, self->orange_1, self->orange_2 };
  const char * const red[] = { NULL, self->red_1, self->red_2, self->red_3 };
  const HkAotdLevel level = hk_aotd_survivor_get_level (self);
  const char * const have[] = {
    self->blue,
    level >= HK_AOTD_LEVEL_YELLOW ? self->yellow : NULL,
    level >= HK_AOTD_LEVEL_ORANGE ? orange[self->orange_choice] : NULL,
    level >= HK_AOTD_LEVEL_RED ? red[self->red_choice] : NULL,
  };

  for (guint i = 0; i < G_N_ELEMENTS (have); i++)
    if (have[i] != NULL)
      g_strv_builder_add (builder, have[i]);
}

/* Skills stack: the Blue one, the Yellow one from 7 points, and the chosen Orange and Red ones while the level is
 * reached (book, page 15). Returns (transfer full): the ids of the Survivor's own Skills. */
GStrv
hk_aotd_survivor_list_skills (HkAotdSurvivor *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (HK_IS_AOTD_SURVIVOR (self), NULL);

  add_own (builder, self);
  return g_strv_builder_end (builder);
}

/* Returns whether it is one of the Survivor's own Skills. */
gboolean
hk_aotd_survivor_has_skill (HkAotdSurvivor *self,
                            const char     *id)
{
  g_auto (GStrv) have = hk_aotd_survivor_list_skills (self);

  return have != NULL && g_strv_contains ((const char * const *) have, id);
}

/* Whether the Skill waits for the next Turn by a house rule. */
static gboolean
is_new (HkAotdTable    *self,
        HkAotdSurvivor *record,
        const char     *skill)
{
  g_autofree char *mark = g_strconcat (HK_AOTD_NEW_SKILL, skill, NULL);

  return record != NULL && record->used != NULL && g_strv_contains ((const char * const *) record->used, mark)
         && hk_aotd_table_has_house_rule (self, "skills-next-turn");
}

/* Returns (transfer full): the Survivor's own Skills, the Blue Skills of the Companions whom the Survivor leads
 * (book, page 27), and the Skill of the weapon (page 26).
 * @weapon: (nullable): the id of the Equipment card in use */
GStrv
hk_aotd_table_list_skills (HkAotdTable *self,
                           int          survivor,
                           const char  *weapon)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  g_auto (GStrv) own = NULL;
  HkAotdGear *gear;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  own = record == NULL ? NULL : hk_aotd_survivor_list_skills (record);
  for (guint i = 0; own != NULL && own[i] != NULL; i++)
    if (!is_new (self, record, own[i]))
      g_strv_builder_add (builder, own[i]);
  for (int i = 0; i < hk_record_list_get_length (self->companions); i++)
    {
      HkAotdCompanion *companion = hk_record_list_get (self->companions, i);

      if (companion->leader == survivor && !companion->eliminated && companion->skill != NULL && !is_new (self, record, companion->skill))
        g_strv_builder_add (builder, companion->skill);
    }
  gear = weapon == NULL ? NULL : hk_aotd_table_find_gear (self, weapon);
  if (gear != NULL && gear->skill != NULL)
    g_strv_builder_add (builder, gear->skill);
  return g_strv_builder_end (builder);
}

/* Returns whether the Survivor has it, or a Companion whom the Survivor leads. */
gboolean
hk_aotd_table_has_skill (HkAotdTable *self,
                         int          survivor,
                         const char  *id)
{
  g_auto (GStrv) have = hk_aotd_table_list_skills (self, survivor, NULL);

  return have != NULL && g_strv_contains ((const char * const *) have, id);
}

/* Whether anybody of the team has it who has not been eliminated. */
gboolean
hk_aotd_table_anybody_has_skill (HkAotdTable *self,
                                 const char  *id)
{
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    if (!hk_aotd_table_get_survivor (self, (int) i)->eliminated && hk_aotd_table_has_skill (self, (int) i, id))
      return TRUE;
  return FALSE;
}
