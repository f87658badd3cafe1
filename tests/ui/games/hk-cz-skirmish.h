/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-ui-fixture.h"

G_BEGIN_DECLS

/* A test of a skirmish in the window.
 * @dice: who rolls, as the setup has it
 * @components: where the values come from, as the setup has it
 * @width: of the window, in px */
typedef struct
{
  const char *path;
  const char *dice;
  const char *components;
  int         width;
  void      (*test) (HkFixture *fixture, gconstpointer data);
} HkCzSkirmish;

void hk_cz_skirmish_set_up (HkFixture *fixture, gconstpointer data);
void hk_cz_skirmish_begin  (HkFixture *fixture);

G_END_DECLS
