/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-names.h"
#include "ui/widgets/hk-words.h"

/* What the views call things. */

/* Returns the letter that stands for it where the colour alone must not.
 * @level: a Danger Level from 0 */
const char *
hk_aotd_name_level_letter (int level)
{
  static const char * const letters[] = {
    NC_("letter of the danger level Blue", "B"), NC_("letter of the danger level Yellow", "Y"),
    NC_("letter of the danger level Orange", "O"), NC_("letter of the danger level Red", "R"),
  };
  static const char * const contexts[] = {
    "letter of the danger level Blue", "letter of the danger level Yellow",
    "letter of the danger level Orange", "letter of the danger level Red",
  };
  const int at = CLAMP (level, 0, HK_AOTD_N_LEVELS - 1);

  return g_dpgettext2 (NULL, contexts[at], letters[at]);
}

/* Two letters each, so that none looks like a Danger Level. */
static const struct
{
  const char *colour;
  const char *letter;
  const char *tip;
} tokens[] = {
  { "red", NC_("letter of a token", "Re"), N_("Red token") },
  { "blue", NC_("letter of a token", "Bl"), N_("Blue token") },
  { "green", NC_("letter of a token", "Gr"), N_("Green token") },
  { "yellow", NC_("letter of a token", "Ye"), N_("Yellow token") },
  { "purple", NC_("letter of a token", "Pu"), N_("Purple token") },
  { "black", NC_("letter of a token", "Bk"), N_("Black token") },
};

/* Returns (nullable): the letters that stand for the colour; %NULL where there is no such token.
 * @colour: (nullable): of an Objective token
 * @tip: (out): what the token is called */
const char *
hk_aotd_name_token (const char  *colour,
                    const char **tip)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tokens); i++)
    if (g_strcmp0 (tokens[i].colour, colour) == 0)
      {
        *tip = _(tokens[i].tip);
        return g_dpgettext2 (NULL, "letter of a token", tokens[i].letter);
      }
  return NULL;
}

/* Returns (transfer full): the letters that stand for Danger Levels and for tokens. */
GStrv
hk_aotd_name_letters (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (int level = 0; level < HK_AOTD_N_LEVELS; level++)
    g_strv_builder_add (builder, hk_aotd_name_level_letter (level));
  for (gsize i = 0; i < G_N_ELEMENTS (tokens); i++)
    g_strv_builder_add (builder, g_dpgettext2 (NULL, "letter of a token", tokens[i].letter));
  return g_strv_builder_end (builder);
}

/* Returns it with a capital letter, as a title wants it. */
const char *
hk_aotd_name_capitalise (const char *name)
{
  g_autoptr (GString) title = g_string_new (NULL);

  g_string_append_unichar (title, g_unichar_totitle (g_utf8_get_char (name)));
  g_string_append (title, g_utf8_next_char (name));
  return g_intern_string (title->str);
}

/* Returns its name in the plural.
 * @type: (nullable): a type of Zombies */
const char *
hk_aotd_name_zombies (const char *type)
{
  static const HkWord words[] = {
    { "shambler", N_("Shamblers") },
    { "alpha", N_("Alphas") },
    { "abomination", N_("Abominations") },
    { "all", N_("All Zombies") },
  };
  const char *word = hk_word_find (words, G_N_ELEMENTS (words), type);

  if (word != NULL)
    return word;
  return type == NULL || *type == '\0' ? "" : hk_aotd_name_capitalise (hk_aotd_zombie_get_title (type));
}

/* Returns its name.
 * @kind: (nullable): the kind of a Spawn Zone */
const char *
hk_aotd_name_spawn_kind (const char *kind)
{
  static const HkWord words[] = {
    { "start", N_("Starting Zone") },
    { "red", N_("Red Zone") },
    { "blue", N_("Blue Zone") },
    { "green", N_("Green Zone") },
    { "zeus", N_("Zeus Zone") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), kind);
}

/* Returns its name. */
const char *
hk_aotd_name_zeus_form (HkAotdZeusForm form)
{
  static const char * const names[] = { N_("Zeus"), N_("Helmeted Zeus"), N_("Mounted Zeus") };

  return _(names[MAX ((int) form, 0)]);
}

/* Returns (nullable): a sentence; %NULL when nobody does.
 * @activates: (nullable): who activates at once after a card */
