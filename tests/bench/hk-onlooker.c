/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdio.h>

#include "hk-onlooker.h"

#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

/* What is smaller than this is no window, in pixels. */
#define WINDOW_AREA 10000

/* How long a program may take to show its window, in microseconds. */
#define PATIENCE 30000000

/* How often the threads of a program are looked at, in microseconds: what woke one that has ended since the last look is not known. */
#define LOOK 100000

struct _HkOnlooker
{
  Display *display;
  int      damaged; /* the number of the event */
};

static int
ignore_error (Display     *display,
              XErrorEvent *event)
{
  return 0;
}

/* Returns (transfer full): an onlooker of the screen that DISPLAY names. */
HkOnlooker *
hk_onlooker_new (void)
{
  HkOnlooker *self = g_new0 (HkOnlooker, 1);
  int error;

  self->display = XOpenDisplay (NULL);
  g_assert_nonnull (self->display);
  XAutoRepeatOff (self->display); /* a key that is held until its frame comes is one tap */
  XSetErrorHandler (ignore_error); /* a window may be gone before it is asked about */
  g_assert_true (XDamageQueryExtension (self->display, &self->damaged, &error));
  XSelectInput (self->display, DefaultRootWindow (self->display), SubstructureNotifyMask);
  XDamageCreate (self->display, DefaultRootWindow (self->display), XDamageReportRawRectangles);
  XSync (self->display, False);
  return self;
}

void
hk_onlooker_free (HkOnlooker *self)
{
  XCloseDisplay (self->display);
  g_free (self);
}

/* Gets the next event until @deadline. Returns whether there was one. */
static gboolean
next_event (HkOnlooker *self,
            gint64      deadline,
            XEvent     *event)
{
  while (XPending (self->display) == 0)
    {
      struct pollfd fd = { .fd = ConnectionNumber (self->display), .events = POLLIN };
      const gint64 left = deadline - g_get_monotonic_time ();

      if (left <= 0)
        return FALSE;
      if (poll (&fd, 1, (int) (left / 1000) + 1) < 0)
        g_assert_cmpint (errno, ==, EINTR);
    }
  XNextEvent (self->display, event);
  return TRUE;
}

/* Starts a program, which is talked to by its standard input and output. What happened on the screen before is forgotten. */
void
hk_onlooker_start (HkOnlooker         *self,
                   const char * const *argv,
                   HkOnlookerProgram  *program)
{
  g_autoptr (GError) error = NULL;
  XEvent event;
  int to;
  int from;

  while (next_event (self, 0, &event))
    continue;
  g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                            &program->pid, &to, &from, NULL, &error);
  g_assert_no_error (error);
  program->to = fdopen (to, "w");
  program->from = fdopen (from, "r");
}

void
hk_onlooker_end (HkOnlooker        *self,
                 HkOnlookerProgram *program)
{
  kill (program->pid, SIGKILL);
  waitpid (program->pid, NULL, 0);
  fclose (program->to);
  fclose (program->from);
  hk_onlooker_see_rest (self, 50000, 1000000);
}

/* Returns when the first frame of a window was on the screen, 0 when none came. */
gint64
hk_onlooker_see_window (HkOnlooker *self)
{
  const gint64 deadline = g_get_monotonic_time () + PATIENCE;
  gboolean is_mapped = FALSE;
  XEvent event;

  while (next_event (self, deadline, &event))
    if (event.type == MapNotify && !event.xmap.override_redirect)
      is_mapped = TRUE;
    else if (is_mapped && event.type == self->damaged + XDamageNotify)
      {
        const XRectangle *area = &((XDamageNotifyEvent *) &event)->area;

        if (area->width * area->height >= WINDOW_AREA)
          return g_get_monotonic_time ();
      }
  return 0;
}

/* Returns when something changed on the screen, 0 when nothing did within @patience microseconds. */
gint64
hk_onlooker_see_change (HkOnlooker *self,
                        gint64      patience)
{
  const gint64 deadline = g_get_monotonic_time () + patience;
  XEvent event;

  while (next_event (self, deadline, &event))
    if (event.type == self->damaged + XDamageNotify)
      return g_get_monotonic_time ();
  return 0;
}

