/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-odds.h"
#include "hk-rf-blood-card.h"
#include "hk-rf-blood-dialog.h"
#include "hk-rf-draw-blood-dialog.h"
#include "hk-rf-hold.h"
#include "ui/display/hk-template.h"
#include "ui/games/rfyl/fights/hk-rf-chance.h"
#include "ui/table/hk-refusal.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

/* One Blood card of the player of the index: what everybody may know of it, a cover that only its owner holds down, and the way to
 * turn it up. What the card says is in no label but while the cover is held. */
struct _HkRfBloodDialog
{
  HkDialogView   parent_instance;

  HkRfBloodCard *card;
  GtkLabel      *state;
  GtkWidget     *drops;
  GtkWidget     *drops_row;
  GtkWidget     *secret;
  GtkWidget     *hold;
  GtkLabel      *hint;
  HkRfChance    *chance;
  GtkWidget     *refusal;
  GtkWidget     *turn;
  GtkWidget     *answers;

  int            blood;
  gboolean       is_turning;  /* it closes once the card is turned up */
  gboolean       has_looked;  /* the log says so */
};

G_DEFINE_FINAL_TYPE (HkRfBloodDialog, hk_rf_blood_dialog, HK_TYPE_DIALOG_VIEW)

static HkRfTable *
get_table (HkRfBloodDialog *self)
{
  return HK_RF_TABLE (hk_dialog_view_get_table (HK_DIALOG_VIEW (self)));
}

static int
get_player (HkRfBloodDialog *self)
{
  return hk_dialog_view_get_index (HK_DIALOG_VIEW (self));
}

static HkRfBlood *
get_blood (HkRfBloodDialog *self)
{
  HkRfPlayer *player = hk_rf_table_get_player (get_table (self), get_player (self));

  return player == NULL ? NULL : hk_rf_player_get_blood (player, self->blood);
}

/* The group has agreed on it, and the card is one of the app. */
static gboolean
may_look (HkRfBloodDialog *self)
{
  HkRfBlood *blood = get_blood (self);

  return blood != NULL && blood->known && !blood->revealed && hk_rf_table_has_house_rule (get_table (self), "look-at-blood");
}

static void
log_look (HkRfBloodDialog *self)
{
  g_autoptr (HkMove) move = hk_move_build ("look-at-blood", "i:player", get_player (self), "i:blood", self->blood, NULL);

  self->has_looked = TRUE;
  hk_table_make (GTK_WIDGET (self), hk_dialog_view_get_session (HK_DIALOG_VIEW (self)), move, NULL);
}

/* Only while the cover is down is there anything to read, or to be read out. */
static void
held_cb (HkRfBloodDialog *self)
{
  HkRfBlood *blood = get_blood (self);
  const gboolean shown = hk_rf_hold_is_held (HK_RF_HOLD (self->hold)) && may_look (self);

  gtk_label_set_text (GTK_LABEL (self->secret), !shown ? "" : blood->infected ? _("Infected") : _("Not infected"));
  hk_widget_set_class (self->secret, "rf-infected", shown && blood->infected);
  hk_widget_set_class (self->secret, "rf-clean", shown && !blood->infected);
  if (shown && !self->has_looked)
    log_look (self);
  if (shown)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), gtk_label_get_text (GTK_LABEL (self->secret)), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
update_chance (HkRfBloodDialog *self)
{
  HkRfTable *table = get_table (self);
  const int number = get_player (self);
  HkRfPlayer *player = hk_rf_table_get_player (table, number);
  g_autofree char *text = NULL;
  double chance;

  if (!hk_rf_table_get_infection_odds (table, number, 0, &chance))
    {
      hk_rf_chance_show_unknown (self->chance, _("Nobody can say what it says: the Blood cards have not been entered."));
      gtk_widget_set_visible (GTK_WIDGET (self->chance), hk_rf_player_count_hidden (player) > 0);
      return;
    }
  text = g_strdup_printf (ngettext ("that %d hidden card of %s says infected", "that one of %d hidden cards of %s says infected",
                                    (gulong) hk_rf_player_count_hidden (player)),
                          hk_rf_player_count_hidden (player), player->name);
  hk_rf_chance_show (self->chance, chance, chance, FALSE, text, _("By the drops of all cards that lie there."));
  gtk_widget_set_visible (GTK_WIDGET (self->chance), TRUE);
}

