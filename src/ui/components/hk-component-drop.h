/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/app/hk-window.h"

G_BEGIN_DECLS

void hk_component_drop_attach (GtkWidget *window);
void hk_component_drop_file   (GtkWidget *window, GFile *file);

G_END_DECLS
