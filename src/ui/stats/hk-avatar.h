/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/people/hk-people.h"

G_BEGIN_DECLS

GtkWidget *hk_avatar_new           (HkPeople *people, const char *person, int size);
gboolean   hk_avatar_show          (AdwAvatar *self, HkPeople *people, const char *person);
GBytes    *hk_avatar_scale_picture (GtkWidget *from, GBytes *picture, GError **error);

G_END_DECLS
