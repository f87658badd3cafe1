/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-equipment-dialog.h"
#include "hk-aotd-survivor-details.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-kill-buttons.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/widgets/hk-widgets.h"

/* What matters of a Survivor while its player plays it: the buttons for what it eliminates, its equipment and its
 * Skills. */
struct _HkAotdSurvivorDetails
{
  HkView     parent_instance;


  GtkWidget *items_button;
  GtkWidget *hands;
  GtkWidget *backpack;
  GtkWidget *skills;
  char      *items_key;
  char      *skills_key;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdSurvivorDetails, hk_aotd_survivor_details, HK_TYPE_VIEW)

static HkAotdSurvivor *
get_survivor (HkAotdSurvivorDetails *self)
{
  return hk_aotd_find_survivor (HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self))), hk_view_get_index (HK_VIEW (self)), NULL);
}

static void
items_cb (HkAotdSurvivorDetails *self)
{
  hk_aotd_equipment_dialog_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), hk_view_get_index (HK_VIEW (self)));
}

/* What the chips that follow it are. */
static void
add_slot_title (GtkWidget  *box,
                const char *title)
{
  GtkWidget *label = hk_label_new (title, "caption");

  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_add_css_class (label, "aotd-slot");
  adw_wrap_box_append (ADW_WRAP_BOX (box), label);
}

static void
fill_slot (HkAotdSurvivor *survivor,
           GtkWidget      *box,
           HkAotdSlot      slot,
           const char     *title)
{
  guint n = 0;

  hk_wrap_box_clear (box);
  add_slot_title (box, title);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (survivor->items)); i++)
    {
      g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), i);

      if (item->slot != slot)
        continue;
      adw_wrap_box_append (ADW_WRAP_BOX (box), hk_aotd_label_new_item (item));
      n++;
    }
  if (n == 0)
    adw_wrap_box_append (ADW_WRAP_BOX (box), hk_aotd_label_new_item (NULL));
}

static void
update_items (HkAotdSurvivorDetails *self,
              HkAotdSurvivor        *survivor)
{
  g_autofree char *hands = hk_aotd_label_slot (survivor, HK_AOTD_SLOT_HAND);
  g_autofree char *backpack = hk_aotd_label_slot (survivor, HK_AOTD_SLOT_BACKPACK);
  /* Translators: %s: a Survivor; %s: cards; %s: cards. */
  g_autofree char *spoken = g_strdup_printf (_("Equipment of %s. Hands: %s. Backpack: %s."), survivor->name, hands, backpack);

  if (!g_set_str (&self->items_key, spoken))
    return;
  fill_slot (survivor, self->hands, HK_AOTD_SLOT_HAND, _("Hands"));
  fill_slot (survivor, self->backpack, HK_AOTD_SLOT_BACKPACK, _("Backpack"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->items_button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
update_skills (HkAotdSurvivorDetails *self,
               HkAotdSurvivor        *survivor)
{
  g_auto (GStrv) skills = hk_aotd_survivor_list_skills (survivor);
  g_autofree char *have = skills == NULL ? g_strdup ("") : g_strjoinv (" ", skills);
  g_autofree char *used = survivor->used == NULL ? g_strdup ("") : g_strjoinv (" ", survivor->used);
  g_autofree char *key = g_strdup_printf ("%s/%s", have, used);

  if (!g_set_str (&self->skills_key, key))
    return;
  hk_wrap_box_clear (self->skills);
  for (guint i = 0; skills != NULL && skills[i] != NULL; i++)
    {
      const gboolean spent = survivor->used != NULL && g_strv_contains ((const char * const *) survivor->used, skills[i]);

      adw_wrap_box_append (ADW_WRAP_BOX (self->skills), hk_aotd_label_new_skill (skills[i], spent));
    }
}

static void
update (HkView *view)
{
  HkAotdSurvivorDetails *self = HK_AOTD_SURVIVOR_DETAILS (view);
  HkAotdSurvivor *survivor = get_survivor (self);

  if (survivor == NULL)
    return;
  update_items (self, survivor);
  update_skills (self, survivor);
}

static void
hk_aotd_survivor_details_finalize (GObject *object)
{
  HkAotdSurvivorDetails *self = HK_AOTD_SURVIVOR_DETAILS (object);

  g_free (self->items_key);
  g_free (self->skills_key);
  G_OBJECT_CLASS (hk_aotd_survivor_details_parent_class)->finalize (object);
}

static void
hk_aotd_survivor_details_class_init (HkAotdSurvivorDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_aotd_survivor_details_finalize;
  HK_VIEW_CLASS (klass)->update = update;
  g_type_ensure (HK_TYPE_AOTD_KILL_BUTTONS);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-survivor-details");
  HK_BIND_CHILDREN (widget_class, HkAotdSurvivorDetails, items_button, hands, backpack, skills);
  gtk_widget_class_bind_template_callback (widget_class, items_cb);
}
