/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <atspi/atspi.h>
#include <gio/gio.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/**
 * HkPerson:
 *
 * A person at the window of the installed app, who knows of it what a screen reader is told, and
 * acts as a screen reader or a keyboard does. What cannot be found within a bound of time ends the test
 * with a picture in words of all that was to be seen.
 */
typedef struct _HkPerson HkPerson;

/**
 * HkSeen:
 * @role: what it is
 * @name: (not nullable): what it is called
 * @description: (not nullable): what else is said of it
 * @depth: how deep in the tree it lies; the application is 0
 * @parent: (nullable): what it is in
 *
 * One thing that shows. It is valid until the person looks again.
 */
typedef struct _HkSeen HkSeen;

struct _HkSeen
{
  AtspiRole     role;
  char         *name;
  char         *description;
  guint         depth;
  HkSeen       *parent;

  /*< private >*/
  HkPerson     *person;
  char         *path;
  guint64       states;
  int           index;      /* among the children of what it is in */
  int           n_children; /* that show */
  gboolean      is_told;    /* whether the app told of it without being asked for it by itself */
  gboolean      gone;
  GPtrArray    *children;
};

typedef gboolean (*HkPersonCondition) (HkPerson *person, gpointer data);

#define HK_ANY_ROLE ATSPI_ROLE_INVALID

HkPerson *hk_person_new        (const char *home);
void      hk_person_free       (HkPerson *self);
void      hk_person_start      (HkPerson *self);
void      hk_person_quit       (HkPerson *self);
void      hk_person_kill       (HkPerson *self);

void      hk_person_look       (HkPerson *self);
HkSeen   *hk_person_glimpse    (HkPerson *self, AtspiRole role, const char *name);
HkSeen   *hk_person_glimpse_in (HkPerson *self, HkSeen *in, AtspiRole role, const char *name);
HkSeen   *hk_person_glimpse_described (HkPerson *self, HkSeen *in, AtspiRole role, const char *description);
HkSeen   *hk_person_glimpse_focus (HkPerson *self);
guint     hk_person_count      (HkPerson *self, AtspiRole role, const char *name);
HkSeen   *hk_person_find       (HkPerson *self, AtspiRole role, const char *name);
void      hk_person_miss       (HkPerson *self, AtspiRole role, const char *name);
void      hk_person_wait       (HkPerson *self, const char *what, HkPersonCondition condition, gpointer data);
void      hk_person_dump       (HkPerson *self);

gboolean  hk_seen_is           (HkSeen *self, AtspiStateType state);
char     *hk_seen_read         (HkSeen *self);
gboolean  hk_seen_try_press    (HkSeen *self);
gboolean  hk_seen_get_value    (HkSeen *self, double *value);
char     *hk_seen_read_value   (HkSeen *self);

void      hk_person_press      (HkPerson *self, AtspiRole role, const char *name);
void      hk_person_use_keys   (HkPerson *self);
gboolean  hk_person_uses_keys  (HkPerson *self);
HkSeen   *hk_person_find_focus (HkPerson *self);
void      hk_person_check_focus (HkPerson *self);
void      hk_person_focus      (HkPerson *self, AtspiRole role, const char *name);
void      hk_person_await_focus (HkPerson *self, const char *name);
void      hk_person_key        (HkPerson *self, const char *accelerator);
void      hk_person_type       (HkPerson *self, const char *text);
void      hk_person_write      (HkPerson *self, AtspiRole role, const char *name, const char *text);

char      *hk_person_get_path   (HkPerson *self);
HkSession *hk_person_read_journal (HkPerson *self);
void       hk_person_wait_moves (HkPerson *self, guint n_moves);
void       hk_person_press_next (HkPerson *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkPerson, hk_person_free)

G_END_DECLS
