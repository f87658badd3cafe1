/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"
#include "ui/display/hk-template.h"

G_BEGIN_DECLS

#define HK_TYPE_VIEW (hk_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (HkView, hk_view, HK, VIEW, AdwBin)

struct _HkViewClass
{
  AdwBinClass  parent_class;

  /*< public >*/
  gboolean (* is_needed) (HkView *self);  /* (nullable): whether there is anything to show; asked after each change */
  void     (* update)    (HkView *self);  /* (nullable): shows the table as it is; called when it has changed */

  gboolean is_piece;                      /* what it shows is drawn anew as one piece, see hk_ink_push_piece() */

  /*< private >*/
  gboolean has_template;
};

void       hk_view_class_set_template (HkViewClass *klass, const char *name);
HkSession *hk_view_get_session        (HkView *self);
HkTable   *hk_view_get_table          (HkView *self);
int        hk_view_get_index          (HkView *self);
void       hk_view_update             (HkView *self);
gboolean   hk_view_play               (HkView *self, HkMove *move);
void       hk_view_show_list          (GtkBox *box, GType type, HkSession *session, GArray *indices);

G_END_DECLS
