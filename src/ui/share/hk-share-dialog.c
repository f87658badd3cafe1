/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/export/hk-summary.h"
#include "hk-qr-view.h"
#include "hk-share-card.h"
#include "hk-share-dialog.h"
#include "hk-share-print.h"
#include "hk-share-save.h"
#include "ui/app/hk-application.h"
#include "ui/display/hk-template.h"
#include "ui/story/hk-course-reader.h"

/* A game for friends: as a picture, as a text, on paper, and in BG Stats. */
struct _HkShareDialog
{
  AdwDialog        parent_instance;

  AdwToastOverlay *toasts;
  HkShareCard     *card;
  HkQrView        *code;
  GtkWidget       *bgstats;

  HkSession       *session;
  HkCourse        *course;
  guint            reader;
  HkSummary       *summary;
};

HK_DEFINE_TEMPLATE_TYPE (HkShareDialog, hk_share_dialog, ADW_TYPE_DIALOG)

static void
say (HkShareDialog *self,
     const char    *text)
{
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (text));
}

static void
copy_text_action (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  HkShareDialog *self = HK_SHARE_DIALOG (widget);
  g_autofree char *text = hk_summaries_to_text ((const HkSummary * const *) &self->summary, 1);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  say (self, _("The text is copied"));
}

static void
copy_link_action (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  HkShareDialog *self = HK_SHARE_DIALOG (widget);
  g_autofree char *link = hk_summary_to_link (self->summary);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), link);
  say (self, _("The link is copied"));
}

static void
copy_picture_action (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  HkShareDialog *self = HK_SHARE_DIALOG (widget);
  g_autoptr (GdkTexture) picture = hk_share_make_picture (GTK_WIDGET (self->card));

  if (picture == NULL)
    return;
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (widget), picture);
  say (self, _("The picture is copied"));
}

static void
save_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  HkShareDialog *self = HK_SHARE_DIALOG (widget);
  const char *ending = g_variant_get_string (parameter, NULL);
  g_autofree char *name = g_strdup_printf ("%s.%s", self->summary->title, ending);
  g_autoptr (GBytes) bytes = hk_share_dialog_make_file (self, ending);

  if (bytes != NULL)
    hk_share_save (widget, bytes, _("Save for Others"), name);
}

static void
print_action (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  hk_share_print (widget, HK_SHARE_DIALOG (widget)->session, HK_SHARE_DIALOG (widget)->course);
}

static void
show (HkShareDialog *self,
      HkCourse      *course)
{
  g_autofree char *link = NULL;

  g_clear_pointer (&self->summary, hk_summary_free);
  self->summary = hk_summary_new (self->session, course, hk_application_get_people (hk_application_get_default ()));
  link = hk_summary_to_link (self->summary);
  hk_share_card_show (self->card, self->summary);
  /* A game of very many long names has a link and a file, but no code. */
  gtk_widget_set_visible (GTK_WIDGET (self->code), hk_qr_view_show (self->code, link, NULL));
}

/* All moves are read. */
static void
read_cb (gpointer user_data)
{
  HkShareDialog *self = user_data;

  self->reader = 0;
  show (self, self->course);
}

static void
hk_share_dialog_dispose (GObject *object)
{
  HkShareDialog *self = HK_SHARE_DIALOG (object);

  g_clear_handle_id (&self->reader, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_SHARE_DIALOG);
  g_clear_pointer (&self->summary, hk_summary_free);
  g_clear_object (&self->course);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_share_dialog_parent_class)->dispose (object);
}

static void
hk_share_dialog_class_init (HkShareDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_share_dialog_dispose;

  g_type_ensure (HK_TYPE_SHARE_CARD);
  g_type_ensure (HK_TYPE_QR_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-share-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkShareDialog, toasts, card, code, bgstats);
  gtk_widget_class_install_action (widget_class, "share.copy-text", NULL, copy_text_action);
  gtk_widget_class_install_action (widget_class, "share.copy-link", NULL, copy_link_action);
  gtk_widget_class_install_action (widget_class, "share.copy-picture", NULL, copy_picture_action);
  gtk_widget_class_install_action (widget_class, "share.save", "s", save_action);
  gtk_widget_class_install_action (widget_class, "share.print", NULL, print_action);
}

/* Returns (transfer floating): a dialog that sends the game as it stands. */
static AdwDialog *
hk_share_dialog_new (HkSession *session)
{
  HkShareDialog *self = g_object_new (HK_TYPE_SHARE_DIALOG, NULL);

  self->session = g_object_ref (session);
  self->course = hk_course_new (session);
  show (self, NULL);
  /* BG Stats keeps games that are over. */
  gtk_widget_set_visible (self->bgstats, self->summary->is_over);
  self->reader = hk_course_read (self->course, read_cb, self);
  return ADW_DIALOG (self);
}

/* Opens the dialog.
 * @from: a widget in a window */
void
hk_share_dialog_present (GtkWidget *from,
                         HkSession *session)
{
  adw_dialog_present (hk_share_dialog_new (session), GTK_WIDGET (gtk_widget_get_root (from)));
}

/* Returns (transfer full) (nullable): what a file that ends so holds.
 * @ending: "txt", "md", "csv", "score.csv", "json" or "bgsplay"; anything else is the picture */
GBytes *
hk_share_dialog_make_file (HkShareDialog *self,
                           const char    *ending)
{
  static const struct
  {
    const char *ending;
    char     *(*make) (const HkSummary * const *summaries, guint n_summaries);
  } forms[] = {
    { "txt", hk_summaries_to_text }, { "md", hk_summaries_to_markdown }, { "csv", hk_summaries_to_csv }, { "json", hk_summaries_to_json }, { "bgsplay", hk_summaries_to_bgstats },
  };

  if (g_str_equal (ending, "score.csv"))
    {
      char *text = hk_score_sheet_to_csv (self->summary->sheet);

      return g_bytes_new_take (text, strlen (text));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_equal (ending, forms[i].ending))
      {
        char *text = forms[i].make ((const HkSummary * const *) &self->summary, 1);

        return g_bytes_new_take (text, strlen (text));
      }
  {
    g_autoptr (GdkTexture) picture = hk_share_make_picture (GTK_WIDGET (self->card));

    return picture == NULL ? NULL : gdk_texture_save_to_png_bytes (picture);
  }
}
