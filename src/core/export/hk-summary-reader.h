/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-summary.h"

G_BEGIN_DECLS

/* Follows several journals at once, as many as the machine has processors for. It is used by one thread. */
typedef struct _HkSummaryReader HkSummaryReader;

HkSummaryReader *hk_summary_reader_new     (void);
void             hk_summary_reader_free    (HkSummaryReader *self);
gboolean         hk_summary_reader_is_full (HkSummaryReader *self);
void             hk_summary_reader_push    (HkSummaryReader *self, const char *path, gpointer tag);
gpointer         hk_summary_reader_pop     (HkSummaryReader *self, HkSummary **summary);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkSummaryReader, hk_summary_reader_free)

G_END_DECLS
