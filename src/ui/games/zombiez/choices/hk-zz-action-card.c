/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-actions.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-action-card.h"
#include "hk-zz-victims.h"
#include "ui/games/zombiez/board/hk-zz-face.h"
#include "ui/games/zombiez/board/hk-zz-ink.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define ACTION_WIDTH 52
#define CARD_WIDTH 38
#define TARGET 48

/* An action card that waits to be played, with what it can take: the own cards for the Axe, those of the others for the Net, the
 * five numbers for the Shotgun. One tap plays it. Its index is the place of the action among those that wait. */
struct _HkZzActionCard
{
  HkView     parent_instance;

  AdwBin    *face;
  GtkLabel  *title;
  GtkLabel  *about;
  GtkBox    *targets;
  GtkWidget *discard;
  char      *shown;    /* the action, and all that it can take */
};

HK_DEFINE_TEMPLATE_TYPE (HkZzActionCard, hk_zz_action_card, HK_TYPE_VIEW)

static HkZzTable *
get_table (HkZzActionCard *self)
{
  return HK_ZZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
clicked_cb (HkView    *view,
            GtkWidget *button)
{
  HkMove *move = hk_move_copy (g_object_get_data (G_OBJECT (button), "move"));

  if (g_str_equal (hk_move_get_name (move), "shotgun"))
    {
      hk_zz_victims_shoot (GTK_WIDGET (view), hk_view_get_session (view), hk_move_get_int (move, "value", 0));
      g_object_unref (move);
    }
  else
    hk_view_play (view, move);
}

static void
discard_cb (HkView *view)
{
  HkZzAction *action = hk_zz_table_get_action (HK_ZZ_TABLE (hk_view_get_table (view)), hk_view_get_index (view));

  hk_view_play (view, hk_move_build ("skip-action", "s:kind", hk_words_get (hk_zz_kinds, action->card->kind), NULL));
}

static GtkWidget *
make_button (HkZzActionCard *self,
             GtkWidget      *child,
             const char     *spoken,
             HkMove         *taken_move)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_set_size_request (button, TARGET, TARGET);
  hk_tooltip_set (button, spoken);
  hk_widget_set_spoken (button, spoken);
  g_object_set_data_full (G_OBJECT (button), "move", taken_move, g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_card (HkZzActionCard *self,
           HkZzCard       *card,
           const char     *spoken,
           HkMove         *taken_move)
{
  GtkWidget *button = make_button (self, hk_zz_face_new (get_table (self), card, CARD_WIDTH), spoken, taken_move);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "zz-key");
  return button;
}

/* A card that lies there more than once is offered once. */
static gboolean
is_repeated (HkZzPlayer *player,
             int         position)
{
  HkZzCard *card = hk_zz_player_get_card (player, position);

  return hk_zz_player_find_card (player, card->value, card->colour) != card;
}

static void
add_axe (HkZzActionCard *self,
         HkZzAction     *action)
{
  HkZzPlayer *player = hk_zz_table_get_player (get_table (self), action->player);
  GtkWidget *wrap = hk_wrap_box_new (2);

  for (int i = 0; i < hk_zz_player_get_n_cards (player); i++)
    {
      HkZzCard *card = hk_zz_player_get_card (player, i);
      g_autofree char *name = hk_zz_ink_speak_card (get_table (self), card);
      g_autofree char *spoken = g_strdup_printf (_("Discard %s"), name);

      if (!is_repeated (player, i))
        adw_wrap_box_append (ADW_WRAP_BOX (wrap),
                             make_card (self, card, spoken, hk_move_build ("axe", "i:value", card->value, "i:colour", card->colour, NULL)));
    }
  gtk_box_append (self->targets, wrap);
}

static void
add_net (HkZzActionCard *self,
         HkZzAction     *action)
{
  HkZzTable *table = get_table (self);

  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (table, i);
      GtkWidget *wrap;

      if (i == action->player || hk_zz_player_get_n_cards (player) == 0)
        continue;
      wrap = hk_wrap_box_new (2);
      gtk_box_append (self->targets, hk_heading_new (player->name));
      for (int j = 0; j < hk_zz_player_get_n_cards (player); j++)
        {
          HkZzCard *card = hk_zz_player_get_card (player, j);
          g_autofree char *name = hk_zz_ink_speak_card (table, card);
          g_autofree char *spoken = g_strdup_printf (_("Steal %s from %s"), name, player->name);

          if (!is_repeated (player, j))
            adw_wrap_box_append (ADW_WRAP_BOX (wrap),
                                 make_card (self, card, spoken, hk_move_build ("net", "i:from", i, "i:value", card->value,
                                                                               "i:colour", card->colour, NULL)));
        }
      gtk_box_append (self->targets, wrap);
    }
}

