/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_PLAYER_ROW (hk_player_row_get_type ())
G_DECLARE_FINAL_TYPE (HkPlayerRow, hk_player_row, HK, PLAYER_ROW, AdwEntryRow)

/* Properties: colour, removable. The name is the text of the row. Signals: "move" (int: by how many
 * seats), "drop" (HkPlayerRow: put that one in this one's seat), "remove". */
GtkWidget  *hk_player_row_new        (void);
const char *hk_player_row_get_colour (HkPlayerRow *self);
void        hk_player_row_set_colour (HkPlayerRow *self, const char *colour);

G_END_DECLS
