/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-objectives.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The Objectives of the mission and the Personal Objectives, each with how far it is. */
struct _HkAotdObjectives
{
  HkView     parent_instance;

  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (HkAotdObjectives, hk_aotd_objectives, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdObjectives *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
count_cb (GtkWidget        *number,
          int               value,
          HkAotdObjectives *self)
{
  HkAotdObjective *objective = g_object_get_data (G_OBJECT (number), "objective");
  const int at = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (number), "number"));

  hk_view_play (HK_VIEW (self), hk_move_build ("objective", "i:objective", at, "i:by", value - objective->count, NULL));
}

static void
take_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hk_view_play (HK_VIEW (widget), hk_move_build ("take-objective", "i:objective", g_variant_get_int32 (parameter), NULL));
}

static char *
describe (HkAotdTable     *table,
          HkAotdObjective *objective)
{
  g_autoptr (GStrvBuilder) facts = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *line = NULL;
  g_autofree char *whose = objective->survivor < 0 ? NULL
                           : g_strdup_printf (_("Personal Objective of %s"), hk_aotd_table_get_survivor_name (table, objective->survivor));

  /* One that nobody has named is called by whose it is. */
  if (whose != NULL && g_strcmp0 (whose, objective->name) != 0)
    g_strv_builder_take (facts, g_steal_pointer (&whose));
  if (objective->kill_type != NULL)
    /* Translators: kinds of Zombies, the killing of which the objective counts. */
    g_strv_builder_take (facts, g_strdup_printf (_("counts %s"), hk_aotd_name_zombies (objective->kill_type)));
  if (objective->held > 0)
    g_strv_builder_take (facts, g_strdup_printf (ngettext ("holds %d miniature", "holds %d miniatures", (gulong) objective->held), objective->held));
  if (objective->adrenaline > 0)
    g_strv_builder_take (facts, g_strdup_printf (_("%d Adrenaline"), objective->adrenaline));
  if (objective->optional)
    g_strv_builder_add (facts, _("not needed to win"));
  parts = g_strv_builder_end (facts);
  line = g_strjoinv (" · ", parts);
  if (objective->effect == NULL || objective->effect[0] == '\0')
    return g_steal_pointer (&line);
  return line[0] == '\0' ? g_strdup (objective->effect) : g_strjoin ("\n", line, objective->effect, NULL);
}

/* The letter of the colour of its token. */
static void
show_token (GtkWidget       *label,
            HkAotdObjective *objective)
{
  const char *tip;
  const char *letter = hk_aotd_name_token (objective->colour, &tip);
  g_autofree char *style = letter == NULL ? NULL : g_strdup_printf ("token-%s", objective->colour);

  if (letter == NULL)
    return;
  gtk_label_set_text (GTK_LABEL (label), letter);
  hk_tooltip_set (label, tip);
  gtk_widget_add_css_class (label, style);
}

static void
add_row (HkAotdObjectives *self,
         HkAotdObjective  *objective,
         int               number)
{
  HkAotdTable *table = get_table (self);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-objective-row.ui");
  GtkWidget *row = GTK_WIDGET (gtk_builder_get_object (builder, "row"));
  GtkWidget *words = GTK_WIDGET (gtk_builder_get_object (builder, "text"));
  GtkWidget *take = GTK_WIDGET (gtk_builder_get_object (builder, "take"));
  GObject *count = gtk_builder_get_object (builder, "count");
  const char *name = objective->name == NULL ? "" : objective->name;
  g_autofree char *text = describe (table, objective);
  g_autofree char *total = g_strdup_printf ("/ %d", objective->needed);
  /* Translators: the name of an Objective */
  g_autofree char *spoken = g_strdup_printf (_("Take: %s"), name);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  show_token (GTK_WIDGET (gtk_builder_get_object (builder, "token")), objective);
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "name")), name);
  gtk_label_set_text (GTK_LABEL (words), text);
  gtk_widget_set_visible (words, *text != '\0');
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "of")), total);
  g_object_set (count, "value", objective->count, "maximum", MAX (objective->needed, objective->count), "label", name, NULL);
  g_object_set_data_full (count, "objective", g_object_ref (objective), g_object_unref);
  g_object_set_data (count, "number", GINT_TO_POINTER (number));
  g_signal_connect_object (count, "set", G_CALLBACK (count_cb), self, G_CONNECT_DEFAULT);
  hk_widget_set_spoken (take, spoken);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (take), "i", number);
  gtk_widget_set_visible (take, (objective->survivor < 0 ? !objective->done && objective->kill_type == NULL : objective->holder < 0)
                                && table->current_survivor >= 0);
  gtk_widget_set_visible (GTK_WIDGET (gtk_builder_get_object (builder, "done")), objective->done);
  hk_widget_set_class (row, "aotd-done", objective->done);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static void
update (HkView *view)
{
  HkAotdObjectives *self = HK_AOTD_OBJECTIVES (view);
  HkAotdObjective *objective;

  gtk_list_box_remove_all (GTK_LIST_BOX (self->list));
  for (int i = 0; (objective = hk_aotd_table_get_objective (get_table (self), i)) != NULL; i++)
    add_row (self, objective, i);
  gtk_widget_set_visible (self->list, gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0) != NULL);
}

static void
hk_aotd_objectives_class_init (HkAotdObjectivesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  g_type_ensure (HK_TYPE_NUMBER);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-objectives");
  gtk_widget_class_bind_template_child (widget_class, HkAotdObjectives, list);
  gtk_widget_class_install_action (widget_class, "objectives.take", "i", take_action);
}

static void
hk_aotd_objectives_init (HkAotdObjectives *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
