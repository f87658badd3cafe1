/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-battle-head.h"
#include "hk-cz-battle-words.h"
#include "ui/games/card-z/neighborhood/hk-cz-zones.h"
#include "ui/widgets/hk-widgets.h"

/* Where the battle is, which round it is, whose turn, how far the group has come, and what else matters for all of
 * it. */
struct _HkCzBattleHead
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *side;
  GtkWidget *round;
  GtkWidget *round_caption;
  GtkWidget *zones;
  GtkWidget *facts;
};

G_DEFINE_FINAL_TYPE (HkCzBattleHead, hk_cz_battle_head, ADW_TYPE_BIN)

static char *
describe_scouted (HkCzTable *table)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  const int n = MAX (field->rolled, hk_cz_location_get_n_encounters (field));

  return g_strdup_printf (ngettext ("%d Encounter is here", "%d Encounters are here", (gulong) n), n);
}

static const char *
describe_side (HkCzTable *table)
{
  HkCzBattle *battle = table->battle;

  if (g_strcmp0 (battle->side, "encounters") == 0)
    return _("The Encounters act");
  if (g_strcmp0 (battle->side, "regroup") == 0)
    return _("The group regroups");
  if (hk_cz_battle_is_calm (table))
    return _("No danger is left");
  return _("The survivors act");
}

static int
count_in (HkCzTable *table,
          int        zone,
          gboolean   revealed)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  int n = 0;

  for (int i = 0; i < hk_cz_location_get_n_encounters (field); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (field, i);

      n += encounter->zone == zone && encounter->revealed == revealed && !encounter->locked && (!revealed || hk_cz_encounter_is_enemy (encounter));
    }
  return n;
}

static char *
describe_zone (HkCzTable *table,
               int        zone)
{
  const int up = count_in (table, zone, TRUE);
  const int down = count_in (table, zone, FALSE);

  if (up > 0 && down > 0)
    /* Translators: how many Encounters are turned up and how many lie face down */
    return g_strdup_printf (_("%d and %d face down"), up, down);
  if (down > 0)
    return g_strdup_printf (ngettext ("%d face down", "%d face down", (gulong) down), down);
  if (up > 0)
    return g_strdup_printf (ngettext ("%d enemy", "%d enemies", (gulong) up), up);
  return g_strdup (_("empty"));
}

static void
add_zone (HkCzBattleHead *self,
          HkCzTable      *table,
          const char     *layout,
          int             zone)
{
  const gboolean outside = hk_cz_layout_is_outside (layout, zone);
  const gboolean here = zone == table->battle->zone;
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "hexpand", TRUE,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_autofree char *title = g_strdup_printf (_("Zone %d"), zone);
  g_autofree char *who = describe_zone (table, zone);
  g_autofree char *spoken = NULL;
  const char *where = layout == NULL && zone > 1 ? _("not known") : outside ? _("outside") : _("inside");
  GtkWidget *labels[] = { gtk_label_new (title), gtk_label_new (where), gtk_label_new (who) };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      gtk_label_set_wrap (GTK_LABEL (labels[i]), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (labels[i]), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_justify (GTK_LABEL (labels[i]), GTK_JUSTIFY_CENTER);
      gtk_widget_add_css_class (labels[i], i == 0 ? "caption-heading" : "caption");
      gtk_box_append (GTK_BOX (box), labels[i]);
    }
  gtk_widget_add_css_class (box, "cz-zone");
  gtk_widget_add_css_class (box, outside ? "cz-outside" : "cz-inside");
  hk_widget_set_class (box, "cz-here", here);
  hk_widget_set_class (box, "cz-ahead", zone > table->battle->zone);
  if (here)
    {
      GtkWidget *mark = hk_box_add_words (box, _("▲ group"), "cz-group-mark");

      gtk_label_set_wrap_mode (GTK_LABEL (mark), PANGO_WRAP_WORD_CHAR);
      gtk_widget_add_css_class (mark, "caption-heading");
    }
  /* Translators: %s: the battle; %s: where it is; %s: who fights. */
  spoken = g_strdup_printf (here ? _("%s, %s, %s; the group is here") : _("%s, %s, %s"), title, where, who);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_box_append (GTK_BOX (self->zones), box);
}

static void
show_zones (HkCzBattleHead *self,
            HkCzTable      *table)
{
  const char *layout = hk_cz_battle_get_layout (table);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->zones)) != NULL)
    gtk_box_remove (GTK_BOX (self->zones), child);
  for (int zone = 1; zone <= HK_CZ_N_ZONES; zone++)
    {
      hk_cz_zones_add_divider (self->zones, layout, zone);
      add_zone (self, table, layout, zone);
    }
  hk_cz_zones_add_divider (self->zones, layout, HK_CZ_N_ZONES + 1);
}

static void
add_fact (HkCzBattleHead *self,
          gboolean        there,
          const char     *text,
          const char     *style)
{
  GtkWidget *fact;

  if (!there)
    return;
  fact = hk_label_new (text, "cz-tag");
  if (style != NULL)
    gtk_widget_add_css_class (fact, style);
  adw_wrap_box_append (ADW_WRAP_BOX (self->facts), fact);
}

