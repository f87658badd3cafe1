/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A text as a square of dark and light modules that a phone’s camera reads. Around it stands a margin of HK_QR_CODE_MARGIN light
 * modules, which is not counted in. */
typedef struct _HkQrCode HkQrCode;

#define HK_QR_CODE_MARGIN 4

HkQrCode *hk_qr_code_new      (const char *text, GError **error);
void      hk_qr_code_free     (HkQrCode *self);
guint     hk_qr_code_get_size (const HkQrCode *self);
gboolean  hk_qr_code_is_dark  (const HkQrCode *self, int x, int y);
char     *hk_qr_code_to_text  (const HkQrCode *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkQrCode, hk_qr_code_free)

G_END_DECLS
