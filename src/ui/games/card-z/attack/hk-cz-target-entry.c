/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-target-entry.h"

#define TARGET 44
#define MOST 10
#define PER_LINE 5

/* Asks for what a card prints for an attack: its number, and whether it is loud. */
struct _HkCzTargetEntry
{
  AdwBin     parent_instance;

  int        target;
  gboolean   is_loading;
  GtkWidget *number;
  GtkWidget *keys[MOST + 1];  /* the first is never seen: none is chosen */
  GtkWidget *loud;            /* AdwToggleGroup */
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

/* Neither is chosen before a person says it. */
static GtkWidget *
make_loud (void)
{
  static const char * const labels[] = { N_("Quiet"), N_("Loud") };
  GtkWidget *group = adw_toggle_group_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_label (toggle, _(labels[i]));
      adw_toggle_group_add (ADW_TOGGLE_GROUP (group), toggle);
    }
  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (group), TRUE);
  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (group), GTK_INVALID_LIST_POSITION);
  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Whether the weapon is loud"), -1);
  return group;
}

static void
hk_cz_target_entry_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_TARGET_ENTRY (object)->keys[0]);
  G_OBJECT_CLASS (hk_cz_target_entry_parent_class)->dispose (object);
}

static void
hk_cz_target_entry_class_init (HkCzTargetEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_target_entry_dispose;

  /**
   * HkCzTargetEntry::changed:
   * @self: an entry
   *
   * A person has told another number.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_cz_target_entry_init (HkCzTargetEntry *self)
{
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new (_("Which number does the card ask for?"));
  GtkWidget *grid = gtk_grid_new ();

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "heading");
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  self->keys[0] = g_object_ref_sink (gtk_toggle_button_new ());
  for (int i = 1; i <= MOST; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);

      self->keys[i] = gtk_toggle_button_new_with_label (text);
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->keys[i]), GTK_TOGGLE_BUTTON (self->keys[0]));
      gtk_widget_set_size_request (self->keys[i], TARGET, TARGET);
      gtk_widget_add_css_class (self->keys[i], "cz-pick");
      g_object_set_data (G_OBJECT (self->keys[i]), "target", GINT_TO_POINTER (i));
      g_signal_connect_object (self->keys[i], "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (grid), self->keys[i], (i - 1) % PER_LINE, (i - 1) / PER_LINE, 1, 1);
    }
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), grid);
  self->number = box;
  self->loud = make_loud ();
  gtk_box_append (GTK_BOX (both), self->number);
  gtk_box_append (GTK_BOX (both), self->loud);
  adw_bin_set_child (ADW_BIN (self), both);
}

/* Returns (transfer floating): an entry in which nothing is told. */
GtkWidget *
hk_cz_target_entry_new (void)
{
  return g_object_new (HK_TYPE_CZ_TARGET_ENTRY, NULL);
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
  gtk_widget_set_visible (self->loud, loud);
  gtk_widget_set_visible (GTK_WIDGET (self), number || loud);
}

/* Adds what is told to the parameters of an attack. */
void
hk_cz_target_entry_add_to (HkCzTargetEntry *self,
                           JsonObject      *params)
{
  const guint loud = adw_toggle_group_get_active (ADW_TOGGLE_GROUP (self->loud));

  if (self->target > 0)
    json_object_set_int_member (params, "target", self->target);
  if (gtk_widget_get_visible (self->loud) && loud != GTK_INVALID_LIST_POSITION)
    json_object_set_boolean_member (params, "loud", loud == 1);
}

/* Sets the number without saying so, and forgets how loud the weapon is.
 * @target: from 1 to 10; 0 not told */
void
hk_cz_target_entry_set (HkCzTargetEntry *self,
                        int              target)
{
  g_return_if_fail (HK_IS_CZ_TARGET_ENTRY (self) && target >= 0 && target <= MOST);

  self->is_loading = TRUE;
  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (self->loud), GTK_INVALID_LIST_POSITION);
  self->target = target;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->keys[target]), TRUE);
  self->is_loading = FALSE;
}

/* Returns the number; 0 when it is not told. */
int
hk_cz_target_entry_get (HkCzTargetEntry *self)
{
  g_return_val_if_fail (HK_IS_CZ_TARGET_ENTRY (self), 0);

  return self->target;
}
