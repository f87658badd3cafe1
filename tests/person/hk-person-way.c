/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-person-private.h"

/* The way to a control by the keyboard: the Tab key from one to the next, and inside a group, where it passes but one, the
 * arrow keys. */

/* No page has as many places for the focus, and no group as many members in a line. */
#define MAX_TABS   200
#define MAX_ARROWS 40

/* After which the focus has not moved because it does not move, in microseconds. */
#define AGAIN_US (5 * G_TIME_SPAN_SECOND)

static const char *
get_focus (HkPerson *self)
{
  HkSeen *seen = hk_person_glimpse_focus (self);

  return seen == NULL ? "" : seen->path;
}

static gboolean
is_somewhere (HkPerson *self,
              gpointer  data)
{
  hk_person_look (self);
  return *get_focus (self) != '\0';
}

/**
 * hk_person_find_focus:
 * @self: a person whose app runs
 *
 * Waits until the focus of the keyboard is on something that shows; it may be nowhere for no longer than what took it
 * takes to be drawn.
 *
 * Returns: (not nullable): what has it
 */
HkSeen *
hk_person_find_focus (HkPerson *self)
{
  hk_person_wait (self, "the focus to be somewhere", is_somewhere, NULL);
  return hk_person_glimpse_focus (self);
}

/**
 * hk_person_check_focus:
 * @self: a person at a table
 *
 * Looks whether the focus stayed near what had it, whatever became of that: it is somewhere, and not on the button that leads
 * back, which is the first of the window, where it would begin again if it had been lost.
 */
void
hk_person_check_focus (HkPerson *self)
{
  if (!g_str_equal (hk_person_find_focus (self)->name, "Back"))
    return;
  hk_person_dump (self);
  g_error ("The focus has gone to the top of the window");
}

/**
 * hk_person_use_keys:
 * @self: a person
 *
 * From now on the person presses everything by the keyboard alone.
 */
void
hk_person_use_keys (HkPerson *self)
{
  self->only_keys = TRUE;
}

/**
 * hk_person_uses_keys:
 * @self: a person
 *
 * Returns: whether the person presses everything by the keyboard
 */
gboolean
hk_person_uses_keys (HkPerson *self)
{
  return self->only_keys;
}

