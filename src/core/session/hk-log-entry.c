/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-journal.h"
#include "hk-log-entry-private.h"

/* One move of a session's log. An entry that comes from a journal is read when it is first looked at, so that a long
 * evening opens at once. */
struct _HkLogEntry
{
  GObject  parent_instance;

  guint    number;
  gboolean undone;
  HkMove  *move;   /* NULL until it is looked at */
  GBytes  *text;   /* the journal, while move is NULL */
  gsize    offset;
  gsize    length;
};

#define PROP_UNDONE 1

static GParamSpec *undone_pspec;

G_DEFINE_FINAL_TYPE (HkLogEntry, hk_log_entry, G_TYPE_OBJECT)

static void
hk_log_entry_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  g_value_set_boolean (value, HK_LOG_ENTRY (object)->undone);
}

static void
hk_log_entry_finalize (GObject *object)
{
  HkLogEntry *self = HK_LOG_ENTRY (object);

  g_clear_object (&self->move);
  g_clear_pointer (&self->text, g_bytes_unref);
  G_OBJECT_CLASS (hk_log_entry_parent_class)->finalize (object);
}

static void
hk_log_entry_class_init (HkLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = hk_log_entry_get_property;
  object_class->finalize = hk_log_entry_finalize;

  undone_pspec = g_param_spec_boolean ("undone", NULL, NULL, FALSE, flags);
  g_object_class_install_property (object_class, PROP_UNDONE, undone_pspec);
}

static void
hk_log_entry_init (HkLogEntry *self)
{
}

/* (transfer full): an entry for a move that has just been made. */
HkLogEntry *
hk_log_entry_new_made (guint   number,
                       HkMove *move)
{
  HkLogEntry *self = g_object_new (HK_TYPE_LOG_ENTRY, NULL);

  self->number = number;
  self->move = g_object_ref (move);
  return self;
}

/* (transfer full): an entry for a line of a journal. */
HkLogEntry *
hk_log_entry_new_read (guint   number,
                       GBytes *text,
                       gsize   offset,
                       gsize   length)
{
  HkLogEntry *self = g_object_new (HK_TYPE_LOG_ENTRY, NULL);

  self->number = number;
  self->text = g_bytes_ref (text);
  self->offset = offset;
  self->length = length;
  return self;
}

/* Says whether the move is undone. */
void
hk_log_entry_set_undone (HkLogEntry *self,
                         gboolean    undone)
{
  if (self->undone == undone)
    return;
  self->undone = undone;
  g_object_notify_by_pspec (G_OBJECT (self), undone_pspec);
}

/* Returns the move; one that cannot be read is a note that says so. */
HkMove *
hk_log_entry_get_move (HkLogEntry *self)
{
  if (self->move == NULL)
    {
      const char *text = (const char *) g_bytes_get_data (self->text, NULL) + self->offset;
      g_autoptr (JsonObject) line = hk_journal_parse_line (text, self->length, self->number, "", NULL);

      if (line != NULL)
        self->move = hk_move_new_from_json (line, NULL);
      if (self->move == NULL)
        {
          self->move = hk_move_new ("unreadable", NULL);
          hk_move_log (self->move, _("This line of the journal cannot be read."));
        }
      g_clear_pointer (&self->text, g_bytes_unref);
    }
  return self->move;
}

/* Its number; 1 is the first move after the setup. */
guint
hk_log_entry_get_number (HkLogEntry *self)
{
  return self->number;
}

/* (transfer none): its sentence. */
const char *
hk_log_entry_get_text (HkLogEntry *self)
{
  const char *said = hk_move_get_logged (hk_log_entry_get_move (self));

  return said == NULL ? hk_log_entry_get_name (self) : said;
}

/* (transfer none): the name of the move. */
const char *
hk_log_entry_get_name (HkLogEntry *self)
{
  return hk_move_get_name (hk_log_entry_get_move (self));
}

/* (transfer none) (nullable): when it was made, ISO 8601. */
const char *
hk_log_entry_get_time (HkLogEntry *self)
{
  return hk_move_get_time (hk_log_entry_get_move (self));
}

/* Whether the group decided it against the rules, by a house rule, or set a value by hand. */
gboolean
hk_log_entry_is_house (HkLogEntry *self)
{
  JsonObject *cited = hk_move_get_cited (hk_log_entry_get_move (self));
  g_autoptr (GList) rules = cited == NULL ? NULL : json_object_get_members (cited);

  for (GList *l = rules; l != NULL; l = l->next)
    if (json_object_get_boolean_member_with_default (cited, l->data, FALSE))
      return TRUE;
  return hk_move_is_house (hk_log_entry_get_move (self)) || g_str_equal (hk_log_entry_get_name (self), "set")
         || g_str_equal (hk_log_entry_get_name (self), "house-rule");
}

/* (transfer full): the ids of the rulings that decided it, in the order in which it cites them. */
GStrv
hk_log_entry_list_rulings (HkLogEntry *self)
{
  JsonObject *cited = hk_move_get_cited (hk_log_entry_get_move (self));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonObjectIter iter;
  const char *rule;

  if (cited != NULL)
    {
      json_object_iter_init_ordered (&iter, cited);
      while (json_object_iter_next_ordered (&iter, &rule, NULL))
        g_strv_builder_add (builder, rule);
    }
  return g_strv_builder_end (builder);
}

/* Whether it is undone. */
gboolean
hk_log_entry_is_undone (HkLogEntry *self)
{
  return self->undone;
}
