/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-course-spec.h"

G_BEGIN_DECLS

/* @title: what it is called, in the language of the window
 * @count: how many the box has
 * @used: how many are in play
 * @rest: how many lie in decks and discards; −1 where that is not known */
typedef struct
{
  char *title;
  int   count;
  int   used;
  int   rest;
} HkSupply;

GPtrArray *hk_supply_list (HkTable *table);

G_END_DECLS
