/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-battle-parts.h"
#include "hk-cz-battle-words.h"
#include "games/card-z/state/hk-cz-table.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/widgets/hk-cz-tags.h"
#include "ui/games/card-z/widgets/hk-cz-zones.h"
#include "ui/widgets/hk-widgets.h"

/* Where the battle is, which round it is, whose turn, how far the group has come, and what else matters for all of
 * it. */
struct _HkCzBattleHead
{
  HkView     parent_instance;

  GtkWidget *box;
  GtkLabel  *title;
  GtkLabel  *side;
  GtkWidget *round_box;
  GtkLabel  *round;
  HkCzZones *zones;
  GtkWidget *facts;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzBattleHead, hk_cz_battle_head, HK_TYPE_VIEW)

static char *
describe_scouted (HkCzTable *table)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  const int n = MAX (field->rolled, hk_cz_location_get_n_encounters (field));

  return g_strdup_printf (ngettext ("%d Encounter is here", "%d Encounters are here", (gulong) n), n);
}

/* Whose turn it is in the battle; between players who fights whom. */
static char *
describe_sides (HkCzTable *table)
{
  HkCzBattle *battle = table->battle;

  if (battle->pvp < 0)
    return g_strdup (hk_cz_describe_side (table));
  /* Translators: the player who attacks and the one who is attacked */
  return g_strdup_printf (_("%s against %s"), hk_cz_table_get_player_name (table, battle->player), hk_cz_table_get_player_name (table, battle->pvp));
}

/* Who acts first in this round between players; NULL where it has still to be rolled for. */
static char *
describe_first (HkCzTable *table)
{
  HkCzBattle *battle = table->battle;

  if (battle->initiative == HK_CZ_INITIATIVE_NONE)
    return NULL;
  return g_strdup_printf (_("%s acts first"),
                          hk_cz_table_get_player_name (table, battle->initiative == HK_CZ_INITIATIVE_RIVALS ? battle->pvp : battle->player));
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
show_zones (HkCzBattleHead *self,
            HkCzTable      *table)
{
  const char *layout = hk_cz_battle_get_layout (table);

  hk_cz_zones_set_layout (self->zones, layout);
  for (int zone = 1; zone <= HK_CZ_N_ZONES; zone++)
    {
      g_autofree char *who = describe_zone (table, zone);

      hk_cz_zones_show (self->zones, zone, who, zone - table->battle->zone);
    }
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
  g_autofree char *first = describe_first (table);
  const struct
  {
    gboolean    is_true;
    const char *text;
    const char *style;
  } facts[] = {
    { battle->to_the_death, _("No retreat left"), "cz-bad" },
    { battle->horde, _("Horde"), "cz-bad" },
    { battle->dawn_patrol, _("Dawn patrol"), NULL },
    { battle->edge && !battle->dawn_patrol, _("They come from the edge"), NULL },
    { hk_cz_table_is_night (table), _("Night: shots −1, −2, −3"), "cz-night" },
    { battle->started && battle->alarm_rolled, _("Alarm die rolled"), NULL },
    { battle->started && battle->loud && !battle->alarm_rolled && !battle->noise_pending, _("Noise inside only"), NULL },
    { battle->started && !battle->loud, _("Quiet so far"), "cz-fine" },
    { battle->eradicated > 0, eradicated, "cz-fine" },
    { battle->locked > 0, locked, NULL },
    { battle->discs > 0, discs, NULL },
    { battle->initiative == HK_CZ_INITIATIVE_HUMANS, _("Humans have the initiative"), "cz-bad" },
    { battle->initiative == HK_CZ_INITIATIVE_SURVIVORS && battle->pvp < 0, _("Survivors have the initiative"), "cz-fine" },
    { battle->pvp >= 0 && first != NULL, first, NULL },
  };
  HkCzTags tags;

  hk_cz_tags_begin (&tags, self->facts);
  for (gsize i = 0; i < G_N_ELEMENTS (facts); i++)
    if (facts[i].is_true)
      hk_cz_tags_add (&tags, facts[i].text, facts[i].style);
  hk_cz_tags_end (&tags);
}

static void
update (HkView *view)
{
  HkCzBattleHead *self = HK_CZ_BATTLE_HEAD (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzBattle *battle = table->battle;
  g_autofree char *place = NULL;
  g_autofree char *side = NULL;
  g_autofree char *round = NULL;

  if (hk_cz_view_get_field (self) == NULL)
    return;
  place = hk_cz_name_place (table);
  round = g_strdup_printf ("%d", battle->round);
  side = battle->started ? describe_sides (table) : describe_scouted (table);
  gtk_label_set_text (self->title, place);
  gtk_label_set_text (self->side, side);
  gtk_label_set_text (self->round, round);
  gtk_widget_set_visible (self->round_box, battle->started);
  hk_widget_set_class (self->box, "cz-ours", battle->started && battle->side == HK_CZ_SIDE_SURVIVORS && !hk_cz_battle_is_settled (table));
  hk_widget_set_class (self->box, "cz-theirs", battle->started && battle->side == HK_CZ_SIDE_ENCOUNTERS);
  hk_widget_set_class (self->box, "cz-over", battle->started && hk_cz_battle_is_settled (table));
  show_zones (self, table);
  show_facts (self, table);
}

static void
hk_cz_battle_head_class_init (HkCzBattleHeadClass *klass)
{
  g_type_ensure (HK_TYPE_CZ_ZONES);
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-battle-head");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkCzBattleHead, box, title, side, round_box, round, zones, facts);
}
