/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-part.h"
#include "hk-table-play.h"
#include "hk-view.h"
#include "ui/display/hk-pane.h"
#include "ui/display/hk-style.h"
#include "ui/widgets/hk-ink.h"

/* A part of the window that shows a table: its class says what to show, and this base when. In sight it is shown anew at once
 * after each change of the table, out of sight when there is nothing else to do. */
typedef struct
{
  HkSession *session;
  int        index;
  gboolean   is_stale;
  gboolean   is_odd;    /* how its piece was drawn; nothing draws it while nothing in it changes */
  guint      catch_up;  /* the source that shows it anew out of sight */
} HkViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (HkView, hk_view, ADW_TYPE_BIN)

enum
{
  PROP_SESSION = 1,
  PROP_INDEX,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static HkViewPrivate *
get_private (HkView *self)
{
  return hk_view_get_instance_private (self);
}

/* A view that shows nothing now is hidden. */
static gboolean
check_needed (HkView *self)
{
  HkViewClass *klass = HK_VIEW_GET_CLASS (self);
  gboolean needed;

  if (get_private (self)->session == NULL)
    return FALSE;
  needed = klass->is_needed == NULL || klass->is_needed (self);
  if (klass->is_needed != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self), needed);
  return needed;
}

static gboolean
catch_up_cb (gpointer data)
{
  HkView *self = data;

  get_private (self)->catch_up = 0;
  if (get_private (self)->is_stale && check_needed (self))
    hk_view_update (self);
  return G_SOURCE_REMOVE;
}

/* A view on a page behind follows when nobody waits. It is not left until it is mapped, because a window may map its parts while it
 * gives them their room, when it is too late for another size. One that hides itself is updated, for it may want to be seen again. */
static void
changed_cb (HkView *self)
{
  const gboolean hides_itself = HK_VIEW_GET_CLASS (self)->is_needed == NULL && !gtk_widget_get_visible (GTK_WIDGET (self));

  get_private (self)->is_stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) || hides_itself)
    hk_view_update (self);
  else if (check_needed (self) && get_private (self)->catch_up == 0)
    get_private (self)->catch_up = g_idle_add_full (G_PRIORITY_LOW, catch_up_cb, self, NULL);
}

static void
set_session (HkView    *self,
             HkSession *session)
{
  HkViewPrivate *priv = get_private (self);

  if (priv->session == session)
    return;
  if (priv->session != NULL)
    g_signal_handlers_disconnect_by_func (priv->session, changed_cb, self);
  g_set_object (&priv->session, session);
  if (session != NULL)
    {
      hk_style_add_game (hk_table_get_game (hk_session_get_table (session))->id);
      g_signal_connect_object (session, "moved", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

static void
set_index (HkView *self,
           int     index)
{
  HkViewPrivate *priv = get_private (self);

  if (priv->index == index)
    return;
  priv->index = index;
  changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INDEX]);
}

/* A view is filled before it is measured for the first time, and after its children, which are bound to its session, have it. */
static void
session_cb (HkView *self)
{
  if (get_private (self)->session != NULL)
    hk_view_update (self);
}

/* One that has hidden itself as it was shown anew is not mapped: it would be drawn without any room. */
static void
hk_view_map (GtkWidget *widget)
{
  HkView *self = HK_VIEW (widget);

  if (get_private (self)->is_stale)
    hk_view_update (self);
  if (gtk_widget_get_visible (widget))
    GTK_WIDGET_CLASS (hk_view_parent_class)->map (widget);
}

static void
hk_view_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  HkViewPrivate *priv = get_private (HK_VIEW (widget));
  const gboolean is_piece = HK_VIEW_GET_CLASS (widget)->is_piece;

  priv->is_odd = !priv->is_odd;
  if (is_piece)
    hk_ink_push_piece (snapshot, widget, priv->is_odd);
  GTK_WIDGET_CLASS (hk_view_parent_class)->snapshot (widget, snapshot);
  if (is_piece)
    gtk_snapshot_pop (snapshot);
}

static void
hk_view_get_property (GObject    *object,
                      guint       id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  HkViewPrivate *priv = get_private (HK_VIEW (object));

  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, priv->session);
      break;
    case PROP_INDEX:
      g_value_set_int (value, priv->index);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
