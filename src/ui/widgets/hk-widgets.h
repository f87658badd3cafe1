/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void       hk_widget_set_class      (GtkWidget *widget, const char *style, gboolean on);
void       hk_widget_set_classes    (GtkWidget *widget, const char * const *classes);
void       hk_widget_set_spoken     (GtkWidget *widget, const char *text);
void       hk_button_set_icon       (GtkButton *button, const char *icon);
void       hk_image_set_icon        (GtkImage *image, const char *icon);
void       hk_button_wrap           (GtkWidget *button);
void       hk_bin_size_by_width     (AdwBin *bin);
void       hk_widget_set_margins    (GtkWidget *widget, int top, int sides, int bottom);
GtkWidget *hk_wrap_box_new          (int spacing);
void       hk_wrap_box_clear        (GtkWidget *box);
GtkWidget *hk_boxed_list_new        (const char *label);
GtkWidget *hk_ornament_new          (const char *icon);
GtkWidget *hk_heading_new           (const char *text);
GtkWidget *hk_icon_button_new       (const char *icon, const char *tooltip, const char *whose);
GtkWidget *hk_pill_new              (const char *label, const char *action);
GtkWidget *hk_page_button_new       (const char *title, GCallback clicked, gpointer self);
GtkWidget *hk_label_new             (const char *text, const char *style);
GtkWidget *hk_box_add_label         (GtkWidget *box, const char *text, const char *style);
GtkWidget *hk_box_add_words         (GtkWidget *box, const char *text, const char *style);
GtkWidget *hk_list_popover_new      (GtkWidget *box, int most);
void       hk_popover_open_once     (GtkWidget *popover, GtkWidget *from);
GtkWidget *hk_page_new              (GtkWidget *content, GtkWidget *bottom);
void       hk_widget_press_by_digits (GtkWidget *widget, GtkShortcutScope scope);

G_END_DECLS
