/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/stats/hk-stats-words.h"
#include "ui/display/hk-template.h"
#include "hk-stats-bar.h"

struct _HkStatsBar
{
  AdwBin       parent_instance;

  GtkLevelBar *bar;
  GtkLabel    *value;
};

G_DEFINE_FINAL_TYPE (HkStatsBar, hk_stats_bar, ADW_TYPE_BIN)

static void
hk_stats_bar_class_init (HkStatsBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-stats-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HkStatsBar, bar);
  gtk_widget_class_bind_template_child (widget_class, HkStatsBar, value);
}

static void
hk_stats_bar_init (HkStatsBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* One colour for all numbers. */
  gtk_level_bar_remove_offset_value (self->bar, GTK_LEVEL_BAR_OFFSET_LOW);
  gtk_level_bar_remove_offset_value (self->bar, GTK_LEVEL_BAR_OFFSET_HIGH);
  gtk_level_bar_remove_offset_value (self->bar, GTK_LEVEL_BAR_OFFSET_FULL);
}

static GtkWidget *
make (guint       n,
      guint       of,
      const char *text)
{
  HkStatsBar *self = g_object_new (HK_TYPE_STATS_BAR, NULL);

  gtk_level_bar_set_max_value (self->bar, MAX (of, 1));
  gtk_level_bar_set_value (self->bar, n);
  gtk_label_set_text (self->value, text);
  return GTK_WIDGET (self);
}

/* Returns (transfer floating): the number @n as a part of @of. */
GtkWidget *
hk_stats_bar_new (guint n,
                  guint of)
{
  g_autofree char *text = g_strdup_printf ("%u", n);

  return make (n, of, text);
}

/* Returns (transfer floating): how many in a hundred. */
GtkWidget *
hk_stats_bar_new_percent (guint n,
                          guint of)
{
  /* Translators: how many in a hundred. */
  g_autofree char *text = g_strdup_printf (_("%d %%"), hk_stats_get_percent (n, of));

  return make (n, of, text);
}
