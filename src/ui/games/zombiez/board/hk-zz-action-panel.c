/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-actions.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-action-panel.h"
#include "hk-zz-face.h"
#include "hk-zz-ink.h"
#include "hk-zz-victims.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define ACTION_WIDTH 52
#define CARD_WIDTH 38
#define GAINED_WIDTH 26
#define TARGET 48

/* The action cards that wait to be played, each with what it can take: the own cards for the Axe, those of the
 * others for the Net, the five numbers for the Shotgun. One tap plays it. */
struct _HkZzActionPanel
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (HkZzActionPanel, hk_zz_action_panel, ADW_TYPE_BIN)

static HkZzTable *
get_table (HkZzActionPanel *self)
{
  return HK_ZZ_TABLE (hk_session_get_table (self->session));
}

static void
clicked_cb (HkZzActionPanel *self,
            GtkWidget       *button)
{
  g_autoptr (HkMove) move = hk_move_copy (g_object_get_data (G_OBJECT (button), "move"));
  HkZzAction *shotgun = hk_zz_table_get_action (get_table (self), hk_zz_table_find_action (get_table (self), "shotgun"));

  if (shotgun != NULL && g_str_equal (hk_move_get_name (move), "shotgun"))
    hk_zz_victims_shoot (GTK_WIDGET (self), self->session, shotgun->player, hk_move_get_int (move, "value", 0));
  else
    hk_table_play (GTK_WIDGET (self), self->session, move);
}

static GtkWidget *
make_button (HkZzActionPanel *self,
             GtkWidget       *child,
             const char      *spoken,
             HkMove          *taken_move)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_set_size_request (button, TARGET, TARGET);
  hk_tooltip_set (button, spoken);
  hk_widget_set_spoken (button, spoken);
  g_object_set_data_full (G_OBJECT (button), "move", taken_move, g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_card (HkZzActionPanel *self,
           HkZzCard        *card,
           const char      *spoken,
           HkMove          *taken_move)
{
  GtkWidget *button = make_button (self, hk_zz_face_new (get_table (self), card, CARD_WIDTH), spoken, taken_move);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "zz-key");
  return button;
}

/* A card that lies there more than once is offered once. */
static gboolean
is_repeated (HkZzPlayer *player,
             int         position)
{
  HkZzCard *card = hk_zz_player_get_card (player, position);

  return hk_zz_player_find_card (player, card->value, card->colour) != card;
}

static void
add_axe (HkZzActionPanel *self,
         HkZzAction      *action,
         GtkWidget       *to)
{
  HkZzPlayer *player = hk_zz_table_get_player (get_table (self), action->player);
  GtkWidget *wrap = hk_wrap_box_new (2);

  for (int i = 0; i < hk_zz_player_get_n_cards (player); i++)
    {
      HkZzCard *card = hk_zz_player_get_card (player, i);
      g_autofree char *name = hk_zz_ink_speak_card (get_table (self), card);
      g_autofree char *spoken = g_strdup_printf (_("Discard %s"), name);

      if (!is_repeated (player, i))
        adw_wrap_box_append (ADW_WRAP_BOX (wrap),
                             make_card (self, card, spoken, hk_move_build ("axe", "i:value", card->value, "i:colour", card->colour, NULL)));
    }
  gtk_box_append (GTK_BOX (to), wrap);
}

static void
add_net (HkZzActionPanel *self,
         HkZzAction      *action,
         GtkWidget       *to)
{
  HkZzTable *table = get_table (self);

  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (table, i);
      GtkWidget *wrap;

      if (i == action->player || hk_zz_player_get_n_cards (player) == 0)
        continue;
      wrap = hk_wrap_box_new (2);
      gtk_box_append (GTK_BOX (to), hk_heading_new (player->name));
      for (int j = 0; j < hk_zz_player_get_n_cards (player); j++)
        {
          HkZzCard *card = hk_zz_player_get_card (player, j);
          g_autofree char *name = hk_zz_ink_speak_card (table, card);
          g_autofree char *spoken = g_strdup_printf (_("Steal %s from %s"), name, player->name);

          if (!is_repeated (player, j))
            adw_wrap_box_append (ADW_WRAP_BOX (wrap),
                                 make_card (self, card, spoken, hk_move_build ("net", "i:from", i, "i:value", card->value,
                                                                               "i:colour", card->colour, NULL)));
        }
      gtk_box_append (GTK_BOX (to), wrap);
    }
}

static int
count_hit (HkZzTable *table,
           int        shooter,
           int        value)
{
  int n = 0;

  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    n += i != shooter && hk_zz_player_count_value (hk_zz_table_get_player (table, i), value) > 0;
  return n;
}

