/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-search-page.h"
#include "ui/display/hk-template.h"
#include "ui/table/dialogs/hk-ask-dialog.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-widgets.h"

/* So many Sleeper tokens lie in a Zone at most. */
#define MOST_SLEEPERS 8

/* A Search: drawn by the app, or the cards that the group drew picked from a list. The same list gives a Survivor a
 * card without a Search. */
struct _HkAotdSearchPage
{
  AdwNavigationPage parent_instance;

  HkSession *session;
  int        survivor;

  GtkWidget *sleepers_group;
  GtkWidget *sleepers;      /* (nullable): how many of them the Search wakes */
  GtkWidget *draw;
  GtkWidget *ourselves;
  GtkWidget *query;
  GtkWidget *list;
  GtkWidget *picked;
  GtkWidget *found;
  GtkWidget *take;
  GPtrArray *cards;
};

typedef enum
{
  SIGNAL_DONE,
} HkAotdSearchPageSignals;

static guint signals[SIGNAL_DONE + 1];

G_DEFINE_FINAL_TYPE (HkAotdSearchPage, hk_aotd_search_page, ADW_TYPE_NAVIGATION_PAGE)

static void
made_cb (HkAotdSearchPage *self)
{
  g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

/* What the Search lacks is asked for, and with the answer it is done. */
static void
play (HkAotdSearchPage *self,
      HkMove           *move)
{
  g_autoptr (GError) error = NULL;

  if (hk_table_refuse_replay (GTK_WIDGET (self), self->session))
    return;
  if (hk_table_make (GTK_WIDGET (self), self->session, move, &error))
    made_cb (self);
  else if (hk_move_get_asked (move)[0] != NULL)
    g_signal_connect_object (hk_ask_dialog_present_refused (GTK_WIDGET (self), self->session, move, error->message), "made",
                             G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
  else
    hk_table_play (GTK_WIDGET (self), self->session, move);
}

/* A Search; Sleepers in the Zone wake up from it. */
static HkMove *
make_search (HkAotdSearchPage *self)
{
  HkMove *move = hk_move_build ("search", "i:survivor", self->survivor, NULL);
  const int sleepers = self->sleepers == NULL ? -1 : hk_key_row_get_selected (HK_KEY_ROW (self->sleepers));

  if (sleepers >= 0)
    json_object_set_int_member (hk_move_get_params (move), "sleepers", sleepers);
  return move;
}

static void
draw_cb (HkAotdSearchPage *self)
{
  g_autoptr (HkMove) move = make_search (self);

  play (self, move);
}

static void
update (HkAotdSearchPage *self)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const gboolean any = self->cards->len > 0;

  for (guint i = 0; i < self->cards->len; i++)
    g_string_append_printf (names, i == 0 ? "%s" : ", %s", hk_aotd_card_get_title ((const char *) g_ptr_array_index (self->cards, i)));
  gtk_label_set_text (GTK_LABEL (self->picked), any ? names->str : _("Tap what was drawn."));
  gtk_widget_set_sensitive (self->found, any);
  gtk_widget_set_sensitive (self->take, any);
}

static void
clear_cb (HkAotdSearchPage *self)
{
  g_ptr_array_set_size (self->cards, 0);
  update (self);
}

static void
found_cb (HkAotdSearchPage *self)
{
  g_autoptr (HkMove) move = make_search (self);
  JsonArray *cards = json_array_new ();

  for (guint i = 0; i < self->cards->len; i++)
    json_array_add_string_element (cards, g_ptr_array_index (self->cards, i));
  json_object_set_array_member (hk_move_get_params (move), "cards", cards);
  play (self, move);
}

/* Without a Search, one card after the other; those that are refused stay picked. */
static void
take_cb (HkAotdSearchPage *self)
{
  while (self->cards->len > 0)
    {
      g_autoptr (HkMove) move = hk_move_build ("take-card", "i:survivor", self->survivor, "s:card", g_ptr_array_index (self->cards, 0), NULL);

      if (!hk_table_play (GTK_WIDGET (self), self->session, move))
        {
          update (self);
          return;
        }
      g_ptr_array_remove_index (self->cards, 0);
    }
  g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

static void
activated_cb (HkAotdSearchPage *self,
              GtkListBoxRow    *row)
{
  g_ptr_array_add (self->cards, g_strdup (g_object_get_data (G_OBJECT (row), "card")));
  update (self);
}

static gboolean
focus_cb (GtkWidget     *page,
          GdkFrameClock *clock,
          gpointer       data)
{
  gtk_widget_grab_focus (HK_AOTD_SEARCH_PAGE (page)->query);
  return G_SOURCE_REMOVE;
}

/* A name can be typed at once: after the dialog, which gives the keyboard to its first button. */
static void
mapped_cb (GtkWidget *page)
{
  gtk_widget_add_tick_callback (page, focus_cb, NULL, NULL);
}

/* Enter takes the first card that the name fits. */
static void
first_cb (HkAotdSearchPage *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      {
        activated_cb (self, row);
        gtk_widget_grab_focus (self->found);
        return;
      }
}

static gboolean
filter_cb (GtkListBoxRow *row,
           gpointer       page)
{
  HkAotdSearchPage *self = page;
  const char *query = gtk_editable_get_text (GTK_EDITABLE (self->query));

  return *query == '\0' || g_str_match_string (query, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), TRUE);
}

static void
query_cb (HkAotdSearchPage *self)
{
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->list));
}

