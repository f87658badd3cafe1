/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"
#include "ui/tools/hk-tool-field.h"
#include "ui/widgets/hk-param-row.h"

G_BEGIN_DECLS

/* What a game asks on the page of a new game where the rows made of its options would not do.
 * @options: the names of the options that the rows ask for; %NULL at the end
 * @new_rows: makes the rows, with defaults
 * @set_players: tells the rows who plays, in seat order
 * @fill: sets the rows after an earlier setup
 * @add_to: adds what the rows say to a setup
 * @set_values: (nullable): says where the values come from, as the option "components" has it */
typedef struct
{
  const char * const *options;
  GtkWidget *(*new_rows)    (void);
  void       (*set_players) (GtkWidget *rows, const char * const *names);
  void       (*fill)        (GtkWidget *rows, JsonObject *setup);
  void       (*add_to)      (GtkWidget *rows, JsonObject *setup);
  void       (*set_values)  (GtkWidget *rows, const char *components);
} HkSetupViews;

/* @params: (nullable): what it knows of the parameters of its moves, for the question that opens when a move lacks a
 * value
 *
 * A game's own views.
 * @id: the id of the game, also the CSS class of its page
 * @new_players: makes the panel of the players
 * @ask: asks for what a move needs, whose name #HkPrimaryAction gives
 * @show_first: (nullable): shows how a move would turn out, with a button that makes it; returns whether there is
 *   anything to show, else the move is made at once
 * @setup: (nullable): what it asks before a new game in rows of its own
 * @players_title: (nullable): N_() marked: what the panel of the players is called when it shows something else
 * @get_board_width: (nullable): how wide the board of a session wants to be, in application pixels, for all of it to
 *   be in sight; where the panels do not leave it that, they fold into buttons
 * @new_screen: (nullable): makes the picture of the table screen, for a session that holds only what everybody sees
 * @find_actor: (nullable): whose turn it is, from 0; −1 nobody’s; where the field "current-player" of the table does not say it
 * @list_letters: (nullable) (transfer full): the letters that stand alone on its board, so that no player is marked by one of them
 * @tools: (nullable): the sheets of its calculators; after the last one without a calculator
 * @new_picture: (nullable): makes that of its board which shows just what is kept, where the group goes through the phases by hand; see
 *   hk_table_goes_by_hand(). Then @new_players and @new_screen do so, too
 * @pictured: (nullable): the fields of the table that @new_picture and @new_players show, with spaces between
 * @offered: (nullable): the moves that these offer by themselves
 * @screen_parts: (nullable): the parts of the game of which @new_screen shows anything */
typedef struct
{
  const char *id;
  GtkWidget *(*new_board)   (HkSession *session);
  GtkWidget *(*new_players) (HkSession *session);
  void       (*ask)         (GtkWidget *from, HkSession *session, const char *move);
  gboolean   (*show_first)  (GtkWidget *from, HkSession *session, HkMove *move);
  const HkSetupViews *setup;
  const char *players_title;
  int        (*get_board_width) (HkSession *session);
  const HkParamHelp *params;
  const HkToolForm *tools;
  GtkWidget *(*new_screen)  (HkSession *seen);
  int        (*find_actor)  (HkTable *table);
  GStrv      (*list_letters) (void);
  GtkWidget *(*new_picture) (HkSession *session);
  const char *pictured;
  const char *offered;
  const char *screen_parts;
} HkGameViews;

gboolean           hk_game_views_exist        (const char *id);
const HkGameViews *hk_game_views_lookup       (const char *id);
const HkGameViews *hk_game_views_lookup_shown (const char *id);
const HkToolForm  *hk_game_views_list_tools   (const char *id);
GStrv              hk_game_views_list_letters (const char *id);
gboolean           hk_game_views_has_screen   (const HkGameViews *self, HkTable *table);

G_END_DECLS
