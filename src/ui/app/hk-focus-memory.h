/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_FOCUS_MEMORY (hk_focus_memory_get_type ())
G_DECLARE_FINAL_TYPE (HkFocusMemory, hk_focus_memory, HK, FOCUS_MEMORY, GObject)

HkFocusMemory *hk_focus_memory_new (GtkWindow *window);

G_END_DECLS
