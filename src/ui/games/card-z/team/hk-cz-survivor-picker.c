/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-survivor-picker.h"
#include "ui/display/hk-template.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* A survivor who can be picked. */
#define HK_TYPE_CZ_CHIP (hk_cz_chip_get_type ())
G_DECLARE_FINAL_TYPE (HkCzChip, hk_cz_chip, HK, CZ_CHIP, GtkToggleButton)

struct _HkCzChip
{
  GtkToggleButton  parent_instance;

  int              survivor;
  GtkWidget       *mark;
  GtkLabel        *name;
  GtkWidget       *tick;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzChip, hk_cz_chip, GTK_TYPE_TOGGLE_BUTTON)

/* Who does it: the survivors on the battlefield, with a tick on those who have acted, or those who are in the same
 * place. */
struct _HkCzSurvivorPicker
{
  AdwBin     parent_instance;

  GtkWidget *box;
  GtkWidget *nobody;   /* a chip of the group that is never seen */
  char      *shown;    /* who has a chip, and a tick */
  gboolean   is_loading;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzSurvivorPicker, hk_cz_survivor_picker, ADW_TYPE_BIN)

static void
hk_cz_chip_class_init (HkCzChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-chip.ui");
  HK_BIND_CHILDREN (widget_class, HkCzChip, mark, name, tick);
}

static void
toggled_cb (HkCzSurvivorPicker *self,
            GtkWidget          *chip)
{
  if (!self->is_loading && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)))
    g_signal_emit (self, signals[CHOSEN], 0, HK_CZ_CHIP (chip)->survivor);
}

static void
hk_cz_survivor_picker_dispose (GObject *object)
{
  HkCzSurvivorPicker *self = HK_CZ_SURVIVOR_PICKER (object);

  g_clear_object (&self->nobody);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (hk_cz_survivor_picker_parent_class)->dispose (object);
}

static void
hk_cz_survivor_picker_class_init (HkCzSurvivorPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_survivor_picker_dispose;

  /**
   * HkCzSurvivorPicker::chosen:
   * @self: a picker
   * @survivor: a number
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
hk_cz_survivor_picker_init (HkCzSurvivorPicker *self)
{
  self->nobody = g_object_ref_sink (gtk_toggle_button_new ());
  self->box = hk_wrap_box_new (6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Who"), -1);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

static HkCzChip *
make_chip (HkCzSurvivorPicker *self,
           HkCzTable          *table,
           int                 number,
           gboolean            acted)
{
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, number);
  HkCzPlayer *player = hk_cz_table_get_player (table, survivor->player);
  HkCzChip *chip = g_object_new (HK_TYPE_CZ_CHIP, NULL);

  chip->survivor = number;
  gtk_widget_set_visible (chip->mark, player != NULL && hk_cz_table_get_n_players (table) > 1);
  if (player != NULL)
    g_object_set (chip->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (chip->name, survivor->name);
  gtk_widget_set_visible (chip->tick, acted);
  if (acted)
    gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Has acted"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, survivor->name, -1);
  hk_widget_set_class (GTK_WIDGET (chip), "cz-spent", acted);
  g_signal_connect_object (chip, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return chip;
}

/* Shows @numbers; the chips stay as long as the same survivors have them. The chip that is never seen is chosen when nobody is. */
static void
load (HkCzSurvivorPicker *self,
      HkCzTable          *table,
      GArray             *numbers,
      int                 survivor,
      gboolean            ticks)
{
  g_autoptr (GString) key = g_string_new (NULL);
  GtkWidget *chosen = self->nobody;

  for (guint i = 0; i < numbers->len; i++)
    {
      const int number = g_array_index (numbers, int, i);

      g_string_append_printf (key, ticks && hk_cz_table_get_survivor (table, number)->acted ? "%d! " : "%d ", number);
    }
  self->is_loading = TRUE;
  if (g_set_str (&self->shown, key->str))
    {
      hk_wrap_box_clear (self->box);
      for (guint i = 0; i < numbers->len; i++)
        {
          const int number = g_array_index (numbers, int, i);
          GtkWidget *chip = GTK_WIDGET (make_chip (self, table, number, ticks && hk_cz_table_get_survivor (table, number)->acted));

          gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (chip), GTK_TOGGLE_BUTTON (self->nobody));
          adw_wrap_box_append (ADW_WRAP_BOX (self->box), chip);
        }
    }
  for (GtkWidget *chip = gtk_widget_get_first_child (self->box); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    if (HK_CZ_CHIP (chip)->survivor == survivor)
      chosen = chip;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chosen), TRUE);
  self->is_loading = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), numbers->len > 1);
}

static gboolean
is_fighting (HkCzSurvivor *survivor)
{
  return survivor->on_field && hk_cz_survivor_is_alive (survivor) && survivor->kind != HK_CZ_SURVIVOR_DEPENDANT;
}

/* Shows who fights. The chips stay as long as the same survivors do, so that a tap on one can change the table.
 * @table: a table with a battle
 * @survivor: who is chosen; −1 nobody */
void
hk_cz_survivor_picker_load (HkCzSurvivorPicker *self,
                            HkCzTable          *table,
                            int                 survivor)
{
  g_autoptr (GArray) fighters = g_array_new (FALSE, FALSE, sizeof (int));

  g_return_if_fail (HK_IS_CZ_SURVIVOR_PICKER (self));

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (is_fighting (hk_cz_table_get_survivor (table, i)))
      g_array_append_val (fighters, i);
  load (self, table, fighters, survivor, TRUE);
}

static gboolean
belongs (HkCzTable *table,
         int        one,
         int        other,
         gboolean   own)
{
  HkCzSurvivor *a = hk_cz_table_get_survivor (table, one);
  HkCzSurvivor *b = hk_cz_table_get_survivor (table, other);

  return one == other
         || (hk_cz_survivor_is_alive (b) && b->player >= 0 && a->place == b->place && !b->infant && (!own || a->player == b->player));
}

/* Shows who is where the survivor is. Those who carry nothing are left out.
 * @own: whether those of other players are left out */
void
hk_cz_survivor_picker_load_company (HkCzSurvivorPicker *self,
                                    HkCzTable          *table,
                                    int                 survivor,
                                    gboolean            own)
{
  g_autoptr (GArray) company = g_array_new (FALSE, FALSE, sizeof (int));

  g_return_if_fail (HK_IS_CZ_SURVIVOR_PICKER (self));

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (belongs (table, survivor, i, own))
      g_array_append_val (company, i);
  load (self, table, company, survivor, FALSE);
}

/* Shows just these survivors, with none of them chosen.
 * @numbers: (element-type int) */
void
hk_cz_survivor_picker_load_among (HkCzSurvivorPicker *self,
                                  HkCzTable          *table,
                                  GArray             *numbers)
{
  g_return_if_fail (HK_IS_CZ_SURVIVOR_PICKER (self));

  load (self, table, numbers, -1, FALSE);
}
