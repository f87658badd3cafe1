/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-distribution.h"

G_BEGIN_DECLS

/* @label: what the face shows, for a person
 * @value: what it counts as */
typedef struct
{
  const char *label;
  int         value;
} HkDieFace;

/* A kind of die. */
#define HK_TYPE_DIE (hk_die_get_type ())
G_DECLARE_FINAL_TYPE (HkDie, hk_die, HK, DIE, GObject)

HkDie           *hk_die_new_numbered     (const char *name, int lowest, int highest);
HkDie           *hk_die_new_faces        (const char *name, const HkDieFace *faces, guint n_faces);
const char      *hk_die_get_name         (HkDie *self);
guint            hk_die_get_n_faces      (HkDie *self);
const HkDieFace *hk_die_get_face         (HkDie *self, guint number);
HkDistribution  *hk_die_get_distribution (HkDie *self);

G_END_DECLS
