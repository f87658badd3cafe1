/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/content/hk-file.h"
#include "core/record/hk-random.h"
#include "core/record/hk-record-define.h"
#include "hk-dice-state.h"

/* No number of a kind or of a face is larger. */
#define MOST_NUMBER 99

/* So many steps can be taken back, or made again, after the app was closed. */
#define MOST_KEPT_STEPS 20

/* What is kept is no larger. */
#define MOST_BYTES (16 << 20)

static const HkField die_fields[] = {
  HK_INT_FIELD (HkLooseDie, kind, "kind", 0, MOST_NUMBER, 0),
  HK_INT_FIELD (HkLooseDie, face, "face", -1, MOST_NUMBER, -1),
  HK_BOOLEAN_FIELD (HkLooseDie, marked, "marked"),
};

HK_DEFINE_RECORD (HkLooseDie, hk_loose_die, die_fields)

static const HkField pile_fields[] = {
  HK_RECORD_FIELD (HkDicePile, deck, "deck", hk_deck_get_type, .least = 1),
  HK_STRV_FIELD (HkDicePile, drawn, "drawn"),
};

HK_DEFINE_RECORD (HkDicePile, hk_dice_pile, pile_fields)

static const HkField state_fields[] = {
  HK_LIST_FIELD (HkDiceState, dice, "dice", hk_loose_die_get_type),
  HK_LIST_FIELD (HkDiceState, piles, "piles", hk_dice_pile_get_type),
  HK_STRING_FIELD (HkDiceState, line, "line"),
  HK_STRING_FIELD (HkDiceState, random, "random"),
};

HK_DEFINE_RECORD (HkDiceState, hk_dice_state, state_fields)

/* The kinds of dice in the boxes, and what their faces count. */
static HkDie **
list_kinds (void)
{
  static HkDie *kinds[4];

  if (kinds[0] == NULL)
    {
      /* Translators: the faces of a die that show no number */
      const HkDieFace skull[] = { { _("Skull"), 1 }, { "–", 0 }, { "–", 0 }, { "–", 0 }, { "–", 0 }, { "–", 0 } };
      const HkDieFace ammo[] = { { _("Out of Ammo"), 0 }, { "2", 2 }, { "3", 3 }, { "4", 4 }, { "5", 5 }, { "6", 6 } };

      kinds[0] = hk_die_new_numbered (_("Six-sided die"), 1, 6);
      kinds[1] = hk_die_new_numbered (_("Ten-sided die, 0 to 9"), 0, 9);
      kinds[2] = hk_die_new_faces (_("Red die with a skull"), skull, G_N_ELEMENTS (skull));
      kinds[3] = hk_die_new_faces (_("Ammo die"), ammo, G_N_ELEMENTS (ammo));
    }
  return kinds;
}

/* Returns how many kinds of dice there are. */
guint
hk_dice_get_n_kinds (void)
{
  return 4;
}

/* Returns (transfer none): the kind of die.
 * @kind: below hk_dice_get_n_kinds() */
HkDie *
hk_dice_get_kind (guint kind)
{
  return list_kinds ()[kind];
}

/* Writes the latest steps down. What cannot be written is said to whoever reads the messages of the app; the dice go on.
 * @states: (element-type HkDiceState)
 * @at: which of them is now */
void
hk_dice_state_write (const char *path,
                     GPtrArray  *states,
                     guint       at)
{
  const guint first = at > MOST_KEPT_STEPS ? at - MOST_KEPT_STEPS : 0;
  const guint last = MIN (states->len - 1, at + MOST_KEPT_STEPS);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  JsonArray *kept = json_array_new ();
  g_autofree char *text = NULL;
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  for (guint i = first; i <= last; i++)
    json_array_add_element (kept, hk_record_save_compact (g_ptr_array_index (states, i)));
  json_object_set_array_member (object, "states", kept);
  json_object_set_int_member (object, "at", at - first);
  text = json_to_string (node, FALSE);
  if (g_mkdir_with_parents (folder, 0700) != 0 || !g_file_set_contents (path, text, -1, &error))
    g_message ("%s: %s", path, error == NULL ? g_strerror (errno) : error->message);
}

/* Whether that can lie there. */
static gboolean
is_sound (HkDiceState *state)
{
  g_autoptr (HkRandom) random = hk_random_new (0);
  const int n_dice = hk_record_list_get_length (state->dice);
  const int n_piles = hk_record_list_get_length (state->piles);
  gboolean sound = n_dice <= HK_DICE_BOX_MOST_DICE && n_piles <= HK_DICE_BOX_MOST_DECKS && hk_random_restore (random, state->random, NULL);

  for (int i = 0; sound && i < n_dice; i++)
    {
      const HkLooseDie *die = hk_record_list_get (state->dice, i);

      sound = (guint) die->kind < hk_dice_get_n_kinds () && die->face < (int) hk_die_get_n_faces (hk_dice_get_kind ((guint) die->kind));
    }
  for (int i = 0; sound && i < n_piles; i++)
    sound = ((HkDicePile *) hk_record_list_get (state->piles, i))->deck != NULL;
  return sound;
}

/* Returns (transfer full) (nullable) (element-type HkDiceState): what was kept; %NULL where nothing was, or what cannot
 * lie there.
 * @path: a file that need not be there
 * @at: (out): which of them is now */
GPtrArray *
hk_dice_state_read (const char *path,
                    guint      *at)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_object_unref);
  gsize size = 0;
  g_autofree char *text = g_file_test (path, G_FILE_TEST_EXISTS) ? hk_file_read (path, MOST_BYTES, &size, NULL) : NULL;
  g_autoptr (JsonNode) node = text == NULL ? NULL : hk_content_parse (text, (gssize) size, path, NULL);
  JsonObject *object = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonNode *list = object == NULL ? NULL : json_object_get_member (object, "states");
  JsonNode *now = object == NULL ? NULL : json_object_get_member (object, "at");

  if (list == NULL || now == NULL || !JSON_NODE_HOLDS_ARRAY (list) || !JSON_NODE_HOLDS_VALUE (now))
    return NULL;
  for (guint i = 0; i < json_array_get_length (json_node_get_array (list)); i++)
    {
      g_autoptr (HkDiceState) state = g_object_new (HK_TYPE_DICE_STATE, NULL);

      if (!hk_record_restore (state, json_array_get_element (json_node_get_array (list), i), NULL) || !is_sound (state))
        return NULL;
      g_ptr_array_add (states, g_steal_pointer (&state));
    }
  if (json_node_get_int (now) < 0 || json_node_get_int (now) >= states->len)
    return NULL;
  *at = (guint) json_node_get_int (now);
  return g_steal_pointer (&states);
}
