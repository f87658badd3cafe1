/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/story/hk-course.h"

G_BEGIN_DECLS

void hk_share_print (GtkWidget *from, HkSession *session, HkCourse *course);

/*< private: for the tests >*/
GtkPrintOperation *hk_share_print_new (HkSession *session, HkCourse *course);

G_END_DECLS