const char *
hk_aotd_name_activates (const char *activates)
{
  static const HkWord words[] = {
    { "those", N_("Those just placed activate at once.") },
    { "shamblers", N_("All Shamblers on the board activate at once.") },
    { "alphas", N_("All Alphas on the board activate at once.") },
    { "all", N_("All Zombies on the board activate at once.") },
    { "shamblers-there", N_("All Shamblers in that Zone activate at once.") },
    { "alphas-there", N_("All Alphas in that Zone activate at once.") },
    { "all-there", N_("All Zombies in that Zone activate at once.") },
  };

  if (activates == NULL || *activates == '\0' || g_str_equal (activates, "none"))
    return NULL;
  return hk_word_tell (words, G_N_ELEMENTS (words), activates);
}

/* Returns a few words.
 * @activates: who activates at once after a card */
const char *
hk_aotd_name_activates_short (const char *activates)
{
  static const HkWord words[] = {
    { "none", N_("Nobody") },
    { "those", N_("Those just placed") },
    { "shamblers", N_("All Shamblers") },
    { "alphas", N_("All Alphas") },
    { "all", N_("All Zombies") },
    { "shamblers-there", N_("Shamblers there") },
    { "alphas-there", N_("Alphas there") },
    { "all-there", N_("All there") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), activates);
}

/* Returns (transfer full) (nullable): what to call the card that spawned there last. */
char *
hk_aotd_name_card (HkAotdSpawn *spawn)
{
  if (spawn->card == NULL)
    return NULL;
  return g_strdup_printf (g_strcmp0 (spawn->kind, "zeus") == 0 ? _("Zeus Orders “%s”") : _("Zombie card %s"), spawn->card);
}

/* Returns the name; the empty text for nobody.
 * @player: the seat of a player */
const char *
hk_aotd_name_player (HkAotdTable *table,
                     int          player)
{
  HkAotdPlayer *record = hk_record_list_get (table->players, player);

  return record == NULL || record->name == NULL ? "" : record->name;
}

/* Returns (transfer full): what it takes to eliminate it, as the rulebook prints it. */
char *
hk_aotd_name_need (HkAotdTable       *table,
                   HkAotdAbomination *abomination)
{
  const HkAotdZeusForm form = abomination->form != HK_AOTD_ZEUS_NONE ? abomination->form : table->zeus_form;
  const gboolean is_zeus = g_strcmp0 (abomination->type, "zeus") == 0;
  g_autofree char *id = is_zeus && form != HK_AOTD_ZEUS_REGULAR ? g_strdup_printf ("%s-zeus", hk_aotd_zeus_forms[form]) : g_strdup (abomination->type);
  JsonObject *components = hk_content_get (HK_AOTD_GAME, "components");
  JsonArray *zombies = components == NULL ? NULL : json_object_get_array_member (components, "zombies");

  for (guint i = 0; zombies != NULL && i < json_array_get_length (zombies); i++)
    {
      JsonObject *zombie = json_array_get_object_element (zombies, i);

      if (g_strcmp0 (json_object_get_string_member (zombie, "id"), id) == 0
          && json_object_get_int_member_with_default (zombie, "damage", 0) > 0)
        return g_strdup_printf (_("Damage %d"), (int) json_object_get_int_member (zombie, "damage"));
    }
  return g_strdup (_("Explosives take the helmet off"));
}

/* Returns (transfer full): what was placed there last, such as "3 Shamblers". */
char *
hk_aotd_name_placed (HkAotdSpawn *spawn)
{
  if (spawn->placed == 0 || spawn->type == NULL)
    return g_strdup (_("nobody comes"));
  return hk_aotd_zombie_count (spawn->type, spawn->placed);
}

/* Returns (transfer full) (nullable): what spawned there in this round, such as "3 Shamblers, 2 were missing"; %NULL
 * when nothing has. */
char *
hk_aotd_name_spawned (HkAotdTable *table,
                      HkAotdSpawn *spawn)
{
  g_autofree char *placed = NULL;
  g_autofree char *missing = NULL;

  if (!spawn->done)
    return NULL;
  placed = hk_aotd_name_placed (spawn);
  if (spawn->missing == 0)
    return g_steal_pointer (&placed);
  missing = g_strdup_printf (ngettext ("%d was missing", "%d were missing", (gulong) spawn->missing), spawn->missing);
  /* Translators: %s: what was placed; %s: how many were missing. */
  return g_strdup_printf (_("%s, %s"), placed, missing);
}
