/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-survivor-card.h"
#include "hk-cz-team.h"

/* The survivors: those of whoever is on turn first, then those of the others in seat order, then who waits to join,
 * and the dead at the end. */
struct _HkCzTeam
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *cards;
  GPtrArray *all;   /* GtkWidget, by the number of the survivor */
  char      *shown; /* in which order */
};

G_DEFINE_FINAL_TYPE (HkCzTeam, hk_cz_team, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzTeam *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

/* Where somebody stands in the order: the lower, the further up. */
static int
rank (HkCzTable *table,
      int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, survivor);
  const int n = MAX (1, hk_cz_table_get_n_players (table));
  const int first = MAX (0, table->current_player);
  int seat;

  if (!hk_cz_survivor_is_alive (record))
    seat = n + 1;
  else
    seat = record->player < 0 ? n : (record->player - first + n) % n;
  return seat * HK_CZ_MOST_SURVIVORS + survivor;
}

static int
compare (gconstpointer one,
         gconstpointer other,
         gpointer      table)
{
  return rank (table, *(const int *) one) - rank (table, *(const int *) other);
}

static void
arrange (HkCzTeam    *self,
         const int   *order,
         int          n)
{
  GtkWidget *previous = NULL;

  for (int i = 0; i < n; i++)
    {
      GtkWidget *card = g_ptr_array_index (self->all, order[i]);

      gtk_box_reorder_child_after (GTK_BOX (self->cards), card, previous);
      previous = card;
    }
}

static void
update (HkCzTeam *self)
{
  HkCzTable *table = get_table (self);
  const int n = hk_cz_table_get_n_survivors (table);
  g_autofree int *order = g_new (int, MAX (n, 1));
  g_autoptr (GString) key = g_string_new (NULL);

  while ((int) self->all->len > n)
    {
      gtk_box_remove (GTK_BOX (self->cards), g_ptr_array_index (self->all, self->all->len - 1));
      g_ptr_array_set_size (self->all, (int) self->all->len - 1);
    }
  for (int i = (int) self->all->len; i < n; i++)
    {
      GtkWidget *card = hk_cz_survivor_card_new (self->session, i);

      gtk_box_append (GTK_BOX (self->cards), card);
      g_ptr_array_add (self->all, card);
    }
  for (int i = 0; i < n; i++)
    order[i] = i;
  g_sort_array (order, (gsize) n, sizeof (int), compare, table);
  for (int i = 0; i < n; i++)
    g_string_append_printf (key, "%d ", order[i]);
  if (g_strcmp0 (key->str, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_strdup (key->str);
  arrange (self, order, n);
}

static void
hk_cz_team_dispose (GObject *object)
{
  HkCzTeam *self = HK_CZ_TEAM (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->all, g_ptr_array_unref);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (hk_cz_team_parent_class)->dispose (object);
}

static void
hk_cz_team_class_init (HkCzTeamClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_team_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_cz_team_init (HkCzTeam *self)
{
  self->all = g_ptr_array_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The survivors"), -1);
}

/* Returns (transfer floating): the cards of all survivors.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_team_new (HkSession *session)
{
  HkCzTeam *self = g_object_new (HK_TYPE_CZ_TEAM, NULL);

  self->session = g_object_ref (session);
  self->cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  adw_bin_set_child (ADW_BIN (self), self->cards);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
