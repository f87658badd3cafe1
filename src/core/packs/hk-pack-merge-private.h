/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack-merge.h"

G_BEGIN_DECLS

struct _HkPackMeeting
{
  GObject             parent_instance;

  HkPack             *pack;
  JsonObject         *schema;   /* of the kind */
  HkPackMeetingState  state;
  JsonObject         *ours;     /* NULL when it is new */
  JsonObject         *other;
  gboolean            gets_key; /* a new one, for ours has another component under its key */
  HkPackMeetingChoice choice;
};

gboolean    hk_pack_has_own_keys    (JsonObject *schema);
gboolean    hk_pack_meeting_compare (JsonObject *schema, JsonObject *ours, JsonObject *other, HkPackMeetingState *state);
JsonObject *hk_pack_meeting_unite   (HkPackMeeting *self);

G_END_DECLS
