/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-ui-fixture.h"

G_BEGIN_DECLS

void       hk_access_walk       (HkWindow *window, const char *page);
GPtrArray *hk_access_list_twice (GtkWidget *root);

G_END_DECLS
