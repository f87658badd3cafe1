/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-zz-ask.h"
#include "ui/games/zombiez/choices/hk-zz-action-panel.h"
#include "ui/games/zombiez/choices/hk-zz-choice-panel.h"
#include "ui/games/zombiez/setup/hk-zz-colour-keys.h"
#include "ui/games/zombiez/setup/hk-zz-keys.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

#define WIDTH 480

/* So narrow that the keys stand as on a phone, and so high that all are seen. */
#define KEYS_WIDTH 300
#define KEYS_HEIGHT 410

/* What the big button asks for where the board is not in sight: the same choices, in a dialog.
 * It closes as soon as something has happened. */
struct _HkZzAsk
{
  AdwDialog  parent_instance;

  HkSession *session;
};

G_DEFINE_FINAL_TYPE (HkZzAsk, hk_zz_ask, ADW_TYPE_DIALOG)

/* The keys are in what shows why it is refused. */
static void
picked_cb (HkZzAsk    *self,
           const char *id,
           GtkWidget  *keys)
{
  g_autoptr (HkMove) move = hk_move_build ("draw", "s:card", id, NULL);
  g_autoptr (HkSession) session = g_object_ref (self->session);

  hk_table_play (keys, session, move);
}

static void
moved_cb (HkZzAsk *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
hk_zz_ask_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_ASK (object)->session);
  G_OBJECT_CLASS (hk_zz_ask_parent_class)->dispose (object);
}

static void
hk_zz_ask_class_init (HkZzAskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_ask_dispose;
}

static void
hk_zz_ask_init (HkZzAsk *self)
{
  adw_dialog_set_content_width (ADW_DIALOG (self), WIDTH);
}

static GtkWidget *
make_content (HkZzAsk    *self,
              const char *name)
{
  if (g_str_equal (name, "colours"))
    {
      adw_dialog_set_title (ADW_DIALOG (self), _("Colours of the Cards"));
      adw_dialog_set_content_height (ADW_DIALOG (self), KEYS_HEIGHT);
      return g_object_new (HK_TYPE_ZZ_COLOUR_KEYS, "session", self->session, NULL);
    }
  if (g_str_equal (name, "draw"))
    {
      GtkWidget *keys = g_object_new (HK_TYPE_ZZ_KEYS, "session", self->session, NULL);

      g_signal_connect_object (keys, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
      adw_dialog_set_title (ADW_DIALOG (self), _("Which Card Was Drawn?"));
      adw_dialog_set_content_width (ADW_DIALOG (self), KEYS_WIDTH);
      adw_dialog_set_content_height (ADW_DIALOG (self), KEYS_HEIGHT);
      return keys;
    }
  if (g_str_equal (name, "axe") || g_str_equal (name, "net") || g_str_equal (name, "shotgun"))
    {
      adw_dialog_set_title (ADW_DIALOG (self), _("Play the Action"));
      return g_object_new (HK_TYPE_ZZ_ACTION_PANEL, "session", self->session, NULL);
    }
  if (!g_str_equal (name, "place") && !g_str_equal (name, "reward") && !g_str_equal (name, "take"))
    return NULL;
  adw_dialog_set_title (ADW_DIALOG (self), g_str_equal (name, "place") ? _("Place the Card")
                                           : g_str_equal (name, "reward") ? _("Take a Row") : _("Take a Card"));
  return g_object_new (HK_TYPE_ZZ_CHOICE_PANEL, "session", self->session, NULL);
}

/* As high as what is in it, as long as there is room. */
static GtkWidget *
make_page (GtkWidget *content)
{
  GtkWidget *page = hk_page_new (content, NULL);

  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (adw_toolbar_view_get_content (ADW_TOOLBAR_VIEW (page))), TRUE);
  return page;
}

/* Asks for what the move needs where there is something to choose from. Returns whether it has asked.
 * @from: the widget that a person used
 * @session: a session of Zombiez
 * @name: the name of a move */
gboolean
hk_zz_ask_present (GtkWidget  *from,
                   HkSession  *session,
                   const char *name)
{
  g_autoptr (HkZzAsk) self = g_object_ref_sink (g_object_new (HK_TYPE_ZZ_ASK, NULL));
  GtkWidget *content;
  GtkWidget *overlay;

  self->session = g_object_ref (session);
  content = make_content (self, name);
  if (content == NULL)
    return FALSE;
  /* What is refused is said in the dialog, not behind it. */
  overlay = adw_toast_overlay_new ();
  hk_widget_set_margins (content, 6, 12, 18);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), make_page (content));
  adw_dialog_set_child (ADW_DIALOG (self), overlay);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (self), from);
  return TRUE;
}
