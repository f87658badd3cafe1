/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-dice-view.h"
#include "ui/display/hk-speech.h"
#include "ui/display/hk-template.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-widgets.h"

/* Results that are less likely are left out at either end of a chart. */
#define LEAST_CHANCE 0.0005

/* From this number on dice can explode. */
#define LEAST_EXPLODING 3

struct _HkDiceView
{
  AdwBin      parent_instance;

  GtkLabel   *result;
  GtkLabel   *counts;
  AdwWrapBox *dice;
  GtkButton  *remove_button;
  GtkListBox *kinds;
  GtkWidget  *chart_group;
  GtkListBox *settings;
  GtkLabel   *mean;
  GtkListBox *chart;
  GtkWidget  *history_group;
  GtkListBox *history;
  HkBreakdownView *breakdown;
  HkKeyRow   *count_keys;   /* these in @settings */
  HkKeyRow   *reach_keys;
  HkKeyRow   *keep_keys;
  HkKeyRow   *kept_keys;
  HkKeyRow   *again_keys;
  HkKeyRow   *until_keys;
  HkKeyRow   *explode_keys;

  HkDiceBox  *box;
};

G_DEFINE_FINAL_TYPE (HkDiceView, hk_dice_view, ADW_TYPE_BIN)

static void
toggled_cb (GtkToggleButton *button,
            HkDiceView      *self)
{
  const guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "at"));

  if (hk_dice_box_get_die (self->box, at)->marked != gtk_toggle_button_get_active (button))
    hk_dice_box_mark (self->box, at, gtk_toggle_button_get_active (button));
}

static GtkWidget *
make_die (HkDiceView *self,
          guint       at)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_widget_set_size_request (button, 56, 56);
  gtk_widget_add_css_class (button, "numeric");
  gtk_widget_add_css_class (button, "title-2");
  g_object_set_data (G_OBJECT (button), "at", GUINT_TO_POINTER (at));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_DEFAULT);
  return button;
}

/* The dice keep their places, so that the focus stays where it is. */
static void
show_dice (HkDiceView *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->dice));
  const guint n = hk_dice_box_get_n_dice (self->box);

  for (guint i = 0; i < n; i++)
    {
      const HkLooseDie *die = hk_dice_box_get_die (self->box, i);
      HkDie *kind = hk_dice_get_kind ((guint) die->kind);
      const char *face = die->face < 0 ? "?" : hk_die_get_face (kind, (guint) die->face)->label;
      /* Translators: a kind of die, and what it shows */
      g_autofree char *spoken = g_strdup_printf (_("%s: %s"), hk_die_get_name (kind), face);

      if (button == NULL)
        {
          button = make_die (self, i);
          adw_wrap_box_append (self->dice, button);
        }
      if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), face) != 0)
        gtk_button_set_label (GTK_BUTTON (button), face);
      hk_widget_set_spoken (button, spoken);
      gtk_widget_set_tooltip_text (button, spoken);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), die->marked);
      button = gtk_widget_get_next_sibling (button);
    }
  while (button != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (button);

      adw_wrap_box_remove (self->dice, button);
      button = next;
    }
}

static void
add_result (HkDiceView *self,
            int         value,
            double      exactly,
            double      at_least,
            double      most)
{
  GtkWidget *row = g_object_new (ADW_TYPE_PREFERENCES_ROW, "activatable", FALSE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *bar = gtk_level_bar_new ();
  g_autofree char *number = g_strdup_printf ("%d", value);
  g_autofree char *chance = g_strdup_printf (_("%.1f %%, or more: %.1f %%"), 100 * exactly, 100 * at_least);
  g_autofree char *title = g_strdup_printf (_("%s: %s"), number, chance);
  GtkWidget *label = hk_box_add_label (box, number, "heading");

  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_widget_add_css_class (label, "numeric");
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), exactly / most);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  hk_widget_set_spoken (bar, title);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_widget_add_css_class (hk_box_add_label (box, chance, "caption"), "numeric");
  hk_widget_set_margins (box, 6, 12, 6);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_list_box_append (self->chart, row);
}

