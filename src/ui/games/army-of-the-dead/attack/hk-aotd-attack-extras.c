/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "hk-aotd-attack-extras.h"
#include "ui/widgets/hk-key-row.h"

/* A key for each number; none is pressed until somebody has said it. */
static const struct
{
  const char *param;
  const char *title; /* N_() */
  int         minimum;
  int         maximum;
} numbers[] = {
  { "bonus-dice", N_("Dice More or Less"), -4, 4 },
  { "bonus-damage", N_("Damage More or Less"), -4, 4 },
  { "sleepers", N_("Sleeper Tokens That the Noise Wakes"), 0, 8 },
};

#define SLEEPERS 2

/* Several numbers, each with a row of its own, of which as many show as there may be to say. */
static const struct
{
  const char *param;
  const char *title; /* N_() */
  int         minimum;
  int         maximum;
} lists[] = {
  { "values", N_("What the Token Shows"), 1, 4 },
  { "explosives", N_("Damage of Another Explosive There"), 1, 10 },
};

#define VALUES 0
#define MOST_ROWS 8

static const struct
{
  const char *param;
  const char *title; /* N_() */
} switches[] = {
  { "quiet", N_("The weapon makes no noise this time") },
  { "free", N_("It costs no Action") },
};

/* What an attack asks for besides, and a row that unfolds to everything that seldom bears on one. */
struct _HkAotdAttackExtras
{
  HkView     parent_instance;

  gboolean   is_setting;
  GtkWidget *asked;
  GtkWidget *expander;
  GtkWidget *numbers[G_N_ELEMENTS (numbers)];
  GtkWidget *lists[G_N_ELEMENTS (lists)][MOST_ROWS];
  GtkWidget *switches[G_N_ELEMENTS (switches)];
  GtkWidget *where;
  GStrv      zones;    /* what its keys stand for; nullable */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdAttackExtras, hk_aotd_attack_extras, HK_TYPE_VIEW)

/* What a row of numbers from @minimum on says; FALSE as long as it says nothing. */
static gboolean
read_number (GtkWidget *row,
             int        minimum,
             int       *value)
{
  const int selected = hk_key_row_get_selected (HK_KEY_ROW (row));

  *value = minimum + MAX (selected, 0);
  return selected >= 0;
}

static HkAotdTable *
get_table (HkAotdAttackExtras *self)
{
  HkSession *session = hk_view_get_session (HK_VIEW (self));

  return session == NULL ? NULL : HK_AOTD_TABLE (hk_session_get_table (session));
}

/* Whether the row stands with what is asked for, and not in the fold. */
static gboolean
is_asked (HkAotdAttackExtras *self,
          GtkWidget          *row)
{
  return gtk_widget_is_ancestor (row, self->asked);
}

static void
place_row (HkAotdAttackExtras *self,
           GtkWidget          *row,
           gboolean            asked)
{
  g_autoptr (GtkWidget) kept = g_object_ref (row);

  if (is_asked (self, row) == asked)
    return;
  if (asked)
    {
      adw_expander_row_remove (ADW_EXPANDER_ROW (self->expander), row);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->asked), row);
    }
  else
    {
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->asked), row);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expander), row);
    }
}

/* While Sleepers lie on the board, what they show when they wake is never folded away; any other row is not once it is asked for, until
 * the attack is over.
 * @asked: (nullable): the name of a parameter; %NULL begins anew */
static void
place_rows (HkAotdAttackExtras *self,
            const char         *asked)
{
  HkAotdTable *table = get_table (self);
  const gboolean sleepers = table != NULL && table->sleepers > 0;
  gboolean any = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      place_row (self, self->numbers[i], (i == SLEEPERS && sleepers) || g_strcmp0 (numbers[i].param, asked) == 0
                                         || (asked != NULL && is_asked (self, self->numbers[i])));
      any |= is_asked (self, self->numbers[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    for (int j = 0; j < MOST_ROWS; j++)
      {
        place_row (self, self->lists[i][j], (i == VALUES && sleepers) || g_strcmp0 (lists[i].param, asked) == 0
                                            || (asked != NULL && is_asked (self, self->lists[i][j])));
        any |= is_asked (self, self->lists[i][j]);
      }
  gtk_widget_set_visible (self->asked, any);
}

/* A row for each token that wakes, and for one Explosive more than there are. */
static void
show_lists (HkAotdAttackExtras *self)
{
  int shown[G_N_ELEMENTS (lists)] = { 0, 1 };
  int damage;

  read_number (self->numbers[SLEEPERS], numbers[SLEEPERS].minimum, &shown[VALUES]);
  while (shown[1] < MOST_ROWS && read_number (self->lists[1][shown[1] - 1], lists[1].minimum, &damage))
    shown[1]++;
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    for (int j = 0; j < MOST_ROWS; j++)
      gtk_widget_set_visible (self->lists[i][j], j < shown[i]);
}

static void
changed_cb (HkAotdAttackExtras *self)
{
  if (self->is_setting)
    return;
  show_lists (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A key for each Zone in play, and a field for any other. */
static void
make_where (HkAotdAttackExtras *self)
{
  HkAotdTable *table = get_table (self);

  if (self->where != NULL)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self->expander), self->where);
  g_clear_pointer (&self->zones, g_strfreev);
  self->zones = table == NULL ? NULL : hk_aotd_table_list_zones (table);
  self->where = hk_key_row_new (_("Zone of the Noise Token"));
  for (guint i = 0; self->zones != NULL && self->zones[i] != NULL; i++)
    hk_key_row_append (HK_KEY_ROW (self->where), self->zones[i]);
  hk_key_row_append_entry (HK_KEY_ROW (self->where), _("Another one"));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expander), self->where);
}

