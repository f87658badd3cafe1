/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_TRACK (hk_daz_track_get_type ())
G_DECLARE_FINAL_TYPE (HkDazTrack, hk_daz_track, HK, DAZ_TRACK, HkRecord)

/* The strategy commands that have a track, with %NULL at the end. */
extern const char * const hk_daz_track_commands[];

/* The track of one strategy command: what it costs and how its marker goes.
 * @command: "draw-army", "choose-relic", "reactivate" or "refresh"
 * @position: spaces that the marker has advanced from its start
 * @costs: (nullable): the cost of the spaces to the right of the start, the first next to it; "" where it is not
 *   known
 * @end: (nullable): what is behind the last cost: "closed" for no more commands, "repeat" for the last cost again
 *   and again; %NULL while unknown
 * @restoration: spaces that the marker goes back in Phase 4 with this number of players; −1 unknown
 * @source: where its values come from: "owner", "stand-in" or "by-hand" */
struct _HkDazTrack
{
  HkRecord parent_instance;

  char  *command;
  int    position;
  GStrv  costs;
  char  *end;
  int    restoration;
  char  *source;
};

gboolean hk_daz_track_is_closed   (HkDazTrack *self);
gboolean hk_daz_track_lacks_costs (HkDazTrack *self);
int      hk_daz_track_get_cost    (HkDazTrack *self);
void     hk_daz_track_set_cost    (HkDazTrack *self, int cost);
void     hk_daz_track_advance     (HkDazTrack *self);
void     hk_daz_track_restore     (HkDazTrack *self);

G_END_DECLS
