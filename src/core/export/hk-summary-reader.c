/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-summary-reader.h"

/* More threads would wait for each other. */
#define MOST_THREADS 4

typedef struct
{
  char      *path;
  gpointer   tag;
  HkSummary *summary; /* (nullable) */
} Job;

struct _HkSummaryReader
{
  GThreadPool *pool;
  GAsyncQueue *done; /* Job */
  guint        n_jobs;
};

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_clear_pointer (&job->summary, hk_summary_free);
  g_free (job);
}

/* In a thread of its own. */
static void
read_cb (gpointer data,
         gpointer done)
{
  Job *job = data;
  g_autoptr (HkSession) session = hk_session_open_at (job->path, G_MAXUINT, NULL);

  if (session != NULL)
    job->summary = hk_summary_new (session, NULL, NULL);
  g_async_queue_push (done, job);
}

/* Returns (transfer full): a reader that has nothing to do. */
HkSummaryReader *
hk_summary_reader_new (void)
{
  HkSummaryReader *self = g_new0 (HkSummaryReader, 1);
  const int n_threads = (int) MIN (MOST_THREADS, g_get_num_processors ());

  self->done = g_async_queue_new_full (job_free);
  self->pool = g_thread_pool_new (read_cb, self->done, n_threads, FALSE, NULL);
  return self;
}

/* What is being read is thrown away. */
void
hk_summary_reader_free (HkSummaryReader *self)
{
  g_thread_pool_free (self->pool, FALSE, TRUE);
  g_async_queue_unref (self->done);
  g_free (self);
}

/* Returns: whether it reads as many as it can at once. */
gboolean
hk_summary_reader_is_full (HkSummaryReader *self)
{
  return self->n_jobs >= (guint) g_thread_pool_get_max_threads (self->pool);
}

/* Has a journal followed.
 * @tag: what hk_summary_reader_pop() gives back; not %NULL */
void
hk_summary_reader_push (HkSummaryReader *self,
                        const char      *path,
                        gpointer         tag)
{
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (path);
  job->tag = tag;
  self->n_jobs++;
  g_thread_pool_push (self->pool, job, NULL);
}

/* Waits for one of the journals, whichever has been followed first. Returns (nullable): its tag; %NULL when none is left.
 * @summary: (out) (transfer full) (nullable): its game, with everybody called as the journal has them; %NULL where it cannot be followed */
gpointer
hk_summary_reader_pop (HkSummaryReader  *self,
                       HkSummary       **summary)
{
  Job *job;
  gpointer tag;

  if (self->n_jobs == 0)
    return NULL;
  job = g_async_queue_pop (self->done);
  tag = job->tag;
  *summary = g_steal_pointer (&job->summary);
  self->n_jobs--;
  job_free (job);
  return tag;
}
