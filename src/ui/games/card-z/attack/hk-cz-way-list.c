/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-way-list.h"
#include "ui/games/card-z/battle/hk-cz-battle-words.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define AT_FIRST 4

/* The weapons of a survivor with all that can be done with them to an Encounter, and how likely each succeeds. The
 * best is chosen until a person chooses another; only the first few are shown at once. */
struct _HkCzWayList
{
  AdwBin     parent_instance;

  GPtrArray *ways;      /* HkCzWay */
  guint      chosen;
  gboolean   is_loading;
  GtkWidget *list;
  GtkWidget *more;
  gboolean   all;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzWayList, hk_cz_way_list, ADW_TYPE_BIN)

static void
show_some (HkCzWayList *self)
{
  const guint n = self->ways == NULL ? 0 : self->ways->len;
  g_autofree char *text = NULL;

  for (guint i = 0; i < n; i++)
    gtk_widget_set_visible (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) i)), self->all || i < AT_FIRST || i == self->chosen);
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
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->list));

  if (self->is_loading || row == NULL || (guint) gtk_list_box_row_get_index (row) == self->chosen)
    return;
  self->chosen = (guint) gtk_list_box_row_get_index (row);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
hk_cz_way_list_dispose (GObject *object)
{
  g_clear_pointer (&HK_CZ_WAY_LIST (object)->ways, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_cz_way_list_parent_class)->dispose (object);
}

static void
hk_cz_way_list_class_init (HkCzWayListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_way_list_dispose;

  /**
   * HkCzWayList::changed:
   * @self: a list
   *
   * A person has chosen another way.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_cz_way_list_init (HkCzWayList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->list = hk_boxed_list_new (_("Ways to attack"));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class (self->list, "cz-ways");
  self->more = gtk_button_new ();
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_set_size_request (self->more, -1, TARGET);
  g_signal_connect_object (self->list, "selected-rows-changed", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->more, "clicked", G_CALLBACK (more_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_box_append (GTK_BOX (box), self->more);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): a list of no ways. */
GtkWidget *
hk_cz_way_list_new (void)
{
  return g_object_new (HK_TYPE_CZ_WAY_LIST, NULL);
}

static const char *
describe_how (const HkCzWay *way)
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

static void
add_tag (GtkWidget  *box,
         const char *text,
         const char *style)
{
  GtkWidget *tag = gtk_label_new (text);

  gtk_widget_add_css_class (tag, "cz-tag");
  gtk_widget_add_css_class (tag, "caption");
  if (style != NULL)
    gtk_widget_add_css_class (tag, style);
  gtk_widget_set_valign (tag, GTK_ALIGN_CENTER);
  adw_wrap_box_append (ADW_WRAP_BOX (box), tag);
}

static GtkWidget *
make_chance (const HkCzWay *way)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *bar = g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_autofree char *chance = way->known ? hk_cz_chance_to_text (way->result.chance) : g_strdup ("?");
  GtkWidget *label = gtk_label_new (chance);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "title-4");
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), way->known ? way->result.chance : 0);
  gtk_widget_add_css_class (bar, "cz-chance");
  gtk_widget_set_size_request (bar, 56, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Chance"), -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
make_row (HkCzTable     *table,
          int            survivor,
          const HkCzWay *way)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *line = hk_wrap_box_new (6);
  g_autofree char *ammo = describe_ammo (table, survivor, way);
  g_autofree char *spoken = NULL;
  g_autofree char *chance = hk_cz_chance_to_text (way->result.chance);

  gtk_box_append (GTK_BOX (text), line);
  adw_wrap_box_append (ADW_WRAP_BOX (line), hk_label_new (way->name, "heading"));
  if (ammo != NULL)
    add_tag (line, ammo, NULL);
  if (is_loud (table, survivor, way))
    add_tag (line, _("loud"), "cz-loud");
  hk_box_add_label (text, way->reason != NULL ? way->reason : describe_how (way), way->reason != NULL ? "warning" : "dimmed");
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  hk_widget_set_margins (box, 6, 12, 6);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), make_chance (way));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_size_request (row, -1, TARGET);
  spoken = g_strdup_printf ("%s. %s. %s", way->name, describe_how (way), way->known ? chance : "");
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
  gtk_list_box_remove_all (GTK_LIST_BOX (self->list));
  for (guint i = 0; i < self->ways->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), make_row (table, survivor, g_ptr_array_index (self->ways, i)));
  gtk_list_box_select_row (GTK_LIST_BOX (self->list), gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) self->chosen));
  self->is_loading = FALSE;
  gtk_widget_set_visible (self->list, self->ways->len > 0);
  show_some (self);
}

/* Returns (nullable): the way that is chosen; %NULL when there is none. */
const HkCzWay *
hk_cz_way_list_get (HkCzWayList *self)
{
  g_return_val_if_fail (HK_IS_CZ_WAY_LIST (self), NULL);

  return self->ways == NULL || self->chosen >= self->ways->len ? NULL : g_ptr_array_index (self->ways, self->chosen);
}
