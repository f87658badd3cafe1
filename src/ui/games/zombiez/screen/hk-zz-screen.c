/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-screen.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-odds.h"
#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-screen-row.h"
#include "ui/games/zombiez/board/hk-zz-arc.h"
#include "ui/games/zombiez/board/hk-zz-face.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/screen/hk-screen-bars.h"
#include "ui/widgets/hk-widgets.h"

/* In pixels of the screen. */
#define DRAWN_WIDTH 150

/* From here on pushing on is a gamble, and from there on foolish. */
#define RISKY 0.2
#define BAD 0.45

/* The three rows, the chance to bust, and everybody's points and cards: a group needs these for Net and Axe, and sees a set come. */
struct _HkZzScreen
{
  HkView        parent_instance;

  GtkWidget    *middle;
  GtkBox       *rows;
  GtkWidget    *drawn_box;
  AdwBin       *drawn;
  GtkWidget    *chance;
  HkZzArc      *arc;
  GtkLabel     *percent;
  HkScreenBars *bars;
};

G_DEFINE_FINAL_TYPE (HkZzScreen, hk_zz_screen, HK_TYPE_VIEW)

static void
update_drawn (HkZzScreen *self,
              HkZzTable  *table)
{
  HkZzFace *shown = HK_ZZ_FACE (adw_bin_get_child (self->drawn));

  gtk_widget_set_visible (self->drawn_box, table->drawn != NULL);
  if (table->drawn == NULL)
    adw_bin_set_child (self->drawn, NULL);
  else if (shown == NULL || !hk_record_equal (hk_zz_face_get_card (shown), table->drawn))
    {
      g_autoptr (HkZzCard) card = hk_record_copy (table->drawn);
      GtkWidget *face = hk_zz_face_new (table, card, DRAWN_WIDTH);

      gtk_widget_add_css_class (face, "hk-screen-new");
      adw_bin_set_child (self->drawn, face);
    }
}

/* Bounds that say next to nothing are not told. */
static void
update_chance (HkZzScreen *self,
               HkZzTable  *table)
{
  HkZzOdds odds;
  const gboolean known = hk_zz_table_get_bust_odds (table, &odds);
  g_autofree char *percent = known ? hk_zz_odds_to_text (&odds) : NULL;

  gtk_widget_set_visible (self->chance, known && table->drawn == NULL);
  if (!known)
    return;
  hk_zz_arc_set_chance (self->arc, odds.chance);
  gtk_label_set_text (self->percent, percent);
  hk_widget_set_class (self->chance, "zz-safe", odds.chance < RISKY);
  hk_widget_set_class (self->chance, "zz-risky", odds.chance >= RISKY && odds.chance < BAD);
  hk_widget_set_class (self->chance, "zz-bad", odds.chance >= BAD);
}

static void
update_bars (HkZzScreen *self,
             HkZzTable  *table)
{
  const int n = hk_zz_table_get_n_players (table);
  const int actor = hk_zz_table_find_actor (HK_TABLE (table));
  g_autofree HkScreenBar *bars = g_new0 (HkScreenBar, (gsize) n);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree int *counts = g_new0 (int, (gsize) n * HK_ZZ_N_VALUES);
  const gboolean sums = hk_table_keeps (HK_TABLE (table), "sums");
  const gboolean collections = hk_table_keeps (HK_TABLE (table), "collections");
  const guint n_counts = hk_zz_table_is_scorekeeper (table) || !collections ? 0 : HK_ZZ_N_VALUES;

  gtk_widget_set_visible (GTK_WIDGET (self->bars), sums || collections);
  g_object_set (self->bars, "what", sums ? _("Points") : _("Cards"), NULL);
  for (int i = 0; i < n; i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (table, i);
      char *mark = hk_player_mark_dup_text (player->name);
      char *sets = player->sets == 0 || !sums ? NULL : g_strdup_printf (ngettext ("%d set", "%d sets", (gulong) player->sets), player->sets);

      g_ptr_array_add (texts, mark);
      g_ptr_array_add (texts, sets);
      for (int value = 1; value <= HK_ZZ_N_VALUES; value++)
        counts[i * HK_ZZ_N_VALUES + value - 1] = hk_zz_player_count_value (player, value);
      bars[i] = (HkScreenBar) { player->name, mark, player->colour, sums ? hk_zz_player_get_points (player) : hk_zz_player_get_n_cards (player), sets, i == actor,
                                counts + i * HK_ZZ_N_VALUES, n_counts };
    }
  hk_screen_bars_show (self->bars, bars, (guint) n);
}

static void
update (HkView *view)
{
  HkZzScreen *self = HK_ZZ_SCREEN (view);
  HkZzTable *table = HK_ZZ_TABLE (hk_view_get_table (view));
  int i = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL; row = gtk_widget_get_next_sibling (row), i++)
    hk_zz_screen_row_show (HK_ZZ_SCREEN_ROW (row), table, i);
  update_drawn (self, table);
  update_chance (self, table);
  update_bars (self, table);
  gtk_widget_set_visible (self->middle, hk_table_keeps (HK_TABLE (table), "rows") && !hk_zz_table_is_scorekeeper (table));
}

static void
hk_zz_screen_class_init (HkZzScreenClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_SCREEN_BARS);
  g_type_ensure (HK_TYPE_ZZ_ARC);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-screen");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkZzScreen, middle, rows, drawn_box, drawn, chance, arc, percent, bars);
}

static void
hk_zz_screen_init (HkZzScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    gtk_box_append (self->rows, g_object_new (HK_TYPE_ZZ_SCREEN_ROW, NULL));
}

/* Returns (transfer floating): the picture of the table screen.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_screen_new (HkSession *session)
{
  return g_object_new (HK_TYPE_ZZ_SCREEN, "session", session, NULL);
}
