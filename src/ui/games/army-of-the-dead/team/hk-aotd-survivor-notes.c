/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/team/hk-aotd-inventory.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-survivor-notes.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define NOTE_LINES 2

/* What is true of a Survivor now and then only: free Actions, a seat in the Truck, Companions, a Personal Objective,
 * too many cards. */
struct _HkAotdSurvivorNotes
{
  HkView     parent_instance;

  GtkWidget *box;
  GtkWidget *notes;      /* a few words each, beside each other */
  GtkWidget *objectives; /* whole sentences, below each other */
  GStrv      shown; /* style and text of each note */
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdSurvivorNotes, hk_aotd_survivor_notes, HK_TYPE_VIEW)

static void
add_note (GPtrArray  *notes,
          const char *style,
          const char *text)
{
  g_ptr_array_add (notes, g_strdup (style));
  g_ptr_array_add (notes, g_strdup (text));
}

static void
collect_companions (HkAotdSurvivorNotes *self,
                    GPtrArray           *notes)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->companions)); i++)
    {
      g_autoptr (HkAotdCompanion) companion = g_list_model_get_item (G_LIST_MODEL (table->companions), i);
      g_autofree char *skill = companion->skill == NULL ? NULL : hk_aotd_skill_get_title (companion->skill);
      g_autofree char *text = NULL;

      if (companion->leader != hk_view_get_index (HK_VIEW (self)) || companion->eliminated)
        continue;
      /* Translators: %s: a companion; %s: what that one can do. */
      text = skill == NULL ? g_strdup_printf (_("leads %s"), companion->name) : g_strdup_printf (_("leads %s: %s"), companion->name, skill);
      add_note (notes, "aotd-companion", text);
    }
}

static void
collect_objectives (HkAotdSurvivorNotes *self,
                    GPtrArray           *notes)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->objectives)); i++)
    {
      g_autoptr (HkAotdObjective) objective = g_list_model_get_item (G_LIST_MODEL (table->objectives), i);
      g_autofree char *text = NULL;

      if (objective->survivor != hk_view_get_index (HK_VIEW (self)))
        continue;
      if (objective->done)
        /* Translators: a Personal Objective that is accomplished */
        text = g_strdup_printf (_("★ Done: %s"), objective->name);
      else
        /* Translators: how often a Personal Objective has been done, how often it is needed, and what it is */
        text = g_strdup_printf (_("★ %d of %d: %s"), objective->count, objective->needed, objective->name);
      add_note (notes, "aotd-objective", text);
    }
}

static GStrv
collect (HkAotdSurvivorNotes *self)
{
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self))), hk_view_get_index (HK_VIEW (self)));
  g_autoptr (GPtrArray) notes = g_ptr_array_new_null_terminated (0, g_free, TRUE);

  if (survivor == NULL)
    return NULL;
  for (guint i = 0; survivor->free_actions != NULL && survivor->free_actions[i] != NULL; i++)
    {
      g_autofree char *text = g_strdup_printf ("+ %s", hk_aotd_label_free_action (survivor->free_actions[i]));

      add_note (notes, "aotd-free", text);
    }
  if (hk_aotd_survivor_is_overloaded (survivor))
    add_note (notes, "hk-mark", _("carries too much"));
  if (survivor->seat != HK_AOTD_SEAT_NONE)
    add_note (notes, "aotd-seat", hk_aotd_label_seat (survivor->seat));
  collect_companions (self, notes);
  collect_objectives (self, notes);
  return g_strdupv ((GStrv) notes->pdata);
}

static void
update (HkView *view)
{
  HkAotdSurvivorNotes *self = HK_AOTD_SURVIVOR_NOTES (view);
  g_auto (GStrv) notes = collect (self);

  gtk_widget_set_visible (self->box, notes != NULL && notes[0] != NULL);
  if (notes == NULL || (self->shown != NULL && g_strv_equal ((const char * const *) notes, (const char * const *) self->shown)))
    return;
  hk_wrap_box_clear (self->notes);
  while (gtk_widget_get_first_child (self->objectives) != NULL)
    gtk_box_remove (GTK_BOX (self->objectives), gtk_widget_get_first_child (self->objectives));
  for (guint i = 0; notes[i] != NULL; i += 2)
    {
      GtkWidget *label = hk_label_new (notes[i + 1], "aotd-note");

      gtk_label_set_lines (GTK_LABEL (label), NOTE_LINES);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      hk_tooltip_set (label, notes[i + 1]);
      gtk_widget_add_css_class (label, notes[i]);
      if (g_str_equal (notes[i], "aotd-objective"))
        gtk_box_append (GTK_BOX (self->objectives), label);
      else
        adw_wrap_box_append (ADW_WRAP_BOX (self->notes), label);
    }
  gtk_widget_set_visible (self->notes, gtk_widget_get_first_child (self->notes) != NULL);
  gtk_widget_set_visible (self->objectives, gtk_widget_get_first_child (self->objectives) != NULL);
  g_strfreev (self->shown);
  self->shown = g_steal_pointer (&notes);
}

static void
hk_aotd_survivor_notes_finalize (GObject *object)
{
  g_strfreev (HK_AOTD_SURVIVOR_NOTES (object)->shown);
  G_OBJECT_CLASS (hk_aotd_survivor_notes_parent_class)->finalize (object);
}

static void
hk_aotd_survivor_notes_class_init (HkAotdSurvivorNotesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_aotd_survivor_notes_finalize;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-survivor-notes");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkAotdSurvivorNotes, box, notes, objectives);
}
