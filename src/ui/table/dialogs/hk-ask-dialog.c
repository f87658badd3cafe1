/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-ask-dialog.h"
#include "ui/app/hk-application.h"
#include "ui/display/hk-speech.h"
#include "ui/games/hk-game-views.h"
#include "ui/table/hk-refusal.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* Asks for what a move still needs: first what it cannot do without, below what may be said. What turns out to be
 * lacking when the move is made is added to the question, and once the keys of that have been tapped the move is made. A question that one
 * key answers is answered by that key. */
#define HK_TYPE_ASK_DIALOG (hk_ask_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkAskDialog, hk_ask_dialog, HK, ASK_DIALOG, AdwDialog)

struct _HkAskDialog
{
  AdwDialog            parent_instance;

  HkSession           *session;
  HkMove              *partial;
  const HkMoveSpec    *spec;
  const HkParamHelp   *help;
  GPtrArray           *rows;    /* HkParamRow */
  GPtrArray           *asked;   /* HkParamRow: what turned out to be lacking last */
  AdwPreferencesPage  *page;
  AdwPreferencesGroup *needed;
  GtkWidget           *refusal;
  GtkWidget           *confirm;
  HkAskTake            take;    /* (nullable): what gets the move in place of the table */
  GObject             *taker;
};

typedef enum
{
  SIGNAL_MADE,
} HkAskDialogSignals;

static guint signals[SIGNAL_MADE + 1];

G_DEFINE_FINAL_TYPE (HkAskDialog, hk_ask_dialog, ADW_TYPE_DIALOG)

