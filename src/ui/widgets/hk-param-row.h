/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack.h"
#include "core/session/hk-session.h"
#include "hk-words.h"

G_BEGIN_DECLS

/* What there is to choose from, in order: what a person reads, and the value that it stands for. A
 * value that is an object gives several parameters at once. Several of an open list are typed, with these offered; of a list that repeats
 * each is told with how often. */
typedef struct
{
  GtkStringList *labels;
  GPtrArray     *values;  /* JsonNode; NULL for "left out" */
  gboolean       is_open; /* whether something else may be typed */
  gboolean       repeats; /* whether one may be chosen more than once */
} HkChoices;

void hk_choices_add      (HkChoices *self, const char *label, JsonNode *value);
void hk_choices_add_int  (HkChoices *self, const char *label, int value);
void hk_choices_add_text (HkChoices *self, const char *label, const char *value);

/* @HK_PARAM_PLACE_NOWHERE: the parameter has no meaning now
 * @HK_PARAM_PLACE_MORE: it may be said
 * @HK_PARAM_PLACE_FIRST: it is asked for first */
typedef enum
{
  HK_PARAM_PLACE_NOWHERE,
  HK_PARAM_PLACE_MORE,
  HK_PARAM_PLACE_FIRST,
} HkParamPlace;

/* What a game knows of the parameters of its moves.
 * @title: (nullable): what a person calls a parameter whose #HkParamSpec has no title
 * @choose: (nullable): fills in what can be chosen for a parameter; nothing when it is to be typed
 * @name_parts: (nullable): for an object or an array of numbers, the numbers that it is made of: what a person
 *   reads, and the name of the member (any value for an array)
 * @place: (nullable): where a parameter is asked for; @wanted says whether the move cannot do without
 * @instead: (nullable): the name of the parameter whose choice makes this one needless
 * @name_move: (nullable): what the question about the move is called, where that says more than the title of the move does; may be
 *   %NULL (transfer full) */
typedef struct
{
  const char  *(*title)      (const HkParamSpec *spec);
  void         (*choose)     (HkTable *table, HkMove *partial, const HkParamSpec *spec, HkPack *pack, HkChoices *choices);
  void         (*name_parts) (HkTable *table, HkMove *partial, const HkParamSpec *spec, HkChoices *parts);
  HkParamPlace (*place)      (HkTable *table, HkMove *partial, const HkParamSpec *spec, gboolean wanted);
  const char  *(*instead)    (HkMove *partial, const HkParamSpec *spec);
  char        *(*name_move)  (HkTable *table, HkMove *partial);
} HkParamHelp;

/* One parameter of one move.
 * @move: the name of a move
 * @param: the name of one of its parameters */
typedef struct
{
  const char *move;
  const char *param;
} HkParamOfMove;

gboolean    hk_param_is_among    (const HkParamOfMove *params, gsize n, HkMove *move, const HkParamSpec *spec);
void        hk_choices_add_words (HkChoices *self, const HkParamSpec *spec, const HkWord *words, gsize n);

/* A row that asks for one parameter of a move, in the words of the table. */
typedef struct _HkParamRow HkParamRow;

HkParamRow        *hk_param_row_new        (const HkParamHelp *help, HkTable *table, HkMove *partial,
                                            const HkParamSpec *spec, HkPack *pack, gboolean needed);
GtkWidget         *hk_param_row_get_widget (HkParamRow *self);
const HkParamSpec *hk_param_row_get_spec   (HkParamRow *self);
gboolean           hk_param_row_answers_at_once (HkParamRow *self);
gboolean           hk_param_row_is_answered (HkParamRow *self);
gboolean           hk_param_row_has_parts  (HkParamRow *self, const HkParamHelp *help, HkTable *table, HkMove *partial);
void               hk_param_row_show       (HkParamRow *self);
GtkWidget         *hk_param_row_get_answer (HkParamRow *self);
void               hk_param_row_read       (HkParamRow *self, JsonObject *params);
void               hk_param_row_show_unless (HkParamRow *self, HkParamRow *chosen);
void               hk_param_row_free       (HkParamRow *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkParamRow, hk_param_row_free)

G_END_DECLS
