/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-session-store.h"

G_BEGIN_DECLS

/* Whether a game can be gone on with, as far as somebody has looked. */
typedef enum
{
  HK_SESSION_STANDING_UNKNOWN,
  HK_SESSION_STANDING_OPEN,
  HK_SESSION_STANDING_CLOSED,
} HkSessionStanding;

/* What is known of a journal as long as its file is the same.
 * @modified: when it was last written, in microseconds since 1970, as @played
 * @size: in bytes
 * @played: when the last move was made, or the table was laid out */
typedef struct
{
  gint64            modified;
  goffset           size;
  guint64           inode;
  gint64            played;
  HkSessionStanding standing;
} HkSessionFacts;

gboolean              hk_session_facts_is_same   (const HkSessionFacts *a, const HkSessionFacts *b);
HkSessionInfo        *hk_session_info_new_known  (const char *path, const HkSessionFacts *facts);
const HkSessionFacts *hk_session_info_get_facts  (HkSessionInfo *self);
gboolean              hk_session_info_is_current (HkSessionInfo *self);
gboolean              hk_session_info_is_open    (HkSessionInfo *self);
void                  hk_session_info_set_gone   (HkSessionInfo *self);
const char           *hk_session_info_get_id     (HkSessionInfo *self);

G_END_DECLS
