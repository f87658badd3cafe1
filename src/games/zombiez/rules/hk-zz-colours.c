/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-zz-census.h"
#include "hk-zz-colours.h"

/* The colours of the cards. The book neither counts nor names them, so the group is asked once. */

static gboolean
check_names (GStrv    names,
             GError **error)
{
  for (guint i = 0; names[i] != NULL; i++)
    for (guint j = 0; names[i][0] != '\0' && j < i; j++)
      if (g_str_equal (names[i], names[j]))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("Two colours are called %s; give one of them another name."), names[i]);
  return TRUE;
}

/* Sets how many colours the cards have, and their names. Returns whether it worked; fewer colours than cards show
 * already are refused. Errors: %HK_ERROR_PARAMETER.
 * @names: (element-type utf8): what the group calls the colours, one text for each; an empty one has no name yet */
gboolean
hk_zz_set_colours (HkZzTable *self,
                   JsonArray *names,
                   GError   **error)
{
  const guint n = names == NULL ? 0 : json_array_get_length (names);
  const int used = hk_zz_count_colours (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) stripped = NULL;

  if (n < HK_ZZ_MIN_COLOURS || n > HK_ZZ_MAX_COLOURS)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Cards have %d to %d colours."), HK_ZZ_MIN_COLOURS, HK_ZZ_MAX_COLOURS);
  if ((int) n < used)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There are cards of %d colours already: name all of them."), used);
  for (guint i = 0; i < n; i++)
    g_strv_builder_take (builder, g_strstrip (g_strdup (json_array_get_string_element (names, i))));
  stripped = g_strv_builder_end (builder);
  if (!check_names (stripped, error))
    return FALSE;
  hk_record_set_strv (self, &self->colours, (const char * const *) stripped);
  return TRUE;
}

/* Keeps the names of the colours in the owner’s pack, so that they are asked only once. */
void
hk_zz_learn_colours (HkZzTable *self,
                     HkMove    *move)
{
  for (int i = 0; i < hk_zz_table_get_n_colours (self); i++)
    if (self->colours[i][0] != '\0')
      {
        g_autoptr (JsonObject) component = json_object_new ();

        json_object_set_int_member (component, "number", i + 1);
        json_object_set_string_member (component, "name", self->colours[i]);
        json_object_set_string_member (component, "source", "owner");
        hk_move_learn (move, "colour", component);
      }
}

static gboolean
apply_colours (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  g_autofree char *names = NULL;

  if (hk_zz_table_is_scorekeeper (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Single cards are not followed in this game."));
  if (!hk_zz_set_colours (self, hk_move_get_array (move, "names"), error))
    return FALSE;
  if (self->components != HK_VALUES_INVENTED)
    hk_zz_learn_colours (self, move);
  names = g_strjoinv (", ", self->colours);
  hk_move_log (move, _("The colours of the cards: %s."), names);
  return TRUE;
}

static const HkParamSpec colour_params[] = {
  { "names", HK_PARAM_STRINGS, TRUE, 0, 0, NULL, N_("What the group calls the colours, one for each"), N_("Colours") },
};

const HkMoveSpec hk_zz_colour_moves[] = {
  { "colours", N_("Name the Colours"), "zombiez/components.colours", colour_params, G_N_ELEMENTS (colour_params), apply_colours },
};

const guint hk_zz_n_colour_moves = G_N_ELEMENTS (hk_zz_colour_moves);
