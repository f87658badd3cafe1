/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/rulebook/hk-rule.h"
#include "hk-breakdown-view.h"
#include "hk-tooltip.h"
#include "hk-widgets.h"
#include "ui/app/hk-application.h"

/* How many letters of a word have room at least, and how many of a number. */
#define WORD_CHARS   9
#define NUMBER_CHARS 7

struct _HkBreakdownView
{
  GtkWidget    parent_instance;

  GtkWidget   *list;
  HkBreakdown *breakdown;
  char        *shown;    /* all that the lines say */
};

G_DEFINE_FINAL_TYPE (HkBreakdownView, hk_breakdown_view, GTK_TYPE_WIDGET)

/* A list holds objects: one that stands for @term, which lives as long as the whole breakdown. */
static void
add_line (GListStore  *lines,
          HkBreakdown *term)
{
  g_autoptr (GObject) line = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data_full (line, "term", hk_breakdown_ref (term), (GDestroyNotify) hk_breakdown_unref);
  g_list_store_append (lines, line);
}

static GListModel *
list_children (gpointer item,
               gpointer data)
{
  HkBreakdown *term = hk_breakdown_get_first (g_object_get_data (item, "term"));
  GListStore *lines = term == NULL ? NULL : g_list_store_new (G_TYPE_OBJECT);

  for (; term != NULL; term = hk_breakdown_get_next (term))
    add_line (lines, term);
  return lines == NULL ? NULL : G_LIST_MODEL (lines);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  data)
{
  GtkWidget *expander = gtk_tree_expander_new ();
  GtkWidget *row = adw_wrap_box_new ();
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = gtk_label_new (NULL);
  GtkWidget *value = gtk_label_new (NULL);
  GtkWidget *rule = gtk_button_new_from_icon_name ("help-about-symbolic");

  /* The number stands below its name where a word of either would have no room. */
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row), 8);
  adw_wrap_box_set_wrap_policy (ADW_WRAP_BOX (row), ADW_WRAP_MINIMUM);
  adw_wrap_box_set_align (ADW_WRAP_BOX (row), 1);
  gtk_label_set_width_chars (GTK_LABEL (label), WORD_CHARS);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (mark, "caption");
  gtk_widget_add_css_class (mark, "hk-mark");
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (value), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (value), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (value), GTK_NATURAL_WRAP_WORD);
  gtk_label_set_xalign (GTK_LABEL (value), 1);
  /* A box asks how narrow a text can be that is as high as the button beside it. */
  gtk_widget_set_hexpand (value, TRUE);
  gtk_widget_set_hexpand (end, FALSE);
  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_add_css_class (rule, "flat");
  gtk_widget_add_css_class (rule, "circular");
  gtk_widget_set_valign (rule, GTK_ALIGN_CENTER);
  hk_tooltip_set (rule, _("Show the Rule"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (rule), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (rule), "win.show-rule");
  gtk_box_append (GTK_BOX (end), value);
  gtk_box_append (GTK_BOX (end), rule);
  adw_wrap_box_append (ADW_WRAP_BOX (row), label);
  adw_wrap_box_append (ADW_WRAP_BOX (row), mark);
  adw_wrap_box_append (ADW_WRAP_BOX (row), end);
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), row);
  gtk_list_item_set_child (item, expander);
  g_object_set_data (G_OBJECT (item), "label", label);
  g_object_set_data (G_OBJECT (item), "mark", mark);
  g_object_set_data (G_OBJECT (item), "value", value);
  g_object_set_data (G_OBJECT (item), "rule", rule);
}

