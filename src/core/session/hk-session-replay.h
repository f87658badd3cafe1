/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/people/hk-people.h"
#include "hk-session.h"

G_BEGIN_DECLS

/* Looking back at a session, without a line in its journal. */
const char *hk_session_get_id       (HkSession *self);
const char *hk_session_get_created  (HkSession *self);
gboolean   hk_session_repeat        (HkSession *self, HkTable *table, guint number, HkMove **made, GError **error);
guint      hk_session_find_snapshot (HkSession *self, guint position);
HkSession *hk_session_new_replay    (HkSession *self);
gboolean   hk_session_is_replay     (HkSession *self);
gboolean   hk_session_show          (HkSession *self, guint position, GError **error);

/* Who is meant by its names, in hk-session-people.c. */
void       hk_session_set_people    (HkSession *self, HkPeople *people);
HkTable   *hk_session_copy_table    (HkSession *self);
char      *hk_session_dup_text      (HkSession *self, const char *text);

G_END_DECLS
