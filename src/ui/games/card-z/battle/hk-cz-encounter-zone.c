/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-battle-parts.h"
#include "games/card-z/state/hk-cz-table.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/widgets/hk-widgets.h"

/* The Encounters of a zone, with the wall or fence before it, in the order in which they act. */
struct _HkCzEncounterZone
{
  HkView     parent_instance;

  GtkLabel  *divider;
  GtkLabel  *title;
  GtkBox    *cards;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzEncounterZone, hk_cz_encounter_zone, HK_TYPE_VIEW)

static int
get_rank (HkCzEncounter *encounter)
{
  return encounter->locked ? 3 : !encounter->revealed ? 2 : !hk_cz_encounter_is_enemy (encounter) ? 1 : 0;
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  HkCzLocation *field = user_data;
  HkCzEncounter *one = hk_cz_location_get_encounter (field, *(const int *) a);
  HkCzEncounter *other = hk_cz_location_get_encounter (field, *(const int *) b);
  const HkCzActor actors[] = { { *(const int *) a, one->type, one->distance }, { *(const int *) b, other->type, other->distance } };

  if (get_rank (one) != get_rank (other))
    return get_rank (one) - get_rank (other);
  return hk_cz_actor_compare (&actors[0], &actors[1]);
}

static GArray *
list_zone (HkCzLocation *field,
           int           zone)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < hk_cz_location_get_n_encounters (field); i++)
    if (hk_cz_location_get_encounter (field, i)->zone == zone)
      g_array_append_val (numbers, i);
  g_array_sort_with_data (numbers, compare, field);
  return numbers;
}

static gboolean
is_needed (HkView *view)
{
  HkCzLocation *field = hk_cz_view_get_field (view);

  for (int i = 0; field != NULL && i < hk_cz_location_get_n_encounters (field); i++)
    if (hk_cz_location_get_encounter (field, i)->zone == hk_view_get_index (view))
      return TRUE;
  return FALSE;
}

static void
update (HkView *view)
{
  HkCzEncounterZone *self = HK_CZ_ENCOUNTER_ZONE (view);
  const int zone = hk_view_get_index (view);
  const char *layout = hk_cz_battle_get_layout (hk_cz_view_get_table (self));
  const char divider = zone == 0 ? 0 : hk_cz_layout_get_divider (layout, zone);
  g_autoptr (GArray) numbers = list_zone (hk_cz_view_get_field (self), zone);
  g_autofree char *title = NULL;

  if (zone == 0)
    title = g_strdup (_("At the edge"));
  else if (layout == NULL && zone > 1)
    title = g_strdup_printf (_("Zone %d"), zone);
  else
    title = g_strdup_printf (hk_cz_layout_is_outside (layout, zone) ? _("Zone %d, outside") : _("Zone %d, inside"), zone);
  gtk_label_set_text (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->divider), divider == '|' || divider == ':');
  gtk_label_set_text (self->divider, divider == '|' ? _("Wall") : _("Fence"));
  hk_widget_set_class (GTK_WIDGET (self->divider), "cz-wall-line", divider == '|');
  hk_widget_set_class (GTK_WIDGET (self->divider), "cz-fence-line", divider == ':');
  hk_view_show_list (self->cards, HK_TYPE_CZ_ENCOUNTER_CARD, hk_view_get_session (view), numbers);
}

static void
hk_cz_encounter_zone_class_init (HkCzEncounterZoneClass *klass)
{
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-encounter-zone");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkCzEncounterZone, divider, title, cards);
}
