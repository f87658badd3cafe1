/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-odds.h"
#include "hk-rf-blood-card.h"
#include "hk-rf-blood-dialog.h"
#include "hk-rf-card-keys.h"
#include "ui/games/rfyl/fights/hk-rf-chance.h"
#include "ui/games/rfyl/track/hk-rf-hold.h"
#include "ui/table/hk-refusal.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

#define MOST_DROPS 9

/* One Blood card of a player: what everybody may know of it, a cover that only its owner holds down, and the way to
 * turn it up. What the card says is in no label but while the cover is held. */
struct _HkRfBloodDialog
{
  AdwDialog  parent_instance;

  HkSession *session;
  int        player;
  int        blood;

  GtkWidget *card;
  GtkWidget *state;
  GtkWidget *drops;
  GtkWidget *drops_row;
  GtkWidget *chance;
  GtkWidget *hold;
  GtkWidget *secret;
  GtkWidget *hint;
  GtkWidget *turn;
  GtkWidget *told;
  GtkWidget *refusal;
  gboolean   is_turning;  /* it closes once the card is turned up */
  gboolean   has_looked;  /* the log says so */
};

G_DEFINE_FINAL_TYPE (HkRfBloodDialog, hk_rf_blood_dialog, ADW_TYPE_DIALOG)

static HkRfTable *
get_table (HkRfBloodDialog *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static HkRfBlood *
get_blood (HkRfBloodDialog *self)
{
  HkRfPlayer *player = hk_rf_table_get_player (get_table (self), self->player);

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
  g_autoptr (HkMove) move = hk_move_build ("look-at-blood", "i:player", self->player, "i:blood", self->blood, NULL);

  self->has_looked = TRUE;
  hk_table_make (GTK_WIDGET (self), self->session, move, NULL);
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
  HkRfPlayer *player = hk_rf_table_get_player (get_table (self), self->player);
  g_autofree char *text = NULL;
  double chance;

  if (!hk_rf_table_get_infection_odds (get_table (self), self->player, 0, &chance))
    {
      hk_rf_chance_show_unknown (HK_RF_CHANCE (self->chance), _("Nobody can say what it says: the Blood cards have not been entered."));
      gtk_widget_set_visible (self->chance, hk_rf_player_count_hidden (player) > 0);
      return;
    }
  text = g_strdup_printf (ngettext ("that %d hidden card of %s says infected", "that one of %d hidden cards of %s says infected",
                                    (gulong) hk_rf_player_count_hidden (player)),
                          hk_rf_player_count_hidden (player), player->name);
  hk_rf_chance_show (HK_RF_CHANCE (self->chance), chance, chance, FALSE, text, _("By the drops of all cards that lie there."));
  gtk_widget_set_visible (self->chance, TRUE);
}

static void
update (HkRfBloodDialog *self)
{
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
  hk_rf_blood_card_show (HK_RF_BLOOD_CARD (self->card), blood);
  gtk_label_set_text (GTK_LABEL (self->state), state);
  g_object_set (self->drops, "value", blood->drops, NULL);
  gtk_widget_set_visible (self->drops_row, !blood->revealed);
  gtk_widget_set_visible (self->hold, may_look (self));
  gtk_widget_set_visible (self->secret, may_look (self));
  gtk_label_set_text (GTK_LABEL (self->hint), blood->revealed ? _("Everybody knows it.")
                                              : may_look (self) ? _("Only while it is held down. Turn the screen to the owner of the card first.")
                                              : blood->known ? _("It stays face down until it is turned up.")
                                                             : _("It was drawn from the box: the card itself knows what it says."));
  gtk_widget_set_visible (self->turn, blood->known && !blood->revealed);
  gtk_widget_set_visible (self->told, !blood->known && !blood->revealed);
  hk_widget_set_class (self->turn, "suggested-action", blood->due);
  update_chance (self);
  held_cb (self);
}

static void
turn_up (HkRfBloodDialog *self,
         HkMove          *taken_move)
{
  g_autoptr (HkMove) move = taken_move;

  self->is_turning = TRUE;
  if (hk_refusal_play (HK_REFUSAL (self->refusal), self->session, move))
    adw_dialog_close (ADW_DIALOG (self));
  else
    self->is_turning = FALSE;
}

static void
turn_cb (HkRfBloodDialog *self)
{
  turn_up (self, hk_move_build ("reveal-blood", "i:player", self->player, "i:blood", self->blood, NULL));
}

static void
clean_cb (HkRfBloodDialog *self)
{
  turn_up (self, hk_move_build ("reveal-blood", "i:player", self->player, "i:blood", self->blood, "b:infected", FALSE, NULL));
}

static void
infected_cb (HkRfBloodDialog *self)
{
  turn_up (self, hk_move_build ("reveal-blood", "i:player", self->player, "i:blood", self->blood, "b:infected", TRUE, NULL));
}

static void
drops_cb (HkRfBloodDialog *self,
          int              value)
{
  g_autofree char *path = g_strdup_printf ("players/%d/bloods/%d/drops", self->player, self->blood);
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", path, "i:value", value, NULL);

  hk_refusal_play (HK_REFUSAL (self->refusal), self->session, move);
}

static void
hk_rf_blood_dialog_dispose (GObject *object)
{
  g_clear_object (&HK_RF_BLOOD_DIALOG (object)->session);
  G_OBJECT_CLASS (hk_rf_blood_dialog_parent_class)->dispose (object);
}

static void
hk_rf_blood_dialog_class_init (HkRfBloodDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_blood_dialog_dispose;
}

static GtkWidget *
make_told (HkRfBloodDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *infected = hk_page_button_new (_("It Says Infected"), G_CALLBACK (infected_cb), self);

  gtk_widget_add_css_class (infected, "destructive-action");
  hk_box_add_words (box, _("Turn it up, then say what it says:"), NULL);
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  gtk_box_append (GTK_BOX (buttons), hk_page_button_new (_("Not Infected"), G_CALLBACK (clean_cb), self));
  gtk_box_append (GTK_BOX (buttons), infected);
  gtk_box_append (GTK_BOX (box), buttons);
  return box;
}

static GtkWidget *
make_drops (HkRfBloodDialog *self)
{
  self->drops_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->drops = hk_number_new (_("Drops to go"), 0, MOST_DROPS);
  gtk_widget_add_css_class (self->drops, "title-3");
  gtk_widget_set_halign (self->drops_row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->drops_row), gtk_label_new (_("Drops to go")));
  gtk_box_append (GTK_BOX (self->drops_row), self->drops);
  g_signal_connect_object (self->drops, "set", G_CALLBACK (drops_cb), self, G_CONNECT_SWAPPED);
  return self->drops_row;
}

