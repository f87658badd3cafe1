/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/rules/hk-aotd-turn.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-skill-dialog.h"
#include "hk-aotd-survivor-card.h"
#include "hk-aotd-survivor-details.h"
#include "hk-aotd-survivor-notes.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-danger-bar.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-number-menu.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-ink.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* A Survivor with dashboard and ID card: what can be read from across the table is big and always in sight. What
 * matters while its player plays it is unfolded on its Turn, and at any time by the arrow. */
struct _HkAotdSurvivorCard
{
  GtkWidget  parent_instance;

  HkSession *session;
  int        survivor;
  gboolean   unfolded[2]; /* how the group left it: while it waits, and on its Turn */
  gboolean   is_odd;      /* how it was drawn; nothing draws it while nothing in it changes */

  GtkWidget *child;
  GtkWidget *head;
  GtkWidget *name;
  GtkWidget *specialties;
  GtkWidget *fold;
  GtkWidget *state;
  GtkWidget *activate;
  GtkWidget *bar;
  GtkWidget *bar_menu;
  GtkWidget *heal;
  GtkWidget *hearts;
  GtkWidget *wounds;
  GtkWidget *wounds_menu;
  GtkWidget *wound;
  GtkWidget *pips;
  GtkWidget *pips_button;
  GtkWidget *health;
  GtkWidget *choose;
  GtkWidget *choose_label;
  GtkWidget *notes;
  GtkWidget *details;
};

/* Three stand side by side on the table page of a wide window. */
#define NATURAL_WIDTH 198

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

/* The level whose Skill has been reached and not chosen yet, or not entered. */
static const char *
find_choice (HkAotdSurvivor *survivor)
{
  const HkAotdLevel level = hk_aotd_survivor_get_level (survivor);

  if (level >= HK_AOTD_LEVEL_YELLOW && survivor->yellow == NULL)
    return hk_aotd_level_get_id (HK_AOTD_LEVEL_YELLOW);
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

static gboolean
is_on_turn (HkAotdSurvivorCard *self)
{
  return get_table (self)->current_survivor == self->survivor && !hk_table_goes_by_hand (HK_TABLE (get_table (self)));
}

static void
fold_cb (HkAotdSurvivorCard *self)
{
  const gboolean unfolded = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->fold));
  HkAotdSurvivor *survivor = get_survivor (self);
  const gboolean shown = unfolded && survivor != NULL && !survivor->eliminated;

  self->unfolded[is_on_turn (self) ? 1 : 0] = unfolded;
  hk_button_set_icon (GTK_BUTTON (self->fold), unfolded ? "pan-up-symbolic" : "pan-down-symbolic");
  hk_tooltip_set (self->fold, unfolded ? _("Show Less") : _("Show More"));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_STATE_EXPANDED, unfolded, -1);
  gtk_widget_set_visible (self->details, shown);
  gtk_widget_set_visible (self->heal, shown);
  gtk_widget_set_visible (self->wound, shown);
}

static void
update_fold (HkAotdSurvivorCard *self,
             HkAotdSurvivor     *survivor)
{
  gtk_widget_set_visible (self->fold, !survivor->eliminated);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->fold), self->unfolded[is_on_turn (self) ? 1 : 0]);
  fold_cb (self);
}

static void
update_choice (HkAotdSurvivorCard *self,
               HkAotdSurvivor     *survivor)
{
  const char *level = find_choice (survivor);

  gtk_widget_set_visible (self->choose, level != NULL && !survivor->eliminated && hk_table_keeps (HK_TABLE (get_table (self)), "danger"));
  if (level != NULL)
    gtk_label_set_text (GTK_LABEL (self->choose_label), g_str_equal (level, "yellow") ? _("Enter the Yellow Skill")
                                                               : g_str_equal (level, "red") ? _("Choose a Red Skill")
                                                                                            : _("Choose an Orange Skill"));
}

static void
update_state (HkAotdSurvivorCard *self,
              HkAotdSurvivor     *survivor)
{
  HkAotdTable *table = get_table (self);
  const gboolean on_turn = is_on_turn (self);
  const gboolean playing = table->phase == HK_AOTD_PHASE_PLAYER && !hk_table_goes_by_hand (HK_TABLE (table));
  const char *state = "";

  if (survivor->eliminated)
    state = _("eliminated");
  else if (on_turn)
    state = _("on turn");
  else if (survivor->activated && playing)
    state = _("turn over");
  gtk_label_set_text (GTK_LABEL (self->state), state);
  gtk_widget_set_visible (self->state, *state != '\0');
  gtk_widget_set_visible (self->activate, !on_turn && hk_table_keeps_move (HK_TABLE (table), "activate", NULL) && hk_aotd_turn_may_go (table, self->survivor));
  hk_widget_set_class (GTK_WIDGET (self), "hk-on-turn", on_turn && !survivor->eliminated);
  hk_widget_set_class (GTK_WIDGET (self), "aotd-over", survivor->activated && playing && !on_turn);
  hk_widget_set_class (GTK_WIDGET (self), "aotd-eliminated", survivor->eliminated);
  gtk_widget_set_visible (self->health, !survivor->eliminated && hk_table_keeps (HK_TABLE (table), "health"));
  gtk_widget_set_visible (self->bar_menu, hk_table_keeps (HK_TABLE (table), "danger"));
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
  hk_widget_set_class (self->hearts, "aotd-last", left <= 1);
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
  gtk_widget_set_visible (self->pips_button, !survivor->eliminated && hk_table_keeps_move (HK_TABLE (get_table (self)), "spend", NULL)
                                              && (survivor->actions > 0 || is_on_turn (self)));
  gtk_widget_set_sensitive (self->pips_button, survivor->actions > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pips_button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
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
  update_choice (self, survivor);
  update_state (self, survivor);
  update_fold (self, survivor);
}

static void
fill_specialties (HkAotdSurvivorCard *self,
                  HkAotdSurvivor     *survivor)
{
  for (guint i = 0; survivor->specialties != NULL && survivor->specialties[i] != NULL; i++)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PREFIX "/ui/hk-aotd-specialty.ui");

      gtk_image_set_from_icon_name (GTK_IMAGE (gtk_builder_get_object (builder, "icon")), hk_aotd_label_specialty_icon (survivor->specialties[i]));
      gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "title")), hk_aotd_specialty_get_title (survivor->specialties[i]));
      adw_wrap_box_append (ADW_WRAP_BOX (self->specialties), GTK_WIDGET (gtk_builder_get_object (builder, "box")));
    }
}

