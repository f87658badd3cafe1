/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-shots.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-params.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-widgets.h"

/* Who can shoot the zombie of a fight, before it or after: a button for each human on the space who has bullets,
 * whoever fights first. */
struct _HkRfShots
{
  AdwBin     parent_instance;

  HkSession *session;
  int        fight;
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (HkRfShots, hk_rf_shots, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfShots *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static void
clicked_cb (HkRfShots *self,
            GtkWidget *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_rf_play_offer (GTK_WIDGET (self), self->session, offer);
}

static void
hk_rf_shots_dispose (GObject *object)
{
  g_clear_object (&HK_RF_SHOTS (object)->session);
  G_OBJECT_CLASS (hk_rf_shots_parent_class)->dispose (object);
}

static void
hk_rf_shots_class_init (HkRfShotsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_shots_dispose;
}

static void
hk_rf_shots_init (HkRfShots *self)
{
  self->box = hk_wrap_box_new (6);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (self->box), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (self->box), TRUE);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Returns (transfer floating): no buttons yet.
 * @session: a session of RFYL
 * @fight: the number of a fight */
GtkWidget *
hk_rf_shots_new (HkSession *session,
                 int        fight)
{
  HkRfShots *self = g_object_new (HK_TYPE_RF_SHOTS, NULL);

  self->session = g_object_ref (session);
  self->fight = fight;
  return GTK_WIDGET (self);
}

static void
add_shooter (HkRfShots *self,
             HkRfFight *fight,
             int        player)
{
  HkRfTable *table = get_table (self);
  HkRfPlayer *record = hk_rf_table_get_player (table, player);
  HkRfZombie *zombie = hk_rf_table_find_zombie (table, fight->zombie);
  const int cost = zombie == NULL ? 1 : zombie->bullets;
  g_autofree char *title = g_strdup_printf (g_strcmp0 (fight->state, "open") == 0 ? _("%s shoots first") : _("%s shoots now"), record->name);
  g_autofree char *hint = hk_rf_label_bullets (cost);
  g_autofree char *reason = record->bullets >= cost ? NULL
                            : g_strdup_printf (ngettext ("%s has only %d bullet.", "%s has only %d bullets.", (gulong) record->bullets), record->name, record->bullets);
  g_autoptr (HkMove) move = hk_move_build ("shoot", "i:player", player, "i:fight", self->fight, NULL);
  g_autoptr (HkMoveOption) offer = hk_move_option_new (title, hint, move, NULL, reason);
  GtkWidget *button = hk_move_option_button_new (offer);

  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), button);
}

/* Shows who can shoot now; nothing once the zombie is dead. */
void
hk_rf_shots_load (HkRfShots *self)
{
  HkRfFight *fight;
  g_autoptr (GArray) there = NULL;
  guint n = 0;

  g_return_if_fail (HK_IS_RF_SHOTS (self));

  fight = hk_rf_table_get_fight (get_table (self), self->fight);
  hk_wrap_box_clear (self->box);
  if (fight != NULL && !fight->killed && g_strcmp0 (fight->state, "gone") != 0)
    {
      there = hk_rf_list_on_space (get_table (self), fight->space);
      for (int pass = 0; pass < 2; pass++)
        for (guint i = 0; i < there->len; i++)
          {
            const int player = g_array_index (there, int, i);

            if ((player == fight->player) != (pass == 0) || hk_rf_table_get_player (get_table (self), player)->bullets == 0)
              continue;
            add_shooter (self, fight, player);
            n++;
          }
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}
