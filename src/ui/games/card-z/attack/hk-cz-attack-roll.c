/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-attack-roll.h"
#include "ui/display/hk-template.h"
#include "ui/games/card-z/widgets/hk-cz-die.h"

#define MOST_SHOTS 5

/* Asks for the dice of an attack in the order in which they are rolled: the d10, after a natural zero of a firearm
 * the die for the jam, with rapid-fire the next shot until one hits, and the d6 that says who else suffers. Where a
 * single die is enough a single tap is. */
typedef enum
{
  STAGE_FIRST,
  STAGE_JAM,
  STAGE_AGAIN,
  STAGE_AFFECTS,
} Stage;

struct _HkCzAttackRoll
{
  AdwBin       parent_instance;

  HkCzRollPlan plan;
  Stage        stage;
  GArray      *faces;     /* int, a shot each */
  GArray      *seconds;   /* int, for the jams */
  int          affects;
  int          shots;
  GtkWidget   *prompt;
  HkCzDie     *die;
  GtkWidget   *sixes;
  GtkWidget   *shot_box;
  GtkWidget   *shot_keys[MOST_SHOTS];
  GtkWidget   *roll;
  GtkWidget   *stop;
};

enum
{
  READY,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzAttackRoll, hk_cz_attack_roll, ADW_TYPE_BIN)

static char *
describe_prompt (HkCzAttackRoll *self)
{
  switch (self->stage)
    {
    case STAGE_FIRST:
      if (self->plan.by_hand)
        return g_strdup (_("Roll the blue d10 and tap what it shows"));
      return g_strdup (_("Or tap what you have rolled"));
    case STAGE_JAM:
      return g_strdup (_("A natural zero: roll again for the jam and tap it"));
    case STAGE_AGAIN:
      return g_strdup_printf (_("Shot %u of %d: tap what the next die shows"), self->faces->len + 1, self->shots);
    case STAGE_AFFECTS:
      return g_strdup (_("Several survivors are engaged: roll a d6 for who suffers"));
    }
  return g_strdup ("");
}

static void
show_fates (HkCzAttackRoll *self)
{
  HkCzFate fates[HK_CZ_D10_FACES];

  if (self->stage != STAGE_JAM)
    {
      hk_cz_die_set_needed (self->die, self->plan.needed, self->plan.needed_push);
      return;
    }
  for (int face = 0; face < HK_CZ_D10_FACES; face++)
    fates[face] = face <= self->plan.jam ? HK_CZ_FATE_JAM : HK_CZ_FATE_NONE;
  hk_cz_die_set_fates (self->die, fates);
}

static void
update (HkCzAttackRoll *self)
{
  g_autofree char *prompt = describe_prompt (self);
  const gboolean first = self->stage == STAGE_FIRST;
  const int most = MIN (self->plan.most_shots, MOST_SHOTS);

  gtk_label_set_text (GTK_LABEL (self->prompt), prompt);
  gtk_widget_set_visible (self->prompt, !self->plan.automatic);
  gtk_widget_set_visible (GTK_WIDGET (self->die), !self->plan.automatic && self->stage != STAGE_AFFECTS);
  gtk_widget_set_visible (self->sixes, self->stage == STAGE_AFFECTS);
  gtk_widget_set_visible (self->roll, first && (!self->plan.by_hand || self->plan.automatic));
  gtk_widget_set_visible (self->stop, self->stage == STAGE_AGAIN);
  gtk_widget_set_visible (self->shot_box, first && most > 1);
  for (int i = 0; i < MOST_SHOTS; i++)
    gtk_widget_set_visible (self->shot_keys[i], i < most);
  if (self->plan.automatic)
    gtk_button_set_label (GTK_BUTTON (self->roll), _("Eradicate It"));
  else
    gtk_button_set_label (GTK_BUTTON (self->roll), self->shots > 1 ? _("Roll the Dice") : _("Roll the d10"));
  show_fates (self);
}

static void
set_stage (HkCzAttackRoll *self,
           Stage           stage)
{
  self->stage = stage;
  update (self);
  if (stage != STAGE_FIRST)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), gtk_label_get_text (GTK_LABEL (self->prompt)), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
finish (HkCzAttackRoll *self)
{
  g_signal_emit (self, signals[READY], 0);
}

/* What comes after a shot whose dice are known. */
static void
go_on (HkCzAttackRoll *self,
       gboolean        over)
{
  if (over || (int) self->faces->len >= self->shots)
    finish (self);
  else
    set_stage (self, STAGE_AGAIN);
}

static void
rolled_cb (HkCzAttackRoll *self,
           int             face)
{
  if (self->stage == STAGE_JAM)
    {
      g_array_append_val (self->seconds, face);
      go_on (self, face <= self->plan.jam);
      return;
    }
  g_array_append_val (self->faces, face);
  if (face == 0 && self->plan.jam >= 0)
    set_stage (self, STAGE_JAM);
  else
    go_on (self, face > 0 && face >= self->plan.needed);
}

static void
six_cb (HkCzAttackRoll *self,
        int             face)
{
  self->affects = face;
  finish (self);
}

