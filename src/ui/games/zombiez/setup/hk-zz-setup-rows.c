/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include "games/zombiez/content/hk-zz-setup.h"

#include "games/zombiez/hk-zz-game.h"
#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-setup-rows.h"
#include "ui/app/hk-application.h"
#include "ui/new-game/hk-choice-row.h"

/* What a group agrees on before a game of Zombiez: whether the app follows every card or only keeps the score. The
 * colours of the cards are asked at the table, once; from then on they come from the pack. */
struct _HkZzSetupRows
{
  AdwBin     parent_instance;

  GtkWidget *mode;
};

G_DEFINE_FINAL_TYPE (HkZzSetupRows, hk_zz_setup_rows, ADW_TYPE_BIN)

/* The options that these rows ask for. */
static const char * const options[] = { "mode", "colours", NULL };

static void
update (HkZzSetupRows *self)
{
  const gboolean full = g_strcmp0 (hk_choice_row_get_selected (HK_CHOICE_ROW (self->mode)), "full") == 0;

  g_object_set (self->mode, "subtitle", full ? _("Every card, with the chance to go bust and the worth of the rows")
                                        : _("Only horde sets and cards, to be counted at the end"), NULL);
}

static void
hk_zz_setup_rows_class_init (HkZzSetupRowsClass *klass)
{
}

static void
hk_zz_setup_rows_init (HkZzSetupRows *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  gtk_widget_set_name (group, "mode");
  self->mode = hk_choice_row_new (_("The App Keeps"), NULL);
  hk_choice_row_add (HK_CHOICE_ROW (self->mode), "full", _("The Whole Game"));
  hk_choice_row_add (HK_CHOICE_ROW (self->mode), "scorekeeper", _("Only the Score"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->mode);
  g_signal_connect_object (self->mode, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), group);
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
  const char *mode = json_object_get_string_member_with_default (setup, "mode", NULL);

  if (mode != NULL)
    hk_choice_row_set_selected (HK_CHOICE_ROW (HK_ZZ_SETUP_ROWS (rows)->mode), mode);
}

/* The colours that the group has told in an earlier game, (transfer full) (nullable); NULL where there is none yet. */
static JsonArray *
list_colours (GtkWidget *rows)
{
  GtkRoot *root = gtk_widget_get_root (rows);
  GtkApplication *application = GTK_IS_WINDOW (root) ? gtk_window_get_application (GTK_WINDOW (root)) : NULL;
  HkPack *pack = application == NULL ? NULL : hk_application_get_pack (HK_APPLICATION (application), hk_zombiez_get_spec (), NULL);
  g_autoptr (JsonArray) names = json_array_new ();

  for (int i = 1; pack != NULL && i <= HK_ZZ_MAX_COLOURS; i++)
    {
      g_autofree char *key = g_strdup_printf ("%d", i);
      JsonObject *colour = hk_pack_lookup (pack, "colour", key);

      if (colour == NULL)
        break;
      json_array_add_string_element (names, json_object_get_string_member_with_default (colour, "name", ""));
    }
  return json_array_get_length (names) == 0 ? NULL : g_steal_pointer (&names);
}

static void
add_to (GtkWidget  *rows,
        JsonObject *setup)
{
  const gboolean asks = g_strcmp0 (json_object_get_string_member_with_default (setup, "components", NULL), "none") == 0;
  JsonArray *colours = asks ? list_colours (rows) : NULL;

  json_object_set_string_member (setup, "mode", hk_choice_row_get_selected (HK_CHOICE_ROW (HK_ZZ_SETUP_ROWS (rows)->mode)));
  if (colours != NULL)
    json_object_set_array_member (setup, "colours", colours);
}

const HkSetupViews hk_zz_setup_views = { options, new_rows, set_players, fill, add_to };
