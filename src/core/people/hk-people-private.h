/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-people.h"

G_BEGIN_DECLS

/* A name that stands for somebody, as it was first written. */
typedef struct
{
  char *name;
  char *person;
} HkPeopleAlias;

/* How a person is shown.
 * @colour: (nullable): as “red”
 * @picture: (nullable): a file in the folder of pictures */
typedef struct
{
  char *person;
  char *colour;
  char *picture;
} HkPeopleLook;

/* What the file holds.
 * @aliases: (element-type utf8 HkPeopleAlias): by the key of the name
 * @looks: (element-type utf8 HkPeopleLook): by the key of the person
 * @groups: (element-type HkPeopleGroup): as they were named */
typedef struct
{
  GHashTable *aliases;
  GHashTable *looks;
  GPtrArray  *groups;
} HkPeopleState;

struct _HkPeople
{
  GObject        parent_instance;

  char          *path;       /* (nullable) */
  HkPeopleState *state;
  gboolean       is_newer;   /* the file is of a newer version: it is left alone */
  gboolean       is_damaged; /* the file cannot be read: it is set aside before another is written */
};

HkPeopleState *hk_people_state_new       (void);
void           hk_people_state_free      (HkPeopleState *self);
HkPeopleState *hk_people_state_copy      (HkPeople *people);
void           hk_people_state_add_alias (HkPeopleState *self, const char *name, const char *person);
HkPeopleLook  *hk_people_state_add_look  (HkPeopleState *self, const char *person);
void           hk_people_state_add_group (HkPeopleState *self, const char *name, const char * const *names);

char          *hk_people_write_state     (const HkPeopleState *self);
HkPeopleState *hk_people_read_state      (const char *text, gint64 *format);
void           hk_people_read_file       (HkPeople *self);
gboolean       hk_people_write_file      (HkPeople *self, GError **error);

gboolean       hk_people_take            (HkPeople *self, HkPeopleState *state, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkPeopleState, hk_people_state_free)

G_END_DECLS
