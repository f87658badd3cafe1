/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-game-view-list.h"
#include "hk-game-views.h"
#include "ui/display/hk-style.h"

#define DECLARE(id) const HkGameViews *hk_##id##_get_views (void);
HK_EACH_GAME_WITH_VIEWS (DECLARE)

static const HkGameViews *
find (const char *id)
{
#define LOOK_AT(game) \
  if (g_str_equal (hk_##game##_get_views ()->id, id)) \
    return hk_##game##_get_views ();

  HK_EACH_GAME_WITH_VIEWS (LOOK_AT)
  return NULL;
}

/* Returns whether a game has views of its own.
 * @id: the id of a game */
gboolean
hk_game_views_exist (const char *id)
{
  return find (id) != NULL;
}

/* Returns (nullable): its views, with the styles that they need; %NULL for a game without views of its own.
 * @id: the id of a game */
const HkGameViews *
hk_game_views_lookup (const char *id)
{
  hk_style_add_game (id);
  return find (id);
}

/* Returns (nullable): the sheets of a game’s calculators, as in #HkGameViews; whoever shows one of them adds the styles.
 * @id: the id of a game */
const HkToolForm *
hk_game_views_list_tools (const char *id)
{
  const HkGameViews *views = find (id);

  return views == NULL ? NULL : views->tools;
}

/* Returns (transfer full) (nullable): the letters that stand alone on the board of a game; %NULL for none.
 * @id: the id of a game */
GStrv
hk_game_views_list_letters (const char *id)
{
  const HkGameViews *views = hk_game_views_lookup_shown (id);

  return views == NULL || views->list_letters == NULL ? NULL : views->list_letters ();
}

/* Returns (nullable): its views, as the page of a game shows them; %NULL where the generic board is shown, in a development build
 * also where the environment asks for it.
 * @id: the id of a game */
const HkGameViews *
hk_game_views_lookup_shown (const char *id)
{
  return HK_DEVELOPMENT && g_getenv ("HORDEKEEPER_GENERIC_BOARD") != NULL ? NULL : hk_game_views_lookup (id);
}

/* Returns whether the picture of the table screen shows anything of the table.
 * @self: (nullable): views */
gboolean
hk_game_views_has_screen (const HkGameViews *self,
                          HkTable           *table)
{
  g_auto (GStrv) parts = NULL;

  if (self == NULL || self->new_screen == NULL)
    return FALSE;
  if (!hk_table_goes_by_hand (table))
    return TRUE;
  parts = g_strsplit (self->screen_parts == NULL ? "" : self->screen_parts, " ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0' && hk_table_keeps (table, parts[i]))
      return TRUE;
  return FALSE;
}
