/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-abominations.h"
#include "hk-aotd-forecast.h"
#include "hk-aotd-horde.h"
#include "hk-aotd-pool.h"
#include "hk-aotd-sleepers-card.h"
#include "hk-aotd-spawn-entry.h"
#include "hk-aotd-spawn-list.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/widgets/hk-widgets.h"

/* The horde: its pools, the Abominations, the Sleepers, what the next spawn may bring and where. */
struct _HkAotdHorde
{
  AdwBin     parent_instance;

  HkSession *session;
};

G_DEFINE_FINAL_TYPE (HkAotdHorde, hk_aotd_horde, ADW_TYPE_BIN)

static void
ask_cb (HkAotdHorde *self,
        GtkWidget   *button)
{
  hk_aotd_ask (GTK_WIDGET (self), self->session, g_object_get_data (G_OBJECT (button), "move"));
}

static void
entry_cb (HkAotdHorde *self)
{
  hk_aotd_spawn_entry_present (GTK_WIDGET (self), self->session);
}

static void
hk_aotd_horde_dispose (GObject *object)
{
  g_clear_object (&HK_AOTD_HORDE (object)->session);
  G_OBJECT_CLASS (hk_aotd_horde_parent_class)->dispose (object);
}

static void
hk_aotd_horde_class_init (HkAotdHordeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_horde_dispose;
}

static void
hk_aotd_horde_init (HkAotdHorde *self)
{
}

static GtkWidget *
make_heading (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "title-4");
  gtk_widget_set_margin_top (label, 12);
  return label;
}

/* Side by side where there is room, one below the other where there is not. */
static GtkWidget *
make_pair (GtkWidget *left,
           GtkWidget *right)
{
  GtkWidget *box = hk_wrap_box_new (8);

  adw_wrap_box_set_justify (ADW_WRAP_BOX (box), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (box), TRUE);
  gtk_widget_set_size_request (left, 280, -1);
  gtk_widget_set_size_request (right, 280, -1);
  adw_wrap_box_append (ADW_WRAP_BOX (box), left);
  adw_wrap_box_append (ADW_WRAP_BOX (box), right);
  return box;
}

static GtkWidget *
make_button (HkAotdHorde *self,
             const char  *label,
             const char  *move)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_size_request (button, -1, 44);
  if (move != NULL)
    {
      g_object_set_data (G_OBJECT (button), "move", (gpointer) move);
      g_signal_connect_object (button, "clicked", G_CALLBACK (ask_cb), self, G_CONNECT_SWAPPED);
    }
  else
    g_signal_connect_object (button, "clicked", G_CALLBACK (entry_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_buttons (HkAotdHorde *self)
{
  GtkWidget *buttons = hk_wrap_box_new (6);

  adw_wrap_box_append (ADW_WRAP_BOX (buttons), make_button (self, _("Place Zombies…"), "place-zombies"));
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), make_button (self, _("Take Off…"), "remove-zombies"));
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), make_button (self, _("Noise…"), "noise"));
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), make_button (self, _("Open a Spawn Zone…"), "open-spawn"));
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), make_button (self, _("Add a Spawn Zone…"), "add-spawn"));
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), make_button (self, _("We Drew Cards Ourselves…"), NULL));
  return buttons;
}

/* Returns (transfer floating): the horde.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_horde_new (HkSession *session)
{
  HkAotdHorde *self = g_object_new (HK_TYPE_AOTD_HORDE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *shamblers = hk_aotd_pool_new (session, "shambler");
  GtkWidget *alphas = hk_aotd_pool_new (session, "alpha");

  self->session = g_object_ref (session);
  gtk_box_append (GTK_BOX (box), make_heading (_("The Horde")));
  gtk_box_append (GTK_BOX (box), make_pair (shamblers, alphas));
  gtk_box_append (GTK_BOX (box), hk_aotd_abominations_new (session));
  gtk_box_append (GTK_BOX (box), make_pair (hk_aotd_forecast_new (session, HK_AOTD_POOL (shamblers), HK_AOTD_POOL (alphas)),
                                            hk_aotd_sleepers_card_new (session)));
  gtk_box_append (GTK_BOX (box), make_buttons (self));
  gtk_box_append (GTK_BOX (box), make_heading (_("Spawn Zones")));
  gtk_box_append (GTK_BOX (box), hk_aotd_spawn_list_new (session));
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}
