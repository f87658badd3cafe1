/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* What a session keeps from one attack to the next while the app runs. */
void        hk_aotd_attack_memory_keep       (HkSession *session, int survivor, JsonObject *told, const char *weapon);
JsonObject *hk_aotd_attack_memory_get_told   (HkSession *session, int survivor);
const char *hk_aotd_attack_memory_get_weapon (HkSession *session, int survivor);
void        hk_aotd_attack_memory_set_by_app (HkSession *session, gboolean by_app);
gboolean    hk_aotd_attack_memory_is_by_app  (HkSession *session);

G_END_DECLS
