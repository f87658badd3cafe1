/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <dbus/dbus.h>
#include <X11/extensions/Xdamage.h>

#include "hk-person.h"

G_BEGIN_DECLS

/* How long a person waits for anything. Only a failure takes that long. */
#ifndef HK_PERSON_PATIENCE_MS
#define HK_PERSON_PATIENCE_MS 60000
#endif

struct _HkPerson
{
  char            *home;

  GDBusConnection *session; /* the bus of the app */
  GDBusConnection *bus;     /* the bus of what it shows */
  DBusConnection  *answers; /* the same bus, for answers that are long */
  Display         *display;
  guint            subscriptions[2];
  Damage           screen;
  int              drawn; /* the number of the event */
  guint            screen_source;
  gboolean         has_news; /* since the last look, of what may show now */
  gboolean         is_current; /* what was seen last: nothing was done, told or drawn since */
  gboolean         doubts;   /* that the app has told of all; everything is asked for by itself then */

  GSubprocess     *process;
  gboolean         ended;
  gboolean         only_keys; /* acts by the keyboard alone */
  guint            n_taps;    /* presses, keys and typed values so far */
  gint64           acts_at;   /* when the button that was pressed last acts */
  char            *app;     /* its name on the bus */
  GHashTable      *seen;    /* all that was seen of it last, by path: HkSeen */
  HkSeen          *root;    /* on top of that; NULL when nothing was seen */
};

void hk_person_listen         (HkPerson *self);
void hk_person_notice         (HkPerson *self);
void hk_person_take_news      (HkPerson *self);
void hk_person_stop_listening (HkPerson *self);
void hk_seen_free            (HkSeen *self);
void hk_person_go_to         (HkPerson *self, HkSeen *seen);
void hk_person_press_by_keys (HkPerson *self, HkSeen *seen);
gboolean hk_seen_get_middle  (HkSeen *self, int *x, int *y);

G_END_DECLS
