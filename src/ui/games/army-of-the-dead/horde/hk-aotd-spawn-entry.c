/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-spawn-entry.h"
#include "ui/display/hk-template.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/table/hk-refusal.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-number-row.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The cards that the group has drawn by hand, one open Spawn Zone after the other: a card whose lines are known is
 * one tap; of another one the line of the level is told, where one key is the type and the number. What nobody has
 * told stays unknown. */
struct _HkAotdSpawnEntry
{
  AdwDialog  parent_instance;

  HkSession *session;

  GtkWidget *zone;
  GtkWidget *place;
  GtkWidget *known;
  GtkWidget *known_group;
  GtkWidget *unknown;
  GtkWidget *title;
  GtkWidget *go;
  GtkWidget *keys;
  GtkWidget *toggles;
  GtkWidget *whole_card;
  GtkWidget *counts[2];   /* keys for Shamblers and Alphas: a tap is the type and the number */
  GtkWidget *types[4];    /* a toggle each for the rest, none chosen at first */
  GtkWidget *card;
  GtkWidget *levels;
  GtkWidget *level;       /* keys for the level, where the levels are not kept */
  GtkWidget *lines[HK_AOTD_N_LEVELS];
  GtkWidget *activates;
  GtkWidget *text;
  GtkWidget *refusal;
};

G_DEFINE_FINAL_TYPE (HkAotdSpawnEntry, hk_aotd_spawn_entry, ADW_TYPE_DIALOG)

static const char * const counted[] = { "shambler", "alpha" };
static const char * const types[] = { "valentine", "queen", "zeus", "none" };
static const int most[] = { 10, 8 };
static const char * const orders[] = { "none", "those", "shamblers", "alphas", "all", "shamblers-there", "alphas-there", "all-there" };

static HkAotdTable *
get_table (HkAotdSpawnEntry *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

/* The level whose line of a card is read: what the group has told where the levels are not kept; −1 before. */
static int
get_level (HkAotdSpawnEntry *self)
{
  HkAotdTable *table = get_table (self);

  if (hk_table_keeps (HK_TABLE (table), "danger"))
    return (int) hk_aotd_table_get_level (table);
  return hk_key_row_get_selected (HK_KEY_ROW (self->level));
}

static gboolean
is_zeus_zone (HkAotdSpawn *spawn)
{
  return g_strcmp0 (spawn->kind, "zeus") == 0;
}

static void update (HkAotdSpawnEntry *self);

/* An extra Activation, or the last Zone, ends the dialog. Who has told the cards is not told again what they bring. */
static void
go_on (HkAotdSpawnEntry *self)
{
  HkAotdTable *table = get_table (self);

  if (hk_aotd_spawn_find_next (table) < 0 || (table->extra_activations != NULL && table->extra_activations[0] != NULL))
    adw_dialog_close (ADW_DIALOG (self));
  else
    update (self);
}

static void
play (HkAotdSpawnEntry *self,
      HkMove           *move)
{
  if (hk_refusal_play (HK_REFUSAL (self->refusal), self->session, move))
    go_on (self);
}

/* Tells the level with the move where it is not kept and told already in this round. */
static void
add_level (HkAotdSpawnEntry *self,
           JsonObject       *params)
{
  HkAotdTable *table = get_table (self);
  const int level = get_level (self);

  if (!hk_table_keeps (HK_TABLE (table), "danger") && level >= 0 && level != table->spawn_level)
    json_object_set_string_member (params, "level", hk_aotd_level_get_id ((HkAotdLevel) level));
}

static void
known_cb (GtkWidget        *button,
          HkAotdSpawnEntry *self)
{
  g_autoptr (HkMove) move = hk_move_build ("spawn", "i:zone", hk_aotd_spawn_find_next (get_table (self)),
                                           "s:card", g_object_get_data (G_OBJECT (button), "card"), NULL);

  add_level (self, hk_move_get_params (move));
  play (self, move);
}

/* What is told of the card; @count is −1 where none is asked. */
static const char *
get_type (HkAotdSpawnEntry *self,
          int              *count)
{
  *count = -1;
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->types[i])))
      return types[i];
  for (gsize i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      *count = hk_key_row_get_selected (HK_KEY_ROW (self->counts[i]));
      if (*count >= 0)
        return counted[i];
    }
  return NULL;
}

