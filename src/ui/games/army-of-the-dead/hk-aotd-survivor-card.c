/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "army-of-the-dead/hk-aotd-actions.h"
#include "army-of-the-dead/hk-aotd-danger.h"
#include "army-of-the-dead/hk-aotd-skills.h"
#include "army-of-the-dead/hk-aotd-turn.h"
#include "army-of-the-dead/hk-aotd-words.h"
#include "hk-aotd-danger-bar.h"
#include "hk-aotd-equipment-dialog.h"
#include "hk-aotd-kill-buttons.h"
#include "hk-aotd-labels.h"
#include "hk-aotd-number-menu.h"
#include "hk-aotd-skill-dialog.h"
#include "hk-aotd-survivor-card.h"
#include "hk-aotd-survivor-notes.h"
#include "hk-player-mark.h"
#include "table/hk-table-play.h"

/**
 * HkAotdSurvivorCard:
 *
 * A Survivor with dashboard and ID card: what can be read from across the table is big, what
 * happens often is one tap away, and every number can be set by hand from the menu.
 */
struct _HkAotdSurvivorCard
{
  GtkWidget  parent_instance;

  HkSession *session;
  int        survivor;

  GtkWidget *child;
  GtkWidget *state;
  GtkWidget *activate;
  GtkWidget *bar;
  GtkWidget *hearts;
  GtkWidget *wounds;
  GtkWidget *pips;
  GtkWidget *pips_button;
  GtkWidget *state_row;
  GtkWidget *kills;
  GtkWidget *choose;
  GtkWidget *items_button;
  GtkWidget *hands;
  GtkWidget *backpack;
  GtkWidget *skills;
  char      *items_key;
  char      *skills_key;
};

#define NATURAL_WIDTH 300

G_DEFINE_FINAL_TYPE (HkAotdSurvivorCard, hk_aotd_survivor_card, GTK_TYPE_WIDGET)

static HkAotdTable *
get_table (HkAotdSurvivorCard *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static HkAotdSurvivor *
get_survivor (HkAotdSurvivorCard *self)
{
  return hk_aotd_find_survivor (get_table (self), self->survivor, NULL);
}

static void
play (HkAotdSurvivorCard *self,
      HkMove             *move)
{
  g_autoptr (HkMove) owned = move;

  hk_table_play (GTK_WIDGET (self), self->session, owned);
}

static void
activate_cb (HkAotdSurvivorCard *self)
{
  play (self, hk_move_build ("activate", "i:survivor", self->survivor, NULL));
}

static void
heal_cb (HkAotdSurvivorCard *self)
{
  play (self, hk_move_build ("heal", "i:survivor", self->survivor, "i:wounds", 1, NULL));
}

static void
wound_cb (HkAotdSurvivorCard *self)
{
  play (self, hk_move_build ("wound", "i:survivor", self->survivor, "i:wounds", 1, NULL));
}

static void
spend_cb (HkAotdSurvivorCard *self)
{
  play (self, hk_move_build ("spend", "i:survivor", self->survivor, "i:actions", 1, NULL));
}

static void
items_cb (HkAotdSurvivorCard *self)
{
  hk_aotd_equipment_dialog_present (GTK_WIDGET (self), self->session, self->survivor);
}

/* The level whose Skill has been reached and not chosen yet. */
static const char *
find_choice (HkAotdSurvivor *survivor)
{
  const HkAotdLevel level = hk_aotd_survivor_get_level (survivor);

  if (level >= HK_AOTD_LEVEL_ORANGE && survivor->orange_choice == 0)
    return hk_aotd_level_get_id (HK_AOTD_LEVEL_ORANGE);
  if (level >= HK_AOTD_LEVEL_RED && survivor->red_choice == 0)
    return hk_aotd_level_get_id (HK_AOTD_LEVEL_RED);
  return NULL;
}

static void
choose_cb (HkAotdSurvivorCard *self)
{
  HkAotdSurvivor *survivor = get_survivor (self);
  const char *level = survivor == NULL ? NULL : find_choice (survivor);

  if (level != NULL)
    hk_aotd_skill_dialog_present (GTK_WIDGET (self), self->session, self->survivor, level);
}

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    adw_wrap_box_remove (ADW_WRAP_BOX (box), child);
}

