/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-record-changes.h"

G_BEGIN_DECLS

/* Property ids of fields start here; ids below belong to derived properties. */
#define HK_RECORD_FIRST_FIELD 0x1000

/* What a field was before it changed; of texts and of a list, what lay where others lie now. */
typedef struct
{
  union
  {
    int        number;  /* also of an enum and of a truth value */
    char      *text;
    GStrv      texts;
    GObject   *record;
    GPtrArray *removed; /* (nullable): HkRecord */
  };
  guint position;
  guint n_added;
} HkRecordValue;

void hk_record_changes_add (HkRecord *record, const HkField *field, HkRecordValue old);
void hk_record_note_change (HkRecord *self, const HkField *field, HkRecordValue old);
void hk_record_splice_strv (gpointer self, GStrv *member, guint position, guint n_removed, char **added, guint n_added);

const HkField *hk_record_find_field    (HkRecord *self, const char *name);
const char    *hk_record_peek_text     (gpointer self, const HkField *field);
char          *hk_record_dup_name      (HkRecord *record, const HkField *list, guint position);

HkRecordList *hk_record_list_new    (HkRecord *owner, const HkField *field);
void          hk_record_list_orphan (HkRecordList *self);

G_END_DECLS
