/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/story/hk-course.h"

G_BEGIN_DECLS

/* Called once all moves are read; the source is gone then. */
typedef void (*HkCourseRead) (gpointer user_data);

guint hk_course_read (HkCourse *course, HkCourseRead done, gpointer user_data);

G_END_DECLS