static void
set_class (gpointer    widget,
           const char *name,
           gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
update_state (HkAotdSurvivorCard *self,
              HkAotdSurvivor     *survivor)
{
  HkAotdTable *table = get_table (self);
  const gboolean on_turn = table->current_survivor == self->survivor;
  const gboolean playing = g_strcmp0 (table->phase, "player") == 0;
  const char *state = "";

  if (survivor->eliminated)
    state = _("eliminated");
  else if (on_turn)
    state = _("on turn");
  else if (survivor->activated && playing)
    state = _("turn over");
  gtk_label_set_text (GTK_LABEL (self->state), state);
  gtk_widget_set_visible (self->state, *state != '\0');
  gtk_widget_set_visible (self->activate, !on_turn && hk_aotd_turn_may_go (table, self->survivor));
  set_class (self, "aotd-on-turn", on_turn && !survivor->eliminated);
  set_class (self, "aotd-over", survivor->activated && playing && !on_turn);
  set_class (self, "aotd-eliminated", survivor->eliminated);
  gtk_widget_set_visible (self->state_row, !survivor->eliminated);
  gtk_widget_set_visible (self->kills, !survivor->eliminated);
  gtk_widget_set_visible (self->items_button, !survivor->eliminated);
  gtk_widget_set_visible (self->skills, !survivor->eliminated && gtk_widget_get_first_child (self->skills) != NULL);
}

/* Signs as many as there may be, the first of them full. */
static char *
repeat (const char *full,
        const char *empty,
        int         n_full,
        int         n_all)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_all; i++)
    g_string_append (text, i < n_full ? full : empty);
  return g_string_free_and_steal (text);
}

static void
update_wounds (HkAotdSurvivorCard *self,
               HkAotdSurvivor     *survivor)
{
  const int left = MAX (survivor->health - survivor->wounds, 0);
  g_autofree char *hearts = repeat ("♥", "♡", left, survivor->health);
  g_autofree char *number = g_strdup_printf ("%d/%d", left, survivor->health);
  g_autofree char *spoken = g_strdup_printf (_("Health %d of %d"), left, survivor->health);

  gtk_label_set_text (GTK_LABEL (self->hearts), hearts);
  gtk_label_set_text (GTK_LABEL (self->wounds), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wounds), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  set_class (self->hearts, "aotd-last", left <= 1);
}

