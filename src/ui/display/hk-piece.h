/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_PIECE (hk_piece_get_type ())
G_DECLARE_FINAL_TYPE (HkPiece, hk_piece, HK, PIECE, AdwBin)

G_END_DECLS
