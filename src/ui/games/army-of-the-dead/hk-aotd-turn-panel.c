/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "army-of-the-dead/hk-aotd-legal.h"
#include "hk-aotd-attack-dialog.h"
#include "hk-aotd-equipment-dialog.h"
#include "hk-aotd-params.h"
#include "hk-aotd-turn-panel.h"
#include "hk-aotd-vault-dialog.h"
#include "table/hk-table-play.h"

/**
 * HkAotdTurnPanel:
 *
 * What the activated Survivor can do now: a button each, with what it costs. Moves that differ in
 * their object only, such as the seats of the Truck, share a button; what cannot be done now says why.
 */
struct _HkAotdTurnPanel
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *title;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (HkAotdTurnPanel, hk_aotd_turn_panel, ADW_TYPE_BIN)

/* Moves that share a button. Those of a page of their own open it, the others are listed. */
typedef enum
{
  PAGE_NONE,
  PAGE_ATTACK,
  PAGE_EQUIPMENT,
  PAGE_VAULT,
} Page;

typedef struct
{
  const char *title;
  Page        page;
  const char *moves[4];
} Group;

static const Group groups[] = {
  { N_("Attack"), PAGE_ATTACK, { "attack", NULL } },
  { N_("Equipment"), PAGE_EQUIPMENT, { "arrange", "trade", NULL } },
  { N_("Use a Card"), PAGE_NONE, { "use-card", NULL } },
  { N_("Objective"), PAGE_NONE, { "take-objective", NULL } },
  { N_("Taco Truck"), PAGE_NONE, { "truck-seat", "drive", NULL } },
  { N_("Vault"), PAGE_VAULT, { "vault-challenge", "vault-open", NULL } },
};

