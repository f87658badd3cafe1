/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/moves/hk-dry-run.h"
#include "games/dark-age-z/content/hk-daz-pack.h"
#include "games/dark-age-z/rules/hk-daz-cleanup.h"
#include "games/dark-age-z/rules/hk-daz-reveal.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-params.h"
#include "ui/table/dialogs/hk-ask-dialog.h"

/* What an invasion card prints. */
static const char * const printed[] = { "name", "zombies", "hp", "power-up-zombies", "power-up-hp", "damage", "speed", NULL };

/* The player whose hand the move is about. */
static int
get_player (HkDazTable *table,
            HkMove     *move)
{
  if (hk_move_has (move, "player"))
    return hk_move_get_int (move, "player", 0);
  return table->question_player >= 0 && table->question != HK_DAZ_QUESTION_NONE ? table->question_player : MAX (0, table->current_player);
}

static gboolean
is_open (HkDazTable *table,
         const char *card)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->invasions)); i++)
    {
      g_autoptr (HkDazInvasion) invasion = g_list_model_get_item (G_LIST_MODEL (table->invasions), i);

      if (g_strcmp0 (invasion->card, card) == 0)
        return TRUE;
    }
  return FALSE;
}

static JsonNode *
take_printed (JsonObject *component)
{
  g_autoptr (JsonObject) values = json_object_new ();

  for (guint i = 0; printed[i] != NULL; i++)
    if (json_object_has_member (component, printed[i]))
      json_object_set_member (values, printed[i], json_node_copy (json_object_get_member (component, printed[i])));
  return json_node_init_object (json_node_alloc (), values);
}

static void
add_kingdoms (HkChoices  *choices,
              HkDazTable *table,
              guint       n)
{
  for (guint i = 0; i < n; i++)
    hk_choices_add_int (choices, hk_daz_table_get_name_of (table, (int) i), (int) i);
}

static void
add_hand (HkChoices  *choices,
          HkDazTable *table,
          int         player)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, player);

  for (guint i = 0; kingdom != NULL && i < hk_daz_kingdom_get_hand_size (kingdom); i++)
    {
      HkDazArmy *army = hk_daz_kingdom_get_card (kingdom, i);
      g_autofree char *label = army->known ? hk_daz_army_describe (army) : g_strdup (_("A card that only its player knows"));

      hk_choices_add_int (choices, label, (int) i);
    }
}

static void
add_catalogue (HkChoices  *choices,
               HkDazTable *table)
{
  GListModel *catalogue = G_LIST_MODEL (table->catalogue);

  for (guint i = 0; i < g_list_model_get_n_items (catalogue); i++)
    {
      g_autoptr (HkDazArmy) army = g_list_model_get_item (catalogue, i);
      g_autofree char *label = hk_daz_army_describe (army);

      hk_choices_add_text (choices, label, army->card);
    }
}

static void
add_relics (HkChoices          *choices,
            const char * const *ids)
{
  guint n;
  const HkDazRelic *all = hk_daz_content_list_relics (&n);

  for (guint i = 0; i < n; i++)
    if (ids == NULL || g_strv_contains (ids, all[i].id))
      hk_choices_add_text (choices, all[i].name, all[i].id);
}

static void
add_commanders (HkChoices          *choices,
                const char * const *ids)
{
  guint n;
  const HkDazCommander *all = hk_daz_content_list_commanders (&n);

  for (guint i = 0; i < n; i++)
    if (ids == NULL || g_strv_contains (ids, all[i].id))
      hk_choices_add_text (choices, all[i].name, all[i].id);
}

/* The frontiers of the table; for a relic those that it can be played at, where there are any. */
static void
add_frontiers (HkChoices  *choices,
               HkDazTable *table,
               HkMove     *partial,
               const char *param)
{
  HkDryRun trial = { .table = HK_TABLE (table) };
  const guint n = hk_daz_table_get_n_kingdoms (table);
  const gboolean is_relic = g_str_equal (hk_move_get_name (partial), "play-relic");
  g_autofree gboolean *fits = g_new0 (gboolean, n);
  guint n_fit = 0;

  for (guint i = 0; is_relic && i < n; i++)
    {
      g_autoptr (HkMove) move = hk_move_copy (partial);
      g_autofree char *reason = NULL;

      json_object_set_int_member (hk_move_get_params (move), param, i);
      reason = hk_dry_run_find_reason (&trial, move);
      fits[i] = reason == NULL;
      n_fit += fits[i];
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = hk_daz_table_get_frontier_name (table, (int) i);

      if (fits[i] || n_fit == 0)
        hk_choices_add_int (choices, label, (int) i);
    }
}

