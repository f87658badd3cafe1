/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/attack/hk-aotd-printed.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-weapon-numbers.h"
#include "ui/widgets/hk-key-row.h"

/* The numbers of a card, as a pack names them. */
static const struct
{
  const char *member;
  const char *title; /* N_() */
  int         minimum;
  int         maximum;
  gboolean    required; /* without it there is no attack */
} numbers[] = {
  { "dice", N_("Dice"), 1, 8, TRUE },
  { "ammo-dice", N_("Ammo Dice"), 0, 3, FALSE },
  { "accuracy", N_("Accuracy: a die hits from"), 2, 6, TRUE },
  { "damage", N_("Damage of each hit"), 0, 9, TRUE },
  { "minimum-range", N_("Nearest Range"), 0, 4, FALSE },
  { "maximum-range", N_("Farthest Range"), 0, 6, TRUE },
};

/* Which weapons are Explosives nobody has to say: the rulebook names them all (page 26). */
static const struct
{
  const char *member;
  const char *title; /* N_() */
} marks[] = {
  { "noisy", N_("Noisy") },
  { "backpack", N_("Usable from the Backpack") },
};

static const char * const kinds[] = { "melee", "ranged", "thrown" };

/* The rows that ask for what is printed on a weapon. What nobody has told stays empty. */
struct _HkAotdWeaponNumbers
{
  AdwBin     parent_instance;

  gboolean   is_setting;
  char      *card;
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

/* What is told, else what the rulebook prints. */
static const char *
get_kind (HkAotdWeaponNumbers *self)
{
  const int selected = hk_key_row_get_selected (HK_KEY_ROW (self->kind));
  JsonObject *printed = hk_aotd_printed_find (self->card);

  if (selected >= 0)
    return kinds[selected];
  return printed == NULL ? NULL : json_object_get_string_member_with_default (printed, "kind", NULL);
}

/* What is thrown rolls no dice; the Range of a Melee weapon is its own Zone. What the rulebook prints is not asked. */
static void
changed_cb (HkAotdWeaponNumbers *self)
{
  const char *kind = get_kind (self);

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      const gboolean rolled = i < 3;
      const gboolean ranged = i > 3 || i == 1;

      gtk_widget_set_visible (self->rows[i], kind != NULL && !(rolled && g_strcmp0 (kind, "thrown") == 0) && !(ranged && g_strcmp0 (kind, "melee") == 0)
                                             && !hk_aotd_printed_has (self->card, numbers[i].member));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    gtk_widget_set_visible (self->switches[i], kind != NULL && !hk_aotd_printed_has (self->card, marks[i].member));
  gtk_widget_set_visible (self->kind, !hk_aotd_printed_has (self->card, "kind"));
  if (!self->is_setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Empties all rows for another weapon.
 * @card: the id of the weapon */
void
hk_aotd_weapon_numbers_clear (HkAotdWeaponNumbers *self,
                              const char          *card)
{
  g_autofree char *text = NULL;
  g_autofree char *known = NULL;
  const int page = hk_aotd_printed_get_page (card);

  g_return_if_fail (HK_IS_AOTD_WEAPON_NUMBERS (self));

  /* Translators: the name of a weapon */
  text = g_markup_printf_escaped (_("Printed on the Card: %s"), hk_aotd_card_get_title (card));
  if (page > 0)
    known = g_strdup_printf (_("What the rulebook prints of it, on page %d, is known. The app keeps the rest from now on."), page);
  self->is_setting = TRUE;
  g_set_str (&self->card, card);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->group), known == NULL ? _("The app keeps these numbers from now on.") : known);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->group), text);
  hk_key_row_set_selected (HK_KEY_ROW (self->kind), -1);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    hk_key_row_set_selected (HK_KEY_ROW (self->rows[i]), -1);
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    adw_switch_row_set_active (ADW_SWITCH_ROW (self->switches[i]), FALSE);
  changed_cb (self);
  self->is_setting = FALSE;
}

/* Returns (transfer full): what has been told until now, as the move takes it.
 * @card: the id of the weapon */
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
      const int selected = gtk_widget_get_visible (self->rows[i]) ? hk_key_row_get_selected (HK_KEY_ROW (self->rows[i])) : -1;

      if (selected >= 0)
        json_object_set_int_member (object, numbers[i].member, numbers[i].minimum + selected);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (!hk_aotd_printed_has (card, marks[i].member))
      json_object_set_int_member (object, marks[i].member, adw_switch_row_get_active (ADW_SWITCH_ROW (self->switches[i])));
  json_node_take_object (node, object);
  return node;
}

/* Returns (transfer none) (nullable): the first row without whose answer there is no attack. */
GtkWidget *
hk_aotd_weapon_numbers_find (HkAotdWeaponNumbers *self)
{
  g_return_val_if_fail (HK_IS_AOTD_WEAPON_NUMBERS (self), NULL);

  if (get_kind (self) == NULL)
    return self->kind;
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (numbers[i].required && gtk_widget_get_visible (self->rows[i]) && hk_key_row_get_selected (HK_KEY_ROW (self->rows[i])) < 0)
      return self->rows[i];
  return NULL;
}

static void
hk_aotd_weapon_numbers_finalize (GObject *object)
{
  g_free (HK_AOTD_WEAPON_NUMBERS (object)->card);
  G_OBJECT_CLASS (hk_aotd_weapon_numbers_parent_class)->finalize (object);
}

static void
hk_aotd_weapon_numbers_class_init (HkAotdWeaponNumbersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_aotd_weapon_numbers_finalize;

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
  const char * const names[] = { _("Melee"), _("Ranged"), _("Thrown, needs no roll") };

  self->group = adw_preferences_group_new ();
  self->kind = hk_key_row_new (_("Kind"));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    hk_key_row_append (HK_KEY_ROW (self->kind), names[i]);
  add_row (self, self->kind, "notify::selected");
  /* Before the numbers: with the last of these the odds appear, and nothing below them may be left to answer. */
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      self->switches[i] = adw_switch_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->switches[i]), _(marks[i].title));
      add_row (self, self->switches[i], "notify::active");
    }
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      self->rows[i] = hk_key_row_new_numbers (_(numbers[i].title), numbers[i].minimum, numbers[i].maximum);
      add_row (self, self->rows[i], "notify::selected");
    }
  adw_bin_set_child (ADW_BIN (self), self->group);
}
