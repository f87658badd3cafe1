/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rule-row.h"

#include "ui/app/hk-application.h"
#include "ui/display/hk-template.h"

/* A rule in a list: its title, the words that matter, and where the book has it. */
struct _HkRuleRow
{
  GtkListBoxRow parent_instance;

  GtkLabel     *title;
  GtkLabel     *snippet;
  GtkLabel     *citation;
  GtkWidget    *star;

  char         *id;
};

HK_DEFINE_TEMPLATE_TYPE (HkRuleRow, hk_rule_row, GTK_TYPE_LIST_BOX_ROW)

static void
hk_rule_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_RULE_ROW);

  G_OBJECT_CLASS (hk_rule_row_parent_class)->dispose (object);
}

static void
hk_rule_row_finalize (GObject *object)
{
  g_free (HK_RULE_ROW (object)->id);

  G_OBJECT_CLASS (hk_rule_row_parent_class)->finalize (object);
}

static void
hk_rule_row_class_init (HkRuleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rule_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_rule_row_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rule-row.ui");
  HK_BIND_CHILDREN (widget_class, HkRuleRow, title, snippet, citation, star);
}

/* Returns (transfer full): its citation, with the name of the game where no book is named. */
char *
hk_rule_row_dup_where (HkRule *rule)
{
  g_autofree char *citation = NULL;

  g_return_val_if_fail (HK_IS_RULE (rule), NULL);

  citation = hk_rule_dup_citation (rule);
  if (strstr (citation, hk_rule_get_book (rule)) != NULL)
    return g_steal_pointer (&citation);
  return g_strdup_printf ("%s · %s", hk_rule_get_game_title (rule), citation);
}

/* A match is underlined: titles are bold already. */
static char *
mark (const char        *text,
      const HkRuleRange *ranges,
      guint              n_ranges)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  guint done = 0;

  for (guint i = 0; i < n_ranges; i++)
    {
      g_autofree char *before = g_markup_escape_text (text + done, (gssize) (ranges[i].start - done));
      g_autofree char *match = g_markup_escape_text (text + ranges[i].start, (gssize) (ranges[i].end - ranges[i].start));

      g_string_append_printf (markup, "%s<b><u>%s</u></b>", before, match);
      done = ranges[i].end;
    }
  if (text[done] != '\0')
    {
      g_autofree char *rest = g_markup_escape_text (text + done, -1);

      g_string_append (markup, rest);
    }
  return g_string_free (g_steal_pointer (&markup), FALSE);
}

static void
show_star (HkRuleRow   *self,
           const char  *rule,
           HkBookmarks *bookmarks)
{
  if (g_str_equal (rule, self->id))
    gtk_widget_set_visible (self->star, hk_bookmarks_has (bookmarks, rule));
}

static GtkWidget *
make_row (HkRule     *rule,
          const char *title_markup,
          const char *snippet_markup)
{
  HkRuleRow *self = g_object_new (HK_TYPE_RULE_ROW, NULL);
  HkBookmarks *bookmarks = hk_application_get_bookmarks (hk_application_get_default ());
  g_autofree char *where = hk_rule_row_dup_where (rule);

  self->id = g_strdup (hk_rule_get_id (rule));
  show_star (self, self->id, bookmarks);
  g_signal_connect_object (bookmarks, "changed", G_CALLBACK (show_star), self, G_CONNECT_SWAPPED);
  gtk_label_set_markup (self->title, title_markup);
  gtk_label_set_markup (self->snippet, snippet_markup);
  gtk_label_set_label (self->citation, where);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, hk_rule_get_title (rule),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, gtk_label_get_text (self->snippet), -1);
  return GTK_WIDGET (self);
}

/* Returns a row with its beginning. */
GtkWidget *
hk_rule_row_new (HkRule *rule)
{
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (HK_IS_RULE (rule), NULL);

  title = g_markup_escape_text (hk_rule_get_title (rule), -1);
  text = g_markup_escape_text (hk_rule_get_text (rule), -1);
  return make_row (rule, title, text);
}

/* Returns a row with the match marked.
 * @hit: what a search found */
GtkWidget *
hk_rule_row_new_for_hit (HkRuleHit *hit)
{
  g_autofree char *title = NULL;
  g_autofree char *snippet = NULL;
  const HkRuleRange *ranges;
  guint n_ranges;

  g_return_val_if_fail (HK_IS_RULE_HIT (hit), NULL);

  ranges = hk_rule_hit_get_title_ranges (hit, &n_ranges);
  title = mark (hk_rule_hit_get_title (hit), ranges, n_ranges);
  ranges = hk_rule_hit_get_snippet_ranges (hit, &n_ranges);
  snippet = mark (hk_rule_hit_get_snippet (hit), ranges, n_ranges);
  return make_row (hk_rule_hit_get_rule (hit), title, snippet);
}

/* Returns the global id of its rule. */
const char *
hk_rule_row_get_id (HkRuleRow *self)
{
  g_return_val_if_fail (HK_IS_RULE_ROW (self), NULL);

  return self->id;
}
