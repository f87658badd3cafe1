/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/guide/hk-rf-legal.h"
#include "hk-rf-mover.h"
#include "hk-rf-reach.h"
#include "hk-rf-step-keys.h"
#include "ui/games/rfyl/board/hk-rf-offer-box.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* Who moves now, human or zombie player: what is mostly done as big buttons, and a key for each number of spaces. */
struct _HkRfMover
{
  AdwBin     parent_instance;

  HkSession *session;
  int        player;
  GtkWidget *mark;
  GtkWidget *title;
  GtkWidget *about;
  GtkWidget *offers;
  GtkWidget *take;     /* GtkCheckButton: of a zombie player */
  GtkWidget *leave;    /* likewise */
  GtkWidget *stay;     /* likewise */
  GtkWidget *keys;
};

G_DEFINE_FINAL_TYPE (HkRfMover, hk_rf_mover, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfMover *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static char *
describe (HkRfTable       *table,
          HkRfPlayer      *player,
          const HkRfReach *reach)
{
  g_autofree char *bullets = hk_rf_label_bullets (player->bullets);

  if (player->zombie)
    return g_strdup_printf (_("On space %d. Any way, and any part of it."), player->space);
  if (player->moved)
    return g_strdup_printf (_("On space %d. A slower player has cleared the way."), player->space);
  if (reach->front_stop > reach->front)
    return g_strdup_printf (_("On space %d, with %s. Zombies stand on space %d."), player->space, bullets, reach->front_stop);
  return g_strdup_printf (_("On space %d, with %s."), player->space, bullets);
}

/* The zombies on some space of the way can be led on only if there are any. */
static gboolean
has_loose (HkRfTable       *table,
           const HkRfReach *reach)
{
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    if (hk_rf_table_get_zombie (table, i)->leader < 0 && hk_rf_reach_holds (reach, hk_rf_table_get_zombie (table, i)->space))
      return TRUE;
  return FALSE;
}

static void
update_hunter (HkRfMover       *self,
               HkRfPlayer      *player,
               const HkRfReach *reach)
{
  const int horde = hk_rf_table_get_horde_size (get_table (self), self->player);
  g_autofree char *text = g_strdup_printf (ngettext ("Leave the horde of %d here", "Leave the horde of %d here", (gulong) horde), horde);

  gtk_widget_set_visible (self->take, player->zombie && has_loose (get_table (self), reach));
  gtk_widget_set_visible (self->leave, player->zombie && horde > 0);
  gtk_widget_set_visible (self->stay, player->zombie);
  gtk_label_set_text (GTK_LABEL (gtk_check_button_get_child (GTK_CHECK_BUTTON (self->leave))), text);
}

/* What a zombie player decides on the way goes along with the move. */
static void
play (HkRfMover *self,
      int        space)
{
  g_autoptr (HkMove) move = hk_rf_reach_make_move (get_table (self), self->player, space);
  JsonObject *params = hk_move_get_params (move);

  if (gtk_widget_get_visible (self->take) && gtk_check_button_get_active (GTK_CHECK_BUTTON (self->take)))
    json_object_set_boolean_member (params, "take", TRUE);
  if (gtk_widget_get_visible (self->leave) && gtk_check_button_get_active (GTK_CHECK_BUTTON (self->leave)))
    json_object_set_boolean_member (params, "leave", TRUE);
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
add_offers (HkRfMover *self)
{
  g_autoptr (GPtrArray) offers = hk_rf_list_player_moves (get_table (self), self->player);
  gboolean first = TRUE;

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      const char *name = hk_move_get_name (hk_move_option_get_move (offer));
      const char * const *missing = hk_move_option_get_missing (offer);
      const gboolean complete = missing == NULL || missing[0] == NULL;

      if (!complete || (!g_str_equal (name, "move") && !g_str_equal (name, "pass-move")))
        continue;
      /* Going back as far as can be is seldom what somebody wants; the keys offer it. */
      if (hk_move_get_int (hk_move_option_get_move (offer), "to", 0) > hk_rf_table_get_player (get_table (self),
                                                                                               self->player)->space)
        continue;
      /* Whether to spend bullets is up to the player. */
      hk_rf_offer_box_add (HK_RF_OFFER_BOX (self->offers), offer, first && hk_move_option_is_legal (offer)
                           && hk_move_option_get_hint (offer) == NULL);
      first = FALSE;
    }
}

static void
update (HkRfMover *self)
{
  HkRfTable *table = get_table (self);
  HkRfPlayer *player = hk_rf_table_get_player (table, self->player);
  HkRfReach reach;
  g_autofree char *title = NULL;
  g_autofree char *about = NULL;
  int far;

  gtk_widget_set_visible (GTK_WIDGET (self), player != NULL && hk_rf_reach_find (table, self->player, &reach));
  hk_rf_offer_box_clear (HK_RF_OFFER_BOX (self->offers));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  far = MAX (reach.from - reach.front, reach.back - reach.from);
  g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  title = g_strdup_printf (player->zombie ? ngettext ("%s hunts up to %d space", "%s hunts up to %d spaces", (gulong) far)
                                          : ngettext ("%s moves up to %d space", "%s moves up to %d spaces", (gulong) far), player->name, far);
  about = describe (table, player, &reach);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->about), about);
  update_hunter (self, player, &reach);
  add_offers (self);
  hk_rf_step_keys_set_player (HK_RF_STEP_KEYS (self->keys), self->player);
}

