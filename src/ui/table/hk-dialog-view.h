/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_DIALOG_VIEW (hk_dialog_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (HkDialogView, hk_dialog_view, HK, DIALOG_VIEW, AdwDialog)

struct _HkDialogViewClass
{
  AdwDialogClass  parent_class;

  /*< public >*/
  void (* load)   (HkDialogView *self);  /* (nullable): fills the dialog before it is presented */
  void (* update) (HkDialogView *self);  /* (nullable): shows the table as it is; called after load and when the table has changed */
  void (* done)   (HkDialogView *self);  /* (nullable): a move of the dialog has been made; where there is none the dialog closes */
};

void       hk_dialog_view_class_set_template (HkDialogViewClass *klass, const char *name);
void       hk_dialog_view_present            (GType type, GtkWidget *from, HkSession *session, int index);
HkSession *hk_dialog_view_get_session        (HkDialogView *self);
HkTable   *hk_dialog_view_get_table          (HkDialogView *self);
int        hk_dialog_view_get_index          (HkDialogView *self);
gboolean   hk_dialog_view_play               (HkDialogView *self, HkMove *move);

void hk_dialog_tell_of_move (AdwDialog *dialog, HkSession *session);

G_END_DECLS
