/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-odds.h"
#include "hk-zz-arc.h"
#include "hk-zz-odds-gauge.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-widgets.h"

/* From here on pushing on is a gamble, and from there on foolish. */
#define RISKY 0.2
#define BAD 0.45

/* The chance that the next card has no place, to be read from across the table; where only bounds of it are known, which tell little, the
 * kinds of cards without a place. A tap shows how it comes about. */
struct _HkZzOddsGauge
{
  HkView     parent_instance;

  GtkWidget *button;
  HkZzArc   *arc;
  GtkLabel  *percent;
  GtkLabel  *cards;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzOddsGauge, hk_zz_odds_gauge, HK_TYPE_VIEW)

static HkZzTable *
get_table (HkZzOddsGauge *self)
{
  return HK_ZZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
clicked_cb (HkZzOddsGauge *self)
{
  g_autoptr (HkBreakdown) breakdown = hk_zz_table_explain_odds (get_table (self));

  if (breakdown != NULL)
    hk_breakdown_view_present (GTK_WIDGET (self), _("Chance to Go Bust"), 440, breakdown);
}

static void
set_level (HkZzOddsGauge *self,
           double    chance)
{
  hk_widget_set_class (GTK_WIDGET (self), "zz-safe", chance >= 0 && chance < RISKY);
  hk_widget_set_class (GTK_WIDGET (self), "zz-risky", chance >= RISKY && chance < BAD);
  hk_widget_set_class (GTK_WIDGET (self), "zz-bad", chance >= BAD);
}

static void
update (HkView *view)
{
  HkZzOddsGauge *self = HK_ZZ_ODDS_GAUGE (view);
  g_autofree char *percent = NULL;
  g_autofree char *cards = NULL;
  g_autofree char *kinds = NULL;
  g_autofree char *spoken = NULL;
  HkZzOdds odds;
  const gboolean known = hk_zz_table_get_bust_odds (get_table (self), &odds);
  const gboolean only_kinds = !known && odds.left > 0;

  percent = odds.left > 0 ? hk_zz_odds_to_text (&odds) : g_strdup ("–");
  /* Translators: so many cards without a place, of so many in the deck; or so many kinds of cards, of so many */
  cards = g_strdup_printf (known || odds.left == 0 ? _("%d of %d do not fit") : _("%d of %d kinds do not fit"),
                           known ? odds.unplaceable : odds.bad_kinds, known ? odds.left : odds.kinds);
  spoken = g_strdup_printf (_("Chance to go bust: %s, %s"), percent, cards);
  kinds = g_strdup_printf (_("%d of %d"), odds.bad_kinds, odds.kinds);
  gtk_label_set_text (self->percent, only_kinds ? kinds : percent);
  gtk_label_set_text (self->cards, only_kinds ? _("kinds do not fit") : cards);
  hk_zz_arc_set_chance (self->arc, known ? odds.chance : -1);
  hk_widget_set_class (GTK_WIDGET (self->percent), "zz-bounds", !known);
  gtk_widget_set_sensitive (self->button, odds.left > 0);
  hk_widget_set_spoken (self->button, spoken);
  set_level (self, known ? odds.chance : -1);
}

static void
hk_zz_odds_gauge_class_init (HkZzOddsGaugeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_ZZ_ARC);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-odds-gauge");
  HK_BIND_CHILDREN (widget_class, HkZzOddsGauge, button, arc, percent, cards);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}
