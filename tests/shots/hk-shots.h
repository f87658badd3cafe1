/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-ui-fixture.h"

G_BEGIN_DECLS

/**
 * HkShot:
 * @name: the beginning of the picture's file name
 * @show: brings the page onto @window, which is on the screen and shows the welcome page
 * @height: of the picture when it is wide, in pixels; 0 for 800
 * @wide: whether it is also taken at the width of a television
 *
 * A picture to be taken, at each width and in each colour scheme.
 */
typedef struct
{
  const char *name;
  void      (*show) (HkApplication *application, HkWindow *window);
  int         height;
  gboolean    wide;
} HkShot;

/* Each list ends with a shot without a name. A part with pages of its own adds its list here and
 * to the table in hk-shots.c. */
extern const HkShot hk_shots_of_box[];
extern const HkShot hk_shots_of_first_hour[];
extern const HkShot hk_shots_of_generic[];
extern const HkShot hk_shots_of_guide[];
extern const HkShot hk_shots_of_horde[];
extern const HkShot hk_shots_of_keep[];
extern const HkShot hk_shots_of_shell[];
extern const HkShot hk_shots_of_story[];
extern const HkShot hk_shots_of_table[];
extern const HkShot hk_shots_of_aotd[];
extern const HkShot hk_shots_of_cz_battle[];
extern const HkShot hk_shots_of_cz_hand[];
extern const HkShot hk_shots_of_cz_map[];
extern const HkShot hk_shots_of_cz_team[];
extern const HkShot hk_shots_of_rf[];
extern const HkShot hk_shots_of_rf_combat[];
extern const HkShot hk_shots_of_tools[];
extern const HkShot hk_shots_of_zz[];

/* Of the table screen that each opens in a window of its own, taken at the sizes of televisions; not among the lists. */
extern const HkShot hk_shots_of_screen[];
extern const HkShot hk_shots_of_kept_screen[];

const HkShot * const *hk_shots_get_lists (guint *n_lists);
void hk_shots_scroll (HkWindow *window, GType within, double share);

G_END_DECLS