static void
update_actions (HkAotdSurvivorCard *self,
                HkAotdSurvivor     *survivor)
{
  g_autofree char *signs = repeat ("●", "○", survivor->actions, MAX (survivor->actions, 3));
  g_autofree char *pips = g_strdup_printf ("%s %d", signs, survivor->actions);
  g_autofree char *spoken = g_strdup_printf (ngettext ("%d Action left; spend one", "%d Actions left; spend one", (gulong) survivor->actions), survivor->actions);

  gtk_label_set_text (GTK_LABEL (self->pips), pips);
  /* Actions are dealt out when the Turn begins. */
  gtk_widget_set_visible (self->pips_button, survivor->actions > 0 || get_table (self)->current_survivor == self->survivor);
  gtk_widget_set_sensitive (self->pips_button, survivor->actions > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pips_button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
update_items (HkAotdSurvivorCard *self,
              HkAotdSurvivor     *survivor)
{
  g_autofree char *hands = hk_aotd_label_slot (survivor, "hand");
  g_autofree char *backpack = hk_aotd_label_slot (survivor, "backpack");
  g_autofree char *spoken = g_strdup_printf (_("Equipment of %s. Hands: %s. Backpack: %s."), survivor->name, hands, backpack);

  if (!g_set_str (&self->items_key, spoken))
    return;
  clear (self->hands);
  clear (self->backpack);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (survivor->items)); i++)
    {
      g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), i);
      GtkWidget *box = g_strcmp0 (item->slot, "hand") == 0 ? self->hands : self->backpack;

      adw_wrap_box_append (ADW_WRAP_BOX (box), hk_aotd_label_new_item (item));
    }
  if (gtk_widget_get_first_child (self->hands) == NULL)
    adw_wrap_box_append (ADW_WRAP_BOX (self->hands), hk_aotd_label_new_item (NULL));
  if (gtk_widget_get_first_child (self->backpack) == NULL)
    adw_wrap_box_append (ADW_WRAP_BOX (self->backpack), hk_aotd_label_new_item (NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->items_button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
update_skills (HkAotdSurvivorCard *self,
               HkAotdSurvivor     *survivor)
{
  g_auto (GStrv) skills = hk_aotd_survivor_list_skills (survivor);
  g_autofree char *have = skills == NULL ? g_strdup ("") : g_strjoinv (" ", skills);
  g_autofree char *used = survivor->used == NULL ? g_strdup ("") : g_strjoinv (" ", survivor->used);
  g_autofree char *key = g_strdup_printf ("%s/%s", have, used);
  const char *level = find_choice (survivor);

  gtk_widget_set_visible (self->choose, level != NULL && !survivor->eliminated);
  if (level != NULL)
    gtk_button_set_label (GTK_BUTTON (self->choose), g_str_equal (level, "red") ? _("Choose a Red Skill") : _("Choose an Orange Skill"));
  if (!g_set_str (&self->skills_key, key))
    return;
  clear (self->skills);
  for (guint i = 0; skills != NULL && skills[i] != NULL; i++)
    {
      const gboolean spent = survivor->used != NULL && g_strv_contains ((const char * const *) survivor->used, skills[i]);

      adw_wrap_box_append (ADW_WRAP_BOX (self->skills), hk_aotd_label_new_skill (skills[i], spent));
    }
}

static void
update (HkAotdSurvivorCard *self)
{
  HkAotdSurvivor *survivor = get_survivor (self);

  if (survivor == NULL)
    return;
  hk_aotd_danger_bar_set_value (HK_AOTD_DANGER_BAR (self->bar), survivor->adrenaline);
  update_wounds (self, survivor);
  update_actions (self, survivor);
  update_items (self, survivor);
  update_skills (self, survivor);
  update_state (self, survivor);
}

static GtkWidget *
make_specialties (HkAotdSurvivor *survivor)
{
  GtkWidget *box = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 8);
  for (guint i = 0; survivor->specialties != NULL && survivor->specialties[i] != NULL; i++)
    {
      GtkWidget *one = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
      GtkWidget *label = gtk_label_new (hk_aotd_specialty_get_title (survivor->specialties[i]));

      gtk_widget_add_css_class (label, "caption");
      gtk_box_append (GTK_BOX (one), gtk_image_new_from_icon_name (hk_aotd_label_specialty_icon (survivor->specialties[i])));
      gtk_box_append (GTK_BOX (one), label);
      adw_wrap_box_append (ADW_WRAP_BOX (box), one);
    }
  if (g_strcmp0 (survivor->source, "stand-in") == 0)
    {
      GtkWidget *mark = gtk_label_new (_("stand-in"));

      gtk_widget_add_css_class (mark, "caption");
      gtk_widget_add_css_class (mark, "hk-mark");
      gtk_widget_set_tooltip_text (mark, _("The Skills are not those of the printed ID card."));
      adw_wrap_box_append (ADW_WRAP_BOX (box), mark);
    }
  return box;
}

static GtkWidget *
make_head (HkAotdSurvivorCard *self,
           HkAotdSurvivor     *survivor)
{
  HkAotdTable *table = get_table (self);
  g_autoptr (HkAotdPlayer) player = g_list_model_get_item (G_LIST_MODEL (table->players), (guint) MAX (survivor->player, 0));
  g_autofree char *led = player == NULL ? NULL : g_strdup_printf (_("Led by %s"), player->name);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (survivor->name);

  if (player != NULL)
    {
      GtkWidget *mark = hk_player_mark_new (player->name, player->colour);

      gtk_widget_set_tooltip_text (mark, led);
      gtk_box_append (GTK_BOX (box), mark);
    }
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "title-3");
  gtk_box_append (GTK_BOX (names), name);
  gtk_box_append (GTK_BOX (names), make_specialties (survivor));
  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), names);
  self->state = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->state, "aotd-state");
  gtk_widget_set_valign (self->state, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->state);
  self->activate = gtk_button_new_with_label (_("Activate"));
  gtk_widget_set_size_request (self->activate, -1, 44);
  gtk_widget_set_valign (self->activate, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->activate, "clicked", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->activate);
  gtk_box_append (GTK_BOX (box), hk_aotd_number_menu_new (self->session, self->survivor));
  return box;
}

static GtkWidget *
make_small_button (HkAotdSurvivorCard *self,
                   const char         *icon,
                   const char         *tooltip,
                   const char         *name,
                   GCallback           callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  /* Translators: what a button does, then the name of a Survivor */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), tooltip, name);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_size_request (button, 44, 44);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

/* Health on the left, Actions on the right. */
static GtkWidget *
make_state_row (HkAotdSurvivorCard *self,
                HkAotdSurvivor     *survivor)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *space = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->hearts = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->hearts, "aotd-hearts");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->hearts), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  self->wounds = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->wounds, "caption");
  gtk_widget_add_css_class (self->wounds, "numeric");
  gtk_box_append (GTK_BOX (middle), self->hearts);
  gtk_box_append (GTK_BOX (middle), self->wounds);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), make_small_button (self, "list-remove-symbolic", _("Heal a Wound"), survivor->name, G_CALLBACK (heal_cb)));
  gtk_box_append (GTK_BOX (box), middle);
  gtk_box_append (GTK_BOX (box), make_small_button (self, "list-add-symbolic", _("Suffer a Wound"), survivor->name, G_CALLBACK (wound_cb)));
  gtk_widget_set_hexpand (space, TRUE);
  gtk_box_append (GTK_BOX (box), space);
  self->pips = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->pips, "aotd-pips");
  self->pips_button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->pips_button), self->pips);
  gtk_widget_add_css_class (self->pips_button, "flat");
  gtk_widget_set_size_request (self->pips_button, 44, 44);
  gtk_widget_set_tooltip_text (self->pips_button, _("Actions left; a tap spends one"));
  g_signal_connect_object (self->pips_button, "clicked", G_CALLBACK (spend_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->pips_button);
  return box;
}

