/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-target-entry.h"

#define MOST 10
#define PER_LINE 5

/* Asks for what a card prints for an attack: its number, and whether it is loud. Neither is chosen at first. */
struct _HkCzTargetEntry
{
  AdwBin     parent_instance;

  int        target;
  gboolean   is_loading;
  GtkWidget *number;
  GtkGrid   *grid;
  AdwToggleGroup *loud;
  GtkWidget *keys[MOST + 1];  /* the first is never seen: none is chosen */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzTargetEntry, hk_cz_target_entry, ADW_TYPE_BIN)

static void
toggled_cb (HkCzTargetEntry *self,
            GtkWidget       *key)
{
  if (self->is_loading || !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (key)))
    return;
  self->target = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "target"));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
hk_cz_target_entry_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_CZ_TARGET_ENTRY);
  g_clear_object (&HK_CZ_TARGET_ENTRY (object)->keys[0]);
  G_OBJECT_CLASS (hk_cz_target_entry_parent_class)->dispose (object);
}

static void
hk_cz_target_entry_class_init (HkCzTargetEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_target_entry_dispose;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), RESOURCE_PREFIX "/ui/hk-cz-target-entry.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkCzTargetEntry, grid);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkCzTargetEntry, number);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkCzTargetEntry, loud);

  /**
   * HkCzTargetEntry::changed:
   * @self: an entry
   *
   * A person has entered another number.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_cz_target_entry_init (HkCzTargetEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->keys[0] = g_object_ref_sink (gtk_toggle_button_new ());
  for (int i = 1; i <= MOST; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);

      self->keys[i] = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", text, "group", self->keys[0], "width-request", 44, "height-request", 44, NULL);
      gtk_widget_add_css_class (self->keys[i], "cz-pick");
      g_object_set_data (G_OBJECT (self->keys[i]), "target", GINT_TO_POINTER (i));
      g_signal_connect_object (self->keys[i], "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (self->grid, self->keys[i], (i - 1) % PER_LINE, (i - 1) / PER_LINE, 1, 1);
    }
}

/* Shows what is asked; nothing hides it.
 * @number: whether the number is
 * @loud: whether it is asked how loud the weapon is */
void
hk_cz_target_entry_show (HkCzTargetEntry *self,
                         gboolean         number,
                         gboolean         loud)
{
  g_return_if_fail (HK_IS_CZ_TARGET_ENTRY (self));

  gtk_widget_set_visible (self->number, number);
  gtk_widget_set_visible (GTK_WIDGET (self->loud), loud);
  gtk_widget_set_visible (GTK_WIDGET (self), number || loud);
}

/* Adds what was entered to the parameters of an attack. */
void
hk_cz_target_entry_add_to (HkCzTargetEntry *self,
                           JsonObject      *params)
{
  const guint loud = adw_toggle_group_get_active (self->loud);

  if (self->target > 0)
    json_object_set_int_member (params, "target", self->target);
  if (gtk_widget_get_visible (GTK_WIDGET (self->loud)) && loud != GTK_INVALID_LIST_POSITION)
    json_object_set_boolean_member (params, "loud", loud == 1);
}

/* Sets the number without saying so, and forgets how loud the weapon is.
 * @target: from 1 to 10; 0 not entered */
void
hk_cz_target_entry_set (HkCzTargetEntry *self,
                        int              target)
{
  g_return_if_fail (HK_IS_CZ_TARGET_ENTRY (self) && target >= 0 && target <= MOST);

  self->is_loading = TRUE;
  self->target = target;
  adw_toggle_group_set_active (self->loud, GTK_INVALID_LIST_POSITION);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->keys[target]), TRUE);
  self->is_loading = FALSE;
}

/* Returns the number; 0 when it is not entered. */
int
hk_cz_target_entry_get (HkCzTargetEntry *self)
{
  g_return_val_if_fail (HK_IS_CZ_TARGET_ENTRY (self), 0);

  return self->target;
}
