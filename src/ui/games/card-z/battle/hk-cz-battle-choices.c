/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-battle-parts.h"
#include "games/card-z/state/hk-cz-table.h"
#include "ui/display/hk-in-sight.h"
#include "ui/games/card-z/board/hk-cz-options.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/neighborhood/hk-cz-lay-dialog.h"
#include "ui/table/hk-move-option-play.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-widgets.h"

#define DIRECTIONS 6

/* What the whole group decides: to battle or to retreat, and where to; once no danger is left, to clear the
 * Location, to go on past the wall or to camp out; and whatever else concerns nobody in particular. */
struct _HkCzBattleChoices
{
  HkView        parent_instance;

  HkMoveOption *first; /* what the primary button does */
  GtkWidget    *box;
  GtkWidget    *title;
  GtkWidget    *hint;
  GtkWidget    *lay;
  GtkLabel     *lay_title;
  GtkWidget    *primary;
  GtkLabel     *primary_title;
  GtkWidget    *primary_hint;
  HkCzOptions  *main;
  HkCzOptions  *others;
  GtkWidget    *loud;
  HkCzOptions  *places;
  GtkWidget    *retreat;
  HkCzOptions  *folded;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzBattleChoices, hk_cz_battle_choices, HK_TYPE_VIEW)

static HkMoveOption *
make_option (const char *title,
            const char *hint,
            HkMove     *taken_move,
             const char *missing,
             const char *reason)
{
  g_autoptr (HkMove) move = taken_move;
  const char * const wanted[] = { missing, NULL };

  return hk_move_option_new (title, hint, move, wanted, reason);
}

/* Whether the battle is fought at a place of its own, and the group says who is there. */
static gboolean
is_anywhere (HkCzTable *table)
{
  return !hk_table_keeps (HK_TABLE (table), "neighborhood");
}

/* Whether nobody has said yet who is there. */
static gboolean
is_empty (HkCzTable *table)
{
  return is_anywhere (table) && hk_cz_table_get_encounter (table, 0) == NULL && table->battle->eradicated == 0;
}

/* How many cards the group has still to lay out; as soon as Human Enemies stand there none. */
static int
count_to_lay (HkCzTable *table)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);

  if (field == NULL || table->cards_by != HK_BY_HAND || table->battle->started || table->battle->human_card != NULL)
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
  g_autoptr (GPtrArray) options = g_ptr_array_new_with_free_func (g_object_unref);

  if (is_anywhere (table) && !hk_cz_battle_is_clear (table))
    g_ptr_array_add (options, make_option (_("Retreat"), NULL, hk_move_build ("retreat", NULL), NULL, NULL));
  for (int die = 1; left && !is_anywhere (table) && die <= DIRECTIONS; die++)
    {
      const int place = hk_cz_table_get_neighbour (table, table->battle->place, die);
      HkCzLocation *location = hk_cz_table_get_location (table, place);
      const gboolean rolls = location != NULL && !location->scouted && table->dice_by == HK_BY_HAND;
      g_autofree char *hint = NULL;
      g_autofree char *title = NULL;
      g_autoptr (GError) error = NULL;

      if (location == NULL)
        continue;
      hk_cz_table_may_retreat (table, table->battle->player, place, &error);
      hint = describe_place (location);
      /* Translators: the name of a Location */
      title = g_strdup_printf (_("Retreat to %s"), location->name);
      g_ptr_array_add (options, make_option (title, hint, hk_move_build ("retreat", "i:place", place, NULL), rolls ? "roll" : NULL,
                                              error == NULL ? NULL : error->message));
    }
  hk_cz_options_set (self->places, hk_view_get_index (HK_VIEW (self)) == 1 ? options : NULL);
  hk_cz_options_set (self->folded, hk_view_get_index (HK_VIEW (self)) == 1 ? NULL : options);
  gtk_widget_set_visible (self->retreat, hk_view_get_index (HK_VIEW (self)) != 1 && options->len > 0);
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
            HkMoveOption *option)
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
  return make_option (title, hk_move_option_get_hint (option), hk_move_option_make_move (option), NULL, NULL);
}

/* Those of the engine, without what has a place of its own on the page. */
static void
add_group_options (HkCzTable *table,
                  GPtrArray *main,
                  GPtrArray *others)
{
  g_autoptr (GPtrArray) options = hk_cz_list_battle_moves (table, -1);

  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);
      const char *name = hk_move_get_name (hk_move_option_get_move (option));

      if (g_str_equal (name, "noise"))
        g_ptr_array_add (others, g_object_ref (option));
      else if (hk_move_option_is_legal (option) && g_str_equal (name, "cross"))
        /* What the big button does comes first here too. */
        g_ptr_array_insert (main, 0, make_cross (table, option));
      else if (hk_move_option_is_legal (option) && !is_special (name))
        g_ptr_array_add (main, g_object_ref (option));
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

  if (clear && is_anywhere (table))
    g_ptr_array_insert (main, 0, make_option (_("End the Battle"), NULL, hk_move_build ("retreat", NULL), NULL, NULL));
  else if (clear)
    g_ptr_array_insert (main, 0, make_option (title, reward, hk_move_build ("clear", NULL), NULL, NULL));
  else if (!is_anywhere (table))
    g_ptr_array_add (main, make_option (_("Camp Out"), _("ends the turn"), hk_move_build ("camp-out", NULL), NULL, NULL));
}

