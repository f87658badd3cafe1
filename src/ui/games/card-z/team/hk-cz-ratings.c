/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-team-parts.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

/* The ratings of a survivor as they are now, and below them the skills. What hunger or an illness has changed is
 * marked, and what is taken off rolls stands as a rating of its own. */
struct _HkCzRatings
{
  HkView     parent_instance;

  GtkWidget *move_cell;
  GtkLabel  *move;
  GtkWidget *push_cell;
  GtkLabel  *push;
  GtkWidget *carry_cell;
  GtkLabel  *carry;
  GtkWidget *rolls_cell;
  GtkLabel  *rolls;
  GtkLabel  *skills;
};

G_DEFINE_FINAL_TYPE (HkCzRatings, hk_cz_ratings, HK_TYPE_VIEW)

static void
show (GtkWidget  *cell,
      GtkLabel   *number,
      const char *text,
      gboolean    changed,
      const char *tooltip)
{
  gtk_label_set_text (number, text);
  hk_tooltip_set (cell, tooltip);
  hk_widget_set_class (cell, "cz-changed", changed);
}

static const char *
get_skill_word (const char *what)
{
  static const char * const words[][2] = {
    { "blade", N_("blades") }, { "club", N_("clubs") }, { "stake", N_("stakes") }, { "pistol", N_("pistols") }, { "rifle", N_("rifles") },
    { "shotgun", N_("shotguns") }, { "bow", N_("bows") }, { "hunting", N_("hunting") }, { "fishing", N_("fishing") },
    { "trapping", N_("trapping") }, { "initiative", N_("initiative") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i][0], what))
      return _(words[i][1]);
  return what;
}

static char *
describe_skills (HkCzSurvivor *survivor)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; survivor->skills != NULL && survivor->skills[i] != NULL; i++)
    {
      const char *colon = strrchr (survivor->skills[i], ':');
      g_autofree char *what = colon == NULL ? g_strdup (survivor->skills[i]) : g_strndup (survivor->skills[i], (gsize) (colon - survivor->skills[i]));

      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", get_skill_word (what));
      if (colon != NULL)
        g_string_append_printf (text, " %+d", (int) g_ascii_strtoll (colon + 1, NULL, 10));
    }
  return g_string_free_and_steal (text);
}

static void
load_move (HkCzRatings  *self,
           HkCzTable    *table,
           HkCzSurvivor *record)
{
  HkCzIllness *illness = record->sick == NULL ? NULL : hk_cz_table_find_illness (table, record->sick);
  const int change = illness == NULL ? 0 : illness->move;
  g_autofree char *text = record->move < 0 ? g_strdup ("–") : g_strdup_printf ("%d", MAX (0, record->move + change));
  g_autofree char *tooltip = record->move < 0 ? g_strdup (_("How many hexes it moves a round is not known"))
                             : change == 0 ? g_strdup_printf (ngettext ("Moves %d hex a round", "Moves %d hexes a round", (gulong) record->move), record->move)
                                           : g_strdup_printf (_("%d on the card, %+d for %s"), record->move, change, record->sick);

  show (self->move_cell, self->move, text, change != 0 && record->move >= 0, tooltip);
}

static void
load_carry (HkCzRatings  *self,
            HkCzTable    *table,
            HkCzSurvivor *record,
            int           survivor)
{
  const int carry = hk_cz_table_get_carry (table, survivor);
  const gboolean changed = !record->infant && carry >= 0 && carry != record->carry;
  g_autofree char *text = carry < 0 ? g_strdup ("–") : g_strdup_printf ("%d", carry);
  g_autofree char *tooltip = record->infant ? g_strdup (_("An infant carries nothing"))
                             : carry < 0    ? g_strdup (_("How much weight can be carried is not known"))
                             : changed      ? g_strdup_printf (_("Can carry a weight of %d now; %d on the card"), carry, record->carry)
                                            : g_strdup_printf (_("Can carry a weight of %d"), carry);

  show (self->carry_cell, self->carry, text, changed, tooltip);
}

static void
update (HkView *view)
{
  HkCzRatings *self = HK_CZ_RATINGS (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  const int survivor = hk_view_get_index (view);
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, survivor);
  int change;
  g_autofree char *push = NULL;
  g_autofree char *rolls = NULL;
  g_autofree char *skills = NULL;

  if (record == NULL)
    return;
  change = hk_cz_table_get_roll_change (table, survivor);
  push = record->push == 0 ? g_strdup ("–") : g_strdup_printf ("%d+", record->push);
  /* Translators: what is taken off every roll, such as −2 */
  rolls = hk_word_sign (change);
  skills = describe_skills (record);
  load_move (self, table, record);
  show (self->push_cell, self->push, push, FALSE,
        record->push == 0 ? _("The target number to push with bare hands is not known") : _("The target number to push with bare hands"));
  load_carry (self, table, record, survivor);
  show (self->rolls_cell, self->rolls, rolls, TRUE, _("What hunger, lost sleep and illness do to every roll"));
  gtk_widget_set_visible (self->rolls_cell, change != 0);
  gtk_label_set_text (self->skills, skills);
  gtk_widget_set_visible (GTK_WIDGET (self->skills), *skills != '\0');
}

static void
hk_cz_ratings_class_init (HkCzRatingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-ratings");
  HK_BIND_CHILDREN (widget_class, HkCzRatings, move_cell, move, push_cell, push, carry_cell, carry, rolls_cell, rolls, skills);
}

static void
hk_cz_ratings_init (HkCzRatings *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A sign stays on its side of the number, whichever way people read. */
  gtk_widget_set_direction (GTK_WIDGET (self->push), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->rolls), GTK_TEXT_DIR_LTR);
}
