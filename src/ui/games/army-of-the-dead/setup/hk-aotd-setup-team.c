/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-content.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-setup-team.h"
#include "ui/app/hk-application.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TEAM_SIZE 6

/* The twelve Survivors, six of whom go: who leads each, and which pack of Equipment each takes. When nobody is
 * picked, the app draws six. */
struct _HkAotdSetupTeam
{
  AdwBin     parent_instance;

  HkPack    *pack;
  GtkWidget *group;
  GPtrArray *survivors;   /* Survivor */
  GStrv      players;
};

/* One of the twelve. */
typedef struct
{
  HkAotdSetupTeam *team;
  const char      *id;
  GtkWidget       *row;
  GtkWidget       *check;
  GtkWidget       *player;
  GtkWidget       *equipment;
} Survivor;

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdSetupTeam, hk_aotd_setup_team, ADW_TYPE_BIN)

static gboolean
is_picked (Survivor *survivor)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (survivor->check));
}

static guint
count_picked (HkAotdSetupTeam *self)
{
  guint n = 0;

  for (guint i = 0; i < self->survivors->len; i++)
    n += is_picked (g_ptr_array_index (self->survivors, i));
  return n;
}

static void
update (HkAotdSetupTeam *self)
{
  const guint n = count_picked (self);
  const gboolean several = self->players != NULL && g_strv_length (self->players) > 1;
  g_autofree char *text = NULL;

  if (n == 0)
    text = g_strdup (_("Nobody is picked: the app draws six"));
  else
    text = g_strdup_printf (_("%u of %d picked"), n, TEAM_SIZE);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->group), text);
  for (guint i = 0; i < self->survivors->len; i++)
    {
      Survivor *survivor = g_ptr_array_index (self->survivors, i);
      const gboolean picked = is_picked (survivor);

      gtk_widget_set_visible (survivor->player, picked && several);
      gtk_widget_set_visible (survivor->equipment, picked);
      gtk_widget_set_sensitive (survivor->check, picked || n < TEAM_SIZE);
    }
}

/* The player who leads the fewest besides @picked, the first of them. */
static guint
find_player (HkAotdSetupTeam *self,
             Survivor        *picked)
{
  const guint n = self->players == NULL ? 1 : MAX (1, g_strv_length (self->players));
  guint best = 0;
  guint fewest = G_MAXUINT;

  for (guint i = 0; i < n; i++)
    {
      guint led = 0;

      for (guint j = 0; j < self->survivors->len; j++)
        {
          Survivor *survivor = g_ptr_array_index (self->survivors, j);

          led += survivor != picked && is_picked (survivor) && gtk_drop_down_get_selected (GTK_DROP_DOWN (survivor->player)) == i;
        }
      if (led < fewest)
        {
          fewest = led;
          best = i;
        }
    }
  return best;
}

static void
toggled_cb (GtkCheckButton *check,
            Survivor       *survivor)
{
  HkAotdSetupTeam *self = survivor->team;

  if (is_picked (survivor))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (survivor->player), find_player (self, survivor));
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* What is known of the Survivor: from the rulebook or from the owner of the box. */
static gboolean
is_known_to_be (HkAotdSetupTeam *self,
                const char      *id,
                const char      *specialty)
{
  const HkAotdSurvivorFacts *facts = hk_aotd_content_find_survivor (id);
  JsonObject *component = self->pack == NULL ? NULL : hk_pack_lookup (self->pack, "survivor", id);

  if (component != NULL)
    return g_strcmp0 (json_object_get_string_member_with_default (component, "specialty", NULL), specialty) == 0
           || g_strcmp0 (json_object_get_string_member_with_default (component, "specialty-2", NULL), specialty) == 0;
  return facts != NULL && g_strcmp0 (facts->specialty, specialty) == 0;
}

