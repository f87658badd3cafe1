/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-player-mark.h"

#include <glib/gi18n.h>

#include "core/describe/hk-player-marks.h"
#include "ui/games/hk-game-views.h"

/* A player's mark on the player's colour, so that colour is never the only sign. No two players of the group that
 * plays have the same one. */
struct _HkPlayerMark
{
  AdwBin    parent_instance;

  GtkLabel *label;
  char     *name;
  char     *mark;
  char     *colour;
};

typedef enum
{
  PROP_NAME = 1,
  PROP_MARK,
  PROP_COLOUR,
} HkPlayerMarkProps;

static GParamSpec *props[PROP_COLOUR + 1];

G_DEFINE_FINAL_TYPE (HkPlayerMark, hk_player_mark, ADW_TYPE_BIN)

static const struct
{
  const char *name;
  const char *label;
} colours[HK_N_PLAYER_COLOURS] = {
  { "red", N_("Red") },
  { "blue", N_("Blue") },
  { "green", N_("Green") },
  { "yellow", N_("Yellow") },
  { "purple", N_("Purple") },
  { "orange", N_("Orange") },
  { "teal", N_("Teal") },
  { "grey", N_("Grey") },
};

/* Those who play, and their marks. */
static GStrv group;
static GStrv group_marks;
static GStrv group_taken;

static void
update_text (HkPlayerMark *self)
{
  g_autofree char *text = self->mark != NULL ? g_strdup (self->mark) : hk_player_mark_dup_text (self->name);

  gtk_label_set_label (self->label, text);
  if (g_utf8_strlen (text, -1) > 1)
    gtk_widget_add_css_class (GTK_WIDGET (self), "long");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "long");
}

static void
set_colour (HkPlayerMark *self,
            const char   *colour)
{
  g_autofree char *old_class = g_strconcat ("player-", self->colour, NULL);
  g_autofree char *new_class = g_strconcat ("player-", colour, NULL);

  if (g_strcmp0 (self->colour, colour) == 0)
    return;
  if (self->colour != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), old_class);
  if (colour != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), new_class);
  g_set_str (&self->colour, colour);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COLOUR]);
}

static void
hk_player_mark_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  HkPlayerMark *self = HK_PLAYER_MARK (object);

  switch ((HkPlayerMarkProps) prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_MARK:
      g_value_set_string (value, self->mark);
      break;
    case PROP_COLOUR:
      g_value_set_string (value, self->colour);
      break;
    }
}

static void
hk_player_mark_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  HkPlayerMark *self = HK_PLAYER_MARK (object);

  switch ((HkPlayerMarkProps) prop_id)
    {
    case PROP_NAME:
      if (g_set_str (&self->name, g_value_get_string (value)))
        {
          update_text (self);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    case PROP_MARK:
      if (g_set_str (&self->mark, g_value_get_string (value)))
        {
          update_text (self);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    case PROP_COLOUR:
      set_colour (self, g_value_get_string (value));
      break;
    }
}

static void
hk_player_mark_finalize (GObject *object)
{
  HkPlayerMark *self = HK_PLAYER_MARK (object);

  g_free (self->name);
  g_free (self->mark);
  g_free (self->colour);

  G_OBJECT_CLASS (hk_player_mark_parent_class)->finalize (object);
}

static void
hk_player_mark_class_init (HkPlayerMarkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = hk_player_mark_get_property;
  object_class->set_property = hk_player_mark_set_property;
  object_class->finalize = hk_player_mark_finalize;

  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL,
                                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_MARK] = g_param_spec_string ("mark", NULL, NULL, NULL,
                                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "player-mark");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hk_player_mark_init (HkPlayerMark *self)
{
  self->label = GTK_LABEL (gtk_label_new (""));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->label));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Returns a mark.
 * @name: (nullable): the player's name
 * @colour: (nullable): a colour of hk_player_colour_get_name() */
GtkWidget *
hk_player_mark_new (const char *name,
                    const char *colour)
{
  return g_object_new (HK_TYPE_PLAYER_MARK, "name", name, "colour", colour, NULL);
}

/* Says whom marks that are made from now on have to tell apart, without the letters that mean something else on the board.
 * @session: (nullable): the game on the table; %NULL none */
void
hk_player_mark_set_session (HkSession *session)
{
  JsonArray *players = session == NULL ? NULL : json_object_get_array_member (hk_session_get_setup (session), "players");
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; players != NULL && i < json_array_get_length (players); i++)
    g_strv_builder_add (names, json_object_get_string_member (json_array_get_object_element (players, i), "name"));
  g_strfreev (group);
  g_strfreev (group_marks);
  g_strfreev (group_taken);
  group = g_strv_builder_end (names);
  group_taken = session == NULL ? NULL : hk_game_views_list_letters (hk_table_get_game (hk_session_get_table (session))->id);
  group_marks = hk_player_marks_make ((const char * const *) group, (const char * const *) group_taken);
}

/* Returns (transfer full): what stands on the mark of that player; of somebody who is not of the group, the initial.
 * @name: (nullable): the name of a player */
char *
hk_player_mark_dup_text (const char *name)
{
  const char * const alone[] = { name != NULL ? name : "", NULL };
  g_auto (GStrv) marks = NULL;

  for (guint i = 0; group != NULL && group[i] != NULL; i++)
    if (g_str_equal (group[i], alone[0]))
      return g_strdup (group_marks[i]);
  marks = hk_player_marks_make (alone, (const char * const *) group_taken);
  return g_strdup (*alone[0] == '\0' ? "" : marks[0]);
}

/* Returns the colour's name in files.
 * @n: which, below %HK_N_PLAYER_COLOURS */
const char *
hk_player_colour_get_name (guint n)
{
  g_return_val_if_fail (n < HK_N_PLAYER_COLOURS, NULL);

  return colours[n].name;
}

/* Returns its name for a person; @colour itself when it is not one of ours.
 * @colour: a colour's name in files */
const char *
hk_player_colour_get_label (const char *colour)
{
  for (gsize i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_strcmp0 (colours[i].name, colour) == 0)
      return _(colours[i].label);
  return colour;
}
