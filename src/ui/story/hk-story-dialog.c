/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-course-view.h"
#include "hk-replay-page.h"
#include "hk-story-dialog.h"
#include "hk-story-pages.h"
#include "hk-what-if-dialog.h"
#include "ui/app/hk-window.h"
#include "ui/share/hk-share-dialog.h"

/* What a game tells of itself: its course, how lucky everybody was, how long it took, and where it stands. */
struct _HkStoryDialog
{
  AdwDialog     parent_instance;

  HkView       *course;
  AdwViewStack *pages;
  GtkBox       *luck;
  GtkBox       *pace;
  GtkBox       *recap;
};

HK_DEFINE_TEMPLATE_TYPE (HkStoryDialog, hk_story_dialog, ADW_TYPE_DIALOG)

static void
replay_cb (HkStoryDialog *self)
{
  hk_replay_page_present (GTK_WIDGET (self), hk_view_get_session (self->course), 0);
}

static void
share_cb (HkStoryDialog *self)
{
  hk_share_dialog_present (GTK_WIDGET (self), hk_view_get_session (self->course));
}

/* All moves are read. */
static void
read_cb (HkStoryDialog *self)
{
  HkCourse *course = hk_course_view_get_course (HK_COURSE_VIEW (self->course));

  hk_story_fill_luck (self->luck, course);
  hk_story_fill_pace (self->pace, course);
  hk_story_fill_recap (self->recap, course);
}

static void
hk_story_dialog_class_init (HkStoryDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  g_type_ensure (HK_TYPE_COURSE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-story-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkStoryDialog, course, pages, luck, pace, recap);
  HK_BIND_CALLBACKS (widget_class, replay_cb, share_cb, read_cb);
}

/* Returns (transfer floating): the story of the session, which is followed while it goes on.
 * @page: which is shown first: "course", "luck", "time" or "recap" */
AdwDialog *
hk_story_dialog_new (HkSession  *session,
                     const char *page)
{
  HkStoryDialog *self = g_object_new (HK_TYPE_STORY_DIALOG, NULL);

  adw_view_stack_set_visible_child_name (self->pages, page);
  g_object_set (self->course, "session", session, NULL);
  return ADW_DIALOG (self);
}

static void
course_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  const char *page = g_str_has_suffix (name, "recap") ? "recap" : "course";

  adw_dialog_present (hk_story_dialog_new (hk_window_get_session (HK_WINDOW (gtk_widget_get_root (widget))), page), widget);
}

static void
what_if_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  adw_dialog_present (hk_what_if_dialog_new (hk_window_get_session (HK_WINDOW (gtk_widget_get_root (widget)))), widget);
}

/* Gives a class of pages that show the game of the window what leads here: table.course, table.recap and table.what-if. */
void
hk_story_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.course", NULL, course_action);
  gtk_widget_class_install_action (widget_class, "table.recap", NULL, course_action);
  gtk_widget_class_install_action (widget_class, "table.what-if", NULL, what_if_action);
}
