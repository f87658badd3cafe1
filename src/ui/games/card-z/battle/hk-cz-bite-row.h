/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_BITE_ROW (hk_cz_bite_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBiteRow, hk_cz_bite_row, HK, CZ_BITE_ROW, AdwBin)

GtkWidget *hk_cz_bite_row_new (HkSession *session);

G_END_DECLS
