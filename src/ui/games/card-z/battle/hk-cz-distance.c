/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-distance.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define MOST_HEXES 30

/* How many hexes an Encounter is away from the closest survivor: nearer, the number, farther. As long as nobody has
 * told it, a tap tells close, medium or long range. */
struct _HkCzDistance
{
  AdwBin     parent_instance;

  GtkWidget *number;
  GtkWidget *nearer;
  GtkWidget *farther;
  GtkWidget *caption;
  GtkWidget *steps;
  GtkWidget *guesses;
  GtkWidget *guess_keys[3];
};

/* The middle of each range, for who tells a range rather than a number. */
static const int guesses[] = { 3, 5, 8 };

enum
{
  SET,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzDistance, hk_cz_distance, ADW_TYPE_BIN)

static void
set_cb (HkCzDistance *self,
        int           hexes)
{
  g_signal_emit (self, signals[SET], 0, hexes);
}

static void
nearer_cb (HkCzDistance *self)
{
  hk_number_step (HK_NUMBER (self->number), -1);
}

static void
farther_cb (HkCzDistance *self)
{
  hk_number_step (HK_NUMBER (self->number), 1);
}

static void
guess_cb (HkCzDistance *self,
          GtkWidget    *key)
{
  g_signal_emit (self, signals[SET], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "hexes")));
}

static void
hk_cz_distance_class_init (HkCzDistanceClass *klass)
{
  /**
   * HkCzDistance::set:
   * @self: a distance
   * @hexes: what a person wants it to be, from 1
   */
  signals[SET] = g_signal_new ("set", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static GtkWidget *
make_button (HkCzDistance *self,
             const char   *label,
             GCallback     callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "cz-step");
  gtk_widget_set_size_request (button, TARGET, TARGET);
  if (callback != NULL)
    g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_guesses (HkCzDistance *self)
{
  self->guesses = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (guesses); i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", guesses[i]);

      self->guess_keys[i] = make_button (self, text, NULL);
      g_object_set_data (G_OBJECT (self->guess_keys[i]), "hexes", GINT_TO_POINTER (guesses[i]));
      g_signal_connect_object (self->guess_keys[i], "clicked", G_CALLBACK (guess_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_remove_css_class (self->guess_keys[i], "flat");
      gtk_box_append (GTK_BOX (self->guesses), self->guess_keys[i]);
    }
  return self->guesses;
}

static void
hk_cz_distance_init (HkCzDistance *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->steps = line;

  self->number = hk_number_new (_("Hexes away"), 1, MOST_HEXES);
  self->nearer = make_button (self, "−", G_CALLBACK (nearer_cb));
  self->farther = make_button (self, "+", G_CALLBACK (farther_cb));
  self->caption = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->caption, "caption");
  gtk_widget_add_css_class (self->number, "cz-hexes");
  g_signal_connect_object (self->number, "set", G_CALLBACK (set_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), self->nearer);
  gtk_box_append (GTK_BOX (line), self->number);
  gtk_box_append (GTK_BOX (line), self->farther);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), make_guesses (self));
  gtk_box_append (GTK_BOX (box), self->caption);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_bottom (box, 5);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): a distance that is not known. */
GtkWidget *
hk_cz_distance_new (void)
{
  return g_object_new (HK_TYPE_CZ_DISTANCE, NULL);
}

static void
name_button (GtkWidget  *button,
             const char *what,
             const char *whose)
{
  /* Translators: what a button does, then to whom or to what */
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), what, whose);

  hk_tooltip_set (button, what);
  hk_widget_set_spoken (button, spoken);
}

/* Shows a distance.
 * @whose: what is that far away
 * @hexes: how far, 1 in an adjacent hex; 0 not known */
void
hk_cz_distance_show (HkCzDistance *self,
                     const char   *whose,
                     int           hexes)
{
  /* Translators: the name of an Encounter */
  g_autofree char *label = g_strdup_printf (_("Hexes away: %s"), whose);

  g_return_if_fail (HK_IS_CZ_DISTANCE (self));

  g_object_set (self->number, "label", label, "value", hexes, NULL);
  name_button (self->nearer, _("Nearer"), whose);
  name_button (self->farther, _("Farther"), whose);
  for (gsize i = 0; i < G_N_ELEMENTS (guesses); i++)
    {
      g_autofree char *far = g_strdup_printf (ngettext ("%d hex away", "%d hexes away", (gulong) guesses[i]), guesses[i]);

      name_button (self->guess_keys[i], far, whose);
    }
  gtk_widget_set_visible (self->steps, hexes > 0);
  gtk_widget_set_visible (self->guesses, hexes == 0);
  gtk_label_set_text (GTK_LABEL (self->caption), hexes == 0 ? _("hexes?") : hexes == 1 ? _("engaged") : _("hexes"));
  hk_widget_set_class (self->caption, "dimmed", hexes > 1);
  hk_widget_set_class (self->caption, "error", hexes == 1);
  hk_widget_set_class (self->caption, "warning", hexes == 0);
}

/* Sets a distance that was changed a moment ago without waiting for more taps. */
void
hk_cz_distance_settle (HkCzDistance *self)
{
  g_return_if_fail (HK_IS_CZ_DISTANCE (self));

  hk_number_settle (HK_NUMBER (self->number));
}