static HkSeen *
search_focusable (HkSeen *seen)
{
  if (!seen->gone && hk_seen_is (seen, ATSPI_STATE_FOCUSABLE))
    return seen;
  for (guint i = 0; i < seen->children->len; i++)
    {
      HkSeen *found = search_focusable (g_ptr_array_index (seen->children, i));

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Of a control that is made of several, the part that the keyboard leads to; of a word, what it stands in. */
static HkSeen *
get_control (HkSeen *seen)
{
  HkSeen *found = search_focusable (seen);

  for (; found == NULL && seen != NULL; seen = seen->parent)
    if (hk_seen_is (seen, ATSPI_STATE_FOCUSABLE))
      found = seen;
  return found;
}

typedef struct
{
  const char *key;
  char       *before; /* where the focus was */
  gint64      again;  /* when the key is pressed once more */
} Step;

/* The focus stays where it was on a text of several links, and where what was pressed before puts it back: then the key is pressed
 * once more. */
static gboolean
has_moved (HkPerson *self,
           gpointer  data)
{
  Step *step = data;

  hk_person_look (self);
  if (*get_focus (self) != '\0' && g_strcmp0 (get_focus (self), step->before) != 0)
    return TRUE;
  if (g_get_monotonic_time () > step->again)
    {
      hk_person_key (self, step->key);
      step->again = g_get_monotonic_time () + AGAIN_US;
    }
  return FALSE;
}

static void
press_and_follow (HkPerson   *self,
                  const char *key)
{
  g_autofree char *before = g_strdup (get_focus (self));
  Step step = { key, before, g_get_monotonic_time () + AGAIN_US };

  hk_person_key (self, key);
  hk_person_wait (self, "the focus to move on", has_moved, &step);
}

/* How many of the things around @seen are around the focus too. */
static guint
count_shared (HkPerson *self,
              HkSeen   *seen)
{
  HkSeen *focus = hk_person_glimpse_focus (self);

  for (; seen != NULL; seen = seen->parent)
    for (HkSeen *around = focus; around != NULL; around = around->parent)
      if (around == seen)
        return around->depth;
  return 0;
}

static HkSeen *
search_path (HkSeen     *seen,
             const char *path)
{
  if (g_str_equal (seen->path, path))
    return seen;
  for (guint i = 0; i < seen->children->len; i++)
    {
      HkSeen *found = search_path (g_ptr_array_index (seen->children, i), path);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
list_controls (HkSeen    *seen,
               GPtrArray *paths)
{
  if (!seen->gone && hk_seen_is (seen, ATSPI_STATE_FOCUSABLE) && hk_seen_is (seen, ATSPI_STATE_SENSITIVE))
    g_ptr_array_add (paths, seen->path);
  for (guint i = 0; i < seen->children->len; i++)
    list_controls (g_ptr_array_index (seen->children, i), paths);
}

/* Forward or back, whichever looks shorter. */
static const char *
choose_tab (HkPerson   *self,
            const char *wanted)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  guint from;
  guint to;

  list_controls (self->root, paths);
  if (!g_ptr_array_find_with_equal_func (paths, get_focus (self), g_str_equal, &from)
      || !g_ptr_array_find_with_equal_func (paths, wanted, g_str_equal, &to))
    return "Tab";
  return (to + paths->len - from) % paths->len <= paths->len / 2 ? "Tab" : "<Shift>Tab";
}

/* Goes round by Tab until it is there, or everything has been passed. @nearest, where it is given, is told where it came
 * nearest. */
static gboolean
go_by_tab (HkPerson    *self,
           const char  *wanted,
           char       **nearest)
{
  g_autoptr (GHashTable) passed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *key = choose_tab (self, wanted);
  guint most = 0;

  for (guint i = 0; i < MAX_TABS; i++)
    {
      HkSeen *seen;
      guint shared;

      if (g_str_equal (get_focus (self), wanted))
        return TRUE;
      if (!g_hash_table_add (passed, g_strdup (get_focus (self))))
        return FALSE;
      seen = search_path (self->root, wanted);
      shared = seen == NULL ? 0 : count_shared (self, seen);
      if (nearest != NULL && shared > most)
        {
          most = shared;
          g_set_str (nearest, get_focus (self));
        }
      press_and_follow (self, key);
    }
  return FALSE;
}

/* The arrow key that leads from the focus towards something. */
static const char *
choose_arrow (HkPerson *self,
              HkSeen   *to)
{
  int x = 0;
  int y = 0;
  int to_x = 0;
  int to_y = 0;

  if (!hk_seen_get_middle (hk_person_glimpse_focus (self), &x, &y) || !hk_seen_get_middle (to, &to_x, &to_y))
    return NULL;
  if (ABS (to_x - x) > ABS (to_y - y))
    return to_x > x ? "Right" : "Left";
  return to_y > y ? "Down" : "Up";
}

static gboolean
go_by_arrows (HkPerson   *self,
              const char *wanted)
{
  for (guint i = 0; i < MAX_ARROWS; i++)
    {
      HkSeen *seen = search_path (self->root, wanted);
      const char *arrow;

      if (g_str_equal (get_focus (self), wanted))
        return TRUE;
      arrow = seen == NULL ? NULL : choose_arrow (self, seen);
      if (arrow == NULL)
        return FALSE;
      press_and_follow (self, arrow);
    }
  return FALSE;
}

/**
 * hk_person_go_to:
 * @self: a person whose app runs
 * @seen: something seen at the last look
 *
 * Leads the focus there. The test ends if the keys do not lead there.
 */
void
hk_person_go_to (HkPerson *self,
                 HkSeen   *seen)
{
  HkSeen *control = get_control (seen);
  g_autofree char *wanted = control == NULL ? NULL : g_strdup (control->path);
  g_autofree char *name = g_strdup (seen->name);
  g_autofree char *nearest = NULL;

  if (wanted == NULL)
    {
      hk_person_dump (self);
      g_error ("No key leads to “%s”", name);
    }
  hk_person_find_focus (self);
  if (go_by_tab (self, wanted, &nearest))
    return;
  if (nearest != NULL && go_by_tab (self, nearest, NULL) && go_by_arrows (self, wanted))
    return;
  hk_person_dump (self);
  g_error ("The keys do not lead to “%s”", name);
}

/* What a key does to it. */
static const char *
get_key (HkSeen *seen)
{
  switch ((int) seen->role)
    {
    case ATSPI_ROLE_BUTTON:
    case ATSPI_ROLE_TOGGLE_BUTTON:
    case ATSPI_ROLE_CHECK_BOX:
    case ATSPI_ROLE_RADIO_BUTTON:
    case ATSPI_ROLE_SWITCH:
      return "space";
    default:
      return "Return";
    }
}

/**
 * hk_person_press_by_keys:
 * @self: a person whose app runs
 * @seen: something seen at the last look
 *
 * Leads the focus there, and presses it by the key that is for it.
 */
void
hk_person_press_by_keys (HkPerson *self,
                         HkSeen   *seen)
{
  hk_person_go_to (self, seen);
  hk_person_key (self, get_key (hk_person_glimpse_focus (self)));
}
