/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-way-list.h"
#include "ui/display/hk-template.h"
#include "ui/games/card-z/battle/hk-cz-battle-words.h"

#define AT_FIRST 4

/* A way to attack. */
#define HK_TYPE_CZ_WAY_ROW (hk_cz_way_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzWayRow, hk_cz_way_row, HK, CZ_WAY_ROW, GtkListBoxRow)

struct _HkCzWayRow
{
  GtkListBoxRow   parent_instance;

  GtkLabel       *name;
  GtkWidget      *ammo;
  GtkWidget      *loud;
  GtkWidget      *how;
  GtkLabel       *chance;
  GtkProgressBar *bar;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzWayRow, hk_cz_way_row, GTK_TYPE_LIST_BOX_ROW)

/* The weapons of a survivor with all that can be done with them to an Encounter, and how likely each succeeds. The
 * best is chosen until a person chooses another; only the first few are shown at once. */
struct _HkCzWayList
{
  AdwBin     parent_instance;

  GPtrArray *ways;      /* HkCzWay */
  guint      chosen;
  gboolean   is_loading;
  GtkListBox *list;
  GtkWidget *more;
  gboolean   all;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

HK_DEFINE_TEMPLATE_TYPE (HkCzWayList, hk_cz_way_list, ADW_TYPE_BIN)

static void
hk_cz_way_row_class_init (HkCzWayRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-way-row.ui");
  HK_BIND_CHILDREN (widget_class, HkCzWayRow, name, ammo, loud, how, chance, bar);
}

static void
show_some (HkCzWayList *self)
{
  const guint n = self->ways == NULL ? 0 : self->ways->len;
  g_autofree char *text = NULL;

  for (guint i = 0; i < n; i++)
    gtk_widget_set_visible (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i)), self->all || i < AT_FIRST || i == self->chosen);
  gtk_widget_set_visible (self->more, !self->all && n > AT_FIRST);
  if (n <= AT_FIRST)
    return;
  text = g_strdup_printf (ngettext ("%u more way", "%u more ways", n - AT_FIRST), n - AT_FIRST);
  gtk_button_set_label (GTK_BUTTON (self->more), text);
}

static void
more_cb (HkCzWayList *self)
{
  self->all = TRUE;
  show_some (self);
}

static void
selected_cb (HkCzWayList *self)
{
  /* Not while the template goes. */
  GtkListBoxRow *row = self->list == NULL ? NULL : gtk_list_box_get_selected_row (self->list);

  if (self->is_loading || row == NULL || (guint) gtk_list_box_row_get_index (row) == self->chosen)
    return;
  self->chosen = (guint) gtk_list_box_row_get_index (row);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
hk_cz_way_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_CZ_WAY_LIST);
  g_clear_pointer (&HK_CZ_WAY_LIST (object)->ways, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_cz_way_list_parent_class)->dispose (object);
}

static void
hk_cz_way_list_class_init (HkCzWayListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_way_list_dispose;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), RESOURCE_PREFIX "/ui/hk-cz-way-list.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkCzWayList, list);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkCzWayList, more);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), selected_cb);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), more_cb);

  /**
   * HkCzWayList::changed:
   * @self: a list
   *
   * A person has chosen another way.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Returns: what is done, such as "Charge and kill". */
const char *
hk_cz_way_describe (const HkCzWay *way)
{
  switch (way->how)
    {
    case HK_CZ_HOW_KILL:
      return way->charge ? _("Charge and kill") : _("Kill");
    case HK_CZ_HOW_PUSH:
      return way->charge ? _("Charge and push") : _("Push one hex away");
    case HK_CZ_HOW_DRIVE:
      return way->charge ? _("Charge and drive") : _("Drive: push and follow");
    case HK_CZ_HOW_IMPALE:
      return way->charge ? _("Charge and impale") : _("Impale");
    case HK_CZ_HOW_SHOOT:
      break;
    }
  return way->input.range == HK_CZ_RANGE_CLOSE ? _("Shoot at close range") : way->input.range == HK_CZ_RANGE_MEDIUM ? _("Shoot at medium range") : _("Shoot at long range");
}

