/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-options.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-move-option-play.h"
#include "ui/widgets/hk-fold.h"

/* Moves that can be made now as big buttons, side by side where there is room. What is seldom done, and what cannot
 * be done now with the reason, is folded away below. */
struct _HkCzOptions
{
  HkView     parent_instance;

  GtkFlowBox *buttons;
  GtkWidget  *fold;
  GtkBox     *rest;
  gboolean    is_split;
  GStrv       rare;       /* names of moves; NULL those that are so everywhere */
  char       *shown;      /* what the buttons do and say */
};

HK_DEFINE_TEMPLATE_TYPE (HkCzOptions, hk_cz_options, HK_TYPE_VIEW)

/* The option is kept: playing it renews the buttons. */
static void
clicked_cb (HkCzOptions *self,
            GtkWidget   *button)
{
  g_autoptr (HkMoveOption) option = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_move_option_play (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), option, hk_cz_ask_move);
}

static void
details_cb (HkCzOptions *self,
            GtkWidget   *button)
{
  g_autoptr (HkMoveOption) option = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_move_option_ask (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), option, hk_cz_ask_move);
}

/* Whether something may be added to the usual case. */
static gboolean
is_double (HkCzOptions  *self,
           HkMoveOption *option)
{
  return hk_move_option_has_details (option) && hk_move_option_is_complete (option, hk_view_get_session (HK_VIEW (self)));
}

/* The usual case in one tap, and a second button for what may be added. */
static GtkWidget *
make_button (HkCzOptions  *self,
             HkMoveOption *option)
{
  GtkWidget *main = hk_move_option_button_new (option);
  GtkWidget *details;

  g_signal_connect_object (main, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  if (!is_double (self, option))
    return main;
  details = hk_move_option_button_new_more (option);
  g_signal_connect_object (details, "clicked", G_CALLBACK (details_cb), self, G_CONNECT_SWAPPED);
  return hk_move_option_button_join (main, details);
}

static gboolean
change_button (HkCzOptions     *self,
               GtkFlowBoxChild *child,
               HkMoveOption    *option)
{
  GtkWidget *button = gtk_flow_box_child_get_child (child);

  return HK_IS_MOVE_OPTION_BUTTON (button) && !is_double (self, option)
         && hk_move_option_button_change (HK_MOVE_OPTION_BUTTON (button), option);
}

/* The button that is there stays where it can offer the option. */
static void
put_button (HkCzOptions  *self,
            HkMoveOption *option,
            int           number)
{
  GtkFlowBoxChild *there = gtk_flow_box_get_child_at_index (self->buttons, number);
  GtkWidget *child;

  if (there != NULL && change_button (self, there, option))
    return;
  if (there != NULL)
    gtk_flow_box_remove (self->buttons, GTK_WIDGET (there));
  child = gtk_flow_box_child_new ();
  /* The keyboard goes from button to button. */
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), make_button (self, option));
  gtk_flow_box_insert (self->buttons, child, number);
}

static void
add_row (HkCzOptions  *self,
         HkMoveOption *option)
{
  GtkWidget *row = hk_move_option_button_new_row (option);

  g_signal_connect_object (row, "clicked", G_CALLBACK (hk_move_option_has_details (option) ? details_cb : clicked_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_box_append (self->rest, row);
}

/* What most groups hardly ever do makes room for the rest. */
static gboolean
is_rare (HkCzOptions  *self,
         HkMoveOption *option)
{
  static const char * const rare[] = { "lay", "reveal", "defer", "next-phase", "adopt", NULL };

  return g_strv_contains (self->rare != NULL ? (const char * const *) self->rare : rare,
                          hk_move_get_name (hk_move_option_get_move (option)));
}

static void
hk_cz_options_finalize (GObject *object)
{
  g_strfreev (HK_CZ_OPTIONS (object)->rare);
  g_free (HK_CZ_OPTIONS (object)->shown);
  G_OBJECT_CLASS (hk_cz_options_parent_class)->finalize (object);
}

static void
hk_cz_options_class_init (HkCzOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_cz_options_finalize;
  g_type_ensure (HK_TYPE_FOLD);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-options");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkCzOptions, buttons, fold, rest);
}

/* Shows other moves; the widget is hidden when there are none.
 * @options: (nullable) (element-type HkMoveOption): what can be done, and what cannot */
void
hk_cz_options_set (HkCzOptions *self,
                   GPtrArray   *options)
{
  const guint n = options == NULL ? 0 : options->len;
  g_autoptr (GString) key = g_string_new (NULL);
  GtkFlowBoxChild *there;
  GtkWidget *child;
  guint n_shown = 0;
  int n_put = 0;

  g_return_if_fail (HK_IS_CZ_OPTIONS (self));

  for (guint i = 0; i < n; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);
      const gboolean is_shown = hk_move_option_is_legal (option) && !is_rare (self, option);
      g_autofree char *button = hk_move_option_button_dup_key (option);

      g_string_append_printf (key, "%d\t%s\n", is_shown, button);
      n_shown += is_shown;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), n_shown > 0);
  gtk_widget_set_visible (self->fold, n > n_shown);
  gtk_widget_set_visible (GTK_WIDGET (self), n_shown > 0 || (!self->is_split && n > 0));
  if (!g_set_str (&self->shown, key->str))
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rest))) != NULL)
    gtk_box_remove (self->rest, child);
  for (guint i = 0; i < n; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);

      if (hk_move_option_is_legal (option) && !is_rare (self, option))
        put_button (self, option, n_put++);
      else
        add_row (self, option);
    }
  while ((there = gtk_flow_box_get_child_at_index (self->buttons, n_put)) != NULL)
    gtk_flow_box_remove (self->buttons, GTK_WIDGET (there));
}

/* Says what is folded away although it can be done, from the next time on that moves are set.
 * @moves: (nullable): names of moves that are seldom made here; %NULL those that are seldom made anywhere */
void
hk_cz_options_set_rare (HkCzOptions        *self,
                        const char * const *moves)
{
  g_return_if_fail (HK_IS_CZ_OPTIONS (self));

  g_strfreev (self->rare);
  self->rare = g_strdupv ((GStrv) moves);
}

/* Puts what is folded away at the end of a box, and no longer below the buttons. */
void
hk_cz_options_move_fold (HkCzOptions *self,
                         GtkBox      *to)
{
  g_autoptr (GtkWidget) fold = NULL;

  g_return_if_fail (HK_IS_CZ_OPTIONS (self));
  g_return_if_fail (GTK_IS_BOX (to));

  fold = g_object_ref (self->fold);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (fold)), fold);
  gtk_box_append (to, fold);
  self->is_split = TRUE;
}
