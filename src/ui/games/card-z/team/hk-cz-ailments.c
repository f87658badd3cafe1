/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/odds/hk-cz-weight.h"
#include "hk-cz-ailments.h"
#include "ui/games/card-z/hk-cz-labels.h"
#include "ui/games/card-z/widgets/hk-cz-tags.h"

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
add_illness (HkCzTags   *tags,
             HkCzTable  *table,
             const char *sick)
{
  HkCzIllness *illness = hk_cz_table_find_illness (table, sick);
  g_autofree char *tooltip = describe_illness (table, sick);
  g_autofree char *word = illness == NULL || illness->rolls == 0 ? g_strdup (sick) : g_strdup_printf ("%s −%d", sick, ABS (illness->rolls));

  hk_cz_tags_add_symbol (tags, HK_CZ_SYMBOL_SICK, word, "cz-warn", tooltip);
}

static void
add_wounds (HkCzTags     *tags,
            HkCzSurvivor *survivor)
{
  if (survivor->infected > 0)
    {
      g_autofree char *word = g_strdup_printf (ngettext ("Infected: %d round left", "Infected: %d rounds left", (gulong) survivor->infected),
                                               survivor->infected);

      hk_cz_tags_add_symbol (tags, HK_CZ_SYMBOL_BITE, word, "cz-bad", _("The survivor dies when no battle-round is left."));
    }
  if (survivor->wounds > 0)
    hk_cz_tags_add_symbol (tags, HK_CZ_SYMBOL_WOUND, survivor->wounds == 1 ? _("Wounded") : _("Wounded twice"), "cz-bad",
                           _("The second Wound kills. A First Aid Kit heals."));
}

/* Shows what is wrong with a survivor, each with a symbol and, where it takes something off rolls, with how much.
 * @box: an AdwWrapBox for nothing else; hidden when nothing is wrong */
void
hk_cz_ailments_show (GtkWidget *box,
                     HkCzTable *table,
                     int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, survivor);
  HkCzTags tags;

  hk_cz_tags_begin (&tags, box);
  if (record != NULL && !hk_cz_survivor_is_alive (record))
    hk_cz_tags_add_symbol (&tags, HK_CZ_SYMBOL_DEAD, hk_cz_label_lost (record), NULL, NULL);
  else if (record != NULL)
    {
      add_wounds (&tags, record);
      if (record->sick != NULL)
        add_illness (&tags, table, record->sick);
      if (record->starving)
        hk_cz_tags_add_symbol (&tags, HK_CZ_SYMBOL_STARVING, _("Starving −1"), "cz-warn",
                               _("−1 to rolls and to the carry rating. Without a meal at the next reckoning the survivor dies."));
      if (record->sleep_deprived)
        hk_cz_tags_add_symbol (&tags, HK_CZ_SYMBOL_TIRED, _("Sleep deprived −1"), "cz-warn", _("−1 to rolls until a night is slept inside."));
      if (hk_cz_table_is_overloaded (table, survivor))
        hk_cz_tags_add_symbol (&tags, HK_CZ_SYMBOL_LOAD, _("Carries too much"), "cz-warn", _("Leave Loot behind before departing."));
      if (record->toilet_paper)
        hk_cz_tags_add_symbol (&tags, HK_CZ_SYMBOL_PAPER, _("Toilet Paper"), "cz-fine", _("The clip is on the toilet paper icon today."));
    }
  hk_cz_tags_end (&tags);
}