/* Waits until nothing has changed for @quiet microseconds, at most for @patience. Returns when the last change was, 0 when there was none. */
gint64
hk_onlooker_see_rest (HkOnlooker *self,
                      gint64      quiet,
                      gint64      patience)
{
  const gint64 deadline = g_get_monotonic_time () + patience;
  gint64 last = 0;
  gint64 now;

  while (g_get_monotonic_time () < deadline && (now = hk_onlooker_see_change (self, quiet)) != 0)
    last = now;
  return last;
}

/* There is no window manager to give the focus: the topmost window gets it. */
void
hk_onlooker_focus (HkOnlooker *self)
{
  Window root;
  Window parent;
  Window *windows;
  unsigned int n_windows;

  XQueryTree (self->display, DefaultRootWindow (self->display), &root, &parent, &windows, &n_windows);
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
}

/* Presses or lets go a key of the keyboard. */
void
hk_onlooker_press (HkOnlooker *self,
                   KeySym      key,
                   gboolean    is_down)
{
  XTestFakeKeyEvent (self->display, XKeysymToKeycode (self->display, key), is_down, CurrentTime);
  XFlush (self->display);
}

/* Returns how long the processor has worked for the program, in milliseconds. */
double
hk_onlooker_get_work (const HkOnlookerProgram *program)
{
  struct timespec time = { 0 };
  clockid_t clock;

  if (clock_getcpuclockid (program->pid, &clock) == 0)
    clock_gettime (clock, &time);
  return (double) time.tv_sec * 1000.0 + (double) time.tv_nsec / 1000000.0;
}

/* Returns the number behind @name in a file of /proc, 0 when there is none. */
static guint64
read_number (const char *path,
             const char *name)
{
  g_autofree char *text = NULL;
  const char *found;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  found = strstr (text, name);
  return found == NULL ? 0 : g_ascii_strtoull (found + strlen (name), NULL, 10);
}

/* Returns the memory of the program, with its part of what it shares, in megabytes. */
double
hk_onlooker_get_memory (const HkOnlookerProgram *program)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/smaps_rollup", program->pid);

  return (double) read_number (path, "\nPss:") / 1024;
}

/* Adds what woke the threads of the program since @counts was filled, and fills it anew: a thread to its count. */
static guint64
count_wakeups (const HkOnlookerProgram  *program,
               GHashTable              **counts)
{
  g_autofree char *folder = g_strdup_printf ("/proc/%d/task", program->pid);
  g_autoptr (GDir) threads = g_dir_open (folder, 0, NULL);
  GHashTable *now = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTableIter iter;
  gpointer name;
  guint64 n = 0;
  const char *thread;

  while (threads != NULL && (thread = g_dir_read_name (threads)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, thread, "status", NULL);
      const guint64 count = read_number (path, "\nvoluntary_ctxt_switches:");
      const guint64 *before = *counts == NULL ? NULL : g_hash_table_lookup (*counts, thread);

      n += before != NULL && *before <= count ? count - *before : count;
      g_hash_table_insert (now, g_strdup (thread), g_memdup2 (&count, sizeof count));
    }
  if (*counts != NULL)
    {
      g_hash_table_iter_init (&iter, *counts);
      while (g_hash_table_iter_next (&iter, &name, NULL))
        n += !g_hash_table_contains (now, name);
      g_hash_table_unref (*counts);
    }
  *counts = now;
  return n;
}

/* Returns how often the threads of the program were given a processor within @patience microseconds because something had happened. A thread
 * that ends meanwhile woke at least once for that. */
guint64
hk_onlooker_see_wakeups (const HkOnlookerProgram *program,
                         gint64                   patience)
{
  const gint64 deadline = g_get_monotonic_time () + patience;
  GHashTable *counts = NULL;
  guint64 n = 0;
  gint64 left;

  count_wakeups (program, &counts);
  while ((left = deadline - g_get_monotonic_time ()) > 0)
    {
      g_usleep ((gulong) MIN (left, LOOK));
      n += count_wakeups (program, &counts);
    }
  g_hash_table_unref (counts);
  return n;
}
