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
