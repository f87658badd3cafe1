/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-component.h"
#include "core/content/hk-content.h"
#include "core/moves/hk-setup.h"
#include "core/record/hk-error.h"
#include "hk-rf-pack.h"

/* Components of a pack, as its schema has them, and the cards of the table. */

static const char * const icon_names[] = {
  "bullets", "melee", "item", "ability", "movement", "add-zombies", "encounter", "blood", "death", NULL
};

/* What is on an Event card besides its icons. */
static const HkComponentField event_fields[] = {
  { "name", "name", HK_COMPONENT_TEXT, 0, 0 },
  { "bullets", "bullets", HK_COMPONENT_NUMBER, -20, 20 },
  { "zombies", "zombies", HK_COMPONENT_NUMBER, 0, 20 },
  { "blood", "blood", HK_COMPONENT_NUMBER, 0, 9 },
  { "move", "move", HK_COMPONENT_NUMBER, -50, 50 },
  { "skips", "skips", HK_COMPONENT_NUMBER, 0, 9 },
  { "uses", "uses", HK_COMPONENT_NUMBER, -1, 99 },
  { "bonus", "bonus", HK_COMPONENT_NUMBER, -20, 20 },
  { "kills", "kills", HK_COMPONENT_NUMBER, 0, 9 },
  { "copies", "copies", HK_COMPONENT_NUMBER, 0, 99 },
  { "everybody", "everybody", HK_COMPONENT_FLAG, 0, 1 },
  { "text", "text", HK_COMPONENT_TEXT, 0, 0 },
};

static const HkComponentField item_fields[] = {
  { "name", "name", HK_COMPONENT_TEXT, 0, 0 },
  { "kind", "kind", HK_COMPONENT_OPTION, 0, 0 },
  { "uses", "uses", HK_COMPONENT_NUMBER, -1, 99 },
  { "bonus", "bonus", HK_COMPONENT_NUMBER, -20, 20 },
  { "kills", "kills", HK_COMPONENT_NUMBER, 0, 9 },
  { "text", "text", HK_COMPONENT_TEXT, 0, 0 },
};

/* Returns (transfer full): the names one by one, each of them known; %NULL on an error. Errors: %HK_ERROR_FORMAT.
 * @text: (nullable): names of icons with commas between them */
static GStrv
split_icons (const char *text,
             GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text == NULL ? "" : text, ",", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *part = g_strstrip (parts[i]);

      if (part[0] == '\0')
        continue;
      if (!g_strv_contains (icon_names, part))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("There is no icon “%s” on Event cards."), part);
          return NULL;
        }
      g_strv_builder_add (builder, part);
    }
  return g_strv_builder_end (builder);
}

/* Returns whether the card shows it. */
gboolean
hk_rf_event_has_icon (HkRfEvent  *self,
                      const char *icon)
{
  g_return_val_if_fail (HK_IS_RF_EVENT (self), FALSE);

  return hk_record_has_text (self->icons, icon);
}

/* Returns (transfer full) (nullable): the card; %NULL on an error. Errors: %HK_ERROR_FORMAT.
 * @component: an "event" of a pack */
HkRfEvent *
hk_rf_pack_to_event (JsonObject *component,
                     GError    **error)
{
  g_autoptr (HkRfEvent) event = g_object_new (HK_TYPE_RF_EVENT, NULL);
  g_auto (GStrv) icons = split_icons (hk_component_get_text (component, "icons"), error);

  if (icons == NULL || !hk_component_fill (event, event_fields, G_N_ELEMENTS (event_fields), component, error))
    return NULL;
  if (event->name == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("An Event card has no name."));
      return NULL;
    }
  hk_record_set_strv (event, &event->icons, (const char * const *) icons);
  return g_steal_pointer (&event);
}

/* Returns (transfer full): the component for the owner’s pack.
 * @event: an Event card that the group entered */
JsonObject *
hk_rf_pack_from_event (HkRfEvent *event)
{
  JsonObject *component = hk_component_tell (event, event_fields, G_N_ELEMENTS (event_fields));
  g_autofree char *icons = event->icons == NULL ? g_strdup ("") : g_strjoinv (",", event->icons);

  json_object_set_string_member (component, "icons", icons);
  json_object_set_int_member (component, "copies", MAX (event->copies, 1));
  return component;
}

/* Hands what the group has told of an item to the owner’s pack. */
void
hk_rf_pack_learn_item (HkMove   *move,
                       HkRfItem *item)
{
  g_autoptr (JsonObject) component = hk_component_tell (item, item_fields, G_N_ELEMENTS (item_fields));

  hk_move_learn (move, "item", component);
}

/* Hands a Blood card that lies open to the owner’s pack, which gives it a name of its own where it does not have one like it. */
void
hk_rf_pack_learn_blood (HkMove    *move,
                        HkRfBlood *blood)
{
  g_autoptr (JsonObject) component = json_object_new ();

  json_object_set_int_member (component, "drops", blood->printed);
  json_object_set_int_member (component, "infected", blood->infected);
  hk_move_learn (move, "blood", component);
}

