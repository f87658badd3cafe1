/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-tool-field.h"

G_BEGIN_DECLS

/* What a sheet has been told for one field: a JSON value, or of a group and a list the values in it. Signals: "changed"
 * when it or one within it changes; "noted" when its notes do. */
#define HK_TYPE_TOOL_VALUE (hk_tool_value_get_type ())
G_DECLARE_FINAL_TYPE (HkToolValue, hk_tool_value, HK, TOOL_VALUE, GObject)

HkToolValue       *hk_tool_value_new          (const HkToolField *field);
const HkToolField *hk_tool_value_get_field    (HkToolValue *self);
HkToolValue       *hk_tool_value_get_parent   (HkToolValue *self);
const char        *hk_tool_value_get_title    (HkToolValue *self);
const HkWord      *hk_tool_value_list_words   (HkToolValue *self);
JsonNode          *hk_tool_value_get_node     (HkToolValue *self);
void               hk_tool_value_set_node     (HkToolValue *self, JsonNode *node);
int                hk_tool_value_get_int      (HkToolValue *self, int fallback);
void               hk_tool_value_set_int      (HkToolValue *self, int value);
gboolean           hk_tool_value_get_boolean  (HkToolValue *self);
void               hk_tool_value_set_boolean  (HkToolValue *self, gboolean value);
const char        *hk_tool_value_get_text     (HkToolValue *self);
void               hk_tool_value_set_text     (HkToolValue *self, const char *text);
GListModel        *hk_tool_value_get_children (HkToolValue *self);
HkToolValue       *hk_tool_value_find         (HkToolValue *self, const char *name);
gboolean           hk_tool_value_can_add      (HkToolValue *self);
HkToolValue       *hk_tool_value_add          (HkToolValue *self);
void               hk_tool_value_remove       (HkToolValue *self, HkToolValue *item);
void               hk_tool_value_read         (HkToolValue *self, JsonNode *told);
void               hk_tool_value_decode       (HkToolValue *self, JsonNode *given);
void               hk_tool_value_reset        (HkToolValue *self);
void               hk_tool_value_clear        (HkToolValue *self);
JsonNode          *hk_tool_value_save         (HkToolValue *self);
JsonNode          *hk_tool_value_encode       (HkToolValue *self);
char              *hk_tool_value_summarise    (HkToolValue *self);
const char        *hk_tool_choice_get_label   (const HkWord *word);
void               hk_tool_value_list_missing (HkToolValue *self, GPtrArray *titles);
HkToolValue       *hk_tool_value_find_twin    (HkToolValue *self, HkToolValue *root);
const char        *hk_tool_value_get_note     (HkToolValue *self, guint choice);
gboolean           hk_tool_value_is_best      (HkToolValue *self, guint choice);
void               hk_tool_value_set_notes    (HkToolValue *self, GStrv notes, int best);

G_END_DECLS
