/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/describe/hk-describe.h"
#include "hk-generic-board.h"
#include "hk-generic-card.h"
#include "ui/table/dialogs/hk-ask-dialog.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-move-option-play.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-tile.h"
#include "ui/widgets/hk-widgets.h"

/* The first choices of whom the board is shown to; the players follow. */
#define CHOICE_EVERYONE 0
#define CHOICE_ALL      1
#define N_CHOICES       2

/* Where the group goes through the phases by hand, so many moves stand in the open besides those that the picture offers. */
#define MOST_OPEN 20

/* The index that makes it the panel of the players. */
#define SEATS 0

/* The board of a game without views of its own: what hk_table_describe() tells, as tiles, cards and buttons. It can also
 * be the panel of the players, which shows what everybody may see of them; the board leaves them out then. */
struct _HkGenericBoard
{
  HkView       parent_instance;

  AdwBin      *picture;
  GtkLabel    *outcome;
  GtkWidget   *viewer_line;
  GtkDropDown *viewers;
  GtkLabel    *reminders;
  GtkWidget   *options;
  GtkWidget   *further_line;
  GtkWidget   *further;
  GtkWidget   *facts;
  AdwBin      *numbers;
  GtkBox      *groups;

  GStrv        pictured; /* (nullable): the fields of the table that the picture shows */
  GStrv        offered;  /* (nullable): the moves that it offers */
  JsonNode    *shown;    /* (nullable): the description that is shown */
};

HK_DEFINE_TEMPLATE_TYPE (HkGenericBoard, hk_generic_board, HK_TYPE_VIEW)

static gboolean
is_seats (HkGenericBoard *self)
{
  return hk_view_get_index (HK_VIEW (self)) == SEATS;
}

static int
get_viewer (HkGenericBoard *self)
{
  const guint chosen = gtk_drop_down_get_selected (self->viewers);

  if (is_seats (self) || chosen == CHOICE_EVERYONE || chosen == GTK_INVALID_LIST_POSITION)
    return HK_VIEWER_NOBODY;
  return chosen == CHOICE_ALL ? HK_VIEWER_ALL : (int) chosen - N_CHOICES;
}

static void
ask (GtkWidget          *from,
     HkSession          *session,
     HkMove             *partial,
     const char * const *missing)
{
  hk_ask_dialog_present (from, session, partial, missing, NULL);
}

static void
option_clicked_cb (GtkWidget      *button,
                   HkGenericBoard *self)
{
  g_autoptr (HkMoveOption) option = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_move_option_play (button, hk_view_get_session (HK_VIEW (self)), option, ask);
}

static void
more_clicked_cb (GtkWidget      *button,
                 HkGenericBoard *self)
{
  g_autoptr (HkMoveOption) option = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_move_option_ask (button, hk_view_get_session (HK_VIEW (self)), option, ask);
}

static HkMoveOption *
make_option (JsonObject *object)
{
  g_autoptr (HkMove) move = hk_move_new_from_json (json_object_get_object_member (object, "move"), NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) missing = NULL;
  JsonArray *asks = json_object_has_member (object, "asks") ? json_object_get_array_member (object, "asks") : NULL;

  for (guint i = 0; asks != NULL && i < json_array_get_length (asks); i++)
    g_strv_builder_add (builder, json_object_get_string_member (json_array_get_object_element (asks, i), "name"));
  missing = g_strv_builder_end (builder);
  return hk_move_option_new (json_object_get_string_member (object, "title"),
                             json_object_get_string_member_with_default (object, "hint", NULL), move,
                             (const char * const *) missing,
                             json_object_get_string_member_with_default (object, "reason", NULL));
}

