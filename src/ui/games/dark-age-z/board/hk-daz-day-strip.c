/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/state/hk-daz-content.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-day-strip.h"
#include "ui/widgets/hk-tile.h"

/* The game board at a glance: the horde of the day, the movement marker, the pioneer tokens, the strategy tracks and
 * the commanders that can be recruited. */
struct _HkDazDayStrip
{
  HkView     parent_instance;

  GtkWidget *tiles;
};

HK_DEFINE_TEMPLATE_TYPE (HkDazDayStrip, hk_daz_day_strip, HK_TYPE_VIEW)

static void
add_number (GStrvBuilder *facts,
            const char   *title,
            int           value)
{
  g_strv_builder_add (facts, title);
  g_strv_builder_take (facts, value < 0 ? g_strdup ("?") : g_strdup_printf ("%d", value));
}

/* What the next command of a track costs; "?" where nobody has told yet, "–" where it is closed, nothing where none was told. */
static void
add_track (GStrvBuilder *facts,
           HkDazTable   *table,
           const char   *command,
           const char   *title)
{
  HkDazTrack *track = hk_daz_table_get_track (table, command);

  if (track == NULL || track->costs == NULL || track->costs[0] == NULL)
    return;
  if (hk_daz_track_is_closed (track) || (table->refreshed && g_str_equal (command, "refresh")))
    g_strv_builder_add_many (facts, title, "–", NULL);
  else
    add_number (facts, title, hk_daz_track_get_cost (track));
}

static void
add_gathering (GStrvBuilder *facts,
               HkDazTable   *table)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; table->gathering != NULL && table->gathering[i] != NULL; i++)
    {
      const HkDazCommander *commander = hk_daz_content_find_commander (table->gathering[i]);

      if (commander != NULL)
        g_string_append_printf (names, "%s%s", names->len == 0 ? "" : " · ", commander->name);
    }
  if (names->len > 0)
    g_strv_builder_add_many (facts, _("can be recruited"), names->str, NULL);
}

static void
update (HkView *view)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_view_get_table (view));
  HkDazInvasion *invasion = hk_daz_table_get_invasion (table);
  const gboolean by_hand = hk_table_goes_by_hand (HK_TABLE (table));
  const gboolean keeps_days = hk_table_keeps (HK_TABLE (table), "days");
  const HkDazBoss *boss = keeps_days && table->boss != NULL && table->boss_previewed && !table->boss_active ? hk_daz_content_find_boss (table->boss) : NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) facts = NULL;

  /* One whose numbers alone were told has no name, and there are as many zombies as at each frontier. */
  if (invasion != NULL && keeps_days)
    {
      /* Translators: so many zombies of so many Hit Points */
      g_autofree char *horde = g_strdup_printf (_("%d × %d HP"), hk_daz_table_get_zombies (table), hk_daz_table_get_zombie_hp (table));
      const int damage = hk_daz_table_get_damage (table);
      g_autofree char *title = invasion->name == NULL ? g_strdup_printf (_("damage %d · speed %d"), damage, invasion->speed)
                               /* Translators: the name of an invasion card */
                               : g_strdup_printf (_("%s · damage %d · speed %d"), invasion->name, damage, invasion->speed);

      g_strv_builder_add_many (builder, title, horde, NULL);
    }
  if (keeps_days && (by_hand || hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING))
    {
      add_number (builder, _("steps left"), table->steps_left);
      add_number (builder, _("pioneer tokens"), table->pioneer_tokens);
    }
  if (hk_table_keeps (HK_TABLE (table), "tokens") && (by_hand || hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING))
    {
      add_track (builder, table, "draw-army", _("draw cards"));
      add_track (builder, table, "choose-relic", _("relic"));
      add_track (builder, table, "reactivate", _("reactivate"));
      add_track (builder, table, "refresh", _("refresh"));
    }
  if (hk_table_keeps (HK_TABLE (table), "frontiers") && (by_hand || hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING))
    add_gathering (builder, table);
  if (boss != NULL)
    {
      g_autofree char *day = g_strdup_printf (_("boss of day %d"), table->last_day);

      g_strv_builder_add_many (builder, day, boss->name, NULL);
    }
  facts = g_strv_builder_end (builder);
  hk_tile_show_list (HK_DAZ_DAY_STRIP (view)->tiles, (const char * const *) facts);
  gtk_widget_set_visible (HK_DAZ_DAY_STRIP (view)->tiles, facts[0] != NULL);
}

static void
hk_daz_day_strip_class_init (HkDazDayStripClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-daz-day-strip");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkDazDayStrip, tiles);
}
