/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hk-error.h"

G_DEFINE_QUARK (hk-error-quark, hk_error)

/* Returns (transfer full): the beginning of the value as JSON, cut between two characters, for a sentence that says
 * what is wrong with it. */
char *
hk_error_quote (JsonNode *node)
{
  enum { MOST_BYTES = 60 };
  char *text = json_to_string (node, FALSE);

  if (strlen (text) > MOST_BYTES)
    *g_utf8_find_prev_char (text, text + MOST_BYTES + 1) = '\0';
  return text;
}

/* Sets the error. Returns %FALSE, for whoever refuses to return.
 * @format: a sentence for a person, translated */
gboolean
hk_error_fail (GError    **error,
               HkError     code,
               const char *format,
               ...)
{
  va_list args;

  va_start (args, format);
  if (error != NULL)
    *error = g_error_new_valist (HK_ERROR, (int) code, format, args);
  va_end (args);
  return FALSE;
}

/* Says what was expected of a parameter. Returns %FALSE. Errors: %HK_ERROR_PARAMETER.
 * @what: what is not as it should be, such as the name of a parameter
 * @expected: what it should be, translated, such as "a text" */
gboolean
hk_error_expect (const char *what,
                 const char *expected,
                 GError    **error)
{
  /* Translators: %s: a member; %s: “a whole number” and the like. */
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” should be %s."), what, expected);
}

/* With the sign that a person reads. */
static char *
format_number (gint64 number)
{
  return number < 0 ? g_strdup_printf ("−%" G_GUINT64_FORMAT, - (guint64) number) : g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

/* Returns whether @value is no less than @minimum and no more than @maximum.
 * @what: what the number is, such as the name of a parameter
 * @value: what somebody wants it to be
 * @minimum: the least it may be
 * @maximum: the most it may be
 * @code: what kind of error it is to be outside */
gboolean
hk_error_check_range (const char *what,
                      gint64      value,
                      gint64      minimum,
                      gint64      maximum,
                      HkError     code,
                      GError    **error)
{
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;
  g_autofree char *number = NULL;

  if (value >= minimum && value <= maximum)
    return TRUE;
  least = format_number (minimum);
  most = format_number (maximum);
  number = format_number (value);
  /* Translators: a member, and three numbers. */
  return hk_error_fail (error, code, _("“%s” goes from %s to %s; %s is outside."), what, least, most, number);
}
