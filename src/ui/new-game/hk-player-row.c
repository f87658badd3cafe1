/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-player-row.h"

#include <glib/gi18n.h>

#include "hk-player-mark.h"
#include "ui/app/hk-application.h"
#include "ui/display/hk-template.h"
#include "ui/stats/hk-avatar.h"
#include "ui/widgets/hk-tooltip.h"

/* The seat of a player: a name, a colour, and a handle to take it elsewhere. */
struct _HkPlayerRow
{
  AdwEntryRow    parent_instance;

  GtkImage      *handle;
  AdwAvatar     *avatar;
  GtkMenuButton *colour_button;
  GtkPopover    *colours;
  GtkFlowBox    *colour_box;

  char          *colour;
  char          *mark;        /* that tells this player from those in the other seats */
  gboolean       removable;
};

typedef enum
{
  PROP_COLOUR = 1,
  PROP_MARK,
  PROP_REMOVABLE,
} HkPlayerRowProps;

static GParamSpec *props[PROP_REMOVABLE + 1];

enum
{
  MOVE,
  DROP,
  REMOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkPlayerRow, hk_player_row, ADW_TYPE_ENTRY_ROW)

/* The picture of whoever sits there, if there is one. */
static void
show_person (HkPlayerRow *self)
{
  HkPeople *people = hk_application_get_people (hk_application_get_default ());
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self))));

  gtk_widget_set_visible (GTK_WIDGET (self->avatar), hk_avatar_show (self->avatar, people, hk_people_find (people, name)));
}

static void
colour_activated_cb (HkPlayerRow     *self,
                     GtkFlowBoxChild *child)
{
  hk_player_row_set_colour (self, hk_player_colour_get_name (gtk_flow_box_child_get_index (child)));
  gtk_popover_popdown (self->colours);
}

/* Only the handle is dragged: in the name itself a drag selects text. */
static GdkContentProvider *
drag_prepare_cb (HkPlayerRow   *self,
                 double         x,
                 double         y,
                 GtkDragSource *source)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self->handle), GTK_WIDGET (self), &bounds))
    return NULL;
  graphene_rect_inset (&bounds, -12, -18);
  if (!graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
    return NULL;
  return gdk_content_provider_new_typed (HK_TYPE_PLAYER_ROW, self);
}

static void
drag_begin_cb (HkPlayerRow   *self,
               GdkDrag       *drag,
               GtkDragSource *source)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, paintable, 12, 24);
}

static gboolean
drop_cb (HkPlayerRow  *self,
         const GValue *value)
{
  HkPlayerRow *other = g_value_get_object (value);

  if (other == NULL || other == self)
    return FALSE;
  g_signal_emit (self, signals[DROP], 0, other);
  return TRUE;
}

static void
move_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_signal_emit (widget, signals[MOVE], 0, g_str_equal (action, "player.up") ? -1 : 1);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  g_signal_emit (widget, signals[REMOVE], 0);
}

static void
hk_player_row_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  HkPlayerRow *self = HK_PLAYER_ROW (object);

  switch ((HkPlayerRowProps) prop_id)
    {
    case PROP_COLOUR:
      g_value_set_string (value, self->colour);
      break;
    case PROP_MARK:
      g_value_set_string (value, self->mark);
      break;
    case PROP_REMOVABLE:
      g_value_set_boolean (value, self->removable);
      break;
    }
}

static void
hk_player_row_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  HkPlayerRow *self = HK_PLAYER_ROW (object);

  switch ((HkPlayerRowProps) prop_id)
    {
    case PROP_COLOUR:
      hk_player_row_set_colour (self, g_value_get_string (value));
      break;
    case PROP_MARK:
      if (g_set_str (&self->mark, g_value_get_string (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_REMOVABLE:
      if (self->removable != g_value_get_boolean (value))
        {
          self->removable = g_value_get_boolean (value);
          g_object_notify_by_pspec (object, pspec);
        }
      break;
    }
}

static void
hk_player_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_PLAYER_ROW);

  G_OBJECT_CLASS (hk_player_row_parent_class)->dispose (object);
}

static void
hk_player_row_finalize (GObject *object)
{
  g_free (HK_PLAYER_ROW (object)->colour);
  g_free (HK_PLAYER_ROW (object)->mark);

  G_OBJECT_CLASS (hk_player_row_parent_class)->finalize (object);
}

static void
hk_player_row_class_init (HkPlayerRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hk_player_row_get_property;
  object_class->set_property = hk_player_row_set_property;
  object_class->dispose = hk_player_row_dispose;
  object_class->finalize = hk_player_row_finalize;

  props[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_MARK] = g_param_spec_string ("mark", NULL, NULL, NULL,
                                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_REMOVABLE] = g_param_spec_boolean ("removable", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[MOVE] = g_signal_new ("move", HK_TYPE_PLAYER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
  signals[DROP] = g_signal_new ("drop", HK_TYPE_PLAYER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, HK_TYPE_PLAYER_ROW);
  signals[REMOVE] = g_signal_new ("remove", HK_TYPE_PLAYER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-player-row.ui");
  HK_BIND_CHILDREN (widget_class, HkPlayerRow, handle, avatar, colour_button, colours, colour_box);
  HK_BIND_CALLBACKS (widget_class, colour_activated_cb, drag_prepare_cb, drag_begin_cb, drop_cb);
  gtk_widget_class_install_action (widget_class, "player.up", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "player.down", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "player.remove", NULL, remove_cb);
}

static void
hk_player_row_init (HkPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "changed", G_CALLBACK (show_person), NULL);
  for (guint i = 0; i < HK_N_PLAYER_COLOURS; i++)
    {
      const char *colour = hk_player_colour_get_name (i);
      GtkWidget *mark = hk_player_mark_new (NULL, colour);

      gtk_flow_box_append (self->colour_box, mark);
      hk_tooltip_set (mark, hk_player_colour_get_label (colour));
      gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (mark)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      hk_player_colour_get_label (colour), -1);
    }
}

/* Returns an empty seat. */
GtkWidget *
hk_player_row_new (void)
{
  return g_object_new (HK_TYPE_PLAYER_ROW, NULL);
}

/* Returns (nullable): the name of its colour. */
const char *
hk_player_row_get_colour (HkPlayerRow *self)
{
  g_return_val_if_fail (HK_IS_PLAYER_ROW (self), NULL);

  return self->colour;
}

/* @colour: (nullable): the name of a colour */
void
hk_player_row_set_colour (HkPlayerRow *self,
                          const char  *colour)
{
  g_autofree char *label = NULL;

  g_return_if_fail (HK_IS_PLAYER_ROW (self));

  if (!g_set_str (&self->colour, colour))
    return;
  /* Translators: the colour of a player, such as "Colour: Red" */
  label = g_strdup_printf (_("Colour: %s"), colour != NULL ? hk_player_colour_get_label (colour) : "–");
  hk_tooltip_set (GTK_WIDGET (self->colour_button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->colour_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COLOUR]);
}