static void
read_row (GtkWidget  *row,
          JsonObject *params,
          const char *name)
{
  JsonNode *value = hk_number_row_read (HK_NUMBER_ROW (row));

  if (value != NULL)
    json_object_set_member (params, name, value);
}

static void
read_text (GtkWidget  *row,
           JsonObject *params,
           const char *name)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));

  if (gtk_widget_get_visible (row) && text[0] != '\0')
    json_object_set_string_member (params, name, text);
}

static void
place_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HkAotdSpawnEntry *self = HK_AOTD_SPAWN_ENTRY (widget);
  const int level = get_level (self);
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (HkMove) move = NULL;
  int count;

  json_object_set_int_member (params, "zone", hk_aotd_spawn_find_next (get_table (self)));
  json_object_set_string_member (params, "type", get_type (self, &count));
  if (count >= 0)
    {
      json_object_set_int_member (params, "count", count);
      if (level >= 0)
        json_object_set_int_member (params, hk_aotd_level_get_id ((HkAotdLevel) level), count);
    }
  add_level (self, params);
  for (int i = 0; i < HK_AOTD_N_LEVELS; i++)
    if (i != level)
      read_row (self->lines[i], params, hk_aotd_level_get_id ((HkAotdLevel) i));
  read_text (self->card, params, "card");
  if (gtk_widget_get_visible (self->activates) && adw_combo_row_get_selected (ADW_COMBO_ROW (self->activates)) > 0)
    json_object_set_string_member (params, "activates", orders[adw_combo_row_get_selected (ADW_COMBO_ROW (self->activates)) - 1]);
  read_text (self->text, params, "text");
  move = hk_move_new ("spawn", params);
  play (self, move);
}

static void
update_place (HkAotdSpawnEntry *self)
{
  int count;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "spawn.place", get_type (self, &count) != NULL);
}

/* A card brings one type: what was tapped last counts. */
static void
counted_cb (HkAotdSpawnEntry *self,
            GParamSpec       *pspec,
            GtkWidget        *row)
{
  if (hk_key_row_get_selected (HK_KEY_ROW (row)) >= 0)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (counted); i++)
        if (self->counts[i] != row)
          hk_key_row_set_selected (HK_KEY_ROW (self->counts[i]), -1);
      for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->types[i]), FALSE);
    }
  update_place (self);
}

static void
toggled_cb (HkAotdSpawnEntry *self,
            GtkToggleButton  *toggle)
{
  for (gsize i = 0; gtk_toggle_button_get_active (toggle) && i < G_N_ELEMENTS (counted); i++)
    hk_key_row_set_selected (HK_KEY_ROW (self->counts[i]), -1);
  update_place (self);
}

static void
add_card_button (HkAotdSpawnEntry *self,
                 HkAotdSpawnCard  *card,
                 HkAotdLevel       level)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-spawn-key.ui");
  GtkWidget *button = GTK_WIDGET (gtk_builder_get_object (builder, "button"));
  const int count = hk_aotd_spawn_card_get_count (card, (int) level);
  g_autofree char *text = hk_aotd_is_abomination (card->type) ? g_strdup (hk_aotd_name_zombies (card->type)) : hk_aotd_zombie_count (card->type, count);
  /* Translators: %s: a card; %s: what it brings. */
  g_autofree char *spoken = g_strdup_printf (_("Card %s: %s"), card->card, text);

  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "what")), text);
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "card")), card->card);
  hk_tooltip_set (button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data_full (G_OBJECT (button), "card", g_strdup (card->card), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (known_cb), self, G_CONNECT_DEFAULT);
  adw_wrap_box_append (ADW_WRAP_BOX (self->known), button);
}

