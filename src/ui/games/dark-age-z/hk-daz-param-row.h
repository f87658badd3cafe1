/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "dark-age-z/hk-daz-table.h"

G_BEGIN_DECLS

/**
 * HkDazParamRow:
 * @spec: the parameter
 * @widget: (transfer none): its row
 *
 * A row that asks for one parameter of a move, in the words of the table.
 */
typedef struct
{
  const HkParamSpec *spec;
  GtkWidget         *widget;

  /*< private >*/
  GPtrArray         *values;  /* JsonNode, NULL for "left out": of the choices, or of the check rows */
  GPtrArray         *checks;  /* GtkCheckButton */
  GPtrArray         *numbers; /* AdwSpinRow of a rate for each track */
} HkDazParamRow;

HkDazParamRow *hk_daz_param_row_new  (HkDazTable *table, int player, const HkParamSpec *spec, gboolean needed);
JsonNode      *hk_daz_param_row_read (HkDazParamRow *self);
void           hk_daz_param_row_free (HkDazParamRow *self);

G_END_DECLS
