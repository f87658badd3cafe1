/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

GString *hk_fuzz_seal (const guint8 *bytes, gsize n_bytes);

G_END_DECLS
