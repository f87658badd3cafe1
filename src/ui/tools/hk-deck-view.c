/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-deck-view.h"
#include "ui/app/hk-application.h"
#include "ui/widgets/hk-widgets.h"

/* A deck that can be shuffled. */
typedef struct
{
  HkPack *pack;
  char   *kind;
} Source;

struct _HkDeckView
{
  AdwBin       parent_instance;

  GtkLabel    *top;
  GtkLabel    *about;
  GtkWidget   *buttons;
  AdwComboRow *deck_row;
  GtkWidget   *drawn_group;
  GtkListBox  *drawn;
  GtkWidget   *left_group;
  GtkListBox  *left;
  GtkWidget   *discards_group;
  GtkListBox  *discards;

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

static GtkWidget *
add_line (GtkListBox *list,
          const char *title)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, NULL);

  gtk_list_box_append (list, row);
  return row;
}

static void
discard_cb (GtkButton  *button,
            HkDeckView *self)
{
  hk_dice_box_discard (self->box, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "at")));
}

static void
show_drawn (HkDeckView *self)
{
  const char * const *drawn = hk_dice_box_list_drawn (self->box);

  gtk_list_box_remove_all (self->drawn);
  gtk_widget_set_visible (self->drawn_group, drawn[0] != NULL);
  for (guint i = 0; drawn[i] != NULL; i++)
    {
      GtkWidget *row = add_line (self->drawn, drawn[i]);
      GtkWidget *button = gtk_button_new_with_label (_("Discard"));

      gtk_widget_set_size_request (button, -1, 44);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (button), "at", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (discard_cb), self, G_CONNECT_DEFAULT);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
    }
}

static void
show_left (HkDeckView *self)
{
  g_autoptr (GPtrArray) names = hk_dice_box_list_left (self->box);
  const guint n = hk_dice_box_get_n_left (self->box);

  gtk_list_box_remove_all (self->left);
  gtk_widget_set_visible (self->left_group, names->len > 0);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      const guint count = hk_dice_box_count_left (self->box, name);
      /* Translators: how many cards of a kind are left, and the chance that one of them is next */
      g_autofree char *text = g_strdup_printf (_("%u · %.1f %%"), count, 100.0 * count / n);
      GtkWidget *label = gtk_label_new (text);

      gtk_widget_add_css_class (label, "numeric");
      adw_action_row_add_suffix (ADW_ACTION_ROW (add_line (self->left, name)), label);
    }
}

static void
show_discards (HkDeckView *self)
{
  const char * const *discards = hk_dice_box_list_discards (self->box);

  gtk_list_box_remove_all (self->discards);
  gtk_widget_set_visible (self->discards_group, discards != NULL && discards[0] != NULL);
  for (guint i = 0; discards != NULL && discards[i] != NULL; i++)
    add_line (self->discards, discards[i]);
}

static void
update (HkDeckView *self)
{
  const char *name = hk_dice_box_get_deck_name (self->box);
  const char * const *drawn = hk_dice_box_list_drawn (self->box);
  const guint n = hk_dice_box_get_n_left (self->box);
  g_autofree char *left = g_strdup_printf (ngettext ("%u card left", "%u cards left", n), n);
  g_autofree char *about = name == NULL ? g_strdup (_("Choose a deck below.")) : g_strdup_printf ("%s · %s", name, left);

  gtk_label_set_label (self->top, drawn[0] != NULL ? drawn[0] : name != NULL ? _("Ready to be drawn") : _("No deck yet"));
  gtk_label_set_label (self->about, about);
  gtk_widget_set_visible (self->buttons, name != NULL);
  show_drawn (self);
  show_left (self);
  show_discards (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.draw", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.peek", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.reshuffle", name != NULL && hk_dice_box_list_discards (self->box) != NULL
                                                                        && hk_dice_box_list_discards (self->box)[0] != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.take", self->sources->len > 0);
}

static void
draw_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkDeckView *self = HK_DECK_VIEW (widget);

  if (hk_dice_box_draw (self->box, NULL))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), hk_dice_box_list_drawn (self->box)[0], GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* What lies on top is shown until something else happens. */
static void
peek_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkDeckView *self = HK_DECK_VIEW (widget);
  g_autofree char *text = g_strdup_printf (_("On top: %s"), hk_dice_box_peek (self->box));

  gtk_label_set_label (self->top, text);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
reshuffle_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  hk_dice_box_reshuffle (HK_DECK_VIEW (widget)->box);
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
  gtk_widget_class_bind_template_child (widget_class, HkDeckView, top);
  gtk_widget_class_bind_template_child (widget_class, HkDeckView, about);
  gtk_widget_class_bind_template_child (widget_class, HkDeckView, buttons);
  gtk_widget_class_bind_template_child (widget_class, HkDeckView, deck_row);
  gtk_widget_class_bind_template_child (widget_class, HkDeckView, drawn_group);
  gtk_widget_class_bind_template_child (widget_class, HkDeckView, drawn);
  gtk_widget_class_bind_template_child (widget_class, HkDeckView, left_group);
  gtk_widget_class_bind_template_child (widget_class, HkDeckView, left);
  gtk_widget_class_bind_template_child (widget_class, HkDeckView, discards_group);
  gtk_widget_class_bind_template_child (widget_class, HkDeckView, discards);
  gtk_widget_class_install_action (widget_class, "deck.draw", NULL, draw_cb);
  gtk_widget_class_install_action (widget_class, "deck.peek", NULL, peek_cb);
  gtk_widget_class_install_action (widget_class, "deck.reshuffle", NULL, reshuffle_cb);
  gtk_widget_class_install_action (widget_class, "deck.take", NULL, take_cb);
}

static void
hk_deck_view_init (HkDeckView *self)
{
  self->sources = g_ptr_array_new_with_free_func ((GDestroyNotify) source_free);
  gtk_widget_init_template (GTK_WIDGET (self));
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
