/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "hk-cz-act.h"
#include "hk-cz-battle-private.h"
#include "hk-cz-battle-read.h"
#include "hk-cz-field.h"

/* Where survivors and Encounters stand on the battlefield, and what follows from it: how far apart they are and who is
 * engaged (Battleground Rules, page 9). Nothing follows as long as a survivor stands nowhere. */

typedef struct
{
  int column;
  int row;
} Hex;

static int
get_axial (int column,
           int row)
{
  return column - (row - (row & 1)) / 2;
}

/* Returns how many hexes apart they are: 1 when they are adjacent. */
int
hk_cz_field_get_distance (int column,
                          int row,
                          int other_column,
                          int other_row)
{
  const int q = get_axial (other_column, other_row) - get_axial (column, row);
  const int r = other_row - row;

  return (ABS (q) + ABS (r) + ABS (q + r)) / 2;
}

/* Returns its zone, 1 to 3; 0 in the columns at the edges. */
int
hk_cz_field_get_zone (int column,
                      int row)
{
  return column == 0 || column == HK_CZ_FIELD_COLUMNS - 1 ? 0 : 1 + row / HK_CZ_FIELD_ZONE_ROWS;
}

static gboolean
is_there (HkCzSurvivor *survivor)
{
  return survivor->on_field && hk_cz_survivor_is_alive (survivor);
}

/* (nullable): none without a battle. */
static HkRecordList *
get_encounters (HkCzTable *self)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (self);

  return field == NULL ? NULL : field->encounters;
}

/* Returns: the number of the Encounter that stands on a hex; −1 none. */
int
hk_cz_field_find_encounter (HkCzTable *self,
                            int        column,
                            int        row)
{
  HkRecordList *encounters = get_encounters (self);

  for (int i = 0; i < hk_record_list_get_length (encounters); i++)
    {
      HkCzEncounter *encounter = hk_record_list_get (encounters, i);

      if (encounter->column == column && encounter->row == row)
        return i;
    }
  return -1;
}

/* Returns: the number of the survivor who stands on a hex; −1 none. */
int
hk_cz_field_find_survivor (HkCzTable *self,
                           int        column,
                           int        row)
{
  HkCzSurvivor *survivor;

  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    if (is_there (survivor) && survivor->column == column && survivor->row == row)
      return i;
  return -1;
}

static gboolean
is_free (HkCzTable *self,
         Hex        hex)
{
  return hex.column >= 0 && hex.column < HK_CZ_FIELD_COLUMNS && hex.row >= 0 && hex.row < HK_CZ_FIELD_ROWS
         && hk_cz_field_find_encounter (self, hex.column, hex.row) < 0 && hk_cz_field_find_survivor (self, hex.column, hex.row) < 0;
}

/* The hex beside @hex in one of the six directions, all around. */
static Hex
get_neighbour (Hex hex,
               int direction)
{
  static const int even[6][2] = { { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 }, { 0, -1 } };
  static const int odd[6][2] = { { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 0 }, { 0, -1 }, { 1, -1 } };
  const int *step = hex.row & 1 ? odd[direction] : even[direction];

  return (Hex) { hex.column + step[0], hex.row + step[1] };
}

static int
measure (Hex one,
         Hex other)
{
  return hk_cz_field_get_distance (one.column, one.row, other.column, other.row);
}

/* How far apart they are to the eye, by which one of several equal steps is chosen. */
static int
measure_straight (Hex one,
                  Hex other)
{
  const int x = 2 * (one.column - other.column) + (one.row & 1) - (other.row & 1);
  const int y = one.row - other.row;

  return x * x + 3 * y * y;
}

/* The free hex beside @from that is @wanted hexes from @to, or the one closest to it; FALSE none. */
static gboolean
find_step (HkCzTable *self,
           Hex        from,
           Hex        to,
           int        wanted,
           Hex       *step)
{
  gboolean found = FALSE;

  for (int i = 0; i < 6; i++)
    {
      const Hex next = get_neighbour (from, i);

      if (!is_free (self, next) || measure (next, to) != wanted || (found && measure_straight (next, to) >= measure_straight (*step, to)))
        continue;
      *step = next;
      found = TRUE;
    }
  return found;
}

static void
stand_encounter (HkCzEncounter *encounter,
                 Hex            hex)
{
  hk_record_set_int (encounter, &encounter->column, hex.column);
  hk_record_set_int (encounter, &encounter->row, hex.row);
}

static void
stand_survivor (HkCzSurvivor *survivor,
                Hex           hex)
{
  hk_record_set_int (survivor, &survivor->column, hex.column);
  hk_record_set_int (survivor, &survivor->row, hex.row);
}

