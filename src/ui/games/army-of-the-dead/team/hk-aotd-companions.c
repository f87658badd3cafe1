/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-companions.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/widgets/hk-widgets.h"

/* The Companions with their leaders; a tap gives one to another leader. */
struct _HkAotdCompanions
{
  HkView     parent_instance;

  GtkWidget *list;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdCompanions, hk_aotd_companions, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdCompanions *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static char *
describe (HkAotdTable     *table,
          HkAotdCompanion *companion)
{
  g_autofree char *skill = companion->skill == NULL ? NULL : hk_aotd_skill_get_title (companion->skill);
  g_autofree char *who = NULL;

  if (companion->eliminated)
    return g_strdup (_("eliminated"));
  who = companion->leader < 0 ? g_strdup (_("waits for a leader"))
                              : g_strdup_printf (_("led by %s"), hk_aotd_table_get_survivor_name (table, companion->leader));
  return skill == NULL ? g_steal_pointer (&who) : g_strdup_printf ("%s · %s", who, skill);
}

static GtkWidget *
make_menu (HkAotdCompanions *self,
           HkAotdCompanion  *companion,
           int               number)
{
  HkAotdTable *table = get_table (self);
  /* Translators: the name of a Companion */
  g_autofree char *spoken = g_strdup_printf (_("Leader of %s"), companion->name);
  GtkWidget *menu = hk_move_option_menu_new (hk_view_get_session (HK_VIEW (self)), hk_label_new (_("Leader"), NULL), spoken, hk_aotd_play_option);

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    if (!hk_aotd_table_get_survivor (table, (int) i)->eliminated)
      hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), hk_aotd_table_get_survivor_name (table, (int) i), NULL,
                               hk_move_build ("lead", "i:companion", number, "i:survivor", (int) i, NULL), NULL);
  hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), _("Eliminated"), NULL, hk_move_build ("lose-companion", "i:companion", number, NULL), NULL);
  gtk_widget_set_valign (menu, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (menu, !companion->eliminated);
  return menu;
}

static void
update (HkView *view)
{
  HkAotdCompanions *self = HK_AOTD_COMPANIONS (view);
  HkAotdCompanion *companion;

  gtk_list_box_remove_all (GTK_LIST_BOX (self->list));
  for (int i = 0; (companion = hk_aotd_table_get_companion (get_table (self), i)) != NULL; i++)
    {
      g_autofree char *text = describe (get_table (self), companion);
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), companion->name == NULL ? "" : companion->name);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_menu (self, companion, i));
      gtk_list_box_append (GTK_LIST_BOX (self->list), row);
    }
}

static void
hk_aotd_companions_class_init (HkAotdCompanionsClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-companions");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkAotdCompanions, list);
}
