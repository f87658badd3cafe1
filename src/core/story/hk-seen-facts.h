/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-table.h"

G_BEGIN_DECLS

/* One thing that everybody sees of a table.
 * @where: what it is a fact of, such as a player; empty for the table itself
 * @title: what is told; empty for a card that lies there
 * @text: what is told of it
 * @parent: (nullable): the card that it belongs to, as its @key is
 * @key: the same on each table */
typedef struct
{
  char *where;
  char *title;
  char *text;
  char *parent;
  char *key;
} HkSeenFact;

/* What everybody sees of a table as a list, to be compared with another one, and how much there is of what nobody sees. */
typedef struct _HkSeenFacts HkSeenFacts;

HkSeenFacts      *hk_seen_facts_new         (HkTable *table);
void              hk_seen_facts_free        (HkSeenFacts *self);
GPtrArray        *hk_seen_facts_get_list    (HkSeenFacts *self);
const HkSeenFact *hk_seen_facts_find        (HkSeenFacts *self, const char *key);
gboolean          hk_seen_facts_turn_up     (HkSeenFacts *self, HkSeenFacts *later);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkSeenFacts, hk_seen_facts_free)

G_END_DECLS
