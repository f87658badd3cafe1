/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "hk-cz-battle-words.h"
#include "hk-cz-encounter-turn.h"
#include "ui/games/card-z/attack/hk-cz-d10-keys.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define TOKEN 30

/* What the Encounters will do, in the order in which they act, worked out before anybody commits to it, and the
 * button that makes them. Where the group rolls, the dice of Rigored Zombies are asked for first. */
struct _HkCzEncounterTurn
{
  AdwBin     parent_instance;

  HkSession *session;
  GArray    *dice;        /* int: of Rigored Zombies, as told */
  int        n_rigored;
  GtkWidget *sum;
  GtkWidget *list;
  GtkWidget *prompt;
  GtkWidget *keys;
  GtkWidget *act;
};

G_DEFINE_FINAL_TYPE (HkCzEncounterTurn, hk_cz_encounter_turn, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzEncounterTurn *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
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

static GtkWidget *
make_row (HkCzTable          *table,
          int                 number,
          int                 order,
          const HkCzForecast *forecast)
{
  HkCzEncounter *encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), number);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *token = hk_cz_token_new (TOKEN);
  g_autofree char *place = g_strdup_printf ("%d", order);
  g_autofree char *name = hk_cz_encounter_describe (encounter);
  g_autofree char *act = describe_act (table, encounter, forecast);
  GtkWidget *order_label = gtk_label_new (place);
  GtkWidget *title = gtk_label_new (name);
  GtkWidget *what = gtk_label_new (act);

  hk_cz_token_set (HK_CZ_TOKEN (token), encounter->type, encounter->helmet, encounter->pushed);
  gtk_widget_add_css_class (order_label, "cz-order");
  gtk_widget_add_css_class (order_label, "numeric");
  gtk_widget_set_valign (order_label, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (what), 0);
  gtk_label_set_wrap (GTK_LABEL (what), TRUE);
  gtk_widget_add_css_class (what, "cz-threat");
  gtk_widget_add_css_class (what, hk_cz_threat_get_style (hk_cz_threat_of (forecast)));
  gtk_box_append (GTK_BOX (text), title);
  gtk_box_append (GTK_BOX (text), what);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), order_label);
  gtk_box_append (GTK_BOX (row), token);
  gtk_box_append (GTK_BOX (row), text);
  gtk_widget_add_css_class (row, "cz-act");
  return row;
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

static void
show_dice (HkCzEncounterTurn *self)
{
  const gboolean wanted = (int) self->dice->len < self->n_rigored;
  g_autofree char *text = g_strdup_printf (_("Rigored Zombie %u of %d: roll a d10 for its move and tap it"), self->dice->len + 1, self->n_rigored);

  gtk_label_set_text (GTK_LABEL (self->prompt), text);
  gtk_widget_set_visible (self->prompt, wanted);
  gtk_widget_set_visible (self->keys, wanted);
  gtk_widget_set_visible (self->act, !wanted);
}

static gboolean
is_shown (HkCzTable *table)
{
  HkCzBattle *battle = table->battle;

  return battle != NULL && battle->started && g_strcmp0 (battle->side, "survivors") == 0 && !hk_cz_battle_is_calm (table)
         && !battle->noise_pending && battle->drawn == 0;
}

static void
update (HkCzEncounterTurn *self)
{
  HkCzTable *table = get_table (self);
  g_autoptr (GArray) actors = NULL;
  double spared = 1;
  double at_least = 1;
  GtkWidget *child;

  gtk_widget_set_visible (GTK_WIDGET (self), is_shown (table));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  while ((child = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_box_remove (GTK_BOX (self->list), child);
  g_array_set_size (self->dice, 0);
  self->n_rigored = 0;
  actors = hk_cz_list_actors (table);
  for (guint i = 0; i < actors->len; i++)
    {
      const HkCzActor *actor = &g_array_index (actors, HkCzActor, i);
      HkCzForecast forecast;

      hk_cz_forecast_encounter (table, actor->number, &forecast);
      spared *= 1 - forecast.bite.hit;
      if (forecast.intent == HK_CZ_INTENT_UNKNOWN)
        hk_cz_bite_resolve (actor->type, 0, 1, FALSE, &forecast.bite);
      at_least *= 1 - forecast.bite.hit;
      self->n_rigored += hk_cz_type_get_move (actor->type) < 0 && g_strcmp0 (table->dice_by, "hand") == 0;
      gtk_box_append (GTK_BOX (self->list), make_row (table, actor->number, (int) i + 1, &forecast));
    }
  show_sum (self, actors->len, spared, at_least);
  show_dice (self);
}

static void
act_cb (HkCzEncounterTurn *self)
{
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (HkMove) move = NULL;

  if (self->dice->len > 0)
    {
      JsonArray *dice = json_array_new ();

      for (guint i = 0; i < self->dice->len; i++)
        json_array_add_int_element (dice, g_array_index (self->dice, int, i));
      json_object_set_array_member (params, "rigored", dice);
    }
  move = hk_move_new ("encounters-act", params);
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
rolled_cb (HkCzEncounterTurn *self,
           int                face)
{
  g_array_append_val (self->dice, face);
  show_dice (self);
  if ((int) self->dice->len == self->n_rigored)
    act_cb (self);
}

static void
hk_cz_encounter_turn_dispose (GObject *object)
{
  HkCzEncounterTurn *self = HK_CZ_ENCOUNTER_TURN (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->dice, g_array_unref);
  G_OBJECT_CLASS (hk_cz_encounter_turn_parent_class)->dispose (object);
}

static void
hk_cz_encounter_turn_class_init (HkCzEncounterTurnClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_encounter_turn_dispose;
}

static void
hk_cz_encounter_turn_init (HkCzEncounterTurn *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *title = gtk_label_new (_("When They Act"));

  self->dice = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "title-4");
  self->sum = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->sum), 0);
  gtk_label_set_wrap (GTK_LABEL (self->sum), TRUE);
  gtk_widget_add_css_class (self->sum, "heading");
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->prompt = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->prompt), 0);
  gtk_label_set_wrap (GTK_LABEL (self->prompt), TRUE);
  self->keys = hk_cz_d10_keys_new (_("The d10 of a Rigored Zombie"));
  self->act = gtk_button_new_with_label (_("They Act"));
  gtk_widget_add_css_class (self->act, "cz-they-act");
  gtk_widget_set_size_request (self->act, -1, TARGET);
  g_signal_connect_object (self->keys, "rolled", G_CALLBACK (rolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->act, "clicked", G_CALLBACK (act_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), self->sum);
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_box_append (GTK_BOX (box), self->prompt);
  gtk_box_append (GTK_BOX (box), self->keys);
  gtk_box_append (GTK_BOX (box), self->act);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "cz-turn");
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): what the Encounters will do.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_encounter_turn_new (HkSession *session)
{
  HkCzEncounterTurn *self = g_object_new (HK_TYPE_CZ_ENCOUNTER_TURN, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