static void
shots_cb (HkCzAttackRoll *self,
          GtkWidget      *key)
{
  /* Not while the template is built. */
  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (key)) || self->shot_keys[0] == NULL)
    return;
  for (int i = 0; i < MOST_SHOTS; i++)
    if (self->shot_keys[i] == key)
      self->shots = i + 1;
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
hk_cz_attack_roll_finalize (GObject *object)
{
  HkCzAttackRoll *self = HK_CZ_ATTACK_ROLL (object);

  g_array_unref (self->faces);
  g_array_unref (self->seconds);
  G_OBJECT_CLASS (hk_cz_attack_roll_parent_class)->finalize (object);
}

static void
hk_cz_attack_roll_class_init (HkCzAttackRollClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_cz_attack_roll_finalize;
  g_type_ensure (HK_TYPE_CZ_DIE);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-attack-roll.ui");
  HK_BIND_CHILDREN (widget_class, HkCzAttackRoll, prompt, die, sixes, shot_box, roll, stop);
  for (int i = 0; i < MOST_SHOTS; i++)
    {
      g_autofree char *name = g_strdup_printf ("shots%d", i + 1);

      gtk_widget_class_bind_template_child_full (widget_class, g_intern_string (name), FALSE,
                                                 G_STRUCT_OFFSET (HkCzAttackRoll, shot_keys) + (gssize) sizeof (GtkWidget *) * i);
    }
  HK_BIND_CALLBACKS (widget_class, rolled_cb, six_cb, shots_cb, finish);

  /**
   * HkCzAttackRoll::ready:
   * @self: the dice of an attack
   *
   * All dice are entered, or the app shall roll them.
   */
  signals[READY] = g_signal_new ("ready", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * HkCzAttackRoll::changed:
   * @self: the dice of an attack
   *
   * A person wants another number of shots.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_cz_attack_roll_init (HkCzAttackRoll *self)
{
  self->faces = g_array_new (FALSE, FALSE, sizeof (int));
  self->seconds = g_array_new (FALSE, FALSE, sizeof (int));
  self->plan = (HkCzRollPlan) { .needed = HK_CZ_D10_FACES, .needed_push = HK_CZ_D10_FACES, .jam = -1, .most_shots = 1 };
  self->shots = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  update (self);
}

/* Shows what comes of each face. Dice that were entered are forgotten.
 * @self: the dice of an attack
 * @plan: what it is rolled with */
void
hk_cz_attack_roll_set_plan (HkCzAttackRoll     *self,
                            const HkCzRollPlan *plan)
{
  g_return_if_fail (HK_IS_CZ_ATTACK_ROLL (self) && plan != NULL);

  self->plan = *plan;
  self->shots = CLAMP (self->shots, 1, MAX (1, MIN (plan->most_shots, MOST_SHOTS)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->shot_keys[self->shots - 1]), TRUE);
  hk_cz_attack_roll_clear (self);
}

/* Forgets the dice that were entered.
 * @self: the dice of an attack */
void
hk_cz_attack_roll_clear (HkCzAttackRoll *self)
{
  g_return_if_fail (HK_IS_CZ_ATTACK_ROLL (self));

  g_array_set_size (self->faces, 0);
  g_array_set_size (self->seconds, 0);
  self->affects = 0;
  set_stage (self, STAGE_FIRST);
}

/* Returns how many shots are fired at most, from 1.
 * @self: the dice of an attack */
int
hk_cz_attack_roll_get_shots (HkCzAttackRoll *self)
{
  g_return_val_if_fail (HK_IS_CZ_ATTACK_ROLL (self), 1);

  return self->shots;
}

/* Asks for the d6 that says who suffers from a natural zero.
 * @self: the dice of an attack */
void
hk_cz_attack_roll_ask_affects (HkCzAttackRoll *self)
{
  g_return_if_fail (HK_IS_CZ_ATTACK_ROLL (self));

  set_stage (self, STAGE_AFFECTS);
}

/* Returns whether a natural zero was rolled, and not yet who suffers from it.
 * @self: the dice of an attack */
gboolean
hk_cz_attack_roll_is_zero (HkCzAttackRoll *self)
{
  g_return_val_if_fail (HK_IS_CZ_ATTACK_ROLL (self), FALSE);

  for (guint i = 0; i < self->faces->len; i++)
    if (g_array_index (self->faces, int, i) == 0)
      return self->affects == 0;
  return FALSE;
}

static JsonArray *
to_array (GArray *numbers,
          guint   from)
{
  JsonArray *array = json_array_new ();

  for (guint i = from; i < numbers->len; i++)
    json_array_add_int_element (array, g_array_index (numbers, int, i));
  return array;
}

/* Adds the dice as far as they are entered, and how many shots are fired.
 * @self: the dice of an attack
 * @params: the parameters of a move */
void
hk_cz_attack_roll_add_to (HkCzAttackRoll *self,
                          JsonObject     *params)
{
  g_return_if_fail (HK_IS_CZ_ATTACK_ROLL (self));

  if (self->faces->len == 0)
    {
      if (self->shots > 1)
        json_object_set_int_member (params, "shots", self->shots);
      return;
    }
  json_object_set_int_member (params, "die", g_array_index (self->faces, int, 0));
  if (self->faces->len > 1)
    json_object_set_array_member (params, "extra", to_array (self->faces, 1));
  if (self->seconds->len > 0)
    json_object_set_array_member (params, "second", to_array (self->seconds, 0));
  if (self->affects > 0)
    json_object_set_int_member (params, "affects", self->affects);
}
