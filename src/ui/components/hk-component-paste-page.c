/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/packs/hk-pack-cell.h"
#include "hk-component-paste-page.h"
#include "hk-components-dialog.h"
#include "ui/display/hk-template.h"

/* A table that is about to go into the pack: which column goes where, and what each row would do. */

#define STATE_COLUMN G_MAXUINT
#define LINE_CHARS   32

struct _HkComponentPastePage
{
  AdwNavigationPage parent_instance;

  HkPack           *pack;
  char             *kind;
  HkPackPaste      *paste;
  GPtrArray        *rows;    /* AdwComboRow, one a column */
  gboolean          updates; /* the rows are being set by the page itself */

  AdwExpanderRow   *columns;
  AdwSwitchRow     *has_titles;
  AdwSwitchRow     *fills_down;
  GtkLabel         *summary;
  GtkColumnView    *preview;
  GtkButton        *apply;
};

G_DEFINE_FINAL_TYPE (HkComponentPastePage, hk_component_paste_page, ADW_TYPE_NAVIGATION_PAGE)

static JsonArray *
list_fields (HkComponentPastePage *self)
{
  return json_object_get_array_member (hk_pack_find_kind (self->pack, self->kind, NULL), "fields");
}

static const char *
say_state (HkPackRowState state)
{
  static const char * const words[HK_PACK_N_ROW_STATES] = { N_("New"), N_("Different"), N_("Equal"), N_("Left Out") };

  return _(words[state]);
}

/* A cell has a text, and below it in small what is wrong with it or what stood there before. */
static void
setup_cell_cb (GtkSignalListItemFactory *factory,
               GtkColumnViewCell        *cell,
               gpointer                  unused)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      if (i == 1)
        gtk_widget_add_css_class (label, "caption");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_column_view_cell_set_child (cell, box);
}

/* The rows of a table are as high as their texts without wrapping, so that is done here. */
static char *
break_lines (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GString *lines = g_string_new (NULL);
  glong length = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      const glong n = g_utf8_strlen (words[i], -1);

      if (i > 0)
        g_string_append_c (lines, length + 1 + n > LINE_CHARS ? '\n' : ' ');
      length = i == 0 || length + 1 + n > LINE_CHARS ? n : length + 1 + n;
      g_string_append (lines, words[i]);
    }
  return g_string_free_and_steal (lines);
}

static void
show_cell (GtkColumnViewCell *cell,
           const char        *text,
           const char        *problem,
           const char        *note)
{
  GtkWidget *box = gtk_column_view_cell_get_child (cell);
  GtkWidget *first = gtk_widget_get_first_child (box);
  GtkWidget *second = gtk_widget_get_next_sibling (first);
  const char *below = problem != NULL ? problem : note;
  g_autofree char *lines = break_lines (text);
  g_autofree char *lines_below = break_lines (below == NULL ? "" : below);

  gtk_label_set_text (GTK_LABEL (first), lines);
  gtk_label_set_text (GTK_LABEL (second), lines_below);
  gtk_widget_set_visible (second, below != NULL);
  gtk_widget_set_css_classes (second, problem != NULL ? (const char *[]) { "caption", "error", NULL }
                                                      : (const char *[]) { "caption", "dimmed", NULL });
}

static void
bind_cell_cb (GtkSignalListItemFactory *factory,
              GtkColumnViewCell        *cell,
              gpointer                  column)
{
  HkPackRow *row = gtk_column_view_cell_get_item (cell);
  const char *old = hk_pack_row_get_old_text (row, GPOINTER_TO_UINT (column));
  g_autofree char *note = NULL;

  if (old != NULL)
    /* Translators: %s: what a pack holds now, where a table has something else. */
    note = old[0] == '\0' ? g_strdup (_("was empty")) : g_strdup_printf (_("was %s"), old);
  show_cell (cell, hk_pack_row_get_text (row, GPOINTER_TO_UINT (column)), hk_pack_row_get_problem (row, GPOINTER_TO_UINT (column)), note);
}

static void
bind_state_cb (GtkSignalListItemFactory *factory,
               GtkColumnViewCell        *cell,
               gpointer                  unused)
{
  HkPackRow *row = gtk_column_view_cell_get_item (cell);

  show_cell (cell, say_state (hk_pack_row_get_state (row)), hk_pack_row_get_row_problem (row), NULL);
}

