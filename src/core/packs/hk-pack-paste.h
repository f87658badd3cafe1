/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack.h"

G_BEGIN_DECLS

/* What a row of a table would do to a pack.
 * @HK_PACK_ROW_NEW: add a component
 * @HK_PACK_ROW_DIFFERENT: change one
 * @HK_PACK_ROW_EQUAL: nothing, for all of it is there
 * @HK_PACK_ROW_WRONG: nothing, for something in it cannot be */
typedef enum
{
  HK_PACK_ROW_NEW,
  HK_PACK_ROW_DIFFERENT,
  HK_PACK_ROW_EQUAL,
  HK_PACK_ROW_WRONG,
} HkPackRowState;
#define HK_PACK_N_ROW_STATES 4

/* A row of a table that is about to be pasted. It does not change; other columns make other rows. */
#define HK_TYPE_PACK_ROW (hk_pack_row_get_type ())
G_DECLARE_FINAL_TYPE (HkPackRow, hk_pack_row, HK, PACK_ROW, GObject)

guint          hk_pack_row_get_number   (HkPackRow *self);
HkPackRowState hk_pack_row_get_state    (HkPackRow *self);
const char    *hk_pack_row_get_text     (HkPackRow *self, guint column);
const char    *hk_pack_row_get_problem  (HkPackRow *self, guint column);
const char    *hk_pack_row_get_row_problem (HkPackRow *self);
const char    *hk_pack_row_get_old_text (HkPackRow *self, guint column);
char          *hk_pack_row_describe     (HkPackRow *self);

/* A table on its way into a pack: which column goes into which field, and what each row would do. A #GListModel of
 * HkPackRow; nothing of the pack changes before hk_pack_paste_apply(). */
#define HK_TYPE_PACK_PASTE (hk_pack_paste_get_type ())
G_DECLARE_FINAL_TYPE (HkPackPaste, hk_pack_paste, HK, PACK_PASTE, GObject)

HkPackPaste *hk_pack_paste_new             (HkPack *pack, const char *kind, const char *text, GError **error);
guint        hk_pack_paste_get_n_columns   (HkPackPaste *self);
const char  *hk_pack_paste_get_title       (HkPackPaste *self, guint column);
const char  *hk_pack_paste_get_field       (HkPackPaste *self, guint column);
void         hk_pack_paste_set_field       (HkPackPaste *self, guint column, const char *field);
gboolean     hk_pack_paste_get_has_titles  (HkPackPaste *self);
void         hk_pack_paste_set_has_titles  (HkPackPaste *self, gboolean has_titles);
void         hk_pack_paste_set_fills_down  (HkPackPaste *self, gboolean fills_down);
guint        hk_pack_paste_count           (HkPackPaste *self, HkPackRowState state);
char        *hk_pack_paste_describe        (HkPackPaste *self);
gboolean     hk_pack_paste_apply           (HkPackPaste *self, GError **error);
char        *hk_pack_paste_empty_table     (HkPack *pack, const char *kind);
const char  *hk_pack_paste_guess_kind      (HkPack *pack, const char *text, guint *n_found);

G_END_DECLS