/* How the dice are thrown and counted, as the keys have it. */
static void
read_pool (HkDiceView *self,
           HkDicePool *pool)
{
  const int again = hk_key_row_get_selected (self->again_keys);
  const int explodes = hk_key_row_get_selected (self->explode_keys);

  hk_dice_pool_init (pool);
  pool->count = hk_key_row_get_selected (self->count_keys) == 1 ? HK_POOL_REACH : HK_POOL_SUM;
  pool->reach = MAX (1, hk_key_row_get_selected (self->reach_keys) + 1);
  if (hk_key_row_get_selected (self->keep_keys) > 0)
    pool->keep = MAX (1, hk_key_row_get_selected (self->kept_keys) + 1);
  pool->worst = hk_key_row_get_selected (self->keep_keys) == 2;
  /* The first key of each is that it does not happen. */
  if (again > 0)
    pool->reroll = again - 1;
  pool->again_until = again > 0 && hk_key_row_get_selected (self->until_keys) == 1;
  if (explodes > 0)
    pool->explode = LEAST_EXPLODING + explodes - 1;
}

static void
show_chart (HkDiceView *self)
{
  HkDicePool pool;
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (HkDistribution) chart = NULL;
  g_autofree char *mean = NULL;
  double most = 0;

  read_pool (self, &pool);
  chart = hk_dice_box_make_chart (self->box, &pool, &breakdown, &error);
  gtk_widget_set_visible (GTK_WIDGET (self->reach_keys), pool.count == HK_POOL_REACH);
  gtk_widget_set_visible (GTK_WIDGET (self->kept_keys), pool.keep > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->until_keys), pool.reroll > G_MININT);
  gtk_widget_set_visible (self->chart_group, chart != NULL || error != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), chart != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->breakdown), chart != NULL);
  hk_breakdown_view_set_breakdown (self->breakdown, breakdown);
  gtk_list_box_remove_all (self->chart);
  if (error != NULL)
    gtk_label_set_label (self->mean, error->message);
  if (chart == NULL)
    return;
  mean = g_strdup_printf (_("%.2f on average"), hk_distribution_get_mean (chart));
  gtk_label_set_label (self->mean, mean);
  for (int i = hk_distribution_get_lowest (chart); i <= hk_distribution_get_highest (chart); i++)
    most = MAX (most, hk_distribution_get_exactly (chart, i));
  for (int i = hk_distribution_get_lowest (chart); i <= hk_distribution_get_highest (chart); i++)
    if (hk_distribution_get_exactly (chart, i) >= LEAST_CHANCE)
      add_result (self, i, hk_distribution_get_exactly (chart, i), hk_distribution_get_at_least (chart, i), most);
}

static void
update (HkDiceView *self)
{
  g_autofree char *shown = hk_dice_box_describe (self->box);
  const guint n = hk_dice_box_get_n_dice (self->box);
  const guint n_marked = hk_dice_box_count_marked (self->box);
  g_autofree char *counts = hk_dice_box_describe_counts (self->box);
  g_autofree char *sum = g_strdup_printf (_("Sum %d"), hk_dice_box_get_sum (self->box));
  const char *text = shown != NULL ? sum : n == 0 ? _("Add the dice that you throw.") : _("Ready to be thrown");

  if (!g_str_equal (gtk_label_get_label (self->result), text))
    gtk_label_set_label (self->result, text);
  gtk_label_set_label (self->counts, counts);
  gtk_widget_set_visible (GTK_WIDGET (self->counts), counts[0] != '\0');
  show_dice (self);
  show_chart (self);
  gtk_button_set_label (self->remove_button, n_marked > 0 ? _("Take Marked Away") : _("Take All Away"));
  gtk_widget_set_visible (self->history_group, g_list_model_get_n_items (hk_dice_box_get_history (self->box)) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.throw", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.remove", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.throw-marked", n_marked > 0);
}

static void
throw_dice (HkDiceView *self,
            gboolean    only_marked)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->dice));
  g_autofree char *shown = NULL;

  for (guint i = 0; button != NULL; i++, button = gtk_widget_get_next_sibling (button))
    if (!only_marked || hk_dice_box_get_die (self->box, i)->marked)
      hk_changed_move_in (button);
  hk_dice_box_throw (self->box, only_marked);
  shown = hk_dice_box_describe (self->box);
  hk_speech_announce (GTK_WIDGET (self), shown, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
throw_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  throw_dice (HK_DICE_VIEW (widget), FALSE);
}

