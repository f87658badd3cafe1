/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/story/hk-course.h"

G_BEGIN_DECLS

/* What a page of the story says of a course that has been read; an earlier content goes.
 * @box: the page, vertical */
void hk_story_fill_luck  (GtkBox *box, HkCourse *course);
void hk_story_fill_pace  (GtkBox *box, HkCourse *course);
void hk_story_fill_recap (GtkBox *box, HkCourse *course);

G_END_DECLS
