/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-keys.h"
#include "hk-access-tour.h"

/* Every page as the keyboard finds it. */

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hk_access_add_tour (hk_access_walk_keys);
  return g_test_run ();
}
