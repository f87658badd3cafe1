/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "hk-cz-lay-dialog.h"
#include "ui/display/hk-template.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/table/hk-dialog-view.h"
#include "ui/widgets/hk-card-grid.h"
#include "ui/widgets/hk-toggle-fit.h"

/* A type of Encounter that a card shows. */
#define HK_TYPE_CZ_TYPE_KEY (hk_cz_type_key_get_type ())
G_DECLARE_FINAL_TYPE (HkCzTypeKey, hk_cz_type_key, HK, CZ_TYPE_KEY, GtkButton)

struct _HkCzTypeKey
{
  GtkButton  parent_instance;

  HkCzToken *token;
  GtkLabel  *label;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzTypeKey, hk_cz_type_key, GTK_TYPE_BUTTON)

static void
hk_cz_type_key_class_init (HkCzTypeKeyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  g_type_ensure (HK_TYPE_CZ_TOKEN);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-type-key.ui");
  HK_BIND_CHILDREN (widget_class, HkCzTypeKey, token, label);
}

/* Lays out Encounters that the group drew: a tap on what the card shows is one card. The zone stays as it was said
 * last; a helmet and the like are said for the next card only. */
typedef enum
{
  LAY_SCOUTED,
  LAY_DRAWN,
  LAY_REVEAL,
} LayKind;

typedef enum
{
  TRAIT_HELMET,
  TRAIT_DISTRACTED,
  TRAIT_LOOT,
  N_TRAITS,
} Trait;

#define HK_TYPE_CZ_LAY_DIALOG (hk_cz_lay_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkCzLayDialog, hk_cz_lay_dialog, HK, CZ_LAY_DIALOG, HkDialogView)

struct _HkCzLayDialog
{
  HkDialogView  parent_instance;

  LayKind    kind;
  int        place;
  int        encounter;
  int        wanted;
  int        laid;
  GtkWidget *count;
  GtkWidget *bar;
  GtkWidget *zones;
  GtkWidget *traits[N_TRAITS];
  GtkWidget *hex;
  AdwBin    *types;
  GtkWidget *wrap;
  GtkWidget *down;
};

G_DEFINE_FINAL_TYPE (HkCzLayDialog, hk_cz_lay_dialog, HK_TYPE_DIALOG_VIEW)

static const char * const types[] = { "zombie", "fast", "slow", "rigored", "dog", "ally", "dependant", "human-enemies", "fire" };

static const struct
{
  const char *name;
  const char *label;
} traits[N_TRAITS] = {
  { "helmet", N_("Helmet") },
  { "distracted", N_("Distracted") },
  { "loot", N_("Loot") },
};

static void
show_count (HkCzLayDialog *self)
{
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->count, self->kind != LAY_REVEAL && self->wanted > 0);
  gtk_widget_set_visible (self->bar, self->kind != LAY_REVEAL && self->wanted > 0);
  if (self->wanted <= 0)
    return;
  /* Translators: how many cards have been laid out, of how many */
  text = g_strdup_printf (_("Card %d of %d"), MIN (self->laid + 1, self->wanted), self->wanted);
  gtk_label_set_text (GTK_LABEL (self->count), text);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), (double) self->laid / self->wanted);
}

static int
get_zone (HkCzLayDialog *self)
{
  return 1 + (int) adw_toggle_group_get_active (ADW_TOGGLE_GROUP (self->zones));
}

/* What lies outside is turned up (Placing Encounters). */
static void
zone_cb (HkCzLayDialog *self)
{
  HkCzTable *table = HK_CZ_TABLE (hk_dialog_view_get_table (HK_DIALOG_VIEW (self)));

  gtk_widget_set_sensitive (self->down, hk_cz_table_get_location (table, self->place) == NULL || !hk_cz_table_sees_zone (table, self->place, get_zone (self)));
}

static void
add_traits (HkCzLayDialog *self,
            JsonObject    *object)
{
  const char *hex = gtk_editable_get_text (GTK_EDITABLE (self->hex));

  for (int i = 0; i < N_TRAITS; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->traits[i])))
      json_object_set_boolean_member (object, traits[i].name, TRUE);
  if (hex[0] != '\0')
    json_object_set_string_member (object, "hex", hex);
}

/* Without a type it stays face down. */
static HkMove *
make_move (HkCzLayDialog *self,
           const char    *type)
{
  g_autoptr (JsonObject) params = json_object_new ();
  JsonObject *card;
  JsonArray *cards;

  if (self->kind == LAY_DRAWN)
    {
      card = json_object_new ();
      cards = json_array_new ();
      json_object_set_string_member (card, "type", type);
      add_traits (self, card);
      json_array_add_object_element (cards, card);
      json_object_set_array_member (params, "encounters", cards);
      return hk_move_new ("place-drawn", params);
    }
  if (self->kind == LAY_REVEAL)
    json_object_set_int_member (params, "encounter", self->encounter);
  if (self->kind == LAY_SCOUTED)
    json_object_set_int_member (params, "zone", get_zone (self));
  json_object_set_int_member (params, "place", self->place);
  if (type != NULL)
    json_object_set_string_member (params, "type", type);
  else
    json_object_set_boolean_member (params, "face-down", TRUE);
  add_traits (self, params);
  return hk_move_new (self->kind == LAY_REVEAL ? "reveal" : "lay", params);
}

