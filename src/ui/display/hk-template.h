/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a class with a template does not need to say of each of its children. */

/* G_DEFINE_FINAL_TYPE() for a widget whose instances begin with their template and nothing else. */
#define HK_DEFINE_TEMPLATE_TYPE(Type, type, PARENT_TYPE) \
  G_DEFINE_FINAL_TYPE (Type, type, PARENT_TYPE) \
  static void \
  type##_init (Type *self) \
  { \
    gtk_widget_init_template (GTK_WIDGET (self)); \
  }

/* gtk_widget_class_bind_template_child() for each of the members that follow. */
#define HK_BIND_CHILDREN(widget_class, Type, ...) HK_EXPAND (HK_BIND_CHILD (widget_class, Type, __VA_ARGS__))
#define HK_BIND_CHILD(widget_class, Type, member, ...) \
  gtk_widget_class_bind_template_child (widget_class, Type, member) __VA_OPT__ (; HK_BIND_NEXT_CHILD HK_PARENTHESES (widget_class, Type, __VA_ARGS__))
#define HK_BIND_NEXT_CHILD() HK_BIND_CHILD

/* gtk_widget_class_bind_template_callback() for each of the functions that follow. */
#define HK_BIND_CALLBACKS(widget_class, ...) HK_EXPAND (HK_BIND_CALLBACK (widget_class, __VA_ARGS__))
#define HK_BIND_CALLBACK(widget_class, function, ...) \
  gtk_widget_class_bind_template_callback (widget_class, function) __VA_OPT__ (; HK_BIND_NEXT_CALLBACK HK_PARENTHESES (widget_class, __VA_ARGS__))
#define HK_BIND_NEXT_CALLBACK() HK_BIND_CALLBACK

/* What the macros above come to is read again for each that follows, up to 60 times. */
#define HK_EXPAND(...) HK_EXPAND_1 (HK_EXPAND_1 (HK_EXPAND_1 (HK_EXPAND_1 (__VA_ARGS__))))
#define HK_EXPAND_1(...) HK_EXPAND_2 (HK_EXPAND_2 (HK_EXPAND_2 (HK_EXPAND_2 (__VA_ARGS__))))
#define HK_EXPAND_2(...) HK_EXPAND_3 (HK_EXPAND_3 (HK_EXPAND_3 (__VA_ARGS__)))
#define HK_EXPAND_3(...) __VA_ARGS__
#define HK_PARENTHESES ()

void hk_template_dispose (GObject *object);

G_END_DECLS
