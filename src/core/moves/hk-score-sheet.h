/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define HK_TYPE_SCORE_SHEET (hk_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (HkScoreSheet, hk_score_sheet, HK, SCORE_SHEET, GObject)

/* Returns (transfer full): what stands in the place of @text. */
typedef char *(*HkScoreText) (const char *text, gpointer user_data);

/* A table of texts: a title, named columns, rows, and a line that says the outcome. */
HkScoreSheet *hk_score_sheet_new         (const char *title, const char * const *columns);
void          hk_score_sheet_add_row     (HkScoreSheet *self, const char * const *cells);
void          hk_score_sheet_set_outcome (HkScoreSheet *self, const char *outcome);
void          hk_score_sheet_set_note    (HkScoreSheet *self, const char *note);
const char   *hk_score_sheet_get_note    (HkScoreSheet *self);
const char   *hk_score_sheet_get_outcome (HkScoreSheet *self);
const char * const *hk_score_sheet_get_columns (HkScoreSheet *self);
guint         hk_score_sheet_get_n_rows  (HkScoreSheet *self);
const char * const *hk_score_sheet_get_row (HkScoreSheet *self, guint row);
void          hk_score_sheet_rewrite     (HkScoreSheet *self, HkScoreText rewrite, gpointer user_data);
JsonNode     *hk_score_sheet_to_json     (HkScoreSheet *self);
char         *hk_score_sheet_to_csv      (HkScoreSheet *self);
char         *hk_score_sheet_to_markdown (HkScoreSheet *self);

G_END_DECLS
