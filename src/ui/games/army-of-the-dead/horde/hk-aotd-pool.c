/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/attack/hk-aotd-kill.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-pool-bar.h"
#include "hk-aotd-pool.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

/* The miniatures of one type: how many are on the board, how many are left, and a warning before they run out. */
struct _HkAotdPool
{
  AdwBin      parent_instance;

  HkSession  *session;
  const char *type;       /* "shambler" or "alpha" */
  int         total;

  GtkWidget  *number;
  GtkWidget  *bar;
  GtkWidget  *summary;
  GtkWidget  *warning;
  GtkWidget  *warning_label;
};

G_DEFINE_FINAL_TYPE (HkAotdPool, hk_aotd_pool, ADW_TYPE_BIN)

static gboolean
is_shamblers (HkAotdPool *self)
{
  return g_str_equal (self->type, "shambler");
}

static void
set_cb (HkAotdPool *self,
        int         value)
{
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (HkMove) move = NULL;

  json_object_set_string_member (params, "path", is_shamblers (self) ? "shamblers" : "alphas");
  json_object_set_int_member (params, "value", value);
  move = hk_move_new ("set", params);
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
update (HkAotdPool *self)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (self->session));
  const int on_board = is_shamblers (self) ? table->shamblers : table->alphas;
  const int trapped = is_shamblers (self) ? table->trapped_shamblers : table->trapped_alphas;
  const int held = hk_aotd_table_get_held (table, self->type);
  const int left = MAX (0, self->total - on_board - held);
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
  g_object_set (self->number, "maximum", self->total - held, "value", on_board, NULL);
  gtk_label_set_text (GTK_LABEL (self->summary), text);
  hk_aotd_pool_bar_set (HK_AOTD_POOL_BAR (self->bar), on_board, trapped, held);
}

static void
hk_aotd_pool_dispose (GObject *object)
{
  g_clear_object (&HK_AOTD_POOL (object)->session);
  G_OBJECT_CLASS (hk_aotd_pool_parent_class)->dispose (object);
}

static void
hk_aotd_pool_class_init (HkAotdPoolClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_pool_dispose;
}

static void
hk_aotd_pool_init (HkAotdPool *self)
{
}

static GtkWidget *
make_warning (HkAotdPool *self)
{
  GtkWidget *icon = hk_ornament_new ("dialog-warning-symbolic");

  self->warning = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->warning_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->warning_label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->warning_label), 0);
  gtk_widget_add_css_class (self->warning, "warning");
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_accessible_update_state (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (self->warning), icon);
  gtk_box_append (GTK_BOX (self->warning), self->warning_label);
  gtk_widget_set_visible (self->warning, FALSE);
  return self->warning;
}

static void
fill (HkAotdPool *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (hk_aotd_name_zombies (self->type));
  GtkWidget *of = gtk_label_new (NULL);
  g_autofree char *label = g_strdup_printf (_("%s on the board"), hk_aotd_name_zombies (self->type));
  /* Translators: stands right of a number, "12 of 30" */
  g_autofree char *total = g_strdup_printf (_("of %d"), self->total);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "aotd-pool");
  gtk_widget_add_css_class (title, "heading");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  self->number = hk_number_new (label, 0, self->total);
  gtk_widget_add_css_class (self->number, "title-1");
  gtk_label_set_text (GTK_LABEL (of), total);
  gtk_widget_add_css_class (of, "dimmed");
  gtk_widget_add_css_class (of, "numeric");
  g_signal_connect_object (self->number, "set", G_CALLBACK (set_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), self->number);
  gtk_box_append (GTK_BOX (head), of);
  self->bar = hk_aotd_pool_bar_new (label, self->total);
  gtk_widget_add_css_class (self->bar, self->type);
  self->summary = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->summary), 0);
  gtk_label_set_wrap (GTK_LABEL (self->summary), TRUE);
  gtk_widget_add_css_class (self->summary, "dimmed");
  gtk_widget_add_css_class (self->summary, "numeric");
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->bar);
  gtk_box_append (GTK_BOX (box), self->summary);
  gtk_box_append (GTK_BOX (box), make_warning (self));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): the pool of that type.
 * @session: a session of Army of the Dead
 * @type: "shambler" or "alpha" */
GtkWidget *
hk_aotd_pool_new (HkSession  *session,
                  const char *type)
{
  HkAotdPool *self = g_object_new (HK_TYPE_AOTD_POOL, NULL);

  self->session = g_object_ref (session);
  self->type = g_intern_string (type);
  self->total = is_shamblers (self) ? HK_AOTD_N_SHAMBLERS : HK_AOTD_N_ALPHAS;
  fill (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* Warns before a shortage.
 * @warning: (nullable): a whole sentence; %NULL when there is nothing to warn of */
void
hk_aotd_pool_set_warning (HkAotdPool *self,
                          const char *warning)
{
  g_return_if_fail (HK_IS_AOTD_POOL (self));

  gtk_label_set_text (GTK_LABEL (self->warning_label), warning == NULL ? "" : warning);
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