static void
lay (HkCzLayDialog *self,
     const char    *type)
{
  hk_dialog_view_play (HK_DIALOG_VIEW (self), make_move (self, type));
}

/* A card lies. */
static void
done (HkDialogView *view)
{
  HkCzLayDialog *self = HK_CZ_LAY_DIALOG (view);
  HkCzLocation *location = hk_cz_table_get_location (HK_CZ_TABLE (hk_session_get_table (hk_dialog_view_get_session (view))), self->place);

  self->laid++;
  for (int i = 0; i < N_TRAITS; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->traits[i]), FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->hex), "");
  /* From a fire the group goes at once. */
  if (self->kind == LAY_REVEAL || (location != NULL && location->fire) || (self->wanted > 0 && self->laid >= self->wanted))
    adw_dialog_close (ADW_DIALOG (self));
  else
    show_count (self);
}

static void
type_cb (HkCzLayDialog *self,
         GtkWidget     *button)
{
  lay (self, g_object_get_data (G_OBJECT (button), "type"));
}

static void
face_down_cb (HkCzLayDialog *self)
{
  lay (self, NULL);
}

/* A key for each type, and for each trait. */
static void
add_type (HkCzLayDialog *self,
          const char    *type)
{
  HkCzTypeKey *key = g_object_new (HK_TYPE_CZ_TYPE_KEY, NULL);

  hk_cz_token_set (key->token, type, FALSE, FALSE);
  gtk_label_set_text (key->label, hk_cz_type_get_title (type));
  g_object_set_data (G_OBJECT (key), "type", (gpointer) type);
  g_signal_connect_object (key, "clicked", G_CALLBACK (type_cb), self, G_CONNECT_SWAPPED);
  hk_card_grid_append (HK_CARD_GRID (adw_bin_get_child (self->types)), GTK_WIDGET (key));
}

static void
hk_cz_lay_dialog_class_init (HkCzLayDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_TOGGLE_FIT);
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-cz-lay-dialog");
  HK_BIND_CHILDREN (widget_class, HkCzLayDialog, count, bar, zones, wrap, hex, types, down);
  HK_BIND_CALLBACKS (widget_class, face_down_cb, zone_cb);
  HK_DIALOG_VIEW_CLASS (klass)->done = done;
}

static void
hk_cz_lay_dialog_init (HkCzLayDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_bin_set_child (self->types, hk_card_grid_new (3, 8));
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    add_type (self, types[i]);
  for (int i = 0; i < N_TRAITS; i++)
    {
      self->traits[i] = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", _(traits[i].label), "height-request", 44, NULL);
      gtk_widget_add_css_class (self->traits[i], "cz-pick");
      adw_wrap_box_append (ADW_WRAP_BOX (self->wrap), self->traits[i]);
    }
  gtk_widget_insert_before (self->hex, self->wrap, NULL);
}

static void
present (GtkWidget  *from,
         HkSession  *session,
         LayKind     kind,
         const char *title,
         int         place,
         int         encounter,
         int         wanted)
{
  HkCzLayDialog *self = g_object_new (HK_TYPE_CZ_LAY_DIALOG, "session", session, "title", title, NULL);

  self->kind = kind;
  self->place = place;
  self->encounter = encounter;
  self->wanted = wanted;
  gtk_widget_set_visible (self->zones, kind == LAY_SCOUTED);
  gtk_widget_set_visible (self->down, kind == LAY_SCOUTED);
  zone_cb (self);
  show_count (self);
  adw_dialog_present (ADW_DIALOG (self), from);
}

/* Lays out the Encounters that the group drew for a Location.
 * @from: the widget that a person used
 * @session: a session of Card-Z
 * @place: the number of a Location
 * @wanted: how many cards are still to be laid out; 0 as many as were rolled for the Location */
void
hk_cz_lay_dialog_present (GtkWidget *from,
                          HkSession *session,
                          int        place,
                          int        wanted)
{
  HkCzLocation *location = hk_cz_table_get_location (HK_CZ_TABLE (hk_session_get_table (session)), place);

  if (wanted == 0 && location != NULL)
    wanted = MAX (0, location->rolled - hk_cz_location_get_n_encounters (location));
  present (from, session, LAY_SCOUTED, _("Lay Out Encounters"), place, -1, wanted);
}

/* Lays out the Encounters that a noise has drawn; where the neighborhood is not kept, also those that are there.
 * @from: the widget that a person used
 * @session: a session of Card-Z with a battle */
void
hk_cz_lay_dialog_present_drawn (GtkWidget *from,
                                HkSession *session)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));

  g_return_if_fail (table->battle != NULL);

  present (from, session, LAY_DRAWN, table->battle->drawn > 0 ? _("Drawn by the Noise") : _("Lay Out Encounters"), table->battle->place, -1, table->battle->drawn);
}

/* Asks what a card shows that lay face down.
 * @from: the widget that a person used
 * @session: a session of Card-Z with a battle
 * @encounter: a number at the Location of the battle */
void
hk_cz_lay_dialog_present_reveal (GtkWidget *from,
                                 HkSession *session,
                                 int        encounter)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));

  g_return_if_fail (table->battle != NULL);

  present (from, session, LAY_REVEAL, _("Turn It Up"), table->battle->place, encounter, 0);
}
