/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* @HK_BREAKDOWN_PLAIN: a term as the rulebook has it
 * @HK_BREAKDOWN_RULING: a term that rests on a ruling of ours where the rulebook is silent
 * @HK_BREAKDOWN_STAND_IN: a value from a stand-in deck
 * @HK_BREAKDOWN_BY_HAND: a value that the group set by hand
 * @HK_BREAKDOWN_RESULT: a sum or an outcome of the terms below it */
typedef enum
{
  HK_BREAKDOWN_PLAIN,
  HK_BREAKDOWN_RULING,
  HK_BREAKDOWN_STAND_IN,
  HK_BREAKDOWN_BY_HAND,
  HK_BREAKDOWN_RESULT,
} HkBreakdownMark;

/* A tree of labelled terms, each with a value, which is a text such as "13" or "−4" or nothing, and the id of a rule or none. Whatever lies
 * below a term lives as long as the term does. */
typedef struct _HkBreakdown HkBreakdown;

#define HK_TYPE_BREAKDOWN (hk_breakdown_get_type ())

GType           hk_breakdown_get_type     (void);
HkBreakdown    *hk_breakdown_new          (const char *label, const char *rule);
HkBreakdown    *hk_breakdown_ref          (HkBreakdown *self);
void            hk_breakdown_unref        (HkBreakdown *self);
HkBreakdown    *hk_breakdown_add          (HkBreakdown *self, const char *label, const char *rule);
void            hk_breakdown_append       (HkBreakdown *self, HkBreakdown *term);
HkBreakdown    *hk_breakdown_add_int      (HkBreakdown *self, const char *label, int value, const char *rule);
HkBreakdown    *hk_breakdown_add_chance   (HkBreakdown *self, const char *label, double chance, const char *rule);
HkBreakdown    *hk_breakdown_add_outcome  (HkBreakdown *self, const char *label, double chance, const char *rule);
void            hk_breakdown_set_value    (HkBreakdown *self, const char *value);
void            hk_breakdown_set_int      (HkBreakdown *self, int value);
void            hk_breakdown_set_chance   (HkBreakdown *self, double chance);
void            hk_breakdown_set_mark     (HkBreakdown *self, HkBreakdownMark mark);
const char     *hk_breakdown_get_label    (HkBreakdown *self);
const char     *hk_breakdown_get_value    (HkBreakdown *self);
const char     *hk_breakdown_get_rule     (HkBreakdown *self);
HkBreakdownMark hk_breakdown_get_mark     (HkBreakdown *self);
HkBreakdown    *hk_breakdown_get_first    (HkBreakdown *self);
HkBreakdown    *hk_breakdown_get_next     (HkBreakdown *self);
guint           hk_breakdown_get_n_terms  (HkBreakdown *self);
JsonNode       *hk_breakdown_to_json      (HkBreakdown *self);
char           *hk_breakdown_to_text      (HkBreakdown *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkBreakdown, hk_breakdown_unref)

G_END_DECLS
