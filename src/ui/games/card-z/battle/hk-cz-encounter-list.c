/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-encounter-card.h"
#include "hk-cz-encounter-list.h"
#include "ui/games/card-z/attack/hk-cz-attack-sheet.h"
#include "ui/games/card-z/neighborhood/hk-cz-lay-dialog.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

#define N_SECTIONS (HK_CZ_N_ZONES + 1)

/* The Encounters of a battle by zones, the edge of the battlefield first, with the walls and fences between them. In
 * each zone they stand in the order in which they act. */
struct _HkCzEncounterList
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *sections[N_SECTIONS];
  GtkWidget *titles[N_SECTIONS];
  GtkWidget *cards[N_SECTIONS];
  GtkWidget *dividers[N_SECTIONS];
};

G_DEFINE_FINAL_TYPE (HkCzEncounterList, hk_cz_encounter_list, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzEncounterList *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

/* A tap attacks an enemy, turns up what lies face down, and welcomes nobody. */
static void
chosen_cb (HkCzEncounterList *self,
           GtkWidget         *card)
{
  HkCzTable *table = get_table (self);
  const int number = hk_cz_encounter_card_get_encounter (HK_CZ_ENCOUNTER_CARD (card));
  HkCzEncounter *encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), number);

  if (encounter == NULL)
    return;
  if (!encounter->revealed && encounter->type == NULL)
    hk_cz_lay_dialog_present_reveal (GTK_WIDGET (self), self->session, number);
  else if (!encounter->revealed)
    {
      g_autoptr (HkMove) move = hk_move_build ("reveal", "i:encounter", number, NULL);

      hk_table_play (GTK_WIDGET (self), self->session, move);
    }
  else if (!hk_cz_encounter_is_enemy (encounter))
    hk_table_complain (GTK_WIDGET (self), _("Friendly humans join once no danger is left in their zone."));
  else if (!table->battle->started)
    hk_table_complain (GTK_WIDGET (self), _("Decide first whether to battle or to retreat."));
  else
    hk_cz_attack_sheet_present (GTK_WIDGET (self), self->session, -1, number);
}

static int
get_rank (HkCzEncounter *encounter)
{
  return encounter->locked ? 3 : !encounter->revealed ? 2 : !hk_cz_encounter_is_enemy (encounter) ? 1 : 0;
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  HkCzLocation *field = user_data;
  HkCzEncounter *one = hk_cz_location_get_encounter (field, *(const int *) a);
  HkCzEncounter *other = hk_cz_location_get_encounter (field, *(const int *) b);
  const HkCzActor actors[] = { { *(const int *) a, one->type, one->distance }, { *(const int *) b, other->type, other->distance } };

  if (get_rank (one) != get_rank (other))
    return get_rank (one) - get_rank (other);
  return hk_cz_actor_compare (&actors[0], &actors[1]);
}

static GArray *
list_zone (HkCzLocation *field,
           int           zone)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < hk_cz_location_get_n_encounters (field); i++)
    if (hk_cz_location_get_encounter (field, i)->zone == zone)
      g_array_append_val (numbers, i);
  g_array_sort_with_data (numbers, compare, field);
  return numbers;
}

/* The cards that are there are used again, so that the keyboard stays where it was. */
static void
show_cards (HkCzEncounterList *self,
            int                zone,
            GArray            *numbers)
{
  GtkWidget *card = gtk_widget_get_first_child (self->cards[zone]);

  for (guint i = 0; i < numbers->len; i++)
    {
      if (card == NULL)
        {
          card = hk_cz_encounter_card_new (self->session);
          g_signal_connect_object (card, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
          gtk_box_append (GTK_BOX (self->cards[zone]), card);
        }
      hk_cz_encounter_card_set_encounter (HK_CZ_ENCOUNTER_CARD (card), g_array_index (numbers, int, i));
      card = gtk_widget_get_next_sibling (card);
    }
  while (card != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (card);

      gtk_box_remove (GTK_BOX (self->cards[zone]), card);
      card = next;
    }
}

static void
show_divider (HkCzEncounterList *self,
              const char        *layout,
              int                zone)
{
  const char divider = zone == 0 ? 0 : hk_cz_layout_get_divider (layout, zone);

  gtk_widget_set_visible (self->dividers[zone], divider == '|' || divider == ':');
  gtk_label_set_text (GTK_LABEL (self->dividers[zone]), divider == '|' ? _("Wall") : _("Fence"));
  hk_widget_set_class (self->dividers[zone], "cz-wall-line", divider == '|');
  hk_widget_set_class (self->dividers[zone], "cz-fence-line", divider == ':');
}

static void
update (HkCzEncounterList *self)
{
  HkCzTable *table = get_table (self);
  HkCzLocation *field = table->battle == NULL ? NULL : hk_cz_table_get_battlefield (table);
  const char *layout;

  if (field == NULL)
    return;
  layout = hk_cz_battle_get_layout (table);
  for (int zone = 0; zone < N_SECTIONS; zone++)
    {
      g_autoptr (GArray) numbers = list_zone (field, zone);
      g_autofree char *title = NULL;

      if (zone == 0)
        title = g_strdup (_("At the edge"));
      else if (layout == NULL && zone > 1)
        title = g_strdup_printf (_("Zone %d"), zone);
      else
        title = g_strdup_printf (hk_cz_layout_is_outside (layout, zone) ? _("Zone %d, outside") : _("Zone %d, inside"), zone);
      gtk_label_set_text (GTK_LABEL (self->titles[zone]), title);
      gtk_widget_set_visible (self->sections[zone], numbers->len > 0);
      show_divider (self, layout, zone);
      show_cards (self, zone, numbers);
    }
}

static void
hk_cz_encounter_list_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_ENCOUNTER_LIST (object)->session);
  G_OBJECT_CLASS (hk_cz_encounter_list_parent_class)->dispose (object);
}

static void
hk_cz_encounter_list_class_init (HkCzEncounterListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_encounter_list_dispose;
}

static void
hk_cz_encounter_list_init (HkCzEncounterList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  for (int zone = 0; zone < N_SECTIONS; zone++)
    {
      self->sections[zone] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      self->titles[zone] = hk_heading_new (NULL);
      self->cards[zone] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      self->dividers[zone] = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->dividers[zone], "caption-heading");
      gtk_box_append (GTK_BOX (self->sections[zone]), self->dividers[zone]);
      gtk_box_append (GTK_BOX (self->sections[zone]), self->titles[zone]);
      gtk_box_append (GTK_BOX (self->sections[zone]), self->cards[zone]);
      gtk_box_append (GTK_BOX (box), self->sections[zone]);
    }
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): the Encounters of the battle.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_encounter_list_new (HkSession *session)
{
  HkCzEncounterList *self = g_object_new (HK_TYPE_CZ_ENCOUNTER_LIST, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
