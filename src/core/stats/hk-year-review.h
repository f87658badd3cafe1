/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-stats.h"

G_BEGIN_DECLS

/* Something to tell of a year.
 * @title: what it is
 * @value: how much, or who, in a few words
 * @more: (nullable): more of it */
typedef struct
{
  char *title;
  char *value;
  char *more;
} HkYearFact;

GPtrArray *hk_year_review_list    (GPtrArray *games, HkPeople *people, int year);
char      *hk_year_review_to_text (GPtrArray *facts, int year);

G_END_DECLS
