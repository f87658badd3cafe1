/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-face.h"
#include "hk-zz-ink.h"
#include "hk-zz-victims.h"
#include "ui/table/hk-refusal.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define WIDTH 400
#define FACE_WIDTH 44

/* Which card each player discards when a Shotgun has named a number, asked only of those who have it in several
 * colours. */
struct _HkZzVictims
{
  AdwDialog  parent_instance;

  HkSession *session;
  int        shooter;
  int        value;
  int       *colours;   /* by the place in turn order after the shooter; 0 any */
  GtkWidget *refusal;
};

G_DEFINE_FINAL_TYPE (HkZzVictims, hk_zz_victims, ADW_TYPE_DIALOG)

static HkZzTable *
get_table (HkSession *session)
{
  return HK_ZZ_TABLE (hk_session_get_table (session));
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
shoot_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HkZzVictims *self = HK_ZZ_VICTIMS (widget);
  const int n = hk_zz_table_get_n_players (get_table (self->session));
  g_autoptr (HkMove) move = hk_move_build ("shotgun", "i:value", self->value, NULL);
  JsonArray *colours = json_array_new ();

  for (int i = 0; i < n - 1; i++)
    json_array_add_int_element (colours, self->colours[i]);
  json_object_set_array_member (hk_move_get_params (move), "colours", colours);
  if (hk_refusal_play (HK_REFUSAL (self->refusal), self->session, move))
    adw_dialog_close (ADW_DIALOG (self));
}

static void
toggled_cb (HkZzVictims     *self,
            GtkToggleButton *button)
{
  const int place = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "place"));

  if (gtk_toggle_button_get_active (button))
    self->colours[place] = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "colour"));
}

static void
hk_zz_victims_dispose (GObject *object)
{
  HkZzVictims *self = HK_ZZ_VICTIMS (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->colours, g_free);
  G_OBJECT_CLASS (hk_zz_victims_parent_class)->dispose (object);
}

static void
hk_zz_victims_class_init (HkZzVictimsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_victims_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "victims.shoot", NULL, shoot_action);
}

static void
hk_zz_victims_init (HkZzVictims *self)
{
  adw_dialog_set_content_width (ADW_DIALOG (self), WIDTH);
}

static GtkWidget *
make_choice (HkZzVictims *self,
             HkZzCard    *card,
             int          place,
             GtkWidget   *group)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *spoken = hk_zz_ink_speak_card (get_table (self->session), card);

  gtk_button_set_child (GTK_BUTTON (button), hk_zz_face_new (get_table (self->session), card, FACE_WIDTH));
  gtk_widget_add_css_class (button, "zz-victim");
  hk_tooltip_set (button, spoken);
  hk_widget_set_spoken (button, spoken);
  g_object_set_data (G_OBJECT (button), "place", GINT_TO_POINTER (place));
  g_object_set_data (G_OBJECT (button), "colour", GINT_TO_POINTER (card->colour));
  if (group != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  if (group == NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  return button;
}

static GtkWidget *
make_player (HkZzVictims *self,
             HkZzPlayer  *player,
             int          place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *group = NULL;
  g_autofree char *title = g_strdup_printf (_("%s discards"), player->name);

  for (int colour = 1; colour <= HK_ZZ_MAX_COLOURS; colour++)
    {
      HkZzCard *card = hk_zz_player_find_card (player, self->value, colour);
      GtkWidget *button = card == NULL ? NULL : make_choice (self, card, place, group);

      if (button == NULL)
        continue;
      group = button;
      gtk_box_append (GTK_BOX (line), button);
    }
  gtk_box_append (GTK_BOX (box), hk_heading_new (title));
  gtk_box_append (GTK_BOX (box), line);
  return box;
}

static void
fill (HkZzVictims *self)
{
  HkZzTable *table = get_table (self->session);
  const int n = hk_zz_table_get_n_players (table);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *bottom = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *title = g_strdup_printf (_("Shotgun: %d"), self->value);
  GtkWidget *page;

  self->colours = g_new0 (int, n);
  for (int i = 1; i < n; i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (table, (self->shooter + i) % n);

      if (has_choice (player, self->value))
        gtk_box_append (GTK_BOX (box), make_player (self, player, i - 1));
    }
  hk_widget_set_margins (box, 6, 18, 18);
  self->refusal = hk_refusal_new ();
  g_signal_connect_object (self->refusal, "overruled", G_CALLBACK (adw_dialog_close), self, G_CONNECT_SWAPPED);
  hk_widget_set_margins (bottom, 6, 12, 12);
  gtk_box_append (GTK_BOX (bottom), self->refusal);
  gtk_box_append (GTK_BOX (bottom), hk_pill_new (_("_Shoot"), "victims.shoot"));
  adw_dialog_set_title (ADW_DIALOG (self), title);
  page = hk_page_new (box, bottom);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (adw_toolbar_view_get_content (ADW_TOOLBAR_VIEW (page))), TRUE);
  adw_dialog_set_child (ADW_DIALOG (self), page);
}

/* Plays the Shotgun; first asks for the cards that are discarded where somebody has the number in several colours.
 * @from: the widget that a person used
 * @session: a session of Zombiez
 * @shooter: the seat of whoever plays the Shotgun
 * @value: the number that is named */
void
hk_zz_victims_shoot (GtkWidget *from,
                     HkSession *session,
                     int        shooter,
                     int        value)
{
  HkZzTable *table = get_table (session);
  g_autoptr (HkMove) move = hk_move_build ("shotgun", "i:value", value, NULL);
  gboolean choice = FALSE;
  HkZzVictims *self;

  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    choice = choice || (i != shooter && has_choice (hk_zz_table_get_player (table, i), value));
  if (!choice)
    {
      hk_table_play (from, session, move);
      return;
    }
  self = g_object_new (HK_TYPE_ZZ_VICTIMS, NULL);
  self->session = g_object_ref (session);
  self->shooter = shooter;
  self->value = value;
  fill (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}
