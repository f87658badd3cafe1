/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "hk-pack-row-private.h"


G_DEFINE_FINAL_TYPE (HkPackRow, hk_pack_row, G_TYPE_OBJECT)

static void
hk_pack_row_finalize (GObject *object)
{
  HkPackRow *self = HK_PACK_ROW (object);

  g_free (self->key);
  g_clear_pointer (&self->component, json_object_unref);
  g_strfreev (self->texts);
  g_ptr_array_unref (self->problems);
  g_ptr_array_unref (self->old_texts);
  g_free (self->problem);
  G_OBJECT_CLASS (hk_pack_row_parent_class)->finalize (object);
}

static void
hk_pack_row_class_init (HkPackRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_pack_row_finalize;
}

static void
hk_pack_row_init (HkPackRow *self)
{
  self->problems = g_ptr_array_new_with_free_func (g_free);
  self->old_texts = g_ptr_array_new_with_free_func (g_free);
}

guint
hk_pack_row_get_number (HkPackRow *self)
{
  return self->number;
}

HkPackRowState
hk_pack_row_get_state (HkPackRow *self)
{
  return self->state;
}

/* Returns what stands in the table there. */
const char *
hk_pack_row_get_text (HkPackRow *self,
                      guint      column)
{
  return self->texts[column];
}

/* Returns (nullable): a sentence that says why it cannot be. */
const char *
hk_pack_row_get_problem (HkPackRow *self,
                         guint      column)
{
  return g_ptr_array_index (self->problems, column);
}

/* Returns (nullable): a sentence that says why the row cannot be, beside what its cells say. */
const char *
hk_pack_row_get_row_problem (HkPackRow *self)
{
  return self->problem;
}

/* Returns (nullable): what the pack has there now, when that differs. */
const char *
hk_pack_row_get_old_text (HkPackRow *self,
                          guint      column)
{
  return g_ptr_array_index (self->old_texts, column);
}

/* Returns (transfer full) (nullable): why the row is left out, with all of its cells. */
char *
hk_pack_row_describe (HkPackRow *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  if (self->problem != NULL)
    g_strv_builder_add (builder, self->problem);
  for (guint i = 0; i < self->problems->len; i++)
    if (g_ptr_array_index (self->problems, i) != NULL)
      g_strv_builder_add (builder, g_ptr_array_index (self->problems, i));
  sentences = g_strv_builder_end (builder);
  return sentences[0] == NULL ? NULL : g_strjoinv (" ", sentences);
}
