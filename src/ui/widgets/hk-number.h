/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_NUMBER (hk_number_get_type ())
G_DECLARE_FINAL_TYPE (HkNumber, hk_number, HK, NUMBER, GtkWidget)

/* A number that can be read from afar and changed by a tap, the arrow keys or the wheel. Properties:
 * value, minimum, maximum, label (what the number is), unknown (whether "?" shows for the value). Signal "set" (int value) once, when a person
 * has settled on another value. */
GtkWidget *hk_number_new    (const char *label, int minimum, int maximum);
void       hk_number_step   (HkNumber *self, int by);
void       hk_number_settle (HkNumber *self);

G_END_DECLS
