/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-battle-choices.h"
#include "ui/games/card-z/board/hk-cz-offers.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/neighborhood/hk-cz-lay-dialog.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-move-option-play.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define DIRECTIONS 6

/* What the whole group decides: to battle or to retreat, and where to; once no danger is left, to clear the
 * Location, to go on past the wall or to camp out; and whatever else concerns nobody in particular. */
struct _HkCzBattleChoices
{
  AdwBin        parent_instance;

  HkSession    *session;
  gboolean      on_top;
  GtkWidget    *box;
  GtkWidget    *title;
  GtkWidget    *hint;
  GtkWidget    *lay;
  GtkWidget    *primary;
  HkMoveOption *first; /* what the primary button does */
  GtkWidget    *main;
  GtkWidget    *others;
  GtkWidget    *loud;
  GtkWidget    *retreat;
  GtkWidget    *places;
};

G_DEFINE_FINAL_TYPE (HkCzBattleChoices, hk_cz_battle_choices, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzBattleChoices *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static HkMoveOption *
make_offer (const char *title,
            const char *hint,
            HkMove     *taken_move,
            const char *missing,
            const char *reason)
{
  g_autoptr (HkMove) move = taken_move;
  const char * const wanted[] = { missing, NULL };

  return hk_move_option_new (title, hint, move, wanted, reason);
}

/* How many cards the group has still to lay out. */
static int
count_to_lay (HkCzTable *table)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);

  if (field == NULL || g_strcmp0 (table->cards_by, "hand") != 0 || table->battle->started)
    return 0;
  return MAX (0, field->rolled - hk_cz_location_get_n_encounters (field));
}

/* Retreat */

static char *
describe_place (HkCzLocation *place)
{
  const int n = hk_cz_location_get_n_encounters (place);

  if (place->fire)
    return g_strdup (_("on fire"));
  if (n > 0)
    return g_strdup_printf (ngettext ("%d Encounter lies there", "%d Encounters lie there", (gulong) n), n);
  if (place->safe)
    return g_strdup (_("safe"));
  if (place->encounter_roll != NULL)
    /* Translators: dice, such as 2d6−2 */
    return g_strdup_printf (_("not scouted: %s"), place->encounter_roll);
  return g_strdup (_("not scouted"));
}

static void
show_retreat (HkCzBattleChoices *self,
              HkCzTable         *table)
{
  HkCzPlayer *player = hk_cz_table_get_player (table, table->battle->player);
  const gboolean left = !table->battle->to_the_death && (player == NULL || !player->retreated);
  g_autoptr (GPtrArray) offers = g_ptr_array_new_with_free_func (g_object_unref);

  for (int die = 1; left && die <= DIRECTIONS; die++)
    {
      const int place = hk_cz_table_get_neighbour (table, table->battle->place, die);
      HkCzLocation *location = hk_cz_table_get_location (table, place);
      const gboolean rolls = location != NULL && !location->scouted && g_strcmp0 (table->dice_by, "hand") == 0;
      g_autofree char *hint = NULL;
      g_autofree char *title = NULL;
      g_autoptr (GError) error = NULL;

      if (location == NULL)
        continue;
      hk_cz_table_may_retreat (table, table->battle->player, place, &error);
      hint = describe_place (location);
      /* Translators: the name of a Location */
      title = g_strdup_printf (_("Retreat to %s"), location->name);
      g_ptr_array_add (offers, make_offer (title, hint, hk_move_build ("retreat", "i:place", place, NULL), rolls ? "roll" : NULL,
                                           error == NULL ? NULL : error->message));
    }
  hk_cz_offers_set (HK_CZ_OFFERS (self->places), offers);
  gtk_widget_set_visible (self->retreat, offers->len > 0);
}

/* What the group does */

static gboolean
is_special (const char *name)
{
  static const char * const special[] = { "alarm", "place-drawn", "bite", "encounters-act", "noise", NULL };

  return g_strv_contains (special, name);
}

