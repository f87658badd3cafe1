/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-rule-private.h"

struct _HkRule
{
  GObject parent_instance;

  char   *id;
  char   *game;
  char   *game_title;
  char   *book;
  char   *title;
  char   *phase;
  char   *section;
  char   *kind;
  char   *text;
  guint   page;
  GStrv   keywords;
  GStrv   see;
  GArray *spans; /* HkRuleSpan */
};

G_DEFINE_FINAL_TYPE (HkRule, hk_rule, G_TYPE_OBJECT)

static void
clear_span (gpointer data)
{
  HkRuleSpan *span = data;

  g_free (span->text);
  g_free (span->link);
}

static void
hk_rule_finalize (GObject *object)
{
  HkRule *self = HK_RULE (object);

  g_free (self->id);
  g_free (self->game);
  g_free (self->game_title);
  g_free (self->book);
  g_free (self->title);
  g_free (self->phase);
  g_free (self->section);
  g_free (self->kind);
  g_free (self->text);
  g_strfreev (self->keywords);
  g_strfreev (self->see);
  g_array_unref (self->spans);
  G_OBJECT_CLASS (hk_rule_parent_class)->finalize (object);
}

static void
hk_rule_class_init (HkRuleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_rule_finalize;
}

static void
hk_rule_init (HkRule *self)
{
  self->spans = g_array_new (FALSE, FALSE, sizeof (HkRuleSpan));
  g_array_set_clear_func (self->spans, clear_span);
}

/* Whether @text can name a game, a rule, a phase or a kind: small letters, digits and dashes, in
 * parts set off by dots. */
gboolean
hk_rule_is_name (const char *text)
{
  for (const char *p = text; *p != '\0'; p++)
    {
      const gboolean between = p != text && (*p == '-' || *p == '.') && g_ascii_isalnum (p[1]);

      if (!g_ascii_islower (*p) && !g_ascii_isdigit (*p) && !between)
        return FALSE;
    }
  return *text != '\0';
}

/* Whether @id, with the game's id in front, is that of a ruling of ours. */
gboolean
hk_rule_id_is_ruling (const char *id)
{
  return strstr (id, "/ruling.") != NULL;
}

/* The global id of @id as it stands in an entry of @game, or NULL when it is no id. */
static char *
dup_global_id (const char *game,
               const char *id)
{
  const char *slash = strchr (id, '/');
  g_autofree char *front = slash == NULL ? g_strdup (game) : g_strndup (id, (gsize) (slash - id));
  const char *name = slash == NULL ? id : slash + 1;

  return hk_rule_is_name (front) && hk_rule_is_name (name) ? g_strconcat (front, "/", name, NULL) : NULL;
}

static gboolean
fault (const HkRuleSource *source,
       const char         *member,
       const char         *what,
       GError            **error)
{
  /* Translators: %s: a member; %s: the id of a rule; %s: what is wrong. */
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” of the rule “%s”: %s"), member, source->id, what);
  return FALSE;
}

static void
add_span (HkRule     *self,
          GString    *plain,
          const char *text,
          gsize       length,
          const char *link)
{
  HkRuleSpan span = { 0 };

  if (length == 0)
    return;
  span.start = (guint) plain->len;
  g_string_append_len (plain, text, (gssize) length);
  span.end = (guint) plain->len;
  span.text = g_strndup (text, length);
  span.link = g_strdup (link);
  g_array_append_val (self->spans, span);
}

/* Adds the link between a pair of brackets: "id" or "id|words". */
static gboolean
add_link (HkRule             *self,
          GString            *plain,
          const char         *inside,
          const HkRuleSource *source,
          HkRuleTitleOf       title_of,
          gpointer            user_data,
          GError            **error)
{
  g_auto (GStrv) parts = g_strsplit (inside, "|", 2);
  g_autofree char *id = parts[0] == NULL ? NULL : dup_global_id (source->game, parts[0]);
  g_autofree char *what = NULL;
  const char *words = NULL;

  if (id != NULL)
    words = parts[1] != NULL ? parts[1] : title_of (id, user_data);
  if (words != NULL && *words != '\0')
    {
      add_span (self, plain, words, strlen (words), id);
      return TRUE;
    }
  what = g_strdup_printf (_("the link “%s” leads nowhere or has no words."), inside);
  return fault (source, "text", what, error);
}

