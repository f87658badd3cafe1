/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-modifiers.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44

/* What changes a roll to hit: the range, and a chip each for what else counts, lit when it does and with what it
 * adds. Chips that follow from the table alone only show it; the others can be tapped. A tap on what is known of the
 * target corrects the table. */
typedef enum
{
  CHIP_SKILL,
  CHIP_NIGHT,
  CHIP_WEATHER,
  CHIP_IMPALED,
  CHIP_CROWD,
  CHIP_STARVING,
  CHIP_SLEEP,
  CHIP_SICK,
  CHIP_CHARGE,
  CHIP_OUTSIDE,
  CHIP_ROOM,
  CHIP_HELMET,
  CHIP_DISTRACTED,
  CHIP_PUSHED,
  N_CHIPS,
} ChipId;

typedef struct
{
  const char *label;  /* N_() */
  const char *rule;
  const char *field;  /* of the Encounter, for what a tap corrects */
} Chip;

/* Up to the charge they show, from there on they can be tapped. */
#define FIRST_TOGGLE CHIP_CHARGE

static const Chip chips[N_CHIPS] = {
  { N_("Skill"), "card-z/to-hit.skill", NULL },
  { N_("Night"), "card-z/turn.night", NULL },
  { N_("Weather"), "card-z/turn.weather", NULL },
  { N_("Impaled"), "card-z/action.impale", NULL },
  { N_("Several engaged"), "card-z/action.melee", NULL },
  { N_("Starving"), "card-z/reckoning.starving", NULL },
  { N_("Sleep deprived"), "card-z/reckoning.sleep-deprivation", NULL },
  { N_("Sick"), "card-z/reckoning.sick", NULL },
  { N_("Charge"), "card-z/action.charge", NULL },
  { N_("Outside"), NULL, NULL },
  { N_("Into a room"), NULL, NULL },
  { N_("Helmet"), "card-z/encounter.helmet", "helmet" },
  { N_("Distracted"), "card-z/encounter.distracted", "distracted" },
  { N_("Pushed"), "card-z/action.push", "pushed" },
};

struct _HkCzModifiers
{
  HkView     parent_instance;

  int        survivor;
  int        encounter;
  HkCzHow    how;
  gboolean   is_loading;
  HkCzRange  range;
  gboolean   range_set;
  gboolean   outside_set;
  int        other_set;
  GtkWidget *ranges;
  GtkWidget *how_far;
  GtkWidget *chips[N_CHIPS];
  GtkWidget *labels[N_CHIPS];
  GtkWidget *chip_box;
  GtkWidget *other_box;
  GtkWidget *other;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzModifiers, hk_cz_modifiers, HK_TYPE_VIEW)

static gboolean
is_on (HkCzModifiers *self,
       ChipId         chip)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->chips[chip]));
}

static void
set_on (HkCzModifiers *self,
        ChipId         chip,
        gboolean       on)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->chips[chip]), on);
}

static HkCzEncounter *
get_target (HkCzModifiers *self)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (hk_cz_view_get_table (self));

  return field == NULL ? NULL : hk_cz_location_get_encounter (field, self->encounter);
}

/* What a person sees on the target and the table does not have. */
static void
correct (HkCzModifiers *self,
         ChipId         chip)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  g_autofree char *path = g_strdup_printf ("locations/%d/encounters/%d/%s", table->battle->place, self->encounter, chips[chip].field);

  hk_view_play (HK_VIEW (self), hk_move_build ("set", "s:path", path, "b:value", is_on (self, chip), NULL));
}

