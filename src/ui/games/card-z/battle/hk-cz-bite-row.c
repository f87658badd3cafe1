/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "hk-cz-bite-row.h"
#include "ui/games/card-z/attack/hk-cz-d10-keys.h"
#include "ui/games/card-z/team/hk-cz-survivor-picker.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/table/hk-table-play.h"

#define TARGET 44
#define TOKEN 40

/* The bites that wait for the green d10, one after the other: who bites whom, and the face that was rolled. Unseen
 * when none waits. */
struct _HkCzBiteRow
{
  AdwBin     parent_instance;

  HkSession *session;
  int        encounter;   /* who bites; −1 nobody */
  int        survivor;    /* whom; −1 not said yet */
  GtkWidget *token;
  GtkWidget *title;
  GtkWidget *hint;
  GtkWidget *else_button;
  GtkWidget *picker;
  GtkWidget *keys;
};

G_DEFINE_FINAL_TYPE (HkCzBiteRow, hk_cz_bite_row, ADW_TYPE_BIN)

static HkCzTable *
get_table (HkCzBiteRow *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

static int
find_due (HkCzTable *table,
          int       *n)
{
  HkCzLocation *field = table->battle == NULL ? NULL : hk_cz_table_get_battlefield (table);
  int found = -1;

  *n = 0;
  for (int i = 0; field != NULL && i < hk_cz_location_get_n_encounters (field); i++)
    if (hk_cz_location_get_encounter (field, i)->bite_due)
      {
        found = found < 0 ? i : found;
        (*n)++;
      }
  return found;
}

/* The only one next to it, or the closest as told. */
static int
find_prey (HkCzTable     *table,
           HkCzEncounter *encounter)
{
  int found = -1;
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (i != encounter->impaled_by && hk_cz_encounter_is_engaged_by (encounter, i) && hk_cz_survivor_is_alive (hk_cz_table_get_survivor (table, i)))
      {
        found = i;
        n++;
      }
  return n == 1 ? found : n == 0 ? encounter->nearest : -1;
}

static void
show_keys (HkCzBiteRow *self)
{
  HkCzTable *table = get_table (self);
  HkCzEncounter *encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), self->encounter);
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, self->survivor);
  g_autofree char *name = hk_cz_encounter_describe (encounter);
  g_autofree char *title = NULL;
  HkCzBite bite;

  gtk_widget_set_sensitive (self->keys, survivor != NULL);
  if (survivor == NULL)
    {
      title = g_strdup_printf (_("%s bites: whom?"), name);
      gtk_label_set_text (GTK_LABEL (self->title), title);
      hk_cz_d10_keys_set_fates (HK_CZ_D10_KEYS (self->keys), NULL);
      return;
    }
  /* Translators: an Encounter and a survivor */
  title = g_strdup_printf (_("%s bites %s"), name, survivor->name);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  hk_cz_bite_resolve (encounter->type, hk_cz_survivor_get_armour (table, survivor), 1, survivor->wounds > 0, &bite);
  hk_cz_d10_keys_set_bite (HK_CZ_D10_KEYS (self->keys), bite.needed, bite.needed_kill);
}

static void
update (HkCzBiteRow *self)
{
  HkCzTable *table = get_table (self);
  g_autofree char *hint = NULL;
  HkCzEncounter *encounter;
  int n;

  self->encounter = find_due (table, &n);
  gtk_widget_set_visible (GTK_WIDGET (self), self->encounter >= 0);
  if (self->encounter < 0)
    return;
  encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), self->encounter);
  self->survivor = find_prey (table, encounter);
  hk_cz_token_set (HK_CZ_TOKEN (self->token), encounter->type, encounter->helmet, FALSE);
  if (n > 1)
    hint = g_strdup_printf (ngettext ("Roll the green d10 and tap it; %d more bite waits", "Roll the green d10 and tap it; %d more bites wait", (gulong) n - 1), n - 1);
  gtk_label_set_text (GTK_LABEL (self->hint), hint == NULL ? _("Roll the green d10 and tap what it shows") : hint);
  hk_cz_survivor_picker_load (HK_CZ_SURVIVOR_PICKER (self->picker), table, self->survivor);
  gtk_widget_set_visible (self->else_button, self->survivor >= 0 && gtk_widget_get_visible (self->picker));
  gtk_widget_set_visible (self->picker, self->survivor < 0);
  show_keys (self);
}

static void
else_cb (HkCzBiteRow *self)
{
  gtk_widget_set_visible (self->else_button, FALSE);
  gtk_widget_set_visible (self->picker, TRUE);
}

static void
survivor_cb (HkCzBiteRow *self,
             int          survivor)
{
  self->survivor = survivor;
  show_keys (self);
}

static void
rolled_cb (HkCzBiteRow *self,
           int          face)
{
  g_autoptr (HkMove) move = hk_move_build ("bite", "i:encounter", self->encounter, "i:survivor", self->survivor, "i:die", face, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
hk_cz_bite_row_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_BITE_ROW (object)->session);
  G_OBJECT_CLASS (hk_cz_bite_row_parent_class)->dispose (object);
}

static void
hk_cz_bite_row_class_init (HkCzBiteRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_bite_row_dispose;
}

static void
hk_cz_bite_row_init (HkCzBiteRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->token = hk_cz_token_new (TOKEN);
  self->title = gtk_label_new (NULL);
  self->hint = gtk_label_new (NULL);
  self->picker = hk_cz_survivor_picker_new ();
  self->else_button = gtk_button_new_with_label (_("It Bites Somebody Else"));
  gtk_widget_add_css_class (self->else_button, "flat");
  gtk_widget_set_size_request (self->else_button, -1, TARGET);
  gtk_widget_set_halign (self->else_button, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->else_button, "clicked", G_CALLBACK (else_cb), self, G_CONNECT_SWAPPED);
  self->keys = hk_cz_d10_keys_new (_("The green d10 of the bite"));
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->hint), 0);
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_widget_add_css_class (self->title, "title-4");
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (text), self->title);
  gtk_box_append (GTK_BOX (text), self->hint);
  gtk_box_append (GTK_BOX (head), self->token);
  gtk_box_append (GTK_BOX (head), text);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->picker);
  gtk_box_append (GTK_BOX (box), self->keys);
  gtk_box_append (GTK_BOX (box), self->else_button);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "cz-urgent");
  g_signal_connect_object (self->picker, "chosen", G_CALLBACK (survivor_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keys, "rolled", G_CALLBACK (rolled_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): the bites that wait for their dice.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_bite_row_new (HkSession *session)
{
  HkCzBiteRow *self = g_object_new (HK_TYPE_CZ_BITE_ROW, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
