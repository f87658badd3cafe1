/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-template.h"

/* The dispose function of a final class that has nothing to let go but what its template made. */
void
hk_template_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  G_OBJECT_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (object)))->dispose (object);
}
