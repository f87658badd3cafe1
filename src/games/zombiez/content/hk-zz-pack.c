/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/zombiez/state/hk-zz-rows.h"
#include "hk-zz-pack.h"

/* The deck, made of what the owner has counted. */

/* The fields of a pack with the copies in each colour. */
const char * const hk_zz_colour_fields[HK_ZZ_MAX_COLOURS] = { "first", "second", "third", "fourth", "fifth", "sixth" };

typedef struct
{
  GPtrArray *ids;                         /* (element-type utf8) of the deck */
  int        n_colours;                   /* the highest that a card or a name has */
  char      *colours[HK_ZZ_MAX_COLOURS];  /* names, NULL where none was given */
} Filling;

static gboolean
read_int (JsonObject *component,
          const char *member,
          int         minimum,
          int         maximum,
          int        *value,
          GError    **error)
{
  *value = 0;
  if (!json_object_has_member (component, member) || json_object_get_null_member (component, member))
    return TRUE;
  return hk_content_int (component, member, _("the pack"), minimum, maximum, value, error);
}

static void
add_copies (Filling    *filling,
            HkZzKind    kind,
            int         value,
            int         colour,
            int         copies)
{
  g_autoptr (HkZzCard) card = hk_zz_card_new (kind, value, colour);

  if (copies > 0)
    filling->n_colours = MAX (filling->n_colours, colour);
  for (int i = 0; i < copies; i++)
    g_ptr_array_add (filling->ids, hk_zz_card_make_id (card));
}

static gboolean
take_colours (JsonObject *component,
              Filling    *filling,
              HkZzKind    kind,
              int         value,
              GError    **error)
{
  for (int i = 0; i < HK_ZZ_MAX_COLOURS; i++)
    {
      int copies;

      if (!read_int (component, hk_zz_colour_fields[i], 0, HK_ZZ_N_CARDS, &copies, error))
        return FALSE;
      add_copies (filling, kind, value, i + 1, copies);
    }
  return TRUE;
}

static gboolean
take_zombie (JsonObject *component,
             gpointer    data,
             GError    **error)
{
  int value;

  return hk_content_int (component, "value", _("the pack"), 1, HK_ZZ_N_VALUES, &value, error)
         && take_colours (component, data, HK_ZZ_ZOMBIE, value, error);
}

static gboolean
take_action (JsonObject *component,
             gpointer    data,
             GError    **error)
{
  const char *action = hk_content_string (component, "action", _("the pack"), error);
  const HkZzKind kind = hk_words_find (hk_zz_kinds, action);

  if (action == NULL)
    return FALSE;
  if (!hk_zz_kind_is_action (kind))
    return hk_error_fail (error, HK_ERROR_FORMAT, _("An action card of the pack is neither an Axe nor a Net nor a Shotgun."));
  return take_colours (component, data, kind, 0, error);
}

static gboolean
take_barricade (JsonObject *component,
                gpointer    data,
                GError    **error)
{
  int colour;
  int copies;

  if (!read_int (component, "colour", 0, HK_ZZ_MAX_COLOURS, &colour, error)
      || !hk_content_int (component, "cards", _("the pack"), 0, HK_ZZ_N_CARDS, &copies, error))
    return FALSE;
  add_copies (data, HK_ZZ_BARRICADE, 0, colour, copies);
  return TRUE;
}

static gboolean
take_colour (JsonObject *component,
             gpointer    data,
             GError    **error)
{
  Filling *filling = data;
  const char *name = hk_content_string (component, "name", _("the pack"), error);
  int number;

  if (name == NULL || !hk_content_int (component, "number", _("the pack"), 1, HK_ZZ_MAX_COLOURS, &number, error))
    return FALSE;
  g_set_str (&filling->colours[number - 1], name);
  filling->n_colours = MAX (filling->n_colours, number);
  return TRUE;
}

static void
name_colours (HkZzTable *self,
              Filling   *filling)
{
  for (int i = 0; i < filling->n_colours; i++)
    {
      hk_record_put_text (self, &self->colours, (guint) i, filling->colours[i] == NULL ? "" : filling->colours[i]);
      g_clear_pointer (&filling->colours[i], g_free);
    }
}

static gboolean
read_pack (HkZzTable  *self,
           JsonObject *pack,
           Filling    *filling,
           GError    **error)
{
  const gboolean read = hk_content_for_each (pack, "zombie", take_zombie, filling, error)
                        && hk_content_for_each (pack, "action", take_action, filling, error)
                        && hk_content_for_each (pack, "barricade", take_barricade, filling, error)
                        && hk_content_for_each (pack, "colour", take_colour, filling, error);

  name_colours (self, filling);
  if (!read || filling->ids->len == HK_ZZ_N_CARDS || filling->ids->len == 0)
    return read;
  return hk_error_fail (error, HK_ERROR_FORMAT,
                        ngettext ("The pack has %u card, but the deck has %d: count the cards again.", "The pack has %u cards, but the deck has %d: count the cards again.", filling->ids->len),
                        filling->ids->len, HK_ZZ_N_CARDS);
}

/* Makes the deck and shuffles it (Setup). Without a pack, or with one that has no cards, it has as many cards as the
 * box, of which nothing is known, and the group draws them. Returns whether it worked; a pack of more or fewer cards
 * than the box has is refused. Errors: %HK_ERROR_FORMAT.
 * @self: a table that is being laid out
 * @pack: (nullable): the components, as lists by their kind; %NULL when nothing is known of them */
gboolean
hk_zz_pack_apply (HkZzTable  *self,
                  HkMove     *move,
                  JsonObject *pack,
                  GError    **error)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (HkDeck) deck = NULL;
  Filling filling = { ids, 0, { NULL } };

  if (pack != NULL && !read_pack (self, pack, &filling, error))
    return FALSE;
  if (ids->len == 0)
    {
      hk_record_set_enum (self, &self->cards_by, HK_BY_HAND);
      if (pack != NULL)
        hk_move_log (move,
                     _("No card of your box has been entered yet: you draw them, and the app asks which they are."));
      for (int i = 0; i < HK_ZZ_N_CARDS; i++)
        g_ptr_array_add (ids, g_strdup (HK_ZZ_UNKNOWN));
    }
  deck = hk_deck_new_shuffled (N_("the draw deck"), FALSE, ids, hk_move_get_random_log (move));
  hk_record_set_record (self, &self->deck, deck);
  return TRUE;
}