static void
update (HkDialogView *view)
{
  HkRfBloodDialog *self = HK_RF_BLOOD_DIALOG (view);
  HkRfBlood *blood = get_blood (self);
  g_autofree char *state = NULL;

  if (self->is_turning)
    return;
  if (blood == NULL)
    {
      /* A house rule closes it by itself. */
      if (!gtk_widget_get_visible (self->refusal))
        adw_dialog_close (ADW_DIALOG (self));
      return;
    }
  state = hk_rf_blood_card_describe (blood);
  hk_rf_blood_card_show (self->card, blood);
  gtk_label_set_text (self->state, state);
  g_object_set (self->drops, "value", blood->drops, NULL);
  gtk_widget_set_visible (self->drops_row, !blood->revealed);
  gtk_widget_set_visible (self->hold, may_look (self));
  gtk_widget_set_visible (self->secret, may_look (self));
  gtk_label_set_text (self->hint, blood->revealed ? _("Everybody knows it.")
                                  : may_look (self) ? _("Only while it is held down. Turn the screen to the owner of the card first.")
                                  : blood->known ? _("It stays face down until it is turned up.")
                                                 : _("It was drawn from the box: the card itself knows what it says."));
  gtk_widget_set_visible (self->turn, blood->known && !blood->revealed);
  gtk_widget_set_visible (self->answers, !blood->known && !blood->revealed);
  hk_widget_set_class (self->turn, "suggested-action", blood->due);
  update_chance (self);
  held_cb (self);
}

static void
turn_up (HkRfBloodDialog *self,
         HkMove          *taken_move)
{
  self->is_turning = TRUE;
  self->is_turning = hk_dialog_view_play (HK_DIALOG_VIEW (self), taken_move);
}

static void
turn_cb (HkRfBloodDialog *self)
{
  turn_up (self, hk_move_build ("reveal-blood", "i:player", get_player (self), "i:blood", self->blood, NULL));
}

static void
clean_cb (HkRfBloodDialog *self)
{
  turn_up (self, hk_move_build ("reveal-blood", "i:player", get_player (self), "i:blood", self->blood, "b:infected", FALSE, NULL));
}

static void
infected_cb (HkRfBloodDialog *self)
{
  turn_up (self, hk_move_build ("reveal-blood", "i:player", get_player (self), "i:blood", self->blood, "b:infected", TRUE, NULL));
}

/* The dialog stays open. */
static void
drops_cb (HkRfBloodDialog *self,
          int              value)
{
  g_autofree char *path = g_strdup_printf ("players/%d/bloods/%d/drops", get_player (self), self->blood);
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", path, "i:value", value, NULL);

  hk_refusal_play (HK_REFUSAL (self->refusal), hk_dialog_view_get_session (HK_DIALOG_VIEW (self)), move);
}

static void
load (HkDialogView *view)
{
  HkRfBloodDialog *self = HK_RF_BLOOD_DIALOG (view);
  const char *name = hk_rf_table_get_player_name (get_table (self), get_player (self));
  g_autofree char *title = g_strdup_printf (_("Blood Card of %s"), name);
  /* Translators: a cover over the secret card of a player */
  g_autofree char *spoken = g_strdup_printf (_("Hold to look: only for %s"), name);

  adw_dialog_set_title (ADW_DIALOG (self), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hold), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  hk_rf_blood_card_enlarge (self->card);
}

static void
hk_rf_blood_dialog_class_init (HkRfBloodDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_DIALOG_VIEW_CLASS (klass)->load = load;
  HK_DIALOG_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_RF_BLOOD_CARD);
  g_type_ensure (HK_TYPE_NUMBER);
  g_type_ensure (HK_TYPE_RF_HOLD);
  g_type_ensure (HK_TYPE_RF_CHANCE);
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-rf-blood-dialog");
  HK_BIND_CHILDREN (widget_class, HkRfBloodDialog, card, state, drops, drops_row, secret, hold, hint, chance, turn, answers);
  HK_BIND_CALLBACKS (widget_class, drops_cb, held_cb, turn_cb, clean_cb, infected_cb);
}

static void
hk_rf_blood_dialog_init (HkRfBloodDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->refusal = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), HK_TYPE_RF_BLOOD_DIALOG, "refusal"));
}

/* Shows a Blood card.
 * @from: the widget that a person used
 * @session: a session of RFYL
 * @blood: which of the player’s Blood cards, from 0 */
void
hk_rf_blood_dialog_present (GtkWidget *from,
                            HkSession *session,
                            int        player,
                            int        blood)
{
  HkRfBloodDialog *self = g_object_new (HK_TYPE_RF_BLOOD_DIALOG, "session", session, "index", player, NULL);

  self->blood = blood;
  update (HK_DIALOG_VIEW (self));
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* Asks how many drops a Blood card from the box has.
 * @from: the widget that a person used
 * @session: a session of RFYL */
void
hk_rf_blood_dialog_present_draw (GtkWidget *from,
                                 HkSession *session,
                                 int        player)
{
  hk_dialog_view_present (HK_TYPE_RF_DRAW_BLOOD_DIALOG, from, session, player);
}