static int
count_hit (HkZzTable *table,
           int        shooter,
           int        value)
{
  int n = 0;

  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    n += i != shooter && hk_zz_player_count_value (hk_zz_table_get_player (table, i), value) > 0;
  return n;
}

static void
add_shotgun (HkZzActionCard *self,
             HkZzAction     *action)
{
  GtkWidget *line = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 4, "line-spacing", 4, "wrap-policy", ADW_WRAP_MINIMUM,
                                  "justify", ADW_JUSTIFY_FILL, "justify-last-line", TRUE, NULL);

  for (int value = 1; value <= HK_ZZ_N_VALUES; value++)
    {
      const int n = count_hit (get_table (self), action->player, value);
      GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *button;
      g_autofree char *number = g_strdup_printf ("%d", value);
      g_autofree char *hits = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) n), n);
      g_autofree char *spoken = g_strdup_printf (ngettext ("Name %d: %d player loses a card", "Name %d: %d players lose a card", (gulong) n), value, n);

      hk_box_add_words (face, number, "zz-big");
      hk_box_add_words (face, hits, "caption");
      button = make_button (self, face, spoken, hk_move_build ("shotgun", "i:value", value, NULL));
      gtk_widget_add_css_class (button, "zz-number");
      adw_wrap_box_append (ADW_WRAP_BOX (line), button);
    }
  gtk_box_append (self->targets, line);
}

static const struct
{
  HkZzKind    kind;
  const char *about;
  void      (*add) (HkZzActionCard *self, HkZzAction *action);
} kinds[] = {
  { HK_ZZ_AXE, N_("Discards a card of the own collection."), add_axe },
  { HK_ZZ_NET, N_("Steals a card from somebody else."), add_net },
  { HK_ZZ_SHOTGUN, N_("Names a number: all others discard a card of it."), add_shotgun },
};

/* What there is to take, to see whether it is still what is shown. */
static char *
dup_key (HkZzTable  *table,
         HkZzAction *action)
{
  GString *key = g_string_new (NULL);

  g_string_append_printf (key, "%d %d", action->card->kind, action->player);
  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (table, i);

      g_string_append_c (key, '\n');
      for (int j = 0; j < hk_zz_player_get_n_cards (player); j++)
        {
          g_autofree char *name = hk_zz_ink_speak_card (table, hk_zz_player_get_card (player, j));

          g_string_append_printf (key, "%s\t", name);
        }
    }
  return g_string_free_and_steal (key);
}

static void
fill (HkZzActionCard *self,
      HkZzAction     *action)
{
  HkZzTable *table = get_table (self);
  const gboolean aims = hk_zz_action_has_aim (table, action);
  g_autofree char *title = g_strdup_printf (_("%s plays %s"), hk_zz_table_get_player_name (table, action->player), hk_zz_kind_get_title (action->card->kind));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->targets))) != NULL)
    gtk_box_remove (self->targets, child);
  adw_bin_set_child (self->face, hk_zz_face_new (table, action->card, ACTION_WIDTH));
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->about, _("There is nothing for it to take."));
  for (gsize i = 0; aims && i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].kind == action->card->kind)
      {
        gtk_label_set_text (self->about, _(kinds[i].about));
        kinds[i].add (self, action);
      }
  gtk_widget_set_visible (GTK_WIDGET (self->targets), aims);
  gtk_widget_set_visible (self->discard, !aims);
}

static void
update (HkView *view)
{
  HkZzActionCard *self = HK_ZZ_ACTION_CARD (view);
  HkZzAction *action = hk_zz_table_get_action (get_table (self), hk_view_get_index (view));
  g_autofree char *key = action == NULL || action->card == NULL ? NULL : dup_key (get_table (self), action);

  if (key != NULL && g_set_str (&self->shown, key))
    fill (self, action);
}

static void
hk_zz_action_card_finalize (GObject *object)
{
  g_free (HK_ZZ_ACTION_CARD (object)->shown);
  G_OBJECT_CLASS (hk_zz_action_card_parent_class)->finalize (object);
}

static void
hk_zz_action_card_class_init (HkZzActionCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_zz_action_card_finalize;
  HK_VIEW_CLASS (klass)->update = update;

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-action-card");
  HK_BIND_CHILDREN (widget_class, HkZzActionCard, face, title, about, targets, discard);
  gtk_widget_class_bind_template_callback (widget_class, discard_cb);
}