/* A button; what may be told besides is behind a second one. */
static GtkWidget *
make_button (HkGenericBoard *self,
             HkMoveOption   *option)
{
  GtkWidget *button = hk_move_option_button_new (option);
  GtkWidget *more;

  g_signal_connect_object (button, "clicked", G_CALLBACK (option_clicked_cb), self, G_CONNECT_DEFAULT);
  if (!hk_move_option_has_details (option) || !hk_move_option_is_complete (option, hk_view_get_session (HK_VIEW (self))))
    return button;
  more = hk_move_option_button_new_more (option);
  g_signal_connect_object (more, "clicked", G_CALLBACK (more_clicked_cb), self, G_CONNECT_DEFAULT);
  return hk_move_option_button_join (button, more);
}

/* What the table does not keep the calculators ask for. */
static void
add_tools (HkGenericBoard *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Tools"));

  gtk_widget_set_size_request (button, -1, 44);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.tools");
  adw_wrap_box_append (ADW_WRAP_BOX (self->options), button);
}

/* Whether the picture offers the move. */
static gboolean
is_offered (HkGenericBoard *self,
            JsonObject     *option)
{
  const char *move = json_object_get_string_member (json_object_get_object_member (option, "move"), "move");

  return self->offered != NULL && g_strv_contains ((const char * const *) self->offered, move);
}

/* Whether the moves that neither the game lists by itself nor the picture offers are folded away: not where they are all that there is. */
static gboolean
folds_further (HkGenericBoard *self,
               JsonArray      *options)
{
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (options); i++)
    n += !is_offered (self, json_array_get_object_element (options, i));
  return !hk_table_goes_by_hand (hk_view_get_table (HK_VIEW (self))) || n > MOST_OPEN;
}

static void
show_options (HkGenericBoard *self,
              JsonArray      *options)
{
  const gboolean folds = folds_further (self, options);

  hk_wrap_box_clear (self->options);
  hk_wrap_box_clear (self->further);
  for (guint i = 0; i < json_array_get_length (options); i++)
    {
      JsonObject *object = json_array_get_object_element (options, i);
      g_autoptr (HkMoveOption) option = make_option (object);
      const gboolean further = json_object_get_boolean_member_with_default (object, "further", FALSE) && (folds || is_offered (self, object));

      adw_wrap_box_append (ADW_WRAP_BOX (further ? self->further : self->options), make_button (self, option));
    }
  if (!is_seats (self) && hk_table_goes_by_hand (hk_view_get_table (HK_VIEW (self))))
    add_tools (self);
  gtk_widget_set_visible (self->options, gtk_widget_get_first_child (self->options) != NULL);
  gtk_widget_set_visible (self->further_line, gtk_widget_get_first_child (self->further) != NULL);
}

/* Whether the picture shows what is described. */
static gboolean
is_pictured (HkGenericBoard *self,
             JsonObject     *described)
{
  const char *field = json_object_get_string_member_with_default (described, "field", NULL);

  if (field == NULL)
    field = json_object_get_string_member_with_default (described, "path", "");
  return self->pictured != NULL && g_strv_contains ((const char * const *) self->pictured, field);
}

/* Whether it was chosen in New Game, and is no news above what is kept. */
static gboolean
was_chosen (HkGenericBoard *self,
            JsonObject     *fact)
{
  const HkGameSpec *game = hk_table_get_game (hk_view_get_table (HK_VIEW (self)));
  const char *field = json_object_get_string_member_with_default (fact, "field", "");

  for (guint i = 0; self->pictured != NULL && i < game->n_options; i++)
    if (g_str_equal (game->options[i].name, field))
      return TRUE;
  return FALSE;
}

static void
show_facts (HkGenericBoard *self,
            JsonArray      *facts)
{
  hk_wrap_box_clear (self->facts);
  for (guint i = 0; i < json_array_get_length (facts); i++)
    {
      JsonObject *fact = json_array_get_object_element (facts, i);

      if (!is_pictured (self, fact) && !was_chosen (self, fact))
        adw_wrap_box_append (ADW_WRAP_BOX (self->facts), hk_tile_new (json_object_get_string_member (fact, "title"), json_object_get_string_member (fact, "text")));
    }
}

