/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-attack-targets.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

#define KEY_SIZE    44
#define MOST_RANGES 5

/* A kind of Zombies that is counted. */
typedef struct
{
  const char *type;
  const char *member;
  int         maximum;
  int         count;
  GtkWidget  *number;
} Counter;

/* The Zombies in the Zone that is attacked, the others of the team who stand there, and how far it is. */
struct _HkAotdAttackTargets
{
  HkView     parent_instance;

  gboolean   is_setting;
  Counter    counters[2];
  GtkWidget *shamblers;
  GtkWidget *alphas;
  GtkWidget *abominations;
  GtkWidget *friends_title;
  GtkWidget *friends;
  GtkWidget *range_box;
  GtkWidget *range;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdAttackTargets, hk_aotd_attack_targets, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdAttackTargets *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
report (HkAotdAttackTargets *self)
{
  if (!self->is_setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_count (HkAotdAttackTargets *self,
           Counter             *counter,
           int                  count)
{
  counter->count = CLAMP (count, 0, counter->maximum);
  g_object_set (counter->number, "value", counter->count, NULL);
  report (self);
}

static void
set_cb (HkAotdAttackTargets *self,
        int                  value,
        GtkWidget           *number)
{
  for (gsize i = 0; i < G_N_ELEMENTS (self->counters); i++)
    if (self->counters[i].number == number)
      set_count (self, &self->counters[i], value);
}

static void
add_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HkAotdAttackTargets *self = HK_AOTD_ATTACK_TARGETS (widget);
  const char *type;
  int by;

  g_variant_get (parameter, "(&si)", &type, &by);
  for (gsize i = 0; i < G_N_ELEMENTS (self->counters); i++)
    if (g_str_equal (self->counters[i].type, type))
      set_count (self, &self->counters[i], self->counters[i].count + by);
}

static void
set_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HkAotdAttackTargets *self = HK_AOTD_ATTACK_TARGETS (widget);
  const char *type;
  int count;

  g_variant_get (parameter, "(&si)", &type, &count);
  for (gsize i = 0; i < G_N_ELEMENTS (self->counters); i++)
    if (g_str_equal (self->counters[i].type, type))
      set_count (self, &self->counters[i], count);
}

/* The toggles of the Abominations and of the team */

static GtkWidget *
add_toggle (HkAotdAttackTargets *self,
            GtkWidget           *box,
            const char          *kind,
            const char          *label,
            const char          *id,
            int                  number)
{
  GtkWidget *toggle = gtk_toggle_button_new_with_label (label);

  gtk_widget_set_size_request (toggle, 72, KEY_SIZE);
  g_object_set_data_full (G_OBJECT (toggle), "id", g_strdup (id), g_free);
  g_object_set_data (G_OBJECT (toggle), "number", GINT_TO_POINTER (number));
  g_object_set_data (G_OBJECT (toggle), "kind", (gpointer) (guintptr) kind);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (report), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (box), toggle);
  return toggle;
}

static void
fill_abominations (HkAotdAttackTargets *self)
{
  GListModel *abominations = G_LIST_MODEL (get_table (self)->abominations);

  for (guint i = 0; i < g_list_model_get_n_items (abominations); i++)
    {
      g_autoptr (HkAotdAbomination) abomination = g_list_model_get_item (abominations, i);
      const char *title = hk_aotd_zombie_get_title (abomination->type);
      g_autofree char *name = NULL;

      if (abomination->place != HK_AOTD_PLACE_BOARD)
        continue;
      if (abomination->form == HK_AOTD_ZEUS_HELMETED)
        /* Translators: Zeus, and how he is on the board, such as “with helmet” */
        name = g_strdup_printf (_("%s (%s)"), title, hk_aotd_name_zeus_form (abomination->form));
      add_toggle (self, self->abominations, "abomination", name == NULL ? title : name, abomination->type, -1);
    }
  gtk_widget_set_visible (self->abominations, gtk_widget_get_first_child (self->abominations) != NULL);
}

