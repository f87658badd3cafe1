/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-prey.h"
#include "hk-cz-battle-parts.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "ui/display/hk-in-sight.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/team/hk-cz-survivor-picker.h"
#include "ui/games/card-z/widgets/hk-cz-die.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"

/* The bites that wait for the green d10, one after the other: who bites whom, and the face that was rolled. Hidden
 * when none waits. */
struct _HkCzBiteRow
{
  HkView              parent_instance;

  int                 encounter;   /* who bites; −1 nobody */
  int                 survivor;    /* whom; −1 not said yet */
  HkCzToken          *token;
  GtkLabel           *title;
  GtkLabel           *hint;
  GtkWidget          *else_button;
  HkCzSurvivorPicker *picker;
  HkCzDie            *die;
};

G_DEFINE_FINAL_TYPE (HkCzBiteRow, hk_cz_bite_row, HK_TYPE_VIEW)

/* The next bite, in the order in which those who bite act; −1 none.
 * @n: (out): how many wait */
static int
find_due (HkView *view,
          int    *n)
{
  HkCzLocation *field = hk_cz_view_get_field (view);
  HkCzActor first = { -1, NULL, 0, 0 };

  *n = 0;
  for (int i = 0; field != NULL && i < hk_cz_location_get_n_encounters (field); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (field, i);
      const HkCzActor actor = { i, encounter->type, encounter->distance, 0 };

      if (!encounter->bite_due)
        continue;
      if (first.number < 0 || hk_cz_actor_compare (&actor, &first) < 0)
        first = actor;
      (*n)++;
    }
  return first.number;
}

static gboolean
is_needed (HkView *view)
{
  int n;

  return find_due (view, &n) >= 0;
}

/* Whom it goes for; −1 where a die decides. */
static int
find_prey (HkCzTable     *table,
           HkCzEncounter *encounter)
{
  g_autoptr (GArray) prey = hk_cz_list_favoured (table, encounter);

  return prey->len == 1 ? g_array_index (prey, int, 0) : -1;
}

static void
show_die (HkCzBiteRow *self)
{
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzEncounter *encounter = hk_cz_location_get_encounter (hk_cz_view_get_field (self), self->encounter);
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, self->survivor);
  g_autofree char *name = hk_cz_encounter_describe (encounter);
  g_autofree char *title = NULL;
  HkCzBite bite;

  gtk_widget_set_sensitive (GTK_WIDGET (self->die), survivor != NULL);
  if (survivor == NULL)
    {
      title = g_strdup_printf (_("%s bites: whom?"), name);
      gtk_label_set_text (self->title, title);
      hk_cz_die_set_fates (self->die, NULL);
      return;
    }
  /* Translators: an Encounter and a survivor */
  title = g_strdup_printf (_("%s bites %s"), name, survivor->name);
  gtk_label_set_text (self->title, title);
  hk_cz_bite_resolve (encounter->type, hk_cz_survivor_get_armour (table, survivor), 1, survivor->wounds > 0, &bite);
  hk_cz_die_set_bite (self->die, bite.needed, bite.needed_kill);
}

static void
update (HkView *view)
{
  HkCzBiteRow *self = HK_CZ_BITE_ROW (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  g_autofree char *hint = NULL;
  HkCzEncounter *encounter;
  int n;

  self->encounter = find_due (view, &n);
  encounter = hk_cz_location_get_encounter (hk_cz_view_get_field (self), self->encounter);
  self->survivor = find_prey (table, encounter);
  hk_cz_token_set (self->token, encounter->type, encounter->helmet, FALSE);
  if (n > 1)
    hint = g_strdup_printf (ngettext ("Roll the green d10 and tap it; %d more bite waits", "Roll the green d10 and tap it; %d more bites wait", (gulong) n - 1), n - 1);
  if (self->survivor < 0)
    gtk_label_set_text (self->hint, _("Equally close: one with others nearby, else roll a d6. Tap who it is."));
  else
    gtk_label_set_text (self->hint, hint == NULL ? _("Roll the green d10 and tap what it shows") : hint);
  hk_cz_survivor_picker_load (self->picker, table, self->survivor);
  gtk_widget_set_visible (self->else_button, self->survivor >= 0 && gtk_widget_get_visible (GTK_WIDGET (self->picker)));
  gtk_widget_set_visible (GTK_WIDGET (self->picker), self->survivor < 0);
  show_die (self);
}

static void
else_cb (HkCzBiteRow *self)
{
  gtk_widget_set_visible (self->else_button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->picker), TRUE);
}

static void
survivor_cb (HkCzBiteRow *self,
             int          survivor)
{
  self->survivor = survivor;
  show_die (self);
}

static void
rolled_cb (HkCzBiteRow *self,
           int          face)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("bite", "i:encounter", self->encounter, "i:survivor", self->survivor, "i:die", face, NULL));
}

static void
hk_cz_bite_row_class_init (HkCzBiteRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_TOKEN);
  g_type_ensure (HK_TYPE_CZ_SURVIVOR_PICKER);
  g_type_ensure (HK_TYPE_CZ_DIE);
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-bite-row");
  HK_BIND_CHILDREN (widget_class, HkCzBiteRow, token, title, hint, else_button, picker, die);
  HK_BIND_CALLBACKS (widget_class, else_cb, survivor_cb, rolled_cb);
}

static void
hk_cz_bite_row_init (HkCzBiteRow *self)
{
  hk_in_sight_set_here (GTK_WIDGET (self), TRUE);
  gtk_widget_init_template (GTK_WIDGET (self));
}