static void
hk_ask_dialog_dispose (GObject *object)
{
  HkAskDialog *self = HK_ASK_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_object (&self->partial);
  g_clear_object (&self->taker);
  g_clear_pointer (&self->asked, g_ptr_array_unref);
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

static HkParamRow *
find_row (HkAskDialog *self,
          const char  *name)
{
  for (guint i = 0; name != NULL && i < self->rows->len; i++)
    if (g_str_equal (hk_param_row_get_spec (g_ptr_array_index (self->rows, i))->name, name))
      return g_ptr_array_index (self->rows, i);
  return NULL;
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

static HkParamRow *
new_row (HkAskDialog       *self,
         HkMove            *partial,
         const HkParamSpec *spec,
         gboolean           needed)
{
  HkParamRow *row = hk_param_row_new (self->help, hk_session_get_table (self->session), partial, spec, get_pack (self), needed);

  g_ptr_array_add (self->rows, row);
  return row;
}

/* The row that it is folded in; NULL where it stands open. */
static GtkWidget *
get_fold (HkParamRow *row)
{
  return gtk_widget_get_ancestor (gtk_widget_get_parent (hk_param_row_get_widget (row)), ADW_TYPE_EXPANDER_ROW);
}

/* Takes the row out of the question, wherever in it it stands. */
static void
take_out (HkAskDialog *self,
          HkParamRow  *row)
{
  GtkWidget *widget = hk_param_row_get_widget (row);
  GtkWidget *fold = get_fold (row);

  if (fold != NULL)
    adw_expander_row_remove (ADW_EXPANDER_ROW (fold), widget);
  else
    adw_preferences_group_remove (self->needed, widget);
  g_ptr_array_remove (self->asked, row);
  g_ptr_array_remove (self->rows, row);
}

/* The keys of all that was lacking, or of all that there is, have been tapped: the move goes on. */
static void
key_cb (HkAskDialog *self)
{
  GPtrArray *awaited = self->rows->len == 1 ? self->rows : self->asked;
  gboolean answered = awaited->len > 0;

  for (guint i = 0; i < awaited->len; i++)
    answered &= hk_param_row_answers_at_once (g_ptr_array_index (awaited, i)) && hk_param_row_is_answered (g_ptr_array_index (awaited, i));
  if (answered)
    gtk_widget_activate_action (GTK_WIDGET (self), "ask.do", NULL);
}

static void
await_key (HkAskDialog *self,
           HkParamRow  *row)
{
  GtkWidget *widget = hk_param_row_get_widget (row);

  g_ptr_array_add (self->asked, row);
  g_signal_handlers_disconnect_by_func (widget, key_cb, self);
  if (hk_param_row_answers_at_once (row))
    g_signal_connect_object (widget, "notify::selected", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
}

/* Brings what the refusal is about into the question, and the focus to the first of it. */
static void
ask_for (HkAskDialog        *self,
         const char * const *asked)
{
  g_autoptr (HkMove) known = make_move (self);
  HkParamRow *first = NULL;

  g_ptr_array_set_size (self->asked, 0);
  for (guint i = 0; i < self->spec->n_params; i++)
    {
      const HkParamSpec *spec = &self->spec->params[i];
      HkParamRow *row;

      if (!g_strv_contains (asked, spec->name))
        continue;
      row = find_row (self, spec->name);
      /* What is asked stands in sight, with nothing before it that may be left out. */
      if (row != NULL && (!hk_param_row_has_parts (row, self->help, hk_session_get_table (self->session), known)
                          || (get_fold (row) != NULL && !hk_param_row_is_answered (row))))
        {
          take_out (self, row);
          row = NULL;
        }
      if (row == NULL)
        {
          row = new_row (self, known, spec, TRUE);
          adw_preferences_group_add (self->needed, hk_param_row_get_widget (row));
        }
      hk_param_row_show (row);
      await_key (self, row);
      if (first == NULL)
        first = row;
    }
  gtk_widget_set_visible (self->confirm, TRUE);
  if (first != NULL)
    adw_dialog_set_focus (ADW_DIALOG (self), hk_param_row_get_answer (first));
}

/* Closes it; until it is gone a tap more makes nothing. */
static void
close_answered (HkAskDialog *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ask.do", FALSE);
  adw_dialog_close (ADW_DIALOG (self));
}

/* Gives the move to whoever asked for it, or says what it lacks. */
static void
give (HkAskDialog *self,
      HkMove      *move)
{
  const char * const *asked = NULL;
  g_autofree char *reason = self->take (self->taker, move, &asked);

  if (reason == NULL)
    {
      close_answered (self);
      return;
    }
  adw_preferences_page_set_description (self->page, reason);
  hk_speech_announce (GTK_WIDGET (self), reason, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  if (asked != NULL)
    ask_for (self, asked);
}

/* The move was made, here or as a house rule. */
static void
finish (HkAskDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_MADE], 0);
  close_answered (self);
}

static void
do_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  HkAskDialog *self = HK_ASK_DIALOG (widget);
  g_autoptr (HkMove) move = make_move (self);
  g_autoptr (GError) error = NULL;

  if (self->take != NULL)
    {
      give (self, move);
      return;
    }
  if (hk_table_make (widget, self->session, move, &error))
    {
      finish (self);
      return;
    }
  hk_refusal_show (HK_REFUSAL (self->refusal), self->session, move, error);
  ask_for (self, hk_move_get_asked (move));
}

static void
hk_ask_dialog_class_init (HkAskDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_ask_dialog_dispose;

  /**
   * HkAskDialog::made:
   * @self: a dialog
   *
   * The move was made.
   */
  signals[SIGNAL_MADE] = g_signal_new ("made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "ask.do", NULL, do_action);
}

static void
hk_ask_dialog_init (HkAskDialog *self)
{
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_param_row_free);
  self->asked = g_ptr_array_new ();
}

static HkParamPlace
get_place (HkAskDialog        *self,
           const HkParamSpec  *spec,
           const char * const *missing)
{
  const gboolean wanted = spec->required || (missing != NULL && g_strv_contains (missing, spec->name));

  if (hk_move_has (self->partial, spec->name)
      || !hk_table_keeps_move (hk_session_get_table (self->session), self->spec->name, spec->name))
    return HK_PARAM_PLACE_NOWHERE;
  if (self->help->place != NULL)
    return self->help->place (hk_session_get_table (self->session), self->partial, spec, wanted);
  return wanted ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_MORE;
}

/* A number need not be told when a choice above it tells it. */
static void
link_rows (HkAskDialog *self)
{
  for (guint i = 0; self->help->instead != NULL && i < self->rows->len; i++)
    {
      HkParamRow *row = g_ptr_array_index (self->rows, i);
      HkParamRow *chosen = find_row (self, self->help->instead (self->partial, hk_param_row_get_spec (row)));

      if (chosen != NULL)
        hk_param_row_show_unless (row, chosen);
    }
}

/* What may be said besides, folded unless there is nothing else. */
static void
add_more (HkAskDialog *self,
          GPtrArray   *rows)
{
  GtkWidget *more = adw_preferences_group_new ();
  GtkWidget *expander = adw_expander_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), _("More to Say"));
  for (guint i = 0; i < rows->len; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), hk_param_row_get_widget (g_ptr_array_index (rows, i)));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (more), expander);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (more));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (expander), rows->len == self->rows->len);
}

