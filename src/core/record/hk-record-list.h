/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define HK_TYPE_RECORD_LIST (hk_record_list_get_type ())
G_DECLARE_FINAL_TYPE (HkRecordList, hk_record_list, HK, RECORD_LIST, GObject)

int      hk_record_list_get_length (HkRecordList *self);
gpointer hk_record_list_get        (HkRecordList *self,
                                    int           position);
int      hk_record_list_find       (HkRecordList *self,
                                    gsize         member,
                                    const char   *value);
gpointer hk_record_list_lookup     (HkRecordList *self,
                                    gsize         member,
                                    const char   *value);
int      hk_record_list_index      (HkRecordList *self,
                                    gpointer      item);
void     hk_record_list_append     (HkRecordList *self,
                                    gpointer      item);
void     hk_record_list_insert     (HkRecordList *self,
                                    guint         position,
                                    gpointer      item);
void     hk_record_list_remove     (HkRecordList *self,
                                    gpointer      item);
void     hk_record_list_remove_at  (HkRecordList *self,
                                    guint         position);
void     hk_record_list_remove_all (HkRecordList *self);
void     hk_record_list_splice     (HkRecordList *self,
                                    guint         position,
                                    guint         n_removed,
                                    gpointer     *added,
                                    guint         n_added);

G_END_DECLS