static const char *
name_mark (HkBreakdown *breakdown)
{
  const char *rule = hk_breakdown_get_rule (breakdown);
  const HkBreakdownMark mark = hk_breakdown_get_mark (breakdown);

  if (rule != NULL && mark != HK_BREAKDOWN_STAND_IN && mark != HK_BREAKDOWN_BY_HAND)
    {
      HkTable *table = hk_application_get_table (hk_application_get_default ());

      if (table != NULL && hk_table_plays_otherwise (table, rule))
        return _("House Rule");
      if (hk_rule_id_is_ruling (rule))
        return _("Our Ruling");
    }
  switch (mark)
    {
    case HK_BREAKDOWN_RULING:
      return _("Our Ruling");
    case HK_BREAKDOWN_STAND_IN:
      return _("invented");
    case HK_BREAKDOWN_BY_HAND:
      return _("by hand");
    case HK_BREAKDOWN_PLAIN:
    case HK_BREAKDOWN_RESULT:
      return NULL;
    }
  g_assert_not_reached ();
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  data)
{
  GtkTreeListRow *row = gtk_list_item_get_item (item);
  g_autoptr (GObject) line = gtk_tree_list_row_get_item (row);
  HkBreakdown *breakdown = g_object_get_data (line, "term");
  GtkWidget *label = g_object_get_data (G_OBJECT (item), "label");
  GtkWidget *mark = g_object_get_data (G_OBJECT (item), "mark");
  GtkWidget *value = g_object_get_data (G_OBJECT (item), "value");
  GtkWidget *rule = g_object_get_data (G_OBJECT (item), "rule");
  const char *mark_name = name_mark (breakdown);

  gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (gtk_list_item_get_child (item)), row);
  gtk_label_set_text (GTK_LABEL (label), hk_breakdown_get_label (breakdown));
  gtk_label_set_text (GTK_LABEL (mark), mark_name == NULL ? "" : mark_name);
  gtk_widget_set_visible (mark, mark_name != NULL);
  gtk_label_set_text (GTK_LABEL (value),
                      hk_breakdown_get_value (breakdown) == NULL ? "" : hk_breakdown_get_value (breakdown));
  gtk_label_set_width_chars (GTK_LABEL (value), MIN ((int) g_utf8_strlen (gtk_label_get_text (GTK_LABEL (value)), -1), NUMBER_CHARS));
  if (hk_breakdown_get_mark (breakdown) == HK_BREAKDOWN_RESULT)
    gtk_widget_add_css_class (label, "heading");
  else
    gtk_widget_remove_css_class (label, "heading");
  /* It keeps its place where there is no rule, so that the numbers stay in line. */
  gtk_widget_set_opacity (rule, hk_breakdown_get_rule (breakdown) == NULL ? 0 : 1);
  gtk_widget_set_can_target (rule, hk_breakdown_get_rule (breakdown) != NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (rule), "s",
                                    hk_breakdown_get_rule (breakdown) == NULL ? "" : hk_breakdown_get_rule (breakdown));
}

/* Everything that the lines say: as long as it is the same they stay, folded as a person left them. */
static void
add_key (GString     *key,
         HkBreakdown *breakdown)
{
  g_string_append_printf (key, "%s\t%s\t%s\t%s\t%d(", hk_breakdown_get_label (breakdown), hk_breakdown_get_value (breakdown),
                          hk_breakdown_get_rule (breakdown), name_mark (breakdown), hk_breakdown_get_mark (breakdown));
  for (HkBreakdown *term = hk_breakdown_get_first (breakdown); term != NULL; term = hk_breakdown_get_next (term))
    add_key (key, term);
  g_string_append_c (key, ')');
}

static void
show (HkBreakdownView *self)
{
  g_autoptr (GString) key = g_string_new (NULL);
  GListStore *roots;
  GtkTreeListModel *tree;
  g_autoptr (GtkNoSelection) selection = NULL;

  if (self->breakdown != NULL)
    add_key (key, self->breakdown);
  if (!g_set_str (&self->shown, key->str))
    return;
  roots = g_list_store_new (G_TYPE_OBJECT);
  if (self->breakdown != NULL)
    add_line (roots, self->breakdown);
  tree = gtk_tree_list_model_new (G_LIST_MODEL (roots), FALSE, FALSE, list_children, NULL, NULL);
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (tree)));
  if (self->breakdown != NULL)
    {
      g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (tree, 0);

      gtk_tree_list_row_set_expanded (row, TRUE);
      for (guint i = g_list_model_get_n_items (G_LIST_MODEL (tree)); i-- > 1;)
        {
          g_autoptr (GtkTreeListRow) child = gtk_tree_list_model_get_row (tree, i);

          gtk_tree_list_row_set_expanded (child, TRUE);
        }
    }
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
  g_object_unref (tree);
}

