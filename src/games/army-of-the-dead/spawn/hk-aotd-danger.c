/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/content/hk-aotd-pack.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-danger.h"

/* Adrenaline Points, Danger Levels and what a Survivor learns at them (book, page 15). */

/* Says what @survivor gains at @level, and gives it. */
static void
reach (HkAotdTable *self,
       HkMove      *move,
       int          number,
       HkAotdLevel  level)
{
  HkAotdSurvivor *survivor = hk_aotd_find_survivor (self, number, NULL);
  g_autofree char *skill = NULL;

  switch (level)
    {
    case HK_AOTD_LEVEL_BLUE:
      break;
    case HK_AOTD_LEVEL_YELLOW:
      skill = survivor->yellow == NULL ? NULL : hk_aotd_skill_get_title (survivor->yellow);
      if (skill == NULL)
        hk_move_log (move, _("%s reaches the Yellow Level."), survivor->name);
      else
        /* Translators: %s: a Survivor; %s: a Skill. */
        hk_move_log (move, _("%s reaches the Yellow Level and gains %s."), survivor->name, skill);
      hk_aotd_table_grant_skill (self, move, number, survivor->yellow);
      break;
    case HK_AOTD_LEVEL_ORANGE:
      hk_move_log (move, _("%s reaches the Orange Level and chooses one of two Skills."), survivor->name);
      break;
    case HK_AOTD_LEVEL_RED:
      hk_move_log (move, _("%s reaches the Red Level and chooses one of three Skills."), survivor->name);
      break;
    }
}

static void
say_line (HkMove      *move,
          HkAotdLevel  level)
{
  switch (level)
    {
    case HK_AOTD_LEVEL_BLUE:
      hk_move_log (move, _("From now on Zombies spawn by the blue line."));
      break;
    case HK_AOTD_LEVEL_YELLOW:
      hk_move_log (move, _("From now on Zombies spawn by the yellow line."));
      break;
    case HK_AOTD_LEVEL_ORANGE:
      hk_move_log (move, _("From now on Zombies spawn by the orange line."));
      break;
    case HK_AOTD_LEVEL_RED:
      hk_move_log (move, _("From now on Zombies spawn by the red line."));
      break;
    }
}

/* Moves the arrow of the Danger Bar, announces new levels and, where it changes, the line by which Zombies spawn
 * from now on (book, page 15). The bar ends at 43.
 * @survivor: who gains them, from 0
 * @points: Adrenaline Points; negative to take some back */
void
hk_aotd_table_add_adrenaline (HkAotdTable *self,
                              HkMove      *move,
                              int          survivor,
                              int          points)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  HkAotdLevel before;
  HkAotdLevel line;

  g_return_if_fail (HK_IS_AOTD_TABLE (self) && record != NULL);

  if (!hk_table_keeps (HK_TABLE (self), "danger"))
    return;
  before = hk_aotd_survivor_get_level (record);
  line = hk_aotd_table_get_level (self);
  hk_record_set_int (record, &record->adrenaline, CLAMP (record->adrenaline + points, 0, HK_AOTD_MAX_ADRENALINE));
  for (int level = (int) before + 1; level <= (int) hk_aotd_survivor_get_level (record); level++)
    reach (self, move, survivor, (HkAotdLevel) level);
  if (hk_aotd_table_get_level (self) != line)
    say_line (move, hk_aotd_table_get_level (self));
}

static gboolean
apply_adrenaline (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const int points = hk_move_get_int (move, "points", 0);
  int survivor;

  if (!hk_aotd_read_survivor (self, move, &survivor, error))
    return FALSE;
  if (points >= 0)
    hk_move_log (move, ngettext ("%s gains %d Adrenaline Point.", "%s gains %d Adrenaline Points.", (gulong) points),
                 hk_aotd_find_survivor (self, survivor, NULL)->name, points);
  else
    hk_move_log (move, ngettext ("%s loses %d Adrenaline Point.", "%s loses %d Adrenaline Points.", (gulong) -points),
                 hk_aotd_find_survivor (self, survivor, NULL)->name, -points);
  hk_aotd_table_add_adrenaline (self, move, survivor, points);
  return TRUE;
}

