/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/content/hk-daz-pack.h"
#include "games/dark-age-z/rules/hk-daz-cleanup.h"
#include "games/dark-age-z/rules/hk-daz-missions.h"
#include "games/dark-age-z/rules/hk-daz-reveal.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-card-dialog-private.h"
#include "ui/games/dark-age-z/hk-daz-params.h"
#include "ui/widgets/hk-key-row.h"

/* What is asked of each kind of card. */

#define HIGHEST_KEY   10
#define HIGHEST_STEPS 30
#define HIGHEST_COUNT 15
#define MOST_CARDS    32

/* The army cards that the owner of the box has entered. */
static void
add_known_armies (HkDazCardDialog *self)
{
  static const char * const slots[] = { NULL, "bronze-bonus", "silver-bonus", "gold-bonus" };
  HkPack *pack = hk_daz_card_dialog_get_pack (self);
  GPtrArray *components = pack == NULL ? NULL : hk_pack_list (pack, "army-card");

  for (guint i = 0; components != NULL && i < components->len; i++)
    {
      g_autoptr (HkDazArmy) army = hk_daz_pack_to_army (g_ptr_array_index (components, i), NULL);
      g_autofree char *label = army == NULL ? NULL : hk_daz_army_describe (army);
      JsonObject *values;

      if (army == NULL)
        continue;
      values = json_object_new ();
      json_object_set_int_member (values, "rank", army->rank);
      json_object_set_int_member (values, "attack", army->attack);
      json_object_set_int_member (values, "zombification", army->zombification);
      for (int slot = HK_DAZ_RANK_BRONZE; slot <= HK_DAZ_RANK_GOLD; slot++)
        if (!army->slots_unknown || hk_daz_army_get_bonus (army, slot) > 0)
          json_object_set_int_member (values, slots[slot], hk_daz_army_get_bonus (army, slot));
      hk_daz_card_dialog_add_known (self, label, values);
    }
}

/* To which of the two kingdoms the army is loyal; one’s own at first. */
static void
add_loyalty (HkDazCardDialog *self,
             HkDazFrontier   *frontier,
             int              player)
{
  const int own = frontier->right == player ? frontier->right : frontier->left;
  const int other = own == frontier->left ? frontier->right : frontier->left;
  GtkWidget *row = hk_key_row_new (_("Loyal to"));

  hk_key_row_append (HK_KEY_ROW (row), hk_daz_table_get_name_of (hk_daz_card_dialog_get_table (self), own));
  hk_key_row_append (HK_KEY_ROW (row), hk_daz_table_get_name_of (hk_daz_card_dialog_get_table (self), other));
  hk_key_row_set_selected (HK_KEY_ROW (row), 0);
  hk_daz_card_dialog_add_fact (self, "loyalty", own, other - own, row);
}

