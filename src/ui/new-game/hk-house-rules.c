/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-house-rules.h"

#include <glib/gi18n.h>

#include "hk-setup-habits.h"
#include "ui/table/hk-table-play.h"

/* Which house rules a group plays by: at a table, where each switch is a move, or in the setup of a new game. */
struct _HkHouseRules
{
  GObject           parent_instance;

  const HkGameSpec *game;
  HkSession        *session; /* (nullable): NULL in a setup */
  GHashTable       *on;      /* ids; in a setup */
  gboolean          is_chosen;   /* in a setup: somebody has said by which they play */
  gboolean          is_of_group; /* in a setup: they are on because the group played by them last */
  char             *group;       /* (nullable): what that group is called */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkHouseRules, hk_house_rules, G_TYPE_OBJECT)

static void
hk_house_rules_finalize (GObject *object)
{
  HkHouseRules *self = HK_HOUSE_RULES (object);

  g_clear_object (&self->session);
  g_free (self->group);
  g_hash_table_unref (self->on);
  G_OBJECT_CLASS (hk_house_rules_parent_class)->finalize (object);
}

static void
hk_house_rules_class_init (HkHouseRulesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_house_rules_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_house_rules_init (HkHouseRules *self)
{
  self->on = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Returns (transfer full): its house rules, all off.
 * @game: a game that is being set up */
HkHouseRules *
hk_house_rules_new (const HkGameSpec *game)
{
  HkHouseRules *self = g_object_new (HK_TYPE_HOUSE_RULES, NULL);

  self->game = game;
  return self;
}

static void
moved_cb (HkHouseRules *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Returns (transfer full): the house rules of its table. */
HkHouseRules *
hk_house_rules_new_for_session (HkSession *session)
{
  HkHouseRules *self = hk_house_rules_new (hk_table_get_game (hk_session_get_table (session)));

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/* (transfer none): the game that they are of. */
const HkGameSpec *
hk_house_rules_get_game (HkHouseRules *self)
{
  return self->game;
}

/* Whether the group plays by the house rule @id. */
gboolean
hk_house_rules_is_on (HkHouseRules *self,
                      const char   *id)
{
  g_auto (GStrv) on = NULL;

  if (self->session == NULL)
    return g_hash_table_contains (self->on, id);
  on = hk_table_list_house_rules (hk_session_get_table (self->session));
  return g_strv_contains ((const char * const *) on, id);
}

/* Returns (transfer full): the house rules by which the group plays, by their ids. */
static GStrv
list_rules (HkHouseRules *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < self->game->n_house_rules; i++)
    if (hk_house_rules_is_on (self, self->game->house_rules[i].id))
      g_strv_builder_add (builder, self->game->house_rules[i].id);
  return g_strv_builder_end (builder);
}

/* In a setup. */
static void
set_all (HkHouseRules       *self,
         const char * const *ids)
{
  g_hash_table_remove_all (self->on);
  for (guint i = 0; ids[i] != NULL; i++)
    g_hash_table_add (self->on, g_strdup (ids[i]));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Shows by which house rules the group played last. What somebody has chosen stays.
 * @self: the house rules of a setup
 * @names: the players */
void
hk_house_rules_show_group (HkHouseRules       *self,
                           const char * const *names)
{
  g_auto (GStrv) ids = NULL;

  if (self->is_chosen)
    return;
  ids = hk_setup_list_house (hk_application_get_settings (hk_application_get_default ()), self->game, names);
  self->is_of_group = ids[0] != NULL;
  g_set_str (&self->group, hk_people_get_group_name (hk_application_get_people (hk_application_get_default ()), names));
  set_all (self, (const char * const *) ids);
}

/* Lets the next game of the group begin with these house rules.
 * @names: the players */
void
hk_house_rules_remember_group (HkHouseRules       *self,
                               const char * const *names)
{
  g_auto (GStrv) ids = list_rules (self);

  hk_setup_remember_house (hk_application_get_settings (hk_application_get_default ()), self->game, names, (const char * const *) ids);
}

/* Returns (transfer full) (nullable): whose they are; %NULL where they are not on because a group played by them last. */
char *
hk_house_rules_say_group (HkHouseRules *self)
{
  if (!self->is_of_group)
    return NULL;
  /* Translators: %s: the name of a group. */
  return self->group == NULL ? g_strdup (_("As in the last game of this group")) : g_strdup_printf (_("The house rules of %s"), self->group);
}

/* Says by which house rules the group plays, whatever it played by last.
 * @self: the house rules of a setup */
void
hk_house_rules_choose (HkHouseRules       *self,
                       const char * const *ids)
{
  self->is_chosen = TRUE;
  self->is_of_group = FALSE;
  set_all (self, ids);
}

/* The players of the table have changed what they play by. */
static void
remember_at_table (HkHouseRules *self)
{
  JsonArray *players = json_object_get_array_member (hk_session_get_setup (self->session), "players");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < json_array_get_length (players); i++)
    g_strv_builder_add (builder, json_object_get_string_member (json_array_get_object_element (players, i), "name"));
  names = g_strv_builder_end (builder);
  hk_house_rules_remember_group (self, (const char * const *) names);
}

/* How many house rules the group plays by. */
guint
hk_house_rules_count (HkHouseRules *self)
{
  guint n = 0;

  for (guint i = 0; i < self->game->n_house_rules; i++)
    n += hk_house_rules_is_on (self, self->game->house_rules[i].id);
  return n;
}

/* Switches a house rule. At a table that is a move.
 * @from: the widget that a person used
 * @on: whether the group plays by it from now on */
void
hk_house_rules_switch (HkHouseRules *self,
                       GtkWidget    *from,
                       const char   *id,
                       gboolean      on)
{
  if (hk_house_rules_is_on (self, id) == on)
    return;
  if (self->session != NULL)
    {
      g_autoptr (HkMove) move = hk_move_build ("house-rule", "s:id", id, "b:on", on, NULL);

      hk_table_play (from, self->session, move);
      if (hk_house_rules_is_on (self, id) == on)
        remember_at_table (self);
    }
  else
    {
      self->is_chosen = TRUE;
      self->is_of_group = FALSE;
      if (on)
        g_hash_table_add (self->on, g_strdup (id));
      else
        g_hash_table_remove (self->on, id);
    }
  /* After a refusal too, so that a switch goes back. */
  g_signal_emit (self, signals[CHANGED], 0);
}

#define SPEC "hk-house-rule"

static void
update_row (AdwSwitchRow *row,
            HkHouseRules *self)
{
  const HkHouseRuleSpec *spec = g_object_get_data (G_OBJECT (row), SPEC);

  adw_switch_row_set_active (row, hk_house_rules_is_on (self, spec->id));
}

static void
active_cb (AdwSwitchRow *row,
           GParamSpec   *pspec,
           HkHouseRules *self)
{
  const HkHouseRuleSpec *spec = g_object_get_data (G_OBJECT (row), SPEC);

  hk_house_rules_switch (self, GTK_WIDGET (row), spec->id, adw_switch_row_get_active (row));
}

/* Returns (transfer floating): a row that switches it.
 * @self: house rules, which the row keeps */
GtkWidget *
hk_house_rules_make_row (HkHouseRules          *self,
                         const HkHouseRuleSpec *spec)
{
  GtkWidget *row = g_object_new (ADW_TYPE_SWITCH_ROW, "title", _(spec->title), "use-markup", FALSE, NULL);

  g_object_set_data (G_OBJECT (row), SPEC, (gpointer) spec);
  g_object_set_data_full (G_OBJECT (row), "hk-house-rules", g_object_ref (self), g_object_unref);
  update_row (ADW_SWITCH_ROW (row), self);
  g_signal_connect (row, "notify::active", G_CALLBACK (active_cb), self);
  g_signal_connect_object (self, "changed", G_CALLBACK (update_row), row, G_CONNECT_SWAPPED);
  return row;
}
