/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "dark-age-z/hk-daz-pack.h"
#include "dark-age-z/hk-daz-reveal.h"
#include "dark-age-z/hk-daz-table.h"
#include "hk-application.h"
#include "hk-daz-card-dialog.h"
#include "hk-daz-params.h"
#include "table/hk-key-row.h"
#include "table/hk-refusal.h"
#include "table/hk-table-play.h"

#define HIGHEST_KEY   10
#define HIGHEST_STEPS 30

/**
 * HkDazCardDialog:
 *
 * A card is told where it lies, a key for each thing that it shows: an army for a zone, or the invasion card of the day.
 * Once all is told, the card lies. A card that was entered before takes one tap.
 */
struct _HkDazCardDialog
{
  AdwDialog            parent_instance;

  HkSession           *session;
  HkMove              *partial;
  GPtrArray           *rows;     /* Fact */
  GtkWidget           *refusal;

  AdwPreferencesGroup *known_group;
  AdwWrapBox          *known;
  AdwPreferencesGroup *facts;
  AdwBin              *refusal_place;
  GtkButton           *do_button;
};

G_DEFINE_FINAL_TYPE (HkDazCardDialog, hk_daz_card_dialog, ADW_TYPE_DIALOG)

/* A parameter of the move, and the keys that tell it. */
typedef struct
{
  const char *param;
  int         first;  /* the number of the first key */
  int         step;   /* from one key to the next */
  GtkWidget  *row;
} Fact;

static HkDazTable *
get_table (HkDazCardDialog *self)
{
  return HK_DAZ_TABLE (hk_session_get_table (self->session));
}

static HkPack *
get_pack (HkDazCardDialog *self)
{
  GApplication *application = g_application_get_default ();

  if (!HK_IS_APPLICATION (application))
    return NULL;
  return hk_application_get_pack (HK_APPLICATION (application), hk_table_get_game (hk_session_get_table (self->session)), NULL);
}

/* The move with what has been told so far. */
static HkMove *
make_move (HkDazCardDialog *self)
{
  HkMove *move = hk_move_copy (self->partial);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Fact *fact = g_ptr_array_index (self->rows, i);
      const int selected = hk_key_row_get_selected (HK_KEY_ROW (fact->row));

      if (selected >= 0)
        json_object_set_int_member (hk_move_get_params (move), fact->param, fact->first + fact->step * selected);
    }
  return move;
}

static gboolean
is_all_told (HkDazCardDialog *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Fact *fact = g_ptr_array_index (self->rows, i);

      if (hk_key_row_get_selected (HK_KEY_ROW (fact->row)) < 0)
        return FALSE;
    }
  return TRUE;
}

static void
play (HkDazCardDialog *self,
      HkMove          *move)
{
  g_autoptr (GError) error = NULL;

  if (hk_table_make (GTK_WIDGET (self), self->session, move, &error))
    adw_dialog_close (ADW_DIALOG (self));
  else
    hk_refusal_show (HK_REFUSAL (self->refusal), self->session, move, error);
}

static void
selected_cb (HkDazCardDialog *self)
{
  g_autoptr (HkMove) move = NULL;

  if (!is_all_told (self))
    return;
  move = make_move (self);
  play (self, move);
}

static void
do_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  HkDazCardDialog *self = HK_DAZ_CARD_DIALOG (widget);
  g_autoptr (HkMove) move = make_move (self);

  play (self, move);
}

/* For a number that is too high for the keys. */
static void
type_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkDazCardDialog *self = HK_DAZ_CARD_DIALOG (widget);
  g_autoptr (HkDazCardDialog) kept = g_object_ref (self);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();

  for (guint i = 0; i < self->rows->len; i++)
    g_ptr_array_add (missing, (gpointer) ((Fact *) g_ptr_array_index (self->rows, i))->param);
  g_ptr_array_add (missing, NULL);
  adw_dialog_close (ADW_DIALOG (self));
  hk_daz_ask_move (root, self->session, self->partial, (const char * const *) missing->pdata);
}

