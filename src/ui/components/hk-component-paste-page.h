/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack-paste.h"

G_BEGIN_DECLS

#define HK_TYPE_COMPONENT_PASTE_PAGE (hk_component_paste_page_get_type ())
G_DECLARE_FINAL_TYPE (HkComponentPastePage, hk_component_paste_page, HK, COMPONENT_PASTE_PAGE, AdwNavigationPage)

AdwNavigationPage *hk_component_paste_page_new (HkPack *pack, const char *kind, HkPackPaste *paste);

G_END_DECLS
