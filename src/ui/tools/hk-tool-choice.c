/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-tool-choice.h"
#include "hk-tool-keys.h"
#include "ui/widgets/hk-words.h"

/* What can be chosen in one place of a sheet: numbers, words or cards, by their order; and what each of them leads to. */

static guint
count_words (const HkWord *words)
{
  guint n = 0;

  while (words != NULL && words[n].id != NULL)
    n++;
  return n;
}

/* Returns how many there are; 0 where it is no choice.
 * @pack: (nullable): what the owner of the box has entered */
guint
hk_tool_choice_count (HkToolValue *value,
                      HkPack      *pack)
{
  const HkToolField *field = hk_tool_value_get_field (value);

  if (field->kind == HK_TOOL_INT)
    return (guint) (field->maximum - field->minimum + 1);
  if (field->kind == HK_TOOL_CHOICE)
    return count_words (hk_tool_value_list_words (value));
  return field->kind == HK_TOOL_CARD && pack != NULL ? hk_pack_list (pack, field->pack_kind)->len : 0;
}

/* The key of a card in the pack as a text; (transfer full) (nullable). */
static char *
get_card_key (HkPack     *pack,
              const char *kind,
              JsonObject *card)
{
  const char *key = json_object_get_string_member_with_default (hk_pack_find_kind (pack, kind, NULL), "key", "");
  JsonNode *node = json_object_get_member (card, key);

  if (node == NULL)
    return NULL;
  return json_node_get_value_type (node) == G_TYPE_STRING ? json_node_dup_string (node) : json_to_string (node, FALSE);
}

static JsonObject *
get_card (HkToolValue *value,
          HkPack      *pack,
          guint        choice)
{
  return g_ptr_array_index (hk_pack_list (pack, hk_tool_value_get_field (value)->pack_kind), choice);
}

/* Returns (transfer full): what a person reads. */
char *
hk_tool_choice_get_name (HkToolValue *value,
                         HkPack      *pack,
                         guint        choice)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  const int number = field->minimum + (int) choice;

  if (field->kind == HK_TOOL_CARD)
    return hk_tool_card_name (pack, field->pack_kind, get_card (value, pack, choice));
  if (field->kind == HK_TOOL_CHOICE)
    return g_strdup (hk_tool_choice_get_label (&hk_tool_value_list_words (value)[choice]));
  return hk_word_number (number);
}

/* Returns what is chosen; -1 where nothing is, or nothing of these. */
int
hk_tool_choice_find (HkToolValue *value,
                     HkPack      *pack)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  const HkWord *words = hk_tool_value_list_words (value);
  const int n = (int) hk_tool_choice_count (value, pack);
  const int at = field->kind == HK_TOOL_INT ? hk_tool_value_get_int (value, field->minimum - 1) - field->minimum : -1;

  if (field->kind == HK_TOOL_INT)
    return at >= 0 && at < n ? at : -1;
  for (int i = 0; hk_tool_value_get_text (value) != NULL && i < n; i++)
    {
      g_autofree char *key = field->kind == HK_TOOL_CHOICE ? g_strdup (words[i].id) : get_card_key (pack, field->pack_kind, get_card (value, pack, (guint) i));

      if (g_strcmp0 (key, hk_tool_value_get_text (value)) == 0)
        return i;
    }
  return -1;
}

/* What the card says of the fields beside it. */
static void
fill_beside (HkToolValue *value,
             JsonObject  *card)
{
  GListModel *beside = hk_tool_value_get_children (hk_tool_value_get_parent (value));

  for (guint i = 0; i < g_list_model_get_n_items (beside); i++)
    {
      g_autoptr (HkToolValue) other = g_list_model_get_item (beside, i);
      const char *name = hk_tool_value_get_field (other)->name;

      if (other != value && json_object_has_member (card, name))
        hk_tool_value_read (other, json_object_get_member (card, name));
    }
}

static void
choose_card (HkToolValue *value,
             HkPack      *pack,
             guint        choice)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  JsonObject *card = get_card (value, pack, choice);
  g_autofree char *key = get_card_key (pack, field->pack_kind, card);

  hk_tool_value_set_text (value, key);
  if (field->fill != NULL)
    field->fill (value, card);
  else
    fill_beside (value, card);
}

