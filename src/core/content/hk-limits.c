/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-limits.h"

/* Checks a text before it is parsed, so that none can use up the stack or the memory. Returns whether it is within
 * the limits. Errors: %HK_ERROR_FORMAT.
 * @text: JSON, which need not be well formed
 * @length: its length in bytes
 * @what: what it is, for the error */
gboolean
hk_limits_check_json (const char *text,
                      gsize       length,
                      const char *what,
                      GError    **error)
{
  const char *end = text + length;
  guint n_values = 0;
  guint depth = 0;

  for (const char *at = text; at < end; at++)
    {
      const char *start = at;

      if (*at == '{' || *at == '[')
        depth++;
      else if ((*at == '}' || *at == ']') && depth > 0)
        depth--;
      else if (*at == ',')
        n_values++;
      else if (*at == '"')
        for (at++; at < end && *at != '"'; at++)
          at += *at == '\\';
      if (depth > HK_LIMIT_DEPTH)
        {
          /* Translators: %s: a file; %d: how many. */
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s has more than %d lists in each other."), what, HK_LIMIT_DEPTH);
          return FALSE;
        }
      if (n_values > HK_LIMIT_VALUES)
        {
          /* Translators: %s: a file; %d: how many. */
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s has more than %d values."), what, HK_LIMIT_VALUES);
          return FALSE;
        }
      if (at - start > HK_LIMIT_STRING)
        {
          /* Translators: %s: a file; %d: how many. */
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s has a text of more than %d bytes."), what, HK_LIMIT_STRING);
          return FALSE;
        }
    }
  return TRUE;
}

/* Returns whether it is not too long. Errors: %HK_ERROR_PARAMETER.
 * @name: the name of a player or a game */
gboolean
hk_limits_check_name (const char *name,
                      GError    **error)
{
  if (strnlen (name, (gsize) HK_LIMIT_NAME * 4 + 1) <= (gsize) HK_LIMIT_NAME * 4 && g_utf8_strlen (name, -1) <= HK_LIMIT_NAME)
    return TRUE;
  /* Translators: %d: how many. */
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("A name has at most %d characters."), HK_LIMIT_NAME);
  return FALSE;
}

/* Returns whether it is not too long. Errors: %HK_ERROR_PARAMETER.
 * @text: a text that a move takes
 * @what: (nullable): what it is for, for the error; may be left out without one */
gboolean
hk_limits_check_text (const char *text,
                      const char *what,
                      GError    **error)
{
  if (strnlen (text, HK_LIMIT_TEXT + 1) <= HK_LIMIT_TEXT)
    return TRUE;
  if (error == NULL)
    return FALSE;
  /* Translators: %s: what a text is for, such as “Text”; %d: how many. */
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” takes at most %d bytes of text."), what, HK_LIMIT_TEXT);
  return FALSE;
}
