/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-objectives.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The Objectives of the mission and the Personal Objectives, each with how far it is. */
struct _HkAotdObjectives
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (HkAotdObjectives, hk_aotd_objectives, ADW_TYPE_BIN)

static HkAotdTable *
get_table (HkAotdObjectives *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static int
get_number (GtkWidget *widget)
{
  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW)));
}

static HkAotdObjective *
get_objective (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "objective");
}

static void
count_cb (GtkWidget        *number,
          int               value,
          HkAotdObjectives *self)
{
  HkAotdObjective *objective = get_objective (gtk_widget_get_ancestor (number, GTK_TYPE_LIST_BOX_ROW));
  g_autoptr (HkMove) move = hk_move_build ("objective", "i:objective", get_number (number), "i:by", value - objective->count, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
take_cb (GtkWidget        *button,
         HkAotdObjectives *self)
{
  g_autoptr (HkMove) move = hk_move_build ("take-objective", "i:objective", get_number (button), NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static char *
describe (HkAotdTable     *table,
          HkAotdObjective *objective)
{
  g_autoptr (GStrvBuilder) facts = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *line = NULL;

  if (objective->survivor >= 0)
    g_strv_builder_take (facts, g_strdup_printf (_("Personal Objective of %s"), hk_aotd_table_get_survivor_name (table, objective->survivor)));
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

static void
update_row (HkAotdObjectives *self,
            GtkWidget        *row)
{
  HkAotdTable *table = get_table (self);
  HkAotdObjective *objective = get_objective (row);
  GtkWidget *number = g_object_get_data (G_OBJECT (row), "number");
  GtkWidget *of = g_object_get_data (G_OBJECT (row), "of");
  GtkWidget *take = g_object_get_data (G_OBJECT (row), "take");
  GtkWidget *done = g_object_get_data (G_OBJECT (row), "done");
  g_autofree char *text = describe (table, objective);
  g_autofree char *total = g_strdup_printf ("/ %d", objective->needed);
  /* Translators: the name of an Objective */
  g_autofree char *spoken = g_strdup_printf (_("Take: %s"), objective->name);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), objective->name == NULL ? "" : objective->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, objective->name == NULL ? "" : objective->name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "name"), objective->name == NULL ? "" : objective->name);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "text"), text);
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "text"), *text != '\0');
  g_object_set (number, "value", objective->count, "maximum", MAX (objective->needed, objective->count), "label", objective->name, NULL);
  hk_widget_set_spoken (take, spoken);
  gtk_label_set_text (GTK_LABEL (of), total);
  gtk_widget_set_visible (done, objective->done);
  gtk_widget_set_visible (take, (objective->survivor < 0 ? !objective->done && objective->kill_type == NULL : objective->holder < 0)
                                && table->current_survivor >= 0);
  if (objective->done)
    gtk_widget_add_css_class (row, "aotd-done");
  else
    gtk_widget_remove_css_class (row, "aotd-done");
}

/* The letter of the colour of its token. */
static GtkWidget *
make_token (HkAotdObjective *objective)
{
  static const struct
  {
    const char *colour;
    const char *letter;
    const char *tip;
  } tokens[] = {
    { "red", NC_("letter of a token", "R"), N_("Red token") },
    { "blue", NC_("letter of a token", "B"), N_("Blue token") },
    { "green", NC_("letter of a token", "G"), N_("Green token") },
    { "yellow", NC_("letter of a token", "Y"), N_("Yellow token") },
    { "purple", NC_("letter of a token", "P"), N_("Purple token") },
    { "black", NC_("letter of a token", "K"), N_("Black token") },
  };
  GtkWidget *label = gtk_label_new ("–");

  gtk_widget_add_css_class (label, "aotd-order");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  for (gsize i = 0; i < G_N_ELEMENTS (tokens); i++)
    if (g_strcmp0 (tokens[i].colour, objective->colour) == 0)
      {
        g_autofree char *style = g_strdup_printf ("token-%s", tokens[i].colour);

        gtk_label_set_text (GTK_LABEL (label), g_dpgettext2 (NULL, "letter of a token", tokens[i].letter));
        hk_tooltip_set (label, _(tokens[i].tip));
        gtk_widget_add_css_class (label, style);
      }
  return label;
}

