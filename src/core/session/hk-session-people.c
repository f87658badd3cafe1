/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-session-private.h"
#include "hk-session-replay.h"

/* Who is meant by the names of a session where somebody looks back at it. Its journal and the table that is played on stay as they are. */

/* Has everybody called as they are called now, in what is told of the session and in replays of it.
 * @people: (transfer none) */
void
hk_session_set_people (HkSession *self,
                       HkPeople  *people)
{
  g_return_if_fail (HK_IS_SESSION (self) && HK_IS_PEOPLE (people));

  g_set_object (&self->people, people);
}

/* Calls those at a table that was made to look at as they are called now. */
void
hk_session_call_people (HkSession *self,
                        HkTable   *table)
{
  GListModel *seats = hk_table_get_seats (table);

  for (guint i = 0; self->people != NULL && i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (GObject) seat = g_list_model_get_item (seats, i);
      g_autofree char *name = NULL;

      g_object_get (seat, "name", &name, NULL);
      if (name != NULL)
        g_object_set (seat, "name", hk_people_find (self->people, name), NULL);
    }
}

/* Returns (transfer full): the table as it stands, to look at, with everybody called as they are called now. */
HkTable *
hk_session_copy_table (HkSession *self)
{
  HkTable *table = hk_table_copy (self->table);

  hk_session_call_people (self, table);
  return table;
}

/* (transfer full): the players as the journal has them. */
static GStrv
list_names (HkSession *self)
{
  JsonArray *players = json_object_get_array_member (hk_session_get_setup (self), "players");
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      g_autofree char *name = g_strdup (json_object_get_string_member_with_default (json_array_get_object_element (players, i), "name", ""));

      g_strv_builder_add (names, g_strstrip (name));
    }
  return g_strv_builder_end (names);
}

/* Returns (transfer full): a text of the journal or of the table, with everybody called as they are called now. */
char *
hk_session_dup_text (HkSession  *self,
                     const char *text)
{
  g_auto (GStrv) names = self->people == NULL ? NULL : list_names (self);

  return names == NULL ? g_strdup (text) : hk_people_rewrite (self->people, text, (const char * const *) names);
}
