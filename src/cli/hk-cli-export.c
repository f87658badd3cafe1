/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/export/hk-summary.h"
#include "core/export/hk-qr-code.h"
#include "hk-cli.h"

/* Games for others to read. */

/* Each of them by itself, a line or a code. */
static char *
make_links (const HkSummary * const *summaries,
            guint                 n_summaries)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_summaries; i++)
    {
      g_autofree char *link = hk_summary_to_link (summaries[i]);

      g_string_append_printf (text, "%s\n", link);
    }
  return g_string_free_and_steal (text);
}

static char *
make_codes (const HkSummary * const *summaries,
            guint                 n_summaries,
            GError                 **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_summaries; i++)
    {
      g_autofree char *link = hk_summary_to_link (summaries[i]);
      g_autoptr (HkQrCode) code = hk_qr_code_new (link, error);
      g_autofree char *lines = code == NULL ? NULL : hk_qr_code_to_text (code);

      if (lines == NULL)
        return NULL;
      g_string_append (text, lines);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* With the ends of lines as a terminal and other programs have them. */
static char *
make_table (const HkSummary * const *summaries,
            guint                    n_summaries)
{
  g_autofree char *text = hk_summaries_to_csv (summaries, n_summaries);
  g_auto (GStrv) lines = g_strsplit (text, "\r\n", -1);

  return g_strjoinv ("\n", lines);
}

static char *
make_form (const char              *form,
           const HkSummary * const *summaries,
           guint                    n_summaries,
           GError                 **error)
{
  static const struct
  {
    const char *name;
    char     *(*make) (const HkSummary * const *summaries, guint n_summaries);
  } forms[] = {
    { "text", hk_summaries_to_text }, { "md", hk_summaries_to_markdown }, { "csv", make_table },
    { "json", hk_summaries_to_json }, { "bgstats", hk_summaries_to_bgstats }, { "link", make_links },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_equal (form, forms[i].name))
      return forms[i].make (summaries, n_summaries);
  return make_codes (summaries, n_summaries, error);
}

/* Prints sessions in a form for others. Returns what to leave the program with. */
int
hk_cli_export (int    argc,
               char **argv)
{
  static const char * const forms[] = { "text", "md", "csv", "json", "bgstats", "link", "qr", NULL };
  g_autofree char *as = NULL;
  const GOptionEntry entries[] = {
    { "as", 0, 0, G_OPTION_ARG_STRING, &as, N_("The form: text, md, csv, json, bgstats, link or qr"), N_("FORM") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GPtrArray) summaries = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_summary_free);
  g_autoptr (HkPeople) people = hk_people_new_for_user ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  int status;

  if (!hk_cli_parse (&argc, &argv, entries, "FILE… --as FORM", -1, &status))
    return status;
  if (as == NULL || !g_strv_contains (forms, as))
    return hk_cli_usage (_("--as takes text, md, csv, json, bgstats, link or qr"));
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (HkSession) session = hk_session_open_at (argv[i], G_MAXUINT, &error);
      g_autoptr (HkCourse) course = session == NULL ? NULL : hk_course_new (session);

      if (session == NULL)
        return hk_cli_refuse (error, NULL);
      hk_course_finish (course);
      g_ptr_array_add (summaries, hk_summary_new (session, course, people));
    }
  text = make_form (as, (const HkSummary * const *) summaries->pdata, summaries->len, &error);
  if (text == NULL)
    return hk_cli_refuse (error, NULL);
  g_print ("%s%s", text, g_str_has_suffix (text, "\n") ? "" : "\n");
  return HK_CLI_DONE;
}