static GtkWidget *
make_wrap_box (int spacing)
{
  GtkWidget *box = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), spacing);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), spacing);
  return box;
}

static GtkWidget *
make_slot (const char *title,
           GtkWidget  *chips)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 9);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_add_css_class (label, "aotd-slot");
  gtk_widget_set_hexpand (chips, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), chips);
  return box;
}

static GtkWidget *
make_items (HkAotdSurvivorCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->hands = make_wrap_box (4);
  self->backpack = make_wrap_box (4);
  gtk_box_append (GTK_BOX (box), make_slot (_("Hands"), self->hands));
  gtk_box_append (GTK_BOX (box), make_slot (_("Backpack"), self->backpack));
  self->items_button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->items_button), box);
  gtk_widget_add_css_class (self->items_button, "flat");
  gtk_widget_add_css_class (self->items_button, "aotd-items");
  gtk_widget_set_tooltip_text (self->items_button, _("Arrange, trade, search or discard"));
  g_signal_connect_object (self->items_button, "clicked", G_CALLBACK (items_cb), self, G_CONNECT_SWAPPED);
  return self->items_button;
}

/* All cards want the same width, whatever they hold: they stand in columns. */
static void
hk_aotd_survivor_card_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  gtk_widget_measure (HK_AOTD_SURVIVOR_CARD (widget)->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, NATURAL_WIDTH);
}

static void
hk_aotd_survivor_card_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  gtk_widget_size_allocate (HK_AOTD_SURVIVOR_CARD (widget)->child, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
hk_aotd_survivor_card_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hk_aotd_survivor_card_dispose (GObject *object)
{
  HkAotdSurvivorCard *self = HK_AOTD_SURVIVOR_CARD (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);
  g_clear_object (&self->session);
  g_clear_pointer (&self->items_key, g_free);
  g_clear_pointer (&self->skills_key, g_free);
  G_OBJECT_CLASS (hk_aotd_survivor_card_parent_class)->dispose (object);
}

static void
hk_aotd_survivor_card_class_init (HkAotdSurvivorCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_survivor_card_dispose;
  widget_class->measure = hk_aotd_survivor_card_measure;
  widget_class->size_allocate = hk_aotd_survivor_card_size_allocate;
  widget_class->get_request_mode = hk_aotd_survivor_card_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_aotd_survivor_card_init (HkAotdSurvivorCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "aotd-survivor");
}

/**
 * hk_aotd_survivor_card_new:
 * @session: a session of Army of the Dead
 * @survivor: the number of a Survivor in play
 *
 * Returns: (transfer floating): the card
 */
GtkWidget *
hk_aotd_survivor_card_new (HkSession *session,
                           int        survivor)
{
  HkAotdSurvivorCard *self = g_object_new (HK_TYPE_AOTD_SURVIVOR_CARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  HkAotdSurvivor *record;

  self->session = g_object_ref (session);
  self->survivor = survivor;
  record = get_survivor (self);
  g_return_val_if_fail (record != NULL, GTK_WIDGET (self));
  self->bar = hk_aotd_danger_bar_new ();
  self->choose = gtk_button_new ();
  gtk_widget_add_css_class (self->choose, "suggested-action");
  gtk_widget_set_size_request (self->choose, -1, 44);
  g_signal_connect_object (self->choose, "clicked", G_CALLBACK (choose_cb), self, G_CONNECT_SWAPPED);
  self->skills = make_wrap_box (4);
  gtk_box_append (GTK_BOX (box), make_head (self, record));
  gtk_box_append (GTK_BOX (box), self->bar);
  self->state_row = make_state_row (self, record);
  self->kills = hk_aotd_kill_buttons_new (session, survivor);
  gtk_box_append (GTK_BOX (box), self->state_row);
  gtk_box_append (GTK_BOX (box), hk_aotd_survivor_notes_new (session, survivor));
  gtk_box_append (GTK_BOX (box), self->choose);
  gtk_box_append (GTK_BOX (box), self->kills);
  gtk_box_append (GTK_BOX (box), make_items (self));
  gtk_box_append (GTK_BOX (box), self->skills);
  self->child = box;
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, record->name, -1);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * hk_aotd_survivor_card_get_survivor:
 * @self: a card
 *
 * Returns: the number of its Survivor
 */
int
hk_aotd_survivor_card_get_survivor (HkAotdSurvivorCard *self)
{
  g_return_val_if_fail (HK_IS_AOTD_SURVIVOR_CARD (self), -1);

  return self->survivor;
}
