/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "hk-daz-card-dialog-private.h"
#include "ui/app/hk-application.h"
#include "ui/display/hk-template.h"
#include "ui/games/dark-age-z/hk-daz-params.h"
#include "ui/table/hk-refusal.h"
#include "ui/widgets/hk-key-row.h"

/* A card is told where it lies, a key for each thing that it shows: an army for a zone, or the invasion card of the
 * day. Once all is told, the card lies. A card that was entered before takes one tap. */
struct _HkDazCardDialog
{
  HkDialogView         parent_instance;

  HkMove              *partial;
  GPtrArray           *rows;       /* HkDazFact */
  GtkWidget           *pointed_at; /* the row that was shown last as not answered; only compared */

  AdwPreferencesGroup *known_group;
  AdwWrapBox          *known;
  AdwPreferencesGroup *facts;
  HkRefusal           *refusal;
  GtkButton           *do_button;
  GtkWidget           *type_button;
};

G_DEFINE_FINAL_TYPE (HkDazCardDialog, hk_daz_card_dialog, HK_TYPE_DIALOG_VIEW)

/* Returns the table that it is about.
 * @self: a question about a card */
HkDazTable *
hk_daz_card_dialog_get_table (HkDazCardDialog *self)
{
  return HK_DAZ_TABLE (hk_dialog_view_get_table (HK_DIALOG_VIEW (self)));
}

/* Returns (nullable): what the owner of the box has entered.
 * @self: a question about a card */
HkPack *
hk_daz_card_dialog_get_pack (HkDazCardDialog *self)
{
  GApplication *application = g_application_get_default ();

  if (!HK_IS_APPLICATION (application))
    return NULL;
  return hk_application_get_pack (HK_APPLICATION (application), hk_table_get_game (hk_dialog_view_get_table (HK_DIALOG_VIEW (self))), NULL);
}

/* Adds what a key says to the parameters of the move. */
static void
tell (const HkDazFact *fact,
      int         selected,
      JsonObject *params)
{
  g_autoptr (JsonNode) value = fact->ids != NULL ? json_node_init_string (json_node_alloc (), fact->ids[selected])
                                                 : json_node_init_int (json_node_alloc (), fact->first + fact->step * selected);

  if (fact->member != NULL)
    {
      if (!json_object_has_member (params, fact->param))
        json_object_set_object_member (params, fact->param, json_object_new ());
      json_object_set_member (json_object_get_object_member (params, fact->param), fact->member, g_steal_pointer (&value));
    }
  else if (fact->part)
    {
      if (!json_object_has_member (params, fact->param))
        json_object_set_array_member (params, fact->param, json_array_new ());
      json_array_add_element (json_object_get_array_member (params, fact->param), g_steal_pointer (&value));
    }
  else
    json_object_set_member (params, fact->param, g_steal_pointer (&value));
}

/* Whether a row that is in use is answered. */
static gboolean
is_told (const HkDazFact *fact)
{
  return gtk_widget_get_visible (fact->row) && hk_key_row_get_selected (HK_KEY_ROW (fact->row)) >= 0;
}

/* The move with what has been told so far. */
static HkMove *
make_move (HkDazCardDialog *self)
{
  HkMove *move = hk_move_copy (self->partial);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const HkDazFact *fact = g_ptr_array_index (self->rows, i);

      if (is_told (fact))
        tell (fact, hk_key_row_get_selected (HK_KEY_ROW (fact->row)), hk_move_get_params (move));
    }
  return move;
}

/* Whether another number of the same list is told, or the same by another row. */
static gboolean
is_other_told (HkDazCardDialog *self,
               const HkDazFact *fact)
{
  for (guint i = 0; (fact->part || fact->instead) && i < self->rows->len; i++)
    {
      const HkDazFact *other = g_ptr_array_index (self->rows, i);

      if (g_str_equal (other->param, fact->param) && is_told (other))
        return TRUE;
    }
  return FALSE;
}

/* The first row that is not answered; NULL when all is told.
 * @params: (nullable): only what tells one of these */
static const HkDazFact *
find_untold (HkDazCardDialog    *self,
             const char * const *params)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const HkDazFact *fact = g_ptr_array_index (self->rows, i);

      if (gtk_widget_get_visible (fact->row) && !is_told (fact) && (params == NULL || g_strv_contains (params, fact->param))
          && !(fact->instead && is_other_told (self, fact)))
        return fact;
    }
  return NULL;
}

/* Says what is not told, and goes there. */
static void
point_at (HkDazCardDialog *self,
          const HkDazFact *fact,
          HkMove          *move)
{
  g_autoptr (GError) error = NULL;

  hk_error_fail (&error, HK_ERROR_IMPOSSIBLE, _("Not told yet: %s"), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (fact->row)));
  hk_refusal_show (self->refusal, hk_dialog_view_get_session (HK_DIALOG_VIEW (self)), move, error);
  self->pointed_at = fact->row;
  gtk_viewport_scroll_to (GTK_VIEWPORT (gtk_widget_get_ancestor (fact->row, GTK_TYPE_VIEWPORT)), fact->row, NULL);
  gtk_widget_child_focus (fact->row, GTK_DIR_TAB_FORWARD);
}

/* What the move lacks is told by a row of this dialog. */
static gboolean
asked_cb (HkDazCardDialog *self,
          HkMove          *move)
{
  const HkDazFact *fact = find_untold (self, hk_move_get_asked (move));

  if (fact == NULL)
    return FALSE;
  point_at (self, fact, move);
  return TRUE;
}

