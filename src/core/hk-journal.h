/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define HK_JOURNAL_FORMAT 1

/* A file of lines that only ever grows. */
#define HK_TYPE_JOURNAL (hk_journal_get_type ())
G_DECLARE_FINAL_TYPE (HkJournal, hk_journal, HK, JOURNAL, GObject)

/**
 * HkJournalLine:
 *
 * One line: a slice of the file's text, without its end.
 */
typedef struct
{
  const char *text;
  gsize       length;
} HkJournalLine;

HkJournal *hk_journal_create     (const char *path, const char *header, GError **error);
HkJournal *hk_journal_open       (const char *path, gboolean writable, GError **error);
gboolean   hk_journal_repair     (HkJournal *self, GError **error);
GArray    *hk_journal_get_lines  (HkJournal *self);
GBytes    *hk_journal_get_text   (HkJournal *self);
gboolean   hk_journal_append     (HkJournal *self, const char *line, gboolean sync, GError **error);
const char *hk_journal_get_path    (HkJournal *self);
const char *hk_journal_get_warning (HkJournal *self);
JsonObject *hk_journal_parse_line  (const char *text, gsize length, guint number, const char *path, GError **error);
JsonObject *hk_journal_read_header (const char *text, gsize length, const char *path, GError **error);

G_END_DECLS
