/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "hk-cz-lay-dialog.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/table/hk-refusal.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define TOKEN 36

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
G_DECLARE_FINAL_TYPE (HkCzLayDialog, hk_cz_lay_dialog, HK, CZ_LAY_DIALOG, AdwDialog)

struct _HkCzLayDialog
{
  AdwDialog  parent_instance;

  HkSession *session;
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
  GtkWidget *refusal;
};

G_DEFINE_FINAL_TYPE (HkCzLayDialog, hk_cz_lay_dialog, ADW_TYPE_DIALOG)

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
update (HkCzLayDialog *self)
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
  g_autoptr (HkMove) move = make_move (self, type);

  if (!hk_refusal_play (HK_REFUSAL (self->refusal), self->session, move))
    return;
  self->laid++;
  for (int i = 0; i < N_TRAITS; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->traits[i]), FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->hex), "");
  if (self->kind == LAY_REVEAL || (self->wanted > 0 && self->laid >= self->wanted))
    adw_dialog_close (ADW_DIALOG (self));
  else
    update (self);
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

static void
hk_cz_lay_dialog_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_LAY_DIALOG (object)->session);
  G_OBJECT_CLASS (hk_cz_lay_dialog_parent_class)->dispose (object);
}

static void
hk_cz_lay_dialog_class_init (HkCzLayDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_lay_dialog_dispose;
}

static void
hk_cz_lay_dialog_init (HkCzLayDialog *self)
{
}

static GtkWidget *
make_type (HkCzLayDialog *self,
           const char    *type)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *token = hk_cz_token_new (TOKEN);
  GtkWidget *label = gtk_label_new (hk_cz_type_get_title (type));

  hk_cz_token_set (HK_CZ_TOKEN (token), type, FALSE, FALSE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_size_request (button, 96, 84);
  gtk_widget_set_hexpand (button, TRUE);
  g_object_set_data (G_OBJECT (button), "type", (gpointer) type);
  g_signal_connect_object (button, "clicked", G_CALLBACK (type_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_types (HkCzLayDialog *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    gtk_grid_attach (GTK_GRID (grid), make_type (self, types[i]), (int) i % 3, (int) i / 3, 1, 1);
  return grid;
}

static GtkWidget *
make_zones (HkCzLayDialog *self)
{
  self->zones = adw_toggle_group_new ();
  for (int zone = 1; zone <= 3; zone++)
    {
      g_autofree char *label = g_strdup_printf (_("Zone %d"), zone);
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_label (toggle, label);
      adw_toggle_group_add (ADW_TOGGLE_GROUP (self->zones), toggle);
    }
  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (self->zones), TRUE);
  gtk_widget_add_css_class (self->zones, "cz-ranges");
  gtk_widget_set_visible (self->zones, self->kind == LAY_SCOUTED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->zones), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Zone"), -1);
  return self->zones;
}

static GtkWidget *
make_traits (HkCzLayDialog *self)
{
  GtkWidget *wrap = hk_wrap_box_new (6);

  for (int i = 0; i < N_TRAITS; i++)
    {
      self->traits[i] = gtk_toggle_button_new_with_label (_(traits[i].label));
      gtk_widget_add_css_class (self->traits[i], "cz-pick");
      gtk_widget_set_size_request (self->traits[i], -1, TARGET);
      adw_wrap_box_append (ADW_WRAP_BOX (wrap), self->traits[i]);
    }
  self->hex = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->hex), _("Hex"));
  gtk_entry_set_max_length (GTK_ENTRY (self->hex), 2);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->hex), 5);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->hex), 5);
  gtk_widget_set_size_request (self->hex, -1, TARGET);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hex), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The letter of the hex on the card"), -1);
  adw_wrap_box_append (ADW_WRAP_BOX (wrap), self->hex);
  return wrap;
}

static GtkWidget *
make_content (HkCzLayDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *hint = gtk_label_new (_("Tap what the card shows. What is special about it is said first."));

  hk_widget_set_margins (box, 6, 12, 18);
  self->count = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->count), 0);
  gtk_widget_add_css_class (self->count, "title-3");
  self->bar = g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_box_append (GTK_BOX (box), self->count);
  gtk_box_append (GTK_BOX (box), self->bar);
  gtk_box_append (GTK_BOX (box), hint);
  gtk_box_append (GTK_BOX (box), make_zones (self));
  gtk_box_append (GTK_BOX (box), make_traits (self));
  gtk_box_append (GTK_BOX (box), make_types (self));
  return box;
}

static GtkWidget *
make_bottom (HkCzLayDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *down = gtk_button_new_with_label (_("It Stays Face Down"));

  self->refusal = hk_refusal_new ();
  gtk_widget_set_size_request (down, -1, TARGET);
  gtk_widget_set_visible (down, self->kind == LAY_SCOUTED);
  g_signal_connect_object (down, "clicked", G_CALLBACK (face_down_cb), self, G_CONNECT_SWAPPED);
  hk_widget_set_margins (box, 9, 12, 12);
  gtk_box_append (GTK_BOX (box), self->refusal);
  gtk_box_append (GTK_BOX (box), down);
  return box;
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
  HkCzLayDialog *self = g_object_new (HK_TYPE_CZ_LAY_DIALOG, NULL);
  GtkWidget *content;

  self->session = g_object_ref (session);
  self->kind = kind;
  self->place = place;
  self->encounter = encounter;
  self->wanted = wanted;
  content = make_content (self);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  adw_dialog_set_child (ADW_DIALOG (self), hk_page_new (content, make_bottom (self)));
  adw_dialog_set_content_width (ADW_DIALOG (self), 460);
  adw_dialog_set_content_height (ADW_DIALOG (self), 640);
  update (self);
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

/* Lays out the Encounters that a noise has drawn.
 * @from: the widget that a person used
 * @session: a session of Card-Z with a battle */
void
hk_cz_lay_dialog_present_drawn (GtkWidget *from,
                                HkSession *session)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));

  g_return_if_fail (table->battle != NULL);

  present (from, session, LAY_DRAWN, _("Drawn by the Noise"), table->battle->place, -1, table->battle->drawn);
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
