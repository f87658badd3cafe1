/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-board.h"
#include "hk-daz-commands.h"
#include "hk-daz-day-strip.h"
#include "hk-daz-page.h"

/* The day, the frontiers and what can be done. */
struct _HkDazPage
{
  HkView parent_instance;
};

HK_DEFINE_TEMPLATE_TYPE (HkDazPage, hk_daz_page, HK_TYPE_VIEW)

static void
hk_daz_page_class_init (HkDazPageClass *klass)
{
  g_type_ensure (HK_TYPE_DAZ_BOARD);
  g_type_ensure (HK_TYPE_DAZ_COMMANDS);
  g_type_ensure (HK_TYPE_DAZ_DAY_STRIP);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-daz-page");
}

/* Returns (transfer floating): what stands in the middle of the window.
 * @session: a session of Dark Age Z */
GtkWidget *
hk_daz_page_new (HkSession *session)
{
  return g_object_new (HK_TYPE_DAZ_PAGE, "session", session, NULL);
}
