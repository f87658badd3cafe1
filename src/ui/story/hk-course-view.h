/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/story/hk-course.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_COURSE_VIEW (hk_course_view_get_type ())
G_DECLARE_FINAL_TYPE (HkCourseView, hk_course_view, HK, COURSE_VIEW, HkView)

GtkWidget *hk_course_view_new_brief  (HkSession *session);
HkCourse  *hk_course_view_get_course (HkCourseView *self);

G_END_DECLS
