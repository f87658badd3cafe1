/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/attack/hk-aotd-kill.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "hk-aotd-kill-buttons.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"

/* A tap for every Zombie that a Survivor eliminates, with the number eliminated so far. */
struct _HkAotdKillButtons
{
  AdwBin     parent_instance;

  HkSession *session;
  int        survivor;

  GtkWidget *counts[3];
  GtkWidget *buttons[3];
  GtkWidget *popover;
};

G_DEFINE_FINAL_TYPE (HkAotdKillButtons, hk_aotd_kill_buttons, ADW_TYPE_BIN)

static HkAotdTable *
get_table (HkAotdKillButtons *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static void
kill_one (HkAotdKillButtons *self,
          const char        *type)
{
  g_autoptr (HkMove) move = hk_move_build ("kill", "i:survivor", self->survivor, "s:type", type, "i:count", 1, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
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

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  kill_one (self, type);
}

static GtkWidget *
make_row (HkAotdKillButtons *self,
          HkAotdAbomination *abomination)
{
  const char *title = hk_aotd_zombie_get_title (abomination->type);
  const gboolean there = g_strcmp0 (abomination->place, "board") == 0;
  /* Translators: the name of an Abomination whose miniature is not on the board */
  g_autofree char *absent = g_strdup_printf (_("%s (not on the board)"), title);
  GtkWidget *button = gtk_button_new_with_label (there ? title : absent);

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
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *only = NULL;
  guint n_there = 0;

  g_object_ref_sink (box);
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (HkAotdAbomination) abomination = g_list_model_get_item (all, i);

      if (g_strcmp0 (abomination->place, "board") == 0)
        {
          n_there++;
          g_set_str (&only, abomination->type);
        }
      gtk_box_append (GTK_BOX (box), make_row (self, abomination));
    }
  if (n_there == 1)
    kill_one (self, only);
  else
    {
      gtk_popover_set_child (GTK_POPOVER (self->popover), box);
      gtk_popover_popup (GTK_POPOVER (self->popover));
    }
  g_object_unref (box);
}

static void
update (HkAotdKillButtons *self)
{
  HkAotdSurvivor *survivor = hk_aotd_find_survivor (get_table (self), self->survivor, NULL);
  const int killed[3] = {
    survivor == NULL ? 0 : survivor->shamblers_killed,
    survivor == NULL ? 0 : survivor->alphas_killed,
    survivor == NULL ? 0 : survivor->abominations_killed,
  };

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", killed[i]);
      g_autofree char *spoken = g_strdup_printf (ngettext ("%d eliminated so far", "%d eliminated so far", (gulong) killed[i]), killed[i]);

      gtk_label_set_text (GTK_LABEL (self->counts[i]), text);
      gtk_widget_set_visible (self->counts[i], killed[i] > 0);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
    }
}

static GtkWidget *
make_button (HkAotdKillButtons *self,
             int                which,
             const char        *type,
             const char        *title,
             const char        *tooltip,
             GCallback          callback)
{
  HkAotdSurvivor *survivor = hk_aotd_find_survivor (get_table (self), self->survivor, NULL);
  /* Translators: the name of a Survivor, then what the button does */
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), survivor == NULL ? "" : survivor->name, tooltip);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *points = g_strdup_printf ("+%d", hk_aotd_zombie_get_adrenaline (get_table (self), type));
  GtkWidget *plus = gtk_label_new (points);
  GtkWidget *name = gtk_label_new (title);

  self->counts[which] = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->counts[which], "caption");
  gtk_widget_add_css_class (self->counts[which], "numeric");
  gtk_widget_add_css_class (self->counts[which], "aotd-count");
  gtk_widget_add_css_class (plus, "aotd-plus");
  gtk_widget_add_css_class (name, "caption");
  gtk_widget_set_direction (plus, GTK_TEXT_DIR_LTR);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (name), GTK_NATURAL_WRAP_WORD);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_widget_set_halign (top, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (top), plus);
  gtk_box_append (GTK_BOX (top), self->counts[which]);
  gtk_box_append (GTK_BOX (box), top);
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "aotd-kill");
  gtk_widget_set_size_request (button, 44, 48);
  hk_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  self->buttons[which] = button;
  return button;
}

static void
hk_aotd_kill_buttons_dispose (GObject *object)
{
  HkAotdKillButtons *self = HK_AOTD_KILL_BUTTONS (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_aotd_kill_buttons_parent_class)->dispose (object);
}

static void
hk_aotd_kill_buttons_class_init (HkAotdKillButtonsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_kill_buttons_dispose;
}

static void
hk_aotd_kill_buttons_init (HkAotdKillButtons *self)
{
}

/* Returns (transfer floating): the buttons.
 * @session: a session of Army of the Dead
 * @survivor: the number of a Survivor in play */
GtkWidget *
hk_aotd_kill_buttons_new (HkSession *session,
                          int        survivor)
{
  HkAotdKillButtons *self = g_object_new (HK_TYPE_AOTD_KILL_BUTTONS, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->session = g_object_ref (session);
  self->survivor = survivor;
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), make_button (self, 0, "shambler", _("Shambler"), _("Eliminate a Shambler"), G_CALLBACK (shambler_cb)));
  gtk_box_append (GTK_BOX (box), make_button (self, 1, "alpha", _("Alpha"), _("Eliminate an Alpha"), G_CALLBACK (alpha_cb)));
  gtk_box_append (GTK_BOX (box), make_button (self, 2, "zeus", _("Abomination"), _("Eliminate an Abomination"), G_CALLBACK (abomination_cb)));
  adw_bin_set_child (ADW_BIN (self), box);
  self->popover = gtk_popover_new ();
  gtk_widget_set_parent (self->popover, self->buttons[2]);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
