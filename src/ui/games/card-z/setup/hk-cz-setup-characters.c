/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-setup-characters.h"
#include "ui/app/hk-application.h"
#include "ui/widgets/hk-tooltip.h"

#define MOST_NAMES 16

/* Who plays, and for whom: of the Characters that are known, from the box of the owner or invented, whoever is missing being drawn
 * by chance; or, where nothing is known, whoever is named. */
struct _HkCzSetupCharacters
{
  AdwBin     parent_instance;

  GtkWidget *expander;
  GPtrArray *characters;   /* of Character */
  GtkWidget *names[MOST_NAMES];  /* AdwEntryRow: those whom the group names */
  gboolean   is_named;
  GStrv      players;
  int        each;
};

typedef struct
{
  HkCzSetupCharacters *owner;
  char                *name;
  gboolean             invented;
  GtkWidget           *row;
  GtkWidget           *check;
  GtkWidget           *player;
} Character;

G_DEFINE_FINAL_TYPE (HkCzSetupCharacters, hk_cz_setup_characters, ADW_TYPE_BIN)

static void
character_free (Character *character)
{
  g_free (character->name);
  g_free (character);
}

static gboolean
is_picked (Character *character)
{
  return gtk_widget_get_visible (character->row) && gtk_check_button_get_active (GTK_CHECK_BUTTON (character->check));
}

static int
get_player (Character *character)
{
  const guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (character->player));

  return selected == GTK_INVALID_LIST_POSITION ? 0 : (int) selected;
}

static int
count_players (HkCzSetupCharacters *self)
{
  return self->players == NULL ? 1 : MAX (1, (int) g_strv_length (self->players));
}

/* Rows to name everybody, each with who leads the Character. */
static int
show_names (HkCzSetupCharacters *self,
            int                  wanted)
{
  int n = 0;

  for (int i = 0; i < MOST_NAMES; i++)
    {
      const int player = i / MAX (1, self->each);
      g_autofree char *title = player < count_players (self) && self->players != NULL
                                 ? g_strdup_printf (_("Character of %s"), self->players[player]) : g_strdup (_("Character"));
      const gboolean shown = self->is_named && i < wanted;

      gtk_widget_set_visible (self->names[i], shown);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->names[i]), title);
      n += shown && gtk_editable_get_text (GTK_EDITABLE (self->names[i]))[0] != '\0';
    }
  return n;
}

static void
update (HkCzSetupCharacters *self)
{
  const int wanted = self->each * count_players (self);
  const int named = show_names (self, wanted);
  g_autofree char *text = NULL;
  int n = 0;

  for (guint i = 0; i < self->characters->len; i++)
    n += is_picked (g_ptr_array_index (self->characters, i));
  for (guint i = 0; i < self->characters->len; i++)
    {
      Character *character = g_ptr_array_index (self->characters, i);

      gtk_widget_set_visible (character->player, is_picked (character) && count_players (self) > 1);
      gtk_widget_set_sensitive (character->check, is_picked (character) || n < wanted);
    }
  text = self->is_named ? named == 0 ? g_strdup (_("Named as you draw them, or here"))
                                     : g_strdup_printf (_("%1$d of %2$d named"), named, wanted)
         : n == 0 ? g_strdup_printf (ngettext ("%d by chance", "%d by chance", (gulong) wanted), wanted)
         : n < wanted ? g_strdup_printf (_("%1$d of %2$d picked, the others by chance"), n, wanted)
         : g_strdup_printf (_("%1$d of %2$d picked"), n, wanted);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->expander), text);
}

/* The player who has the fewest besides @picked, the first of them. */
static guint
find_player (HkCzSetupCharacters *self,
             Character           *picked)
{
  guint best = 0;
  int fewest = G_MAXINT;

  for (int i = 0; i < count_players (self); i++)
    {
      int led = 0;

      for (guint j = 0; j < self->characters->len; j++)
        {
          Character *character = g_ptr_array_index (self->characters, j);

          led += character != picked && is_picked (character) && get_player (character) == i;
        }
      if (led < fewest)
        {
          fewest = led;
          best = (guint) i;
        }
    }
  return best;
}

static void
toggled_cb (GtkCheckButton *check,
            Character      *character)
{
  if (is_picked (character))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (character->player), find_player (character->owner, character));
  update (character->owner);
}

