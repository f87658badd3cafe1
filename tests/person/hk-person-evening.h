/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-person.h"

G_BEGIN_DECLS

/* How every game begins at the window, goes on, and is compared with its journal. */
void     hk_person_press_button (HkPerson *person, const char *name);
void     hk_person_choose_item  (HkPerson *person, const char *menu, guint place);
void     hk_person_press_in     (HkPerson *person, AtspiRole role, const char *group, const char *name);
void     hk_person_press_key    (HkPerson *person, const char *question, const char *key);
guint    hk_person_count_moves  (HkPerson *person);

void     hk_person_set_number   (HkPerson *person, const char *name, int number);

void     hk_person_seat_players (HkPerson *person, const char *game, const char * const *players);
void     hk_person_choose_values (HkPerson *person, const char *way);
void     hk_person_choose_hands (HkPerson *person, const char *cards, const char *dice);
void     hk_person_choose_way   (HkPerson *person, const char *way);
void     hk_person_choose_game  (HkPerson *person, const char *game, const char * const *players);
void     hk_person_begin_game   (HkPerson *person);
void     hk_person_open_last    (HkPerson *person);

/**
 * HkPersonFunc:
 * @person: a person
 *
 * What a person does for a while.
 */
typedef void (*HkPersonFunc) (HkPerson *person);

void     hk_person_make_move    (HkPerson *person, const char *name, HkPersonFunc check);
void     hk_person_make_next    (HkPerson *person, HkPersonFunc check);
void     hk_person_go_on        (HkPerson *person, guint n_moves, HkPersonFunc check);
void     hk_person_read_result  (HkPerson *person);
int      hk_person_test         (int argc, char *argv[], const char *path, HkPersonFunc live);

/**
 * HkPersonCheck:
 * @person: who looks
 * @table: the table as the journal has it
 * @missing: (nullable): what is not to be seen as @table has it
 *
 * A comparison of what shows with what is.
 */
typedef struct
{
  HkPerson *person;
  HkTable  *table;
  char     *missing;
} HkPersonCheck;

/**
 * HkPersonCheckFunc:
 * @check: a comparison; the person has just looked
 *
 * Returns: whether the window shows the table as it is
 */
typedef gboolean (*HkPersonCheckFunc) (HkPersonCheck *check);

gboolean hk_person_check_has    (HkPersonCheck *check, HkSeen *in, AtspiRole role, const char *name);
gboolean hk_person_check_fail   (HkPersonCheck *check, const char *format, ...) G_GNUC_PRINTF (2, 3);
void     hk_person_check_table  (HkPerson *person, HkPersonCheckFunc shows);

G_END_DECLS
