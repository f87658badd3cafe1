/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-die.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define PER_LINE 5

/* A face of a die: its number, and a sign for what comes of it. */
#define HK_TYPE_CZ_FACE (hk_cz_face_get_type ())
G_DECLARE_FINAL_TYPE (HkCzFace, hk_cz_face, HK, CZ_FACE, GtkButton)

struct _HkCzFace
{
  GtkButton  parent_instance;

  GtkLabel  *number;
  GtkLabel  *sign;
  int        face;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzFace, hk_cz_face, GTK_TYPE_BUTTON)

/* The faces of a die: 0 to 9 of a d10 in two lines, 1 to 6 of a d6 in one. Each shows what comes of it, by its colour and by a
 * sign below the number; a tap says that it was rolled. */
struct _HkCzDie
{
  AdwBin    parent_instance;

  GtkGrid  *grid;
  HkCzFace *keys[HK_CZ_D10_FACES];  /* (nullable) */
  HkCzFate  fates[HK_CZ_D10_FACES];
  int       face;
};

enum
{
  PROP_LABEL = 1,
  PROP_SIDES,
};

enum
{
  ROLLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzDie, hk_cz_die, ADW_TYPE_BIN)

typedef struct
{
  const char *style;
  const char *sign;
  const char *word;
} Outcome;

static const Outcome outcomes[] = {
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
hk_cz_face_class_init (HkCzFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-face.ui");
  HK_BIND_CHILDREN (widget_class, HkCzFace, number, sign);
}

static void
show_key (HkCzDie *self,
          int      face)
{
  HkCzFace *key = self->keys[face];
  const Outcome *outcome = &outcomes[self->fates[face]];
  const gboolean is_rolled = self->face == face;
  const char * const classes[] = { "cz-d10", is_rolled ? "cz-rolled" : outcome->style, is_rolled ? outcome->style : NULL, NULL };
  g_autofree char *text = NULL;

  if (key == NULL)
    return;
  hk_widget_set_classes (GTK_WIDGET (key), classes);
  gtk_label_set_text (key->sign, outcome->sign);
  gtk_widget_set_visible (GTK_WIDGET (key->sign), self->fates[face] != HK_CZ_FATE_NONE);
  if (outcome->word == NULL)
    text = g_strdup_printf ("%d", face);
  else
    /* Translators: the face of a die and what comes of it, such as “7: hit” */
    text = g_strdup_printf (_("%d: %s"), face, _(outcome->word));
  hk_cz_die_name (self, face, text);
  hk_tooltip_set (GTK_WIDGET (key), outcome->word == NULL ? NULL : _(outcome->word));
}

static void
clicked_cb (HkCzDie  *self,
            HkCzFace *key)
{
  g_signal_emit (self, signals[ROLLED], 0, key->face);
}

static void
hk_cz_die_set_sides (HkCzDie *self,
                     int      sides)
{
  const int first = sides == HK_CZ_D10_FACES ? 0 : 1;

  gtk_grid_remove_row (self->grid, 1);
  gtk_grid_remove_row (self->grid, 0);
  for (int face = 0; face < HK_CZ_D10_FACES; face++)
    self->keys[face] = NULL;
  for (int i = 0; i < sides; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", first + i);
      HkCzFace *key = g_object_new (HK_TYPE_CZ_FACE, NULL);

      key->face = first + i;
      gtk_label_set_text (key->number, text);
      g_signal_connect_object (key, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (self->grid, GTK_WIDGET (key), sides > 6 ? i % PER_LINE : i, sides > 6 ? i / PER_LINE : 0, 1, 1);
      self->keys[first + i] = key;
      show_key (self, first + i);
    }
}

static void
hk_cz_die_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  if (id == PROP_SIDES)
    hk_cz_die_set_sides (HK_CZ_DIE (object), g_value_get_int (value));
  else if (g_value_get_string (value) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (object), GTK_ACCESSIBLE_PROPERTY_LABEL, g_value_get_string (value), -1);
}

static void
hk_cz_die_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_CZ_DIE);
  G_OBJECT_CLASS (hk_cz_die_parent_class)->dispose (object);
}

static void
hk_cz_die_class_init (HkCzDieClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = hk_cz_die_set_property;
  object_class->dispose = hk_cz_die_dispose;
  g_object_class_install_property (object_class, PROP_LABEL,
                                   g_param_spec_string ("label", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_SIDES,
                                   g_param_spec_int ("sides", NULL, NULL, 6, HK_CZ_D10_FACES, HK_CZ_D10_FACES,
                                                     G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS | G_PARAM_CONSTRUCT));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-die.ui");
  gtk_widget_class_bind_template_child (widget_class, HkCzDie, grid);

  /**
   * HkCzDie::rolled:
   * @self: a die
   * @face: the face that was rolled
   */
  signals[ROLLED] = g_signal_new ("rolled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
hk_cz_die_init (HkCzDie *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->face = -1;
  /* The keys of a number pad do not turn with the direction of reading. */
  gtk_widget_set_direction (GTK_WIDGET (self->grid), GTK_TEXT_DIR_LTR);
  hk_widget_press_by_digits (GTK_WIDGET (self), GTK_SHORTCUT_SCOPE_MANAGED);
}

/* Says what a face means, for a screen reader.
 * @face: a face of the die */
void
hk_cz_die_name (HkCzDie    *self,
                int         face,
                const char *text)
{
  g_return_if_fail (HK_IS_CZ_DIE (self) && self->keys[face] != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keys[face]), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* Shows what comes of each face.
 * @fates: (nullable) (array fixed-size=10): what comes of each face; %NULL nothing is known */
void
hk_cz_die_set_fates (HkCzDie *self,
                          const HkCzFate *fates)
{
  g_return_if_fail (HK_IS_CZ_DIE (self));

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
hk_cz_die_set_needed (HkCzDie *self,
                           int          needed,
                           int          part)
{
  HkCzFate fates[HK_CZ_D10_FACES];

  for (int face = 0; face < HK_CZ_D10_FACES; face++)
    fates[face] = face == 0 ? HK_CZ_FATE_ZERO : face >= needed ? HK_CZ_FATE_HIT : face >= part ? HK_CZ_FATE_PART : HK_CZ_FATE_MISS;
  hk_cz_die_set_fates (self, fates);
}

/* Shows what comes of each face of a bite.
 * @needed: the least face with which a bite hits; 10 when none does
 * @kill: the least face with which it kills; 10 when none does */
void
hk_cz_die_set_bite (HkCzDie *self,
                         int          needed,
                         int          kill)
{
  HkCzFate fates[HK_CZ_D10_FACES];

  for (int face = 0; face < HK_CZ_D10_FACES; face++)
    fates[face] = face >= kill ? HK_CZ_FATE_DEATH : face >= needed ? HK_CZ_FATE_HARM : HK_CZ_FATE_SPARED;
  hk_cz_die_set_fates (self, fates);
}

/* Marks a face as the one that was rolled.
 * @face: the face that was rolled; −1 none yet */
void
hk_cz_die_set_face (HkCzDie *self,
                         int          face)
{
  g_return_if_fail (HK_IS_CZ_DIE (self));

  self->face = face;
  for (int i = 0; i < HK_CZ_D10_FACES; i++)
    show_key (self, i);
}
