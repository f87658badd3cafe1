/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-pool-bar.h"
#include "hk-aotd-pool.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-number.h"

/* The miniatures of one type: how many are on the board, how many are left, and a warning before they run out. */
struct _HkAotdPool
{
  HkView      parent_instance;

  GtkWidget  *card;
  GtkWidget  *title;
  GtkWidget  *number;
  GtkWidget  *of;
  GtkWidget  *bar;
  GtkWidget  *summary;
  GtkWidget  *warning;
  GtkWidget  *warning_label;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdPool, hk_aotd_pool, HK_TYPE_VIEW)

static const char *
get_type (HkAotdPool *self)
{
  return hk_view_get_index (HK_VIEW (self)) == 0 ? "shambler" : "alpha";
}

static void
set_cb (HkAotdPool *self,
        int         value)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("set", "s:path", hk_view_get_index (HK_VIEW (self)) == 0 ? "shamblers" : "alphas", "i:value", value, NULL));
}

/* What is shown of a type whatever the table. */
static void
name (HkAotdPool *self,
      const char *type,
      int         total)
{
  g_autofree char *label = g_strdup_printf (_("%s on the board"), hk_aotd_name_zombies (type));
  /* Translators: stands right of a number, "12 of 30" */
  g_autofree char *of = g_strdup_printf (_("of %d"), total);

  gtk_label_set_text (GTK_LABEL (self->title), hk_aotd_name_zombies (type));
  gtk_label_set_text (GTK_LABEL (self->of), of);
  g_object_set (self->number, "label", label, NULL);
  self->bar = hk_aotd_pool_bar_new (label, total);
  gtk_widget_add_css_class (self->bar, type);
  gtk_box_insert_child_after (GTK_BOX (self->card), self->bar, gtk_widget_get_first_child (self->card));
}

static void
update (HkView *view)
{
  HkAotdPool *self = HK_AOTD_POOL (view);
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (view));
  const char *type = get_type (self);
  const int total = hk_aotd_table_get_limit (table, type);
  const int on_board = hk_aotd_table_get_on_board (table, type);
  const int trapped = hk_aotd_table_get_trapped (table, type);
  const int held = hk_aotd_table_get_held (table, type);
  const int left = hk_aotd_table_get_pool (table, type);
  g_autoptr (GStrvBuilder) counts = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *text = NULL;

  g_strv_builder_take (counts, g_strdup_printf (ngettext ("%d left in the box", "%d left in the box", (gulong) left), left));
  if (held > 0)
    g_strv_builder_take (counts, g_strdup_printf (ngettext ("%d held on an Objective", "%d held on Objectives", (gulong) held), held));
  if (trapped > 0)
    g_strv_builder_take (counts, g_strdup_printf (ngettext ("%d trapped", "%d trapped", (gulong) trapped), trapped));
  parts = g_strv_builder_end (counts);
  text = g_strjoinv (" · ", parts);
  g_object_set (self->number, "maximum", total - held, "value", on_board, NULL);
  if (self->bar == NULL)
    name (self, type, total);
  gtk_label_set_text (GTK_LABEL (self->summary), text);
  hk_aotd_pool_bar_set (HK_AOTD_POOL_BAR (self->bar), on_board, trapped, held);
}

static void
hk_aotd_pool_class_init (HkAotdPoolClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  g_type_ensure (HK_TYPE_NUMBER);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-pool");
  HK_BIND_CHILDREN (widget_class, HkAotdPool, card, title, number, of, summary, warning, warning_label);
  gtk_widget_class_bind_template_callback (widget_class, set_cb);
}

/* Warns before a shortage.
 * @warning: (nullable): a whole sentence; %NULL when there is nothing to warn of */
void
hk_aotd_pool_set_warning (HkAotdPool *self,
                          const char *warning)
{
  g_return_if_fail (HK_IS_AOTD_POOL (self));

  if (warning != NULL)
    gtk_label_set_text (GTK_LABEL (self->warning_label), warning);
  gtk_widget_set_visible (self->warning, warning != NULL);
}

/* Returns what it says of the miniatures that are not on the board. */
const char *
hk_aotd_pool_get_summary (HkAotdPool *self)
{
  return gtk_label_get_text (GTK_LABEL (self->summary));
}

/* Returns (nullable): the warning that it shows. */
const char *
hk_aotd_pool_get_warning (HkAotdPool *self)
{
  return gtk_widget_get_visible (self->warning) ? gtk_label_get_text (GTK_LABEL (self->warning_label)) : NULL;
}