static void
throw_marked_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  throw_dice (HK_DICE_VIEW (widget), TRUE);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  hk_dice_box_remove (HK_DICE_VIEW (widget)->box);
}

static void
add_cb (AdwActionRow *row,
        HkDiceView   *self)
{
  hk_dice_box_add (self->box, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "kind")));
}

static void
fill_kinds (HkDiceView *self)
{
  for (guint i = 0; i < hk_dice_get_n_kinds (); i++)
    {
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", hk_die_get_name (hk_dice_get_kind (i)), "activatable", TRUE, NULL);

      g_object_set_data (G_OBJECT (row), "kind", GUINT_TO_POINTER (i));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), hk_ornament_new ("list-add-symbolic"));
      g_signal_connect_object (row, "activated", G_CALLBACK (add_cb), self, G_CONNECT_DEFAULT);
      gtk_list_box_append (self->kinds, row);
    }
}

/* @labels: what the keys say; NULL at the end
 * @selected: the key that is down at first */
static HkKeyRow *
add_keys (HkDiceView         *self,
          const char         *title,
          const char * const *labels,
          int                 selected)
{
  HkKeyRow *row = HK_KEY_ROW (hk_key_row_new (title));

  for (guint i = 0; labels[i] != NULL; i++)
    hk_key_row_append (row, labels[i]);
  hk_key_row_set_selected (row, selected);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (self->settings, GTK_WIDGET (row));
  return row;
}

static void
fill_settings (HkDiceView *self)
{
  static const char * const numbers[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", NULL };
  const char *counts[] = { _("Their Sum"), _("Dice That Reach a Number"), NULL };
  const char *keeps[] = { _("All"), _("Highest"), _("Lowest"), NULL };
  const char *agains[] = { _("Never"), "0", "1", "2", "3", "4", "5", NULL };
  const char *untils[] = { _("Once"), _("As Often as Needed"), NULL };
  const char *explodes[] = { _("Never"), "3", "4", "5", "6", "7", "8", "9", NULL };

  self->count_keys = add_keys (self, _("What Counts"), counts, 0);
  self->reach_keys = add_keys (self, _("Number to Reach"), numbers, 3);
  self->keep_keys = add_keys (self, _("Dice That Are Kept"), keeps, 0);
  self->kept_keys = add_keys (self, _("How Many Are Kept"), numbers, 0);
  self->again_keys = add_keys (self, _("Thrown Again at This or Less"), agains, 0);
  self->until_keys = add_keys (self, _("How Often Again"), untils, 0);
  self->explode_keys = add_keys (self, _("Thrown Once More and Added at This or More"), explodes, 0);
}

static GtkWidget *
make_line (gpointer item,
           gpointer data)
{
  return g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", gtk_string_object_get_string (item), NULL);
}

static void
hk_dice_view_dispose (GObject *object)
{
  HkDiceView *self = HK_DICE_VIEW (object);

  g_clear_object (&self->box);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_DICE_VIEW);
  G_OBJECT_CLASS (hk_dice_view_parent_class)->dispose (object);
}

static void
hk_dice_view_class_init (HkDiceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_dice_view_dispose;

  g_type_ensure (HK_TYPE_BREAKDOWN_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-dice-view.ui");
  HK_BIND_CHILDREN (widget_class, HkDiceView, result, counts, dice, remove_button, kinds, chart_group, settings, mean, chart, breakdown,
                    history_group, history);
  gtk_widget_class_install_action (widget_class, "dice.throw", NULL, throw_cb);
  gtk_widget_class_install_action (widget_class, "dice.throw-marked", NULL, throw_marked_cb);
  gtk_widget_class_install_action (widget_class, "dice.remove", NULL, remove_cb);
}

static void
hk_dice_view_init (HkDiceView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_kinds (self);
}

/* @box: what lies there, once */
void
hk_dice_view_set_box (HkDiceView *self,
                      HkDiceBox  *box)
{
  self->box = g_object_ref (box);
  fill_settings (self);
  gtk_list_box_bind_model (self->history, hk_dice_box_get_history (box), make_line, NULL, NULL);
  g_signal_connect_object (box, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
