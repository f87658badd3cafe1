/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-ratings.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define N_RATINGS 4

/* The ratings of a survivor as they are now, and below them the skills. What hunger or an illness has changed is
 * marked, and what is taken off rolls stands as a rating of its own. */
struct _HkCzRatings
{
  AdwBin     parent_instance;

  GtkWidget *row;
  GtkWidget *numbers[N_RATINGS];
  GtkWidget *cells[N_RATINGS];
  GtkWidget *skills;
  GtkWidget *foot;
};

G_DEFINE_FINAL_TYPE (HkCzRatings, hk_cz_ratings, ADW_TYPE_BIN)

static void
hk_cz_ratings_class_init (HkCzRatingsClass *klass)
{
}

static GtkWidget *
make_cell (HkCzRatings *self,
           int          number,
           const char  *caption)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (caption);

  self->numbers[number] = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->numbers[number], "cz-rating-number");
  /* A sign stays on its side of the number, whichever way people read. */
  gtk_widget_set_direction (self->numbers[number], GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (cell), self->numbers[number]);
  gtk_box_append (GTK_BOX (cell), label);
  gtk_widget_add_css_class (cell, "cz-rating");
  self->cells[number] = cell;
  return cell;
}

static void
hk_cz_ratings_init (HkCzRatings *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  /* Translators: ratings of a survivor, in very little room */
  const char * const captions[N_RATINGS] = { _("Move"), _("Push"), _("Carry"), _("Rolls") };

  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_box_set_homogeneous (GTK_BOX (self->row), TRUE);
  for (int i = 0; i < N_RATINGS; i++)
    gtk_box_append (GTK_BOX (self->row), make_cell (self, i, captions[i]));
  self->skills = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->skills), 0);
  gtk_label_set_wrap (GTK_LABEL (self->skills), TRUE);
  gtk_widget_set_hexpand (self->skills, TRUE);
  gtk_widget_add_css_class (self->skills, "caption");
  self->foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->foot), self->skills);
  gtk_box_append (GTK_BOX (box), self->row);
  gtk_box_append (GTK_BOX (box), self->foot);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): ratings of nobody yet. */
GtkWidget *
hk_cz_ratings_new (void)
{
  return g_object_new (HK_TYPE_CZ_RATINGS, NULL);
}

static void
show (HkCzRatings *self,
      int          number,
      const char  *text,
      gboolean     changed,
      const char  *tooltip)
{
  gtk_label_set_text (GTK_LABEL (self->numbers[number]), text);
  hk_tooltip_set (self->cells[number], tooltip);
  hk_widget_set_class (self->cells[number], "cz-changed", changed);
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
  g_autofree char *text = record->move < 0 ? g_strdup ("?") : g_strdup_printf ("%d", MAX (0, record->move + change));
  g_autofree char *tooltip = record->move < 0 ? g_strdup (_("How far it moves is not known")) : change == 0 ? g_strdup_printf (ngettext ("Moves %d hex a round", "Moves %d hexes a round", (gulong) record->move), record->move)
                                         : g_strdup_printf (_("%d on the card, %+d for %s"), record->move, change, record->sick);

  show (self, 0, text, change != 0, tooltip);
}

static void
load_carry (HkCzRatings  *self,
            HkCzTable    *table,
            HkCzSurvivor *record,
            int           survivor)
{
  const int carry = hk_cz_table_get_carry (table, survivor, NULL);
  const gboolean changed = !record->infant && carry != record->carry;
  g_autofree char *text = carry < 0 ? g_strdup ("?") : g_strdup_printf ("%d", carry);
  g_autofree char *tooltip = carry < 0      ? g_strdup (_("How much can be carried is not known"))
                             : record->infant ? g_strdup (_("An infant carries nothing"))
                             : changed      ? g_strdup_printf (_("Can carry a weight of %d now; %d on the card"), carry, record->carry)
                                            : g_strdup_printf (_("Can carry a weight of %d"), carry);

  show (self, 2, text, changed, tooltip);
}

/* Shows the ratings of the survivor as they are now. */
void
hk_cz_ratings_load (HkCzRatings *self,
                    HkCzTable   *table,
                    int          survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, survivor);
  int change;
  g_autofree char *push = NULL;
  g_autofree char *rolls = NULL;
  g_autofree char *skills = NULL;

  g_return_if_fail (HK_IS_CZ_RATINGS (self));

  if (record == NULL)
    return;
  change = hk_cz_table_get_roll_change (table, survivor, NULL);
  push = record->push == 0 ? g_strdup ("–") : g_strdup_printf ("%d+", record->push);
  /* Translators: what is taken off every roll, such as −2 */
  rolls = g_strdup_printf (change < 0 ? "−%d" : "+%d", ABS (change));
  skills = describe_skills (record);
  load_move (self, table, record);
  show (self, 1, push, FALSE, record->push == 0 ? _("The target number to push with bare hands is not known") : _("The target number to push with bare hands"));
  load_carry (self, table, record, survivor);
  show (self, 3, rolls, TRUE, _("What hunger, lost sleep and illness do to every roll"));
  gtk_widget_set_visible (self->cells[3], change != 0);
  gtk_label_set_text (GTK_LABEL (self->skills), skills);
  gtk_widget_set_visible (self->foot, *skills != '\0');
}