/* Returns whether all survivors who fight stand on hexes, so that distances follow from them. */
gboolean
hk_cz_field_is_placed (HkCzTable *self)
{
  HkCzSurvivor *survivor;
  gboolean any = FALSE;

  for (int i = 0; self->battle != NULL && (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    {
      if (!is_there (survivor))
        continue;
      if (survivor->column < 0)
        return FALSE;
      any = TRUE;
    }
  return any;
}

/* The closest survivor, those next to it, and how far away. */
static void
measure_one (HkCzTable     *self,
             HkCzEncounter *encounter)
{
  const Hex here = { encounter->column, encounter->row };
  HkCzSurvivor *survivor;
  int nearest = -1;
  int distance = G_MAXINT;

  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    {
      const int hexes = is_there (survivor) ? measure (here, (Hex) { survivor->column, survivor->row }) : G_MAXINT;

      if (hexes != 1 && hk_cz_encounter_is_engaged_by (encounter, i))
        hk_cz_encounter_disengage (encounter, i);
      if (hexes == 1)
        {
          hk_cz_encounter_engage (encounter, i);
          hk_record_set_boolean (encounter, &encounter->distracted, FALSE);
        }
      if (hexes < distance || (hexes == distance && i == encounter->nearest))
        {
          distance = hexes;
          nearest = i;
        }
    }
  hk_record_set_int (encounter, &encounter->distance, distance);
  hk_record_set_int (encounter, &encounter->nearest, nearest);
}

/* Works out from where everybody stands how far away the Encounters are and who is engaged: those in adjacent hexes.
 * Who stands nowhere keeps what was told. */
void
hk_cz_field_measure (HkCzTable *self)
{
  HkRecordList *encounters = get_encounters (self);

  for (int i = 0; hk_cz_field_is_placed (self) && i < hk_record_list_get_length (encounters); i++)
    {
      HkCzEncounter *encounter = hk_record_list_get (encounters, i);

      if (encounter->column >= 0 && encounter->revealed && !encounter->set_aside && !encounter->locked)
        measure_one (self, encounter);
    }
}

/* Letters: where those of the cards lie on the group’s battlefield is learned as it places them. */

static char *
name_letter (int         zone,
             const char *letter)
{
  g_autofree char *upper = g_ascii_strup (letter, -1);

  return g_strdup_printf ("%d-%s", zone, upper);
}

/* Returns whether the group has shown where that hex lies.
 * @zone: 1 to 3
 * @letter: (nullable): of a hex, as a card prints it
 * @column: (out): of the hex
 * @row: (out): of it */
gboolean
hk_cz_field_find_letter (HkCzTable  *self,
                         int         zone,
                         const char *letter,
                         int        *column,
                         int        *row)
{
  g_autofree char *name = letter == NULL || self->letters == NULL ? NULL : name_letter (zone, letter);

  for (guint i = 0; name != NULL && self->letters[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (self->letters[i], " ", 3);

      if (g_strv_length (parts) != 3 || !g_str_equal (parts[0], name))
        continue;
      *column = CLAMP (atoi (parts[1]), 0, HK_CZ_FIELD_COLUMNS - 1);
      *row = CLAMP (atoi (parts[2]), 0, HK_CZ_FIELD_ROWS - 1);
      return TRUE;
    }
  return FALSE;
}

/* Returns: (transfer full) (nullable): the zone and letter of a hex, such as "1-E"; %NULL when nobody has shown it. */
char *
hk_cz_field_get_letter (HkCzTable *self,
                        int        column,
                        int        row)
{
  for (guint i = 0; self->letters != NULL && self->letters[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (self->letters[i], " ", 3);

      if (g_strv_length (parts) == 3 && atoi (parts[1]) == column && atoi (parts[2]) == row)
        return g_strdup (parts[0]);
    }
  return NULL;
}

/* An Encounter that is placed for the first time shows where its letter lies; the last word counts. */
static void
learn_letter (HkCzTable     *self,
              HkCzEncounter *encounter)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) letters = NULL;
  g_autofree char *name = NULL;
  g_autofree char *prefix = NULL;

  if (encounter->zone < 1 || encounter->hex == NULL || encounter->hex[0] == '\0' || hk_cz_field_get_zone (encounter->column, encounter->row) != encounter->zone)
    return;
  name = name_letter (encounter->zone, encounter->hex);
  prefix = g_strconcat (name, " ", NULL);
  for (guint i = 0; self->letters != NULL && self->letters[i] != NULL; i++)
    if (!g_str_has_prefix (self->letters[i], prefix))
      g_strv_builder_add (builder, self->letters[i]);
  g_strv_builder_take (builder, g_strdup_printf ("%s %d %d", name, encounter->column, encounter->row));
  letters = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->letters, (const char * const *) letters);
}

/* Stands it on the hex of its card, where that is known and free.
 * @encounter: an Encounter that is turned up */
void
hk_cz_field_place_by_card (HkCzTable     *self,
                           HkCzEncounter *encounter)
{
  Hex hex;

  if (encounter->column < 0 && hk_cz_field_find_letter (self, encounter->zone, encounter->hex, &hex.column, &hex.row) && is_free (self, hex))
    stand_encounter (encounter, hex);
}

/* Steps */

static gboolean
are_placed (HkCzTable     *self,
            HkCzEncounter *encounter,
            int            survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  return encounter->column >= 0 && record != NULL && record->column >= 0 && hk_cz_field_is_placed (self);
}

/* Moves an Encounter toward a survivor, each step to a free hex that is nearer; it does not go around what stands in
 * its way (Encounter Round, page 11). Returns how many hexes it has moved; @steps when one of them stands nowhere.
 * @survivor: whom it goes for
 * @steps: how many hexes it moves at most */
int
hk_cz_field_walk (HkCzTable     *self,
                  HkCzEncounter *encounter,
                  int            survivor,
                  int            steps)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  int walked = 0;

  if (!are_placed (self, encounter, survivor))
    return steps;
  for (; walked < steps; walked++)
    {
      const Hex here = { encounter->column, encounter->row };
      const Hex there = { record->column, record->row };
      Hex step;

      if (!find_step (self, here, there, measure (here, there) - 1, &step))
        break;
      stand_encounter (encounter, step);
    }
  return walked;
}

