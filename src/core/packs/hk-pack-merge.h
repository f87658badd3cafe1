/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack.h"

G_BEGIN_DECLS

/* What the other pack has of a component.
 * @HK_PACK_MEETING_NEW: one that is not in ours
 * @HK_PACK_MEETING_FILLS: values for fields that are empty in ours, and no other ones
 * @HK_PACK_MEETING_DIFFERS: another value for a field than ours has */
typedef enum
{
  HK_PACK_MEETING_NEW,
  HK_PACK_MEETING_FILLS,
  HK_PACK_MEETING_DIFFERS,
} HkPackMeetingState;
#define HK_PACK_N_MEETING_STATES 3

/* What is kept of a component that is not the same in both packs.
 * @HK_PACK_MEETING_OURS: our values, and theirs where we have none
 * @HK_PACK_MEETING_THEIRS: the other way round
 * @HK_PACK_MEETING_BOTH: they are two components, of which theirs gets a key of its own; see hk_pack_meeting_can_keep_both() */
typedef enum
{
  HK_PACK_MEETING_OURS,
  HK_PACK_MEETING_THEIRS,
  HK_PACK_MEETING_BOTH,
} HkPackMeetingChoice;

/* A component of which another pack knows more than ours, or something else. */
#define HK_TYPE_PACK_MEETING (hk_pack_meeting_get_type ())
G_DECLARE_FINAL_TYPE (HkPackMeeting, hk_pack_meeting, HK, PACK_MEETING, GObject)

HkPackMeetingState  hk_pack_meeting_get_state     (HkPackMeeting *self);
const char         *hk_pack_meeting_get_kind      (HkPackMeeting *self);
char               *hk_pack_meeting_dup_title     (HkPackMeeting *self);
char               *hk_pack_meeting_describe      (HkPackMeeting *self);
gboolean            hk_pack_meeting_can_keep_both (HkPackMeeting *self);
HkPackMeetingChoice hk_pack_meeting_get_choice    (HkPackMeeting *self);
void                hk_pack_meeting_set_choice    (HkPackMeeting *self, HkPackMeetingChoice choice);

/* Two packs on their way to become one: what both know is taken together, and where they differ somebody chooses. A
 * #GListModel of HkPackMeeting; nothing of our pack changes before hk_pack_union_apply(). */
#define HK_TYPE_PACK_UNION (hk_pack_union_get_type ())
G_DECLARE_FINAL_TYPE (HkPackUnion, hk_pack_union, HK, PACK_UNION, GObject)

HkPackUnion *hk_pack_union_new            (HkPack *pack, const char *text, GError **error);
guint        hk_pack_union_count          (HkPackUnion *self, HkPackMeetingState state);
char        *hk_pack_union_describe       (HkPackUnion *self);
char        *hk_pack_union_describe_other (HkPackUnion *self);
guint        hk_pack_union_count_shared   (HkPackUnion *self, const char *kind);
gboolean     hk_pack_union_get_apart      (HkPackUnion *self, const char *kind);
void         hk_pack_union_set_apart      (HkPackUnion *self, const char *kind, gboolean apart);
gboolean     hk_pack_union_apply          (HkPackUnion *self, GError **error);

G_END_DECLS
