/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-style.h"

#define GAMES "games/"

/* All files of styles and when they are needed, 0 for always, those in the folder of a game only with that game; what comes later wins over what
 * comes before it. Whatever has been read is compared with each widget that is made. */
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
static gboolean is_added[G_N_ELEMENTS (sheets)];

static void
load (void)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (is_added[i])
      g_string_append_printf (all, "@import url(\"resource://" RESOURCE_PREFIX "/style/%s\");\n", sheets[i].file);
  gtk_css_provider_load_from_string (provider, all->str);
}

static gboolean
is_of_game (const char *file,
            const char *id)
{
  const char *rest = g_str_has_prefix (file, GAMES) ? file + strlen (GAMES) : NULL;

  return rest != NULL && id != NULL && g_str_has_prefix (rest, id) && rest[strlen (id)] == '/';
}

/* Returns whether that is more than there was.
 * @id: (nullable): of a game */
static gboolean
add (HkStyle     style,
     const char *id)
{
  gboolean is_more = FALSE;

  added |= style;
  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      const gboolean is_needed = sheets[i].needed == 0 || (sheets[i].needed & added) != 0;

      if (is_added[i] || !is_needed || (g_str_has_prefix (sheets[i].file, GAMES) && !is_of_game (sheets[i].file, id)))
        continue;
      is_added[i] = is_more = TRUE;
    }
  return is_more;
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
  add (HK_STYLE_THIN_SCROLLBARS, NULL);
  g_object_set (settings, "gtk-overlay-scrolling", FALSE, NULL);
}

/* Gives the windows of this process the styles that any of them needs. GTK must be ready. */
void
hk_style_begin (void)
{
  g_return_if_fail (provider == NULL);

  provider = gtk_css_provider_new ();
  add (0, NULL);
  keep_scrollbars ();
  load ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Adds styles, unless they have been added. */
void
hk_style_add (HkStyle style)
{
  if (add (style, NULL) && provider != NULL)
    load ();
}

/* Adds the styles of all games and those of this one, unless they have been added.
 * @id: of a game */
void
hk_style_add_game (const char *id)
{
  if (add (HK_STYLE_GAMES, id) && provider != NULL)
    load ();
}

/* Returns whether styles have been added. */
gboolean
hk_style_has (HkStyle style)
{
  return (added & style) == style;
}

/* Returns whether a game’s own styles have been added.
 * @id: of a game */
gboolean
hk_style_has_game (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (is_added[i] && is_of_game (sheets[i].file, id))
      return TRUE;
  return FALSE;
}
