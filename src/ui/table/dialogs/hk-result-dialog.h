/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

AdwDialog *hk_result_dialog_new (HkSession *session);

G_END_DECLS
