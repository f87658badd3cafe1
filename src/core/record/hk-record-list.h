/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-record.h"

G_BEGIN_DECLS

int      hk_record_list_get_length (GListStore *list);
gpointer hk_record_list_get        (GListStore *list,
                                    int         position);
int      hk_record_list_find       (GListStore *list,
                                    gsize       member,
                                    const char *value);
gpointer hk_record_list_lookup     (GListStore *list,
                                    gsize       member,
                                    const char *value);
void     hk_record_list_remove     (GListStore *list,
                                    gpointer    item);

G_END_DECLS
