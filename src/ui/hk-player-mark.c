/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-player-mark.h"

#include <glib/gi18n.h>

/**
 * HkPlayerMark:
 *
 * A player's initial on the player's colour, so that colour is never the only sign.
 */
struct _HkPlayerMark
{
  AdwBin    parent_instance;

  GtkLabel *label;
  char     *name;
  char     *colour;
};

typedef enum
{
  PROP_NAME = 1,
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

static void
update_initial (HkPlayerMark *self)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (self->name != NULL ? self->name : ""));
  g_autofree char *first = g_utf8_substring (trimmed, 0, MIN (1, g_utf8_strlen (trimmed, -1)));
  g_autofree char *initial = g_utf8_strup (first, -1);

  gtk_label_set_label (self->label, initial);
}

static void
set_colour (HkPlayerMark *self,
            const char   *colour)
{
  g_autofree char *old_class = g_strconcat ("player-", self->colour, NULL);
  g_autofree char *new_class = g_strconcat ("player-", colour, NULL);

  if (self->colour != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), old_class);
  if (colour != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), new_class);
  if (g_set_str (&self->colour, colour))
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
          update_initial (self);
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

/**
 * hk_player_mark_new:
 * @name: (nullable): the player's name
 * @colour: (nullable): a colour of hk_player_colour_get_name()
 *
 * Returns: a mark
 */
GtkWidget *
hk_player_mark_new (const char *name,
                    const char *colour)
{
  return g_object_new (HK_TYPE_PLAYER_MARK, "name", name, "colour", colour, NULL);
}

/**
 * hk_player_colour_get_name:
 * @n: which, below %HK_N_PLAYER_COLOURS
 *
 * Returns: the colour's name in files
 */
const char *
hk_player_colour_get_name (guint n)
{
  g_return_val_if_fail (n < HK_N_PLAYER_COLOURS, NULL);

  return colours[n].name;
}

/**
 * hk_player_colour_get_label:
 * @colour: a colour's name in files
 *
 * Returns: its name for a person; @colour itself when it is not one of ours
 */
const char *
hk_player_colour_get_label (const char *colour)
{
  for (gsize i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_strcmp0 (colours[i].name, colour) == 0)
      return _(colours[i].label);
  return colour;
}
