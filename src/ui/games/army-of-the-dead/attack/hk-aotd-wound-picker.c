/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"
#include "hk-aotd-wound-picker.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* The hearts of all who can be wounded now. Nothing changes on the table before the group confirms. */
struct _HkAotdWoundPicker
{
  HkView     parent_instance;

  guint      shown;      /* one more than the position of the session for which the hearts were laid out */
  GPtrArray *targets;    /* Target */
  GtkWidget *box;
};

/* Somebody who can take wounds. */
typedef struct
{
  HkAotdWoundPicker *picker;
  gboolean           companion;
  int                number;
  int                given;
  GtkWidget         *button;
  GtkWidget         *hearts;
  GtkWidget         *given_label;
  GtkWidget         *twice;
  GtkWidget         *undo;
} Target;

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdWoundPicker, hk_aotd_wound_picker, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdWoundPicker *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
get_health (Target      *target,
            const char **name,
            int         *health,
            int         *left)
{
  HkAotdTable *table = get_table (target->picker);

  if (target->companion)
    {
      HkAotdCompanion *companion = hk_record_list_get (table->companions, target->number);

      *name = companion->name;
      *health = 1;
      *left = companion->eliminated ? 0 : 1;
    }
  else
    {
      HkAotdSurvivor *survivor = hk_record_list_get (table->survivors, target->number);

      *name = survivor->name;
      *health = survivor->health;
      *left = MAX (0, survivor->health - survivor->wounds);
    }
}

static void
show_target (Target *target)
{
  g_autoptr (GString) hearts = g_string_new (NULL);
  g_autofree char *given = g_strdup_printf ("−%d", target->given);
  g_autofree char *spoken = NULL;
  const char *name;
  int health;
  int left;

  get_health (target, &name, &health, &left);
  for (int i = 0; i < health; i++)
    g_string_append (hearts, i < left - target->given ? "♥" : i < left ? "✕" : "♡");
  gtk_label_set_text (GTK_LABEL (target->hearts), hearts->str);
  gtk_label_set_text (GTK_LABEL (target->given_label), target->given == 0 ? "" : given);
  gtk_widget_set_sensitive (target->undo, target->given > 0);
  gtk_widget_set_visible (target->twice, hk_aotd_zombies_has_double (get_table (target->picker)) || get_table (target->picker)->double_attacks > 0);
  hk_widget_set_class (target->button, "error", target->given > 0 && target->given >= left);
  spoken = g_strdup_printf (_("One Wound to %s; Health left: %d of %d; Wounds given now: %d"), name, left, health, target->given);
  gtk_accessible_update_property (GTK_ACCESSIBLE (target->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
give (Target *target,
      int     by)
{
  target->given = MAX (0, target->given + by);
  show_target (target);
  g_signal_emit (target->picker, signals[CHANGED], 0);
}

static void
give_cb (GtkWidget *button,
         Target    *target)
{
  give (target, 1);
}

/* An Attack of the Queen or of Zeus. */
static void
double_cb (GtkWidget *button,
           Target    *target)
{
  give (target, 2);
}

static void
undo_cb (GtkWidget *button,
         Target    *target)
{
  give (target, -1);
}

static void
add_target (HkAotdWoundPicker *self,
            gboolean           companion,
            int                number)
{
  Target *target = g_new0 (Target, 1);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-wound-target.ui");
  GtkWidget *whole = GTK_WIDGET (gtk_builder_get_object (builder, "whole"));
  g_autofree char *tip = NULL;
  g_autofree char *spoken = NULL;
  const char *name;
  int health;
  int left;

  target->picker = self;
  target->companion = companion;
  target->number = number;
  target->button = GTK_WIDGET (gtk_builder_get_object (builder, "button"));
  target->hearts = GTK_WIDGET (gtk_builder_get_object (builder, "hearts"));
  target->given_label = GTK_WIDGET (gtk_builder_get_object (builder, "given"));
  target->twice = GTK_WIDGET (gtk_builder_get_object (builder, "twice"));
  target->undo = GTK_WIDGET (gtk_builder_get_object (builder, "undo"));
  g_ptr_array_add (self->targets, target);
  get_health (target, &name, &health, &left);
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "name")), name);
  /* Translators: the name of a Survivor */
  tip = g_strdup_printf (_("One Wound Less to %s"), name);
  /* Translators: the name of a Survivor */
  spoken = g_strdup_printf (_("An Attack of 2 Wounds on %s"), name);
  hk_tooltip_set (target->undo, tip);
  hk_tooltip_set (target->twice, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (target->twice), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect (target->button, "clicked", G_CALLBACK (give_cb), target);
  g_signal_connect (target->twice, "clicked", G_CALLBACK (double_cb), target);
  g_signal_connect (target->undo, "clicked", G_CALLBACK (undo_cb), target);
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), whole);
  show_target (target);
}

