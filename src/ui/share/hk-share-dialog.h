/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_SHARE_DIALOG (hk_share_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkShareDialog, hk_share_dialog, HK, SHARE_DIALOG, AdwDialog)

void       hk_share_dialog_present (GtkWidget *from, HkSession *session);

/*< private: for the tests >*/
GBytes    *hk_share_dialog_make_file (HkShareDialog *self, const char *ending);

G_END_DECLS
