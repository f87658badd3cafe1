/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-objectives.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The Objectives of the mission and the Personal Objectives, each with how far it is. */
struct _HkAotdObjectives
{
  HkView     parent_instance;

  GtkWidget *list;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdObjectives, hk_aotd_objectives, HK_TYPE_VIEW)

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
  const int at = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (number), "number"));
  HkAotdObjective *objective = hk_aotd_table_get_objective (get_table (self), at);

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

static gboolean
can_be_taken (HkAotdTable     *table,
              HkAotdObjective *objective)
{
  if (table->current_survivor < 0)
    return FALSE;
  return objective->survivor < 0 ? !objective->done && objective->kill_type == NULL : objective->holder < 0;
}

/* All that its row shows and does. */
static char *
dup_key (HkAotdTable     *table,
         HkAotdObjective *objective,
         int              number)
{
  g_autofree char *text = describe (table, objective);

  return g_strdup_printf ("%d\t%s\t%s\t%s\t%d\t%d\t%d\t%d", number, objective->name, text, objective->colour, objective->count,
                          objective->needed, objective->done, can_be_taken (table, objective));
}

static GtkWidget *
make_row (gpointer data,
          guint    number)
{
  HkAotdObjectives *self = data;
  HkAotdTable *table = get_table (self);
  HkAotdObjective *objective = hk_aotd_table_get_objective (table, (int) number);
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
  g_object_set_data (count, "number", GUINT_TO_POINTER (number));
  g_signal_connect_object (count, "set", G_CALLBACK (count_cb), self, G_CONNECT_DEFAULT);
  hk_widget_set_spoken (take, spoken);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (take), "i", (int) number);
  gtk_widget_set_visible (take, can_be_taken (table, objective));
  gtk_widget_set_visible (GTK_WIDGET (gtk_builder_get_object (builder, "done")), objective->done);
  hk_widget_set_class (row, "aotd-done", objective->done);
  return g_object_ref (row);
}

static void
update (HkView *view)
{
  HkAotdObjectives *self = HK_AOTD_OBJECTIVES (view);
  HkAotdTable *table = get_table (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;
  HkAotdObjective *objective;

  for (int i = 0; (objective = hk_aotd_table_get_objective (table, i)) != NULL; i++)
    g_strv_builder_take (builder, dup_key (table, objective, i));
  keys = g_strv_builder_end (builder);
  hk_kept_show (self->list, (const char * const *) keys, make_row, self);
  gtk_widget_set_visible (self->list, keys[0] != NULL);
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
