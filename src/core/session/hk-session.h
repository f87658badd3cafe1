/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "core/moves/hk-table.h"

G_BEGIN_DECLS

#define HK_TYPE_SESSION (hk_session_get_type ())
G_DECLARE_FINAL_TYPE (HkSession, hk_session, HK, SESSION, GObject)

/* Properties, read-only: title, undo-text, redo-text (the sentences of the moves that they concern), log-only (whether the last move has
 * changed nothing on the table), warning (what was found on opening, or NULL), unsaved (why the last moves are not on the disk, or NULL). The
 * table is the same object for the life of the session. Signal "moved" after every change; signal "learned" (const char *kind, JsonObject
 * *component) when a move told a component's values. */
HkSession       *hk_session_new                (const HkGameSpec *game, JsonObject *setup, const char *title,
                                                guint64 seed, const char *path, GError **error);
HkSession       *hk_session_new_unsaved        (const HkGameSpec *game, JsonObject *setup, const char *title,
                                                guint64 seed, const char *path, const char *why, GError **error);
HkSession       *hk_session_open               (const char *path, GError **error);
HkSession       *hk_session_open_at            (const char *path, guint position, GError **error);
HkSession       *hk_session_open_good          (const char *path, GError **error);
guint            hk_session_get_bad_line       (HkSession *self, const char **why);
char            *hk_session_save_good          (HkSession *self, const char *path, GError **error);
void             hk_session_tell_taught        (HkSession *self);
gboolean         hk_session_play               (HkSession *self, HkMove *move, GError **error);
gboolean         hk_session_undo               (HkSession *self, guint n_moves, GError **error);
gboolean         hk_session_redo               (HkSession *self, guint n_moves, GError **error);
gboolean         hk_session_jump               (HkSession *self, guint position, GError **error);
HkTable         *hk_session_get_table          (HkSession *self);
HkTable         *hk_session_get_table_at       (HkSession *self, guint position, GError **error);
GListModel      *hk_session_get_log            (HkSession *self);
guint            hk_session_get_position       (HkSession *self);
guint            hk_session_get_n_moves        (HkSession *self);
const char      *hk_session_get_title          (HkSession *self);
gboolean         hk_session_set_title          (HkSession *self, const char *title, GError **error);
const char      *hk_session_get_path           (HkSession *self);
const char      *hk_session_get_warning        (HkSession *self);
const char      *hk_session_get_ahead          (HkSession *self);
void             hk_session_set_plays_on       (HkSession *self, gboolean plays_on);
const char      *hk_session_get_unsaved        (HkSession *self);
gboolean         hk_session_save               (HkSession *self, GError **error);
GBytes          *hk_session_dup_file           (HkSession *self);
char            *hk_session_dup_copy_path      (const char *path);
JsonObject      *hk_session_get_setup          (HkSession *self);
HkPrimaryAction *hk_session_get_primary_action (HkSession *self);
GListModel      *hk_session_get_steps          (HkSession *self);
char            *hk_session_to_story           (HkSession *self);
JsonNode        *hk_session_describe           (HkSession *self, int viewer);

/* One move of the log. Property, read-only: undone (boolean). */
#define HK_TYPE_LOG_ENTRY (hk_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (HkLogEntry, hk_log_entry, HK, LOG_ENTRY, GObject)

guint       hk_log_entry_get_number (HkLogEntry *self);
const char *hk_log_entry_get_text   (HkLogEntry *self);
const char *hk_log_entry_get_name   (HkLogEntry *self);
const char *hk_log_entry_get_time   (HkLogEntry *self);
gboolean    hk_log_entry_is_house   (HkLogEntry *self);
GStrv       hk_log_entry_list_rulings (HkLogEntry *self);
gboolean    hk_log_entry_is_undone  (HkLogEntry *self);
HkMove     *hk_log_entry_get_move   (HkLogEntry *self);

G_END_DECLS
