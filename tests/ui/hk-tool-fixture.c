/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-tool-fixture.h"
#include "ui/tools/hk-tool-choice.h"

static void tell (HkToolValue *value, HkPack *pack, GRand *rand);

static void
tell_numbers (HkToolValue *value,
              GRand       *rand,
              int          n,
              int          most)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  g_autoptr (JsonArray) array = json_array_new ();

  for (int i = 0; i < n; i++)
    json_array_add_int_element (array, g_rand_int_range (rand, field->minimum, MIN (field->maximum, field->minimum + most) + 1));
  hk_tool_value_set_node (value, json_node_init_array (json_node_alloc (), array));
}

static guint
count_words (const HkWord *words)
{
  guint n = 0;

  while (words != NULL && words[n].id != NULL)
    n++;
  return n;
}

static void
tell_several (HkToolValue *value,
              HkPack      *pack,
              GRand       *rand)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  const HkWord *words = hk_tool_value_list_words (value);
  GPtrArray *cards = field->pack_kind == NULL ? NULL : hk_pack_list (pack, field->pack_kind);
  const guint n = cards != NULL ? cards->len : count_words (words);
  g_autoptr (JsonArray) array = json_array_new ();

  for (guint i = 0; i < n && json_array_get_length (array) < (guint) field->maximum; i++)
    if (g_rand_int_range (rand, 0, cards != NULL ? 2 : 8) == 0 && cards != NULL)
      json_array_add_object_element (array, json_object_ref (g_ptr_array_index (cards, i)));
    else if (cards == NULL && g_rand_int_range (rand, 0, 6) == 0)
      json_array_add_string_element (array, words[i].id);
  hk_tool_value_set_node (value, json_array_get_length (array) == 0 ? NULL : json_node_init_array (json_node_alloc (), array));
}

static void
tell_hexes (HkToolValue *value,
            GRand       *rand)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  guint n;
  const HkToolHex *hexes = field->list_hexes (value, &n);
  const guint first = (guint) g_rand_int_range (rand, 0, (int) n);
  const int many = field->maximum == 1 ? 1 : g_rand_int_range (rand, 1, field->maximum + 1);
  g_autoptr (JsonArray) array = json_array_new ();

  for (int i = 0; i < many; i++)
    {
      const HkToolHex *hex = &hexes[(first + (guint) i * 3) % n];
      JsonArray *one = json_array_new ();

      json_array_add_int_element (one, hex->q);
      json_array_add_int_element (one, hex->r);
      if (field->maximum == 1)
        {
          hk_tool_value_set_node (value, json_node_init_array (json_node_alloc (), one));
          json_array_unref (one);
          return;
        }
      json_array_add_array_element (array, one);
    }
  hk_tool_value_set_node (value, json_node_init_array (json_node_alloc (), array));
}

static void
tell_list (HkToolValue *value,
           HkPack      *pack,
           GRand       *rand)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  const int n = g_rand_int_range (rand, field->minimum, MIN (field->maximum, 5) + 1);

  for (int i = 0; i < n; i++)
    tell (hk_tool_value_add (value), pack, rand);
}

/* Tells what is needed, most cards, and of the rest a part. What a card says of itself stays. */
static void
tell_group (HkToolValue *value,
            HkPack      *pack,
            GRand       *rand)
{
  GListModel *children = hk_tool_value_get_children (value);
  gboolean has_card = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (children); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (children, i);
      const HkToolField *field = hk_tool_value_get_field (child);

      if ((has_card && hk_tool_value_get_node (child) != NULL)
          || !(field->required || g_rand_int_range (rand, 0, field->kind == HK_TOOL_CARD ? 5 : 12) < 4))
        continue;
      tell (child, pack, rand);
      has_card = has_card || (field->kind == HK_TOOL_CARD && hk_tool_value_get_node (child) != NULL);
    }
}

static void
tell_card (HkToolValue *value,
           HkPack      *pack,
           GRand       *rand)
{
  const int n = (int) hk_tool_choice_count (value, pack);

  if (n > 0)
    hk_tool_choice_choose (value, pack, g_rand_int_range (rand, 0, n));
}

/* Tells a field and all within it something at random. */
static void
tell (HkToolValue *value,
      HkPack      *pack,
      GRand       *rand)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  const HkWord *words = hk_tool_value_list_words (value);

  switch (field->kind)
    {
    case HK_TOOL_INT:
      hk_tool_value_set_int (value, g_rand_int_range (rand, field->minimum, MIN (field->maximum, field->minimum + 25) + 1));
      break;
    case HK_TOOL_SWITCH:
      hk_tool_value_set_boolean (value, g_rand_boolean (rand));
      break;
    case HK_TOOL_CHOICE:
      hk_tool_value_set_text (value, words[g_rand_int_range (rand, 0, (int) count_words (words))].id);
      break;
    case HK_TOOL_TEXT:
      hk_tool_value_set_text (value, "Ann");
      break;
    case HK_TOOL_NUMBERS:
      tell_numbers (value, rand, g_rand_int_range (rand, 1, field->most > 0 ? MIN (field->most, 8) + 1 : 8), 24);
      break;
    case HK_TOOL_COUNTS:
      tell_numbers (value, rand, (int) count_words (words), 6);
      break;
    case HK_TOOL_SEVERAL:
      tell_several (value, pack, rand);
      break;
    case HK_TOOL_HEXES:
      tell_hexes (value, rand);
      break;
    case HK_TOOL_GROUP:
      tell_group (value, pack, rand);
      break;
    case HK_TOOL_LIST:
      tell_list (value, pack, rand);
      break;
    case HK_TOOL_CARD:
      tell_card (value, pack, rand);
      break;
    case HK_TOOL_CARRIED:
    case HK_TOOL_NONE:
      break;
    }
}

/* An attack rolls as many dice as its weapon and its Skills say: the sentence that refuses others tells how many. */
static void
tell_rolled (HkTool *tool,
             GRand  *rand)
{
  int n;
  char kind[8];

  for (guint i = 0; i < 3 && hk_tool_get_waiting (tool) != NULL && sscanf (hk_tool_get_waiting (tool), "This attack rolls %d %7s", &n, kind) == 2; i++)
    {
      HkToolValue *faces = hk_tool_value_find (hk_tool_get_values (tool), g_str_equal (kind, "regular") ? "dice" : "ammo");

      if (n > 0)
        tell_numbers (faces, rand, n, 5);
      else
        hk_tool_value_clear (faces);
    }
}

/* Tells a tool something at random, and nothing else.
 * @pack: whose cards are told */
void
hk_tool_fixture_tell (HkTool *tool,
                      HkPack *pack,
                      GRand  *rand)
{
  hk_tool_reset (tool);
  tell (hk_tool_get_values (tool), pack, rand);
  tell_rolled (tool, rand);
}
