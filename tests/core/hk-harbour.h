/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/rulebook/hk-rulebook.h"

/* Two small rulebooks to search. */

/* One of a few entries, and a file of entries. */
#define ENTRY(id, title, phase, page, kind, keywords, text, see)                                                     \
  "{\"id\":\"" id "\",\"title\":\"" title "\",\"phase\":" phase ",\"section\":\"Section\",\"page\":" page ","         \
  "\"kind\":\"" kind "\",\"keywords\":[" keywords "],\"text\":\"" text "\",\"see\":[" see "]}"

#define FILE_OF(entries) "{\"game\":\"g\",\"title\":\"G\",\"book\":\"B\",\"entries\":[" entries "]}"

extern const char hk_harbour[];
extern const char hk_island[];

gboolean    hk_harbour_load (HkRulebook *rulebook, const char *text, GError **error);
HkRulebook *hk_harbour_new  (void);
