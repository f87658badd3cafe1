/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/neighborhood/hk-cz-forecast.h"
#include "hk-cz-battle-parts.h"
#include "hk-cz-battle-words.h"
#include "ui/games/card-z/attack/hk-cz-attack-sheet.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/neighborhood/hk-cz-lay-dialog.h"
#include "ui/games/card-z/widgets/hk-cz-tags.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* An Encounter on the battlefield: what it is, what is special about it, how far away it is and what it will do next. A tap
 * attacks it. While the distance is not known, a tap sets the middle of a range. */
struct _HkCzEncounterCard
{
  HkView     parent_instance;

  GtkWidget *body;
  HkCzToken *token;
  GtkLabel  *title;
  GtkLabel  *where;
  GtkWidget *threat;
  GtkWidget *marks;
  GtkWidget *distance;
  HkNumber  *number;
  GtkWidget *nearer;
  GtkWidget *farther;
  GtkWidget *steps;
  GtkWidget *guesses;
  GtkWidget *caption;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzEncounterCard, hk_cz_encounter_card, HK_TYPE_VIEW)

static HkCzEncounter *
get_encounter (HkCzEncounterCard *self)
{
  HkCzLocation *field = hk_cz_view_get_field (self);

  return field == NULL ? NULL : hk_cz_location_get_encounter (field, hk_view_get_index (HK_VIEW (self)));
}

/* Everything in one sentence for those who hear it. */
static void
show_marks (HkCzEncounterCard *self,
            HkCzEncounter     *record,
            const char        *name,
            const char        *threat)
{
  const struct
  {
    gboolean    is_true;
    const char *text;
  } marks[] = {
    { record->helmet, _("Helmet −1") },
    { record->pushed, _("Pushed +1") },
    { record->impaled_by >= 0, _("Impaled") },
    { record->carries_loot, _("Loot") },
    { record->stuck != NULL && g_list_model_get_n_items (G_LIST_MODEL (record->stuck)) > 0, _("Blade stuck") },
    { record->horde, _("Horde") },
  };
  g_autoptr (GString) text = g_string_new (threat);
  HkCzTags tags;

  hk_cz_tags_begin (&tags, self->marks);
  for (gsize i = 0; i < G_N_ELEMENTS (marks) && hk_cz_encounter_is_known (record); i++)
    if (marks[i].is_true)
      {
        hk_cz_tags_add (&tags, marks[i].text, "caption");
        g_string_append_printf (text, ", %s", marks[i].text);
      }
  hk_cz_tags_end (&tags);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->body), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

static void
name_button (GtkWidget  *button,
             const char *what,
             const char *whose)
{
  /* Translators: what a button does, then to whom or to what */
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), what, whose);

  hk_tooltip_set (button, what);
  hk_widget_set_spoken (button, spoken);
}

static void
show_distance (HkCzEncounterCard *self,
               HkCzEncounter     *record,
               const char        *name)
{
  const int hexes = record->distance;
  /* Translators: the name of an Encounter */
  g_autofree char *label = g_strdup_printf (_("Hexes away: %s"), name);

  gtk_widget_set_visible (self->distance, record->revealed && !record->locked && hk_cz_encounter_is_enemy (record));
  g_object_set (self->number, "label", label, "value", hexes, NULL);
  name_button (self->nearer, _("Nearer"), name);
  name_button (self->farther, _("Farther"), name);
  for (GtkWidget *key = gtk_widget_get_first_child (self->guesses); key != NULL; key = gtk_widget_get_next_sibling (key))
    {
      const int guess = g_variant_get_int32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (key)));
      g_autofree char *far = g_strdup_printf (ngettext ("%d hex away", "%d hexes away", (gulong) guess), guess);

      name_button (key, far, name);
    }
  gtk_widget_set_visible (self->steps, hexes > 0);
  gtk_widget_set_visible (self->guesses, hexes == 0);
  gtk_label_set_text (GTK_LABEL (self->caption), hexes == 0 ? _("hexes?") : hexes == 1 ? _("engaged") : _("hexes"));
  hk_widget_set_class (self->caption, "dimmed", hexes > 1);
  hk_widget_set_class (self->caption, "error", hexes == 1);
  hk_widget_set_class (self->caption, "warning", hexes == 0);
}

