/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/guide/hk-cz-guide.h"
#include "hk-cz-battle-parts.h"
#include "hk-cz-battle-words.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "ui/display/hk-in-sight.h"
#include "ui/games/card-z/attack/hk-cz-attack-sheet.h"
#include "ui/games/card-z/board/hk-cz-options.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/widgets/hk-cz-tags.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

/* A survivor on the battlefield: whether the action of the round is spent, wounds and the like, and everything that can be
 * done besides tapping an Encounter. */
struct _HkCzFighterCard
{
  HkView       parent_instance;

  int          target;       /* whom the attack button opens; −1 nobody */
  GtkWidget   *box;
  GtkWidget   *mark;
  GtkLabel    *name;
  GtkLabel    *state;
  GtkWidget   *ailments;
  GtkWidget   *attack_box;
  GtkLabel    *attack_title;
  GtkWidget   *attack_hint;
  GtkWidget   *roll;
  HkCzOptions *options;
  HkCzOptions *seldom;
  GtkWidget   *more;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzFighterCard, hk_cz_fighter_card, HK_TYPE_VIEW)

static int
get_survivor (HkCzFighterCard *self)
{
  return hk_view_get_index (HK_VIEW (self));
}

static int
count_engaged (HkCzTable *table,
               int        survivor)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  int n = 0;

  for (int i = 0; i < hk_cz_location_get_n_encounters (field); i++)
    n += hk_cz_encounter_is_engaged_by (hk_cz_location_get_encounter (field, i), survivor);
  return n;
}

static void
show_ailments (HkCzFighterCard *self,
               HkCzSurvivor    *record)
{
  const int engaged = count_engaged (hk_cz_view_get_table (self), get_survivor (self));
  g_autofree char *infected = g_strdup_printf (ngettext ("Infected: %d round", "Infected: %d rounds", (gulong) record->infected), record->infected);
  g_autofree char *wounds = g_strdup_printf (ngettext ("%d Wound", "%d Wounds", (gulong) record->wounds), record->wounds);
  g_autofree char *crowd = g_strdup_printf (ngettext ("Engaged with %d", "Engaged with %d", (gulong) engaged), engaged);
  const struct
  {
    gboolean    is_true;
    const char *text;
    const char *style;
  } ailments[] = {
    { record->infected > 0, infected, "cz-bad" },
    { record->wounds > 0, wounds, "cz-bad" },
    { engaged > 0, crowd, "cz-warn" },
    { record->starving, _("Starving −1"), "cz-warn" },
    { record->sleep_deprived, _("Sleep deprived −1"), "cz-warn" },
    { record->sick != NULL, record->sick, "cz-warn" },
  };
  HkCzTags tags;

  hk_cz_tags_begin (&tags, self->ailments);
  for (gsize i = 0; i < G_N_ELEMENTS (ailments); i++)
    if (ailments[i].is_true)
      hk_cz_tags_add (&tags, ailments[i].text, ailments[i].style);
  hk_cz_tags_end (&tags);
}

/* An Encounter, the lower its rank the more pressing for a survivor. */
typedef struct
{
  int rank;
  int encounter;
} Target;

static int
compare_targets (gconstpointer a,
                 gconstpointer b)
{
  return ((const Target *) a)->rank - ((const Target *) b)->rank;
}

/* One next to the survivor, then whoever bites first. */
static GArray *
list_targets (HkCzTable *table,
              int        survivor)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  GArray *targets = g_array_new (FALSE, FALSE, sizeof (Target));

  for (int i = 0; i < hk_cz_location_get_n_encounters (field); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (field, i);
      Target target = { 0, i };
      HkCzForecast forecast;

      if (!hk_cz_encounter_is_dangerous (encounter))
        continue;
      hk_cz_forecast_encounter (table, i, &forecast);
      if (!hk_cz_encounter_is_engaged_by (encounter, survivor))
        target.rank = 20 * (HK_CZ_THREAT_NOW - (int) hk_cz_threat_of (&forecast)) + (forecast.survivor == survivor ? 0 : 10)
                      + (encounter->distance == 0 ? 9 : MIN (8, encounter->distance));
      g_array_append_val (targets, target);
    }
  g_array_sort (targets, compare_targets);
  return targets;
}

