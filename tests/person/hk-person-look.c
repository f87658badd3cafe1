/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-person-private.h"

/* What shows in the window is asked for afresh at each look, unless nothing was done, drawn or told since the last one. The app tells all that
 * it has told of before in one answer. What lies in anything new, and in something of which a part is hidden, is asked for by itself,
 * all of one depth at once; that makes the app tell of it, too, in another such answer. */

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define CACHE      "org.a11y.atspi.Cache"
#define PROPERTIES "org.freedesktop.DBus.Properties"

#define CACHE_PATH "/org/a11y/atspi/cache"
#define ROOT_PATH  "/org/a11y/atspi/accessible/root"

/* So many new things are worth the whole answer. */
#define MANY 8

/* The answer to all of it: each with its path, those of the app and of what it is in, its place among the children of that, and how
 * many of its own show. */
#define ALL "a((so)(so)(so)iiassusau)"

typedef struct
{
  HkSeen *seen;
  guint  *n_pending;
} Question;

void
hk_seen_free (HkSeen *self)
{
  g_free (self->name);
  g_free (self->description);
  g_free (self->path);
  g_ptr_array_unref (self->children);
  g_free (self);
}

/* Returns (transfer none): what has that path, of which nothing may be known yet. */
static HkSeen *
ensure_seen (HkPerson   *person,
             const char *path)
{
  HkSeen *self = g_hash_table_lookup (person->seen, path);

  if (self != NULL)
    return self;
  self = g_new0 (HkSeen, 1);
  self->person = person;
  self->path = g_strdup (path);
  self->name = g_strdup ("");
  self->description = g_strdup ("");
  self->children = g_ptr_array_new ();
  g_hash_table_insert (person->seen, self->path, self);
  return self;
}

static void
read_states (HkSeen        *self,
             const guint32 *word,
             gsize          n_words)
{
  self->states = n_words > 0 ? word[0] : 0;
  self->states |= n_words > 1 ? (guint64) word[1] << 32 : 0;
}

static int
next_number (DBusMessageIter *iter)
{
  dbus_uint32_t number;

  dbus_message_iter_get_basic (iter, &number);
  dbus_message_iter_next (iter);
  return (int) number;
}

static const char *
next_text (DBusMessageIter *iter)
{
  const char *text;

  dbus_message_iter_get_basic (iter, &text);
  dbus_message_iter_next (iter);
  return text;
}

/* Of a thing, which stands behind the name of its app on the bus. */
static const char *
next_path (DBusMessageIter *iter)
{
  DBusMessageIter thing;

  dbus_message_iter_recurse (iter, &thing);
  dbus_message_iter_next (iter);
  dbus_message_iter_next (&thing);
  return next_text (&thing);
}

static void
read_item (HkPerson        *self,
           DBusMessageIter *iter,
           gboolean         is_new)
{
  const char *path = next_path (iter);
  HkSeen *seen = is_new ? g_hash_table_lookup (self->seen, path) : ensure_seen (self, path);
  const char *parent;
  DBusMessageIter words;
  const guint32 *word;
  int n_words;

  if (seen == NULL || seen->is_told)
    return;
  seen->is_told = TRUE;
  dbus_message_iter_next (iter);
  parent = next_path (iter);
  seen->index = next_number (iter);
  seen->n_children = next_number (iter);
  dbus_message_iter_next (iter);
  g_set_str (&seen->name, next_text (iter));
  seen->role = (AtspiRole) next_number (iter);
  g_set_str (&seen->description, next_text (iter));
  dbus_message_iter_recurse (iter, &words);
  dbus_message_iter_get_fixed_array (&words, &word, &n_words);
  read_states (seen, word, (gsize) n_words);
  if (!is_new)
    g_ptr_array_add (ensure_seen (self, parent)->children, seen);
}

/* Asks for all that the app has told of before, or reads of that only what it tells of what is new. The long answer is read as it lies there:
 * GDBus would make a value of each of its parts first, which took a third of the work of a test. Without an answer, nothing is told. */
static void
read_all (HkPerson *self,
          gboolean  is_new)
{
  DBusMessage *question = dbus_message_new_method_call (self->app, CACHE_PATH, CACHE, "GetItems");
  DBusMessage *answer = dbus_connection_send_with_reply_and_block (self->answers, question, HK_PERSON_PATIENCE_MS, NULL);
  DBusMessageIter all;
  DBusMessageIter items;

  dbus_message_unref (question);
  if (answer == NULL)
    return;
  if (dbus_message_has_signature (answer, ALL) && dbus_message_iter_init (answer, &all))
    for (dbus_message_iter_recurse (&all, &items); dbus_message_iter_get_arg_type (&items) != DBUS_TYPE_INVALID; dbus_message_iter_next (&items))
      {
        DBusMessageIter item;

        dbus_message_iter_recurse (&items, &item);
        read_item (self, &item, is_new);
      }
  dbus_message_unref (answer);
}

