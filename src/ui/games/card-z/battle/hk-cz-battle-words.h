/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/card-z/neighborhood/hk-cz-forecast.h"

G_BEGIN_DECLS

/* How dangerous an Encounter is now.
 * @HK_CZ_THREAT_LATER: it is far away
 * @HK_CZ_THREAT_SOON: it can bite in two battle-rounds, or nobody knows
 * @HK_CZ_THREAT_NOW: it can bite when it acts next */
typedef enum
{
  HK_CZ_THREAT_NONE,
  HK_CZ_THREAT_LATER,
  HK_CZ_THREAT_SOON,
  HK_CZ_THREAT_NOW,
} HkCzThreat;

HkCzThreat  hk_cz_threat_of         (const HkCzForecast *forecast);
void        hk_cz_threat_set_style  (GtkWidget *widget, HkCzThreat threat);
char       *hk_cz_describe_threat   (HkCzTable *table, HkCzEncounter *encounter, const HkCzForecast *forecast);
char       *hk_cz_chance_to_text    (double chance);
const char *hk_cz_describe_side     (HkCzTable *table);
char       *hk_cz_name_place        (HkCzTable *table);
int         hk_cz_find_attacker     (HkCzTable *table, int encounter);

G_END_DECLS
