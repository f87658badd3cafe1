/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-error.h"

G_DEFINE_QUARK (hk-error-quark, hk_error)

/**
 * hk_error_expect:
 * @what: what is not as it should be, such as the name of a parameter
 * @expected: what it should be, translated, such as "a text"
 * @error: return location for %HK_ERROR_PARAMETER
 *
 * Says what was expected of a parameter.
 *
 * Returns: %FALSE
 */
gboolean
hk_error_expect (const char *what,
                 const char *expected,
                 GError    **error)
{
  /* Translators: %s: a member; %s: “a whole number” and the like. */
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” should be %s."), what, expected);
  return FALSE;
}

/* With the sign that a person reads. */
static char *
format_number (gint64 number)
{
  return number < 0 ? g_strdup_printf ("−%" G_GUINT64_FORMAT, - (guint64) number) : g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

/**
 * hk_error_check_range:
 * @what: what the number is, such as the name of a parameter
 * @value: what somebody wants it to be
 * @minimum: the least it may be
 * @maximum: the most it may be
 * @code: what kind of error it is to be outside
 * @error: return location for @code
 *
 * Returns: whether @value is no less than @minimum and no more than @maximum
 */
gboolean
hk_error_check_range (const char *what,
                      gint64      value,
                      gint64      minimum,
                      gint64      maximum,
                      HkError     code,
                      GError    **error)
{
  g_autofree char *least = format_number (minimum);
  g_autofree char *most = format_number (maximum);
  g_autofree char *number = format_number (value);

  if (value >= minimum && value <= maximum)
    return TRUE;
  /* Translators: a member, and three numbers. */
  g_set_error (error, HK_ERROR, code, _("“%s” goes from %s to %s; %s is outside."), what, least, most, number);
  return FALSE;
}
