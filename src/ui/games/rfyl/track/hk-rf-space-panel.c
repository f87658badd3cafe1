/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/moves/hk-dry-run.h"
#include "games/rfyl/guide/hk-rf-legal.h"
#include "hk-rf-reach.h"
#include "hk-rf-space-panel.h"
#include "hk-rf-space.h"
#include "ui/games/rfyl/board/hk-rf-ask.h"
#include "ui/games/rfyl/board/hk-rf-chip.h"
#include "ui/games/rfyl/board/hk-rf-option-box.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/widgets/hk-kept.h"

/* The space that is looked at: who stands there, what lies there, and what can be done there now. Manual changes
 * stand in a menu. */
struct _HkRfSpacePanel
{
  HkView         parent_instance;

  GtkBox        *head;
  GtkLabel      *title;
  GtkLabel      *about;
  GtkWidget     *people;
  HkRfOptionBox *options;

  GtkWidget     *menu;
  char          *shown;   /* what the menu is about */
};

HK_DEFINE_TEMPLATE_TYPE (HkRfSpacePanel, hk_rf_space_panel, HK_TYPE_VIEW)

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

/* Who or what is on the space. */
typedef struct
{
  HkRfPlayer *player;   /* whose mark it has; NULL a picture */
  const char *picture;
  char       *text;
} Chip;

static void
chip_clear (gpointer data)
{
  g_free (((Chip *) data)->text);
}

static void
add_chip (GArray       *chips,
          GStrvBuilder *keys,
          HkRfPlayer   *player,
          const char   *picture,
          char         *text)
{
  const Chip chip = { player, picture, text };

  g_array_append_val (chips, chip);
  g_strv_builder_take (keys, g_strdup_printf ("%s %s %s", player == NULL ? picture : player->name, player == NULL ? "" : player->colour, text));
}

static GtkWidget *
make_chip (gpointer chips,
           guint    number)
{
  const Chip *chip = &g_array_index ((GArray *) chips, Chip, number);
  GtkWidget *mark = chip->player == NULL ? hk_rf_symbol_new (chip->picture, 20) : hk_player_mark_new (chip->player->name, chip->player->colour);

  return hk_rf_chip_new (mark, chip->text, "rf-chip");
}

static void
update_people (HkRfSpacePanel *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  const int here = hk_view_get_index (HK_VIEW (self));
  HkRfPile *pile = hk_rf_table_find_pile (table, here);
  g_autoptr (GArray) chips = g_array_new (FALSE, FALSE, sizeof (Chip));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;
  int loose = 0;

  g_array_set_clear_func (chips, chip_clear);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);

      if (player->space == here && !player->safe)
        add_chip (chips, builder, player, NULL, player->zombie ? describe_hunter (table, i, player) : g_strdup (player->name));
    }
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    loose += hk_rf_table_get_zombie (table, i)->space == here && hk_rf_table_get_zombie (table, i)->leader < 0;
  if (loose > 0)
    add_chip (chips, builder, NULL, "zombie", hk_rf_label_zombies (loose));
  if (pile != NULL)
    add_chip (chips, builder, NULL, "item", hk_rf_label_pile (pile));
  keys = g_strv_builder_end (builder);
  hk_kept_show (self->people, (const char * const *) keys, make_chip, chips);
  gtk_widget_set_visible (self->people, chips->len > 0);
}

/* Whoever moves now can come here. */
static void
add_move (HkRfSpacePanel *self,
          int             space)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  const int turn = hk_rf_reach_find_turn (table);
  HkDryRun trial = { .table = HK_TABLE (table) };
  g_autofree char *title = NULL;
  g_autofree char *bullets = NULL;
  g_autofree char *reason = NULL;
  g_autoptr (HkMove) move = NULL;
  g_autoptr (HkMoveOption) option = NULL;
  HkRfReach reach;
  int shots = 0;

  if (!hk_rf_reach_find (table, turn, &reach) || !hk_rf_reach_holds (&reach, space) || space == reach.from)
    return;
  title = g_strdup_printf (_("%s Moves Here"), hk_rf_table_get_player_name (table, turn));
  move = hk_rf_reach_make_move (table, turn, space);
  if (hk_move_get_array (move, "shots") != NULL)
    shots += (int) json_array_get_length (hk_move_get_array (move, "shots"));
  if (hk_move_get_array (move, "shot-players") != NULL)
    shots += (int) json_array_get_length (hk_move_get_array (move, "shot-players"));
  bullets = shots == 0 ? NULL : g_strdup_printf (ngettext ("shoots %d zombie on the way", "shoots %d zombies on the way", (gulong) shots), shots);
  reason = hk_dry_run_find_reason (&trial, move);
  option = hk_move_option_new (title, bullets, move, NULL, reason);
  hk_rf_option_box_add (self->options, option, reason == NULL);
}

