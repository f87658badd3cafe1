/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-count.h"
#include "hk-cz-ailments.h"
#include "hk-cz-loot-dialog.h"
#include "hk-cz-loot-row.h"
#include "hk-cz-ratings.h"
#include "hk-cz-survivor-card.h"
#include "hk-cz-weight-bar.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* As many survivors as that show all they have; more are folded but for those of who is on turn. */
#define FEW 2

/* A survivor as the card and what lies under it say: whose, where, what ails, the ratings, the Loot with its supply
 * and weight, the Heroic Action. Folded, it keeps what a table has to know at a glance. */
struct _HkCzSurvivorCard
{
  AdwBin     parent_instance;

  HkSession *session;
  int        survivor;
  gboolean   told;     /* whether a person has folded or unfolded it */
  gboolean   unfolded; /* how */

  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *where;
  GtkWidget *fold;
  GtkWidget *ailments;
  GtkWidget *summary;
  GtkWidget *body;
  GtkWidget *ratings;
  GtkWidget *bar;
  GtkWidget *hand;
  GtkWidget *pack_title;
  GtkWidget *pack;
  GtkWidget *heroic;
  GtkWidget *heroic_sign;
  GtkWidget *heroic_name;
  GtkWidget *heroic_text;
  GtkWidget *more;
  GtkWidget *join;
};

