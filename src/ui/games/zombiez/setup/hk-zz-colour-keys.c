/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/rules/hk-zz-colours.h"
#include "hk-zz-colour-keys.h"
#include "ui/games/zombiez/board/hk-zz-ink.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44

/* Asks once which colours the cards have: a key for each usual one, and a field for any other. */
struct _HkZzColourKeys
{
  HkView       parent_instance;

  GPtrArray   *names;   /* of the keys that are down, in the order in which they were pressed */
  AdwWrapBox  *keys;
  GtkEditable *other;
  GtkWidget   *done;
  GtkLabel    *done_label;
};

G_DEFINE_FINAL_TYPE (HkZzColourKeys, hk_zz_colour_keys, HK_TYPE_VIEW)

static void
update (HkZzColourKeys *self)
{
  const guint n = self->names->len;
  g_autofree char *label = g_strdup_printf (ngettext ("Play With %u Colour", "Play With %u Colours", n), n);

  gtk_label_set_text (self->done_label, n < HK_ZZ_MIN_COLOURS ? _("Play With These Colours") : label);
  gtk_widget_set_sensitive (self->done, n >= HK_ZZ_MIN_COLOURS && n <= HK_ZZ_MAX_COLOURS);
  hk_tooltip_set (self->done, n > HK_ZZ_MAX_COLOURS ? _("The app can tell six colours apart.") : NULL);
}

static void
toggled_cb (HkZzColourKeys  *self,
            GtkToggleButton *key)
{
  const char *name = g_object_get_data (G_OBJECT (key), "name");
  guint place;

  if (gtk_toggle_button_get_active (key))
    g_ptr_array_add (self->names, g_strdup (name));
  else if (g_ptr_array_find_with_equal_func (self->names, name, g_str_equal, &place))
    g_ptr_array_remove_index (self->names, place);
  update (self);
}

static GtkWidget *
add_key (HkZzColourKeys *self,
         const char     *name)
{
  GtkWidget *key = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *ground = hk_zz_ink_find_ground (name);

  if (ground != NULL)
    {
      g_autofree char *markup = g_strdup_printf ("<span foreground=\"%s\">⬤</span>", ground);
      GtkWidget *dot = g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup", TRUE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      gtk_box_append (GTK_BOX (box), dot);
    }
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_button_set_child (GTK_BUTTON (key), box);
  gtk_widget_set_size_request (key, TARGET, TARGET);
  hk_widget_set_spoken (key, name);
  g_object_set_data_full (G_OBJECT (key), "name", g_strdup (name), g_free);
  g_signal_connect_object (key, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->keys, key);
  return key;
}

static void
other_cb (HkZzColourKeys *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->other)));

  if (name[0] == '\0')
    return;
  gtk_editable_set_text (self->other, "");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (add_key (self, name)), TRUE);
}

static void
done_cb (HkZzColourKeys *self)
{
  HkMove *move = hk_move_build ("colours", NULL);
  JsonArray *names = json_array_new ();

  for (guint i = 0; i < self->names->len; i++)
    json_array_add_string_element (names, self->names->pdata[i]);
  json_object_set_array_member (hk_move_get_params (move), "names", names);
  hk_view_play (HK_VIEW (self), move);
}

static void
hk_zz_colour_keys_dispose (GObject *object)
{
  HkZzColourKeys *self = HK_ZZ_COLOUR_KEYS (object);

  g_clear_pointer (&self->names, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_zz_colour_keys_parent_class)->dispose (object);
}

static void
hk_zz_colour_keys_class_init (HkZzColourKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_zz_colour_keys_dispose;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-colour-keys");
  HK_BIND_CHILDREN (widget_class, HkZzColourKeys, keys, other, done, done_label);
  HK_BIND_CALLBACKS (widget_class, other_cb, done_cb);
}

static void
hk_zz_colour_keys_init (HkZzColourKeys *self)
{
  static const char * const usual[] = {
    N_("Red"), N_("Orange"), N_("Yellow"), N_("Green"), N_("Turquoise"), N_("Blue"), N_("Purple"), N_("Pink"), N_("Brown"), N_("Grey"),
    N_("Black"), N_("White"),
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->names = g_ptr_array_new_with_free_func (g_free);
  for (gsize i = 0; i < G_N_ELEMENTS (usual); i++)
    add_key (self, _(usual[i]));
  update (self);
}

/* Plays with the colours that are chosen. Returns FALSE where these are too few or too many. */
gboolean
hk_zz_colour_keys_finish (HkZzColourKeys *self)
{
  g_return_val_if_fail (HK_IS_ZZ_COLOUR_KEYS (self), FALSE);

  if (!gtk_widget_is_sensitive (self->done))
    return FALSE;
  done_cb (self);
  return TRUE;
}
