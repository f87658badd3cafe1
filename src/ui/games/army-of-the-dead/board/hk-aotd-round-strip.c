/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-odds-spawn.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-round-strip.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-pool-bar.h"
#include "ui/widgets/hk-tile.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define N_GAUGES 2

static const char * const gauge_types[N_GAUGES] = { "shambler", "alpha" };

typedef struct
{
  GtkWidget *tile;
  GtkWidget *bar;
  GtkWidget *warning;
} Gauge;

/* What has to be in sight all the time: the highest Danger Level as a banner with the round and the phase, and how
 * full the pools of the Zombies are. */
struct _HkAotdRoundStrip
{
  HkView     parent_instance;

  GtkWidget *banner;
  GtkWidget *letter;
  GtkWidget *level;
  GtkWidget *who;
  GtkWidget *when;
  GtkWidget *round;
  GtkWidget *phase;
  GtkWidget *gauge_box;
  Gauge      gauges[N_GAUGES];
};

G_DEFINE_FINAL_TYPE (HkAotdRoundStrip, hk_aotd_round_strip, HK_TYPE_VIEW)

static char *
describe_phase (HkAotdTable *table)
{
  switch (table->phase)
    {
    case HK_AOTD_PHASE_PLAYER:
      return g_strdup (_("Players"));
    case HK_AOTD_PHASE_ZOMBIE:
      return g_strdup_printf (table->zombie_step == HK_AOTD_STEP_MOVE ? _("Moves %d") : _("Attacks %d"), MAX (1, table->activation));
    case HK_AOTD_PHASE_SPAWN:
      return g_strdup (_("Spawn"));
    case HK_AOTD_PHASE_END:
      return g_strdup (_("End Phase"));
    case HK_AOTD_PHASE_OVER:
    case HK_AOTD_PHASE_NONE:
      break;
    }
  return g_strdup (_("Over"));
}

/* Who has brought the level about. */
static char *
describe_leaders (HkAotdTable *table,
                  HkAotdLevel  level)
{
  g_autoptr (GString) names = g_string_new (NULL);
  GListModel *survivors = G_LIST_MODEL (table->survivors);

  for (guint i = 0; i < g_list_model_get_n_items (survivors); i++)
    {
      g_autoptr (HkAotdSurvivor) survivor = g_list_model_get_item (survivors, i);

      if (level > HK_AOTD_LEVEL_BLUE && hk_aotd_survivor_get_level (survivor) == level)
        g_string_append_printf (names, names->len == 0 ? "%s" : ", %s", survivor->name);
    }
  return g_string_free_and_steal (g_steal_pointer (&names));
}

static void
update_banner (HkAotdRoundStrip *self,
               HkAotdTable      *table)
{
  const HkAotdLevel level = hk_aotd_table_get_level (table);
  g_autofree char *who = describe_leaders (table, level);
  g_autofree char *spoken = NULL;
  g_autofree char *moment = NULL;
  g_autofree char *round = g_strdup_printf (_("Round %d"), table->round);
  g_autofree char *phase = describe_phase (table);

  for (int i = 0; i < HK_AOTD_N_LEVELS; i++)
    {
      g_autofree char *style = g_strdup_printf ("level-%s", hk_aotd_level_get_id ((HkAotdLevel) i));

      hk_widget_set_class (self->banner, style, i == (int) level);
    }
  spoken = who[0] == '\0' ? g_strdup_printf (_("Highest Danger Level: %s."), hk_aotd_level_get_title (level))
                          /* Translators: %s: a Danger Level; %s: who has reached it. */
                          : g_strdup_printf (_("Highest Danger Level: %s. %s"), hk_aotd_level_get_title (level), who);
  gtk_label_set_text (GTK_LABEL (self->letter), hk_aotd_name_level_letter ((int) level));
  gtk_label_set_text (GTK_LABEL (self->level), hk_aotd_level_get_title (level));
  gtk_label_set_text (GTK_LABEL (self->who), who[0] != '\0' ? who : _("highest Danger Level"));
  gtk_label_set_text (GTK_LABEL (self->round), round);
  gtk_label_set_text (GTK_LABEL (self->phase), phase);
  /* Translators: %s: the round; %s: the phase. */
  moment = g_strdup_printf (_("%s, %s: pass a step or go to a phase"), round, phase);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->when), GTK_ACCESSIBLE_PROPERTY_LABEL, moment, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->banner), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* How many are on the board and in the box, and whether they may run out. */
