/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/state/hk-cz-encounter.h"
#include "hk-cz-act.h"

/* The kinds of Encounters and how they bite (book, Zombies, Feral Dogs, Getting Bit). */

#define FACES 10

/* A Rigored Zombie moves by a die; in a tie it comes last, behind even a Slow Zombie. */
static const struct
{
  const char *type;
  const char *title; /* N_() */
  int         move;
  int         bite;  /* of a Feral Dog: wounds */
  int         kill;  /* 0 never at once */
  int         speed; /* in ties */
  gboolean    zombie;
} types[] = {
  { "zombie", N_("Zombie"), 2, 4, 0, 2, TRUE },
  { "fast", N_("Fast Zombie"), 3, 3, 0, 3, TRUE },
  { "slow", N_("Slow Zombie"), 1, 5, 0, 1, TRUE },
  { "rigored", N_("Rigored Zombie"), -1, 3, 0, 0, TRUE },
  { "dog", N_("Feral Dog"), 4, 5, 8, 4, FALSE },
  { "human-enemies", N_("Human Enemies!"), 3, 0, 0, 3, FALSE },
  { "human", N_("Human Enemy"), 3, 0, 0, 3, FALSE },
  { "ally", N_("Ally"), 0, 0, 0, 0, FALSE },
  { "dependant", N_("Dependant"), 0, 0, 0, 0, FALSE },
  { "fire", N_("Fire!"), 0, 0, 0, 0, FALSE },
};

static int
find_type (const char *type)
{
  for (guint i = 0; type != NULL && i < G_N_ELEMENTS (types); i++)
    if (g_str_equal (types[i].type, type))
      return (int) i;
  return -1;
}

/* Returns hexes that it moves; −1 when a die tells, 0 for what does not move or is not known.
 * @type: (nullable): as in #HkCzEncounter */
int
hk_cz_type_get_move (const char *type)
{
  const int found = find_type (type);

  return found < 0 ? 0 : types[found].move;
}

/* Returns the bite rating, of a Feral Dog the number that wounds; 0 for what does not bite.
 * @type: (nullable): as in #HkCzEncounter */
int
hk_cz_type_get_bite (const char *type)
{
  const int found = find_type (type);

  return found < 0 ? 0 : types[found].bite;
}

/* Returns the higher, the sooner it acts among those that are equally near: Feral Dog, Fast Zombie, Zombie, Slow
 * Zombie, and Rigored Zombies last.
 * @type: (nullable): as in #HkCzEncounter */
int
hk_cz_type_get_speed (const char *type)
{
  const int found = find_type (type);

  return found < 0 ? -1 : types[found].speed;
}

/* Returns: what a kind of Encounter is called; an unknown one is one that is face down. */
const char *
hk_cz_type_get_title (const char *type)
{
  const int found = find_type (type);

  return found < 0 ? _("Encounter face down") : _(types[found].title);
}

/* Returns: whether it is a Zombie of any kind. */
gboolean
hk_cz_type_is_zombie (const char *type)
{
  const int found = find_type (type);

  return found >= 0 && types[found].zombie;
}

/* Returns hexes that a Rigored Zombie moves: 0–4 none, 5–8 one, 9 two.
 * @die: 0–9 */
int
hk_cz_rigored_get_move (int die)
{
  return die >= 9 ? 2 : die >= 5 ? 1 : 0;
}

/* How likely it moves at least @hexes, which takes as many moves as the bite from there. */
static double
get_reach (int type,
           int hexes)
{
  int faces = 0;

  if (types[type].move >= 0)
    return hexes <= types[type].move ? 1 : 0;
  for (int die = 0; die < FACES; die++)
    faces += hk_cz_rigored_get_move (die) >= hexes;
  return (double) faces / FACES;
}

/* Works out a bite: a move has to be left after engaging, and the d10 has to reach the rating. A Feral Dog wounds,
 * and kills at its second number or who is wounded already; a Zombie infects, which does not kill at once.
 * @type: a kind of Encounter that bites
 * @armour: what armour takes off the die, 0–4 as a rule
 * @distance: hexes to the survivor, 1 engaged
 * @wounded: whether the survivor has a Wound
 * @bite: (out): the bite */