/* Tells one of them; a card tells more than its name.
 * @choice: below how many there are; -1 for none */
void
hk_tool_choice_choose (HkToolValue *value,
                       HkPack      *pack,
                       int          choice)
{
  const HkToolField *field = hk_tool_value_get_field (value);

  if (choice == hk_tool_choice_find (value, pack))
    return;
  if (choice < 0)
    hk_tool_value_set_node (value, NULL);
  else if (field->kind == HK_TOOL_INT)
    hk_tool_value_set_int (value, field->minimum + choice);
  else if (field->kind == HK_TOOL_CHOICE)
    hk_tool_value_set_text (value, hk_tool_value_list_words (value)[choice].id);
  else
    choose_card (value, pack, (guint) choice);
}

/* Says at each choice what the result would be with it, all else as it has been told. */
static void
compare_choices (HkTool      *tool,
                 HkToolValue *value,
                 HkPack      *pack)
{
  const HkToolForm *form = hk_tool_get_form (tool);
  const guint n = hk_tool_choice_count (value, pack);
  g_autoptr (GStrvBuilder) notes = g_strv_builder_new ();
  double best = 0, worst = 0;
  int best_at = -1;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkTool) other = hk_tool_copy (tool);
      double measure;
      gboolean has_measure;

      hk_tool_choice_choose (hk_tool_value_find_twin (value, hk_tool_get_values (other)), pack, (int) i);
      has_measure = hk_tool_get_measure (other, &measure);
      g_strv_builder_add (notes, has_measure ? hk_tool_get_result_text (other) : "");
      if (!has_measure)
        continue;
      worst = best_at < 0 ? measure : form->less_is_better ? MAX (worst, measure) : MIN (worst, measure);
      if (best_at < 0 || (form->less_is_better ? measure < best : measure > best))
        {
          best = measure;
          best_at = (int) i;
        }
    }
  hk_tool_value_set_notes (value, g_strv_builder_end (notes), best_at >= 0 && ABS (best - worst) > 1e-9 ? best_at : -1);
}

/* Says at each hex how likely it is. */
static void
forecast (HkTool      *tool,
          HkToolValue *value)
{
  const char *member = hk_tool_value_get_field (value)->forecast;
  JsonNode *result = hk_tool_get_result (tool);
  JsonArray *chances = result == NULL ? NULL : json_object_get_array_member (json_node_get_object (result), member);
  g_autoptr (GStrvBuilder) notes = g_strv_builder_new ();
  double most = 0;
  int most_at = -1;

  for (guint i = 0; chances != NULL && i < json_array_get_length (chances); i++)
    {
      const double chance = json_array_get_double_element (chances, i);

      g_strv_builder_take (notes, chance < 0.0005 ? g_strdup ("") : g_strdup_printf (_("%.0f %%"), 100 * chance));
      if (chance > most)
        {
          most = chance;
          most_at = (int) i;
        }
    }
  hk_tool_value_set_notes (value, g_strv_builder_end (notes), most_at);
}

static void
compare_in (HkTool      *tool,
            HkToolValue *group,
            HkPack      *pack)
{
  GListModel *children = hk_tool_value_get_children (group);

  for (guint i = 0; i < g_list_model_get_n_items (children); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (children, i);
      const HkToolField *field = hk_tool_value_get_field (child);

      if (field->kind == HK_TOOL_GROUP)
        compare_in (tool, child, pack);
      else if (field->beside && hk_tool_get_form (tool)->measure != NULL)
        compare_choices (tool, child, pack);
      else if (field->forecast != NULL)
        forecast (tool, child);
    }
}

/* Notes at all that stands side by side what it leads to.
 * @pack: (nullable): what the owner of the box has entered */
void
hk_tool_choice_compare (HkTool *tool,
                        HkPack *pack)
{
  if (hk_tool_get_form (tool) != NULL)
    compare_in (tool, hk_tool_get_values (tool), pack);
}
