/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-kept.h"
#include "hk-aotd-round-strip.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-horde.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-team.h"

/* The board of a mission that the group goes through by hand: what it keeps of the team and the horde. */
struct _HkAotdKept
{
  HkView parent_instance;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdKept, hk_aotd_kept, HK_TYPE_VIEW)

static void
hk_aotd_kept_class_init (HkAotdKeptClass *klass)
{
  g_type_ensure (HK_TYPE_AOTD_HORDE);
  g_type_ensure (HK_TYPE_AOTD_ROUND_STRIP);
  g_type_ensure (HK_TYPE_AOTD_TEAM);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-kept");
}

/* Returns (transfer floating): the board. */
GtkWidget *
hk_aotd_kept_new (HkSession *session)
{
  return g_object_new (HK_TYPE_AOTD_KEPT, "session", session, NULL);
}
