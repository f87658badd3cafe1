/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "hk-cz-act.h"
#include "hk-cz-battle-flow.h"
#include "hk-cz-field.h"
#include "hk-cz-noise.h"
#include "hk-cz-strike.h"

/* Rolls an attack and settles what comes of it (book, To Hit, Melee Attack, Ranged Attack). */

/* What has been rolled so far. */
typedef struct
{
  HkCzStrike *strike;
  int         n_zeros;
  int         n_targets; /* of “targets” that have been taken */
  gboolean    jammed;
  gboolean    over;      /* no further shot */
} Rolls;

static char *
name_target (HkCzStrike *self)
{
  if (self->target != NULL)
    return hk_cz_encounter_describe (self->target);
  return g_strdup (hk_cz_table_get_survivor_name (self->table, self->victim));
}

/* The other survivors who stand next to the target. */
static GArray *
list_others (HkCzStrike *self)
{
  GArray *others = g_array_new (FALSE, FALSE, sizeof (int));
  HkCzSurvivor *survivor;

  for (int i = 0; self->target != NULL && (survivor = hk_cz_table_get_survivor (self->table, i)) != NULL; i++)
    if (i != self->survivor && hk_cz_survivor_is_alive (survivor) && hk_cz_encounter_is_engaged_by (self->target, i))
      g_array_append_val (others, i);
  if (others->len > 0 && hk_cz_table_has_house_rule (self->table, "critical-attacker"))
    g_array_append_val (others, self->survivor);
  return others;
}

/* Who of several suffers: a d6, in equal parts; with more than six nobody could tell. */
static gboolean
choose_other (HkCzStrike *self,
              GArray     *others,
              int        *who,
              GError    **error)
{
  const int n = (int) MIN (others->len, 6);
  const int parts = 6 / n;
  int die = 1;

  *who = g_array_index (others, int, 0);
  if (n == 1)
    return TRUE;
  do
    {
      if (!hk_cz_table_roll_die (self->table, self->move, "affects", 1, 6, &die, error))
        return FALSE;
      if (hk_move_has (self->move, "affects") && die > parts * n)
        return hk_error_fail (error, HK_ERROR_PARAMETER, ngettext ("With %d survivor engaged a d6 above %d is rolled again.", "With %d survivors engaged a d6 above %d is rolled again.", (gulong) n), n, parts * n);
    }
  while (die > parts * n);
  *who = g_array_index (others, int, (die - 1) / parts);
  hk_move_log (self->move, _("The d6 shows %d."), die);
  return TRUE;
}

static gboolean
hit_other (HkCzStrike *self,
           GArray     *others,
           GError    **error)
{
  int who;
  const char *name;

  if (!choose_other (self, others, &who, error))
    return FALSE;
  name = hk_cz_table_get_survivor_name (self->table, who);
  if (self->input.how == HK_CZ_HOW_PUSH || self->input.how == HK_CZ_HOW_DRIVE)
    {
      hk_cz_encounter_disengage (self->target, who);
      hk_move_log (self->move, _("A natural zero: %s is pushed instead."), name);
      return TRUE;
    }
  hk_move_log (self->move, _("A natural zero: it hits %s instead."), name);
  hk_cz_table_hurt (self->table, self->move, who, "killed");
  return TRUE;
}

/* The die that is rolled after a natural zero, told as one number or as a list. */
static gboolean
roll_second (Rolls   *rolls,
             int     *die,
             GError **error)
{
  HkCzStrike *self = rolls->strike;
  JsonNode *node = hk_move_get_node (self->move, "second");
  const int which = rolls->n_zeros++;
  gint64 told = -1;

  if (node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64 && which == 0)
    told = json_node_get_int (node);
  else if (node != NULL && JSON_NODE_HOLDS_ARRAY (node) && which < (int) json_array_get_length (json_node_get_array (node)))
    told = json_array_get_int_element (json_node_get_array (node), (guint) which);
  if (node != NULL && told >= 0 && told <= 9)
    {
      *die = (int) told;
      return TRUE;
    }
  if (node != NULL || hk_cz_table_rolls_by_hand (self->table) || hk_move_has (self->move, "die"))
    return hk_move_ask (self->move, "second", error, _("The d10 shows 0: roll it again for the jam. What does it show?"));
  *die = (int) hk_move_pick (self->move, 10);
  return TRUE;
}