void
hk_cz_bite_resolve (const char *type,
                    int         armour,
                    int         distance,
                    gboolean    wounded,
                    HkCzBite   *bite)
{
  const int found = find_type (type);

  g_return_if_fail (bite != NULL);

  *bite = (HkCzBite) { .needed = FACES, .needed_kill = FACES };
  if (found < 0 || types[found].bite == 0)
    return;
  bite->reach = get_reach (found, MAX (1, distance));
  bite->needed = CLAMP (types[found].bite + armour, 1, FACES);
  if (types[found].kill > 0)
    bite->needed_kill = wounded ? bite->needed : CLAMP (types[found].kill + armour, 1, FACES);
  bite->hit = bite->reach * (FACES - bite->needed) / FACES;
  bite->kill = bite->reach * (FACES - bite->needed_kill) / FACES;
}

/* Orders those who act: the closest first, the fast before the slow, then in the order in which they were laid out.
 * One whose distance is not known comes last (Encounter Round). Returns less than 0 when @a acts first.
 * @a: a #HkCzActor */
int
hk_cz_actor_compare (gconstpointer a,
                     gconstpointer b)
{
  const HkCzActor *one = a;
  const HkCzActor *other = b;
  const int near_one = one->distance <= 0 ? G_MAXINT : one->distance;
  const int near_other = other->distance <= 0 ? G_MAXINT : other->distance;
  const int speeds = hk_cz_type_get_speed (other->type) + other->faster - hk_cz_type_get_speed (one->type) - one->faster;

  if (near_one != near_other)
    return near_one < near_other ? -1 : 1;
  return speeds != 0 ? speeds : one->number - other->number;
}

/* Whether the group may know what it is: it is turned up, or a Scope or Binoculars have shown it (Placing Encounters, page 6). */
gboolean
hk_cz_encounter_is_known (HkCzEncounter *self)
{
  return self->type != NULL && (self->revealed || self->seen);
}

/* Returns (transfer full): what it is, such as "Fast Zombie" or, when there are two of them in one place, "Fast
 * Zombie A"; of one that lies face down only "?". */
char *
hk_cz_encounter_get_title (HkCzEncounter *self)
{
  const char *title = !hk_cz_encounter_is_known (self) ? "?"
                      : self->name != NULL && self->name[0] != '\0' ? self->name : hk_cz_type_get_title (self->type);

  if (self->mark == 0)
    return g_strdup (title);
  /* Translators: an Encounter and the letter or number that tells it from others of that name, such as "Zombie A" */
  return self->mark <= 26 ? g_strdup_printf (_("%s %c"), title, 'A' + self->mark - 1) : g_strdup_printf (_("%s %d"), title, self->mark);
}

/* Returns: (transfer full): the zone and the hex that its card shows, such as "1-E"; %NULL when they are not known or hidden. */
char *
hk_cz_encounter_get_hex (HkCzEncounter *self)
{
  const char zone[] = { '0' + self->zone, '-', '\0' };

  if (!hk_cz_encounter_is_known (self) || self->hex == NULL || self->hex[0] == '\0' || self->zone == 0)
    return NULL;
  return g_strconcat (zone, self->hex, NULL);
}

/* Returns (transfer full): what it is called in the log, such as "Fast Zombie 1-E"; of one that lies face down only
 * its zone. */
char *
hk_cz_encounter_describe (HkCzEncounter *self)
{
  g_autofree char *title = hk_cz_encounter_get_title (self);
  g_autofree char *hex = hk_cz_encounter_get_hex (self);

  if (hex != NULL)
    return g_strconcat (title, " ", hex, NULL);
  if (hk_cz_encounter_is_known (self) || self->zone == 0)
    return g_steal_pointer (&title);
  /* Translators: %s: "?", an Encounter that lies face down; %d: its zone. */
  return g_strdup_printf (_("%s in Zone %d"), title, self->zone);
}

