/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack.h"

G_BEGIN_DECLS

#define HK_TYPE_COMPONENT_KIND_PAGE (hk_component_kind_page_get_type ())
G_DECLARE_FINAL_TYPE (HkComponentKindPage, hk_component_kind_page, HK, COMPONENT_KIND_PAGE, AdwNavigationPage)

AdwNavigationPage *hk_component_kind_page_new      (HkPack *pack, const char *kind);
const char        *hk_component_kind_page_get_kind (HkComponentKindPage *self);

G_END_DECLS
