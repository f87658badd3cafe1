/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "core/odds/hk-breakdown.h"
#include "core/record/hk-random-log.h"

G_BEGIN_DECLS

#define HK_TYPE_MOVE (hk_move_get_type ())
G_DECLARE_FINAL_TYPE (HkMove, hk_move, HK, MOVE, GObject)

typedef struct _HkTable HkTable;

/* @HK_PARAM_INT: a whole number within minimum and maximum
 * @HK_PARAM_BOOLEAN: true or false
 * @HK_PARAM_STRING: a text; when `choices` is set, one of them
 * @HK_PARAM_INTS: an array of whole numbers within minimum and maximum
 * @HK_PARAM_STRINGS: an array of texts
 * @HK_PARAM_OBJECT: an object that the move checks itself
 * @HK_PARAM_ANY: any JSON value that the move checks itself */
typedef enum
{
  HK_PARAM_INT,
  HK_PARAM_BOOLEAN,
  HK_PARAM_STRING,
  HK_PARAM_INTS,
  HK_PARAM_STRINGS,
  HK_PARAM_OBJECT,
  HK_PARAM_ANY,
} HkParamType;

/* @list: (nullable): of a number, the list of the table that it counts through, so that its records are what is chosen from */
typedef struct
{
  const char         *name;
  HkParamType         type;
  gboolean            required;
  int                 minimum;
  int                 maximum;
  const char * const *choices;
  const char         *summary;   /* N_() marked: what it means, for `describe` */
  const char         *title;     /* (nullable): N_() marked: what a person calls it, with its unit; NULL where nobody is asked */
  const char         *list;
} HkParamSpec;

/* One thing that can happen in a game. @apply checks everything first and changes the table last; it says what
 * happened with hk_move_log().
 * @name: the name in scripts and journals, such as "play-army"
 * @title: N_() marked title for buttons and logs
 * @rule: (nullable): id of the rule that it follows, with the game's id in front
 * @apply: checks and applies the move; on %FALSE @error is set
 * @phases: (nullable): the phases in which it can be made, with "|" between, as the field "phase" of the table names
 *   them; %NULL in any that its @apply allows */
typedef struct
{
  const char        *name;
  const char        *title;
  const char        *rule;
  const HkParamSpec *params;
  guint              n_params;
  gboolean         (*apply) (HkTable *table, HkMove *move, GError **error);
  const char        *phases;
} HkMoveSpec;

HkMove     *hk_move_new             (const char *name, JsonObject *params);
HkMove     *hk_move_new_from_json   (JsonObject *line, GError **error);
HkMove     *hk_move_build           (const char *name, ...) G_GNUC_NULL_TERMINATED;
HkMove     *hk_move_copy            (HkMove *self);
JsonObject *hk_move_to_json         (HkMove *self);
gboolean    hk_move_check           (HkMove *self, const HkMoveSpec *spec, GError **error);

const char *hk_param_get_title      (const HkParamSpec *spec);
gboolean    hk_move_check_params    (const char *name, JsonObject *given, const HkParamSpec *params,
                                     guint n_params, const char *also, GError **error);

const char *hk_move_get_name        (HkMove *self);
JsonObject *hk_move_get_params      (HkMove *self);
gboolean    hk_move_has             (HkMove *self, const char *param);
int         hk_move_get_int         (HkMove *self, const char *param, int fallback);
gboolean    hk_move_get_boolean     (HkMove *self, const char *param, gboolean fallback);
const char *hk_move_get_string      (HkMove *self, const char *param);
int         hk_move_get_enum        (HkMove *self, const char *param, const char * const *words, int fallback);
JsonArray  *hk_move_get_array       (HkMove *self, const char *param);
JsonObject *hk_move_get_object      (HkMove *self, const char *param);
JsonNode   *hk_move_get_node        (HkMove *self, const char *param);

HkRandomLog        *hk_move_get_random_log (HkMove *self);
guint32             hk_move_pick           (HkMove *self, guint32 below);
void                hk_move_log            (HkMove *self, const char *format, ...) G_GNUC_PRINTF (2, 3);
const char         *hk_move_get_logged     (HkMove *self);
const char         *hk_move_get_time       (HkMove *self);
void                hk_move_set_breakdown  (HkMove *self, HkBreakdown *breakdown);
HkBreakdown        *hk_move_get_breakdown  (HkMove *self);
gboolean            hk_move_require_rule   (HkMove *self, const char *rule, GError **error, const char *format,
                                            ...) G_GNUC_PRINTF (4, 5);
gboolean            hk_move_ask            (HkMove *self, const char *param, GError **error, const char *format, ...) G_GNUC_PRINTF (4, 5);
void                hk_move_ask_also       (HkMove *self, const char *param);
const char * const *hk_move_get_asked      (HkMove *self);
HkMove             *hk_move_override       (HkMove *self);
gboolean            hk_move_is_house       (HkMove *self);
const char * const *hk_move_get_overridden (HkMove *self);
void                hk_move_cite           (HkMove *self, const char *rule);
JsonObject         *hk_move_get_cited      (HkMove *self);
void                hk_move_learn          (HkMove *self, const char *kind, JsonObject *component);

const char *hk_move_get_refused_rule (HkMove *self);

/* What a move told of a component. */
typedef struct
{
  char       *kind;
  JsonObject *component;
} HkLearned;

/*< private: for the table and the session >*/
gboolean    hk_move_is_replay       (HkMove *self);
void        hk_move_begin           (HkMove *self, HkRandom *random);
void        hk_move_clear_asked     (HkMove *self);
void        hk_move_set_table       (HkMove *self, HkTable *table);
void        hk_move_set_time        (HkMove *self, const char *time);
GPtrArray  *hk_move_get_learned     (HkMove *self);

G_END_DECLS
