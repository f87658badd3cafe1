/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-battle-parts.h"
#include "ui/display/hk-in-sight.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/neighborhood/hk-cz-lay-dialog.h"
#include "ui/games/card-z/widgets/hk-cz-die.h"

/* A loud noise outside: the alarm die, the d6 after a skull, and the Encounters that it draws and that are still to
 * be placed. Hidden when there is nothing to do about a noise. */
struct _HkCzNoiseRow
{
  HkView     parent_instance;

  GtkLabel  *title;
  GtkLabel  *hint;
  GtkWidget *roll;
  GtkWidget *entered;
  HkCzDie   *die;
  GtkWidget *place;
};

G_DEFINE_FINAL_TYPE (HkCzNoiseRow, hk_cz_noise_row, HK_TYPE_VIEW)

static gboolean
is_needed (HkView *view)
{
  HkCzBattle *battle = hk_cz_view_get_table (view)->battle;

  return battle != NULL && (battle->noise_pending || battle->drawn > 0);
}

static void
update (HkView *view)
{
  HkCzNoiseRow *self = HK_CZ_NOISE_ROW (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  const gboolean pending = table->battle->noise_pending;
  const int drawn = table->battle->drawn;
  g_autofree char *title = NULL;
  g_autofree char *hint = NULL;

  gtk_widget_set_visible (self->roll, pending && table->dice_by != HK_BY_HAND);
  gtk_widget_set_visible (self->entered, pending);
  gtk_widget_set_visible (self->place, !pending);
  if (pending)
    {
      title = g_strdup (_("A loud noise outside: roll the alarm die"));
      /* How many skulls a real die shows nobody has to tell. */
      if (table->dice_by != HK_BY_HAND)
        hint = g_strdup_printf (ngettext ("%d face of the red die shows the skull", "%d faces of the red die show the skull", (gulong) table->alarm_skulls),
                                table->alarm_skulls);
    }
  else
    {
      title = g_strdup_printf (ngettext ("The noise draws %d Encounter", "The noise draws %d Encounters", (gulong) drawn), drawn);
      hint = g_strdup (_("Place them in one of the columns on the edge; that is their move"));
    }
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->hint, hint == NULL ? "" : hint);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), hint != NULL);
}

static void
roll_cb (HkCzNoiseRow *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("alarm", NULL));
}

static void
quiet_cb (HkCzNoiseRow *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("alarm", "b:skull", FALSE, NULL));
}

static void
skull_cb (HkCzNoiseRow *self,
          int           count)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("alarm", "b:skull", TRUE, "i:count", count, NULL));
}

static void
place_cb (HkCzNoiseRow *self)
{
  hk_cz_lay_dialog_present_drawn (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)));
}

static void
hk_cz_noise_row_class_init (HkCzNoiseRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_DIE);
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-noise-row");
  HK_BIND_CHILDREN (widget_class, HkCzNoiseRow, title, hint, roll, entered, die, place);
  HK_BIND_CALLBACKS (widget_class, roll_cb, quiet_cb, skull_cb, place_cb);
}

static void
hk_cz_noise_row_init (HkCzNoiseRow *self)
{
  hk_in_sight_set_here (GTK_WIDGET (self), TRUE);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 1; i <= 6; i++)
    {
      g_autofree char *spoken = g_strdup_printf (ngettext ("Skull, %d comes", "Skull, %d come", (gulong) i), i);

      hk_cz_die_name (self->die, i, spoken);
    }
}