static char *
describe_ammo (HkCzTable     *table,
               int            survivor,
               const HkCzWay *way)
{
  HkCzLoot *loot = way->loot < 0 ? NULL : hk_cz_survivor_get_loot (hk_cz_table_get_survivor (table, survivor), way->loot);
  HkCzGear *gear = loot == NULL ? NULL : hk_cz_table_find_gear (table, loot->kind);

  if (gear == NULL || way->how != HK_CZ_HOW_SHOOT || loot->supply < 0)
    return NULL;
  return g_strdup_printf (ngettext ("%d left", "%d left", (gulong) loot->supply), loot->supply);
}

static gboolean
is_loud (HkCzTable     *table,
         int            survivor,
         const HkCzWay *way)
{
  HkCzLoot *loot = way->loot < 0 ? NULL : hk_cz_survivor_get_loot (hk_cz_table_get_survivor (table, survivor), way->loot);
  HkCzGear *gear = loot == NULL ? NULL : hk_cz_table_find_gear (table, loot->kind);

  return gear != NULL && gear->loud;
}

static HkCzWayRow *
make_row (HkCzTable     *table,
          int            survivor,
          const HkCzWay *way)
{
  HkCzWayRow *row = g_object_new (HK_TYPE_CZ_WAY_ROW, NULL);
  g_autofree char *ammo = describe_ammo (table, survivor, way);
  g_autofree char *chance = hk_cz_chance_to_text (way->result.chance);
  g_autofree char *spoken = g_strdup_printf ("%s. %s. %s", way->name, hk_cz_way_describe (way), way->known ? chance : "");

  gtk_label_set_text (row->name, way->name);
  gtk_label_set_text (GTK_LABEL (row->ammo), ammo == NULL ? "" : ammo);
  gtk_widget_set_visible (row->ammo, ammo != NULL);
  gtk_widget_set_visible (row->loud, is_loud (table, survivor, way));
  gtk_label_set_text (GTK_LABEL (row->how), way->reason != NULL ? way->reason : hk_cz_way_describe (way));
  gtk_widget_add_css_class (row->how, way->reason != NULL ? "warning" : "dimmed");
  gtk_label_set_text (row->chance, way->known ? chance : "?");
  gtk_progress_bar_set_fraction (row->bar, way->known ? way->result.chance : 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

/* The way that was chosen before, so that a change of the table does not take it away. */
static guint
find_same (GPtrArray     *ways,
           const HkCzWay *before)
{
  for (guint i = 0; before != NULL && i < ways->len; i++)
    {
      const HkCzWay *way = g_ptr_array_index (ways, i);

      if (way->loot == before->loot && way->how == before->how && way->charge == before->charge)
        return i;
    }
  return 0;
}

/* Why a weapon cannot be used now is said once. */
static void
drop_repeated (GPtrArray *ways)
{
  for (guint i = ways->len; i-- > 1;)
    {
      const HkCzWay *way = g_ptr_array_index (ways, i);
      const HkCzWay *before = g_ptr_array_index (ways, i - 1);

      if (way->reason != NULL && way->loot == before->loot && g_strcmp0 (way->reason, before->reason) == 0)
        g_ptr_array_remove_index (ways, i);
    }
}

/* Lists the ways anew. The way that was chosen stays chosen where it is still there.
 * @table: a table with a battle
 * @encounter: whom, a number at the Location of the battle */
void
hk_cz_way_list_load (HkCzWayList *self,
                     HkCzTable   *table,
                     int          survivor,
                     int          encounter)
{
  g_autoptr (GPtrArray) before = NULL;
  const HkCzWay *chosen;

  g_return_if_fail (HK_IS_CZ_WAY_LIST (self));

  chosen = hk_cz_way_list_get (self);
  before = g_steal_pointer (&self->ways);
  self->ways = hk_cz_list_attacks (table, survivor, encounter);
  drop_repeated (self->ways);
  self->chosen = find_same (self->ways, chosen);
  self->is_loading = TRUE;
  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < self->ways->len; i++)
    gtk_list_box_append (self->list, GTK_WIDGET (make_row (table, survivor, g_ptr_array_index (self->ways, i))));
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) self->chosen));
  self->is_loading = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->ways->len > 0);
  show_some (self);
}

/* Returns (nullable): the way that is chosen; %NULL when there is none. */
const HkCzWay *
hk_cz_way_list_get (HkCzWayList *self)
{
  g_return_val_if_fail (HK_IS_CZ_WAY_LIST (self), NULL);

  return self->ways == NULL || self->chosen >= self->ways->len ? NULL : g_ptr_array_index (self->ways, self->chosen);
}
