/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-choice-row.h"
#include "hk-zz-setup-rows.h"
#include "zombiez/hk-zz-setup.h"
#include "zombiez/hk-zz-table.h"

/**
 * HkZzSetupRows:
 *
 * What a group agrees on before a game of Zombiez: whether the app follows every card or only keeps the score, and what the
 * colors of the cards are called.
 */
struct _HkZzSetupRows
{
  AdwBin     parent_instance;

  GtkWidget *mode;
  GtkWidget *names;                     /* the group of the names */
  GtkWidget *colours[HK_ZZ_N_COLOURS];
};

G_DEFINE_FINAL_TYPE (HkZzSetupRows, hk_zz_setup_rows, ADW_TYPE_BIN)

/* The options that these rows ask for. */
static const char * const options[] = { "mode", "colours", NULL };

/* Only the whole game has to do with single cards. */
static void
update (HkZzSetupRows *self)
{
  const gboolean full = g_strcmp0 (hk_choice_row_get_selected (HK_CHOICE_ROW (self->mode)), "full") == 0;

  g_object_set (self->mode, "subtitle", full ? _("Every card, with the chance to go bust and the worth of the rows")
                                        : _("Only horde sets and cards, to be counted at the end"), NULL);
  gtk_widget_set_visible (self->names, full);
}

static void
hk_zz_setup_rows_class_init (HkZzSetupRowsClass *klass)
{
}

static void
hk_zz_setup_rows_init (HkZzSetupRows *self)
{
  static const char * const titles[HK_ZZ_N_COLOURS] = { N_("Color With the Disc"), N_("Color With the Triangle"), N_("Color With the Square") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *group = adw_preferences_group_new ();

  self->mode = hk_choice_row_new (_("The App Keeps"), NULL);
  hk_choice_row_add (HK_CHOICE_ROW (self->mode), "full", _("The Whole Game"));
  hk_choice_row_add (HK_CHOICE_ROW (self->mode), "scorekeeper", _("Only the Score"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->mode);
  self->names = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->names), _("Colors of Your Cards"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->names), _("May be left empty"));
  for (int i = 0; i < HK_ZZ_N_COLOURS; i++)
    {
      self->colours[i] = adw_entry_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->colours[i]), _(titles[i]));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->names), self->colours[i]);
    }
  gtk_box_append (GTK_BOX (box), group);
  gtk_box_append (GTK_BOX (box), self->names);
  g_signal_connect_object (self->mode, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), box);
  update (self);
}

static GtkWidget *
new_rows (void)
{
  return g_object_new (HK_TYPE_ZZ_SETUP_ROWS, NULL);
}

static void
set_players (GtkWidget          *rows,
             const char * const *names)
{
}

static void
fill (GtkWidget  *rows,
      JsonObject *setup)
{
  HkZzSetupRows *self = HK_ZZ_SETUP_ROWS (rows);
  const char *mode = json_object_get_string_member_with_default (setup, "mode", NULL);
  JsonArray *colours = json_object_has_member (setup, "colours") ? json_object_get_array_member (setup, "colours") : NULL;

  if (mode != NULL)
    hk_choice_row_set_selected (HK_CHOICE_ROW (self->mode), mode);
  for (guint i = 0; colours != NULL && i < MIN (json_array_get_length (colours), (guint) HK_ZZ_N_COLOURS); i++)
    gtk_editable_set_text (GTK_EDITABLE (self->colours[i]), json_array_get_string_element (colours, i));
}

/* A colour without a name keeps the one that it has in the pack, as long as no other is named either. */
static void
add_to (GtkWidget  *rows,
        JsonObject *setup)
{
  HkZzSetupRows *self = HK_ZZ_SETUP_ROWS (rows);
  g_autoptr (JsonArray) colours = json_array_new ();
  gboolean any = FALSE;

  json_object_set_string_member (setup, "mode", hk_choice_row_get_selected (HK_CHOICE_ROW (self->mode)));
  for (int i = 0; i < HK_ZZ_N_COLOURS; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->colours[i]))));

      any = any || name[0] != '\0';
      json_array_add_string_element (colours, name);
    }
  if (any && gtk_widget_get_visible (self->names))
    json_object_set_array_member (setup, "colours", g_steal_pointer (&colours));
}

const HkSetupViews hk_zz_setup_views = { options, new_rows, set_players, fill, add_to };
