/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-screen-row.h"

#include "games/zombiez/rules/hk-zz-worth.h"
#include "ui/display/hk-template.h"
#include "ui/games/zombiez/board/hk-zz-face.h"
#include "ui/games/zombiez/board/hk-zz-fan.h"
#include "ui/widgets/hk-words.h"

/* In pixels of the screen: of a card. */
#define WIDTH 68

/* A row of the playing area on the table screen: its number, its cards, and what it is worth to whoever is on turn. */
struct _HkZzScreenRow
{
  AdwBin     parent_instance;

  GtkLabel  *number;
  GtkWidget *line;
  GtkWidget *fan;
  GtkWidget *empty;
  GtkLabel  *worth;
};

G_DEFINE_FINAL_TYPE (HkZzScreenRow, hk_zz_screen_row, ADW_TYPE_BIN)

static void
hk_zz_screen_row_class_init (HkZzScreenRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  g_type_ensure (HK_TYPE_ZZ_FAN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-zz-screen-row.ui");
  HK_BIND_CHILDREN (widget_class, HkZzScreenRow, number, line, fan, empty, worth);
}

static void
hk_zz_screen_row_init (HkZzScreenRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Cards lie from left to right, whichever way people read; so does the sign before its number. */
  gtk_widget_set_direction (self->line, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->worth), GTK_TEXT_DIR_LTR);
}

/* Whether the card lay there before. */
static gboolean
was_there (GPtrArray *before,
           HkZzCard  *card)
{
  for (guint i = 0; i < before->len; i++)
    if (hk_record_equal (g_ptr_array_index (before, i), card))
      {
        g_ptr_array_remove_index (before, i);
        return TRUE;
      }
  return FALSE;
}

static void
update_cards (HkZzScreenRow *self,
              HkZzTable     *table,
              HkZzRow       *row)
{
  const int n = hk_zz_row_get_n_cards (row);
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean same;

  for (GtkWidget *face = gtk_widget_get_first_child (self->fan); face != NULL; face = gtk_widget_get_next_sibling (face))
    g_ptr_array_add (before, g_object_ref (hk_zz_face_get_card (HK_ZZ_FACE (face))));
  same = (int) before->len == n;
  for (int i = 0; same && i < n; i++)
    same = hk_record_equal (g_ptr_array_index (before, (guint) i), hk_zz_row_get_card (row, i));
  if (same)
    return;
  hk_zz_fan_clear (HK_ZZ_FAN (self->fan));
  for (int i = 0; i < n; i++)
    {
      g_autoptr (HkZzCard) card = hk_record_copy (hk_zz_row_get_card (row, i));
      GtkWidget *face = hk_zz_face_new (table, card, WIDTH);

      /* What has come moves, so that everybody sees which it is. */
      if (!was_there (before, card))
        gtk_widget_add_css_class (face, "hk-screen-new");
      hk_zz_fan_append (HK_ZZ_FAN (self->fan), face);
    }
}

/* Shows a row as it is.
 * @row: 0 to 2 */
void
hk_zz_screen_row_show (HkZzScreenRow *self,
                       HkZzTable     *table,
                       int            row)
{
  HkZzRow *record = hk_zz_table_get_row (table, row);
  const int n = hk_zz_row_get_n_cards (record);
  const int worth = hk_zz_table_get_row_worth (table, row, table->current_player);
  g_autofree char *number = g_strdup_printf ("%d", row + 1);
  g_autofree char *text = n == 0 || hk_table_goes_by_hand (HK_TABLE (table)) ? g_strdup ("") : hk_word_sign (worth);

  g_return_if_fail (HK_IS_ZZ_SCREEN_ROW (self));

  gtk_label_set_text (self->number, number);
  gtk_label_set_text (self->worth, text);
  update_cards (self, table, record);
  gtk_widget_set_visible (self->fan, n > 0);
  gtk_widget_set_visible (self->empty, n == 0);
}