static void
show_facts (HkCzBattleHead *self,
            HkCzTable      *table)
{
  HkCzBattle *battle = table->battle;
  g_autofree char *eradicated = g_strdup_printf (ngettext ("%d eradicated", "%d eradicated", (gulong) battle->eradicated), battle->eradicated);
  g_autofree char *locked = g_strdup_printf (ngettext ("%d room locked: reward −%d", "%d rooms locked: reward −%d", (gulong) battle->locked),
                                             battle->locked, battle->locked);
  g_autofree char *discs = g_strdup_printf (ngettext ("%d purple disc lies about", "%d purple discs lie about", (gulong) battle->discs), battle->discs);

  hk_wrap_box_clear (self->facts);
  add_fact (self, battle->to_the_death, _("No retreat left"), "cz-bad");
  add_fact (self, battle->horde, _("Horde"), "cz-bad");
  add_fact (self, battle->dawn_patrol, _("Dawn patrol"), NULL);
  add_fact (self, battle->edge && !battle->dawn_patrol, _("They come from the edge"), NULL);
  add_fact (self, hk_cz_table_is_night (table), _("Night: shots −1, −2, −3"), "cz-night");
  add_fact (self, battle->started && battle->alarm_rolled, _("Alarm die rolled"), NULL);
  add_fact (self, battle->started && battle->loud && !battle->alarm_rolled && !battle->noise_pending, _("Noise inside only"), NULL);
  add_fact (self, battle->started && !battle->loud, _("Quiet so far"), "cz-fine");
  add_fact (self, battle->eradicated > 0, eradicated, "cz-fine");
  add_fact (self, battle->locked > 0, locked, NULL);
  add_fact (self, battle->discs > 0, discs, NULL);
  add_fact (self, g_strcmp0 (battle->initiative, "humans") == 0, _("Humans have the initiative"), "cz-bad");
  add_fact (self, g_strcmp0 (battle->initiative, "survivors") == 0, _("Survivors have the initiative"), "cz-fine");
  gtk_widget_set_visible (self->facts, gtk_widget_get_first_child (self->facts) != NULL);
}

static void
update (HkCzBattleHead *self)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (self->session));
  g_autofree char *place = NULL;
  g_autofree char *side = NULL;
  g_autofree char *round = NULL;

  if (table->battle == NULL || hk_cz_table_get_battlefield (table) == NULL)
    return;
  place = hk_cz_name_place (table);
  round = g_strdup_printf ("%d", table->battle->round);
  gtk_label_set_text (GTK_LABEL (self->title), place);
  side = table->battle->started ? g_strdup (describe_side (table)) : describe_scouted (table);
  gtk_label_set_text (GTK_LABEL (self->side), side);
  gtk_label_set_text (GTK_LABEL (self->round), round);
  gtk_widget_set_visible (gtk_widget_get_parent (self->round), table->battle->started);
  hk_widget_set_class (self->box, "cz-ours", table->battle->started && g_strcmp0 (table->battle->side, "survivors") == 0 && !hk_cz_battle_is_calm (table));
  hk_widget_set_class (self->box, "cz-theirs", table->battle->started && g_strcmp0 (table->battle->side, "encounters") == 0);
  hk_widget_set_class (self->box, "cz-over", table->battle->started && hk_cz_battle_is_calm (table));
  show_zones (self, table);
  show_facts (self, table);
}

static void
hk_cz_battle_head_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_BATTLE_HEAD (object)->session);
  G_OBJECT_CLASS (hk_cz_battle_head_parent_class)->dispose (object);
}

static void
hk_cz_battle_head_class_init (HkCzBattleHeadClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_battle_head_dispose;
}

static GtkWidget *
make_line (HkCzBattleHead *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *round = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->title = gtk_label_new (NULL);
  self->side = gtk_label_new (NULL);
  self->round = gtk_label_new (NULL);
  self->round_caption = gtk_label_new (_("Round"));
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->side), 0);
  gtk_label_set_wrap (GTK_LABEL (self->side), TRUE);
  gtk_widget_add_css_class (self->title, "title-2");
  gtk_widget_add_css_class (self->side, "cz-battle-side");
  gtk_widget_add_css_class (round, "cz-round");
  gtk_widget_add_css_class (self->round, "numeric");
  gtk_widget_set_valign (round, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->round_caption, "caption");
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (text), self->title);
  gtk_box_append (GTK_BOX (text), self->side);
  gtk_box_append (GTK_BOX (round), self->round_caption);
  gtk_box_append (GTK_BOX (round), self->round);
  gtk_box_append (GTK_BOX (line), text);
  gtk_box_append (GTK_BOX (line), round);
  return line;
}

static void
hk_cz_battle_head_init (HkCzBattleHead *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->zones = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->facts = hk_wrap_box_new (6);
  gtk_widget_add_css_class (self->zones, "cz-zones");
  gtk_box_append (GTK_BOX (self->box), make_line (self));
  gtk_box_append (GTK_BOX (self->box), self->zones);
  gtk_box_append (GTK_BOX (self->box), self->facts);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "cz-battle-head");
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Returns (transfer floating): how the battle stands.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_battle_head_new (HkSession *session)
{
  HkCzBattleHead *self = g_object_new (HK_TYPE_CZ_BATTLE_HEAD, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
