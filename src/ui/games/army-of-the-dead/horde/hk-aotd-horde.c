/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-abominations.h"
#include "hk-aotd-forecast.h"
#include "hk-aotd-horde.h"
#include "hk-aotd-pool.h"
#include "hk-aotd-sleepers-card.h"
#include "hk-aotd-spawn-entry.h"
#include "hk-aotd-spawn-list.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"

/* The horde: its pools, the Abominations, the Sleepers, what the next spawn may bring and where. */
struct _HkAotdHorde
{
  HkView     parent_instance;

  GtkWidget *shamblers;
  GtkWidget *alphas;
  GtkWidget *forecast;
};

G_DEFINE_FINAL_TYPE (HkAotdHorde, hk_aotd_horde, HK_TYPE_VIEW)

static void
ask_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  hk_aotd_ask (widget, hk_view_get_session (HK_VIEW (widget)), g_variant_get_string (parameter, NULL));
}

static void
entry_cb (HkAotdHorde *self)
{
  hk_aotd_spawn_entry_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)));
}

static void
hk_aotd_horde_class_init (HkAotdHordeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_AOTD_ABOMINATIONS);
  g_type_ensure (HK_TYPE_AOTD_FORECAST);
  g_type_ensure (HK_TYPE_AOTD_POOL);
  g_type_ensure (HK_TYPE_AOTD_SLEEPERS_CARD);
  g_type_ensure (HK_TYPE_AOTD_SPAWN_LIST);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-horde");
  HK_BIND_CHILDREN (widget_class, HkAotdHorde, shamblers, alphas, forecast);
  gtk_widget_class_bind_template_callback (widget_class, entry_cb);
  gtk_widget_class_install_action (widget_class, "horde.ask", "s", ask_action);
}

static void
hk_aotd_horde_init (HkAotdHorde *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_aotd_forecast_set_pools (HK_AOTD_FORECAST (self->forecast), HK_AOTD_POOL (self->shamblers), HK_AOTD_POOL (self->alphas));
}