/* Finds the most pressing Encounter that the survivor can attack; where none can be attacked, the most pressing. Returns (transfer
 * full) (nullable) (element-type HkCzWay): the ways to attack it, the best first; %NULL where there is nobody. */
static GPtrArray *
find_target (HkCzFighterCard *self)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  g_autoptr (GArray) targets = list_targets (table, get_survivor (self));
  g_autoptr (GPtrArray) first = NULL;

  self->target = targets->len == 0 ? -1 : g_array_index (targets, Target, 0).encounter;
  for (guint i = 0; i < targets->len; i++)
    {
      const int encounter = g_array_index (targets, Target, i).encounter;
      g_autoptr (GPtrArray) ways = hk_cz_list_attacks (table, get_survivor (self), encounter);

      /* What is possible stands first. */
      if (ways->len > 0 && ((HkCzWay *) g_ptr_array_index (ways, 0))->reason == NULL)
        {
          self->target = encounter;
          return g_steal_pointer (&ways);
        }
      if (i == 0)
        first = g_steal_pointer (&ways);
    }
  return g_steal_pointer (&first);
}

static void
attack_cb (HkCzFighterCard *self)
{
  hk_cz_attack_sheet_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), get_survivor (self), self->target);
}

/* The attack that the button names, at once. */
static void
roll_cb (HkCzFighterCard *self)
{
  g_autoptr (GPtrArray) ways = hk_cz_list_attacks (hk_cz_view_get_table (self), get_survivor (self), self->target);
  const HkCzWay *way = ways->len == 0 ? NULL : g_ptr_array_index (ways, 0);
  HkMove *move;

  if (way == NULL)
    return;
  move = hk_move_build ("attack", "i:survivor", get_survivor (self), "i:encounter", self->target, "s:how", hk_cz_how_get_id (way->how), NULL);
  if (way->loot >= 0)
    json_object_set_int_member (hk_move_get_params (move), "loot", way->loot);
  if (way->charge)
    json_object_set_boolean_member (hk_move_get_params (move), "charge", TRUE);
  hk_view_play (HK_VIEW (self), move);
}

/* The most pressing attack with the best weapon; a second button rolls for it, for who needs nothing else said. */
static void
show_attack (HkCzFighterCard *self)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  g_autoptr (GPtrArray) ways = find_target (self);
  HkCzEncounter *encounter;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *hint = NULL;
  g_autofree char *spoken = NULL;
  const HkCzWay *way;

  gtk_widget_set_visible (self->attack_box, ways != NULL);
  if (ways == NULL)
    return;
  encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), self->target);
  name = hk_cz_encounter_describe (encounter);
  /* Translators: an Encounter */
  title = g_strdup_printf (_("Attack %s"), name);
  way = ways->len == 0 ? NULL : g_ptr_array_index (ways, 0);
  if (way != NULL && way->known && way->reason == NULL)
    {
      g_autofree char *chance = hk_cz_chance_to_text (way->result.chance);

      hint = g_strdup_printf ("%s · %s", way->name, chance);
    }
  gtk_label_set_text (self->attack_title, title);
  gtk_label_set_text (GTK_LABEL (self->attack_hint), hint == NULL ? "" : hint);
  gtk_widget_set_visible (self->attack_hint, hint != NULL);
  gtk_widget_set_visible (self->roll, hint != NULL && table->dice_by != HK_BY_HAND
                                      && (way->how != HK_CZ_HOW_SHOOT || hk_cz_encounter_get_distance (encounter, table, get_survivor (self)) > 0));
  /* Translators: what is rolled for: an attack, then the weapon and its chance */
  spoken = g_strdup_printf (_("Roll: %s, %s"), title, hint == NULL ? "" : hint);
  hk_widget_set_spoken (self->roll, spoken);
}