/* The keys lead from row to row: what becomes of it, and its first cell. */
static void
bind_row_cb (GtkSignalListItemFactory *factory,
             GtkColumnViewRow         *view_row,
             gpointer                  unused)
{
  HkPackRow *row = gtk_column_view_row_get_item (view_row);
  g_autofree char *label = g_strdup_printf ("%s: %s", say_state (hk_pack_row_get_state (row)), hk_pack_row_get_text (row, 0));

  gtk_column_view_row_set_accessible_label (view_row, label);
}

static void
add_column (HkComponentPastePage *self,
            const char           *title,
            guint                 index)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new (title, factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cell_cb), NULL);
  g_signal_connect (factory, "bind", index == STATE_COLUMN ? G_CALLBACK (bind_state_cb) : G_CALLBACK (bind_cell_cb),
                    GUINT_TO_POINTER (index));
  gtk_column_view_column_set_resizable (column, TRUE);
  gtk_column_view_column_set_expand (column, index == hk_pack_paste_get_n_columns (self->paste) - 1);
  gtk_column_view_append_column (self->preview, column);
}

/* The columns of the preview are named as the fields that they go into. */
static void
update_preview (HkComponentPastePage *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->preview);
  JsonObject *kind = hk_pack_find_kind (self->pack, self->kind, NULL);

  while (g_list_model_get_n_items (columns) > 0)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, 0);

      gtk_column_view_remove_column (self->preview, column);
    }
  add_column (self, _("Row"), STATE_COLUMN);
  for (guint i = 0; i < hk_pack_paste_get_n_columns (self->paste); i++)
    {
      const char *id = hk_pack_paste_get_field (self->paste, i);
      JsonObject *field = id == NULL ? NULL : hk_pack_find_field (kind, id);

      add_column (self, field == NULL ? C_("a column of a table", "Left Out") : hk_pack_field_get_title (field), i);
    }
}

static void
update_summary (HkComponentPastePage *self)
{
  const guint n_new = hk_pack_paste_count (self->paste, HK_PACK_ROW_NEW);
  const guint n_changed = hk_pack_paste_count (self->paste, HK_PACK_ROW_DIFFERENT);
  g_autofree char *summary = hk_pack_paste_describe (self->paste);
  g_autofree char *matched = NULL;
  g_autofree char *label = NULL;
  const guint n_columns = hk_pack_paste_get_n_columns (self->paste);
  guint n_matched = 0;

  for (guint i = 0; i < n_columns; i++)
    n_matched += hk_pack_paste_get_field (self->paste, i) != NULL;
  matched = g_strdup_printf (ngettext ("%u of %u column goes into the pack.", "%u of %u columns go into the pack.", n_columns), n_matched, n_columns);
  adw_expander_row_set_subtitle (self->columns, matched);
  gtk_label_set_text (self->summary, summary);
  if (n_new > 0 && n_changed > 0)
    /* Translators: a button: %u cards are added to a pack and %u are changed. */
    label = g_strdup_printf (_("Add %u, Change %u"), n_new, n_changed);
  else if (n_changed > 0)
    label = g_strdup_printf (ngettext ("Change %u", "Change %u", n_changed), n_changed);
  else
    label = g_strdup_printf (ngettext ("Add %u", "Add %u", n_new), n_new);
  gtk_button_set_label (self->apply, label);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "paste.apply", n_new + n_changed > 0);
}

static void
matched_cb (HkComponentPastePage *self,
            GParamSpec           *unused,
            GtkWidget            *combo);

/* One row a column of the table, which says into which field it goes. */
static void
update_rows (HkComponentPastePage *self)
{
  JsonArray *fields = list_fields (self);
  const guint n = hk_pack_paste_get_n_columns (self->paste);

  self->updates = TRUE;
  for (guint i = n; i < self->rows->len; i++)
    adw_expander_row_remove (self->columns, g_ptr_array_index (self->rows, i));
  if (self->rows->len > n)
    g_ptr_array_set_size (self->rows, (int) n);
  while (self->rows->len < n)
    {
      g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
      GtkWidget *combo = adw_combo_row_new ();

      gtk_string_list_append (names, C_("a column of a table", "Left Out"));
      for (guint i = 0; i < json_array_get_length (fields); i++)
        gtk_string_list_append (names, hk_pack_field_get_title (json_array_get_object_element (fields, i)));
      adw_combo_row_set_model (ADW_COMBO_ROW (combo), G_LIST_MODEL (names));
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (combo), FALSE);
      g_signal_connect_object (combo, "notify::selected", G_CALLBACK (matched_cb), self, G_CONNECT_SWAPPED);
      adw_expander_row_add_row (self->columns, combo);
      g_ptr_array_add (self->rows, combo);
    }
  for (guint i = 0; i < n; i++)
    {
      AdwComboRow *combo = g_ptr_array_index (self->rows, i);
      const char *title = hk_pack_paste_get_title (self->paste, i);
      const char *field = hk_pack_paste_get_field (self->paste, i);
      g_autofree char *name = title == NULL || *title == '\0' ? g_strdup_printf (_("Column %u"), i + 1) : g_strdup (title);
      guint selected = 0;

      for (guint j = 0; j < json_array_get_length (fields); j++)
        if (g_strcmp0 (hk_pack_field_get_id (json_array_get_object_element (fields, j)), field) == 0)
          selected = j + 1;
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (combo), name);
      adw_combo_row_set_selected (combo, selected);
    }
  self->updates = FALSE;
}