/* Removes those from a place on. */
static void
remove_targets (HkAotdWoundPicker *self,
                guint              from)
{
  for (guint i = from; i < self->targets->len; i++)
    {
      Target *target = g_ptr_array_index (self->targets, i);

      adw_wrap_box_remove (ADW_WRAP_BOX (self->box), gtk_widget_get_parent (target->button));
    }
  g_ptr_array_set_size (self->targets, from);
}

/* Whether the wounds that wait are for @survivor too. */
static gboolean
is_among (HkAotdTable *table,
          guint        survivor)
{
  g_autofree char *number = g_strdup_printf ("%u", survivor);

  return table->wounds_to_split == 0 || table->wounds_among == NULL || table->wounds_among[0] == NULL
         || g_strv_contains ((const char * const *) table->wounds_among, number);
}

/* Keeps the target at a place where it is the one that belongs there; otherwise it and those behind it are made anew. */
static void
put_target (HkAotdWoundPicker *self,
            guint              place,
            gboolean           companion,
            int                number)
{
  Target *target = place < self->targets->len ? g_ptr_array_index (self->targets, place) : NULL;

  if (target != NULL && target->companion == companion && target->number == number)
    {
      target->given = 0;
      show_target (target);
      return;
    }
  remove_targets (self, place);
  add_target (self, companion, number);
}

/* Takes all Wounds back, and looks anew at who can be wounded. */
void
hk_aotd_wound_picker_clear (HkAotdWoundPicker *self)
{
  HkAotdTable *table;
  guint n = 0;

  g_return_if_fail (HK_IS_AOTD_WOUND_PICKER (self));

  table = get_table (self);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->survivors)); i++)
    {
      HkAotdSurvivor *survivor = hk_record_list_get (table->survivors, (int) i);

      if (!survivor->eliminated && is_among (table, i))
        put_target (self, n++, FALSE, (int) i);
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->companions)); i++)
    {
      HkAotdCompanion *companion = hk_record_list_get (table->companions, (int) i);

      if (!companion->eliminated && companion->leader >= 0 && is_among (table, (guint) companion->leader))
        put_target (self, n++, TRUE, (int) i);
    }
  remove_targets (self, n);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The hearts are laid out anew for another table. */
static void
update (HkView *view)
{
  HkAotdWoundPicker *self = HK_AOTD_WOUND_PICKER (view);
  const guint now = hk_session_get_position (hk_view_get_session (view)) + 1;

  if (self->shown == now)
    return;
  self->shown = now;
  hk_aotd_wound_picker_clear (self);
}

static void
hk_aotd_wound_picker_finalize (GObject *object)
{
  g_ptr_array_unref (HK_AOTD_WOUND_PICKER (object)->targets);
  G_OBJECT_CLASS (hk_aotd_wound_picker_parent_class)->finalize (object);
}

static void
hk_aotd_wound_picker_class_init (HkAotdWoundPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_aotd_wound_picker_finalize;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-wound-picker");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkAotdWoundPicker, box);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_aotd_wound_picker_init (HkAotdWoundPicker *self)
{
  self->targets = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Gives one Wound more to the Survivor. */
void
hk_aotd_wound_picker_add (HkAotdWoundPicker *self,
                          int                survivor)
{
  g_return_if_fail (HK_IS_AOTD_WOUND_PICKER (self));

  for (guint i = 0; i < self->targets->len; i++)
    {
      Target *target = g_ptr_array_index (self->targets, i);

      if (!target->companion && target->number == survivor)
        give (target, 1);
    }
}

/* Returns how many Wounds have been given. */
int
hk_aotd_wound_picker_get_total (HkAotdWoundPicker *self)
{
  int total = 0;

  g_return_val_if_fail (HK_IS_AOTD_WOUND_PICKER (self), 0);

  for (guint i = 0; i < self->targets->len; i++)
    total += ((Target *) g_ptr_array_index (self->targets, i))->given;
  return total;
}

/* @params: the parameters of a move, which receive "to" and "companions" */
void
hk_aotd_wound_picker_add_to (HkAotdWoundPicker *self,
                             JsonObject        *params)
{
  g_autoptr (JsonArray) to = json_array_new ();
  g_autoptr (JsonArray) companions = json_array_new ();

  g_return_if_fail (HK_IS_AOTD_WOUND_PICKER (self));

  for (guint i = 0; i < self->targets->len; i++)
    {
      Target *target = g_ptr_array_index (self->targets, i);

      for (int j = 0; j < target->given; j++)
        json_array_add_int_element (target->companion ? companions : to, target->number);
    }
  if (json_array_get_length (to) > 0)
    json_object_set_array_member (params, "to", json_array_ref (to));
  if (json_array_get_length (companions) > 0)
    json_object_set_array_member (params, "companions", json_array_ref (companions));
}
