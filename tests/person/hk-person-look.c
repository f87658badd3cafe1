/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-person-private.h"

/* What shows in the window is asked for afresh at each look, all of one depth at once: nothing that
 * was remembered can be out of date, and a thousand things are seen in the blink of an eye. */

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define PROPERTIES "org.freedesktop.DBus.Properties"
#define VALUE      "org.a11y.atspi.Value"
#define COMPONENT  "org.a11y.atspi.Component"

typedef struct
{
  HkSeen   *seen;
  guint    *n_pending;
} Question;

void
hk_seen_free (HkSeen *self)
{
  g_free (self->name);
  g_free (self->description);
  g_free (self->path);
  g_clear_pointer (&self->children, g_ptr_array_unref);
  g_free (self);
}

static HkSeen *
hk_seen_new (HkPerson   *person,
             HkSeen     *parent,
             const char *path)
{
  HkSeen *self = g_new0 (HkSeen, 1);

  self->person = person;
  self->parent = parent;
  self->depth = parent == NULL ? 0 : parent->depth + 1;
  self->path = g_strdup (path);
  self->name = g_strdup ("");
  self->description = g_strdup ("");
  self->children = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_seen_free);
  return self;
}

static void
read_answer (HkSeen   *self,
             GVariant *answer)
{
  if (g_variant_is_of_type (answer, G_VARIANT_TYPE ("(u)")))
    {
      g_variant_get (answer, "(u)", &self->role);
      g_hash_table_insert (self->person->roles, g_strdup (self->path), GUINT_TO_POINTER (self->role));
    }
  else if (g_variant_is_of_type (answer, G_VARIANT_TYPE ("(au)")))
    {
      g_autoptr (GVariant) words = g_variant_get_child_value (answer, 0);
      gsize n_words;
      const guint32 *word = g_variant_get_fixed_array (words, &n_words, sizeof *word);

      self->states = n_words > 0 ? word[0] : 0;
      self->states |= n_words > 1 ? (guint64) word[1] << 32 : 0;
    }
  else if (g_variant_is_of_type (answer, G_VARIANT_TYPE ("(a{sv})")))
    {
      g_autoptr (GVariant) all = g_variant_get_child_value (answer, 0);
      const char *text;

      if (g_variant_lookup (all, "Name", "&s", &text))
        g_set_str (&self->name, text);
      if (g_variant_lookup (all, "Description", "&s", &text))
        g_set_str (&self->description, text);
    }
  else if (g_variant_is_of_type (answer, G_VARIANT_TYPE ("(a(so))")))
    {
      g_autoptr (GVariantIter) iter = NULL;
      const char *bus_name;
      const char *path;

      g_variant_get (answer, "(a(so))", &iter);
      while (g_variant_iter_next (iter, "(&s&o)", &bus_name, &path))
        g_ptr_array_add (self->children, hk_seen_new (self->person, self, path));
    }
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  Question *question = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);

  if (answer != NULL)
    read_answer (question->seen, answer);
  else
    question->seen->gone = TRUE;
  --*question->n_pending;
  g_free (question);
}

static void
ask (HkSeen     *self,
     const char *interface,
     const char *method,
     const char *parameter,
     guint      *n_pending)
{
  Question *question = g_new0 (Question, 1);

  question->seen = self;
  question->n_pending = n_pending;
  ++*n_pending;
  g_dbus_connection_call (self->person->bus, self->person->app, self->path, interface, method,
                          parameter == NULL ? NULL : g_variant_new ("(s)", parameter), NULL,
                          G_DBUS_CALL_FLAGS_NO_AUTO_START, HK_PERSON_PATIENCE_MS, NULL, answered_cb, question);
}

static gboolean
shows (HkSeen *self)
{
  if (self->gone)
    return FALSE;
  return self->role == ATSPI_ROLE_APPLICATION || hk_seen_is (self, ATSPI_STATE_SHOWING);
}

/**
 * hk_person_look:
 * @self: a person whose app runs
 *
 * Looks at all that shows. What was seen before is no longer valid.
 */
void
hk_person_look (HkPerson *self)
{
  g_autoptr (GPtrArray) level = g_ptr_array_new ();

  g_clear_pointer (&self->root, hk_seen_free);
  self->root = hk_seen_new (self, NULL, "/org/a11y/atspi/accessible/root");
  g_ptr_array_add (level, self->root);
  while (level->len > 0)
    {
      g_autoptr (GPtrArray) next = g_ptr_array_new ();
      guint n_pending = 0;

      for (guint i = 0; i < level->len; i++)
        {
          HkSeen *seen = g_ptr_array_index (level, i);

          /* What it is never changes, and it is never zero. */
          seen->role = GPOINTER_TO_UINT (g_hash_table_lookup (self->roles, seen->path));
          if (seen->role == ATSPI_ROLE_INVALID)
            ask (seen, ACCESSIBLE, "GetRole", NULL, &n_pending);
          ask (seen, ACCESSIBLE, "GetState", NULL, &n_pending);
          ask (seen, PROPERTIES, "GetAll", ACCESSIBLE, &n_pending);
          ask (seen, ACCESSIBLE, "GetChildren", NULL, &n_pending);
        }
      while (n_pending > 0)
        g_main_context_iteration (NULL, TRUE);
      for (guint i = 0; i < level->len; i++)
        {
          HkSeen *seen = g_ptr_array_index (level, i);

          if (!shows (seen))
            {
              seen->gone = TRUE;
              g_ptr_array_set_size (seen->children, 0);
            }
          for (guint j = 0; j < seen->children->len; j++)
            g_ptr_array_add (next, g_ptr_array_index (seen->children, j));
        }
      g_ptr_array_set_size (level, 0);
      g_ptr_array_extend_and_steal (level, g_steal_pointer (&next));
    }
}

