/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-what-if-dialog.h"
#include "hk-what-if-view.h"
#include "ui/display/hk-template.h"

/* Two moves side by side that are tried on copies of the table. */
struct _HkWhatIfDialog
{
  AdwDialog     parent_instance;

  GtkBox       *columns;
  HkWhatIfView *first;
  HkWhatIfView *second;
};

HK_DEFINE_TEMPLATE_TYPE (HkWhatIfDialog, hk_what_if_dialog, ADW_TYPE_DIALOG)

static void
hk_what_if_dialog_class_init (HkWhatIfDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  g_type_ensure (HK_TYPE_WHAT_IF_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-what-if-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkWhatIfDialog, columns, first, second);
}

/* Returns (transfer floating): what would come of the moves that the table of the session offers now; the first that
 * needs nothing told is tried at once. */
AdwDialog *
hk_what_if_dialog_new (HkSession *session)
{
  HkWhatIfDialog *self = g_object_new (HK_TYPE_WHAT_IF_DIALOG, NULL);
  g_autoptr (GPtrArray) options = hk_table_list_options (hk_session_get_table (session), HK_VIEWER_NOBODY);

  hk_what_if_view_set_options (self->first, session, options);
  hk_what_if_view_set_options (self->second, session, options);
  hk_what_if_view_choose_next (self->first);
  return ADW_DIALOG (self);
}
