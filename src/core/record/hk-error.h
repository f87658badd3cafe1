/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Everything that can go wrong because of what a person did or what a disk holds. The message is always a whole
 * translated sentence for that person.
 * @HK_ERROR_REFUSED: a rule of the game forbids the move; a house rule may permit it
 * @HK_ERROR_IMPOSSIBLE: the table has nothing to do the move with (no such zone, no card left)
 * @HK_ERROR_PARAMETER: a parameter is missing, unknown, of the wrong type or out of its range
 * @HK_ERROR_UNKNOWN: there is no game, move or calculator of that name
 * @HK_ERROR_FORMAT: a file or a text is not of the form it should have
 * @HK_ERROR_NEWER: a file was written by a newer version
 * @HK_ERROR_STORAGE: the disk refused to keep something
 * @HK_ERROR_BUSY: another program has it open */
typedef enum
{
  HK_ERROR_REFUSED,
  HK_ERROR_IMPOSSIBLE,
  HK_ERROR_PARAMETER,
  HK_ERROR_UNKNOWN,
  HK_ERROR_FORMAT,
  HK_ERROR_NEWER,
  HK_ERROR_STORAGE,
  HK_ERROR_BUSY,
} HkError;

#define HK_ERROR (hk_error_quark ())

GQuark   hk_error_quark       (void);
char    *hk_error_quote       (JsonNode *node);
gboolean hk_error_fail        (GError **error, HkError code, const char *format, ...) G_GNUC_PRINTF (3, 4);
gboolean hk_error_expect      (const char *what, const char *expected, GError **error);
gboolean hk_error_check_range (const char *what, gint64 value, gint64 minimum, gint64 maximum, HkError code, GError **error);

G_END_DECLS
