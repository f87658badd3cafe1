/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rule-hit.h"

G_BEGIN_DECLS

/* An entry as a file has it: ids without the game's id in front, links still marked in the text. */
typedef struct
{
  const char *game;
  const char *game_title;
  const char *book;
  const char *id;
  const char *title;
  const char *phase;
  const char *section;
  const char *kind;
  const char *text;
  guint       page;
  GStrv       keywords;
  GStrv       see;
} HkRuleSource;

/* Gives the title of the rule with a global id, or NULL when there is none. */
typedef const char *(*HkRuleTitleOf) (const char *id,
                                      gpointer    user_data);

HkRule    *hk_rule_new        (const HkRuleSource *source, HkRuleTitleOf title_of, gpointer user_data,
                               GError **error);
gboolean   hk_rule_is_name    (const char *text);

HkRuleHit *hk_rule_hit_new    (HkRule *rule, double score, GArray *title_marks, GArray *text_marks);

G_END_DECLS
