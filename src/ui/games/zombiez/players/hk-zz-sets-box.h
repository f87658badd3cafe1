/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_SETS_BOX (hk_zz_sets_box_get_type ())
G_DECLARE_FINAL_TYPE (HkZzSetsBox, hk_zz_sets_box, HK, ZZ_SETS_BOX, HkView)

G_END_DECLS
