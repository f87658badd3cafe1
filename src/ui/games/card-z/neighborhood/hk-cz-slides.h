/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

typedef struct _HkCzSlides HkCzSlides;

/* What is on its way over the map to another hex.
 * @player: whose pawns; −1 a horde
 * @count: how many pawns, or the size of the horde
 * @q: where it goes, axial
 * @dq: how far it still is from there, in columns
 * @dr: the same in rows */
typedef struct
{
  int    player;
  int    count;
  int    q;
  int    r;
  double dq;
  double dr;
} HkCzSlide;

HkCzSlides *hk_cz_slides_new    (GtkWidget *widget);
void        hk_cz_slides_free   (HkCzSlides *self);
void        hk_cz_slides_follow (HkCzSlides *self, HkCzTable *table);
GArray     *hk_cz_slides_list   (HkCzSlides *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkCzSlides, hk_cz_slides_free)

G_END_DECLS
