/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <libintl.h>
#include <locale.h>

#include "hk-pseudo.h"

/**
 * hk_pseudo_begin:
 *
 * Speaks the language from here on. It must be there: with-pseudo.sh sees to that.
 */
void
hk_pseudo_begin (void)
{
  const char *folder = g_getenv ("HK_PSEUDO_LOCALES");

  g_assert_nonnull (folder);
  g_assert_cmpstr (setlocale (LC_ALL, ""), ==, "xx_XX.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_assert_true (strstr (gettext (""), "Language: xx") != NULL);
}

/**
 * hk_pseudo_is_translated:
 * @text: what a person reads
 *
 * Returns: whether it has a mark, or the letters of a piece out of a translated text, or none but single ones
 */
gboolean
hk_pseudo_is_translated (const char *text)
{
  static const char * const doubled[] = { "áá", "éé", "íí", "óó", "úú", "ýý" };
  gboolean is_piece = FALSE;
  guint letters = 0;

  if (strstr (text, "«") != NULL || strstr (text, "»") != NULL)
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (doubled); i++)
    is_piece |= strstr (text, doubled[i]) != NULL;
  if (is_piece && strpbrk (text, "aeiouyAEIOUY") == NULL)
    return TRUE;
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      letters = g_unichar_isalpha (g_utf8_get_char (p)) ? letters + 1 : 0;
      if (letters > 1)
        return FALSE;
    }
  return TRUE;
}
