/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-count.h"
#include "hk-cz-ailments.h"
#include "hk-cz-loot-dialog.h"
#include "hk-cz-loot-row.h"
#include "hk-cz-team-parts.h"
#include "hk-cz-weight-bar.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-turn-frame.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* As many survivors as that show all they have; more are folded but for those of who is on turn. */
#define FEW 2

/* A survivor as the card and what lies under it say: whose, where, what is wrong, the ratings, the Loot with its supply
 * and weight, the Heroic Action. Folded, it keeps what a table has to know at a glance. */
struct _HkCzSurvivorCard
{
  HkView          parent_instance;

  gboolean        is_set;   /* whether a person has folded or unfolded it */
  gboolean        unfolded; /* how */

  GtkWidget      *box;
  GtkWidget      *mark;
  GtkLabel       *name;
  GtkLabel       *where;
  GtkWidget      *fold;
  GtkWidget      *ailments;
  GtkWidget      *summary;
  GtkWidget      *body;
  GtkWidget      *weight;
  HkCzWeightBar  *bar;
  GtkWidget      *hand;
  GtkWidget      *pack_title;
  GtkWidget      *pack_weight;
  GtkLabel       *pack_label;
  GtkWidget      *pack;
  GtkWidget      *heroic;
  HkCzSymbol     *heroic_symbol;
  GtkLabel       *heroic_name;
  GtkLabel       *heroic_text;
  GtkWidget      *more;
  GtkWidget      *join;
};

G_DEFINE_FINAL_TYPE (HkCzSurvivorCard, hk_cz_survivor_card, HK_TYPE_VIEW)

static int
get_survivor (HkCzSurvivorCard *self)
{
  return hk_view_get_index (HK_VIEW (self));
}

static HkCzSurvivor *
get_record (HkCzSurvivorCard *self)
{
  return hk_cz_table_get_survivor (hk_cz_view_get_table (self), get_survivor (self));
}

/* What a tap does */

static int
find_loot (HkCzSurvivorCard *self,
           HkCzLootRow      *row)
{
  HkCzSurvivor *record = get_record (self);

  return record == NULL ? -1 : hk_record_list_index (record->loot, hk_cz_loot_row_get_loot (row));
}

static void
chosen_cb (HkCzSurvivorCard *self,
           HkCzLootRow      *row)
{
  hk_cz_loot_dialog_present_loot (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), get_survivor (self), find_loot (self, row));
}

/* What is not known is asked for, what is there goes down by one. */
static void
spend_cb (HkCzSurvivorCard *self,
          HkCzLootRow      *row)
{
  const int number = find_loot (self, row);
  HkCzLoot *loot = hk_cz_loot_row_get_loot (row);

  if (number < 0)
    return;
  if (loot->supply <= 0)
    {
      const char * const missing[] = { "by", NULL };
      g_autoptr (HkMove) move = hk_move_build ("supply", "i:survivor", get_survivor (self), "i:loot", number, NULL);

      hk_cz_ask_move (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), move, missing);
      return;
    }
  hk_view_play (HK_VIEW (self), hk_move_build ("supply", "i:survivor", get_survivor (self), "i:loot", number, "i:by", -1, NULL));
}

static void
heroic_cb (HkCzSurvivorCard *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("heroic", "i:survivor", get_survivor (self), NULL));
}

static void
join_cb (HkCzSurvivorCard *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("adopt", "i:survivor", get_survivor (self), NULL));
}

static void
more_cb (HkCzSurvivorCard *self)
{
  hk_cz_loot_dialog_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), get_survivor (self));
}

/* Folding */

static gboolean
is_on_turn (HkCzSurvivorCard *self,
            HkCzSurvivor     *record)
{
  HkCzTable *table = hk_cz_view_get_table (self);

  return record->player >= 0 && table->current_player == record->player && !hk_table_goes_by_hand (HK_TABLE (table));
}

static gboolean
keeps_loot (HkCzSurvivorCard *self)
{
  return hk_table_keeps (hk_view_get_table (HK_VIEW (self)), "survivors");
}

static gboolean
is_unfolded (HkCzSurvivorCard *self,
             HkCzSurvivor     *record)
{
  if (!hk_cz_survivor_is_alive (record) || !keeps_loot (self))
    return FALSE;
  if (self->is_set)
    return self->unfolded;
  return is_on_turn (self, record) || hk_cz_table_count_living (hk_cz_view_get_table (self), -1, HK_CZ_SURVIVOR_NONE) <= FEW;
}