static void
fill (HkRfBloodDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *bottom = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  HkRfPlayer *player = hk_rf_table_get_player (get_table (self), self->player);
  /* Translators: a cover over the secret card of a player */
  g_autofree char *spoken = g_strdup_printf (_("Hold to look: only for %s"), player->name);

  self->card = hk_rf_blood_card_new (TRUE);
  self->chance = hk_rf_chance_new ();
  self->hold = hk_rf_hold_new (_("Hold to Look"), spoken);
  self->turn = gtk_button_new_with_label (_("Turn It Up for All to See"));
  self->told = make_told (self);
  self->refusal = hk_refusal_new ();
  gtk_widget_add_css_class (self->turn, "pill");
  gtk_widget_set_halign (self->turn, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->card);
  self->state = hk_box_add_words (box, NULL, "title-3");
  gtk_box_append (GTK_BOX (box), make_drops (self));
  self->secret = hk_box_add_words (box, NULL, "rf-secret");
  gtk_box_append (GTK_BOX (box), self->hold);
  self->hint = hk_box_add_words (box, NULL, "dimmed");
  gtk_box_append (GTK_BOX (box), self->chance);
  hk_widget_set_margins (box, 6, 16, 12);
  gtk_box_append (GTK_BOX (bottom), self->refusal);
  gtk_box_append (GTK_BOX (bottom), self->turn);
  gtk_box_append (GTK_BOX (bottom), self->told);
  hk_widget_set_margins (bottom, 8, 12, 12);
  adw_dialog_set_child (ADW_DIALOG (self), hk_page_new (box, bottom));
  g_signal_connect_object (self->hold, "notify::held", G_CALLBACK (held_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn, "clicked", G_CALLBACK (turn_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->refusal, "overruled", G_CALLBACK (adw_dialog_close), self, G_CONNECT_SWAPPED);
}

static void
hk_rf_blood_dialog_init (HkRfBloodDialog *self)
{
  adw_dialog_set_content_width (ADW_DIALOG (self), 420);
  adw_dialog_set_content_height (ADW_DIALOG (self), 680);
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
  HkRfBloodDialog *self = g_object_new (HK_TYPE_RF_BLOOD_DIALOG, NULL);
  g_autofree char *title = NULL;

  self->session = g_object_ref (session);
  self->player = player;
  self->blood = blood;
  title = g_strdup_printf (_("Blood Card of %s"), hk_rf_table_get_player_name (get_table (self), player));
  adw_dialog_set_title (ADW_DIALOG (self), title);
  fill (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* A card drawn from the box */

static void
drawn_cb (HkRfCardKeys *keys,
          int           drops,
          AdwDialog    *dialog)
{
  HkSession *session = g_object_get_data (G_OBJECT (dialog), "session");
  const int player = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (dialog), "player"));
  g_autoptr (HkMove) move = hk_move_build ("draw-blood", "i:player", player, "i:drops", drops, NULL);

  if (hk_refusal_play (g_object_get_data (G_OBJECT (dialog), "refusal"), session, move))
    adw_dialog_close (dialog);
}

/* Asks how many drops a Blood card from the box has; one tap says it. Nobody looks at what it says.
 * @from: the widget that a person used
 * @session: a session of RFYL */
void
hk_rf_blood_dialog_present_draw (GtkWidget *from,
                                 HkSession *session,
                                 int        player)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *keys = hk_rf_card_keys_new (_("Drops of the Blood card"));
  GtkWidget *refusal = hk_refusal_new ();
  g_autofree char *title = g_strdup_printf (_("%s Draws a Blood Card"), hk_rf_table_get_player_name (HK_RF_TABLE (hk_session_get_table (session)), player));

  g_object_set_data_full (G_OBJECT (dialog), "session", g_object_ref (session), g_object_unref);
  g_object_set_data (G_OBJECT (dialog), "player", GINT_TO_POINTER (player));
  g_object_set_data (G_OBJECT (dialog), "refusal", refusal);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, 380);
  adw_dialog_set_content_height (dialog, 300);
  hk_rf_card_keys_set_range (HK_RF_CARD_KEYS (keys), 0, MOST_DROPS);
  hk_box_add_words (box, _("Draw it face down. How many drops of blood does it begin with?"), "heading");
  gtk_box_append (GTK_BOX (box), keys);
  gtk_box_append (GTK_BOX (box), refusal);
  hk_widget_set_margins (box, 6, 16, 18);
  g_signal_connect_object (keys, "picked", G_CALLBACK (drawn_cb), dialog, G_CONNECT_DEFAULT);
  g_signal_connect_object (refusal, "overruled", G_CALLBACK (adw_dialog_close), dialog, G_CONNECT_SWAPPED);
  adw_dialog_set_child (dialog, hk_page_new (box, NULL));
  adw_dialog_present (dialog, from);
}