static void
known_cb (HkDazCardDialog *self,
          GtkWidget       *button)
{
  JsonObject *values = g_object_get_data (G_OBJECT (button), "values");
  g_autoptr (HkMove) move = hk_move_copy (self->partial);
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  json_object_iter_init (&iter, values);
  while (json_object_iter_next (&iter, &member, &node))
    json_object_set_member (hk_move_get_params (move), member, json_node_copy (node));
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Fact *fact = g_ptr_array_index (self->rows, i);

      if (g_str_equal (fact->param, "loyalty"))
        json_object_set_int_member (hk_move_get_params (move), "loyalty",
                                    fact->first + fact->step * hk_key_row_get_selected (HK_KEY_ROW (fact->row)));
    }
  play (self, move);
}

/* Takes @values. */
static void
add_known (HkDazCardDialog *self,
           const char      *label,
           JsonObject      *values)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_size_request (button, 44, 44);
  g_object_set_data_full (G_OBJECT (button), "values", values, (GDestroyNotify) json_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (known_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->known, button);
  gtk_widget_set_visible (GTK_WIDGET (self->known_group), TRUE);
}

/* Takes @row. */
static void
add_fact (HkDazCardDialog *self,
          const char      *param,
          int              first,
          int              step,
          GtkWidget       *row)
{
  Fact *fact = g_new0 (Fact, 1);

  fact->param = param;
  fact->first = first;
  fact->step = step;
  fact->row = row;
  g_ptr_array_add (self->rows, fact);
  adw_preferences_group_add (self->facts, row);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
}

static void
hk_daz_card_dialog_dispose (GObject *object)
{
  HkDazCardDialog *self = HK_DAZ_CARD_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_DAZ_CARD_DIALOG);
  g_clear_object (&self->session);
  g_clear_object (&self->partial);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_daz_card_dialog_parent_class)->dispose (object);
}

static void
hk_daz_card_dialog_class_init (HkDazCardDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_daz_card_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/games/dark-age-z/hk-daz-card-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HkDazCardDialog, known_group);
  gtk_widget_class_bind_template_child (widget_class, HkDazCardDialog, known);
  gtk_widget_class_bind_template_child (widget_class, HkDazCardDialog, facts);
  gtk_widget_class_bind_template_child (widget_class, HkDazCardDialog, refusal_place);
  gtk_widget_class_bind_template_child_full (widget_class, "do", FALSE, G_STRUCT_OFFSET (HkDazCardDialog, do_button));
  gtk_widget_class_install_action (widget_class, "card.do", NULL, do_action);
  gtk_widget_class_install_action (widget_class, "card.type", NULL, type_action);
}

static void
hk_daz_card_dialog_init (HkDazCardDialog *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->refusal = hk_refusal_new ();
  g_signal_connect_object (self->refusal, "overruled", G_CALLBACK (adw_dialog_close), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->refusal_place, self->refusal);
}

static HkDazCardDialog *
new_dialog (HkSession  *session,
            HkMove     *partial,
            const char *title,
            const char *button)
{
  HkDazCardDialog *self = g_object_new (HK_TYPE_DAZ_CARD_DIALOG, "title", title, NULL);

  self->session = g_object_ref (session);
  self->partial = g_object_ref (partial);
  gtk_button_set_label (self->do_button, button);
  return self;
}

/* The army cards that the owner of the box has entered. */
static void
add_known_armies (HkDazCardDialog *self)
{
  HkPack *pack = get_pack (self);
  GPtrArray *components = pack == NULL ? NULL : hk_pack_list (pack, "army-card");

  for (guint i = 0; components != NULL && i < components->len; i++)
    {
      g_autoptr (HkDazArmy) army = hk_daz_pack_to_army (g_ptr_array_index (components, i), NULL);
      g_autofree char *label = army == NULL ? NULL : hk_daz_army_describe (army);
      JsonObject *values;

      if (army == NULL)
        continue;
      values = json_object_new ();
      json_object_set_int_member (values, "rank", army->rank);
      json_object_set_int_member (values, "attack", army->attack);
      json_object_set_int_member (values, "zombification", army->zombification);
      if (!army->slots_unknown)
        {
          json_object_set_int_member (values, "bronze-bonus", army->bronze_bonus);
          json_object_set_int_member (values, "silver-bonus", army->silver_bonus);
          json_object_set_int_member (values, "gold-bonus", army->gold_bonus);
        }
      add_known (self, label, values);
    }
}