/* What a survivor does now and then only. */
static gboolean
is_seldom (HkMove *move)
{
  const char *name = hk_move_get_name (move);

  return g_str_equal (name, "quarantine") || g_str_equal (name, "recover") || hk_move_get_boolean (move, "off", FALSE)
         || g_strcmp0 (hk_move_get_string (move, "what"), "grab") == 0;
}

/* Attacks on Encounters have the sheet; those on survivors of another player have not. */
static gboolean
has_sheet (HkMove *move)
{
  return g_str_equal (hk_move_get_name (move), "attack") && !hk_move_has (move, "victim");
}

static void
show_options (HkCzFighterCard *self)
{
  g_autoptr (GPtrArray) options = hk_cz_list_battle_moves (hk_cz_view_get_table (self), get_survivor (self));
  g_autoptr (GPtrArray) often = g_ptr_array_new ();
  g_autoptr (GPtrArray) seldom = g_ptr_array_new ();

  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);

      if (hk_move_option_is_legal (option) && !has_sheet (hk_move_option_get_move (option)))
        g_ptr_array_add (is_seldom (hk_move_option_get_move (option)) ? seldom : often, option);
    }
  hk_cz_options_set (self->options, often);
  hk_cz_options_set (self->seldom, seldom);
  gtk_widget_set_visible (self->more, seldom->len > 0);
}

/* Whether it is the turn of the survivor's side; in a battle between players one acts after the other. */
static gboolean
is_turn_of (HkCzTable    *table,
            HkCzSurvivor *record)
{
  HkCzSurvivor *next = hk_cz_table_get_survivor (table, hk_cz_table_find_duellist (table));

  return next == NULL || next->player == record->player;
}

static void
update (HkView *view)
{
  HkCzFighterCard *self = HK_CZ_FIGHTER_CARD (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, get_survivor (self));
  HkCzPlayer *player;
  gboolean ready;

  if (record == NULL || hk_cz_view_get_field (self) == NULL)
    return;
  ready = hk_cz_survivor_is_alive (record) && table->battle->started && table->battle->side != HK_CZ_SIDE_ENCOUNTERS
          && (!record->acted || table->battle->side == HK_CZ_SIDE_REGROUP) && record->kind != HK_CZ_SURVIVOR_DEPENDANT
          && is_turn_of (table, record);
  player = hk_cz_table_get_player (table, record->player);
  gtk_widget_set_visible (self->mark, player != NULL);
  if (player != NULL)
    g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (self->name, record->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, record->name, -1);
  gtk_label_set_text (self->state, record->dead ? _("Dead") : record->kind == HK_CZ_SURVIVOR_DEPENDANT ? _("Cannot battle")
                                   : record->acted ? _("✓ acted") : ready ? _("Ready") : _("Waits"));
  hk_widget_set_class (self->box, "cz-ready", ready);
  hk_in_sight_set_here (GTK_WIDGET (self), ready && !record->acted);
  hk_widget_set_class (self->box, "cz-spent", record->acted);
  hk_widget_set_class (self->box, "cz-dead", record->dead);
  show_ailments (self, record);
  if (ready)
    {
      show_attack (self);
      show_options (self);
      return;
    }
  gtk_widget_set_visible (self->attack_box, FALSE);
  gtk_widget_set_visible (self->more, FALSE);
  hk_cz_options_set (self->options, NULL);
}

static void
hk_cz_fighter_card_class_init (HkCzFighterCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_FOLD);
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_CZ_OPTIONS);
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-fighter-card");
  HK_BIND_CHILDREN (widget_class, HkCzFighterCard, box, mark, name, state, ailments, attack_box, attack_title, attack_hint, roll, options,
                    seldom, more);
  HK_BIND_CALLBACKS (widget_class, attack_cb, roll_cb);
}
