/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-screen.h"

#include <adwaita.h>

#include "games/dark-age-z/state/hk-daz-kingdom.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-screen-column.h"
#include "ui/games/dark-age-z/board/hk-daz-day-strip.h"
#include "ui/games/dark-age-z/board/hk-daz-marks.h"
#include "ui/screen/hk-screen-bars.h"
#include "ui/table/hk-part.h"

/* The frontiers as columns, or where these are not kept the horde of the day; and the Victory Points below. */
struct _HkDazScreen
{
  HkView        parent_instance;

  AdwBin       *day;
  GtkBox       *columns;
  HkScreenBars *bars;
};

HK_DEFINE_TEMPLATE_TYPE (HkDazScreen, hk_daz_screen, HK_TYPE_VIEW)

static void
update_bars (HkDazScreen *self,
             HkDazTable  *table)
{
  const guint n = hk_daz_table_get_n_players (table);
  g_autofree HkScreenBar *bars = g_new0 (HkScreenBar, n);
  g_autoptr (GPtrArray) marks = g_ptr_array_new_with_free_func (g_free);
  guint n_bars = 0;

  for (guint i = 0; i < n; i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, (int) i);
      char *mark = hk_daz_mark_dup_text (table, (int) i);

      g_ptr_array_add (marks, mark);
      if (!kingdom->barbarian)
        bars[n_bars++] = (HkScreenBar) { kingdom->name, mark, kingdom->colour, kingdom->victory_points, NULL, (int) i == hk_daz_table_get_on_turn (table) };
    }
  hk_screen_bars_show (self->bars, bars, n_bars);
}

static void
update (HkView *view)
{
  HkDazScreen *self = HK_DAZ_SCREEN (view);
  HkDazTable *table = HK_DAZ_TABLE (hk_view_get_table (view));
  g_autoptr (GArray) frontiers = g_array_new (FALSE, FALSE, sizeof (int));

  if (adw_bin_get_child (self->day) == NULL)
    adw_bin_set_child (self->day, g_object_new (HK_TYPE_DAZ_DAY_STRIP, "session", hk_view_get_session (view), NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->day), !hk_table_keeps (HK_TABLE (table), "frontiers"));
  for (int i = 0; i < (int) g_list_model_get_n_items (G_LIST_MODEL (table->frontiers)); i++)
    g_array_append_val (frontiers, i);
  hk_view_show_list (self->columns, HK_TYPE_DAZ_SCREEN_COLUMN, hk_view_get_session (view), frontiers);
  update_bars (self, table);
}

static void
hk_daz_screen_class_init (HkDazScreenClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_PART);
  g_type_ensure (HK_TYPE_SCREEN_BARS);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-daz-screen");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkDazScreen, day, columns, bars);
}

/* Returns (transfer floating): the picture of the table screen.
 * @session: a session of Dark Age Z */
GtkWidget *
hk_daz_screen_new (HkSession *session)
{
  return g_object_new (HK_TYPE_DAZ_SCREEN, "session", session, NULL);
}
