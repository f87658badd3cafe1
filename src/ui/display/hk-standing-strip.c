/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-standing-strip.h"

#include <glib/gi18n.h>

#include "core/describe/hk-standing.h"
#include "hk-time-track.h"
#include "hk-turn-timer.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-ink.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* How everyone stands: their score or their health, whoever the table waits for marked. It is never scrolled away. With the whole
 * screen for the table it also says where the game stands, for the title is hidden then. Properties: shows-headline; compact, to do without
 * names. */
struct _HkStandingStrip
{
  HkView       parent_instance;

  GtkLabel    *headline;
  AdwWrapBox  *chips;
  gboolean     compact;
  HkTimeTrack *track;
  gboolean     is_other;  /* since it was drawn */
  gboolean     is_odd;    /* how it was drawn */
};

enum
{
  PROP_SHOWS_HEADLINE = 1,
  PROP_COMPACT,
};

G_DEFINE_FINAL_TYPE (HkStandingStrip, hk_standing_strip, HK_TYPE_VIEW)

/* Letters of a name where there is little room; one that is hardly longer stands as it is. */
#define SHORT_NAME 6
#define WHOLE_NAME 9

/* How many figures a text has had. */
#define MOST_FIGURES "hk-most-figures"

/* The parts of a chip are in the order in which they are made. */
static GtkWidget *
make_chip (void)
{
  GtkWidget *chip = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *text = gtk_label_new (NULL);

  gtk_widget_add_css_class (chip, "hk-standing");
  gtk_widget_add_css_class (text, "numeric");
  gtk_box_append (GTK_BOX (chip), hk_player_mark_new (NULL, NULL));
  gtk_box_append (GTK_BOX (chip), gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (chip), text);
  return chip;
}

/* It stays as wide as it once was: nobody else moves when a number loses a figure. */
static void
keep_width (GtkWidget  *label,
            const char *text)
{
  /* Where only names are known there is none. */
  int n = 0;
  int most;
  int width = 0;

  for (const char *letter = text; letter != NULL && *letter != '\0'; letter++)
    n += g_ascii_isdigit (*letter);
  most = MAX (n, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (label), MOST_FIGURES)));
  g_object_set_data (G_OBJECT (label), MOST_FIGURES, GINT_TO_POINTER (most));
  if (n < most)
    {
      PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (label), NULL, NULL);

      width = PANGO_PIXELS (pango_font_metrics_get_approximate_digit_width (metrics));
      pango_font_metrics_unref (metrics);
    }
  gtk_widget_set_margin_end (label, (most - n) * width);
}

/* Names that are made up differ at their ends: “Character 1”, “Character 2”. Any other is known by how it begins. */
static PangoEllipsizeMode
get_cut (GPtrArray  *standings,
         HkStanding *standing)
{
  const char *end = g_utf8_offset_to_pointer (standing->name, MIN (SHORT_NAME - 1, g_utf8_strlen (standing->name, -1)));

  for (guint i = 0; i < standings->len; i++)
    {
      HkStanding *other = g_ptr_array_index (standings, i);

      if (other != standing && strncmp (other->name, standing->name, (gsize) (end - standing->name)) == 0)
        return PANGO_ELLIPSIZE_MIDDLE;
    }
  return PANGO_ELLIPSIZE_END;
}

/* Returns whether it has become another. */
static gboolean
show_standing (GtkWidget  *chip,
               GPtrArray  *standings,
               HkStanding *standing,
               gboolean    compact)
{
  GtkWidget *sign = gtk_widget_get_first_child (chip);
  GtkWidget *name = gtk_widget_get_next_sibling (sign);
  GtkWidget *text = gtk_widget_get_next_sibling (name);
  const gboolean is_other = !g_str_equal (gtk_label_get_text (GTK_LABEL (text)), standing->text == NULL ? "" : standing->text)
                            || gtk_widget_has_css_class (chip, "hk-acts") != standing->acts;
  /* Translators: a name, then how that one stands: “Ann: 23 Victory Points” */
  g_autofree char *spoken = g_strdup_printf (standing->acts ? _("%s, on turn: %s") : _("%s: %s"), standing->name, standing->spoken);

  g_object_set (sign, "name", standing->player != NULL ? standing->player : standing->name,
                "colour", standing->colour != NULL ? standing->colour : "grey", NULL);
  gtk_label_set_text (GTK_LABEL (name), standing->name);
  /* A letter stands for a player alone: whom they lead is called by name. */
  gtk_widget_set_visible (sign, !compact || standing->player == NULL);
  gtk_widget_set_visible (name, !compact || standing->player != NULL);
  gtk_label_set_ellipsize (GTK_LABEL (name), compact ? get_cut (standings, standing) : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (name), compact && g_utf8_strlen (standing->name, -1) > WHOLE_NAME ? SHORT_NAME : -1);
  hk_tooltip_set (name, standing->name);
  gtk_label_set_text (GTK_LABEL (text), standing->text);
  keep_width (text, standing->text);
  hk_widget_set_class (chip, "hk-acts", standing->acts);
  hk_widget_set_class (chip, "hk-out", standing->is_out);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return is_other;
}

