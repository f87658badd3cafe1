/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-person-private.h"

#define PROPERTIES "org.freedesktop.DBus.Properties"
#define VALUE      "org.a11y.atspi.Value"
#define COMPONENT  "org.a11y.atspi.Component"

/**
 * hk_seen_read:
 * @self: something seen
 *
 * Returns: (transfer full): the text in it; its name where it is not made for text
 */
char *
hk_seen_read (HkSeen *self)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (self->person->bus, self->person->app, self->path,
                                                             "org.a11y.atspi.Text", "GetText",
                                                             g_variant_new ("(ii)", 0, -1), G_VARIANT_TYPE ("(s)"),
                                                             G_DBUS_CALL_FLAGS_NO_AUTO_START, HK_PERSON_PATIENCE_MS,
                                                             NULL, NULL);
  char *text;

  if (answer == NULL)
    return g_strdup (self->name);
  g_variant_get (answer, "(s)", &text);
  return text;
}

static GVariant *
get_of_value (HkSeen     *self,
              const char *property)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (self->person->bus, self->person->app, self->path, PROPERTIES, "Get",
                                                             g_variant_new ("(ss)", VALUE, property), G_VARIANT_TYPE ("(v)"),
                                                             G_DBUS_CALL_FLAGS_NO_AUTO_START, HK_PERSON_PATIENCE_MS, NULL, NULL);
  GVariant *held = NULL;

  if (answer != NULL)
    g_variant_get (answer, "(v)", &held);
  return held;
}

/**
 * hk_seen_get_value:
 * @self: something seen that shows a number, such as a bar
 * @value: (out): the number
 *
 * Returns: whether it has a number
 */
gboolean
hk_seen_get_value (HkSeen *self,
                   double *value)
{
  g_autoptr (GVariant) held = get_of_value (self, "CurrentValue");

  if (held == NULL || !g_variant_is_of_type (held, G_VARIANT_TYPE_DOUBLE))
    return FALSE;
  *value = g_variant_get_double (held);
  return TRUE;
}

/**
 * hk_seen_read_value:
 * @self: something seen that shows a number, such as a bar
 *
 * Returns: (transfer full) (nullable): the number in words, as it is read out
 */
char *
hk_seen_read_value (HkSeen *self)
{
  g_autoptr (GVariant) held = get_of_value (self, "Text");

  return held == NULL || !g_variant_is_of_type (held, G_VARIANT_TYPE_STRING) ? NULL : g_variant_dup_string (held, NULL);
}

/**
 * hk_seen_get_middle:
 * @self: something seen
 * @x: (out): where its middle is in the window, in pixels
 * @y: (out): and how far down
 *
 * Returns: whether it is still there
 */
gboolean
hk_seen_get_middle (HkSeen *self,
                    int    *x,
                    int    *y)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (self->person->bus, self->person->app, self->path, COMPONENT,
                                                             "GetExtents", g_variant_new ("(u)", ATSPI_COORD_TYPE_WINDOW),
                                                             G_VARIANT_TYPE ("((iiii))"), G_DBUS_CALL_FLAGS_NO_AUTO_START,
                                                             HK_PERSON_PATIENCE_MS, NULL, NULL);
  int width;
  int height;

  if (answer == NULL)
    return FALSE;
  g_variant_get (answer, "((iiii))", x, y, &width, &height);
  *x += width / 2;
  *y += height / 2;
  return TRUE;
}

static void
dump (HkSeen *self)
{
  g_autofree char *role = atspi_role_get_name (self->role);

  if (self->gone)
    return;
  g_printerr ("# %*s%s “%s”", (int) self->depth * 2, "", role, self->name);
  if (*self->description != '\0')
    g_printerr (" (%s)", self->description);
  if (self->role == ATSPI_ROLE_TEXT || self->role == ATSPI_ROLE_ENTRY)
    {
      g_autofree char *text = hk_seen_read (self);

      g_printerr (" = “%s”", text);
    }
  if (hk_seen_is (self, ATSPI_STATE_FOCUSED))
    g_printerr (" [focus]");
  if (!hk_seen_is (self, ATSPI_STATE_SENSITIVE) && hk_seen_is (self, ATSPI_STATE_FOCUSABLE))
    g_printerr (" [insensitive]");
  if (hk_seen_is (self, ATSPI_STATE_CHECKED) || hk_seen_is (self, ATSPI_STATE_PRESSED))
    g_printerr (" [on]");
  g_printerr ("\n");
  for (guint i = 0; i < self->children->len; i++)
    dump (g_ptr_array_index (self->children, i));
}

/**
 * hk_person_dump:
 * @self: a person
 *
 * Says what was seen at the last look.
 */
void
hk_person_dump (HkPerson *self)
{
  if (self->root == NULL)
    g_printerr ("# nothing was seen\n");
  else
    dump (self->root);
}
