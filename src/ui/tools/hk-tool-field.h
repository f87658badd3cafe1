/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack.h"
#include "ui/widgets/hk-words.h"

G_BEGIN_DECLS

/* @HK_TOOL_NONE: nobody is asked for it
 * @HK_TOOL_CARRIED: nobody is asked for it; a game that is running may tell it
 * @HK_TOOL_INT: a whole number within minimum and maximum
 * @HK_TOOL_SWITCH: true or false
 * @HK_TOOL_CHOICE: one of the words
 * @HK_TOOL_TEXT: a text
 * @HK_TOOL_NUMBERS: whole numbers in the order in which they are told, such as the faces of dice
 * @HK_TOOL_COUNTS: a whole number for each of the words
 * @HK_TOOL_SEVERAL: any of the words, or of the cards of the pack
 * @HK_TOOL_CARD: the name of a card of the pack
 * @HK_TOOL_HEXES: hexes of a map as [column, row]; with a maximum of 1 just one of them
 * @HK_TOOL_GROUP: an object of fields
 * @HK_TOOL_LIST: several of the one field that it has */
typedef enum
{
  HK_TOOL_NONE,
  HK_TOOL_CARRIED,
  HK_TOOL_INT,
  HK_TOOL_SWITCH,
  HK_TOOL_CHOICE,
  HK_TOOL_TEXT,
  HK_TOOL_NUMBERS,
  HK_TOOL_COUNTS,
  HK_TOOL_SEVERAL,
  HK_TOOL_CARD,
  HK_TOOL_HEXES,
  HK_TOOL_GROUP,
  HK_TOOL_LIST,
} HkToolKind;

typedef struct _HkToolField HkToolField;
typedef struct _HkToolValue HkToolValue;

/* A hex of a map. */
typedef struct
{
  int q;
  int r;
} HkToolHex;

/* What a calculator is told in one place of its sheet.
 * @name: the member of the object that it is part of
 * @title: N_() marked; of the item of a list what one of them is called
 * @required: whether nothing can be worked out without it
 * @minimum: of numbers the least; of a list how many it has at least
 * @maximum: of numbers the most; of a list, hexes and the like how many it has at most
 * @most: of numbers how many of them; 0 for as many as 40
 * @words: (nullable): of a choice and the like what there is; after the last one without an id
 * @list_words: (nullable): the same where it stands in the content: returns (transfer none) a list that stays
 * @fields: (nullable): of a group its fields, of a list the one of its items; after the last one without a kind
 * @pack_kind: (nullable): the kind of component of which one or several are chosen
 * @preset: (nullable): what it is before anything is told, as JSON
 * @encode: (nullable): returns (transfer full) (nullable) what the calculator is given
 * @decode: (nullable): the other way round: returns (transfer full) what it is by what the calculator is given
 * @fill: (nullable): takes over more of a card than its name; without it the fields beside it that it has, too
 * @list_hexes: (nullable): of hexes those of the map, for the life of the program
 * @from_pack: (nullable): returns (transfer full) (nullable) what it is by what the owner has entered
 * @beside: whether the results for all of its choices stand side by side, where the form has a measure
 * @forecast: (nullable): of hexes the member of the result that has a chance for each hex of @list_hexes */
struct _HkToolField
{
  const char        *name;
  HkToolKind         kind;
  const char        *title;
  gboolean           required;
  int                minimum;
  int                maximum;
  int                most;
  const HkWord      *words;
  const HkWord    *(*list_words) (void);
  const HkToolField *fields;
  const char        *pack_kind;
  const char        *preset;
  JsonNode        *(*encode)     (JsonNode *told);
  JsonNode        *(*decode)     (JsonNode *given);
  void             (*fill)       (HkToolValue *self, JsonObject *card);
  const HkToolHex *(*list_hexes) (HkToolValue *self, guint *n_hexes);
  JsonNode        *(*from_pack)  (HkPack *pack);
  gboolean           beside;
  const char        *forecast;
};

/* The sheet of one calculator, beyond what its parameters say themselves.
 * @calculator: its name
 * @fields: instead of the parameters of the same name, or beyond them
 * @encode: (nullable): changes the parameters that the fields give into those of the calculator
 * @decode: (nullable): the other way round
 * @average: (nullable): the member of the result that is shown large, an average
 * @advice: (nullable): the member of the result that says in a sentence what the number shown large is about
 * @first: whether the first result of the breakdown is shown large, and not the last
 * @measure: (nullable): the member of the result by which two of them are compared, a number; with a / one within another
 * @less_is_better: whether the lower of two is the better one
 * @show: (nullable): shows the parts of the result as outcomes, see hk_tool_outcome_new() */
typedef struct
{
  const char        *calculator;
  const HkToolField *fields;
  void             (*encode) (JsonObject *params);
  void             (*decode) (JsonObject *params);
  const char        *average;
  const char        *advice;
  gboolean           first;
  const char        *measure;
  gboolean           less_is_better;
  void             (*show) (JsonObject *result, JsonObject *params, AdwWrapBox *outcomes);
} HkToolForm;

gboolean hk_tool_field_accepts (const HkToolField *field, JsonNode *told);

G_END_DECLS