/* Whether the group stands in this part of the page: the players in theirs, all else on the board. */
static gboolean
shows_group (HkGenericBoard *self,
             JsonObject     *group)
{
  const gboolean players = json_object_get_boolean_member_with_default (group, "seats", FALSE);

  return is_seats (self) ? players : !is_pictured (self, group) && (!players || get_viewer (self) != HK_VIEWER_NOBODY);
}

static void
show_groups (HkGenericBoard *self,
             JsonArray      *groups)
{
  HkSession *session = hk_view_get_session (HK_VIEW (self));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->groups))) != NULL)
    gtk_box_remove (self->groups, child);
  for (guint i = 0; i < json_array_get_length (groups); i++)
    {
      JsonObject *group = json_array_get_object_element (groups, i);

      if (shows_group (self, group))
        gtk_box_append (self->groups, hk_generic_group_new (session, group, 0));
    }
}

/* The numbers of the table itself, on a card of their own. */
static void
show_numbers (HkGenericBoard *self,
              JsonArray      *numbers)
{
  g_autoptr (JsonObject) card = json_object_new ();
  g_autoptr (JsonArray) its = json_array_new ();

  for (guint i = 0; i < json_array_get_length (numbers); i++)
    if (!is_pictured (self, json_array_get_object_element (numbers, i)))
      json_array_add_object_element (its, json_object_ref (json_array_get_object_element (numbers, i)));
  json_object_set_string_member (card, "title", _("Table"));
  json_object_set_array_member (card, "numbers", json_array_ref (its));
  adw_bin_set_child (self->numbers, json_array_get_length (its) == 0 ? NULL
                                      : hk_generic_card_new (hk_view_get_session (HK_VIEW (self)), card, 0));
}

static JsonArray *
dup_member (JsonNode   *node,
            const char *name)
{
  JsonObject *object = node == NULL ? NULL : json_node_get_object (node);

  if (object == NULL || !json_object_has_member (object, name))
    return json_array_new ();
  return json_array_ref (json_object_get_array_member (object, name));
}

/* Shows a part of the description where it is not the same as before, so that what a person is at stays where it is. */
static void
show_part (HkGenericBoard *self,
           JsonNode       *now,
           const char     *name,
           void          (*show) (HkGenericBoard *self, JsonArray *part))
{
  g_autoptr (JsonArray) part = dup_member (now, name);
  g_autoptr (JsonArray) before = dup_member (self->shown, name);

  if (self->shown == NULL || !json_array_equal (part, before))
    show (self, part);
}

static void
show_reminders (HkGenericBoard *self,
                JsonArray      *reminders)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (reminders); i++)
    g_string_append_printf (text, "%s%s", i == 0 ? "" : "\n", json_array_get_string_element (reminders, i));
  gtk_label_set_text (self->reminders, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->reminders), text->len > 0);
}

/* Whether anything of what is kept is not for everybody to see; a game that is kept whole is asked at any time. */
static gboolean
has_secrets (HkTable *table)
{
  g_autoptr (JsonNode) all = NULL;
  g_autoptr (JsonNode) seen = NULL;

  if (!hk_table_goes_by_hand (table))
    return TRUE;
  all = hk_table_describe_records (table, HK_VIEWER_ALL);
  seen = hk_table_describe_records (table, HK_VIEWER_NOBODY);
  return !json_node_equal (all, seen);
}