G_DEFINE_FINAL_TYPE (HkCzSurvivorCard, hk_cz_survivor_card, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzSurvivorCard *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static HkCzSurvivor *
get_record (HkCzSurvivorCard *self)
{
  return hk_cz_table_get_survivor (get_table (self), self->survivor);
}

/* What a tap does */

static int
find_loot (HkCzSurvivorCard *self,
           HkCzLootRow      *row)
{
  HkCzSurvivor *record = get_record (self);
  guint position;

  return record != NULL && g_list_store_find (record->loot, hk_cz_loot_row_get_loot (row), &position) ? (int) position : -1;
}

static void
chosen_cb (HkCzSurvivorCard *self,
           HkCzLootRow      *row)
{
  hk_cz_loot_dialog_present_loot (GTK_WIDGET (self), self->session, self->survivor, find_loot (self, row));
}

/* What is not known is told, what is there goes down by one. */
static void
spend_cb (HkCzSurvivorCard *self,
          HkCzLootRow      *row)
{
  const int number = find_loot (self, row);
  HkCzLoot *loot = hk_cz_loot_row_get_loot (row);
  g_autoptr (HkMove) move = NULL;

  if (number < 0)
    return;
  if (loot->supply <= 0)
    {
      const char * const missing[] = { "by", NULL };

      move = hk_move_build ("supply", "i:survivor", self->survivor, "i:loot", number, NULL);
      hk_cz_ask_move (GTK_WIDGET (self), self->session, move, missing);
      return;
    }
  move = hk_move_build ("supply", "i:survivor", self->survivor, "i:loot", number, "i:by", -1, NULL);
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
heroic_cb (HkCzSurvivorCard *self)
{
  g_autoptr (HkMove) move = hk_move_build ("heroic", "i:survivor", self->survivor, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
join_cb (HkCzSurvivorCard *self)
{
  g_autoptr (HkMove) move = hk_move_build ("adopt", "i:survivor", self->survivor, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
more_cb (HkCzSurvivorCard *self)
{
  hk_cz_loot_dialog_present (GTK_WIDGET (self), self->session, self->survivor);
}

/* Folding */

static gboolean
is_on_turn (HkCzSurvivorCard *self,
            HkCzSurvivor     *record)
{
  return record->player >= 0 && get_table (self)->current_player == record->player;
}

static gboolean
is_unfolded (HkCzSurvivorCard *self,
             HkCzSurvivor     *record)
{
  if (!hk_cz_survivor_is_alive (record))
    return FALSE;
  if (self->told)
    return self->unfolded;
  return is_on_turn (self, record) || hk_cz_table_count_living (get_table (self), -1, NULL) <= FEW;
}

static void
show_fold (HkCzSurvivorCard *self,
           HkCzSurvivor     *record)
{
  const gboolean unfolded = is_unfolded (self, record);

  gtk_widget_set_visible (self->fold, hk_cz_survivor_is_alive (record));
  gtk_button_set_icon_name (GTK_BUTTON (self->fold), unfolded ? "pan-up-symbolic" : "pan-down-symbolic");
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
  self->told = TRUE;
  show_fold (self, record);
}

/* What is shown */

static void
show_head (HkCzSurvivorCard *self,
           HkCzSurvivor     *record)
{
  HkCzTable *table = get_table (self);
  HkCzPlayer *player = hk_cz_table_get_player (table, record->player);
  const char *place = record->place < 0 ? NULL : hk_cz_table_get_location_name (table, record->place);
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

      g_object_set (self->mark, "name", player->name, "colour", player->colour, "tooltip-text", led, NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, led, -1);
    }
  gtk_label_set_text (GTK_LABEL (self->name), record->name);
  gtk_label_set_text (GTK_LABEL (self->where), where);
  hk_widget_set_class (self->box, "cz-dead", !hk_cz_survivor_is_alive (record));
  hk_widget_set_class (self->box, "cz-on-turn", hk_cz_survivor_is_alive (record) && is_on_turn (self, record));
  hk_widget_set_class (self->box, "cz-waits", hk_cz_survivor_is_alive (record) && player == NULL);
}

/* The Loot in one paragraph. */
static void
show_summary (HkCzSurvivorCard *self,
              HkCzSurvivor     *record)
{
  HkCzTable *table = get_table (self);
  g_autoptr (GString) text = g_string_new (NULL);
  HkCzLoot *loot;

  for (int i = 0; hk_cz_survivor_is_alive (record) && (loot = hk_cz_survivor_get_loot (record, i)) != NULL; i++)
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
          row = hk_cz_loot_row_new ();
          g_signal_connect_object (row, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
          g_signal_connect_object (row, "spend", G_CALLBACK (spend_cb), self, G_CONNECT_SWAPPED);
          gtk_box_append (GTK_BOX (box), row);
        }
      hk_cz_loot_row_load (HK_CZ_LOOT_ROW (row), get_table (self), loot, record->name);
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
  GtkWidget *label = gtk_widget_get_last_child (self->pack_title);
  g_autofree char *text = NULL;

  hk_cz_table_weigh (get_table (self), self->survivor, &burden);
  text = g_strdup_printf (_("Backpack: %d of %d"), burden.packed, burden.places);
  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_visible (self->pack_title, record->backpack);
}

static void
show_heroic (HkCzSurvivorCard *self,
             HkCzSurvivor     *record)
{
  const char *name = record->heroic == NULL ? _("Heroic Action") : record->heroic;
  g_autofree char *spoken = g_strdup_printf (record->heroic_used ? _("The Heroic Action %s has been played") : _("Play the Heroic Action %s"), name);

  gtk_widget_set_visible (self->heroic, g_strcmp0 (record->kind, "character") == 0);
  gtk_widget_set_sensitive (self->heroic, !record->heroic_used);
  hk_cz_sign_set (HK_CZ_SIGN (self->heroic_sign), record->heroic_used ? HK_CZ_SIGN_HOLLOW_STAR : HK_CZ_SIGN_STAR);
  gtk_label_set_text (GTK_LABEL (self->heroic_name), name);
  gtk_label_set_text (GTK_LABEL (self->heroic_text), record->heroic_used ? _("played") : record->heroic_text == NULL ? _("Heroic Action") : record->heroic_text);
  hk_tooltip_set (self->heroic, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->heroic), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
update (HkCzSurvivorCard *self)
{
  HkCzTable *table = get_table (self);
  HkCzSurvivor *record = get_record (self);
  gboolean led;

  if (record == NULL)
    return;
  led = record->player >= 0;
  show_head (self, record);
  hk_cz_ailments_load (HK_CZ_AILMENTS (self->ailments), table, self->survivor);
  hk_cz_ratings_load (HK_CZ_RATINGS (self->ratings), table, self->survivor);
  hk_cz_weight_bar_load (HK_CZ_WEIGHT_BAR (self->bar), table, self->survivor);
  gtk_widget_set_visible (gtk_widget_get_parent (self->bar), !record->infant);
  show_summary (self, record);
  show_loot (self, record, self->hand, FALSE);
  show_pack_title (self, record);
  show_loot (self, record, self->pack, TRUE);
  show_heroic (self, record);
  gtk_widget_set_visible (self->more, led);
  gtk_button_set_label (GTK_BUTTON (self->more), record->infant ? _("More…") : _("Loot…"));
  gtk_widget_set_visible (self->join, !led && hk_cz_survivor_is_alive (record));
  show_fold (self, record);
}

static void
hk_cz_survivor_card_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_SURVIVOR_CARD (object)->session);
  G_OBJECT_CLASS (hk_cz_survivor_card_parent_class)->dispose (object);
}

static void
hk_cz_survivor_card_class_init (HkCzSurvivorCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_survivor_card_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_cz_survivor_card_init (HkCzSurvivorCard *self)
{
}

/* How it is built */

static GtkWidget *
make_head (HkCzSurvivorCard *self,
           HkCzSurvivor     *record)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: the name of a survivor */
  g_autofree char *more = g_strdup_printf (_("More of %s"), record->name);

  self->mark = hk_player_mark_new (NULL, NULL);
  self->name = hk_heading_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->name, "cz-name");
  self->where = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->where), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->where), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->where, "caption");
  gtk_widget_add_css_class (self->where, "dimmed");
  gtk_box_append (GTK_BOX (names), self->name);
  gtk_box_append (GTK_BOX (names), self->where);
  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  self->fold = hk_icon_button_new ("pan-down-symbolic", _("Show More"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
  g_signal_connect_object (self->fold, "clicked", G_CALLBACK (fold_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), names);
  gtk_box_append (GTK_BOX (head), self->fold);
  return head;
}

static GtkWidget *
make_heroic (HkCzSurvivorCard *self)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->heroic = gtk_button_new ();
  self->heroic_sign = hk_cz_sign_new (HK_CZ_SIGN_STAR, 18);
  self->heroic_name = hk_heading_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->heroic_name), PANGO_ELLIPSIZE_END);
  self->heroic_text = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->heroic_text), 0);
  gtk_label_set_wrap (GTK_LABEL (self->heroic_text), TRUE);
  gtk_widget_add_css_class (self->heroic_text, "caption");
  gtk_box_append (GTK_BOX (words), self->heroic_name);
  gtk_box_append (GTK_BOX (words), self->heroic_text);
  gtk_box_append (GTK_BOX (face), self->heroic_sign);
  gtk_box_append (GTK_BOX (face), words);
  gtk_button_set_child (GTK_BUTTON (self->heroic), face);
  gtk_widget_add_css_class (self->heroic, "cz-heroic");
  gtk_widget_set_size_request (self->heroic, -1, 44);
  g_signal_connect_object (self->heroic, "clicked", G_CALLBACK (heroic_cb), self, G_CONNECT_SWAPPED);
  return self->heroic;
}