static void
add_rows (HkAskDialog        *self,
          const char * const *missing)
{
  g_autoptr (GPtrArray) more = g_ptr_array_new ();

  for (guint i = 0; i < self->spec->n_params; i++)
    {
      const HkParamPlace place = get_place (self, &self->spec->params[i], missing);
      HkParamRow *row;

      if (place == HK_PARAM_PLACE_NOWHERE)
        continue;
      row = new_row (self, self->partial, &self->spec->params[i], place == HK_PARAM_PLACE_FIRST);
      if (place == HK_PARAM_PLACE_FIRST)
        adw_preferences_group_add (self->needed, hk_param_row_get_widget (row));
      else
        g_ptr_array_add (more, row);
    }
  link_rows (self);
  if (more->len > 0)
    add_more (self, more);
}

static void
build (HkAskDialog *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *bottom = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *name = self->help->name_move == NULL ? NULL : self->help->name_move (hk_session_get_table (self->session), self->partial);
  const char *title = name == NULL ? _(self->spec->title) : name;

  self->confirm = hk_pill_new (title, "ask.do");
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  self->needed = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_page_add (self->page, self->needed);
  self->refusal = hk_refusal_new ();
  g_signal_connect_object (self->refusal, "overruled", G_CALLBACK (finish), self, G_CONNECT_SWAPPED);
  hk_widget_set_margins (bottom, 6, 12, 12);
  gtk_box_append (GTK_BOX (bottom), self->refusal);
  gtk_box_append (GTK_BOX (bottom), self->confirm);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (view), bottom);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (self->page));
  adw_dialog_set_title (ADW_DIALOG (self), title);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  adw_dialog_set_default_widget (ADW_DIALOG (self), self->confirm);
}

static HkAskDialog *
new_dialog (HkSession         *session,
            HkMove            *partial,
            const HkParamHelp *help)
{
  HkAskDialog *self = g_object_new (HK_TYPE_ASK_DIALOG, "content-width", 480, NULL);

  self->session = g_object_ref (session);
  self->partial = g_object_ref (partial);
  self->spec = hk_game_find_move (hk_table_get_game (hk_session_get_table (session)), hk_move_get_name (partial), NULL);
  self->help = help;
  g_assert (self->spec != NULL);
  build (self);
  return self;
}

static void
present (HkAskDialog *self,
         GtkWidget   *from)
{
  HkParamRow *only = self->rows->len == 1 ? g_ptr_array_index (self->rows, 0) : NULL;

  if (only != NULL && hk_param_row_answers_at_once (only))
    {
      await_key (self, only);
      adw_dialog_set_focus (ADW_DIALOG (self), hk_param_row_get_widget (only));
      /* A key is the whole answer. */
      gtk_widget_set_visible (self->confirm, FALSE);
    }
  adw_dialog_present (ADW_DIALOG (self), from);
}

