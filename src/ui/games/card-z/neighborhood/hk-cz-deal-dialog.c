/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-deal-dialog.h"
#include "hk-cz-map-frame.h"
#include "hk-cz-neighborhood.h"
#include "ui/table/hk-refusal.h"
#include "ui/widgets/hk-widgets.h"

/* The neighborhood as the group deals it: a hex has a frame, its card is named by a tap or typed, and the frame goes
 * to the next hex that is open. A hex that has a card already can be tapped and named anew. */
struct _HkCzDealDialog
{
  AdwDialog    parent_instance;

  HkSession   *session;

  GtkLabel    *question;
  AdwBin      *map;
  AdwWrapBox  *names;
  GtkEditable *card_name;
  AdwBin      *refusal;

  GtkWidget   *neighborhood;
};

G_DEFINE_FINAL_TYPE (HkCzDealDialog, hk_cz_deal_dialog, ADW_TYPE_DIALOG)

static HkCzTable *
get_table (HkCzDealDialog *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static gboolean
play (HkCzDealDialog *self,
      HkMove         *move)
{
  return hk_refusal_play (HK_REFUSAL (adw_bin_get_child (self->refusal)), self->session, move);
}

static int
get_hex (HkCzDealDialog *self)
{
  const int selected = hk_cz_neighborhood_get_selected (HK_CZ_NEIGHBORHOOD (self->neighborhood));

  return selected >= 0 ? selected : hk_cz_table_find_open (get_table (self));
}

static void
deal (HkCzDealDialog *self,
      const char     *name,
      int             cache)
{
  g_autoptr (HkMove) move = hk_move_build ("deal", "i:place", get_hex (self), "s:name", name, NULL);

  if (cache >= 0)
    json_object_set_boolean_member (hk_move_get_params (move), "cache", cache);
  play (self, move);
}

static void
name_cb (HkCzDealDialog *self,
         GtkWidget      *button)
{
  g_autofree char *name = g_strdup (gtk_button_get_label (GTK_BUTTON (button)));

  deal (self, name, -1);
}

static void
deal_typed (HkCzDealDialog *self,
            gboolean        cache)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->card_name)));

  if (name[0] == '\0')
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->card_name));
      return;
    }
  deal (self, name, cache);
}

static void
cache_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  deal_typed (HK_CZ_DEAL_DIALOG (widget), TRUE);
}

static void
terrain_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  deal_typed (HK_CZ_DEAL_DIALOG (widget), FALSE);
}

static void
leave_open_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  g_autoptr (HkMove) move = hk_move_build ("leave-open", NULL);

  play (HK_CZ_DEAL_DIALOG (widget), move);
}

static void
show_names (HkCzDealDialog *self)
{
  g_auto (GStrv) names = hk_cz_table_list_undealt (get_table (self));

  hk_wrap_box_clear (GTK_WIDGET (self->names));
  for (guint i = 0; names[i] != NULL; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (names[i]);

      gtk_widget_set_size_request (button, -1, 44);
      g_signal_connect_object (button, "clicked", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (self->names, button);
    }
}

static void
show_question (HkCzDealDialog *self)
{
  HkCzTable *table = get_table (self);
  HkCzLocation *location = hk_cz_table_get_location (table, get_hex (self));
  const int left = hk_cz_table_count_open (table);
  g_autofree char *text = NULL;

  if (location != NULL && !location->unknown)
    text = g_strdup_printf (_("Which card lies here instead of %s?"), location->name);
  else
    text = g_strdup_printf (ngettext ("Which card lies in the frame? %d hex is open.", "Which card lies in the frame? %d hexes are open.", (gulong) left), left);
  gtk_label_set_text (self->question, text);
}

static void
moved_cb (HkCzDealDialog *self)
{
  HkCzTable *table = get_table (self);
  const int open = hk_cz_table_find_open (table);

  if (open < 0 || table->dealt || table->outcome != NULL)
    {
      adw_dialog_close (ADW_DIALOG (self));
      return;
    }
  gtk_editable_set_text (self->card_name, "");
  hk_cz_neighborhood_set_selected (HK_CZ_NEIGHBORHOOD (self->neighborhood), open);
  show_names (self);
  show_question (self);
}

static void
hk_cz_deal_dialog_dispose (GObject *object)
{
  HkCzDealDialog *self = HK_CZ_DEAL_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_CZ_DEAL_DIALOG);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_cz_deal_dialog_parent_class)->dispose (object);
}

static void
hk_cz_deal_dialog_class_init (HkCzDealDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_deal_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-deal-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HkCzDealDialog, question);
  gtk_widget_class_bind_template_child (widget_class, HkCzDealDialog, map);
  gtk_widget_class_bind_template_child (widget_class, HkCzDealDialog, names);
  gtk_widget_class_bind_template_child (widget_class, HkCzDealDialog, card_name);
  gtk_widget_class_bind_template_child (widget_class, HkCzDealDialog, refusal);
  gtk_widget_class_install_action (widget_class, "deal.cache", NULL, cache_action);
  gtk_widget_class_install_action (widget_class, "deal.terrain", NULL, terrain_action);
  gtk_widget_class_install_action (widget_class, "deal.leave-open", NULL, leave_open_action);
}

static void
hk_cz_deal_dialog_init (HkCzDealDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_bin_set_child (self->refusal, hk_refusal_new ());
}

/* Has the group name the cards of the neighborhood one after the other, until all lie or it leaves the others open.
 * @from: the widget that a person used
 * @session: a session of Card-Z */
void
hk_cz_deal_dialog_present (GtkWidget *from,
                           HkSession *session)
{
  HkCzDealDialog *self = g_object_new (HK_TYPE_CZ_DEAL_DIALOG, NULL);

  self->session = g_object_ref (session);
  self->neighborhood = hk_cz_neighborhood_new (session);
  adw_bin_set_child (self->map, hk_cz_map_frame_new (self->neighborhood));
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->neighborhood, "notify::selected", G_CALLBACK (show_question), self, G_CONNECT_SWAPPED);
  moved_cb (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}
