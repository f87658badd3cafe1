/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "dark-age-z/hk-daz-cleanup.h"
#include "dark-age-z/hk-daz-content.h"
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
#define HIGHEST_COUNT 15

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
  gboolean             at_once;  /* whether the last thing told makes the move */
  GtkWidget           *refusal;

  AdwPreferencesGroup *known_group;
  AdwWrapBox          *known;
  AdwPreferencesGroup *facts;
  AdwBin              *refusal_place;
  GtkButton           *do_button;
};

G_DEFINE_FINAL_TYPE (HkDazCardDialog, hk_daz_card_dialog, ADW_TYPE_DIALOG)

/* A parameter of the move, or a part of one, and the keys that tell it. */
typedef struct
{
  const char *param;
  int         first;  /* the number of the first key */
  int         step;   /* from one key to the next */
  const char *member; /* (nullable): which number of an object it is */
  gboolean    part;   /* whether it is the next of an array */
  const char * const *ids; /* (nullable): what the keys stand for, where that is no number */
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

/* Adds what a key says to the parameters of the move. */
static void
tell (const Fact *fact,
      int         selected,
      JsonObject *params)
{
  g_autoptr (JsonNode) value = fact->ids != NULL ? json_node_init_string (json_node_alloc (), fact->ids[selected])
                                                 : json_node_init_int (json_node_alloc (), fact->first + fact->step * selected);

  if (fact->member != NULL)
    {
      if (!json_object_has_member (params, fact->param))
        json_object_set_object_member (params, fact->param, json_object_new ());
      json_object_set_member (json_object_get_object_member (params, fact->param), fact->member, g_steal_pointer (&value));
    }
  else if (fact->part)
    {
      if (!json_object_has_member (params, fact->param))
        json_object_set_array_member (params, fact->param, json_array_new ());
      json_array_add_element (json_object_get_array_member (params, fact->param), g_steal_pointer (&value));
    }
  else
    json_object_set_member (params, fact->param, g_steal_pointer (&value));
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
        tell (fact, selected, hk_move_get_params (move));
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

  if (!self->at_once || !is_all_told (self))
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
static Fact *
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
  return fact;
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

  self->at_once = TRUE;
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

/* What an invasion card shows: a row of keys for each number that is @unknown. */
static void
add_numbers (HkDazCardDialog    *self,
             const HkMoveSpec   *spec,
             const char * const *unknown)
{
  for (guint i = 0; i < spec->n_params; i++)
    {
      const char *param = spec->params[i].name;
      const gboolean steps = g_str_equal (param, "steps");

      if (spec->params[i].type == HK_PARAM_INT && g_strv_contains (unknown, param))
        add_fact (self, param, steps, 1,
                  hk_key_row_new_numbers (hk_param_get_title (&spec->params[i]), steps, steps ? HIGHEST_STEPS : HIGHEST_KEY));
    }
}

static void
add_boss (HkDazCardDialog *self)
{
  static const char *ids[8];
  GtkWidget *row = hk_key_row_new (_("Boss"));
  guint n;
  const HkDazBoss *bosses = hk_daz_content_list_bosses (&n);

  for (guint i = 0; i < n && i < G_N_ELEMENTS (ids); i++)
    {
      ids[i] = bosses[i].id;
      hk_key_row_append (HK_KEY_ROW (row), bosses[i].name);
    }
  add_fact (self, "boss", 0, 1, row)->ids = ids;
}

/* How far the marker of each strategy track that was used goes back. */
static void
add_rates (HkDazCardDialog *self)
{
  static const struct
  {
    const char *command;
    const char *title;
  } tracks[] = {
    { "draw-army", N_("Draw 2 Army Cards: spaces back") },
    { "choose-relic", N_("Choose 1 Relic Card: spaces back") },
    { "reactivate", N_("Reactivate 1 War Zone: spaces back") },
    { "refresh", N_("Refresh Army Cards: spaces back") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tracks); i++)
    {
      HkDazTrack *track = hk_daz_table_get_track (get_table (self), tracks[i].command);

      if (track->restoration < 0 && track->position > 0)
        add_fact (self, "restoration", 0, 1, hk_key_row_new_numbers (_(tracks[i].title), 0, HIGHEST_KEY))->member = tracks[i].command;
    }
}

/* A number for each player. */
static void
add_counts (HkDazCardDialog *self,
            const char      *param)
{
  for (guint i = 0; i < hk_daz_table_get_n_players (get_table (self)); i++)
    {
      const char *name = hk_daz_table_get_name_of (get_table (self), (int) i);
      g_autofree char *title = g_str_equal (param, "tokens") ? g_strdup_printf (_("%s: Command Tokens"), name)
                                                             : g_strdup_printf (_("%s: Army Cards drawn"), name);

      add_fact (self, param, 0, 1, hk_key_row_new_numbers (title, 0, HIGHEST_COUNT))->part = TRUE;
    }
}

/* Who gathers for the next day. */
static void
add_commanders (HkDazCardDialog *self)
{
  static const char *ids[8];
  guint n;
  const HkDazCommander *commanders = hk_daz_content_list_commanders (&n);

  for (guint i = 0; i + 1 < hk_daz_table_get_n_players (get_table (self)); i++)
    {
      g_autofree char *title = g_strdup_printf (_("Commander %u"), i + 1);
      GtkWidget *row = hk_key_row_new (title);
      Fact *fact;

      for (guint j = 0; j < n && j < G_N_ELEMENTS (ids); j++)
        {
          ids[j] = commanders[j].id;
          hk_key_row_append (HK_KEY_ROW (row), commanders[j].name);
        }
      fact = add_fact (self, "commanders", 0, 1, row);
      fact->ids = ids;
      fact->part = TRUE;
    }
}

/**
 * hk_daz_card_dialog_present_commanders:
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 *
 * Asks which commanders gather.
 */
void
hk_daz_card_dialog_present_commanders (GtkWidget *from,
                                       HkSession *session)
{
  g_autoptr (HkMove) move = hk_move_build ("reveal-commanders", NULL);
  HkDazCardDialog *self = new_dialog (session, move, _("Commanders"), _("_Reveal the Commanders"));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "card.type", FALSE);
  add_commanders (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}

/**
 * hk_daz_card_dialog_present_cleanup:
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 *
 * Asks on one page for all that Phase 4 cannot know, and does the rest.
 */
void
hk_daz_card_dialog_present_cleanup (GtkWidget *from,
                                    HkSession *session)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  g_autoptr (HkMove) move = hk_move_build ("clean-up", NULL);
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (HK_TABLE (table)), "clean-up", NULL);
  HkDazCardDialog *self = new_dialog (session, move, _("Cleanup"), _("_Clean Up"));
  g_auto (GStrv) unknown = hk_daz_cleanup_list_unknown (table, NULL);
  const char * const *names = (const char * const *) unknown;

  self->at_once = FALSE;
  add_numbers (self, spec, names);
  if (g_strv_contains (names, "boss"))
    add_boss (self);
  if (g_strv_contains (names, "restoration"))
    add_rates (self);
  if (g_strv_contains (names, "tokens"))
    add_counts (self, "tokens");
  if (g_strv_contains (names, "army-cards"))
    add_counts (self, "army-cards");
  if (hk_daz_cleanup_is_asked (table, 13))
    add_commanders (self);
  adw_dialog_present (ADW_DIALOG (self), from);
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
  add_numbers (self, spec, (const char * const *) unknown);
  add_known_invasions (self, spec);
  adw_dialog_present (ADW_DIALOG (self), from);
}