static void
hang (HkCzStrike *self)
{
  g_autoptr (HkCzLoot) loot = g_object_ref (self->loot);

  hk_record_set_boolean (loot, &loot->stuck, TRUE);
  hk_record_list_append (self->target->stuck, loot);
  hk_record_list_remove_at (self->record->loot, (guint) self->number);
  hk_move_log (self->move, _("A natural zero: %s hangs in it until it is eradicated."), loot->kind);
  self->loot = NULL;
  self->number = -1;
}

/* A natural zero: other engaged survivors suffer, which goes before a jam, a stuck blade and a lost arrow. */
static gboolean
settle_zero (Rolls   *rolls,
             GError **error)
{
  HkCzStrike *self = rolls->strike;
  g_autoptr (GArray) others = list_others (self);
  const char *type = self->gear == NULL ? NULL : self->gear->type;
  int second = 0;

  if (others->len > 0)
    {
      if (!hit_other (self, others, error))
        return FALSE;
      rolls->over |= self->record->dead;
      if (self->record->dead || !hk_cz_table_has_house_rule (self->table, "zero-harms-weapon"))
        return TRUE;
    }
  if (self->fires && self->gear != NULL && self->gear->jam >= 0)
    {
      if (!roll_second (rolls, &second, error))
        return FALSE;
      hk_move_add_die (self->move, self->record->player, N_("Dice against a jam"), second, 0, 9);
      rolls->jammed = second <= self->gear->jam;
      if (!rolls->jammed)
        {
          hk_move_log (self->move, _("A natural zero, and a second die of %d: it does not jam."), second);
          return TRUE;
        }
      rolls->over = TRUE;
      if (self->loot != NULL)
        hk_record_set_boolean (self->loot, &self->loot->jammed, TRUE);
      hk_move_log (self->move, _("A natural zero, and a second die of %d: it jams."), second);
      return TRUE;
    }
  if (self->fires && g_strcmp0 (type, "bow") == 0 && self->loot != NULL)
    {
      hk_record_set_int (self->loot, &self->loot->lost, self->loot->lost + 1);
      hk_record_set_int (self->loot, &self->loot->spent, MAX (0, self->loot->spent - 1));
      hk_move_log (self->move, _("A natural zero: the arrow or bolt is lost."));
      return TRUE;
    }
  if (!self->fires && g_strcmp0 (type, "blade") == 0 && self->loot != NULL && self->target != NULL)
    {
      hang (self);
      return TRUE;
    }
  if (others->len == 0)
    hk_move_log (self->move, _("A natural zero: it misses."));
  return TRUE;
}

static int
find_number (HkCzStrike *self)
{
  return hk_record_list_index (hk_cz_table_get_battlefield (self->table)->encounters, self->target);
}

static void
eradicate (HkCzStrike *self)
{
  hk_move_log (self->move, _("It is eradicated."));
  hk_cz_table_eradicate (self->table, self->move, find_number (self));
  self->target = NULL;
}

static void
push (HkCzStrike *self)
{
  hk_cz_encounter_disengage (self->target, -1);
  hk_record_set_int (self->target, &self->target->distance, 2);
  hk_record_set_int (self->target, &self->target->nearest, self->survivor);
  hk_record_set_boolean (self->target, &self->target->pushed, TRUE);
  hk_cz_field_push (self->table, self->target, self->survivor);
}

static gboolean
drive (HkCzStrike *self,
       GError    **error)
{
  push (self);
  hk_cz_field_step_up (self->table, self->survivor, self->target);
  hk_cz_encounter_engage (self->target, self->survivor);
  if (hk_move_get_boolean (self->move, "room", FALSE))
    return hk_cz_table_quarantine (self->table, self->move, find_number (self), error);
  hk_move_log (self->move, _("It is driven back, and %s follows."), self->record->name);
  return TRUE;
}

static void
impale (HkCzStrike *self)
{
  if (!hk_cz_type_is_zombie (self->target->type))
    {
      eradicate (self);
      return;
    }
  hk_record_set_int (self->target, &self->target->impaled_by, self->survivor);
  hk_record_set_string (self->target, &self->target->impaled_with, self->loot == NULL ? NULL : self->loot->kind);
  hk_move_log (self->move, _("It is impaled and held in place."));
}

