/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-victims.h"
#include "ui/display/hk-template.h"
#include "ui/games/zombiez/board/hk-zz-face.h"
#include "ui/games/zombiez/board/hk-zz-ink.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define FACE_WIDTH 44

/* Which card each player discards when a Shotgun has named a number, asked only of those who have it in several
 * colours. It is played as soon as all of them have said. */
struct _HkZzVictims
{
  HkDialogView  parent_instance;

  GtkBox       *players;
  int          *colours;   /* by the place in turn order after the shooter; 0 any */
  int           n_asked;   /* who have not said yet */
};

HK_DEFINE_TEMPLATE_TYPE (HkZzVictims, hk_zz_victims, HK_TYPE_DIALOG_VIEW)

static HkZzTable *
get_table (HkZzVictims *self)
{
  return HK_ZZ_TABLE (hk_dialog_view_get_table (HK_DIALOG_VIEW (self)));
}

/* The seat of whoever plays the Shotgun, or −1. */
static int
find_shooter (HkZzTable *table)
{
  HkZzAction *shotgun = hk_zz_table_get_action (table, hk_zz_table_find_action (table, HK_ZZ_SHOTGUN));

  return shotgun == NULL ? -1 : shotgun->player;
}

static gboolean
has_choice (HkZzPlayer *player,
            int         value)
{
  int n = 0;

  for (int colour = 1; colour <= HK_ZZ_MAX_COLOURS; colour++)
    n += hk_zz_player_find_card (player, value, colour) != NULL;
  return n > 1;
}

static void
shoot (HkZzVictims *self)
{
  const int n = hk_zz_table_get_n_players (get_table (self));
  HkMove *move = hk_move_build ("shotgun", "i:value", hk_dialog_view_get_index (HK_DIALOG_VIEW (self)), NULL);
  JsonArray *colours = json_array_new ();

  for (int i = 0; i < n - 1; i++)
    json_array_add_int_element (colours, self->colours[i]);
  json_object_set_array_member (hk_move_get_params (move), "colours", colours);
  hk_dialog_view_play (HK_DIALOG_VIEW (self), move);
}

static void
toggled_cb (HkZzVictims     *self,
            GtkToggleButton *button)
{
  int *colour = &self->colours[GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "place"))];

  if (!gtk_toggle_button_get_active (button))
    return;
  self->n_asked -= *colour == 0;
  *colour = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "colour"));
  if (self->n_asked == 0)
    shoot (self);
}

static GtkWidget *
make_choice (HkZzVictims *self,
             HkZzCard    *card,
             int          place,
             GtkWidget   *group)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *spoken = hk_zz_ink_speak_card (get_table (self), card);

  gtk_button_set_child (GTK_BUTTON (button), hk_zz_face_new (get_table (self), card, FACE_WIDTH));
  gtk_widget_add_css_class (button, "zz-victim");
  hk_tooltip_set (button, spoken);
  hk_widget_set_spoken (button, spoken);
  g_object_set_data (G_OBJECT (button), "place", GINT_TO_POINTER (place));
  g_object_set_data (G_OBJECT (button), "colour", GINT_TO_POINTER (card->colour));
  if (group != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_player (HkZzVictims *self,
            HkZzPlayer  *player,
            int          place)
{
  GtkWidget *line = hk_wrap_box_new (6);
  GtkWidget *group = NULL;
  g_autofree char *title = g_strdup_printf (_("%s discards"), player->name);

  for (int colour = 1; colour <= HK_ZZ_MAX_COLOURS; colour++)
    {
      HkZzCard *card = hk_zz_player_find_card (player, hk_dialog_view_get_index (HK_DIALOG_VIEW (self)), colour);
      GtkWidget *button = card == NULL ? NULL : make_choice (self, card, place, group);

      if (button == NULL)
        continue;
      group = button;
      adw_wrap_box_append (ADW_WRAP_BOX (line), button);
    }
  gtk_widget_set_margin_bottom (line, 8);
  hk_box_add_label (GTK_WIDGET (self->players), title, "heading");
  gtk_box_append (self->players, line);
  self->n_asked++;
}

static void
load (HkDialogView *view)
{
  HkZzVictims *self = HK_ZZ_VICTIMS (view);
  const int n = hk_zz_table_get_n_players (get_table (self));
  g_autofree char *title = g_strdup_printf (_("Shotgun: %d"), hk_dialog_view_get_index (view));

  adw_dialog_set_title (ADW_DIALOG (self), title);
  self->colours = g_new0 (int, n);
  for (int i = 1; i < n; i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (get_table (self), (find_shooter (get_table (self)) + i) % n);

      if (has_choice (player, hk_dialog_view_get_index (view)))
        add_player (self, player, i - 1);
    }
}

static void
hk_zz_victims_finalize (GObject *object)
{
  g_free (HK_ZZ_VICTIMS (object)->colours);
  G_OBJECT_CLASS (hk_zz_victims_parent_class)->finalize (object);
}

static void
hk_zz_victims_class_init (HkZzVictimsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_zz_victims_finalize;
  HK_DIALOG_VIEW_CLASS (klass)->load = load;

  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-zz-victims");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkZzVictims, players);
}

/* Plays the Shotgun; first asks for the cards that are discarded where somebody has the number in several colours.
 * @from: the widget that a person used
 * @session: a session of Zombiez
 * @value: the number that is named */
void
hk_zz_victims_shoot (GtkWidget *from,
                     HkSession *session,
                     int        value)
{
  HkZzTable *table = HK_ZZ_TABLE (hk_session_get_table (session));
  const int shooter = find_shooter (table);
  g_autoptr (HkMove) move = hk_move_build ("shotgun", "i:value", value, NULL);
  const gboolean all = hk_zz_table_has_house_rule (table, "shotgun-all");
  gboolean choice = FALSE;

  for (int i = 0; i < hk_zz_table_get_n_players (table) && !all; i++)
    choice = choice || (i != shooter && has_choice (hk_zz_table_get_player (table, i), value));
  if (choice && shooter >= 0)
    hk_dialog_view_present (HK_TYPE_ZZ_VICTIMS, from, session, value);
  else
    hk_table_play (from, session, move);
}