static void
show_text (GtkWidget  *label,
           const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text == NULL ? "" : text);
  gtk_widget_set_visible (label, text != NULL);
}

static void
show_primary (HkCzBattleChoices *self,
              HkMoveOption      *option)
{
  g_set_object (&self->first, option);
  gtk_widget_set_visible (self->primary, option != NULL);
  if (option == NULL)
    return;
  gtk_label_set_text (self->primary_title, hk_move_option_get_title (option));
  show_text (self->primary_hint, hk_move_option_get_hint (option));
}

static gboolean
is_needed (HkView *view)
{
  HkCzTable *table = hk_cz_view_get_table (view);

  return hk_cz_view_get_field (view) != NULL
         && (hk_view_get_index (view) == 1) == (hk_cz_battle_is_settled (table) || !table->battle->started);
}

static void
show_lay (HkCzBattleChoices *self,
          int                to_lay)
{
  g_autofree char *label = g_strdup_printf (ngettext ("Lay Out %d Encounter", "Lay Out %d Encounters", (gulong) to_lay), to_lay);

  gtk_widget_set_visible (self->lay, to_lay > 0 || is_anywhere (hk_cz_view_get_table (self)));
  gtk_label_set_text (self->lay_title, to_lay > 0 ? label : _("Lay Out Encounters…"));
}

static void
update (HkView *view)
{
  HkCzBattleChoices *self = HK_CZ_BATTLE_CHOICES (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  const gboolean on_top = hk_view_get_index (view) == 1;
  const gboolean clear = hk_cz_battle_is_clear (table);
  const gboolean occupied = hk_cz_table_is_occupied (table, table->battle->place);
  g_autoptr (GPtrArray) main = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_object_unref);
  const char *title = NULL;
  const char *hint = NULL;

  hk_widget_set_class (self->box, "cz-question", on_top);
  hk_in_sight_set_here (GTK_WIDGET (self), on_top && table->battle->started);
  show_lay (self, count_to_lay (table));
  if (!table->battle->started)
    {
      title = _("Battle or Retreat?");
      hint = table->battle->to_the_death ? _("No retreat is left in this phase.") : _("A retreat turns everything here face down for the rest of the day.");
      g_ptr_array_add (main, make_option (_("Battle"), NULL, hk_move_build ("battle", NULL), NULL, NULL));
    }
  else
    add_group_options (table, main, others);
  if (table->battle->started && on_top)
    {
      title = is_empty (table) ? _("Who Is Here?") : clear ? _("Everything Is Eradicated") : _("No Danger Is Left Here");
      if (occupied)
        hint = _("Nobody can stay there.");
      else if (!clear && !is_anywhere (table))
        hint = _("The group may regroup, go on past the wall or fence, or end its turn on top of what is inside.");
      if (!occupied)
        add_endings (table, main);
    }
  show_text (self->title, title);
  show_text (self->hint, hint);
  /* Where nobody can stay, where to retreat to is what there is to choose. */
  show_primary (self, on_top && !occupied && main->len > 0 ? g_ptr_array_index (main, 0) : NULL);
  if (gtk_widget_get_visible (self->primary))
    g_ptr_array_remove_index (main, 0);
  hk_cz_options_set (self->main, main);
  hk_cz_options_set (self->others, others);
  show_retreat (self, table);
  gtk_widget_set_visible (self->loud, others->len > 0);
}

static void
primary_cb (HkCzBattleChoices *self)
{
  g_autoptr (HkMoveOption) option = g_object_ref (self->first);

  hk_move_option_play (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), option, hk_cz_ask_move);
}

static void
lay_cb (HkCzBattleChoices *self)
{
  HkCzTable *table = hk_cz_view_get_table (self);

  if (is_anywhere (table))
    {
      hk_cz_lay_dialog_present_drawn (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)));
      return;
    }
  hk_cz_lay_dialog_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), table->battle->place, count_to_lay (table));
}

static void
hk_cz_battle_choices_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_BATTLE_CHOICES (object)->first);
  G_OBJECT_CLASS (hk_cz_battle_choices_parent_class)->dispose (object);
}

static void
hk_cz_battle_choices_class_init (HkCzBattleChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_FOLD);
  g_type_ensure (HK_TYPE_CZ_OPTIONS);
  G_OBJECT_CLASS (klass)->dispose = hk_cz_battle_choices_dispose;
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-battle-choices");
  HK_BIND_CHILDREN (widget_class, HkCzBattleChoices, box, title, hint, lay, lay_title, primary, primary_title, primary_hint, main, others,
                    loud, places, retreat, folded);
  HK_BIND_CALLBACKS (widget_class, primary_cb, lay_cb);
}