static gboolean
settle_hit (HkCzStrike *self,
            GError    **error)
{
  const char *victim = self->victim < 0 ? NULL : hk_cz_table_get_survivor_name (self->table, self->victim);
  const gboolean pushes = self->input.how == HK_CZ_HOW_PUSH || self->input.how == HK_CZ_HOW_DRIVE;

  if (victim != NULL && pushes)
    hk_move_log (self->move, _("%s is pushed."), victim);
  else if (victim != NULL)
    hk_cz_table_hurt (self->table, self->move, self->victim, hk_cz_table_has_house_rule (self->table, "pvp-wounds") ? "wounded" : "killed");
  else if (self->input.how == HK_CZ_HOW_DRIVE)
    return drive (self, error);
  else if (self->input.how == HK_CZ_HOW_PUSH)
    {
      push (self);
      hk_move_log (self->move, _("It is pushed one hex away."));
    }
  else if (self->input.how == HK_CZ_HOW_IMPALE)
    impale (self);
  else
    eradicate (self);
  return TRUE;
}

static void
say_roll (HkCzStrike *self,
          int         die,
          gboolean    again)
{
  g_autofree char *target = name_target (self);
  g_autofree char *weapon = g_strdup (self->gear != NULL ? self->gear->name : self->loot != NULL ? self->loot->kind : NULL);

  if (again)
    hk_move_log (self->move, _("It fires again at %s: the die shows %d."), target, die);
  else if (self->result.needed >= 10)
    /* Translators: %s: a survivor; %s: an Encounter; %d: what the die shows. */
    hk_move_log (self->move, _("%s attacks %s: the die shows %d, and no face is enough."), self->record->name, target,
                 die);
  else if (weapon == NULL)
    /* Translators: %s: a survivor; %s: an Encounter; %d: what the die shows; %d: what is needed. */
    hk_move_log (self->move, _("%s attacks %s with bare hands: the die shows %d, %d or more is needed."),
                 self->record->name, target,
                 die, self->result.needed);
  else if (self->fires)
    /* Translators: %s: a survivor; %s: a card; %s: an Encounter; %d: what the die shows; %d: what is needed. */
    hk_move_log (self->move, _("%s fires %s at %s: the die shows %d, %d or more is needed."), self->record->name,
                 weapon, target, die,
                 self->result.needed);
  else
    /* Translators: %s: a survivor; %s: an Encounter; %s: a card; %d: what the die shows; %d: what is needed. */
    hk_move_log (self->move, _("%s attacks %s with %s: the die shows %d, %d or more is needed."), self->record->name,
                 target, weapon,
                 die, self->result.needed);
}

/* One shot or blow takes its ammo. */
static void
spend (HkCzStrike *self,
       gboolean    again)
{
  const int ammo = again ? 2 : 1;

  if (!self->fires || self->loot == NULL)
    return;
  hk_record_set_boolean (self->loot, &self->loot->clip, TRUE);
  if (self->loot->supply >= 0)
    hk_record_set_int (self->loot, &self->loot->supply, MAX (0, self->loot->supply - ammo));
  if (self->gear != NULL && g_strcmp0 (self->gear->type, "bow") == 0)
    hk_record_set_int (self->loot, &self->loot->spent, MIN (99, self->loot->spent + ammo));
}

static gboolean
settle (Rolls   *rolls,
        int      die,
        gboolean again,
        GError **error)
{
  HkCzStrike *self = rolls->strike;

  hk_move_add_die (self->move, self->record->player, N_("Attack dice"), die, 0, 9);
  spend (self, again);
  say_roll (self, die, again);
  if (die == 0)
    return settle_zero (rolls, error);
  if (die >= self->result.needed)
    return settle_hit (self, error);
  if (self->input.how == HK_CZ_HOW_KILL && self->input.fallback > 0 && die >= self->result.needed_push)
    {
      if (self->victim >= 0)
        hk_move_log (self->move, _("%s is pushed."), hk_cz_table_get_survivor_name (self->table, self->victim));
      else
        {
          push (self);
          hk_move_log (self->move, _("It is only pushed one hex away."));
        }
      return TRUE;
    }
  hk_move_log (self->move, _("It misses."));
  if (self->target != NULL && self->target->distracted && hk_cz_table_has_house_rule (self->table, "shot-wakes"))
    {
      hk_record_set_boolean (self->target, &self->target->distracted, FALSE);
      hk_move_log (self->move, _("The shot wakes it."));
    }
  return TRUE;
}

/* The next target of rapid-fire once one is down; FALSE when nobody was named. */
static gboolean
take_next (Rolls   *rolls,
           GPtrArray *targets)
{
  HkCzStrike *self = rolls->strike;

  if (rolls->n_targets < (int) targets->len && hk_cz_table_has_house_rule (self->table, "rapid-spread"))
    self->target = NULL;
  if (self->target != NULL || (self->victim >= 0 && !hk_cz_table_get_survivor (self->table, self->victim)->dead))
    return TRUE;
  while (rolls->n_targets < (int) targets->len)
    {
      self->target = g_ptr_array_index (targets, rolls->n_targets++);
      if (find_number (self) < 0)
        continue;
      if (hk_cz_encounter_get_distance (self->target, self->table, self->survivor) > 0)
        self->input.range = hk_cz_range_from_hexes (hk_cz_encounter_get_distance (self->target, self->table, self->survivor));
      hk_cz_fill_to_hit (self->table, self->survivor, self->target, self->gear, &self->input);
      hk_cz_to_hit_resolve (&self->input, &self->result);
      return TRUE;
    }
  self->target = NULL;
  return FALSE;
}

