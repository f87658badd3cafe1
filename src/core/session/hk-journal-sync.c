/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "hk-journal-private.h"

/* Brings a line to the disk while its move is shown already: a disk takes from a third of a millisecond to a second for it. Whatever is
 * written next waits for it, so that at most one line is on its way. */

struct _HkJournalSync
{
  HkJournal *journal; /* NULL once the thread has been waited for */
  GThread   *thread;
  int        fd;
  /* the journal before the line, to which it goes back when the disk refuses */
  off_t      size;
  guint      n_lines;
  guint32    sum;
  gsize      n_added;
};

static gboolean
done_cb (gpointer data)
{
  HkJournalSync *sync = data;

  if (sync->journal != NULL)
    hk_journal_wait (sync->journal);
  g_free (sync);
  return G_SOURCE_REMOVE;
}

static gpointer
sync_thread (gpointer data)
{
  HkJournalSync *sync = data;
  const int number = fdatasync (sync->fd) == 0 ? 0 : errno;

  g_idle_add (done_cb, sync);
  return GINT_TO_POINTER (number);
}

/* Notes where the journal ends, before a line is added that need not be waited for. Returns (transfer full).
 * @self: a journal open for writing */
HkJournalSync *
hk_journal_sync_new (HkJournal *self)
{
  HkJournalSync *sync = g_new0 (HkJournalSync, 1);

  sync->size = self->size;
  sync->n_lines = self->n_lines;
  sync->sum = self->sum;
  sync->n_added = self->added->len;
  return sync;
}

/* Begins to bring what was added since to the disk. HkJournal::failed tells when that fails.
 * @sync: (transfer full): what hk_journal_sync_new() has noted */
void
hk_journal_sync_begin (HkJournal     *self,
                       HkJournalSync *sync)
{
  sync->fd = self->fd;
  sync->journal = self;
  self->sync = sync;
  sync->thread = g_thread_new ("journal", sync_thread, sync);
}

/* Waits until all that was added is on the disk. What the disk has refused is held back, and HkJournal::failed emitted. */
void
hk_journal_wait (HkJournal *self)
{
  HkJournalSync *sync = g_steal_pointer (&self->sync);
  g_autoptr (GError) error = NULL;
  int number;

  if (sync == NULL)
    return;
  sync->journal = NULL;
  number = GPOINTER_TO_INT (g_thread_join (sync->thread));
  if (number == 0)
    return;
  self->ragged = ftruncate (self->fd, sync->size) != 0;
  self->size = sync->size;
  self->n_lines = sync->n_lines;
  self->sum = sync->sum;
  g_string_append (self->held, self->added->str + sync->n_added);
  g_string_truncate (self->added, sync->n_added);
  /* The second copy has them, and is made anew when the journal is opened next. */
  g_clear_fd (&self->copy_fd, NULL);
  /* Translators: %s: a file; %s: why. */
  hk_journal_fail (_("%s could not be written: %s."), self->path, number, &error);
  g_signal_emit_by_name (self, "failed", error->message);
}
