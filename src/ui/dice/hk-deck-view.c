/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-deck-panel.h"
#include "hk-deck-view.h"
#include "ui/app/hk-application.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-card-grid.h"

/* So many decks lie side by side at most. */
#define MOST_BESIDE 3

/* A deck that can be shuffled. */
typedef struct
{
  HkPack *pack;
  char   *kind;
} Source;

struct _HkDeckView
{
  AdwBin       parent_instance;

  AdwComboRow *deck_row;
  GtkWidget   *empty;
  AdwBin      *place;

  HkCardGrid  *panels;   /* in @place */
  guint        n_panels;

  HkDiceBox   *box;
  GPtrArray   *sources; /* Source, in the order of @deck_row */
};

G_DEFINE_FINAL_TYPE (HkDeckView, hk_deck_view, ADW_TYPE_BIN)

static void
source_free (Source *source)
{
  g_object_unref (source->pack);
  g_free (source->kind);
  g_free (source);
}

/* A panel for each deck; they stay as long as there are as many. */
static void
update (HkDeckView *self)
{
  const guint n = hk_dice_box_get_n_decks (self->box);

  if (n != self->n_panels)
    hk_card_grid_clear (self->panels);
  for (guint i = 0; n != self->n_panels && i < n; i++)
    hk_card_grid_append (self->panels, hk_deck_panel_new (self->box, i));
  self->n_panels = n;
  gtk_widget_set_visible (self->empty, n == 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.take", self->sources->len > 0 && n < HK_DICE_BOX_MOST_DECKS);
}

static void
take_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkDeckView *self = HK_DECK_VIEW (widget);
  const guint selected = adw_combo_row_get_selected (self->deck_row);
  const Source *source;

  if (selected >= self->sources->len)
    return;
  source = g_ptr_array_index (self->sources, selected);
  hk_dice_box_take_deck (self->box, source->pack, source->kind,
                         gtk_string_object_get_string (adw_combo_row_get_selected_item (self->deck_row)));
}

/* Every kind of card of a pack that has some. */
static void
add_sources (HkDeckView       *self,
             GtkStringList    *names,
             const HkGameSpec *game,
             HkPack           *pack,
             gboolean          invented)
{
  JsonArray *kinds = pack == NULL ? NULL : hk_pack_list_kinds (pack);

  for (guint i = 0; kinds != NULL && i < json_array_get_length (kinds); i++)
    {
      JsonObject *kind = json_array_get_object_element (kinds, i);
      const char *id = json_object_get_string_member (kind, "id");
      const char *plural = json_object_get_string_member_with_default (kind, "plural", id);
      g_autofree char *name = NULL;
      Source *source;

      if (hk_pack_list (pack, id)->len == 0)
        continue;
      /* Translators: %s: a game; %s: a kind of cards, such as “Vault Cards” */
      name = g_strdup_printf (invented ? _("%s: %s (invented values)") : _("%s: %s"), game->title, plural);
      source = g_new0 (Source, 1);
      source->pack = g_object_ref (pack);
      source->kind = g_strdup (id);
      g_ptr_array_add (self->sources, source);
      gtk_string_list_append (names, name);
    }
}

static void
fill_sources (HkDeckView *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    add_sources (self, names, games[i], hk_application_get_pack (hk_application_get_default (), games[i], NULL), FALSE);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (HkPack) pack = hk_pack_new_stand_in (games[i], NULL);

      add_sources (self, names, games[i], pack, TRUE);
    }
  adw_combo_row_set_model (self->deck_row, G_LIST_MODEL (names));
}

static void
hk_deck_view_dispose (GObject *object)
{
  HkDeckView *self = HK_DECK_VIEW (object);

  g_clear_object (&self->box);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_DECK_VIEW);
  G_OBJECT_CLASS (hk_deck_view_parent_class)->dispose (object);
}

static void
hk_deck_view_finalize (GObject *object)
{
  g_ptr_array_unref (HK_DECK_VIEW (object)->sources);
  G_OBJECT_CLASS (hk_deck_view_parent_class)->finalize (object);
}

static void
hk_deck_view_class_init (HkDeckViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_deck_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_deck_view_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-deck-view.ui");
  HK_BIND_CHILDREN (widget_class, HkDeckView, deck_row, empty, place);
  gtk_widget_class_install_action (widget_class, "deck.take", NULL, take_cb);
}

static void
hk_deck_view_init (HkDeckView *self)
{
  self->sources = g_ptr_array_new_with_free_func ((GDestroyNotify) source_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->panels = HK_CARD_GRID (hk_card_grid_new (MOST_BESIDE, 24));
  adw_bin_set_child (self->place, GTK_WIDGET (self->panels));
}

/* @box: what lies there, once */
void
hk_deck_view_set_box (HkDeckView *self,
                      HkDiceBox  *box)
{
  self->box = g_object_ref (box);
  fill_sources (self);
  g_signal_connect_object (box, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
