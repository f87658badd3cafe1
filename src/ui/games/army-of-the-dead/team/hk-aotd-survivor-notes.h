/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SURVIVOR_NOTES (hk_aotd_survivor_notes_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSurvivorNotes, hk_aotd_survivor_notes, HK, AOTD_SURVIVOR_NOTES, AdwBin)

GtkWidget *hk_aotd_survivor_notes_new (HkSession *session, int survivor);

G_END_DECLS
