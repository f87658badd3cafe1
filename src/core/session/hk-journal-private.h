/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-journal.h"

G_BEGIN_DECLS

/* A line that is on its way to the disk. */
typedef struct _HkJournalSync HkJournalSync;

struct _HkJournal
{
  GObject  parent_instance;

  char    *path;
  char    *warning;
  int      fd;       /* −1 when the journal is only read, or has no file yet */
  int      copy_fd;  /* of the second copy; −1 without one */
  char    *ahead;    /* a second copy that went on where the file ends; NULL without one */
  guint    format;
  off_t    size;     /* of the whole lines in the file */
  guint    n_lines;  /* how many these are */
  guint32  sum;      /* of the last of them */
  gint64   latest;   /* when another file of the folder was changed last, in microseconds */
  GString *added;    /* the lines since it was opened, without number and checksum; no snapshots */
  GString *held;     /* those after them that are not in the file yet */
  gboolean ragged;   /* the file may have a part of a line at its end */
  GBytes  *text;     /* as the file was when it was opened */
  GArray  *lines;    /* HkJournalLine: the good ones in it */
  guint    bad_line; /* the first line that is not as it was written; 0 for none */
  char    *bad_why;
  HkJournalSync *sync; /* NULL while nothing is on its way */
};

gboolean hk_journal_fail         (const char *format, const char *path, int number, GError **error);
gboolean hk_journal_is_cut_off   (HkJournal *self);
gboolean hk_journal_write_all    (int fd, const char *text, gsize length);
gboolean hk_journal_lock         (int fd, const char *path, GError **error);
void     hk_journal_look_around  (HkJournal *self);
void     hk_journal_sync_directory (const char *path);
int      hk_journal_make_numbered (const char *path, guint first, guint last, GString *text, char **new_path);
GString *hk_journal_render       (HkJournal *self, guint *n_lines, guint32 *sum);
gboolean hk_journal_write_file   (int fd, GString *text);

HkJournalSync *hk_journal_sync_new   (HkJournal *self);
void           hk_journal_sync_begin (HkJournal *self, HkJournalSync *sync);
void           hk_journal_wait       (HkJournal *self);

void     hk_journal_seal         (GString *to, const char *line, gsize length, guint number, guint32 *sum);
gboolean hk_journal_unseal       (char *text, gsize *length, guint number, guint32 *sum, const char **why);

G_END_DECLS
