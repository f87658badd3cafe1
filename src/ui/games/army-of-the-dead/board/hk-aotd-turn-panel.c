/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/guide/hk-aotd-legal.h"
#include "hk-aotd-turn-panel.h"
#include "hk-aotd-vault-dialog.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-attack-dialog.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-equipment-dialog.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-move-option-play.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/widgets/hk-widgets.h"

/* What the activated Survivor can do now: a button each, with what it costs. Moves that differ in their object only,
 * such as the seats of the Truck, share a button; what cannot be done now says why. */
struct _HkAotdTurnPanel
{
  HkView     parent_instance;

  GtkWidget *title;
  GtkWidget *buttons;
  char      *shown;    /* all that the buttons say and do */
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdTurnPanel, hk_aotd_turn_panel, HK_TYPE_VIEW)

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
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static const char *
get_name (HkMoveOption *offer)
{
  return hk_move_get_name (hk_move_option_get_move (offer));
}

static const Group *
find_group (HkMoveOption *offer)
{
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    if (g_strv_contains (groups[i].moves, get_name (offer)))
      return &groups[i];
  return NULL;
}

static void
show_page (HkAotdTurnPanel *self,
           const Group     *group)
{
  if (group->page == PAGE_ATTACK)
    hk_aotd_attack_dialog_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), get_table (self)->current_survivor);
  else if (group->page == PAGE_VAULT)
    hk_aotd_vault_dialog_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)));
  else
    hk_aotd_equipment_dialog_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), get_table (self)->current_survivor);
}

static void
act (HkAotdTurnPanel *self,
     HkMoveOption    *offer)
{
  if (g_str_equal (get_name (offer), "search"))
    hk_aotd_equipment_dialog_search (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), get_table (self)->current_survivor);
  else
    hk_move_option_play (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), offer, hk_aotd_ask_move);
}

/* The offer is kept: playing it rebuilds the buttons. */
static HkMoveOption *
take_offer (GtkWidget *button)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  return g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));
}

static void
clicked_cb (HkAotdTurnPanel *self,
            GtkWidget       *button)
{
  g_autoptr (HkMoveOption) offer = take_offer (button);

  act (self, offer);
}

static void
details_cb (HkAotdTurnPanel *self,
            GtkWidget       *button)
{
  g_autoptr (HkMoveOption) offer = take_offer (button);

  hk_move_option_ask (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), offer, hk_aotd_ask_move);
}

static void
page_cb (HkAotdTurnPanel *self,
         GtkWidget       *button)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  show_page (self, g_object_get_data (G_OBJECT (button), "group"));
}

static GtkWidget *
make_button (HkAotdTurnPanel *self,
             HkMoveOption    *offer)
{
  GtkWidget *button = hk_move_option_button_new (offer);

  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* The usual case in one tap, and a second button for what may be told besides. */
static GtkWidget *
make_pair (HkAotdTurnPanel *self,
           HkMoveOption    *offer)
{
  GtkWidget *details = hk_move_option_button_new_more (offer);

  g_signal_connect_object (details, "clicked", G_CALLBACK (details_cb), self, G_CONNECT_SWAPPED);
  return hk_move_option_button_join (make_button (self, offer), details);
}

/* What lies behind a button; what can be told besides is told on a page of its own. */
static void
add_row (HkAotdTurnPanel *self,
         GtkWidget       *box,
         HkMoveOption    *offer)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *button = hk_move_option_button_new_row (offer);

  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), button);
  if (hk_move_option_has_details (offer) && hk_move_option_is_complete (offer, hk_view_get_session (HK_VIEW (self))))
    {
      GtkWidget *details = hk_move_option_button_new_more (offer);

      gtk_widget_add_css_class (details, "flat");
      g_signal_connect_object (details, "clicked", G_CALLBACK (details_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (line), details);
    }
  gtk_box_append (GTK_BOX (box), line);
}

/* The chances at the Vault can be looked at at any time. */
static GtkWidget *
make_page_row (HkAotdTurnPanel *self,
               const Group     *group)
{
  GtkWidget *button = hk_aotd_key_new (_(group->title));

  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 0);
  hk_move_option_dress (button, NULL);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "group", (gpointer) (guintptr) group);
  g_signal_connect_object (button, "clicked", G_CALLBACK (page_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_menu (HkAotdTurnPanel *self,
           const char      *title,
           const char      *hint,
           GPtrArray       *offers,
           const Group     *page)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < offers->len; i++)
    add_row (self, box, g_ptr_array_index (offers, i));
  if (page != NULL)
    gtk_box_append (GTK_BOX (box), make_page_row (self, page));
  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), hk_move_option_face_new (title, hint));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), hk_list_popover_new (box, 420));
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return button;
}

static gboolean
is_any_legal (GPtrArray *offers)
{
  for (guint i = 0; i < offers->len; i++)
    if (hk_move_option_is_legal (g_ptr_array_index (offers, i)))
      return TRUE;
  return FALSE;
}

