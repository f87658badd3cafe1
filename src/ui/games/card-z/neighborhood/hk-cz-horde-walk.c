/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/neighborhood/hk-cz-map.h"
#include "hk-cz-hex-layout.h"
#include "hk-cz-horde-walk.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define COMPASS_WIDTH 168

/* At the end of a phase: where the next horde walks. The six faces of the die stand around the horde in the
 * directions that they mean; a tap tells the roll, and a button rolls in the app. */
struct _HkCzHordeWalk
{
  AdwBin     parent_instance;

  HkSession *session;
  int        horde;
  GtkWidget *title;
  GtkWidget *about;
  GtkWidget *faces[HK_CZ_N_DIRECTIONS];
};

G_DEFINE_FINAL_TYPE (HkCzHordeWalk, hk_cz_horde_walk, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzHordeWalk *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

/* The next horde that walks; −1 none. */
static int
find_next (HkCzTable *table,
           int       *n_waiting)
{
  int next = -1;

  *n_waiting = 0;
  for (guint i = 0; table->phase_over && i < g_list_model_get_n_items (G_LIST_MODEL (table->hordes)); i++)
    {
      g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), i);

      if (horde->gone || horde->walked)
        continue;
      if (next < 0)
        next = (int) i;
      ++*n_waiting;
    }
  return next;
}

static void
update (HkCzHordeWalk *self)
{
  HkCzTable *table = get_table (self);
  g_autoptr (HkCzHorde) horde = NULL;
  g_autofree char *title = NULL;
  g_autofree char *about = NULL;
  const char *place;
  int here;
  int n;

  self->horde = find_next (table, &n);
  gtk_widget_set_visible (GTK_WIDGET (self), self->horde >= 0);
  if (self->horde < 0)
    return;
  horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), (guint) self->horde);
  here = hk_cz_table_find_location_at (table, horde->q, horde->r);
  place = here < 0 ? _("the edge of the neighborhood") : hk_cz_table_get_location_name (table, here);
  /* Translators: the Location where a horde stands */
  title = g_strdup_printf (_("The horde at %s walks"), place);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  about = g_strdup_printf (ngettext ("Tap the face of the die that you rolled.", "Tap the face of the die that you rolled; %d hordes wait.", (gulong) n), n);
  gtk_label_set_text (GTK_LABEL (self->about), about);
  for (int i = 0; i < HK_CZ_N_DIRECTIONS; i++)
    {
      int q = horde->q;
      int r = horde->r;
      g_autofree char *where = NULL;
      int there;

      hk_cz_map_step (i + 1, &q, &r);
      there = hk_cz_table_find_location_at (table, q, r);
      /* Translators: a face of a die, a direction, and the Location that lies there */
      where = g_strdup_printf (_("%1$d: %2$s, %3$s"), i + 1, hk_cz_map_get_direction_name (i + 1),
                               there < 0 ? _("off the map") : hk_cz_table_get_location_name (table, there));
      hk_tooltip_set (self->faces[i], where);
      hk_widget_set_class (self->faces[i], "dimmed", there < 0);
      hk_widget_set_spoken (self->faces[i], where);
    }
}

static void
face_cb (HkCzHordeWalk *self,
         GtkWidget     *button)
{
  const int die = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "die"));
  g_autoptr (HkMove) move = hk_move_build ("walk-horde", "i:horde", self->horde, "i:die", die, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
roll_cb (HkCzHordeWalk *self)
{
  g_autoptr (HkMove) move = hk_move_build ("walk-horde", "i:horde", self->horde, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

/* The die around the horde: six hexes with a number each. */
static GtkWidget *
make_compass (HkCzHordeWalk *self)
{
  GtkLayoutManager *layout = hk_cz_hex_layout_new ();
  GtkWidget *compass = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *symbol = hk_cz_symbol_new (HK_CZ_SYMBOL_HORDE, 40);

  gtk_widget_set_layout_manager (compass, layout);
  gtk_box_append (GTK_BOX (compass), symbol);
  hk_cz_hex_layout_place (HK_CZ_HEX_LAYOUT (layout), symbol, 0, 0);
  for (int i = 0; i < HK_CZ_N_DIRECTIONS; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i + 1);
      GtkWidget *button = gtk_button_new_with_label (text);
      int q = 0;
      int r = 0;

      hk_cz_map_step (i + 1, &q, &r);
      gtk_widget_add_css_class (button, "circular");
      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_set_size_request (button, 46, 46);
      gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (button), "die", GINT_TO_POINTER (i + 1));
      g_signal_connect_object (button, "clicked", G_CALLBACK (face_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (compass), button);
      hk_cz_hex_layout_place (HK_CZ_HEX_LAYOUT (layout), button, q, r);
      self->faces[i] = button;
    }
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), COMPASS_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), COMPASS_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), compass);
  gtk_widget_set_size_request (clamp, COMPASS_WIDTH, -1);
  return clamp;
}

static void
hk_cz_horde_walk_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_HORDE_WALK (object)->session);
  G_OBJECT_CLASS (hk_cz_horde_walk_parent_class)->dispose (object);
}

static void
hk_cz_horde_walk_class_init (HkCzHordeWalkClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_horde_walk_dispose;
}

static void
hk_cz_horde_walk_init (HkCzHordeWalk *self)
{
}

/* Returns (transfer floating): the walk of the next horde; hidden while none walks.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_horde_walk_new (HkSession *session)
{
  HkCzHordeWalk *self = g_object_new (HK_TYPE_CZ_HORDE_WALK, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *roll = gtk_button_new_with_mnemonic (_("_Roll Here"));

  self->session = g_object_ref (session);
  self->title = hk_heading_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  self->about = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->about), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->about), 0);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (roll))), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (roll))), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (roll))), GTK_JUSTIFY_CENTER);
  gtk_widget_set_size_request (roll, -1, 44);
  gtk_widget_set_halign (roll, GTK_ALIGN_START);
  g_signal_connect_object (roll, "clicked", G_CALLBACK (roll_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (texts), self->title);
  gtk_box_append (GTK_BOX (texts), self->about);
  gtk_box_append (GTK_BOX (texts), roll);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), make_compass (self));
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "cz-place");
  gtk_widget_add_css_class (box, "cz-horde-walk");
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
