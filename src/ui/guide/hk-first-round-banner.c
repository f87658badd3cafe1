/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-first-round-banner.h"

#include <glib/gi18n.h>

#include "ui/display/hk-speech.h"
#include "ui/display/hk-template.h"
#include "ui/table/hk-table-play.h"

/* What to do now in a first round, and why, above its table. */
struct _HkFirstRoundBanner
{
  AdwBin        parent_instance;

  GtkLabel     *title;
  GtkLabel     *text;
  GtkWidget    *rule;
  GtkWidget    *back;
  GtkWidget    *show;
  GtkWidget    *next;
  GtkWidget    *start;

  HkFirstRound *round;
  guint         said;  /* the note that was said last, from 1 */
};

HK_DEFINE_TEMPLATE_TYPE (HkFirstRoundBanner, hk_first_round_banner, ADW_TYPE_BIN)

static const char *
get_game (HkFirstRoundBanner *self)
{
  return hk_table_get_game (hk_session_get_table (hk_first_round_get_session (self->round)))->id;
}

static void
update_rule (HkFirstRoundBanner *self)
{
  const char *rule = hk_first_round_get_rule (self->round);
  g_autofree char *id = rule == NULL ? NULL : g_strconcat (get_game (self), "/", rule, NULL);

  gtk_widget_set_visible (self->rule, id != NULL);
  if (id == NULL)
    return;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rule), "win.show-rule");
}

static void
update (HkFirstRoundBanner *self)
{
  const guint note = hk_first_round_get_note (self->round) + 1;
  const gboolean over = hk_first_round_is_over (self->round);
  g_autoptr (HkMove) move = hk_first_round_dup_move (self->round);
  /* Translators: which note of how many, and what is to be done now */
  g_autofree char *title = g_strdup_printf (_("%u of %u · %s"), note, hk_first_round_get_n_notes (self->round),
                                            hk_first_round_get_title (self->round));

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, hk_first_round_get_text (self->round));
  update_rule (self);
  gtk_widget_set_visible (self->back, hk_first_round_has_strayed (self->round) && !over);
  gtk_widget_set_visible (self->show, move != NULL);
  gtk_widget_set_visible (self->next, move == NULL && !over);
  gtk_widget_set_visible (self->start, over);
  if (note == self->said)
    return;
  self->said = note;
  hk_speech_announce (GTK_WIDGET (self), title, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  hk_speech_announce (GTK_WIDGET (self), hk_first_round_get_text (self->round), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
go_back_action (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  g_autoptr (GError) error = NULL;

  if (!hk_first_round_go_back (HK_FIRST_ROUND_BANNER (widget)->round, &error))
    hk_table_complain (widget, error->message);
}

/* From the table as the note has found it, so that the move can be made. */
static void
do_it_action (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  HkFirstRoundBanner *self = HK_FIRST_ROUND_BANNER (widget);
  g_autoptr (HkMove) move = hk_first_round_dup_move (self->round);

  go_back_action (widget, action, parameter);
  hk_table_play (widget, hk_first_round_get_session (self->round), move);
}

static void
go_on_action (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  hk_first_round_go_on (HK_FIRST_ROUND_BANNER (widget)->round);
}

static void
hk_first_round_banner_dispose (GObject *object)
{
  HkFirstRoundBanner *self = HK_FIRST_ROUND_BANNER (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_FIRST_ROUND_BANNER);
  g_clear_object (&self->round);
  G_OBJECT_CLASS (hk_first_round_banner_parent_class)->dispose (object);
}

static void
hk_first_round_banner_class_init (HkFirstRoundBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_first_round_banner_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-first-round-banner.ui");
  HK_BIND_CHILDREN (widget_class, HkFirstRoundBanner, title, text, rule, back, show, next, start);
  gtk_widget_class_install_action (widget_class, "first-round.go-back", NULL, go_back_action);
  gtk_widget_class_install_action (widget_class, "first-round.do-it", NULL, do_it_action);
  gtk_widget_class_install_action (widget_class, "first-round.go-on", NULL, go_on_action);
}

/* Puts a banner above the table of a first round.
 * @page: the page of its session
 * @round: the round, which lasts as long as the banner */
void
hk_first_round_banner_add_to (HkTablePage  *page,
                              HkFirstRound *round)
{
  HkFirstRoundBanner *self;

  g_return_if_fail (HK_IS_TABLE_PAGE (page) && HK_IS_FIRST_ROUND (round));

  self = g_object_new (HK_TYPE_FIRST_ROUND_BANNER, NULL);
  self->round = g_object_ref (round);
  update_rule (self);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->start), "s", get_game (self));
  hk_table_page_add_top_bar (page, GTK_WIDGET (self));
  g_signal_connect_object (round, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