hk_view_set_property (GObject      *object,
                      guint         id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_SESSION:
      set_session (HK_VIEW (object), g_value_get_object (value));
      break;
    case PROP_INDEX:
      set_index (HK_VIEW (object), g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
hk_view_dispose (GObject *object)
{
  /* The bin has to know that its child goes, which the template may have bound. */
  adw_bin_set_child (ADW_BIN (object), NULL);
  if (HK_VIEW_GET_CLASS (object)->has_template)
    gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  g_clear_handle_id (&get_private (HK_VIEW (object))->catch_up, g_source_remove);
  set_session (HK_VIEW (object), NULL);
  G_OBJECT_CLASS (hk_view_parent_class)->dispose (object);
}

static void
hk_view_class_init (HkViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = hk_view_get_property;
  object_class->set_property = hk_view_set_property;
  object_class->dispose = hk_view_dispose;
  GTK_WIDGET_CLASS (klass)->map = hk_view_map;
  GTK_WIDGET_CLASS (klass)->snapshot = hk_view_snapshot;

  /**
   * HkView:session: (nullable)
   *
   * The session that is shown. A template hands it on to its children: `session: bind template.session`.
   */
  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, HK_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * HkView:index:
   *
   * Which of several things is shown, as the class of the view counts them: a player, a row, a card; -1 for none.
   */
  properties[PROP_INDEX] = g_param_spec_int ("index", NULL, NULL, -1, G_MAXINT, -1,
                                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
hk_view_init (HkView *self)
{
  get_private (self)->index = -1;
  g_signal_connect_after (self, "notify::session", G_CALLBACK (session_cb), NULL);
}

/* Takes the template from the resources; it is disposed of with the view. The class binds its children, and its instances
 * call gtk_widget_init_template ().
 * @name: of the template's file, without its ending */
void
hk_view_class_set_template (HkViewClass *klass,
                            const char  *name)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_PREFIX "/ui/%s.ui", name);

  g_type_ensure (HK_TYPE_PANE);
  g_type_ensure (HK_TYPE_PART);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), path);
  klass->has_template = TRUE;
}

/* Returns (transfer none) (nullable): the session that is shown. */
HkSession *
hk_view_get_session (HkView *self)
{
  g_return_val_if_fail (HK_IS_VIEW (self), NULL);

  return get_private (self)->session;
}

/* Returns (transfer none): the table that is shown, which there is in the class's update function. */
HkTable *
hk_view_get_table (HkView *self)
{
  g_return_val_if_fail (HK_IS_VIEW (self), NULL);

  return hk_session_get_table (get_private (self)->session);
}

/* Returns: which of several things is shown, or -1. */
int
hk_view_get_index (HkView *self)
{
  g_return_val_if_fail (HK_IS_VIEW (self), -1);

  return get_private (self)->index;
}

/* Shows the table as it is, where there is one: for a view that has changed by something else than a move. */
void
hk_view_update (HkView *self)
{
  HkViewPrivate *priv = get_private (self);

  g_return_if_fail (HK_IS_VIEW (self));

  priv->is_stale = FALSE;
  if (check_needed (self) && HK_VIEW_GET_CLASS (self)->update != NULL)
    HK_VIEW_GET_CLASS (self)->update (self);
}

/* Makes a move, asks for what it lacks, says why it is refused. Where it is not made the view shows the table as it is, so that
 * no control stands as the person set it. Returns whether it was made.
 * @move: (transfer full) */
gboolean
hk_view_play (HkView *self,
              HkMove *move)
{
  g_autoptr (HkMove) taken = move;

  g_return_val_if_fail (HK_IS_VIEW (self), FALSE);

  if (hk_table_play (GTK_WIDGET (self), get_private (self)->session, taken))
    return TRUE;
  hk_view_update (self);
  return FALSE;
}

static GtkWidget *
find_view (GtkWidget *box,
           int        index)
{
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (get_private (HK_VIEW (child))->index == index)
      return child;
  return NULL;
}

/* Shows a view for each of several things, in their order. Views that are there already are kept.
 * @box: holds nothing else
 * @type: a class of views
 * @indices: (element-type int): the things */
void
hk_view_show_list (GtkBox    *box,
                   GType      type,
                   HkSession *session,
                   GArray    *indices)
{
  GtkWidget *previous = NULL;
  GtkWidget *next;

  g_return_if_fail (GTK_IS_BOX (box) && g_type_is_a (type, HK_TYPE_VIEW));

  for (guint i = 0; i < indices->len; i++)
    {
      const int index = g_array_index (indices, int, i);
      GtkWidget *view = find_view (GTK_WIDGET (box), index);

      next = previous == NULL ? gtk_widget_get_first_child (GTK_WIDGET (box)) : gtk_widget_get_next_sibling (previous);
      if (view == NULL)
        {
          view = g_object_new (type, "session", session, "index", index, NULL);
          gtk_box_insert_child_after (box, view, previous);
        }
      else if (view != next)
        gtk_box_reorder_child_after (box, view, previous);
      previous = view;
    }
  next = previous == NULL ? gtk_widget_get_first_child (GTK_WIDGET (box)) : gtk_widget_get_next_sibling (previous);
  while (next != NULL)
    {
      GtkWidget *view = next;

      next = gtk_widget_get_next_sibling (view);
      gtk_box_remove (box, view);
    }
}
