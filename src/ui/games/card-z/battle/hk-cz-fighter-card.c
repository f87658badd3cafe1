/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "hk-cz-battle-words.h"
#include "hk-cz-fighter-card.h"
#include "ui/games/card-z/attack/hk-cz-attack-sheet.h"
#include "ui/games/card-z/board/hk-cz-offers.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44

/* A survivor on the battlefield: whether the action of the round is spent, what ails, and everything that can be
 * done besides tapping an Encounter. */
struct _HkCzFighterCard
{
  AdwBin     parent_instance;

  HkSession *session;
  int        survivor;
  int        target;       /* whom the attack button opens; −1 nobody */
  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *state;
  GtkWidget *ails;
  GtkWidget *attack_box;
  GtkWidget *offers;
  GtkWidget *seldom;
  GtkWidget *more;
};

G_DEFINE_FINAL_TYPE (HkCzFighterCard, hk_cz_fighter_card, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzFighterCard *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static void
add_ail (HkCzFighterCard *self,
         gboolean         there,
         const char      *text,
         const char      *style)
{
  GtkWidget *label;

  if (!there)
    return;
  label = hk_label_new (text, "cz-tag");
  gtk_widget_add_css_class (label, style);
  adw_wrap_box_append (ADW_WRAP_BOX (self->ails), label);
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
show_ails (HkCzFighterCard *self,
           HkCzSurvivor    *record)
{
  const int engaged = count_engaged (get_table (self), self->survivor);
  g_autofree char *infected = g_strdup_printf (ngettext ("Infected: %d round", "Infected: %d rounds", (gulong) record->infected), record->infected);
  g_autofree char *wounds = g_strdup_printf (ngettext ("%d Wound", "%d Wounds", (gulong) record->wounds), record->wounds);
  g_autofree char *crowd = g_strdup_printf (ngettext ("Engaged with %d", "Engaged with %d", (gulong) engaged), engaged);

  hk_wrap_box_clear (self->ails);
  add_ail (self, record->infected > 0, infected, "cz-bad");
  add_ail (self, record->wounds > 0, wounds, "cz-bad");
  add_ail (self, engaged > 0, crowd, "cz-warn");
  add_ail (self, record->starving, _("Starving −1"), "cz-warn");
  add_ail (self, record->sleep_deprived, _("Sleep deprived −1"), "cz-warn");
  add_ail (self, record->sick != NULL, record->sick == NULL ? "" : record->sick, "cz-warn");
  gtk_widget_set_visible (self->ails, gtk_widget_get_first_child (self->ails) != NULL);
}

/* The Encounter that is most pressing for the survivor: one next to it, then whoever bites first. */
static int
find_target (HkCzTable *table,
             int        survivor)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  int best_rank = G_MAXINT;
  int best = -1;

  for (int i = 0; i < hk_cz_location_get_n_encounters (field); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (field, i);
      HkCzForecast forecast;
      int rank;

      if (!hk_cz_encounter_is_dangerous (encounter))
        continue;
      hk_cz_forecast_encounter (table, i, &forecast);
      rank = hk_cz_encounter_is_engaged_by (encounter, survivor)
               ? 0
               : 20 * (HK_CZ_THREAT_NOW - (int) hk_cz_threat_of (&forecast)) + (forecast.survivor == survivor ? 0 : 10) + (encounter->distance == 0 ? 9 : MIN (8, encounter->distance));
      if (rank < best_rank)
        {
          best_rank = rank;
          best = i;
        }
    }
  return best;
}

static void
attack_cb (HkCzFighterCard *self)
{
  hk_cz_attack_sheet_present (GTK_WIDGET (self), self->session, self->survivor, self->target);
}

/* The attack that the button names, at once. */
static void
roll_cb (HkCzFighterCard *self)
{
  g_autoptr (GPtrArray) ways = hk_cz_list_attacks (get_table (self), self->survivor, self->target);
  const HkCzWay *way = ways->len == 0 ? NULL : g_ptr_array_index (ways, 0);
  g_autoptr (HkMove) move = NULL;

  if (way == NULL)
    return;
  move = hk_move_build ("attack", "i:survivor", self->survivor, "i:encounter", self->target, "s:how", hk_cz_how_get_id (way->how), NULL);
  if (way->loot >= 0)
    json_object_set_int_member (hk_move_get_params (move), "loot", way->loot);
  if (way->charge)
    json_object_set_boolean_member (hk_move_get_params (move), "charge", TRUE);
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

/* Beside the button that opens the sheet, for who needs nothing else said. */
static void
add_roll (HkCzFighterCard *self,
          const char      *title,
          const char      *hint)
{
  GtkWidget *button = gtk_button_new_with_label (_("Roll"));
  /* Translators: what is rolled for: an attack, then the weapon and its chance */
  g_autofree char *spoken = g_strdup_printf (_("Roll: %s, %s"), title, hint);

  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "cz-roll");
  gtk_widget_set_size_request (button, 64, TARGET);
  hk_widget_set_spoken (button, spoken);
  g_signal_connect_object (button, "clicked", G_CALLBACK (roll_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->attack_box), button);
}

static void
show_attack (HkCzFighterCard *self)
{
  HkCzTable *table = get_table (self);
  HkCzEncounter *encounter;
  GtkWidget *old;
  g_autoptr (GPtrArray) ways = NULL;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *hint = NULL;
  const HkCzWay *way;
  GtkWidget *button;

  while ((old = gtk_widget_get_first_child (self->attack_box)) != NULL)
    gtk_box_remove (GTK_BOX (self->attack_box), old);
  self->target = find_target (table, self->survivor);
  if (self->target < 0)
    return;
  encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), self->target);
  name = hk_cz_encounter_describe (encounter);
  /* Translators: an Encounter */
  title = g_strdup_printf (_("Attack %s"), name);
  ways = hk_cz_list_attacks (table, self->survivor, self->target);
  way = ways->len == 0 ? NULL : g_ptr_array_index (ways, 0);
  if (way != NULL && way->known && way->reason == NULL)
    {
      g_autofree char *chance = hk_cz_chance_to_text (way->result.chance);

      hint = g_strdup_printf ("%s · %s", way->name, chance);
    }
  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), hk_move_option_face_new (title, hint));
  gtk_label_set_max_width_chars (GTK_LABEL (gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)))), 28);
  hk_move_option_dress (button, NULL);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (attack_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->attack_box), button);
  if (hint != NULL && g_strcmp0 (table->dice_by, "hand") != 0 && (way->how != HK_CZ_HOW_SHOOT || hk_cz_encounter_get_distance (encounter, table, self->survivor) > 0))
    add_roll (self, title, hint);
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

