/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_WHAT_IF_DIALOG (hk_what_if_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkWhatIfDialog, hk_what_if_dialog, HK, WHAT_IF_DIALOG, AdwDialog)

AdwDialog *hk_what_if_dialog_new (HkSession *session);

G_END_DECLS
