/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-keep-rows.h"

#include <glib/gi18n.h>

#include "core/moves/hk-by-hand.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number-row.h"
#include "ui/widgets/hk-widgets.h"

/* How much of a game is kept: one of three ways, and under them the parts. In a setup it is remembered here, at a table each
 * choice is a move. */
struct _HkKeepRows
{
  AdwExpanderRow    parent_instance;

  const HkGameSpec *game;
  HkSession        *session; /* (nullable): NULL in a setup */
  GHashTable       *kept;    /* ids of parts */
  GtkCheckButton   *ways[HK_N_WAYS];
  GPtrArray        *parts;   /* AdwSwitchRow, one a part */
  gboolean          is_showing;
  gboolean          is_chosen; /* by a person, in a setup */
};

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkKeepRows, hk_keep_rows, ADW_TYPE_EXPANDER_ROW)

static void
hk_keep_rows_dispose (GObject *object)
{
  HkKeepRows *self = HK_KEEP_ROWS (object);

  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_keep_rows_parent_class)->dispose (object);
}

static void
hk_keep_rows_finalize (GObject *object)
{
  HkKeepRows *self = HK_KEEP_ROWS (object);

  g_hash_table_unref (self->kept);
  g_ptr_array_unref (self->parts);
  G_OBJECT_CLASS (hk_keep_rows_parent_class)->finalize (object);
}

static void
hk_keep_rows_class_init (HkKeepRowsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = hk_keep_rows_dispose;
  object_class->finalize = hk_keep_rows_finalize;

  signals[CHANGED] = g_signal_new ("changed", HK_TYPE_KEEP_ROWS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_keep_rows_init (HkKeepRows *self)
{
  self->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->parts = g_ptr_array_new ();
}

/* Returns (transfer full): the ids of the parts that are kept, in their order. */
GStrv
hk_keep_rows_dup_parts (HkKeepRows *self)
{
  const HkKeepSpec *spec = self->game->keep;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < spec->n_parts; i++)
    if (g_hash_table_contains (self->kept, spec->parts[i].id))
      g_strv_builder_add (builder, spec->parts[i].id);
  return g_strv_builder_end (builder);
}

static void
show (HkKeepRows *self)
{
  const HkKeepSpec *spec = self->game->keep;
  g_auto (GStrv) parts = hk_keep_rows_dup_parts (self);
  const int way = hk_keep_find_way (spec, (const char * const *) parts);

  self->is_showing = TRUE;
  for (int i = 0; i < HK_N_WAYS; i++)
    gtk_check_button_set_active (self->ways[i], i == way);
  for (guint i = 0; i < spec->n_parts; i++)
    adw_switch_row_set_active (g_ptr_array_index (self->parts, i), g_hash_table_contains (self->kept, spec->parts[i].id));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), way < 0 ? _("As chosen below") : hk_way_get_title ((HkWay) way));
  self->is_showing = FALSE;
}