static void
update (HkView *view)
{
  HkGenericBoard *self = HK_GENERIC_BOARD (view);
  g_autoptr (JsonNode) now = is_seats (self) ? hk_table_describe_records (hk_view_get_table (view), HK_VIEWER_NOBODY)
                                             : hk_table_describe (hk_view_get_table (view), get_viewer (self));
  const char *outcome = json_object_get_string_member_with_default (json_node_get_object (now), "outcome", "");

  gtk_label_set_text (self->outcome, outcome);
  gtk_widget_set_visible (GTK_WIDGET (self->outcome), outcome[0] != '\0' && !is_seats (self));
  gtk_widget_set_visible (self->viewer_line, !is_seats (self) && (get_viewer (self) != HK_VIEWER_NOBODY || has_secrets (hk_view_get_table (view))));
  if (!is_seats (self))
    {
      show_part (self, now, "reminders", show_reminders);
      show_part (self, now, "options", show_options);
      show_part (self, now, "facts", show_facts);
      show_part (self, now, "numbers", show_numbers);
    }
  show_part (self, now, "groups", show_groups);
  g_clear_pointer (&self->shown, json_node_unref);
  self->shown = g_steal_pointer (&now);
}

static void
viewer_chosen_cb (HkGenericBoard *self)
{
  g_clear_pointer (&self->shown, json_node_unref);
  hk_view_update (HK_VIEW (self));
}

static void
hk_generic_board_finalize (GObject *object)
{
  g_clear_pointer (&HK_GENERIC_BOARD (object)->shown, json_node_unref);
  g_strfreev (HK_GENERIC_BOARD (object)->pictured);
  g_strfreev (HK_GENERIC_BOARD (object)->offered);
  G_OBJECT_CLASS (hk_generic_board_parent_class)->finalize (object);
}

static void
hk_generic_board_class_init (HkGenericBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_generic_board_finalize;
  HK_VIEW_CLASS (klass)->update = update;
  g_type_ensure (HK_TYPE_FOLD);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-generic-board");
  HK_BIND_CHILDREN (widget_class, HkGenericBoard, outcome, picture, viewer_line, viewers, reminders, options, further_line, further, facts,
                    numbers, groups);
  gtk_widget_class_bind_template_callback (widget_class, viewer_chosen_cb);
}

static void
list_viewers (HkGenericBoard *self,
              HkTable        *table)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new ((const char * const []) { _("Everyone"), _("All Cards"), NULL });
  GListModel *seats = hk_table_get_seats (table);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (HkRecord) record = g_list_model_get_item (seats, i);
      g_autofree char *name = NULL;

      g_object_get (record, "name", &name, NULL);
      gtk_string_list_append (names, name == NULL ? "" : name);
    }
  gtk_drop_down_set_model (self->viewers, G_LIST_MODEL (names));
}

/* Returns (transfer floating): the board. */
GtkWidget *
hk_generic_board_new (HkSession *session)
{
  HkGenericBoard *self = g_object_new (HK_TYPE_GENERIC_BOARD, "session", session, NULL);

  list_viewers (self, hk_session_get_table (session));
  return GTK_WIDGET (self);
}

/* Returns (transfer floating): the board below what the game shows of the parts that are kept.
 * @picture: (transfer floating)
 * @pictured: (nullable): the fields of the table that it shows, with spaces between
 * @offered: (nullable): the moves that it offers */
GtkWidget *
hk_generic_board_new_by_hand (HkSession  *session,
                              GtkWidget  *picture,
                              const char *pictured,
                              const char *offered)
{
  HkGenericBoard *self = HK_GENERIC_BOARD (hk_generic_board_new (session));

  self->pictured = g_strsplit (pictured == NULL ? "" : pictured, " ", -1);
  self->offered = g_strsplit (offered == NULL ? "" : offered, " ", -1);
  adw_bin_set_child (self->picture, picture);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), TRUE);
  g_clear_pointer (&self->shown, json_node_unref);
  hk_view_update (HK_VIEW (self));
  return GTK_WIDGET (self);
}

/* Returns (transfer floating): the panel of the players. */
GtkWidget *
hk_generic_seats_new (HkSession *session)
{
  HkGenericBoard *self = g_object_new (HK_TYPE_GENERIC_BOARD, "session", session, "index", SEATS, NULL);

  gtk_widget_set_visible (self->options, FALSE);
  gtk_widget_set_visible (self->facts, FALSE);
  return GTK_WIDGET (self);
}
