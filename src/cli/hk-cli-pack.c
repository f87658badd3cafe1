/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/packs/hk-pack-merge.h"
#include "core/packs/hk-pack-paste.h"
#include "core/packs/hk-pack-table.h"
#include "hk-cli.h"

/* What an owner has entered of a box, at the command line. */

static char *directory;
static gboolean dry_run;
static gboolean fills_down;
static char *preferred;
static char **apart;
static char **together;

static const GOptionEntry entries[] = {
  { "directory", 0, 0, G_OPTION_ARG_FILENAME, &directory, N_("The folder of packs, unless it is that of the window"), N_("FOLDER") },
  { "dry-run", 0, 0, G_OPTION_ARG_NONE, &dry_run, N_("Only say what would change"), NULL },
  { "fill-down", 0, 0, G_OPTION_ARG_NONE, &fills_down, N_("Empty cells take what stands above, as where cells were merged"), NULL },
  { "prefer", 0, 0, G_OPTION_ARG_STRING, &preferred, N_("Whose values are taken where both differ"), "ours|theirs|both" },
  { "other-cards", 0, 0, G_OPTION_ARG_STRING_ARRAY, &apart, N_("Theirs of this kind are other cards than ours, whatever their numbers"), N_("KIND") },
  { "same-cards", 0, 0, G_OPTION_ARG_STRING_ARRAY, &together, N_("Theirs of this kind with our numbers are the same cards"), N_("KIND") },
  G_OPTION_ENTRY_NULL,
};

static HkPack *
open_pack (const char *game,
           GError    **error)
{
  const HkGameSpec *spec = hk_games_lookup (game, error);
  g_autofree char *usual = g_build_filename (g_get_user_data_dir (), "hordekeeper", "packs", NULL);

  return spec == NULL ? NULL : hk_pack_open (spec, directory == NULL ? usual : directory, error);
}

static HkPackPaste *
open_table (HkPack     *pack,
            const char *kind,
            const char *path,
            GError    **error)
{
  gsize length = 0;
  g_autofree char *bytes = hk_cli_read (path, &length, error);
  g_autofree char *text = bytes == NULL ? NULL : hk_pack_table_decode (bytes, length, error);

  return text == NULL ? NULL : hk_pack_paste_new (pack, kind, text, error);
}

/* Says what each column and each row came to. */
static void
report (HkPackPaste *paste)
{
  g_autofree char *summary = hk_pack_paste_describe (paste);

  for (guint i = 0; i < hk_pack_paste_get_n_columns (paste); i++)
    if (hk_pack_paste_get_field (paste, i) == NULL)
      /* Translators: %s: the title of a column of a table. */
      g_printerr (_("The column “%s” is left out.\n"), hk_pack_paste_get_title (paste, i) == NULL ? "" : hk_pack_paste_get_title (paste, i));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (paste)); i++)
    {
      g_autoptr (HkPackRow) row = g_list_model_get_item (G_LIST_MODEL (paste), i);
      g_autofree char *problem = hk_pack_row_describe (row);

      if (problem != NULL)
        g_printerr (_("Row %u: %s\n"), hk_pack_row_get_number (row), problem);
    }
  g_print ("%s\n", summary);
}

static int
paste (char **words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) pack = open_pack (words[0], &error);
  g_autoptr (HkPackPaste) table = pack == NULL ? NULL : open_table (pack, words[1], words[2], &error);

  if (table == NULL)
    return hk_cli_refuse (error, NULL);
  hk_pack_paste_set_fills_down (table, fills_down);
  report (table);
  if (!dry_run && !hk_pack_paste_apply (table, &error))
    return hk_cli_refuse (error, NULL);
  return hk_pack_paste_count (table, HK_PACK_ROW_WRONG) == 0 ? HK_CLI_DONE : HK_CLI_REFUSED;
}

static int
print_empty (char **words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) pack = open_pack (words[0], &error);
  g_autofree char *table = NULL;

  if (pack == NULL || hk_pack_find_kind (pack, words[1], &error) == NULL)
    return hk_cli_refuse (error, NULL);
  table = hk_pack_paste_empty_table (pack, words[1]);
  g_print ("%s", table);
  return HK_CLI_DONE;
}

/* What of the box is known and what is missing, kind by kind. */
static int
print_missing (char **words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) pack = open_pack (words[0], &error);
  JsonArray *kinds = pack == NULL ? NULL : hk_pack_list_kinds (pack);

  if (pack == NULL)
    return hk_cli_refuse (error, NULL);
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *kind = json_array_get_object_element (kinds, i);
      g_autofree char *missing = hk_pack_describe_missing (pack, json_object_get_string_member (kind, "id"));

      g_print ("%s (%s): %s\n", json_object_get_string_member (kind, "plural"), json_object_get_string_member (kind, "id"), missing);
    }
  for (guint i = 0; i < hk_pack_count_checks (pack); i++)
    {
      g_autofree char *sentence = NULL;
      gboolean holds;
      const char *title = hk_pack_check_printed (pack, i, &sentence, &holds);

      g_print ("%s: %s\n", title, sentence);
    }
  return HK_CLI_DONE;
}

