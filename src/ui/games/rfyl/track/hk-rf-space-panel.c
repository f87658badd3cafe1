/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/guide/hk-rf-legal.h"
#include "hk-rf-reach.h"
#include "hk-rf-space-panel.h"
#include "hk-rf-space.h"
#include "ui/games/rfyl/board/hk-rf-offer-box.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/fights/hk-rf-trial.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-params.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/widgets/hk-widgets.h"

/* The space that is looked at: who stands there, what lies there, and what can be done there now. What is done by
 * hand only stands in a menu. */
struct _HkRfSpacePanel
{
  AdwBin     parent_instance;

  HkSession *session;
  int        space;    /* −1 none */
  GtkWidget *title;
  GtkWidget *about;
  GtkWidget *people;
  GtkWidget *offers;
  GtkWidget *menu;
};

G_DEFINE_FINAL_TYPE (HkRfSpacePanel, hk_rf_space_panel, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfSpacePanel *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static void
add_chip (HkRfSpacePanel *self,
          GtkWidget      *mark,
          const char     *text)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (chip), mark);
  gtk_box_append (GTK_BOX (chip), label);
  gtk_widget_add_css_class (chip, "rf-chip");
  adw_wrap_box_append (ADW_WRAP_BOX (self->people), chip);
}

static char *
describe_hunter (HkRfTable  *table,
                 int         number,
                 HkRfPlayer *player)
{
  const int horde = hk_rf_table_get_horde_size (table, number);

  if (horde == 0)
    return g_strdup_printf (_("%s, zombie player"), player->name);
  return g_strdup_printf (ngettext ("%s, with a horde of %d", "%s, with a horde of %d", (gulong) horde), player->name, horde);
}

static void
update_people (HkRfSpacePanel *self)
{
  HkRfTable *table = get_table (self);
  HkRfPile *pile = hk_rf_table_find_pile (table, self->space);
  int loose = 0;

  hk_wrap_box_clear (self->people);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);
      g_autofree char *hunter = player->zombie ? describe_hunter (table, i, player) : NULL;

      if (player->space == self->space && !player->safe)
        add_chip (self, hk_player_mark_new (player->name, player->colour), hunter == NULL ? player->name : hunter);
    }
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    loose += hk_rf_table_get_zombie (table, i)->space == self->space && hk_rf_table_get_zombie (table, i)->leader < 0;
  if (loose > 0)
    {
      g_autofree char *text = hk_rf_label_zombies (loose);

      add_chip (self, hk_rf_symbol_new (HK_RF_SYMBOL_ZOMBIE, 20), text);
    }
  if (pile != NULL)
    {
      g_autofree char *text = hk_rf_label_pile (pile);

      add_chip (self, hk_rf_symbol_new (HK_RF_SYMBOL_ITEM, 20), text);
    }
  gtk_widget_set_visible (self->people, gtk_widget_get_first_child (self->people) != NULL);
}

/* Whoever moves now can come here. */
static void
add_move (HkRfSpacePanel *self)
{
  HkRfTable *table = get_table (self);
  const int turn = hk_rf_reach_find_turn (table);
  g_autofree char *title = NULL;
  g_autofree char *bullets = NULL;
  g_autoptr (HkMoveOption) offer = NULL;
  HkRfReach reach;
  HkMove *move;
  int shots = 0;

  if (!hk_rf_reach_find (table, turn, &reach) || !hk_rf_reach_holds (&reach, self->space) || self->space == reach.from)
    return;
  title = g_strdup_printf (_("%s moves here"), hk_rf_table_get_player_name (table, turn));
  move = hk_rf_reach_make_move (table, turn, self->space);
  if (hk_move_get_array (move, "shots") != NULL)
    shots += (int) json_array_get_length (hk_move_get_array (move, "shots"));
  if (hk_move_get_array (move, "shot-players") != NULL)
    shots += (int) json_array_get_length (hk_move_get_array (move, "shot-players"));
  bullets = shots == 0 ? NULL : g_strdup_printf (ngettext ("shoots %d zombie on the way", "shoots %d zombies on the way", (gulong) shots), shots);
  offer = hk_rf_trial_new (table, title, bullets, move);
  hk_rf_offer_box_add (HK_RF_OFFER_BOX (self->offers), offer, hk_move_option_is_legal (offer));
}

/* What the humans can do with this space: shoot there, and pick up what lies there. */
static void
add_player_offers (HkRfSpacePanel *self,
                   int             player)
{
  HkRfTable *table = get_table (self);
  g_autoptr (GPtrArray) offers = hk_rf_list_player_moves (table, player);
  const gboolean here = hk_rf_table_get_player (table, player)->space == self->space;
  gboolean shot = FALSE;

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      HkMove *move = hk_move_option_get_move (offer);
      const gboolean shoots = g_str_equal (hk_move_get_name (move), "shoot") && !hk_move_has (move, "fight") && here;
      const gboolean picks = g_str_equal (hk_move_get_name (move), "pick-up") && hk_move_get_int (move, "space", -1) == self->space;

      /* One zombie of a space is as good as another. */
      if (!hk_move_option_is_legal (offer) || !(shoots || picks) || (shot && shoots && hk_move_has (move, "zombie")))
        continue;
      shot = shot || (shoots && hk_move_has (move, "zombie"));
      hk_rf_offer_box_add_of (HK_RF_OFFER_BOX (self->offers), hk_rf_table_get_player_name (table, player), offer);
    }
}

