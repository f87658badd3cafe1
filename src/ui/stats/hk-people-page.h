/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_PEOPLE_PAGE (hk_people_page_get_type ())
G_DECLARE_FINAL_TYPE (HkPeoplePage, hk_people_page, HK, PEOPLE_PAGE, AdwNavigationPage)

void               hk_people_page_install (GtkWidgetClass *widget_class);

G_END_DECLS