static char *
describe_specialties (HkAotdSetupTeam *self,
                      const char      *id)
{
  static const char * const specialties[] = { "bruiser", "vault-expert", "mechanic", "stealthy", "pilot" };
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (specialties); i++)
    if (is_known_to_be (self, id, specialties[i]))
      g_string_append_printf (text, text->len == 0 ? "%s" : ", %s", hk_aotd_specialty_get_title (specialties[i]));
  return text->len == 0 ? g_strdup (_("Specialty not known")) : g_string_free_and_steal (g_steal_pointer (&text));
}

static void
setup_name_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
bind_name_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* Players may have long names, and the row little room. */
static GtkWidget *
make_player_choice (void)
{
  GtkWidget *choice = gtk_drop_down_new (NULL, NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_name_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_name_cb), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), factory);
  return choice;
}

static void
add_survivor (HkAotdSetupTeam           *self,
              const HkAotdSurvivorFacts *facts)
{
  static const char * const packs[] = { N_("Pack 1"), N_("Pack 2"), NULL };
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  Survivor *survivor = g_new0 (Survivor, 1);
  g_autofree char *subtitle = describe_specialties (self, facts->id);
  g_autofree char *label = NULL;
  GtkWidget *choices = hk_wrap_box_new (6);

  for (gsize i = 0; packs[i] != NULL; i++)
    gtk_string_list_append (names, _(packs[i]));
  survivor->team = self;
  survivor->id = facts->id;
  survivor->row = adw_action_row_new ();
  survivor->check = gtk_check_button_new ();
  survivor->player = make_player_choice ();
  survivor->equipment = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (survivor->row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (survivor->row), facts->full_name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (survivor->row), subtitle);
  gtk_widget_set_valign (survivor->check, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (survivor->player, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (survivor->equipment, GTK_ALIGN_CENTER);
  /* Translators: the name of a Survivor */
  label = g_strdup_printf (_("Player who leads %s"), facts->name);
  hk_tooltip_set (survivor->player, label);
  hk_tooltip_set (survivor->equipment, _("Starting Equipment, as on the back of the ID card"));
  adw_action_row_add_prefix (ADW_ACTION_ROW (survivor->row), survivor->check);
  adw_wrap_box_append (ADW_WRAP_BOX (choices), survivor->player);
  adw_wrap_box_append (ADW_WRAP_BOX (choices), survivor->equipment);
  gtk_widget_set_valign (choices, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (survivor->row), choices);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (survivor->row), survivor->check);
  g_signal_connect (survivor->check, "toggled", G_CALLBACK (toggled_cb), survivor);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), survivor->row);
  g_ptr_array_add (self->survivors, survivor);
}

static void
hk_aotd_setup_team_dispose (GObject *object)
{
  HkAotdSetupTeam *self = HK_AOTD_SETUP_TEAM (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_pointer (&self->survivors, g_ptr_array_unref);
  g_clear_pointer (&self->players, g_strfreev);
  G_OBJECT_CLASS (hk_aotd_setup_team_parent_class)->dispose (object);
}

static void
hk_aotd_setup_team_class_init (HkAotdSetupTeamClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_setup_team_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
hk_aotd_setup_team_init (HkAotdSetupTeam *self)
{
  GApplication *application = g_application_get_default ();
  const HkGameSpec *game = hk_games_lookup (HK_AOTD_GAME, NULL);
  const HkAotdSurvivorFacts *facts;
  guint n;

  if (HK_IS_APPLICATION (application) && game != NULL)
    self->pack = hk_application_get_pack (HK_APPLICATION (application), game, NULL);
  self->survivors = g_ptr_array_new_with_free_func (g_free);
  self->group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->group), _("The Team"));
  facts = hk_aotd_content_list_survivors (&n);
  for (guint i = 0; i < n; i++)
    add_survivor (self, &facts[i]);
  adw_bin_set_child (ADW_BIN (self), self->group);
  update (self);
}

