/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-team-parts.h"
#include "ui/games/card-z/hk-cz-view.h"

/* The survivors: those of whoever is on turn first, then those of the others in seat order, then who waits to join,
 * and the dead at the end. */
struct _HkCzTeam
{
  HkView  parent_instance;

  GtkBox *cards;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzTeam, hk_cz_team, HK_TYPE_VIEW)

/* Where somebody stands in the order: the lower, the further up. */
static int
rank (HkCzTable *table,
      int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, survivor);
  const int n = MAX (1, hk_cz_table_get_n_players (table));
  const int first = MAX (0, table->current_player);
  int seat;

  if (!hk_cz_survivor_is_alive (record))
    seat = n + 1;
  else
    seat = record->player < 0 ? n : (record->player - first + n) % n;
  return seat * HK_CZ_MOST_SURVIVORS + survivor;
}

static int
compare (gconstpointer one,
         gconstpointer other,
         gpointer      table)
{
  return rank (table, *(const int *) one) - rank (table, *(const int *) other);
}

static void
update (HkView *view)
{
  HkCzTable *table = hk_cz_view_get_table (view);
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare, table);
  hk_view_show_list (HK_CZ_TEAM (view)->cards, HK_TYPE_CZ_SURVIVOR_CARD, hk_view_get_session (view), order);
}

static void
hk_cz_team_class_init (HkCzTeamClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-team");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkCzTeam, cards);
}
