/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-screen-survivor.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-player.h"
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-danger-bar.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* A Survivor on the table screen: whose, the health, and the Danger Bar. */
struct _HkAotdScreenSurvivor
{
  HkView           parent_instance;

  GtkWidget       *mark;
  GtkLabel        *name;
  GtkLabel        *hearts;
  HkAotdDangerBar *bar;
  GtkLabel        *state;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdScreenSurvivor, hk_aotd_screen_survivor, HK_TYPE_VIEW)

static void
update_hearts (HkAotdScreenSurvivor *self,
               HkAotdSurvivor       *survivor)
{
  const int left = MAX (survivor->health - survivor->wounds, 0);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *spoken = g_strdup_printf (_("Health %d of %d"), left, survivor->health);

  for (int i = 0; i < survivor->health; i++)
    g_string_append (text, i < left ? "♥" : "♡");
  if (!g_str_equal (gtk_label_get_text (self->hearts), text->str))
    gtk_label_set_text (self->hearts, text->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hearts), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static char *
describe_state (HkAotdTable    *table,
                HkAotdSurvivor *survivor,
                gboolean        on_turn)
{
  if (survivor->eliminated)
    return g_strdup (_("eliminated"));
  if (on_turn)
    return g_strdup_printf (ngettext ("%d Action", "%d Actions", (gulong) survivor->actions), survivor->actions);
  return g_strdup (survivor->activated && hk_aotd_table_get_phase (table) == HK_AOTD_PHASE_PLAYER && !hk_table_goes_by_hand (HK_TABLE (table)) ? "✓" : "");
}

static void
update (HkView *view)
{
  HkAotdScreenSurvivor *self = HK_AOTD_SCREEN_SURVIVOR (view);
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (view));
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, hk_view_get_index (view));
  HkAotdPlayer *player = survivor == NULL ? NULL : hk_aotd_table_get_player (table, survivor->player);
  const gboolean on_turn = table->current_survivor == hk_view_get_index (view) && !hk_table_goes_by_hand (HK_TABLE (table));
  g_autofree char *state = NULL;

  if (survivor == NULL)
    return;
  state = describe_state (table, survivor, on_turn);
  gtk_widget_set_visible (self->mark, player != NULL);
  if (player != NULL)
    g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (self->name, survivor->name);
  gtk_label_set_text (self->state, state);
  update_hearts (self, survivor);
  gtk_widget_set_visible (GTK_WIDGET (self->hearts), hk_table_keeps (HK_TABLE (table), "health"));
  gtk_widget_set_visible (GTK_WIDGET (self->bar), hk_table_keeps (HK_TABLE (table), "danger"));
  hk_aotd_danger_bar_set_value (self->bar, survivor->adrenaline);
  hk_widget_set_class (GTK_WIDGET (self), "hk-screen-now", on_turn);
  hk_widget_set_class (GTK_WIDGET (self), "hk-screen-gone", survivor->eliminated);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, survivor->name, -1);
}

static void
hk_aotd_screen_survivor_class_init (HkAotdScreenSurvivorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_AOTD_DANGER_BAR);
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-screen-survivor");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  HK_BIND_CHILDREN (widget_class, HkAotdScreenSurvivor, mark, name, hearts, bar, state);
}