/* The cards whose lines are known and that can still be drawn; all of them after a new shuffle. */
static void
update_known (HkAotdSpawnEntry *self,
              HkAotdSpawn      *spawn,
              int               level)
{
  HkAotdTable *table = get_table (self);
  const char *deck_name = is_zeus_zone (spawn) ? "zeus" : "zombie";
  HkDeck *deck = is_zeus_zone (spawn) ? table->zeus_deck : table->zombie_deck;
  guint n = 0;

  hk_wrap_box_clear (self->known);
  for (guint i = 0; level >= 0 && i < g_list_model_get_n_items (G_LIST_MODEL (table->spawn_cards)); i++)
    {
      g_autoptr (HkAotdSpawnCard) card = g_list_model_get_item (G_LIST_MODEL (table->spawn_cards), i);

      if (g_strcmp0 (card->deck, deck_name) != 0)
        continue;
      if (deck != NULL && hk_deck_get_n_left (deck) > 0 && hk_deck_count (deck, card->card) == 0)
        continue;
      add_card_button (self, card, (HkAotdLevel) level);
      n++;
    }
  gtk_widget_set_visible (self->known_group, n > 0);
}

/* The place of @number among the Zones that spawn in this round. */
static char *
describe_zone (HkAotdTable *table,
               int          number)
{
  guint n = 0;
  guint at = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->spawns)); i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (table, (int) i);

      if (!spawn->open || spawn->from_round > table->round)
        continue;
      n++;
      if ((int) i == number)
        at = n;
    }
  return g_strdup_printf (_("Zone %u of %u · %s"), at, n, hk_aotd_name_spawn_kind (hk_aotd_table_get_spawn (table, number)->kind));
}

/* What the big button does: "Place → Pool", with the Zone that follows. */
static char *
name_button (HkAotdTable *table,
             int          number)
{
  for (int i = number + 1; i < (int) g_list_model_get_n_items (G_LIST_MODEL (table->spawns)); i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (table, i);

      if (hk_aotd_spawn_is_due (table, spawn))
        /* Translators: %s: the Spawn Zone that comes next. */
        return g_strdup_printf (_("_Place → %s"), spawn->name);
    }
  return g_strdup (_("_Place"));
}

/* Whose line of the card is asked for. */
static void
show_level (HkAotdSpawnEntry *self)
{
  const int level = get_level (self);
  /* Translators: a Danger Level, such as "Yellow Level" */
  g_autofree char *line = level < 0 ? g_strdup (_("What the Card Says"))
                                    : g_strdup_printf (_("What the Card Says · %s"), hk_aotd_level_get_title ((HkAotdLevel) level));

  gtk_label_set_text (GTK_LABEL (self->title), line);
  for (int i = 0; i < HK_AOTD_N_LEVELS; i++)
    gtk_widget_set_visible (self->lines[i], i != level);
}

/* The cards that are known bring what their line for the level says. */
static void
level_cb (HkAotdSpawnEntry *self)
{
  HkAotdSpawn *spawn = hk_aotd_table_get_spawn (get_table (self), hk_aotd_spawn_find_next (get_table (self)));

  if (spawn != NULL)
    update_known (self, spawn, get_level (self));
  show_level (self);
}

/* Asks for the card of the next Zone, with everything unknown. */
static void
update (HkAotdSpawnEntry *self)
{
  HkAotdTable *table = get_table (self);
  const int number = hk_aotd_spawn_find_next (table);
  const int level = get_level (self);
  HkAotdSpawn *spawn = hk_aotd_table_get_spawn (table, number);
  g_autofree char *place = NULL;
  g_autofree char *button = NULL;
  gboolean zeus;

  if (spawn == NULL)
    {
      gtk_label_set_text (GTK_LABEL (self->zone), _("Every open Spawn Zone has spawned in this round."));
      gtk_label_set_text (GTK_LABEL (self->place), "");
      gtk_widget_set_visible (self->known_group, FALSE);
      gtk_widget_set_visible (self->unknown, FALSE);
      gtk_widget_set_visible (self->levels, FALSE);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "spawn.place", FALSE);
      return;
    }
  zeus = is_zeus_zone (spawn);
  place = describe_zone (table, number);
  gtk_label_set_text (GTK_LABEL (self->zone), spawn->name);
  gtk_label_set_text (GTK_LABEL (self->place), place);
  update_known (self, spawn, level);
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->types[i]), FALSE);
      gtk_widget_set_visible (self->types[i], zeus ? !hk_aotd_is_abomination (types[i]) : !g_str_equal (types[i], "none"));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (counted); i++)
    hk_key_row_set_selected (HK_KEY_ROW (self->counts[i]), -1);
  show_level (self);
  button = name_button (table, number);
  gtk_button_set_label (GTK_BUTTON (self->go), button);
  gtk_editable_set_text (GTK_EDITABLE (self->card), "");
  gtk_editable_set_text (GTK_EDITABLE (self->text), "");
  for (int i = 0; i < HK_AOTD_N_LEVELS; i++)
    gtk_editable_set_text (GTK_EDITABLE (self->lines[i]), "");
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->activates), 0);
  gtk_widget_set_visible (self->activates, zeus);
  gtk_widget_set_visible (self->text, zeus);
  update_place (self);
}

