/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/packs/hk-pack.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-card-dialog.h"

G_BEGIN_DECLS

/* A parameter of the move, or a part of one, and the keys that tell it. */
typedef struct
{
  const char *param;
  int         first;  /* the number of the first key */
  int         step;   /* from one key to the next */
  const char *member; /* (nullable): which number of an object it is */
  gboolean    part;   /* whether it is the next of an array */
  gboolean    instead; /* whether one of the rows that say so tells the parameter */
  const char * const *ids; /* (nullable): what the keys stand for, where that is no number */
  GtkWidget  *row;
} HkDazFact;

HkDazCardDialog *hk_daz_card_dialog_new       (HkSession *session, HkMove *partial, const char *title, const char *button);
HkDazTable      *hk_daz_card_dialog_get_table (HkDazCardDialog *self);
HkPack          *hk_daz_card_dialog_get_pack  (HkDazCardDialog *self);
HkDazFact       *hk_daz_card_dialog_add_fact  (HkDazCardDialog *self, const char *param, int first, int step, GtkWidget *row);
void             hk_daz_card_dialog_take_keys_only (HkDazCardDialog *self);
void             hk_daz_card_dialog_add_known (HkDazCardDialog *self, const char *label, JsonObject *values);

G_END_DECLS
