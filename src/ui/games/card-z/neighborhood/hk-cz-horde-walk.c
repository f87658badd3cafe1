/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/neighborhood/hk-cz-map.h"
#include "hk-cz-hex-layout.h"
#include "hk-cz-horde-walk.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* At the end of a phase: where the next horde walks. The six faces of the die stand around the horde in the
 * directions that they mean; a tap enters the roll, and a button rolls in the app. */
struct _HkCzHordeWalk
{
  HkView     parent_instance;

  int        horde;
  GtkLabel  *title;
  GtkLabel  *about;
  GtkWidget *compass;
  GtkWidget *faces[HK_CZ_N_DIRECTIONS];
};

G_DEFINE_FINAL_TYPE (HkCzHordeWalk, hk_cz_horde_walk, HK_TYPE_VIEW)

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

static gboolean
is_needed (HkView *view)
{
  int n;

  return find_next (hk_cz_view_get_table (view), &n) >= 0;
}

static void
update (HkView *view)
{
  HkCzHordeWalk *self = HK_CZ_HORDE_WALK (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  g_autoptr (HkCzHorde) horde = NULL;
  g_autofree char *title = NULL;
  g_autofree char *about = NULL;
  const char *place;
  int here;
  int n;

  self->horde = find_next (table, &n);
  horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), (guint) self->horde);
  here = hk_cz_table_find_location_at (table, horde->q, horde->r);
  place = here < 0 ? _("the edge of the neighborhood") : hk_cz_table_get_location_name (table, here);
  /* Translators: the Location where a horde stands */
  title = g_strdup_printf (_("The horde at %s walks"), place);
  gtk_label_set_text (self->title, title);
  about = g_strdup_printf (ngettext ("Tap the face of the die that you rolled.", "Tap the face of the die that you rolled; %d hordes wait.", (gulong) n), n);
  gtk_label_set_text (self->about, about);
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
face_action (GtkWidget  *widget,
             const char *name,
             GVariant   *die)
{
  hk_view_play (HK_VIEW (widget), hk_move_build ("walk-horde", "i:horde", HK_CZ_HORDE_WALK (widget)->horde, "i:die", g_variant_get_int32 (die), NULL));
}

static void
roll_cb (HkCzHordeWalk *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("walk-horde", "i:horde", self->horde, NULL));
}

/* The die around the horde: six hexes with a number each. */
static void
lay_out_compass (HkCzHordeWalk *self)
{
  GtkLayoutManager *layout = hk_cz_hex_layout_new ();
  GtkWidget *child = gtk_widget_get_first_child (self->compass);

  gtk_widget_set_layout_manager (self->compass, layout);
  hk_cz_hex_layout_place (HK_CZ_HEX_LAYOUT (layout), child, 0, 0);
  for (int i = 0; i < HK_CZ_N_DIRECTIONS; i++)
    {
      int q = 0;
      int r = 0;

      child = gtk_widget_get_next_sibling (child);
      hk_cz_map_step (i + 1, &q, &r);
      hk_cz_hex_layout_place (HK_CZ_HEX_LAYOUT (layout), child, q, r);
      self->faces[i] = child;
    }
}

static void
hk_cz_horde_walk_class_init (HkCzHordeWalkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-horde-walk");
  HK_BIND_CHILDREN (widget_class, HkCzHordeWalk, title, about, compass);
  gtk_widget_class_bind_template_callback (widget_class, roll_cb);
  gtk_widget_class_install_action (widget_class, "horde.walk", "i", face_action);
}

static void
hk_cz_horde_walk_init (HkCzHordeWalk *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lay_out_compass (self);
}
