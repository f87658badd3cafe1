/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-action-card.h"
#include "hk-zz-action-panel.h"
#include "ui/games/zombiez/board/hk-zz-face.h"
#include "ui/games/zombiez/board/hk-zz-ink.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-widgets.h"

#define GAINED_WIDTH 26

/* The action cards that wait to be played, and below them what is gained afterwards. */
struct _HkZzActionPanel
{
  HkView     parent_instance;

  GtkBox    *actions;
  GtkWidget *gained;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzActionPanel, hk_zz_action_panel, HK_TYPE_VIEW)

static HkZzTable *
get_table (HkZzActionPanel *self)
{
  return HK_ZZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

/* The words come before the cards. */
static GtkWidget *
make_gained (gpointer self,
             guint    number)
{
  HkZzTable *table = get_table (self);
  g_autoptr (HkZzCard) card = number == 0 ? NULL : g_list_model_get_item (G_LIST_MODEL (table->gained), number - 1);

  return card == NULL ? hk_label_new (_("Goes to the collection afterwards:"), "dimmed") : hk_zz_face_new (table, card, GAINED_WIDTH);
}

/* The zombies of the reward go to the collection afterwards: neither Axe nor Net can touch them. */
static void
show_gained (HkZzActionPanel *self)
{
  GListModel *gained = G_LIST_MODEL (get_table (self)->gained);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (gained); i++)
    {
      g_autoptr (HkZzCard) card = g_list_model_get_item (gained, i);

      if (i == 0)
        g_strv_builder_add (builder, "words");
      g_strv_builder_take (builder, hk_zz_ink_speak_card (get_table (self), card));
    }
  keys = g_strv_builder_end (builder);
  hk_kept_show (self->gained, (const char * const *) keys, make_gained, self);
  gtk_widget_set_visible (self->gained, keys[0] != NULL);
}

/* Of those of one kind the first is played first. */
static void
update (HkView *view)
{
  HkZzActionPanel *self = HK_ZZ_ACTION_PANEL (view);
  HkZzTable *table = get_table (self);
  g_autoptr (GArray) waiting = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < hk_zz_table_get_n_actions (table); i++)
    {
      HkZzAction *action = hk_zz_table_get_action (table, i);

      if (action->card != NULL && hk_zz_table_get_player (table, action->player) != NULL && hk_zz_table_find_action (table, action->card->kind) == i)
        g_array_append_val (waiting, i);
    }
  hk_view_show_list (self->actions, HK_TYPE_ZZ_ACTION_CARD, hk_view_get_session (view), waiting);
  show_gained (self);
}

static void
hk_zz_action_panel_class_init (HkZzActionPanelClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-action-panel");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkZzActionPanel, actions);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkZzActionPanel, gained);
}
