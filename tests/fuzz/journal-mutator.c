/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "journal-seal.h"

/* Journals whose lines bear the right numbers and checksums, whatever was changed in them: without these hardly a
 * changed move would come as far as the rules of a game. */

size_t LLVMFuzzerMutate        (guint8 *bytes, size_t n_bytes, size_t most);
size_t LLVMFuzzerCustomMutator (guint8 *bytes, size_t n_bytes, size_t most, unsigned int seed);

/* Of so many inputs one stays as it was changed. */
#define RAW_SHARE 8
#define HEAD "{\"hordekeeper\":2,"

/* Returns how many bytes there are then. libFuzzer asks for it.
 * @bytes: (inout): what is to be changed
 * @most: how many bytes there is room for
 * @seed: decides what is done */
size_t
LLVMFuzzerCustomMutator (guint8      *bytes,
                         size_t       n_bytes,
                         size_t       most,
                         unsigned int seed)
{
  const size_t n = LLVMFuzzerMutate (bytes, n_bytes, most);
  const gboolean is_sealed = n > strlen (HEAD) && memcmp (bytes, HEAD, strlen (HEAD)) == 0 && seed % RAW_SHARE != 0;
  g_autoptr (GString) sealed = is_sealed ? hk_fuzz_seal (bytes, n) : NULL;

  if (sealed == NULL || sealed->len > most)
    return n;
  memcpy (bytes, sealed->str, sealed->len);
  return sealed->len;
}
