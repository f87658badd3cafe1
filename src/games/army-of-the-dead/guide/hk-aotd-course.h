/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/story/hk-course-spec.h"

G_BEGIN_DECLS

extern const HkCourseSpec hk_aotd_course;

G_END_DECLS
