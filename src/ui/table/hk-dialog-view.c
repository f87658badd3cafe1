/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-dialog-view.h"
#include "hk-refusal.h"
#include "hk-table-play.h"

/* A dialog about a table that ends with a move. Its template has an HkRefusal named "refusal", which says why the move is
 * refused; the dialog closes when the move is made, be it as a house rule or with a value that was asked for. */
typedef struct
{
  HkSession *session;
  int        index;
  HkRefusal *refusal;
} HkDialogViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (HkDialogView, hk_dialog_view, ADW_TYPE_DIALOG)

enum
{
  PROP_SESSION = 1,
  PROP_INDEX,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static HkDialogViewPrivate *
get_private (HkDialogView *self)
{
  return hk_dialog_view_get_instance_private (self);
}

static void
update (HkDialogView *self)
{
  HkDialogViewClass *klass = HK_DIALOG_VIEW_GET_CLASS (self);

  if (klass->update != NULL)
    klass->update (self);
}

/* The move of the dialog has been made. */
static void
finish (HkDialogView *self)
{
  HkDialogViewClass *klass = HK_DIALOG_VIEW_GET_CLASS (self);

  if (klass->done != NULL)
    klass->done (self);
  else
    adw_dialog_close (ADW_DIALOG (self));
}

static void
hk_dialog_view_constructed (GObject *object)
{
  HkDialogView *self = HK_DIALOG_VIEW (object);
  HkDialogViewPrivate *priv = get_private (self);

  G_OBJECT_CLASS (hk_dialog_view_parent_class)->constructed (object);

  priv->refusal = HK_REFUSAL (gtk_widget_get_template_child (GTK_WIDGET (self), G_OBJECT_TYPE (self), "refusal"));
  g_signal_connect_object (priv->refusal, "overruled", G_CALLBACK (finish), self, G_CONNECT_SWAPPED);
  if (HK_DIALOG_VIEW_GET_CLASS (self)->load != NULL)
    HK_DIALOG_VIEW_GET_CLASS (self)->load (self);
  update (self);
  g_signal_connect_object (priv->session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
hk_dialog_view_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  HkDialogViewPrivate *priv = get_private (HK_DIALOG_VIEW (object));

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
hk_dialog_view_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  HkDialogViewPrivate *priv = get_private (HK_DIALOG_VIEW (object));

  switch (id)
    {
    case PROP_SESSION:
      priv->session = g_value_dup_object (value);
      break;
    case PROP_INDEX:
      priv->index = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
hk_dialog_view_dispose (GObject *object)
{
  HkDialogViewPrivate *priv = get_private (HK_DIALOG_VIEW (object));

  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  if (priv->session != NULL)
    g_signal_handlers_disconnect_by_func (priv->session, update, object);
  g_clear_object (&priv->session);
  G_OBJECT_CLASS (hk_dialog_view_parent_class)->dispose (object);
}

static void
hk_dialog_view_class_init (HkDialogViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = hk_dialog_view_constructed;
  object_class->get_property = hk_dialog_view_get_property;
  object_class->set_property = hk_dialog_view_set_property;
  object_class->dispose = hk_dialog_view_dispose;

  /**
   * HkDialogView:session:
   *
   * The session that the move is made in.
   */
  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, HK_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  /**
   * HkDialogView:index:
   *
   * Which of several things it is about, as the class of the dialog counts them: a player, a row, a card; -1 for none.
   */
  properties[PROP_INDEX] = g_param_spec_int ("index", NULL, NULL, -1, G_MAXINT, -1,
                                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
hk_dialog_view_init (HkDialogView *self)
{
  g_type_ensure (HK_TYPE_REFUSAL);
}

/* Takes the template from the resources; it is disposed of with the dialog. The class binds its children, and its instances
 * call gtk_widget_init_template ().
 * @name: of the template's file, without its ending */
void
hk_dialog_view_class_set_template (HkDialogViewClass *klass,
                                   const char        *name)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_PREFIX "/ui/%s.ui", name);

  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), path);
  gtk_widget_class_bind_template_child_full (GTK_WIDGET_CLASS (klass), "refusal", FALSE, 0);
}

/* Makes a dialog and shows it.
 * @type: a class of dialogs
 * @from: the widget that a person used
 * @index: which of several things it is about, or -1 */
void
hk_dialog_view_present (GType      type,
                        GtkWidget *from,
                        HkSession *session,
                        int        index)
{
  g_return_if_fail (g_type_is_a (type, HK_TYPE_DIALOG_VIEW));

  if (hk_table_refuse_replay (from, session))
    return;
  adw_dialog_present (g_object_new (type, "session", session, "index", index, NULL), from);
}

/* Returns (transfer none): the session that the move is made in. */
HkSession *
hk_dialog_view_get_session (HkDialogView *self)
{
  g_return_val_if_fail (HK_IS_DIALOG_VIEW (self), NULL);

  return get_private (self)->session;
}

/* Returns (transfer none): the table that the move is made on. */
HkTable *
hk_dialog_view_get_table (HkDialogView *self)
{
  g_return_val_if_fail (HK_IS_DIALOG_VIEW (self), NULL);

  return hk_session_get_table (get_private (self)->session);
}

/* Returns: which of several things the dialog is about, or -1. */
int
hk_dialog_view_get_index (HkDialogView *self)
{
  g_return_val_if_fail (HK_IS_DIALOG_VIEW (self), -1);

  return get_private (self)->index;
}

/* Makes a move and closes; says why it is refused and stays open. Returns whether it was made.
 * @move: (transfer full) */
gboolean
hk_dialog_view_play (HkDialogView *self,
                     HkMove       *move)
{
  g_autoptr (HkMove) taken = move;
  HkDialogViewPrivate *priv = get_private (self);

  g_return_val_if_fail (HK_IS_DIALOG_VIEW (self), FALSE);

  if (!hk_refusal_play (priv->refusal, priv->session, taken))
    return FALSE;
  finish (self);
  return TRUE;
}

#define POSITION "hk-dialog-position"

static void
session_moved_cb (HkSession *session,
                  AdwDialog *dialog)
{
  if (hk_session_get_position (session) >= GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), POSITION)))
    return;
  g_signal_handlers_disconnect_by_func (session, session_moved_cb, dialog);
  adw_dialog_force_close (dialog);
}

/* Has a dialog that came by itself close when the move is taken back that it tells of, be it at another device: otherwise it would
 * stay, and the next one would lie over it.
 * @session: whose last move it is */
void
hk_dialog_tell_of_move (AdwDialog *dialog,
                        HkSession *session)
{
  g_return_if_fail (ADW_IS_DIALOG (dialog));
  g_return_if_fail (HK_IS_SESSION (session));

  g_object_set_data (G_OBJECT (dialog), POSITION, GUINT_TO_POINTER (hk_session_get_position (session)));
  g_signal_connect_object (session, "moved", G_CALLBACK (session_moved_cb), dialog, G_CONNECT_DEFAULT);
}