/* @parts: the ids of the parts that are kept */
void
hk_keep_rows_set_parts (HkKeepRows         *self,
                        const char * const *parts)
{
  g_return_if_fail (HK_IS_KEEP_ROWS (self));

  g_hash_table_remove_all (self->kept);
  for (guint i = 0; parts[i] != NULL; i++)
    g_hash_table_add (self->kept, g_strdup (parts[i]));
  show (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
read_table (HkKeepRows *self)
{
  g_auto (GStrv) parts = hk_table_list_kept (hk_session_get_table (self->session));

  hk_keep_rows_set_parts (self, (const char * const *) parts);
}

#define PATH "hk-path"

/* (transfer full) (nullable): what the row tells; NULL where nothing is written. */
static JsonNode *
read_row (GtkWidget *row)
{
  if (ADW_IS_SWITCH_ROW (row))
    return json_node_init_boolean (json_node_alloc (), adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  return hk_number_row_read (HK_NUMBER_ROW (row));
}

/* A switch or a number, as the app last knew it. */
static GtkWidget *
make_row (const HkKeepValue *value)
{
  g_autofree char *text = g_strdup_printf ("%d", value->value);
  GtkWidget *row;

  if (value->is_switch)
    return g_object_new (ADW_TYPE_SWITCH_ROW, "title", value->title, "active", value->value != 0, NULL);
  row = hk_number_row_new (value->title, value->minimum, value->maximum);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  return row;
}

static void
keep_cb (GtkWidget *button,
         AdwDialog *dialog)
{
  HkMove *move = g_object_get_data (G_OBJECT (dialog), "hk-move");
  GPtrArray *numbers = g_object_get_data (G_OBJECT (dialog), "hk-numbers");
  g_autoptr (HkMove) whole = hk_move_copy (move);
  JsonObject *values = json_object_new ();

  for (guint i = 0; i < numbers->len; i++)
    {
      JsonNode *value = read_row (g_ptr_array_index (numbers, i));

      if (value != NULL)
        json_object_set_member (values, g_object_get_data (g_ptr_array_index (numbers, i), PATH), value);
    }
  json_object_set_object_member (hk_move_get_params (whole), "values", values);
  if (hk_table_play (button, g_object_get_data (G_OBJECT (dialog), "hk-session"), whole))
    adw_dialog_close (dialog);
}

/* Where a row stands: what lies in a thing of the table, such as the War Zones of a frontier, is folded away below its name.
 * @folds: (element-type AdwExpanderRow): those that there are
 * @holder: (nullable): what that thing is called; %NULL for what does not lie that deep */
static void
add_row (GtkWidget  *group,
         GHashTable *folds,
         const char *holder,
         GtkWidget  *row)
{
  GtkWidget *fold = holder == NULL ? NULL : g_hash_table_lookup (folds, holder);

  if (holder == NULL)
    {
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      return;
    }
  if (fold == NULL)
    {
      fold = g_object_new (ADW_TYPE_EXPANDER_ROW, "title", holder, "use-markup", FALSE, NULL);
      g_hash_table_insert (folds, g_strdup (holder), fold);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), fold);
    }
  adw_expander_row_add_row (ADW_EXPANDER_ROW (fold), row);
}

/* Asks how the parts that @move takes up stand, and makes it. */
static void
ask (HkKeepRows *self,
     HkMove     *move,
     GPtrArray  *values)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *button = hk_pill_new (_("_Keep"), NULL);
  GPtrArray *numbers = g_ptr_array_new ();
  g_autoptr (GHashTable) folds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < values->len; i++)
    {
      HkKeepValue *value = g_ptr_array_index (values, i);
      GtkWidget *row = make_row (value);
      g_autofree char *holder = hk_keep_dup_group (hk_session_get_table (self->session), value->path);

      g_object_set_data_full (G_OBJECT (row), PATH, g_strdup (value->path), g_free);
      g_ptr_array_add (numbers, row);
      add_row (group, folds, holder, row);
    }
  adw_preferences_page_set_description (ADW_PREFERENCES_PAGE (page), _("As the app last knew it. Put right what has changed since."));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  hk_widget_set_margins (button, 6, 12, 12);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (view), button);
  adw_dialog_set_child (dialog, view);
  adw_dialog_set_title (dialog, _("Where Does It Stand Now?"));
  adw_dialog_set_content_width (dialog, 480);
  adw_dialog_set_default_widget (dialog, button);
  g_object_set_data_full (G_OBJECT (dialog), "hk-session", g_object_ref (self->session), g_object_unref);
  g_object_set_data_full (G_OBJECT (dialog), "hk-move", g_object_ref (move), g_object_unref);
  g_object_set_data_full (G_OBJECT (dialog), "hk-numbers", numbers, (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (keep_cb), dialog, G_CONNECT_DEFAULT);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* A person has chosen. At a table that is a move; where it asks or is refused, the rows show the table until it is made. */
static void
choose (HkKeepRows *self,
        GStrv       parts)
{
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (HkMove) move = NULL;
  g_autoptr (GPtrArray) values = NULL;
  JsonArray *array = json_array_new ();

  if (self->session == NULL)
    {
      json_array_unref (array);
      hk_keep_rows_set_parts (self, (const char * const *) parts);
      self->is_chosen = TRUE;
      return;
    }
  for (guint i = 0; parts[i] != NULL; i++)
    json_array_add_string_element (array, parts[i]);
  json_object_set_array_member (params, "parts", array);
  move = hk_move_new ("keep", params);
  values = hk_table_list_keep_values (hk_session_get_table (self->session), (const char * const *) parts);
  if (values->len > 0)
    ask (self, move, values);
  else
    hk_table_play (GTK_WIDGET (self), self->session, move);
  read_table (self);
}

static void
way_cb (HkKeepRows *self,
        GParamSpec *pspec,
        GtkCheckButton *check)
{
  for (int i = 0; i < HK_N_WAYS && !self->is_showing && gtk_check_button_get_active (check); i++)
    if (self->ways[i] == check)
      {
        g_auto (GStrv) parts = hk_keep_list_parts (self->game->keep, (HkWay) i);

        choose (self, parts);
      }
}

static void
part_cb (HkKeepRows   *self,
         GParamSpec   *pspec,
         AdwSwitchRow *row)
{
  const HkKeepSpec *spec = self->game->keep;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  guint number = 0;

  /* A switch that is put back while it is thrown tells so once more. */
  if (self->is_showing || !g_ptr_array_find (self->parts, row, &number)
      || adw_switch_row_get_active (row) == g_hash_table_contains (self->kept, spec->parts[number].id))
    return;
  for (guint i = 0; i < spec->n_parts; i++)
    if (adw_switch_row_get_active (g_ptr_array_index (self->parts, i)))
      g_strv_builder_add (builder, spec->parts[i].id);
  parts = g_strv_builder_end (builder);
  choose (self, parts);
}

static void
add_way (HkKeepRows *self,
         HkWay       way)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", hk_way_get_title (way), "subtitle", hk_way_get_summary (way), NULL);

  self->ways[way] = GTK_CHECK_BUTTON (gtk_check_button_new ());
  gtk_check_button_set_group (self->ways[way], way == 0 ? NULL : self->ways[0]);
  gtk_widget_set_valign (GTK_WIDGET (self->ways[way]), GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), GTK_WIDGET (self->ways[way]));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->ways[way]));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_signal_connect_object (self->ways[way], "notify::active", G_CALLBACK (way_cb), self, G_CONNECT_SWAPPED);
}

