/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the command line came to: its exit status and what it printed. */
typedef struct
{
  int   status;
  char *out;
  char *err;
} HkCliResult;

HkCliResult hk_cli_run          (const char *input, ...) G_GNUC_NULL_TERMINATED;
void        hk_cli_result_clear (HkCliResult *result);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HkCliResult, hk_cli_result_clear)

G_END_DECLS
