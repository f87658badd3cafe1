/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-deal-dialog.h"
#include "hk-cz-map-frame.h"
#include "hk-cz-neighborhood.h"
#include "ui/table/hk-dialog-view.h"
#include "ui/widgets/hk-widgets.h"

/* The neighborhood as the group deals it: a hex has a frame, its card is named by a tap or typed, and the frame goes
 * to the next hex that is open. A hex that has a card already can be tapped and named anew. */
#define HK_TYPE_CZ_DEAL_DIALOG (hk_cz_deal_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkCzDealDialog, hk_cz_deal_dialog, HK, CZ_DEAL_DIALOG, HkDialogView)

struct _HkCzDealDialog
{
  HkDialogView      parent_instance;

  GtkLabel         *question;
  HkCzNeighborhood *map;
  AdwWrapBox       *names;
  GtkEditable      *card_name;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzDealDialog, hk_cz_deal_dialog, HK_TYPE_DIALOG_VIEW)

static HkCzTable *
get_table (HkCzDealDialog *self)
{
  return HK_CZ_TABLE (hk_dialog_view_get_table (HK_DIALOG_VIEW (self)));
}

static int
get_hex (HkCzDealDialog *self)
{
  const int selected = hk_cz_neighborhood_get_selected (self->map);

  return selected >= 0 ? selected : hk_cz_table_find_open (get_table (self));
}

static void
deal (HkCzDealDialog *self,
      const char     *name,
      int             cache)
{
  HkMove *move = hk_move_build ("deal", "i:place", get_hex (self), "s:name", name, NULL);

  if (cache >= 0)
    json_object_set_boolean_member (hk_move_get_params (move), "cache", cache);
  hk_dialog_view_play (HK_DIALOG_VIEW (self), move);
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
  hk_dialog_view_play (HK_DIALOG_VIEW (widget), hk_move_build ("leave-open", NULL));
}

static void
show_names (HkCzDealDialog *self)
{
  g_auto (GStrv) names = hk_cz_table_list_undealt (get_table (self));

  hk_wrap_box_clear (GTK_WIDGET (self->names));
  for (guint i = 0; names[i] != NULL; i++)
    {
      GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "label", names[i], "height-request", 44, NULL);

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

/* The next card is named; the dialog closes when none is left. */
static void
done (HkDialogView *view)
{
}

static void
update (HkDialogView *view)
{
  HkCzDealDialog *self = HK_CZ_DEAL_DIALOG (view);
  HkCzTable *table = get_table (self);
  const int open = hk_cz_table_find_open (table);

  if (open < 0 || table->dealt || table->outcome != HK_CZ_OUTCOME_NONE)
    {
      adw_dialog_close (ADW_DIALOG (self));
      return;
    }
  gtk_editable_set_text (self->card_name, "");
  hk_cz_neighborhood_set_selected (self->map, open);
  show_names (self);
  show_question (self);
}

static void
hk_cz_deal_dialog_class_init (HkCzDealDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_NEIGHBORHOOD);
  g_type_ensure (HK_TYPE_CZ_MAP_FRAME);
  HK_DIALOG_VIEW_CLASS (klass)->update = update;
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-cz-deal-dialog");
  HK_BIND_CHILDREN (widget_class, HkCzDealDialog, question, map, names, card_name);
  gtk_widget_class_bind_template_callback (widget_class, show_question);
  HK_DIALOG_VIEW_CLASS (klass)->done = done;
  gtk_widget_class_install_action (widget_class, "deal.cache", NULL, cache_action);
  gtk_widget_class_install_action (widget_class, "deal.terrain", NULL, terrain_action);
  gtk_widget_class_install_action (widget_class, "deal.leave-open", NULL, leave_open_action);
}

/* Has the group name the cards of the neighborhood one after the other, until all lie or it leaves the others open.
 * @from: the widget that a person used
 * @session: a session of Card-Z */
void
hk_cz_deal_dialog_present (GtkWidget *from,
                           HkSession *session)
{
  hk_dialog_view_present (HK_TYPE_CZ_DEAL_DIALOG, from, session, -1);
}