static void
read_answer (HkSeen   *self,
             GVariant *answer)
{
  if (g_variant_is_of_type (answer, G_VARIANT_TYPE ("(u)")))
    g_variant_get (answer, "(u)", &self->role);
  else if (g_variant_is_of_type (answer, G_VARIANT_TYPE ("(au)")))
    {
      g_autoptr (GVariant) words = g_variant_get_child_value (answer, 0);
      gsize n_words;
      const guint32 *word = g_variant_get_fixed_array (words, &n_words, sizeof *word);

      read_states (self, word, n_words);
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
      const char *path;

      g_variant_get (answer, "(a(so))", &iter);
      while (g_variant_iter_next (iter, "(s&o)", NULL, &path))
        g_ptr_array_add (self->children, ensure_seen (self->person, path));
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

static void
await_answers (const guint *n_pending)
{
  while (*n_pending > 0)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
shows (HkSeen *self)
{
  if (self->gone)
    return FALSE;
  return self->role == ATSPI_ROLE_APPLICATION || hk_seen_is (self, ATSPI_STATE_SHOWING);
}

static int
compare_indices (gconstpointer a,
                 gconstpointer b)
{
  return (*(HkSeen * const *) a)->index - (*(HkSeen * const *) b)->index;
}

/* What is hidden is called nothing, nor is anything in it. */
static gboolean
is_called (HkSeen *self)
{
  if (*self->name != '\0' || *self->description != '\0')
    return TRUE;
  for (guint i = 0; i < self->children->len; i++)
    if (is_called (g_ptr_array_index (self->children, i)))
      return TRUE;
  return FALSE;
}

/* Whether the children that the app has told of are those that show: it may have told of what is hidden by now, which it counts as the
 * next one that shows, and not yet of that. What is called anything shows: where that is as many as show, the others are hidden. */
static gboolean
has_all_children (HkSeen *self)
{
  for (guint i = self->children->len; i > 0; i--)
    if (!is_called (g_ptr_array_index (self->children, i - 1)))
      g_ptr_array_remove_index (self->children, i - 1);
  if (self->children->len != (guint) self->n_children)
    return FALSE;
  g_ptr_array_sort (self->children, compare_indices);
  for (guint i = 0; i < self->children->len; i++)
    if (((HkSeen *) g_ptr_array_index (self->children, i))->index != (int) i)
      return FALSE;
  return TRUE;
}

static void
ask_for_children (HkSeen *self,
                  guint  *n_pending)
{
  if (self->is_told && has_all_children (self))
    return;
  g_ptr_array_set_size (self->children, 0);
  ask (self, ACCESSIBLE, "GetChildren", NULL, n_pending);
}

/* Asks what all that is new is. */
static void
ask_about_new (HkPerson  *self,
               GPtrArray *new,
               gboolean   doubts)
{
  guint n_pending = 0;

  if (new->len >= MANY && !doubts)
    read_all (self, TRUE);
  for (guint i = 0; i < new->len; i++)
    {
      HkSeen *seen = g_ptr_array_index (new, i);

      if (seen->is_told)
        continue;
      ask (seen, ACCESSIBLE, "GetRole", NULL, &n_pending);
      ask (seen, ACCESSIBLE, "GetState", NULL, &n_pending);
      ask (seen, PROPERTIES, "GetAll", ACCESSIBLE, &n_pending);
    }
  await_answers (&n_pending);
}

static void
lose_hidden (HkSeen *self)
{
  if (shows (self))
    return;
  self->gone = TRUE;
  g_ptr_array_set_size (self->children, 0);
}

/* Goes into what shows; of what is new that is not yet known. */
static void
list_next (HkSeen    *self,
           GPtrArray *next,
           GPtrArray *new)
{
  if (self->is_told)
    lose_hidden (self);
  else
    g_ptr_array_add (new, self);
  for (guint i = 0; i < self->children->len; i++)
    {
      HkSeen *child = g_ptr_array_index (self->children, i);

      child->parent = self;
      child->depth = self->depth + 1;
      g_ptr_array_add (next, child);
    }
}

/**
 * hk_person_look:
 * @self: a person whose app runs
 *
 * Looks at all that shows. What was seen before is no longer valid where anything may have changed since.
 */
void
hk_person_look (HkPerson *self)
{
  g_autoptr (GPtrArray) level = g_ptr_array_new ();
  g_autoptr (GPtrArray) new = g_ptr_array_new ();
  guint n_pending = 0;
  gboolean doubts;

  hk_person_take_news (self);
  if (self->is_current)
    return;
  doubts = self->doubts;
  self->has_news = FALSE;
  self->is_current = TRUE;
  g_hash_table_remove_all (self->seen);
  self->root = ensure_seen (self, ROOT_PATH);
  /* Without an answer, everything is asked for by itself. */
  if (!doubts)
    read_all (self, FALSE);
  self->doubts = FALSE;
  g_ptr_array_add (level, self->root);
  while (level->len > 0)
    {
      g_autoptr (GPtrArray) next = g_ptr_array_new ();

      for (guint i = 0; i < level->len; i++)
        ask_for_children (g_ptr_array_index (level, i), &n_pending);
      await_answers (&n_pending);
      for (guint i = 0; i < level->len; i++)
        list_next (g_ptr_array_index (level, i), next, new);
      g_ptr_array_set_size (level, 0);
      g_ptr_array_extend_and_steal (level, g_steal_pointer (&next));
    }
  ask_about_new (self, new, doubts);
  for (guint i = 0; i < new->len; i++)
    lose_hidden (g_ptr_array_index (new, i));
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