static GtkWidget *
make_label (GtkWidget  *row,
            const char *key,
            const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  g_object_set_data (G_OBJECT (row), key, label);
  return label;
}

/* The button and the number, below the text. */
static GtkWidget *
make_controls (HkAotdObjectives *self,
               HkAotdObjective  *objective,
               GtkWidget        *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *number = hk_number_new (_("Done so far"), 0, MAX (1, objective->needed));
  GtkWidget *of = gtk_label_new (NULL);
  GtkWidget *take = gtk_button_new_with_label (_("Take"));

  gtk_widget_add_css_class (number, "heading");
  gtk_widget_set_hexpand (number, TRUE);
  gtk_widget_set_halign (number, GTK_ALIGN_END);
  gtk_widget_add_css_class (of, "dimmed");
  gtk_widget_add_css_class (of, "numeric");
  gtk_widget_set_size_request (take, -1, 44);
  hk_tooltip_set (take, _("The activated Survivor takes it or activates it, for one Action"));
  g_signal_connect_object (number, "set", G_CALLBACK (count_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (take, "clicked", G_CALLBACK (take_cb), self, G_CONNECT_DEFAULT);
  gtk_box_append (GTK_BOX (box), take);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), of);
  g_object_set_data (G_OBJECT (row), "number", number);
  g_object_set_data (G_OBJECT (row), "of", of);
  g_object_set_data (G_OBJECT (row), "take", take);
  return box;
}

static GtkWidget *
make_row (gpointer item,
          gpointer user_data)
{
  HkAotdObjectives *self = user_data;
  HkAotdObjective *objective = item;
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *token = make_token (objective);
  GtkWidget *done = gtk_image_new_from_icon_name ("object-select-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_add_css_class (done, "success");
  gtk_widget_set_valign (done, GTK_ALIGN_START);
  hk_tooltip_set (done, _("Accomplished"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (done), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Accomplished"), -1);
  gtk_widget_set_valign (token, GTK_ALIGN_START);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), make_label (row, "name", "body"));
  gtk_box_append (GTK_BOX (texts), make_label (row, "text", "dimmed"));
  gtk_box_append (GTK_BOX (texts), make_controls (self, objective, row));
  gtk_widget_add_css_class (g_object_get_data (G_OBJECT (row), "text"), "caption");
  gtk_box_append (GTK_BOX (line), token);
  gtk_box_append (GTK_BOX (line), texts);
  gtk_box_append (GTK_BOX (line), done);
  hk_widget_set_margins (line, 10, 12, 6);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  g_object_set_data_full (G_OBJECT (row), "objective", g_object_ref (objective), g_object_unref);
  g_object_set_data (G_OBJECT (row), "done", done);
  return row;
}

static void
update (HkAotdObjectives *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++)
    update_row (self, GTK_WIDGET (row));
  gtk_widget_set_visible (GTK_WIDGET (self), g_list_model_get_n_items (G_LIST_MODEL (get_table (self)->objectives)) > 0);
}

static void
hk_aotd_objectives_dispose (GObject *object)
{
  HkAotdObjectives *self = HK_AOTD_OBJECTIVES (object);

  if (self->list != NULL)
    gtk_list_box_bind_model (GTK_LIST_BOX (self->list), NULL, NULL, NULL, NULL);
  self->list = NULL;
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_aotd_objectives_parent_class)->dispose (object);
}

static void
hk_aotd_objectives_class_init (HkAotdObjectivesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_objectives_dispose;
}

static void
hk_aotd_objectives_init (HkAotdObjectives *self)
{
  self->list = hk_boxed_list_new (_("Objectives"));
  adw_bin_set_child (ADW_BIN (self), self->list);
}

/* Returns (transfer floating): the Objectives.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_objectives_new (HkSession *session)
{
  HkAotdObjectives *self = g_object_new (HK_TYPE_AOTD_OBJECTIVES, NULL);

  self->session = g_object_ref (session);
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), G_LIST_MODEL (get_table (self)->objectives), make_row, self, NULL);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