/* Moves a pushed Encounter 1 hex away from the survivor (Push, page 10). Where no hex is free it stands nowhere, to
 * be placed.
 * @encounter: an Encounter next to @survivor */
void
hk_cz_field_push (HkCzTable     *self,
                  HkCzEncounter *encounter,
                  int            survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  const Hex here = { encounter->column, encounter->row };
  Hex step = { -1, -1 };
  Hex there;

  if (!are_placed (self, encounter, survivor))
    return;
  there = (Hex) { record->column, record->row };
  for (int i = 0; i < 6; i++)
    {
      const Hex next = get_neighbour (here, i);

      if (is_free (self, next) && measure (next, there) == 2
          && (step.column < 0 || measure_straight (next, there) > measure_straight (step, there)))
        step = next;
    }
  stand_encounter (encounter, step);
  hk_cz_field_measure (self);
}

/* Moves a survivor next to an Encounter, where there is a free hex. */
void
hk_cz_field_step_up (HkCzTable     *self,
                     int            survivor,
                     HkCzEncounter *encounter)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  const Hex there = { encounter->column, encounter->row };
  Hex step;

  if (!are_placed (self, encounter, survivor))
    return;
  while (measure ((Hex) { record->column, record->row }, there) > 1)
    {
      const Hex here = { record->column, record->row };

      if (!find_step (self, here, there, measure (here, there) - 1, &step))
        return;
      stand_survivor (record, step);
    }
  hk_cz_field_measure (self);
}

/* The move */

/* Returns whether nobody stands there. Errors: %HK_ERROR_IMPOSSIBLE.
 * @column: (out): of the hex that it names; −1 none
 * @row: (out): of it */
gboolean
hk_cz_field_read_hex (HkCzTable *self,
                      HkMove    *move,
                      int       *column,
                      int       *row,
                      GError   **error)
{
  *column = hk_move_get_int (move, "column", -1);
  *row = hk_move_get_int (move, "row", -1);
  if (*column < 0 && *row < 0)
    return TRUE;
  if (*column < 0 || *row < 0)
    return hk_move_ask (move, *column < 0 ? "column" : "row", error, _("Which hex of the battlefield?"));
  if (is_free (self, (Hex) { *column, *row }))
    return TRUE;
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Somebody stands there: a hex has room for one."));
}

static gboolean
apply_stand (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, hk_move_get_int (move, "survivor", -1));
  HkCzEncounter *encounter = NULL;
  g_autofree char *name = NULL;
  int number;
  Hex hex;

  if (self->battle == NULL)
    return hk_cz_check_battle (self, error);
  if (survivor == NULL)
    {
      encounter = hk_cz_read_encounter (self, move, "encounter", &number, error);
      if (encounter == NULL)
        return FALSE;
    }
  if (!hk_cz_field_read_hex (self, move, &hex.column, &hex.row, error))
    return FALSE;
  if (encounter != NULL)
    {
      if (encounter->column < 0 && hex.column >= 0)
        {
          stand_encounter (encounter, hex);
          learn_letter (self, encounter);
        }
      stand_encounter (encounter, hex);
      name = hk_cz_encounter_describe (encounter);
    }
  else
    {
      stand_survivor (survivor, hex);
      name = g_strdup (survivor->name);
    }
  hk_cz_field_measure (self);
  if (hex.column < 0)
    hk_move_log (move, _("%s stands on no hex any more."), name);
  else if (encounter != NULL && hk_cz_field_is_placed (self))
    hk_move_log (move, ngettext ("%s stands %d hex away.", "%s stands %d hexes away.", (gulong) encounter->distance),
                 name, encounter->distance);
  else
    hk_move_log (move, _("%s stands on the battlefield."), name);
  return TRUE;
}

static const HkParamSpec stand_params[] = {
  { "encounter", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_FIELD, NULL, N_("Which Encounter, of those at the Location"), N_("Encounter") },
  { "survivor", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Or which survivor"), N_("Survivor"), "survivors" },
  HK_CZ_HEX_PARAMS,
};

const HkMoveSpec hk_cz_field_moves[] = {
  { "stand", N_("Stand on a Hex"), "card-z/ruling.field", stand_params, G_N_ELEMENTS (stand_params), apply_stand },
};

const guint hk_cz_n_field_moves = G_N_ELEMENTS (hk_cz_field_moves);
