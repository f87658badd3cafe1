/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-round-facts.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-tile.h"

/* What is looked up once a round: the time that is left, the First Player and the noise. */
struct _HkAotdRoundFacts
{
  HkView     parent_instance;

  GtkWidget *tiles;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdRoundFacts, hk_aotd_round_facts, HK_TYPE_VIEW)

static void
update (HkView *view)
{
  HkAotdRoundFacts *self = HK_AOTD_ROUND_FACTS (view);
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) facts = NULL;

  if (table->time_limit > 0)
    {
      const int left = MAX (0, table->time_limit - table->time_used);

      g_strv_builder_take (builder, g_strdup_printf (ngettext ("time · %d round left", "time · %d rounds left", (gulong) left), left));
      g_strv_builder_take (builder, g_strdup_printf ("%d / %d", table->time_used, table->time_limit));
    }
  if (g_list_model_get_n_items (G_LIST_MODEL (table->players)) > 1)
    g_strv_builder_add_many (builder, _("First Player"), hk_aotd_name_player (table, table->first_player), NULL);
  if (table->noise != NULL && table->noise[0] != '\0' && hk_table_keeps (HK_TABLE (table), "sleepers"))
    g_strv_builder_add_many (builder, _("Noise token"), hk_aotd_name_capitalise (table->noise), NULL);
  facts = g_strv_builder_end (builder);
  hk_tile_show_list (self->tiles, (const char * const *) facts);
  gtk_widget_set_visible (self->tiles, facts[0] != NULL);
}

static void
hk_aotd_round_facts_class_init (HkAotdRoundFactsClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-round-facts");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkAotdRoundFacts, tiles);
}