static void
toggled_cb (HkCzModifiers *self,
            GtkWidget     *button)
{
  const int chip = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "chip"));

  if (self->is_loading)
    return;
  if (chip == CHIP_OUTSIDE)
    self->outside_set = TRUE;
  if (chips[chip].field != NULL)
    correct (self, (ChipId) chip);
  else
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
range_cb (HkCzModifiers *self)
{
  /* Not while the template is built. */
  if (self->is_loading || self->ranges == NULL)
    return;
  self->range = HK_CZ_RANGE_CLOSE + (HkCzRange) adw_toggle_group_get_active (ADW_TOGGLE_GROUP (self->ranges));
  self->range_set = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
other_cb (HkCzModifiers *self,
          int            value)
{
  self->other_set = value;
  g_object_set (self->other, "value", value, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
hk_cz_modifiers_class_init (HkCzModifiersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_NUMBER);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-modifiers");
  HK_BIND_CHILDREN (widget_class, HkCzModifiers, ranges, how_far, chip_box, other_box, other);
  HK_BIND_CALLBACKS (widget_class, range_cb, other_cb);

  /**
   * HkCzModifiers::changed:
   * @self: modifiers
   *
   * A person has changed what the attack depends on.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_chip (HkCzModifiers *self,
          int            chip)
{
  GtkWidget *button = gtk_toggle_button_new ();

  self->labels[chip] = hk_label_new (_(chips[chip].label), NULL);
  gtk_button_set_child (GTK_BUTTON (button), self->labels[chip]);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->labels[chip], NULL, -1);
  gtk_widget_add_css_class (button, "cz-pick");
  gtk_widget_set_size_request (button, -1, TARGET);
  gtk_widget_set_can_target (button, chip >= FIRST_TOGGLE);
  gtk_widget_set_focusable (button, chip >= FIRST_TOGGLE);
  hk_widget_set_class (button, "cz-fixed", chip < FIRST_TOGGLE);
  g_object_set_data (G_OBJECT (button), "chip", GINT_TO_POINTER (chip));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  self->chips[chip] = button;
  adw_wrap_box_append (ADW_WRAP_BOX (self->chip_box), button);
}

static void
hk_cz_modifiers_init (HkCzModifiers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int chip = 0; chip < N_CHIPS; chip++)
    add_chip (self, chip);
  gtk_widget_insert_before (self->other_box, self->chip_box, NULL);
}

/* Sets everything as the table has it. What a person has set stays while the kind of attack does.
 * @way: (nullable): how */
void
hk_cz_modifiers_begin (HkCzModifiers *self,
                       int            survivor,
                       int            encounter,
                       const HkCzWay *way)
{
  const gboolean same = way != NULL && self->survivor == survivor && self->encounter == encounter && (self->how == HK_CZ_HOW_SHOOT) == (way->how == HK_CZ_HOW_SHOOT);

  g_return_if_fail (HK_IS_CZ_MODIFIERS (self));

  self->survivor = survivor;
  self->encounter = encounter;
  if (way == NULL)
    return;
  self->how = way->how;
  if (!same)
    self->range_set = self->outside_set = FALSE;
  self->is_loading = TRUE;
  if (!self->range_set)
    self->range = way->input.range;
  set_on (self, CHIP_CHARGE, way->charge);
  if (!same)
    set_on (self, CHIP_ROOM, FALSE);
  if (!self->outside_set)
    set_on (self, CHIP_OUTSIDE, way->input.outside);
  self->is_loading = FALSE;
}

/* Sets what the chips say, before the table fills in the rest with hk_cz_fill_to_hit(), and after it again.
 * @input: what a roll depends on; its kind of attack is set */
void
hk_cz_modifiers_apply (HkCzModifiers *self,
                       HkCzToHit     *input)
{
  g_return_if_fail (HK_IS_CZ_MODIFIERS (self) && input != NULL);

  input->range = input->how == HK_CZ_HOW_SHOOT ? self->range : HK_CZ_RANGE_MELEE;
  input->charge = input->how != HK_CZ_HOW_SHOOT && is_on (self, CHIP_CHARGE);
  input->outside = is_on (self, CHIP_OUTSIDE);
  input->other = self->other_set;
}

/* What a term of the breakdown adds; the target numbers share rules with some, but have no sign. */
static const char *
find_value (HkBreakdown *breakdown,
            const char  *rule)
{
  HkBreakdown *first = rule == NULL || breakdown == NULL ? NULL : hk_breakdown_get_first (breakdown);

  for (HkBreakdown *term = first; term != NULL; term = hk_breakdown_get_next (term))
    {
      const char *value = hk_breakdown_get_value (term);

      if (value != NULL && g_strcmp0 (hk_breakdown_get_rule (term), rule) == 0 && (g_str_has_prefix (value, "+")
                                                                                   || g_str_has_prefix (value, "−")))
        return value;
    }
  return NULL;
}

static gboolean
is_shown (HkCzModifiers   *self,
          int              chip,
          const HkCzToHit *input,
          const char      *value)
{
  const gboolean ranged = input->how == HK_CZ_HOW_SHOOT;

  switch ((ChipId) chip)
    {
    case CHIP_CHARGE:
      return !ranged;
    case CHIP_ROOM:
      return input->how == HK_CZ_HOW_DRIVE;
    case CHIP_OUTSIDE:
    case CHIP_HELMET:
    case CHIP_PUSHED:
      return TRUE;
    case CHIP_DISTRACTED:
      return ranged || input->distracted;
    case CHIP_SKILL:
    case CHIP_NIGHT:
    case CHIP_WEATHER:
    case CHIP_IMPALED:
    case CHIP_CROWD:
    case CHIP_STARVING:
    case CHIP_SLEEP:
    case CHIP_SICK:
    case N_CHIPS:
      break;
    }
  return value != NULL;
}

/* The distance of an Encounter is entered from the closest survivor only. */
static void
show_how_far (HkCzModifiers   *self,
              HkCzEncounter   *target,
              const HkCzToHit *input)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  const gboolean unknown = input->how == HK_CZ_HOW_SHOOT && !self->range_set && target != NULL
                           && hk_cz_encounter_get_distance (target, table, self->survivor) == 0;
  g_autofree char *text = g_strdup_printf (_("How far away from %s is it?"), hk_cz_table_get_survivor_name (table, self->survivor));

  gtk_label_set_text (GTK_LABEL (self->how_far), text);
  gtk_widget_set_visible (self->how_far, unknown);
}

/* Lights what counts, with what it adds.
 * @input: what the roll depends on
 * @breakdown: (nullable): how the number that is needed comes about */
void
hk_cz_modifiers_show (HkCzModifiers   *self,
                      const HkCzToHit *input,
                      HkBreakdown     *breakdown)
{
  HkCzEncounter *target;

  g_return_if_fail (HK_IS_CZ_MODIFIERS (self) && input != NULL);

  target = get_target (self);
  self->is_loading = TRUE;
  gtk_widget_set_visible (self->ranges, input->how == HK_CZ_HOW_SHOOT);
  show_how_far (self, target, input);
  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (self->ranges), (guint) CLAMP ((int) self->range - HK_CZ_RANGE_CLOSE, 0, 2));
  set_on (self, CHIP_HELMET, target != NULL && target->helmet);
  set_on (self, CHIP_DISTRACTED, target != NULL && target->distracted);
  set_on (self, CHIP_PUSHED, target != NULL && target->pushed);
  for (int chip = 0; chip < N_CHIPS; chip++)
    {
      const char *value = find_value (breakdown, chips[chip].rule);
      g_autofree char *text = value == NULL ? g_strdup (_(chips[chip].label)) : g_strdup_printf ("%s %s", _(chips[chip].label), value);

      gtk_label_set_text (GTK_LABEL (self->labels[chip]), text);
      gtk_widget_set_visible (self->chips[chip], is_shown (self, chip, input, value));
      hk_widget_set_class (self->chips[chip], "cz-plus", value != NULL && value[0] == '+');
      hk_widget_set_class (self->chips[chip], "cz-minus", value != NULL && value[0] != '+');
      if (chip < FIRST_TOGGLE)
        set_on (self, (ChipId) chip, value != NULL);
    }
  self->is_loading = FALSE;
}

/* Adds what the table cannot know.
 * @params: the parameters of a move */
void
hk_cz_modifiers_add_to (HkCzModifiers *self,
                        JsonObject    *params)
{
  g_return_if_fail (HK_IS_CZ_MODIFIERS (self));

  if (self->how == HK_CZ_HOW_SHOOT)
    json_object_set_string_member (params, "range", hk_cz_range_get_id (self->range));
  else if (is_on (self, CHIP_CHARGE))
    json_object_set_boolean_member (params, "charge", TRUE);
  if (self->how == HK_CZ_HOW_DRIVE && is_on (self, CHIP_ROOM))
    json_object_set_boolean_member (params, "room", TRUE);
  if (self->outside_set)
    json_object_set_boolean_member (params, "outside", is_on (self, CHIP_OUTSIDE));
  if (self->other_set != 0)
    json_object_set_int_member (params, "other", self->other_set);
}
