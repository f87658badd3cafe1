/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef enum
{
  HK_SETUP_TEXT,
  HK_SETUP_NUMBER,
  HK_SETUP_SWITCH,
  HK_SETUP_CHOICE,
} HkSetupFieldType;

/* One member of the objects of an option that takes a list of them. The first field is the name of the object.
 * @name: the name of the member
 * @title: N_() marked: what a person calls it
 * @type: how it is asked
 * @minimum: of a number, which is also what it is at first
 * @choices: (nullable): of a choice, pairs of a value and its N_() marked label, %NULL at the end; the first is
 *   chosen at first, and the value "" is left out
 * @once: (nullable): of a choice, the value that only one of the list has as a rule: where one has it already, the
 *   next that is added begins with the first other value */
typedef struct
{
  const char         *name;
  const char         *title;
  HkSetupFieldType    type;
  int                 minimum;
  int                 maximum;
  const char * const *choices;
  const char         *once;
} HkSetupField;

#define HK_TYPE_SETUP_LIST (hk_setup_list_get_type ())
G_DECLARE_FINAL_TYPE (HkSetupList, hk_setup_list, HK, SETUP_LIST, AdwPreferencesGroup)

GtkWidget *hk_setup_list_new  (const char *title, const char *add_label, const HkSetupField *fields, guint n_fields, guint maximum);
void       hk_setup_list_add  (HkSetupList *self, JsonObject *values);
void       hk_setup_list_fill (HkSetupList *self, JsonArray *objects);
JsonArray *hk_setup_list_read (HkSetupList *self);
guint      hk_setup_list_get_n_items (HkSetupList *self);

G_END_DECLS
