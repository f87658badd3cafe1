/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/content/hk-rf-pack.h"
#include "games/rfyl/rules/hk-rf-events.h"
#include "hk-rf-event-face.h"
#include "ui/display/hk-template.h"
#include "ui/games/rfyl/board/hk-rf-chip.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/widgets/hk-widgets.h"

#define ICON 22

/* An Event card as one reads it aloud: its name, its icons with the words for them, what it does in numbers, and
 * what it says in the words of the group. */
struct _HkRfEventFace
{
  AdwBin     parent_instance;

  GtkLabel  *name;
  GtkWidget *icons;
  GtkLabel  *facts;
  GtkLabel  *text;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfEventFace, hk_rf_event_face, ADW_TYPE_BIN)

static void
hk_rf_event_face_class_init (HkRfEventFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-event-face.ui");
  HK_BIND_CHILDREN (widget_class, HkRfEventFace, name, icons, facts, text);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_bullets (HkRfEvent    *event,
             gboolean      prevents,
             GStrvBuilder *builder)
{
  const int n = ABS (event->bullets);

  if (prevents)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%d bullet of those on the space prevents it all", "%d bullets of those on the space prevent it all", (gulong) n), n));
  else if (event->bullets > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("Gain %d bullet", "Gain %d bullets", (gulong) n), n));
  else if (event->bullets < 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("Lose %d bullet", "Lose %d bullets", (gulong) n), n));
}

static void
add_movement (HkRfEvent    *event,
              GStrvBuilder *builder)
{
  const int n = ABS (event->move);

  if (event->move > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%d space closer to the safe zone", "%d spaces closer to the safe zone", (gulong) n), n));
  else if (event->move < 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%d space back", "%d spaces back", (gulong) n), n));
  if (event->skips > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("Miss %d movement", "Miss %d movements", (gulong) event->skips), event->skips));
}

static void
add_zombies (HkRfEvent    *event,
             GStrvBuilder *builder)
{
  const int n = MAX (event->zombies, 1);

  if (hk_rf_event_has_icon (event, "add-zombies"))
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%d zombie comes to this space", "%d zombies come to this space", (gulong) n), n));
  if (hk_rf_event_has_icon (event, "encounter"))
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("Fight %d zombie at once; it does not come onto the track", "Fight %d zombies at once; they do not come onto the track", (gulong) n), n));
}

static void
add_kept (HkRfEvent    *event,
          GStrvBuilder *builder)
{
  if (hk_rf_event_has_icon (event, "melee"))
    {
      const int kills = event->kills;

      g_strv_builder_take (builder, event->bonus == 0 ? g_strdup (_("A weapon for fights")) : event->bonus > 0 ? g_strdup_printf (_("A weapon: +%d to the card in a fight"), event->bonus)
                                                      : g_strdup_printf (_("A weapon: −%d to the card in a fight"), -event->bonus));
      if (kills > 0)
        g_strv_builder_take (builder, g_strdup_printf (ngettext ("A won fight kills %d zombie", "A won fight kills %d zombies", (gulong) kills), kills));
    }
  else if (hk_rf_event_has_icon (event, "item") || hk_rf_event_has_icon (event, "ability"))
    g_strv_builder_add (builder, _("Whoever drew it keeps it"));
  else
    return;
  if (event->uses < 0)
    g_strv_builder_add (builder, _("To be used as often as one likes"));
  else if (event->uses > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("To be used %d time", "To be used %d times", (gulong) event->uses), event->uses));
}

/* Returns (transfer full): what it does in numbers, a line each.
 * @table: the table that it is drawn on */
static GStrv
list_facts (HkRfTable *table,
            HkRfEvent *event)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const gboolean prevents = hk_rf_event_can_prevent (table, event);

  g_return_val_if_fail (HK_IS_RF_EVENT (event), g_strv_builder_end (builder));

  if (!prevents)
    add_bullets (event, FALSE, builder);
  add_movement (event, builder);
  add_zombies (event, builder);
  if (hk_rf_event_has_icon (event, "blood"))
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("Draw %d Blood card", "Draw %d Blood cards", (gulong) MAX (event->blood, 1)), MAX (event->blood, 1)));
  if (hk_rf_event_has_icon (event, "death"))
    g_strv_builder_add (builder, _("Dies, and comes back on this space as a zombie player"));
  add_kept (event, builder);
  if (event->everybody)
    g_strv_builder_add (builder, _("Everybody on the space is affected"));
  if (prevents)
    add_bullets (event, TRUE, builder);
  return g_strv_builder_end (builder);
}

/* Returns (transfer full): what it does, in a line; an empty text when there is nothing to say.
 * @table: the table that it is drawn on */
char *
hk_rf_event_describe (HkRfTable *table,
                      HkRfEvent *event)
{
  g_auto (GStrv) facts = list_facts (table, event);
  g_autofree char *text = facts == NULL ? NULL : g_strjoinv (" · ", facts);

  if (text == NULL || text[0] == '\0')
    return g_strdup (event->text == NULL ? "" : event->text);
  return g_steal_pointer (&text);
}

static void
add_icon (HkRfEventFace *self,
          const char    *icon)
{
  static const char * const bad[] = { "death", "blood", "encounter", "add-zombies", NULL };
  GtkWidget *chip = hk_rf_chip_new (hk_rf_symbol_new (icon, ICON), hk_rf_label_icon (icon), "rf-icon");

  hk_widget_set_class (chip, "rf-bad", g_strv_contains (bad, icon));
  adw_wrap_box_append (ADW_WRAP_BOX (self->icons), chip);
}

static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_text (label, text == NULL ? "" : text);
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && text[0] != '\0');
}

/* @table: the table that it is drawn on
 * @event: what is on it */
void
hk_rf_event_face_show (HkRfEventFace *self,
                       HkRfTable     *table,
                       HkRfEvent     *event)
{
  g_auto (GStrv) facts = list_facts (table, event);
  g_autofree char *lines = g_strjoinv ("\n", facts);

  g_return_if_fail (HK_IS_RF_EVENT_FACE (self));

  gtk_label_set_text (self->name, event->name);
  set_text (self->facts, lines);
  set_text (self->text, event->text);
  hk_wrap_box_clear (self->icons);
  for (guint i = 0; event->icons != NULL && event->icons[i] != NULL; i++)
    add_icon (self, event->icons[i]);
  gtk_widget_set_visible (self->icons, gtk_widget_get_first_child (self->icons) != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, event->name, -1);
}