static void
fill_friends (HkAotdAttackTargets *self)
{
  HkAotdTable *table = get_table (self);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->survivors)); i++)
    {
      g_autoptr (HkAotdSurvivor) survivor = g_list_model_get_item (G_LIST_MODEL (table->survivors), i);

      if ((int) i != hk_view_get_index (HK_VIEW (self)) && !survivor->eliminated)
        add_toggle (self, self->friends, "friends", survivor->name, survivor->id, (int) i);
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->companions)); i++)
    {
      g_autoptr (HkAotdCompanion) companion = g_list_model_get_item (G_LIST_MODEL (table->companions), i);

      if (!companion->eliminated)
        add_toggle (self, self->friends, "companions", companion->name, companion->name, (int) i);
    }
  gtk_widget_set_visible (self->friends, gtk_widget_get_first_child (self->friends) != NULL);
  gtk_widget_set_visible (self->friends_title, gtk_widget_get_visible (self->friends));
}

static gboolean
contains (JsonArray  *array,
          const char *id,
          int         number)
{
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);

      if (json_node_get_value_type (node) == G_TYPE_STRING ? g_strcmp0 (json_node_get_string (node), id) == 0
                                                           : json_node_get_int (node) == number)
        return TRUE;
    }
  return FALSE;
}

static void
press (GtkWidget *box,
       JsonArray *abominations,
       JsonArray *friends,
       JsonArray *companions)
{
  for (GtkWidget *toggle = gtk_widget_get_first_child (box); toggle != NULL; toggle = gtk_widget_get_next_sibling (toggle))
    {
      const char *kind = g_object_get_data (G_OBJECT (toggle), "kind");
      JsonArray *array = g_str_equal (kind, "abomination") ? abominations : g_str_equal (kind, "friends") ? friends : companions;

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle),
                                    contains (array, g_object_get_data (G_OBJECT (toggle), "id"),
                                              GPOINTER_TO_INT (g_object_get_data (G_OBJECT (toggle), "number"))));
    }
}

static JsonArray *
get_array (JsonObject *object,
           const char *member)
{
  return object != NULL && json_object_has_member (object, member) ? json_object_get_array_member (object, member) : NULL;
}

/* Shows these targets, as far as they are still there. "changed" is not emitted.
 * @params: (nullable): what hk_aotd_attack_targets_add_to() gave; %NULL for an empty Zone */
void
hk_aotd_attack_targets_load (HkAotdAttackTargets *self,
                             JsonObject          *params)
{
  JsonObject *targets;

  g_return_if_fail (HK_IS_AOTD_ATTACK_TARGETS (self));

  targets = params != NULL && json_object_has_member (params, "targets") ? json_object_get_object_member (params, "targets") : NULL;
  self->is_setting = TRUE;
  hk_wrap_box_clear (self->abominations);
  hk_wrap_box_clear (self->friends);
  fill_abominations (self);
  fill_friends (self);
  for (gsize i = 0; i < G_N_ELEMENTS (self->counters); i++)
    set_count (self, &self->counters[i],
               targets == NULL ? 0 : (int) json_object_get_int_member_with_default (targets, self->counters[i].member, 0));
  press (self->abominations, get_array (targets, "abominations"), NULL, NULL);
  press (self->friends, NULL, get_array (params, "friends"), get_array (params, "companions"));
  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (self->range),
                               params == NULL ? 0 : (guint) CLAMP (json_object_get_int_member_with_default (params, "range", 0), 0, MOST_RANGES - 1));
  self->is_setting = FALSE;
}

/* Looks anew at who is on the board and in the team, and keeps what was chosen. */
void
hk_aotd_attack_targets_refresh (HkAotdAttackTargets *self)
{
  g_autoptr (JsonObject) params = json_object_new ();

  g_return_if_fail (HK_IS_AOTD_ATTACK_TARGETS (self));

  hk_aotd_attack_targets_add_to (self, params);
  hk_aotd_attack_targets_load (self, params);
}

