/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "hk-table-banners.h"
#include "ui/app/hk-application.h"
#include "ui/display/hk-template.h"

/* What a group has to know of the game on its table until it has read it. */
struct _HkTableBanners
{
  AdwBin     parent_instance;

  AdwBanner *invented;
  AdwBanner *unsaved;
  AdwBanner *warning;

  HkSession *session;
};

HK_DEFINE_TEMPLATE_TYPE (HkTableBanners, hk_table_banners, ADW_TYPE_BIN)

static gboolean
is_invented (HkTableBanners *self)
{
  return hk_session_get_path (self->session) != NULL
         && hk_content_has (hk_table_get_game (hk_session_get_table (self->session))->id, "stand-in")
         && g_strcmp0 (json_object_get_string_member_with_default (hk_session_get_setup (self->session), "components", "stand-in"),
                       "stand-in") == 0;
}

static gboolean
is_amiss (HkTableBanners *self)
{
  return hk_session_get_warning (self->session) != NULL || hk_session_get_unsaved (self->session) != NULL;
}

/* Said once, until it has been read: not again in this evening. It waits while something is amiss with the file of the game. */
static void
update_invented (HkTableBanners *self)
{
  GSettings *settings = hk_application_get_settings (hk_application_get_default ());
  g_autofree char *hidden = g_settings_get_string (settings, "banner-hidden");

  adw_banner_set_revealed (self->invented, is_invented (self) && !is_amiss (self) && g_strcmp0 (hidden, hk_session_get_path (self->session)) != 0);
}

/* What is amiss with the file of the game stays in sight until it has been read, or mended. */
static void
update_warning (HkTableBanners *self)
{
  const char *warning = hk_session_get_warning (self->session);
  const char *unsaved = hk_session_get_unsaved (self->session);

  adw_banner_set_title (self->warning, warning == NULL ? "" : warning);
  adw_banner_set_revealed (self->warning, warning != NULL);
  adw_banner_set_title (self->unsaved, unsaved == NULL ? "" : unsaved);
  adw_banner_set_revealed (self->unsaved, unsaved != NULL);
  update_invented (self);
}

static void
warning_hidden_cb (HkTableBanners *self)
{
  adw_banner_set_revealed (self->warning, FALSE);
}

static void
invented_hidden_cb (HkTableBanners *self)
{
  const char *path = hk_session_get_path (self->session);

  g_settings_set_string (hk_application_get_settings (hk_application_get_default ()), "banner-hidden", path != NULL ? path : "");
  adw_banner_set_revealed (self->invented, FALSE);
}

static void
hk_table_banners_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_TABLE_BANNERS);
  g_clear_object (&HK_TABLE_BANNERS (object)->session);
  G_OBJECT_CLASS (hk_table_banners_parent_class)->dispose (object);
}

static void
hk_table_banners_class_init (HkTableBannersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_table_banners_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-table-banners.ui");
  HK_BIND_CHILDREN (widget_class, HkTableBanners, invented, unsaved, warning);
  HK_BIND_CALLBACKS (widget_class, invented_hidden_cb, warning_hidden_cb);
}

/* @session: the game on the table; given once */
void
hk_table_banners_set_session (HkTableBanners *self,
                              HkSession      *session)
{
  g_return_if_fail (HK_IS_TABLE_BANNERS (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  update_warning (self);
  g_signal_connect_object (session, "notify::warning", G_CALLBACK (update_warning), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::unsaved", G_CALLBACK (update_warning), self, G_CONNECT_SWAPPED);
}
