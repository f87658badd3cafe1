/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-screen.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-odds-spawn.h"
#include "games/army-of-the-dead/state/hk-aotd-abomination.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-screen-survivor.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-widgets.h"

/* The Danger Bars as wide as the screen, and below them what the next spawn brings and what is left in the box. */
struct _HkAotdScreen
{
  HkView     parent_instance;

  GtkBox    *survivors;
  GtkLabel  *spawn_title;
  GtkLabel  *spawn;
  GtkLabel  *shamblers;
  GtkLabel  *alphas;
  GtkWidget *abominations_box;
  GtkLabel  *abominations;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdScreen, hk_aotd_screen, HK_TYPE_VIEW)

/* On average, as the cards that are left in the decks have it; else only how many are drawn. */
static char *
describe_spawn (const HkAotdSpawnOdds *odds)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (odds->zombie_cards + odds->zeus_orders == 0)
    return g_strdup (_("No Spawn Zone is open."));
  if (!odds->is_known)
    return g_strdup_printf (ngettext ("%u card", "%u cards", odds->zombie_cards + odds->zeus_orders), odds->zombie_cards + odds->zeus_orders);
  for (gsize i = 0; i < HK_AOTD_N_TYPES; i++)
    {
      const char *type = hk_aotd_odds_types[i];
      const gboolean is_pool = g_str_equal (type, "shambler") || g_str_equal (type, "alpha");
      g_autofree char *value = NULL;

      if (odds->expected[i] <= 0)
        continue;
      value = is_pool ? g_strdup_printf ("%.1f", odds->expected[i]) : hk_aotd_label_chance (odds->expected[i]);
      g_string_append_printf (text, "%s%s %s", text->len == 0 ? "" : " · ", value, hk_aotd_name_zombies (type));
    }
  return g_strdup (text->len == 0 ? "–" : text->str);
}

static void
update_spawn (HkAotdScreen *self,
              HkAotdTable  *table)
{
  HkAotdSpawnOdds odds;
  g_autofree char *title = NULL;
  g_autofree char *spawn = NULL;

  hk_aotd_spawn_odds_reckon (table, &odds);
  title = g_strdup_printf (_("Next Spawn · %s"), hk_aotd_level_get_title (odds.level));
  spawn = describe_spawn (&odds);
  gtk_label_set_text (self->spawn_title, title);
  gtk_label_set_text (self->spawn, spawn);
}

static void
update_pool (HkAotdTable *table,
             const char  *type,
             GtkLabel    *label)
{
  const int left = hk_aotd_table_get_pool (table, type);
  /* Translators: so many left, of so many */
  g_autofree char *text = g_strdup_printf (_("%d of %d"), left, hk_aotd_table_get_limit (table, type));

  gtk_label_set_text (label, text);
  hk_widget_set_class (GTK_WIDGET (label), "error", left == 0);
}

static void
update_abominations (HkAotdScreen *self,
                     HkAotdTable  *table)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->abominations)); i++)
    {
      g_autoptr (HkAotdAbomination) abomination = g_list_model_get_item (G_LIST_MODEL (table->abominations), i);

      if (abomination->place == HK_AOTD_PLACE_BOARD)
        g_string_append_printf (text, "%s%s", text->len == 0 ? "" : " · ", hk_aotd_name_zombies (abomination->type));
    }
  gtk_label_set_text (self->abominations, text->str);
  gtk_widget_set_visible (self->abominations_box, text->len > 0);
}

static void
update (HkView *view)
{
  HkAotdScreen *self = HK_AOTD_SCREEN (view);
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (view));
  g_autoptr (GArray) survivors = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < (int) hk_aotd_table_get_n_survivors (table); i++)
    g_array_append_val (survivors, i);
  hk_view_show_list (self->survivors, HK_TYPE_AOTD_SCREEN_SURVIVOR, hk_view_get_session (view), survivors);
  update_spawn (self, table);
  update_pool (table, "shambler", self->shamblers);
  update_pool (table, "alpha", self->alphas);
  update_abominations (self, table);
}

static void
hk_aotd_screen_class_init (HkAotdScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-screen");
  HK_BIND_CHILDREN (widget_class, HkAotdScreen, survivors, spawn_title, spawn, shamblers, alphas, abominations_box, abominations);
}

/* Returns (transfer floating): the picture of the table screen.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_screen_new (HkSession *session)
{
  return g_object_new (HK_TYPE_AOTD_SCREEN, "session", session, NULL);
}
