/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_STORY_DIALOG (hk_story_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkStoryDialog, hk_story_dialog, HK, STORY_DIALOG, AdwDialog)

AdwDialog *hk_story_dialog_new      (HkSession *session, const char *page);
void       hk_story_actions_install (GtkWidgetClass *widget_class);

G_END_DECLS