static void
add_seats (HkTable   *table,
           gboolean   by_number,
           HkChoices *choices)
{
  GListModel *seats = hk_table_get_seats (table);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (GObject) seat = g_list_model_get_item (seats, i);
      g_autofree char *name = NULL;

      g_object_get (seat, "name", &name, NULL);
      if (by_number)
        hk_choices_add_int (choices, name == NULL ? "?" : name, (int) i);
      else
        hk_choices_add_text (choices, name == NULL ? "?" : name, "");
    }
}

static void
name_scores (HkTable           *table,
             HkMove            *partial,
             const HkParamSpec *spec,
             HkChoices         *parts)
{
  if (g_str_equal (spec->name, "scores"))
    add_seats (table, FALSE, parts);
}

static void
choose_end (HkTable           *table,
            HkMove            *partial,
            const HkParamSpec *spec,
            HkPack            *pack,
            HkChoices         *choices)
{
  if (g_str_equal (spec->name, "winners"))
    add_seats (table, TRUE, choices);
  if (!g_str_equal (spec->name, "outcome"))
    return;
  hk_choices_add_text (choices, _("Won"), "won");
  hk_choices_add_text (choices, _("Lost"), "lost");
}

/* What the game knows of the parameters of the move, where it has views; of the end that a group declares every game knows the same. */
static const HkParamHelp *
get_help (HkSession *session,
          HkMove    *move)
{
  static const HkParamHelp plain;
  static const HkParamHelp end = { NULL, choose_end, name_scores, NULL, NULL };
  const HkGameViews *views = hk_game_views_lookup (hk_table_get_game (hk_session_get_table (session))->id);

  if (g_str_equal (hk_move_get_name (move), "end-game"))
    return &end;
  return views == NULL || views->params == NULL ? &plain : views->params;
}

/* Asks for the rest of a move and makes it.
 * @from: the widget that a person used
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without
 * @help: (nullable): what the game knows of its parameters; kept */
void
hk_ask_dialog_present (GtkWidget          *from,
                       HkSession          *session,
                       HkMove             *partial,
                       const char * const *missing,
                       const HkParamHelp  *help)
{
  HkAskDialog *self;

  if (hk_table_refuse_replay (from, session))
    return;
  self = new_dialog (session, partial, help != NULL ? help : get_help (session, partial));
  add_rows (self, missing);
  present (self, from);
}

/* Asks for the rest of a move that is not made but given to @taker.
 * @from: the widget that a person used
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without
 * @confirm: what the button says
 * @take: gets the move
 * @taker: of @take; kept while the question is open */
void
hk_ask_dialog_present_for (GtkWidget          *from,
                           HkSession          *session,
                           HkMove             *partial,
                           const char * const *missing,
                           const char         *confirm,
                           HkAskTake           take,
                           GObject            *taker)
{
  HkAskDialog *self = new_dialog (session, partial, get_help (session, partial));

  self->take = take;
  self->taker = g_object_ref (taker);
  gtk_button_set_label (GTK_BUTTON (self->confirm), confirm);
  add_rows (self, missing);
  present (self, from);
}

/* Asks for just what the move lacks and makes it. Returns the dialog, whose signal "made" tells when the move was
 * made.
 * @from: the widget that a person used
 * @refused: a move that was refused, of which hk_move_get_asked() says what the refusal is about
 * @question: the sentence of the refusal */
AdwDialog *
hk_ask_dialog_present_refused (GtkWidget  *from,
                               HkSession  *session,
                               HkMove     *refused,
                               const char *question)
{
  HkAskDialog *self = new_dialog (session, refused, get_help (session, refused));

  adw_preferences_page_set_description (self->page, question);
  ask_for (self, hk_move_get_asked (refused));
  link_rows (self);
  hk_speech_announce (GTK_WIDGET (from), question, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  present (self, from);
  return ADW_DIALOG (self);
}