static void
fill_head (HkAotdSurvivorCard *self,
           HkAotdSurvivor     *survivor)
{
  HkAotdPlayer *player = hk_aotd_table_get_player (get_table (self), MAX (survivor->player, 0));
  /* Translators: the name of a Survivor */
  g_autofree char *more = g_strdup_printf (_("More of %s"), survivor->name);

  if (player != NULL)
    {
      GtkWidget *mark = hk_player_mark_new (player->name, player->colour);
      g_autofree char *led = g_strdup_printf (_("Led by %s"), player->name);

      hk_tooltip_set (mark, led);
      gtk_box_prepend (GTK_BOX (self->head), mark);
    }
  gtk_label_set_text (GTK_LABEL (self->name), survivor->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
  hk_aotd_name_whose (self->heal, survivor->name);
  hk_aotd_name_whose (self->wound, survivor->name);
  fill_specialties (self, survivor);
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
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_AOTD_SURVIVOR_CARD);
  g_clear_object (&HK_AOTD_SURVIVOR_CARD (object)->session);
  G_OBJECT_CLASS (hk_aotd_survivor_card_parent_class)->dispose (object);
}

static void
hk_aotd_survivor_card_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  HkAotdSurvivorCard *self = HK_AOTD_SURVIVOR_CARD (widget);

  self->is_odd = !self->is_odd;
  hk_ink_push_piece (snapshot, widget, self->is_odd);
  GTK_WIDGET_CLASS (hk_aotd_survivor_card_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
hk_aotd_survivor_card_class_init (HkAotdSurvivorCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_survivor_card_dispose;
  widget_class->measure = hk_aotd_survivor_card_measure;
  widget_class->size_allocate = hk_aotd_survivor_card_size_allocate;
  widget_class->snapshot = hk_aotd_survivor_card_snapshot;
  widget_class->get_request_mode = hk_aotd_survivor_card_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (HK_TYPE_AOTD_DANGER_BAR);
  g_type_ensure (HK_TYPE_AOTD_SURVIVOR_DETAILS);
  g_type_ensure (HK_TYPE_AOTD_SURVIVOR_NOTES);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-survivor-card.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdSurvivorCard, child, head, name, specialties, fold, state, activate, bar, bar_menu, heal, hearts,
                    wounds, wounds_menu, wound, pips, pips_button, health, choose, choose_label, notes, details);
  HK_BIND_CALLBACKS (widget_class, fold_cb, heal_cb, wound_cb, spend_cb, activate_cb, choose_cb);
}

static void
hk_aotd_survivor_card_init (HkAotdSurvivorCard *self)
{
  self->unfolded[1] = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns (transfer floating): the card. */
GtkWidget *
hk_aotd_survivor_card_new (HkSession *session,
                           int        survivor)
{
  HkAotdSurvivorCard *self = g_object_new (HK_TYPE_AOTD_SURVIVOR_CARD, NULL);
  HkAotdSurvivor *record;

  self->session = g_object_ref (session);
  self->survivor = survivor;
  record = get_survivor (self);
  g_return_val_if_fail (record != NULL, GTK_WIDGET (self));
  /* Nobody is on turn where the group goes through the phases by hand. */
  self->unfolded[0] = hk_table_goes_by_hand (HK_TABLE (get_table (self)));
  fill_head (self, record);
  hk_aotd_number_menu_attach (self->bar_menu, session, survivor);
  hk_aotd_number_menu_attach (self->wounds_menu, session, survivor);
  g_object_set (self->notes, "session", session, "index", survivor, NULL);
  g_object_set (self->details, "session", session, "index", survivor, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, record->name, -1);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* Returns the number of its Survivor. */
int
hk_aotd_survivor_card_get_survivor (HkAotdSurvivorCard *self)
{
  g_return_val_if_fail (HK_IS_AOTD_SURVIVOR_CARD (self), -1);

  return self->survivor;
}
