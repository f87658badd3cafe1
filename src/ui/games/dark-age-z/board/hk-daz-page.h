/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_PAGE (hk_daz_page_get_type ())
G_DECLARE_FINAL_TYPE (HkDazPage, hk_daz_page, HK, DAZ_PAGE, HkView)

GtkWidget *hk_daz_page_new (HkSession *session);

G_END_DECLS
