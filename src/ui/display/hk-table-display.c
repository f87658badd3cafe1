/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-table-display.h"

#include "hk-fullscreen-bars.h"
#include "hk-in-sight.h"
#include "hk-standing-strip.h"

/* How the page of a table keeps in sight what matters, in a room of any size. */

/* In pixels at 100 %: the width from which on the players stand beside the board of any game, and the one from which on the checklist
 * does too; what the players take, and what both of them take. */
#define FOLDING_WIDTH 1080
#define RAIL_WIDTH 1140
#define PLAYERS_WIDTH 314
#define PANELS_WIDTH 594

static gpointer
get_part (GtkWidget  *page,
          const char *name)
{
  return gtk_widget_get_template_child (page, G_OBJECT_TYPE (page), name);
}

/* Lets the page of a table follow @session, before its views do. The names of its parts are those of its template. */
void
hk_table_display_follow (GtkWidget *page,
                         HkSession *session)
{
  HkStandingStrip *strip = get_part (page, "strip");
  GtkWidget * const parts[] = { get_part (page, "board"), get_part (page, "players"), NULL };

  hk_in_sight_follow (page, session, parts);
  g_object_set (strip, "session", session, NULL);
  hk_fullscreen_bars_follow (page, get_part (page, "bars"), get_part (page, "switcher"), strip, get_part (page, "next_button"));
}

static void
set_widths (AdwBreakpoint *breakpoint,
            int            from,
            int            to)
{
  g_autofree char *text = g_strdup_printf ("min-width: %dsp and max-width: %dsp", from, to);
  g_autoptr (AdwBreakpointCondition) condition = adw_breakpoint_condition_parse (text);

  adw_breakpoint_set_condition (breakpoint, condition);
}

/* Lets the panels fold into buttons where they would not leave the board its @width, in pixels at 100 %: the checklist first. */
void
hk_table_display_fold_for (AdwBreakpoint *folding,
                           AdwBreakpoint *railless,
                           int            width)
{
  const int least = MAX (width + PLAYERS_WIDTH, FOLDING_WIDTH);

  set_widths (folding, 600, least);
  set_widths (railless, least, MAX (width + PANELS_WIDTH, RAIL_WIDTH));
}