/* Hands the value of a Determination card from the box to the owner’s pack. */
void
hk_rf_pack_learn_determination (HkMove *move,
                                int     value)
{
  g_autoptr (JsonObject) component = json_object_new ();

  json_object_set_int_member (component, "value", value);
  hk_move_learn (move, "determination", component);
}

typedef struct
{
  HkRfTable *table;
  GPtrArray *ids;   /* (element-type utf8) of the deck that is being made */
} Filling;

static gboolean
take_determination (JsonObject *component,
                    gpointer    data,
                    GError    **error)
{
  Filling *filling = data;
  int value;
  int copies = 1;

  if (!hk_content_int (component, "value", _("the pack"), 0, 99, &value, error) || !hk_component_get_number (component, "copies", 0, 99, &copies, error))
    return FALSE;
  for (int i = 0; i < copies; i++)
    g_ptr_array_add (filling->ids, g_strdup_printf ("%d", value));
  return TRUE;
}

static gboolean
take_blood (JsonObject *component,
            gpointer    data,
            GError    **error)
{
  Filling *filling = data;
  const char *id = hk_content_string (component, "id", _("the pack"), error);
  g_autoptr (HkRfBlood) blood = NULL;
  int drops;
  int infected;
  int copies = 1;

  if (id == NULL || !hk_content_int (component, "drops", _("the pack"), 0, 9, &drops, error)
      || !hk_content_int (component, "infected", _("the pack"), 0, 1, &infected, error) || !hk_component_get_number (component, "copies", 0, 99, &copies, error))
    return FALSE;
  if (hk_rf_table_find_blood (filling->table, id) != NULL)
    {
      return hk_error_fail (error, HK_ERROR_FORMAT, _("Two Blood cards are called “%s”."), id);
    }
  blood = g_object_new (HK_TYPE_RF_BLOOD, "card", id, "drops", drops, "known", TRUE, "infected", infected != 0, "source", hk_component_get_source (component), NULL);
  hk_record_list_append (filling->table->bloods, blood);
  for (int i = 0; i < copies; i++)
    g_ptr_array_add (filling->ids, g_strdup (id));
  return TRUE;
}

static gboolean
take_event (JsonObject *component,
            gpointer    data,
            GError    **error)
{
  Filling *filling = data;
  g_autoptr (HkRfEvent) event = hk_rf_pack_to_event (component, error);

  if (event == NULL)
    return FALSE;
  if (hk_rf_table_find_event (filling->table, event->name) != NULL)
    return hk_error_fail (error, HK_ERROR_FORMAT, _("Two Event cards are called “%s”."), event->name);
  hk_record_list_append (filling->table->events, event);
  for (int i = 0; i < event->copies; i++)
    g_ptr_array_add (filling->ids, g_strdup (event->name));
  return TRUE;
}

static gboolean
take_item (JsonObject *component,
           gpointer    table,
           GError    **error)
{
  g_autoptr (HkRfItem) item = g_object_new (HK_TYPE_RF_ITEM, NULL);

  if (hk_content_string (component, "name", _("the pack"), error) == NULL
      || !hk_component_fill (item, item_fields, G_N_ELEMENTS (item_fields), component, error))
    return FALSE;
  hk_record_list_append (HK_RF_TABLE (table)->known_items, item);
  return TRUE;
}

static gboolean
make_deck (HkRfTable     *self,
           HkMove        *move,
           HkDeck       **member,
           const char    *name,
           JsonObject    *pack,
           const char    *kind,
           HkContentVisit take,
           GError       **error)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  Filling filling = { self, ids };
  gboolean again;

  if (pack != NULL && !hk_content_for_each (pack, kind, take, &filling, error))
    return FALSE;
  again = member == &self->determination_deck || !hk_rf_table_has_house_rule (self, "decks-end");
  hk_setup_make_deck (self, member, name, ids->len > 0 && again, ids, move);
  return TRUE;
}

/* Makes the three decks of what is known of them and shuffles each (Setup). A deck of which nothing is known stays
 * empty: the group draws from it. Returns whether it worked. Errors: %HK_ERROR_FORMAT.
 * @self: a table that is being laid out
 * @pack: (nullable): the components, as lists by their kind */
gboolean
hk_rf_pack_apply (HkRfTable  *self,
                  HkMove     *move,
                  JsonObject *pack,
                  GError    **error)
{
  return make_deck (self, move, &self->determination_deck, N_("the Determination deck"), pack, "determination", take_determination, error)
         && make_deck (self, move, &self->event_deck, N_("the Event deck"), pack, "event", take_event, error)
         && make_deck (self, move, &self->blood_deck, N_("the Blood deck"), pack, "blood", take_blood, error)
         && (pack == NULL || hk_content_for_each (pack, "item", take_item, self, error));
}
