/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-person-private.h"

#include <X11/extensions/XTest.h>

/* The keyboard of a person. */

/* A menu may be gone before its window is asked for. */
static int
ignore_error (Display     *display,
              XErrorEvent *event)
{
  return 0;
}

/* There is no window manager to give the focus. */
static void
focus_window (HkPerson *self)
{
  Window root;
  Window parent;
  Window *windows;
  unsigned int n_windows;
  XErrorHandler handler;

  XSync (self->display, False);
  handler = XSetErrorHandler (ignore_error);
  g_assert_true (XQueryTree (self->display, DefaultRootWindow (self->display), &root, &parent, &windows, &n_windows));
  for (unsigned int i = n_windows; i > 0; i--)
    {
      XWindowAttributes attributes;

      if (XGetWindowAttributes (self->display, windows[i - 1], &attributes) && attributes.map_state == IsViewable
          && attributes.class == InputOutput && !attributes.override_redirect)
        {
          XSetInputFocus (self->display, windows[i - 1], RevertToPointerRoot, CurrentTime);
          break;
        }
    }
  XFree (windows);
  XSync (self->display, False);
  XSetErrorHandler (handler);
}

static void
send_key (HkPerson *self,
          KeySym    key,
          gboolean  pressed)
{
  const KeyCode code = XKeysymToKeycode (self->display, key);

  g_assert_cmpint (code, !=, 0);
  XTestFakeKeyEvent (self->display, code, pressed, CurrentTime);
}

static void
tap_key (HkPerson *self,
         KeySym    key,
         gboolean  control,
         gboolean  shift,
         gboolean  alt)
{
  if (control)
    send_key (self, XStringToKeysym ("Control_L"), TRUE);
  if (shift)
    send_key (self, XStringToKeysym ("Shift_L"), TRUE);
  if (alt)
    send_key (self, XStringToKeysym ("Alt_L"), TRUE);
  send_key (self, key, TRUE);
  send_key (self, key, FALSE);
  if (alt)
    send_key (self, XStringToKeysym ("Alt_L"), FALSE);
  if (shift)
    send_key (self, XStringToKeysym ("Shift_L"), FALSE);
  if (control)
    send_key (self, XStringToKeysym ("Control_L"), FALSE);
  XSync (self->display, False);
}

/**
 * hk_person_key:
 * @self: a person whose app runs
 * @accelerator: a key as X names it, after <Control>, <Shift>, <Alt> in this order
 *
 * Taps a key of the keyboard.
 */
void
hk_person_key (HkPerson   *self,
               const char *accelerator)
{
  const char *name = accelerator;
  const gboolean control = g_str_has_prefix (name, "<Control>");
  gboolean shift;
  gboolean alt;
  KeySym key;

  name += control ? strlen ("<Control>") : 0;
  shift = g_str_has_prefix (name, "<Shift>");
  name += shift ? strlen ("<Shift>") : 0;
  alt = g_str_has_prefix (name, "<Alt>");
  name += alt ? strlen ("<Alt>") : 0;
  key = XStringToKeysym (name);
  g_assert_cmpint (key, !=, NoSymbol);
  focus_window (self);
  tap_key (self, key, control, shift, alt);
  self->is_current = FALSE;
  self->n_taps++;
}

/**
 * hk_person_type:
 * @self: a person whose app runs
 * @text: letters of ASCII, digits and spaces
 *
 * Types on the keyboard.
 */
void
hk_person_type (HkPerson   *self,
                const char *text)
{
  focus_window (self);
  for (const char *c = text; *c != '\0'; c++)
    /* The symbols of ASCII are their own numbers. */
    tap_key (self, (KeySym) (guchar) *c, FALSE, g_ascii_isupper (*c), FALSE);
  self->is_current = FALSE;
  self->n_taps++;
}
