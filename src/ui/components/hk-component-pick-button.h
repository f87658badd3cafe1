/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack.h"

G_BEGIN_DECLS

GtkWidget *hk_component_pick_button_new (HkPack *pack, JsonObject *field, GtkEditable *entry);

G_END_DECLS
