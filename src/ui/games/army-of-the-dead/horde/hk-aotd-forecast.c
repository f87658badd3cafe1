/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/guide/hk-aotd-calc-spawn.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-forecast.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-tile.h"
#include "ui/widgets/hk-widgets.h"

/* What the next spawn brings on average, from what is really left in the decks; it also sets the warnings of the
 * pools. */
struct _HkAotdForecast
{
  AdwBin      parent_instance;

  HkSession  *session;
  HkAotdPool *shamblers;
  HkAotdPool *alphas;
  GtkWidget  *title;
  GtkWidget  *tiles;
  GtkWidget  *line;
  GtkWidget  *fold;
  GtkWidget  *breakdown;
};

G_DEFINE_FINAL_TYPE (HkAotdForecast, hk_aotd_forecast, ADW_TYPE_BIN)

static void
add_expected (HkAotdForecast        *self,
              const HkAotdSpawnOdds *odds)
{
  for (gsize i = 0; i < HK_AOTD_N_TYPES; i++)
    {
      const char *type = hk_aotd_odds_types[i];
      const gboolean pool = g_str_equal (type, "shambler") || g_str_equal (type, "alpha");
      g_autofree char *value = NULL;

      if (!pool && odds->expected[i] <= 0)
        continue;
      value = pool ? g_strdup_printf ("%.1f", odds->expected[i]) : hk_aotd_label_chance (odds->expected[i]);
      adw_wrap_box_append (ADW_WRAP_BOX (self->tiles), hk_tile_new (hk_aotd_name_zombies (type), value));
    }
}

static void
warn_pool (HkAotdPool            *pool,
           const HkAotdSpawnOdds *odds,
           const char            *type)
{
  g_autofree char *text = hk_aotd_label_shortage (odds, type);

  hk_aotd_pool_set_warning (pool, text);
}

static void
update (HkAotdForecast *self)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (self->session));
  g_autofree char *title = NULL;
  g_autofree char *line = NULL;
  HkAotdSpawnOdds odds;

  hk_aotd_spawn_odds_reckon (table, &odds);
  hk_wrap_box_clear (self->tiles);
  /* Translators: a Danger Level, such as "Yellow Level" */
  title = g_strdup_printf (_("Next Spawn · %s"), hk_aotd_level_get_title (odds.level));
  gtk_label_set_text (GTK_LABEL (self->title), title);
  warn_pool (self->shamblers, &odds, "shambler");
  warn_pool (self->alphas, &odds, "alpha");
  if (odds.is_known)
    {
      g_autoptr (HkBreakdown) breakdown = hk_aotd_spawn_odds_explain (&odds);

      add_expected (self, &odds);
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
  gtk_widget_set_visible (self->fold, odds.is_known);
}

static void
hk_aotd_forecast_dispose (GObject *object)
{
  HkAotdForecast *self = HK_AOTD_FORECAST (object);

  g_clear_object (&self->session);
  g_clear_object (&self->shamblers);
  g_clear_object (&self->alphas);
  G_OBJECT_CLASS (hk_aotd_forecast_parent_class)->dispose (object);
}

static void
hk_aotd_forecast_class_init (HkAotdForecastClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_forecast_dispose;
}

static void
hk_aotd_forecast_init (HkAotdForecast *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "aotd-pool");
  self->title = hk_heading_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  self->tiles = hk_wrap_box_new (6);
  self->line = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->line), 0);
  gtk_label_set_wrap (GTK_LABEL (self->line), TRUE);
  gtk_widget_add_css_class (self->line, "dimmed");
  self->breakdown = hk_breakdown_view_new ();
  self->fold = hk_fold_new (_("Working"), self->breakdown);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->tiles);
  gtk_box_append (GTK_BOX (box), self->line);
  gtk_box_append (GTK_BOX (box), self->fold);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): what the next spawn brings.
 * @session: a session of Army of the Dead
 * @shamblers: the pool that warns before the Shamblers run out
 * @alphas: the pool that warns before the Alphas run out */
GtkWidget *
hk_aotd_forecast_new (HkSession  *session,
                      HkAotdPool *shamblers,
                      HkAotdPool *alphas)
{
  HkAotdForecast *self = g_object_new (HK_TYPE_AOTD_FORECAST, NULL);

  self->session = g_object_ref (session);
  self->shamblers = g_object_ref (shamblers);
  self->alphas = g_object_ref (alphas);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