/* Fills in the choices of @spec; none when it is not one to choose. */
static void
add_choices (HkChoices         *choices,
             HkDazTable        *table,
             HkMove            *partial,
             const HkParamSpec *spec)
{
  static const char * const ranks[] = { N_("Bronze"), N_("Silver"), N_("Gold") };
  const int player = get_player (table, partial);
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, player);
  const char *name = spec->name;

  if (g_str_has_prefix (name, "frontier"))
    add_frontiers (choices, table, partial, name);
  else if (g_str_has_prefix (name, "zone") && spec->maximum == 5)
    for (int i = 1; i <= 5; i++)
      {
        g_autofree char *label = g_strdup_printf ("%d", i);

        hk_choices_add_int (choices, label, i);
      }
  else if (g_str_has_prefix (name, "loyalty"))
    add_kingdoms (choices, table, hk_daz_table_get_n_kingdoms (table));
  else if (g_str_equal (name, "player") || g_str_has_prefix (name, "target"))
    add_kingdoms (choices, table, hk_daz_table_get_n_players (table));
  else if (g_str_equal (name, "hand") && spec->type == HK_PARAM_INT)
    add_hand (choices, table, player);
  else if (g_str_equal (name, "card"))
    add_catalogue (choices, table);
  else if (g_str_equal (name, "relic") || g_str_equal (name, "keep"))
    add_relics (choices, table->question_cards != NULL ? (const char * const *) table->question_cards
                         : kingdom != NULL && !hk_daz_kingdom_has_relic (kingdom, "") ? (const char * const *) kingdom->relics : NULL);
  else if (g_str_equal (name, "found-relic"))
    add_relics (choices, NULL);
  else if (g_str_equal (name, "commander"))
    add_commanders (choices, hk_table_goes_by_hand (HK_TABLE (table)) ? NULL : (const char * const *) table->gathering);
  else if (g_str_equal (name, "slot") || g_str_equal (name, "rank"))
    for (int i = 0; i < 3; i++)
      hk_choices_add_int (choices, _(ranks[i]), i + 1);
  else if (g_str_equal (name, "effect"))
    {
      hk_choices_add_text (choices, _("Effect A"), "a");
      hk_choices_add_text (choices, _("Effect B"), "b");
    }
  else if (g_str_equal (name, "boss"))
    {
      guint n;
      const HkDazBoss *bosses = hk_daz_content_list_bosses (&n);

      for (guint i = 0; i < n; i++)
        hk_choices_add_text (choices, bosses[i].name, bosses[i].id);
    }
  else if (g_str_equal (name, "mission"))
    {
      guint n;
      const HkDazMission *missions = hk_daz_content_list_missions (&n);

      for (guint i = 0; i < n; i++)
        hk_choices_add_text (choices, missions[i].title, missions[i].id);
    }
}

/* The invasion cards whose values are known and that do not lie open: those that the table knows,
 * then those that only the owner's pack knows, with all that is printed on them. */
static void
add_invasions (HkChoices  *choices,
               HkDazTable *table,
               HkPack     *pack)
{
  GPtrArray *components = pack == NULL ? NULL : hk_pack_list (pack, "invasion-card");

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->invasion_cards)); i++)
    {
      g_autoptr (HkDazInvasion) card = g_list_model_get_item (G_LIST_MODEL (table->invasion_cards), i);

      if (!is_open (table, card->card))
        hk_choices_add_text (choices, card->name, card->card);
    }
  for (guint i = 0; components != NULL && i < components->len; i++)
    {
      JsonObject *component = g_ptr_array_index (components, i);
      const char *name = json_object_get_string_member_with_default (component, "name", NULL);
      g_autofree char *card = name == NULL ? NULL : hk_daz_pack_make_id (name);

      if (card != NULL && !is_open (table, card) && hk_daz_table_find_invasion (table, card) == NULL)
        hk_choices_add (choices, name, take_printed (component));
    }
  if (choices->values->len > 0)
    hk_choices_add (choices, _("Another card"), NULL);
}

static void
choose (HkTable           *table,
        HkMove            *partial,
        const HkParamSpec *spec,
        HkPack            *pack,
        HkChoices         *choices)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  if (g_str_equal (spec->name, "hand") && spec->type == HK_PARAM_INTS)
    add_hand (choices, self, get_player (self, partial));
  else if (g_str_equal (spec->name, "commanders"))
    add_commanders (choices, NULL);
  else if (g_str_equal (spec->name, "invasion"))
    add_invasions (choices, self, pack);
  else
    add_choices (choices, self, partial, spec);
}

static void
name_parts (HkTable           *table,
            HkMove            *partial,
            const HkParamSpec *spec,
            HkChoices         *parts)
{
  static const char * const tracks[][2] = {
    { "draw-army", N_("Draw 2 Army Cards") },
    { "choose-relic", N_("Choose 1 Relic Card") },
    { "reactivate", N_("Reactivate 1 War Zone") },
    { "refresh", N_("Refresh Army Cards") },
  };

  if (g_str_equal (spec->name, "restoration"))
    for (gsize i = 0; i < G_N_ELEMENTS (tracks); i++)
      hk_choices_add_text (parts, _(tracks[i][1]), tracks[i][0]);
  else if (g_str_equal (spec->name, "counts") || g_str_equal (spec->name, "tokens") || g_str_equal (spec->name, "army-cards"))
    add_kingdoms (parts, HK_DAZ_TABLE (table), hk_daz_table_get_n_players (HK_DAZ_TABLE (table)));
}

