/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <libintl.h>
#include <locale.h>

#include "games/hk-games.h"
#include "hk-search-provider.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr (HkSearchProvider) provider = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  hk_games_register_all ();
  provider = hk_search_provider_new ();
  return g_application_run (G_APPLICATION (provider), argc, argv);
}