static void
selected_cb (HkDazCardDialog *self,
             GParamSpec      *pspec,
             GtkWidget       *row)
{
  if (hk_key_row_get_selected (HK_KEY_ROW (row)) < 0)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    {
      const HkDazFact *fact = g_ptr_array_index (self->rows, i);

      if (fact->instead && fact->row != row)
        hk_key_row_set_selected (HK_KEY_ROW (fact->row), -1);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
  if (find_untold (self, NULL) == NULL)
    hk_dialog_view_play (HK_DIALOG_VIEW (self), make_move (self));
}

static void
do_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  HkDazCardDialog *self = HK_DAZ_CARD_DIALOG (widget);
  const HkDazFact *untold = find_untold (self, NULL);
  g_autoptr (HkMove) move = make_move (self);

  /* What was overlooked is shown, once: it may be left out, unless that leaves a gap in a list. */
  if (untold != NULL && (untold->row != self->pointed_at || is_other_told (self, untold)))
    point_at (self, untold, move);
  else
    hk_dialog_view_play (HK_DIALOG_VIEW (self), g_steal_pointer (&move));
}

/* For a number that is too high for the keys. */
static void
type_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkDazCardDialog *self = HK_DAZ_CARD_DIALOG (widget);
  g_autoptr (HkSession) session = g_object_ref (hk_dialog_view_get_session (HK_DIALOG_VIEW (self)));
  g_autoptr (HkMove) partial = g_object_ref (self->partial);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();

  for (guint i = 0; i < self->rows->len; i++)
    g_ptr_array_add (missing, (gpointer) ((HkDazFact *) g_ptr_array_index (self->rows, i))->param);
  g_ptr_array_add (missing, NULL);
  adw_dialog_close (ADW_DIALOG (self));
  hk_daz_ask_move (root, session, partial, (const char * const *) missing->pdata);
}

static void
known_cb (HkDazCardDialog *self,
          GtkWidget       *button)
{
  JsonObject *values = g_object_get_data (G_OBJECT (button), "values");
  g_autoptr (HkMove) move = hk_move_copy (self->partial);
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  json_object_iter_init (&iter, values);
  while (json_object_iter_next (&iter, &member, &node))
    json_object_set_member (hk_move_get_params (move), member, json_node_copy (node));
  for (guint i = 0; i < self->rows->len; i++)
    {
      const HkDazFact *fact = g_ptr_array_index (self->rows, i);

      if (g_str_equal (fact->param, "loyalty"))
        json_object_set_int_member (hk_move_get_params (move), "loyalty",
                                    fact->first + fact->step * hk_key_row_get_selected (HK_KEY_ROW (fact->row)));
    }
  hk_dialog_view_play (HK_DIALOG_VIEW (self), g_steal_pointer (&move));
}

/* @self: a question about a card
 * @label: what a card that was entered before is called
 * @values: (transfer full): what it shows */
void
hk_daz_card_dialog_add_known (HkDazCardDialog *self,
                              const char      *label,
                              JsonObject      *values)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_size_request (button, 44, 44);
  g_object_set_data_full (G_OBJECT (button), "values", values, (GDestroyNotify) json_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (known_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->known, button);
  gtk_widget_set_visible (GTK_WIDGET (self->known_group), TRUE);
}

/* Returns what is asked for.
 * @self: a question about a card
 * @param: the parameter that is asked for
 * @first: the number of the first key
 * @step: from one key to the next
 * @row: (transfer floating): the keys */
HkDazFact *
hk_daz_card_dialog_add_fact (HkDazCardDialog *self,
                             const char      *param,
                             int              first,
                             int              step,
                             GtkWidget       *row)
{
  HkDazFact *fact = g_new0 (HkDazFact, 1);

  fact->param = param;
  fact->first = first;
  fact->step = step;
  fact->row = row;
  g_ptr_array_add (self->rows, fact);
  adw_preferences_group_add (self->facts, row);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  return fact;
}

static void
hk_daz_card_dialog_dispose (GObject *object)
{
  HkDazCardDialog *self = HK_DAZ_CARD_DIALOG (object);

  g_clear_object (&self->partial);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_daz_card_dialog_parent_class)->dispose (object);
}

static void
hk_daz_card_dialog_class_init (HkDazCardDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_daz_card_dialog_dispose;
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-daz-card-dialog");
  HK_BIND_CHILDREN (widget_class, HkDazCardDialog, known_group, known, facts);
  gtk_widget_class_bind_template_child_full (widget_class, "do", FALSE, G_STRUCT_OFFSET (HkDazCardDialog, do_button));
  gtk_widget_class_bind_template_child (widget_class, HkDazCardDialog, type_button);
  gtk_widget_class_install_action (widget_class, "card.do", NULL, do_action);
  gtk_widget_class_install_action (widget_class, "card.type", NULL, type_action);
}

static void
hk_daz_card_dialog_init (HkDazCardDialog *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->refusal = HK_REFUSAL (gtk_widget_get_template_child (GTK_WIDGET (self), HK_TYPE_DAZ_CARD_DIALOG, "refusal"));
  g_signal_connect_object (self->refusal, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
}

/* Returns (transfer floating): a question that makes the move once all of it is told.
 * @session: a session of Dark Age Z
 * @partial: the move with what is known of it
 * @title: what it is about
 * @button: the button that makes the move, with a mnemonic */
HkDazCardDialog *
hk_daz_card_dialog_new (HkSession  *session,
                        HkMove     *partial,
                        const char *title,
                        const char *button)
{
  HkDazCardDialog *self = g_object_new (HK_TYPE_DAZ_CARD_DIALOG, "session", session, "title", title, NULL);

  self->partial = g_object_ref (partial);
  gtk_button_set_label (self->do_button, button);
  return self;
}

/* Leaves out the button for numbers that have no key.
 * @self: a question whose keys are all that can be answered */
void
hk_daz_card_dialog_take_keys_only (HkDazCardDialog *self)
{
  gtk_widget_set_visible (self->type_button, FALSE);
}
