/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-battle-parts.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/widgets/hk-cz-pair.h"

/* A battle: how it stands, what has just happened and what is urgent at the top; below it the Encounters, and beside
 * or below them the survivors and what the Encounters will do. */
struct _HkCzBattleView
{
  HkView  parent_instance;

  GtkBox *fighters;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzBattleView, hk_cz_battle_view, HK_TYPE_VIEW)

static gboolean
is_there (HkCzTable    *table,
          HkCzSurvivor *survivor)
{
  return survivor->on_field || (!table->battle->started && survivor->place == table->battle->place && !survivor->dead);
}

static void
update (HkView *view)
{
  HkCzTable *table = hk_cz_view_get_table (view);
  g_autoptr (GArray) survivors = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; table->battle != NULL && i < hk_cz_table_get_n_survivors (table); i++)
    if (is_there (table, hk_cz_table_get_survivor (table, i)))
      g_array_append_val (survivors, i);
  hk_view_show_list (HK_CZ_BATTLE_VIEW (view)->fighters, HK_TYPE_CZ_FIGHTER_CARD, hk_view_get_session (view), survivors);
}

static gboolean
is_needed (HkView *view)
{
  return hk_cz_view_get_table (view)->battle != NULL;
}

static void
hk_cz_battle_view_class_init (HkCzBattleViewClass *klass)
{
  g_type_ensure (HK_TYPE_CZ_BATTLE_HEAD);
  g_type_ensure (HK_TYPE_CZ_BATTLE_NEWS);
  g_type_ensure (HK_TYPE_CZ_BATTLE_CHOICES);
  g_type_ensure (HK_TYPE_CZ_NOISE_ROW);
  g_type_ensure (HK_TYPE_CZ_BITE_ROW);
  g_type_ensure (HK_TYPE_CZ_BATTLEFIELD);
  g_type_ensure (HK_TYPE_CZ_ENCOUNTER_ZONE);
  g_type_ensure (HK_TYPE_CZ_ENCOUNTER_TURN);
  g_type_ensure (HK_TYPE_CZ_PAIR);
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-battle-view");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkCzBattleView, fighters);
}