/* Shows how far away the Zone is, or hides it.
 * @asked: whether a weapon reaches beyond the own Zone */
void
hk_aotd_attack_targets_ask_range (HkAotdAttackTargets *self,
                                  gboolean             asked)
{
  g_return_if_fail (HK_IS_AOTD_ATTACK_TARGETS (self));

  gtk_widget_set_visible (self->range_box, asked);
}

static JsonArray *
list_pressed (GtkWidget  *box,
              const char *kind)
{
  JsonArray *array = json_array_new ();

  for (GtkWidget *toggle = gtk_widget_get_first_child (box); toggle != NULL; toggle = gtk_widget_get_next_sibling (toggle))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)) && g_str_equal (g_object_get_data (G_OBJECT (toggle), "kind"), kind))
      {
        if (g_str_equal (kind, "abomination"))
          json_array_add_string_element (array, g_object_get_data (G_OBJECT (toggle), "id"));
        else
          json_array_add_int_element (array, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (toggle), "number")));
      }
  return array;
}

static void
add_pressed (JsonObject *params,
             const char *member,
             JsonArray  *taken_array)
{
  if (json_array_get_length (taken_array) > 0)
    json_object_set_array_member (params, member, taken_array);
  else
    json_array_unref (taken_array);
}

/* @params: the parameters of an attack, which receive "targets", and "friends", "companions" and "range" where they
 *   matter */
void
hk_aotd_attack_targets_add_to (HkAotdAttackTargets *self,
                               JsonObject          *params)
{
  JsonObject *targets = json_object_new ();

  g_return_if_fail (HK_IS_AOTD_ATTACK_TARGETS (self));

  for (gsize i = 0; i < G_N_ELEMENTS (self->counters); i++)
    json_object_set_int_member (targets, self->counters[i].member, self->counters[i].count);
  json_object_set_array_member (targets, "abominations", list_pressed (self->abominations, "abomination"));
  json_object_set_object_member (params, "targets", targets);
  add_pressed (params, "friends", list_pressed (self->friends, "friends"));
  add_pressed (params, "companions", list_pressed (self->friends, "companions"));
  if (gtk_widget_get_visible (self->range_box))
    json_object_set_int_member (params, "range", adw_toggle_group_get_active (ADW_TOGGLE_GROUP (self->range)));
}

static void
hk_aotd_attack_targets_class_init (HkAotdAttackTargetsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_NUMBER);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-attack-targets");
  HK_BIND_CHILDREN (widget_class, HkAotdAttackTargets, shamblers, alphas, abominations, friends_title, friends, range_box, range);
  HK_BIND_CALLBACKS (widget_class, set_cb, report);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "targets.add", "(si)", add_action);
  gtk_widget_class_install_action (widget_class, "targets.set", "(si)", set_action);
}

static void
hk_aotd_attack_targets_init (HkAotdAttackTargets *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->counters[0] = (Counter) { "shambler", "shamblers", HK_AOTD_N_SHAMBLERS, 0, self->shamblers };
  self->counters[1] = (Counter) { "alpha", "alphas", HK_AOTD_N_ALPHAS, 0, self->alphas };
  for (gsize i = 0; i < G_N_ELEMENTS (self->counters); i++)
    g_object_set (self->counters[i].number, "maximum", self->counters[i].maximum, NULL);
  for (int i = 0; i < MOST_RANGES; i++)
    {
      g_autofree char *label = g_strdup_printf ("%d", i);
      g_autofree char *spoken = g_strdup_printf (ngettext ("%d Zone away", "%d Zones away", (gulong) i), i);
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_label (toggle, label);
      adw_toggle_set_tooltip (toggle, i == 0 ? _("The own Zone") : spoken);
      adw_toggle_group_add (ADW_TOGGLE_GROUP (self->range), toggle);
    }
}