static void
fill (HkAotdSearchPage *self)
{
  guint n_cards;
  const HkAotdCard *cards = hk_aotd_cards_list (&n_cards);

  for (guint i = 0; i < n_cards; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), hk_aotd_card_get_title (cards[i].id));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), hk_ornament_new ("list-add-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_object_set_data_full (G_OBJECT (row), "card", g_strdup (cards[i].id), g_free);
      gtk_list_box_append (GTK_LIST_BOX (self->list), row);
    }
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), filter_cb, self, NULL);
}

static void
hk_aotd_search_page_dispose (GObject *object)
{
  HkAotdSearchPage *self = HK_AOTD_SEARCH_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_AOTD_SEARCH_PAGE);
  g_clear_object (&self->session);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_aotd_search_page_parent_class)->dispose (object);
}

static void
hk_aotd_search_page_class_init (HkAotdSearchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_aotd_search_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-search-page.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdSearchPage, sleepers_group, draw, ourselves, query, list, picked, found, take);
  HK_BIND_CALLBACKS (widget_class, draw_cb, query_cb, first_cb, activated_cb, clear_cb, found_cb, take_cb);

  /**
   * HkAotdSearchPage::done:
   * @self: a page
   *
   * Cards were taken.
   */
  signals[SIGNAL_DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_aotd_search_page_init (HkAotdSearchPage *self)
{
  self->cards = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
  fill (self);
  update (self);
}

/* A key for each token that may lie in the Zone. */
static void
add_sleepers (HkAotdSearchPage *self,
              int               tokens)
{
  self->sleepers = hk_key_row_new_numbers (_("Sleeper Tokens in the Zone"), 0, MIN (tokens, MOST_SLEEPERS));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->sleepers_group), self->sleepers);
  gtk_widget_set_visible (self->sleepers_group, TRUE);
}

/* Returns (transfer floating): the page. */
AdwNavigationPage *
hk_aotd_search_page_new (HkSession *session,
                         int        survivor)
{
  HkAotdSearchPage *self = g_object_new (HK_TYPE_AOTD_SEARCH_PAGE, NULL);
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (session));
  const gboolean by_hand = table->cards_by == HK_BY_HAND;

  self->session = g_object_ref (session);
  gtk_widget_set_visible (self->ourselves, !by_hand);
  gtk_widget_add_css_class (by_hand ? self->found : self->draw, "suggested-action");
  self->survivor = survivor;
  if (table->sleepers > 0)
    add_sleepers (self, table->sleepers);
  return ADW_NAVIGATION_PAGE (self);
}
