/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-daz-track.h"

const char * const hk_daz_track_commands[] = { "draw-army", "choose-relic", "reactivate", "refresh", NULL };

static const HkField fields[] = {
  HK_STRING_FIELD (HkDazTrack, command, "command", N_("strategy command")),
  HK_INT_FIELD (HkDazTrack, position, "position", 0, 99, 0, N_("spaces from the start"), .settable = TRUE),
  HK_STRV_FIELD (HkDazTrack, costs, "costs", N_("costs")),
  HK_STRING_FIELD (HkDazTrack, end, "end", N_("end of the track")),
  HK_INT_FIELD (HkDazTrack, restoration, "restoration", -1, 99, -1, N_("Daily Restoration Rate"), .settable = TRUE),
  HK_STRING_FIELD (HkDazTrack, source, "source"),
};

HK_DEFINE_RECORD (HkDazTrack, hk_daz_track, fields)

static guint
count_costs (HkDazTrack *self)
{
  return self->costs == NULL ? 0 : g_strv_length (self->costs);
}

/* The space that is paid for now. */
static guint
paid_space (HkDazTrack *self)
{
  const guint n = count_costs (self);

  if (n > 0 && (guint) self->position >= n && g_strcmp0 (self->end, "repeat") == 0)
    return n - 1;
  return (guint) self->position;
}

/* Returns whether the marker has come to an end that allows no further command. */
gboolean
hk_daz_track_is_closed (HkDazTrack *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TRACK (self), FALSE);

  return g_strcmp0 (self->end, "closed") == 0 && (guint) self->position >= count_costs (self) && !hk_daz_track_lacks_costs (self);
}

/* Returns whether it closes after nobody knows how many spaces: what it costs is told each time. */
gboolean
hk_daz_track_lacks_costs (HkDazTrack *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TRACK (self), FALSE);

  return g_strcmp0 (self->end, "closed") == 0 && count_costs (self) == 0;
}

/* Returns what the command costs now, in command tokens; −1 when it is not known. */
int
hk_daz_track_get_cost (HkDazTrack *self)
{
  guint space;

  g_return_val_if_fail (HK_IS_DAZ_TRACK (self), -1);

  space = paid_space (self);
  if (space >= count_costs (self) || self->costs[space][0] == '\0')
    return -1;
  return (int) g_ascii_strtoll (self->costs[space], NULL, 10);
}

/* Notes what the space costs that is paid for now.
 * @cost: 0 to 99 */
void
hk_daz_track_set_cost (HkDazTrack *self,
                       int         cost)
{
  g_autofree char *text = g_strdup_printf ("%d", cost);

  g_return_if_fail (HK_IS_DAZ_TRACK (self));
  g_return_if_fail (cost >= 0);

  hk_record_put_text (self, &self->costs, paid_space (self), text);
}

/* Moves the marker one space to the right after a command, as far as the track goes. */
void
hk_daz_track_advance (HkDazTrack *self)
{
  const gboolean ended = self->end != NULL && (guint) self->position >= count_costs (self);

  if (!ended)
    hk_record_set_int (self, &self->position, MIN (self->position + 1, 99));
}

/* Moves the marker back to the left, as far as its start.
 * @self: a track whose restoration is known */
void
hk_daz_track_restore (HkDazTrack *self)
{
  g_return_if_fail (HK_IS_DAZ_TRACK (self));
  g_return_if_fail (self->restoration >= 0);

  hk_record_set_int (self, &self->position, MAX (0, self->position - self->restoration));
}