/* Takes everything back: what was said holds for one attack. "changed" is not emitted. */
void
hk_aotd_attack_extras_clear (HkAotdAttackExtras *self)
{
  g_return_if_fail (HK_IS_AOTD_ATTACK_EXTRAS (self));

  self->is_setting = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    hk_key_row_set_selected (HK_KEY_ROW (self->numbers[i]), -1);
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    for (int j = 0; j < MOST_ROWS; j++)
      hk_key_row_set_selected (HK_KEY_ROW (self->lists[i][j]), -1);
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    adw_switch_row_set_active (ADW_SWITCH_ROW (self->switches[i]), FALSE);
  make_where (self);
  place_rows (self, NULL);
  show_lists (self);
  self->is_setting = FALSE;
}

static void
add_list (HkAotdAttackExtras *self,
          gsize               list,
          JsonObject         *params)
{
  g_autoptr (JsonArray) array = json_array_new ();
  int value;

  for (int i = 0; i < MOST_ROWS; i++)
    if (gtk_widget_get_visible (self->lists[list][i]) && read_number (self->lists[list][i], lists[list].minimum, &value))
      json_array_add_int_element (array, value);
  if (json_array_get_length (array) > 0)
    json_object_set_array_member (params, lists[list].param, g_steal_pointer (&array));
}

/* @params: the parameters of an attack, which receive what was said */
void
hk_aotd_attack_extras_add_to (HkAotdAttackExtras *self,
                              JsonObject         *params)
{
  const char *where;
  int value;

  g_return_if_fail (HK_IS_AOTD_ATTACK_EXTRAS (self));

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (read_number (self->numbers[i], numbers[i].minimum, &value) && (value != 0 || i == SLEEPERS))
      json_object_set_int_member (params, numbers[i].param, value);
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    add_list (self, i, params);
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    if (adw_switch_row_get_active (ADW_SWITCH_ROW (self->switches[i])))
      json_object_set_boolean_member (params, switches[i].param, TRUE);
  value = hk_key_row_get_selected (HK_KEY_ROW (self->where));
  where = value >= 0 ? self->zones[value] : hk_key_row_get_text (HK_KEY_ROW (self->where));
  if (where != NULL)
    json_object_set_string_member (params, "where", where);
}

/* Takes the rows that ask for it out of the fold, and goes to the first.
 * @param: the name of a parameter; nothing happens where no row asks for it */
void
hk_aotd_attack_extras_ask (HkAotdAttackExtras *self,
                           const char         *param)
{
  g_return_if_fail (HK_IS_AOTD_ATTACK_EXTRAS (self));

  place_rows (self, param);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (g_str_equal (numbers[i].param, param))
      gtk_widget_grab_focus (self->numbers[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (lists[i].param, param))
      gtk_widget_grab_focus (self->lists[i][0]);
}

static void
hk_aotd_attack_extras_finalize (GObject *object)
{
  g_strfreev (HK_AOTD_ATTACK_EXTRAS (object)->zones);
  G_OBJECT_CLASS (hk_aotd_attack_extras_parent_class)->finalize (object);
}

static void
hk_aotd_attack_extras_class_init (HkAotdAttackExtrasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_aotd_attack_extras_finalize;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-attack-extras");
  gtk_widget_class_bind_template_child (widget_class, HkAotdAttackExtras, asked);
  gtk_widget_class_bind_template_child (widget_class, HkAotdAttackExtras, expander);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
add_row (HkAotdAttackExtras *self,
         GtkWidget          *row,
         const char         *title,
         const char         *signal)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expander), row);
  g_signal_connect_object (row, signal, G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
add_numbers (HkAotdAttackExtras *self,
             const char         *title,
             int                 minimum,
             int                 maximum)
{
  return add_row (self, hk_key_row_new_numbers (title, minimum, maximum), title, "notify::selected");
}

static void
hk_aotd_attack_extras_init (HkAotdAttackExtras *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    self->numbers[i] = add_numbers (self, _(numbers[i].title), numbers[i].minimum, numbers[i].maximum);
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    for (int j = 0; j < MOST_ROWS; j++)
      self->lists[i][j] = add_numbers (self, _(lists[i].title), lists[i].minimum, lists[i].maximum);
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    self->switches[i] = add_row (self, adw_switch_row_new (), _(switches[i].title), "notify::active");
  make_where (self);
  show_lists (self);
}
