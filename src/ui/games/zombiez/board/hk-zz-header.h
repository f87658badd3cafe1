/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_HEADER (hk_zz_header_get_type ())
G_DECLARE_FINAL_TYPE (HkZzHeader, hk_zz_header, HK, ZZ_HEADER, HkView)

G_END_DECLS