/* Everything but attacks, which have the sheet. */
static void
show_offers (HkCzFighterCard *self)
{
  g_autoptr (GPtrArray) offers = hk_cz_list_battle_moves (get_table (self), self->survivor);
  g_autoptr (GPtrArray) often = g_ptr_array_new ();
  g_autoptr (GPtrArray) seldom = g_ptr_array_new ();

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);

      if (hk_move_option_is_legal (offer) && !has_sheet (hk_move_option_get_move (offer)))
        g_ptr_array_add (is_seldom (hk_move_option_get_move (offer)) ? seldom : often, offer);
    }
  hk_cz_offers_set (HK_CZ_OFFERS (self->offers), often);
  hk_cz_offers_set (HK_CZ_OFFERS (self->seldom), seldom);
  gtk_widget_set_visible (self->more, seldom->len > 0);
}

static void
update (HkCzFighterCard *self)
{
  HkCzTable *table = get_table (self);
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, self->survivor);
  HkCzPlayer *player;
  gboolean ready;

  if (record == NULL || table->battle == NULL || hk_cz_table_get_battlefield (table) == NULL)
    return;
  ready = hk_cz_survivor_is_alive (record) && table->battle->started && g_strcmp0 (table->battle->side, "encounters") != 0
          && (!record->acted || g_strcmp0 (table->battle->side, "regroup") == 0) && g_strcmp0 (record->kind, "dependant") != 0;
  player = hk_cz_table_get_player (table, record->player);
  gtk_widget_set_visible (self->mark, player != NULL);
  if (player != NULL)
    g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (GTK_LABEL (self->name), record->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, record->name, -1);
  gtk_label_set_text (GTK_LABEL (self->state), record->dead ? _("Dead") : g_strcmp0 (record->kind, "dependant") == 0 ? _("Cannot battle") : record->acted ? _("✓ acted") : ready ? _("Ready") : _("Waits"));
  hk_widget_set_class (self->box, "cz-ready", ready);
  hk_widget_set_class (self->box, "cz-spent", record->acted);
  hk_widget_set_class (self->box, "cz-dead", record->dead);
  show_ails (self, record);
  gtk_widget_set_visible (self->attack_box, ready);
  gtk_widget_set_visible (self->offers, ready);
  gtk_widget_set_visible (self->more, FALSE);
  if (!ready)
    return;
  show_attack (self);
  show_offers (self);
}

static void
hk_cz_fighter_card_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_FIGHTER_CARD (object)->session);
  G_OBJECT_CLASS (hk_cz_fighter_card_parent_class)->dispose (object);
}

static void
hk_cz_fighter_card_class_init (HkCzFighterCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_fighter_card_dispose;
}

static void
hk_cz_fighter_card_init (HkCzFighterCard *self)
{
}

/* Returns (transfer floating): a survivor on the battlefield.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_fighter_card_new (HkSession *session,
                        int        survivor)
{
  HkCzFighterCard *self = g_object_new (HK_TYPE_CZ_FIGHTER_CARD, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->session = g_object_ref (session);
  self->survivor = survivor;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->mark = hk_player_mark_new (NULL, NULL);
  self->name = hk_heading_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->name), TRUE);
  gtk_widget_set_hexpand (self->name, TRUE);
  self->state = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->state, "cz-state");
  gtk_widget_set_valign (self->state, GTK_ALIGN_CENTER);
  self->ails = hk_wrap_box_new (4);
  self->attack_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->attack_box, "linked");
  self->offers = hk_cz_offers_new (session);
  self->seldom = hk_cz_offers_new (session);
  self->more = hk_fold_new (_("More"), self->seldom);
  gtk_box_append (GTK_BOX (line), self->mark);
  gtk_box_append (GTK_BOX (line), self->name);
  gtk_box_append (GTK_BOX (line), self->state);
  gtk_box_append (GTK_BOX (self->box), line);
  gtk_box_append (GTK_BOX (self->box), self->ails);
  gtk_box_append (GTK_BOX (self->box), self->attack_box);
  gtk_box_append (GTK_BOX (self->box), self->offers);
  gtk_box_append (GTK_BOX (self->box), self->more);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "cz-fighter");
  adw_bin_set_child (ADW_BIN (self), self->box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
