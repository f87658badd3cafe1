/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-weather-words.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-phases.h"
#include "ui/widgets/hk-words.h"

/* Returns what the Weather adds to an attack.
 * @phase: the number of a part of the day in hk_cz_phases
 * @range: the number of a range in hk_cz_ranges */
int
hk_cz_weather_get_effect (HkCzWeather *weather,
                          gsize        phase,
                          gsize        range)
{
  g_autofree char *property = g_strdup_printf ("%s-%s", hk_cz_phases[phase], hk_cz_ranges[range].id);
  int value = 0;

  g_object_get (weather, property, &value, NULL);
  return value;
}

/* Returns whether it rains in that part of the day. */
gboolean
hk_cz_weather_is_raining (HkCzWeather *weather,
                          gsize        phase)
{
  g_autofree char *property = g_strdup_printf ("%s-rain", hk_cz_phases[phase]);
  gboolean value = FALSE;

  g_object_get (weather, property, &value, NULL);
  return value;
}

static char *
describe_shots (HkCzWeather *weather,
                gsize        phase)
{
  const int near_by = hk_cz_weather_get_effect (weather, phase, 1);
  const int middle = hk_cz_weather_get_effect (weather, phase, 2);
  const int far = hk_cz_weather_get_effect (weather, phase, 3);
  g_autofree char *first = hk_word_sign (near_by);
  g_autofree char *second = hk_word_sign (middle);
  g_autofree char *third = hk_word_sign (far);

  if (near_by == middle && middle == far)
    /* Translators: what the Weather adds to shots at any range */
    return near_by == 0 ? NULL : g_strdup_printf (_("Shots %s"), first);
  /* Translators: what the Weather adds to shots at close, medium and long range */
  return g_strdup_printf (_("Shots %1$s/%2$s/%3$s"), first, second, third);
}

/* Returns (transfer full): what the Weather does in a part of the day, in a line or two.
 * @phase: its number in hk_cz_phases */
char *
hk_cz_weather_describe (HkCzWeather *weather,
                        gsize        phase)
{
  const int melee = hk_cz_weather_get_effect (weather, phase, 0);
  g_autofree char *shots = describe_shots (weather, phase);
  g_autofree char *number = hk_word_sign (melee);
  g_autofree char *text = NULL;

  if (melee == 0)
    return shots == NULL ? g_strdup (_("No effect")) : g_steal_pointer (&shots);
  /* Translators: what the Weather adds to melee attacks */
  text = g_strdup_printf (_("Melee %s"), number);
  return shots == NULL ? g_steal_pointer (&text) : g_strdup_printf ("%s\n%s", text, shots);
}
