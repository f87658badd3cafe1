/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-round-facts.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-tile.h"
#include "ui/widgets/hk-widgets.h"

/* What is looked up once a round: the time that is left, the First Player and the noise. */
struct _HkAotdRoundFacts
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *tiles;
};

G_DEFINE_FINAL_TYPE (HkAotdRoundFacts, hk_aotd_round_facts, ADW_TYPE_BIN)

static void
add_tile (HkAotdRoundFacts *self,
          const char       *caption,
          const char       *value)
{
  adw_wrap_box_append (ADW_WRAP_BOX (self->tiles), hk_tile_new (caption, value));
}

static void
update (HkAotdRoundFacts *self)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (self->session));

  hk_wrap_box_clear (self->tiles);
  if (table->time_limit > 0)
    {
      const int left = MAX (0, table->time_limit - table->time_used);
      g_autofree char *time = g_strdup_printf ("%d / %d", table->time_used, table->time_limit);
      g_autofree char *title = g_strdup_printf (ngettext ("time · %d round left", "time · %d rounds left", (gulong) left), left);

      add_tile (self, title, time);
    }
  if (g_list_model_get_n_items (G_LIST_MODEL (table->players)) > 1)
    add_tile (self, _("First Player"), hk_aotd_name_player (table, table->first_player));
  if (table->noise != NULL && table->noise[0] != '\0')
    add_tile (self, _("Noise token"), table->noise);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (self->tiles) != NULL);
}

static void
hk_aotd_round_facts_dispose (GObject *object)
{
  g_clear_object (&HK_AOTD_ROUND_FACTS (object)->session);
  G_OBJECT_CLASS (hk_aotd_round_facts_parent_class)->dispose (object);
}

static void
hk_aotd_round_facts_class_init (HkAotdRoundFactsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_round_facts_dispose;
}

static void
hk_aotd_round_facts_init (HkAotdRoundFacts *self)
{
  self->tiles = hk_wrap_box_new (6);
  adw_bin_set_child (ADW_BIN (self), self->tiles);
}

/* Returns (transfer floating): what is looked up once a round.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_round_facts_new (HkSession *session)
{
  HkAotdRoundFacts *self = g_object_new (HK_TYPE_AOTD_ROUND_FACTS, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
