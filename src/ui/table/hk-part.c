/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-part.h"

/* What is hidden while no part is kept to which it belongs, or while what stands in it is hidden: no room is kept for it then. */
struct _HkPart
{
  HkView parent_instance;

  char  *part; /* ids with spaces between */
};

enum
{
  PROP_PART = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (HkPart, hk_part, HK_TYPE_VIEW)

static gboolean
is_needed (HkView *view)
{
  HkPart *self = HK_PART (view);
  g_auto (GStrv) parts = self->part == NULL ? NULL : g_strsplit (self->part, " ", -1);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (child != NULL && !gtk_widget_get_visible (child))
    return FALSE;
  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    if (hk_table_keeps (hk_view_get_table (view), parts[i]))
      return TRUE;
  return parts == NULL;
}

static void
child_cb (HkPart *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (child != NULL)
    g_signal_connect_object (child, "notify::visible", G_CALLBACK (hk_view_update), self, G_CONNECT_SWAPPED);
}

static void
hk_part_get_property (GObject    *object,
                      guint       property_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  g_value_set_string (value, HK_PART (object)->part);
}

static void
hk_part_set_property (GObject      *object,
                      guint         property_id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  HkPart *self = HK_PART (object);

  self->part = g_value_dup_string (value);
  hk_view_update (HK_VIEW (self));
}

static void
hk_part_finalize (GObject *object)
{
  g_free (HK_PART (object)->part);
  G_OBJECT_CLASS (hk_part_parent_class)->finalize (object);
}

static void
hk_part_class_init (HkPartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  object_class->get_property = hk_part_get_property;
  object_class->set_property = hk_part_set_property;
  object_class->finalize = hk_part_finalize;

  properties[PROP_PART] = g_param_spec_string ("part", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
hk_part_init (HkPart *self)
{
  g_signal_connect (self, "notify::child", G_CALLBACK (child_cb), NULL);
}
