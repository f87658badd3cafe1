/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compiled into the tests of windows when an address sanitizer watches them.
 *
 * GTK 4.18 loses the list that it asks itself for whenever a label gets a mnemonic widget. Whole stacks would tell these
 * nodes from ours, but to walk them at every allocation makes a test ten times as slow. So the nodes that this one
 * function of GTK makes, and no others, are kept in sight: who frees them may, and nobody has to. */

#include "config.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>

#include <glib.h>

static gpointer *seen = NULL;
static gsize n_seen = 0;

static gboolean
is_of_mnemonic_labels (const char *address)
{
  static const char *start = NULL;
  static gsize length = 0;

  if (start == NULL)
    {
      const char *found = dlsym (RTLD_DEFAULT, "gtk_widget_list_mnemonic_labels");
      const ElfW (Sym) *symbol = NULL;
      Dl_info info;

      if (found == NULL || dladdr1 (found, &info, (void **) &symbol, RTLD_DL_SYMENT) == 0 || symbol == NULL)
        return FALSE;
      length = symbol->st_size;
      start = found;
    }
  return address >= start && address < start + length;
}

/* Stands before the function of GLib, which GTK then calls through this one. */
GList *
g_list_prepend (GList    *list,
                gpointer  data)
{
  static GList * (*prepend) (GList *, gpointer) = NULL;
  GList *node;

  if (prepend == NULL)
    prepend = (GList * (*) (GList *, gpointer)) dlsym (RTLD_NEXT, "g_list_prepend");
  node = prepend (list, data);
  if (is_of_mnemonic_labels (__builtin_return_address (0)))
    {
      if (n_seen % 1024 == 0)
        seen = g_renew (gpointer, seen, n_seen + 1024);
      seen[n_seen++] = node;
    }
  return node;
}