/* To which of the two kingdoms the army is loyal; one’s own at first. */
static void
add_loyalty (HkDazCardDialog *self,
             HkDazFrontier   *frontier,
             int              player)
{
  const int own = frontier->right == player ? frontier->right : frontier->left;
  const int other = own == frontier->left ? frontier->right : frontier->left;
  GtkWidget *row = hk_key_row_new (_("Loyal to"));

  hk_key_row_append (HK_KEY_ROW (row), hk_daz_table_get_name_of (get_table (self), own));
  hk_key_row_append (HK_KEY_ROW (row), hk_daz_table_get_name_of (get_table (self), other));
  hk_key_row_set_selected (HK_KEY_ROW (row), 0);
  add_fact (self, "loyalty", own, other - own, row);
}

/**
 * hk_daz_card_dialog_present_army:
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 * @partial: the move "play-army" with its frontier and zone
 *
 * Asks what the card shows that is played there, and plays it.
 */
void
hk_daz_card_dialog_present_army (GtkWidget *from,
                                 HkSession *session,
                                 HkMove    *partial)
{
  static const char * const ranks[] = { N_("Bronze, Swordsman"), N_("Silver, Archer"), N_("Gold, Cavalry") };
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  const int number = hk_move_get_int (partial, "frontier", 0);
  g_autofree char *name = hk_daz_table_get_frontier_name (table, number);
  g_autofree char *title = g_strdup_printf (_("Army onto %s, Zone %d"), name, hk_move_get_int (partial, "zone", 1));
  HkDazCardDialog *self = new_dialog (session, partial, title, _("_Play the Army"));
  GtkWidget *row = hk_key_row_new (_("Rank"));

  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    hk_key_row_append (HK_KEY_ROW (row), _(ranks[i]));
  add_fact (self, "rank", 1, 1, row);
  add_fact (self, "attack", 0, 1, hk_key_row_new_numbers (_("Attack value"), 0, HIGHEST_KEY));
  add_loyalty (self, hk_daz_table_get_frontier (table, number), hk_move_get_int (partial, "player", table->current_player));
  add_known_armies (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* The invasion cards that are known and do not lie open. */
static void
add_known_invasions (HkDazCardDialog *self,
                     const HkMoveSpec *spec)
{
  HkPack *pack = get_pack (self);
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  HkChoices choices = { labels, values };

  for (guint i = 0; i < spec->n_params; i++)
    if (g_str_equal (spec->params[i].name, "invasion"))
      hk_daz_param_help.choose (HK_TABLE (get_table (self)), self->partial, &spec->params[i], pack, &choices);
  for (guint i = 0; i < values->len; i++)
    {
      JsonNode *node = g_ptr_array_index (values, i);
      JsonObject *object;

      if (node == NULL)
        continue;
      if (JSON_NODE_HOLDS_OBJECT (node))
        object = json_object_ref (json_node_get_object (node));
      else
        {
          object = json_object_new ();
          json_object_set_member (object, "invasion", json_node_copy (node));
        }
      add_known (self, gtk_string_list_get_string (labels, i), object);
      json_node_unref (node);
    }
}

/**
 * hk_daz_card_dialog_present_invasion:
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 *
 * Asks what the invasion card of the day shows, and reveals it.
 */
void
hk_daz_card_dialog_present_invasion (GtkWidget *from,
                                     HkSession *session)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  g_autoptr (HkMove) move = hk_move_build ("reveal-invasion", NULL);
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (HK_TABLE (table)), "reveal-invasion", NULL);
  HkDazCardDialog *self = new_dialog (session, move, _("Invasion Card"), _("_Reveal the Card"));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) unknown = NULL;

  hk_daz_list_unknown_of_invasion (table, NULL, table->day, builder);
  unknown = g_strv_builder_end (builder);
  for (guint i = 0; i < spec->n_params; i++)
    {
      const char *param = spec->params[i].name;
      const gboolean steps = g_str_equal (param, "steps");

      if (g_strv_contains ((const char * const *) unknown, param))
        add_fact (self, param, steps, 1,
                  hk_key_row_new_numbers (hk_param_get_title (&spec->params[i]), steps, steps ? HIGHEST_STEPS : HIGHEST_KEY));
    }
  add_known_invasions (self, spec);
  adw_dialog_present (ADW_DIALOG (self), from);
}