static gboolean
fire_again (Rolls     *rolls,
            GPtrArray *targets,
            GError   **error)
{
  HkCzStrike *self = rolls->strike;
  JsonArray *extra = hk_move_get_array (self->move, "extra");

  for (int shot = 1; shot < self->shots && !rolls->over; shot++)
    {
      int die;

      if (!take_next (rolls, targets))
        break;
      if (extra != NULL && shot - 1 < (int) json_array_get_length (extra))
        die = (int) json_array_get_int_element (extra, (guint) shot - 1);
      else if (hk_move_has (self->move, "die") || hk_cz_table_rolls_by_hand (self->table))
        return hk_move_ask (self->move, "extra", error, _("What does the d10 of each further shot show?"));
      else
        die = (int) hk_move_pick (self->move, 10);
      if (!settle (rolls, die, TRUE, error))
        return FALSE;
    }
  return TRUE;
}

/* Those named for further shots, before any number changes. */
static GPtrArray *
list_targets (HkCzStrike *self)
{
  GPtrArray *targets = g_ptr_array_new_with_free_func (g_object_unref);
  JsonArray *told = hk_move_get_array (self->move, "targets");

  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (self->table),
                                                               (int) json_array_get_int_element (told, i));

      if (encounter != NULL)
        g_ptr_array_add (targets, g_object_ref (encounter));
    }
  return targets;
}

/* Who steps up to the target, and who lets go of another. */
static void
close_in (HkCzStrike *self)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (self->table, i)) != NULL && !hk_cz_table_has_house_rule (self->table, "impale-holds"); i++)
    if (encounter != self->target && encounter->impaled_by == self->survivor &&
        (encounter->impaled_with == NULL || (self->loot != NULL && g_str_equal (encounter->impaled_with, self->loot->kind))))
      {
        hk_record_set_int (encounter, &encounter->impaled_by, -1);
        hk_record_set_string (encounter, &encounter->impaled_with, NULL);
        hk_move_log (self->move, _("%s lets go of the impaled Zombie."), self->record->name);
      }
  if (self->target == NULL || self->input.how == HK_CZ_HOW_SHOOT)
    return;
  hk_cz_field_step_up (self->table, self->survivor, self->target);
  hk_cz_encounter_engage (self->target, self->survivor);
  hk_record_set_boolean (self->target, &self->target->distracted, FALSE);
}

/* Rolls the dice, or takes those that were told, and settles what comes of each: the hit, the natural zero, further
 * shots, and the noise at the end. Returns whether everything that is needed was told.
 * @self: an attack that hk_cz_strike_read() has read */
gboolean
hk_cz_strike_resolve (HkCzStrike *self,
                      GError    **error)
{
  g_autoptr (HkBreakdown) breakdown = hk_cz_to_hit_explain (&self->input, &self->result);
  g_autoptr (GPtrArray) targets = list_targets (self);
  const gboolean loud = hk_move_get_boolean (self->move, "loud", self->gear != NULL && self->gear->loud);
  const gboolean outside = self->input.outside;
  Rolls rolls = { .strike = self };
  int die = -1;

  close_in (self);
  if (self->result.automatic)
    {
      g_autofree char *name = name_target (self);

      /* Translators: %s: a survivor; %s: an Encounter. */
      hk_move_log (self->move, _("%s strikes %s, which is held impaled: no roll is needed."), self->record->name, name);
      spend (self, FALSE);
      eradicate (self);
    }
  else
    {
      if (!hk_cz_table_roll_die (self->table, self->move, "die", 0, 9, &die, error))
        return FALSE;
      hk_breakdown_add_int (breakdown, _("The die shows"), die, "card-z/dice.blue");
      if (!settle (&rolls, die, FALSE, error) || !fire_again (&rolls, targets, error))
        return FALSE;
    }
  hk_move_set_breakdown (self->move, breakdown);
  if (loud)
    hk_cz_table_make_noise (self->table, self->move, outside, hk_move_has (self->move, "die"));
  return TRUE;
}
