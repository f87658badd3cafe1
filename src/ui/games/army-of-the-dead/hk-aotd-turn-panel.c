/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "army-of-the-dead/hk-aotd-actions.h"
#include "hk-aotd-attack-dialog.h"
#include "hk-aotd-equipment-dialog.h"
#include "hk-aotd-params.h"
#include "hk-aotd-turn-panel.h"
#include "hk-aotd-vault-dialog.h"
#include "table/hk-table-play.h"

/**
 * HkAotdTurnPanel:
 *
 * What the activated Survivor can do now: a button each, with what it costs.
 */
struct _HkAotdTurnPanel
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *title;
  GtkWidget *buttons;
  char      *key;
};

G_DEFINE_FINAL_TYPE (HkAotdTurnPanel, hk_aotd_turn_panel, ADW_TYPE_BIN)

/* What a button does. */
typedef enum
{
  DO_MOVE,      /* the move, at once */
  DO_ASK,       /* the move, once its parameter is known */
  DO_ATTACK,
  DO_EQUIPMENT,
  DO_SEARCH,
  DO_VAULT,
} Deed;

typedef struct
{
  const char *title;
  const char *cost;
  const char *move;
  const char *missing[3];
  Deed        deed;
  gboolean    truck;
  gboolean    vault;
} Action;

static const Action actions[] = {
  { N_("Move"), N_("1 Action"), "move", { NULL }, DO_MOVE, FALSE, FALSE },
  { N_("Move from…"), N_("1 + 1 a Zombie"), "move", { "zombies", "sleepers", NULL }, DO_ASK, FALSE, FALSE },
  { N_("Search"), N_("1 Action"), "search", { NULL }, DO_SEARCH, FALSE, FALSE },
  { N_("Equipment"), NULL, "trade", { NULL }, DO_EQUIPMENT, FALSE, FALSE },
  { N_("Attack"), N_("1 Action"), "attack", { NULL }, DO_ATTACK, FALSE, FALSE },
  { N_("Sleepers"), N_("2 Actions"), "eliminate-sleepers", { NULL }, DO_MOVE, FALSE, FALSE },
  { N_("Objective"), N_("1 Action"), "take-objective", { "objective", NULL }, DO_ASK, FALSE, FALSE },
  { N_("Make Noise"), N_("1 Action"), "make-noise", { NULL }, DO_MOVE, FALSE, FALSE },
  { N_("Truck"), N_("1 Action"), "truck-seat", { "seat", NULL }, DO_ASK, TRUE, FALSE },
  { N_("Vault"), N_("1 Action"), "vault-challenge", { NULL }, DO_VAULT, FALSE, TRUE },
  { N_("Skill"), NULL, "use-skill", { "skill", NULL }, DO_ASK, FALSE, FALSE },
  { N_("Card"), NULL, "use-card", { "card", NULL }, DO_ASK, FALSE, FALSE },
};

static HkAotdTable *
get_table (HkAotdTurnPanel *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
}

static void
clicked_cb (HkAotdTurnPanel *self,
            GtkWidget       *button)
{
  const Action *action = g_object_get_data (G_OBJECT (button), "action");
  const int survivor = get_table (self)->current_survivor;
  g_autoptr (HkMove) move = hk_move_build (action->move, "i:survivor", survivor, NULL);

  switch (action->deed)
    {
    case DO_MOVE:
      hk_table_play (GTK_WIDGET (self), self->session, move);
      break;
    case DO_ASK:
      hk_aotd_ask_move (GTK_WIDGET (self), self->session, move, action->missing);
      break;
    case DO_ATTACK:
      hk_aotd_attack_dialog_present (GTK_WIDGET (self), self->session, survivor);
      break;
    case DO_EQUIPMENT:
      hk_aotd_equipment_dialog_present (GTK_WIDGET (self), self->session, survivor);
      break;
    case DO_SEARCH:
      hk_aotd_equipment_dialog_search (GTK_WIDGET (self), self->session, survivor);
      break;
    case DO_VAULT:
      hk_aotd_vault_dialog_present (GTK_WIDGET (self), self->session);
      break;
    }
}

static void
end_turn_cb (HkAotdTurnPanel *self)
{
  g_autoptr (HkMove) move = hk_move_build ("end-turn", NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static GtkWidget *
make_button (const char *title,
             const char *cost)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (title);

  gtk_box_append (GTK_BOX (box), label);
  if (cost != NULL)
    {
      GtkWidget *caption = gtk_label_new (cost);

      gtk_widget_add_css_class (caption, "caption");
      gtk_widget_add_css_class (caption, "dimmed");
      gtk_box_append (GTK_BOX (box), caption);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "aotd-action");
  gtk_widget_set_size_request (button, -1, 48);
  return button;
}

static void
add_buttons (HkAotdTurnPanel *self)
{
  HkAotdTable *table = get_table (self);
  GtkWidget *end = make_button (_("End Turn"), NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWidget *button;

      if ((actions[i].truck && !table->truck) || (actions[i].vault && table->vault == NULL))
        continue;
      button = make_button (_(actions[i].title), actions[i].cost == NULL ? NULL : _(actions[i].cost));
      g_object_set_data (G_OBJECT (button), "action", (gpointer) &actions[i]);
      g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (self->buttons), button);
    }
  g_signal_connect_object (end, "clicked", G_CALLBACK (end_turn_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (self->buttons), end);
}

static void
update (HkAotdTurnPanel *self)
{
  HkAotdTable *table = get_table (self);
  HkAotdSurvivor *survivor = hk_aotd_find_survivor (table, table->current_survivor, NULL);
  g_autofree char *title = NULL;
  g_autofree char *key = NULL;
  GtkWidget *child;

  gtk_widget_set_visible (GTK_WIDGET (self), survivor != NULL);
  if (survivor == NULL)
    return;
  /* Translators: the name of the Survivor on turn, above buttons */
  title = g_strdup_printf (_("%s can"), survivor->name);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  key = g_strdup_printf ("%d %d %d", table->current_survivor, table->truck, table->vault != NULL);
  if (!g_set_str (&self->key, key))
    return;
  while ((child = gtk_widget_get_first_child (self->buttons)) != NULL)
    adw_wrap_box_remove (ADW_WRAP_BOX (self->buttons), child);
  add_buttons (self);
}

static void
hk_aotd_turn_panel_dispose (GObject *object)
{
  HkAotdTurnPanel *self = HK_AOTD_TURN_PANEL (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->key, g_free);
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