static void
add_part (HkKeepRows       *self,
          const HkPartSpec *part)
{
  GtkWidget *row = g_object_new (ADW_TYPE_SWITCH_ROW, "title", _(part->title), "subtitle", _(part->summary), NULL);

  g_ptr_array_add (self->parts, row);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_signal_connect_object (row, "notify::active", G_CALLBACK (part_cb), self, G_CONNECT_SWAPPED);
}

/* Returns (transfer floating): the row, with everything kept.
 * @game: a game that can be kept in part */
GtkWidget *
hk_keep_rows_new (const HkGameSpec *game)
{
  HkKeepRows *self = g_object_new (HK_TYPE_KEEP_ROWS, "title", _("How Much to Keep"), NULL);
  g_auto (GStrv) all = hk_keep_list_parts (game->keep, HK_WAY_EVERYTHING);

  self->game = game;
  self->is_showing = TRUE;
  for (int i = 0; i < HK_N_WAYS; i++)
    add_way (self, (HkWay) i);
  for (guint i = 0; i < game->keep->n_parts; i++)
    add_part (self, &game->keep->parts[i]);
  hk_keep_rows_set_parts (self, (const char * const *) all);
  return GTK_WIDGET (self);
}

/* Returns (transfer floating): the row, which changes what the table keeps. */
static GtkWidget *
new_for_session (HkSession *session)
{
  GtkWidget *self = hk_keep_rows_new (hk_table_get_game (hk_session_get_table (session)));

  HK_KEEP_ROWS (self)->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (read_table), self, G_CONNECT_SWAPPED);
  read_table (HK_KEEP_ROWS (self));
  return self;
}

/* Returns whether a person has chosen here, in a setup. */
gboolean
hk_keep_rows_is_chosen (HkKeepRows *self)
{
  g_return_val_if_fail (HK_IS_KEEP_ROWS (self), FALSE);

  return self->is_chosen;
}

/* A dialog with the row, unfolded. */
static void
show_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       page)
{
  HkSession *session = g_object_get_data (G_OBJECT (action), "hk-session");
  AdwDialog *dialog = ADW_DIALOG (adw_preferences_dialog_new ());
  GtkWidget *its_page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *rows = new_for_session (session);

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (rows), TRUE);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("What you leave out asks nothing and is not on the screen; its steps stay as reminders."));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), rows);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (its_page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), ADW_PREFERENCES_PAGE (its_page));
  adw_dialog_set_title (dialog, _("How Much to Keep"));
  adw_dialog_present (dialog, page);
}

/* Gives the page of a table the action "keep.show", where the game can be kept in part. */
void
hk_keep_rows_add_action (GtkWidget *page,
                         HkSession *session)
{
  static const GActionEntry entries[] = { { .name = "show", .activate = show_action } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  if (hk_table_get_game (hk_session_get_table (session))->keep == NULL)
    return;
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), page);
  g_object_set_data_full (G_OBJECT (g_action_map_lookup_action (G_ACTION_MAP (group), "show")), "hk-session", g_object_ref (session),
                          g_object_unref);
  gtk_widget_insert_action_group (page, "keep", G_ACTION_GROUP (group));
}
