/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-record.h"

G_BEGIN_DECLS

/* What has changed in records of any kind while it was recorded, so that it can be undone without a copy of them. Recordings of one
 * thread nest: what is recorded within another one belongs to both. */
typedef struct _HkRecordChanges HkRecordChanges;

HkRecordChanges *hk_record_changes_begin  (void);
void             hk_record_changes_end    (HkRecordChanges *self);
void             hk_record_changes_cancel (HkRecordChanges *self);
void             hk_record_changes_revert (HkRecordChanges *self);
gboolean         hk_record_changes_is_empty (HkRecordChanges *self);
void             hk_record_changes_free   (HkRecordChanges *self);
HkRecordChanges *hk_record_changes_pause  (void);
void             hk_record_changes_resume (HkRecordChanges *paused);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkRecordChanges, hk_record_changes_free)

G_END_DECLS