static void
show_fold (HkCzSurvivorCard *self,
           HkCzSurvivor     *record)
{
  const gboolean unfolded = is_unfolded (self, record);

  gtk_widget_set_visible (self->fold, hk_cz_survivor_is_alive (record) && keeps_loot (self));
  hk_button_set_icon (GTK_BUTTON (self->fold), unfolded ? "pan-up-symbolic" : "pan-down-symbolic");
  hk_tooltip_set (self->fold, unfolded ? _("Show Less") : _("Show More"));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_STATE_EXPANDED, unfolded, -1);
  gtk_widget_set_visible (self->body, unfolded);
  gtk_widget_set_visible (self->summary, !unfolded && *gtk_label_get_text (GTK_LABEL (self->summary)) != '\0');
}

static void
fold_cb (HkCzSurvivorCard *self)
{
  HkCzSurvivor *record = get_record (self);

  if (record == NULL)
    return;
  self->unfolded = !is_unfolded (self, record);
  self->is_set = TRUE;
  hk_view_update (HK_VIEW (self));
}

/* What is shown */

static void
show_head (HkCzSurvivorCard *self,
           HkCzSurvivor     *record)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzPlayer *player = hk_cz_table_get_player (table, record->player);
  const char *place = record->place < 0 || !hk_table_keeps (HK_TABLE (table), "neighborhood") ? NULL : hk_cz_table_get_location_name (table, record->place);
  /* Translators: the name of a survivor */
  g_autofree char *more = g_strdup_printf (_("More of %s"), record->name);
  g_autofree char *where = NULL;

  if (!hk_cz_survivor_is_alive (record) || place == NULL)
    where = g_strdup (hk_cz_label_kind (record));
  else if (player == NULL)
    /* Translators: what kind of survivor it is, and the Location */
    where = g_strdup_printf (_("%s · waits at %s"), hk_cz_label_kind (record), place);
  else
    where = g_strdup_printf ("%s · %s", hk_cz_label_kind (record), place);
  gtk_widget_set_visible (self->mark, player != NULL);
  if (player != NULL)
    {
      g_autofree char *led = g_strdup_printf (_("Led by %s"), player->name);

      g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
      hk_tooltip_set (self->mark, led);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, led, -1);
    }
  gtk_label_set_text (self->name, record->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, record->name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
  gtk_label_set_text (self->where, where);
  hk_widget_set_class (self->box, "cz-dead", !hk_cz_survivor_is_alive (record));
  hk_turn_frame_show (ADW_BIN (self), hk_cz_survivor_is_alive (record) && is_on_turn (self, record));
  hk_widget_set_class (self->box, "cz-waits", hk_cz_survivor_is_alive (record) && player == NULL);
}

/* The Loot in one paragraph. */
static void
show_summary (HkCzSurvivorCard *self,
              HkCzSurvivor     *record)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  g_autoptr (GString) text = g_string_new (NULL);
  HkCzLoot *loot;

  for (int i = 0; hk_cz_survivor_is_alive (record) && keeps_loot (self) && (loot = hk_cz_survivor_get_loot (record, i)) != NULL; i++)
    {
      HkCzGear *gear = hk_cz_table_find_gear (table, loot->kind);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", loot->kind);
      if (loot->supply > 0 || (gear != NULL && gear->supply > 0 && loot->supply == 0))
        g_string_append_printf (text, "\302\240%d", loot->supply);
    }
  gtk_label_set_text (GTK_LABEL (self->summary), text->str);
}

/* As many rows as there is Loot of that kind; rows that are there are kept, and the focus with them. */
static void
show_loot (HkCzSurvivorCard *self,
           HkCzSurvivor     *record,
           GtkWidget        *box,
           gboolean          packed)
{
  GtkWidget *row = gtk_widget_get_first_child (box);
  HkCzLoot *loot;

  for (int i = 0; (loot = hk_cz_survivor_get_loot (record, i)) != NULL; i++)
    {
      if (loot->packed != packed)
        continue;
      if (row == NULL)
        {
          row = g_object_new (HK_TYPE_CZ_LOOT_ROW, NULL);
          g_signal_connect_object (row, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
          g_signal_connect_object (row, "spend", G_CALLBACK (spend_cb), self, G_CONNECT_SWAPPED);
          gtk_box_append (GTK_BOX (box), row);
        }
      hk_cz_loot_row_load (HK_CZ_LOOT_ROW (row), hk_cz_view_get_table (self), loot, record->name);
      row = gtk_widget_get_next_sibling (row);
    }
  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      gtk_box_remove (GTK_BOX (box), row);
      row = next;
    }
  gtk_widget_set_visible (box, gtk_widget_get_first_child (box) != NULL);
}