static HkAotdTable *
get_table (HkAotdTurnPanel *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static const char *
get_name (HkOffer *offer)
{
  return hk_move_get_name (hk_offer_get_move (offer));
}

static const Group *
find_group (HkOffer *offer)
{
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    if (g_strv_contains (groups[i].moves, get_name (offer)))
      return &groups[i];
  return NULL;
}

/* Whether the move can be made without more being told. */
static gboolean
is_complete (HkAotdTurnPanel *self,
             HkOffer         *offer)
{
  const HkGameSpec *game = hk_table_get_game (hk_session_get_table (self->session));
  const HkMoveSpec *spec = hk_game_find_move (game, get_name (offer), NULL);
  const char * const *missing = hk_offer_get_missing (offer);

  for (guint i = 0; spec != NULL && i < spec->n_params; i++)
    if (spec->params[i].required && missing != NULL && g_strv_contains (missing, spec->params[i].name))
      return FALSE;
  return TRUE;
}

static gboolean
has_details (HkOffer *offer)
{
  const char * const *missing = hk_offer_get_missing (offer);

  return missing != NULL && missing[0] != NULL;
}

static void
ask (HkAotdTurnPanel *self,
     HkOffer         *offer)
{
  g_autoptr (HkMove) move = hk_offer_make_move (offer);

  hk_aotd_ask_move (GTK_WIDGET (self), self->session, move, hk_offer_get_missing (offer));
}

static void
act (HkAotdTurnPanel *self,
     HkOffer         *offer)
{
  g_autoptr (HkMove) move = hk_offer_make_move (offer);

  if (g_str_equal (get_name (offer), "search"))
    hk_aotd_equipment_dialog_search (GTK_WIDGET (self), self->session, get_table (self)->current_survivor);
  else if (!is_complete (self, offer))
    ask (self, offer);
  else
    hk_table_play (GTK_WIDGET (self), self->session, move);
}

/* The offer is kept: playing it rebuilds the buttons. */
static void
clicked_cb (HkAotdTurnPanel *self,
            GtkWidget       *button)
{
  g_autoptr (HkOffer) offer = g_object_ref (g_object_get_data (G_OBJECT (button), "offer"));
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  act (self, offer);
}

static void
details_cb (HkAotdTurnPanel *self,
            GtkWidget       *button)
{
  g_autoptr (HkOffer) offer = g_object_ref (g_object_get_data (G_OBJECT (button), "offer"));

  ask (self, offer);
}

static void
page_cb (HkAotdTurnPanel *self,
         GtkWidget       *button)
{
  const Group *group = g_object_get_data (G_OBJECT (button), "group");

  if (group->page == PAGE_ATTACK)
    hk_aotd_attack_dialog_present (GTK_WIDGET (self), self->session, get_table (self)->current_survivor);
  else if (group->page == PAGE_VAULT)
    hk_aotd_vault_dialog_present (GTK_WIDGET (self), self->session);
  else
    hk_aotd_equipment_dialog_present (GTK_WIDGET (self), self->session, get_table (self)->current_survivor);
}

static GtkWidget *
make_face (const char *title,
           const char *hint)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  if (hint != NULL)
    {
      GtkWidget *caption = gtk_label_new (hint);

      gtk_widget_add_css_class (caption, "caption");
      gtk_widget_add_css_class (caption, "dimmed");
      gtk_box_append (GTK_BOX (box), caption);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
dress (GtkWidget  *button,
       const char *reason)
{
  gtk_widget_add_css_class (button, "aotd-action");
  gtk_widget_set_size_request (button, 44, 48);
  gtk_widget_set_sensitive (button, reason == NULL);
  if (reason == NULL)
    return;
  gtk_widget_set_tooltip_text (button, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
}

static GtkWidget *
make_button (HkAotdTurnPanel *self,
             HkOffer         *offer)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), make_face (hk_offer_get_title (offer), hk_offer_get_hint (offer)));
  dress (button, hk_offer_get_reason (offer));
  g_object_set_data_full (G_OBJECT (button), "offer", g_object_ref (offer), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* The usual case in one tap, and a second button for what may be told besides. */
static GtkWidget *
make_pair (HkAotdTurnPanel *self,
           HkOffer         *offer)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *main = make_button (self, offer);
  GtkWidget *details = gtk_button_new_from_icon_name ("view-more-symbolic");
  /* Translators: what a Survivor can do, such as “Move” */
  g_autofree char *spoken = g_strdup_printf (_("%s, with details"), hk_offer_get_title (offer));

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_hexpand (main, TRUE);
  dress (details, hk_offer_get_reason (offer));
  gtk_widget_set_tooltip_text (details, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (details), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data_full (G_OBJECT (details), "offer", g_object_ref (offer), g_object_unref);
  g_signal_connect_object (details, "clicked", G_CALLBACK (details_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), main);
  gtk_box_append (GTK_BOX (box), details);
  return box;
}

static GtkWidget *
make_popover (HkAotdTurnPanel *self,
              GPtrArray       *offers)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < offers->len; i++)
    {
      GtkWidget *button = make_button (self, g_ptr_array_index (offers, i));

      gtk_widget_add_css_class (button, "flat");
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

/* A button for all offers of a group. */
static GtkWidget *
make_group (HkAotdTurnPanel *self,
            const Group     *group,
            GPtrArray       *offers)
{
  HkOffer *first = g_ptr_array_index (offers, 0);
  const char *reason = hk_offer_get_reason (first);
  GtkWidget *button;
  GtkWidget *face;

  for (guint i = 0; i < offers->len; i++)
    if (hk_offer_is_legal (g_ptr_array_index (offers, i)))
      reason = NULL;
  if (group->page == PAGE_NONE && offers->len == 1)
    return make_button (self, first);
  face = make_face (_(group->title), hk_offer_get_hint (first));
  if (group->page == PAGE_NONE)
    {
      button = gtk_menu_button_new ();
      gtk_menu_button_set_child (GTK_MENU_BUTTON (button), face);
      gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), make_popover (self, offers));
      gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), TRUE);
    }
  else
    {
      button = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (button), face);
      g_object_set_data (G_OBJECT (button), "group", (gpointer) (guintptr) group);
      g_signal_connect_object (button, "clicked", G_CALLBACK (page_cb), self, G_CONNECT_SWAPPED);
    }
  /* What is carried, and the chances of attacks and at the Vault, can be looked at at any time. */
  dress (button, group->page != PAGE_NONE ? NULL : reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(group->title), -1);
  return button;
}

