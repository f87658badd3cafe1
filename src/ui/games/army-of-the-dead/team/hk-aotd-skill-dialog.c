/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-skill-dialog.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/table/hk-table-play.h"

/* The Skill that a Survivor gains with a Danger Level: those of the ID card with their rules, or, when
 * the card is not known, all Skills to pick the printed one from. */

typedef struct
{
  HkSession *session;
  int        survivor;
  char      *level;
  gboolean   known;
  AdwDialog *dialog;
  GtkWidget *search;
  GtkWidget *list;
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_object_unref (choice->session);
  g_free (choice->level);
  g_free (choice);
}

static void
activated_cb (GtkListBox    *list,
              GtkListBoxRow *row,
              Choice        *choice)
{
  const char *skill = g_object_get_data (G_OBJECT (row), "skill");
  g_autoptr (HkMove) move = hk_move_build ("choose-skill", "i:survivor", choice->survivor, "s:level", choice->level,
                                           "i:choice", choice->known ? gtk_list_box_row_get_index (row) + 1 : 1,
                                           "s:skill", choice->known ? NULL : skill, NULL);

  if (hk_table_play (GTK_WIDGET (list), choice->session, move))
    adw_dialog_close (choice->dialog);
}

static GtkWidget *
make_row (const char *skill)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = hk_aotd_skill_get_title (skill);
  g_autofree char *rule = hk_aotd_skill_get_rule (skill);
  g_autofree char *text = hk_aotd_label_rule (rule);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (text != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "skill", g_strdup (skill), g_free);
  return row;
}

static gboolean
filter_cb (GtkListBoxRow *row,
           gpointer       data)
{
  Choice *choice = data;
  const char *query = gtk_editable_get_text (GTK_EDITABLE (choice->search));

  return *query == '\0' || g_str_match_string (query, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), TRUE);
}

static void
search_cb (Choice *choice)
{
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (choice->list));
}

static GStrv
list_printed (HkAotdSurvivor *survivor,
              const char     *level)
{
  const char *orange[] = { survivor->orange_1, survivor->orange_2, NULL };
  const char *red[] = { survivor->red_1, survivor->red_2, survivor->red_3, NULL };
  const char *yellow[] = { survivor->yellow, NULL };

  return g_strdupv ((GStrv) (g_str_equal (level, "yellow") ? yellow : g_str_equal (level, "red") ? red : orange));
}

static void
fill (Choice         *choice,
      GtkBuilder     *builder,
      HkAotdSurvivor *survivor)
{
  g_auto (GStrv) printed = list_printed (survivor, choice->level);
  g_auto (GStrv) all = NULL;
  GStrv skills;

  choice->known = printed[0] != NULL;
  if (!choice->known)
    all = hk_aotd_list_all_skills ();
  skills = choice->known ? printed : all;
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "intro")),
                      choice->known ? _("It stays for the rest of the mission.")
                                    : _("The ID card is not known to the app: pick the Skill that is printed there."));
  gtk_widget_set_visible (choice->search, !choice->known);
  g_signal_connect_data (choice->search, "search-changed", G_CALLBACK (search_cb), choice, NULL, G_CONNECT_SWAPPED);
  for (guint i = 0; skills[i] != NULL; i++)
    gtk_list_box_append (GTK_LIST_BOX (choice->list), make_row (skills[i]));
  gtk_list_box_set_filter_func (GTK_LIST_BOX (choice->list), filter_cb, choice, NULL);
  g_signal_connect (choice->list, "row-activated", G_CALLBACK (activated_cb), choice);
}

/* Lets a player choose the Skill of a Danger Level.
 * @level: "yellow", "orange" or "red" */
void
hk_aotd_skill_dialog_present (GtkWidget  *from,
                              HkSession  *session,
                              int         survivor,
                              const char *level)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (HK_AOTD_TABLE (hk_session_get_table (session)), survivor, NULL);
  g_autoptr (GtkBuilder) builder = NULL;
  g_autofree char *title = NULL;
  Choice *choice;

  if (record == NULL)
    return;
  builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-skill-dialog.ui");
  choice = g_new0 (Choice, 1);
  choice->session = g_object_ref (session);
  choice->survivor = survivor;
  choice->level = g_strdup (level);
  choice->dialog = ADW_DIALOG (gtk_builder_get_object (builder, "dialog"));
  choice->search = GTK_WIDGET (gtk_builder_get_object (builder, "search"));
  choice->list = GTK_WIDGET (gtk_builder_get_object (builder, "list"));
  g_object_set_data_full (G_OBJECT (choice->dialog), "choice", choice, choice_free);
  title = g_strdup_printf (g_str_equal (level, "yellow") ? _("The Yellow Skill of %s")
                           : g_str_equal (level, "red") ? _("A Red Skill for %s")
                                                        : _("An Orange Skill for %s"), record->name);
  adw_dialog_set_title (choice->dialog, title);
  fill (choice, builder, record);
  adw_dialog_present (choice->dialog, from);
}
