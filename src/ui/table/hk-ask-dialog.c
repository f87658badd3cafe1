/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-application.h"
#include "hk-ask-dialog.h"
#include "hk-refusal.h"
#include "hk-widgets.h"

/**
 * HkAskDialog:
 *
 * Asks for what a move still needs: first what it cannot do without, below what may be said.
 */
#define HK_TYPE_ASK_DIALOG (hk_ask_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkAskDialog, hk_ask_dialog, HK, ASK_DIALOG, AdwDialog)

struct _HkAskDialog
{
  AdwDialog  parent_instance;

  HkSession *session;
  HkMove    *partial;
  GPtrArray *rows;    /* HkParamRow */
  GtkWidget *refusal;
};

G_DEFINE_FINAL_TYPE (HkAskDialog, hk_ask_dialog, ADW_TYPE_DIALOG)

static void
hk_ask_dialog_dispose (GObject *object)
{
  HkAskDialog *self = HK_ASK_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_object (&self->partial);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_ask_dialog_parent_class)->dispose (object);
}

static HkMove *
make_move (HkAskDialog *self)
{
  HkMove *move = hk_move_copy (self->partial);

  for (guint i = 0; i < self->rows->len; i++)
    hk_param_row_read (g_ptr_array_index (self->rows, i), hk_move_get_params (move));
  return move;
}

static void
do_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  HkAskDialog *self = HK_ASK_DIALOG (widget);
  g_autoptr (HkMove) move = make_move (self);

  if (hk_refusal_play (HK_REFUSAL (self->refusal), self->session, move))
    adw_dialog_close (ADW_DIALOG (self));
}

static void
hk_ask_dialog_class_init (HkAskDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_ask_dialog_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "ask.do", NULL, do_action);
}

static void
hk_ask_dialog_init (HkAskDialog *self)
{
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_param_row_free);
}

static HkParamPlace
get_place (HkAskDialog        *self,
           const HkParamHelp  *help,
           const HkParamSpec  *spec,
           const char * const *missing)
{
  const gboolean wanted = spec->required || (missing != NULL && g_strv_contains (missing, spec->name));

  if (hk_move_has (self->partial, spec->name))
    return HK_PARAM_PLACE_NOWHERE;
  if (help->place != NULL)
    return help->place (hk_session_get_table (self->session), self->partial, spec, wanted);
  return wanted ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_MORE;
}

static HkParamRow *
find_row (HkAskDialog *self,
          const char  *name)
{
  for (guint i = 0; name != NULL && i < self->rows->len; i++)
    if (g_str_equal (hk_param_row_get_spec (g_ptr_array_index (self->rows, i))->name, name))
      return g_ptr_array_index (self->rows, i);
  return NULL;
}

/* A number need not be told when a choice above it tells it. */
static void
link_rows (HkAskDialog       *self,
           const HkParamHelp *help)
{
  for (guint i = 0; help->instead != NULL && i < self->rows->len; i++)
    {
      HkParamRow *row = g_ptr_array_index (self->rows, i);
      HkParamRow *chosen = find_row (self, help->instead (self->partial, hk_param_row_get_spec (row)));

      if (chosen != NULL)
        hk_param_row_show_unless (row, chosen);
    }
}

/* What the owner of the box has entered, when the app runs; not so in a test of the dialog alone. */
static HkPack *
get_pack (HkAskDialog *self)
{
  GApplication *application = g_application_get_default ();

  if (!HK_IS_APPLICATION (application))
    return NULL;
  return hk_application_get_pack (HK_APPLICATION (application), hk_table_get_game (hk_session_get_table (self->session)), NULL);
}

static void
fill (HkAskDialog        *self,
      const HkMoveSpec   *spec,
      const char * const *missing,
      const HkParamHelp  *help)
{
  HkTable *table = hk_session_get_table (self->session);
  HkPack *pack = get_pack (self);
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *needed = adw_preferences_group_new ();
  GtkWidget *more = adw_preferences_group_new ();
  GtkWidget *expander = adw_expander_row_new ();
  GtkWidget *bottom = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *confirm = hk_pill_new (_("_Do It"), "ask.do");
  guint n_more = 0;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), _("More to Say"));
  for (guint i = 0; i < spec->n_params; i++)
    {
      const HkParamPlace place = get_place (self, help, &spec->params[i], missing);
      HkParamRow *row;

      if (place == HK_PARAM_PLACE_NOWHERE)
        continue;
      row = hk_param_row_new (help, table, self->partial, &spec->params[i], pack, place == HK_PARAM_PLACE_FIRST);
      g_ptr_array_add (self->rows, row);
      if (place == HK_PARAM_PLACE_FIRST)
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (needed), hk_param_row_get_widget (row));
      else
        adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), hk_param_row_get_widget (row));
      n_more += place == HK_PARAM_PLACE_MORE;
    }
  link_rows (self, help);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (needed));
  if (n_more > 0)
    {
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (more), expander);
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (more));
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (expander), n_more == self->rows->len);
    }
  else
    {
      g_object_ref_sink (more);
      g_object_unref (more);
      g_object_ref_sink (expander);
      g_object_unref (expander);
    }
  self->refusal = hk_refusal_new ();
  g_signal_connect_object (self->refusal, "overruled", G_CALLBACK (adw_dialog_close), self, G_CONNECT_SWAPPED);
  hk_widget_set_margins (bottom, 6, 12, 12);
  gtk_box_append (GTK_BOX (bottom), self->refusal);
  gtk_box_append (GTK_BOX (bottom), confirm);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (view), bottom);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  adw_dialog_set_default_widget (ADW_DIALOG (self), confirm);
}

/**
 * hk_ask_dialog_present:
 * @from: the widget that a person used
 * @session: a session
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without
 * @help: what the game knows of its parameters; kept
 *
 * Asks for the rest of a move and makes it.
 */
void
hk_ask_dialog_present (GtkWidget          *from,
                       HkSession          *session,
                       HkMove             *partial,
                       const char * const *missing,
                       const HkParamHelp  *help)
{
  HkAskDialog *self = g_object_new (HK_TYPE_ASK_DIALOG, NULL);
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (hk_session_get_table (session)), hk_move_get_name (partial), NULL);

  g_return_if_fail (spec != NULL);

  self->session = g_object_ref (session);
  self->partial = g_object_ref (partial);
  adw_dialog_set_title (ADW_DIALOG (self), _(spec->title));
  adw_dialog_set_content_width (ADW_DIALOG (self), 480);
  fill (self, spec, missing, help);
  adw_dialog_present (ADW_DIALOG (self), from);
}
