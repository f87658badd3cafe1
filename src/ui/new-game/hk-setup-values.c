/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-setup-values.h"

#include <glib/gi18n.h>

#include "hk-choice-row.h"
#include "hk-setup-habits.h"
#include "ui/display/hk-template.h"

/* Where the values come from that the rulebook does not print: asked for as the game goes, from the pack of the own
 * box, or invented. Who draws the cards and who rolls the dice follows from it, and can be changed below it. */
struct _HkSetupValues
{
  AdwBin          parent_instance;

  GtkCheckButton *ask;
  GtkCheckButton *box;
  GtkCheckButton *invented;
  GtkLabel       *box_sentence;
  GtkButton      *enter_button;
  AdwExpanderRow *by;
  HkChoiceRow    *cards_by;
  HkChoiceRow    *dice_by;

  GSettings      *settings;
};

typedef enum
{
  SIGNAL_CHANGED,
} HkSetupValuesSignals;

static guint signals[SIGNAL_CHANGED + 1];

G_DEFINE_FINAL_TYPE (HkSetupValues, hk_setup_values, ADW_TYPE_BIN)

/* The options that these rows ask for. */
static const char * const options[] = { "components", "cards-by", "dice-by", NULL };

/* Returns: where the values come from: "none" as they are asked for, "owner" or "stand-in". */
const char *
hk_setup_values_get_way (HkSetupValues *self)
{
  g_return_val_if_fail (HK_IS_SETUP_VALUES (self), "none");

  return gtk_check_button_get_active (self->invented) ? "stand-in" : gtk_check_button_get_active (self->box) ? "owner" : "none";
}

static gboolean
is_app (HkChoiceRow *row)
{
  return g_strcmp0 (hk_choice_row_get_selected (row), "app") == 0;
}

static void
update_by (HkSetupValues *self)
{
  const gboolean cards = is_app (self->cards_by);
  const gboolean dice = is_app (self->dice_by);
  const char *text;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->dice_by)))
    text = cards ? _("The app draws the cards") : _("You draw the cards");
  else if (cards)
    text = dice ? _("The app draws the cards and rolls the dice") : _("The app draws the cards, you roll the dice");
  else
    text = dice ? _("You draw the cards, the app rolls the dice") : _("You draw the cards and roll the dice");
  adw_expander_row_set_subtitle (self->by, text);
}

/* Nobody can draw cards or roll dice that are invented; a box is drawn from by whoever does so as a rule. */
static void
follow_way (HkSetupValues *self)
{
  g_autofree char *cards_by = NULL;
  g_autofree char *dice_by = NULL;

  if (self->settings == NULL)
    return;
  cards_by = g_settings_get_string (self->settings, "cards-by");
  dice_by = g_settings_get_string (self->settings, "dice-by");
  if (gtk_check_button_get_active (self->invented))
    {
      g_set_str (&cards_by, "app");
      g_set_str (&dice_by, "app");
    }
  else if (gtk_check_button_get_active (self->ask))
    g_set_str (&cards_by, "hand");
  hk_choice_row_set_selected (self->cards_by, cards_by);
  hk_choice_row_set_selected (self->dice_by, dice_by);
  update_by (self);
}

static void
way_toggled_cb (HkSetupValues  *self,
                GtkCheckButton *button)
{
  if (!gtk_check_button_get_active (button))
    return;
  follow_way (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
set_way (HkSetupValues *self,
         const char    *way)
{
  GtkCheckButton *button = g_str_equal (way, "stand-in") ? self->invented : g_str_equal (way, "owner") ? self->box : self->ask;

  gtk_check_button_set_active (button, TRUE);
}

static void
hk_setup_values_dispose (GObject *object)
{
  g_clear_object (&HK_SETUP_VALUES (object)->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_SETUP_VALUES);

  G_OBJECT_CLASS (hk_setup_values_parent_class)->dispose (object);
}

static void
hk_setup_values_class_init (HkSetupValuesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_setup_values_dispose;

  /**
   * HkSetupValues::changed:
   * @self: the rows
   *
   * The values come from elsewhere now.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (HK_TYPE_CHOICE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-setup-values.ui");
  HK_BIND_CHILDREN (widget_class, HkSetupValues, ask, box, invented, box_sentence, enter_button, by, cards_by, dice_by);
  HK_BIND_CALLBACKS (widget_class, way_toggled_cb, update_by);
}

static void
hk_setup_values_init (HkSetupValues *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_choice_row_add (self->cards_by, "hand", _("Us"));
  hk_choice_row_add (self->cards_by, "app", _("The App"));
  hk_choice_row_add (self->dice_by, "hand", _("Us"));
  hk_choice_row_add (self->dice_by, "app", _("The App"));
}

static gboolean
has_option (const HkGameSpec *game,
            const char       *name)
{
  for (guint i = 0; i < game->n_options; i++)
    if (g_str_equal (game->options[i].name, name))
      return TRUE;
  return FALSE;
}

/* @game: the game that is set up; given once
 * @application: the application, whose settings say how the group played it last */
void
hk_setup_values_set_game (HkSetupValues    *self,
                          const HkGameSpec *game,
                          HkApplication    *application)
{
  g_autofree char *way = NULL;
  const guint n = hk_setup_count_pack (application, game);

  g_return_if_fail (HK_IS_SETUP_VALUES (self));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (hk_application_get_settings (application));
  gtk_widget_set_visible (GTK_WIDGET (self), has_option (game, "components"));
  gtk_widget_set_visible (GTK_WIDGET (self->dice_by), has_option (game, "dice-by"));
  if (n > 0)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("You have entered %u card: its numbers are known from the start, and the others are asked for.",
                                                         "You have entered %u cards: their numbers are known from the start, and the others are asked for.",
                                                         n), n);

      gtk_label_set_text (self->box_sentence, text);
    }
  else
    gtk_label_set_text (self->box_sentence, _("Enter your cards before you play: then the app knows what is left in every deck, and nothing has to be asked for."));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->enter_button), "s", game->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->enter_button), "win.components");
  way = hk_setup_dup_way (application, game);
  set_way (self, way);
  follow_way (self);
}

/* Sets the rows after an earlier setup.
 * @setup: a setup object; what it does not say follows from the rest */
void
hk_setup_values_fill (HkSetupValues *self,
                      JsonObject    *setup)
{
  g_return_if_fail (HK_IS_SETUP_VALUES (self));
  g_return_if_fail (setup != NULL);

  if (json_object_has_member (setup, "components"))
    set_way (self, json_object_get_string_member (setup, "components"));
  hk_choice_row_set_selected (self->cards_by, json_object_get_string_member_with_default (setup, "cards-by", NULL));
  hk_choice_row_set_selected (self->dice_by, json_object_get_string_member_with_default (setup, "dice-by", NULL));
}

/* @setup: a setup object, which receives what the rows say */
void
hk_setup_values_add_to (HkSetupValues *self,
                        JsonObject    *setup)
{
  g_return_if_fail (HK_IS_SETUP_VALUES (self));
  g_return_if_fail (setup != NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  json_object_set_string_member (setup, "components", hk_setup_values_get_way (self));
  json_object_set_string_member (setup, "cards-by", hk_choice_row_get_selected (self->cards_by));
  if (gtk_widget_get_visible (GTK_WIDGET (self->dice_by)))
    json_object_set_string_member (setup, "dice-by", hk_choice_row_get_selected (self->dice_by));
}

/* Returns whether these rows ask for it.
 * @option: the name of an option */
gboolean
hk_setup_values_has (const char *option)
{
  return g_strv_contains (options, option);
}
