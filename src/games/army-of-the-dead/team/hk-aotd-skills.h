/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

/* What can be done once a Turn has this in front for a Skill that does not work before the next Turn. */
#define HK_AOTD_NEW_SKILL "new:"

/* Skills are ids: "sprint", or with a parameter "plus-die:melee" and "hunter:alpha". */
gboolean hk_aotd_skill_check    (const char *id, GError **error);
gboolean hk_aotd_skill_is_named (const char *id, const char *name);
gboolean hk_aotd_skill_fits     (const char *id, const char *name, const char *action);
char    *hk_aotd_skill_get_title (const char *id);
char    *hk_aotd_skill_get_rule (const char *id);
GStrv    hk_aotd_list_all_skills (void);

/* What a Survivor has by the own Danger Level alone. */
GStrv    hk_aotd_survivor_list_skills (HkAotdSurvivor *self);
gboolean hk_aotd_survivor_has_skill   (HkAotdSurvivor *self, const char *id);

/* With the Blue Skills of Companions, and the Skill of @weapon when it is given. */
GStrv    hk_aotd_table_list_skills       (HkAotdTable *self, int survivor, const char *weapon);
gboolean hk_aotd_table_has_skill         (HkAotdTable *self, int survivor, const char *id);
gboolean hk_aotd_table_anybody_has_skill (HkAotdTable *self, const char *id);

G_END_DECLS
