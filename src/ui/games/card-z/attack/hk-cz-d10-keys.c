/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-d10-keys.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define PER_LINE 5

/* The ten faces of a d10. Each shows what comes of it, by its colour and by a sign below the number; a tap says that
 * it was rolled. */
struct _HkCzD10Keys
{
  AdwBin     parent_instance;

  char      *label;
  GtkWidget *keys[HK_CZ_D10_FACES];
  GtkWidget *signs[HK_CZ_D10_FACES];
  HkCzFate   fates[HK_CZ_D10_FACES];
  int        face;
};

enum
{
  ROLLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzD10Keys, hk_cz_d10_keys, ADW_TYPE_BIN)

typedef struct
{
  const char *style;
  const char *sign;
  const char *word;
} Look;

static const Look looks[] = {
  { NULL, "", NULL },
  { "cz-zero", "✕", N_("critical miss") },
  { "cz-miss", "–", N_("miss") },
  { "cz-part", "›", N_("push only") },
  { "cz-hit", "✓", N_("hit") },
  { "cz-spared", "✓", N_("the bite misses") },
  { "cz-harm", "✕", N_("the bite hits") },
  { "cz-death", "✝", N_("the bite kills") },
  { "cz-harm", "✕", N_("it jams") },
};

static void
describe_key (HkCzD10Keys *self,
              int          face)
{
  const Look *look = &looks[self->fates[face]];
  g_autofree char *text = NULL;

  if (look->word == NULL)
    text = g_strdup_printf ("%d", face);
  else
    /* Translators: the face of a die and what comes of it, such as “7: hit” */
    text = g_strdup_printf (_("%d: %s"), face, _(look->word));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keys[face]), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  hk_tooltip_set (self->keys[face], look->word == NULL ? NULL : _(look->word));
}

static void
show_key (HkCzD10Keys *self,
          int          face)
{
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    if (looks[i].style != NULL)
      gtk_widget_remove_css_class (self->keys[face], looks[i].style);
  if (looks[self->fates[face]].style != NULL)
    gtk_widget_add_css_class (self->keys[face], looks[self->fates[face]].style);
  hk_widget_set_class (self->keys[face], "cz-rolled", self->face == face);
  gtk_label_set_text (GTK_LABEL (self->signs[face]), looks[self->fates[face]].sign);
  gtk_widget_set_visible (self->signs[face], self->fates[face] != HK_CZ_FATE_NONE);
  describe_key (self, face);
}

static void
clicked_cb (HkCzD10Keys *self,
            GtkWidget   *key)
{
  g_signal_emit (self, signals[ROLLED], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "face")));
}

static void
hk_cz_d10_keys_class_init (HkCzD10KeysClass *klass)
{
  /**
   * HkCzD10Keys::rolled:
   * @self: the keys
   * @face: the face that was rolled, 0–9
   */
  signals[ROLLED] = g_signal_new ("rolled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static GtkWidget *
make_key (HkCzD10Keys *self,
          int          face)
{
  GtkWidget *key = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = g_strdup_printf ("%d", face);
  GtkWidget *number = gtk_label_new (text);

  gtk_widget_add_css_class (number, "cz-face");
  gtk_widget_add_css_class (number, "numeric");
  self->signs[face] = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->signs[face], "cz-sign");
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), self->signs[face]);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (key), box);
  gtk_widget_add_css_class (key, "cz-d10");
  gtk_widget_set_size_request (key, TARGET, TARGET);
  gtk_widget_set_hexpand (key, TRUE);
  g_object_set_data (G_OBJECT (key), "face", GINT_TO_POINTER (face));
  g_signal_connect_object (key, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  self->keys[face] = key;
  return key;
}

static void
hk_cz_d10_keys_init (HkCzD10Keys *self)
{
  GtkWidget *grid = gtk_grid_new ();

  self->face = -1;
  /* The keys of a number pad do not turn with the direction of reading. */
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (int face = 0; face < HK_CZ_D10_FACES; face++)
    {
      gtk_grid_attach (GTK_GRID (grid), make_key (self, face), face % PER_LINE, face / PER_LINE, 1, 1);
      show_key (self, face);
    }
  adw_bin_set_child (ADW_BIN (self), grid);
}

/* Returns (transfer floating): the keys, of whose faces nothing is known.
 * @label: which die it is, for a screen reader */
GtkWidget *
hk_cz_d10_keys_new (const char *label)
{
  HkCzD10Keys *self = g_object_new (HK_TYPE_CZ_D10_KEYS, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

/* Shows what comes of each face.
 * @fates: (nullable) (array fixed-size=10): what comes of each face; %NULL nothing is known */
void
hk_cz_d10_keys_set_fates (HkCzD10Keys    *self,
                          const HkCzFate *fates)
{
  g_return_if_fail (HK_IS_CZ_D10_KEYS (self));

  for (int face = 0; face < HK_CZ_D10_FACES; face++)
    {
      self->fates[face] = fates == NULL ? HK_CZ_FATE_NONE : fates[face];
      show_key (self, face);
    }
}

/* Shows what comes of each face of a roll that a natural zero always fails.
 * @needed: the least face that succeeds; 10 when none does
 * @part: the least face that does a part; 10 when none does */
void
hk_cz_d10_keys_set_needed (HkCzD10Keys *self,
                           int          needed,
                           int          part)
{
  HkCzFate fates[HK_CZ_D10_FACES];

  for (int face = 0; face < HK_CZ_D10_FACES; face++)
    fates[face] = face == 0 ? HK_CZ_FATE_ZERO : face >= needed ? HK_CZ_FATE_HIT : face >= part ? HK_CZ_FATE_PART : HK_CZ_FATE_MISS;
  hk_cz_d10_keys_set_fates (self, fates);
}

/* Shows what comes of each face of a bite.
 * @needed: the least face with which a bite hits; 10 when none does
 * @kill: the least face with which it kills; 10 when none does */
void
hk_cz_d10_keys_set_bite (HkCzD10Keys *self,
                         int          needed,
                         int          kill)
{
  HkCzFate fates[HK_CZ_D10_FACES];

  for (int face = 0; face < HK_CZ_D10_FACES; face++)
    fates[face] = face >= kill ? HK_CZ_FATE_DEATH : face >= needed ? HK_CZ_FATE_HARM : HK_CZ_FATE_SPARED;
  hk_cz_d10_keys_set_fates (self, fates);
}

/* Marks a face as the one that was rolled.
 * @face: the face that was rolled; −1 none yet */
void
hk_cz_d10_keys_set_face (HkCzD10Keys *self,
                         int          face)
{
  g_return_if_fail (HK_IS_CZ_D10_KEYS (self));

  self->face = face;
  for (int i = 0; i < HK_CZ_D10_FACES; i++)
    show_key (self, i);
}