static gboolean
parse_text (HkRule             *self,
            const HkRuleSource *source,
            HkRuleTitleOf       title_of,
            gpointer            user_data,
            GError            **error)
{
  g_autoptr (GString) plain = g_string_new (NULL);
  const char *rest = source->text;
  const char *open;

  while ((open = strstr (rest, "[[")) != NULL)
    {
      const char *close = strstr (open, "]]");
      g_autofree char *inside = NULL;

      if (close == NULL)
        return fault (source, "text", _("a link is opened and not closed."), error);
      add_span (self, plain, rest, (gsize) (open - rest), NULL);
      inside = g_strndup (open + 2, (gsize) (close - open) - 2);
      if (!add_link (self, plain, inside, source, title_of, user_data, error))
        return FALSE;
      rest = close + 2;
    }
  if (strstr (rest, "]]") != NULL)
    return fault (source, "text", _("a link is closed and not opened."), error);
  add_span (self, plain, rest, strlen (rest), NULL);
  self->text = g_string_free_and_steal (g_steal_pointer (&plain));
  return TRUE;
}

static gboolean
parse_see (HkRule             *self,
           const HkRuleSource *source,
           GError            **error)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; source->see[i] != NULL; i++)
    {
      char *id = dup_global_id (source->game, source->see[i]);
      g_autofree char *what = NULL;

      if (id == NULL)
        {
          what = g_strdup_printf (_("“%s” is no id of a rule."), source->see[i]);
          return fault (source, "see", what, error);
        }
      g_strv_builder_take (ids, id);
    }
  self->see = g_strv_builder_end (ids);
  return TRUE;
}

/* hk_rule_new:
 * @source: the entry as its file has it
 * @title_of: gives the words of a link that has none of its own
 * @user_data: given to @title_of
 * @error: return location for %HK_ERROR_FORMAT, which names the entry and the member
 *
 * Returns: (transfer full): the rule, or %NULL */
HkRule *
hk_rule_new (const HkRuleSource *source,
             HkRuleTitleOf       title_of,
             gpointer            user_data,
             GError            **error)
{
  g_autoptr (HkRule) self = g_object_new (HK_TYPE_RULE, NULL);

  self->id = g_strconcat (source->game, "/", source->id, NULL);
  self->game = g_strdup (source->game);
  self->game_title = g_strdup (source->game_title);
  self->book = g_strdup (source->book);
  self->title = g_strdup (source->title);
  self->phase = g_strdup (source->phase);
  self->section = g_strdup (source->section);
  self->kind = g_strdup (source->kind);
  self->page = source->page;
  self->keywords = g_strdupv (source->keywords);
  if (!parse_text (self, source, title_of, user_data, error) || !parse_see (self, source, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* Returns its global id, the game's id in front. */
const char *
hk_rule_get_id (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return self->id;
}

/* Returns the id of its game. */
const char *
hk_rule_get_game (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return self->game;
}

/* Returns the name of its game. */
const char *
hk_rule_get_game_title (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return self->game_title;
}

/* Returns the name of the book that it stands in. */
const char *
hk_rule_get_book (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return self->book;
}

/* Returns its title. */
const char *
hk_rule_get_title (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return self->title;
}

/* Returns (nullable): the id of the phase that it belongs to. */
const char *
hk_rule_get_phase (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return self->phase;
}

/* Returns (nullable): the section of the book. */
const char *
hk_rule_get_section (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return self->section;
}

/* Returns the page of the book from 1, or 0 when it is on none. */
guint
hk_rule_get_page (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), 0);

  return self->page;
}

/* Returns what kind of entry it is; "ruling" is ours where the book is silent. */
const char *
hk_rule_get_kind (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return self->kind;
}

/* Returns other words that it can be looked for by. */
const char * const *
hk_rule_get_keywords (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return (const char * const *) self->keywords;
}

/* Returns what it says, without the marks of links. */
const char *
hk_rule_get_text (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return self->text;
}

/* Returns (array length=n_spans): its text cut into links and what lies between them; together they are the whole
 * text.
 * @n_spans: (out): how many */
const HkRuleSpan *
hk_rule_get_spans (HkRule *self,
                   guint  *n_spans)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);
  g_return_val_if_fail (n_spans != NULL, NULL);

  *n_spans = self->spans->len;
  return (const HkRuleSpan *) (gpointer) self->spans->data;
}

/* Returns the global ids of the rules to read besides. */
const char * const *
hk_rule_get_see (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  return (const char * const *) self->see;
}

/* Returns (transfer full): where it comes from, for a person. */
char *
hk_rule_dup_citation (HkRule *self)
{
  g_return_val_if_fail (HK_IS_RULE (self), NULL);

  if (g_str_equal (self->kind, "ruling"))
    return self->page == 0 ? g_strdup (_("Our ruling, where the book is silent"))
                           : g_strdup_printf (_("Our ruling on %s, page %u"), self->book, self->page);
  return self->page == 0 ? g_strdup (self->book) : g_strdup_printf (_("%s, page %u"), self->book, self->page);
}
