/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/guide/hk-zz-legal.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-choice-panel.h"
#include "hk-zz-choice.h"
#include "ui/games/zombiez/hk-zz-params.h"
#include "ui/widgets/hk-kept.h"

/* What can be placed or taken, as buttons with the cards on them and what they are worth; beside the rows, only who
 * chooses. */
struct _HkZzChoicePanel
{
  HkView     parent_instance;

  gboolean   in_rows;  /* whether it only says who chooses */
  GPtrArray *offers;   /* of HkMoveOption: what the buttons do */
  GtkLabel  *title;
  GtkWidget *buttons;
  GtkLabel  *order;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzChoicePanel, hk_zz_choice_panel, HK_TYPE_VIEW)

/* The offer is kept: playing it renews the buttons. */
static void
clicked_cb (HkZzChoicePanel *self,
            GtkWidget       *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_zz_choice_get_offer (HK_ZZ_CHOICE (button)));

  hk_zz_play_offer (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), offer);
}

static GtkWidget *
make_button (gpointer data,
             guint    number)
{
  HkZzChoicePanel *self = data;
  GtkWidget *button = hk_zz_choice_new (HK_ZZ_TABLE (hk_view_get_table (HK_VIEW (self))), g_ptr_array_index (self->offers, number));

  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static const char *
find_move (HkZzTable *table)
{
  if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_PLACE)
    return "place";
  if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_REWARD)
    return "reward";
  return hk_zz_table_get_phase (table) == HK_ZZ_PHASE_TAKINGS ? "take" : NULL;
}

static char *
make_title (HkZzTable *table)
{
  if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_TAKINGS)
    return g_strdup_printf (_("%s takes a card"), hk_zz_table_get_player_name (table, table->taker));
  if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_REWARD)
    return g_strdup_printf (_("%s takes a row"), hk_zz_table_get_player_name (table, table->current_player));
  if (table->drawn != NULL)
    {
      g_autofree char *name = hk_zz_table_name_card (table, table->drawn);

      return g_strdup_printf (_("Where to put %s?"), name);
    }
  return g_strdup ("");
}

/* Who is next, as long as somebody is. */
static char *
make_order (HkZzTable *table)
{
  const int n = hk_zz_table_get_n_players (table);
  GString *text = g_string_new (NULL);

  for (int i = (table->taker + 1) % MAX (n, 1); hk_zz_table_get_phase (table) == HK_ZZ_PHASE_TAKINGS && i != table->current_player; i = (i + 1) % n)
    g_string_append_printf (text, text->len == 0 ? "%s" : ", %s", hk_zz_table_get_player_name (table, i));
  if (text->len > 0)
    g_string_prepend (text, _("Then: "));
  if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_REWARD)
    g_string_append (text, _("The best one by the big button, another one where it lies."));
  return g_string_free_and_steal (text);
}

/* What the turn asks for; nothing where it is done in the rows. */
static GPtrArray *
list_offers (HkZzChoicePanel *self,
             HkZzTable       *table)
{
  const char *name = self->in_rows ? NULL : find_move (table);
  GPtrArray *offers = name == NULL ? g_ptr_array_new_with_free_func (g_object_unref) : hk_zz_list_moves (table);

  for (guint i = offers->len; i > 0; i--)
    if (!g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (offers, i - 1))), name))
      g_ptr_array_remove_index (offers, i - 1);
  return offers;
}

static void
update (HkView *view)
{
  HkZzChoicePanel *self = HK_ZZ_CHOICE_PANEL (view);
  HkZzTable *table = HK_ZZ_TABLE (hk_view_get_table (view));
  g_autofree char *title = make_title (table);
  g_autofree char *order = make_order (table);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->order, order);
  gtk_widget_set_visible (GTK_WIDGET (self->order), order[0] != '\0');
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  self->offers = list_offers (self, table);
  for (guint i = 0; i < self->offers->len; i++)
    g_strv_builder_take (builder, hk_zz_choice_dup_key (table, g_ptr_array_index (self->offers, i)));
  keys = g_strv_builder_end (builder);
  hk_kept_show (self->buttons, (const char * const *) keys, make_button, self);
}

static void
hk_zz_choice_panel_dispose (GObject *object)
{
  g_clear_pointer (&HK_ZZ_CHOICE_PANEL (object)->offers, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_zz_choice_panel_parent_class)->dispose (object);
}

static void
hk_zz_choice_panel_class_init (HkZzChoicePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_choice_panel_dispose;
  HK_VIEW_CLASS (klass)->update = update;

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-choice-panel");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkZzChoicePanel, title, buttons, order);
}

/* Leaves the buttons out: the rows are in sight, and a tap in them makes the choice. */
void
hk_zz_choice_panel_leave_to_rows (HkZzChoicePanel *self)
{
  g_return_if_fail (HK_IS_ZZ_CHOICE_PANEL (self));

  self->in_rows = TRUE;
  gtk_widget_set_visible (self->buttons, FALSE);
}
