/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "hk-random.h"

G_BEGIN_DECLS

/* The one source of chance for a move. When a move is made, numbers come from the generator of the table and are
 * noted; when it is replayed, the noted numbers come back. */
typedef struct _HkRandomLog HkRandomLog;

HkRandomLog *hk_random_log_new          (HkRandom *random);
HkRandomLog *hk_random_log_new_recorded (HkRandom *random, JsonArray *noted);
guint32      hk_random_log_pick         (HkRandomLog *self, guint32 below);
void         hk_random_log_shuffle      (HkRandomLog *self, GPtrArray *items);
JsonNode    *hk_random_log_to_json      (HkRandomLog *self);
void         hk_random_log_free         (HkRandomLog *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkRandomLog, hk_random_log_free)

G_END_DECLS
