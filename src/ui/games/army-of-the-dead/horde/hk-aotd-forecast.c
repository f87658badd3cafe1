/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/guide/hk-aotd-calc-spawn.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "hk-aotd-forecast.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-tile.h"

/* What the next spawn brings on average, from what is really left in the decks; it also sets the warnings of the
 * pools. */
struct _HkAotdForecast
{
  HkView      parent_instance;

  HkAotdPool *shamblers;
  HkAotdPool *alphas;
  GtkWidget  *box;
  GtkWidget  *title;
  GtkWidget  *tiles;
  GtkWidget  *line;
  GtkWidget  *fold;
  GtkWidget  *breakdown;
};

G_DEFINE_FINAL_TYPE (HkAotdForecast, hk_aotd_forecast, HK_TYPE_VIEW)

static void
show_expected (HkAotdForecast        *self,
               const HkAotdSpawnOdds *odds)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) facts = NULL;

  for (gsize i = 0; i < HK_AOTD_N_TYPES; i++)
    {
      const char *type = hk_aotd_odds_types[i];
      const gboolean pool = g_str_equal (type, "shambler") || g_str_equal (type, "alpha");

      if (!pool && odds->expected[i] <= 0)
        continue;
      g_strv_builder_add (builder, hk_aotd_name_zombies (type));
      g_strv_builder_take (builder, pool ? g_strdup_printf ("%.1f", odds->expected[i]) : hk_aotd_label_chance (odds->expected[i]));
    }
  facts = g_strv_builder_end (builder);
  hk_tile_show_list (self->tiles, (const char * const *) facts);
}

/* @is_known: whether the level is */
static void
warn_pool (HkAotdPool            *pool,
           const HkAotdSpawnOdds *odds,
           const char            *type,
           gboolean               is_known)
{
  g_autofree char *text = is_known ? hk_aotd_label_shortage (odds, type) : NULL;

  hk_aotd_pool_set_warning (pool, text);
}

static void
update (HkView *view)
{
  HkAotdForecast *self = HK_AOTD_FORECAST (view);
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
  g_autofree char *title = NULL;
  g_autofree char *line = NULL;
  const gboolean is_known = hk_table_keeps (HK_TABLE (table), "danger");
  HkAotdSpawnOdds odds;

  hk_aotd_spawn_odds_reckon (table, &odds);
  /* Translators: a Danger Level, such as "Yellow Level" */
  title = g_strdup_printf (_("Next Spawn · %s"), hk_aotd_level_get_title (odds.level));
  gtk_label_set_text (GTK_LABEL (self->title), title);
  warn_pool (self->shamblers, &odds, "shambler", is_known);
  warn_pool (self->alphas, &odds, "alpha", is_known);
  if (odds.is_known)
    {
      g_autoptr (HkBreakdown) breakdown = hk_aotd_spawn_odds_explain (&odds);

      show_expected (self, &odds);
      line = odds.zeus_orders == 0
        ? g_strdup_printf (ngettext ("On average, from %u Zombie card", "On average, from %u Zombie cards", odds.zombie_cards), odds.zombie_cards)
        : g_strdup_printf (_("On average, from Zombie cards: %u, Zeus Orders: %u"), odds.zombie_cards, odds.zeus_orders);
      hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (self->breakdown), breakdown);
    }
  else if (odds.zombie_cards + odds.zeus_orders == 0)
    line = g_strdup (_("No Spawn Zone is open."));
  else
    line = g_strdup (_("The cards of the deck are not all known, so there are no numbers."));
  gtk_label_set_text (GTK_LABEL (self->line), line);
  gtk_widget_set_visible (self->tiles, odds.is_known);
  gtk_widget_set_visible (self->fold, odds.is_known);
}

static void
hk_aotd_forecast_dispose (GObject *object)
{
  g_clear_object (&HK_AOTD_FORECAST (object)->shamblers);
  g_clear_object (&HK_AOTD_FORECAST (object)->alphas);
  G_OBJECT_CLASS (hk_aotd_forecast_parent_class)->dispose (object);
}

static void
hk_aotd_forecast_class_init (HkAotdForecastClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_forecast_dispose;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-forecast");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkAotdForecast, box, title, tiles, line);
}

static void
hk_aotd_forecast_init (HkAotdForecast *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->breakdown = hk_breakdown_view_new ();
  self->fold = hk_fold_new (_("Working"), self->breakdown);
  gtk_box_append (GTK_BOX (self->box), self->fold);
}

/* Sets the pools that warn before the Shamblers or the Alphas run out. */
void
hk_aotd_forecast_set_pools (HkAotdForecast *self,
                            HkAotdPool     *shamblers,
                            HkAotdPool     *alphas)
{
  g_return_if_fail (HK_IS_AOTD_FORECAST (self));

  g_set_object (&self->shamblers, shamblers);
  g_set_object (&self->alphas, alphas);
}