/* The Backpack weighs on hand like other Loot. */
static GtkWidget *
make_backpack_weight (void)
{
  g_autofree char *weight = g_strdup_printf ("%d", HK_CZ_BACKPACK_WEIGHT);
  g_autofree char *spoken = g_strdup_printf (_("Weight %d"), HK_CZ_BACKPACK_WEIGHT);
  GtkWidget *circle = gtk_label_new (weight);

  gtk_widget_add_css_class (circle, "cz-load");
  hk_tooltip_set (circle, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (circle), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_margin_start (circle, 4);
  return circle;
}

static GtkWidget *
make_body (HkCzSurvivorCard *self)
{
  GtkWidget *weight = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->ratings = hk_cz_ratings_new ();
  self->bar = hk_cz_weight_bar_new ();
  gtk_widget_set_hexpand (self->bar, TRUE);
  gtk_box_append (GTK_BOX (weight), hk_cz_sign_new (HK_CZ_SIGN_LOAD, 15));
  gtk_box_append (GTK_BOX (weight), self->bar);
  self->hand = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->pack = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->hand, "cz-loot");
  gtk_widget_add_css_class (self->pack, "cz-loot");
  self->pack_title = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (self->pack_title), make_backpack_weight ());
  gtk_box_append (GTK_BOX (self->pack_title), hk_cz_sign_new (HK_CZ_SIGN_BACKPACK, 15));
  gtk_box_append (GTK_BOX (self->pack_title), gtk_label_new (NULL));
  gtk_widget_add_css_class (gtk_widget_get_last_child (self->pack_title), "numeric");
  self->more = gtk_button_new_with_label (_("Loot…"));
  gtk_widget_set_size_request (self->more, -1, 44);
  hk_tooltip_set (self->more, _("Take, give, pack, use and leave Loot"));
  g_signal_connect_object (self->more, "clicked", G_CALLBACK (more_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->body), self->ratings);
  gtk_box_append (GTK_BOX (self->body), weight);
  gtk_box_append (GTK_BOX (self->body), self->hand);
  gtk_box_append (GTK_BOX (self->body), self->pack_title);
  gtk_box_append (GTK_BOX (self->body), self->pack);
  gtk_box_append (GTK_BOX (self->body), make_heroic (self));
  gtk_box_append (GTK_BOX (self->body), self->more);
  return self->body;
}

static void
fill (HkCzSurvivorCard *self,
      HkCzSurvivor     *record)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_box_append (GTK_BOX (self->box), make_head (self, record));
  self->ailments = hk_cz_ailments_new ();
  gtk_box_append (GTK_BOX (self->box), self->ailments);
  self->summary = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->summary), 0);
  gtk_label_set_wrap (GTK_LABEL (self->summary), TRUE);
  gtk_widget_add_css_class (self->summary, "cz-summary");
  gtk_box_append (GTK_BOX (self->box), self->summary);
  gtk_box_append (GTK_BOX (self->box), make_body (self));
  self->join = gtk_button_new_with_label (_("Joins the Group"));
  gtk_widget_add_css_class (self->join, "suggested-action");
  gtk_widget_set_size_request (self->join, -1, 44);
  g_signal_connect_object (self->join, "clicked", G_CALLBACK (join_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), self->join);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "cz-survivor");
  adw_bin_set_child (ADW_BIN (self), self->box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, record->name, -1);
}

/* Returns (transfer floating): a card that follows the survivor.
 * @session: a session of Card-Z
 * @survivor: the number of a survivor */
GtkWidget *
hk_cz_survivor_card_new (HkSession *session,
                         int        survivor)
{
  HkCzSurvivorCard *self = g_object_new (HK_TYPE_CZ_SURVIVOR_CARD, NULL);
  HkCzSurvivor *record;

  self->session = g_object_ref (session);
  self->survivor = survivor;
  record = get_record (self);
  if (record == NULL)
    return GTK_WIDGET (self);
  fill (self, record);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* Returns the number of the survivor. */
int
hk_cz_survivor_card_get_survivor (HkCzSurvivorCard *self)
{
  g_return_val_if_fail (HK_IS_CZ_SURVIVOR_CARD (self), -1);

  return self->survivor;
}
