/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-noise-row.h"
#include "ui/games/card-z/neighborhood/hk-cz-lay-dialog.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define DIE 6

/* A loud noise outside: the alarm die, the d6 after a skull, and the Encounters that it draws and that are still to
 * be placed. Unseen when there is nothing to do about a noise. */
struct _HkCzNoiseRow
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *title;
  GtkWidget *hint;
  GtkWidget *roll;
  GtkWidget *told;
  GtkWidget *place;
};

G_DEFINE_FINAL_TYPE (HkCzNoiseRow, hk_cz_noise_row, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzNoiseRow *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static void
update (HkCzNoiseRow *self)
{
  HkCzTable *table = get_table (self);
  HkCzBattle *battle = table->battle;
  const gboolean pending = battle != NULL && battle->noise_pending;
  const int drawn = battle == NULL ? 0 : battle->drawn;
  g_autofree char *title = NULL;
  g_autofree char *hint = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), pending || drawn > 0);
  gtk_widget_set_visible (self->roll, pending && g_strcmp0 (table->dice_by, "hand") != 0);
  gtk_widget_set_visible (self->told, pending);
  gtk_widget_set_visible (self->place, !pending && drawn > 0);
  if (pending)
    {
      title = g_strdup (_("A loud noise outside: roll the alarm die"));
      hint = g_strdup_printf (ngettext ("%d face of the red die shows the skull", "%d faces of the red die show the skull", (gulong) table->alarm_skulls),
                              table->alarm_skulls);
    }
  else if (drawn > 0)
    {
      title = g_strdup_printf (ngettext ("The noise draws %d Encounter", "The noise draws %d Encounters", (gulong) drawn), drawn);
      hint = g_strdup (_("Place them in one of the columns on the edge; that is their move"));
    }
  gtk_label_set_text (GTK_LABEL (self->title), title == NULL ? "" : title);
  gtk_label_set_text (GTK_LABEL (self->hint), hint == NULL ? "" : hint);
}

static void
roll_cb (HkCzNoiseRow *self)
{
  g_autoptr (HkMove) move = hk_move_build ("alarm", NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
quiet_cb (HkCzNoiseRow *self)
{
  g_autoptr (HkMove) move = hk_move_build ("alarm", "b:skull", FALSE, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
skull_cb (HkCzNoiseRow *self,
          GtkWidget    *button)
{
  const int count = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "count"));
  g_autoptr (HkMove) move = hk_move_build ("alarm", "b:skull", TRUE, "i:count", count, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
place_cb (HkCzNoiseRow *self)
{
  hk_cz_lay_dialog_present_drawn (GTK_WIDGET (self), self->session);
}

static void
hk_cz_noise_row_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_NOISE_ROW (object)->session);
  G_OBJECT_CLASS (hk_cz_noise_row_parent_class)->dispose (object);
}

static void
hk_cz_noise_row_class_init (HkCzNoiseRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_noise_row_dispose;
}

static GtkWidget *
make_button (HkCzNoiseRow *self,
             const char   *label,
             GCallback     callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_size_request (button, TARGET, TARGET);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

/* What the group rolled: no skull, or the d6 after it. */
static GtkWidget *
make_told (HkCzNoiseRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *caption = gtk_label_new (_("Skull: tap the d6 that says how many come"));

  gtk_box_append (GTK_BOX (box), make_button (self, _("No Skull"), G_CALLBACK (quiet_cb)));
  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_box_append (GTK_BOX (box), caption);
  /* The faces of a die do not turn with the direction of reading. */
  gtk_widget_set_direction (keys, GTK_TEXT_DIR_LTR);
  gtk_box_set_homogeneous (GTK_BOX (keys), TRUE);
  for (int i = 1; i <= DIE; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);
      g_autofree char *spoken = g_strdup_printf (ngettext ("Skull, %d comes", "Skull, %d come", (gulong) i), i);
      GtkWidget *key = make_button (self, text, G_CALLBACK (skull_cb));

      gtk_widget_add_css_class (key, "cz-d10");
      g_object_set_data (G_OBJECT (key), "count", GINT_TO_POINTER (i));
      hk_widget_set_spoken (key, spoken);
      gtk_box_append (GTK_BOX (keys), key);
    }
  gtk_box_append (GTK_BOX (box), keys);
  return box;
}

static void
hk_cz_noise_row_init (HkCzNoiseRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->title = gtk_label_new (NULL);
  self->hint = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->title, "title-4");
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->hint), 0);
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  self->roll = make_button (self, _("Roll the Alarm Die"), G_CALLBACK (roll_cb));
  gtk_widget_add_css_class (self->roll, "suggested-action");
  self->told = make_told (self);
  self->place = make_button (self, _("Lay Them Out"), G_CALLBACK (place_cb));
  gtk_widget_add_css_class (self->place, "suggested-action");
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->hint);
  gtk_box_append (GTK_BOX (box), self->roll);
  gtk_box_append (GTK_BOX (box), self->told);
  gtk_box_append (GTK_BOX (box), self->place);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "cz-urgent");
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): what is to be done about a noise.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_noise_row_new (HkSession *session)
{
  HkCzNoiseRow *self = g_object_new (HK_TYPE_CZ_NOISE_ROW, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
