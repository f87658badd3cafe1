/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Who is meant by the names in the journals, which never change: a name that was given to a person stands for that person, any other
 * for the person of that name. Names that differ by nothing but capitals are the same. A person may have a colour and a picture, and
 * people who play together a name for all of them. Signal “changed”. */
#define HK_TYPE_PEOPLE (hk_people_get_type ())
G_DECLARE_FINAL_TYPE (HkPeople, hk_people, HK, PEOPLE, GObject)

/* A group that has a name.
 * @names: who is in it, as they were called when it was named */
typedef struct
{
  char *name;
  GStrv names;
} HkPeopleGroup;

HkPeople   *hk_people_new            (const char *path);
HkPeople   *hk_people_new_for_user   (void);
const char *hk_people_find           (HkPeople *self, const char *name);
gboolean    hk_people_rename         (HkPeople *self, const char *person, const char *name, GError **error);
gboolean    hk_people_separate       (HkPeople *self, const char *name, GError **error);
GStrv       hk_people_list_names     (HkPeople *self, const char *person);
GStrv       hk_people_find_all       (HkPeople *self, const char * const *names);
char       *hk_people_rewrite        (HkPeople *self, const char *text, const char * const *names);
char       *hk_people_save           (HkPeople *self);
gboolean    hk_people_restore        (HkPeople *self, const char *saved, GError **error);

/* Their looks, in hk-people-looks.c. */
const char *hk_people_get_colour     (HkPeople *self, const char *person);
char       *hk_people_dup_picture    (HkPeople *self, const char *person);
gboolean    hk_people_set_colour     (HkPeople *self, const char *person, const char *colour, GError **error);
gboolean    hk_people_set_picture    (HkPeople *self, const char *person, GBytes *picture, GError **error);
void        hk_people_sweep          (HkPeople *self);

/* Groups, in hk-people-groups.c. */
GPtrArray  *hk_people_get_groups     (HkPeople *self);
const char *hk_people_get_group_name (HkPeople *self, const char * const *names);
gboolean    hk_people_name_group     (HkPeople *self, const char * const *names, const char *name, GError **error);
char       *hk_people_dup_group_key  (HkPeople *self, const char * const *names);

char       *hk_people_dup_key        (const char *name);
gboolean    hk_people_is_same        (const char *name, const char *other);

G_END_DECLS