static void
hk_aotd_spawn_entry_dispose (GObject *object)
{
  HkAotdSpawnEntry *self = HK_AOTD_SPAWN_ENTRY (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_AOTD_SPAWN_ENTRY);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_aotd_spawn_entry_parent_class)->dispose (object);
}

static void
hk_aotd_spawn_entry_class_init (HkAotdSpawnEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_spawn_entry_dispose;
  g_type_ensure (HK_TYPE_REFUSAL);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-spawn-entry.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdSpawnEntry, zone, place, known, known_group, unknown, title, go, keys, toggles, card, whole_card,
                    activates, text, refusal, levels);
  gtk_widget_class_bind_template_callback (widget_class, go_on);
  gtk_widget_class_install_action (widget_class, "spawn.place", NULL, place_action);
}

static void
add_types (HkAotdSpawnEntry *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      self->types[i] = gtk_toggle_button_new_with_label (g_str_equal (types[i], "none") ? _("None") : hk_aotd_name_zombies (types[i]));
      gtk_widget_set_size_request (self->types[i], -1, 44);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->types[i]), GTK_TOGGLE_BUTTON (self->types[0]));
      g_signal_connect_object (self->types[i], "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (self->toggles), self->types[i]);
    }
}

static void
hk_aotd_spawn_entry_init (HkAotdSpawnEntry *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  hk_button_wrap (self->go);
  for (gsize i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      self->counts[i] = hk_key_row_new_numbers (hk_aotd_name_zombies (counted[i]), 0, most[i]);
      g_signal_connect_object (self->counts[i], "notify::selected", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->keys), self->counts[i]);
    }
  add_types (self);
  self->level = hk_key_row_new (_("Highest Danger Level"));
  for (int i = 0; i < HK_AOTD_N_LEVELS; i++)
    hk_key_row_append (HK_KEY_ROW (self->level), hk_aotd_level_get_title ((HkAotdLevel) i));
  g_signal_connect_object (self->level, "notify::selected", G_CALLBACK (level_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->levels), self->level);
  /* What it says is not known at first. */
  gtk_string_list_append (names, _("Not Entered"));
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    gtk_string_list_append (names, hk_aotd_name_activates_short (orders[i]));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->activates), G_LIST_MODEL (names));
  for (int i = 0; i < HK_AOTD_N_LEVELS; i++)
    {
      self->lines[i] = hk_number_row_new (hk_aotd_level_get_title ((HkAotdLevel) i), 0, 16);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->whole_card), self->lines[i]);
    }
}

/* Asks for the cards that the group has drawn, Zone by Zone. */
void
hk_aotd_spawn_entry_present (GtkWidget *from,
                             HkSession *session)
{
  HkAotdSpawnEntry *self = g_object_new (HK_TYPE_AOTD_SPAWN_ENTRY, NULL);

  self->session = g_object_ref (session);
  gtk_widget_set_visible (self->levels, !hk_table_keeps (hk_session_get_table (session), "danger"));
  hk_key_row_set_selected (HK_KEY_ROW (self->level), get_table (self)->spawn_level);
  update (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}
