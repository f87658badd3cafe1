/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_KEPT (hk_aotd_kept_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdKept, hk_aotd_kept, HK, AOTD_KEPT, HkView)

GtkWidget *hk_aotd_kept_new (HkSession *session);

G_END_DECLS