static void
add_shotgun (HkZzActionPanel *self,
             HkZzAction      *action,
             GtkWidget       *to)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);
  for (int value = 1; value <= HK_ZZ_N_VALUES; value++)
    {
      const int n = count_hit (get_table (self), action->player, value);
      GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *button;
      g_autofree char *number = g_strdup_printf ("%d", value);
      g_autofree char *hits = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) n), n);
      g_autofree char *spoken = g_strdup_printf (ngettext ("Name %d: %d player loses a card", "Name %d: %d players lose a card", (gulong) n), value, n);

      hk_box_add_words (face, number, "zz-big");
      hk_box_add_words (face, hits, "caption");
      button = make_button (self, face, spoken, hk_move_build ("shotgun", "i:value", value, NULL));
      gtk_widget_add_css_class (button, "zz-number");
      gtk_box_append (GTK_BOX (line), button);
    }
  gtk_box_append (GTK_BOX (to), line);
}

static const struct
{
  const char *kind;
  const char *about;
  void      (*add) (HkZzActionPanel *self, HkZzAction *action, GtkWidget *to);
} kinds[] = {
  { "axe", N_("Discards a card of the own collection."), add_axe },
  { "net", N_("Steals a card from somebody else."), add_net },
  { "shotgun", N_("Names a number: all others discard a card of it."), add_shotgun },
};

/* Of those of one kind the first is played first. */
static void
add_action (HkZzActionPanel *self,
            HkZzAction      *action)
{
  HkZzTable *table = get_table (self);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *face = hk_zz_face_new (table, action->card, ACTION_WIDTH);
  g_autofree char *title = g_strdup_printf (_("%s plays %s"), hk_zz_table_get_player_name (table, action->player), hk_zz_kind_get_title (action->card->kind));
  GtkWidget *heading = hk_heading_new (title);
  const gboolean aims = hk_zz_action_has_aim (table, action);

  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), heading);
  gtk_box_append (GTK_BOX (line), face);
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (column), line);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].kind, action->card->kind))
      {
        GtkWidget *about = gtk_label_new (aims ? _(kinds[i].about) : _("There is nothing for it to take."));

        gtk_label_set_xalign (GTK_LABEL (about), 0);
        gtk_label_set_wrap (GTK_LABEL (about), TRUE);
        gtk_widget_add_css_class (about, "dimmed");
        gtk_box_append (GTK_BOX (words), about);
        if (aims)
          kinds[i].add (self, action, column);
      }
  if (!aims)
    {
      GtkWidget *button = make_button (self, gtk_label_new (_("Discard It")), _("Discard It"), hk_move_build ("skip-action", "s:kind", action->card->kind, NULL));

      gtk_widget_set_halign (button, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (column), button);
    }
  gtk_box_append (GTK_BOX (self->box), column);
}

/* The zombies of the reward go to the collection afterwards: neither Axe nor Net can touch them. */
static void
add_gained (HkZzActionPanel *self)
{
  HkZzTable *table = get_table (self);
  GListModel *gained = G_LIST_MODEL (table->gained);
  GtkWidget *wrap = hk_wrap_box_new (4);
  GtkWidget *words = hk_label_new (_("Goes to the collection afterwards:"), "dimmed");

  adw_wrap_box_append (ADW_WRAP_BOX (wrap), words);
  for (guint i = 0; i < g_list_model_get_n_items (gained); i++)
    {
      g_autoptr (HkZzCard) card = g_list_model_get_item (gained, i);

      adw_wrap_box_append (ADW_WRAP_BOX (wrap), hk_zz_face_new (table, card, GAINED_WIDTH));
    }
  gtk_box_append (GTK_BOX (self->box), wrap);
}

static void
update (HkZzActionPanel *self)
{
  HkZzTable *table = get_table (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  for (int i = 0; i < hk_zz_table_get_n_actions (table); i++)
    {
      HkZzAction *action = hk_zz_table_get_action (table, i);

      if (action->card != NULL && hk_zz_table_get_player (table, action->player) != NULL && hk_zz_table_find_action (table, action->card->kind) == i)
        add_action (self, action);
    }
  if (g_list_model_get_n_items (G_LIST_MODEL (table->gained)) > 0)
    add_gained (self);
}

static void
hk_zz_action_panel_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_ACTION_PANEL (object)->session);
  G_OBJECT_CLASS (hk_zz_action_panel_parent_class)->dispose (object);
}

static void
hk_zz_action_panel_class_init (HkZzActionPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_action_panel_dispose;
}

static void
hk_zz_action_panel_init (HkZzActionPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Returns (transfer floating): the actions that wait.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_action_panel_new (HkSession *session)
{
  HkZzActionPanel *self = g_object_new (HK_TYPE_ZZ_ACTION_PANEL, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
