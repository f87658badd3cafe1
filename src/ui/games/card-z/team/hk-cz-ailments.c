/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-ailments.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* What ails a survivor, each as a sign with its word and, where it takes something off rolls, with how much. Unseen
 * when nothing does. */
struct _HkCzAilments
{
  AdwBin     parent_instance;

  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (HkCzAilments, hk_cz_ailments, ADW_TYPE_BIN)

static void
hk_cz_ailments_class_init (HkCzAilmentsClass *klass)
{
}

static void
hk_cz_ailments_init (HkCzAilments *self)
{
  self->box = hk_wrap_box_new (4);
  adw_bin_set_child (ADW_BIN (self), self->box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Returns (transfer floating): signs for nobody yet. */
GtkWidget *
hk_cz_ailments_new (void)
{
  return g_object_new (HK_TYPE_CZ_AILMENTS, NULL);
}

/* Returns (transfer floating): a sign and its word on a ground of their own.
 * @style: (nullable): "cz-bad", "cz-warn" or "cz-fine" */
GtkWidget *
hk_cz_tag_new (HkCzSignKind  kind,
               const char   *word,
               const char   *style)
{
  GtkWidget *tag = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *label = gtk_label_new (word);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (tag), hk_cz_sign_new (kind, 13));
  gtk_box_append (GTK_BOX (tag), label);
  gtk_widget_add_css_class (tag, "cz-tag");
  if (style != NULL)
    gtk_widget_add_css_class (tag, style);
  return tag;
}

static void
add (HkCzAilments *self,
     HkCzSignKind  kind,
     const char   *word,
     const char   *tooltip,
     const char   *style)
{
  GtkWidget *tag = hk_cz_tag_new (kind, word, style);

  hk_tooltip_set (tag, tooltip);
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), tag);
}

static char *
describe_illness (HkCzTable  *table,
                  const char *sick)
{
  HkCzIllness *illness = hk_cz_table_find_illness (table, sick);
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  if (illness == NULL)
    return g_strdup ("");
  if (illness->rolls != 0)
    g_strv_builder_take (sentences, g_strdup_printf (_("Rolls %+d."), illness->rolls));
  if (illness->carry != 0)
    g_strv_builder_take (sentences, g_strdup_printf (_("Carry %+d."), illness->carry));
  if (illness->move != 0)
    g_strv_builder_take (sentences, g_strdup_printf (_("Move %+d."), illness->move));
  if (illness->text != NULL)
    g_strv_builder_add (sentences, illness->text);
  parts = g_strv_builder_end (sentences);
  return g_strjoinv (" ", parts);
}

static void
add_illness (HkCzAilments *self,
             HkCzTable    *table,
             const char   *sick)
{
  HkCzIllness *illness = hk_cz_table_find_illness (table, sick);
  g_autofree char *tooltip = describe_illness (table, sick);
  g_autofree char *word = illness == NULL || illness->rolls == 0 ? g_strdup (sick) : g_strdup_printf ("%s −%d", sick, ABS (illness->rolls));

  add (self, HK_CZ_SIGN_SICK, word, tooltip, "cz-warn");
}

static void
add_wounds (HkCzAilments *self,
            HkCzSurvivor *survivor)
{
  if (survivor->infected > 0)
    {
      g_autofree char *word = g_strdup_printf (ngettext ("Infected: %d round left", "Infected: %d rounds left", (gulong) survivor->infected),
                                               survivor->infected);

      add (self, HK_CZ_SIGN_BITE, word, _("The survivor dies when no battle-round is left."), "cz-bad");
    }
  if (survivor->wounds > 0)
    add (self, HK_CZ_SIGN_WOUND, survivor->wounds == 1 ? _("Wounded") : _("Wounded twice"), _("The second Wound kills. A First Aid Kit heals."), "cz-bad");
}

/* Shows what ails the survivor now. */
void
hk_cz_ailments_load (HkCzAilments *self,
                     HkCzTable    *table,
                     int           survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, survivor);

  g_return_if_fail (HK_IS_CZ_AILMENTS (self));

  hk_wrap_box_clear (self->box);
  if (record == NULL)
    return;
  if (!hk_cz_survivor_is_alive (record))
    add (self, HK_CZ_SIGN_DEAD, hk_cz_label_lost (record), NULL, NULL);
  else
    {
      add_wounds (self, record);
      if (record->sick != NULL)
        add_illness (self, table, record->sick);
      if (record->starving)
        add (self, HK_CZ_SIGN_STARVING, _("Starving −1"), _("−1 to rolls and to the carry rating. Without a meal at the next reckoning the survivor dies."), "cz-warn");
      if (record->sleep_deprived)
        add (self, HK_CZ_SIGN_TIRED, _("Sleep deprived −1"), _("−1 to rolls until a night is slept inside."), "cz-warn");
      if (hk_cz_table_is_overloaded (table, survivor))
        add (self, HK_CZ_SIGN_LOAD, _("Carries too much"), _("Leave Loot behind before departing."), "cz-warn");
      if (record->toilet_paper)
        add (self, HK_CZ_SIGN_PAPER, _("Toilet Paper"), _("The clip is on the toilet paper icon today."), "cz-fine");
    }
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (self->box) != NULL);
}
