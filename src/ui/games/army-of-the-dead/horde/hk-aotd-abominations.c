/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-abominations.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/table/hk-move-option-menu.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-tooltip.h"

/* Valentine, the Queen and Zeus: where each of them is, and what it takes to eliminate it. A tap offers where it
 * could be instead. */
struct _HkAotdAbominations
{
  HkView     parent_instance;

  GtkWidget *box;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdAbominations, hk_aotd_abominations, HK_TYPE_VIEW)

static const char *
name_place (HkAotdPlace place)
{
  static const char * const names[] = { N_("In the Box"), N_("On the Board"), N_("Dead") };

  return _(names[MAX (place, HK_AOTD_PLACE_BOX)]);
}

static char *
dup_place (HkAotdAbomination *abomination)
{
  return abomination->trapped ? g_strdup_printf (_("%s, trapped"), name_place (abomination->place)) : g_strdup (name_place (abomination->place));
}

static const char *
get_name (HkAotdTable       *table,
          HkAotdAbomination *abomination)
{
  if (g_strcmp0 (abomination->type, "zeus") == 0)
    return hk_aotd_name_zeus_form (abomination->form != HK_AOTD_ZEUS_NONE ? abomination->form : table->zeus_form);
  return hk_aotd_name_zombies (abomination->type);
}

/* What comes about by the rules is a move of its own; the rest is set by hand. */
static HkMove *
make_move (HkAotdAbomination *abomination,
           guint              number,
           HkAotdPlace        place)
{
  g_autofree char *path = g_strdup_printf ("abominations/%u/place", number);
  const gboolean from_box = abomination->place == HK_AOTD_PLACE_BOX;

  if (from_box && place == HK_AOTD_PLACE_BOARD && g_strcmp0 (abomination->type, "zeus") == 0)
    return hk_move_build ("zeus-appears", NULL);
  if (from_box && place == HK_AOTD_PLACE_BOARD)
    return hk_move_build ("place-zombies", "s:type", abomination->type, "i:count", 1, NULL);
  return hk_move_build ("set", "s:path", path, "s:value", hk_aotd_places[place], NULL);
}

static char *
describe (HkAotdTable       *table,
          HkAotdAbomination *abomination)
{
  g_autofree char *need = hk_aotd_name_need (table, abomination);
  g_autofree char *place = dup_place (abomination);

  return g_strdup_printf ("%s: %s. %s", get_name (table, abomination), place, need);
}

static GtkWidget *
make_card (gpointer data,
           guint    number)
{
  HkAotdAbominations *self = data;
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
  g_autoptr (HkAotdAbomination) abomination = g_list_model_get_item (G_LIST_MODEL (table->abominations), number);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-abomination.ui");
  const char *title = get_name (table, abomination);
  g_autofree char *place = dup_place (abomination);
  g_autofree char *need = hk_aotd_name_need (table, abomination);
  g_autofree char *spoken = describe (table, abomination);
  g_autofree char *style = g_strdup_printf ("aotd-%s", hk_words_get (hk_aotd_places, abomination->place));
  GtkWidget *menu = hk_move_option_menu_new (hk_view_get_session (HK_VIEW (self)), GTK_WIDGET (gtk_builder_get_object (builder, "words")),
                                             spoken, hk_aotd_play_option);
  GtkWidget *button = adw_bin_get_child (ADW_BIN (menu));

  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "name")), title);
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "place")), place);
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "need")), need);
  hk_tooltip_set (menu, spoken);
  gtk_widget_add_css_class (button, "aotd-abomination");
  gtk_widget_add_css_class (button, style);
  gtk_widget_set_size_request (menu, 150, -1);
  for (HkAotdPlace other = HK_AOTD_PLACE_BOX; other <= HK_AOTD_PLACE_DEAD; other++)
    if (abomination->place != other)
      hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), name_place (other), NULL, make_move (abomination, number, other), NULL);
  if (abomination->place == HK_AOTD_PLACE_BOARD && abomination->form == HK_AOTD_ZEUS_HELMETED)
    hk_move_option_menu_add (HK_MOVE_OPTION_MENU (menu), _("Break the Helmet"), NULL, hk_move_build ("break-helmet", NULL), NULL);
  return menu;
}

static void
update (HkView *view)
{
  HkAotdAbominations *self = HK_AOTD_ABOMINATIONS (view);
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (view));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->abominations)); i++)
    {
      g_autoptr (HkAotdAbomination) abomination = g_list_model_get_item (G_LIST_MODEL (table->abominations), i);
      g_autofree char *text = describe (table, abomination);

      g_strv_builder_take (builder, g_strdup_printf ("%u\t%s\t%s\t%d\t%d", i, text, abomination->type, abomination->place, abomination->form));
    }
  keys = g_strv_builder_end (builder);
  hk_kept_show (self->box, (const char * const *) keys, make_card, self);
}

static void
hk_aotd_abominations_class_init (HkAotdAbominationsClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-abominations");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkAotdAbominations, box);
}
