/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-tool-outcome.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

struct _HkToolOutcome
{
  AdwBin     parent_instance;

  GtkWidget *best;
  GtkLabel  *title;
  GtkLabel  *value;
  GtkLabel  *note;
};

HK_DEFINE_TEMPLATE_TYPE (HkToolOutcome, hk_tool_outcome, ADW_TYPE_BIN)

static void
hk_tool_outcome_class_init (HkToolOutcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-tool-outcome.ui");
  HK_BIND_CHILDREN (widget_class, HkToolOutcome, best, title, value, note);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* Returns (transfer floating): a tile.
 * @title: (nullable): what it is about
 * @value: what is read from across the table
 * @note: (nullable): what else there is to know */
static GtkWidget *
hk_tool_outcome_new (HkToolOutcomeMark  mark,
                     const char        *title,
                     const char        *value,
                     const char        *note)
{
  HkToolOutcome *self = g_object_new (HK_TYPE_TOOL_OUTCOME, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *spoken = NULL;

  if (title != NULL)
    g_strv_builder_add (builder, title);
  g_strv_builder_add (builder, value);
  if (note != NULL)
    g_strv_builder_add (builder, note);
  if (mark == HK_OUTCOME_BEST)
    g_strv_builder_add (builder, _("best"));
  parts = g_strv_builder_end (builder);
  spoken = g_strjoinv (", ", parts);
  show_text (self->title, title);
  show_text (self->value, value);
  show_text (self->note, note);
  gtk_widget_set_visible (self->best, mark == HK_OUTCOME_BEST);
  hk_widget_set_class (GTK_WIDGET (self), "hk-best", mark == HK_OUTCOME_BEST);
  hk_widget_set_class (GTK_WIDGET (self), "dimmed", mark == HK_OUTCOME_FAINT);
  hk_widget_set_spoken (GTK_WIDGET (self), spoken);
  return GTK_WIDGET (self);
}

/* Adds a tile; see hk_tool_outcome_new(). */
void
hk_tool_outcome_add (AdwWrapBox        *to,
                     HkToolOutcomeMark  mark,
                     const char        *title,
                     const char        *value,
                     const char        *note)
{
  adw_wrap_box_append (to, hk_tool_outcome_new (mark, title, value, note));
}

/* @chance: 0 to 1 */
void
hk_tool_outcome_add_chance (AdwWrapBox        *to,
                            HkToolOutcomeMark  mark,
                            const char        *title,
                            double             chance,
                            const char        *note)
{
  g_autofree char *value = g_strdup_printf (_("%.1f %%"), 100 * chance);

  hk_tool_outcome_add (to, mark, title, value, note);
}

void
hk_tool_outcome_add_int (AdwWrapBox        *to,
                         HkToolOutcomeMark  mark,
                         const char        *title,
                         int                value,
                         const char        *note)
{
  g_autofree char *text = hk_word_number (value);

  hk_tool_outcome_add (to, mark, title, text, note);
}
