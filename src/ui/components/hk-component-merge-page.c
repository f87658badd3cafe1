/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-component-merge-page.h"
#include "hk-components-dialog.h"
#include "ui/display/hk-template.h"

/* What another pack would bring into ours, and the choices where both know something else. */
struct _HkComponentMergePage
{
  AdwNavigationPage    parent_instance;

  HkPack              *pack;
  HkPackUnion         *packs;
  GPtrArray           *choices; /* AdwComboRow, one for each that differs */
  GPtrArray           *rows;    /* one for each meeting */

  AdwPreferencesGroup *summary;
  AdwPreferencesGroup *kinds;
  AdwPreferencesGroup *differing;
  AdwPreferencesGroup *filled;
  AdwPreferencesGroup *added;
};

G_DEFINE_FINAL_TYPE (HkComponentMergePage, hk_component_merge_page, ADW_TYPE_NAVIGATION_PAGE)

static void
chosen_cb (GtkWidget     *row,
           GParamSpec    *unused,
           HkPackMeeting *meeting)
{
  hk_pack_meeting_set_choice (meeting, (HkPackMeetingChoice) adw_combo_row_get_selected (ADW_COMBO_ROW (row)));
}

static void
set_up_choice_cb (GtkListItemFactory *factory,
                  GtkListItem        *item)
{
  gtk_list_item_set_child (item, gtk_label_new (NULL));
}

static void
bind_choice_cb (GtkListItemFactory *factory,
                GtkListItem        *item)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* Short words, of which the row leaves none out. */
static GtkListItemFactory *
make_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_choice_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_choice_cb), NULL);
  return factory;
}

static GtkWidget *
make_row (HkComponentMergePage *self,
          HkPackMeeting        *meeting)
{
  const gboolean differs = hk_pack_meeting_get_state (meeting) == HK_PACK_MEETING_DIFFERS;
  GtkWidget *row = differs ? adw_combo_row_new () : adw_action_row_new ();
  g_autofree char *title = hk_pack_meeting_dup_title (meeting);
  g_autofree char *subtitle = hk_pack_meeting_describe (meeting);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (differs)
    {
      /* In the order of HkPackMeetingChoice. */
      const char *names[] = { C_("whose values are taken", "Yours"), C_("whose values are taken", "Theirs"),
                              hk_pack_meeting_can_keep_both (meeting) ? C_("whose values are taken", "Both Cards") : NULL, NULL };
      g_autoptr (GtkStringList) choices = gtk_string_list_new (names);
      g_autoptr (GtkListItemFactory) factory = make_factory ();

      adw_combo_row_set_factory (ADW_COMBO_ROW (row), factory);
      adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices));
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), hk_pack_meeting_get_choice (meeting));
      g_signal_connect_object (row, "notify::selected", G_CALLBACK (chosen_cb), meeting, 0);
      g_ptr_array_add (self->choices, row);
    }
  return row;
}

static void
show (HkComponentMergePage *self)
{
  AdwPreferencesGroup *groups[HK_PACK_N_MEETING_STATES] = {
    [HK_PACK_MEETING_NEW] = self->added, [HK_PACK_MEETING_FILLS] = self->filled, [HK_PACK_MEETING_DIFFERS] = self->differing,
  };
  g_autofree char *summary = hk_pack_union_describe (self->packs);

  adw_preferences_group_set_title (self->summary, summary);
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);

      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP)), row);
    }
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->choices, 0);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    gtk_widget_set_visible (GTK_WIDGET (groups[i]), hk_pack_union_count (self->packs, i) > 0);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->packs)); i++)
    {
      g_autoptr (HkPackMeeting) meeting = g_list_model_get_item (G_LIST_MODEL (self->packs), i);
      GtkWidget *row = make_row (self, meeting);

      adw_preferences_group_add (groups[hk_pack_meeting_get_state (meeting)], row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
apart_cb (GtkWidget            *row,
          GParamSpec           *unused,
          HkComponentMergePage *self)
{
  hk_pack_union_set_apart (self->packs, gtk_widget_get_name (row), adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  show (self);
}

/* A switch for each kind of which both have used the same numbers. */
static void
add_kinds (HkComponentMergePage *self)
{
  JsonArray *kinds = hk_pack_list_kinds (self->pack);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *kind = json_array_get_object_element (kinds, i);
      const char *id = json_object_get_string_member (kind, "id");
      const guint n = hk_pack_union_count_shared (self->packs, id);
      g_autofree char *subtitle = g_strdup_printf (ngettext ("%u of theirs has a number or name that you have used, too",
                                                             "%u of theirs have numbers or names that you have used, too", n), n);
      GtkWidget *row;

      if (n == 0)
        continue;
      row = adw_switch_row_new ();
      gtk_widget_set_name (row, id);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), json_object_get_string_member (kind, "plural"));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
      adw_switch_row_set_active (ADW_SWITCH_ROW (row), hk_pack_union_get_apart (self->packs, id));
      g_signal_connect (row, "notify::active", G_CALLBACK (apart_cb), self);
      adw_preferences_group_add (self->kinds, row);
      gtk_widget_set_visible (GTK_WIDGET (self->kinds), TRUE);
    }
}

static void
choose_all (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HkComponentMergePage *self = HK_COMPONENT_MERGE_PAGE (widget);

  for (guint i = 0; i < self->choices->len; i++)
    adw_combo_row_set_selected (g_ptr_array_index (self->choices, i), g_str_equal (name, "merge.all-theirs") ? 1 : 0);
}

static void
apply_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HkComponentMergePage *self = HK_COMPONENT_MERGE_PAGE (widget);
  GtkWidget *view = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);
  g_autofree char *summary = hk_pack_union_describe (self->packs);
  g_autoptr (GError) error = NULL;

  if (!hk_pack_union_apply (self->packs, &error))
    {
      hk_components_dialog_say (widget, error->message);
      return;
    }
  hk_components_dialog_say_done (widget, summary);
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view));
}

static void
hk_component_merge_page_dispose (GObject *object)
{
  HkComponentMergePage *self = HK_COMPONENT_MERGE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_COMPONENT_MERGE_PAGE);
  g_clear_object (&self->pack);
  g_clear_object (&self->packs);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_component_merge_page_parent_class)->dispose (object);
}

static void
hk_component_merge_page_class_init (HkComponentMergePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_component_merge_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-component-merge-page.ui");
  HK_BIND_CHILDREN (widget_class, HkComponentMergePage, summary, kinds, differing, filled, added);
  gtk_widget_class_install_action (widget_class, "merge.apply", NULL, apply_action);
  gtk_widget_class_install_action (widget_class, "merge.all-yours", NULL, choose_all);
  gtk_widget_class_install_action (widget_class, "merge.all-theirs", NULL, choose_all);
}

static void
hk_component_merge_page_init (HkComponentMergePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->choices = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
}

/* Returns (transfer floating): a page that shows what another pack would bring, and joins them.
 * @packs: both packs */
AdwNavigationPage *
hk_component_merge_page_new (HkPack      *pack,
                             HkPackUnion *packs)
{
  HkComponentMergePage *self = g_object_new (HK_TYPE_COMPONENT_MERGE_PAGE, NULL);
  g_autofree char *other = hk_pack_union_describe_other (packs);

  self->pack = g_object_ref (pack);
  self->packs = g_object_ref (packs);
  adw_preferences_group_set_description (self->summary, other);
  add_kinds (self);
  show (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "merge.apply", g_list_model_get_n_items (G_LIST_MODEL (packs)) > 0);
  return ADW_NAVIGATION_PAGE (self);
}
