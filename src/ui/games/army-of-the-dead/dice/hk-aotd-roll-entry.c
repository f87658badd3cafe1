/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-dice-entry.h"
#include "hk-aotd-roll-entry.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-toggle-fit.h"

#define MOST_FACES 60

static const char * const members[] = { "dice", "ammo", "extra" };

/* Who rolls the dice of an attack, and keys for them when the group does: the regular ones, the Ammo Dice, and those
 * that sixes add. It hides when nothing is rolled. */
struct _HkAotdRollEntry
{
  AdwBin       parent_instance;

  HkAotdAttack attack;
  gboolean     is_known;
  gboolean     is_setting;
  int          faces[G_N_ELEMENTS (members)][MOST_FACES];
  HkAotdRoll   roll;
  GtkWidget   *by;
  GtkWidget   *keys;
  GtkWidget   *dice;
  GtkWidget   *ammo;
  GtkWidget   *extra;
  GtkWidget   *entries[G_N_ELEMENTS (members)]; /* these three */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdRollEntry, hk_aotd_roll_entry, ADW_TYPE_BIN)

static int
read_faces (HkAotdRollEntry *self,
            gsize            at)
{
  const char *digits = hk_aotd_dice_entry_get_faces (HK_AOTD_DICE_ENTRY (self->entries[at]));
  int n = 0;

  for (; digits[n] != '\0' && n < MOST_FACES; n++)
    self->faces[at][n] = digits[n] - '0';
  return n;
}

static void
read_roll (HkAotdRollEntry *self)
{
  self->roll = (HkAotdRoll) {
    .dice = self->faces[0], .n_dice = read_faces (self, 0),
    .ammo = self->faces[1], .n_ammo = read_faces (self, 1),
    .extra = self->faces[2], .n_extra = read_faces (self, 2),
  };
}

static int
count_ammo (HkAotdRollEntry *self)
{
  return self->attack.weapon.kind == HK_AOTD_WEAPON_THROWN ? 0 : self->attack.weapon.ammo_dice;
}

static gboolean
is_thrown_once (HkAotdRollEntry *self)
{
  return self->roll.n_dice == hk_aotd_attack_count_dice (&self->attack) && self->roll.n_ammo == count_ammo (self);
}

static void
want (HkAotdRollEntry *self,
      gsize            at,
      int              wanted)
{
  hk_aotd_dice_entry_set_wanted (HK_AOTD_DICE_ENTRY (self->entries[at]), MIN (wanted, MOST_FACES));
  gtk_widget_set_visible (self->entries[at], wanted > 0);
}

/* The dice that sixes add are asked for when all others are known. */
static void
update (HkAotdRollEntry *self)
{
  const gboolean rolls = self->is_known && self->attack.weapon.kind != HK_AOTD_WEAPON_THROWN;
  int extra = 0;

  gtk_widget_set_visible (GTK_WIDGET (self), rolls);
  gtk_widget_set_visible (self->keys, rolls && !hk_aotd_roll_entry_is_by_app (self));
  if (!self->is_known)
    return;
  want (self, 0, hk_aotd_attack_count_dice (&self->attack));
  want (self, 1, count_ammo (self));
  read_roll (self);
  if (is_thrown_once (self))
    extra = self->roll.n_extra + hk_aotd_attack_count_due (&self->attack, &self->roll);
  want (self, 2, MAX (0, extra));
  read_roll (self);
}

