/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <qrencode.h>

#include "core/record/hk-error.h"
#include "hk-qr-code.h"

struct _HkQrCode
{
  QRcode *code;
};

/* Returns (transfer full): the code of @text, or %NULL. Errors: %HK_ERROR_IMPOSSIBLE where it is empty or too long, 2953 bytes at
 * most. The correction of errors is the lowest: a screen has no stains, and larger modules are read from further away. */
HkQrCode *
hk_qr_code_new (const char *text,
                GError    **error)
{
  QRcode *code;
  HkQrCode *self;

  g_return_val_if_fail (text != NULL, NULL);

  code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_L);
  if (code == NULL)
    {
      hk_error_fail (error, HK_ERROR_IMPOSSIBLE, errno == ERANGE ? _("This is too long for a QR code.") : _("There is no QR code of this."));
      return NULL;
    }
  self = g_new (HkQrCode, 1);
  self->code = code;
  return self;
}

void
hk_qr_code_free (HkQrCode *self)
{
  QRcode_free (self->code);
  g_free (self);
}

/* Returns: how many modules each side has, without the margin. */
guint
hk_qr_code_get_size (const HkQrCode *self)
{
  return (guint) self->code->width;
}

/* Returns: whether the module is dark; those of the margin, and all beyond, are light. */
gboolean
hk_qr_code_is_dark (const HkQrCode *self,
                    int             x,
                    int             y)
{
  const int size = self->code->width;

  return x >= 0 && y >= 0 && x < size && y < size && (self->code->data[y * size + x] & 1) != 0;
}

/* Returns (transfer full): the code with its margin as lines of blocks, two rows of modules a line, for a terminal with light
 * letters on dark. */
char *
hk_qr_code_to_text (const HkQrCode *self)
{
  /* By the upper and the lower module: 1 is dark. */
  static const char * const blocks[2][2] = { { "█", "▀" }, { "▄", " " } };
  const int last = self->code->width + HK_QR_CODE_MARGIN;
  GString *text = g_string_new (NULL);

  for (int y = -HK_QR_CODE_MARGIN; y < last; y += 2)
    {
      for (int x = -HK_QR_CODE_MARGIN; x < last; x++)
        /* The number of rows is odd: below the last one is nothing to be lit. */
        g_string_append (text, blocks[hk_qr_code_is_dark (self, x, y)][y + 1 == last || hk_qr_code_is_dark (self, x, y + 1)]);
      g_string_append_c (text, '\n');
    }
  return g_string_free_and_steal (text);
}
