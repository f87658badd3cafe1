/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-rows.h"
#include "hk-zz-keys.h"
#include "ui/games/zombiez/board/hk-zz-face.h"
#include "ui/games/zombiez/board/hk-zz-ink.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define FACE_WIDTH 34
#define TARGET 44

/* A key for every card that can be drawn, a line for each colour that the group has told, with how many of it are
 * left where that is known. What is used up is faint; it can be told all the same. */
struct _HkZzKeys
{
  HkView     parent_instance;

  GtkWidget *box;
  int        n_colours;  /* that there are keys for */
};

typedef enum
{
  SIGNAL_PICKED,
} HkZzKeysSignals;

static guint signals[SIGNAL_PICKED + 1];

G_DEFINE_FINAL_TYPE (HkZzKeys, hk_zz_keys, HK_TYPE_VIEW)

static HkZzTable *
get_table (HkZzKeys *self)
{
  return HK_ZZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
clicked_cb (HkZzKeys  *self,
            GtkWidget *key)
{
  g_signal_emit (self, signals[SIGNAL_PICKED], 0, g_object_get_data (G_OBJECT (key), "id"));
}

/* How many are left; a Barricade of any colour is one. */
static int
count_left (HkZzTable  *table,
            const char *id)
{
  const gboolean barricade = g_str_has_prefix (id, "barricade");
  int n = 0;

  for (int i = 0; i < hk_zz_table_get_n_left (table); i++)
    {
      const char *other = hk_deck_peek (table->deck, (guint) i);

      n += barricade ? g_str_has_prefix (other, "barricade") : g_str_equal (other, id);
    }
  return n;
}

static void
update_key (HkZzKeys  *self,
            GtkWidget *key)
{
  HkZzTable *table = get_table (self);
  const char *id = g_object_get_data (G_OBJECT (key), "id");
  GtkWidget *label = g_object_get_data (G_OBJECT (key), "left");
  const gboolean known = hk_zz_table_knows_deck (table);
  const int left = known ? count_left (table, id) : 0;
  g_autofree char *text = g_strdup_printf ("%d", left);
  g_autoptr (HkZzCard) card = hk_zz_card_new_from_id (id, NULL);
  g_autofree char *name = hk_zz_ink_speak_card (table, card);
  /* Translators: a card, then how many of it are left in the deck */
  g_autofree char *spoken = known ? g_strdup_printf (_("%s, %d left"), name, left) : g_strdup (name);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_visible (label, known);
  hk_widget_set_class (key, "zz-none-left", known && left == 0);
  hk_tooltip_set (key, spoken);
  hk_widget_set_spoken (key, spoken);
}

static GtkWidget *
make_key (HkZzKeys *self,
          HkZzKind  kind,
          int       value,
          int       colour)
{
  g_autoptr (HkZzCard) card = hk_zz_card_new (kind, value, colour);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *left = gtk_label_new (NULL);

  gtk_widget_add_css_class (left, "zz-count");
  gtk_widget_set_halign (left, GTK_ALIGN_END);
  gtk_widget_set_valign (left, GTK_ALIGN_END);
  gtk_widget_set_can_target (left, FALSE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), hk_zz_face_new (get_table (self), card, FACE_WIDTH));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), left);
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "zz-key");
  gtk_widget_set_size_request (button, TARGET, TARGET);
  g_object_set_data_full (G_OBJECT (button), "id", hk_zz_card_make_id (card), g_free);
  g_object_set_data (G_OBJECT (button), "left", left);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  /* The numbers of cards go from left to right, whichever way people read. */
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 2);
  gtk_widget_set_valign (grid, GTK_ALIGN_START);
  return grid;
}

static void
make_keys (HkZzKeys *self)
{
  GtkWidget *zombies = make_grid ();
  GtkWidget *actions = make_grid ();

  for (int colour = 1; colour <= self->n_colours; colour++)
    {
      for (int value = 1; value <= HK_ZZ_N_VALUES; value++)
        gtk_grid_attach (GTK_GRID (zombies), make_key (self, HK_ZZ_ZOMBIE, value, colour), value - 1, colour - 1, 1, 1);
      for (HkZzKind kind = HK_ZZ_AXE; kind < HK_ZZ_BARRICADE; kind++)
        gtk_grid_attach (GTK_GRID (actions), make_key (self, kind, 0, colour), (int) (kind - HK_ZZ_AXE), colour - 1, 1, 1);
    }
  gtk_grid_attach (GTK_GRID (actions), make_key (self, HK_ZZ_BARRICADE, 0, 0), HK_ZZ_BARRICADE - HK_ZZ_AXE, 0, 1, 1);
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), zombies);
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), actions);
}

static void
update (HkView *view)
{
  HkZzKeys *self = HK_ZZ_KEYS (view);
  const int n_colours = hk_zz_table_get_n_colours (get_table (self));

  if (n_colours != self->n_colours)
    {
      self->n_colours = n_colours;
      hk_wrap_box_clear (self->box);
      make_keys (self);
    }
  for (GtkWidget *grid = gtk_widget_get_first_child (self->box); grid != NULL; grid = gtk_widget_get_next_sibling (grid))
    for (GtkWidget *key = gtk_widget_get_first_child (grid); key != NULL; key = gtk_widget_get_next_sibling (key))
      update_key (self, key);
}

static void
hk_zz_keys_class_init (HkZzKeysClass *klass)
{
  HK_VIEW_CLASS (klass)->update = update;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  /**
   * HkZzKeys::picked:
   * @self: keys
   * @id: of a card, such as "zombie-3-2"
   *
   * A person has told a card.
   */
  signals[SIGNAL_PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hk_zz_keys_init (HkZzKeys *self)
{
  self->box = hk_wrap_box_new (10);
  adw_wrap_box_set_align (ADW_WRAP_BOX (self->box), 0.5);
  adw_bin_set_child (ADW_BIN (self), self->box);
  hk_widget_set_spoken (GTK_WIDGET (self), _("Cards That Can Be Drawn"));
}