/* Asks what the card shows that is played there, and plays it.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 * @partial: the move "play-army" with its frontier and zone */
void
hk_daz_card_dialog_present_army (GtkWidget *from,
                                 HkSession *session,
                                 HkMove    *partial)
{
  static const char * const ranks[] = { N_("Bronze, Swordsman"), N_("Silver, Archer"), N_("Gold, Cavalry") };
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  const int number = hk_move_get_int (partial, "frontier", 0);
  g_autofree char *name = hk_daz_table_get_frontier_name (table, number);
  g_autofree char *title = g_strdup_printf (_("Army onto %s, Zone %d"), name, hk_move_get_int (partial, "zone", 1));
  HkDazCardDialog *self = hk_daz_card_dialog_new (session, partial, title, _("_Play the Army"));
  GtkWidget *row = hk_key_row_new (_("Rank"));

  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    hk_key_row_append (HK_KEY_ROW (row), _(ranks[i]));
  hk_daz_card_dialog_add_fact (self, "rank", 1, 1, row);
  hk_daz_card_dialog_add_fact (self, "attack", 0, 1, hk_key_row_new_numbers (_("Attack value"), 0, HIGHEST_KEY));
  add_loyalty (self, hk_daz_table_get_frontier (table, number), hk_move_get_int (partial, "player", table->current_player));
  add_known_armies (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* Asks what the Bronze card shows that was drawn for the Barbarian King, and sends it.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z for two */
void
hk_daz_card_dialog_present_barbarian (GtkWidget *from,
                                      HkSession *session)
{
  g_autoptr (HkMove) move = hk_move_build ("barbarian-army", NULL);
  HkDazCardDialog *self = hk_daz_card_dialog_new (session, move, _("Army of the Barbarian King"), _("_Send the Army"));

  hk_daz_card_dialog_add_fact (self, "attack", 0, 1, hk_key_row_new_numbers (_("Attack value"), 0, HIGHEST_KEY));
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* The invasion cards that are known and do not lie open. */
static void
add_known_invasions (HkDazCardDialog  *self,
                     HkMove           *partial,
                     const HkMoveSpec *spec)
{
  HkPack *pack = hk_daz_card_dialog_get_pack (self);
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  HkChoices choices = { labels, values };

  for (guint i = 0; i < spec->n_params; i++)
    if (g_str_equal (spec->params[i].name, "invasion"))
      hk_daz_param_help.choose (HK_TABLE (hk_daz_card_dialog_get_table (self)), partial, &spec->params[i], pack, &choices);
  for (guint i = 0; i < values->len; i++)
    {
      JsonNode *node = g_ptr_array_index (values, i);
      JsonObject *object;

      if (node == NULL)
        continue;
      if (JSON_NODE_HOLDS_OBJECT (node))
        object = json_object_ref (json_node_get_object (node));
      else
        {
          object = json_object_new ();
          json_object_set_member (object, "invasion", json_node_copy (node));
        }
      hk_daz_card_dialog_add_known (self, gtk_string_list_get_string (labels, i), object);
      json_node_unref (node);
    }
}

/* How long the movement track is, is asked only where the speed has not told it yet. */
static void
show_steps (GtkWidget *row,
            GtkWidget *steps,
            int        speed)
{
  HkDazCardDialog *self = HK_DAZ_CARD_DIALOG (gtk_widget_get_ancestor (row, HK_TYPE_DAZ_CARD_DIALOG));

  gtk_widget_set_visible (steps, hk_daz_table_get_steps (hk_daz_card_dialog_get_table (self), speed) < 0);
}

static void
speed_cb (GtkWidget  *speed,
          GParamSpec *pspec,
          GtkWidget  *steps)
{
  show_steps (speed, steps, hk_key_row_get_selected (HK_KEY_ROW (speed)));
}

static void
boss_cb (GtkWidget  *boss,
         GParamSpec *pspec,
         GtkWidget  *steps)
{
  const int selected = hk_key_row_get_selected (HK_KEY_ROW (boss));
  guint n;
  const HkDazBoss *bosses = hk_daz_content_list_bosses (&n);

  show_steps (boss, steps, selected < 0 ? -1 : bosses[selected].speed);
}

/* @steps: (nullable): asks for the length of the track, where that depends on the boss */
static void
add_boss (HkDazCardDialog *self,
          const char      *title,
          GtkWidget       *steps)
{
  static const char *ids[8];
  GtkWidget *row = hk_key_row_new (title);
  guint n;
  const HkDazBoss *bosses = hk_daz_content_list_bosses (&n);

  for (guint i = 0; i < n && i < G_N_ELEMENTS (ids); i++)
    {
      ids[i] = bosses[i].id;
      hk_key_row_append (HK_KEY_ROW (row), bosses[i].name);
    }
  if (steps != NULL)
    g_signal_connect_object (row, "notify::selected", G_CALLBACK (boss_cb), steps, G_CONNECT_DEFAULT);
  hk_daz_card_dialog_add_fact (self, "boss", 0, 1, row)->ids = ids;
}

/* What an invasion card shows: a row of keys for each number that is @unknown, the boss, and how long the track is for them. */
static void
add_invasion (HkDazCardDialog    *self,
              const HkMoveSpec   *spec,
              const char * const *unknown)
{
  GtkWidget *steps = hk_key_row_new_numbers (_("Steps to the end of the movement track"), 1, HIGHEST_STEPS);

  for (guint i = 0; i < spec->n_params; i++)
    {
      const char *param = spec->params[i].name;
      GtkWidget *row;

      if (spec->params[i].type != HK_PARAM_INT || g_str_equal (param, "steps") || !g_strv_contains (unknown, param))
        continue;
      row = hk_key_row_new_numbers (hk_param_get_title (&spec->params[i]), 0, HIGHEST_KEY);
      if (g_str_equal (param, "speed"))
        g_signal_connect_object (row, "notify::selected", G_CALLBACK (speed_cb), steps, G_CONNECT_DEFAULT);
      hk_daz_card_dialog_add_fact (self, param, 0, 1, row);
    }
  if (g_strv_contains (unknown, "boss"))
    add_boss (self, _("Boss"), steps);
  hk_daz_card_dialog_add_fact (self, "steps", 1, 1, steps);
  gtk_widget_set_visible (steps, g_strv_contains (unknown, "steps"));
}

/* How far the marker of each strategy track that was used goes back. */
static void
add_rates (HkDazCardDialog *self)
{
  static const struct
  {
    const char *command;
    const char *title;
  } tracks[] = {
    { "draw-army", N_("Draw 2 Army Cards: spaces back") },
    { "choose-relic", N_("Choose 1 Relic Card: spaces back") },
    { "reactivate", N_("Reactivate 1 War Zone: spaces back") },
    { "refresh", N_("Refresh Army Cards: spaces back") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tracks); i++)
    {
      HkDazTrack *track = hk_daz_table_get_track (hk_daz_card_dialog_get_table (self), tracks[i].command);

      if (track->restoration < 0 && track->position > 0)
        hk_daz_card_dialog_add_fact (self, "restoration", 0, 1, hk_key_row_new_numbers (_(tracks[i].title), 0, HIGHEST_KEY))->member = tracks[i].command;
    }
}

/* A number for each player. */
static void
add_counts (HkDazCardDialog *self,
            const char      *param)
{
  const gboolean tokens = g_str_equal (param, "tokens");

  for (guint i = 0; i < hk_daz_table_get_n_players (hk_daz_card_dialog_get_table (self)); i++)
    {
      const char *name = hk_daz_table_get_name_of (hk_daz_card_dialog_get_table (self), (int) i);
      g_autofree char *title = tokens ? g_strdup_printf (_("%s: Command Tokens"), name) : g_strdup_printf (_("%s: Army Cards drawn"), name);

      hk_daz_card_dialog_add_fact (self, param, 0, 1, hk_key_row_new_numbers (title, 0, tokens ? HIGHEST_COUNT : HIGHEST_KEY))->part = TRUE;
    }
}

/* Who gathers for the next day. */
static void
add_commanders (HkDazCardDialog *self)
{
  static const char *ids[8];
  guint n;
  const HkDazCommander *commanders = hk_daz_content_list_commanders (&n);

  for (guint i = 0; i + 1 < hk_daz_table_get_n_players (hk_daz_card_dialog_get_table (self)); i++)
    {
      g_autofree char *title = g_strdup_printf (_("Commander %u"), i + 1);
      GtkWidget *row = hk_key_row_new (title);
      HkDazFact *fact;

      for (guint j = 0; j < n && j < G_N_ELEMENTS (ids); j++)
        {
          ids[j] = commanders[j].id;
          hk_key_row_append (HK_KEY_ROW (row), commanders[j].name);
        }
      fact = hk_daz_card_dialog_add_fact (self, "commanders", 0, 1, row);
      fact->ids = ids;
      fact->part = TRUE;
    }
}

/* Asks which commanders gather.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z */
void
hk_daz_card_dialog_present_commanders (GtkWidget *from,
                                       HkSession *session)
{
  g_autoptr (HkMove) move = hk_move_build ("reveal-commanders", NULL);
  HkDazCardDialog *self = hk_daz_card_dialog_new (session, move, _("Commanders"), _("_Reveal the Commanders"));

  hk_daz_card_dialog_take_keys_only (self);
  add_commanders (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* Asks on one page for all that Phase 4 cannot know, and does the rest.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z */
void
hk_daz_card_dialog_present_cleanup (GtkWidget *from,
                                    HkSession *session)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  g_autoptr (HkMove) move = hk_move_build ("clean-up", NULL);
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (HK_TABLE (table)), "clean-up", NULL);
  HkDazCardDialog *self = hk_daz_card_dialog_new (session, move, _("Cleanup"), _("_Clean Up"));
  g_auto (GStrv) unknown = hk_daz_cleanup_list_unknown (table, NULL);
  const char * const *names = (const char * const *) unknown;

  add_invasion (self, spec, names);
  if (hk_daz_cleanup_uncovers_boss (table))
    add_boss (self, _("Boss, whom everybody may look at now"), NULL);
  if (g_strv_contains (names, "restoration"))
    add_rates (self);
  if (g_strv_contains (names, "tokens"))
    add_counts (self, "tokens");
  if (g_strv_contains (names, "army-cards"))
    add_counts (self, "army-cards");
  if (hk_daz_cleanup_is_asked (table, 13))
    add_commanders (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* A row of keys with a text each, of which @ids are what they stand for. */
static HkDazFact *
add_texts (HkDazCardDialog    *self,
           const char         *param,
           const char         *title,
           const char * const *labels,
           const char * const *ids)
{
  GtkWidget *row = hk_key_row_new (title);
  HkDazFact *fact;

  for (guint i = 0; labels[i] != NULL; i++)
    hk_key_row_append (HK_KEY_ROW (row), labels[i]);
  fact = hk_daz_card_dialog_add_fact (self, param, 0, 1, row);
  fact->ids = ids;
  return fact;
}

/* Asks which icons the boards show, so that nobody counts them day by day.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z */
void
hk_daz_card_dialog_present_boards (GtkWidget *from,
                                   HkSession *session)
{
  static const char * const ids[] = { "none", "command", "army", "gate", NULL };
  const char * const labels[] = { _("None"), _("Command Token"), _("Army Card"), _("Gate Protection"), NULL };
  g_autoptr (HkMove) move = hk_move_build ("tell-boards", NULL);
  HkDazCardDialog *self = hk_daz_card_dialog_new (session, move, _("Icons of the Boards"), _("_Keep the Icons"));

  hk_daz_card_dialog_take_keys_only (self);
  for (int i = 1; i <= HK_DAZ_N_ZONES; i++)
    {
      g_autofree char *title = g_strdup_printf (_("Frontier Board, Zone %d"), i);

      add_texts (self, "icons", title, labels, ids)->part = TRUE;
    }
  for (int i = 0; i < HK_DAZ_N_LEVELS; i++)
    {
      g_autofree char *title = g_strdup_printf (_("Kingdom Board, Command Icons at level %d"), i);

      hk_daz_card_dialog_add_fact (self, "board", 0, 1, hk_key_row_new_numbers (title, 0, HIGHEST_KEY - 1))->part = TRUE;
    }
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* Asks what the invasion card of the day shows, and reveals it.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z */
void
hk_daz_card_dialog_present_invasion (GtkWidget *from,
                                     HkSession *session)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  g_autoptr (HkMove) move = hk_move_build ("reveal-invasion", NULL);
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (HK_TABLE (table)), "reveal-invasion", NULL);
  HkDazCardDialog *self = hk_daz_card_dialog_new (session, move, _("Invasion Card"), _("_Reveal the Card"));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) unknown = NULL;

  hk_daz_list_unknown_of_invasion (table, NULL, table->day, builder);
  unknown = g_strv_builder_end (builder);
  add_invasion (self, spec, (const char * const *) unknown);
  add_known_invasions (self, move, spec);
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* What the two effects of the chosen card do; as many lines before, so that there is room for them. */
static void
relic_cb (HkKeyRow   *relic,
          GParamSpec *pspec,
          HkKeyRow   *effect)
{
  guint n;
  const HkDazRelic *relics = hk_daz_content_list_relics (&n);
  const int selected = hk_key_row_get_selected (relic);
  const gboolean is_chosen = selected >= 0 && selected < (int) n;
  /* Translators: what each of the two effects of a Relic Card does, in a few words. */
  g_autofree char *text = g_strdup_printf (_("A: %s\nB: %s"), is_chosen ? _(relics[selected].effect_a) : "…",
                                           is_chosen ? _(relics[selected].effect_b) : "…");

  hk_key_row_set_subtitle (effect, text);
}

/* Asks which relic it is and which of its effects is meant, and plays it.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 * @partial: the move "play-relic" of a card that only its player knows */
void
hk_daz_card_dialog_present_relic (GtkWidget *from,
                                  HkSession *session,
                                  HkMove    *partial)
{
  static const char * const effects[] = { "a", "b", NULL };
  static const char *ids[MOST_CARDS + 1];
  const char *names[MOST_CARDS + 1] = { NULL };
  const char * const letters[] = { _("Effect A"), _("Effect B"), NULL };
  HkDazCardDialog *self = hk_daz_card_dialog_new (session, partial, _("Relic Card"), _("_Play the Relic"));
  GtkWidget *relic;
  GtkWidget *effect;
  guint n;
  const HkDazRelic *relics = hk_daz_content_list_relics (&n);

  for (guint i = 0; i < n && i < MOST_CARDS; i++)
    {
      ids[i] = relics[i].id;
      names[i] = relics[i].name;
    }
  hk_daz_card_dialog_take_keys_only (self);
  relic = add_texts (self, "relic", _("Relic"), names, ids)->row;
  effect = add_texts (self, "effect", _("Effect"), letters, effects)->row;
  g_signal_connect_object (relic, "notify::selected", G_CALLBACK (relic_cb), effect, G_CONNECT_DEFAULT);
  relic_cb (HK_KEY_ROW (relic), NULL, HK_KEY_ROW (effect));
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* A key for each mission of @type that could be this player's: one that another player has shown is not. */
static void
add_missions (HkDazCardDialog *self,
              const char      *type,
              const char      *title)
{
  HkDazTable *table = hk_daz_card_dialog_get_table (self);
  GtkWidget *row = hk_key_row_new (title);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  guint n;
  const HkDazMission *missions = hk_daz_content_list_missions (&n);
  HkDazFact *fact;

  for (guint i = 0; i < n; i++)
    if (g_str_equal (missions[i].type, type) && !hk_daz_missions_is_shown (table, missions[i].id))
      {
        hk_key_row_append (HK_KEY_ROW (row), missions[i].title);
        g_strv_builder_add (ids, missions[i].id);
      }
  fact = hk_daz_card_dialog_add_fact (self, "mission", 0, 1, row);
  fact->ids = (const char * const *) g_strv_builder_end (ids);
  fact->instead = TRUE;
  g_object_set_data_full (G_OBJECT (row), "ids", (gpointer) fact->ids, (GDestroyNotify) g_strfreev);
}

/* Asks which mission the player shows, of those that pay in this phase, and gives its reward.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 * @partial: the move "mission" with its player */
void
hk_daz_card_dialog_present_mission (GtkWidget *from,
                                    HkSession *session,
                                    HkMove    *partial)
{
  static const struct
  {
    const char *type;
    const char *title;
  } types[] = {
    { "all-time", N_("All-time Mission") },
    { "daily", N_("Daily Mission") },
    { "end-game", N_("End-Game Mission") },
  };
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  HkDazCardDialog *self = hk_daz_card_dialog_new (session, partial, _("Mission"), _("_Claim the Reward"));

  hk_daz_card_dialog_take_keys_only (self);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (hk_daz_missions_pays_now (table, types[i].type))
      add_missions (self, types[i].type, _(types[i].title));
  adw_dialog_present (ADW_DIALOG (self), from);
}