/* What the humans can do with this space: shoot there, and pick up what lies there. */
static void
add_player_options (HkRfSpacePanel *self,
                   int             player,
                    int             space)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autoptr (GPtrArray) options = NULL;
  const gboolean here = hk_rf_table_get_player (table, player)->space == space;
  gboolean shot = FALSE;

  if (!here && hk_rf_table_find_pile (table, space) == NULL)
    return;
  options = hk_rf_list_player_moves (table, player);
  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);
      HkMove *move = hk_move_option_get_move (option);
      const gboolean shoots = g_str_equal (hk_move_get_name (move), "shoot") && !hk_move_has (move, "fight") && here;
      const gboolean picks = g_str_equal (hk_move_get_name (move), "pick-up") && hk_move_get_int (move, "space", -1) == space;

      /* One zombie of a space is as good as another. */
      if (!hk_move_option_is_legal (option) || !(shoots || picks) || (shot && shoots && hk_move_has (move, "zombie")))
        continue;
      shot = shot || (shoots && hk_move_has (move, "zombie"));
      hk_rf_option_box_add_of (self->options, hk_rf_table_get_player_name (table, player), option);
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

static gboolean
can_put (HkRfTable *table,
         int        player,
         int        space)
{
  return !hk_rf_table_get_player (table, player)->safe && hk_rf_table_get_player (table, player)->space != space;
}

static void
update_menu (HkRfSpacePanel *self,
             int             space)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  HkMoveOptionMenu *menu = HK_MOVE_OPTION_MENU (self->menu);
  const int zombie = find_zombie (table, space);
  g_autoptr (GString) key = g_string_new (NULL);

  g_string_append_printf (key, "%d %d", space, zombie);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    if (can_put (table, i, space))
      g_string_append_printf (key, " %d", i);
  if (!g_set_str (&self->shown, key->str))
    return;
  hk_move_option_menu_clear (menu);
  hk_move_option_menu_add (menu, _("Place a Zombie Here"), NULL, hk_move_build ("add-zombies", "i:space", space, "i:count", 1, NULL), NULL);
  hk_move_option_menu_add (menu, _("Place Several Zombies Here…"), NULL, hk_move_build ("add-zombies", "i:space", space, NULL), "count");
  if (zombie >= 0)
    hk_move_option_menu_add (menu, _("A Zombie Here Is Killed"), NULL, hk_move_build ("kill", "i:zombie", zombie, NULL), NULL);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);
      g_autofree char *text = g_strdup_printf (_("Put %s Here"), player->name);

      if (can_put (table, i, space))
        hk_move_option_menu_add (menu, text, NULL, hk_move_build ("place", "i:player", i, "i:space", space, NULL), NULL);
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
update (HkView *view)
{
  HkRfSpacePanel *self = HK_RF_SPACE_PANEL (view);
  HkRfTable *table = hk_rf_view_get_table (self);
  const int space = hk_view_get_index (view);
  const gboolean over = hk_rf_table_get_phase (table) == HK_RF_PHASE_OVER;
  g_autofree char *name = NULL;
  g_autofree char *about = NULL;

  if (space < 0)
    return;
  if (self->menu == NULL)
    {
      self->menu = hk_move_option_menu_new (hk_view_get_session (view), NULL, _("Change This Space by Hand"), hk_rf_play_option);
      gtk_box_append (self->head, self->menu);
    }
  name = hk_rf_space_name (table, space);
  about = describe_way (table, space);
  gtk_label_set_text (self->title, name);
  gtk_label_set_text (self->about, about);
  update_people (self);
  gtk_widget_set_visible (self->menu, !over);
  hk_rf_option_box_begin (self->options);
  if (!over)
    add_move (self, space);
  for (int i = 0; !over && i < hk_rf_table_get_n_players (table); i++)
    if (hk_rf_player_is_human (hk_rf_table_get_player (table, i)))
      add_player_options (self, i, space);
  hk_rf_option_box_end (self->options);
  if (!over)
    update_menu (self, space);
}

static void
hk_rf_space_panel_finalize (GObject *object)
{
  g_free (HK_RF_SPACE_PANEL (object)->shown);
  G_OBJECT_CLASS (hk_rf_space_panel_parent_class)->finalize (object);
}

static void
hk_rf_space_panel_class_init (HkRfSpacePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_rf_space_panel_finalize;
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;

  g_type_ensure (HK_TYPE_RF_OPTION_BOX);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-space-panel");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkRfSpacePanel, head, title, about, people, options);
}
