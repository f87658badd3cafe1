/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-style.h"

/* All files of styles and when they are needed, 0 for always; what comes later wins over what comes before it. Whatever has been read is
 * compared with each widget that is made. */
static const struct
{
  const char *file;
  HkStyle     needed;
} sheets[] = {
  { "games/card-z/card-z.css", HK_STYLE_GAMES },
  { "games/card-z/card-z-battle.css", HK_STYLE_GAMES },
  { "games/card-z/card-z-team.css", HK_STYLE_GAMES },
  { "games/rfyl/rfyl-runners.css", HK_STYLE_GAMES },
  { "games/rfyl/rfyl.css", HK_STYLE_GAMES },
  { "games/zombiez/zombiez.css", HK_STYLE_GAMES },
  { "screen/screen.css", HK_STYLE_GAMES },
  { "high-contrast.css", HK_STYLE_HIGH_CONTRAST },
  { "large-text.css", HK_STYLE_LARGE_TEXT },
  { "scrollbars.css", HK_STYLE_THIN_SCROLLBARS },
  { "style.css", 0 },
  { "games/dark-age-z/dark-age-z.css", HK_STYLE_GAMES },
  { "games/army-of-the-dead/army-of-the-dead.css", HK_STYLE_GAMES },
};

static GtkCssProvider *provider;
static HkStyle added;

static void
load (void)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (sheets[i].needed == 0 || (sheets[i].needed & added) != 0)
      g_string_append_printf (all, "@import url(\"resource://" RESOURCE_PREFIX "/style/%s\");\n", sheets[i].file);
  gtk_css_provider_load_from_string (provider, all->str);
}

/* A scrollbar of GTK that lies over what it scrolls comes within a second of each scroll, also of one that the app makes so that whoever acts is
 * seen, and goes two seconds later. Ours stay where they are. */
static void
keep_scrollbars (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean is_overlay;

  g_object_get (settings, "gtk-overlay-scrolling", &is_overlay, NULL);
  if (!is_overlay)
    return;
  added |= HK_STYLE_THIN_SCROLLBARS;
  g_object_set (settings, "gtk-overlay-scrolling", FALSE, NULL);
}

/* Gives the windows of this process the styles that any of them needs. GTK must be ready. */
void
hk_style_begin (void)
{
  g_return_if_fail (provider == NULL);

  provider = gtk_css_provider_new ();
  keep_scrollbars ();
  load ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Adds styles, unless they have been added. */
void
hk_style_add (HkStyle style)
{
  if (hk_style_has (style))
    return;
  added |= style;
  if (provider != NULL)
    load ();
}

/* Returns whether styles have been added. */
gboolean
hk_style_has (HkStyle style)
{
  return (added & style) == style;
}
