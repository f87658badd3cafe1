/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack-paste.h"

G_BEGIN_DECLS

struct _HkPackRow
{
  GObject        parent_instance;

  guint          number;    /* in the spreadsheet, from 1 */
  HkPackRowState state;
  char          *key;
  JsonObject    *component; /* as it will be kept; NULL when it is wrong */
  GStrv          texts;     /* one a column; "" beyond the end of the row */
  GPtrArray     *problems;  /* a sentence or NULL a column */
  GPtrArray     *old_texts; /* what is there now where that differs, or NULL */
  char          *problem;   /* of the row as a whole */
};

G_END_DECLS
