/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_CZ_D10_FACES 10

/* What comes of a face of the d10.
 * @HK_CZ_FATE_NONE: nothing is known of the face
 * @HK_CZ_FATE_PART: it does a part, such as a push instead of a kill */
typedef enum
{
  HK_CZ_FATE_NONE,
  HK_CZ_FATE_ZERO,
  HK_CZ_FATE_MISS,
  HK_CZ_FATE_PART,
  HK_CZ_FATE_HIT,
  HK_CZ_FATE_SPARED,
  HK_CZ_FATE_HARM,
  HK_CZ_FATE_DEATH,
  HK_CZ_FATE_JAM,
} HkCzFate;

#define HK_TYPE_CZ_DIE (hk_cz_die_get_type ())
G_DECLARE_FINAL_TYPE (HkCzDie, hk_cz_die, HK, CZ_DIE, AdwBin)

/* The faces of a die as keys. Properties: label (which die it is), sides (10 or 6). Signal "rolled" (int face) when a person taps the
 * face that was rolled. */
void hk_cz_die_name       (HkCzDie *self, int face, const char *text);
void hk_cz_die_set_fates  (HkCzDie *self, const HkCzFate *fates);
void hk_cz_die_set_needed (HkCzDie *self, int needed, int part);
void hk_cz_die_set_bite   (HkCzDie *self, int needed, int kill);
void hk_cz_die_set_face   (HkCzDie *self, int face);

G_END_DECLS
