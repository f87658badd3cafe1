/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-session.h"

G_BEGIN_DECLS

void hk_daz_offers_popup (GtkWidget *from, HkSession *session, GPtrArray *offers, const char *title);

G_END_DECLS