/* Once some dice are all told, the keyboard goes on to the others, and they come into sight. */
static void
changed_cb (HkAotdRollEntry *self)
{
  GtkWidget *before = hk_aotd_roll_entry_find_asked (self);
  GtkWidget *asked;

  update (self);
  asked = hk_aotd_roll_entry_find_asked (self);
  if (before != NULL && asked != NULL && asked != before && gtk_widget_get_focus_child (asked) == NULL)
    gtk_widget_child_focus (asked, GTK_DIR_TAB_FORWARD);
  if (!self->is_setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
hk_aotd_roll_entry_dispose (GObject *object)
{
  HK_AOTD_ROLL_ENTRY (object)->is_setting = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_AOTD_ROLL_ENTRY);
  G_OBJECT_CLASS (hk_aotd_roll_entry_parent_class)->dispose (object);
}

static void
hk_aotd_roll_entry_class_init (HkAotdRollEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_roll_entry_dispose;
  g_type_ensure (HK_TYPE_AOTD_DICE_ENTRY);
  g_type_ensure (HK_TYPE_TOGGLE_FIT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-roll-entry.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdRollEntry, by, keys, dice, ammo, extra);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_aotd_roll_entry_init (HkAotdRollEntry *self)
{
  static const HkAotdDiceKind kinds[] = { HK_AOTD_DICE_REGULAR, HK_AOTD_DICE_AMMO, HK_AOTD_DICE_EXTRA };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->entries[0] = self->dice;
  self->entries[1] = self->ammo;
  self->entries[2] = self->extra;
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    hk_aotd_dice_entry_set_kind (HK_AOTD_DICE_ENTRY (self->entries[i]), kinds[i]);
  update (self);
}

/* Chooses who rolls.
 * @by_app: whether the app rolls */
void
hk_aotd_roll_entry_set_by_app (HkAotdRollEntry *self,
                               gboolean         by_app)
{
  g_return_if_fail (HK_IS_AOTD_ROLL_ENTRY (self));

  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (self->by), by_app ? 0 : 1);
}

/* Returns whether the app rolls. */
gboolean
hk_aotd_roll_entry_is_by_app (HkAotdRollEntry *self)
{
  g_return_val_if_fail (HK_IS_AOTD_ROLL_ENTRY (self), TRUE);

  return adw_toggle_group_get_active (ADW_TOGGLE_GROUP (self->by)) == 0;
}

/* Asks for the dice of this attack; faces beyond them are dropped.
 * @attack: (nullable): the attack; copied */
void
hk_aotd_roll_entry_set_attack (HkAotdRollEntry    *self,
                               const HkAotdAttack *attack)
{
  g_return_if_fail (HK_IS_AOTD_ROLL_ENTRY (self));

  self->is_known = attack != NULL;
  if (attack != NULL)
    self->attack = *attack;
  /* Its texts belong to the weapon of another. */
  self->attack.weapon.id = NULL;
  self->attack.weapon.skill = NULL;
  update (self);
}

/* Forgets what was tapped. */
void
hk_aotd_roll_entry_clear (HkAotdRollEntry *self)
{
  g_return_if_fail (HK_IS_AOTD_ROLL_ENTRY (self));

  self->is_setting = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    hk_aotd_dice_entry_clear (HK_AOTD_DICE_ENTRY (self->entries[i]));
  update (self);
  self->is_setting = FALSE;
}

/* Returns whether the attack can be made: the app rolls, nothing is rolled, or every die has a face. */
gboolean
hk_aotd_roll_entry_is_complete (HkAotdRollEntry *self)
{
  g_return_val_if_fail (HK_IS_AOTD_ROLL_ENTRY (self), FALSE);

  if (!self->is_known)
    return FALSE;
  if (hk_aotd_roll_entry_is_by_app (self) || self->attack.weapon.kind == HK_AOTD_WEAPON_THROWN)
    return TRUE;
  return is_thrown_once (self) && hk_aotd_attack_count_due (&self->attack, &self->roll) <= 0;
}

/* Returns (transfer none) (nullable): what asks for the first dice that are not all told; %NULL when nobody has to tell any. */
GtkWidget *
hk_aotd_roll_entry_find_asked (HkAotdRollEntry *self)
{
  g_return_val_if_fail (HK_IS_AOTD_ROLL_ENTRY (self), NULL);

  if (!self->is_known || hk_aotd_roll_entry_is_complete (self))
    return NULL;
  return self->entries[self->roll.n_dice < hk_aotd_attack_count_dice (&self->attack) ? 0 : self->roll.n_ammo < count_ammo (self) ? 1 : 2];
}

/* @params: the parameters of an attack, which receive "dice", and "ammo" and "extra" where there are such dice, or
 *   "by-app" */
void
hk_aotd_roll_entry_add_to (HkAotdRollEntry *self,
                           JsonObject      *params)
{
  const int n[] = { self->roll.n_dice, self->roll.n_ammo, self->roll.n_extra };

  g_return_if_fail (HK_IS_AOTD_ROLL_ENTRY (self));

  if (!self->is_known || self->attack.weapon.kind == HK_AOTD_WEAPON_THROWN)
    return;
  if (hk_aotd_roll_entry_is_by_app (self))
    {
      json_object_set_boolean_member (params, "by-app", TRUE);
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    if (n[i] > 0)
      {
        JsonArray *array = json_array_new ();

        for (int j = 0; j < n[i]; j++)
          json_array_add_int_element (array, self->faces[i][j]);
        json_object_set_array_member (params, members[i], array);
      }
}
