/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-score-panel.h"
#include "hk-zz-sets-box.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

#define MOST 99
#define TARGET 44
#define NUMBER_WIDTH 46

/* What everybody has: horde sets and other cards, each a number that a tap changes, and the points that they make.
 * It is all that a group needs that wants just the sums. */
struct _HkZzScorePanel
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *title;
  GtkWidget *outcome;
  GPtrArray *lines;   /* Line */
};

typedef struct
{
  GtkWidget *row;
  GtkWidget *sets;
  GtkWidget *cards;
  GtkWidget *points;
} Line;

G_DEFINE_FINAL_TYPE (HkZzScorePanel, hk_zz_score_panel, ADW_TYPE_BIN)

static HkZzTable *
get_table (HkZzScorePanel *self)
{
  return HK_ZZ_TABLE (hk_session_get_table (self->session));
}

static int
find_player (HkZzScorePanel *self,
             GtkWidget      *number)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = g_ptr_array_index (self->lines, i);

      if (line->sets == number || line->cards == number)
        return (int) i;
    }
  return -1;
}

static void update (HkZzScorePanel *self);

static void
set_cb (HkZzScorePanel *self,
        int             value,
        GtkWidget      *number)
{
  const int player = find_player (self, number);
  Line *line = g_ptr_array_index (self->lines, (guint) player);
  g_autoptr (HkMove) move = hk_move_build ("score", "i:player", player, number == line->sets ? "i:sets" : "i:cards", value, NULL);

  if (!hk_table_play (GTK_WIDGET (self), self->session, move))
    update (self);
}

static void
step_cb (HkZzScorePanel *self,
         GtkWidget      *button)
{
  GtkWidget *number = g_object_get_data (G_OBJECT (button), "number");

  hk_number_step (HK_NUMBER (number), GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "by")));
  hk_number_settle (HK_NUMBER (number));
}

static void
update_line (HkZzScorePanel *self,
             guint           player)
{
  HkZzTable *table = get_table (self);
  HkZzPlayer *record = hk_zz_table_get_player (table, (int) player);
  Line *line = g_ptr_array_index (self->lines, player);
  g_autofree char *points = NULL;
  g_autofree char *number = g_strdup_printf ("%u", player);

  if (record == NULL)
    return;
  points = g_strdup_printf ("%d", hk_zz_player_get_points (record));
  g_object_set (line->sets, "value", record->sets, NULL);
  g_object_set (line->cards, "value", hk_zz_player_count_loose (record), NULL);
  gtk_label_set_text (GTK_LABEL (line->points), points);
  hk_widget_set_class (line->row, "zz-won", table->winners != NULL && g_strv_contains ((const char * const *) table->winners, number));
}

static void
update (HkZzScorePanel *self)
{
  HkZzTable *table = get_table (self);
  g_autofree char *outcome = hk_table_get_outcome (HK_TABLE (table));

  for (guint i = 0; i < self->lines->len; i++)
    update_line (self, i);
  gtk_label_set_text (GTK_LABEL (self->outcome), outcome == NULL ? _("Ten points for a horde set, one for every other card.") : outcome);
  hk_widget_set_class (self->outcome, "heading", outcome != NULL);
}

static void
hk_zz_score_panel_dispose (GObject *object)
{
  HkZzScorePanel *self = HK_ZZ_SCORE_PANEL (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_zz_score_panel_parent_class)->dispose (object);
}

static void
hk_zz_score_panel_class_init (HkZzScorePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_score_panel_dispose;
}

static void
hk_zz_score_panel_init (HkZzScorePanel *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_free);
}

static GtkWidget *
make_step (HkZzScorePanel *self,
           GtkWidget      *number,
           const char     *what,
           int             by)
{
  GtkWidget *button = hk_icon_button_new (by < 0 ? "list-remove-symbolic" : "list-add-symbolic", by < 0 ? _("One Less") : _("One More"), what);

  gtk_widget_remove_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  g_object_set_data (G_OBJECT (button), "number", number);
  g_object_set_data (G_OBJECT (button), "by", GINT_TO_POINTER (by));
  g_signal_connect_object (button, "clicked", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_counter (HkZzScorePanel *self,
              HkZzPlayer     *player,
              const char     *what,
              GtkWidget     **number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *caption = gtk_label_new (what);
  /* Translators: the name of a player, then what a number is */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), player->name, what);

  *number = hk_number_new (label, 0, MOST);
  gtk_widget_add_css_class (*number, "title-2");
  gtk_widget_set_size_request (*number, NUMBER_WIDTH, TARGET);
  g_signal_connect_object (*number, "set", G_CALLBACK (set_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "dimmed");
  gtk_box_append (GTK_BOX (line), make_step (self, *number, label, -1));
  gtk_box_append (GTK_BOX (line), *number);
  gtk_box_append (GTK_BOX (line), make_step (self, *number, label, 1));
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), caption);
  return box;
}

/* The counters find room below the name where it is narrow. */
static GtkWidget *
make_row (HkZzScorePanel *self,
          int             player)
{
  HkZzPlayer *record = hk_zz_table_get_player (get_table (self), player);
  Line *line = g_new0 (Line, 1);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *name = hk_heading_new (record->name);
  GtkWidget *counters = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *wrap = hk_wrap_box_new (8);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  g_ptr_array_add (self->lines, line);
  line->points = gtk_label_new (NULL);
  gtk_widget_add_css_class (line->points, "title-1");
  gtk_widget_add_css_class (line->points, "numeric");
  gtk_widget_set_tooltip_text (line->points, _("Victory points"));
  gtk_label_set_width_chars (GTK_LABEL (line->points), 3);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 6);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_hexpand (who, TRUE);
  gtk_box_append (GTK_BOX (who), hk_player_mark_new (record->name, record->colour));
  gtk_box_append (GTK_BOX (who), name);
  gtk_box_append (GTK_BOX (who), line->points);
  gtk_box_append (GTK_BOX (counters), make_counter (self, record, _("Horde sets"), &line->sets));
  gtk_box_append (GTK_BOX (counters), make_counter (self, record, _("Other cards"), &line->cards));
  adw_wrap_box_set_justify (ADW_WRAP_BOX (wrap), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (wrap), TRUE);
  adw_wrap_box_append (ADW_WRAP_BOX (wrap), who);
  adw_wrap_box_append (ADW_WRAP_BOX (wrap), counters);
  gtk_widget_set_halign (counters, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), wrap);
  gtk_box_append (GTK_BOX (box), hk_zz_sets_box_new (self->session, player));
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "zz-player");
  gtk_widget_add_css_class (box, "zz-score");
  line->row = box;
  return box;
}

/* Returns (transfer floating): the score of everybody.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_score_panel_new (HkSession *session)
{
  HkZzScorePanel *self = g_object_new (HK_TYPE_ZZ_SCORE_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->session = g_object_ref (session);
  self->title = hk_heading_new (_("The Score"));
  gtk_widget_add_css_class (self->title, "title-2");
  self->outcome = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->outcome), 0);
  gtk_label_set_wrap (GTK_LABEL (self->outcome), TRUE);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->outcome);
  for (int i = 0; i < hk_zz_table_get_n_players (get_table (self)); i++)
    gtk_box_append (GTK_BOX (box), make_row (self, i));
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