/* What a step of Phase 4 takes is asked for at that step, and nothing else. */
static HkParamPlace
place_at_step (HkDazTable        *table,
               HkMove            *partial,
               const HkParamSpec *spec)
{
  const HkDazCleanupStep *step = hk_daz_cleanup_get_step (hk_move_get_int (partial, "step", hk_daz_cleanup_get_next (table)));

  if (step == NULL || g_str_equal (spec->name, "step"))
    return HK_PARAM_PLACE_MORE;
  /* The last day has the boss instead of a card. */
  if (g_str_equal (step->id, "cleanup-2") && g_str_equal (spec->name, "boss") != (table->day + 1 >= table->last_day))
    return HK_PARAM_PLACE_NOWHERE;
  return step->takes != NULL && g_strv_contains (step->takes, spec->name) ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_NOWHERE;
}

/* All that Phase 4 does at once asks for what only the group can tell. */
static HkParamPlace
place_at_clean_up (HkDazTable        *table,
                   const HkParamSpec *spec)
{
  g_auto (GStrv) unknown = hk_daz_cleanup_list_unknown (table, NULL);
  const char * const *names = (const char * const *) unknown;

  if (g_str_equal (spec->name, "commanders"))
    return hk_daz_cleanup_is_asked (table, 13) ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_NOWHERE;
  if (g_str_equal (spec->name, "invasion"))
    return g_strv_contains (names, "zombies") ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_NOWHERE;
  if (g_str_equal (spec->name, "name"))
    return g_strv_contains (names, "zombies") ? HK_PARAM_PLACE_MORE : HK_PARAM_PLACE_NOWHERE;
  return g_strv_contains (names, spec->name) ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_NOWHERE;
}

/* The card is told by its numbers; its name lets the app offer it again. */
static HkParamPlace
place_at_reveal (HkDazTable        *table,
                 const HkParamSpec *spec)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) unknown = NULL;

  if (g_str_equal (spec->name, "invasion") || g_strv_contains (printed, spec->name))
    return HK_PARAM_PLACE_FIRST;
  hk_daz_list_unknown_of_invasion (table, NULL, table->day, builder);
  unknown = g_strv_builder_end (builder);
  return g_strv_contains ((const char * const *) unknown, spec->name) ? HK_PARAM_PLACE_FIRST
         : g_str_equal (spec->name, "initial") && hk_daz_table_is_cooperative (table) ? HK_PARAM_PLACE_MORE : HK_PARAM_PLACE_NOWHERE;
}

static HkParamPlace
place (HkTable           *table,
       HkMove            *partial,
       const HkParamSpec *spec,
       gboolean           wanted)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, get_player (self, partial));
  const gboolean has_hand = kingdom != NULL && hk_table_keeps (table, "hands") && hk_daz_kingdom_get_hand_size (kingdom) > 0;

  if (g_str_equal (hk_move_get_name (partial), "cleanup-step"))
    return place_at_step (self, partial, spec);
  if (g_str_equal (hk_move_get_name (partial), "clean-up"))
    return place_at_clean_up (self, spec);
  if (g_str_equal (hk_move_get_name (partial), "reveal-invasion"))
    return place_at_reveal (self, spec);
  if (g_str_equal (hk_move_get_name (partial), "invade") && g_strv_contains (printed, spec->name) && hk_table_keeps (table, "days"))
    return HK_PARAM_PLACE_NOWHERE;
  if (g_str_equal (hk_move_get_name (partial), "assign-commander") && self->question != HK_DAZ_QUESTION_NONE && !g_str_equal (spec->name, "frontier")
      && !g_str_equal (spec->name, "zone") && !g_str_equal (spec->name, "found-relic"))
    return HK_PARAM_PLACE_NOWHERE;
  /* Without a hand that the app keeps, a card is told by what it prints. */
  if (g_str_equal (spec->name, "hand"))
    wanted = has_hand && (wanted || spec->type == HK_PARAM_INT);
  return wanted ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_MORE;
}

static const char *
instead (HkMove            *partial,
         const HkParamSpec *spec)
{
  return g_strv_contains (printed, spec->name) ? "invasion" : NULL;
}

const HkParamHelp hk_daz_param_help = { NULL, choose, name_parts, place, instead };

/* Asks for the rest of a move and makes it.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without */
void
hk_daz_ask_move (GtkWidget          *from,
                 HkSession          *session,
                 HkMove             *partial,
                 const char * const *missing)
{
  hk_ask_dialog_present (from, session, partial, missing, &hk_daz_param_help);
}
