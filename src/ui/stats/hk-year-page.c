/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-year-page.h"

#include <glib/gi18n.h>

#include "core/stats/hk-year-review.h"
#include "hk-year-line.h"
#include "ui/app/hk-toasts.h"
#include "ui/display/hk-template.h"
#include "ui/share/hk-share-save.h"

/* A year of games as a picture and as a text for friends. */
struct _HkYearPage
{
  AdwNavigationPage parent_instance;

  GtkWidget        *card;
  GtkLabel         *title;
  GtkBox           *facts;

  char             *text;
};

HK_DEFINE_TEMPLATE_TYPE (HkYearPage, hk_year_page, ADW_TYPE_NAVIGATION_PAGE)

static void
copy_text_action (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), HK_YEAR_PAGE (widget)->text);
  adw_toast_overlay_add_toast (hk_toasts_find (widget), adw_toast_new (_("The text is copied")));
}

static void
copy_picture_action (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  g_autoptr (GdkTexture) picture = hk_share_make_picture (HK_YEAR_PAGE (widget)->card);

  if (picture == NULL)
    return;
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (widget), picture);
  adw_toast_overlay_add_toast (hk_toasts_find (widget), adw_toast_new (_("The picture is copied")));
}

static void
save_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  HkYearPage *self = HK_YEAR_PAGE (widget);
  const char *ending = g_variant_get_string (parameter, NULL);
  g_autoptr (GBytes) bytes = hk_year_page_make_file (self, ending);

  if (bytes != NULL)
    hk_share_save (widget, bytes, gtk_label_get_text (self->title), ending);
}

static void
hk_year_page_finalize (GObject *object)
{
  g_free (HK_YEAR_PAGE (object)->text);
  G_OBJECT_CLASS (hk_year_page_parent_class)->finalize (object);
}

static void
hk_year_page_class_init (HkYearPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hk_template_dispose;
  object_class->finalize = hk_year_page_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-year-page.ui");
  HK_BIND_CHILDREN (widget_class, HkYearPage, card, title, facts);
  gtk_widget_class_install_action (widget_class, "year.copy-text", NULL, copy_text_action);
  gtk_widget_class_install_action (widget_class, "year.copy-picture", NULL, copy_picture_action);
  gtk_widget_class_install_action (widget_class, "year.save", "s", save_action);
}

/* Returns (transfer floating): the page.
 * @games: which have been read
 * @year: in which games began */
AdwNavigationPage *
hk_year_page_new (HkPastGames *games,
                  HkPeople    *people,
                  int          year)
{
  HkYearPage *self = g_object_new (HK_TYPE_YEAR_PAGE, NULL);
  g_autoptr (GPtrArray) facts = hk_year_review_list (hk_past_games_get_list (games), people, year);
  /* Translators: a year. */
  g_autofree char *title = g_strdup_printf (_("Our Year of Zombies, %d"), year);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  gtk_label_set_text (self->title, title);
  self->text = hk_year_review_to_text (facts, year);
  for (guint i = 0; i < facts->len; i++)
    gtk_box_append (self->facts, hk_year_line_new (g_ptr_array_index (facts, i)));
  return ADW_NAVIGATION_PAGE (self);
}

/* Returns (transfer full) (nullable): what a file that ends so holds; %NULL for a picture of a page that is not in sight.
 * @ending: "txt"; anything else is the picture */
GBytes *
hk_year_page_make_file (HkYearPage *self,
                        const char *ending)
{
  g_autoptr (GdkTexture) picture = NULL;

  if (g_str_equal (ending, "txt"))
    return g_bytes_new (self->text, strlen (self->text));
  picture = hk_share_make_picture (self->card);
  return picture == NULL ? NULL : gdk_texture_save_to_png_bytes (picture);
}
