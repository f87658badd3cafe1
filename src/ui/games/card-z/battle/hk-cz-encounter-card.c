/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/neighborhood/hk-cz-forecast.h"
#include "hk-cz-battle-words.h"
#include "hk-cz-distance.h"
#include "hk-cz-encounter-card.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

#define TOKEN 42

/* An Encounter on the battlefield: what it is, what is special about it, how far away it is and what it will do
 * next. A tap chooses it, which is how it is attacked. */
struct _HkCzEncounterCard
{
  AdwBin     parent_instance;

  HkSession *session;
  int        encounter;

  GtkWidget *body;
  GtkWidget *token;
  GtkWidget *title;
  GtkWidget *where;
  GtkWidget *threat;
  GtkWidget *marks;
  GtkWidget *distance;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzEncounterCard, hk_cz_encounter_card, ADW_TYPE_BIN)

static void
add_mark (HkCzEncounterCard *self,
          gboolean           there,
          const char        *text)
{
  GtkWidget *mark;

  if (!there)
    return;
  mark = hk_label_new (text, "cz-tag");
  gtk_widget_add_css_class (mark, "caption");
  adw_wrap_box_append (ADW_WRAP_BOX (self->marks), mark);
}

static void
show_marks (HkCzEncounterCard *self,
            HkCzEncounter     *record)
{
  hk_wrap_box_clear (self->marks);
  gtk_widget_set_visible (self->marks, FALSE);
  if (!hk_cz_encounter_is_known (record))
    return;
  add_mark (self, record->helmet, _("Helmet −1"));
  add_mark (self, record->pushed, _("Pushed +1"));
  add_mark (self, record->impaled_by >= 0, _("Impaled"));
  add_mark (self, record->carries_loot, _("Loot"));
  add_mark (self, record->stuck != NULL && g_list_model_get_n_items (G_LIST_MODEL (record->stuck)) > 0, _("Blade stuck"));
  add_mark (self, record->horde, _("Horde"));
  gtk_widget_set_visible (self->marks, gtk_widget_get_first_child (self->marks) != NULL);
}

/* Everything in one sentence for those who hear it. */
static void
describe (HkCzEncounterCard *self,
          HkCzEncounter     *record,
          const char        *name,
          const char        *threat)
{
  g_autoptr (GString) text = g_string_new (threat);

  for (GtkWidget *mark = gtk_widget_get_first_child (self->marks); mark != NULL; mark = gtk_widget_get_next_sibling (mark))
    g_string_append_printf (text, ", %s", gtk_label_get_text (GTK_LABEL (mark)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->body), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

static void
update (HkCzEncounterCard *self)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (self->session));
  HkCzLocation *field = table->battle == NULL ? NULL : hk_cz_table_get_battlefield (table);
  HkCzEncounter *record = field == NULL ? NULL : hk_cz_location_get_encounter (field, self->encounter);
  g_autofree char *name = NULL;
  g_autofree char *threat = NULL;
  g_autofree char *title = NULL;
  g_autofree char *where = NULL;
  HkCzForecast forecast;
  HkCzThreat level;

  if (record == NULL)
    return;
  name = hk_cz_encounter_describe (record);
  hk_cz_forecast_encounter (table, self->encounter, &forecast);
  level = hk_cz_threat_of (&forecast);
  threat = hk_cz_describe_threat (table, record, &forecast);
  hk_cz_token_set (HK_CZ_TOKEN (self->token), hk_cz_encounter_is_known (record) ? record->type : NULL, record->helmet, record->pushed || record->locked);
  title = hk_cz_encounter_get_title (record);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  where = hk_cz_encounter_get_hex (record);
  gtk_label_set_text (GTK_LABEL (self->where), where == NULL ? "" : where);
  gtk_widget_set_visible (self->where, where != NULL);
  gtk_label_set_text (GTK_LABEL (self->threat), threat);
  for (int i = HK_CZ_THREAT_NONE; i <= HK_CZ_THREAT_NOW; i++)
    {
      hk_widget_set_class (self->threat, hk_cz_threat_get_style ((HkCzThreat) i), level == (HkCzThreat) i);
      hk_widget_set_class (GTK_WIDGET (self), hk_cz_threat_get_style ((HkCzThreat) i), level == (HkCzThreat) i);
    }
  show_marks (self, record);
  gtk_widget_set_visible (self->distance, record->revealed && !record->locked && hk_cz_encounter_is_enemy (record));
  hk_cz_distance_show (HK_CZ_DISTANCE (self->distance), name, record->distance);
  describe (self, record, name, threat);
}

