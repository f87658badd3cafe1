/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* A run of a rule's text that is a link, or that is none.
 * @start: where it begins in the plain text, in bytes
 * @end: where it ends, in bytes; the next span begins there
 * @text: the words
 * @link: (nullable): the global id of the rule that the words lead to */
typedef struct
{
  guint start;
  guint end;
  char *text;
  char *link;
} HkRuleSpan;

#define HK_TYPE_RULE (hk_rule_get_type ())
G_DECLARE_FINAL_TYPE (HkRule, hk_rule, HK, RULE, GObject)

/* One entry of a rulebook. */
const char         *hk_rule_get_id         (HkRule *self);
const char         *hk_rule_get_game       (HkRule *self);
const char         *hk_rule_get_game_title (HkRule *self);
const char         *hk_rule_get_book       (HkRule *self);
const char         *hk_rule_get_title      (HkRule *self);
const char         *hk_rule_get_phase      (HkRule *self);
const char         *hk_rule_get_section    (HkRule *self);
guint               hk_rule_get_page       (HkRule *self);
const char         *hk_rule_get_kind       (HkRule *self);
const char * const *hk_rule_get_keywords   (HkRule *self);
const char         *hk_rule_get_text       (HkRule *self);
const HkRuleSpan   *hk_rule_get_spans      (HkRule *self, guint *n_spans);
const char * const *hk_rule_get_see        (HkRule *self);
gboolean            hk_rule_id_is_ruling   (const char *id);
char               *hk_rule_dup_citation   (HkRule *self);

G_END_DECLS