/* Where the group goes on to, and past what. */
static HkMoveOption *
make_cross (HkCzTable    *table,
            HkMoveOption *offer)
{
  const int zone = table->battle->zone + 1;
  const char divider = hk_cz_layout_get_divider (hk_cz_battle_get_layout (table), zone);
  g_autofree char *title = NULL;

  if (divider == '|')
    title = g_strdup_printf (_("Pass the Wall to Zone %d"), zone);
  else if (divider == ':')
    title = g_strdup_printf (_("Climb the Fence to Zone %d"), zone);
  else
    title = g_strdup_printf (_("Go On to Zone %d"), zone);
  return make_offer (title, hk_move_option_get_hint (offer), hk_move_option_make_move (offer), NULL, NULL);
}

/* Those of the engine, without what has a place of its own on the page. */
static void
add_group_offers (HkCzTable *table,
                  GPtrArray *main,
                  GPtrArray *others)
{
  g_autoptr (GPtrArray) offers = hk_cz_list_battle_moves (table, -1);

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      const char *name = hk_move_get_name (hk_move_option_get_move (offer));

      if (g_str_equal (name, "noise"))
        g_ptr_array_add (others, g_object_ref (offer));
      else if (hk_move_option_is_legal (offer) && g_str_equal (name, "cross"))
        g_ptr_array_add (main, make_cross (table, offer));
      else if (hk_move_option_is_legal (offer) && !is_special (name))
        g_ptr_array_add (main, g_object_ref (offer));
    }
}

static char *
describe_reward (HkCzTable    *table,
                 HkCzLocation *field)
{
  if (!field->cache || field->reward_roll == NULL)
    return NULL;
  if (table->battle->locked > 0 || field->locked_rooms > 0)
    /* Translators: dice, such as 2d6, and how many rooms are locked */
    return g_strdup_printf (_("Reward: %s − %d"), field->reward_roll, MAX (table->battle->locked, field->locked_rooms));
  return g_strdup_printf (_("Reward: %s"), field->reward_roll);
}

static void
add_endings (HkCzTable *table,
             GPtrArray *main)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  const gboolean clear = hk_cz_battle_is_clear (table);
  g_autofree char *title = g_strdup_printf (_("Clear %s"), field->name);
  g_autofree char *reward = describe_reward (table, field);

  if (clear)
    g_ptr_array_insert (main, 0, make_offer (title, reward, hk_move_build ("clear", NULL), NULL, NULL));
  else
    g_ptr_array_add (main, make_offer (_("Camp Out"), _("ends the turn"), hk_move_build ("camp-out", NULL), NULL, NULL));
}

static void
show_primary (HkCzBattleChoices *self,
              HkMoveOption      *offer)
{
  GtkWidget *face;

  g_set_object (&self->first, offer);
  gtk_widget_set_visible (self->primary, offer != NULL);
  if (offer == NULL)
    return;
  face = hk_move_option_face_new (hk_move_option_get_title (offer), hk_move_option_get_hint (offer));
  gtk_label_set_max_width_chars (GTK_LABEL (gtk_widget_get_first_child (face)), 30);
  gtk_button_set_child (GTK_BUTTON (self->primary), face);
}

static void
update (HkCzBattleChoices *self)
{
  HkCzTable *table = get_table (self);
  g_autoptr (GPtrArray) main = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_object_unref);
  const char *title = NULL;
  const char *hint = NULL;
  gboolean calm;
  int to_lay;

  if (table->battle == NULL || hk_cz_table_get_battlefield (table) == NULL)
    return;
  calm = hk_cz_battle_is_calm (table);
  gtk_widget_set_visible (GTK_WIDGET (self), self->on_top == (calm || !table->battle->started));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  to_lay = count_to_lay (table);
  gtk_widget_set_visible (self->lay, to_lay > 0);
  if (to_lay > 0)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("Lay Out %d Encounter", "Lay Out %d Encounters", (gulong) to_lay), to_lay);

      gtk_button_set_label (GTK_BUTTON (self->lay), label);
    }
  if (!table->battle->started)
    {
      title = _("Battle or Retreat?");
      hint = table->battle->to_the_death ? _("No retreat is left in this phase.") : _("A retreat turns everything here face down for the rest of the day.");
      g_ptr_array_add (main, make_offer (_("Battle"), NULL, hk_move_build ("battle", NULL), NULL, NULL));
    }
  else
    {
      add_group_offers (table, main, others);
      if (calm)
        {
          title = hk_cz_battle_is_clear (table) ? _("Everything Is Eradicated") : _("No Danger Is Left Here");
          hint = hk_cz_battle_is_clear (table) ? NULL : _("The group may regroup, go on past the wall or fence, or end its turn on top of what is inside.");
          add_endings (table, main);
        }
    }
  gtk_label_set_text (GTK_LABEL (self->title), title == NULL ? "" : title);
  gtk_widget_set_visible (self->title, title != NULL);
  gtk_label_set_text (GTK_LABEL (self->hint), hint == NULL ? "" : hint);
  gtk_widget_set_visible (self->hint, hint != NULL);
  show_primary (self, self->on_top && main->len > 0 ? g_ptr_array_index (main, 0) : NULL);
  if (self->on_top && main->len > 0)
    g_ptr_array_remove_index (main, 0);
  hk_cz_offers_set (HK_CZ_OFFERS (self->main), main);
  hk_cz_offers_set (HK_CZ_OFFERS (self->others), others);
  show_retreat (self, table);
  gtk_widget_set_visible (self->loud, others->len > 0);
}

