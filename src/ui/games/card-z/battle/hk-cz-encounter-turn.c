/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/battle/hk-cz-prey.h"
#include "hk-cz-battle-parts.h"
#include "hk-cz-battle-words.h"
#include "hk-cz-prey-row.h"
#include "ui/display/hk-in-sight.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/team/hk-cz-survivor-picker.h"
#include "ui/games/card-z/widgets/hk-cz-die.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/widgets/hk-widgets.h"

/* An Encounter that acts: its place in the order and what it does. */
#define HK_TYPE_CZ_ACT_ROW (hk_cz_act_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzActRow, hk_cz_act_row, HK, CZ_ACT_ROW, HkView)

struct _HkCzActRow
{
  HkView     parent_instance;

  GtkLabel  *order;
  HkCzToken *token;
  GtkLabel  *title;
  GtkLabel  *act;
  GtkWidget *torn;
  HkCzSurvivorPicker *among;
  GtkWidget *prey;
  int        named;       /* whom the group has named of those equally close; −1 nobody */
};

HK_DEFINE_TEMPLATE_TYPE (HkCzActRow, hk_cz_act_row, HK_TYPE_VIEW)

/* What the Encounters will do, in the order in which they act, worked out before anybody commits to it, and the
 * button that makes them. Where the group rolls, it is asked first for the dice of Rigored Zombies and for whom those go
 * that have several survivors equally close; the last answer makes them act. */
struct _HkCzEncounterTurn
{
  HkView     parent_instance;

  GArray    *dice;        /* int: of Rigored Zombies, as entered */
  int        n_rigored;
  GtkWidget *sum;
  GtkBox    *list;
  GtkWidget *prompt;
  GtkWidget *die;
  GtkWidget *act;
};

G_DEFINE_FINAL_TYPE (HkCzEncounterTurn, hk_cz_encounter_turn, HK_TYPE_VIEW)

static void answer (HkCzEncounterTurn *self);

static void
chosen_cb (HkCzActRow *self,
           int         survivor)
{
  self->named = survivor;
  answer (HK_CZ_ENCOUNTER_TURN (gtk_widget_get_ancestor (GTK_WIDGET (self), HK_TYPE_CZ_ENCOUNTER_TURN)));
}

static void
hk_cz_act_row_class_init (HkCzActRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_TOKEN);
  g_type_ensure (HK_TYPE_CZ_PREY_ROW);
  g_type_ensure (HK_TYPE_CZ_SURVIVOR_PICKER);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-act-row");
  HK_BIND_CHILDREN (widget_class, HkCzActRow, order, token, title, act, torn, among, prey);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static char *
describe_act (HkCzTable          *table,
              HkCzEncounter      *encounter,
              const HkCzForecast *forecast)
{
  const char *name = forecast->survivor < 0 ? NULL : hk_cz_table_get_survivor_name (table, forecast->survivor);

  if (forecast->intent != HK_CZ_INTENT_APPROACH)
    return hk_cz_describe_threat (table, encounter, forecast);
  if (forecast->after == 1)
    return name == NULL ? g_strdup (_("Comes up and engages")) : g_strdup_printf (_("Comes up and engages %s"), name);
  if (name != NULL)
    /* Translators: a survivor and how many hexes away the Encounter will be */
    return g_strdup_printf (ngettext ("Comes nearer to %s: %d hex", "Comes nearer to %s: %d hexes", (gulong) forecast->after), name, forecast->after);
  return g_strdup_printf (ngettext ("Comes nearer: %d hex", "Comes nearer: %d hexes", (gulong) forecast->after), forecast->after);
}

static void
show_row (HkCzActRow         *row,
          HkCzTable          *table,
          int                 number,
          int                 order,
          const HkCzForecast *forecast)
{
  HkCzEncounter *encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), number);
  g_autofree char *place = g_strdup_printf ("%d", order);
  g_autofree char *name = hk_cz_encounter_describe (encounter);
  g_autofree char *act = describe_act (table, encounter, forecast);
  const gboolean torn = table->dice_by == HK_BY_HAND && hk_cz_is_torn (table, encounter);

  hk_cz_token_set (row->token, encounter->type, encounter->helmet, encounter->pushed);
  gtk_label_set_text (row->order, place);
  gtk_label_set_text (row->title, name);
  gtk_label_set_text (row->act, act);
  row->named = -1;
  gtk_widget_set_visible (row->torn, torn);
  if (torn)
    {
      g_autoptr (GArray) favoured = hk_cz_list_favoured (table, encounter);

      hk_cz_survivor_picker_load_among (row->among, table, favoured);
    }
  gtk_widget_set_visible (row->prey, !torn && forecast->choices > 1 && encounter->distance > 1 && table->dice_by == HK_BY_HAND);
  hk_cz_threat_set_style (GTK_WIDGET (row->act), hk_cz_threat_of (forecast));
}

/* @at_least is the chance that nobody is bitten if those whose distance is not known are next to somebody. */
static void
show_sum (HkCzEncounterTurn *self,
          guint              n_actors,
          double             spared,
          double             at_least)
{
  g_autofree char *chance = hk_cz_chance_to_text (1 - spared);
  g_autofree char *most = hk_cz_chance_to_text (1 - at_least);
  g_autofree char *text = NULL;

  if (n_actors == 0)
    text = g_strdup (_("Nobody acts."));
  else if (at_least < spared)
    /* Translators: the least and the greatest chance that at least one bite hits, while distances are not known */
    text = g_strdup_printf (_("Somebody is bitten: from %s to %s, as far away as they are"), chance, most);
  else if (spared >= 1)
    text = g_strdup (_("Nobody can be bitten yet."));
  else
    /* Translators: the chance that at least one bite hits */
    text = g_strdup_printf (_("Somebody is bitten: %s"), chance);
  gtk_label_set_text (GTK_LABEL (self->sum), text);
  hk_widget_set_class (self->sum, "error", n_actors > 0 && at_least < 1);
}