/* Takes the kinds for other cards than ours, or for the same ones. */
static gboolean
set_apart (HkPackUnion *packs,
           HkPack      *pack,
           char       **kinds,
           gboolean     others,
           GError     **error)
{
  for (guint i = 0; kinds != NULL && kinds[i] != NULL; i++)
    {
      if (hk_pack_find_kind (pack, kinds[i], error) == NULL)
        return FALSE;
      if (hk_pack_union_count_shared (packs, kinds[i]) > 0)
        hk_pack_union_set_apart (packs, kinds[i], others);
    }
  return TRUE;
}

/* Says which of theirs get numbers of their own. */
static void
report_apart (HkPackUnion *packs,
              HkPack      *pack)
{
  JsonArray *kinds = hk_pack_list_kinds (pack);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *kind = json_array_get_object_element (kinds, i);
      const char *id = json_object_get_string_member (kind, "id");
      const guint n = hk_pack_union_count_shared (packs, id);

      if (n > 0 && hk_pack_union_get_apart (packs, id))
        /* Translators: %s: a kind of component, such as “Encounters”. */
        g_printerr (ngettext ("%s: theirs are taken for other cards than ours; %u of them gets a number of its own.\n",
                              "%s: theirs are taken for other cards than ours; %u of them get numbers of their own.\n", n),
                    json_object_get_string_member (kind, "plural"), n);
    }
}

/* Chooses what is kept, and says what differs. Returns how many are left to be chosen. */
static guint
choose (HkPackUnion *packs)
{
  guint n_open = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (packs)); i++)
    {
      g_autoptr (HkPackMeeting) meeting = g_list_model_get_item (G_LIST_MODEL (packs), i);
      g_autofree char *title = hk_pack_meeting_dup_title (meeting);
      g_autofree char *text = hk_pack_meeting_describe (meeting);

      if (hk_pack_meeting_get_state (meeting) != HK_PACK_MEETING_DIFFERS)
        continue;
      g_printerr ("%s: %s\n", title, text);
      if (g_strcmp0 (preferred, "ours") == 0)
        hk_pack_meeting_set_choice (meeting, HK_PACK_MEETING_OURS);
      else if (g_strcmp0 (preferred, "theirs") == 0)
        hk_pack_meeting_set_choice (meeting, HK_PACK_MEETING_THEIRS);
      else if (preferred == NULL || !hk_pack_meeting_can_keep_both (meeting))
        n_open++;
    }
  return n_open;
}

static int
merge (char **words)
{
  static const char * const choices[] = { "ours", "theirs", "both", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) pack = open_pack (words[0], &error);
  g_autofree char *text = pack == NULL ? NULL : hk_cli_read (words[1], NULL, &error);
  g_autoptr (HkPackUnion) packs = text == NULL ? NULL : hk_pack_union_new (pack, text, &error);
  g_autofree char *summary = NULL;
  guint n_open;

  if (preferred != NULL && !g_strv_contains (choices, preferred))
    return hk_cli_usage (_("“%s” is followed by one of: %s"), "--prefer", "ours, theirs, both");
  if (packs == NULL || !set_apart (packs, pack, apart, TRUE, &error) || !set_apart (packs, pack, together, FALSE, &error))
    return hk_cli_refuse (error, NULL);
  report_apart (packs, pack);
  n_open = choose (packs);
  summary = hk_pack_union_describe (packs);
  g_print ("%s\n", summary);
  if (n_open > 0)
    {
      g_printerr (_("Nothing was joined; say with --prefer whose values are taken.\n"));
      return HK_CLI_REFUSED;
    }
  if (!dry_run && !hk_pack_union_apply (packs, &error))
    return hk_cli_refuse (error, NULL);
  return HK_CLI_DONE;
}

static const struct
{
  const char *name;
  const char *words;
  int         n_words;
  int       (*run) (char **words);
} commands[] = {
  { "paste", "GAME KIND FILE", 3, paste },
  { "empty", "GAME KIND", 2, print_empty },
  { "missing", "GAME", 1, print_missing },
  { "merge", "GAME FILE", 2, merge },
};

/* Adds a table or another pack to a pack, prints an empty table, or says what a pack lacks. Returns what to leave the program with. */
int
hk_cli_pack (int    argc,
             char **argv)
{
  int status;

  if (!hk_cli_parse (&argc, &argv, entries, "paste|empty|missing|merge GAME [KIND] [FILE]", -1, &status))
    return status;
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (argc >= 2 && g_str_equal (argv[1], commands[i].name))
      return argc - 2 == commands[i].n_words ? commands[i].run (argv + 2)
                                             : hk_cli_usage ("hordekeeper-cli pack %s %s", commands[i].name, commands[i].words);
  return hk_cli_usage (_("“%s” is followed by one of: %s"), "pack", "paste, empty, missing, merge");
}
