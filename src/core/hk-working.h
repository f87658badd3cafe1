/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * HkWorkingMark:
 * @HK_WORKING_PLAIN: a term as the rulebook has it
 * @HK_WORKING_RULING: a term that rests on a ruling of ours where the rulebook is silent
 * @HK_WORKING_STAND_IN: a value from a stand-in deck
 * @HK_WORKING_BY_HAND: a value that the group set by hand
 * @HK_WORKING_RESULT: a sum or an outcome of the terms below it
 */
typedef enum
{
  HK_WORKING_PLAIN,
  HK_WORKING_RULING,
  HK_WORKING_STAND_IN,
  HK_WORKING_BY_HAND,
  HK_WORKING_RESULT,
} HkWorkingMark;

#define HK_TYPE_WORKING (hk_working_get_type ())
G_DECLARE_FINAL_TYPE (HkWorking, hk_working, HK, WORKING, GObject)

/* A tree of labelled terms. Properties, all read-only: label, value (text such as "13" or "−4", may
 * be NULL), rule (global rule id or NULL), mark, children (GListModel of HkWorking). */
HkWorking    *hk_working_new           (const char *label, const char *rule);
HkWorking    *hk_working_add           (HkWorking *self, const char *label, const char *rule);
HkWorking    *hk_working_add_int       (HkWorking *self, const char *label, int value, const char *rule);
HkWorking    *hk_working_add_chance    (HkWorking *self, const char *label, double chance, const char *rule);
HkWorking    *hk_working_add_outcome   (HkWorking *self, const char *label, double chance, const char *rule);
void          hk_working_set_value     (HkWorking *self, const char *value);
void          hk_working_set_int       (HkWorking *self, int value);
void          hk_working_set_chance    (HkWorking *self, double chance);
void          hk_working_set_label     (HkWorking *self, const char *label);
void          hk_working_set_mark      (HkWorking *self, HkWorkingMark mark);
const char   *hk_working_get_label     (HkWorking *self);
const char   *hk_working_get_value     (HkWorking *self);
const char   *hk_working_get_rule      (HkWorking *self);
HkWorkingMark hk_working_get_mark      (HkWorking *self);
GListModel   *hk_working_get_children  (HkWorking *self);
JsonNode     *hk_working_to_json       (HkWorking *self);
char         *hk_working_to_text       (HkWorking *self);

G_END_DECLS
