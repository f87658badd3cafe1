/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-screen-survivor.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-player.h"
#include "games/card-z/state/hk-cz-survivor.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/screen/hk-screen-seats.h"
#include "ui/widgets/hk-widgets.h"

/* A survivor on the table screen: who leads it, what is wrong with it, and in a battle whether it has acted in this round. */
struct _HkCzScreenSurvivor
{
  HkView     parent_instance;

  GtkWidget *mark;
  GtkLabel  *name;
  GtkLabel  *acted;
  GtkLabel  *infected;
  GtkWidget *bite;
  GtkWidget *wound;
  GtkWidget *sick;
  GtkWidget *starving;
  GtkWidget *tired;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzScreenSurvivor, hk_cz_screen_survivor, HK_TYPE_VIEW)

/* A sign comes up with a movement, so that everybody sees whom it hit. */
static void
show_sign (GtkWidget *sign,
           gboolean   shown)
{
  hk_widget_set_class (sign, "hk-screen-new", shown);
  gtk_widget_set_visible (sign, shown);
}

static void
speak (HkCzScreenSurvivor *self,
       HkCzSurvivor       *survivor)
{
  const struct
  {
    gboolean    is;
    const char *word;
  } signs[] = {
    { survivor->infected > 0, _("Infected") },
    { survivor->wounds > 0, _("Wounded") },
    { survivor->sick != NULL, _("Sick") },
    { survivor->starving, _("Starving") },
    { survivor->sleep_deprived, _("Sleep deprived") },
  };
  g_autoptr (GString) text = g_string_new (survivor->name);

  if (gtk_widget_get_visible (GTK_WIDGET (self->acted)))
    g_string_append_printf (text, ", %s", gtk_label_get_text (self->acted));
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (signs[i].is)
      g_string_append_printf (text, ", %s", signs[i].word);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}

static void
update (HkView *view)
{
  HkCzScreenSurvivor *self = HK_CZ_SCREEN_SURVIVOR (view);
  HkCzTable *table = hk_cz_view_get_table (view);
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, hk_view_get_index (view));
  HkCzPlayer *player = survivor == NULL ? NULL : hk_cz_table_get_player (table, survivor->player);
  g_autofree char *rounds = NULL;
  gboolean fights;

  if (player == NULL)
    return;
  fights = table->battle != NULL && table->battle->started && survivor->on_field && survivor->kind != HK_CZ_SURVIVOR_DEPENDANT;
  rounds = g_strdup_printf ("%d", survivor->infected);
  g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (self->name, survivor->name);
  gtk_label_set_text (self->infected, rounds);
  gtk_widget_set_visible (GTK_WIDGET (self->infected), survivor->infected > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->acted), fights);
  gtk_label_set_text (self->acted, survivor->acted ? _("✓ acted") : _("Ready"));
  show_sign (self->bite, survivor->infected > 0);
  show_sign (self->wound, survivor->wounds > 0);
  show_sign (self->sick, survivor->sick != NULL);
  show_sign (self->starving, survivor->starving);
  show_sign (self->tired, survivor->sleep_deprived);
  hk_widget_set_class (GTK_WIDGET (self), "hk-screen-now", hk_screen_find_actor (HK_TABLE (table)) == survivor->player);
  speak (self, survivor);
}

static void
hk_cz_screen_survivor_class_init (HkCzScreenSurvivorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_CZ_SYMBOL);
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-screen-survivor");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  HK_BIND_CHILDREN (widget_class, HkCzScreenSurvivor, mark, name, infected, acted, bite, wound, sick, starving, tired);
}