static void
hk_breakdown_view_map (GtkWidget *widget)
{
  show (HK_BREAKDOWN_VIEW (widget));
  GTK_WIDGET_CLASS (hk_breakdown_view_parent_class)->map (widget);
}

static GtkSizeRequestMode
hk_breakdown_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A list is made to scroll, and does not ask its lines how high they are when they wrap. */
static void
hk_breakdown_view_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  HkBreakdownView *self = HK_BREAKDOWN_VIEW (widget);
  int lines = 0;

  gtk_widget_measure (self->list, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    return;
  for (GtkWidget *line = gtk_widget_get_first_child (self->list); line != NULL; line = gtk_widget_get_next_sibling (line))
    {
      int height;

      gtk_widget_measure (line, orientation, for_size, &height, NULL, NULL, NULL);
      lines += height;
    }
  *minimum = MAX (*minimum, lines);
  *natural = MAX (*natural, lines);
}

static void
hk_breakdown_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  gtk_widget_allocate (HK_BREAKDOWN_VIEW (widget)->list, width, height, baseline, NULL);
}

static void
hk_breakdown_view_dispose (GObject *object)
{
  HkBreakdownView *self = HK_BREAKDOWN_VIEW (object);

  g_clear_pointer (&self->list, gtk_widget_unparent);
  g_clear_pointer (&self->breakdown, hk_breakdown_unref);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (hk_breakdown_view_parent_class)->dispose (object);
}

static void
hk_breakdown_view_class_init (HkBreakdownViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_breakdown_view_dispose;
  GTK_WIDGET_CLASS (klass)->map = hk_breakdown_view_map;
  GTK_WIDGET_CLASS (klass)->get_request_mode = hk_breakdown_view_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = hk_breakdown_view_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = hk_breakdown_view_size_allocate;
}

static void
hk_breakdown_view_init (HkBreakdownView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->list = gtk_list_view_new (NULL, factory);
  gtk_widget_add_css_class (self->list, "hk-working");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Working"), -1);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
}

/* Returns (transfer floating): a view of no breakdown. */
GtkWidget *
hk_breakdown_view_new (void)
{
  return g_object_new (HK_TYPE_BREAKDOWN_VIEW, NULL);
}

/* Shows it at once, or when what hides it, such as a fold, is opened.
 * @breakdown: (nullable): what to show, its first level open */
void
hk_breakdown_view_set_breakdown (HkBreakdownView *self,
                                 HkBreakdown     *breakdown)
{
  g_return_if_fail (HK_IS_BREAKDOWN_VIEW (self));

  g_clear_pointer (&self->breakdown, hk_breakdown_unref);
  self->breakdown = breakdown == NULL ? NULL : hk_breakdown_ref (breakdown);
  if (gtk_widget_is_visible (GTK_WIDGET (self)))
    show (self);
}

/* Shows a breakdown in a dialog.
 * @from: the widget that a person used
 * @size: how wide and high the dialog is, in pixels
 * @breakdown: how a number comes about */
void
hk_breakdown_view_present (GtkWidget   *from,
                           const char  *title,
                           int          size,
                           HkBreakdown *breakdown)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = hk_breakdown_view_new ();

  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (view), breakdown);
  hk_widget_set_margins (view, 6, 12, 18);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, size);
  adw_dialog_set_content_height (dialog, size);
  adw_dialog_set_child (dialog, hk_page_new (view, NULL));
  adw_dialog_present (dialog, from);
}
