/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "army-of-the-dead/hk-aotd-danger.h"
#include "army-of-the-dead/hk-aotd-table.h"
#include "hk-aotd-names.h"
#include "hk-aotd-round-strip.h"

/**
 * HkAotdRoundStrip:
 *
 * The round at a glance: the highest Danger Level as a banner, and below it the round, the phase,
 * the time that is left, the First Player and the noise.
 */
struct _HkAotdRoundStrip
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *banner;
  GtkWidget *letter;
  GtkWidget *level;
  GtkWidget *who;
  GtkWidget *round;
  GtkWidget *phase;
  GtkWidget *tiles;
};

G_DEFINE_FINAL_TYPE (HkAotdRoundStrip, hk_aotd_round_strip, ADW_TYPE_BIN)

static void
add_tile (HkAotdRoundStrip *self,
          const char       *title,
          const char       *value)
{
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *value_label = gtk_label_new (value);
  GtkWidget *title_label = gtk_label_new (title);
  g_autofree char *spoken = g_strdup_printf ("%s: %s", title, value);

  gtk_widget_add_css_class (tile, "hk-tile");
  gtk_widget_add_css_class (value_label, "title-4");
  gtk_widget_add_css_class (value_label, "numeric");
  gtk_label_set_ellipsize (GTK_LABEL (value_label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (value_label), 18);
  gtk_widget_add_css_class (title_label, "caption");
  gtk_widget_add_css_class (title_label, "dimmed");
  gtk_box_append (GTK_BOX (tile), value_label);
  gtk_box_append (GTK_BOX (tile), title_label);
  gtk_widget_set_tooltip_text (tile, spoken);
  adw_wrap_box_append (ADW_WRAP_BOX (self->tiles), tile);
}

static void
add_mark (HkAotdRoundStrip *self)
{
  GtkWidget *mark = gtk_label_new (_("stand-in"));

  gtk_widget_add_css_class (mark, "caption");
  gtk_widget_add_css_class (mark, "hk-mark");
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (mark, _("Cards and Skills are invented ones, not those of the box"));
  adw_wrap_box_append (ADW_WRAP_BOX (self->tiles), mark);
}

static char *
describe_phase (HkAotdTable *table)
{
  if (g_strcmp0 (table->phase, "player") == 0)
    return g_strdup (_("Players"));
  if (g_strcmp0 (table->phase, "zombie") == 0)
    return g_strdup_printf (g_strcmp0 (table->zombie_step, "move") == 0 ? _("Moves %d") : _("Attacks %d"),
                            MAX (1, table->activation));
  if (g_strcmp0 (table->phase, "spawn") == 0)
    return g_strdup (_("Spawn"));
  if (g_strcmp0 (table->phase, "end") == 0)
    return g_strdup (_("End Phase"));
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
  g_autofree char *round = g_strdup_printf (_("Round %d"), table->round);
  g_autofree char *phase = describe_phase (table);

  for (int i = 0; i < HK_AOTD_N_LEVELS; i++)
    {
      g_autofree char *style = g_strdup_printf ("level-%s", hk_aotd_level_get_id ((HkAotdLevel) i));

      if (i == (int) level)
        gtk_widget_add_css_class (self->banner, style);
      else
        gtk_widget_remove_css_class (self->banner, style);
    }
  spoken = g_strdup_printf (_("Highest Danger Level: %s. %s"), hk_aotd_level_get_title (level), who);
  gtk_label_set_text (GTK_LABEL (self->letter), hk_aotd_name_level_letter ((int) level));
  gtk_label_set_text (GTK_LABEL (self->level), hk_aotd_level_get_title (level));
  gtk_label_set_text (GTK_LABEL (self->who), who[0] != '\0' ? who : _("highest Danger Level"));
  gtk_label_set_text (GTK_LABEL (self->round), round);
  gtk_label_set_text (GTK_LABEL (self->phase), phase);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->banner), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
update (HkAotdRoundStrip *self)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (self->session));
  GtkWidget *child;

  update_banner (self, table);
  while ((child = gtk_widget_get_first_child (self->tiles)) != NULL)
    adw_wrap_box_remove (ADW_WRAP_BOX (self->tiles), child);
  if (table->time_limit > 0)
    {
      const int left = MAX (0, table->time_limit - table->time_used);
      g_autofree char *time = g_strdup_printf ("%d / %d", table->time_used, table->time_limit);
      g_autofree char *title = g_strdup_printf (ngettext ("time · %d round left", "time · %d rounds left", (gulong) left), left);

      add_tile (self, title, time);
    }
  if (g_list_model_get_n_items (G_LIST_MODEL (table->players)) > 1)
    add_tile (self, _("First Player"), hk_aotd_name_player (table, table->first_player));
  if (table->noise != NULL && table->noise[0] != '\0')
    add_tile (self, _("Noise token"), table->noise);
  if (g_strcmp0 (table->components, "stand-in") == 0)
    add_mark (self);
}

static void
hk_aotd_round_strip_dispose (GObject *object)
{
  g_clear_object (&HK_AOTD_ROUND_STRIP (object)->session);
  G_OBJECT_CLASS (hk_aotd_round_strip_parent_class)->dispose (object);
}

static void
hk_aotd_round_strip_class_init (HkAotdRoundStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_round_strip_dispose;
}

static GtkWidget *
make_banner (HkAotdRoundStrip *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *when = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->banner = g_object_new (GTK_TYPE_BOX, "spacing", 12, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  gtk_widget_add_css_class (self->banner, "aotd-banner");
  self->letter = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->letter, "aotd-letter");
  gtk_widget_set_valign (self->letter, GTK_ALIGN_CENTER);
  self->level = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->level), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->level), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->level, "title-3");
  self->who = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->who), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->who), PANGO_ELLIPSIZE_END);
  self->round = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->round), 1);
  gtk_widget_add_css_class (self->round, "title-3");
  gtk_widget_add_css_class (self->round, "numeric");
  self->phase = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->phase), 1);
  gtk_label_set_ellipsize (GTK_LABEL (self->phase), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (when), self->round);
  gtk_box_append (GTK_BOX (when), self->phase);
  gtk_widget_set_valign (when, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), self->level);
  gtk_box_append (GTK_BOX (words), self->who);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->banner), self->letter);
  gtk_box_append (GTK_BOX (self->banner), words);
  gtk_box_append (GTK_BOX (self->banner), when);
  return self->banner;
}

static void
hk_aotd_round_strip_init (HkAotdRoundStrip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->tiles = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->tiles), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (self->tiles), 6);
  gtk_box_append (GTK_BOX (box), make_banner (self));
  gtk_box_append (GTK_BOX (box), self->tiles);
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * hk_aotd_round_strip_new:
 * @session: a session of Army of the Dead
 *
 * Returns: (transfer floating): the round at a glance
 */
GtkWidget *
hk_aotd_round_strip_new (HkSession *session)
{
  HkAotdRoundStrip *self = g_object_new (HK_TYPE_AOTD_ROUND_STRIP, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * hk_aotd_round_strip_get_banner:
 * @self: a strip
 *
 * Returns: (transfer none): what the banner says
 */
const char *
hk_aotd_round_strip_get_banner (HkAotdRoundStrip *self)
{
  return gtk_label_get_text (GTK_LABEL (self->level));
}