/* Shows how everyone stands in @chips, which is hidden where the game does not tell.
 * @compact: to do without names
 * Returns: whether any of them has become another */
gboolean
hk_standing_chips_show (AdwWrapBox *chips,
                        HkTable    *table,
                        gboolean    compact)
{
  g_autoptr (GPtrArray) standings = hk_table_list_standings (table);
  GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (chips));
  gboolean is_other = FALSE;

  for (guint i = 0; i < standings->len; i++)
    {
      if (chip == NULL)
        {
          chip = make_chip ();
          adw_wrap_box_append (chips, chip);
        }
      is_other |= show_standing (chip, standings, g_ptr_array_index (standings, i), compact);
      chip = gtk_widget_get_next_sibling (chip);
    }
  while (chip != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (chip);

      adw_wrap_box_remove (chips, chip);
      chip = next;
    }
  gtk_widget_set_visible (GTK_WIDGET (chips), standings->len > 0);
  return is_other;
}

static void
update (HkView *view)
{
  HkStandingStrip *self = HK_STANDING_STRIP (view);
  g_autofree char *headline = hk_table_get_headline (hk_view_get_table (view));

  gtk_label_set_text (self->headline, headline);
  self->is_other |= hk_standing_chips_show (self->chips, hk_view_get_table (view), self->compact);
}

static void
hk_standing_strip_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  HkStandingStrip *self = HK_STANDING_STRIP (object);

  g_value_set_boolean (value, id == PROP_COMPACT ? self->compact : gtk_widget_get_visible (GTK_WIDGET (self->headline)));
}

static void
hk_standing_strip_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  HkStandingStrip *self = HK_STANDING_STRIP (object);

  if (id == PROP_SHOWS_HEADLINE)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->headline), g_value_get_boolean (value));
      return;
    }
  self->compact = g_value_get_boolean (value);
  if (hk_view_get_session (HK_VIEW (self)) != NULL)
    hk_view_update (HK_VIEW (self));
}

static void
session_cb (HkStandingStrip *self)
{
  HkSession *session = hk_view_get_session (HK_VIEW (self));

  g_clear_object (&self->track);
  if (session != NULL)
    self->track = hk_time_track_new (GTK_WIDGET (self), session);
}

static void
hk_standing_strip_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  HkStandingStrip *self = HK_STANDING_STRIP (widget);

  self->is_odd ^= self->is_other;
  self->is_other = FALSE;
  hk_ink_push_piece (snapshot, widget, self->is_odd);
  GTK_WIDGET_CLASS (hk_standing_strip_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
hk_standing_strip_dispose (GObject *object)
{
  g_clear_object (&HK_STANDING_STRIP (object)->track);
  G_OBJECT_CLASS (hk_standing_strip_parent_class)->dispose (object);
}

static void
hk_standing_strip_class_init (HkStandingStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_standing_strip_dispose;
  G_OBJECT_CLASS (klass)->get_property = hk_standing_strip_get_property;
  G_OBJECT_CLASS (klass)->set_property = hk_standing_strip_set_property;
  HK_VIEW_CLASS (klass)->update = update;
  widget_class->snapshot = hk_standing_strip_snapshot;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_SHOWS_HEADLINE,
                                   g_param_spec_boolean ("shows-headline", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_COMPACT,
                                   g_param_spec_boolean ("compact", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_type_ensure (HK_TYPE_TURN_TIMER);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-standing-strip");
  gtk_widget_class_bind_template_child (widget_class, HkStandingStrip, headline);
  gtk_widget_class_bind_template_child (widget_class, HkStandingStrip, chips);
}

static void
hk_standing_strip_init (HkStandingStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::session", G_CALLBACK (session_cb), NULL);
}