static gboolean
is_alike (HkCzEncounter *one,
          HkCzEncounter *other)
{
  const gboolean known = hk_cz_encounter_is_known (one);

  if (known != hk_cz_encounter_is_known (other))
    return FALSE;
  if (!known)
    return one->zone == other->zone;
  return g_strcmp0 (one->type, other->type) == 0 && g_strcmp0 (one->name, other->name) == 0
         && g_strcmp0 (one->zone == 0 ? NULL : one->hex, other->zone == 0 ? NULL : other->hex) == 0
         && (one->hex == NULL || one->zone == other->zone);
}

/* The first mark that none of its likes has; 0 when it has none. */
static int
find_mark (HkCzLocation  *location,
           HkCzEncounter *encounter)
{
  guint64 taken = 0;
  gboolean alone = TRUE;

  for (int i = 0; i < hk_record_list_get_length (location->encounters); i++)
    {
      HkCzEncounter *other = hk_record_list_get (location->encounters, i);

      if (other == encounter || !is_alike (encounter, other))
        continue;
      alone = FALSE;
      if (other->mark < 64)
        taken |= (guint64) 1 << other->mark;
    }
  for (int mark = 1; !alone && mark < 64; mark++)
    if ((taken & ((guint64) 1 << mark)) == 0)
      return mark;
  return 0;
}

/* Gives Encounters that would be called alike a letter each, so that they can be told apart. Who has one keeps it,
 * also when the others are gone. */
void
hk_cz_location_mark_encounters (HkCzLocation *self)
{
  for (int i = 0; i < hk_record_list_get_length (self->encounters); i++)
    {
      HkCzEncounter *encounter = hk_record_list_get (self->encounters, i);

      if (encounter->mark == 0)
        hk_record_set_int (encounter, &encounter->mark, find_mark (self, encounter));
    }
}

/* @survivor and the Encounter stand next to each other now. */
void
hk_cz_encounter_engage (HkCzEncounter *self,
                        int            survivor)
{
  g_autofree char *number = g_strdup_printf ("%d", survivor);

  hk_record_set_int (self, &self->distance, 1);
  if (self->nearest < 0)
    hk_record_set_int (self, &self->nearest, survivor);
  if (!hk_record_has_text (self->engaged, number))
    hk_record_add_text (self, &self->engaged, number);
}

/* @survivor is the closest one, that many hexes away; at 1 they stand next to each other. */
void
hk_cz_encounter_set_distance (HkCzEncounter *self,
                              int            survivor,
                              int            hexes)
{
  hk_record_set_int (self, &self->nearest, survivor);
  if (hexes > 1)
    {
      hk_record_set_int (self, &self->distance, hexes);
      return;
    }
  hk_cz_encounter_engage (self, survivor);
  hk_record_set_boolean (self, &self->distracted, FALSE);
}

/* @survivor, or everybody at −1, no longer stands next to it. */
void
hk_cz_encounter_disengage (HkCzEncounter *self,
                           int            survivor)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) engaged = NULL;
  guint n = 0;

  for (guint i = 0; self->engaged != NULL && self->engaged[i] != NULL; i++)
    if (survivor >= 0 && g_ascii_strtoll (self->engaged[i], NULL, 10) != survivor)
      {
        g_strv_builder_add (builder, self->engaged[i]);
        n++;
      }
  engaged = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->engaged, n == 0 ? NULL : (const char * const *) engaged);
  if (self->impaled_by >= 0 && (survivor < 0 || self->impaled_by == survivor))
    {
      hk_record_set_int (self, &self->impaled_by, -1);
      hk_record_set_string (self, &self->impaled_with, NULL);
    }
  if (self->nearest == survivor || survivor < 0)
    hk_record_set_int (self, &self->nearest, n == 0 ? -1 : (int) g_ascii_strtoll (self->engaged[0], NULL, 10));
  if (n == 0 && self->distance == 1)
    hk_record_set_int (self, &self->distance, 2);
}