/* Whether the group has still to say for whom somebody goes. */
static gboolean
has_torn (HkCzEncounterTurn *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_visible (HK_CZ_ACT_ROW (row)->torn) && HK_CZ_ACT_ROW (row)->named < 0)
      return TRUE;
  return FALSE;
}

static void
show_dice (HkCzEncounterTurn *self)
{
  const gboolean wanted = (int) self->dice->len < self->n_rigored;
  g_autofree char *text = g_strdup_printf (_("Rigored Zombie %u of %d: roll a d10 for its move and tap it"), self->dice->len + 1, self->n_rigored);

  gtk_label_set_text (GTK_LABEL (self->prompt), text);
  gtk_widget_set_visible (self->prompt, wanted);
  gtk_widget_set_visible (self->die, wanted);
  gtk_widget_set_visible (self->act, !wanted && !has_torn (self));
}

static gboolean
is_needed (HkView *view)
{
  HkCzTable *table = hk_cz_view_get_table (view);
  HkCzBattle *battle = table->battle;

  return battle != NULL && battle->started && battle->side == HK_CZ_SIDE_SURVIVORS && !hk_cz_battle_is_calm (table)
         && !battle->noise_pending && battle->drawn == 0;
}

static void
update (HkView *view)
{
  HkCzEncounterTurn *self = HK_CZ_ENCOUNTER_TURN (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  g_autoptr (GArray) actors = hk_cz_list_actors (table);
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (int));
  double spared = 1;
  double at_least = 1;
  GtkWidget *row;

  g_array_set_size (self->dice, 0);
  self->n_rigored = 0;
  for (guint i = 0; i < actors->len; i++)
    g_array_append_val (numbers, g_array_index (actors, HkCzActor, i).number);
  hk_view_show_list (self->list, HK_TYPE_CZ_ACT_ROW, hk_view_get_session (view), numbers);
  row = gtk_widget_get_first_child (GTK_WIDGET (self->list));
  for (guint i = 0; i < actors->len; i++, row = gtk_widget_get_next_sibling (row))
    {
      const HkCzActor *actor = &g_array_index (actors, HkCzActor, i);
      HkCzForecast forecast;

      hk_cz_forecast_encounter (table, actor->number, &forecast);
      spared *= 1 - forecast.bite.hit;
      if (forecast.intent == HK_CZ_INTENT_UNKNOWN)
        hk_cz_bite_resolve (actor->type, 0, 1, FALSE, &forecast.bite);
      at_least *= 1 - forecast.bite.hit;
      self->n_rigored += hk_cz_type_get_move (actor->type) < 0 && table->dice_by == HK_BY_HAND;
      show_row (HK_CZ_ACT_ROW (row), table, actor->number, (int) i + 1, &forecast);
    }
  show_sum (self, actors->len, spared, at_least);
  show_dice (self);
}

static void
act_cb (HkCzEncounterTurn *self)
{
  HkMove *move = hk_move_build ("encounters-act", NULL);
  g_autoptr (JsonObject) prey = json_object_new ();

  if (self->dice->len > 0)
    {
      JsonArray *dice = json_array_new ();

      for (guint i = 0; i < self->dice->len; i++)
        json_array_add_int_element (dice, g_array_index (self->dice, int, i));
      json_object_set_array_member (hk_move_get_params (move), "rigored", dice);
    }
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (HK_CZ_ACT_ROW (row)->named >= 0)
      {
        g_autofree char *number = g_strdup_printf ("%d", hk_view_get_index (HK_VIEW (row)));

        json_object_set_int_member (prey, number, HK_CZ_ACT_ROW (row)->named);
      }
  if (json_object_get_size (prey) > 0)
    json_object_set_object_member (hk_move_get_params (move), "prey", g_steal_pointer (&prey));
  hk_view_play (HK_VIEW (self), move);
}

/* Shows what is still asked; after the last answer they act. */
static void
answer (HkCzEncounterTurn *self)
{
  show_dice (self);
  if ((int) self->dice->len == self->n_rigored && !has_torn (self))
    act_cb (self);
}

static void
rolled_cb (HkCzEncounterTurn *self,
           int                face)
{
  g_array_append_val (self->dice, face);
  answer (self);
}

static void
hk_cz_encounter_turn_finalize (GObject *object)
{
  g_array_unref (HK_CZ_ENCOUNTER_TURN (object)->dice);
  G_OBJECT_CLASS (hk_cz_encounter_turn_parent_class)->finalize (object);
}

static void
hk_cz_encounter_turn_class_init (HkCzEncounterTurnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_cz_encounter_turn_finalize;
  g_type_ensure (HK_TYPE_CZ_DIE);
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-encounter-turn");
  HK_BIND_CHILDREN (widget_class, HkCzEncounterTurn, sum, list, prompt, die, act);
  HK_BIND_CALLBACKS (widget_class, rolled_cb, act_cb);
}

static void
hk_cz_encounter_turn_init (HkCzEncounterTurn *self)
{
  self->dice = g_array_new (FALSE, FALSE, sizeof (int));
  /* After the last fighter who is ready, it is next. */
  hk_in_sight_set_here (GTK_WIDGET (self), TRUE);
  gtk_widget_init_template (GTK_WIDGET (self));
}
