/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-table.h"

G_BEGIN_DECLS

/* What a calculator would be asked about one thing on a table, such as one of its frontiers.
 * @title: what it is about
 * @params: the parameters of the calculator, as far as the table knows them */
typedef struct
{
  char       *title;
  JsonObject *params;
} HkSituation;

void       hk_situation_free        (HkSituation *situation);
void       hk_situation_add         (GPtrArray *situations, const char *title, JsonObject *params);
GPtrArray *hk_table_list_situations (HkTable *self, const HkCalculatorSpec *calculator);

G_END_DECLS
