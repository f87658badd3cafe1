/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/odds/hk-cz-weight.h"
#include "hk-cz-loot-row.h"
#include "ui/display/hk-template.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* More than that many of a supply are shown by a number instead of pips. */
#define MOST_PIPS 5

/* A Loot card in one line, as the card itself has it: the weight in a yellow circle, the name, and what is left of
 * the supply. A tap on the supply spends one. */
struct _HkCzLootRow
{
  AdwBin     parent_instance;

  HkCzLoot  *loot;
  gboolean   spends;
  GtkWidget *face;
  GtkWidget *weight;
  GtkWidget *name;
  GtkWidget *note;
  GtkWidget *supply;
  GtkWidget *pips;
};

typedef enum
{
  SIGNAL_CHOSEN,
  SIGNAL_SPEND,
} HkCzLootRowSignals;

static guint signals[SIGNAL_SPEND + 1];

G_DEFINE_FINAL_TYPE (HkCzLootRow, hk_cz_loot_row, ADW_TYPE_BIN)

static void
chosen_cb (HkCzLootRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
spend_cb (HkCzLootRow *self)
{
  g_signal_emit (self, signals[SIGNAL_SPEND], 0);
}

static void
hk_cz_loot_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_CZ_LOOT_ROW);
  g_clear_object (&HK_CZ_LOOT_ROW (object)->loot);
  G_OBJECT_CLASS (hk_cz_loot_row_parent_class)->dispose (object);
}

