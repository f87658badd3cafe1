/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-screen-runner.h"

#include <glib/gi18n.h>

#include "games/rfyl/guide/hk-rf-standings.h"
#include "games/rfyl/state/hk-rf-player.h"
#include "ui/games/rfyl/blood/hk-rf-blood-card.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/games/rfyl/players/hk-rf-runner-state.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* So many Blood cards find room. */
#define MOST_DROPS 3

/* A runner on the table screen: how far it is to go, and the drops of the Blood cards that lie face down. */
struct _HkRfScreenRunner
{
  HkView     parent_instance;

  GtkWidget *mark;
  GtkLabel  *name;
  GtkWidget *zombie;
  GtkLabel  *state;
  GtkBox    *drops;
  GtkWidget *to_go;
  GtkLabel  *space;
  GtkLabel  *word;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfScreenRunner, hk_rf_screen_runner, HK_TYPE_VIEW)

/* The cards that have still to be turned up, those with the fewest drops first. */
static int
compare_drops (gconstpointer a,
               gconstpointer b)
{
  return (*(HkRfBlood * const *) a)->drops - (*(HkRfBlood * const *) b)->drops;
}

static void
update_drops (HkRfScreenRunner *self,
              HkRfPlayer       *player)
{
  g_autoptr (GPtrArray) hidden = g_ptr_array_new ();
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->drops));

  for (int i = 0; hk_table_keeps (hk_view_get_table (HK_VIEW (self)), "blood") && !player->zombie && !player->safe && i < hk_rf_player_get_n_bloods (player); i++)
    if (!hk_rf_player_get_blood (player, i)->revealed)
      g_ptr_array_add (hidden, hk_rf_player_get_blood (player, i));
  g_ptr_array_sort (hidden, compare_drops);
  for (guint i = 0; i < MIN (hidden->len, MOST_DROPS); i++)
    {
      if (card == NULL)
        {
          card = g_object_new (HK_TYPE_RF_BLOOD_CARD, NULL);
          gtk_widget_add_css_class (card, "hk-screen-new");
          gtk_box_append (self->drops, card);
        }
      hk_rf_blood_card_show (HK_RF_BLOOD_CARD (card), g_ptr_array_index (hidden, i));
      card = gtk_widget_get_next_sibling (card);
    }
  while (card != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (card);

      gtk_box_remove (self->drops, card);
      card = next;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->drops), hidden->len > 0);
}

static void
update (HkView *view)
{
  HkRfScreenRunner *self = HK_RF_SCREEN_RUNNER (view);
  HkRfTable *table = hk_rf_view_get_table (view);
  HkRfPlayer *player = hk_rf_table_get_player (table, hk_view_get_index (view));
  g_autofree char *state = NULL;
  g_autofree char *space = NULL;

  if (player == NULL)
    return;
  state = hk_rf_runner_describe (table, hk_view_get_index (view));
  space = g_strdup_printf ("%d", player->zombie ? hk_rf_table_get_horde_size (table, hk_view_get_index (view)) : player->space);
  g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (self->name, player->name);
  gtk_label_set_text (self->state, state);
  gtk_label_set_text (self->space, space);
  gtk_widget_set_visible (self->zombie, player->zombie);
  gtk_label_set_text (self->word, player->zombie ? _("in the horde") : _("to go"));
  gtk_widget_set_visible (self->to_go, !player->safe && hk_table_keeps (HK_TABLE (table), "track"));
  hk_widget_set_class (GTK_WIDGET (self), "hk-screen-now", hk_rf_is_now (table, hk_view_get_index (view)));
  update_drops (self, player);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, player->name, -1);
}

static void
hk_rf_screen_runner_class_init (HkRfScreenRunnerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_RF_SYMBOL);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-screen-runner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  HK_BIND_CHILDREN (widget_class, HkRfScreenRunner, mark, name, zombie, state, drops, to_go, space, word);
}
