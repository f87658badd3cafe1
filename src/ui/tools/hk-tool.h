/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-situation.h"
#include "hk-tool-value.h"

G_BEGIN_DECLS

/* A calculator of a game with what it has been told, worked out anew whenever that changes. Properties, read-only:
 * title; result (text such as "45 %", NULL while it is not known); label (what the result is); waiting (what it still
 * waits for, NULL when it is worked out); breakdown. */
#define HK_TYPE_TOOL (hk_tool_get_type ())
G_DECLARE_FINAL_TYPE (HkTool, hk_tool, HK, TOOL, GObject)

HkTool           *hk_tool_new             (const HkGameSpec *game, const HkCalculatorSpec *calculator, const HkToolForm *forms);
const HkGameSpec *hk_tool_get_game        (HkTool *self);
const HkCalculatorSpec *hk_tool_get_calculator (HkTool *self);
const char       *hk_tool_get_name        (HkTool *self);
const char       *hk_tool_get_title       (HkTool *self);
HkToolValue      *hk_tool_get_values      (HkTool *self);
const char       *hk_tool_get_result_text (HkTool *self);
const char       *hk_tool_get_label       (HkTool *self);
const char       *hk_tool_get_waiting     (HkTool *self);
HkBreakdown      *hk_tool_get_breakdown   (HkTool *self);
JsonNode         *hk_tool_get_result      (HkTool *self);
JsonObject       *hk_tool_make_params     (HkTool *self);
char             *hk_tool_make_text       (HkTool *self);
void              hk_tool_tell            (HkTool *self, JsonObject *told);
void              hk_tool_reset           (HkTool *self);
GPtrArray        *hk_tool_list_situations (HkTool *self, HkTable *table);
void              hk_tool_take            (HkTool *self, JsonObject *params);
void              hk_tool_take_situation  (HkTool *self, const HkSituation *situation);
guint             hk_tool_start           (HkTool *self, GPtrArray *situations);
JsonNode         *hk_tool_save            (HkTool *self);
void              hk_tool_restore         (HkTool *self, JsonNode *saved);
HkTool           *hk_tool_copy            (HkTool *self);
const HkToolForm *hk_tool_get_form        (HkTool *self);
gboolean          hk_tool_get_measure     (HkTool *self, double *measure);
void              hk_tool_keep            (HkTool *self);
void              hk_tool_drop_kept       (HkTool *self);
void              hk_tool_go_back         (HkTool *self);
const char       *hk_tool_get_kept_text   (HkTool *self);
char             *hk_tool_describe_change (HkTool *self);

G_END_DECLS