/* The ratings, such as “Move 3, push 4, carry 4; club:1”. */
static char *
describe (JsonObject *component)
{
  const gint64 move = json_object_get_int_member_with_default (component, "move", 0);
  const gint64 push = json_object_get_int_member_with_default (component, "push", 0);
  const gint64 carry = json_object_get_int_member_with_default (component, "carry", 0);
  const char *skills = json_object_get_string_member_with_default (component, "skills", "");

  if (skills[0] == '\0')
    return g_strdup_printf (_("Move %1$d, push %2$d, carry %3$d"), (int) move, (int) push, (int) carry);
  return g_strdup_printf (_("Move %1$d, push %2$d, carry %3$d; %4$s"), (int) move, (int) push, (int) carry, skills);
}

static void
add_character (HkCzSetupCharacters *self,
               JsonObject          *component,
               gboolean             invented)
{
  const char *name = json_object_get_string_member_with_default (component, "name", NULL);
  Character *character;
  GtkWidget *row;
  g_autofree char *subtitle = NULL;

  if (name == NULL)
    return;
  character = g_new0 (Character, 1);
  row = adw_action_row_new ();
  subtitle = describe (component);
  character->owner = self;
  character->invented = invented;
  character->row = row;
  character->name = g_strdup (name);
  character->check = gtk_check_button_new ();
  character->player = gtk_drop_down_new_from_strings ((const char * const[]) { NULL });
  gtk_widget_set_valign (character->check, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (character->player, GTK_ALIGN_CENTER);
  hk_tooltip_set (character->player, _("Who leads this Character"));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), character->check);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), character->player);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), character->check);
  g_ptr_array_add (self->characters, character);
  g_signal_connect (character->check, "toggled", G_CALLBACK (toggled_cb), character);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expander), row);
}

/* Those of the owner and those that are invented; which of them are shown follows from the values of the game. */
static void
add_characters (HkCzSetupCharacters *self)
{
  GApplication *application = g_application_get_default ();
  const HkGameSpec *game = hk_games_lookup (HK_CZ_GAME, NULL);
  HkPack *pack = NULL;
  GPtrArray *owned = NULL;
  JsonObject *components;
  JsonArray *invented;

  if (HK_IS_APPLICATION (application) && game != NULL)
    pack = hk_application_get_pack (HK_APPLICATION (application), game, NULL);
  if (pack != NULL)
    owned = hk_pack_list (pack, "character");
  for (guint i = 0; owned != NULL && i < owned->len; i++)
    add_character (self, g_ptr_array_index (owned, i), FALSE);
  components = json_object_get_object_member (hk_content_get (HK_CZ_GAME, "stand-in"), "components");
  invented = json_object_get_array_member (components, "character");
  for (guint i = 0; i < json_array_get_length (invented); i++)
    add_character (self, json_array_get_object_element (invented, i), TRUE);
}

static void
hk_cz_setup_characters_dispose (GObject *object)
{
  HkCzSetupCharacters *self = HK_CZ_SETUP_CHARACTERS (object);

  for (guint i = 0; self->characters != NULL && i < self->characters->len; i++)
    {
      Character *character = g_ptr_array_index (self->characters, i);

      g_signal_handlers_disconnect_by_data (character->check, character);
    }
  g_clear_pointer (&self->characters, g_ptr_array_unref);
  g_clear_pointer (&self->players, g_strfreev);
  G_OBJECT_CLASS (hk_cz_setup_characters_parent_class)->dispose (object);
}

static void
hk_cz_setup_characters_class_init (HkCzSetupCharactersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_setup_characters_dispose;
}

static void
hk_cz_setup_characters_init (HkCzSetupCharacters *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->each = 2;
  self->characters = g_ptr_array_new_with_free_func ((GDestroyNotify) character_free);
  self->expander = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->expander), _("Characters"));
  add_characters (self);
  for (int i = 0; i < MOST_NAMES; i++)
    {
      self->names[i] = adw_entry_row_new ();
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expander), self->names[i]);
      g_signal_connect_object (self->names[i], "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->expander);
  adw_bin_set_child (ADW_BIN (self), group);
  hk_cz_setup_characters_set_values (self, "none");
}

/* Returns (transfer floating): the choice of Characters, nobody picked yet. */
GtkWidget *
hk_cz_setup_characters_new (void)
{
  return g_object_new (HK_TYPE_CZ_SETUP_CHARACTERS, NULL);
}

/* Says who plays.
 * @names: the players in seat order */
void
hk_cz_setup_characters_set_players (HkCzSetupCharacters *self,
                                    const char * const  *names)
{
  g_return_if_fail (HK_IS_CZ_SETUP_CHARACTERS (self));

  if (self->players != NULL && g_strv_equal ((const char * const *) self->players, names))
    return;
  g_strfreev (self->players);
  self->players = g_strdupv ((GStrv) names);
  for (guint i = 0; i < self->characters->len; i++)
    {
      Character *character = g_ptr_array_index (self->characters, i);
      const guint selected = (guint) get_player (character);
      g_autoptr (GtkStringList) list = gtk_string_list_new (names);

      gtk_drop_down_set_model (GTK_DROP_DOWN (character->player), G_LIST_MODEL (list));
      gtk_drop_down_set_selected (GTK_DROP_DOWN (character->player), MIN (selected, (guint) count_players (self) - 1));
    }
  update (self);
}

