/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-aotd-allot-picker.h"
#include "ui/display/hk-template.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-widgets.h"

#define N_KINDS 3

/* The hits of a Melee Action that has been made, a row for each kind of Zombie that they can kill. They stand where
 * the app has put them until a person wants them elsewhere. */
struct _HkAotdAllotPicker
{
  AdwBin     parent_instance;

  int        hits;
  int        allotted[N_KINDS];  /* as the app has put them */
  gboolean   is_setting;
  GtkWidget *title;
  GtkWidget *list;
  GtkWidget *rows[N_KINDS];      /* NULL for a kind that no hit can kill */
  GtkWidget *button;
};

enum
{
  ALLOT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char * const types[N_KINDS] = { "shambler", "alpha", "abomination" };
static const char * const members[N_KINDS] = { "shamblers", "alphas", "abominations" };

G_DEFINE_FINAL_TYPE (HkAotdAllotPicker, hk_aotd_allot_picker, ADW_TYPE_BIN)

static int
get_value (HkAotdAllotPicker *self,
           int                kind)
{
  return self->rows[kind] == NULL ? 0 : MAX (0, hk_key_row_get_selected (HK_KEY_ROW (self->rows[kind])));
}

static int
get_total (HkAotdAllotPicker *self)
{
  int total = 0;

  for (int i = 0; i < N_KINDS; i++)
    total += get_value (self, i);
  return total;
}

static void
update (HkAotdAllotPicker *self)
{
  const int left = self->hits - get_total (self);
  g_autofree char *all = g_strdup_printf (ngettext ("%d hit goes where you want it", "%d hits go where you want them", (gulong) self->hits), self->hits);
  g_autofree char *text = left <= 0 ? g_strdup (all) : g_strdup_printf (_("%s; left to allot: %d"), all, left);
  gboolean changed = FALSE;

  for (int i = 0; i < N_KINDS; i++)
    changed |= get_value (self, i) != self->allotted[i];
  gtk_label_set_text (GTK_LABEL (self->title), text);
  gtk_widget_set_sensitive (self->button, changed && left >= 0);
}

/* There are no more hits than there are: what one kind gets is taken from the others. */
static void
value_cb (HkAotdAllotPicker *self,
          GParamSpec        *pspec,
          GtkWidget         *row)
{
  if (self->is_setting)
    return;
  self->is_setting = TRUE;
  for (int i = N_KINDS - 1; i >= 0; i--)
    {
      const int over = get_total (self) - self->hits;

      if (over > 0 && self->rows[i] != NULL && self->rows[i] != row)
        hk_key_row_set_selected (HK_KEY_ROW (self->rows[i]), MAX (0, get_value (self, i) - over));
    }
  self->is_setting = FALSE;
  update (self);
}

static void
clicked_cb (HkAotdAllotPicker *self)
{
  g_signal_emit (self, signals[ALLOT], 0);
}

/* A key for each number of hits. */
static void
add_row (HkAotdAllotPicker *self,
         int                kind,
         int                most,
         int                hits)
{
  self->rows[kind] = hk_key_row_new_numbers (hk_aotd_name_zombies (types[kind]), 0, most);
  hk_key_row_set_selected (HK_KEY_ROW (self->rows[kind]), MIN (hits, most));
  g_signal_connect_object (self->rows[kind], "notify::selected", G_CALLBACK (value_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (GTK_LIST_BOX (self->list), self->rows[kind]);
}

/* Shows where the hits went, or hides.
 * @choice: (nullable): what there is to choose; %NULL for nothing */
void
hk_aotd_allot_picker_ask (HkAotdAllotPicker  *self,
                          const HkAotdChoice *choice)
{
  g_return_if_fail (HK_IS_AOTD_ALLOT_PICKER (self));

  gtk_widget_set_visible (GTK_WIDGET (self), choice != NULL);
  if (choice == NULL)
    return;
  self->is_setting = TRUE;
  self->hits = choice->hits;
  gtk_list_box_remove_all (GTK_LIST_BOX (self->list));
  for (int i = 0; i < N_KINDS; i++)
    {
      const int most[N_KINDS] = { choice->most.shamblers, choice->most.alphas, choice->most.abominations };
      const int went[N_KINDS] = { choice->allotment.shamblers, choice->allotment.alphas, choice->allotment.abominations };

      self->rows[i] = NULL;
      if (most[i] > 0)
        add_row (self, i, MIN (most[i], choice->hits), went[i]);
      self->allotted[i] = get_value (self, i);
    }
  self->is_setting = FALSE;
  update (self);
}

/* @self: a picker that shows
 * @params: the parameters of an attack, which receive "allot" */
void
hk_aotd_allot_picker_add_to (HkAotdAllotPicker *self,
                             JsonObject        *params)
{
  JsonObject *allot = json_object_new ();

  g_return_if_fail (HK_IS_AOTD_ALLOT_PICKER (self));

  for (int i = 0; i < N_KINDS; i++)
    json_object_set_int_member (allot, members[i], get_value (self, i));
  json_object_set_object_member (params, "allot", allot);
}

static void
hk_aotd_allot_picker_class_init (HkAotdAllotPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-allot-picker.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdAllotPicker, title, list, button);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);

  /**
   * HkAotdAllotPicker::allot:
   * @self: a picker
   *
   * A person wants the hits as the rows say.
   */
  signals[ALLOT] = g_signal_new ("allot", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_aotd_allot_picker_init (HkAotdAllotPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_button_wrap (self->button);
}