static void
primary_cb (HkCzBattleChoices *self)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (self->first);

  hk_move_option_play (GTK_WIDGET (self), self->session, offer, hk_cz_ask_move);
}

static void
lay_cb (HkCzBattleChoices *self)
{
  HkCzTable *table = get_table (self);

  hk_cz_lay_dialog_present (GTK_WIDGET (self), self->session, table->battle->place, count_to_lay (table));
}

static void
hk_cz_battle_choices_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_BATTLE_CHOICES (object)->first);
  g_clear_object (&HK_CZ_BATTLE_CHOICES (object)->session);
  G_OBJECT_CLASS (hk_cz_battle_choices_parent_class)->dispose (object);
}

static void
hk_cz_battle_choices_class_init (HkCzBattleChoicesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_battle_choices_dispose;
}

static void
hk_cz_battle_choices_init (HkCzBattleChoices *self)
{
}

/* Returns (transfer floating): what the group decides in a battle.
 * @session: a session of Card-Z
 * @on_top: whether it is seen while the group has to decide; else it is seen at all other times */
GtkWidget *
hk_cz_battle_choices_new (HkSession *session,
                          gboolean   on_top)
{
  HkCzBattleChoices *self = g_object_new (HK_TYPE_CZ_BATTLE_CHOICES, NULL);

  self->session = g_object_ref (session);
  self->on_top = on_top;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->title = gtk_label_new (NULL);
  self->hint = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->title, "title-4");
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->hint), 0);
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  self->lay = gtk_button_new_with_label ("");
  gtk_widget_add_css_class (self->lay, "suggested-action");
  gtk_widget_set_size_request (self->lay, -1, TARGET);
  g_signal_connect_object (self->lay, "clicked", G_CALLBACK (lay_cb), self, G_CONNECT_SWAPPED);
  self->primary = gtk_button_new ();
  gtk_widget_add_css_class (self->primary, "suggested-action");
  gtk_widget_set_size_request (self->primary, -1, TARGET);
  g_signal_connect_object (self->primary, "clicked", G_CALLBACK (primary_cb), self, G_CONNECT_SWAPPED);
  self->main = hk_cz_offers_new (session);
  self->others = hk_cz_offers_new (session);
  self->places = hk_cz_offers_new (session);
  self->retreat = on_top ? self->places : hk_fold_new (_("Retreat"), self->places);
  self->loud = hk_fold_new (_("Something Loud Happened"), self->others);
  gtk_box_append (GTK_BOX (self->box), self->title);
  gtk_box_append (GTK_BOX (self->box), self->hint);
  gtk_box_append (GTK_BOX (self->box), self->lay);
  gtk_box_append (GTK_BOX (self->box), self->primary);
  gtk_box_append (GTK_BOX (self->box), self->main);
  gtk_box_append (GTK_BOX (self->box), self->retreat);
  gtk_box_append (GTK_BOX (self->box), self->loud);
  gtk_widget_add_css_class (self->box, "card");
  hk_widget_set_class (self->box, "cz-question", on_top);
  gtk_widget_add_css_class (self->box, "cz-choices");
  adw_bin_set_child (ADW_BIN (self), self->box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
