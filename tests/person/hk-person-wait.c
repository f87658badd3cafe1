/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib-unix.h>

#include "hk-person-private.h"

/* Whoever waits looks up at the latest after this time, should what came about be told and drawn by nobody. */
#define LOOK_UP_MS 1000

/* And never sooner after the last time than this. */
#define REST_MS 80

/* Something may show now that was not seen at the last look. */
void
hk_person_notice (HkPerson *self)
{
  self->has_news = TRUE;
  self->is_current = FALSE;
}

static void
draw_attention_cb (GDBusConnection *bus,
                   const char      *sender,
                   const char      *path,
                   const char      *interface,
                   const char      *signal,
                   GVariant        *parameters,
                   gpointer         data)
{
  hk_person_notice (data);
}

/* What was drawn is news once. */
static gboolean
screen_cb (int          fd,
           GIOCondition condition,
           gpointer     data)
{
  HkPerson *self = data;

  while (XPending (self->display) > 0)
    {
      XEvent event;

      XNextEvent (self->display, &event);
      hk_person_notice (self);
      if (event.type == self->drawn)
        XDamageSubtract (self->display, self->screen, None, None);
    }
  return G_SOURCE_CONTINUE;
}

/* Hears of all that was drawn and told so far. */
void
hk_person_take_news (HkPerson *self)
{
  XSync (self->display, False);
  screen_cb (0, G_IO_IN, self);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* News is whatever is drawn on the screen, and what the app or the registry tells of without drawing it. */
void
hk_person_listen (HkPerson *self)
{
  static const char * const signals[] = { "ChildrenChanged", "StateChanged" };
  int error;

  g_assert_true (XDamageQueryExtension (self->display, &self->drawn, &error));
  self->drawn += XDamageNotify;
  self->screen = XDamageCreate (self->display, DefaultRootWindow (self->display), XDamageReportNonEmpty);
  self->screen_source = g_unix_fd_add (ConnectionNumber (self->display), G_IO_IN, screen_cb, self);
  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    self->subscriptions[i] = g_dbus_connection_signal_subscribe (self->bus, NULL, "org.a11y.atspi.Event.Object", signals[i], NULL, NULL,
                                                                 G_DBUS_SIGNAL_FLAGS_NONE, draw_attention_cb, self, NULL);
}

void
hk_person_stop_listening (HkPerson *self)
{
  g_source_remove (self->screen_source);
  for (gsize i = 0; i < G_N_ELEMENTS (self->subscriptions); i++)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscriptions[i]);
}

static void
rested_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

static gboolean
look_up_cb (gpointer data)
{
  HkPerson *self = data;

  hk_person_notice (self);
  self->doubts = TRUE;
  return G_SOURCE_CONTINUE;
}

/* Nothing comes of a press before the button acts: whoever looked meanwhile would keep the app busy with answers. */
static void
await_press (HkPerson *self)
{
  const gint64 left = self->acts_at - g_get_monotonic_time ();
  gboolean has_rested = left <= 0;

  if (!has_rested)
    g_timeout_add_once ((guint) (left / G_TIME_SPAN_MILLISECOND) + 1, rested_cb, &has_rested);
  while (!has_rested)
    g_main_context_iteration (NULL, TRUE);
}

/* What glides is not looked at in each of its frames. */
static void
await_news (HkPerson *self)
{
  const guint source = g_timeout_add (LOOK_UP_MS, look_up_cb, self);
  gboolean has_rested = FALSE;

  g_timeout_add_once (REST_MS, rested_cb, &has_rested);
  /* What has been read with an answer of the server wakes nobody. */
  screen_cb (0, G_IO_IN, self);
  while (!self->has_news || !has_rested)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
}

/**
 * hk_person_wait:
 * @self: a person
 * @what: what is waited for, for the message of a failure
 * @condition: whether it is so; called until it is
 * @data: for @condition
 *
 * Waits until something is so; the test ends if it does not come about in time, or the app dies.
 */
void
hk_person_wait (HkPerson          *self,
                const char        *what,
                HkPersonCondition  condition,
                gpointer           data)
{
  const gint64 end = g_get_monotonic_time () + HK_PERSON_PATIENCE_MS * G_TIME_SPAN_MILLISECOND;

  await_press (self);
  self->has_news = FALSE;
  while (!condition (self, data))
    {
      if (self->ended)
        {
          hk_person_dump (self);
          g_error ("The app has ended; waited for %s", what);
        }
      if (g_get_monotonic_time () > end)
        {
          hk_person_dump (self);
          g_error ("Waited in vain for %s", what);
        }
      await_news (self);
      self->has_news = FALSE;
    }
}
