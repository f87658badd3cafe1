/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/people/hk-people.h"

G_BEGIN_DECLS

/* What people and groups were, before something is done to them. */
typedef struct _HkPeopleUndo HkPeopleUndo;

HkPeopleUndo *hk_people_undo_new   (HkPeople *people, GSettings *settings);
void          hk_people_undo_free  (HkPeopleUndo *self);
void          hk_people_undo_offer (HkPeopleUndo *self, GtkWidget *from, const char *text);
void          hk_people_complain   (GtkWidget *widget, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkPeopleUndo, hk_people_undo_free)

G_END_DECLS
