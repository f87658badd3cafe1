/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* What this version writes; docs/journal.md has the form. */
#define HK_JOURNAL_FORMAT 2

/* A file of lines that only ever grows. */
#define HK_TYPE_JOURNAL (hk_journal_get_type ())
G_DECLARE_FINAL_TYPE (HkJournal, hk_journal, HK, JOURNAL, GObject)

/* One line: a slice of the file's text, without its end, its number and its checksum. */
typedef struct
{
  const char *text;
  gsize       length;
} HkJournalLine;

typedef enum
{
  HK_JOURNAL_NO_SYNC,    /* only saves time, and may be left out of a copy */
  HK_JOURNAL_SYNC,       /* it is on the disk when hk_journal_append() returns */
  HK_JOURNAL_SYNC_LATER, /* a thread does it, and whatever is written next waits for that; HkJournal::failed tells of an error */
} HkJournalWrite;

HkJournal  *hk_journal_create        (const char *path, const char *header, GError **error);
HkJournal  *hk_journal_create_held   (const char *path, const char *header);
HkJournal  *hk_journal_open          (const char *path, gboolean writable, GError **error);
gboolean    hk_journal_check         (HkJournal *self, GError **error);
void        hk_journal_set_bad_line  (HkJournal *self, guint number, const char *why);
guint       hk_journal_get_bad_line  (HkJournal *self, const char **why);
gboolean    hk_journal_prepare       (HkJournal *self, GError **error);
void        hk_journal_keep_copy     (HkJournal *self, const char *path);
GArray     *hk_journal_get_lines     (HkJournal *self);
GBytes     *hk_journal_get_text      (HkJournal *self);
guint       hk_journal_get_format    (HkJournal *self);
gboolean    hk_journal_append        (HkJournal *self, const char *line, HkJournalWrite how, GError **error);
void        hk_journal_hold          (HkJournal *self, const char *line);
gboolean    hk_journal_write_held    (HkJournal *self, GError **error);
GBytes     *hk_journal_dup_file      (HkJournal *self);
char       *hk_journal_save_good     (HkJournal *self, const char *path, GError **error);
const char *hk_journal_get_path      (HkJournal *self);
const char *hk_journal_get_warning   (HkJournal *self);
const char *hk_journal_get_ahead     (HkJournal *self);
JsonObject *hk_journal_parse_line    (const char *text, gsize length, guint number, const char *path, GError **error);
JsonObject *hk_journal_read_header   (const char *text, gsize length, const char *path, GError **error);

G_END_DECLS
