/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* How often something is tried: @usual, or @few where HK_SHORT is set, as ./dev quality valgrind does, under which all takes 30 to 60 times as long. */
static inline guint
hk_short (guint usual,
          guint few)
{
  return g_getenv ("HK_SHORT") == NULL ? usual : few;
}