/**
 * hk_seen_is:
 * @self: something seen
 * @state: a state
 *
 * Returns: whether it was in that state
 */
gboolean
hk_seen_is (HkSeen         *self,
            AtspiStateType  state)
{
  return (self->states & (G_GUINT64_CONSTANT (1) << state)) != 0;
}

static gboolean
matches (HkSeen     *self,
         AtspiRole   role,
         const char *name)
{
  if (self->gone || (role != HK_ANY_ROLE && self->role != role))
    return FALSE;
  if (name == NULL)
    return TRUE;
  return name[0] == '=' ? g_str_equal (self->name, name + 1) : strstr (self->name, name) != NULL;
}

static HkSeen *
search (HkSeen     *self,
        AtspiRole   role,
        const char *name,
        guint      *n_found)
{
  HkSeen *first = NULL;

  if (matches (self, role, name))
    {
      ++*n_found;
      first = self;
    }
  for (guint i = 0; i < self->children->len; i++)
    {
      HkSeen *found = search (g_ptr_array_index (self->children, i), role, name, n_found);

      if (first == NULL)
        first = found;
    }
  return first;
}

/**
 * hk_person_glimpse_in:
 * @self: a person who has looked
 * @in: (nullable): where to search; %NULL for everywhere
 * @role: the role, or %HK_ANY_ROLE
 * @name: (nullable): a part of the name, or "=" and all of it
 *
 * Searches what was seen at the last look.
 *
 * Returns: (nullable): the first such thing, from the top
 */
HkSeen *
hk_person_glimpse_in (HkPerson   *self,
                      HkSeen     *in,
                      AtspiRole   role,
                      const char *name)
{
  guint n_found = 0;

  if (in == NULL)
    in = self->root;
  return in == NULL ? NULL : search (in, role, name, &n_found);
}

/**
 * hk_person_glimpse:
 * @self: a person whose app runs
 * @role: the role, or %HK_ANY_ROLE
 * @name: (nullable): a part of the name, or "=" and all of it
 *
 * Looks, once.
 *
 * Returns: (nullable): the first such thing, from the top
 */
HkSeen *
hk_person_glimpse (HkPerson   *self,
                   AtspiRole   role,
                   const char *name)
{
  hk_person_look (self);
  return hk_person_glimpse_in (self, NULL, role, name);
}

static void
ask_focus (HkSeen *self,
           guint  *n_pending)
{
  if (!self->gone && hk_seen_is (self, ATSPI_STATE_FOCUSABLE))
    ask (self, ACCESSIBLE, "GetState", NULL, n_pending);
  for (guint i = 0; i < self->children->len; i++)
    ask_focus (g_ptr_array_index (self->children, i), n_pending);
}

/**
 * hk_person_look_at_focus:
 * @self: a person who has looked
 *
 * Looks again at what can have the focus of the keyboard, and at nothing else.
 */
void
hk_person_look_at_focus (HkPerson *self)
{
  guint n_pending = 0;

  ask_focus (self->root, &n_pending);
  while (n_pending > 0)
    g_main_context_iteration (NULL, TRUE);
}

static HkSeen *
search_focus (HkSeen *self)
{
  HkSeen *found = !self->gone && hk_seen_is (self, ATSPI_STATE_FOCUSED) ? self : NULL;

  for (guint i = 0; i < self->children->len; i++)
    {
      HkSeen *deeper = search_focus (g_ptr_array_index (self->children, i));

      if (deeper != NULL)
        found = deeper;
    }
  return found;
}

/**
 * hk_person_glimpse_focus:
 * @self: a person who has looked
 *
 * Returns: (nullable): what had the focus of the keyboard at the last look
 */
HkSeen *
hk_person_glimpse_focus (HkPerson *self)
{
  return self->root == NULL ? NULL : search_focus (self->root);
}

/**
 * hk_person_glimpse_described:
 * @self: a person who has looked
 * @in: where to search
 * @role: the role
 * @description: all that is said of it beside its name, as its tooltip does
 *
 * Returns: (nullable): the first such thing of the last look
 */
