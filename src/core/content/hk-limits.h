/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a file or a person may bring in. */
#define HK_LIMIT_NAME   200    /* characters of the name of a player or a game */
#define HK_LIMIT_TEXT   4096   /* bytes of any other text that a move takes */
#define HK_LIMIT_STRING 65536  /* bytes of a text in JSON */
#define HK_LIMIT_DEPTH  64     /* objects and lists in each other */
#define HK_LIMIT_VALUES 500000 /* values in one JSON text */
#define HK_LIMIT_PICTURE      256                 /* pixels of a side of a person's picture, as it is kept */
#define HK_LIMIT_PICTURE_FILE ((gsize) 16 << 20)  /* bytes of a picture that somebody brings */
#define HK_LIMIT_PICTURE_KEPT ((gsize) 1 << 20)   /* bytes of one that is kept */

gboolean hk_limits_check_json (const char *text, gsize length, const char *what, GError **error);
gboolean hk_limits_check_name (const char *name, GError **error);
gboolean hk_limits_check_text (const char *text, const char *what, GError **error);

G_END_DECLS
