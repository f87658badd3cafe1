/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-session-info-private.h"

G_BEGIN_DECLS

/* What was known of the journals of a folder when it was last looked at, in a file of the cache folder: so is a library of thousands
 * listed without reading one of them. Whoever finds another file behind a name than the one that is described reads that. */
typedef struct _HkSessionIndex HkSessionIndex;

HkSessionIndex       *hk_session_index_read  (const char *path);
void                  hk_session_index_free  (HkSessionIndex *self);
const HkSessionFacts *hk_session_index_find  (HkSessionIndex *self, const char *name);
void                  hk_session_index_write (const char *path, GPtrArray *infos);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkSessionIndex, hk_session_index_free)

G_END_DECLS
