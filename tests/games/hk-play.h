/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-error.h"
#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* What the tests of every game do: lay a table out, play lines of JSON on it, and play whole scripts. */
HkTable    *hk_play_new                 (const char *game, const char *setup, guint64 seed);
JsonObject *hk_play_make_setup          (const HkGameSpec *game, guint number, gboolean by_hand);
char       *hk_play_refuse_setup        (const char *game, const char *setup);
void        hk_play_refuse_setup_saying (const char *game, const char *setup, const char *says);
char       *hk_play_say                 (HkTable *table, const char *line);
void        hk_play                     (HkTable *table, const char *line);
void        hk_play_refuse              (HkTable *table, const char *line, HkError code);
void        hk_play_ask                 (HkTable *table, const char *line, const char *param);
JsonNode   *hk_play_calculate           (const char *game, const char *name, const char *params,
                                         HkBreakdown **breakdown, GError **error);
HkStepState hk_play_get_state           (HkTable *table, const char *step);

/* Adds what matters of the table, in one line. */
typedef void (*HkPlayDescribe) (GString *out, HkTable *table);

HkSession *hk_play_open_script (const char *game, const char *name);
char    *hk_play_whole_script  (const char *game, const char *name, HkPlayDescribe describe);
void     hk_play_script        (const char *game, const char *name, HkPlayDescribe describe);
void     hk_play_print_script  (HkSession *session, JsonObject *setup, guint64 seed);

G_END_DECLS
