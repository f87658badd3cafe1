/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/attack/hk-aotd-kill.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-kill-buttons.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

/* A tap for every Zombie that a Survivor eliminates, with the number eliminated so far. */
struct _HkAotdKillButtons
{
  HkView     parent_instance;


  GtkWidget *shambler;
  GtkWidget *shambler_count;
  GtkWidget *shambler_points;
  GtkWidget *alpha;
  GtkWidget *alpha_count;
  GtkWidget *alpha_points;
  GtkWidget *abomination;
  GtkWidget *abomination_count;
  GtkWidget *abomination_points;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdKillButtons, hk_aotd_kill_buttons, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdKillButtons *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
kill_one (HkAotdKillButtons *self,
          const char        *type)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("kill", "i:survivor", hk_view_get_index (HK_VIEW (self)), "s:type", type, "i:count", 1, NULL));
}

static void
shambler_cb (HkAotdKillButtons *self)
{
  kill_one (self, "shambler");
}

static void
alpha_cb (HkAotdKillButtons *self)
{
  kill_one (self, "alpha");
}

static void
picked_cb (HkAotdKillButtons *self,
           GtkWidget         *button)
{
  const char *type = g_object_get_data (G_OBJECT (button), "type");

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
  kill_one (self, type);
}

static GtkWidget *
make_row (HkAotdKillButtons *self,
          HkAotdAbomination *abomination)
{
  const char *title = hk_aotd_zombie_get_title (abomination->type);
  const gboolean there = abomination->place == HK_AOTD_PLACE_BOARD;
  /* Translators: the name of an Abomination whose miniature is not on the board */
  g_autofree char *absent = g_strdup_printf (_("%s (not on the board)"), title);
  GtkWidget *button = hk_aotd_key_new (there ? title : absent);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_size_request (button, 180, 44);
  g_object_set_data_full (G_OBJECT (button), "type", g_strdup (abomination->type), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* The only one that can be meant falls at once; else the group says which. */
static void
abomination_cb (HkAotdKillButtons *self)
{
  GListModel *all = G_LIST_MODEL (get_table (self)->abominations);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-popover.ui");
  g_autofree char *only = NULL;
  guint n_there = 0;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (HkAotdAbomination) abomination = g_list_model_get_item (all, i);

      if (abomination->place == HK_AOTD_PLACE_BOARD)
        {
          n_there++;
          g_set_str (&only, abomination->type);
        }
      gtk_box_append (GTK_BOX (gtk_builder_get_object (builder, "box")), make_row (self, abomination));
    }
  if (n_there == 1)
    kill_one (self, only);
  else
    hk_popover_open_once (GTK_WIDGET (gtk_builder_get_object (builder, "popover")), self->abomination);
}

static void
update_button (HkAotdSurvivor *survivor,
               GtkWidget      *button,
               GtkWidget      *count,
               int             killed)
{
  g_autofree char *text = g_strdup_printf ("%d", killed);
  g_autofree char *so_far = g_strdup_printf (ngettext ("%d eliminated so far", "%d eliminated so far", (gulong) killed), killed);
  /* Translators: the name of a Survivor, then what the button does */
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), survivor->name, hk_tooltip_get (button));

  gtk_label_set_text (GTK_LABEL (count), text);
  gtk_widget_set_visible (count, killed > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, so_far, -1);
}

static void
set_points (HkAotdKillButtons *self,
            GtkWidget         *label,
            const char        *type)
{
  g_autofree char *points = hk_word_sign (hk_aotd_zombie_get_adrenaline (get_table (self), type));

  gtk_label_set_text (GTK_LABEL (label), points);
}

static void
update (HkView *view)
{
  HkAotdKillButtons *self = HK_AOTD_KILL_BUTTONS (view);
  HkAotdSurvivor *survivor = hk_aotd_find_survivor (get_table (self), hk_view_get_index (view), NULL);

  if (survivor == NULL)
    return;
  set_points (self, self->shambler_points, "shambler");
  set_points (self, self->alpha_points, "alpha");
  set_points (self, self->abomination_points, "zeus");
  update_button (survivor, self->shambler, self->shambler_count, survivor->shamblers_killed);
  update_button (survivor, self->alpha, self->alpha_count, survivor->alphas_killed);
  update_button (survivor, self->abomination, self->abomination_count, survivor->abominations_killed);
}

static void
hk_aotd_kill_buttons_class_init (HkAotdKillButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-kill-buttons");
  HK_BIND_CHILDREN (widget_class, HkAotdKillButtons, shambler, shambler_count, shambler_points, alpha, alpha_count, alpha_points,
                    abomination, abomination_count, abomination_points);
  HK_BIND_CALLBACKS (widget_class, shambler_cb, alpha_cb, abomination_cb);
}
