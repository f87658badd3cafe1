/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-aotd-weapon-numbers.h"
#include "table/hk-number-row.h"

/* The numbers of a card, as a pack names them. */
static const struct
{
  const char *member;
  const char *title; /* N_() */
  int         minimum;
  int         maximum;
} numbers[] = {
  { "dice", N_("Dice"), 0, 20 },
  { "ammo-dice", N_("Ammo Dice"), 0, 9 },
  { "accuracy", N_("Accuracy: a die hits from"), 2, 6 },
  { "damage", N_("Damage of each hit"), 0, 20 },
  { "minimum-range", N_("Nearest Range"), 0, 9 },
  { "maximum-range", N_("Farthest Range"), 0, 9 },
};

static const struct
{
  const char *member;
  const char *title; /* N_() */
} marks[] = {
  { "noisy", N_("Noisy") },
  { "explosive", N_("Explosive") },
  { "backpack", N_("Usable from the Backpack") },
};

static const char * const kinds[] = { NULL, "melee", "ranged", "thrown" };

/**
 * HkAotdWeaponNumbers:
 *
 * The rows that ask for what is printed on a weapon. What nobody has told stays empty.
 */
struct _HkAotdWeaponNumbers
{
  AdwBin     parent_instance;

  gboolean   is_setting;
  GtkWidget *group;
  GtkWidget *kind;
  GtkWidget *rows[G_N_ELEMENTS (numbers)];
  GtkWidget *switches[G_N_ELEMENTS (marks)];
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdWeaponNumbers, hk_aotd_weapon_numbers, ADW_TYPE_BIN)

static const char *
get_kind (HkAotdWeaponNumbers *self)
{
  const guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self->kind));

  return selected < G_N_ELEMENTS (kinds) ? kinds[selected] : NULL;
}

/* What is thrown rolls no dice; the Range of a Melee weapon is its own Zone. */
static void
changed_cb (HkAotdWeaponNumbers *self)
{
  const char *kind = get_kind (self);

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      const gboolean rolled = i < 3;
      const gboolean ranged = i > 3;

      gtk_widget_set_visible (self->rows[i], !(rolled && g_strcmp0 (kind, "thrown") == 0) && !(ranged && g_strcmp0 (kind, "melee") == 0));
    }
  if (!self->is_setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * hk_aotd_weapon_numbers_clear:
 * @self: the rows
 * @title: the name of the weapon
 *
 * Empties all rows for another weapon.
 */
void
hk_aotd_weapon_numbers_clear (HkAotdWeaponNumbers *self,
                              const char          *title)
{
  g_autofree char *text = NULL;

  g_return_if_fail (HK_IS_AOTD_WEAPON_NUMBERS (self));

  /* Translators: the name of a weapon */
  text = g_markup_printf_escaped (_("Printed on the Card: %s"), title);
  self->is_setting = TRUE;
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->group), text);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->kind), 0);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    gtk_editable_set_text (GTK_EDITABLE (self->rows[i]), "");
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    adw_switch_row_set_active (ADW_SWITCH_ROW (self->switches[i]), FALSE);
  changed_cb (self);
  self->is_setting = FALSE;
}

/**
 * hk_aotd_weapon_numbers_read:
 * @self: the rows
 * @card: the id of the weapon
 *
 * Returns: (transfer full): what has been told until now, as the move takes it
 */
JsonNode *
hk_aotd_weapon_numbers_read (HkAotdWeaponNumbers *self,
                             const char          *card)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  const char *kind;

  g_return_val_if_fail (HK_IS_AOTD_WEAPON_NUMBERS (self), node);

  kind = get_kind (self);
  json_object_set_string_member (object, "id", card);
  if (kind != NULL)
    json_object_set_string_member (object, "kind", kind);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      JsonNode *value = gtk_widget_get_visible (self->rows[i]) ? hk_number_row_read (HK_NUMBER_ROW (self->rows[i])) : NULL;

      if (value != NULL)
        json_object_set_member (object, numbers[i].member, value);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    json_object_set_int_member (object, marks[i].member, adw_switch_row_get_active (ADW_SWITCH_ROW (self->switches[i])));
  json_node_take_object (node, object);
  return node;
}

static void
hk_aotd_weapon_numbers_class_init (HkAotdWeaponNumbersClass *klass)
{
  /**
   * HkAotdWeaponNumbers::changed:
   * @self: the rows
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_row (HkAotdWeaponNumbers *self,
         GtkWidget           *row,
         const char          *signal)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);
  g_signal_connect_object (row, signal, G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

static void
hk_aotd_weapon_numbers_init (HkAotdWeaponNumbers *self)
{
  const char * const names[] = { _("Not told yet"), _("Melee"), _("Ranged"), _("Thrown, needs no roll"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  self->group = adw_preferences_group_new ();
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->group), _("The app keeps these numbers from now on."));
  self->kind = adw_combo_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->kind), _("Kind"));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->kind), G_LIST_MODEL (list));
  add_row (self, self->kind, "notify::selected");
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      self->rows[i] = hk_number_row_new (_(numbers[i].title), numbers[i].minimum, numbers[i].maximum);
      add_row (self, self->rows[i], "changed");
    }
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      self->switches[i] = adw_switch_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->switches[i]), _(marks[i].title));
      add_row (self, self->switches[i], "notify::active");
    }
  adw_bin_set_child (ADW_BIN (self), self->group);
}

/**
 * hk_aotd_weapon_numbers_new:
 *
 * Returns: (transfer floating): empty rows
 */
GtkWidget *
hk_aotd_weapon_numbers_new (void)
{
  return g_object_new (HK_TYPE_AOTD_WEAPON_NUMBERS, NULL);
}
