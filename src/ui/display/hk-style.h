/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Styles that not every window needs.
 * @HK_STYLE_GAMES: of all games alike, and of the table screen
 * @HK_STYLE_HIGH_CONTRAST: of a window with the class "hk-high-contrast"
 * @HK_STYLE_LARGE_TEXT: of a window with the class "hk-large-text"
 * @HK_STYLE_THIN_SCROLLBARS: of scrollbars for those who have not chosen wide ones */
typedef enum
{
  HK_STYLE_GAMES = 1 << 0,
  HK_STYLE_HIGH_CONTRAST = 1 << 1,
  HK_STYLE_LARGE_TEXT = 1 << 2,
  HK_STYLE_THIN_SCROLLBARS = 1 << 3,
} HkStyle;

void     hk_style_begin    (void);
void     hk_style_add      (HkStyle style);
void     hk_style_add_game (const char *id);
gboolean hk_style_has      (HkStyle style);
gboolean hk_style_has_game (const char *id);

G_END_DECLS
