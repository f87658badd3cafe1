/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Who is meant by the names in the journals, which never change: a name that was given to a person stands for that person, any other
 * for the person of that name. Names that differ by nothing but capitals are the same. Signal “changed”. */
#define HK_TYPE_PEOPLE (hk_people_get_type ())
G_DECLARE_FINAL_TYPE (HkPeople, hk_people, HK, PEOPLE, GObject)

HkPeople   *hk_people_new        (const char *path);
const char *hk_people_find       (HkPeople *self, const char *name);
gboolean    hk_people_rename     (HkPeople *self, const char *person, const char *name, GError **error);
gboolean    hk_people_separate   (HkPeople *self, const char *name, GError **error);
GStrv       hk_people_list_names (HkPeople *self, const char *person);
char       *hk_people_save       (HkPeople *self);
gboolean    hk_people_restore    (HkPeople *self, const char *saved, GError **error);

char       *hk_people_dup_key    (const char *name);
gboolean    hk_people_is_same    (const char *name, const char *other);

G_END_DECLS