static void
add_buttons (HkAotdTurnPanel *self,
             GPtrArray       *offers)
{
  g_autoptr (GHashTable) done = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < offers->len; i++)
    {
      HkOffer *offer = g_ptr_array_index (offers, i);
      const Group *group = find_group (offer);
      g_autoptr (GPtrArray) members = g_ptr_array_new ();
      GtkWidget *button;

      /* The card of the Survivor asks for the one, the big button of the page for the other. */
      if (g_str_equal (get_name (offer), "choose-skill") || g_str_equal (get_name (offer), "end-turn"))
        continue;
      if (group != NULL && !g_hash_table_add (done, (gpointer) (guintptr) group))
        continue;
      for (guint j = i; group != NULL && j < offers->len; j++)
        if (find_group (g_ptr_array_index (offers, j)) == group)
          g_ptr_array_add (members, g_ptr_array_index (offers, j));
      if (group != NULL)
        button = make_group (self, group, members);
      else if (has_details (offer) && is_complete (self, offer) && !g_str_equal (get_name (offer), "search"))
        button = make_pair (self, offer);
      else
        button = make_button (self, offer);
      adw_wrap_box_append (ADW_WRAP_BOX (self->buttons), button);
    }
}

/* Which button has the keyboard; −1 none. */
static int
find_focus (HkAotdTurnPanel *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (self->buttons);
  int position = 0;

  if (focus == NULL)
    return -1;
  while ((focus = gtk_widget_get_prev_sibling (focus)) != NULL)
    position++;
  return position;
}

static void
restore_focus (HkAotdTurnPanel *self,
               int              position)
{
  GtkWidget *button = gtk_widget_get_first_child (self->buttons);

  for (int i = 0; button != NULL && i < position && gtk_widget_get_next_sibling (button) != NULL; i++)
    button = gtk_widget_get_next_sibling (button);
  if (position >= 0 && button != NULL)
    gtk_widget_child_focus (button, GTK_DIR_TAB_FORWARD);
}

static void
update (HkAotdTurnPanel *self)
{
  HkAotdTable *table = get_table (self);
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, table->current_survivor);
  g_autoptr (GPtrArray) offers = NULL;
  g_autofree char *title = NULL;
  const int focus = find_focus (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->buttons)) != NULL)
    adw_wrap_box_remove (ADW_WRAP_BOX (self->buttons), child);
  gtk_widget_set_visible (GTK_WIDGET (self), survivor != NULL);
  if (survivor == NULL)
    return;
  /* Translators: the name of the Survivor on turn, above buttons */
  title = g_strdup_printf (_("%s can"), survivor->name);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  offers = hk_aotd_list_survivor_moves (table, table->current_survivor);
  add_buttons (self, offers);
  restore_focus (self, focus);
}

static void
hk_aotd_turn_panel_dispose (GObject *object)
{
  g_clear_object (&HK_AOTD_TURN_PANEL (object)->session);
  G_OBJECT_CLASS (hk_aotd_turn_panel_parent_class)->dispose (object);
}

static void
hk_aotd_turn_panel_class_init (HkAotdTurnPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_turn_panel_dispose;
}

static void
hk_aotd_turn_panel_init (HkAotdTurnPanel *self)
{
}

/**
 * hk_aotd_turn_panel_new:
 * @session: a session of Army of the Dead
 *
 * Returns: (transfer floating): the buttons of the Survivor on turn
 */
GtkWidget *
hk_aotd_turn_panel_new (HkSession *session)
{
  HkAotdTurnPanel *self = g_object_new (HK_TYPE_AOTD_TURN_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->session = g_object_ref (session);
  self->title = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_widget_add_css_class (self->title, "heading");
  self->buttons = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->buttons), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (self->buttons), 6);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (self->buttons), ADW_JUSTIFY_FILL);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->buttons);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