static void
update (HkComponentPastePage *self)
{
  update_rows (self);
  update_preview (self);
  update_summary (self);
}

static void
matched_cb (HkComponentPastePage *self,
            GParamSpec           *unused,
            GtkWidget            *combo)
{
  const guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (combo));
  guint column;

  if (self->updates || !g_ptr_array_find (self->rows, combo, &column))
    return;
  hk_pack_paste_set_field (self->paste, column,
                           selected == 0 ? NULL : hk_pack_field_get_id (json_array_get_object_element (list_fields (self), selected - 1)));
  update (self);
}

static void
has_titles_cb (HkComponentPastePage *self)
{
  if (self->updates)
    return;
  hk_pack_paste_set_has_titles (self->paste, adw_switch_row_get_active (self->has_titles));
  update (self);
}

static void
fills_down_cb (HkComponentPastePage *self)
{
  hk_pack_paste_set_fills_down (self->paste, adw_switch_row_get_active (self->fills_down));
  update (self);
}

static void
apply_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HkComponentPastePage *self = HK_COMPONENT_PASTE_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *summary = hk_pack_paste_describe (self->paste);
  GtkWidget *view = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);

  if (!hk_pack_paste_apply (self->paste, &error))
    {
      gtk_label_set_text (self->summary, error->message);
      gtk_accessible_announce (GTK_ACCESSIBLE (self), error->message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
      return;
    }
  hk_components_dialog_say_done (widget, summary);
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view));
}

static void
hk_component_paste_page_dispose (GObject *object)
{
  HkComponentPastePage *self = HK_COMPONENT_PASTE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_COMPONENT_PASTE_PAGE);
  g_clear_object (&self->pack);
  g_clear_object (&self->paste);
  g_clear_pointer (&self->kind, g_free);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_component_paste_page_parent_class)->dispose (object);
}

static void
hk_component_paste_page_class_init (HkComponentPastePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_component_paste_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-component-paste-page.ui");
  HK_BIND_CHILDREN (widget_class, HkComponentPastePage, columns, has_titles, fills_down, summary, preview, apply);
  gtk_widget_class_install_action (widget_class, "paste.apply", NULL, apply_action);
}

static void
hk_component_paste_page_init (HkComponentPastePage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row_cb), NULL);
  gtk_column_view_set_row_factory (self->preview, factory);
}

/* Returns (transfer floating): a page that shows what a table would do, and does it.
 * @kind: the id of the kind that it is pasted into */
AdwNavigationPage *
hk_component_paste_page_new (HkPack      *pack,
                             const char  *kind,
                             HkPackPaste *paste)
{
  HkComponentPastePage *self = g_object_new (HK_TYPE_COMPONENT_PASTE_PAGE, NULL);
  g_autoptr (GtkNoSelection) rows = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (paste)));
  gboolean all_matched = TRUE;

  self->pack = g_object_ref (pack);
  self->kind = g_strdup (kind);
  self->paste = g_object_ref (paste);
  for (guint i = 0; i < hk_pack_paste_get_n_columns (paste); i++)
    all_matched &= hk_pack_paste_get_field (paste, i) != NULL;
  update (self);
  gtk_column_view_set_model (self->preview, GTK_SELECTION_MODEL (rows));
  adw_switch_row_set_active (self->has_titles, hk_pack_paste_get_has_titles (paste));
  adw_expander_row_set_expanded (self->columns, !all_matched || !hk_pack_paste_get_has_titles (paste));
  g_signal_connect_object (self->has_titles, "notify::active", G_CALLBACK (has_titles_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->fills_down, "notify::active", G_CALLBACK (fills_down_cb), self, G_CONNECT_SWAPPED);
  return ADW_NAVIGATION_PAGE (self);
}
