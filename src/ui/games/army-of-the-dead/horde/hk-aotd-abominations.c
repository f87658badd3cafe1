/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-abominations.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define N_ABOMINATIONS 3

/* Valentine, the Queen and Zeus: where each of them is, and what it takes to eliminate it. A tap offers where it
 * could be instead. */
struct _HkAotdAbominations
{
  AdwBin     parent_instance;

  HkSession *session;
  struct
  {
    GtkWidget *button;
    GtkWidget *name;
    GtkWidget *place;
    GtkWidget *need;
    GtkWidget *popover;
  } cards[N_ABOMINATIONS];
};

G_DEFINE_FINAL_TYPE (HkAotdAbominations, hk_aotd_abominations, ADW_TYPE_BIN)

static const char * const places[] = { "box", "board", "dead" };

static const char *
name_place (const char *place)
{
  if (g_strcmp0 (place, "board") == 0)
    return _("On the Board");
  return g_strcmp0 (place, "dead") == 0 ? _("Dead") : _("In the Box");
}

static HkAotdAbomination *
get_abomination (HkAotdAbominations *self,
                 guint               number)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (self->session));
  g_autoptr (HkAotdAbomination) abomination = g_list_model_get_item (G_LIST_MODEL (table->abominations), number);

  return abomination;
}

static const char *
get_name (HkAotdTable       *table,
          HkAotdAbomination *abomination)
{
  if (g_strcmp0 (abomination->type, "zeus") == 0)
    return hk_aotd_name_zeus_form (abomination->form != NULL ? abomination->form : table->zeus_form);
  return hk_aotd_name_zombies (abomination->type);
}

static void
update (HkAotdAbominations *self)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (self->session));

  for (guint i = 0; i < N_ABOMINATIONS; i++)
    {
      HkAotdAbomination *abomination = get_abomination (self, i);
      g_autofree char *place = NULL;
      g_autofree char *need = NULL;
      g_autofree char *spoken = NULL;

      gtk_widget_set_visible (self->cards[i].button, abomination != NULL);
      if (abomination == NULL)
        continue;
      place = abomination->trapped ? g_strdup_printf (_("%s, trapped"), name_place (abomination->place))
                                   : g_strdup (name_place (abomination->place));
      need = hk_aotd_name_need (table, abomination);
      spoken = g_strdup_printf ("%s: %s. %s", get_name (table, abomination), place, need);
      gtk_label_set_text (GTK_LABEL (self->cards[i].name), get_name (table, abomination));
      gtk_label_set_text (GTK_LABEL (self->cards[i].place), place);
      gtk_label_set_text (GTK_LABEL (self->cards[i].need), need);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->cards[i].button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
      hk_tooltip_set (self->cards[i].button, spoken);
      for (gsize j = 0; j < G_N_ELEMENTS (places); j++)
        {
          g_autofree char *style = g_strdup_printf ("aotd-%s", places[j]);

          if (g_strcmp0 (abomination->place, places[j]) == 0)
            gtk_widget_add_css_class (self->cards[i].button, style);
          else
            gtk_widget_remove_css_class (self->cards[i].button, style);
        }
    }
}

/* What comes about by the rules is a move of its own; the rest is set by hand. */
static HkMove *
make_move (HkAotdAbomination *abomination,
           guint              number,
           const char        *place)
{
  g_autofree char *path = g_strdup_printf ("abominations/%u/place", number);
  const gboolean from_box = g_strcmp0 (abomination->place, "box") == 0;

  if (from_box && g_str_equal (place, "board") && g_strcmp0 (abomination->type, "zeus") == 0)
    return hk_move_build ("zeus-appears", NULL);
  if (from_box && g_str_equal (place, "board"))
    return hk_move_build ("place-zombies", "s:type", abomination->type, "i:count", 1, NULL);
  return hk_move_build ("set", "s:path", path, "s:value", place, NULL);
}

static void
place_cb (GtkWidget          *button,
          HkAotdAbominations *self)
{
  const guint number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "number"));
  const char *place = g_object_get_data (G_OBJECT (button), "place");
  HkAotdAbomination *abomination = get_abomination (self, number);
  g_autoptr (HkMove) move = NULL;

  gtk_popover_popdown (GTK_POPOVER (self->cards[number].popover));
  if (abomination == NULL || g_strcmp0 (abomination->place, place) == 0)
    return;
  move = make_move (abomination, number, place);
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_aotd_abominations_dispose (GObject *object)
{
  g_clear_object (&HK_AOTD_ABOMINATIONS (object)->session);
  G_OBJECT_CLASS (hk_aotd_abominations_parent_class)->dispose (object);
}

static void
hk_aotd_abominations_class_init (HkAotdAbominationsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_abominations_dispose;
}

static GtkWidget *
make_popover (HkAotdAbominations *self,
              guint               number)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWidget *button = gtk_button_new_with_label (name_place (places[i]));

      gtk_widget_set_size_request (button, 160, 44);
      g_object_set_data (G_OBJECT (button), "number", GUINT_TO_POINTER (number));
      g_object_set_data (G_OBJECT (button), "place", (gpointer) places[i]);
      g_signal_connect_object (button, "clicked", G_CALLBACK (place_cb), self, G_CONNECT_DEFAULT);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

static void
hk_aotd_abominations_init (HkAotdAbominations *self)
{
  GtkWidget *box = hk_wrap_box_new (8);

  adw_wrap_box_set_justify (ADW_WRAP_BOX (box), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (box), TRUE);
  for (guint i = 0; i < N_ABOMINATIONS; i++)
    {
      GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

      self->cards[i].name = hk_label_new (NULL, "heading");
      self->cards[i].place = hk_label_new (NULL, "aotd-place");
      self->cards[i].need = hk_label_new (NULL, "dimmed");
      gtk_box_append (GTK_BOX (words), self->cards[i].name);
      gtk_box_append (GTK_BOX (words), self->cards[i].place);
      gtk_box_append (GTK_BOX (words), self->cards[i].need);
      self->cards[i].popover = make_popover (self, i);
      self->cards[i].button = gtk_menu_button_new ();
      gtk_menu_button_set_child (GTK_MENU_BUTTON (self->cards[i].button), words);
      gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->cards[i].button), self->cards[i].popover);
      gtk_widget_add_css_class (self->cards[i].button, "aotd-abomination");
      gtk_widget_set_size_request (self->cards[i].button, 150, -1);
      adw_wrap_box_append (ADW_WRAP_BOX (box), self->cards[i].button);
    }
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): the three Abominations.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_abominations_new (HkSession *session)
{
  HkAotdAbominations *self = g_object_new (HK_TYPE_AOTD_ABOMINATIONS, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