HkSeen *
hk_person_glimpse_described (HkPerson   *self,
                             HkSeen     *in,
                             AtspiRole   role,
                             const char *description)
{
  if (!in->gone && in->role == role && g_str_equal (in->description, description))
    return in;
  for (guint i = 0; i < in->children->len; i++)
    {
      HkSeen *found = hk_person_glimpse_described (self, g_ptr_array_index (in->children, i), role, description);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/**
 * hk_person_count:
 * @self: a person whose app runs
 * @role: the role, or %HK_ANY_ROLE
 * @name: (nullable): a part of the name, or "=" and all of it
 *
 * Looks, once.
 *
 * Returns: how many such things show
 */
guint
hk_person_count (HkPerson   *self,
                 AtspiRole   role,
                 const char *name)
{
  guint n_found = 0;

  hk_person_look (self);
  search (self->root, role, name, &n_found);
  return n_found;
}

/**
 * hk_seen_read:
 * @self: something seen
 *
 * Returns: (transfer full): the text in it; its name where it is not made for text
 */
char *
hk_seen_read (HkSeen *self)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (self->person->bus, self->person->app, self->path,
                                                             "org.a11y.atspi.Text", "GetText",
                                                             g_variant_new ("(ii)", 0, -1), G_VARIANT_TYPE ("(s)"),
                                                             G_DBUS_CALL_FLAGS_NO_AUTO_START, HK_PERSON_PATIENCE_MS,
                                                             NULL, NULL);
  char *text;

  if (answer == NULL)
    return g_strdup (self->name);
  g_variant_get (answer, "(s)", &text);
  return text;
}

static GVariant *
get_of_value (HkSeen     *self,
              const char *property)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (self->person->bus, self->person->app, self->path, PROPERTIES, "Get",
                                                             g_variant_new ("(ss)", VALUE, property), G_VARIANT_TYPE ("(v)"),
                                                             G_DBUS_CALL_FLAGS_NO_AUTO_START, HK_PERSON_PATIENCE_MS, NULL, NULL);
  GVariant *held = NULL;

  if (answer != NULL)
    g_variant_get (answer, "(v)", &held);
  return held;
}

/**
 * hk_seen_get_value:
 * @self: something seen that shows a number, such as a bar
 * @value: (out): the number
 *
 * Returns: whether it has a number
 */
gboolean
hk_seen_get_value (HkSeen *self,
                   double *value)
{
  g_autoptr (GVariant) held = get_of_value (self, "CurrentValue");

  if (held == NULL || !g_variant_is_of_type (held, G_VARIANT_TYPE_DOUBLE))
    return FALSE;
  *value = g_variant_get_double (held);
  return TRUE;
}

/**
 * hk_seen_read_value:
 * @self: something seen that shows a number, such as a bar
 *
 * Returns: (transfer full) (nullable): the number in words, as it is read out
 */
char *
hk_seen_read_value (HkSeen *self)
{
  g_autoptr (GVariant) held = get_of_value (self, "Text");

  return held == NULL || !g_variant_is_of_type (held, G_VARIANT_TYPE_STRING) ? NULL : g_variant_dup_string (held, NULL);
}

/**
 * hk_seen_get_middle:
 * @self: something seen
 * @x: (out): where its middle is in the window, in pixels
 * @y: (out): and how far down
 *
 * Returns: whether it is still there
 */
gboolean
hk_seen_get_middle (HkSeen *self,
                    int    *x,
                    int    *y)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (self->person->bus, self->person->app, self->path, COMPONENT,
                                                             "GetExtents", g_variant_new ("(u)", ATSPI_COORD_TYPE_WINDOW),
                                                             G_VARIANT_TYPE ("((iiii))"), G_DBUS_CALL_FLAGS_NO_AUTO_START,
                                                             HK_PERSON_PATIENCE_MS, NULL, NULL);
  int width;
  int height;

  if (answer == NULL)
    return FALSE;
  g_variant_get (answer, "((iiii))", x, y, &width, &height);
  *x += width / 2;
  *y += height / 2;
  return TRUE;
}

static void
dump (HkSeen *self)
{
  g_autofree char *role = atspi_role_get_name (self->role);

  if (self->gone)
    return;
  g_printerr ("# %*s%s “%s”", (int) self->depth * 2, "", role, self->name);
  if (*self->description != '\0')
    g_printerr (" (%s)", self->description);
  if (self->role == ATSPI_ROLE_TEXT || self->role == ATSPI_ROLE_ENTRY)
    {
      g_autofree char *text = hk_seen_read (self);

      g_printerr (" = “%s”", text);
    }
  if (hk_seen_is (self, ATSPI_STATE_FOCUSED))
    g_printerr (" [focus]");
  if (!hk_seen_is (self, ATSPI_STATE_SENSITIVE) && hk_seen_is (self, ATSPI_STATE_FOCUSABLE))
    g_printerr (" [insensitive]");
  if (hk_seen_is (self, ATSPI_STATE_CHECKED) || hk_seen_is (self, ATSPI_STATE_PRESSED))
    g_printerr (" [on]");
  g_printerr ("\n");
  for (guint i = 0; i < self->children->len; i++)
    dump (g_ptr_array_index (self->children, i));
}

/**
 * hk_person_dump:
 * @self: a person
 *
 * Says what was seen at the last look.
 */
void
hk_person_dump (HkPerson *self)
{
  if (self->root == NULL)
    g_printerr ("# nothing was seen\n");
  else
    dump (self->root);
}