static void
update_gauge (HkAotdRoundStrip      *self,
              HkAotdTable           *table,
              const HkAotdSpawnOdds *odds,
              int                    which)
{
  Gauge *gauge = &self->gauges[which];
  const char *type = gauge_types[which];
  const gboolean is_shamblers = which == 0;
  const int on_board = is_shamblers ? table->shamblers : table->alphas;
  const int trapped = is_shamblers ? table->trapped_shamblers : table->trapped_alphas;
  const int held = hk_aotd_table_get_held (table, type);
  const int left = hk_aotd_table_get_pool (table, type);
  g_autofree char *warning = hk_aotd_label_shortage (odds, type);
  /* Translators: miniatures on the board, and how many the box still holds */
  g_autofree char *value = g_strdup_printf (_("%d · %d left"), on_board, left);
  g_autofree char *spoken = g_strdup_printf (ngettext ("%s: %d on the board, %d left in the box", "%s: %d on the board, %d left in the box", (gulong) left),
                                             hk_aotd_name_zombies (type), on_board, left);
  g_autofree char *tip = warning == NULL ? g_strdup (spoken) : g_strdup_printf ("%s\n%s", spoken, warning);

  hk_tile_set_value (HK_TILE (gauge->tile), value);
  hk_aotd_pool_bar_set (HK_AOTD_POOL_BAR (gauge->bar), on_board, trapped, held);
  gtk_widget_set_visible (gauge->warning, warning != NULL);
  hk_tooltip_set (gauge->tile, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gauge->tile), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, warning == NULL ? "" : warning, -1);
}

static void
update (HkView *view)
{
  HkAotdRoundStrip *self = HK_AOTD_ROUND_STRIP (view);
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
  HkAotdSpawnOdds odds;

  hk_aotd_spawn_odds_reckon (table, &odds);
  /* The group goes from phase to phase itself where it does so by hand. */
  gtk_widget_set_visible (self->when, hk_table_keeps_move (HK_TABLE (table), "pass-step", NULL));
  gtk_widget_set_visible (self->gauge_box, hk_table_keeps (HK_TABLE (table), "rounds"));
  update_banner (self, table);
  for (int i = 0; i < N_GAUGES; i++)
    update_gauge (self, table, &odds, i);
}

static void
pass_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hk_view_play (HK_VIEW (widget), hk_move_build ("pass-step", NULL));
}

static void
go_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  hk_view_play (HK_VIEW (widget), hk_move_build ("go-to-phase", "s:phase", g_variant_get_string (parameter, NULL), NULL));
}

static void
make_gauge (HkAotdRoundStrip *self,
            GtkWidget        *box,
            int               which)
{
  Gauge *gauge = &self->gauges[which];
  const char *name = hk_aotd_name_zombies (gauge_types[which]);

  gauge->tile = hk_tile_new (name, "");
  gauge->bar = hk_aotd_pool_bar_new (name, which == 0 ? HK_AOTD_N_SHAMBLERS : HK_AOTD_N_ALPHAS);
  gtk_widget_add_css_class (gauge->bar, "thin");
  gtk_widget_add_css_class (gauge->bar, gauge_types[which]);
  gauge->warning = hk_ornament_new ("dialog-warning-symbolic");
  gtk_widget_add_css_class (gauge->warning, "warning");
  hk_tile_add (HK_TILE (gauge->tile), gauge->bar);
  hk_tile_add_mark (HK_TILE (gauge->tile), gauge->warning);
  gtk_box_append (GTK_BOX (box), gauge->tile);
}

static void
hk_aotd_round_strip_class_init (HkAotdRoundStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-round-strip");
  HK_BIND_CHILDREN (widget_class, HkAotdRoundStrip, banner, letter, level, who, when, round, phase, gauge_box);
  gtk_widget_class_install_action (widget_class, "round.pass", NULL, pass_action);
  gtk_widget_class_install_action (widget_class, "round.go", "s", go_action);
}

static void
hk_aotd_round_strip_init (HkAotdRoundStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < N_GAUGES; i++)
    make_gauge (self, self->gauge_box, i);
}

/* Returns what the banner says. */
const char *
hk_aotd_round_strip_get_banner (HkAotdRoundStrip *self)
{
  return gtk_label_get_text (GTK_LABEL (self->level));
}
