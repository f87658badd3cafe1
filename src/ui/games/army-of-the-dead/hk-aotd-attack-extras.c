/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-aotd-attack-extras.h"
#include "hk-spin-row.h"

/* Numbers that may be below 0. */
static const struct
{
  const char *param;
  const char *title; /* N_() */
  int         minimum;
  int         maximum;
} numbers[] = {
  { "bonus-dice", N_("Dice more or less"), -9, 9 },
  { "bonus-damage", N_("Damage more or less"), -9, 9 },
  { "sleepers", N_("Sleeper tokens that the noise wakes"), 0, 30 },
};

static const struct
{
  const char *param;
  const char *title; /* N_() */
} lists[] = {
  { "values", N_("What these tokens show, such as 2 3") },
  { "explosives", N_("Damage of other Explosives there, such as 2 3") },
};

static const struct
{
  const char *param;
  const char *title; /* N_() */
} switches[] = {
  { "quiet", N_("The weapon makes no noise this time") },
  { "free", N_("It costs no Action") },
};

/**
 * HkAotdAttackExtras:
 *
 * A row that unfolds to everything that seldom bears on an attack.
 */
struct _HkAotdAttackExtras
{
  AdwBin     parent_instance;

  gboolean   is_setting;
  GtkWidget *expander;
  GtkWidget *numbers[G_N_ELEMENTS (numbers)];
  GtkWidget *lists[G_N_ELEMENTS (lists)];
  GtkWidget *switches[G_N_ELEMENTS (switches)];
  GtkWidget *where;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdAttackExtras, hk_aotd_attack_extras, ADW_TYPE_BIN)

static void
changed_cb (HkAotdAttackExtras *self)
{
  if (!self->is_setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * hk_aotd_attack_extras_clear:
 * @self: the rows
 *
 * Takes everything back: what was said holds for one attack. "changed" is not emitted.
 */
void
hk_aotd_attack_extras_clear (HkAotdAttackExtras *self)
{
  g_return_if_fail (HK_IS_AOTD_ATTACK_EXTRAS (self));

  self->is_setting = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    adw_spin_row_set_value (ADW_SPIN_ROW (self->numbers[i]), 0);
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    gtk_editable_set_text (GTK_EDITABLE (self->lists[i]), "");
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    adw_switch_row_set_active (ADW_SWITCH_ROW (self->switches[i]), FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->where), "");
  self->is_setting = FALSE;
}

static void
add_list (JsonObject *params,
          const char *param,
          const char *text)
{
  JsonArray *array = json_array_new ();

  while (*text != '\0')
    {
      char *end;
      const gint64 value = g_ascii_strtoll (text, &end, 10);

      if (end == text)
        {
          text = g_utf8_next_char (text);
          continue;
        }
      json_array_add_int_element (array, value);
      text = end;
    }
  if (json_array_get_length (array) > 0)
    json_object_set_array_member (params, param, array);
  else
    json_array_unref (array);
}

/**
 * hk_aotd_attack_extras_add_to:
 * @self: the rows
 * @params: the parameters of an attack, which receive what was said
 */
void
hk_aotd_attack_extras_add_to (HkAotdAttackExtras *self,
                              JsonObject         *params)
{
  const char *where;

  g_return_if_fail (HK_IS_AOTD_ATTACK_EXTRAS (self));

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      const int value = (int) adw_spin_row_get_value (ADW_SPIN_ROW (self->numbers[i]));

      if (value != 0)
        json_object_set_int_member (params, numbers[i].param, value);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    add_list (params, lists[i].param, gtk_editable_get_text (GTK_EDITABLE (self->lists[i])));
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    if (adw_switch_row_get_active (ADW_SWITCH_ROW (self->switches[i])))
      json_object_set_boolean_member (params, switches[i].param, TRUE);
  where = gtk_editable_get_text (GTK_EDITABLE (self->where));
  if (*where != '\0')
    json_object_set_string_member (params, "where", where);
}

/**
 * hk_aotd_attack_extras_ask:
 * @self: the rows
 * @param: the name of a parameter that is a list
 *
 * Opens the rows and goes to the one that asks for it.
 */
void
hk_aotd_attack_extras_ask (HkAotdAttackExtras *self,
                           const char         *param)
{
  g_return_if_fail (HK_IS_AOTD_ATTACK_EXTRAS (self));

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->expander), TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (lists[i].param, param))
      gtk_widget_grab_focus (self->lists[i]);
}

static void
hk_aotd_attack_extras_class_init (HkAotdAttackExtrasClass *klass)
{
  /**
   * HkAotdAttackExtras::changed:
   * @self: the rows
   */
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

static void
hk_aotd_attack_extras_init (HkAotdAttackExtras *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->expander = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->expander), _("More to Say"));
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    self->numbers[i] = add_row (self, hk_spin_row_new (numbers[i].minimum, numbers[i].maximum), _(numbers[i].title), "notify::value");
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    self->lists[i] = add_row (self, adw_entry_row_new (), _(lists[i].title), "changed");
  self->where = add_row (self, adw_entry_row_new (), _("Zone of the Noise token"), "changed");
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    self->switches[i] = add_row (self, adw_switch_row_new (), _(switches[i].title), "notify::active");
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    adw_spin_row_set_value (ADW_SPIN_ROW (self->numbers[i]), 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->expander);
  adw_bin_set_child (ADW_BIN (self), group);
}

/**
 * hk_aotd_attack_extras_new:
 *
 * Returns: (transfer floating): rows on which nothing has been said
 */
GtkWidget *
hk_aotd_attack_extras_new (void)
{
  return g_object_new (HK_TYPE_AOTD_ATTACK_EXTRAS, NULL);
}