/* A button for all offers of a group. */
static GtkWidget *
make_group (HkAotdTurnPanel *self,
            const Group     *group,
            GPtrArray       *offers)
{
  HkMoveOption *first = g_ptr_array_index (offers, 0);
  GtkWidget *button;

  if (group->page == PAGE_NONE && offers->len == 1)
    return make_button (self, first);
  if (group->page == PAGE_NONE)
    button = make_menu (self, _(group->title), hk_move_option_get_hint (first), offers, NULL);
  else
    {
      button = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (button), hk_move_option_face_new (_(group->title),
                                                                          hk_move_option_get_hint (first)));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(group->title), -1);
      g_object_set_data (G_OBJECT (button), "group", (gpointer) (guintptr) group);
      g_signal_connect_object (button, "clicked", G_CALLBACK (page_cb), self, G_CONNECT_SWAPPED);
    }
  /* What is carried, and the chances of attacks, can be looked at at any time. */
  hk_move_option_dress (button, group->page != PAGE_NONE
                        || is_any_legal (offers) ? NULL : hk_move_option_get_reason (first));
  return button;
}

/* Whether what cannot be done now, what is seldom done, and the Objectives, which are taken where they stand, make room for the rest. */
static gboolean
is_rare (const Group *group,
         GPtrArray   *offers)
{
  static const char * const rare[] = { "action", "make-noise", "give-action", "learn-survivor", "take-objective", NULL };

  if (group != NULL && group->page != PAGE_NONE)
    return FALSE;
  return !is_any_legal (offers) || g_strv_contains (rare, get_name (g_ptr_array_index (offers, 0)));
}

static void
add_button (HkAotdTurnPanel *self,
            GtkWidget       *button)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  /* The keyboard goes from button to button. */
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (GTK_FLOW_BOX (self->buttons), child);
}

static void
add_buttons (HkAotdTurnPanel *self,
             GPtrArray       *offers)
{
  g_autoptr (GHashTable) done = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) more = g_ptr_array_new ();
  const Group *vault = NULL;

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      const Group *group = find_group (offer);
      g_autoptr (GPtrArray) members = g_ptr_array_new ();

      /* The card of the Survivor asks for the one, the big button of the page for the other. */
      if (g_str_equal (get_name (offer), "choose-skill") || g_str_equal (get_name (offer), "end-turn"))
        continue;
      if (group != NULL && !g_hash_table_add (done, (gpointer) (guintptr) group))
        continue;
      if (group == NULL)
        g_ptr_array_add (members, offer);
      for (guint j = i; group != NULL && j < offers->len; j++)
        if (find_group (g_ptr_array_index (offers, j)) == group)
          g_ptr_array_add (members, g_ptr_array_index (offers, j));
      if (group != NULL && group->page == PAGE_VAULT)
        vault = group;
      else if (is_rare (group, members))
        g_ptr_array_extend (more, members, NULL, NULL);
      else if (group != NULL)
        add_button (self, make_group (self, group, members));
      else if (hk_move_option_has_details (offer) && hk_move_option_is_complete (offer, hk_view_get_session (HK_VIEW (self)))
               && !g_str_equal (get_name (offer), "search"))
        add_button (self, make_pair (self, offer));
      else
        add_button (self, make_button (self, offer));
    }
  if (more->len > 0 || vault != NULL)
    {
      GtkWidget *button = make_menu (self, _("More"), NULL, more, vault);

      hk_move_option_dress (button, NULL);
      add_button (self, button);
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

/* All that the buttons say and do: as long as it is the same they stay. */
static char *
dup_key (HkAotdTurnPanel *self,
         GPtrArray       *offers)
{
  GString *key = g_string_new (NULL);

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      g_autofree char *button = hk_move_option_button_dup_key (offer);

      g_string_append_printf (key, "%d\t%s\n", hk_move_option_is_complete (offer, hk_view_get_session (HK_VIEW (self))), button);
    }
  return g_string_free_and_steal (key);
}

static void
update (HkView *view)
{
  HkAotdTurnPanel *self = HK_AOTD_TURN_PANEL (view);
  HkAotdTable *table = get_table (self);
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, table->current_survivor);
  g_autoptr (GPtrArray) offers = NULL;
  g_autofree char *title = NULL;
  g_autofree char *key = NULL;
  int focus;

  if (survivor == NULL)
    return;
  /* Translators: the name of the Survivor on turn, above buttons */
  title = g_strdup_printf (_("%s can"), survivor->name);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  offers = hk_aotd_list_survivor_moves (table, table->current_survivor);
  key = dup_key (self, offers);
  if (!g_set_str (&self->shown, key))
    return;
  focus = find_focus (self);
  gtk_flow_box_remove_all (GTK_FLOW_BOX (self->buttons));
  add_buttons (self, offers);
  restore_focus (self, focus);
}

static void
hk_aotd_turn_panel_finalize (GObject *object)
{
  g_free (HK_AOTD_TURN_PANEL (object)->shown);
  G_OBJECT_CLASS (hk_aotd_turn_panel_parent_class)->finalize (object);
}

static void
hk_aotd_turn_panel_class_init (HkAotdTurnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_aotd_turn_panel_finalize;
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-turn-panel");
  HK_BIND_CHILDREN (widget_class, HkAotdTurnPanel, title, buttons);
}
