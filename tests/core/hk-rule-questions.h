/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A question about a game. */
typedef struct
{
  const char *game;
  const char *question;
  const char *answers; /* ids of rules with a space between them, or NULL when none answers it */
} HkRuleAsked;

extern const HkRuleAsked hk_rules_asked_at_table[];
extern const HkRuleAsked hk_rules_asked_last[];
extern const HkRuleAsked hk_rules_asked_to_weigh[];
extern const HkRuleAsked hk_rules_asked_once[];
extern const HkRuleAsked hk_rules_asked_plain[];
extern const HkRuleAsked hk_rules_asked_held_out[];
extern const HkRuleAsked hk_rules_asked_in_czech[];
extern const HkRuleAsked hk_rules_asked[]; /* up to one without a game */