/* Says how many can be picked.
 * @each: how many Characters each player has */
void
hk_cz_setup_characters_set_each (HkCzSetupCharacters *self,
                                 int                  each)
{
  g_return_if_fail (HK_IS_CZ_SETUP_CHARACTERS (self));

  if (self->each == each)
    return;
  self->each = each;
  update (self);
}

/* The name of a Character in a setup; empty without one. */
static const char *
get_name (JsonNode *node)
{
  const char *name = node == NULL ? NULL
                     : JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_string_member_with_default (json_node_get_object (node), "name", NULL)
                     : JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

  return name == NULL ? "" : name;
}

/* Says where the values come from: nobody is offered whose card is not in it.
 * @components: "none" where they are asked for, so that Characters are named; "owner" or "stand-in" */
void
hk_cz_setup_characters_set_values (HkCzSetupCharacters *self,
                                   const char          *components)
{
  g_return_if_fail (HK_IS_CZ_SETUP_CHARACTERS (self));

  self->is_named = g_str_equal (components, "none");
  for (guint i = 0; i < self->characters->len; i++)
    {
      Character *character = g_ptr_array_index (self->characters, i);

      gtk_widget_set_visible (character->row, !self->is_named && character->invented == g_str_equal (components, "stand-in"));
    }
  update (self);
}

/* Picks those of an earlier setup.
 * @characters: (nullable): as in the setup */
void
hk_cz_setup_characters_fill (HkCzSetupCharacters *self,
                             JsonArray           *characters)
{
  g_return_if_fail (HK_IS_CZ_SETUP_CHARACTERS (self));

  for (guint i = 0; i < MOST_NAMES; i++)
    {
      JsonNode *node = characters == NULL || i >= json_array_get_length (characters) ? NULL : json_array_get_element (characters, i);

      gtk_editable_set_text (GTK_EDITABLE (self->names[i]), self->is_named ? get_name (node) : "");
    }
  for (guint i = 0; i < self->characters->len; i++)
    {
      Character *character = g_ptr_array_index (self->characters, i);
      gboolean picked = FALSE;

      for (guint j = 0; characters != NULL && j < json_array_get_length (characters); j++)
        {
          JsonNode *node = json_array_get_element (characters, j);
          JsonObject *told = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

          if (!g_str_equal (get_name (node), character->name))
            continue;
          picked = TRUE;
          gtk_check_button_set_active (GTK_CHECK_BUTTON (character->check), TRUE);
          if (told != NULL)
            gtk_drop_down_set_selected (GTK_DROP_DOWN (character->player), (guint) json_object_get_int_member_with_default (told, "player", 0));
        }
      if (!picked)
        gtk_check_button_set_active (GTK_CHECK_BUTTON (character->check), FALSE);
    }
  update (self);
}

/* Returns (transfer full) (nullable): those who are picked, as the setup takes them; %NULL nobody. */
JsonArray *
hk_cz_setup_characters_read (HkCzSetupCharacters *self)
{
  JsonArray *array;

  g_return_val_if_fail (HK_IS_CZ_SETUP_CHARACTERS (self), NULL);

  array = json_array_new ();
  for (int i = 0; i < MOST_NAMES; i++)
    if (gtk_widget_get_visible (self->names[i]) && gtk_editable_get_text (GTK_EDITABLE (self->names[i]))[0] != '\0')
      {
        JsonObject *told = json_object_new ();

        json_object_set_string_member (told, "name", gtk_editable_get_text (GTK_EDITABLE (self->names[i])));
        json_object_set_int_member (told, "player", MIN (i / MAX (1, self->each), count_players (self) - 1));
        json_array_add_object_element (array, told);
      }
  for (guint i = 0; i < self->characters->len; i++)
    {
      Character *character = g_ptr_array_index (self->characters, i);
      JsonObject *told;

      if (!is_picked (character))
        continue;
      told = json_object_new ();
      json_object_set_string_member (told, "name", character->name);
      json_object_set_int_member (told, "player", MIN (get_player (character), count_players (self) - 1));
      json_array_add_object_element (array, told);
    }
  if (json_array_get_length (array) == 0)
    g_clear_pointer (&array, json_array_unref);
  return array;
}
