/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/people/hk-people.h"
#include "core/record/hk-record-changes.h"
#include "hk-journal.h"
#include "hk-session.h"

G_BEGIN_DECLS

/* A line of a journal that holds a snapshot starts with this and the position. */
#define HK_SNAPSHOT_PREFIX "{\"after\":"

/* The table as it stood after so many moves, as JSON text within a larger text. */
typedef struct
{
  guint   position;
  GBytes *text;
  gsize   offset;
  gsize   length;
} HkSnapshot;

struct _HkSession
{
  GObject           parent_instance;

  const HkGameSpec *game;
  char             *title;
  char             *path;
  JsonObject       *header;
  HkTable          *table;
  HkPeople         *people;    /* (nullable): who is meant by its names where somebody looks back */
  HkPrimaryAction  *next;
  HkJournal        *journal;   /* NULL when the session is in memory only */
  GListStore       *log;       /* HkLogEntry */
  GListStore       *steps;     /* HkStep */
  GPtrArray        *snapshots; /* HkSnapshot, by position, of the moves as the log has them */
  GPtrArray        *done;      /* HkRecordChanges of the moves up to the position, the last one last; not of all */
  GPtrArray        *taught;    /* HkLearned: what the setup of a new game told of components, until that has been said; else NULL */
  GPtrArray        *undone;    /* of those that were taken back, what makes them again, the next one last */
  guint             position;
  gboolean          is_next_known; /* @next and @steps are as the table has them */
  gboolean          reading;   /* nothing may be changed */
  gboolean          salvaging; /* only the good part is read */
  guint             failed_at; /* how many moves precede the one that could not be followed; G_MAXUINT: none */
  gboolean          plays_on;  /* also when nothing can be written */
  char             *unsaved;   /* why the last moves are not on the disk; NULL while all are */
  gboolean          unmade;    /* there is no file of it yet */
  guint             n_synced;  /* the position before the last line, which may still be on its way to the disk */
  guint             n_saved;   /* while @unsaved: how far the journal goes */
};

void     hk_session_tell         (HkSession *self);
void     hk_session_tell_learned (HkSession *self, const HkLearned *learned);
void     hk_session_follow_journal (HkSession *self);
void     hk_session_keep_copy     (HkSession *self);
void     hk_session_set_unsaved   (HkSession *self, const char *why, guint n_saved);
void     hk_session_add_standing (HkSession *self, JsonObject *line);
char    *hk_session_to_line      (JsonObject *object);
gboolean hk_session_append       (HkSession *self, JsonObject *object, GError **error);
void     hk_session_call_people  (HkSession *self, HkTable *table);
HkTable *hk_session_lay_out      (HkSession *self, JsonObject *header, HkMove **move_out, GError **error);
gboolean hk_session_is_read_only (HkSession *self, GError **error);
gboolean hk_session_settle       (HkSession *self, guint position, GError **error);

G_END_DECLS