static void
update (HkView *view)
{
  HkCzEncounterCard *self = HK_CZ_ENCOUNTER_CARD (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzEncounter *record = get_encounter (self);
  g_autofree char *name = NULL;
  g_autofree char *threat = NULL;
  g_autofree char *title = NULL;
  g_autofree char *where = NULL;
  HkCzForecast forecast;

  if (record == NULL)
    return;
  name = hk_cz_encounter_describe (record);
  hk_cz_forecast_encounter (table, hk_view_get_index (view), &forecast);
  threat = hk_cz_describe_threat (table, record, &forecast);
  title = hk_cz_encounter_get_title (record);
  where = hk_cz_encounter_get_hex (record);
  hk_cz_token_set (self->token, hk_cz_encounter_is_known (record) ? record->type : NULL, record->helmet, record->pushed || record->locked);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->where, where == NULL ? "" : where);
  gtk_widget_set_visible (GTK_WIDGET (self->where), where != NULL);
  gtk_label_set_text (GTK_LABEL (self->threat), threat);
  hk_cz_threat_set_style (self->threat, hk_cz_threat_of (&forecast));
  hk_cz_threat_set_style (GTK_WIDGET (self), hk_cz_threat_of (&forecast));
  show_marks (self, record, name, threat);
  show_distance (self, record, name);
}

/* Attacks an enemy, turns up what lies face down, and welcomes nobody. */
static void
clicked_cb (HkCzEncounterCard *self)
{
  HkSession *session = hk_view_get_session (HK_VIEW (self));
  const int number = hk_view_get_index (HK_VIEW (self));
  HkCzEncounter *encounter;

  /* What was tapped a moment ago counts. */
  hk_number_settle (self->number);
  encounter = get_encounter (self);
  if (encounter == NULL)
    return;
  if (!encounter->revealed && encounter->type == NULL)
    hk_cz_lay_dialog_present_reveal (GTK_WIDGET (self), session, number);
  else if (!encounter->revealed)
    hk_view_play (HK_VIEW (self), hk_move_build ("reveal", "i:encounter", number, NULL));
  else if (!hk_cz_encounter_is_enemy (encounter))
    hk_table_complain (GTK_WIDGET (self), _("Friendly humans join once no danger is left in their zone."));
  else if (!hk_cz_view_get_table (self)->battle->started)
    hk_table_complain (GTK_WIDGET (self), _("Decide first whether to battle or to retreat."));
  else
    hk_cz_attack_sheet_present (GTK_WIDGET (self), session, -1, number);
}

static void
set_cb (HkCzEncounterCard *self,
        int                hexes)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("distance", "i:encounter", hk_view_get_index (HK_VIEW (self)), "i:hexes", hexes, NULL));
}

static void
guess_action (GtkWidget  *widget,
              const char *name,
              GVariant   *hexes)
{
  set_cb (HK_CZ_ENCOUNTER_CARD (widget), g_variant_get_int32 (hexes));
}

static void
nearer_cb (HkCzEncounterCard *self)
{
  hk_number_step (self->number, -1);
}

static void
farther_cb (HkCzEncounterCard *self)
{
  hk_number_step (self->number, 1);
}

static void
hk_cz_encounter_card_class_init (HkCzEncounterCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_TOKEN);
  g_type_ensure (HK_TYPE_NUMBER);
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-encounter-card");
  HK_BIND_CHILDREN (widget_class, HkCzEncounterCard, body, token, title, where, threat, marks, distance, number, nearer, farther, steps,
                    guesses, caption);
  HK_BIND_CALLBACKS (widget_class, clicked_cb, set_cb, nearer_cb, farther_cb);
  gtk_widget_class_install_action (widget_class, "encounter.guess", "i", guess_action);
}
