/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack-merge.h"

G_BEGIN_DECLS

#define HK_TYPE_COMPONENT_MERGE_PAGE (hk_component_merge_page_get_type ())
G_DECLARE_FINAL_TYPE (HkComponentMergePage, hk_component_merge_page, HK, COMPONENT_MERGE_PAGE, AdwNavigationPage)

AdwNavigationPage *hk_component_merge_page_new (HkPack *pack, HkPackUnion *packs);

G_END_DECLS
