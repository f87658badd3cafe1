/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>
#include <stdio.h>

G_BEGIN_DECLS

/* What a command leaves the program with. */
#define HK_CLI_DONE    0
#define HK_CLI_REFUSED 1
#define HK_CLI_USAGE   2

int hk_cli_pack     (int argc, char **argv);
int hk_cli_play     (int argc, char **argv);
int hk_cli_show     (int argc, char **argv);
int hk_cli_export   (int argc, char **argv);
int hk_cli_calc     (int argc, char **argv);
int hk_cli_dice     (int argc, char **argv);
int hk_cli_rules    (int argc, char **argv);
int hk_cli_setup    (int argc, char **argv);
int hk_cli_stats    (int argc, char **argv);
int hk_cli_validate (int argc, char **argv);

gboolean hk_cli_parse      (int *argc, char ***argv, const GOptionEntry *entries, const char *summary,
                            int n_words, int *status);
int      hk_cli_refuse     (GError *error, const char *format, ...) G_GNUC_PRINTF (2, 3);
int      hk_cli_usage      (const char *format, ...) G_GNUC_PRINTF (1, 2);
void     hk_cli_print_json (JsonNode *node);
char    *hk_cli_read       (const char *path, gsize *length, GError **error);
char    *hk_cli_read_line  (FILE *file, gsize *length, GError **error);

G_END_DECLS
