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

#define HK_TYPE_CZ_D10_KEYS (hk_cz_d10_keys_get_type ())
G_DECLARE_FINAL_TYPE (HkCzD10Keys, hk_cz_d10_keys, HK, CZ_D10_KEYS, AdwBin)

/* The ten faces of a d10 as keys. Signal "rolled" (int face) when a person taps the face that was
 * rolled. */
GtkWidget *hk_cz_d10_keys_new        (const char *label);
void       hk_cz_d10_keys_set_fates  (HkCzD10Keys *self, const HkCzFate *fates);
void       hk_cz_d10_keys_set_needed (HkCzD10Keys *self, int needed, int part);
void       hk_cz_d10_keys_set_bite   (HkCzD10Keys *self, int needed, int kill);
void       hk_cz_d10_keys_set_face   (HkCzD10Keys *self, int face);

G_END_DECLS
