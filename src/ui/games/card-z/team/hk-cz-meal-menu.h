/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

GtkWidget *hk_cz_meal_menu_new (HkSession *session, int survivor);

G_END_DECLS
