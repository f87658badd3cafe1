/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-style.h"

/* Styles are read and compared whenever a page is shown, and two thirds of ours are of the games: they come when a table does. */
static GtkCssProvider *provider;
static gboolean has_games;

static void
load (void)
{
  gtk_css_provider_load_from_resource (provider, has_games ? RESOURCE_PREFIX "/style/all.css" : RESOURCE_PREFIX "/style/start.css");
}

/* Gives the windows of this process the styles of the app. GTK must be ready. */
void
hk_style_begin (void)
{
  g_return_if_fail (provider == NULL);

  provider = gtk_css_provider_new ();
  load ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Adds the styles of the games and of the table screen, unless that is done. */
void
hk_style_add_games (void)
{
  if (has_games)
    return;
  has_games = TRUE;
  if (provider != NULL)
    load ();
}

/* Returns whether the styles of the games have been read. */
gboolean
hk_style_has_games (void)
{
  return has_games;
}