static void
stay_cb (HkRfMover *self)
{
  play (self, hk_rf_table_get_player (get_table (self), self->player)->space);
}

static void
hk_rf_mover_dispose (GObject *object)
{
  g_clear_object (&HK_RF_MOVER (object)->session);
  G_OBJECT_CLASS (hk_rf_mover_parent_class)->dispose (object);
}

static void
hk_rf_mover_class_init (HkRfMoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_mover_dispose;
}

static void
hk_rf_mover_init (HkRfMover *self)
{
  self->player = -1;
}

static GtkWidget *
make_head (HkRfMover *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->mark = hk_player_mark_new ("", "grey");
  self->title = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_widget_add_css_class (self->title, "title-4");
  self->about = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->about), 0);
  gtk_label_set_wrap (GTK_LABEL (self->about), TRUE);
  gtk_widget_add_css_class (self->about, "dimmed");
  gtk_box_append (GTK_BOX (words), self->title);
  gtk_box_append (GTK_BOX (words), self->about);
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), words);
  return head;
}

/* One whose words go on in the next line. */
static GtkWidget *
make_check (const char *text)
{
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *label = hk_label_new (text, NULL);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  return check;
}

/* Returns (transfer floating): the movement of nobody yet.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_mover_new (HkSession *session)
{
  HkRfMover *self = g_object_new (HK_TYPE_RF_MOVER, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->session = g_object_ref (session);
  self->offers = hk_rf_offer_box_new (session);
  self->keys = hk_rf_step_keys_new (session);
  self->take = make_check (_("Take control of the zombies there"));
  self->leave = make_check (NULL);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->take), TRUE);
  self->stay = hk_page_button_new (_("Stay on the Space"), G_CALLBACK (stay_cb), self);
  gtk_box_append (GTK_BOX (box), make_head (self));
  gtk_box_append (GTK_BOX (box), self->offers);
  gtk_box_append (GTK_BOX (box), self->take);
  gtk_box_append (GTK_BOX (box), self->leave);
  gtk_box_append (GTK_BOX (box), self->keys);
  gtk_box_append (GTK_BOX (box), self->stay);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (self->keys, "picked", G_CALLBACK (play), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* Shows how a player can move now.
 * @player: a seat; −1 nobody, which hides it */
void
hk_rf_mover_set_player (HkRfMover *self,
                        int        player)
{
  g_return_if_fail (HK_IS_RF_MOVER (self));

  if (player != self->player)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->leave), FALSE);
  self->player = player;
  update (self);
}