/* The zombie that came to the space first, which is shown as the lead zombie. */
static int
find_zombie (HkRfTable *table,
             int        space)
{
  HkRfZombie *lead = NULL;

  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (table, i);

      if (zombie->space == space && (lead == NULL || zombie->order < lead->order))
        lead = zombie;
    }
  return lead == NULL ? -1 : lead->id;
}

static void
update_menu (HkRfSpacePanel *self)
{
  HkRfTable *table = get_table (self);
  const int zombie = find_zombie (table, self->space);

  hk_move_option_menu_clear (HK_MOVE_OPTION_MENU (self->menu));
  hk_move_option_menu_add (HK_MOVE_OPTION_MENU (self->menu), _("Place a Zombie Here"), NULL,
                           hk_move_build ("add-zombies", "i:space", self->space, "i:count", 1, NULL), NULL);
  hk_move_option_menu_add (HK_MOVE_OPTION_MENU (self->menu), _("Place Several Zombies Here…"), NULL,
                           hk_move_build ("add-zombies", "i:space", self->space, NULL), "count");
  if (zombie >= 0)
    hk_move_option_menu_add (HK_MOVE_OPTION_MENU (self->menu), _("A Zombie Here Is Killed"), NULL,
                             hk_move_build ("kill", "i:zombie", zombie, NULL), NULL);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);
      g_autofree char *text = g_strdup_printf (_("Put %s Here"), player->name);

      if (!player->safe && player->space != self->space)
        hk_move_option_menu_add (HK_MOVE_OPTION_MENU (self->menu), text, NULL, hk_move_build ("place", "i:player", i,
                                                                                              "i:space", self->space, NULL), NULL);
    }
}

static char *
describe_way (HkRfTable *table,
              int        space)
{
  if (space == 0)
    return g_strdup (_("Whoever gets here is out of it"));
  return g_strdup_printf (ngettext ("%d space to go", "%d spaces to go", (gulong) space), space);
}

static void
update (HkRfSpacePanel *self)
{
  HkRfTable *table = get_table (self);
  g_autofree char *name = NULL;
  g_autofree char *about = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), self->space >= 0);
  hk_rf_offer_box_clear (HK_RF_OFFER_BOX (self->offers));
  if (self->space < 0)
    return;
  name = hk_rf_space_name (table, self->space);
  about = describe_way (table, self->space);
  gtk_label_set_text (GTK_LABEL (self->title), name);
  gtk_label_set_text (GTK_LABEL (self->about), about);
  update_people (self);
  gtk_widget_set_visible (self->menu, !hk_rf_table_is_phase (table, "over"));
  if (hk_rf_table_is_phase (table, "over"))
    return;
  add_move (self);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    if (hk_rf_player_is_human (hk_rf_table_get_player (table, i)))
      add_player_offers (self, i);
  update_menu (self);
}

static void
hk_rf_space_panel_dispose (GObject *object)
{
  g_clear_object (&HK_RF_SPACE_PANEL (object)->session);
  G_OBJECT_CLASS (hk_rf_space_panel_parent_class)->dispose (object);
}

static void
hk_rf_space_panel_class_init (HkRfSpacePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_space_panel_dispose;
}

static void
hk_rf_space_panel_init (HkRfSpacePanel *self)
{
  self->space = -1;
}

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* Returns (transfer floating): a panel that tells of no space yet.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_space_panel_new (HkSession *session)
{
  HkRfSpacePanel *self = g_object_new (HK_TYPE_RF_SPACE_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->session = g_object_ref (session);
  self->title = make_label ("title-4");
  self->about = make_label ("dimmed");
  self->menu = hk_move_option_menu_new (session, NULL, _("Change This Space by Hand"), hk_rf_play_offer);
  self->people = hk_wrap_box_new (6);
  self->offers = hk_rf_offer_box_new (session);
  gtk_widget_set_hexpand (titles, TRUE);
  gtk_box_append (GTK_BOX (titles), self->title);
  gtk_box_append (GTK_BOX (titles), self->about);
  gtk_box_append (GTK_BOX (head), titles);
  gtk_box_append (GTK_BOX (head), self->menu);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->people);
  gtk_box_append (GTK_BOX (box), self->offers);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "rf-panel");
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* Tells of another space.
 * @space: counted from the victory space; −1 none, which hides the panel */
void
hk_rf_space_panel_set_space (HkRfSpacePanel *self,
                             int             space)
{
  g_return_if_fail (HK_IS_RF_SPACE_PANEL (self));

  if (self->space == space)
    return;
  self->space = space;
  update (self);
}
