/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "hk-refusal.h"
#include "hk-table-play.h"
#include "ui/display/hk-speech.h"
#include "ui/table/dialogs/hk-ask-dialog.h"

/* The foot of a dialog that makes a move: unseen until the move is refused. Then it says why, and where a rule
 * forbids the move it offers to make it all the same, as a house rule. A value that the move lacks is asked for. */
struct _HkRefusal
{
  AdwBin     parent_instance;

  GtkWidget *problem;
  GtkWidget *house;
  HkSession *session;
  HkMove    *refused;
};

typedef enum
{
  SIGNAL_ASKED,
  SIGNAL_OVERRULED,
} HkRefusalSignals;

static guint signals[SIGNAL_OVERRULED + 1];

G_DEFINE_FINAL_TYPE (HkRefusal, hk_refusal, ADW_TYPE_BIN)

static void
made_cb (HkRefusal *self)
{
  g_signal_emit (self, signals[SIGNAL_OVERRULED], 0);
}

static void
house_cb (HkRefusal *self)
{
  g_autoptr (HkMove) move = hk_move_override (self->refused);
  g_autoptr (HkSession) session = g_object_ref (self->session);

  if (hk_refusal_play (self, session, move))
    g_signal_emit (self, signals[SIGNAL_OVERRULED], 0);
}

static void
hk_refusal_dispose (GObject *object)
{
  HkRefusal *self = HK_REFUSAL (object);

  g_clear_object (&self->session);
  g_clear_object (&self->refused);
  G_OBJECT_CLASS (hk_refusal_parent_class)->dispose (object);
}

static void
hk_refusal_class_init (HkRefusalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_refusal_dispose;

  /**
   * HkRefusal::asked:
   * @self: a refusal
   * @move: the move that lacks something
   *
   * Returns: whether the dialog shows where it is told; where it does not, a dialog of its own asks for it
   */
  signals[SIGNAL_ASKED] = g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL,
                                        NULL, G_TYPE_BOOLEAN, 1, HK_TYPE_MOVE);

  /**
   * HkRefusal::overruled:
   * @self: a refusal
   *
   * The move was made after all: as a house rule, or with the value that it lacked.
   */
  signals[SIGNAL_OVERRULED] = g_signal_new ("overruled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_refusal_init (HkRefusal *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->problem = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->problem), TRUE);
  gtk_widget_add_css_class (self->problem, "error");
  self->house = gtk_button_new_with_label (_("House Rule: Allow It"));
  gtk_widget_add_css_class (self->house, "pill");
  gtk_widget_set_halign (self->house, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->house, "clicked", G_CALLBACK (house_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->problem);
  gtk_box_append (GTK_BOX (box), self->house);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): a refusal, unseen. */
GtkWidget *
hk_refusal_new (void)
{
  return g_object_new (HK_TYPE_REFUSAL, NULL);
}

/* A dialog keeps the height that it was opened with: it gets what the sentence, and what is asked for besides, needs more. */
static gboolean
grow_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AdwDialog *dialog = ADW_DIALOG (widget);
  GtkWidget *child = adw_dialog_get_child (dialog);
  int natural;

  /* Before its first layout there is nothing to compare. */
  if (gtk_widget_get_width (child) == 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (child), NULL, &natural, NULL, NULL);
  if (natural > gtk_widget_get_height (child))
    adw_dialog_set_content_height (dialog, natural);
  return G_SOURCE_REMOVE;
}

/* Shows and announces why a move was refused. */
void
hk_refusal_show (HkRefusal *self,
                 HkSession *session,
                 HkMove    *move,
                 GError    *error)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG);

  g_return_if_fail (HK_IS_REFUSAL (self));

  g_set_object (&self->session, session);
  g_set_object (&self->refused, move);
  gtk_label_set_text (GTK_LABEL (self->problem), error->message);
  gtk_widget_set_visible (self->house, g_error_matches (error, HK_ERROR, HK_ERROR_REFUSED) && !hk_move_is_house (move));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (dialog != NULL && adw_dialog_get_child (ADW_DIALOG (dialog)) != NULL)
    gtk_widget_add_tick_callback (dialog, grow_cb, NULL, NULL);
  hk_speech_announce (GTK_WIDGET (self), error->message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

/* Makes a move and announces it; shows and announces why it is refused. What the move lacks is asked for in a dialog
 * of its own, unless this one shows where it is told. Returns whether the move was made. */
gboolean
hk_refusal_play (HkRefusal *self,
                 HkSession *session,
                 HkMove    *move)
{
  g_autoptr (GError) error = NULL;
  gboolean shown = FALSE;

  g_return_val_if_fail (HK_IS_REFUSAL (self), FALSE);

  if (hk_table_make (GTK_WIDGET (self), session, move, &error))
    {
      g_clear_object (&self->refused);
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return TRUE;
    }
  hk_refusal_show (self, session, move, error);
  if (hk_move_get_asked (move)[0] == NULL)
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_ASKED], 0, move, &shown);
  if (!shown)
    g_signal_connect_object (hk_ask_dialog_present_refused (GTK_WIDGET (self), session, move, error->message), "made",
                             G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
  return FALSE;
}
