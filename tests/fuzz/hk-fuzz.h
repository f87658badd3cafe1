/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "core/moves/hk-table.h"
#include "core/packs/hk-pack.h"

G_BEGIN_DECLS

/* What a target defines, as libFuzzer asks for it. */
int         LLVMFuzzerTestOneInput (const guint8 *bytes, gsize n_bytes);

/* What the targets share. A warning of GLib is as bad as a crash. */
void        hk_fuzz_start       (void);
void        hk_fuzz_check_error (const GError *error);
gboolean    hk_fuzz_is_one_in   (const guint8 *bytes, gsize n_bytes, guint n);
char       *hk_fuzz_to_text     (const guint8 *bytes, gsize n_bytes);
const char *hk_fuzz_to_file     (const guint8 *bytes, gsize n_bytes);
const char *hk_fuzz_begin_folder (void);
char       *hk_fuzz_put         (const char *folder, const char *name, const guint8 *bytes, gsize n_bytes);
void        hk_fuzz_look_at     (HkTable *table);
HkPack     *hk_fuzz_get_pack    (guint game);
const char *hk_fuzz_get_kind    (HkPack *pack, guint kind);
void        hk_fuzz_empty_pack  (HkPack *pack);

G_END_DECLS
