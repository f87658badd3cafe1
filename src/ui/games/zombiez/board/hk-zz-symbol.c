/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-symbol.h"
#include "ui/widgets/hk-ink.h"

/* The small pictures of the cards. */

/* Paths on a square of 24; what is drawn twice is a hole. */
#define GRID 24.f

static const char * const drawings[HK_ZZ_N_SYMBOLS] = {
  [HK_ZZ_SYMBOL_FIRST] = "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2Z",
  [HK_ZZ_SYMBOL_SECOND] = "M12 1.6L23.4 21.6H0.6Z",
  [HK_ZZ_SYMBOL_THIRD] = "M3 3H21V21H3Z",
  [HK_ZZ_SYMBOL_FOURTH] = "M12 0.6L21.6 12L12 23.4L2.4 12Z",
  [HK_ZZ_SYMBOL_FIFTH] = "M8.4 1.6H15.6V8.4H22.4V15.6H15.6V22.4H8.4V15.6H1.6V8.4H8.4Z",
  [HK_ZZ_SYMBOL_SIXTH] = "M6.6 2.6H17.4L22.8 12L17.4 21.4H6.6L1.2 12Z",
  [HK_ZZ_SYMBOL_HEAD] = "M4 9.6C4 4.6 7.4 1.4 12 1.4C13.2 1.4 14.2 1.6 15.2 2L14 4.8L17 4.4L16.2 7L20 7.6V12.6L21.4 13L20 16.8L18.4 16.4V19.2C18.4 21.4 16.6 22.8 14.4 22.8H9.8C7.4 22.8 5.6 21.4 5.6 19.2V16.4L4 16.8L2.6 13L4 12.6Z"
                         "M8.4 8.2A2.6 2.6 0 1 0 8.4 13.4A2.6 2.6 0 1 0 8.4 8.2ZM15.8 9A1.8 1.8 0 1 0 15.8 12.6A1.8 1.8 0 1 0 15.8 9ZM8 16.4H16V18H14.8V19.6H13V18H11.2V20.4H9.4V18H8Z",
  [HK_ZZ_SYMBOL_AXE] = "M9.6 4.4L12 1.2C16.8 1.2 20.8 4 22.8 8.6L18.4 13.8C17.4 10.8 15.8 9 13.6 8.2L4.4 22.8L1.2 20.4L11 6.2Z",
  [HK_ZZ_SYMBOL_NET] = "M1.6 4.6L4.2 1.6L7.2 5L12 1.4L16.8 5L19.8 1.6L22.4 4.6L19.4 8.2L22.2 12.6L19.4 17L22.4 20.4L19.8 22.8L16.8 19.6L12 22.8L7.2 19.6L4.2 22.8L1.6 20.4L4.6 17L1.8 12.6L4.6 8.2Z"
                        "M12 4.4L15 7L12 9.8L9 7ZM6.8 9L9.6 12L6.8 15.2L4.4 12.4ZM17.2 9L19.6 12.4L17.2 15.2L14.4 12ZM12 14.4L15 17.4L12 20L9 17.4Z",
  [HK_ZZ_SYMBOL_SHOTGUN] = "M10.7 0.8H13.3V3.3A8.8 8.8 0 0 1 20.7 10.7H23.2V13.3H20.7A8.8 8.8 0 0 1 13.3 20.7V23.2H10.7V20.7A8.8 8.8 0 0 1 3.3 13.3H0.8V10.7H3.3A8.8 8.8 0 0 1 10.7 3.3Z"
                            "M12 5.6A6.4 6.4 0 1 0 12 18.4A6.4 6.4 0 1 0 12 5.6ZM12 9.4A2.6 2.6 0 1 1 12 14.6A2.6 2.6 0 1 1 12 9.4Z",
  [HK_ZZ_SYMBOL_PLANKS] = "M0.4 6.4L22.4 1.4L23.6 6.2L1.6 11.2ZM0.6 12.4L23.4 14.2L23 19.2L0.2 17.4Z"
                           "M4.2 7.2A0.9 0.9 0 1 0 4.2 9A0.9 0.9 0 1 0 4.2 7.2ZM19.8 3.8A0.9 0.9 0 1 0 19.8 5.6A0.9 0.9 0 1 0 19.8 3.8ZM4 14.2A0.9 0.9 0 1 0 4 16A0.9 0.9 0 1 0 4 14.2ZM19.6 15.4A0.9 0.9 0 1 0 19.6 17.2A0.9 0.9 0 1 0 19.6 15.4Z",
};

static GskPath *paths[HK_ZZ_N_SYMBOLS];

void
hk_zz_symbol_draw (HkZzSymbol             self,
                   GtkSnapshot           *snapshot,
                   const graphene_rect_t *bounds,
                   const GdkRGBA         *colour)
{
  g_return_if_fail (self < HK_ZZ_N_SYMBOLS);

  if (paths[self] == NULL)
    paths[self] = gsk_path_parse (drawings[self]);
  g_return_if_fail (paths[self] != NULL);

  hk_ink_fill_path (snapshot, paths[self], GRID, bounds, colour);
}