static void
clicked_cb (HkCzEncounterCard *self)
{
  hk_cz_distance_settle (HK_CZ_DISTANCE (self->distance));
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
distance_cb (HkCzEncounterCard *self,
             int                hexes)
{
  g_autoptr (HkMove) move = hk_move_build ("distance", "i:encounter", self->encounter, "i:hexes", hexes, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_cz_encounter_card_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_ENCOUNTER_CARD (object)->session);
  G_OBJECT_CLASS (hk_cz_encounter_card_parent_class)->dispose (object);
}

static void
hk_cz_encounter_card_class_init (HkCzEncounterCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_encounter_card_dispose;

  /**
   * HkCzEncounterCard::chosen:
   * @self: a card
   *
   * A person has tapped the Encounter.
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
make_text (HkCzEncounterCard *self)
{
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *line = hk_wrap_box_new (6);

  self->title = hk_label_new (NULL, "heading");
  self->where = gtk_label_new (NULL);
  self->threat = hk_label_new (NULL, "cz-threat");
  self->marks = hk_wrap_box_new (4);
  gtk_widget_add_css_class (self->where, "cz-where");
  gtk_widget_add_css_class (self->where, "numeric");
  gtk_widget_set_valign (self->where, GTK_ALIGN_CENTER);
  adw_wrap_box_append (ADW_WRAP_BOX (line), self->title);
  adw_wrap_box_append (ADW_WRAP_BOX (line), self->where);
  gtk_box_append (GTK_BOX (text), line);
  gtk_box_append (GTK_BOX (text), self->threat);
  gtk_box_append (GTK_BOX (text), self->marks);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (text, TRUE);
  return text;
}

static void
hk_cz_encounter_card_init (HkCzEncounterCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->token = hk_cz_token_new (TOKEN);
  self->body = gtk_button_new ();
  self->distance = hk_cz_distance_new ();
  gtk_box_append (GTK_BOX (face), self->token);
  gtk_box_append (GTK_BOX (face), make_text (self));
  gtk_button_set_child (GTK_BUTTON (self->body), face);
  gtk_widget_add_css_class (self->body, "flat");
  gtk_widget_add_css_class (self->body, "cz-body");
  gtk_widget_set_hexpand (self->body, TRUE);
  gtk_widget_set_margin_end (self->distance, 6);
  gtk_box_append (GTK_BOX (box), self->body);
  gtk_box_append (GTK_BOX (box), self->distance);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "cz-encounter");
  g_signal_connect_object (self->body, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->distance, "set", G_CALLBACK (distance_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): a card of no Encounter yet.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_encounter_card_new (HkSession *session)
{
  HkCzEncounterCard *self = g_object_new (HK_TYPE_CZ_ENCOUNTER_CARD, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

/* Shows an Encounter as it is now.
 * @encounter: a number at the Location of the battle */
void
hk_cz_encounter_card_set_encounter (HkCzEncounterCard *self,
                                    int                encounter)
{
  g_return_if_fail (HK_IS_CZ_ENCOUNTER_CARD (self));

  self->encounter = encounter;
  update (self);
}

/* Returns the number of its Encounter. */
int
hk_cz_encounter_card_get_encounter (HkCzEncounterCard *self)
{
  g_return_val_if_fail (HK_IS_CZ_ENCOUNTER_CARD (self), -1);

  return self->encounter;
}