static void
hk_cz_loot_row_class_init (HkCzLootRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_loot_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-loot-row.ui");
  HK_BIND_CHILDREN (widget_class, HkCzLootRow, face, weight, name, note, supply, pips);
  HK_BIND_CALLBACKS (widget_class, chosen_cb, spend_cb);

  /**
   * HkCzLootRow::chosen:
   * @self: a row
   *
   * A person has tapped the Loot.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * HkCzLootRow::spend:
   * @self: a row
   *
   * A person has taken one off the supply.
   */
  signals[SIGNAL_SPEND] = g_signal_new ("spend", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_cz_loot_row_init (HkCzLootRow *self)
{
  self->spends = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_part (GString    *text,
          const char *part)
{
  if (part == NULL || *part == '\0')
    return;
  g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

static void
add_taken (GString *text,
           char    *taken_part)
{
  add_part (text, taken_part);
  g_free (taken_part);
}

static void
add_ranges (GString  *text,
            HkCzGear *gear)
{
  g_autoptr (GString) ranges = g_string_new (NULL);

  if (gear->at_close == 0 && gear->at_medium == 0 && gear->at_long == 0)
    return;
  for (int i = 0; i < 3; i++)
    {
      const int target = i == 0 ? gear->at_close : i == 1 ? gear->at_medium : gear->at_long;

      if (i > 0)
        g_string_append (ranges, "/");
      if (target == 0)
        g_string_append (ranges, "–");
      else
        g_string_append_printf (ranges, "%d", target);
    }
  /* Translators: target numbers at close, medium and long range, such as "shoot 4/5/7" */
  g_string_append_printf (text, "%s", text->len > 0 ? " · " : "");
  g_string_append_printf (text, _("shoot %s"), ranges->str);
}

/* Returns (transfer full): what it is and does in few words, such as "Pistol · kill 4 · shoot 4/5/7"; what is wrong
 * with it comes first. */
static char *
describe_loot (HkCzTable *table,
               HkCzLoot  *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (table, loot->kind);
  GString *text = g_string_new (NULL);

  if (loot->jammed)
    add_part (text, _("jammed"));
  if (loot->stuck)
    add_part (text, _("stuck in an Encounter"));
  if (loot->lost + loot->spent > 0)
    {
      g_autofree char *spent = g_strdup_printf (_("%d on the field"), loot->lost + loot->spent);

      add_part (text, spent);
    }
  if (gear == NULL)
    {
      add_part (text, _("not known"));
      return g_string_free_and_steal (text);
    }
  if (gear->food != NULL && !g_str_equal (gear->food, "none"))
    add_part (text, hk_cz_label_food (gear->food));
  else if (g_strcmp0 (gear->type, "other") != 0)
    add_part (text, hk_cz_label_loot_type (gear->type));
  if (gear->kill != 0)
    add_taken (text, g_strdup_printf (_("kill %d"), gear->kill));
  if (gear->push != 0)
    add_taken (text, g_strdup_printf (_("push %d"), gear->push));
  if (gear->impale != 0)
    add_taken (text, g_strdup_printf (_("impale %d"), gear->impale));
  add_ranges (text, gear);
  if (gear->armour != 0)
    add_taken (text, g_strdup_printf (_("bites −%d"), gear->armour));
  return g_string_free_and_steal (text);
}

/* The supply as pips, or as a number where they would be too many. */
static char *
draw_supply (HkCzLoot *loot,
             HkCzGear *gear)
{
  const int full = gear == NULL ? 0 : gear->supply;
  GString *text;

  if (loot->supply < 0)
    return g_strdup ("?");
  if (MAX (full, loot->supply) > MOST_PIPS)
    return full == 0 ? g_strdup_printf ("%d", loot->supply) : g_strdup_printf ("%d/%d", loot->supply, full);
  text = g_string_new (NULL);
  for (int i = 0; i < MAX (full, loot->supply); i++)
    g_string_append (text, i < loot->supply ? "●" : "○");
  return g_string_free_and_steal (text);
}

static void
load_supply (HkCzLootRow *self,
             HkCzTable   *table,
             HkCzGear    *gear,
             const char  *whose)
{
  g_autofree char *pips = draw_supply (self->loot, gear);
  g_autofree char *words = hk_cz_label_supply (table, self->loot);
  g_autofree char *tooltip = words == NULL ? NULL : g_strdup_printf (self->spends && self->loot->supply > 0 ? _("%s: a tap spends one") : "%s", words);
  /* Translators: Loot, whose it is, and what is left of its supply */
  g_autofree char *spent = words == NULL ? NULL : g_strdup_printf (_("%s of %s, %s: spend one"), self->loot->kind, whose, words);
  /* Translators: Loot and what is left of its supply */
  g_autofree char *spoken = self->spends || words == NULL ? g_steal_pointer (&spent) : g_strdup_printf (_("%s: %s"), self->loot->kind, words);

  gtk_widget_set_visible (self->supply, words != NULL);
  if (words == NULL)
    return;
  gtk_label_set_text (GTK_LABEL (self->pips), pips);
  hk_tooltip_set (self->supply, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->supply), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_can_target (self->supply, self->spends);
  gtk_widget_set_focusable (self->supply, self->spends);
  hk_widget_set_class (self->supply, "cz-empty", self->loot->supply == 0);
}

/* Shows that Loot.
 * @whose: the name of who carries it, or of where it lies */
void
hk_cz_loot_row_load (HkCzLootRow *self,
                     HkCzTable   *table,
                     HkCzLoot    *loot,
                     const char  *whose)
{
  HkCzGear *gear;
  g_autofree char *note = NULL;
  g_autofree char *weight = NULL;
  g_autofree char *heavy = NULL;
  g_autofree char *spoken = NULL;
  int load;

  g_return_if_fail (HK_IS_CZ_LOOT_ROW (self));

  g_set_object (&self->loot, loot);
  gear = hk_cz_table_find_gear (table, loot->kind);
  load = hk_cz_table_get_weight (table, loot->kind);
  note = describe_loot (table, loot);
  weight = load < 0 ? g_strdup ("?") : g_strdup_printf ("%d", load);
  heavy = load < 0 ? g_strdup (_("Its weight is not known")) : g_strdup_printf (_("Weight %d"), load);
  gtk_label_set_text (GTK_LABEL (self->weight), weight);
  hk_tooltip_set (self->weight, heavy);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->weight), GTK_ACCESSIBLE_PROPERTY_LABEL, heavy, -1);
  hk_widget_set_class (self->weight, "cz-light", load == 0);
  gtk_label_set_text (GTK_LABEL (self->name), loot->kind);
  gtk_label_set_text (GTK_LABEL (self->note), note);
  gtk_widget_set_visible (self->note, *note != '\0');
  hk_tooltip_set (self->face, note);
  /* Translators: Loot and how heavy it is */
  spoken = g_strdup_printf (_("%s, %s"), loot->kind, heavy);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->face), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  hk_widget_set_class (self->face, "cz-troubled", loot->jammed || loot->stuck);
  load_supply (self, table, gear, whose);
}

/* Loot that nobody carries is not spent.
 * @spends: whether a tap on the supply spends one */
void
hk_cz_loot_row_set_spends (HkCzLootRow *self,
                           gboolean     spends)
{
  g_return_if_fail (HK_IS_CZ_LOOT_ROW (self));

  self->spends = spends;
}

/* Returns (nullable): what it shows. */
HkCzLoot *
hk_cz_loot_row_get_loot (HkCzLootRow *self)
{
  g_return_val_if_fail (HK_IS_CZ_LOOT_ROW (self), NULL);

  return self->loot;
}