/* The Skills of @level printed on the ID card, and how many. */
static int
get_choices (HkAotdSurvivor *survivor,
             HkAotdLevel     level,
             const char     *choices[3])
{
  if (level == HK_AOTD_LEVEL_ORANGE)
    {
      choices[0] = survivor->orange_1;
      choices[1] = survivor->orange_2;
      return 2;
    }
  choices[0] = survivor->red_1;
  choices[1] = survivor->red_2;
  choices[2] = survivor->red_3;
  return 3;
}

/* The Yellow Level has one Skill, which is told once it is reached where the ID card has not been entered. */
static gboolean
tell_yellow (HkAotdTable    *self,
             HkMove         *move,
             int             survivor,
             HkAotdSurvivor *record,
             GError        **error)
{
  const char *skill = hk_move_get_string (move, "skill");
  g_autofree char *title = NULL;

  if (record->yellow != NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has chosen this Skill already."), record->name);
  if (hk_aotd_survivor_get_level (record) < HK_AOTD_LEVEL_YELLOW &&
      !hk_move_require_rule (move, "army-of-the-dead/danger.skills", error,
                             _("%s has %d Adrenaline Points; this Skill is chosen with %d."),
                             record->name, record->adrenaline, hk_aotd_level_get_start (HK_AOTD_LEVEL_YELLOW)))
    return FALSE;
  if (skill == NULL)
    return hk_move_ask (move, "skill", error, _("Which Skill does the ID card of %s print there?"), record->name);
  if (!hk_aotd_skill_check (skill, error))
    return FALSE;
  hk_record_set_string (record, &record->yellow, skill);
  title = hk_aotd_skill_get_title (skill);
  /* Translators: %s: a Survivor; %s: a Skill. */
  hk_move_log (move, _("The Yellow Skill of %s: %s."), record->name, title);
  hk_aotd_table_grant_skill (self, move, survivor, skill);
  return TRUE;
}

static gboolean
apply_choose_skill (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const HkAotdLevel level = g_strcmp0 (hk_move_get_string (move, "level"), "red") == 0 ? HK_AOTD_LEVEL_RED : HK_AOTD_LEVEL_ORANGE;
  const int choice = hk_move_get_int (move, "choice", 0);
  const char *choices[3] = { NULL, NULL, NULL };
  HkAotdSurvivor *record;
  int *member;
  int survivor;
  int n_choices;
  g_autofree char *title = NULL;

  if (!hk_aotd_read_survivor (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_find_survivor (self, survivor, NULL);
  if (g_str_equal (hk_move_get_string (move, "level"), "yellow"))
    return tell_yellow (self, move, survivor, record, error);
  n_choices = get_choices (record, level, choices);
  member = level == HK_AOTD_LEVEL_RED ? &record->red_choice : &record->orange_choice;
  if (choice > n_choices)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("The Orange Level has two Skills to choose from."));
  if (hk_aotd_survivor_get_level (record) < level &&
      !hk_move_require_rule (move, "army-of-the-dead/danger.skills", error,
                             _("%s has %d Adrenaline Points; this Skill is chosen with %d."),
                             record->name, record->adrenaline, hk_aotd_level_get_start (level)))
    return FALSE;
  if (*member != 0 && *member != choice &&
      !hk_move_require_rule (move, "army-of-the-dead/danger.skills", error,
                             level == HK_AOTD_LEVEL_RED ? _("%s has chosen the Red Skill already.")
                                                        : _("%s has chosen the Orange Skill already."), record->name))
    return FALSE;
  if (choices[choice - 1] == NULL && !hk_move_has (move, "skill"))
    return hk_move_ask (move, "skill", error, _("Which Skill does the ID card of %s print there?"), record->name);
  if (hk_move_has (move, "skill"))
    {
      const char *skill = hk_move_get_string (move, "skill");

      if (!hk_aotd_skill_check (skill, error))
        return FALSE;
      if (level == HK_AOTD_LEVEL_ORANGE)
        hk_record_set_string (record, choice == 1 ? &record->orange_1 : &record->orange_2, skill);
      else
        hk_record_set_string (record, choice == 1 ? &record->red_1 : choice == 2 ? &record->red_2 : &record->red_3, skill);
      get_choices (record, level, choices);
    }
  if (*member == choice)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has chosen this Skill already."), record->name);
  hk_record_set_int (record, member, choice);
  title = hk_aotd_skill_get_title (choices[choice - 1]);
  /* Translators: %s: a Survivor; %s: a Skill. */
  hk_move_log (move, _("%s chooses %s."), record->name, title);
  hk_aotd_table_grant_skill (self, move, survivor, choices[choice - 1]);
  return TRUE;
}

/* Returns whether everything on the ID card is known, so that the pack can take it. */
gboolean
hk_aotd_survivor_is_known (HkAotdSurvivor *self)
{
  g_return_val_if_fail (HK_IS_AOTD_SURVIVOR (self), FALSE);

  return self->specialties != NULL && self->specialties[0] != NULL && self->blue != NULL && self->yellow != NULL
         && self->orange_1 != NULL && self->orange_2 != NULL && self->red_1 != NULL && self->red_2 != NULL
         && self->red_3 != NULL;
}

/* Asks for what the app does not know of the ID card, where the move tells nothing of it. Returns whether there is something to
 * enter. */
static gboolean
check_told (HkMove         *move,
            HkAotdSurvivor *record,
            GError        **error)
{
  const struct
  {
    const char *param;
    gboolean    known;
  } parts[] = {
    { "specialties", record->specialties != NULL && record->specialties[0] != NULL },
    { "blue", record->blue != NULL }, { "yellow", record->yellow != NULL },
    { "orange-1", record->orange_1 != NULL }, { "orange-2", record->orange_2 != NULL },
    { "red-1", record->red_1 != NULL }, { "red-2", record->red_2 != NULL }, { "red-3", record->red_3 != NULL },
  };
  gboolean is_asked = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (hk_move_has (move, parts[i].param))
      return TRUE;
  if (hk_move_is_replay (move) || hk_aotd_survivor_is_known (record))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!parts[i].known && is_asked)
      hk_move_ask_also (move, parts[i].param);
    else if (!parts[i].known)
      {
        hk_move_ask (move, parts[i].param, error, _("What does the ID card of %s show?"), record->name);
        is_asked = TRUE;
      }
  return FALSE;
}

/* Reads the Skill @param of the ID card into @member. */
static gboolean
learn_skill (HkMove         *move,
             HkAotdSurvivor *record,
             const char     *param,
             char          **member,
             GError        **error)
{
  const char *skill = hk_move_get_string (move, param);

  if (skill != NULL && !hk_aotd_skill_check (skill, error))
    return FALSE;
  if (skill != NULL)
    hk_record_set_string (record, member, skill);
  return TRUE;
}

static gboolean
apply_learn_survivor (HkTable *table,
                      HkMove  *move,
                      GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  JsonArray *specialties = hk_move_get_array (move, "specialties");
  g_autoptr (JsonObject) component = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) known = NULL;
  HkAotdSurvivor *record;
  int survivor;

  if (!hk_aotd_read_survivor (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_find_survivor (self, survivor, NULL);
  if (!check_told (move, record, error))
    return FALSE;
  for (guint i = 0; specialties != NULL && i < json_array_get_length (specialties); i++)
    {
      static const char * const all[] = { "bruiser", "vault-expert", "mechanic", "stealthy", "pilot", NULL };
      const char *specialty = json_array_get_string_element (specialties, i);

      if (!g_strv_contains (all, specialty))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no Specialty “%s”."), specialty);
      g_strv_builder_add (builder, specialty);
    }
  known = g_strv_builder_end (builder);
  if (!learn_skill (move, record, "blue", &record->blue, error) ||
      !learn_skill (move, record, "yellow", &record->yellow, error) ||
      !learn_skill (move, record, "orange-1", &record->orange_1, error) ||
      !learn_skill (move, record, "orange-2", &record->orange_2, error) ||
      !learn_skill (move, record, "red-1", &record->red_1, error) ||
      !learn_skill (move, record, "red-2", &record->red_2, error) ||
      !learn_skill (move, record, "red-3", &record->red_3, error))
    return FALSE;
  if (specialties != NULL)
    {
      const gboolean was_bruiser = record->specialties != NULL && g_strv_contains ((const char * const *) record->specialties, "bruiser");
      const gboolean is_bruiser = g_strv_contains ((const char * const *) known, "bruiser");

      hk_record_set_strv (record, &record->specialties, (const char * const *) known);
      hk_record_set_int (record, &record->health, MAX (1, record->health + is_bruiser - was_bruiser));
    }
  hk_record_set_string (record, &record->source, "owner");
  if (hk_aotd_survivor_is_known (record))
    {
      component = hk_aotd_pack_from_survivor (record);
      if (specialties != NULL && !json_object_has_member (component, "specialty-2"))
        json_object_set_string_member (component, "specialty-2", "none");
      hk_move_learn (move, "survivor", component);
    }
  hk_move_log (move, _("The ID card of %s is entered."), record->name);
  return TRUE;
}

static const char * const chosen_levels[] = { "yellow", "orange", "red", NULL };

static const HkParamSpec adrenaline_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  { "points", HK_PARAM_INT, TRUE, -43, 43, NULL, N_("Adrenaline Points, negative to take some back"), N_("Adrenaline Points") },
};

static const HkParamSpec choose_skill_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  { "level", HK_PARAM_STRING, TRUE, 0, 0, chosen_levels, N_("The Danger Level of the Skill"), N_("Danger Level") },
  { "choice", HK_PARAM_INT, TRUE, 1, 3, NULL, N_("Which Skill of that level"), N_("Which Skill") },
  { "skill", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The Skill, when the app does not know it"), N_("Skill") },
};

static const HkParamSpec learn_survivor_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  { "specialties", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Specialties on the ID card"), N_("Specialties") },
  { "blue", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The Blue Skill"), N_("Blue Level") },
  { "yellow", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The Yellow Skill"), N_("Yellow Level") },
  { "orange-1", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The first Orange Skill"), N_("First Orange Skill") },
  { "orange-2", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The second Orange Skill"), N_("Second Orange Skill") },
  { "red-1", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The first Red Skill"), N_("First Red Skill") },
  { "red-2", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The second Red Skill"), N_("Second Red Skill") },
  { "red-3", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The third Red Skill"), N_("Third Red Skill") },
};

const HkMoveSpec hk_aotd_danger_moves[] = {
  { "adrenaline", N_("Gain Adrenaline"), "army-of-the-dead/danger.adrenaline",
    adrenaline_params, G_N_ELEMENTS (adrenaline_params), apply_adrenaline },
  { "choose-skill", N_("Choose a Skill"), "army-of-the-dead/danger.skills",
    choose_skill_params, G_N_ELEMENTS (choose_skill_params), apply_choose_skill },
  { "learn-survivor", N_("Enter an ID Card"), "army-of-the-dead/component.id-card",
    learn_survivor_params, G_N_ELEMENTS (learn_survivor_params), apply_learn_survivor },
};

const guint hk_aotd_n_danger_moves = G_N_ELEMENTS (hk_aotd_danger_moves);
