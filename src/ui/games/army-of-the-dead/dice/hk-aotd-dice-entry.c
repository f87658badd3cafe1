/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-aotd-dice-entry.h"
#include "ui/display/hk-template.h"

/* The faces of dice that are rolled on the table, tapped one after the other. */
struct _HkAotdDiceEntry
{
  AdwBin         parent_instance;

  HkAotdDiceKind kind;
  GString       *faces;
  int            wanted;
  GtkWidget     *title;
  GtkWidget     *keys;
  GtkWidget     *out_of_ammo;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdDiceEntry, hk_aotd_dice_entry, ADW_TYPE_BIN)

static char *
describe_wish (HkAotdDiceEntry *self)
{
  const gulong n = (gulong) self->wanted;

  switch (self->kind)
    {
    case HK_AOTD_DICE_AMMO:
      return g_strdup_printf (ngettext ("Roll %d Ammo Die and tap what it shows", "Roll %d Ammo Dice and tap what they show", n), self->wanted);
    case HK_AOTD_DICE_EXTRA:
      return g_strdup_printf (ngettext ("The sixes bring %d die more: tap what it shows", "The sixes bring %d dice more: tap what they show", n),
                              self->wanted);
    case HK_AOTD_DICE_REGULAR:
    default:
      return g_strdup_printf (ngettext ("Roll %d die and tap what it shows", "Roll %d dice and tap what they show", n), self->wanted);
    }
}

/* The faces tapped, in words where a face is none. */
static char *
describe_faces (HkAotdDiceEntry *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const char *face = self->faces->str; *face != '\0'; face++)
    {
      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (*face == '0')
        g_string_append (text, _("Out of Ammo"));
      else
        g_string_append_c (text, *face);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
update (HkAotdDiceEntry *self)
{
  const int typed = (int) self->faces->len;
  g_autofree char *faces = describe_faces (self);
  g_autofree char *text = NULL;

  if (typed == 0)
    text = describe_wish (self);
  else
    text = g_strdup_printf (C_("the faces tapped, how many they are, how many there will be", "%s: %d of %d"), faces, typed, self->wanted);
  gtk_label_set_text (GTK_LABEL (self->title), text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.face", typed < self->wanted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dice.delete", typed > 0);
}

static void
face_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkAotdDiceEntry *self = HK_AOTD_DICE_ENTRY (widget);

  g_string_append_printf (self->faces, "%d", CLAMP (g_variant_get_int32 (parameter), self->kind == HK_AOTD_DICE_AMMO ? 0 : 1, 6));
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
delete_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HkAotdDiceEntry *self = HK_AOTD_DICE_ENTRY (widget);

  if (self->faces->len == 0)
    return;
  g_string_truncate (self->faces, self->faces->len - 1);
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
hk_aotd_dice_entry_finalize (GObject *object)
{
  g_string_free (HK_AOTD_DICE_ENTRY (object)->faces, TRUE);
  G_OBJECT_CLASS (hk_aotd_dice_entry_parent_class)->finalize (object);
}

static void
hk_aotd_dice_entry_class_init (HkAotdDiceEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_aotd_dice_entry_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-dice-entry.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdDiceEntry, title, keys, out_of_ammo);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "dice.face", "i", face_action);
  gtk_widget_class_install_action (widget_class, "dice.delete", NULL, delete_action);
}

static void
hk_aotd_dice_entry_init (HkAotdDiceEntry *self)
{
  self->faces = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Says what is rolled.
 * @kind: what dice they are */
void
hk_aotd_dice_entry_set_kind (HkAotdDiceEntry *self,
                             HkAotdDiceKind   kind)
{
  g_return_if_fail (HK_IS_AOTD_DICE_ENTRY (self));

  self->kind = kind;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keys), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  kind == HK_AOTD_DICE_AMMO ? _("Faces of the Ammo Dice")
                                  : kind == HK_AOTD_DICE_EXTRA ? _("Faces of the Additional Dice") : _("Faces of the Dice"), -1);
  gtk_widget_set_visible (self->out_of_ammo, kind == HK_AOTD_DICE_AMMO);
  update (self);
}

/* Says how many faces there will be.
 * @wanted: how many dice are rolled, from 0; faces beyond them are dropped */
void
hk_aotd_dice_entry_set_wanted (HkAotdDiceEntry *self,
                               int              wanted)
{
  g_return_if_fail (HK_IS_AOTD_DICE_ENTRY (self) && wanted >= 0);

  self->wanted = wanted;
  g_string_truncate (self->faces, MIN (self->faces->len, (gsize) wanted));
  update (self);
}

/* Forgets what was tapped. */
void
hk_aotd_dice_entry_clear (HkAotdDiceEntry *self)
{
  g_return_if_fail (HK_IS_AOTD_DICE_ENTRY (self));

  g_string_truncate (self->faces, 0);
  update (self);
}

/* Returns what was tapped so far, as digits; 0 for Out of Ammo. */
const char *
hk_aotd_dice_entry_get_faces (HkAotdDiceEntry *self)
{
  g_return_val_if_fail (HK_IS_AOTD_DICE_ENTRY (self), "");

  return self->faces->str;
}
