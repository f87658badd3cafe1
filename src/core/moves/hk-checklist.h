/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-table.h"

G_BEGIN_DECLS

HkStep *hk_checklist_add           (GPtrArray          *steps,
                                    HkTable            *table,
                                    const char * const *phases,
                                    int                 here,
                                    HkStep             *taken_step);
void    hk_checklist_add_by_hand   (GPtrArray          *steps,
                                    HkTable            *table,
                                    HkStep             *taken_step);

G_END_DECLS
