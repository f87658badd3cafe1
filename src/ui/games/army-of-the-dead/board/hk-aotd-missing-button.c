/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-missing-button.h"

static const struct
{
  const char *type;
  const char *member;
} kinds[] = {
  { "shambler", "shamblers" },
  { "alpha", "alphas" },
};

/* Puts Zombies on the board that stand in a Zone and that the app has not counted. It hides when there are none. */
struct _HkAotdMissingButton
{
  HkView     parent_instance;

  gsize      kind;      /* which Zombies */
  int        count;     /* how many of them */
  GtkWidget *button;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdMissingButton, hk_aotd_missing_button, HK_TYPE_VIEW)

/* Looks for Zombies that the app has not counted.
 * @params: the parameters of an attack, with "targets" */
void
hk_aotd_missing_button_update (HkAotdMissingButton *self,
                               JsonObject          *params)
{
  HkAotdTable *table;
  JsonObject *targets;

  g_return_if_fail (HK_IS_AOTD_MISSING_BUTTON (self));

  table = HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
  targets = json_object_get_object_member (params, "targets");
  self->count = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (kinds) && self->count <= 0; i++)
    {
      self->kind = i;
      self->count = (int) json_object_get_int_member_with_default (targets, kinds[i].member, 0) - hk_aotd_table_get_on_board (table, kinds[i].type);
    }
  /* With real cards the attack counts them itself. */
  if (table->cards_by == HK_BY_HAND)
    self->count = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), self->count > 0);
  if (self->count > 0)
    {
      g_autofree char *zombies = hk_aotd_zombie_count (kinds[self->kind].type, self->count);
      /* Translators: such as “3 Shamblers” */
      g_autofree char *label = g_strdup_printf (_("Add %s to the Board"), zombies);

      gtk_button_set_label (GTK_BUTTON (self->button), label);
    }
}

static void
add_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HkAotdMissingButton *self = HK_AOTD_MISSING_BUTTON (widget);

  if (self->count > 0)
    hk_view_play (HK_VIEW (self), hk_move_build ("place-zombies", "s:type", kinds[self->kind].type, "i:count", self->count, NULL));
}

static void
hk_aotd_missing_button_class_init (HkAotdMissingButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-missing-button");
  gtk_widget_class_bind_template_child (widget_class, HkAotdMissingButton, button);
  gtk_widget_class_install_action (widget_class, "missing.add", NULL, add_action);
}
