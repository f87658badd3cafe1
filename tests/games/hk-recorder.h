/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* Writes down a game as it is played: each line that is played, with a sum of all that came of it: the refusal, or what the log says, every
 * value that is another now, and what can be done next. When it tells, all of that stands below the line, set in. */
typedef struct _HkRecorder HkRecorder;

HkRecorder *hk_recorder_new       (JsonObject *head, gboolean tells);
void        hk_recorder_free      (HkRecorder *self);
HkTable    *hk_recorder_get_table (HkRecorder *self);
gboolean    hk_recorder_play      (HkRecorder *self, JsonObject *line, GStrv *asked);
void        hk_recorder_ask       (HkRecorder *self, JsonObject *line);
const char *hk_recorder_get_text  (HkRecorder *self);
void        hk_recorder_drop_same (HkRecorder *self, JsonObject *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkRecorder, hk_recorder_free)

G_END_DECLS
