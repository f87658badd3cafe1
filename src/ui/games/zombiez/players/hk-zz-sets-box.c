/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/guide/hk-zz-legal.h"
#include "games/zombiez/rules/hk-zz-sets.h"
#include "hk-zz-set-dialog.h"
#include "hk-zz-sets-box.h"
#include "ui/games/zombiez/hk-zz-params.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-widgets.h"

/* The horde sets that a player can make now: a button for each, and beside it one that asks which card shall lie
 * face down. */
struct _HkZzSetsBox
{
  HkView     parent_instance;

  GPtrArray *offers;  /* of HkMoveOption: the sets */
  GtkWidget *sets;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzSetsBox, hk_zz_sets_box, HK_TYPE_VIEW)

static void
clicked_cb (HkZzSetsBox *self,
            GtkWidget   *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_zz_play_offer (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), offer);
}

static void
more_cb (HkZzSetsBox *self,
         GtkWidget   *button)
{
  static const char * const missing[] = { "kept", "kept-colour", NULL };
  HkSession *session = hk_view_get_session (HK_VIEW (self));
  g_autoptr (HkMove) move = hk_move_option_make_move (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  if (g_strcmp0 (hk_move_get_string (move, "kind"), "run") == 0)
    hk_zz_set_dialog_present (GTK_WIDGET (self), session, hk_view_get_index (HK_VIEW (self)));
  else
    hk_zz_ask_move (GTK_WIDGET (self), session, move, missing);
}

static char *
make_title (HkMove *move)
{
  if (g_strcmp0 (hk_move_get_string (move, "kind"), "four") == 0)
    return g_strdup_printf (_("Horde Set: Four %ds"), hk_move_get_int (move, "value", 0));
  return g_strdup (_("Horde Set: 1 to 5"));
}

static GtkWidget *
make_line (gpointer data,
           guint    number)
{
  HkZzSetsBox *self = data;
  HkMoveOption *offer = g_ptr_array_index (self->offers, number);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *title = make_title (hk_move_option_get_move (offer));
  g_autoptr (HkMove) move = hk_move_option_make_move (offer);
  /* Translators: what a horde set brings */
  g_autoptr (HkMoveOption) short_offer = hk_move_option_new (title, _("10 points"), move, NULL,
                                                             hk_move_option_is_legal (offer) ? NULL : hk_move_option_get_reason (offer));
  GtkWidget *button = hk_move_option_button_new (short_offer);
  GtkWidget *more = hk_move_option_button_new_more (short_offer);

  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (more, "flat");
  hk_widget_set_spoken (button, hk_move_option_get_title (offer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (more, "clicked", G_CALLBACK (more_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), button);
  gtk_box_append (GTK_BOX (line), more);
  return line;
}

/* While the player has a whole set and the game goes on. */
static gboolean
is_needed (HkView *view)
{
  HkZzTable *table = HK_ZZ_TABLE (hk_view_get_table (view));
  HkZzPlayer *player = hk_zz_table_get_player (table, hk_view_get_index (view));
  g_autoptr (GArray) sets = player == NULL ? NULL : hk_zz_player_list_sets (player);

  return sets != NULL && sets->len > 0 && hk_table_keeps (HK_TABLE (table), "collections") && hk_zz_table_get_phase (table) != HK_ZZ_PHASE_OVER;
}

static void
update (HkView *view)
{
  HkZzSetsBox *self = HK_ZZ_SETS_BOX (view);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  g_clear_pointer (&self->offers, g_ptr_array_unref);
  self->offers = hk_zz_list_sets (HK_ZZ_TABLE (hk_view_get_table (view)), hk_view_get_index (view));
  for (guint i = 0; i < self->offers->len; i++)
    g_strv_builder_take (builder, hk_move_option_button_dup_key (g_ptr_array_index (self->offers, i)));
  keys = g_strv_builder_end (builder);
  hk_kept_show (self->sets, (const char * const *) keys, make_line, self);
}

static void
hk_zz_sets_box_dispose (GObject *object)
{
  g_clear_pointer (&HK_ZZ_SETS_BOX (object)->offers, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_zz_sets_box_parent_class)->dispose (object);
}

static void
hk_zz_sets_box_class_init (HkZzSetsBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_sets_box_dispose;
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-sets-box");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkZzSetsBox, sets);
}