/* @names: the players in seat order */
void
hk_aotd_setup_team_set_players (HkAotdSetupTeam    *self,
                                const char * const *names)
{
  g_return_if_fail (HK_IS_AOTD_SETUP_TEAM (self));

  if (self->players != NULL && g_strv_equal ((const char * const *) self->players, names))
    return;
  g_strfreev (self->players);
  self->players = g_strdupv ((GStrv) names);
  for (guint i = 0; i < self->survivors->len; i++)
    {
      Survivor *survivor = g_ptr_array_index (self->survivors, i);
      g_autoptr (GtkStringList) list = gtk_string_list_new (names);
      const guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (survivor->player));

      gtk_drop_down_set_model (GTK_DROP_DOWN (survivor->player), G_LIST_MODEL (list));
      gtk_drop_down_set_selected (GTK_DROP_DOWN (survivor->player), selected < g_strv_length (self->players) ? selected : 0);
    }
  update (self);
}

/* Picks these and nobody else.
 * @survivors: as the setup has them */
void
hk_aotd_setup_team_fill (HkAotdSetupTeam *self,
                         JsonArray       *survivors)
{
  g_return_if_fail (HK_IS_AOTD_SETUP_TEAM (self));

  for (guint i = 0; i < self->survivors->len; i++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (((Survivor *) g_ptr_array_index (self->survivors, i))->check), FALSE);
  for (guint i = 0; i < json_array_get_length (survivors); i++)
    {
      JsonObject *told = json_array_get_object_element (survivors, i);

      for (guint j = 0; told != NULL && j < self->survivors->len; j++)
        {
          Survivor *survivor = g_ptr_array_index (self->survivors, j);

          if (g_strcmp0 (survivor->id, json_object_get_string_member_with_default (told, "id", NULL)) != 0)
            continue;
          gtk_check_button_set_active (GTK_CHECK_BUTTON (survivor->check), TRUE);
          gtk_drop_down_set_selected (GTK_DROP_DOWN (survivor->player), (guint) json_object_get_int_member_with_default (told, "player", 0));
          gtk_drop_down_set_selected (GTK_DROP_DOWN (survivor->equipment), json_object_get_int_member_with_default (told, "pack", 1) == 2 ? 1 : 0);
        }
    }
}

/* Returns (transfer full) (nullable): the Survivors as the setup wants them; %NULL when the app draws. */
JsonArray *
hk_aotd_setup_team_read (HkAotdSetupTeam *self)
{
  JsonArray *array;

  g_return_val_if_fail (HK_IS_AOTD_SETUP_TEAM (self), NULL);

  if (count_picked (self) == 0)
    return NULL;
  array = json_array_new ();
  for (guint i = 0; i < self->survivors->len; i++)
    {
      Survivor *survivor = g_ptr_array_index (self->survivors, i);
      const guint player = gtk_drop_down_get_selected (GTK_DROP_DOWN (survivor->player));
      JsonObject *object;

      if (!is_picked (survivor))
        continue;
      object = json_object_new ();
      json_object_set_string_member (object, "id", survivor->id);
      json_object_set_int_member (object, "player", player == GTK_INVALID_LIST_POSITION ? 0 : player);
      json_object_set_int_member (object, "pack", gtk_drop_down_get_selected (GTK_DROP_DOWN (survivor->equipment)) + 1);
      json_array_add_object_element (array, object);
    }
  return array;
}

/* Returns (transfer full): those that nobody in the team is known to have; none as long as nobody is picked.
 * @required: specialties that the mission asks for */
GStrv
hk_aotd_setup_team_list_unmet (HkAotdSetupTeam    *self,
                               const char * const *required)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (HK_IS_AOTD_SETUP_TEAM (self), NULL);

  for (guint i = 0; count_picked (self) > 0 && required != NULL && required[i] != NULL; i++)
    {
      gboolean met = FALSE;

      for (guint j = 0; j < self->survivors->len; j++)
        {
          Survivor *survivor = g_ptr_array_index (self->survivors, j);

          met = met || (is_picked (survivor) && is_known_to_be (self, survivor->id, required[i]));
        }
      if (!met)
        g_strv_builder_add (builder, required[i]);
    }
  return g_strv_builder_end (builder);
}