static void
show_pack_title (HkCzSurvivorCard *self,
                 HkCzSurvivor     *record)
{
  HkCzBurden burden;
  g_autofree char *text = NULL;

  hk_cz_table_weigh (hk_cz_view_get_table (self), get_survivor (self), &burden);
  text = g_strdup_printf (_("Backpack: %d of %d"), burden.packed, burden.places);
  gtk_label_set_text (self->pack_label, text);
  gtk_widget_set_visible (self->pack_title, record->backpack);
}

static void
show_heroic (HkCzSurvivorCard *self,
             HkCzSurvivor     *record)
{
  const char *name = record->heroic == NULL ? _("Heroic Action") : record->heroic;
  const char *text = record->heroic_used ? _("played") : record->heroic_text != NULL ? record->heroic_text : record->heroic != NULL ? _("Heroic Action") : NULL;
  g_autofree char *spoken = record->heroic == NULL ? g_strdup (record->heroic_used ? _("The Heroic Action has been played") : _("Play the Heroic Action"))
                            : g_strdup_printf (record->heroic_used ? _("The Heroic Action %s has been played") : _("Play the Heroic Action %s"), name);

  gtk_widget_set_visible (self->heroic, record->kind == HK_CZ_SURVIVOR_CHARACTER);
  gtk_widget_set_sensitive (self->heroic, !record->heroic_used);
  hk_cz_symbol_set_kind (self->heroic_symbol, record->heroic_used ? HK_CZ_SYMBOL_HOLLOW_STAR : HK_CZ_SYMBOL_STAR);
  gtk_label_set_text (self->heroic_name, name);
  gtk_label_set_text (self->heroic_text, text == NULL ? "" : text);
  gtk_widget_set_visible (GTK_WIDGET (self->heroic_text), text != NULL);
  hk_tooltip_set (self->heroic, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->heroic), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
show_body (HkCzSurvivorCard *self,
           HkCzSurvivor     *record)
{
  hk_cz_weight_bar_load (self->bar, hk_cz_view_get_table (self), get_survivor (self));
  gtk_widget_set_visible (self->weight, !record->infant);
  show_loot (self, record, self->hand, FALSE);
  show_pack_title (self, record);
  show_loot (self, record, self->pack, TRUE);
  show_heroic (self, record);
  gtk_widget_set_visible (self->more, record->player >= 0);
  gtk_button_set_label (GTK_BUTTON (self->more), record->infant ? _("More…") : _("Loot…"));
}

/* What is folded away is not worked out. */
static void
update (HkView *view)
{
  HkCzSurvivorCard *self = HK_CZ_SURVIVOR_CARD (view);
  HkCzSurvivor *record = get_record (self);

  if (record == NULL)
    return;
  show_head (self, record);
  hk_cz_ailments_show (self->ailments, hk_cz_view_get_table (self), get_survivor (self));
  if (is_unfolded (self, record))
    show_body (self, record);
  else
    show_summary (self, record);
  gtk_widget_set_visible (self->join, record->player < 0 && hk_cz_survivor_is_alive (record) && keeps_loot (self));
  show_fold (self, record);
}

static void
hk_cz_survivor_card_class_init (HkCzSurvivorCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_CZ_RATINGS);
  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  g_type_ensure (HK_TYPE_CZ_WEIGHT_BAR);
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-survivor-card");
  HK_BIND_CHILDREN (widget_class, HkCzSurvivorCard, box, mark, name, where, fold, ailments, summary, body, weight, bar, hand, pack_title,
                    pack_weight, pack_label, pack, heroic, heroic_symbol, heroic_name, heroic_text, more, join);
  HK_BIND_CALLBACKS (widget_class, fold_cb, heroic_cb, more_cb, join_cb);
}

static void
hk_cz_survivor_card_init (HkCzSurvivorCard *self)
{
  g_autofree char *weight = g_strdup_printf ("%d", HK_CZ_BACKPACK_WEIGHT);
  g_autofree char *spoken = g_strdup_printf (_("Weight %d"), HK_CZ_BACKPACK_WEIGHT);

  gtk_widget_init_template (GTK_WIDGET (self));
  /* The Backpack weighs on hand like other Loot. */
  gtk_label_set_text (GTK_LABEL (self->pack_weight), weight);
  hk_tooltip_set (self->pack_weight, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pack_weight), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
